"""The rules of Farmerama, in the order of the rulebook: setting up, and a round of four phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.farmerama import deck
from grange.games.farmerama.actions import CHOOSE_ACTION, Harvest, Sow
from grange.games.farmerama.bank import fill_bank, take
from grange.games.farmerama.box import ACTIONS, ALL_CARDS, CARDS_IN, MOST_SEATS, SECTORS
from grange.games.farmerama.options import CARD, OPTIONS, TAKE
from grange.games.farmerama.solo import SoloRound
from grange.games.farmerama.state import Farmerama

# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """The bank is filled, the bonus tiles are shuffled, and one of three players gets the Head Sheep."""

    def happen(self, state: Farmerama) -> None:
        fill_bank(state)
        if state.solo:
            deck.lay_out(state)
            state.then(SoloRound())
            return
        lay_tiles(state)
        if state.seats == 3:
            state.head = state.chance.below(3)
            state.tell("event-head-sheep", seat=state.head)
        state.then(Round())


def lay_tiles(state: Farmerama) -> None:
    """Shuffle the bonus tiles, put some back into the box, and turn up the first."""
    tiles = [kind for kind, tile in enumerate(state.box.tiles) for _ in range(tile.number) if state.professional or not tile.dark]
    state.chance.shuffle(tiles)
    state.removed = [tiles.pop() for _ in range(state.box.removed[state.seats - 1])]
    state.stack = tiles
    refill(state, state.stack)


def refill(state: Farmerama, stack: list[int]) -> None:
    """Turn up bonus tiles until there are enough, or none are left."""
    while stack and len(state.open) < state.box.open:
        state.revealed()
        state.open.append(stack.pop())


# The round


@dataclass(frozen=True, slots=True)
class Round(Step):
    """All choose cards in secret; then they are revealed, bonus tiles are won, the actions are done, and the table is cleared."""

    def happen(self, state: Farmerama) -> None:
        state.round += 1
        state.shown = False
        state.chosen = [0] * state.seats
        state.done = [0] * state.seats
        state.tell("event-round", round=state.round)
        state.together([CHOOSE_CARD[seat][cards_for(state, seat)] for seat in range(state.seats)])
        state.then(*PHASES)


# 1. Choosing action cards


def cards_for(state: Farmerama, seat: int) -> int:
    """Tell how many cards a seat chooses: two of two, one of more, one more with the Head Sheep."""
    cards = state.box.cards[state.seats - 1]
    return cards + state.box.head_sheep if state.seats == 3 and seat == state.head else cards


@dataclass(frozen=True, slots=True)
class ChooseCard(Question):
    """The seat chooses an action card in secret."""

    seat: int
    number: int

    prompt = "ask-card"
    chapter = "cards"

    def options(self, state: Farmerama) -> list[int]:
        return CARD.options(CARDS_IN[ALL_CARDS & ~state.chosen[self.seat]])

    def choose(self, state: Farmerama, option: int) -> None:
        _, action = OPTIONS.read(option)
        state.chosen[self.seat] |= 1 << action
        if self.number > 1:
            state.then(CHOOSE_CARD[self.seat][self.number - 1])
        else:
            state.tell("event-chosen", seat=self.seat)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"cards": self.number}


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """All cards are revealed at the same time."""

    def happen(self, state: Farmerama) -> None:
        state.revealed()
        state.shown = True
        for seat, cards in enumerate(state.chosen):
            state.tell("event-reveals", seat=seat, actions=CARDS_IN[cards])


# 2. Bonus tiles


@dataclass(frozen=True, slots=True)
class BonusTiles(Step):
    """Seats that chose the same action compare; there is one bonus tile a round, or two for two players who chose alike.

    The rulebook leaves it to chance who gets the tile if two pairs chose the same. Our lot decides which of them compares, or which
    compares first where both are rewarded. Two players compare anew for the second tile, or once for both.
    """

    def happen(self, state: Farmerama) -> None:
        contests, rules = contested(state), state.origin.rules
        if len(contests) > 1 and state.seats == 2 and rules["alike"] == "same":
            state.then(Compare(contests[0], tiles=len(contests)))
            return
        if len(contests) > 1 and state.seats > 2:
            contests = drawn_by_lot(state, contests, both=rules["pairs"] == "both")
        state.then(*[Compare(action, tiles=1) for action in contests])


def contested(state: Farmerama) -> list[int]:
    """List the actions that several seats chose."""
    chosen = several = 0
    for cards in state.chosen:
        several |= chosen & cards
        chosen |= cards
    return CARDS_IN[several][:]


def drawn_by_lot(state: Farmerama, contests: list[int], both: bool) -> list[int]:
    """Let the lot decide which of two pairs compares, or which compares first."""
    state.chance.shuffle(contests)
    state.tell("event-both" if both else "event-lot", action=contests[0])
    return contests if both else contests[:1]


def rivals(state: Farmerama, action: int) -> list[int]:
    """List the seats that chose an action."""
    return [seat for seat, cards in enumerate(state.chosen) if cards >> action & 1]


@dataclass(frozen=True, slots=True)
class Compare(Step):
    """The seat that is ahead among those who chose the same action takes bonus tiles; if several are, nobody does."""

    action: int
    tiles: int

    def happen(self, state: Farmerama) -> None:
        seats = rivals(state, self.action)
        ahead, reason = best(state, seats)
        tiles = min(self.tiles, len(state.open))
        if len(ahead) > 1:
            state.tell("event-no-tile", action=self.action)
        elif tiles:
            state.tell("event-wins-tile", seat=ahead[0], tiles=tiles, reason=reason)
            state.then(*[TakeTile(ahead[0])] * tiles)


def best(state: Farmerama, seats: list[int]) -> tuple[list[int], str]:
    """Compare seats until one is ahead: fewest tiles, most scarecrows in sight, fewest crops; tell by what it was decided.

    Professional farmers look at the scarecrows first.
    """
    reason = ""
    for reason in ("scarecrows", "tiles", "crops") if state.professional else ("tiles", "scarecrows", "crops"):
        counts = [COUNTS[reason](state, seat) for seat in seats]
        seats = [seat for seat, count in zip(seats, counts, strict=True) if count == min(counts)]
        if len(seats) == 1:
            break
    return seats, reason


def tiles_won(state: Farmerama, seat: int) -> int:
    """Count the bonus tiles in a garden."""
    return len(state.gardens[seat])


def hidden_scarecrows(state: Farmerama, seat: int) -> int:
    """Count the scarecrows that are out of sight."""
    return SECTORS - state.scarecrows(seat)


# what seats compare; less is better
COUNTS = {"tiles": tiles_won, "scarecrows": hidden_scarecrows, "crops": Farmerama.crops_in_barn}


@dataclass(frozen=True, slots=True)
class TakeTile(Question):
    """The seat chooses an open bonus tile, gets its reward at once, and lays it face down in its garden."""

    seat: int

    prompt = "ask-tile"
    chapter = "bonus"

    def options(self, state: Farmerama) -> list[int]:
        return TAKE.options([place for place, kind in enumerate(state.open) if kind not in state.open[:place]])

    def choose(self, state: Farmerama, option: int) -> None:
        _, place = OPTIONS.read(option)
        kind = state.open.pop(place)
        state.gardens[self.seat].append(kind)
        state.tell("event-takes-tile", seat=self.seat, tile=kind)
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
    """All do their actions at the same time."""

    def happen(self, state: Farmerama) -> None:
        state.together(CHOOSE_ACTION[: state.seats])


# 4. Cleaning up


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """The action wheel turns, the Head Sheep moves on, and bonus tiles are turned up; if there are too few, the game ends.

    Three players go on until all have had the Head Sheep equally often, with tiles from the box.
    """

    def happen(self, state: Farmerama) -> None:
        state.turned += 1
        refill(state, state.stack)
        ending, uneven = state.tiles_have_run_out, state.seats == 3 and state.round % 3 > 0
        if ending and uneven:
            state.tell("event-extra-round")
            refill(state, state.removed)
        if ending and not uneven:
            state.tell("event-end-tiles")
        elif state.round >= state.rounds:
            state.tell("event-end-rounds", rounds=state.round)
        else:
            next_round(state)


def next_round(state: Farmerama) -> None:
    """Begin another round; of three seats, the next one gets the Head Sheep."""
    if state.seats == 3:
        state.head = (state.head + 1) % 3
        state.tell("event-head-sheep", seat=state.head)
    state.then(Round())


PHASES = (Reveal(), BonusTiles(), Actions(), CleanUp())
# of each seat, by number
CHOOSE_CARD = [[ChooseCard(seat, number) for number in range(len(ACTIONS))] for seat in range(MOST_SEATS)]
