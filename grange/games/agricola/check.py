"""Check that a position of Agricola can occur: numbers in their bounds, connected farms, and a round that can continue."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Any

from grange.core.game import steps_of
from grange.core.step import Step
from grange.games.agricola import farm, opening
from grange.games.agricola.box import (
    ACTIONS,
    CARD,
    CARD_NAMES,
    CARD_OF_SPACE,
    CLOSED,
    DECKS,
    FIRST_MINOR,
    FIRST_OF_DECKS,
    FOOD,
    FREE_STABLE,
    GOODS,
    GRAIN,
    HOUSES,
    LEGENDARY_DECK,
    LESSON_AT_HOME,
    LLAMA,
    MAJORS,
    MOST_SPACES,
    NO_SEASON,
    NO_SEAT,
    NO_SPACE,
    NOBODY,
    ROUNDS,
    SEASON_SPACES,
    SEASONS,
    SHEEP,
    SIDE_STABLE,
    SPACES,
    STABLES,
    USE,
    VEGETABLE,
)
from grange.games.agricola.cards import CARDS, EVER, drawn, legendary_deck, legendary_events, x_deck, x_events
from grange.games.agricola.cards.hand import WOOD_SPACES
from grange.games.agricola.cards.legendary_deck import OrderCards
from grange.games.agricola.rules.animals import LetAnimalGo
from grange.games.agricola.rules.building import BuildStables
from grange.games.agricola.rules.costs import MakeFood, PayFood, food_values
from grange.games.agricola.rules.fences import BuildFences
from grange.games.agricola.rules.housing import homeless
from grange.games.agricola.rules.improvements import LayCard, PassOn
from grange.games.agricola.rules.rounds import PHASES, PHASES_WITH_CARDS, PHASES_WITH_DECKS, ChooseRoundCard, ReturnHome
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.rules.spaces import WISHES
from grange.games.agricola.rules.turn import NextTurn, PlaceGuest, PlacePerson, SendPerson
from grange.games.agricola.setup import first_season
from grange.games.agricola.state import DECK_LISTS, Agricola
from grange.games.agricola.variants import decks as deck_rules
from grange.games.agricola.variants.card_draws import REDRAWN, full_market
from grange.games.agricola.variants.deal import fitting_cards, pile_of
from grange.games.agricola.variants.decks import CARDS_OF, ShuffleBack
from grange.games.agricola.variants.house_rules import OPEN_PASTURES, SCATTERED_PASTURES
from grange.games.agricola.variants.team import PayToll, SayAmount, Trade

MOST_GOODS = 999  # of one kind
MOST_COMING = 99  # entries of goods on round spaces
MOST_CROPS = 99  # on a field, including those that cards add
MOST_SEEN = 3  # cards at the top of a deck that a seat has seen
MOST_LEFT = 3  # wood that cards can put back on a space

# The agenda of a position as a string: names of steps, the next one first, each followed by a space.
PAYING = "ChoosePrice |MakeFood PayFood "
BUILDING = "BuildRooms |BuildStables |BuildFences |PlowField |SowFields |BakeBread |BuildImprovement |LayCard "
MARKET = "ChooseAnimal |ChooseMaterial |Receive |Trade |(PayToll )?SayAmount "
WORK = f"(LetAnimalGo )?({PAYING})?({BUILDING}|{MARKET})?(ChooseActions )?"
SEASONAL = "BuildStables BuildRooms |GrowFamily |CookBeforeBreeding Breed "
IN_SEASONS = f"(LetAnimalGo )?({PAYING})?({BUILDING}|{MARKET}|{SEASONAL})?(ChooseActions )?"
TURN = f"(PlacePerson |{WORK})NextTurn ReturnHome HarvestTime EndOfRound "
HARVEST = "HarvestTime EndOfRound |((FieldPhase )?FeedingPhase )?BreedingPhase EndOfRound |EndOfRound "
COURSE = re.compile(f"Round |{TURN}|{HARVEST}|")
COURSE_IN_SEASONS = re.compile(f"Round |{TURN.replace(WORK, IN_SEASONS)}|{HARVEST}|")
# With hand cards, a card may cause anything that a seat can do, before or after anything else.
CARD_STEPS = (
    "Before |After |UseSpace |UseCards |OfferAgain |ChooseActions |PlayOccupation |PassOn |Renovate |ChangeHouse |GrowFamily |"
    "FenceOneSpace |ChooseGood |GiveByCard |MayUse |MoveCrop |FirePorcelain |ReapMore |DrawMore |DrawCard |"
    "CookBeforeBreeding |Breed |ChildByFire |BreedInSpring |SellGrain |ReapInAutumn |TakeVegetable |RebuildHouse "
)
# Questions of deck cards, and a person sent by one of them.
DECK_CHAPTERS = (deck_rules, drawn, x_deck, x_events, legendary_deck, legendary_events)
DECK_STEPS = "|".join(f"{name} " for name in (*steps_of(*DECK_CHAPTERS), "PlaceGuest") if name != "AtHome")
ANYTHING = f"({CARD_STEPS}|{DECK_STEPS}|{BUILDING}|{MARKET}|LetAnimalGo |ChoosePrice |MakeFood |PayFood |PlaceAnother )*"
REST = "ComingHome ReturnHome (AtHome )?HarvestTime EndOfRound "
CARD_TURN = f"{ANYTHING}(PlacePerson |SendPerson )?(EndOfTurn |(LastOfTurn )?(Pause )?)NextTurn {REST}"
PREPARING = f"{ANYTHING}(BeforeArrival |(Pause )?Arrive )?(Pause )?(PrepareSeat )*Replenish Work {REST}"
CARD_HARVEST = (
    f"{ANYTHING}ReturnHome AtHome HarvestTime EndOfRound |"  # deck cards ask before and after people return home
    f"{ANYTHING}HarvestTime EndOfRound |StartOfFields FieldPhase CardsInFieldPhase FeedingPhase BreedingPhase EndOfRound |"
    f"{ANYTHING}FeedingPhase BreedingPhase EndOfRound |BreedingPhase EndOfRound |{ANYTHING}EndOfRound |{ANYTHING}(BeforeScoring )?"
)
CARD_COURSE = re.compile(f"{ANYTHING}Round |{CARD_TURN}|{PREPARING}|{CARD_HARVEST}")
STARTING = re.compile(f"{ANYTHING}(ActAtStart )*Round ")  # while cards that lie open from the start act
EXCHANGING = re.compile(
    "(?<!HarvestTime )(AfterHarvest |(ExchangeCard )+)EndOfRound "
)  # with one way to deal, cards after a harvest
# what seats may do at the same time, by the steps that follow
MEAL = f"({ANYTHING}(FeedFamily |CookBeforeBreeding )?)"
TOGETHER = {
    "StartOfFields FieldPhase CardsInFieldPhase FeedingPhase BreedingPhase EndOfRound ": re.compile(f"{ANYTHING}(Pause )?"),
    "BreedingPhase EndOfRound ": re.compile(MEAL),
    "EndOfRound ": re.compile("(LetAnimalGo )?"),
    "": re.compile(f"{ANYTHING}(Pause )?"),
}
NOTHING = re.compile("")


def limits(state: Agricola) -> dict[str, int]:
    """Return how many values each field of a step can have."""
    return {
        "after": state.seats,
        "space": NO_SPACE + 1,
        "action": USE + 1,
        "actions": 1 << len(ACTIONS),
        "price": FREE_STABLE + 1,
        "chosen": farm.ALL + 1,
        "baked": MOST_GOODS,
        "thing": CARD + len(CARD_NAMES),
        "number": farm.FENCE_PLACES + 1,
        "food": MOST_GOODS,
        "card": len(CARD_NAMES),
        "lesson": LESSON_AT_HOME + 1,
        "built": farm.FENCE_PLACES + 1,
        "when": EVER,
        "house": len(HOUSES),
        "was": 1 << farm.FENCE_PLACES,
        "fields": farm.ALL + 1,
        "cards": 1 << len(CARD_NAMES),
        "goods": 1 << len(GOODS),
        "among": 1 << len(SPACES),
        "good": len(GOODS),
        "amount": MOST_GOODS,
        "crafts": 1 << len(GOODS),
        "deck": len(DECKS),
        "whose": state.seats,
        "kinds": 1 << len(GOODS),
        "helping": farm.FENCE_PLACES + 1,
        "helped": farm.FENCE_PLACES + 1,
        "moved": 1 << len(GOODS),
        **dict.fromkeys(("occupations", "minors", "keeps", "left"), len(CARD_NAMES)),
        **dict.fromkeys(("sheep", "boar", "cattle", "llama"), MOST_GOODS),
    }


def fault(state: Agricola) -> str | None:
    """Name the first part of a position that is impossible."""
    for chapter in (board, hand_cards, decks, seats, farms, agenda, turn, places):
        for part, is_sound in chapter(state).items():
            if not is_sound:
                return part
    return None


def board(state: Agricola) -> dict[str, bool]:
    """Return for each part of the board whether its cards and goods are possible."""
    box, choosing = state.box, is_choosing_card(state)  # the goods of this round come after this choice
    stages = [box.stage_of.get(card, NO_SEAT) for card in (*state.shown, *reversed(state.deck))]
    return {
        "table.round": 0 <= state.round <= ROUNDS and len(state.shown) == state.round - choosing,
        "table.leader": 0 <= state.leader < state.seats,
        "table.token": 0 <= state.token < state.seats,
        "table.deck": sorted((*state.shown, *state.deck)) == sorted(box.stage_of) and stages == sorted(stages),
        "table.piles": all(0 <= pile <= most_on(state, space) for space, pile in enumerate(state.piles)),
        "table.coming": len(state.coming) <= MOST_COMING
        and all(len(entry) == 5 for entry in state.coming)
        and all(
            state.round + (good < SHEEP and not choosing) <= when <= ROUNDS
            and 0 <= whose < state.seats
            and 0 <= good < len(GOODS)
            and 0 < amount <= MOST_GOODS
            and 0 <= card < len(CARD_NAMES)
            for when, whose, good, amount, card in state.coming
        ),
        "table.supply": sorted([*state.supply, *(card for cards in state.cards for card in cards if card < len(MAJORS))])
        == list(range(len(MAJORS))),
        "table.season": state.season == season_by_now(state),
    }


def is_choosing_card(state: Agricola) -> bool:
    """Return whether a solo player is about to choose the card of this round."""
    return any(isinstance(step, ChooseRoundCard) for step in state.agenda[0])


def season_by_now(state: Agricola) -> int:
    """Return the season that the wheel shows: it turns once in every round, when people return home."""
    first = first_season(state.origin)
    turns = state.round - any(isinstance(step, ReturnHome) for step in state.agenda[0])
    return 1 + (first - 1 + turns) % len(SEASONS) if first != NO_SEASON else NO_SEASON


def hand_cards(state: Agricola) -> dict[str, bool]:
    """Return whether every hand card is in one place, and whether what is recorded about the cards is possible."""
    everywhere = [*state.hands, *state.piles_of_cards, *state.packs, state.market, state.gone, *state.cards, passing(state)]
    here = sorted(card for place in everywhere for card in place if len(MAJORS) <= card < FIRST_OF_DECKS)
    some = 1 << FIRST_OF_DECKS if state.has_hands else 1
    return {
        "table.hands": (state.has_hands or not any((state.hands, state.packs, state.piles_of_cards, state.seen)))
        and here == (sorted(fitting_cards(state)) if state.has_hands else [])
        and not any(card < len(MAJORS) for place in everywhere[: -state.seats - 1] for card in place),
        "table.piles_of_cards": all(pile_of(card) == pile for pile, cards in enumerate(state.piles_of_cards) for card in cards),
        "table.packs": opening.is_open(state) or not any(state.packs),
        "table.market": len(state.market) <= (full_market(state) if state.deal == "petry" else 0),
        "table.cards": all(not is_traveling(state, card) for own in state.cards for card in own),
        "table.notes": state.has_cards == bool(state.notes) and all(0 <= note <= MOST_GOODS for note in state.notes),
        "table.gained": all(0 <= gained <= MOST_GOODS for gained in state.gained),
        "table.seen": all(can_tell_apart(own, some) for own in state.seen),
        "table.known": 0 <= state.known < some,
    }


def is_traveling(state: Agricola, card: int) -> bool:
    """Return whether a card is a minor improvement that passes on."""
    return FIRST_MINOR <= card < FIRST_OF_DECKS and state.box.minors[card].passes


def decks(state: Agricola) -> dict[str, bool]:
    """Return whether every deck card is in one place, and whether what it did to the table is possible."""
    if not state.has_decks:
        fresh: Any = state.origin.fresh(state.chance)
        return {
            f"table.{part}": getattr(state, part) == getattr(fresh, part)
            for part in ("decks", "candies", "shrunk", "kept", *DECK_LISTS)
        }
    going_back = [step.card for stack in state.agenda for step in stack if isinstance(step, ShuffleBack)]
    drawn = [card for place in (state.shelf, state.spent, going_back, *state.cards) for card in place if card >= FIRST_OF_DECKS]
    in_game = [card for deck, cards in enumerate(CARDS_OF) for card in cards if state.origin.rules[DECKS[deck]] == "on"]
    in_play = (*state.board, *state.shown, *state.beside)
    others = [[NO_SEAT, *(other for other in range(state.seats) if other != seat)] for seat in range(state.seats)]
    return {
        "table.decks": sorted([*drawn, *(card for cards in state.decks for card in cards)]) == in_game
        and all(card in CARDS_OF[deck] for deck, cards in enumerate(state.decks) for card in cards),
        "table.beside": state.beside == [space for card in state.shelf for space in state.box.deck_cards[card].spaces],
        "table.strewn": all(
            len(entry) == 3
            and entry[0] in in_play
            and entry[0] in state.box.fills
            and 0 <= entry[1] < len(GOODS)
            and 0 < entry[2] <= MOST_GOODS
            for entry in state.strewn
        ),
        "table.candies": state.candies >= 0
        and not any(state.candies >> space & 1 and space not in (*in_play, *SEASON_SPACES) for space in range(MOST_SPACES)),
        "table.bonus": all(abs(points) <= MOST_GOODS for points in state.bonus),
        "table.wasted": all(0 <= some <= farm.ALL for some in state.wasted),
        "table.circles": all(
            0 <= part <= farm.ALL and part & some == part for part, some in zip(state.circles, state.wasted, strict=True)
        ),
        "table.resting": all(0 <= resting < people for resting, people in zip(state.resting, state.people, strict=True)),
        "table.away": all(
            away >= 0 and away + people <= state.box.most_people for away, people in zip(state.away, state.people, strict=True)
        ),
        "table.leaving": all(0 <= number <= state.box.most_people for number in state.leaving),
        "table.sent_by": all(sender in others[seat] for seat, sender in enumerate(state.sent_by)),
        "table.shrunk": 0 <= state.shrunk < 1 << state.seats,
        "table.lent": all(lent in (0, 1) and not (lent and state.seats == 1) for lent in state.lent),
        "table.skips": all(0 <= turns <= MOST_GOODS for turns in state.skips),
        "table.scried": all(0 <= seen <= min(MOST_SEEN, len(state.decks[LEGENDARY_DECK])) for seen in state.scried),
    }


def can_tell_apart(sets: list[int], some: int) -> bool:
    """Return whether sets of cards have no card in common."""
    every = 0
    for cards in sets:
        if not 0 < cards < some or every & cards:
            return False
        every |= cards
    return True


def passing(state: Agricola) -> list[int]:
    """List the cards on their way to a left neighbour."""
    return [step.card for step in state.agenda[0] if isinstance(step, PassOn)]


def most_on(state: Agricola, space: int) -> int:
    """Return how many goods can lie on a space: all that the rounds so far added, and those that cards left there."""
    if space not in state.board and space not in state.shown and space not in state.beside:
        return 0
    left = MOST_LEFT if state.has_hands and space in WOOD_SPACES else 0
    if state.has_decks and space in state.box.fills:
        left = MOST_GOODS  # goods may have become others
    grows = state.box.grows[state.seats].get(space, 0)
    more = most_of_seasons(state) if state.season and grows else 0
    return state.round * (grows + more) + left


def most_of_seasons(state: Agricola) -> int:
    """Return how many goods a season can add to a space in a round."""
    seasons = state.box.seasons
    return max(0, *seasons.fishing, *(more for refill in seasons.refill for more in refill.values()))


def seats(state: Agricola) -> dict[str, bool]:
    """Return whether families, houses and goods are in their bounds."""
    box, families = state.box, list(zip(state.people, state.newborns, state.placed, strict=True))
    return {
        "table.goods": all(0 <= amount <= MOST_GOODS for own in state.goods for amount in own)
        and (state.has_decks or not any(any(own[LLAMA:]) for own in state.goods)),
        "table.people": all(1 <= people <= box.most_people for people in state.people),
        "table.newborns": all(0 <= newborns < people for people, newborns, _ in families),
        "table.placed": all(0 <= placed <= people - newborns for people, newborns, placed in families),
        "table.house": all(0 <= house < len(HOUSES) for house in state.house),
        "table.begging": all(0 <= markers <= MOST_GOODS for markers in state.begging),
    }


# Farms


def farms(state: Agricola) -> dict[str, bool]:
    """Return whether every farm could have been built."""
    sound = [one_farm(state, seat) for seat in range(state.seats)]
    return {part: all(own[part] for own in sound) for part in sound[0]}


def one_farm(state: Agricola, seat: int) -> dict[str, bool]:
    """Return whether house, fields and pastures are each connected, and no space is used twice."""
    box = state.box
    rooms, fields, stables, fences = state.rooms[seat], state.fields[seat], state.stables[seat], state.fences[seat]
    enclosed = farm.enclosed_by(fences) if 0 <= fences < 1 << farm.FENCE_PLACES else 0
    if state.has_decks:
        return damaged_farm(state, seat, enclosed)
    return {
        "table.rooms": 0 < rooms <= farm.ALL
        and rooms & box.rooms == box.rooms
        and rooms == reached(box.rooms, rooms)
        and not rooms & (fields | stables | enclosed),
        "table.fields": 0 <= fields <= farm.ALL and hangs_together(fields) and not fields & (stables | enclosed),
        "table.stables": 0 <= stables <= farm.ALL and stables.bit_count() <= box.stables,
        "table.fences": fences == borders_in(fences, enclosed)
        and state.fences_left(seat) >= 0
        and (hangs_together(enclosed) or state.house_rules & SCATTERED_PASTURES > 0),
        "table.gaps": can_gape(state, seat),
        "table.grain": grows_on(fields, state.grain[seat], box.sown[GRAIN]),
        "table.vegetables": grows_on(fields, state.vegetables[seat], box.sown[VEGETABLE])
        and not any(map(min, state.grain[seat], state.vegetables[seat])),
    }


def can_gape(state: Agricola, seat: int) -> bool:
    """Return whether open pastures are allowed: at most one gap in each, and none between two of them."""
    fences, gaps = state.fences[seat], state.gaps[seat]
    if not gaps:
        return True
    if not state.house_rules & OPEN_PASTURES or not 0 <= gaps < 1 << farm.FENCE_PLACES or gaps & ~fences:
        return False
    own = [farm.border(pasture) & gaps for pasture in farm.pastures_of(fences)]
    return all(gap.bit_count() <= 1 for gap in own) and sum(gap.bit_count() for gap in own) == gaps.bit_count()


def damaged_farm(state: Agricola, seat: int, enclosed: int) -> dict[str, bool]:
    """Return whether no space of a farm is used twice; deck cards may have split it into parts."""
    box = state.box
    rooms, fields, stables, fences = state.rooms[seat], state.fields[seat], state.stables[seat], state.fences[seat]
    wasted = state.wasted[seat]
    return {
        "table.rooms": 0 <= rooms <= farm.ALL and not rooms & (fields | stables | enclosed | wasted),
        "table.fields": 0 <= fields <= farm.ALL and not fields & (stables | enclosed | wasted),
        "table.stables": 0 <= stables <= farm.ALL and stables.bit_count() <= box.stables and not stables & wasted,
        "table.fences": fences == borders_in(fences, enclosed) and state.fences_left(seat) >= 0 and not enclosed & wasted,
        "table.gaps": can_gape(state, seat),
        "table.grain": grows_on(fields, state.grain[seat], MOST_CROPS),
        "table.vegetables": grows_on(fields, state.vegetables[seat], MOST_CROPS)
        and not any(map(min, state.grain[seat], state.vegetables[seat])),
    }


def reached(start: int, within: int) -> int:
    """Find the spaces of a set that are connected to some of them, edge to edge."""
    found, fresh = start, start
    while fresh:
        fresh = farm.beside(found) & within & ~found
        found |= fresh
    return found


def hangs_together(some: int) -> bool:
    """Return whether a set of spaces is connected."""
    return reached(some & -some, some) == some


def borders_in(fences: int, enclosed: int) -> int:
    """Return the fences around all pastures; there can be no others."""
    borders = 0
    for pasture in farm.pastures_of(fences) if enclosed else ():
        borders |= farm.border(pasture)
    return borders


def grows_on(fields: int, crops: bytearray, most: int) -> bool:
    """Return whether crops grow only on fields, and no more than were sown."""
    return all(amount <= most and (not amount or fields >> place & 1) for place, amount in enumerate(crops))


# The agenda


def agenda(state: Agricola) -> dict[str, bool]:
    """Return whether the waiting steps are the rest of a round, and which round that can be."""
    if opening.is_open(state):
        acting = opening.is_acting(state) and STARTING.fullmatch(names_in(state.agenda[0])) is not None
        return {"agenda": acting or opening.can_be(state), "table.round": state.round == 0}
    if is_choosing_card(state):
        phases = PHASES_WITH_DECKS if state.has_decks else PHASES_WITH_CARDS if state.has_hands else PHASES
        expected = [*reversed(phases[1:]), ChooseRoundCard(0)]
        return {"agenda": state.free_order and len(state.cards_of_stage()) > 1 and state.agenda == [expected, []]}
    table, *own = [names_in(stack) for stack in state.agenda]
    exchanging = state.deal == "dorn1" and EXCHANGING.search(table) is not None
    table = EXCHANGING.sub("EndOfRound ", table) if exchanging else table
    together, course = (
        TOGETHER.get(table, NOTHING),
        CARD_COURSE if state.has_cards else COURSE_IN_SEASONS if state.season else COURSE,
    )
    fitting: Container[int] = {"": range(ROUNDS, ROUNDS + 1), "Round ": range(ROUNDS)}.get(table, range(1, ROUNDS + 1))
    if "BreedingPhase" in table or any(own):
        fitting = state.box.harvests
    if exchanging:
        fitting = state.box.harvests - {ROUNDS}
    return {
        "agenda": bool(course.fullmatch(table) and all(together.fullmatch(turn) for turn in own))
        and (state.deal in REDRAWN or not ("DrawMore" in table or "DrawCard" in table)),
        "table.round": state.round in fitting,
    }


def names_in(stack: list[Step]) -> str:
    """Return the names of a stack's steps, the next one first, each followed by a space."""
    return "".join(f"{type(step).__name__} " for step in reversed(stack))


