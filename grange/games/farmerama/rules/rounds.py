"""The rules of Farmerama in the order of the rulebook: setup, and a round of four phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.farmerama.box import ACTIONS, ALL_CARDS, CARDS_IN, MOST_SEATS, SECTORS
from grange.games.farmerama.options import CARD, DONE_OPTION, OPTIONS, TAKE
from grange.games.farmerama.rules import deck
from grange.games.farmerama.rules.actions import CHOOSE_ACTION, Harvest, Sow, said
from grange.games.farmerama.rules.bank import fill_bank, take
from grange.games.farmerama.rules.professional import is_in_play, order_of_comparing
from grange.games.farmerama.rules.solo import SoloRound
from grange.games.farmerama.state import Farmerama

# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """Fill the bank and shuffle the bonus tiles. With three players, a random one gets the Head Sheep."""

    def happen(self, state: Farmerama) -> None:
        fill_bank(state)
        if state.solo:
            deck.lay_out(state)
            state.then(SoloRound())
            return
        lay_tiles(state)
        if state.seats == 3:
            state.head = state.chance.below(3)
            state.emit("event-head-sheep", seat=state.head)
        state.then(Round())


def lay_tiles(state: Farmerama) -> None:
    """Shuffle the bonus tiles, put some back into the box, and turn up the first."""
    tiles = [kind for kind, tile in enumerate(state.box.tiles) for _ in range(tile.number) if is_in_play(state, tile)]
    state.chance.shuffle(tiles)
    state.removed = [tiles.pop() for _ in range(state.box.removed[state.seats - 1])]
    state.stack = tiles
    refill(state, state.stack)


def refill(state: Farmerama, stack: list[int]) -> None:
    """Turn up bonus tiles until enough are open, or none are left."""
    while stack and len(state.open) < state.box.open:
        state.revealed()
        state.open.append(stack.pop())


# The round


@dataclass(frozen=True, slots=True)
class Round(Step):
    """All seats choose cards in secret and reveal them. Then they win bonus tiles, do their actions, and clean up."""

    def happen(self, state: Farmerama) -> None:
        state.round += 1
        state.shown = False
        state.chosen = [0] * state.seats
        state.done = [0] * state.seats
        state.emit("event-round", round=state.round)
        state.together([CHOOSE_CARD[seat][cards_for(state, seat)] for seat in range(state.seats)])
        state.then(*PHASES)


# 1. Choosing action cards


def cards_for(state: Farmerama, seat: int) -> int:
    """Return how many cards a seat chooses: two in a game of two, one in a larger game, one more with the Head Sheep."""
    cards = state.box.cards[state.seats - 1]
    return cards + state.box.head_sheep if state.seats == 3 and seat == state.head else cards


@dataclass(frozen=True, slots=True)
class ChooseCard(Question):
    """The seat must choose an action card in secret. With the Head Sheep it may choose a second card, or stop after the first."""

    seat: int
    number: int

    prompt = "ask-card"
    chapter = "cards"

    def options(self, state: Farmerama) -> list[int]:
        cards = CARD.options(CARDS_IN[ALL_CARDS & ~state.chosen[self.seat]])
        return [*cards, DONE_OPTION] if has_enough(state, self.seat, state.chosen[self.seat]) else cards

    def choose(self, state: Farmerama, option: int) -> None:
        verb, action = OPTIONS.read(option)
        if verb is CARD:
            state.chosen[self.seat] |= 1 << action
        if verb is CARD and self.number > 1:
            state.then(CHOOSE_CARD[self.seat][self.number - 1])
        else:
            state.emit("event-chosen", seat=self.seat)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"cards": self.number, "may": said(has_enough(state, self.seat, state.chosen[self.seat]))}


def has_enough(state: Farmerama, seat: int, cards: int) -> bool:
    """Return whether the seat may stop with these cards, because only the optional card of the Head Sheep is missing."""
    number = cards.bit_count()
    return state.seats == 3 and state.box.cards[2] <= number < cards_for(state, seat)


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """All seats reveal their cards at the same time."""

    def happen(self, state: Farmerama) -> None:
        state.revealed()
        state.shown = True
        for seat, cards in enumerate(state.chosen):
            state.emit("event-reveals", seat=seat, actions=CARDS_IN[cards])


# 2. Bonus tiles


@dataclass(frozen=True, slots=True)
class BonusTiles(Step):
    """Seats that chose the same action compare for one bonus tile a round; two players who chose two actions alike, for two.

    If two pairs of seats each chose the same, a random player of them gets the tile. By a rule option a random pair compares
    instead, or both pairs do. Two players compare once for both tiles or, by a rule option, again for the second.
    """

    def happen(self, state: Farmerama) -> None:
        contests, rules = contested(state), state.origin.rules
        if len(contests) < 2:
            state.then(*[Compare(action, tiles=1) for action in contests])
        elif state.seats > 2:
            TWO_PAIRS[rules["pairs"]](state, contests)
        elif rules["alike"] == "same":
            state.then(Compare(contests[0], tiles=len(contests)))
        else:
            state.then(*[Compare(action, tiles=1) for action in contests])


def contested(state: Farmerama) -> list[int]:
    """List the actions that several seats chose."""
    chosen = several = 0
    for cards in state.chosen:
        several |= chosen & cards
        chosen |= cards
    return CARDS_IN[several][:]


def draw_player(state: Farmerama, contests: list[int]) -> None:
    """Two pairs: a random player of either pair gets the tile."""
    seats = [seat for seat, cards in enumerate(state.chosen) if any(cards >> action & 1 for action in contests)]
    seat = seats[state.chance.below(len(seats))]
    if state.open:
        state.emit("event-drawn", seat=seat)
        state.then(TakeTile(seat))


def draw_pair(state: Farmerama, contests: list[int]) -> None:
    """Two pairs: a random pair compares; the other gets nothing."""
    state.chance.shuffle(contests)
    state.emit("event-lot", action=contests[0])
    state.then(Compare(contests[0], tiles=1))


def reward_both(state: Farmerama, contests: list[int]) -> None:
    """Two pairs: both compare, in random order."""
    state.chance.shuffle(contests)
    state.emit("event-both", action=contests[0])
    state.then(*[Compare(action, tiles=1) for action in contests])


TWO_PAIRS = {"player": draw_player, "pair": draw_pair, "both": reward_both}


def rivals(state: Farmerama, action: int) -> list[int]:
    """List the seats that chose an action."""
    return [seat for seat, cards in enumerate(state.chosen) if cards >> action & 1]


@dataclass(frozen=True, slots=True)
class Compare(Step):
    """The seat that is ahead among those that chose the same action takes bonus tiles. If several are ahead, nobody does."""

    action: int
    tiles: int

    def happen(self, state: Farmerama) -> None:
        seats = rivals(state, self.action)
        ahead, reason = best(state, seats)
        tiles = min(self.tiles, len(state.open))
        if len(ahead) > 1:
            state.emit("event-no-tile", action=self.action)
        elif tiles:
            state.emit("event-wins-tile", seat=ahead[0], tiles=tiles, reason=reason)
            state.then(*[TakeTile(ahead[0])] * tiles)


def best(state: Farmerama, seats: list[int]) -> tuple[list[int], str]:
    """Compare seats until one is ahead, and return what decided: fewest tiles, most visible scarecrows, fewest crops."""
    reason = ""
    for reason in order_of_comparing(state):
        counts = [COUNTS[reason](state, seat) for seat in seats]
        seats = [seat for seat, count in zip(seats, counts, strict=True) if count == min(counts)]
        if len(seats) == 1:
            break
    return seats, reason


def counts_to_compare(state: Farmerama, seat: int) -> list[int]:
    """Count all that seats compare, in its order; less is better."""
    return [COUNTS[reason](state, seat) for reason in order_of_comparing(state)]


def tiles_won(state: Farmerama, seat: int) -> int:
    """Count the bonus tiles in a garden."""
    return len(state.gardens[seat])


def hidden_scarecrows(state: Farmerama, seat: int) -> int:
    """Count the scarecrows that crops hide."""
    return SECTORS - state.scarecrows(seat)


# what seats compare; less is better
COUNTS = {"tiles": tiles_won, "scarecrows": hidden_scarecrows, "crops": Farmerama.crops_in_barn}


@dataclass(frozen=True, slots=True)
class TakeTile(Question):
    """The seat must choose an open bonus tile. It gets the reward at once, and puts the tile face down into its garden."""

    seat: int

    prompt = "ask-tile"
    chapter = "bonus"

    def options(self, state: Farmerama) -> list[int]:
        return TAKE.options([place for place, kind in enumerate(state.open) if kind not in state.open[:place]])

    def choose(self, state: Farmerama, option: int) -> None:
        _, place = OPTIONS.read(option)
        kind = state.open.pop(place)
        state.gardens[self.seat].append(kind)
        state.emit("event-takes-tile", seat=self.seat, tile=kind)
        tile = state.tile(kind)
        for good, number in enumerate(tile.goods):
            take(state, self.seat, good, number)
        if tile.action == "sow":
            state.then(Sow(self.seat, 1, extra=False, bonus=True))
        elif tile.action == "harvest":
            state.then(Harvest(self.seat, 1, extra=False, bonus=True))


# 3. Actions


@dataclass(frozen=True, slots=True)
class Actions(Step):
    """All seats do their actions at the same time."""

    def happen(self, state: Farmerama) -> None:
        state.together(CHOOSE_ACTION[: state.seats])


# 4. Cleaning up


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """The action wheel turns, bonus tiles are turned up, and the Head Sheep moves on. If there are too few tiles, the game ends.

    Three players go on until all have had the Head Sheep equally often, with the tiles put back into the box.
    """

    def happen(self, state: Farmerama) -> None:
        state.turned += 1
        refill(state, state.stack)
        ending, uneven = state.tiles_have_run_out, state.seats == 3 and state.round % 3 > 0
        if ending and uneven:
            state.emit("event-extra-round")
            refill(state, state.removed)
        if ending and not uneven:
            state.emit("event-end-tiles")
        elif state.round >= state.rounds:
            state.emit("event-end-rounds", rounds=state.round)
        else:
            next_round(state)


def next_round(state: Farmerama) -> None:
    """Begin another round; with three seats the next one gets the Head Sheep."""
    if state.seats == 3:
        state.head = (state.head + 1) % 3
        state.emit("event-head-sheep", seat=state.head)
    state.then(Round())


PHASES = (Reveal(), BonusTiles(), Actions(), CleanUp())
# one question for each seat and number of cards
CHOOSE_CARD = [[ChooseCard(seat, number) for number in range(len(ACTIONS))] for seat in range(MOST_SEATS)]
