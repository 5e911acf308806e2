"""Goods providers: cards that bring goods of several kinds."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from grange.core.words import read_words
from tests.games.agricola.builders import (
    a_breeding,
    a_farm,
    a_harvest,
    a_round,
    a_turn,
    an_end,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    sheet,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose

# Grocer

PILE = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")


@pytest.mark.parametrize("bought", range(8))
def test_the_grocer_sells_the_uppermost_of_eight_goods_for_a_food(bought):
    state = a_turn(a_farm(cards=["grocer"], food=3), notes={"grocer": bought})
    assert goods(play(state, "any:grocer")) == {"food": 2, PILE[bought]: 1}


def test_when_the_pile_is_gone_the_grocer_sells_nothing_more():
    state = a_turn(a_farm(cards=["grocer"], food=8))
    play(state, *["any:grocer"] * 8)
    assert goods(state) == {"wood": 1, "grain": 1, "reed": 2, "stone": 1, "vegetable": 2, "clay": 1}
    assert "any:grocer" not in codes(a_turn(a_farm(cards=["grocer"], food=8), notes={"grocer": 8}))


def test_the_grocer_gives_no_credit():
    assert "any:grocer" not in codes(a_turn(a_farm(cards=["grocer"], wood=5)))


def test_only_the_owner_buys_at_the_grocer():
    assert "any:grocer" not in codes(a_turn(a_farm(cards=["grocer"], food=5), a_farm(food=5), turn=1), 1)


def test_goods_on_the_grocer_bring_no_points():
    assert sheet(an_end(a_farm(cards=["grocer"])), "grain") == -1


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(a_turn, id="before placing a person"),
        pytest.param(lambda own: use("lessons", own), id="choosing an occupation"),
        pytest.param(lambda own: use("farm_expansion", own), id="choosing what to build"),
        pytest.param(lambda own: play(use("farm_expansion", own), "do:stables"), id="building stables"),
        pytest.param(lambda own: use("fencing", own), id="building fences"),
        pytest.param(lambda own: use("farmland", own), id="plowing"),
        pytest.param(lambda own: use("grain_utilization", own), id="sowing"),
        pytest.param(lambda own: use("major_improvement", own), id="building an improvement"),
        pytest.param(lambda own: use("day_laborer", own), id="at the end of the turn"),
        pytest.param(lambda own: a_round(3, own), id="at the start of a round"),
        pytest.param(a_harvest, id="before the fields are reaped"),
        pytest.param(lambda own: play(a_harvest(own), "enough"), id="at the meal"),
        pytest.param(an_end, id="before the points are counted"),
    ],
)
def test_at_every_question_its_owner_may_buy_from_the_grocer_and_is_then_asked_the_same_again(state):
    own = a_farm("..... rf... r....", cards=["grocer"], hand=["tutor", "priest"], food=9, wood=9, reed=2, clay=9, grain=2)
    before = state(own)
    question = asked_about(before)
    had = goods(before)
    after = play(before, "any:grocer")
    assert asked_about(after) == question
    assert goods(after) == had | {"food": had["food"] - 1, "wood": had["wood"] + 1}


def asked_about(state):
    """Name the question that seat 0 is asked."""
    return state.view(0)["question"]["prompt"]


def test_the_last_food_cannot_go_to_the_grocer_while_an_occupation_has_to_be_paid():
    own: dict[str, Any] = {"cards": ["grocer"], "hand": ["tutor", "priest"]}
    assert "any:grocer" not in codes(use("lessons", a_farm(food=1, **own)))
    assert "any:grocer" in codes(use("lessons", a_farm(food=2, **own)))


def test_grain_can_pay_the_grocer_if_no_food_is_left():
    state = play(a_turn(a_farm(cards=["grocer"], grain=1)), "any:grocer")
    assert goods(state) == {"wood": 1}


def test_goods_bought_at_the_grocer_can_pay_a_room():
    state = a_turn(a_farm(cards=["grocer"], wood=4, reed=1, food=3))
    assert "farm_expansion" in places(state, "space")  # for stables
    play(state, *["any:grocer"] * 3, "space:farm_expansion", "do:rooms", "room:A1")
    assert farm(state)["rooms"] == ["A1", "A2", "A3"]


def test_a_space_opens_with_what_the_grocer_sells():
    state = a_turn(a_farm(cards=["grocer"], food=1, wood=1))
    assert "farm_expansion" not in places(state, "space")
    assert "farm_expansion" in places(play(state, "any:grocer"), "space")


def test_vegetables_of_the_grocer_can_feed_the_family_from_a_hearth():
    own = a_farm(cards=["hearth_4", "grocer"], food=3)
    state = play(a_harvest(own, notes={"grocer": 7}), "enough", "any:grocer", "convert:vegetable")
    assert farm(state)["begging"] == 0


# Harpooner


@pytest.mark.parametrize(("people", "newborns"), [(2, 0), (4, 0), (4, 1)])
def test_the_harpooner_may_pay_a_wood_at_fishing_for_a_reed_and_a_food_for_each_person(people, newborns):
    own = a_farm(cards=["harpooner"], wood=1, people=people, newborns=newborns)
    state = play(use("fishing", own, seats=3, piles={"fishing": 1}), "use:harpooner")
    assert goods(state) == {"food": people + 1, "reed": 1}


def test_the_harpooner_is_not_forced_to_pay():
    state = play(use("fishing", a_farm(cards=["harpooner"], wood=1), seats=3, piles={"fishing": 1}), "enough")
    assert goods(state) == {"wood": 1, "food": 1}


@pytest.mark.parametrize(
    ("space", "own"), [("fishing", {}), ("day_laborer", {"wood": 1})], ids=["without wood", "on another space"]
)
def test_the_harpooner_offers_nothing(space, own):
    assert is_turn(use(space, a_farm(cards=["harpooner"], **own), seats=3), 1)


def test_the_canoe_and_the_harpooner_both_come_along():
    own = a_farm(cards=["harpooner", "canoe"], wood=1)
    state = play(use("fishing", own, seats=3, piles={"fishing": 2}), "use:harpooner")
    assert goods(state) == {"food": 2 + 2 + 1, "reed": 2}


# Conjurer


def test_the_conjurer_brings_a_wood_and_a_grain_from_the_traveling_players():
    state = use("traveling_players", a_farm(cards=["conjurer"]), seats=4, piles={"traveling_players": 2})
    assert goods(state) == {"wood": 1, "grain": 1, "food": 2}


def test_others_and_other_spaces_bring_the_conjurer_nothing():
    state = a_turn(a_farm(cards=["conjurer"]), a_farm(), seats=4, turn=1, piles={"traveling_players": 1})
    play(state, "space:traveling_players", seat=1)
    assert goods(state) == {}
    assert goods(use("fishing", a_farm(cards=["conjurer"]), seats=4, piles={"fishing": 1})) == {"food": 1}


# Consultant


@pytest.mark.parametrize(("seats", "gift"), [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})], ids=str)
def test_the_consultant_brings_what_belongs_to_the_number_of_players(seats, gift):
    state = use("lessons", a_farm(pastures=["B1"], hand=["consultant"]), seats=seats)
    assert goods(state) == gift


def test_a_sheep_of_the_consultant_without_room_runs_off():
    state = use("lessons", a_farm(hand=["consultant"]), seats=4)
    assert goods(state) == {"sheep": 1}


def test_a_sheep_of_the_consultant_without_room_is_cooked_where_there_is_a_pan():
    state = use("lessons", a_farm(cards=["fireplace_2"], hand=["consultant"]), seats=4)
    assert goods(state) == {"sheep": 1, "food": 2}


# Sheep Walker


@pytest.mark.parametrize("good", ["boar", "vegetable", "stone"])
def test_the_sheep_walker_exchanges_a_sheep_for_a_boar_a_vegetable_or_a_stone_at_any_time(good):
    state = play(a_turn(a_farm(cards=["sheep_walker"], sheep=1)), "any:sheep_walker", f"take:{good}")
    assert goods(state) == {good: 1}
    assert is_turn(state, 0)


def test_without_a_sheep_on_the_farm_the_sheep_walker_exchanges_nothing():
    assert "any:sheep_walker" not in codes(a_turn(a_farm(cards=["sheep_walker"], boar=1)))


def test_a_sheep_that_has_just_come_and_has_no_room_cannot_be_exchanged():
    own = a_farm(cards=["sheep_walker"], boar=1)
    state = use("sheep_market", own, piles={"sheep_market": 1})
    assert codes(state) == ["release:sheep", "release:boar"]


def test_a_boar_of_the_sheep_walker_needs_room():
    own = a_farm(pastures=["B1"], cards=["sheep_walker"], sheep=2, cattle=1)
    state = play(a_turn(own), "any:sheep_walker", "take:boar")
    assert codes(state) == ["release:sheep", "release:boar", "release:cattle"]


def test_a_boar_of_the_sheep_walker_without_room_may_be_cooked():
    own = a_farm(pastures=["B1"], cards=["hearth_4", "sheep_walker"], sheep=2, cattle=1)
    state = play(a_turn(own), "any:sheep_walker", "take:boar", "convert:boar")
    assert goods(state) == {"sheep": 1, "cattle": 1, "food": 3}


def test_while_a_sheep_has_to_pay_for_the_young_animal_market_it_cannot_be_exchanged():
    own: dict[str, Any] = {"pastures": ["B1"], "cards": ["sheep_walker"], "hand": ["young_animal_market"]}
    state = play(use("meeting_place", a_farm(sheep=1, **own)), "do:minor")
    assert goods(state) == {"cattle": 1}
    two = play(use("meeting_place", a_farm(sheep=2, **own)), "do:minor")
    assert codes(two) == ["play:young_animal_market", "any:sheep_walker"]


def test_stone_of_the_sheep_walker_pays_for_an_improvement():
    own = a_farm(pastures=["B1"], cards=["sheep_walker"], sheep=1, clay=3)
    state = a_turn(own, out=["major_improvement"])
    play(state, "any:sheep_walker", "take:stone", "space:major_improvement", "play:clay_oven")
    assert farm(state)["cards"] == ["sheep_walker", "clay_oven"]


def test_nothing_is_exchanged_during_breeding():
    state = a_breeding(a_farm(cards=["sheep_walker"], pastures=["B1"], sheep=2, boar=1))
    assert codes(state) == ["release:sheep", "release:boar"]


def test_before_an_animal_arrives_the_sheep_walker_can_make_room_for_it():
    own = a_farm(cards=["sheep_walker"], sheep=1)
    state = a_round(3, own, coming=[(3, 0, "boar", 1)])
    play(state, "any:sheep_walker", "take:stone")
    assert goods(state) == {"stone": 1, "boar": 1}


def test_who_has_let_its_animals_come_is_not_asked_again_before_they_come():
    own = a_farm(".s... r.... r....", house="stone", cards=["sheep_walker", "groom"], sheep=1, wood=1)
    state = play(a_round(3, own, coming=[(3, 0, "boar", 1)]), "arrive", "enough", "enough")
    assert is_turn(state, 0)


# Storehouse Keeper


@pytest.mark.parametrize("good", ["clay", "grain"])
def test_the_storehouse_keeper_brings_a_clay_or_a_grain_from_the_resource_market(good):
    state = play(use("resource_market", a_farm(cards=["storehouse_keeper"]), seats=4), f"take:{good}")
    assert goods(state) == {good: 1, "reed": 1, "stone": 1, "food": 1}


def test_only_its_owner_hears_of_the_storehouse_keeper():
    state = a_turn(a_farm(cards=["storehouse_keeper"]), a_farm(), seats=4, turn=1)
    play(state, "space:resource_market", seat=1)
    assert is_turn(state, 2)
    assert goods(state) == {}
    assert goods(take_turns(a_turn(a_farm(cards=["storehouse_keeper"]), seats=4), "day_laborer")) == {"food": 2}


# What exchanges cost


@pytest.mark.parametrize(
    ("own", "space", "moves", "line"),
    [
        ({"cards": ["basket"]}, "forest", ["use:basket"], "Basket: you leave 2 wood on the space Forest."),
        (
            {"cards": ["mushroom_collector"]},
            "forest",
            ["use:mushroom_collector"],
            "Mushroom Collector: you leave 1 wood",
        ),
        ({"cards": ["harpooner"], "wood": 1}, "fishing", ["use:harpooner"], "Harpooner: you pay 1 wood."),
        ({"cards": ["hard_porcelain"], "clay": 2}, "", ["any:hard_porcelain", "step:1"], "Hard Porcelain: you pay 2 clay."),
        ({"cards": ["sheep_walker"], "sheep": 1}, "", ["any:sheep_walker", "take:stone"], "Sheep Walker: you pay 1 sheep."),
        ({"cards": ["grocer"], "food": 1}, "", ["any:grocer"], "Grocer: you pay 1 food."),
    ],
)
def test_the_log_says_what_a_cards_exchange_cost(own, space, moves, line):
    state = a_turn(a_farm(**own), seats=3, piles={"forest": 3, "fishing": 1})
    listening = grange.from_dict(state.to_dict(), events=True)
    choose(listening, *([f"space:{space}"] if space else []), *moves)
    words = read_words("en", listening.game.folder)
    told = [words.say(event.key, **{**event.values, "who": "you", "name": ""}) for event in listening.events or []]
    assert any(line in text for text in told), told
