"""Swiss pairings for tables of any size: close points sit together, nobody meets the same rivals if that can be avoided.

A round is decided in three steps. The sizes of its tables follow from the number of players. Whoever has sat at a smaller table, or
has had a bye, most seldom does so now. Among everything that is left, the fewest meetings again count first, then low points at
smaller tables, then close points at each table. Up to `EXACT` players all divisions are tried; more are improved by exchanges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from grange.core.chance import Chance

MOST = 3.0  # points of the first place; the last place earns none, and those between are spaced evenly
BYE = MOST / 2  # points of a round without rivals: what an average player earns at a table
EXACT = 12  # players up to whom every division is tried
KICKS = 30  # times that a division in which players meet again is shaken and improved
AGAIN, LOWER, BEGUN = 1e7, 1e3, 1e3  # weights: of meeting again, of points at a smaller table; of having begun before


@dataclass(frozen=True)
class Sitting:
    """A table of a round: its players by seat, and once its game is over the place of each. A player alone has a bye."""

    players: tuple[str, ...]
    places: tuple[int, ...] = ()
    absent: frozenset[str] = frozenset()  # players for whom a bot has finished: they earn nothing

    @property
    def over(self) -> bool:
        """Whether its points are known."""
        return len(self.players) == 1 or bool(self.places)


Round = Sequence[Sitting]


@dataclass(frozen=True)
class Standing:
    """A player's place in a cup."""

    player: str
    place: int
    points: float
    rivals: float  # the points of everybody whom the player has met; decides between equals
    results: list[int | None] = field(default_factory=list)  # the place in each round; None without one


def place_points(size: int) -> list[float]:
    """Return the points of each place at a table.

    >>> place_points(4), place_points(3), place_points(2)
    ([3.0, 2.0, 1.0, 0.0], [3.0, 1.5, 0.0], [3.0, 0.0])
    """
    return [MOST * (size - 1 - place) / (size - 1) for place in range(size)]


def points_at(sitting: Sitting) -> dict[str, float]:
    """Return the points that each player earns at a table; a shared place shares its points, absent players move to the end.

    >>> points_at(Sitting(("a", "b", "c", "d"), (2, 1, 2, 4)))
    {'b': 3.0, 'a': 1.5, 'c': 1.5, 'd': 0.0}
    >>> points_at(Sitting(("a", "b", "c", "d"), (1, 2, 3, 4), frozenset("a")))
    {'b': 3.0, 'c': 2.0, 'd': 1.0, 'a': 0.0}
    """
    if len(sitting.players) == 1:
        return {sitting.players[0]: BYE}
    if not sitting.over:
        return dict.fromkeys(sitting.players, 0.0)
    scale, earned, above = place_points(len(sitting.players)), dict[str, float](), 0
    ranked = sorted(zip(sitting.places, sitting.players, strict=True), key=lambda each: each[0])
    present = [(place, player) for place, player in ranked if player not in sitting.absent]
    for place in dict.fromkeys(place for place, _ in present):
        equal = [player for other, player in present if other == place]
        share = sum(scale[above : above + len(equal)]) / len(equal)
        earned |= dict.fromkeys(equal, share)
        above += len(equal)
    return earned | {player: 0.0 for _, player in ranked if player in sitting.absent}


def standings(players: Sequence[str], size: int, rounds: Sequence[Round]) -> list[Standing]:
    """Rank the players of a cup after some rounds; equal points and rivals share a place."""
    points = total_points(players, rounds)
    rivals = rivals_points(points, size, rounds)
    ordered = sorted(players, key=lambda player: (-points[player], -rivals[player], players.index(player)))
    found: list[Standing] = []
    for number, player in enumerate(ordered, 1):
        last = found[-1] if found else None
        shared = last is not None and (last.points, last.rivals) == (points[player], rivals[player])
        place = last.place if last is not None and shared else number
        found.append(Standing(player, place, points[player], rivals[player], [_place(player, each) for each in rounds]))
    return found


def total_points(players: Iterable[str], rounds: Sequence[Round]) -> dict[str, float]:
    """Add up what each player has earned."""
    points = dict.fromkeys(players, 0.0)
    for sitting in _sittings(rounds):
        for player, earned in points_at(sitting).items():
            points[player] += earned
    return points


