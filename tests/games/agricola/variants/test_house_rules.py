"""House rules: each on its own, and all of them together."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grange
from grange.games.agricola import farm as land
from grange.games.agricola.variants.house_rules import HOUSE_RULES
from tests.games.agricola.builders import (
    EMPTY_FARM,
    SPACES,
    a_breeding,
    a_farm,
    a_round,
    a_turn,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    play_on,
    play_to_the_end,
    set_number,
    sheet,
    table,
    use,
)

# Animals must be housed before they may be cooked


def test_animals_must_be_housed_before_they_may_be_cooked():
    cook = a_farm(cards=["fireplace_2"])
    state = use("sheep_market", cook, piles={"sheep_market": 3}, animals_first="on")
    assert goods(state) == {"sheep": 1}
    assert goods(play(use("sheep_market", cook, piles={"sheep_market": 3}))) == {"sheep": 1, "food": 4}


def test_animals_that_live_on_the_farm_may_be_cooked_to_make_room():
    own = a_farm(cards=["fireplace_2"], boar=1)
    state = use("sheep_market", own, piles={"sheep_market": 1}, animals_first="on")
    assert codes(state) == ["convert:boar", "release:sheep"]
    assert goods(play(state, "convert:boar")) == {"sheep": 1, "food": 2}


def test_an_animal_that_has_been_housed_may_be_cooked_later():
    own = a_farm("...s. r.... r....", ["D1 E1"], sheep=8, cards=["fireplace_2"], wood=1)
    state = play(use("fencing", own, animals_first="on"), "add:E1")
    assert goods(state) == {"sheep": 7, "food": 2}  # four and two in the parts of the pasture, one in the house


# Each kind in one pasture only


def test_each_kind_of_animal_lives_in_one_pasture_only():
    own = a_farm("...s. r.... r....", ["E1", "E2"])
    usual = use("sheep_market", own, piles={"sheep_market": 6})
    assert goods(usual) == {"sheep": 6}
    strict = use("sheep_market", own, piles={"sheep_market": 6}, one_pasture_a_kind="on")
    assert goods(strict) == {"sheep": 4}  # two in a pasture, one in the stable, one in the house


def test_two_kinds_use_two_pastures():
    own = a_farm(EMPTY_FARM, ["E1", "E2"], boar=2)
    assert goods(use("sheep_market", own, piles={"sheep_market": 3}, one_pasture_a_kind="on")) == {"boar": 2, "sheep": 3}


def test_young_need_room_in_the_pasture_of_their_kind():
    own = a_farm(EMPTY_FARM, ["E1", "E2"], sheep=3)
    assert goods(a_breeding(own, one_pasture_a_kind="on"))["sheep"] == 3
    assert goods(a_breeding(own))["sheep"] == 4


# Only as many animals as can be housed or cooked


def test_animals_that_can_neither_be_housed_nor_cooked_stay_on_their_space():
    state = use("sheep_market", a_farm(), piles={"sheep_market": 4}, leave_animals="on")
    assert (goods(state), table(state)["piles"]["sheep_market"]) == ({"sheep": 1}, 3)
    assert table(use("sheep_market", a_farm(), piles={"sheep_market": 4}))["piles"]["sheep_market"] == 0


def test_who_cooks_leaves_no_animals():
    own = a_farm(cards=["fireplace_2"])
    state = use("sheep_market", own, piles={"sheep_market": 3}, leave_animals="on")
    assert table(state)["piles"]["sheep_market"] == 0


def test_who_gives_up_another_kind_takes_more_from_the_space():
    state = use("sheep_market", a_farm(boar=1), piles={"sheep_market": 1}, leave_animals="on")
    assert codes(state) == ["release:sheep", "release:boar"]
    left, gone = play(state.copy(), "release:sheep"), play(state, "release:boar")
    assert table(left)["piles"]["sheep_market"] == 1
    assert table(gone)["piles"]["sheep_market"] == 0


def test_animals_that_may_not_be_cooked_at_once_stay_on_their_space():
    own = a_farm(cards=["fireplace_2"])
    state = use("sheep_market", own, piles={"sheep_market": 3}, leave_animals="on", animals_first="on")
    assert (goods(state), table(state)["piles"]["sheep_market"]) == ({"sheep": 1}, 2)


def test_animals_that_the_transmogrifier_made_stay_on_their_space_too():
    piles = {"sheep_market": 3}
    state = a_turn(a_farm(), a_farm(), out=["sheep_market"], piles=piles, shelf=["transmogrifier"], leave_animals="on")
    play(state, "space:transmogrifier", "into:boar")
    state.play("space:sheep_market", 1)
    assert goods(state, 1) == {"boar": 1}
    assert table(state)["strewn"] == [{"space": "sheep_market", "good": "boar", "amount": 2}]


def test_an_animal_that_the_farmhand_cannot_house_stays_on_its_space():
    notes = {"alien_farmhand": 1 + SPACES.index("sheep_market")}
    own = a_farm(sheep=1, placed=1, cards=["alien_farmhand"])
    state = use("day_laborer", own, a_farm(placed=2), rounds=5, piles={"sheep_market": 3}, notes=notes, leave_animals="on")
    play(state, "take:sheep")
    assert (goods(state)["sheep"], table(state)["piles"]["sheep_market"]) == (1, 3 + 1)


# Open pastures


def test_an_open_pasture_lacks_one_fence():
    state = play(use("fencing", a_farm(wood=3), open_pastures="on"), "add:E1")
    assert goods(state) == {}
    assert (farm(state)["pastures"], farm(state)["fences"].bit_count()) == ([["E1"]], 3)
    assert "fencing" not in places(a_turn(a_farm(wood=3), out=["fencing"]), "space")


def test_there_is_no_gap_between_two_pastures():
    state = use("fencing", a_farm(wood=9), open_pastures="on")
    state = play(state, "add:E1", "enclose", "add:D1", "enclose", "enough")
    built = farm(state)["fences"]
    assert built.bit_count() == 3 + 2
    between = 1 << 20 + 4  # the fence between D1 and E1
    assert built & between


def test_an_open_pasture_holds_animals_and_counts():
    state = play(use("fencing", a_farm(wood=3), open_pastures="on"), "add:E1")
    assert sheet(state, "pastures") == 1


def test_every_new_pasture_takes_at_least_one_fence():
    own = a_farm(EMPTY_FARM, ["C1 C2 D2 E2 E1"], wood=1)  # D1 lacks the fence on the rim only
    state = play(use("fencing", own, open_pastures="on"), "add:D1")
    assert (goods(state), farm(state)["fences"].bit_count()) == ({}, 13)


def test_open_pastures_never_close_around_a_field():
    field, ring = set_number(["D2"]), set_number(["C1", "C2", "C3", "D1"])
    around = land.border(set_number(["E2"])) | land.border(set_number(["D3", "E3"]))
    found = [some for some, _ in land.pastures_by_house_rules(around, 0, field, 15, land.ALL, may_gape=True)]
    assert ring & ~set_number(["D1"]) in found
    assert ring not in found


def test_a_position_with_a_gap_between_two_pastures_is_refused():
    document = a_turn(a_farm(EMPTY_FARM, ["D1", "E1"]), open_pastures="on").to_dict()
    document["table"]["gaps"][0] = 1 << 20 + 4
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)
    document["table"]["gaps"][0] = 1 << 20 + 5
    grange.from_dict(document)


def test_without_the_rule_no_position_has_gaps():
    document = a_turn(a_farm(EMPTY_FARM, ["E1"])).to_dict()
    document["table"]["gaps"][0] = 1 << 20 + 5
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)


# Scattered pastures


def test_scattered_pastures_need_not_touch_each_other():
    own = a_farm(EMPTY_FARM, ["E1"], wood=4)
    assert set(places(use("fencing", own, scattered_pastures="on"), "add")) > {"B1", "D1", "E3"}
    assert "B1" not in places(use("fencing", own), "add")


# An even start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_3_food(seats):
    state = grange.new_game("agricola", seats, 1, even_start="on")
    assert [goods(state, seat) for seat in range(seats)] == [{"food": 3}] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_round_1_the_second_people_are_placed_in_reverse_order(seats):
    state = grange.new_game("agricola", seats, 1, even_start="on", side_job="off")
    leader, order, chance = table(state)["leader"], [], random.Random(1)
    while table(state)["round"] == 1:
        seat = state.decision.seat
        if any(code.startswith("space:") for code in state.decision.codes):
            order.append((seat - leader) % seats)
        play_on(state, chance)
    assert order == [*range(seats), *reversed(range(seats))]


def test_from_round_2_on_the_order_is_the_usual_one():
    state = a_turn(a_farm(), a_farm(), rounds=2, even_start="on")
    state.play("space:day_laborer")
    state.play("space:grain_seeds")
    assert is_turn(state, 0)


def test_who_skips_a_turn_of_the_first_round_for_an_open_card_places_a_person_last_of_all():
    state = grange.new_game("agricola", 3, 1, even_start="on", cards="on", deal="petry")
    first, second, third = order = [(table(state)["leader"] + step) % 3 for step in range(3)]
    state.play(next(code for code in codes(state, first) if code.startswith("fetch:")), first)
    turns = []
    for space in ("forest", "clay_pit", "reed_bank", "fishing", "day_laborer", "grain_seeds"):
        turns.append(state.decision.seat)
        state.play(f"space:{space}")
    assert turns == [*order[1:], third, second, first, first]


def test_alone_the_even_start_changes_nothing():
    assert goods(grange.new_game("agricola", 1, 1, even_start="on")) == {}


# The Copse


@pytest.mark.parametrize(("seats", "wood"), [(1, 1), (2, 1)])
def test_the_copse_lies_on_the_board_of_one_and_two_players(seats, wood):
    state = grange.new_game("agricola", seats, 1, copse="on")
    assert table(state)["piles"]["copse"] == wood
    assert "copse" not in table(grange.new_game("agricola", seats, 1))["piles"]


def test_the_copse_alone_closes_no_other_space():
    state = play(a_turn(a_farm(), a_farm(), copse="on", piles={"copse": 1}), "space:copse")
    assert "forest" in places(state, "space", 1)


def test_beside_the_extra_tile_and_with_more_players_there_is_no_second_copse():
    assert "copse" not in table(grange.new_game("agricola", 3, 1, copse="on"))["piles"]
    for seats, tile in ((4, "off"), (2, "on")):
        with_it, without = (grange.new_game("agricola", seats, 1, copse=value, tile=tile) for value in ("on", "off"))
        assert table(with_it)["piles"] == table(without)["piles"]


# Everything touches


def test_the_first_field_touches_something_that_was_built():
    assert set(places(use("farmland", touching="on"), "plow")) == {"A1", "B2", "B3"}


def test_the_first_pasture_touches_the_house_or_a_field():
    offered = places(use("fencing", a_farm(wood=4), touching="on"), "add")
    assert set(offered) == {"A1", "B2", "B3"}
    beside_field = a_farm("..f.. r.... r....", wood=4)
    assert set(places(use("fencing", beside_field, touching="on"), "add")) == {"A1", "B1", "B2", "B3", "C2", "D1"}


def test_a_stable_touches_something_or_stands_in_a_pasture():
    state = use("farm_expansion", a_farm(wood=2), touching="on")
    assert set(places(state, "stable")) == {"A1", "B2", "B3"}
    own = a_farm(EMPTY_FARM, ["D1 E1"], wood=2)
    assert set(places(use("farm_expansion", own, touching="on"), "stable")) == {"A1", "B2", "B3", "C1", "D1", "E1", "D2", "E2"}


def test_where_nothing_stands_any_more_one_may_build_anywhere():
    burnt = a_farm("..... ..... .....", wood=4)
    state = a_turn(burnt, out=["fencing"], touching="on", x_deck="on")
    assert len(places(play(state.copy(), "space:farmland"), "plow")) == 15
    assert len(places(play(state, "space:fencing"), "add")) == 15


def test_a_crop_circle_is_nothing_that_was_built():
    circle = set_number(["E1", "E2"])
    has_decks = {"wasted": [circle, 0], "circles": [circle, 0]}
    assert set(places(use("farmland", touching="on", x_deck="on", has_decks=has_decks), "plow")) == {"A1", "B2", "B3"}


def test_a_new_house_touches_what_is_left_of_the_farm():
    burnt = a_farm("....f ..... .....", wood=2, reed=1)
    state = use("house_redevelopment", burnt, touching="on", x_deck="on")
    assert set(places(state, "room")) == {"D1", "E2"}


def test_scattered_pastures_that_must_touch_lie_beside_anything_that_was_built():
    own = a_farm("....s r.... r....", ["C1"], wood=4)
    offered = places(use("fencing", own, touching="on", scattered_pastures="on"), "add")
    assert set(offered) == {"A1", "B2", "B3", "B1", "D1", "C2", "E1", "E2"}


# The order of round cards


def test_a_solo_player_chooses_the_round_card_within_its_stage():
    state = grange.new_game("agricola", 1, 1, round_cards="free")
    assert places(state, "reveal") == ["major_improvement", "fencing", "grain_utilization", "sheep_market"]
    state.play("reveal:grain_utilization")
    assert table(state)["shown"] == ["grain_utilization"]
    seen, chance = [], random.Random(1)
    while not state.over:
        seen.append(len(places(state, "reveal")))
        play_on(state, chance)
    assert sorted(number for number in seen if number) == [2, 2, 2, 2, 2, 3, 3]


def test_the_choice_of_a_round_card_can_be_taken_back():
    state = play(grange.new_game("agricola", 1, 1, round_cards="free"), "reveal:fencing")
    state.undo(0)
    assert "reveal:fencing" in codes(state)


def test_a_position_before_the_choice_of_a_round_card_may_have_goods_that_come_in_this_round():
    state = a_round(2, a_farm(), seats=1, coming=[(2, 0, "food", 1)], round_cards="free")
    assert places(state, "reveal") == ["fencing", "grain_utilization", "sheep_market"]
    assert goods(play(grange.from_dict(state.to_dict()), "reveal:fencing")) == {"food": 1}


def test_with_others_round_cards_are_shuffled():
    state = grange.new_game("agricola", 2, 1, round_cards="free")
    assert not places(state, "reveal", state.decision.seat)


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_position_in_which_a_round_card_is_chosen_can_be_stored(cards):
    state = grange.new_game("agricola", 1, 1, round_cards="free", cards=cards)
    assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()
    document = state.to_dict() | {"rules": state.to_dict()["rules"] | {"round_cards": "shuffled"}}
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)


# All together


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_is_off_or_on(name):
    rules: dict[str, Any] = {name: "sometimes"}
    with pytest.raises(grange.BadSetup):
        grange.new_game("agricola", 2, 1, **rules)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", ["off", "on"])
def test_games_with_all_house_rules_can_be_played_to_the_end(seats, cards):
    rules: dict[str, Any] = dict.fromkeys(HOUSE_RULES, "on") | {"cards": cards, "seasons": "summer"}
    state = play_to_the_end(grange.new_game("agricola", seats, seats, **rules), seats)
    assert grange.replay(state.record()).to_dict() == state.to_dict()


@pytest.mark.parametrize("seed", range(12))
def test_any_house_rules_go_together(seed):
    chance = random.Random(seed)
    rules: dict[str, Any] = {name: chance.choice(("off", "on")) for name in HOUSE_RULES}
    state = grange.new_game("agricola", 1 + seed % 4, seed, **rules)
    while not state.over:
        play_on(state, chance)
        if chance.random() < 0.05:
            assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()
