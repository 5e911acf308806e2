"""Fences and pastures: the rules as a player meets them, and the geometry against an independent check."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grange.games.agricola import farm as geometry
from tests.games.agricola.builders import (
    EMPTY_FARM,
    PLACES,
    a_farm,
    a_turn,
    codes,
    edges_around,
    farm,
    fence_number,
    fences_around,
    goods,
    is_turn,
    places,
    play,
    set_number,
    sheet,
    use,
)

relaxed = settings(max_examples=60, derandomize=True, deadline=None)


# What a player may build


def test_a_fence_costs_a_wood():
    state = play(use("fencing", a_farm(wood=5)), "add:C1")
    assert goods(state) == {"wood": 1}
    assert farm(state)["pastures"] == [["C1"]]


def test_the_first_pasture_lies_anywhere_on_spaces_without_tiles():
    state = use("fencing", a_farm("f...s r.... r....", wood=4))
    assert places(state, "add") == [place for place in PLACES if place not in {"A1", "A2", "A3"}]


def test_further_pastures_touch_one_that_is_there():
    state = use("fencing", a_farm(EMPTY_FARM, ["C2"], wood=4))
    assert places(state, "add") == ["C1", "B2", "D2", "C3"]


def test_neighbouring_pastures_share_fences():
    state = play(use("fencing", a_farm(EMPTY_FARM, ["C2"], wood=3)), "add:C1")
    assert goods(state) == {}
    assert farm(state)["pastures"] == [["C1"], ["C2"]]


def test_the_edges_of_rooms_and_fields_are_no_fences():
    state = use("fencing", a_farm("f.... r.... r....", wood=4))
    assert goods(play(state, "add:B1")) == {}


def test_a_pasture_of_several_spaces_has_no_fences_inside():
    state = use("fencing", a_farm(wood=6))
    play(state, "add:D1", "add:E1")
    assert goods(state) == {}
    assert farm(state)["pastures"] == [["D1", "E1"]]


def test_a_pasture_that_could_not_be_paid_is_not_offered():
    state = play(use("fencing", a_farm(wood=7)), "add:C2")
    assert codes(state) == ["add:C1", "add:B2", "add:D2", "add:C3", "enclose"]
    play(state, "add:D2")
    assert farm(state)["pastures"] == [["C2", "D2"]]  # three spaces would need eight fences


def test_four_spaces_in_a_square_need_eight_fences():
    state = play(use("fencing", a_farm(wood=8)), "add:C1", "add:D1", "add:C2", "add:D2")
    assert farm(state)["pastures"] == [["C1", "D1", "C2", "D2"]]


def test_several_pastures_are_built_in_one_action():
    state = play(use("fencing", a_farm(wood=9)), "add:E1", "enclose", "add:D1", "enclose")
    assert farm(state)["pastures"] == [["D1"], ["E1"]]
    assert goods(state) == {"wood": 2}


def test_after_one_pasture_the_rest_may_be_left():
    state = play(use("fencing", a_farm(wood=12)), "add:E1", "enclose", "enough")
    assert is_turn(state, 1)
    assert goods(state) == {"wood": 8}


def test_a_pasture_is_divided_by_fences_inside():
    state = use("fencing", a_farm(EMPTY_FARM, ["D1 E1"], wood=1))
    play(state, "add:D1")
    assert farm(state)["pastures"] == [["D1"], ["E1"]]
    assert goods(state) == {}


def test_a_pasture_of_one_space_is_not_divided():
    assert "fencing" not in places(a_turn(a_farm("ffff. rffff rffff", ["E1"], wood=9), rounds=4), "space")


def test_dividing_a_large_pasture_into_three_is_possible_in_one_action():
    state = use("fencing", a_farm(EMPTY_FARM, ["C1 D1 E1"], wood=2))
    play(state, "add:C1", "enclose", "add:D1")
    assert farm(state)["pastures"] == [["C1"], ["D1"], ["E1"]]


def test_a_pasture_never_reaches_over_the_fences_of_another():
    state = play(use("fencing", a_farm(EMPTY_FARM, ["D1 E1"], wood=9)), "add:C1")
    assert "D1" not in places(state, "add")


def test_stables_can_be_enclosed():
    state = play(use("fencing", a_farm("....s r.... r....", wood=4)), "add:E1")
    assert sheet(state, "stables") == 1


def test_there_are_fifteen_fences():
    own = a_farm(EMPTY_FARM, ["B1 C1 D1 E1 B2 C2 D2 E2"], wood=30)  # 12 fences
    state = use("fencing", own)
    play(state, "add:B1", "add:C1", "enclose")
    assert goods(state) == {"wood": 27}  # two below and one beside, and there are no more
    assert is_turn(state, 1)


def test_twelve_spaces_of_one_pasture_take_fourteen_fences_and_leave_none_to_divide_it():
    own = a_farm(EMPTY_FARM, ["B1 C1 D1 E1 B2 C2 D2 E2 B3 C3 D3 E3"], wood=30)
    assert "fencing" not in places(a_turn(own, out=["fencing"]), "space")


def test_fenced_spaces_are_used_even_without_animals():
    assert sheet(a_turn(a_farm(EMPTY_FARM, ["C1 D1 E1"])), "unused") == -10


# An own geometry: spaces are pairs, fences are edges, and what the outside cannot reach is enclosed


def spot(place):
    return int(place[1]) - 1, "ABCDE".index(place[0])


def edge_between(one, other):
    (edge,) = edges_around(one) & edges_around(other)
    return edge


def neighbours_of(place):
    row, column = spot(place)
    return [other for other in PLACES if abs(spot(other)[0] - row) + abs(spot(other)[1] - column) == 1]


NEIGHBOURS = {place: [(other, edge_between(place, other)) for other in neighbours_of(place)] for place in PLACES}
RIM = {place: edges_around(place) - {edge for _, edge in NEIGHBOURS[place]} for place in PLACES}


def reached_from(start, fences):
    """Walk as far as fences allow."""
    found, waiting = {start}, [start]
    while waiting:
        for other, edge in NEIGHBOURS[waiting.pop()]:
            if other not in found and edge not in fences:
                found.add(other)
                waiting.append(other)
    return frozenset(found)


def pastures_by_walking(fences):
    """Flood the farm from outside; what stays dry are the pastures."""
    regions = {reached_from(place, fences) for place in PLACES}
    return {region for region in regions if not any(RIM[place] - fences for place in region)}


def pastures_by_numbers(fences):
    return {
        frozenset(PLACES[place] for place in geometry.spaces_of(region)) for region in geometry.pastures_of(fence_number(fences))
    }


def subsets(things):
    for number in range(1 << len(things)):
        yield {thing for at, thing in enumerate(things) if number >> at & 1}


def numbered_subsets(bits):
    """List all subsets of some bits: their numbers, and the sums of their bits."""
    sums = [0]
    for bit in bits:
        sums += [bit + other for other in sums]
    return enumerate(sums)


def test_every_fence_has_a_place_of_its_own():
    assert geometry.FENCE_PLACES == 38
    for place in PLACES:
        assert geometry.EDGES[PLACES.index(place)] == fence_number(edges_around(place))


def test_all_fences_of_a_corner_of_four_spaces_enclose_what_the_outside_cannot_reach():
    edges = sorted(set().union(*(edges_around(place) for place in ("A1", "B1", "A2", "B2"))))
    assert len(edges) == 12
    for fences in subsets(edges):
        assert pastures_by_numbers(fences) == pastures_by_walking(fences)


@pytest.mark.slow
def test_all_fences_of_a_corner_of_six_spaces_enclose_what_the_outside_cannot_reach():
    corner = ["C2", "D2", "E2", "C3", "D3", "E3"]
    edges = sorted(set().union(*(edges_around(place) for place in corner)))
    assert len(edges) == 17
    sides = [set_number(place for place in corner if edge in edges_around(place)) for edge in edges]
    outside = set_number(place for place in PLACES if place not in corner)
    for wall, fences in numbered_subsets([fence_number([edge]) for edge in edges]):
        wet, before = outside, 0
        gaps = [side for at, side in enumerate(sides) if not wall >> at & 1]
        while wet != before:  # water runs through every gap
            before = wet
            for side in gaps:
                if side & wet or not side & side - 1:  # a gap with one side in the corner opens to the outside
                    wet |= side
        assert geometry.enclosed_by(fences) == ALL & ~wet


@relaxed
@given(st.sets(st.sampled_from(sorted(set().union(*map(edges_around, PLACES)))), max_size=30))
def test_any_fences_on_the_whole_farm_enclose_what_the_outside_cannot_reach(fences):
    assert pastures_by_numbers(fences) == pastures_by_walking(fences)
    assert geometry.enclosed_by(fence_number(fences)) == set_number(
        place for region in pastures_by_walking(fences) for place in region
    )


# Which pastures are possible


MASKS = [set_number(neighbours_of(place)) for place in PLACES]
EDGE_BITS = [fence_number(edges_around(place)) for place in PLACES]


class Region(NamedTuple):
    """A set of spaces that hangs together, the spaces beside it, the places for fences around it and inside it."""

    spaces: int
    beside: int
    around: int
    inside: int


@cache
def all_regions():
    """Try all sets of spaces and keep those that hang together."""
    found = []
    for some in range(1, 1 << 15):
        within = [at for at in range(15) if some >> at & 1]
        reached, grown = 0, some & -some
        while grown != reached:
            reached = grown
            for at in within:
                if reached >> at & 1:
                    grown |= MASKS[at] & some
        if reached == some:
            found.append(region_of(some, within))
    return found


def region_of(some, within):
    beside = once = twice = 0
    for at in within:
        beside |= MASKS[at]
        twice |= once & EDGE_BITS[at]
        once |= EDGE_BITS[at]
    return Region(some, beside & ~some, once & ~twice, twice)


def possible_pastures(fences, taken, most):
    """Look for every region by the rules: no tiles, enough fences, no old fence inside, on or beside fenced land if any."""
    enclosed = set_number(place for region in pastures_by_walking(edges_in(fences)) for place in region)
    found = {}
    for some, beside, around, inside in all_regions():
        new = (around & ~fences).bit_count()
        if some & taken or not 0 < new <= most or inside & fences:
            continue
        if not enclosed or some & enclosed or beside & enclosed:
            found[some] = new
    return found


ALL = set_number(PLACES)
ALL_EDGES = sorted(set().union(*map(edges_around, PLACES)))


def edges_in(fences):
    return {edge for edge in ALL_EDGES if fences & fence_number([edge])}


def named(some):
    return [place for at, place in enumerate(PLACES) if some >> at & 1]


def fields_in_a_row(chance, number):
    """Plow fields, each beside an earlier one."""
    fields: set[str] = set()
    for _ in range(number):
        beside = [place for place in PLACES if not fields or any(edges_around(place) & edges_around(field) for field in fields)]
        fields.add(chance.choice([place for place in beside if place not in {"A2", "A3", *fields}]))
    return fields


@st.composite
def fenced_farms(draw):
    """A farm with tiles and stables, on which a few pastures were built one after another by the rules."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    tiles = {"A2", "A3", *fields_in_a_row(chance, draw(st.integers(0, 6)))}
    fences = 0
    for _ in range(draw(st.integers(0, 5))):
        most = min(chance.randint(1, 8) if fences else 10, 15 - fences.bit_count())  # small ones, so that there are several
        possible = sorted(possible_pastures(fences, set_number(tiles), most))
        if possible:
            fences |= fence_number(fences_around(named(chance.choice(possible))))
    enclosed = {place for region in pastures_by_walking(edges_in(fences)) for place in region}
    fields = tiles - {"A2", "A3"}
    free = [place for place in PLACES if place not in tiles]
    stables = set(chance.sample(free, min(len(free), draw(st.integers(0, 4)))))
    assert not tiles & enclosed
    return {"fences": fences, "fields": fields, "stables": stables, "tiles": tiles}


