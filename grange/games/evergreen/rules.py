"""The rules of Evergreen, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress
from typing import Any

from grange.core.step import Question, Step
from grange.games.evergreen import scoring
from grange.games.evergreen.box import (
    ACTION,
    BESIDE,
    BUSH,
    EMPTY,
    ENOUGH,
    FERTILITY,
    FOREST,
    GROW,
    HARVEST,
    LAKE,
    LIGHT,
    NO_CARD,
    NO_CELL,
    PIECES,
    PLACE_BUSH,
    PLACE_LAKE,
    PLANT,
    POWER,
    POWERS,
    SEASONS,
    SIDES,
    SKIP,
    SMALL,
    SPROUT,
    START,
    TAKE,
    WILD,
    biome_name,
    biome_of,
    pieces,
    power_of,
)
from grange.games.evergreen.solo import AutomaTakesCard
from grange.games.evergreen.state import Evergreen, card_words

A, B, C, D = range(ACTION, ACTION + 4)
FREE = pieces(EMPTY)
GROWING = pieces(SPROUT, SMALL)
ONLY = [pieces(kind) for kind in range(len(PIECES))]


# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step[Evergreen]):
    """A random seat begins; later seats begin with more points; the first fertility lies open."""

    def happen(self, state: Evergreen) -> None:
        state.first = state.next_first = state.chance.below(state.drafters)
        for seat, points in zip(state.turn_order(), state.box.start_points, strict=False):
            if not state.solo:
                state.points[seat][START] = points
        state.chance.shuffle(state.deck)
        if not state.solo:
            state.tell("event-begins", seat=state.first)
        state.then(RevealFertility(), Round())


@dataclass(frozen=True, slots=True)
class RevealFertility(Step[Evergreen]):
    """Cards are revealed until at least five fertility icons lie open; those without any are shuffled back."""

    def happen(self, state: Evergreen) -> None:
        barren, icons = [], 0
        while icons < state.box.start_fertility and state.deck:
            card = state.deck.pop()
            if state.icons[card] > 0:
                icons += state.icons[card]
                state.zone[biome_of(card)].append(card)
            else:
                barren.append(card)
        state.deck += barren
        state.chance.shuffle(state.deck)


# The round


@dataclass(frozen=True, slots=True)
class Round(Step[Evergreen]):
    """A round has three phases: the draft, the actions with the powers, and its end."""

    def happen(self, state: Evergreen) -> None:
        state.round += 1
        state.first = state.next_first
        state.tell("event-round", season=SEASONS[state.season], round=state.round)
        state.then(*PHASES)


# 1. The draft


@dataclass(frozen=True, slots=True)
class OpenMarket(Step[Evergreen]):
    """The market gets a card for each who drafts, and one more."""

    def happen(self, state: Evergreen) -> None:
        state.market = [state.chance.draw(state.deck, state.discard) for _ in range(state.drafters + 1)]
        state.revealed()


@dataclass(frozen=True, slots=True)
class Draft(Step[Evergreen]):
    """Each takes a card, from the first player clockwise."""

    def happen(self, state: Evergreen) -> None:
        state.then(*[TakeCard(seat) if seat < state.seats else AutomaTakesCard() for seat in state.turn_order()])


@dataclass(frozen=True, slots=True)
class TakeCard(Question[Evergreen]):
    """The seat takes one card from the market."""

    seat: int

    prompt = "ask-take-card"
    chapter = "draft"

    def options(self, state: Evergreen) -> list[int]:
        return [TAKE + place for place, card in enumerate(state.market) if card != NO_CARD]

    def choose(self, state: Evergreen, option: int) -> None:
        card = take_from_market(state, self.seat, option - TAKE)
        state.tell("event-takes", seat=self.seat, card=card)


def take_from_market(state: Evergreen, drafter: int, place: int) -> int:
    """Take a card; the first player then lays the token on the leftmost card, and who takes that one begins the next round."""
    card = state.market[place]
    state.market[place] = NO_CARD
    state.cards[drafter].append(card)
    if drafter == state.first:
        state.token = next(left for left, remaining in enumerate(state.market) if remaining != NO_CARD)
    elif place == state.token:
        state.token = NO_CARD
        state.next_first = drafter
    return card


@dataclass(frozen=True, slots=True)
class Clearing(Step[Evergreen]):
    """The card that is left over goes where its icon sends it; a token still lying on it goes back to the first player."""

    def happen(self, state: Evergreen) -> None:
        card = next(card for card in state.market if card != NO_CARD)
        state.market = []
        state.token = NO_CARD
        icons = state.icons[card]
        if icons > 0:
            state.zone[biome_of(card)].append(card)
            state.tell("event-left-fertility", card=card)
        elif icons < 0:
            group = state.zone[biome_of(card)]
            state.face_down += group[-1:]
            group.append(card)
            state.tell("event-left-drought", card=card)
        else:
            state.discard.append(card)
            state.tell("event-left-none", card=card)


# 2. Actions and powers


@dataclass(frozen=True, slots=True)
class ActionsAndPowers(Step[Evergreen]):
    """All seats act at the same time; when bushes and lakes can run out, one after another."""

    def happen(self, state: Evergreen) -> None:
        turns = [ChooseAction(seat, power_used=False) for seat in state.turn_order() if seat < state.seats]
        if state.strict:
            state.then(*turns)
        else:
            state.together(turns)


@dataclass(frozen=True, slots=True)
class ChooseAction(Question[Evergreen]):
    """The seat must name one of the four actions; it may use the power of its card before.

    An action is offered if it can do something that no other offered one can; where nothing is possible, it is D. In the last round
    of all the power is offered only where it can do something.
    """

    seat: int
    power_used: bool

    prompt = "ask-choose-action"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        area = biome_of(state.card_of(self.seat))
        land = state.planets[self.seat][state.box.areas[area]]
        plants, grows = EMPTY in land, SPROUT in land or SMALL in land
        actions = [D]
        if plants and grows:
            actions = [A, B, C, D]
        elif plants:
            actions = [A, D]
        elif grows:
            actions = [B, D]
        return [*actions, POWER] if not self.power_used and power_matters(state, self.seat) else actions

    def choose(self, state: Evergreen, option: int) -> None:
        seat, area = self.seat, biome_of(state.card_of(self.seat))
        if option == POWER:
            state.then(RaisePower(seat), ChooseAction(seat, power_used=True))
            return
        if option == A:
            state.then(PlantSprouts(seat, area, 3))
        elif option == B:
            state.then(GrowTrees(seat, area, 2, NO_CELL))
        elif option == C:
            state.then(PlantThenGrow(seat, area))
        else:
            state.then(PlantOrGrow(seat))
        if not self.power_used:
            state.then(ChoosePower(seat))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return card_words(state.card_of(self.seat))


@dataclass(frozen=True, slots=True)
class ChoosePower(Question[Evergreen]):
    """The seat may use the power of its card after the action; in the last round of all only where it can do something."""

    seat: int

    prompt = "ask-choose-power"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        return [POWER, SKIP] if power_matters(state, self.seat) else [SKIP]

    def choose(self, state: Evergreen, option: int) -> None:
        if option == POWER:
            state.then(RaisePower(self.seat))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return card_words(state.card_of(self.seat))


def cells_with(state: Evergreen, seat: int, area: int, wanted: bytes, first: int) -> Iterable[int]:
    """Find the options that begin at `first` for the cells of an area that hold a wanted piece."""
    planet = state.planets[seat]
    if area >= BESIDE:
        return [first + cell for cell in state.box.neighbours[area - BESIDE] if wanted[planet[cell]]]
    return compress(state.box.options[first][area], planet[state.box.areas[area]].translate(wanted))


def growing_cells(state: Evergreen, seat: int, area: int, but: int) -> list[int]:
    """List the options to grow a sprout or a small tree in an area, on any cell but one."""
    return [option for option in cells_with(state, seat, area, GROWING, GROW) if option != GROW + but]


def put(state: Evergreen, seat: int, cell: int, piece: int) -> None:
    """Put a piece on an empty cell."""
    state.planets[seat][cell] = piece
    state.tell("event-plants", seat=seat, cell=cell, piece=PIECES[piece])


def grow(state: Evergreen, seat: int, cell: int) -> None:
    """A sprout becomes a small tree, a small tree a big one."""
    planet = state.planets[seat]
    planet[cell] += 1
    state.tell("event-grows", seat=seat, cell=cell, piece=PIECES[planet[cell]])


@dataclass(frozen=True, slots=True)
class PlantSprouts(Question[Evergreen]):
    """The seat may plant sprouts, up to a number, on empty cells of an area."""

    seat: int
    area: int
    times: int

    prompt = "ask-plant"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        return [*cells_with(state, self.seat, self.area, FREE, PLANT), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        if option == ENOUGH:
            return
        put(state, self.seat, option - PLANT, SPROUT)
        if self.times > 1:
            state.then(PlantSprouts(self.seat, self.area, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times, "area": area_name(self.area)}


@dataclass(frozen=True, slots=True)
class GrowTrees(Question[Evergreen]):
    """The seat may let sprouts and small trees grow, up to a number, each on another cell of an area."""

    seat: int
    area: int
    times: int
    but: int

    prompt = "ask-grow"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        return [*growing_cells(state, self.seat, self.area, self.but), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        if option == ENOUGH:
            return
        cell = option - GROW
        grow(state, self.seat, cell)
        if self.times > 1:
            state.then(GrowTrees(self.seat, self.area, self.times - 1, cell))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times, "area": area_name(self.area)}


@dataclass(frozen=True, slots=True)
class PlantThenGrow(Question[Evergreen]):
    """The seat may plant one sprout and let another cell grow; the new sprout itself does not grow."""

    seat: int
    area: int

    prompt = "ask-plant-then-grow"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        return [*cells_with(state, self.seat, self.area, FREE, PLANT), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        planted = NO_CELL
        if option != ENOUGH:
            planted = option - PLANT
            put(state, self.seat, planted, SPROUT)
        state.then(GrowTrees(self.seat, self.area, 1, planted))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"area": area_name(self.area)}


@dataclass(frozen=True, slots=True)
class PlantOrGrow(Question[Evergreen]):
    """The seat may plant one sprout or let one cell grow, anywhere on its planet."""

    seat: int

    prompt = "ask-plant-or-grow"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        plants = cells_with(state, self.seat, WILD, FREE, PLANT)
        return [*plants, *growing_cells(state, self.seat, WILD, NO_CELL), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        if option >= GROW:
            grow(state, self.seat, option - GROW)
        elif option >= PLANT:
            put(state, self.seat, option - PLANT, SPROUT)


def area_name(area: int) -> str:
    """Give the name of an area: a biome, the whole planet, or the shore of a lake."""
    return biome_name(area) if area <= WILD else "lake"


# The powers


@dataclass(frozen=True, slots=True)
class RaisePower(Step[Evergreen]):
    """The marker of the card's power moves on by one, unless it is at the end; then the power is used."""

    seat: int

    def happen(self, state: Evergreen) -> None:
        seat, power = self.seat, power_of(state.card_of(self.seat))
        level = raised(state, seat, power)
        state.levels[seat][power] = level
        strength = state.box.tracks[power][level]
        state.tell("event-power", seat=seat, power=POWERS[power], strength=strength)
        if POWERS[power] == "harvest":
            state.points[seat][HARVEST] += strength
        elif strength:
            state.then(use_power(seat, power, strength))


