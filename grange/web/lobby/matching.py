"""Matching: which wishes meet, and how many people sit down together."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from grange.games import find, names
from grange.web.pace.agreed import HOUR, MINUTE, NO_CLOCK
from grange.web.stored import Wish

RATED, FRIENDLY, EITHER = "rated", "friendly", "either"
PATIENCE = {"live": MINUTE, "evening": 5 * MINUTE, "day": HOUR, NO_CLOCK: HOUR}  # seconds to wait for more people
MOST_COMPARED = 12  # wishes that the oldest wish is compared with, older ones first

Pairs = Collection[tuple[str, str]]  # the people whom somebody does not want to meet, by that person


@dataclass(frozen=True)
class Meeting:
    """Wishes that lead to a table."""

    wishes: tuple[Wish, ...]
    game: str
    rated: bool

    @property
    def pace(self) -> str:
        """The pace that everybody wants."""
        return self.wishes[0].pace


def meetings(wishes: Sequence[Wish], apart: Pairs, now: float) -> list[Meeting]:
    """Bring wishes together, the oldest first; each leads to one table at most."""
    left, found = sorted(wishes, key=lambda wish: (wish.made, wish.id)), []
    for first in list(left):
        if first in left and (meeting := _meeting(first, left, apart, now)):
            found.append(meeting)
            left = [wish for wish in left if wish not in meeting.wishes]
    return found


def _meeting(first: Wish, left: Sequence[Wish], apart: Pairs, now: float) -> Meeting | None:
    """Find the largest group for a wish that may begin now."""
    others = others_for(first, left, apart)[:MOST_COMPARED]
    for size in range(min(first.most, len(others) + 1), max(first.fewest, 2) - 1, -1):
        for group in combinations(others, size - 1):
            meeting = _together((first, *group), apart, now)
            if meeting:
                return meeting
    return None


def others_for(first: Wish, left: Sequence[Wish], apart: Pairs) -> list[Wish]:
    """List the wishes that go together with another one, each of a different person."""
    return [wish for wish in left if wish.id != first.id and _go_together(first, wish, apart)]


def _together(group: Sequence[Wish], apart: Pairs, now: float) -> Meeting | None:
    """Return the meeting of a group that fits and need not wait for more people."""
    if not all(_go_together(*pair, apart) for pair in combinations(group, 2)):
        return None
    size, sizes = len(group), _sizes(group)
    if size not in sizes or (size < max(sizes) and now < begins_at(group)):
        return None
    rated = any(wish.counts == RATED for wish in group)
    return Meeting(tuple(group), _game(group, size), rated)


def begins_at(group: Sequence[Wish]) -> float:
    """Return the time at which a group stops waiting for more people."""
    return min(wish.made + PATIENCE[wish.pace] for wish in group)


def _go_together(one: Wish, other: Wish, apart: Pairs) -> bool:
    """Check whether one table can meet two wishes."""
    people = (one.visitor, other.visitor)
    if one.visitor == other.visitor or people in apart or people[::-1] in apart or one.pace != other.pace:
        return False
    if one.game and other.game and one.game != other.game:
        return False
    return EITHER in (one.counts, other.counts) or one.counts == other.counts


def _sizes(group: Sequence[Wish]) -> set[int]:
    """Return how many people everybody accepts at a table of a game that everybody accepts."""
    wanted = [set(range(wish.fewest, wish.most + 1)) for wish in group]
    return set.intersection(*wanted) & {size for game in _games(group) for size in find(game).seats}


def _games(group: Sequence[Wish]) -> list[str]:
    """List the games that everybody accepts."""
    named = {wish.game for wish in group if wish.game}
    return sorted(named) or names()


def _game(group: Sequence[Wish], size: int) -> str:
    """Pick a game for a group: the named one, or any with room for all of them, another one each time."""
    fitting = [game for game in _games(group) if size in find(game).seats]
    return fitting[sum(group[0].id.encode()) % len(fitting)]


def waiting_with(wish: Wish, wishes: Sequence[Wish], apart: Pairs) -> Iterator[Wish]:
    """Yield the wishes that wait together with one for more people."""
    for other in others_for(wish, wishes, apart):
        if _sizes((wish, other)):
            yield other
