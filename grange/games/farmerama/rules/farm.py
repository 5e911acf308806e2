"""Work on a farm of Farmerama: turning the wheel, sowing, harvesting and feeding once, and where that is possible."""

from __future__ import annotations

from grange.games.farmerama.box import EMPTY, SECTORS, STABLE, WATER
from grange.games.farmerama.rules.bank import give_back
from grange.games.farmerama.state import Farmerama

# The wheel


def can_turn(state: Farmerama, seat: int) -> bool:
    """Return whether the wheel can turn: the seat has a water, and the sector that the arm would cross is empty."""
    return state.barn[seat][WATER] > 0 and state.way_is_free(seat)


def turn_wheel(state: Farmerama, seat: int) -> None:
    """Turn the seat's wheel for one water. Animals that come under the pacifier produce and go home."""
    give_back(state, seat, WATER, 1)
    state.wheel[seat] += 1
    state.emit("event-turns", seat=seat)
    nursery = state.under(seat, state.box.pacifier)
    for animal, sector in enumerate(state.animals[seat]):
        if sector == nursery:
            come_home(state, seat, animal)


def come_home(state: Farmerama, seat: int, animal: int) -> None:
    """Bring an animal home to its stable; it produces, unless its track is at its end."""
    state.animals[seat][animal] = STABLE
    cubes, top = state.cubes[seat], len(state.tracks[animal]) - 1
    cubes[animal] = min(cubes[animal] + 1, top)
    state.emit("event-produces", seat=seat, animal=animal, stars=state.stars_of(seat, animal))


# Sowing


def fields_to_sow(state: Farmerama, seat: int) -> list[int]:
    """List the fields where the seat can sow. Of a sector's empty fields without a scarecrow, only the first is listed."""
    fields, barn, bank, wheel = state.fields[seat], state.barn[seat], state.bank, state.wheel[seat]
    found = []
    for sector in state.box.brown:
        crop = state.box.sows[sector]
        if barn[crop] and bank[crop]:
            scarecrow, *plain = state.box.fields[(sector - wheel) % SECTORS]
            if not fields[scarecrow]:
                found.append(scarecrow)
            for field in plain:
                if not fields[field]:
                    found.append(field)
                    break
    return found


def short_of_a_pair(state: Farmerama, seat: int) -> list[int]:
    """List the crops that the seat could sow if the bank had one."""
    barn, bank, fields = state.barn[seat], state.bank, state.fields[seat]
    room = [sector for sector in state.box.brown if not all(fields[field] for field in state.box.fields[state.under(seat, sector)])]
    crops = [state.box.sows[sector] for sector in room]
    return [crop for crop in crops if barn[crop] and not bank[crop]]


def sow(state: Farmerama, seat: int, field: int) -> None:
    """Sow a pair on a field, one crop from the barn and one from the bank."""
    crop = state.crop_to_sow(seat, field)
    state.barn[seat][crop] -= 1
    state.bank[crop] -= 1
    state.fields[seat][field] = crop + 1
    state.emit("event-sows", seat=seat, good=crop, field=field)


# Harvesting


def fields_to_harvest(state: Farmerama, seat: int) -> list[int]:
    """List the fields where the seat can harvest. Of a sector's equal pairs without a scarecrow, only the first is listed."""
    fields, wheel = state.fields[seat], state.wheel[seat]
    found = []
    for sector in state.box.green:
        scarecrow, *plain = state.box.fields[(sector - wheel) % SECTORS]
        if fields[scarecrow]:
            found.append(scarecrow)
        pairs = set()
        for field in plain:
            if fields[field] and fields[field] not in pairs:
                pairs.add(fields[field])
                found.append(field)
    return found


def harvest(state: Farmerama, seat: int, field: int) -> None:
    """Take a pair from a field into the barn."""
    crop = state.fields[seat][field] - 1
    state.fields[seat][field] = EMPTY
    state.barn[seat][crop] += 2
    state.emit("event-harvests", seat=seat, good=crop, field=field)


# Feeding


def animals_to_feed(state: Farmerama, seat: int) -> list[int]:
    """List the animals that are at home, whose feed the barn holds, and for which their pasture has a place."""
    animals = state.animals[seat]
    return [
        animal
        for animal, sector in enumerate(animals)
        if sector == STABLE
        and state.can_pay(seat, state.eats[animal])
        and animals.count(state.pasture_of(seat, animal)) < state.box.places
    ]


def feed(state: Farmerama, seat: int, animal: int) -> None:
    """Return an animal's feed to the bank and bring it to its pasture."""
    for crop, number in enumerate(state.eats[animal]):
        give_back(state, seat, crop, number)
    state.animals[seat][animal] = state.pasture_of(seat, animal)
    state.emit("event-feeds", seat=seat, animal=animal)
