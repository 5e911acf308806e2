"""Cooking at any time: with the decks, goods become food wherever a card could take, change or halve them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
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
    play_on,
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.test_legendary_deck import NO_SEAT
from tests.games.agricola.cards.test_x_deck import BUSY

WITH_HEARTH: dict[str, Any] = {"cards": ["hearth_4"], "pastures": ["B1"]}


# Before a card is drawn


def test_sheep_are_cooked_before_the_hermit_comes_and_not_when_he_has_come():
    state = a_turn(a_farm(sheep=2, **WITH_HEARTH), BUSY, piles={"forest": 3}, top=["hermit"])
    assert places(state, "convert_now") == ["sheep"]
    play(state, "convert_now:sheep")
    assert goods(state) == {"sheep": 1, "food": 2}
    play(state, "convert_now:sheep", "space:forest")
    assert goods(state) == {"wood": 3, "food": 4}


def test_animals_are_cooked_in_full_before_the_drawer_shrinks_them():
    quarry: dict[str, Any] = {"piles": {"western_quarry": 1}, "out": ["western_quarry"]}
    state = a_turn(a_farm(cattle=1, **WITH_HEARTH), BUSY, top=["darling_i_shrunk"], **quarry)
    play(state, "convert_now:cattle", "space:western_quarry")
    assert goods(state) == {"stone": 1, "food": 4}


def test_sheep_are_cooked_before_they_could_become_llamas():
    state = a_turn(a_farm(sheep=1, **WITH_HEARTH), BUSY, piles={"forest": 3}, top=["peruvian_inquisition"])
    assert goods(play(state, "convert_now:sheep", "space:forest")) == {"wood": 3, "food": 2}


def test_without_grain_noblesse_oblige_doubles_the_vegetables():
    state = a_turn(a_farm(grain=1, vegetable=3), BUSY, piles={"forest": 3}, top=["noblesse_oblige"])
    assert places(state, "convert_now") == ["grain", "vegetable"]
    assert goods(play(state, "convert_now:grain", "space:forest")) == {"wood": 3, "vegetable": 6, "food": 1}


@pytest.mark.parametrize(
    ("own", "more"),
    [
        ({"sheep": 2, "pastures": ["B1"]}, {"piles": {"forest": 3}}),  # nothing cooks
        ({"sheep": 2, **WITH_HEARTH}, {"piles": {"forest": 2}}),  # too little wood for a card
        ({"sheep": 2, **WITH_HEARTH}, {"piles": {"forest": 3}, "taken": {"forest": 1}}),  # somebody else has drawn
        ({"cattle": 1, **WITH_HEARTH}, {"piles": {"forest": 3}}),  # no card of this deck takes cattle
        ({"wood": 5, **WITH_HEARTH}, {"piles": {"forest": 3}}),  # nothing that becomes food
    ],
)
def test_where_no_card_can_take_it_cooking_is_not_offered(own, more):
    assert not places(a_turn(a_farm(**own), BUSY, legendary_deck="on", **more), "convert_now")


def test_once_the_events_that_take_animals_are_gone_cooking_is_not_offered():
    gone = ["hermit", "peruvian_inquisition", "boar_king", "noblesse_oblige"]
    state = a_turn(a_farm(sheep=2, grain=1, **WITH_HEARTH), BUSY, piles={"forest": 3}, shelf=gone)
    assert not places(state, "convert_now")


def test_who_is_sent_to_a_card_by_welshie_may_cook_before_it_is_drawn():
    piles = {"western_quarry": 1, "forest": 3}
    state = use("western_quarry", a_farm(), a_farm(sheep=1, **WITH_HEARTH), piles=piles, top=["beam_me_down", "hermit"])
    play(state, "space:forest")
    assert asked(state) == [1]
    assert codes(state, 1) == ["convert:sheep", "enough"]
    assert goods(play(state, "convert:sheep", seat=1), 1) == {"wood": 3, "food": 2}


def test_the_farmhands_owner_may_cook_before_its_stone_brings_a_card():
    western = {"western_quarry": 1}
    farmhand = a_farm(placed=1, cattle=1, cards=["alien_farmhand", "hearth_4"])
    marks = {"alien_farmhand": 1 + SPACES.index("western_quarry")}
    state = a_turn(farmhand, BUSY, out=["western_quarry"], piles=western, top=["darling_i_shrunk"], notes=marks, rounds=5)
    play(state, "space:day_laborer", "take:stone")
    assert codes(state) == ["convert:cattle", "enough"]
    assert goods(play(state, "convert:cattle")) == {"stone": 1, "food": 6}


def test_who_comes_home_from_the_road_may_cook_before_its_stone_brings_a_card():
    own = a_farm(placed=1, cattle=1, cards=["hearth_4"])
    stone: dict[str, Any] = {"out": ["western_quarry"], "piles": {"western_quarry": 1}, "rounds": 5}
    state = a_turn(own, BUSY, shelf=["road_not_taken"], top=["darling_i_shrunk"], **stone)
    play(state, "space:road_not_taken_reed")
    assert codes(state) == ["convert:cattle", "enough"]
    assert goods(play(state, "convert:cattle")) == {"stone": 1, "food": 4}


def test_who_is_sent_to_a_card_as_the_revenant_may_cook_before_it_is_drawn():
    own = a_farm(sheep=1, placed=2, cards=["revenant", "hearth_4"], pastures=["B1"])
    sent = {"resting": [1, 0], "sent_by": [1, NO_SEAT]}
    state = a_turn(own, BUSY, x_deck="on", piles={"forest": 3}, top=["hermit"], notes={"revenant": 1}, has_decks=sent)
    play(state, "space:forest", seat=1)
    assert codes(state) == ["convert:sheep", "enough"]
    assert goods(play(state, "convert:sheep")) == {"wood": 3, "food": 2}


def test_who_uses_a_free_space_by_the_werewolf_may_cook_before_it_draws_there():
    own = a_farm(placed=1, sheep=2, cards=["werewolf", "hearth_4"], pastures=["B1"])
    state = play(use("day_laborer", own, BUSY, piles={"forest": 3}, top=["hermit"]), "give:sheep")
    assert places(state, "convert_now") == ["sheep"]
    assert goods(play(state, "convert_now:sheep", "at:forest")) == {"wood": 3, "food": 4}


# When goods or animals are wanted


def test_who_cooks_gives_the_tripods_a_food_and_not_the_whole_cattle():
    state = take_turns(a_turn(a_farm(placed=1, cards=["hearth_4"], cattle=1), BUSY, shelf=["tripods"]), "farmland")
    play(state, "plow:C1")
    assert codes(state) == ["give:cattle", "convert:cattle", "part"]
    play(state, "convert:cattle", "give:food")
    assert goods(state) == {"food": 3}


def test_who_has_food_for_the_tripods_is_not_asked_whether_to_cook():
    state = use("day_laborer", a_farm(placed=1, cards=["hearth_4"], cattle=1), BUSY, shelf=["tripods"])
    assert codes(state) == ["give:food", "give:cattle", "part"]


def test_raw_crops_are_as_good_for_the_tripods_as_the_food_they_become():
    state = use("grain_seeds", a_farm(placed=1), BUSY, shelf=["tripods"])
    assert codes(state) == ["give:grain", "part"]


def test_cooked_animals_count_among_the_five_goods_for_a_relative():
    own = a_farm(cards=["hearth_4"], cattle=1, sheep=1, pastures=["B1"])
    state = use("western_quarry", own, a_farm(placed=1), top=["i_am_your_father"], piles={"western_quarry": 1}, rounds=6)
    assert (asked(state), codes(state)) == ([0], ["convert:sheep", "convert:cattle", "enough"])
    play(state, "convert:cattle", "family:2", *["give:food"] * 4)
    assert codes(state) == ["give:stone", "give:sheep", "convert:sheep"]
    play(state, "convert:sheep", "give:food")
    assert goods(state) == {"stone": 1, "food": 1}
    assert farm(state)["people"] == 3


def test_who_has_just_five_goods_is_asked_for_a_relative_at_once():
    own = a_farm(cards=["hearth_4"], cattle=1, wood=3)
    state = use("western_quarry", own, a_farm(placed=1), top=["i_am_your_father"], piles={"western_quarry": 1}, rounds=6)
    assert codes(state) == ["family:2", "enough"]


def test_who_has_some_food_but_not_for_all_five_goods_may_cook_for_the_rest():
    own = a_farm(cards=["hearth_4"], cattle=1, food=2, wood=4)
    state = use("western_quarry", own, a_farm(placed=1), top=["i_am_your_father"], piles={"western_quarry": 1}, rounds=6)
    assert places(play(state, "family:2"), "convert") == ["cattle"]
    play(state, "convert:cattle", *["give:food"] * 5)
    assert goods(state) == {"wood": 4, "stone": 1, "food": 1}


def test_who_could_not_even_cook_five_goods_is_not_asked_for_a_relative():
    own = a_farm(cards=["hearth_4"], sheep=1, pastures=["B1"])
    state = use("western_quarry", own, a_farm(placed=1), top=["i_am_your_father"], piles={"western_quarry": 1}, rounds=6)
    assert is_turn(state, 1)


def test_cooked_animals_and_raw_crops_may_be_transmogrified_together_with_food():
    state = use("transmogrifier", a_farm(cards=["hearth_4"], cattle=1, grain=2, food=1, wood=1), BUSY, shelf=["transmogrifier"])
    play(state, "convert:cattle", "convert:grain", "convert:grain", "give:food", "into:stone")
    assert goods(state) == {"wood": 1, "stone": 7}


def test_the_werewolfs_owner_may_cook_an_animal_before_the_werewolf_wants_it():
    state = use("day_laborer", a_farm(placed=1, cards=["werewolf", "hearth_4"], cattle=1), BUSY)
    assert codes(state) == ["give:cattle", "convert:cattle"]
    assert goods(play(state, "convert:cattle")) == {"food": 6}
    assert table(state)["round"] == 2


def test_others_may_cook_before_the_werewolf_chooses_and_not_afterward():
    other = a_farm(placed=2, cards=["fireplace_2"], boar=2, pastures=["B1"])
    state = use("day_laborer", a_farm(placed=1, cards=["werewolf"]), other)
    assert (asked(state), codes(state, 1)) == ([1], ["convert:boar", "enough"])
    cooked = play(state.copy(), "convert:boar", "convert:boar", seat=1)
    assert table(cooked)["round"] == 2
    play(state, "enough", seat=1)
    assert goods(state, 1) == {"boar": 1}  # the only victim has no choice any more
    assert codes(state, 1)[-1] == "enough"


# Where nothing can take animals, nobody is offered more


@pytest.mark.parametrize("rules", [{}, {"cards": "on"}])
def test_without_decks_goods_become_food_only_where_food_or_room_is_wanted(rules):
    chance = random.Random(3)
    state = grange.new_game("agricola", seats=3, seed=3, **rules)
    while not state.over:
        for decision in state.decisions:
            assert not any(code.startswith("convert_now") for code in decision.codes)
        play_on(state, chance)
