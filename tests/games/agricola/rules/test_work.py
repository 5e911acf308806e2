"""The work phase: turns, the starting player token, which spaces can be used, and several actions on one space."""

from __future__ import annotations

import pytest

from grange.games.agricola.rules.pretending import Pretending
from tests.games.agricola.builders import (
    DECK_SPACES,
    ROUND_CARDS,
    SEASONS,
    SPACES,
    a_farm,
    a_turn,
    asked,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    table,
    take_turns,
    use,
)

ALL_PILES = {"forest": 3, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1}
HOME = a_farm(placed=2)


def turns_of(state, spaces):
    """Let the seats go to these spaces in turn, and tell who went."""
    order = []
    for space in spaces:
        order += asked(state)
        take_turns(state, space)
    return order


# Turns


def test_players_place_one_person_at_a_time_clockwise_from_the_starting_player():
    state = a_turn(seats=3, turn=1, leader=1, piles=ALL_PILES)
    order = turns_of(state, ["forest", "clay_pit", "reed_bank", "fishing", "day_laborer", "grain_seeds"])
    assert order == [1, 2, 0, 1, 2, 0]


def test_who_has_no_person_left_is_skipped():
    state = a_turn(a_farm(people=3), a_farm(placed=1), a_farm(placed=2), seats=3, piles=ALL_PILES)
    assert turns_of(state, ["forest", "clay_pit", "reed_bank", "fishing"]) == [0, 1, 0, 0]


def test_a_starting_player_with_no_people_left_is_skipped_too():
    state = a_turn(a_farm(placed=2), a_farm(placed=1), leader=0, turn=0, piles=ALL_PILES)
    assert is_turn(state, 1)


def test_the_round_ends_when_everybody_is_placed_and_all_people_go_home():
    state = a_turn(a_farm(placed=1), HOME, piles=ALL_PILES, taken={"clay_pit": 1, "reed_bank": 1})
    take_turns(state, "forest")
    assert table(state)["round"] == 2
    assert table(state)["taken"] == {}
    assert [farm(state, seat)["at_home"] for seat in (0, 1)] == [2, 2]


def test_who_does_not_have_the_turn_cannot_place():
    state = a_turn(piles=ALL_PILES)
    assert state.decision_of(1) is None


# Spaces


def test_a_space_holds_one_person_a_round():
    state = take_turns(a_turn(piles=ALL_PILES), "forest")
    assert table(state)["taken"] == {"forest": [0]}
    assert "forest" not in places(state, "space", 1)


def test_in_the_next_round_the_space_is_free_again():
    state = take_turns(a_turn(a_farm(placed=1), HOME, piles=ALL_PILES), "forest")
    assert "forest" in places(state, "space")


def test_a_space_on_which_nothing_can_be_done_cannot_be_chosen():
    possible = set(places(a_turn(rounds=14, side_job="on", tile="on"), "space"))
    needs = {"farm_expansion", "side_job", "fencing", "grain_utilization", "basic_wish", "house_redevelopment"}
    needs |= {"farm_redevelopment", "major_improvement", "modest_wish", "lessons"}
    assert not possible & needs
    assert {"urgent_wish", "cultivation", "farmland", "animal_market"} <= possible


@pytest.mark.parametrize(
    ("space", "own"),
    [
        ("farm_expansion", a_farm(wood=5, reed=2)),
        ("farm_expansion", a_farm(wood=2)),
        ("side_job", a_farm(wood=1)),
        ("side_job", a_farm(grain=1, cards=["fireplace_2"])),
        ("major_improvement", a_farm(clay=2)),
        ("fencing", a_farm(wood=4)),
        ("grain_utilization", a_farm("f.... r.... r....", grain=1)),
        ("grain_utilization", a_farm("f.... r.... r....", vegetable=1)),
        ("grain_utilization", a_farm(grain=1, cards=["fireplace_2"])),
        ("basic_wish", a_farm("..... rr... r....")),
        ("house_redevelopment", a_farm(clay=2, reed=1)),
        ("farm_redevelopment", a_farm(house="clay", stone=2, reed=1)),
        ("cultivation", a_farm("fffff rffff rffff", grain=1)),
    ],
)
def test_a_space_can_be_chosen_if_one_of_its_actions_is_possible(space, own):
    assert space in places(a_turn(own, rounds=14), "space")


@pytest.mark.parametrize(
    ("space", "own"),
    [
        ("farm_expansion", a_farm(wood=1, reed=2)),
        ("farm_expansion", a_farm(house="clay", wood=1, clay=4, reed=2)),
        ("farm_expansion", a_farm(clay=5, reed=2)),
        ("side_job", a_farm(grain=1)),
        ("major_improvement", a_farm(clay=1, wood=9, reed=9, stone=1)),
        ("fencing", a_farm(wood=3)),
        ("grain_utilization", a_farm("f.... r.... r....")),
        ("grain_utilization", a_farm("g.... r.... r....", grain=1)),
        ("basic_wish", a_farm()),
        ("house_redevelopment", a_farm(clay=2)),
        ("house_redevelopment", a_farm(clay=1, reed=1)),
        ("house_redevelopment", a_farm(stone=9, reed=1)),
        ("house_redevelopment", a_farm(house="stone", stone=9, clay=9, reed=9)),
        ("farm_redevelopment", a_farm(wood=15)),
        ("farmland", a_farm("s.... r.... r....", ["B1 C1 D1 E1 B2 C2 D2 E2 B3 C3 D3 E3"])),
        ("cultivation", a_farm("s.... r.... r....", ["B1 C1 D1 E1 B2 C2 D2 E2 B3 C3 D3 E3"], grain=1)),
        ("urgent_wish", a_farm(people=5)),
    ],
)
def test_a_space_cannot_be_chosen_if_none_of_its_actions_is_possible(space, own):
    assert space not in places(a_turn(own, rounds=14), "space")


