"""The rules of Agricola: setting up, the fourteen rounds and their phases."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.agricola.box import FOOD, MAJORS, NOBODY, ROUNDS, SEATS, SHEEP
from grange.games.agricola.cards import ANY_TIME, COMING_HOME, ROUND_ENDS, ROUND_STARTS, Moment, all_cards_at, concerns
from grange.games.agricola.options import OPTIONS, REVEAL
from grange.games.agricola.rules.actions import offer
from grange.games.agricola.rules.animals import Arrive, animals_due
from grange.games.agricola.rules.harvest import HARVEST, HARVEST_WITH_CARDS
from grange.games.agricola.rules.pause import PAUSES
from grange.games.agricola.rules.turn import NextTurn
from grange.games.agricola.setup import shuffled_stages
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.campaign_start import acts_at_start, lay_kept_cards, start_of
from grange.games.agricola.variants.card_draws import AfterHarvest, LayOutCards
from grange.games.agricola.variants.deal import deal_cards
from grange.games.agricola.variants.decks import AtHome, close_replaced, lay_out_decks, start_of_work
from grange.games.agricola.variants.house_rules import EVEN_START
from grange.games.agricola.variants.seasons import change_goods, turn_wheel


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """A random seat, or the seat that a campaign names, starts and has less food than the others. All cards are shuffled."""

    def happen(self, state: Agricola) -> None:
        start = start_of(state.origin)
        state.leader = state.token = start.first[state.chance.below(len(start.first))]
        for seat in range(state.seats):
            first = seat == state.token and not state.house_rules & EVEN_START
            state.goods[seat][FOOD] = state.box.start_food(state.seats, first=first) + start.food[seat]
        state.supply = list(range(len(MAJORS)))
        state.deck = shuffled_stages(state.box, list(state.box.stage_of), state.chance)
        if state.seats > 1:
            state.emit("event-begins", seat=state.leader)
        if state.has_decks:
            lay_out_decks(state)
        if state.has_hands:
            lay_kept_cards(state)
            deal_cards(state)
            state.then(*acts_at_start(state))
        state.then(Round())


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A round has a preparation, the work, the way home and, at the end of a stage, a harvest."""

    def happen(self, state: Agricola) -> None:
        state.round += 1
        state.leader = state.token
        state.emit("event-round", round=state.round)
        if state.deal == "petry":
            state.then(LayOutCards())
        state.then(*(PHASES_WITH_DECKS if state.has_decks else PHASES_WITH_CARDS if state.has_hands else PHASES))


# 1. Preparation


@dataclass(frozen=True, slots=True)
class RevealCard(Step):
    """The next round card is revealed on its round space as a new action space. A solo player may choose it."""

    def happen(self, state: Agricola) -> None:
        if not state.free_order:
            state.revealed()
        if state.free_order and len(state.cards_of_stage()) > 1:
            state.then(ChooseRoundCard(0))
        else:
            reveal(state, state.deck[-1])


def reveal(state: Agricola, card: int) -> None:
    """Reveal a round card on its round space."""
    state.deck.remove(card)
    state.shown.append(card)
    state.emit("event-card", space=card)


@dataclass(frozen=True, slots=True)
class ChooseRoundCard(Question):
    """The solo player must choose the next round card among those left in its stage."""

    seat: int

    prompt = "ask-round-card"
    chapter = "solo"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return REVEAL.options(state.cards_of_stage())

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        reveal(state, card)


@dataclass(frozen=True, slots=True)
class CollectGoods(Step):
    """All players take the goods that wait on this round space. Animals come when their owner decides."""

    def happen(self, state: Agricola) -> None:
        due = [entry for entry in state.coming if entry[0] == state.round and entry[2] < SHEEP]
        if due:
            state.coming = [entry for entry in state.coming if entry not in due]
            for _, seat, good, amount, _ in due:
                state.gain(seat, ((good, amount),))


@dataclass(frozen=True, slots=True)
class StartOfRound(Step):
    """Cards act at the start of a round, seat by seat from the starting player."""

    def happen(self, state: Agricola) -> None:
        for owner, card in all_cards_at(state, state.leader, ROUND_STARTS):
            if ROUND_STARTS in card.times:
                card.at(state, owner, ROUND_STARTS)
        for step in range(state.seats):
            seat = (state.leader + step) % state.seats
            if concerns(state, seat, ROUND_STARTS | ANY_TIME) or animals_due(state, seat):
                state.then(PREPARE_SEAT[seat])


