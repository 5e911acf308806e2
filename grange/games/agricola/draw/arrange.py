"""Where animals are on a farm. The rules only count them; a picture shows one arrangement that keeps as many as possible."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grange.games.agricola import farm
from grange.games.agricola.box import FAIRY
from grange.games.agricola.rules.housing import in_the_open, more_in_pastures, ways_to_share
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import ONE_PASTURE_A_KIND


class Herd(NamedTuple):
    """The animals of one kind on a pasture; kinds are numbered as in HERD."""

    pasture: farm.Pasture
    room: int
    kind: int
    number: int


class Arrangement(NamedTuple):
    """Where all animals of a farm are."""

    herds: tuple[Herd, ...]  # one for each pasture, perhaps empty
    stabled: tuple[tuple[int, int], ...]  # a space with a stable outside pastures, and the kind in it
    pets: tuple[int, ...]  # the kinds of those in the house; too many while one must still go


def arrange(state: Agricola, seat: int) -> Arrangement:
    """Find a place for each animal of a seat."""
    box = state.box
    room = (box.grazing, box.stabled, more_in_pastures(state, seat), state.shrunk >> seat & 1)
    animals = in_the_open(state, seat) if state.has_decks else state.animals(seat)
    apart = state.house_rules & ONE_PASTURE_A_KIND > 0
    return _arranged(state.fences[seat], state.stables[seat], animals, room, apart)


def fairies(state: Agricola, seat: int) -> tuple[tuple[int, int], ...]:
    """Return on which unused spaces fairies live, and how many: one on each, then a second on each."""
    places, number = farm.spaces_of(state.unused(seat)), state.goods[seat][FAIRY]
    counts = [(place, (number > rank) + (number > rank + len(places))) for rank, place in enumerate(places)]
    return tuple([(place, count) for place, count in counts if count])


@lru_cache(maxsize=2000)
def _arranged(fences: int, stables: int, animals: tuple[int, ...], room: tuple[int, int, int, int], apart: bool) -> Arrangement:
    grazing, stabled, more, small = room  # small animals need half the room
    pastures = farm.pastures_of(fences)
    rooms = [(grazing * pasture.bit_count() << (pasture & stables).bit_count()) + more << small for pasture in pastures]
    kinds = _kinds_of_pastures(rooms, animals, apart)
    left = [*animals, 0]  # the last entry is for pastures without animals
    herds = []
    for pasture, size, kind in zip(pastures, rooms, kinds, strict=True):
        number = min(size, left[kind])
        left[kind] -= number
        herds.append(Herd(pasture, size, kind, number))
    outside = [place for place in farm.spaces_of(stables & ~farm.enclosed_by(fences)) for _ in range(stabled << small)]
    loose = [kind for kind, number in enumerate(left) for _ in range(number)]
    return Arrangement(tuple(herds), tuple(zip(outside, loose, strict=False)), tuple(loose[len(outside) :]))


def _kinds_of_pastures(rooms: list[int], animals: tuple[int, ...], apart: bool) -> tuple[int, ...]:
    """Assign a kind to each pasture so that as few animals as possible are left over; of equal ways, take the first."""

    def left_over(kinds: tuple[int, ...]) -> int:
        room = [0] * (len(animals) + 1)
        for kind, size in zip(kinds, rooms, strict=True):
            room[kind] += size
        return sum(max(0, number - space) for number, space in zip(animals, room, strict=False))

    return min(ways_to_share(len(rooms), len(animals), apart), key=left_over)
