"""Setting up, the calendar, the spaces on the board, and the goods on them."""

from __future__ import annotations

import pytest

import grange
from tests.games.agricola.builders import (
    ALWAYS,
    HARVESTS,
    MAJORS,
    PLACES,
    ROUND_CARDS,
    STAGES,
    a_farm,
    a_round,
    a_turn,
    asked,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    play_to_the_end,
    table,
    use,
)

SEEDS = range(40)


def begin(seats=2, seed=1, **rules):
    return grange.new_game("agricola", seats=seats, seed=seed, **rules)


def test_one_to_four_play():
    for seats in (1, 2, 3, 4):
        assert begin(seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(grange.BadSetup):
            begin(seats)


# What everybody begins with


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_farm_begins_with_two_people_in_two_wooden_rooms(seats):
    for seat in range(seats):
        own = farm(begin(seats), seat)
        assert (own["people"], own["newborns"], own["house"], own["rooms"]) == (2, 0, "wood", ["A2", "A3"])
        assert not any((own["fields"], own["stables"], own["pastures"], own["cards"], own["begging"]))


def test_two_of_the_fifteen_spaces_are_used_at_the_beginning():
    assert len(PLACES) == 15
    assert begin().score_sheet(0)["unused"] == -13


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_begins_with_two_food_and_the_others_with_three(seats):
    for seed in SEEDS:
        state = begin(seats, seed)
        leader = table(state)["leader"]
        assert [goods(state, seat) for seat in range(seats)] == [{"food": 2 if seat == leader else 3} for seat in range(seats)]


def test_a_solo_player_begins_with_no_food():
    assert goods(begin(1)) == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn_by_lot_and_holds_the_token(seats):
    begun = [begin(seats, seed) for seed in SEEDS]
    assert {table(state)["token"] for state in begun} == set(range(seats))
    assert all(is_turn(state, table(state)["token"]) for state in begun)


def test_all_ten_major_improvements_lie_open():
    assert table(begin())["supply"] == list(MAJORS)


# The calendar


def test_there_are_fourteen_rounds_in_six_stages():
    assert [len(stage) for stage in STAGES] == [4, 3, 2, 2, 2, 1]


def test_the_cards_of_a_stage_come_before_those_of_the_next_in_any_order():
    orders = set()
    for seed in SEEDS:
        shown = table(play_to_the_end(begin(1, seed), seed))["shown"]
        orders.add(tuple(shown))
        for stage in STAGES:
            assert sorted(shown[: len(stage)]) == sorted(stage)
            shown = shown[len(stage) :]
    assert len({order[0] for order in orders}) == 4
    assert len({order[4] for order in orders}) == 3


def test_one_card_is_turned_at_the_beginning_of_a_round():
    assert [len(table(a_round(number))["shown"]) for number in range(1, 15)] == list(range(1, 15))


def test_a_card_can_be_used_in_the_round_in_which_it_is_turned():
    assert "cattle_market" in places(a_round(10), "space")


def test_harvests_come_after_rounds_4_7_9_11_13_and_14():
    for number in range(1, 15):
        state = a_turn(a_farm(placed=1, grain=1), a_farm(placed=2, food=9), rounds=number, piles={"fishing": 1})
        play(state, "space:fishing")
        hungry = asked(state) == [0] and "feed" in codes(state)
        assert hungry == (number in HARVESTS)


def test_the_game_is_over_after_the_harvest_of_round_14():
    state = play(a_turn(a_farm(placed=1, grain=1), a_farm(placed=2), rounds=14, piles={"fishing": 1}), "space:fishing")
    assert not state.over
    assert play(state, "feed").over


def test_nobody_sees_the_order_of_the_cards_to_come():
    seen = [{"shown": state.view(0)["table"]["shown"], "deck": "deck" in state.view(0)["table"]} for state in map(a_round, (3, 6))]
    assert [len(view["shown"]) for view in seen] == [3, 6]
    assert not any(view["deck"] for view in seen)


def test_in_an_imagined_game_the_cards_to_come_are_shuffled_within_their_stages():
    state = begin(1, 3)
    ends = [table(play_to_the_end(state.imagine(0, seed), 5))["shown"] for seed in range(30)]
    assert {end[0] for end in ends} == {table(state)["shown"][0]}
    assert {frozenset(end[1:4]) for end in ends} == {frozenset(STAGES[0]) - {ends[0][0]}}
    assert {end[4] for end in ends} == set(STAGES[1])


# The spaces on the board

EXTENSION = {
    1: set(),
    2: set(),
    3: {"grove", "resource_market", "hollow", "lessons_more"},
    4: {"copse", "grove", "resource_market", "hollow", "lessons_more", "traveling_players"},
}
TILE = {1: {"copse", "resource_market", "animal_market", "modest_wish"}, 3: {"animal_market", "modest_wish"}}
TILE |= {2: TILE[1], 4: TILE[3]}
LESSONS = {"lessons", "lessons_more"}


def rich(seats, **rules):
    """A turn on which everything could be done that the board allows."""
    own = a_farm(
        "..... rr... r...f", wood=20, clay=20, reed=9, stone=9, grain=1, vegetable=1, food=9, cards=["fireplace_2"], people=2
    )
    return a_turn(own, seats=seats, rounds=14, **rules)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side_job", ["on", "off"])
@pytest.mark.parametrize("tile", ["on", "off"])
def test_every_number_of_players_has_its_own_spaces(seats, side_job, tile):
    spaces = places(rich(seats, side_job=side_job, tile=tile), "space")
    expected = set(ALWAYS) | set(ROUND_CARDS) | EXTENSION[seats]
    expected |= {"side_job"} if side_job == "on" else set()
    expected |= TILE[seats] if tile == "on" else set()
    assert sorted(spaces) == sorted(expected - LESSONS)


def test_the_side_job_is_usually_played_with_and_the_extra_tile_is_not():
    spaces = places(rich(2), "space")
    assert "side_job" in spaces
    assert "animal_market" not in spaces


def test_without_hand_cards_nobody_takes_lessons():
    for seats in (1, 2, 3, 4):
        assert not LESSONS & set(places(rich(seats), "space"))


FILLS = {
    1: {"forest": 2, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1},
    2: {"forest": 3, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1},
}
FILLS[3] = {**FILLS[2], "grove": 2, "hollow": 1}
FILLS[4] = {**FILLS[2], "grove": 2, "hollow": 2, "copse": 1, "traveling_players": 1}
MARKETS = {"sheep_market": 1, "pig_market": 1, "cattle_market": 1, "western_quarry": 1, "eastern_quarry": 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_new_goods_come_to_every_accumulation_space(seats):
    assert table(begin(seats))["piles"] in (FILLS[seats], {**FILLS[seats], "sheep_market": 1})
    assert table(a_round(14, seats=seats))["piles"] == {**FILLS[seats], **MARKETS}


@pytest.mark.parametrize("seats", [1, 2])
def test_wood_gathers_in_the_copse_of_the_two_player_tile(seats):
    assert table(a_round(3, seats=seats, tile="on"))["piles"] == {**FILLS[seats], "copse": 1}


def test_new_goods_come_also_where_some_are_left():
    state = a_round(5, piles={"forest": 6, "sheep_market": 2})
    assert (table(state)["piles"]["forest"], table(state)["piles"]["sheep_market"]) == (9, 3)


def test_nothing_gathers_on_a_card_before_it_is_turned():
    assert "western_quarry" not in table(a_round(5))["piles"]
    assert table(a_round(7))["piles"]["western_quarry"] == 1


GOOD_OF = {
    "forest": "wood",
    "copse": "wood",
    "grove": "wood",
    "clay_pit": "clay",
    "hollow": "clay",
    "reed_bank": "reed",
    "fishing": "food",
    "meeting_place": "food",
    "traveling_players": "food",
    "western_quarry": "stone",
    "eastern_quarry": "stone",
}


@pytest.mark.parametrize("space", GOOD_OF)
def test_who_uses_an_accumulation_space_takes_everything_that_lies_there(space):
    state = use(space, seats=4, piles={space: 7}, rounds=14)
    assert goods(state) == {GOOD_OF[space]: 7}
    assert table(state)["piles"][space] == 0


@pytest.mark.parametrize(("market", "animal"), [("sheep_market", "sheep"), ("pig_market", "boar"), ("cattle_market", "cattle")])
def test_animals_gather_on_the_markets(market, animal):
    assert goods(use(market, piles={market: 1})) == {animal: 1}


@pytest.mark.parametrize(
    ("space", "seats", "gets"),
    [
        ("grain_seeds", 2, {"grain": 1}),
        ("day_laborer", 2, {"food": 2}),
        ("day_laborer", 1, {"food": 2}),
        ("vegetable_seeds", 2, {"vegetable": 1}),
        ("resource_market", 4, {"reed": 1, "stone": 1, "food": 1}),
    ],
)
def test_other_spaces_always_give_the_same(space, seats, gets):
    assert goods(use(space, seats=seats)) == gets


def test_three_players_choose_reed_or_stone_at_the_resource_market_and_get_a_food():
    state = use("resource_market", seats=3)
    assert codes(state) == ["take:reed", "take:stone"]
    assert goods(play(state.copy(), "take:reed")) == {"reed": 1, "food": 1}
    assert goods(play(state, "take:stone")) == {"stone": 1, "food": 1}


def test_seeds_cannot_be_sown_by_the_action_that_brings_them():
    for space, crop in (("grain_seeds", "grain"), ("vegetable_seeds", "vegetable")):
        state = use(space, a_farm("f.... r.... r...."))
        assert is_turn(state, 1)
        assert goods(state) == {crop: 1}


# The beginning of a round


def test_goods_that_wait_on_a_round_space_are_taken_at_the_beginning_of_the_round():
    state = a_round(5, coming=[(5, 1, "food", 1), (6, 1, "food", 1)])
    assert goods(state, 1) == {"food": 1}
    assert [entry["round"] for entry in table(state)["coming"]] == [6]


def test_waiting_goods_of_several_players_go_to_their_owners():
    state = a_round(5, coming=[(5, 1, "food", 1), (5, 0, "food", 1)])
    assert [goods(state, seat) for seat in (0, 1)] == [{"food": 1}, {"food": 1}]
