"""Crop providers: what each card does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    a_farm,
    a_harvest,
    a_round,
    a_turn,
    an_end,
    asked,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    sheet,
    some,
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose, lay, learn

BIG_HOUSE = "r.... r.... r...."  # three rooms
TWO = ["groom", "tutor"]  # occupations


def growing(state: grange.State) -> dict[str, int]:
    """Show the crops on the fields of seat 0, those on the Beanfield included."""
    own = farm(state)
    beans = own["notes"].get("beanfield", 0)
    return own["grain"] | own["vegetables"] | ({"beanfield": beans} if beans else {})


def waiting(state: grange.State, good: str) -> list[int]:
    """List the round spaces on which one of a good waits for seat 0."""
    return [entry["round"] for entry in table(state)["coming"] if (entry["seat"], entry["good"]) == (0, good)]


# Scythe Worker


def test_the_scythe_worker_brings_a_grain():
    assert goods(learn("scythe_worker", a_farm())) == {"grain": 1}


def test_in_a_harvest_the_scythe_worker_takes_one_more_grain_from_each_grain_field():
    state = a_harvest(a_farm("ggv.. r.... r....", cards=["scythe_worker"]))
    play(state, "cell:A1")
    assert places(state, "cell") == ["B1"]
    play(state, "cell:B1")
    assert (goods(state), growing(state)) == ({"grain": 4, "vegetable": 1}, {"A1": 1, "B1": 1, "C1": 1})


@pytest.mark.parametrize(
    ("choices", "grain", "left"),
    [
        (["enough"], 2, {"A1": 2, "B1": 2}),
        (["cell:B1", "enough"], 3, {"A1": 2, "B1": 1}),
    ],
    ids=["on both", "on one of two"],
)
def test_the_scythe_worker_may_leave_grain_on_any_field(choices, grain, left):
    state = play(a_harvest(a_farm("gg... r.... r....", cards=["scythe_worker"])), *choices)
    assert (goods(state), growing(state)) == (some("grain", grain), left)


def test_a_field_that_the_harvest_has_emptied_has_nothing_more_for_the_scythe_worker():
    state = a_harvest(a_farm("gg... r.... r....", cards=["scythe_worker"], crops={"A1": 1, "B1": 2}))
    assert places(state, "cell") == ["B1"]
    assert growing(play(state, "cell:B1")) == {}


@pytest.mark.parametrize("picture", ["..... r.... r....", "v.... r.... r....", "f.... r.... r...."])
def test_without_a_grain_field_nobody_asks_the_scythe_worker(picture):
    state = a_harvest(a_farm(picture, cards=["scythe_worker"]))
    assert not any(code.startswith("cell") for code in codes(state))


def test_without_a_harvest_the_scythe_worker_takes_nothing():
    own = a_farm("g.... r.... r....", cards=["scythe_worker"], placed=1)
    state = use("day_laborer", own, a_farm(placed=2), rounds=5)
    assert (table(state)["round"], growing(state), goods(state)) == (6, {"A1": 3}, {"food": 2})


def test_the_scythe_workers_grain_feeds_the_family_in_the_same_harvest():
    state = play(a_harvest(a_farm("g.... r.... r....", cards=["scythe_worker"], food=2)), "cell:A1")
    play(state, "convert:grain", "convert:grain")
    assert farm(state)["begging"] == 0


def test_grain_that_the_clearing_spade_moved_before_the_fields_are_reaped_is_one_more_grain_field():
    own = a_farm("gf... r.... r....", cards=["scythe_worker", "clearing_spade"])
    state = play(a_harvest(own), "any:clearing_spade")
    assert (goods(state), growing(state)) == ({"grain": 2}, {"A1": 1})
    assert goods(play(state, "cell:A1")) == {"grain": 3}


def test_between_the_reaping_and_the_scythe_worker_nothing_is_moved_with_the_clearing_spade():
    own = a_farm("gf... r.... r....", cards=["scythe_worker", "clearing_spade"])
    assert codes(play(a_harvest(own), "enough")) == ["cell:A1", "enough"]


def test_a_game_can_be_written_down_while_the_scythe_worker_is_at_work():
    state = a_harvest(a_farm("gg... r.... r....", cards=["scythe_worker"]))
    again = grange.from_dict(state.to_dict())
    assert (codes(again), table(again)) == (codes(state), table(state))


# Seasonal Worker


@pytest.mark.parametrize("rounds", [1, 5])
def test_at_the_day_laborer_the_seasonal_worker_brings_a_grain(rounds):
    state = use("day_laborer", a_farm(cards=["seasonal_worker"]), rounds=rounds)
    assert (is_turn(state, 1), goods(state)) == (True, {"grain": 1, "food": 2})


@pytest.mark.parametrize("rounds", [6, 14])
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_from_round_6_on_the_seasonal_worker_brings_a_grain_or_a_vegetable(rounds, crop):
    state = use("day_laborer", a_farm(cards=["seasonal_worker"]), rounds=rounds)
    assert codes(state) == ["take:grain", "take:vegetable"]
    assert goods(play(state, f"take:{crop}")) == {crop: 1, "food": 2}


@pytest.mark.parametrize("space", ["grain_seeds", "fishing"])
def test_the_seasonal_worker_works_nowhere_else(space):
    assert goods(use(space, a_farm(cards=["seasonal_worker"]))) == ({"grain": 1} if space == "grain_seeds" else {})


def test_when_another_player_goes_to_the_day_laborer_the_seasonal_worker_stays_at_home():
    state = play(a_turn(a_farm(), a_farm(cards=["seasonal_worker"]), rounds=6), "space:day_laborer")
    assert (is_turn(state, 1), goods(state, 1)) == (True, {})


def test_the_seasonal_worker_and_the_assistant_tiller_both_come_to_the_day_laborer():
    state = use("day_laborer", a_farm(cards=["assistant_tiller", "seasonal_worker"]), rounds=6)
    play(state, "take:vegetable", "use:assistant_tiller", "plow:C1")
    assert (goods(state), farm(state)["fields"]) == ({"vegetable": 1, "food": 2}, ["C1"])


# Lutenist


def players_come(*, actor: int = 1, **own: Any) -> grange.State:
    """A seat, not that of the Lutenist unless it is said, goes to the Traveling Players."""
    farms = [a_farm(**{"cards": ["lutenist"]} | own)]
    state = a_turn(*farms, seats=4, turn=actor, piles={"traveling_players": 2})
    return take_turns(state, "traveling_players")


def test_when_another_player_goes_to_the_traveling_players_the_lutenist_gets_a_food_and_a_wood():
    state = players_come()
    assert (goods(state), goods(state, 1)) == ({"food": 1, "wood": 1}, {"food": 2})
    assert is_turn(state, 2)


def test_the_lutenist_may_then_buy_a_vegetable_for_two_food():
    state = players_come(food=1)
    assert (asked(state), codes(state)) == ([0], ["use:lutenist", "enough"])
    assert goods(play(state, "use:lutenist")) == {"vegetable": 1, "wood": 1}
    assert is_turn(state, 2)


def test_the_lutenist_may_leave_the_vegetable():
    state = play(players_come(food=1), "enough")
    assert goods(state) == {"food": 2, "wood": 1}


def test_the_lutenist_buys_exactly_one_vegetable():
    state = play(players_come(food=9), "use:lutenist")
    assert (is_turn(state, 2), goods(state)) == (True, {"food": 8, "vegetable": 1, "wood": 1})


@pytest.mark.parametrize(
    ("own", "made"),
    [({"grain": 1}, "grain"), ({"cards": ["lutenist", "fireplace_2"], "sheep": 1}, "sheep")],
    ids=["a grain", "a cooked sheep"],
)
def test_the_lutenist_buys_with_food_made_of(own, made):
    state = choose(play(players_come(**own), "use:lutenist"), f"convert:{made}")
    assert goods(state)["vegetable"] == 1
    assert made not in goods(state)
    assert is_turn(state, 2)


def test_the_lutenist_gets_nothing_for_his_own_visit():
    state = players_come(actor=0, food=2)
    assert (is_turn(state, 1), goods(state)) == (True, {"food": 4})


def test_other_spaces_are_no_stage_for_the_lutenist():
    state = a_turn(a_farm(cards=["lutenist"], food=2), seats=4, turn=1)
    assert goods(take_turns(state, "fishing")) == {"food": 2}


def test_the_one_who_goes_takes_the_food_after_the_lutenist_was_asked():
    state = players_come(food=1)
    assert goods(state, 1) == {}
    assert goods(play(state, "use:lutenist"), 1) == {"food": 2}


def test_a_game_can_be_written_down_while_the_lutenist_is_asked_in_anothers_turn():
    state = players_come(food=1)
    again = grange.from_dict(state.to_dict())
    assert (asked(again), codes(again), table(again)) == ([0], codes(state), table(state))


# Childless


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_at_the_start_of_a_round_the_childless_get_a_food_and_a_grain_or_a_vegetable(crop):
    state = a_round(5, a_farm(BIG_HOUSE, cards=["childless"]))
    assert codes(state) == ["take:grain", "take:vegetable"]
    assert goods(play(state, f"take:{crop}")) == {crop: 1, "food": 1}
    assert is_turn(state, 0)


@pytest.mark.parametrize(
    "own",
    [a_farm(cards=["childless"]), a_farm(BIG_HOUSE, people=3, cards=["childless"]), a_farm(cards=["childless", "caravan"])],
    ids=["with two rooms", "with three people", "with two rooms and a caravan"],
)
def test_the_childless_want_three_rooms_and_only_two_people(own):
    state = a_round(5, own)
    assert (is_turn(state, 0), goods(state)) == (True, {})


def test_with_three_rooms_a_caravan_does_not_disturb_the_childless():
    assert places(a_round(5, a_farm(BIG_HOUSE, cards=["childless", "caravan"])), "take") == ["grain", "vegetable"]


def test_the_food_of_the_childless_pays_the_plow_driver_at_the_same_start():
    own = a_farm(BIG_HOUSE, house="stone", cards=["childless", "plow_driver"])
    state = play(a_round(5, own), "take:grain", "use:plow_driver", "plow:B1")
    assert (goods(state), farm(state)["fields"]) == ({"grain": 1}, ["B1"])


def test_a_game_can_be_written_down_while_the_childless_choose():
    state = a_round(5, a_farm(BIG_HOUSE, cards=["childless"]))
    assert codes(grange.from_dict(state.to_dict())) == codes(state)


# Greengrocer and Corn Scoop


@pytest.mark.parametrize(
    ("cards", "brought"),
    [
        (["greengrocer"], {"grain": 1, "vegetable": 1}),
        (["corn_scoop"], {"grain": 2}),
        (["greengrocer", "corn_scoop"], {"grain": 2, "vegetable": 1}),
    ],
)
def test_the_grain_seeds_bring_more_with_greengrocer_and_corn_scoop(cards, brought):
    assert goods(use("grain_seeds", a_farm(cards=cards), seats=3)) == brought


@pytest.mark.parametrize("space", ["vegetable_seeds", "day_laborer"])
@pytest.mark.parametrize("card", ["greengrocer", "corn_scoop"])
def test_greengrocer_and_corn_scoop_bring_nothing_elsewhere(card, space):
    with_it, without = (goods(use(space, a_farm(cards=[other]), seats=3)) for other in (card, "groom"))
    assert with_it == without


@pytest.mark.parametrize("card", ["greengrocer", "corn_scoop"])
def test_greengrocer_and_corn_scoop_bring_nothing_when_another_player_fetches_seeds(card):
    state = play(a_turn(a_farm(), a_farm(cards=[card]), seats=3), "space:grain_seeds")
    assert goods(state, 1) == {}


# Large Greenhouse and Sack Cart


@pytest.mark.parametrize(("rounds", "spaces"), [(1, [5, 8, 10]), (4, [8, 11, 13]), (6, [10, 13]), (10, [14]), (11, [])])
def test_a_vegetable_waits_in_the_large_greenhouse_four_seven_and_nine_rounds_ahead(rounds, spaces):
    state = lay("large_greenhouse", a_farm(cards=TWO, wood=2), rounds=rounds)
    assert waiting(state, "vegetable") == spaces
    assert "large_greenhouse" in farm(state)["cards"]


@pytest.mark.parametrize(("rounds", "spaces"), [(1, [5, 8, 11, 14]), (4, [5, 8, 11, 14]), (5, [8, 11, 14]), (13, [14]), (14, [])])
def test_a_grain_waits_on_the_sack_cart_for_the_rounds_5_8_11_and_14_that_are_still_to_come(rounds, spaces):
    state = lay("sack_cart", a_farm(cards=TWO, wood=2), rounds=rounds)
    assert waiting(state, "grain") == spaces
    assert "sack_cart" in farm(state)["cards"]


@pytest.mark.parametrize("card", ["large_greenhouse", "sack_cart", "beanfield"])
def test_these_improvements_want_two_occupations(card):
    assert is_turn(use("meeting_place", a_farm(cards=["groom"], hand=[card], wood=2, food=2)), 1)


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_the_crop_that_waits_comes_in_its_round_and_can_be_sown_then(crop):
    own = a_farm("f.... r.... r....", cards=["sack_cart", "large_greenhouse"])
    state = a_round(8, own, coming=[(8, 0, crop, 1), (11, 0, crop, 1)])
    assert (goods(state), waiting(state, crop)) == ({crop: 1}, [11])
    assert "grain_utilization" in places(state, "space")


# Clearing Spade


SPADE = ["clearing_spade"]


@pytest.mark.parametrize(
    ("picture", "moved"),
    [("gf... r.... r....", {"A1": 2, "B1": 1}), ("vf... r.... r....", {"A1": 1, "B1": 1})],
    ids=["grain", "vegetable"],
)
def test_the_clearing_spade_moves_a_crop_from_a_field_with_two_or_more_to_an_empty_field(picture, moved):
    state = play(a_turn(a_farm(picture, cards=SPADE)), "any:clearing_spade")
    assert (growing(state), goods(state)) == (moved, {})
    assert is_turn(state, 0)


def test_who_has_several_fields_says_which_one_the_spade_clears():
    state = play(a_turn(a_farm("gvf.. r.... r....", cards=SPADE)), "any:clearing_spade")
    assert places(state, "cell") == ["A1", "B1"]
    assert growing(play(state, "cell:B1")) == {"A1": 3, "B1": 1, "C1": 1}


@pytest.mark.parametrize(
    ("picture", "crops"),
    [("gg... r.... r....", {}), ("gf... r.... r....", {"A1": 1}), ("ff... r.... r....", {}), ("g.... r.... r....", {})],
    ids=["no empty field", "only one crop", "nothing sown", "a single field"],
)
def test_the_clearing_spade_rests_without_an_empty_field_or_a_field_with_two_crops(picture, crops):
    assert "any:clearing_spade" not in codes(a_turn(a_farm(picture, cards=SPADE, crops=crops)))


def test_the_clearing_spade_may_be_used_again_and_again():
    state = play(a_turn(a_farm("gff.. r.... r....", cards=SPADE)), "any:clearing_spade", "any:clearing_spade")
    assert growing(state) == {"A1": 1, "B1": 1, "C1": 1}
    assert "any:clearing_spade" not in codes(state)


def test_a_moved_crop_is_not_sown_it_stays_a_single_one():
    state = play(a_turn(a_farm("vf... r.... r....", cards=SPADE, grain=1)), "any:clearing_spade")
    assert (growing(state), goods(state)) == ({"A1": 1, "B1": 1}, {"grain": 1})


def test_who_bakes_the_last_grain_may_use_the_clearing_spade_first():
    own = a_farm("gf... r.... r....", cards=[*SPADE, "fireplace_2"], grain=1)
    state = play(use("grain_utilization", own), "do:bake", "any:clearing_spade")
    assert (growing(state), goods(state)) == ({"A1": 2, "B1": 1}, {"food": 2})


def test_with_the_clearing_spade_the_harvest_begins_with_a_pause_so_that_more_fields_are_reaped():
    state = a_harvest(a_farm("gf... r.... r....", cards=SPADE))
    assert codes(state) == ["enough", "any:clearing_spade"]
    left = play(state.copy(), "enough")
    assert (goods(left), growing(left)) == ({"grain": 1}, {"A1": 2})
    moved = choose(play(state, "any:clearing_spade"), "enough")
    assert (goods(moved), growing(moved)) == ({"grain": 2}, {"A1": 1})


def test_before_the_field_phase_the_spade_may_make_or_spoil_a_three_field_rotation():
    own = a_farm("gvf.. r.... r....", cards=["clearing_spade", "three_field_rotation"])
    assert goods(play(a_harvest(own), "enough")) == {"grain": 1, "vegetable": 1, "food": 3}
    spoiled = choose(play(a_harvest(own), "any:clearing_spade", "cell:A1"), "enough")
    assert goods(spoiled) == {"grain": 2, "vegetable": 1}


def test_the_spade_can_make_the_second_vegetable_field_of_a_strawberry_patch():
    own = a_farm("vf... r.... r....", cards=SPADE, hand=["strawberry_patch"], wood=1)
    assert "do:minor" not in codes(use("meeting_place", own))
    state = play(a_turn(own), "any:clearing_spade", "space:meeting_place", "do:minor")
    assert "strawberry_patch" in farm(state)["cards"]


@pytest.mark.parametrize("space", ["grain_utilization", "cultivation"])
def test_the_last_empty_field_that_must_be_sown_is_not_taken_by_the_spade(space):
    state = use(space, a_farm("ggggg rgggg rgggf", cards=SPADE, grain=1))
    assert "any:clearing_spade" not in codes_of_the_turn(state)
    assert len(growing(state)) == 13


def codes_of_the_turn(state: grange.State) -> list[str]:
    """List what seat 0 may choose, if it is asked."""
    decision = state.decision_of(0)
    return decision.codes if decision else []


def test_the_spade_does_not_fill_the_beanfield_when_only_that_can_be_sown():
    own = a_farm("v.... r.... r....", cards=["clearing_spade", "beanfield"], vegetable=1)
    state = use("grain_utilization", own)
    assert "any:clearing_spade" not in codes_of_the_turn(state)
    assert growing(choose(state, "do:sow", "sow:vegetable")) == {"A1": 2, "beanfield": 2}


def test_the_spade_moves_no_grain_to_the_only_field_where_grain_can_be_sown():
    own = a_farm("gf... r.... r....", cards=["clearing_spade", "beanfield"], grain=1)
    state = use("grain_utilization", own)
    assert "any:clearing_spade" not in codes_of_the_turn(state)
    assert growing(choose(state, "do:sow", "sow:grain")) == {"A1": 3, "B1": 3}


def test_the_spade_does_not_count_on_land_where_no_field_can_be_plowed():
    own = a_farm("gf... rs... r....", ["C1"], cards=SPADE, grain=1)
    state = use("cultivation", own)
    assert "any:clearing_spade" not in codes_of_the_turn(state)
    assert growing(choose(state, "do:sow", "sow:grain")) == {"A1": 3, "B1": 3}


def test_while_something_else_can_be_done_there_the_spade_may_take_the_last_empty_field():
    own = a_farm("gf... r.... r....", cards=["clearing_spade", "hearth_4"], grain=2)
    state = play(use("grain_utilization", own), "any:clearing_spade")
    assert growing(state) == {"A1": 2, "B1": 1}
    assert goods(choose(state, "do:bake", "bake")) == {"food": 6}


def test_in_the_midst_of_sowing_the_spade_may_help_to_sow_less():
    own = a_farm("gff.. r.... r....", cards=SPADE, grain=2)
    state = choose(use("grain_utilization", own), "do:sow", "sow:grain")
    play(state, "any:clearing_spade", "cell:B1")
    assert growing(state) == {"A1": 3, "B1": 2, "C1": 1}
    assert goods(choose(state, "enough")) == {"grain": 1}


def test_only_who_has_the_spade_can_use_it():
    state = a_turn(a_farm("gf... r.... r...."), a_farm(cards=SPADE))
    assert "any:clearing_spade" not in codes(state)


# Market Stall


def test_the_market_stall_turns_a_grain_into_a_vegetable_and_goes_to_the_left_neighbours_hand():
    state = lay("market_stall", a_farm(grain=1))
    assert (goods(state), farm(state)["cards"]) == ({"vegetable": 1}, [])
    assert state.view(1)["table"]["hand"] == ["market_stall"]


def test_without_grain_there_is_no_market_stall():
    assert is_turn(use("meeting_place", a_farm(hand=["market_stall"], vegetable=3, food=3)), 1)


def test_a_market_stall_that_has_passed_on_counts_not_among_the_improvements():
    state = lay("market_stall", a_farm(cards=["braggart", "handplow", "caravan", "lasso", "basket"], grain=1), seats=3)
    assert sheet(state, "bonus") == 0


# Beanfield


def test_the_beanfield_costs_a_food_and_is_worth_a_point_but_is_no_field_of_the_score_sheet():
    state = lay("beanfield", a_farm(cards=TWO, food=1))
    assert (goods(state), sheet(state, "cards"), sheet(state, "fields")) == ({}, 1, -1)


def test_a_vegetable_is_sown_on_the_beanfield():
    state = choose(use("grain_utilization", a_farm(cards=["beanfield"], vegetable=1)), "do:sow", "sow:vegetable")
    assert (growing(state), goods(state)) == ({"beanfield": 2}, {})


def test_nothing_but_vegetables_is_sown_on_the_beanfield():
    own = a_farm(cards=["beanfield"], grain=3)
    assert "grain_utilization" not in places(a_turn(own, out=["grain_utilization"]), "space")
    both = use("grain_utilization", a_farm(cards=["beanfield"], grain=1, vegetable=1))
    assert goods(choose(both, "do:sow", "sow:vegetable", "enough")) == {"grain": 1}


def test_a_vegetable_goes_to_the_beanfield_first_so_that_a_field_is_left_for_grain():
    own = a_farm("f.... r.... r....", cards=["beanfield"], grain=1, vegetable=1)
    state = choose(use("grain_utilization", own), "do:sow", "sow:vegetable", "sow:grain")
    assert growing(state) == {"A1": 3, "beanfield": 2}


def test_the_beanfield_is_sown_once_and_again_only_when_it_is_empty():
    own = a_farm(cards=["beanfield"], vegetable=1)
    state = a_turn(own, out=["grain_utilization"], notes={"beanfield": 1})
    assert "grain_utilization" not in places(state, "space")


@pytest.mark.parametrize(("beans", "left"), [(2, {"beanfield": 1}), (1, {}), (0, {})])
def test_the_harvest_takes_a_vegetable_from_the_beanfield(beans, left):
    state = a_harvest(a_farm(cards=["beanfield"]), notes={"beanfield": beans})
    assert growing(state) == left
    assert goods(state) == ({"vegetable": 1} if beans else {})


@pytest.mark.parametrize(("beans", "points"), [(0, -1), (1, 1), (2, 2)])
def test_vegetables_on_the_beanfield_count_at_the_end(beans, points):
    assert sheet(an_end(a_farm(cards=["beanfield"]), notes={"beanfield": beans}), "vegetables") == points


def test_a_beanfield_is_no_field_beside_which_new_ones_must_lie():
    state = use("farmland", a_farm(cards=["beanfield"]))
    assert len(places(state, "plow")) == 13


@pytest.mark.parametrize(
    ("picture", "beans", "moved"),
    [
        ("vf... r.... r....", 0, {"A1": 1, "beanfield": 1}),
        ("f.... r.... r....", 2, {"A1": 1, "beanfield": 1}),
        ("v.... r.... r....", 0, {"A1": 1, "beanfield": 1}),
    ],
    ids=["to the beanfield first", "from the beanfield", "to the beanfield only"],
)
def test_the_clearing_spade_moves_vegetables_to_the_beanfield_and_from_it(picture, beans, moved):
    own = a_farm(picture, cards=["clearing_spade", "beanfield"])
    state = choose(play(a_turn(own, notes={"beanfield": beans}), "any:clearing_spade"), "use:beanfield")
    assert growing(state) == moved


def test_the_clearing_spade_moves_no_grain_to_the_beanfield():
    state = a_turn(a_farm("g.... r.... r....", cards=["clearing_spade", "beanfield"]))
    assert "any:clearing_spade" not in codes(state)


def test_the_scythe_worker_takes_no_beans():
    state = a_harvest(a_farm(cards=["scythe_worker", "beanfield"]), notes={"beanfield": 2})
    assert (goods(state), growing(state)) == ({"vegetable": 1}, {"beanfield": 1})
