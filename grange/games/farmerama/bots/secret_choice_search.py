"""Search over secret cards in Farmerama: what all farms become for sampled cards of the others, and how near the end comes.

Samples of the others' cards come from the judge. For each sample every seat's round is played with the numbers that then apply, and
the seat's result is compared with that of its rivals.
"""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.farmerama.bots.evaluation import search_with_bank, value_by_search, value_tiles_by_search
from grange.games.farmerama.bots.next_rounds import CROWDED, future_rounds, value_after_rounds
from grange.games.farmerama.bots.round_outcomes import RoundSearch
from grange.games.farmerama.bots.secret_choice import CardJudge
from grange.games.farmerama.box import ALL_CARDS, CARDS_IN, NUMBERED
from grange.games.farmerama.options import CARD, OPTIONS
from grange.games.farmerama.rules.rounds import ChooseCard, TakeTile, best, cards_for, contested, has_enough, rivals
from grange.games.farmerama.state import Farmerama

DRAWS = 16  # samples of the others' cards on each table
NUMBERED_CARDS = (1 << len(NUMBERED)) - 1  # cards whose number depends on who else chose them
CARDS_WITHIN = [[subset for subset in range(cards + 1) if subset & cards == subset] for cards in range(NUMBERED_CARDS + 1)]

CARD_NOISE = 1.0  # most stars of noise per card for a whole search, because bots that choose alike meet and win nothing

RIVAL_WEIGHT = (0.0, 1.0, 0.5, 0.33)  # by seats: weight of a rival's star


def value_with_others(state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options on an imagined table with others: secret cards by sampled meetings, everything else by the farm."""
    if isinstance(question, TakeTile):
        return value_tiles_by_search(state, question, options)
    if not isinstance(question, ChooseCard):
        return value_by_search(state, question, options)
    card_search = SecretCardSearch(state, question.seat)
    return [max([card_search.mean(cards) for cards in card_search.hands_after(option)]) for option in options]


class SecretCardSearch:
    """Averages what a seat and its rivals make of their secret cards."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        self.seat = seat
        self.own = state.chosen[seat]
        self.table = state.copy()
        self.table.shown = True
        self.stack, self.open = state.stack, state.open
        self.rival_weight = RIVAL_WEIGHT[state.seats - 1]
        self.others = [other for other in range(state.seats) if other != seat]
        self.hands = dict.fromkeys(hands_with(state, seat, self.own))
        self.rounds = future_rounds(state, seat)
        self.draws = self.drawn(state)
        self.known_means: dict[int, float] = {}
        self.known_farms: dict[tuple[int, int, int, int], float] = {}

    def drawn(self, state: Farmerama) -> list[list[int]]:
        """Sample the others' cards."""
        chance = Chance.of(state.chance.memory, state.round, self.seat)
        models = [RivalModel(state, other) for other in self.others]
        return [[model.cards(Chance(chance.word())) for model in models] for _ in range(DRAWS)]

    def hands_after(self, option: int) -> list[int]:
        """List the sets of cards with which the seat may end if it takes an option."""
        verb, action = OPTIONS.read(option)
        return hands_with(self.table, self.seat, self.own | 1 << action) if verb is CARD else [self.own]

    def mean(self, cards: int) -> float:
        """Value a set of cards, averaged over the sampled cards of the others."""
        if cards not in self.known_means:
            self.known_means[cards] = sum([self.beside(cards, others) for others in self.draws]) / len(self.draws)
        return self.known_means[cards]

    def beside(self, cards: int, others: list[int]) -> float:
        """Value a set of cards against known cards of the others."""
        self.table.chosen[self.seat] = cards
        for other, theirs in zip(self.others, others, strict=True):
            self.table.chosen[other] = theirs
        tiles = self.tiles()
        rivals = [self.farm(other, tiles) for other in self.others]
        return self.farm(self.seat, tiles) - self.rival_weight * sum(rivals)

    def tiles(self) -> int:
        """Count the bonus tiles won. They only bring the end nearer; their own value is left out.

        Valuing them won fewer games of two: a seat that has more tiles loses the next comparison.
        """
        contests, two_pairs = contested(self.table), self.table.origin.rules["pairs"]
        if self.table.seats > 2 and len(contests) > 1 and two_pairs == "player":
            return 1
        won = sum([len(best(self.table, rivals(self.table, action))[0]) == 1 for action in contests])
        if self.table.seats > 2 and two_pairs == "pair":
            return min(1, won)
        return won

    def farm(self, seat: int, tiles: int) -> float:
        """Value what a seat makes of its farm in this round, with its cards and those of the others.

        `tiles` is the number of bonus tiles won, which brings the end nearer.
        """
        cards = self.table.chosen[seat]
        shared = sum([1 << action for action in CARDS_IN[cards & NUMBERED_CARDS] if self.table.is_shared(seat, action)])
        asked = (seat, cards, shared, tiles)
        if asked not in self.known_farms:
            self.take_away(tiles)
            if seat == self.seat and self.table.seats >= CROWDED:
                self.known_farms |= {(seat, *own, tiles): value for own, value in self.far().items()}
            else:
                search = RoundSearch(self.table, seat)
                self.known_farms[asked] = search.best_value(search.after([search.farm], cards))
        return self.known_farms[asked]

    def far(self) -> dict[tuple[int, int], float]:
        """Value what the seat makes of its farm in this round and the next, by its cards and by which of them are shared.

        One search covers all sets of cards, so that no set looks better only because another was pruned harder.
        """
        table = self.table.copy()
        search = search_with_bank(table, self.seat)
        ends = {}
        for cards in self.hands:
            for shared in CARDS_WITHIN[cards & NUMBERED_CARDS]:
                table.chosen = [shared] * table.seats
                table.chosen[self.seat] = cards
                ends[cards, shared] = search.after([search.farm], cards)
        return value_after_rounds(search, ends, self.rounds)

    def take_away(self, tiles: int) -> None:
        """Remove bonus tiles; the stack refills the open ones as long as it lasts."""
        left = max(0, len(self.stack) - tiles)
        self.table.stack = self.stack[:left]
        self.table.open = self.open[: len(self.stack) + len(self.open) - tiles - left]


def hands_with(state: Farmerama, seat: int, cards: int) -> list[int]:
    """List the sets that a seat's cards may become: full ones and, with the Head Sheep, those with which it may stop."""
    if cards.bit_count() >= cards_for(state, seat):
        return [cards]
    full = [hand for action in CARDS_IN[ALL_CARDS & ~cards] for hand in hands_with(state, seat, cards | 1 << action)]
    return [cards, *full] if has_enough(state, seat, cards) else full


class RivalModel:
    """Chooses cards for a rival, as the judge might."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        self.table = state.copy()
        self.number = cards_for(state, seat)
        self.judge = CardJudge(self.table, seat)

    def cards(self, chance: Chance) -> int:
        """Choose cards, with the judge's noise."""
        self.judge.chance = chance
        chosen, seat = self.table.chosen, self.judge.seat
        chosen[seat] = 0
        for number in range(self.number, 0, -1):
            free = CARDS_IN[ALL_CARDS & ~chosen[seat]]
            values = [self.judge.card(action, number) for action in free]
            if has_enough(self.table, seat, chosen[seat]) and self.judge.stop() >= max(values):
                break
            chosen[seat] |= 1 << free[values.index(max(values))]
        return chosen[seat]