@dataclass(frozen=True, slots=True)
class PrepareSeat(Step):
    """A seat uses its cards at the start of a round and takes the animals that wait for it, in any order."""

    seat: int

    def happen(self, state: Agricola) -> None:
        offer(state, self.seat, Moment(ROUND_STARTS))
        state.then(BEFORE_ARRIVAL[self.seat], PAUSES[self.seat])


@dataclass(frozen=True, slots=True)
class BeforeArrival(Step):
    """The remaining animals come now. Before that, the seat may do what it can do at any time."""

    seat: int

    def happen(self, state: Agricola) -> None:
        if animals_due(state, self.seat):
            state.then(PAUSES[self.seat], Arrive(self.seat))


PREPARE_SEAT = tuple(map(PrepareSeat, SEATS))
BEFORE_ARRIVAL = tuple(map(BeforeArrival, SEATS))


@dataclass(frozen=True, slots=True)
class Replenish(Step):
    """Every accumulation space gets new goods, even if some are left. Then the season changes them."""

    def happen(self, state: Agricola) -> None:
        grows, piles = state.box.grows[state.seats], state.piles
        for space in (*state.board, *state.shown, *state.beside):
            if space in grows:
                piles[space] += grows[space]
        if state.season:
            change_goods(state)


# 2. Work


@dataclass(frozen=True, slots=True)
class Work(Step):
    """The seats place one person at a time, clockwise from the starting player."""

    def happen(self, state: Agricola) -> None:
        state.gained = [0] * state.seats
        if state.has_decks:
            start_of_work(state)
        state.then(NextTurn((state.leader - 1) % state.seats))


# 3. Returning home


@dataclass(frozen=True, slots=True)
class ComingHome(Step):
    """Cards act at the end of the work phase, before people return home."""

    def happen(self, state: Agricola) -> None:
        for owner, card in all_cards_at(state, state.leader, COMING_HOME):
            card.at(state, owner, COMING_HOME)


@dataclass(frozen=True, slots=True)
class ReturnHome(Step):
    """All people return home, except those on cards, and the wheel of the seasons turns."""

    def happen(self, state: Agricola) -> None:
        if state.season:
            turn_wheel(state)
        state.taken = [NOBODY] * len(state.taken)
        if state.has_decks:
            close_replaced(state)
        state.placed = state.resting[:]


# 4. Harvest


@dataclass(frozen=True, slots=True)
class HarvestTime(Step):
    """A harvest ends the last round of every stage."""

    def happen(self, state: Agricola) -> None:
        if state.round in state.box.harvests:
            state.then(*(HARVEST_WITH_CARDS if state.has_cards else HARVEST))
            if state.deal == "dorn1" and state.round < ROUNDS:
                state.then(AfterHarvest())


@dataclass(frozen=True, slots=True)
class EndOfRound(Step):
    """The newborns grow up. After the last round the game is over."""

    def happen(self, state: Agricola) -> None:
        state.newborns = [0] * state.seats
        if state.has_cards:
            for owner, card in all_cards_at(state, state.leader, ROUND_ENDS):
                card.at(state, owner, ROUND_ENDS)
        if state.round < ROUNDS:
            state.then(Round())
        elif state.has_cards:
            state.then(BeforeScoring())


@dataclass(frozen=True, slots=True)
class BeforeScoring(Step):
    """All players may once more do what they can do at any time."""

    def happen(self, state: Agricola) -> None:
        state.together(PAUSES[: state.seats])


PHASES = (RevealCard(), CollectGoods(), Replenish(), Work(), ReturnHome(), HarvestTime(), EndOfRound())
PHASES_WITH_CARDS = (
    RevealCard(),
    CollectGoods(),
    StartOfRound(),
    Replenish(),
    Work(),
    ComingHome(),
    ReturnHome(),
    HarvestTime(),
    EndOfRound(),
)
PHASES_WITH_DECKS = (*PHASES_WITH_CARDS[:-2], AtHome(), *PHASES_WITH_CARDS[-2:])
