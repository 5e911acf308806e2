"""Animals: room in pastures, stables and the house, and what happens to animals without room."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grange.games.agricola import farm as geometry
from tests.games.agricola.builders import (
    EMPTY_FARM,
    PLACES,
    a_breeding,
    a_farm,
    a_turn,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    use,
)

relaxed = settings(max_examples=100, derandomize=True, deadline=None)


def keeps(own, **arriving):
    """Let animals arrive from a market and tell how many must go, one after another."""
    ((animal, number),) = arriving.items()
    market = {"sheep": "sheep_market", "boar": "pig_market", "cattle": "cattle_market"}[animal]
    state = use(market, own, piles={market: number})
    while not is_turn(state, 1):
        play(state, codes(state)[0])
    return goods(state)


# Room


def test_the_house_holds_one_animal_whatever_its_size():
    assert keeps(a_farm("..... rrr.. rrr.."), sheep=3) == {"sheep": 1}


def test_a_stable_on_a_meadow_holds_one_animal():
    assert keeps(a_farm("s...s r.... r...."), sheep=5) == {"sheep": 3}


def test_a_pasture_holds_two_animals_a_space():
    assert keeps(a_farm(EMPTY_FARM, ["D1 E1"]), boar=9) == {"boar": 5}


@pytest.mark.parametrize(
    ("picture", "room"), [(".....", 4), ("....s", 8), ("...ss", 16)], ids=["no stable", "one stable", "two stables"]
)
def test_every_stable_doubles_its_pasture(picture, room):
    assert keeps(a_farm(f"{picture} r.... r....", ["D1 E1"], cattle=4), cattle=14) == {"cattle": room + 1}


def test_four_stables_on_one_space_each_make_sixteen_times_as_much():
    assert keeps(a_farm("...ss r..ss r....", ["D1 E1 D2 E2"], sheep=120), sheep=14) == {"sheep": 8 * 16 + 1}


def test_a_pasture_holds_one_kind_of_animal():
    assert keeps(a_farm(EMPTY_FARM, ["E1"], sheep=1, boar=1), cattle=1) in ({"sheep": 1, "boar": 1}, {"boar": 1, "cattle": 1})


def test_one_kind_may_live_in_several_pastures():
    assert keeps(a_farm(EMPTY_FARM, ["D1", "E1"]), sheep=5) == {"sheep": 5}


def test_animals_move_so_that_as_many_as_possible_find_room():
    own = a_farm(EMPTY_FARM, ["E1", "C1 D1"], sheep=2)  # they could stand in either pasture
    assert keeps(own, boar=5) == {"sheep": 2, "boar": 5}


def test_different_animals_live_in_house_and_stables():
    assert keeps(a_farm("s.... r.... r....", sheep=1), boar=1) == {"sheep": 1, "boar": 1}


# Those without room


def test_animals_without_room_run_off_where_nobody_can_cook():
    assert keeps(a_farm(), sheep=4) == {"sheep": 1}


def test_animals_without_room_are_cooked_where_one_can():
    assert keeps(a_farm(cards=["fireplace_2"]), sheep=4) == {"sheep": 1, "food": 6}


def test_who_can_cook_is_not_offered_to_let_animals_run_off():
    state = use("pig_market", a_farm(cards=["hearth_4"], sheep=1), piles={"pig_market": 1})
    assert codes(state) == ["convert:sheep", "convert:boar"]


def test_the_player_chooses_which_kind_goes():
    state = use("pig_market", a_farm(sheep=1), piles={"pig_market": 1})
    assert codes(state) == ["release:sheep", "release:boar"]
    assert goods(play(state.copy(), "release:sheep")) == {"boar": 1}
    assert goods(play(state, "release:boar")) == {"sheep": 1}


def test_where_only_one_kind_is_left_to_go_nobody_is_asked():
    own = a_farm(EMPTY_FARM, ["E1"], boar=3)  # two in the pasture, one in the house
    state = use("pig_market", own, piles={"pig_market": 1})
    assert goods(state) == {"boar": 3}
    assert is_turn(state, 1)


def test_any_kind_on_the_farm_may_go_and_no_other():
    state = use("sheep_market", a_farm(EMPTY_FARM, ["E1"], boar=3), piles={"sheep_market": 1})
    assert codes(state) == ["release:sheep", "release:boar"]


def test_all_animals_are_taken_from_the_market_even_if_there_is_no_room():
    state = use("sheep_market", piles={"sheep_market": 3})
    assert state.view(None)["table"]["piles"]["sheep_market"] == 0


def test_animals_are_cooked_at_once_without_being_housed_first():
    own = a_farm(cards=["fireplace_2"], boar=1)
    state = use("cattle_market", own, piles={"cattle_market": 2})
    assert goods(play(state, "convert:cattle", "convert:cattle")) == {"boar": 1, "food": 6}


# When fences change the room


def test_a_divided_pasture_may_have_too_little_room_for_its_animals():
    own = a_farm("....s r.... r....", ["D1 E1"], wood=1, sheep=8)
    state = play(use("fencing", own), "add:D1")
    assert goods(state) == {"sheep": 7}  # 2 and 4 in the pastures, 1 in the house
    assert is_turn(state, 1)


def test_animals_that_lose_their_room_are_cooked_where_one_can():
    own = a_farm("....s r.... r....", ["D1 E1"], wood=1, sheep=8, cards=["fireplace_2"])
    assert goods(play(use("fencing", own), "add:D1")) == {"sheep": 7, "food": 2}


def test_animals_are_counted_after_the_whole_fence_action():
    own = a_farm("....s r.... r....", ["D1 E1"], wood=4, sheep=8)
    state = play(use("fencing", own), "add:D1")
    assert goods(state)["sheep"] == 8  # room for seven, but the action goes on
    play(state, "add:C1")
    assert goods(state) == {"sheep": 8}
    assert is_turn(state, 1)


def test_a_stable_that_comes_into_a_pasture_holds_one_kind_only():
    own = a_farm("....s r.... r....", wood=4, sheep=1, boar=1)
    state = play(use("fencing", own), "add:E1")
    assert goods(state) == {"sheep": 1, "boar": 1}
    crowded = a_farm("...ss r.... r....", wood=6, sheep=1, boar=1, cattle=1)
    assert places(play(use("fencing", crowded), "add:D1", "add:E1"), "release") == ["sheep", "boar", "cattle"]


def test_a_new_stable_makes_room():
    state = play(use("side_job", a_farm(wood=1, sheep=1)), "stable:C1")
    assert goods(state) == {"sheep": 1}
    assert keeps(a_farm("..s.. r.... r....", sheep=1), sheep=1) == {"sheep": 2}


# Breeding


def test_two_animals_of_a_kind_have_one_young():
    assert goods(a_breeding(a_farm(EMPTY_FARM, ["D1 E1"], sheep=2))) == {"sheep": 3}


def test_more_animals_have_no_more_young():
    assert goods(a_breeding(a_farm("....s r.... r....", ["D1 E1"], sheep=6))) == {"sheep": 7}


def test_one_animal_has_no_young():
    assert goods(a_breeding(a_farm(EMPTY_FARM, ["D1 E1"], sheep=1))) == {"sheep": 1}


def test_every_kind_has_young():
    own = a_farm(EMPTY_FARM, ["C1 D1", "E1 E2", "C2 D2"], sheep=2, boar=2, cattle=3)
    assert goods(a_breeding(own)) == {"sheep": 3, "boar": 3, "cattle": 4}


def test_parents_may_live_apart():
    assert goods(a_breeding(a_farm("ss... r.... r....", sheep=2))) == {"sheep": 3}


def test_young_without_room_are_lost():
    assert goods(a_breeding(a_farm(EMPTY_FARM, ["E1"], sheep=3))) == {"sheep": 3}


def test_nothing_is_cooked_during_breeding():
    assert goods(a_breeding(a_farm(EMPTY_FARM, ["E1"], sheep=3, cards=["hearth_4"]))) == {"sheep": 3}


def test_other_animals_may_be_released_to_make_room_for_young():
    state = a_breeding(a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1, cards=["hearth_4"]))
    assert codes(state) == ["release:sheep", "release:boar"]
    assert goods(play(state, "release:boar")) == {"sheep": 3}


def test_all_seats_decide_about_young_at_the_same_time():
    own = a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1)
    state = a_breeding(own, own)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    play(state, "release:boar", seat=1)
    assert [decision.seat for decision in state.decisions] == [0]


# An own count of the animals without room


@cache
def most_housed(rooms, anywhere, animals):
    """Try every way to fill the pastures, one after another, and the places for single animals."""
    if not rooms:
        return min(anywhere, sum(animals))
    best = 0
    for kind, number in enumerate(animals):
        for inside in range(min(number, rooms[0]) + 1):
            left = (*animals[:kind], number - inside, *animals[kind + 1 :])
            best = max(best, inside + most_housed(rooms[1:], anywhere, left))
    return best


@relaxed
@given(st.lists(st.sampled_from([2, 4, 6, 8]), max_size=4), st.integers(0, 4), st.tuples(*[st.integers(0, 7)] * 3))
def test_no_arrangement_houses_more_animals_than_are_counted(rooms, anywhere, animals):
    assert geometry.homeless(tuple(sorted(rooms)), anywhere, *animals) == sum(animals) - most_housed(
        tuple(rooms), anywhere, animals
    )


@relaxed
@given(
    st.sampled_from([(), ("E1",), ("E1", "D1"), ("D1 E1",), ("E1", "D1", "C1 C2")]),
    st.sampled_from([EMPTY_FARM, "....s r.... r....", ".s..s r.... r....", "..sss rs... r...."]),
    st.tuples(*[st.integers(0, 3)] * 3),
    st.integers(1, 5),
)
def test_whatever_goes_the_farm_is_full_when_animals_went(pastures, picture, animals, arriving):
    stables = {place for place, sign in zip(PLACES, picture.replace(" ", ""), strict=True) if sign == "s"}
    fenced = [set(pasture.split()) for pasture in pastures]
    rooms = tuple(2 * len(pasture) * 2 ** len(pasture & stables) for pasture in fenced)
    anywhere = 1 + sum(not any(place in pasture for pasture in fenced) for place in stables)
    while most_housed(rooms, anywhere, animals) < sum(animals):  # what is there already has room
        animals = tuple(number - (number == max(animals)) for number in animals)
    sheep, boar, cattle = animals
    state = a_turn(
        a_farm(picture, pastures, sheep=sheep, boar=boar, cattle=cattle), out=["sheep_market"], piles={"sheep_market": arriving}
    )
    play(state, "space:sheep_market")
    while not is_turn(state, 1):
        play(state, codes(state)[-1])
    left = tuple(farm(state)["goods"][kind] for kind in ("sheep", "boar", "cattle"))
    assert most_housed(rooms, anywhere, left) == sum(left)
