"""Cards that are dealt at random: what they are worth, measured in several ways.

- The dealt effect compares seats that were dealt a card with all others, whether they played it or not. The deal is a lottery, so
  the difference is the card's doing.
- An exchange plays a fresh seed twice, with the card and with another of its kind in its place.
- Restricted play plays a game again in which the seat may not play the card.
- Played or kept compares seats that held it. Players who are well off play more cards, so this says little: it is only observed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

import numpy as np

from grange.lab.balance.certainty import (
    FALSE_ALARMS,
    Estimate,
    Resampling,
    band_of_equals,
    chance_of,
    chance_of_signs,
    mean,
    q_values,
    share,
    shrunken,
)
from grange.lab.balance.row import Row
from grange.lab.statistics import CONFIDENCE

Array = Any  # a NumPy array

FEWEST_DEALT = 10  # the fewest seats with a card from which its effect is estimated
FEWEST_HANDS = 8  # that hold both cards of a pair
STRIKING = 6  # cards that are examined again on fresh seeds
FEWEST_PAIRS = 20  # games that were played twice, for a card
FEWEST_PICKS = 10  # times that a card was taken in a draft
FEWEST_TASTED = 10  # cards without which picks and effects are not compared


@dataclass(frozen=True)
class Paired:
    """Paired differences of points: the same seeds, with the card and without."""

    points: Estimate
    games: int
    chance: float  # the probability that random signs would give as much
    shown: int = 0  # the number of the pair, or of the game, that shows it best

    @property
    def sure(self) -> bool:
        """Whether it is beyond chance."""
        return self.chance < 0.05


@dataclass(frozen=True)
class CardEstimate:
    """What is known of a card."""

    name: str
    dealt: int
    played: int
    round: float | None  # the round in which it is usually played
    effect: Estimate  # of being dealt it, in points; 0 is an average card of its kind
    wins: Estimate  # the same, in shares of a win
    guess: float = 0.0  # the effect, drawn toward the mean as far as its noise demands
    q: float = 1.0
    second: Estimate | None = None  # the effect for bots of another strength
    grows: Estimate | None = None  # how much more it brings the usual bot than the other one
    grows_q: float = 1.0
    exchanged: Paired | None = None
    restricted: Paired | None = None  # what being allowed to play it brings
    observed: Estimate | None = None  # played or kept: only observed
    sources: tuple[tuple[str, Estimate], ...] = ()
    with_it: tuple[int, ...] = ()  # points of the seats that held it
    best: tuple[int, int] | None = None  # the game and the seat that did best with it

    @property
    def blank(self) -> bool:
        """Whether nobody ever played it."""
        return not self.played

    @property
    def stands_out(self) -> bool:
        """Whether its effect is beyond chance."""
        return self.q < FALSE_ALARMS

    @property
    def is_skill_card(self) -> bool:
        """Whether it brings the usual bot more than the other one, beyond chance."""
        return self.grows is not None and self.grows_q < FALSE_ALARMS and self.grows.value > 0

    @property
    def is_trap(self) -> bool:
        """Whether it brings the usual bot less than the other one, beyond chance."""
        return self.grows is not None and self.grows_q < FALSE_ALARMS and self.grows.value < 0

    @property
    def confirmed(self) -> bool:
        """Whether exchanges on fresh seeds agree with the effect."""
        return self.exchanged is not None and self.exchanged.sure and self.exchanged.points.value * self.effect.value > 0

    @property
    def share_played(self) -> Estimate:
        """How often a seat that holds it plays it."""
        return share(self.played, self.dealt)


class Seats:
    """All seats of all games, side by side."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.width = rows[0].seats
        self.scores = np.array([points for row in rows for points in row.scores], float)
        places = np.array([row.place(seat) for row in rows for seat in range(row.seats)])
        means = np.array([self.scores[places == place].mean() for place in range(self.width)])
        self.points = self.scores - means[places]  # the place in the order of turns is worth something, too
        self.wins = np.array([won for row in rows for won in row.shares])
        self.again = Resampling(len(rows))
        self.held, self.played = self._cards()

    def _cards(self) -> tuple[dict[str, Array], dict[str, Array]]:
        held: dict[str, Array] = defaultdict(lambda: np.zeros(len(self.scores)))
        played: dict[str, Array] = defaultdict(lambda: np.zeros(len(self.scores)))
        for number, row in enumerate(self.rows):
            for seat, hand in enumerate(row.counted["dealt"]):
                for card in hand:
                    held[card][self.width * number + seat] = 1
            for card, measures in row.counted["tally"].get("card", {}).items():
                for seat, when in enumerate(measures.get("played", ())):
                    played[card][self.width * number + seat] = when
        return dict(held), dict(played)

    def effects(self, cards: Sequence[str], numbers: Array, again: Resampling | None = None) -> dict[str, Estimate]:
        """Estimate the difference between the seats that were dealt each card and all others."""
        held = np.array([self.held[card] for card in cards])
        found = (again or self.again).differences(held, numbers, self.width) if len(held) else []
        return dict(zip(cards, found, strict=True))