def as_farm(land, **goods_of):
    """Lay out a farm of the builders."""
    signs = dict.fromkeys(PLACES, ".")
    signs |= dict.fromkeys(land["fields"], "f") | dict.fromkeys(land["stables"], "s") | {"A2": "r", "A3": "r"}
    return a_farm("".join(signs.values()), **goods_of) | {"fences": land["fences"]}


@relaxed
@given(fenced_farms(), st.integers(0, 15))
def test_every_pasture_that_the_rules_allow_can_be_built_and_no_other(land, most):
    fences, taken = land["fences"], set_number(land["tiles"])
    most = min(most, 15 - fences.bit_count())
    found = geometry.new_pastures(fences, taken, most)
    assert len(set(found)) == len(found)
    assert dict(found) == possible_pastures(fences, taken, most)
    assert geometry.can_enclose(fences, taken, most) == bool(found)


@relaxed
@given(fenced_farms())
def test_a_new_pasture_is_a_pasture_when_its_fences_stand(land):
    fences, taken = land["fences"], set_number(land["tiles"])
    found = geometry.new_pastures(fences, taken, 15 - fences.bit_count())
    for some, need in found[:: max(1, len(found) // 20)]:
        built = fences | geometry.border(some)
        pastures = pastures_by_walking(edges_in(built))
        assert frozenset(named(some)) in pastures
        assert built.bit_count() == fences.bit_count() + need <= 15
        assert not any(region & land["tiles"] for region in pastures)


@relaxed
@given(fenced_farms())
def test_a_pasture_holds_two_animals_a_space_and_twice_as_many_for_every_stable(land):
    rooms = []
    for region in pastures_by_walking(edges_in(land["fences"])):
        room = 2 * len(region)
        for _ in region & land["stables"]:
            room *= 2
        rooms.append(room)
    assert geometry.capacities(land["fences"], set_number(land["stables"]), 2) == tuple(sorted(rooms))


# Fencing by clicks


@relaxed
@given(fenced_farms(), st.integers(1, 20), st.integers(0, 2**32))
def test_no_choice_of_spaces_leads_into_a_dead_end(land, wood, seed):
    chance = random.Random(seed)
    state = a_turn(as_farm(land, wood=wood), out=["fencing"])
    if "fencing" not in places(state, "space"):
        assert not possible_pastures(land["fences"], set_number(land["tiles"]), min(wood, 15 - land["fences"].bit_count()))
        return
    play(state, "space:fencing")
    before = farm(state)
    while not is_turn(state, 1):
        options = codes(state)
        assert options
        play(state, chance.choice(options))
        now = farm(state)
        built = now["fences"].bit_count()
        assert built <= 15
        assert now["goods"]["wood"] == wood - (built - land["fences"].bit_count()) >= 0
        assert now["fences"] & before["fences"] == before["fences"]
        before = now
    assert before["fences"] != land["fences"]


@relaxed
@given(fenced_farms(), st.integers(4, 15), st.integers(0, 2**32))
def test_every_possible_pasture_can_be_named_space_by_space(land, wood, seed):
    chance = random.Random(seed)
    start = a_turn(as_farm(land, wood=wood), out=["fencing"])
    most = min(wood, 15 - land["fences"].bit_count())
    regions = sorted(possible_pastures(land["fences"], set_number(land["tiles"]), most))
    for some in chance.sample(regions, min(8, len(regions))):
        wanted = named(some)
        state = play(start.copy(), "space:fencing")
        while wanted not in farm(state)["pastures"]:
            further = [place for place in places(state, "add") if place in wanted]
            play(state, f"add:{chance.choice(further)}" if further else "enclose")


def test_fences_around_two_neighbours_are_those_around_each_without_the_one_between():
    for one, other in pairwise(["A1", "B1", "C1"]):
        assert len(fences_around([one, other])) == 6