def turn(state: Agricola) -> dict[str, bool]:
    """Return whether the steps of a turn are possible and, unless a card lets others act, belong to the seat whose turn it is."""
    table: list[Any] = state.agenda[0]
    whose = [step.after for step in table if isinstance(step, NextTurn)]
    steps = [step for step in table if hasattr(step, "seat") and not isinstance(step, ChooseRoundCard)]
    if state.team and not state.has_cards:  # a partner may have to let animals go
        whose = [*whose, *map(state.partner, whose)]
    alone = bool(state.team) or not any(map(is_help, steps))
    possible = all(can_come(state, step) and can_come_by_deck(state, step) for step in steps)
    return {"agenda": alone and possible and all(state.has_cards or step.seat in whose for step in steps)}


def is_help(step: Any) -> bool:
    """Return whether a step is for a partner."""
    return isinstance(step, Trade | PayToll | SayAmount) or bool(getattr(step, "helping", 0) or getattr(step, "helped", 0))


def can_come(state: Agricola, step: Any) -> bool:
    """Return whether a step of a turn is still possible."""
    if isinstance(step, PlacePerson | SendPerson):
        return state.at_home(step.seat if isinstance(step, PlacePerson) else step.whose) > 0
    if isinstance(step, LayCard):
        return step.card in (state.supply if step.card < len(MAJORS) else state.hands[step.seat])
    if isinstance(step, PassOn):
        return is_traveling(state, step.card)
    if isinstance(step, BuildStables):
        return step.price in (STABLES, SIDE_STABLE, FREE_STABLE)
    if isinstance(step, MakeFood | PayFood):
        return step.food <= food_in_reach(state, step.seat)
    return True