def rivals_points(points: dict[str, float], size: int, rounds: Sequence[Round]) -> dict[str, float]:
    """Add up the points of those whom each player has met; a smaller table counts like a whole one, a bye like equal rivals."""
    rivals = dict.fromkeys(points, 0.0)
    for sitting in _sittings(rounds):
        for player in sitting.players if sitting.over else ():
            met = [points[other] for other in sitting.players if other != player] or [points[player]]
            rivals[player] += (size - 1) * sum(met) / len(met)
    return {player: round(found, 3) for player, found in rivals.items()}


def _place(player: str, played: Round) -> int | None:
    for sitting in played:
        if player in sitting.players and sitting.places and player not in sitting.absent:
            return sitting.places[sitting.players.index(player)]
    return None


def _sittings(rounds: Sequence[Round]) -> Iterator[Sitting]:
    return (sitting for each in rounds for sitting in each)


# pairing


def table_sizes(players: int, size: int) -> list[int]:
    """Divide players into as few tables as possible, as evenly as possible; 1 is a bye.

    >>> table_sizes(13, 4), table_sizes(5, 4), table_sizes(5, 2)
    ([4, 3, 3, 3], [3, 2], [2, 2, 1])
    """
    tables = -(-players // size)
    return [players // tables + (table < players % tables) for table in range(tables)]


def pair(players: Sequence[str], size: int, rounds: Sequence[Round], left: Collection[str] = (), seed: int = 0) -> list[Sitting]:
    """Pair the next round of all players who have not left, the best table first; the same arguments give the same tables."""
    here = [each.player for each in standings(_drawn(players, seed), size, rounds) if each.player not in left]
    if not here:
        return []
    division = Division(here, table_sizes(len(here), size), rounds)
    groups = division.exact() if len(here) <= EXACT else division.improved(Chance.of(seed, len(rounds)))
    ordered = sorted(groups, key=lambda group: (len(group) == 1, min(group)))
    return [_seated([here[number] for number in group], rounds) for group in ordered]


def _drawn(players: Sequence[str], seed: int) -> list[str]:
    """Draw the order among players who are still equal in everything."""
    drawn = sorted(players)
    Chance.of(seed).shuffle(drawn)
    return drawn


def _seated(group: list[str], rounds: Sequence[Round]) -> Sitting:
    """Seat a table, so that everybody begins about equally often and sits in different seats."""
    sat = Counter((player, seat) for sitting in _sittings(rounds) for seat, player in enumerate(sitting.players))

    def cost(order: tuple[str, ...]) -> float:
        return BEGUN * sat[order[0], 0] + sum(sat[player, seat] for seat, player in enumerate(order))

    return Sitting(min(permutations(group), key=cost))


class Division:
    """Divides the players of a round, who are numbered from the best on, into tables."""

    def __init__(self, players: Sequence[str], sizes: Sequence[int], rounds: Sequence[Round]) -> None:
        self.sizes, self.everybody = list(sizes), range(len(players))
        points = total_points(_everybody(players, rounds), rounds)
        self.points = [points[player] for player in players]
        self.weights = self._weights(players, rounds)
        self.smaller = [size < max(sizes) for size in sizes]
        had = smaller_tables(rounds)
        self.had = [had[player] for player in players]
        seats = sum(size for size, smaller in zip(sizes, self.smaller, strict=True) if smaller)
        self.turn = sorted(self.had)[seats - 1] if seats else -1  # those who had fewer must go, those who had more must not

    def _weights(self, players: Sequence[str], rounds: Sequence[Round]) -> list[list[float]]:
        """Return what it costs to let each two players meet."""
        met = Counter(frozenset(two) for sitting in _sittings(rounds) for two in combinations(sitting.players, 2))
        meetings = [[met[frozenset((one, other))] if one != other else 0 for other in players] for one in players]
        return [
            [AGAIN * meetings[one][other] ** 2 + (self.points[one] - self.points[other]) ** 2 for other in self.everybody]
            for one in self.everybody
        ]

    def may(self, player: int, smaller: bool) -> bool:
        """Check whether it can be a player's turn to sit at a smaller table, or at a whole one."""
        return self.had[player] <= self.turn if smaller else self.had[player] >= self.turn

    def cost(self, group: Iterable[int], smaller: bool) -> float:
        """Return the cost of a table."""
        members = list(group)
        low = LOWER * sum(self.points[player] for player in members) if smaller else 0.0
        return low + sum(self.weights[one][other] for one, other in combinations(members, 2))

    # all divisions

    def exact(self) -> list[list[int]]:
        """Find the cheapest of all divisions."""
        self.best: list[list[int]] = []
        self.least = float("inf")
        kinds = Counter(zip(self.sizes, self.smaller, strict=True))
        self._try(list(self.everybody), kinds, [], 0.0)
        return self.best

    def _try(self, free: list[int], kinds: Counter[tuple[int, bool]], groups: list[list[int]], cost: float) -> None:
        if cost >= self.least:
            return
        if not free:
            self.best, self.least = groups, cost
            return
        first, others = free[0], free[1:]
        for kind in [kind for kind, number in kinds.items() if number and self.may(first, kind[1])]:
            size, smaller = kind
            fitting = [player for player in others if self.may(player, smaller)]
            for chosen in combinations(fitting, size - 1):
                group = [first, *chosen]
                rest = [player for player in others if player not in chosen]
                self._try(rest, kinds - Counter([kind]), [*groups, group], cost + self.cost(group, smaller))

    # exchanges

    def improved(self, chance: Chance) -> list[list[int]]:
        """Find a cheap division: neighbours sit together, then exchanges improve that; shaken while somebody meets again."""
        best = self._exchanged(self._first())
        for _ in range(KICKS):
            if self._total(best) < AGAIN:
                break
            shaken = self._exchanged(self._shaken(best, chance))
            best = min(best, shaken, key=self._total)
        return best

    def _first(self) -> list[list[int]]:
        """Divide by turn and points alone."""
        seats = sum(size for size, smaller in zip(self.sizes, self.smaller, strict=True) if smaller)
        by_turn = sorted(self.everybody, key=lambda player: (self.had[player], -player))
        lower = sorted(by_turn[:seats])
        rows = {False: [player for player in self.everybody if player not in set(lower)], True: lower}
        groups = []
        for size, smaller in zip(self.sizes, self.smaller, strict=True):
            groups.append(rows[smaller][:size])
            rows[smaller] = rows[smaller][size:]
        return groups

    def _shaken(self, groups: list[list[int]], chance: Chance) -> list[list[int]]:
        """Exchange some players at random."""
        shaken = [list(group) for group in groups]
        for _ in range(len(groups)):
            one, other = chance.below(len(groups)), chance.below(len(groups))
            at, there = chance.below(len(shaken[one])), chance.below(len(shaken[other]))
            a, b = shaken[one][at], shaken[other][there]
            if one != other and self.may(a, self.smaller[other]) and self.may(b, self.smaller[one]):
                shaken[one][at], shaken[other][there] = b, a
        return shaken

    def _total(self, groups: list[list[int]]) -> float:
        return sum(self.cost(group, smaller) for group, smaller in zip(groups, self.smaller, strict=True))

    def _exchanged(self, groups: list[list[int]]) -> list[list[int]]:
        """Exchange players of two tables as long as that is cheaper."""
        where = {player: table for table, group in enumerate(groups) for player in group}
        better = True
        while better:
            better = False
            for one, other in combinations(self.everybody, 2):
                if where[one] != where[other] and self._gain(groups, one, other, where) > 1e-9:
                    here, there = where[one], where[other]
                    groups[here][groups[here].index(one)], groups[there][groups[there].index(other)] = other, one
                    where[one], where[other] = there, here
                    better = True
        return groups

    def _gain(self, groups: list[list[int]], one: int, other: int, where: dict[int, int]) -> float:
        """Return how much cheaper it is if two players change places; nothing if it is not their turn."""
        here, there = where[one], where[other]
        gain = 0.0
        if self.smaller[here] != self.smaller[there]:
            if self.had[one] != self.had[other]:
                return 0.0
            gain = LOWER * (self.points[one] - self.points[other]) * (1 if self.smaller[here] else -1)
        of_one, of_other = self.weights[one], self.weights[other]
        for player in groups[here]:
            if player != one:
                gain += of_one[player] - of_other[player]
        for player in groups[there]:
            if player != other:
                gain += of_other[player] - of_one[player]
        return gain


def _everybody(players: Iterable[str], rounds: Sequence[Round]) -> list[str]:
    """List players and everybody who has sat at a table."""
    return list(dict.fromkeys([*players, *(player for sitting in _sittings(rounds) for player in sitting.players)]))


def smaller_tables(rounds: Sequence[Round]) -> Counter[str]:
    """Count how often each player has had fewer rivals than others in the same round, or none."""
    had: Counter[str] = Counter()
    for played in rounds:
        largest = max((len(sitting.players) for sitting in played), default=0)
        had.update(player for sitting in played if len(sitting.players) < largest for player in sitting.players)
    return had