def cards(rows: Sequence[Row]) -> list[CardEstimate]:
    """Estimate every card that was dealt; the best guess comes first."""
    seats = Seats(rows)
    names = [name for name, held in sorted(seats.held.items()) if held.sum() >= FEWEST_DEALT]
    effects, wins = seats.effects(names, seats.points), seats.effects(names, seats.wins)
    return ranked([_card(seats, name, effects[name], wins[name]) for name in names])


def _card(seats: Seats, name: str, effect: Estimate, wins: Estimate) -> CardEstimate:
    held = seats.held[name]
    when = seats.played.get(name, np.zeros(len(held))) * held
    rounds = when[when > 0]
    return CardEstimate(
        name=name,
        dealt=int(held.sum()),
        played=len(rounds),
        round=float(median(rounds)) if len(rounds) else None,
        effect=effect,
        wins=wins,
    )


def ranked(found: list[CardEstimate]) -> list[CardEstimate]:
    """Add best guesses and q-values; cards that nobody ever played are the control group."""
    asked = [card for card in found if not card.blank]
    guesses, _ = shrunken([card.effect for card in asked])
    qs = q_values([chance_of(card.effect) for card in asked])
    known = {card.name: replace(card, guess=guess, q=q) for card, guess, q in zip(asked, guesses, qs, strict=True)}
    return sorted((known.get(card.name, card) for card in found), key=lambda card: (-card.guess, -card.effect.value))


def detailed(rows: Sequence[Row], found: Sequence[CardEstimate]) -> list[CardEstimate]:
    """Add what the opened card shows: where its points come from, who played and who kept it, and its best game."""
    seats = Seats(rows)
    sheets = [sheet for row in rows for sheet in row.sheets]
    names = list(dict.fromkeys(name for sheet in sheets for name in sheet))
    columns = {name: np.array([sheet.get(name, 0) for sheet in sheets], float) for name in names}
    fewer = Resampling(len(rows), draws=200)
    cards_named = [card.name for card in found]
    sources = {name: seats.effects(cards_named, column, fewer) for name, column in columns.items() if column.any()}
    return [_detailed(seats, card, [(name, effects[card.name]) for name, effects in sources.items()]) for card in found]


