"""Action boosters: what each card does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
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
    sheet,
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose, lay, learn, offers

BIG_HOUSE = "r.... r.... r...."  # three rooms


# Adoptive Parents


def a_birth(*others: dict[str, Any], seats: int = 2, **own: Any) -> grange.State:
    """The last person of seat 0 at home goes to have a child."""
    usual: dict[str, Any] = {"cards": ["adoptive_parents"], "food": 1}
    parents = a_farm(BIG_HOUSE, placed=1, **usual | own)
    return use("basic_wish", parents, *others, seats=seats, piles={"fishing": 1})


def test_for_a_food_the_adoptive_parents_child_works_in_the_round_of_its_birth():
    state = play(a_birth(), "use:adoptive_parents")
    assert (goods(state), farm(state)["newborns"], farm(state)["at_home"]) == ({}, 0, 1)
    take_turns(state, "forest", "day_laborer")
    assert table(state)["taken"]["day_laborer"] == [0]
    assert goods(state) == {"food": 2}


def test_the_child_waits_for_its_turn():
    assert is_turn(play(a_birth(), "use:adoptive_parents"), 1)


@pytest.mark.parametrize(("choices", "left"), [(["use:adoptive_parents", "space:forest"], 10 - 1 - 6), (["enough"], 10 - 5)])
def test_an_adopted_child_eats_as_much_as_an_adult(choices, left):
    parents = a_farm(BIG_HOUSE, placed=1, cards=["adoptive_parents"], food=10)
    state = play(use("basic_wish", parents, a_farm(placed=2, food=4), rounds=7), *choices)
    assert goods(state) == {"food": left}


def test_alone_an_adopted_child_eats_three_food():
    state = a_birth(seats=1)
    assert farm(state)["food_needed"] == 7
    assert farm(play(state, "use:adoptive_parents"))["food_needed"] == 9


def test_the_adoptive_parents_may_wait_and_are_asked_again_when_their_turn_would_be_skipped():
    state = play(a_birth(), "enough")
    take_turns(state, "forest")
    assert (asked(state), codes(state)) == ([0], ["use:adoptive_parents", "enough"])
    take_turns(play(state, "use:adoptive_parents"), "day_laborer")
    assert table(state)["taken"]["day_laborer"] == [0]


def test_the_adoptive_parents_may_leave_it_altogether():
    state = play(a_birth(), "enough")
    take_turns(state, "forest")
    play(state, "enough")
    assert is_turn(state, 1)
    assert goods(state) == {"food": 1}


def test_who_has_just_been_asked_at_the_end_of_a_turn_is_not_asked_again_at_once():
    state = play(a_birth(a_farm(placed=2)), "enough")
    assert farm(state)["newborns"] == 0
    assert farm(state)["at_home"] == 3


def test_the_adoptive_parents_are_asked_only_when_all_others_are_at_work():
    parents = a_farm(BIG_HOUSE, cards=["adoptive_parents"], food=1)
    state = use("basic_wish", parents)
    assert is_turn(state, 1)
    take_turns(state, "forest", "day_laborer")
    assert offers(state, "adoptive_parents")


def test_the_food_that_a_later_turn_earns_pays_the_adoptive_parents():
    state = use("basic_wish", a_farm(BIG_HOUSE, cards=["adoptive_parents"]))
    take_turns(state, "forest", "day_laborer")
    assert goods(play(state, "use:adoptive_parents")) == {"food": 1}


def test_a_grain_turned_into_food_pays_the_adoptive_parents():
    assert goods(play(a_birth(food=0, grain=1), "use:adoptive_parents")) == {}


def test_adoptive_parents_who_are_played_after_the_birth_still_adopt_the_child():
    state = use("basic_wish", a_farm(BIG_HOUSE, hand=["adoptive_parents"], food=1))
    take_turns(state, "forest", "lessons")
    assert farm(play(state, "use:adoptive_parents"))["at_home"] == 1


@pytest.mark.parametrize(("cards", "food"), [([], 1), (["adoptive_parents"], 0)], ids=["without the card", "without food"])
def test_otherwise_a_newborn_stays_a_newborn(cards, food):
    state = a_birth(cards=cards, food=food, hand=["groom"])
    assert is_turn(state, 1)
    assert farm(state)["newborns"] == 1


def test_without_a_newborn_nobody_asks_the_adoptive_parents():
    assert is_turn(use("day_laborer", a_farm(cards=["adoptive_parents"], placed=1, food=1)), 1)


def test_after_the_work_a_child_is_adopted_no_more():
    state = play(a_birth(a_farm(placed=2), food=9), "enough")
    assert not any("adoptive_parents" in code for code in codes(state, asked(state)[0]))


def test_two_children_of_a_round_are_adopted_for_a_food_each():
    parents = a_farm("r.... rr... rr...", placed=2, people=4, newborns=1, cards=["adoptive_parents"], food=2)
    state = play(use("urgent_wish", parents, a_farm(placed=1)), "use:adoptive_parents")
    take_turns(state, "forest", "fishing")
    assert goods(play(state, "use:adoptive_parents")) == {}
    assert is_turn(state, 0)


def test_with_a_lasso_the_adopted_child_may_go_to_the_market_right_after_its_parent():
    state = play(a_birth(cards=["adoptive_parents", "lasso"]), "use:adoptive_parents", "use:lasso")
    assert places(state, "space") == ["sheep_market"]
    assert is_turn(play(state, "space:sheep_market"), 1)
    assert table(state)["taken"]["sheep_market"] == [0]


# Master Bricklayer


@pytest.mark.parametrize(
    ("picture", "stone"), [("..... r.... r....", 3), ("..... rr... r....", 2), ("..... rr... rr...", 1), ("rrr.. rr... rr...", 0)]
)
def test_with_the_master_bricklayer_a_major_improvement_costs_a_stone_less_for_every_room_that_was_added(picture, stone):
    own = a_farm(picture, cards=["master_bricklayer"], wood=1, stone=stone)
    assert "well" in farm(choose(use("major_improvement", own), "play:well"))["cards"]
    poorer = a_farm(picture, cards=["master_bricklayer"], wood=1, stone=stone - 1) if stone else a_farm(picture, stone=2, wood=1)
    assert "major_improvement" not in places(a_turn(poorer, out=["major_improvement"]), "space")


def test_the_master_bricklayer_gives_no_change_and_saves_nothing_but_stone():
    own = a_farm("rrrrr rr... rr...", cards=["master_bricklayer"], clay=3)
    state = choose(use("major_improvement", own), "play:clay_oven")
    assert ("clay_oven" in farm(state)["cards"], goods(state)) == (True, {})


def test_the_master_bricklayer_makes_no_minor_improvement_cheaper():
    own = a_farm("..... rr... rr...", cards=["master_bricklayer"], hand=["carpenters_parlor"], wood=1)
    assert is_turn(use("meeting_place", own), 1)


def test_master_bricklayer_and_stonecutter_are_added_up():
    own = a_farm("..... rr... r....", cards=["master_bricklayer", "stonecutter"], wood=1, stone=1)
    assert farm(choose(use("major_improvement", own, seats=3), "play:well"))["cards"][-1] == "well"


def test_the_way_from_a_fireplace_to_a_hearth_is_as_it_was_for_the_master_bricklayer():
    own = a_farm("..... rr... rr...", cards=["master_bricklayer", "fireplace_2"])
    assert places(use("major_improvement", own), "play") == ["hearth_4", "hearth_5"]


# Scholar


def a_scholar(**own: Any) -> grange.State:
    """The start of a round in a stone house with a Scholar."""
    usual: dict[str, Any] = {"house": "stone", "cards": ["scholar"]}
    return a_round(5, a_farm(**usual | own))


def test_in_a_stone_house_the_scholar_plays_an_occupation_for_a_food_at_the_start_of_a_round():
    state = play(a_scholar(hand=["groom"], food=1), "use:scholar")
    assert (farm(state)["cards"], goods(state)) == (["scholar", "groom"], {"wood": 1})
    assert is_turn(play(state, "enough"), 0)
    assert farm(state)["at_home"] == 2


def test_or_the_scholar_plays_a_minor_improvement_at_its_price():
    state = play(a_scholar(hand=["mining_hammer"], wood=1), "use:scholar")
    assert (farm(state)["cards"], goods(state)) == (["scholar", "mining_hammer"], {"food": 1})


def test_the_scholar_plays_one_card_in_a_round_not_both():
    state = a_scholar(hand=["groom", "handplow"], food=1, wood=1)
    play(state, "use:scholar")
    assert codes(state) == ["do:minor", "do:lesson_at_home"]
    assert is_turn(play(state.copy(), "do:minor"), 0)
    assert farm(play(state, "do:lesson_at_home"))["cards"] == ["scholar", "groom"]
    assert codes(state) == ["use:groom", "enough"]
    assert is_turn(play(state, "enough"), 0)


@pytest.mark.parametrize(
    "own",
    [
        {"house": "clay", "hand": ["groom"], "food": 1},
        {"hand": ["groom"]},
        {"hand": ["mining_hammer"], "food": 3},
        {"food": 3, "wood": 3},
    ],
    ids=["in a clay house", "without food", "without the price of the improvement", "without cards"],
)
def test_nobody_is_asked_about_a_scholar_who_can_play_nothing(own):
    assert is_turn(a_scholar(**own), 0)


def test_the_scholar_may_be_left():
    assert farm(play(a_scholar(hand=["groom"], food=1), "enough"))["cards"] == ["scholar"]


def test_the_food_of_the_well_that_comes_in_this_round_pays_the_scholar():
    own = a_farm(house="stone", cards=["scholar", "well"], hand=["groom"])
    state = play(a_round(5, own, coming=[(5, 0, "food", 1)]), "use:scholar")
    assert (farm(state)["cards"], goods(state)) == (["scholar", "well", "groom"], {"wood": 1})


def test_the_paper_maker_pays_the_scholars_occupation_of_a_wood():
    state = a_scholar(cards=["scholar", "paper_maker"], hand=["groom"], wood=1)
    choose(play(state, "use:scholar"), "use:paper_maker")
    assert farm(state)["cards"] == ["scholar", "paper_maker", "groom"]
    assert goods(state) == {"wood": 1, "food": 1}


def test_who_needs_the_paper_makers_food_for_the_scholar_cannot_leave_it():
    state = play(a_scholar(cards=["scholar", "paper_maker"], hand=["groom", "plow_driver"], wood=1), "use:scholar")
    assert "enough" not in codes(state)


def test_a_manservant_whom_the_scholar_plays_brings_nothing_for_the_round_that_has_begun():
    state = play(a_scholar(hand=["manservant"], food=1), "use:scholar")
    assert {entry["round"] for entry in table(state)["coming"]} == set(range(6, 15))
    assert goods(state) == {}


@pytest.mark.parametrize(("card", "food"), [("plow_driver", 2), ("groom", 1)])
def test_what_the_scholar_has_just_played_can_be_used_at_this_start_of_the_round(card, food):
    state = play(a_scholar(hand=[card], food=food), "use:scholar")
    assert offers(state, card)
    assert grange.from_dict(state.to_dict()) == state
    play(state, f"use:{card}")
    assert not offers(state, card)
    assert not offers(state, "scholar")


def test_what_the_scholar_has_just_played_is_not_offered_if_it_cannot_be_paid():
    assert is_turn(play(a_scholar(hand=["plow_driver"], food=1), "use:scholar"), 0)


def test_a_card_that_acts_by_itself_at_the_start_of_a_round_acts_only_at_the_next_start_if_the_scholar_plays_it():
    state = play(a_scholar(picture="r.... r.... r....", hand=["childless"], food=1), "use:scholar")
    assert is_turn(state, 0)
    assert goods(state) == {}


# Threshing Board and Bread Paddle: the action of baking bread


with_every_oven = pytest.mark.parametrize(
    ("oven", "grain", "food"),
    [
        (["fireplace_2"], 3, 6),
        (["hearth_4"], 3, 9),
        (["clay_oven"], 1, 5),
        (["stone_oven"], 2, 8),
        (["clay_oven", "stone_oven", "hearth_5"], 4, 5 + 4 + 4 + 3),
    ],
    ids=["fireplace", "hearth", "clay oven", "stone oven", "all in one baking"],
)


@with_every_oven
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_with_the_threshing_board_bread_is_baked_at_the_farmland_and_at_the_cultivation(space, oven, grain, food):
    own = a_farm(cards=["threshing_board", *oven], grain=grain)
    state = choose(use(space, own), "use:threshing_board", *["bake"] * grain, "plow:C1")
    assert goods(state) == {"food": food}
    assert farm(state)["fields"] == ["C1"]


@pytest.mark.parametrize("space", ["day_laborer", "grain_seeds", "fishing"])
def test_the_threshing_board_bakes_nowhere_else(space):
    assert not offers(use(space, a_farm(cards=["threshing_board", "hearth_4"], grain=2)), "threshing_board")


@pytest.mark.parametrize("own", [a_farm(cards=["threshing_board"], grain=2), a_farm(cards=["threshing_board", "hearth_4"])])
def test_nobody_threshes_without_grain_or_oven(own):
    assert not offers(use("farmland", own), "threshing_board")


def test_the_threshing_board_may_be_left():
    state = play(use("farmland", a_farm(cards=["threshing_board", "hearth_4"], grain=2)), "enough", "plow:C1")
    assert goods(state) == {"grain": 2}


def test_the_threshing_board_bakes_once_at_the_cultivation_though_two_actions_are_done_there():
    own = a_farm(cards=["threshing_board", "clay_oven"], grain=3)
    state = choose(use("cultivation", own), "use:threshing_board", "bake", "enough")
    assert goods(state) == {"grain": 2, "food": 5}
    choose(state, "do:plow", "plow:C1", "do:sow", "sow:grain", "enough")
    assert goods(state) == {"grain": 1, "food": 5}
    assert is_turn(state, 1)


def test_the_grain_that_must_be_sown_at_the_cultivation_is_not_baked():
    own = a_farm("fffff rffff rffff", cards=["threshing_board", "hearth_4"], grain=1)
    state = use("cultivation", own)
    assert (goods(state), farm(state)["grain"]) == ({}, {"A1": 3})


def test_the_dutch_windmill_turns_with_the_threshing_boards_baking():
    own = a_farm(cards=["threshing_board", "hearth_4", "dutch_windmill"], grain=1)
    state = choose(use("farmland", own, rounds=5), "use:threshing_board", "plow:C1")
    assert goods(state) == {"food": 6}


def test_the_threshing_board_wants_two_occupations_and_is_worth_a_point():
    assert is_turn(use("meeting_place", a_farm(cards=["groom"], hand=["threshing_board"], wood=1)), 1)
    state = lay("threshing_board", a_farm(cards=["groom", "scholar"], wood=1))
    assert sheet(state, "cards") == 1


def test_the_bread_paddle_brings_a_food():
    assert goods(lay("bread_paddle", a_farm(wood=1))) == {"food": 1}


@with_every_oven
def test_with_the_bread_paddle_bread_is_baked_with_every_occupation_that_is_played(oven, grain, food):
    state = learn("plow_driver", a_farm(cards=["bread_paddle", *oven], grain=grain))
    assert goods(choose(state, "use:bread_paddle", *["bake"] * grain)) == {"food": food}


def test_the_bread_paddle_bakes_for_the_scholars_occupation_too():
    state = play(a_scholar(cards=["scholar", "bread_paddle", "hearth_4"], hand=["hedge_keeper"], food=1, grain=1), "use:scholar")
    assert goods(play(state, "use:bread_paddle")) == {"food": 3}


def test_the_bread_paddle_bakes_not_with_an_improvement():
    state = lay("handplow", a_farm(cards=["bread_paddle", "hearth_4"], wood=1, grain=1))
    assert is_turn(state, 1)
    assert goods(state) == {"grain": 1}


def test_the_bread_paddle_may_be_left():
    state = play(learn("plow_driver", a_farm(cards=["bread_paddle", "hearth_4"], grain=1)), "enough")
    assert goods(state) == {"grain": 1}


def test_what_the_occupation_brings_can_be_baked_with_the_bread_paddle():
    state = play(learn("animal_tamer", a_farm(cards=["bread_paddle", "hearth_4"])), "take:grain")
    assert goods(play(state, "use:bread_paddle")) == {"food": 3}


# Sleeping Corner


WISHES = ["basic_wish", "urgent_wish"]


@pytest.mark.parametrize("space", WISHES)
def test_with_the_sleeping_corner_a_person_joins_one_other_players_on_the_spaces_for_children(space):
    own = a_farm(BIG_HOUSE, cards=["sleeping_corner"])
    other = a_farm(people=3, newborns=1, placed=1)
    state = a_turn(own, other, out=[space], taken={space: 1})
    play(state, f"space:{space}")
    assert (farm(state)["people"], table(state)["taken"][space]) == (3, [0, 1])


def test_without_the_sleeping_corner_the_space_is_taken():
    state = a_turn(a_farm(BIG_HOUSE, hand=["groom"]), a_farm(placed=1), out=["basic_wish"], taken={"basic_wish": 1})
    assert "basic_wish" not in places(state, "space")


def test_a_parent_and_its_child_are_one_obstacle_for_the_sleeping_corner():
    own = a_farm(BIG_HOUSE, cards=["sleeping_corner"])
    state = a_turn(own, a_farm(BIG_HOUSE), turn=1, out=["basic_wish"])
    take_turns(state, "basic_wish")
    assert farm(state, 1)["newborns"] == 1
    assert "basic_wish" in places(state, "space")


def test_two_other_players_are_two_obstacles_for_the_sleeping_corner():
    first, second, third = a_farm(BIG_HOUSE, cards=["sleeping_corner"]), a_farm(BIG_HOUSE), a_farm(BIG_HOUSE)
    state = take_turns(a_turn(second, first, third, seats=3, out=["basic_wish"]), "basic_wish", "basic_wish")
    assert table(state)["taken"]["basic_wish"] == [0, 1]
    assert "basic_wish" not in places(state, "space", 2)


def test_the_sleeping_corner_lets_nobody_else_in_and_does_not_join_its_own_people():
    state = a_turn(a_farm("r.... rr... rr...", cards=["sleeping_corner"]), a_farm(BIG_HOUSE), out=["basic_wish"])
    take_turns(state, "basic_wish")
    assert "basic_wish" not in places(state, "space", 1)
    assert "basic_wish" not in places(take_turns(state, "forest"), "space")


def test_the_sleeping_corner_opens_no_other_space():
    state = a_turn(a_farm(cards=["sleeping_corner"]), a_farm(placed=1), taken={"farmland": 1})
    assert "farmland" not in places(state, "space")


def test_the_sleeping_corner_is_no_room():
    state = a_turn(a_farm(cards=["sleeping_corner"]), a_farm(placed=1), out=["basic_wish"], taken={"basic_wish": 1})
    assert "basic_wish" not in places(state, "space")


def test_the_sleeping_corner_joins_at_the_modest_wish_of_the_extra_tile_too():
    own = a_farm(BIG_HOUSE, cards=["sleeping_corner"])
    state = a_turn(a_farm(BIG_HOUSE), own, rounds=5, tile="on")
    take_turns(state, "modest_wish")
    assert "modest_wish" in places(state, "space", 1)
    assert not {"animal_market", "copse"} & set(places(state, "space", 1))


# Lasso


MARKETS = ["sheep_market", "pig_market", "cattle_market"]


@pytest.mark.parametrize("market", MARKETS)
def test_with_the_lasso_a_second_person_may_go_to_a_market_right_after_the_first(market):
    state = a_turn(a_farm(cards=["lasso"]), out=[market], piles={market: 1, "forest": 3})
    play(state, "space:forest", "use:lasso")
    assert market in places(state, "space")
    assert is_turn(play(state, f"space:{market}"), 1)
    assert table(state)["taken"] == {"forest": [0], market: [0]}


def test_with_the_lasso_the_market_may_come_first_and_then_any_space():
    state = play(use("sheep_market", a_farm(cards=["lasso"]), piles={"sheep_market": 1}), "use:lasso")
    assert {"forest", "farmland", "day_laborer"} <= set(places(state, "space"))
    assert is_turn(play(state, "space:day_laborer"), 1)


def test_after_another_space_the_lasso_reaches_only_markets():
    state = play(a_turn(a_farm(cards=["lasso"]), out=["sheep_market"]), "space:day_laborer", "use:lasso")
    assert places(state, "space") == ["sheep_market"]


def test_both_people_of_the_lasso_may_go_to_markets():
    own = a_farm(pastures=["C1"], cards=["lasso"])
    state = a_turn(own, out=["sheep_market", "pig_market"], rounds=9, piles={"sheep_market": 1, "pig_market": 1})
    play(state, "space:sheep_market", "use:lasso", "space:pig_market")
    assert is_turn(state, 1)


def test_the_lasso_may_be_left():
    assert is_turn(play(use("sheep_market", a_farm(cards=["lasso"]), piles={"sheep_market": 1}), "enough"), 1)


def test_the_lasso_brings_two_people_and_not_a_third():
    own = a_farm(BIG_HOUSE, people=3, cards=["lasso"])
    state = play(use("sheep_market", own, piles={"sheep_market": 1}), "use:lasso", "space:forest")
    assert is_turn(state, 1)


def test_after_the_lasso_the_next_turn_is_not_skipped():
    own = a_farm(BIG_HOUSE, people=3, cards=["lasso"])
    state = play(use("sheep_market", own, piles={"sheep_market": 1}), "use:lasso", "space:forest")
    take_turns(state, "day_laborer")
    assert is_turn(state, 0)
    assert is_turn(take_turns(state, "grain_seeds"), 1)


@pytest.mark.parametrize("space", ["forest", "day_laborer"])
def test_without_a_free_market_the_lasso_hangs_on_the_wall(space):
    own = a_farm(cards=["lasso"])
    assert is_turn(use(space, own), 1)
    taken = a_turn(own, a_farm(placed=1), out=["sheep_market"], taken={"sheep_market": 1})
    assert is_turn(play(taken, f"space:{space}"), 1)


def test_the_lasso_is_not_offered_to_who_has_nobody_left_at_home():
    assert is_turn(use("sheep_market", a_farm(cards=["lasso"], placed=1), piles={"sheep_market": 1}), 1)


def test_a_lasso_that_was_just_played_is_of_use_only_from_the_next_turn_on():
    own = a_farm(BIG_HOUSE, people=3, hand=["lasso"], reed=1)
    state = play(a_turn(own, out=["sheep_market"]), "space:meeting_place", "do:minor")
    assert is_turn(state, 1)
    take_turns(state, "day_laborer", "forest")
    assert offers(state, "lasso")


def test_the_animal_market_of_the_extra_tile_is_no_market_for_the_lasso():
    state = a_turn(a_farm(cards=["lasso"]), rounds=5, out=["sheep_market"], tile="on")
    play(state, "space:animal_market", "take:boar", "use:lasso")
    assert places(state, "space") == ["sheep_market"]


def test_who_takes_two_turns_in_one_with_the_lasso_collects_firewood_at_the_end_of_it():
    own = a_farm(cards=["lasso", "firewood_collector"])
    state = play(a_turn(own, out=["sheep_market"], piles={"sheep_market": 1}), "space:farmland", "plow:C1", "use:lasso")
    assert "wood" not in goods(state)
    assert goods(play(state, "space:sheep_market")) == {"wood": 1, "sheep": 1}


# Positions


def test_a_game_can_be_written_down_while_the_adoptive_parents_are_asked():
    state = take_turns(play(a_birth(), "enough"), "forest")
    again = grange.from_dict(state.to_dict())
    assert (asked(again), codes(again)) == (asked(state), codes(state))


@pytest.mark.parametrize("first", ["sheep_market", "day_laborer"])
def test_a_game_can_be_written_down_while_the_second_person_of_a_lasso_is_placed(first):
    own = a_farm(cards=["lasso"])
    state = play(a_turn(own, out=["sheep_market"], piles={"sheep_market": 1}), f"space:{first}", "use:lasso")
    assert codes(grange.from_dict(state.to_dict())) == codes(state)