def can_come_by_deck(state: Agricola, step: Any) -> bool:
    """Return whether a step caused by a deck card is still possible."""
    if isinstance(step, PlaceGuest):
        return state.lent[step.whose] > 0
    return not isinstance(step, OrderCards) or 1 < step.left <= state.scried[step.seat]


def food_in_reach(state: Agricola, seat: int) -> int:
    """Count the food that a seat has or can make."""
    own = state.goods[seat]
    return own[FOOD] + sum(own[good] * food for good, food in food_values(state, seat).items())


def places(state: Agricola) -> dict[str, bool]:
    """Return whether people are where they can be, and whether all animals have room or are about to find it."""
    out = any(isinstance(step, ReturnHome) for step in state.agenda[0])
    working = any(isinstance(step, NextTurn) for step in state.agenda[0])
    standing = [sum(who >> seat & 1 for who in state.taken) for seat in range(state.seats)]
    return {
        "table.placed": out or state.placed == [resting + lent for resting, lent in zip(state.resting, state.lent, strict=True)],
        "table.taken": all(standing[seat] <= state.placed[seat] for seat in range(state.seats))
        and all(can_be_taken(state, space, who) for space, who in enumerate(state.taken) if who != NOBODY)
        and (not working or all(state.taken[space] == CLOSED for space in SEASON[state.season].closed(state))),
        "table.goods": all(not homeless(state, seat) or is_housing(state, seat) for seat in range(state.seats)),
    }