def _detailed(seats: Seats, card: CardEstimate, sources: list[tuple[str, Estimate]]) -> CardEstimate:
    held = seats.held[card.name]
    played = (seats.played.get(card.name, np.zeros(len(held))) > 0) & (held > 0)
    kept = (held > 0) & ~played
    best = int(np.argmax(np.where(played, seats.points, -np.inf))) if played.any() else None
    return replace(
        card,
        observed=_apart(seats.points[played], seats.points[kept]),
        sources=tuple(sources),
        with_it=tuple(int(points) for points in seats.scores[held > 0]),
        best=None if best is None else (seats.rows[best // seats.width].number, best % seats.width),
    )


def _apart(some: Array, others: Array) -> Estimate | None:
    """Estimate the difference of two means of unequal spread."""
    one, other = mean(some), mean(others)
    return None if one is None or other is None else apart(one, other)


def apart(one: Estimate, other: Estimate) -> Estimate:
    """Estimate the difference of two independent numbers."""
    value, error = one.value - other.value, float(np.hypot(one.error, other.error))
    return Estimate(value, value - CONFIDENCE * error, value + CONFIDENCE * error, error)


# Asked again


def striking(rows: Sequence[Row], number: int = STRIKING) -> list[str]:
    """Name the cards whose effects are farthest from chance."""
    asked = [card for card in cards(rows) if not card.blank]
    return [card.name for card in sorted(asked, key=lambda card: chance_of(card.effect))[:number]]


def paired(differences: Mapping[int, float]) -> Paired | None:
    """Sum up paired differences by their numbers, if there are enough of them."""
    values = list(differences.values())
    points = mean(values) if len(values) >= FEWEST_PAIRS else None
    if points is None:
        return None
    shown = max(differences, key=lambda number: differences[number] * np.sign(points.value))
    return Paired(points, len(values), chance_of_signs(values), shown)


def exchanged(rows: Sequence[Row]) -> dict[str, Paired]:
    """Estimate what each card brings in place of another of its kind, from games in twos."""
    pairs: dict[int, dict[str, Row]] = defaultdict(dict)
    for row in rows:
        pairs[row.about["pair"]][row.about["side"]] = row
    differences: dict[str, dict[int, float]] = defaultdict(dict)
    for number, sides in pairs.items():
        if len(sides) == 2:
            with_it, without = sides["with"], sides["without"]
            differences[with_it.about["card"]][number] = with_it.scores[0] - without.scores[0]
    return {card: found for card, each in differences.items() if (found := paired(each)) is not None}


def restricted(rows: Sequence[Row]) -> dict[str, Paired]:
    """Estimate what being allowed to play each card brings to a seat that would play it."""
    differences: dict[str, dict[int, float]] = defaultdict(dict)
    for row in rows:
        differences[row.about["card"]][row.number] = row.about["usual"] - row.scores[row.about["seat"]]
    return {card: found for card, each in differences.items() if (found := paired(each)) is not None}


def add_parts(
    found: Sequence[CardEstimate], exchange: Sequence[Row], restriction: Sequence[Row], second: Sequence[Row]
) -> list[CardEstimate]:
    """Add what the games of the other parts show about each card."""
    swapped, forbidden = exchanged(exchange), restricted(restriction)
    others = {card.name: card.effect for card in cards(second)} if second else {}
    return add_growth(
        [
            replace(card, exchanged=swapped.get(card.name), restricted=forbidden.get(card.name), second=others.get(card.name))
            for card in found
        ]
    )


def add_growth(found: Sequence[CardEstimate]) -> list[CardEstimate]:
    """Compare the effect of each card for the usual bot with its effect for the other one."""
    grows = {card.name: apart(card.effect, card.second) for card in found if card.second is not None and not card.blank}
    qs = dict(zip(grows, q_values([chance_of(each) for each in grows.values()]), strict=True))
    return [replace(card, grows=grows.get(card.name), grows_q=qs.get(card.name, 1.0)) for card in found]


# All cards together


def band(rows: Sequence[Row], names: Sequence[str]) -> list[tuple[float, float]]:
    """Return the band in which the ordered effects of these cards would lie if all were equal."""
    seats = Seats(rows)
    return band_of_equals(np.array([seats.held[name] for name in names]), seats.points, seats.width)


@dataclass(frozen=True)
class Blanks:
    """The report's test of itself: cards that nobody ever played must all be worth the same."""

    number: int
    mean: float
    misses: int  # intervals that leave the mean out
    expected: float


def blanks(found: Sequence[CardEstimate]) -> Blanks | None:
    """Compare the cards that nobody ever played."""
    effects = [card.effect for card in found if card.blank and card.effect.error > 0]
    if len(effects) < 3:
        return None
    weights = [1 / effect.error**2 for effect in effects]
    middle = float(np.average([effect.value for effect in effects], weights=weights))
    return Blanks(len(effects), middle, sum(effect.leaves_out(middle) for effect in effects), 0.05 * len(effects))


@dataclass(frozen=True)
class Pair:
    """Two cards in one hand, beyond what both bring alone."""

    cards: tuple[str, str]
    hands: int
    effect: Estimate
    q: float = 1.0
    game: int | None = None  # that shows it best, for a pair that stands out

    @property
    def stands_out(self) -> bool:
        """Whether it is beyond chance."""
        return self.q < FALSE_ALARMS


def pairs(rows: Sequence[Row], found: Sequence[CardEstimate]) -> list[Pair]:
    """Estimate pairs of cards that were played at all; the most striking come first."""
    seats = Seats(rows)
    asked = [card for card in found if not card.blank]
    held = np.array([seats.held[card.name] for card in asked])
    if not len(held):
        return []
    expected = np.array([card.guess for card in asked]) @ held
    left = seats.points - (expected - expected.mean())
    counts, sums = held @ held.T, (held * left) @ held.T
    spread = float(left.std(ddof=1))
    first, second = np.triu_indices(len(asked), 1)
    often = counts[first, second] >= FEWEST_HANDS
    first, second = first[often], second[often]
    hands = counts[first, second]
    errors = spread / np.sqrt(hands)
    values = zip((sums[first, second] / hands).tolist(), errors.tolist(), strict=True)
    effects = [Estimate(value, value - CONFIDENCE * error, value + CONFIDENCE * error, error) for value, error in values]
    chances = [chance_of(effect) for effect in effects]
    qs = q_values(chances)
    found_pairs = []
    for place in sorted(range(len(effects)), key=chances.__getitem__):
        pair = Pair((asked[first[place]].name, asked[second[place]].name), int(hands[place]), effects[place], qs[place])
        if pair.stands_out:
            both = held[first[place]] * held[second[place]] > 0
            best = int(np.argmax(np.where(both, np.sign(pair.effect.value) * left, -np.inf)))
            pair = replace(pair, game=rows[best // seats.width].number)
        found_pairs.append(pair)
    return found_pairs


# Cards of further decks, and drafts


def drawn_cards(rows: Sequence[Row]) -> list[CardEstimate]:
    """Estimate the cards of further decks: which one a seat draws is luck, so draws are compared with each other."""
    seats: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        middle = sum(row.scores) / row.seats
        for card, measures in row.counted["tally"].get("card", {}).items():
            for seat, times in enumerate(measures.get("drawn", ())):
                if times:
                    seats[card].append((row.scores[seat] - middle, row.shares[seat]))
    every = np.array([each for draws in seats.values() for each in draws])
    found = []
    for card, draws in sorted(seats.items()):
        apart = np.array(draws) - every.mean(0)
        effect, wins = mean(apart[:, 0]), mean(apart[:, 1])
        if effect is not None and wins is not None:
            found.append(CardEstimate(card, len(draws), len(draws), None, effect, wins))
    return ranked(found)


@dataclass(frozen=True)
class Pick:
    """When a card is taken in a draft: 1 is first."""

    card: str
    pick: Estimate
    times: int


def picks(rows: Sequence[Row]) -> list[Pick]:
    """Estimate when each card is taken; the first come first, and cards that were hardly met are left out."""
    taken: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for card, measures in row.counted["tally"].get("card", {}).items():
            taken[card] += [when for when in measures.get("picked", ()) if when]
    often = {card: each for card, each in taken.items() if len(each) >= FEWEST_PICKS}
    found = [Pick(card, estimate, len(each)) for card, each in often.items() if (estimate := mean(each)) is not None]
    return sorted(found, key=lambda each: each.pick.value)


def taste(found: Sequence[Pick], known: Sequence[CardEstimate]) -> Estimate | None:
    """Correlate when cards are taken with what they bring: below 0 if cards that bring more are taken earlier."""
    effects = {card.name: card.effect.value for card in known}
    pairs = [(pick.pick.value, effects[pick.card]) for pick in found if pick.card in effects]
    if len(pairs) < FEWEST_TASTED:
        return None
    value = float(np.corrcoef(np.array(pairs).T)[0, 1])
    middle, half = np.arctanh(value), CONFIDENCE / np.sqrt(len(pairs) - 3)
    return Estimate(value, float(np.tanh(middle - half)), float(np.tanh(middle + half)))