def raised(state: Evergreen, seat: int, power: int) -> int:
    """Tell how far the marker of a power comes when it is used."""
    return min(state.levels[seat][power] + 1, len(state.box.tracks[power]) - 1)


def power_matters(state: Evergreen, seat: int) -> bool:
    """Tell whether it can matter that a power is used: it rises for later rounds; in the last round it has to do something."""
    if not state.in_last_round:
        return True
    power = power_of(state.card_of(seat))
    strength = state.box.tracks[power][raised(state, seat, power)]
    if not strength or POWERS[power] == "harvest":
        return strength > 0
    return list(use_power(seat, power, strength).options(state)) != [ENOUGH]


def use_power(seat: int, power: int, times: int) -> Question[Evergreen]:
    """Give the question in which a power changes the planet."""
    if POWERS[power] == "sprout":
        return PlantSprouts(seat, WILD, times)
    if POWERS[power] == "small":
        return RaiseTree(seat, SPROUT, times)
    if POWERS[power] == "big":
        return RaiseTree(seat, SMALL, times)
    return PlantBush(seat, times) if POWERS[power] == "bush" else PlaceLake(seat, times)


@dataclass(frozen=True, slots=True)
class RaiseTree(Question[Evergreen]):
    """Small tree and big tree powers: the seat may let pieces of one kind grow, up to a number, anywhere."""

    seat: int
    kind: int
    times: int

    prompt = "ask-raise-tree"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        return [*cells_with(state, self.seat, WILD, ONLY[self.kind], GROW), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        if option == ENOUGH:
            return
        grow(state, self.seat, option - GROW)
        if self.times > 1:
            state.then(RaiseTree(self.seat, self.kind, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times, "piece": PIECES[self.kind + 1]}


@dataclass(frozen=True, slots=True)
class PlantBush(Question[Evergreen]):
    """The seat may plant bushes, up to a number, on empty cells anywhere."""

    seat: int
    times: int

    prompt = "ask-bush"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        if state.strict and state.bushes == 0:
            return [ENOUGH]
        return [*cells_with(state, self.seat, WILD, FREE, PLACE_BUSH), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        if option == ENOUGH:
            return
        put(state, self.seat, option - PLACE_BUSH, BUSH)
        if state.strict:
            state.bushes -= 1
        if self.times > 1:
            state.then(PlantBush(self.seat, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times}


@dataclass(frozen=True, slots=True)
class PlaceLake(Question[Evergreen]):
    """The seat may lay lakes, up to a number, on empty cells anywhere; up to two neighbours of each grow at once."""

    seat: int
    times: int

    prompt = "ask-lake"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        if state.strict and state.lakes == 0:
            return [ENOUGH]
        return [*cells_with(state, self.seat, WILD, FREE, PLACE_LAKE), ENOUGH]

    def choose(self, state: Evergreen, option: int) -> None:
        if option == ENOUGH:
            return
        lake = option - PLACE_LAKE
        put(state, self.seat, lake, LAKE)
        if state.strict:
            state.lakes -= 1
        state.then(GrowTrees(self.seat, BESIDE + lake, 2, NO_CELL))
        if self.times > 1:
            state.then(PlaceLake(self.seat, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times}


# 3. The end of the round


@dataclass(frozen=True, slots=True)
class EndOfRound(Step[Evergreen]):
    """When the seats have as many cards as the season has rounds, the season ends."""

    def happen(self, state: Evergreen) -> None:
        if len(state.cards[0]) < state.box.rounds[state.season]:
            state.then(Round())
        else:
            state.then(*SEASON_END)


PHASES = (OpenMarket(), Draft(), Clearing(), ActionsAndPowers(), EndOfRound())


# The end of a season


@dataclass(frozen=True, slots=True)
class GatherLight(Step[Evergreen]):
    """Every tree that light reaches gives points."""

    def happen(self, state: Evergreen) -> None:
        for seat, planet in enumerate(state.planets):
            points = scoring.light_points(state.box, planet, state.sun)
            state.points[seat][LIGHT] += points
            state.tell("event-light", seat=seat, points=points)


@dataclass(frozen=True, slots=True)
class LargestForest(Step[Evergreen]):
    """Every tree and bush of the largest forest gives a point."""

    def happen(self, state: Evergreen) -> None:
        for seat, planet in enumerate(state.planets):
            points = scoring.forest_points(state.box, planet)
            state.points[seat][FOREST] += points
            state.tell("event-forest", seat=seat, points=points)


@dataclass(frozen=True, slots=True)
class ChangeOfSeason(Step[Evergreen]):
    """The cards taken are discarded and the sun moves on clockwise; after the last season the game ends."""

    def happen(self, state: Evergreen) -> None:
        if state.season == len(SEASONS) - 1:
            state.then(EndOfGame())
            return
        state.season += 1
        state.round = 0
        state.sun = (state.sun + 1) % len(SIDES)
        for cards in state.cards:
            state.discard += cards
            cards.clear()
        state.tell("event-season", season=SEASONS[state.season], side=SIDES[state.sun])
        state.then(Round())


SEASON_END = (GatherLight(), LargestForest(), ChangeOfSeason())


# The end of the game


@dataclass(frozen=True, slots=True)
class EndOfGame(Step[Evergreen]):
    """Every big tree gives as many points as its biome is fertile; ties go to who would have been first."""

    def happen(self, state: Evergreen) -> None:
        state.first = state.next_first
        for seat in range(state.seats):
            points = scoring.fertility_points(state, seat)
            state.points[seat][FERTILITY] += points
            state.tell("event-fertility", seat=seat, points=points)