def can_be_taken(state: Agricola, space: int, who: int) -> bool:
    """Return whether a space can be taken, or closed because of another one beside it."""
    if who == CLOSED:
        replaced = any(space in CARDS[card].replaces for card in state.shelf)
        beside_another = space in state.tile and (state.has_decks or any(state.people_on(other) for other in state.tile))
        other_side = space in state.beside and len(state.box.deck_cards[CARD_OF_SPACE[space]].spaces) > 1
        return replaced or beside_another or other_side or space in SEASON[state.season].closed(state)
    alone = who in [1 << seat for seat in range(state.seats)]
    joined = state.has_cards and (space in WISHES or space in state.beside) and 0 < who < 1 << state.seats and who.bit_count() == 2
    return (alone or joined) and (space in state.board or space in state.shown or space in state.beside)


def is_housing(state: Agricola, seat: int) -> bool:
    """Return whether the seat is about to find room for animals or let some go, or its partner is after building fences there."""
    for step in (*state.agenda[0], *state.agenda[1 + seat]):
        who = getattr(step, "seat", NO_SEAT)
        if who == seat and isinstance(step, LetAnimalGo | BuildFences):
            return True
        if state.team and isinstance(step, BuildFences) and step.helped and who == state.partner(seat):
            return True
    return False
