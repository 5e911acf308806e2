"""Room on the farm: for animals, in pastures, stables and the house, and for people."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from grange.games.agricola import farm
from grange.games.agricola.box import BOAR, CATTLE, FAIRY, SHEEP
from grange.games.agricola.cards import HOUSING, cards_at
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import ONE_PASTURE_A_KIND


def beds(state: Agricola, seat: int) -> int:
    """Count the people a seat has room for: one for each room, and those on cards."""
    rooms = state.rooms[seat].bit_count()
    return rooms + sum([card.lodges(state) for card in cards_at(state, seat, HOUSING)]) if state.has_cards else rooms


def pets(state: Agricola, seat: int) -> int:
    """Count the animals that the house can hold, if there is a house."""
    if not state.rooms[seat]:
        return 0
    if not state.has_cards:
        return state.box.pets
    return max([state.box.pets, *(card.pets(state, seat) for card in cards_at(state, seat, HOUSING))])


def more_in_pastures(state: Agricola, seat: int) -> int:
    """Count the additional animals that each pasture holds because of cards."""
    return sum([card.grazing for card in cards_at(state, seat, HOUSING)]) if state.has_cards else 0


def capacities(state: Agricola, seat: int) -> tuple[int, ...]:
    """Return how many animals each pasture of a seat holds."""
    usual = farm.capacities(state.fences[seat], state.stables[seat], state.box.grazing, more_in_pastures(state, seat))
    return tuple([2 * room for room in usual]) if state.shrunk >> seat & 1 else usual


def anywhere(state: Agricola, seat: int) -> int:
    """Count the places for a single animal of any kind: stables outside pastures, and the house."""
    outside = (state.stables[seat] & ~farm.enclosed_by(state.fences[seat])).bit_count()
    return (outside * state.box.stabled << (state.shrunk >> seat & 1)) + pets(state, seat)


def room_for_animals(state: Agricola, seat: int) -> tuple[tuple[int, ...], int]:
    """Return how many animals each pasture of a seat holds, and how many places there are for single animals."""
    if state.has_cards:
        return capacities(state, seat), anywhere(state, seat)
    fences, stables, box = state.fences[seat], state.stables[seat], state.box
    outside = (stables & ~farm.enclosed_by(fences)).bit_count()
    return farm.capacities(fences, stables, box.grazing), outside * box.stabled + box.pets


def homeless(state: Agricola, seat: int, newborn: tuple[int, ...] = (0, 0, 0)) -> int:
    """Count the seat's animals, including these newborns, that find no room on its farm."""
    apart = state.house_rules & ONE_PASTURE_A_KIND > 0
    if state.has_decks:
        return farm.homeless_of(*room_for_animals(state, seat), in_the_open(state, seat, newborn), apart)
    own = state.goods[seat]
    sheep, boar, cattle = own[SHEEP], own[BOAR], own[CATTLE]
    if sheep + boar + cattle + sum(newborn) <= state.box.pets and state.rooms[seat]:
        return 0
    room, places = room_for_animals(state, seat)
    return farm.homeless(room, places, sheep + newborn[0], boar + newborn[1], cattle + newborn[2], apart)


def has_room_for_kind(state: Agricola, seat: int, number: int) -> bool:
    """Return whether this number of animals of one kind would find room if there were no others."""
    on_card = state.has_decks and any(card.stalls for card in cards_at(state, seat, HOUSING))
    apart = state.house_rules & ONE_PASTURE_A_KIND > 0
    return not farm.homeless_of(*room_for_animals(state, seat), (number - on_card,), apart)


def touching(state: Agricola, seat: int) -> int:
    """Find the spaces that touch something the seat has built; all spaces if nothing is built."""
    built = farm.ALL & ~(state.unused(seat) | state.wasted[seat])
    return farm.beside(built) if built else farm.ALL


def in_the_open(state: Agricola, seat: int, newborn: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Count the animals of each kind that need room in pastures, stables or the house; llamas are listed only if there are any."""
    herd = list(state.herd(seat))
    for kind, number in enumerate(newborn):
        herd[kind] += number
    if any(card.stalls for card in cards_at(state, seat, HOUSING)):
        herd = [max(0, number - 1) for number in herd]
    return tuple(herd if herd[-1] else herd[:-1])


# Fairies

FAIRIES = 2  # on an unused space


def room_for_fairies(state: Agricola, seat: int) -> int:
    """Count the fairies that a farm holds."""
    return FAIRIES * state.unused(seat).bit_count()


def fairies_without_room(state: Agricola, seat: int) -> int:
    """Count the fairies without an unused space."""
    return max(0, state.goods[seat][FAIRY] - room_for_fairies(state, seat))


# The arrangement with the most pastures that have room to spare


def most_with_room_to_spare(state: Agricola, seat: int, spare: int) -> int:
    """Count the pastures that hold an animal and have room for `spare` more, in the best arrangement of all animals."""
    apart = state.house_rules & ONE_PASTURE_A_KIND > 0
    rooms, places = capacities(state, seat), anywhere(state, seat)
    if not state.has_decks:
        return _most_with_room_to_spare(rooms, places, state.animals(seat), spare, apart)
    return max([_most_with_room_to_spare(rooms, places, herd, spare, apart) for herd in herds_outside_cards(state, seat)])


def herds_outside_cards(state: Agricola, seat: int) -> Iterable[tuple[int, ...]]:
    """List the herds that may live outside cards: a card may take one animal of each kind."""
    herd, outside = state.herd(seat), in_the_open(state, seat)
    kinds = zip(outside, herd, strict=False)  # llamas are left out if there are none
    return product(*[range(least, number + 1) for least, number in kinds])


@lru_cache(maxsize=1 << 12)
def _most_with_room_to_spare(pastures: tuple[int, ...], places: int, animals: tuple[int, ...], spare: int, apart: bool) -> int:
    best = 0
    for kinds in ways_to_share(len(pastures), len(animals), apart):
        own = [[room for room, kind in zip(pastures, kinds, strict=True) if kind == each] for each in range(len(animals))]
        counts = [range(_most_counting(rooms, number, spare) + 1) for rooms, number in zip(own, animals, strict=True)]
        for counting in product(*counts):
            outside = [
                max(0, number - sum(rooms) + spare * count) for rooms, number, count in zip(own, animals, counting, strict=True)
            ]
            if sum(outside) <= places:
                best = max(best, sum(counting))
    return best


def ways_to_share(pastures: int, kinds: int, apart: bool) -> Iterable[tuple[int, ...]]:
    """List the ways to assign a kind to each pasture; if each kind has at most one, some pastures get none."""
    if not apart:
        return product(range(kinds), repeat=pastures)
    none = kinds
    every = product(range(kinds + 1), repeat=pastures)
    return [way for way in every if all(way.count(kind) < 2 for kind in way if kind != none)]


def _most_counting(rooms: list[int], animals: int, spare: int) -> int:
    """Count the pastures of a kind that could hold an animal and have room to spare, ignoring everything else."""
    return min(animals, sum([room > spare for room in rooms]))
