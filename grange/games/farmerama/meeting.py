"""Cards in secret in Farmerama, thought over: what becomes of all farms where cards meet, and how near the end comes.

The others choose as the judge might, again and again. For each of their choices everybody's round is played with the numbers that
count then, and what a seat has is held beside what its rivals have.
"""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.farmerama.box import ALL_CARDS, CARDS_IN, NUMBERED
from grange.games.farmerama.course import CROWDED, coming, played_on
from grange.games.farmerama.options import OPTIONS
from grange.games.farmerama.prospects import Prospects
from grange.games.farmerama.rules import ChooseCard, TakeTile, best, cards_for, contested, rivals
from grange.games.farmerama.secret import Secret
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.value import far_prospects, look_on, look_on_from_tiles

DRAWS = 16  # of the others' cards, on each table
NUMBERED_CARDS = (1 << len(NUMBERED)) - 1  # whose number depends on who else has them
CARDS_WITHIN = [[some for some in range(cards + 1) if some & cards == some] for cards in range(NUMBERED_CARDS + 1)]

WHIM = 1.0  # stars that chance may add to a card for a whole thought: who all think alike meet, and win nothing

SPITE = (0.0, 1.0, 0.5, 0.33)  # by seats: what a star of a rival is worth to those who do not have it


def look_with_others(state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options on an imagined table with others: secret cards by what they meet, all else by what becomes of the farm."""
    if isinstance(question, TakeTile):
        return look_on_from_tiles(state, question, options)
    if not isinstance(question, ChooseCard):
        return look_on(state, question, options)
    meeting = Meeting(state, question.seat)
    cards = [OPTIONS.read(option)[1] for option in options]
    return [meeting.card(card, question.number) for card in cards]


class Meeting:
    """Secret cards that meet: what a seat and its rivals make of them, on average."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        self.seat = seat
        self.own = state.chosen[seat]
        self.table = state.copy()
        self.table.shown = True
        self.stack, self.open = state.stack, state.open
        self.spite = SPITE[state.seats - 1]
        self.others = [other for other in range(state.seats) if other != seat]
        self.sets = dict.fromkeys(sets_with(self.own, cards_for(state, seat) - self.own.bit_count()))
        self.rounds = coming(state, seat)
        self.draws = self.drawn(state)
        self.known_means: dict[int, float] = {}
        self.known_farms: dict[tuple[int, int, int, int], float] = {}

    def drawn(self, state: Farmerama) -> list[list[int]]:
        """Let the others choose their cards again and again."""
        chance = Chance.of(state.chance.memory, state.round, self.seat)
        minds = [Mind(state, other) for other in self.others]
        return [[mind.cards(Chance(chance.word())) for mind in minds] for _ in range(DRAWS)]

    def card(self, action: int, number: int) -> float:
        """Value a card, the first of a number, with the best of those that may come after it."""
        return max([self.mean(cards) for cards in sets_with(self.own | 1 << action, number - 1)])

    def mean(self, cards: int) -> float:
        """Value a set of cards beside all that the others may have chosen."""
        if cards not in self.known_means:
            self.known_means[cards] = sum([self.beside(cards, others) for others in self.draws]) / len(self.draws)
        return self.known_means[cards]

    def beside(self, cards: int, others: list[int]) -> float:
        """Value a set of cards where those of the others are known."""
        self.table.chosen[self.seat] = cards
        for other, theirs in zip(self.others, others, strict=True):
            self.table.chosen[other] = theirs
        tiles = self.tiles()
        rivals = [self.farm(other, tiles) for other in self.others]
        return self.farm(self.seat, tiles) - self.spite * sum(rivals)

    def tiles(self) -> int:
        """Count the bonus tiles that are won. They bring the end nearer, and are worth nothing more.

        To value them, too, won fewer games for two: whoever has more of them loses the next.
        """
        contests = contested(self.table)
        won = sum([len(best(self.table, rivals(self.table, action))[0]) == 1 for action in contests])
        if self.table.seats > 2 and len(contests) > 1:  # the lot decides which of them counts
            return min(1, won)
        return won

    def farm(self, seat: int, tiles: int) -> float:
        """Value what a seat makes of its farm in this round, of whose cards some are shared, when so many tiles are gone."""
        cards = self.table.chosen[seat]
        shared = sum([1 << action for action in CARDS_IN[cards & NUMBERED_CARDS] if self.table.is_shared(seat, action)])
        asked = (seat, cards, shared, tiles)
        if asked not in self.known_farms:
            self.take_away(tiles)
            if seat == self.seat and self.table.seats >= CROWDED:
                self.known_farms |= {(seat, *own, tiles): worth for own, worth in self.far().items()}
            else:
                prospects = Prospects(self.table, seat)
                self.known_farms[asked] = prospects.seen(prospects.after([prospects.farm], cards))
        return self.known_farms[asked]

    def far(self) -> dict[tuple[int, int], float]:
        """Value what the seat makes of its farm in this round and the next ones, by its cards and those of them that are shared.

        All that it can choose is played on at the same time: so no card looks good because another one had less room.
        """
        table = self.table.copy()
        prospects = far_prospects(table, self.seat)
        ends = {}
        for cards in self.sets:
            for shared in CARDS_WITHIN[cards & NUMBERED_CARDS]:
                table.chosen = [shared] * table.seats
                table.chosen[self.seat] = cards
                ends[cards, shared] = prospects.after([prospects.farm], cards)
        return played_on(prospects, ends, self.rounds)

    def take_away(self, tiles: int) -> None:
        """Let so many bonus tiles be gone: as long as the stack has some, others lie open in their place."""
        left = max(0, len(self.stack) - tiles)
        self.table.stack = self.stack[:left]
        self.table.open = self.open[: len(self.stack) + len(self.open) - tiles - left]


def sets_with(cards: int, more: int) -> list[int]:
    """List the sets that some cards become with so many more."""
    if more <= 0:
        return [cards]
    return [each for action in CARDS_IN[ALL_CARDS & ~cards] for each in sets_with(cards | 1 << action, more - 1)]


class Mind:
    """Chooses cards in a rival's place, as the judge might."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        self.table = state.copy()
        self.number = cards_for(state, seat)
        self.secret = Secret(self.table, seat)

    def cards(self, chance: Chance) -> int:
        """Choose cards, with chance's small say."""
        self.secret.chance = chance
        chosen, seat = self.table.chosen, self.secret.seat
        chosen[seat] = 0
        for number in range(self.number, 0, -1):
            free = CARDS_IN[ALL_CARDS & ~chosen[seat]]
            worths = [self.secret.card(action, number) for action in free]
            chosen[seat] |= 1 << free[worths.index(max(worths))]
        return chosen[seat]