def test_a_person_for_whom_no_space_is_possible_stays_at_home():
    useless = {"farm_expansion", "lessons", "lessons_more", "animal_market", "modest_wish", "marketplace"}
    spaces = [space for space in SPACES if space not in {*useless, *ROUND_CARDS[1:], *SEASONS, *DECK_SPACES}]
    taken = {space: 1 + number % 3 for number, space in enumerate(spaces)}
    state = a_turn(a_farm(), *[a_farm(people=5, placed=5)] * 3, seats=4, taken=taken)
    assert is_turn(state, 0)
    assert table(state)["round"] == 2  # both people stayed, and nobody was asked


def test_goods_are_not_given_up_where_nothing_needs_room():
    state = a_turn(a_farm(wood=3, grain=1, food=2, sheep=1))
    assert {code.partition(":")[0] for code in state.decision.codes} == {"space"}


def test_nobody_may_stay_at_home_who_could_work():
    assert "stay" not in codes(a_turn(piles=ALL_PILES))


# The starting player


def test_the_meeting_place_gives_token_and_food_at_once():
    state = take_turns(a_turn(a_farm(), leader=1, piles={"meeting_place": 3}), "meeting_place")
    assert table(state)["token"] == 0
    assert goods(state) == {"food": 3}


def test_the_token_changes_nothing_in_the_order_of_the_running_round():
    state = a_turn(seats=3, leader=0, turn=2, piles=ALL_PILES)
    order = turns_of(state, ["meeting_place", "forest", "clay_pit", "reed_bank"])
    assert order == [2, 0, 1, 2]


def test_who_took_the_token_begins_the_next_round():
    state = a_turn(HOME, a_farm(placed=1), HOME, seats=3, turn=1, piles=ALL_PILES)
    take_turns(state, "meeting_place")
    assert table(state)["leader"] == 1
    assert is_turn(state, 1)


def test_if_nobody_meets_the_starting_player_stays_the_same():
    state = take_turns(a_turn(HOME, a_farm(placed=1), turn=1, leader=1, piles=ALL_PILES), "forest")
    assert (table(state)["leader"], table(state)["token"]) == (1, 1)


def test_the_starting_player_may_keep_the_token_with_the_meeting_place():
    state = take_turns(a_turn(leader=0, piles=ALL_PILES), "meeting_place")
    assert table(state)["token"] == 0


def test_the_meeting_place_is_never_used_twice_in_a_round():
    state = take_turns(a_turn(piles=ALL_PILES), "meeting_place", "forest")
    assert "meeting_place" not in places(state, "space")


# Several actions on one space


def test_and_or_means_both_in_any_order():
    own = a_farm("f.... r.... r....", grain=2, cards=["fireplace_2"])
    state = use("grain_utilization", own)
    assert codes(state) == ["do:sow", "do:bake"]
    sown_first = play(state.copy(), "do:sow", "do:bake")
    baked_first = play(state, "do:bake", "enough", "do:sow")
    for end in (sown_first, baked_first):
        assert farm(end)["grain"] == {"A1": 3}
        assert goods(end) == {"food": 2}


def test_and_or_means_also_one_of_the_two():
    state = use("farm_expansion", a_farm(wood=9, reed=2))
    play(state, "do:stables", "stable:B1", "enough")
    assert codes(state) == ["do:rooms", "enough"]
    play(state, "enough")
    assert is_turn(state, 1)


def test_at_least_one_action_must_be_done():
    assert "enough" not in codes(use("farm_expansion", a_farm(wood=9, reed=2)))
    assert "enough" not in codes(use("fencing", a_farm(wood=9)))


def test_who_has_gone_over_to_stables_cannot_go_back_to_rooms():
    state = use("farm_expansion", a_farm(wood=20, reed=6))
    play(state, "do:rooms", "room:A1", "enough", "do:stables", "stable:E3")
    assert not any(code.startswith(("do", "room")) for code in codes(state))
    play(state, "enough")
    assert is_turn(state, 1)


def test_and_afterward_means_that_the_first_part_comes_first_and_the_second_may_be_left_out():
    state = use("house_redevelopment", a_farm(clay=5, reed=1))
    assert farm(state)["house"] == "clay"
    assert codes(state) == ["do:improve", "enough"]
    play(state, "enough")
    assert is_turn(state, 1)
    assert farm(state)["cards"] == []


def test_what_the_second_part_needs_is_left_after_paying_the_first():
    state = use("house_redevelopment", a_farm(clay=3, reed=1))  # 2 clay for the house, 1 left
    assert is_turn(state, 1)


def test_an_accumulation_space_may_be_used_even_when_nothing_lies_there():
    state = a_turn()
    assert "clay_pit" in places(state, "space")
    assert goods(play(state, "space:clay_pit")) == {}
    assert is_turn(state, 1)


def test_what_was_only_supposed_is_put_back_even_if_asking_fails():
    own = [[1, 0], [2, 0]]

    def ask() -> None:
        with Pretending(own, 1, [9, 9]):
            assert own == [[1, 0], [9, 9]]
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ask()
    assert own == [[1, 0], [2, 0]]
