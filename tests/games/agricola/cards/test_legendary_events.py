"""The Legendary deck's events: what each does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    LEGENDARY_DECK,
    a_farm,
    a_harvest,
    a_turn,
    an_end,
    asked,
    codes,
    farm,
    feed_all,
    goods,
    is_turn,
    places,
    play,
    sheet,
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.test_legendary_deck import BUSY, draw

ALL_CARDS = len(LEGENDARY_DECK)
SHUFFLED_BACK = ["lady_of_the_sea_two", "boar_king", "men_in_tights", "all_your_wood"]


@pytest.mark.parametrize("card", SHUFFLED_BACK)
def test_some_events_are_shuffled_back_into_the_deck(card):
    state = draw(card, a_farm(boar=1, cards=["fireplace_2"]))
    while not is_turn(state, 1):
        state.play(state.decision.codes[0])
    assert table(state)["decks"]["legendary_deck"] == ALL_CARDS


@pytest.mark.parametrize("card", ["hermit", "noblesse_oblige", "french_castle"])
def test_the_others_leave_the_game(card):
    state = draw(card)
    assert table(state)["decks"]["legendary_deck"] == ALL_CARDS - 1
    assert table(state)["spent"] == [card]


# Lady of the Sea, Part 1


def test_by_the_first_part_of_the_lady_up_to_three_fields_are_plowed():
    state = draw("lady_of_the_sea_one")
    play(state, "do:plow", "plow:C1", "do:plow", "plow:D1", "do:plow", "plow:E1")
    assert farm(state)["fields"] == ["C1", "D1", "E1"]
    assert is_turn(state, 1)


def test_nobody_has_to_plow_for_the_lady():
    state = play(draw("lady_of_the_sea_one"), "do:plow", "plow:C1", "enough")
    assert farm(state)["fields"] == ["C1"]
    assert is_turn(state, 1)


def test_without_land_the_lady_is_gone_at_once():
    assert is_turn(draw("lady_of_the_sea_one", a_farm("fffff rffff rffff")), 1)


def test_fields_that_the_lady_plows_lie_beside_others():
    state = play(draw("lady_of_the_sea_one", a_farm("....f r.... r....")), "do:plow")
    assert places(state, "plow") == ["D1", "E2"]


# Lady of the Sea, Part 2


def test_by_the_second_part_of_the_lady_one_takes_the_starting_player_token():
    assert table(draw("lady_of_the_sea_two", leader=1))["token"] == 0


def test_nobody_can_take_the_ladys_token_at_the_meeting_place():
    state = play(draw("lady_of_the_sea_two"), "space:meeting_place", seat=1)
    assert table(state)["token"] == 0


def test_who_draws_the_lady_again_takes_the_token_and_keeps_it():
    state = draw("lady_of_the_sea_two", leader=1, has_decks={"kept": True})
    assert (table(state)["token"], table(state)["kept"]) == (0, True)


def test_while_the_lady_keeps_the_token_one_goes_to_the_meeting_place_only_for_a_minor_improvement():
    rules: dict[str, Any] = {"cards": "on", "legendary_deck": "on"}
    poor, rich = a_farm(hand=["canoe"]), a_farm(hand=["canoe"], wood=2, cards=["tutor"])
    assert "meeting_place" in places(a_turn(poor, **rules), "space")
    assert "meeting_place" not in places(a_turn(poor, has_decks={"kept": True}, **rules), "space")
    assert "meeting_place" in places(a_turn(rich, has_decks={"kept": True}, **rules), "space")


def test_without_hand_cards_the_meeting_place_still_gives_its_food():
    state = use(
        "meeting_place", a_farm(), leader=1, turn=0, piles={"meeting_place": 2}, legendary_deck="on", has_decks={"kept": True}
    )
    assert goods(state) == {"food": 2}
    assert table(state)["token"] == 1


# The Hermit


def test_the_hermit_gives_a_wood_for_each_sheep():
    assert goods(draw("hermit", a_farm(pastures=["B1"], sheep=2))) == {"wood": 5}


def test_without_sheep_the_hermit_gives_nothing():
    assert goods(draw("hermit", a_farm(boar=1))) == {"wood": 3, "boar": 1}


def test_no_sheep_is_cooked_when_the_hermit_comes():
    assert goods(draw("hermit", a_farm(sheep=1, cards=["fireplace_2"]))) == {"wood": 4}


# The Boar King


def test_the_boar_king_doubles_the_boar():
    assert goods(draw("boar_king", a_farm(pastures=["B1 C1"], boar=2))) == {"wood": 3, "boar": 4}


def test_boar_of_the_boar_king_must_find_room_or_are_cooked():
    assert goods(draw("boar_king", a_farm(boar=1, cards=["fireplace_2"]))) == {"wood": 3, "boar": 1, "food": 2}


def test_who_has_no_boar_loses_the_vegetables_on_the_fields():
    state = draw("boar_king", a_farm("gv... r.... r....", vegetable=1))
    assert (farm(state)["vegetables"], farm(state)["grain"]) == ({}, {"A1": 3})
    assert goods(state)["vegetable"] == 1


def test_who_has_neither_plows_a_field_for_the_boar_king():
    assert farm(play(draw("boar_king"), "plow:C1"))["fields"] == ["C1"]


def test_without_boar_vegetables_and_land_the_boar_king_does_nothing():
    assert is_turn(draw("boar_king", a_farm("fffff rffff rffff")), 1)


def test_vegetables_on_cards_are_eaten_too():
    state = draw("boar_king", a_farm(cards=["beanfield"]), notes={"beanfield": 2})
    assert farm(state)["notes"] == {}


# Men in Tights


def test_who_has_most_of_a_building_resource_gives_1_to_who_has_fewest():
    state = draw("men_in_tights", a_farm(clay=1), a_farm(clay=3, reed=1))
    assert goods(state) == {"wood": 2, "clay": 2, "reed": 1}
    assert goods(state, 1) == {"wood": 1, "clay": 2}


def test_what_cannot_be_shared_evenly_the_drawer_takes():
    state = draw("men_in_tights", a_farm(), a_farm(clay=2), a_farm(), seats=3)
    assert (goods(state)["clay"], goods(state, 1)["clay"], goods(state, 2).get("clay", 0)) == (1, 1, 0)


def test_several_rich_share_evenly_with_the_poor():
    state = draw("men_in_tights", a_farm(), a_farm(reed=2), a_farm(reed=2), a_farm(), seats=4, piles={"forest": 3})
    assert [goods(state, seat).get("reed", 0) for seat in range(4)] == [1, 1, 1, 1]


def test_if_all_have_the_same_nobody_gives_anything():
    state = draw("men_in_tights", a_farm(stone=1), a_farm(stone=1))
    assert goods(state)["stone"] == goods(state, 1)["stone"] == 1


def test_alone_nobody_is_robbed():
    assert goods(draw("men_in_tights", seats=1)) == {"wood": 3}


# Noblesse Oblige


@pytest.mark.parametrize(
    ("has", "then"),
    [
        ({"grain": 2, "vegetable": 1}, {"grain": 4, "vegetable": 1}),
        ({"vegetable": 2}, {"vegetable": 4}),
        ({}, {"grain": 1, "vegetable": 1}),
    ],
    ids=["grain", "only vegetables", "neither"],
)
def test_noblesse_oblige_doubles_grain_or_else_vegetables_or_brings_one_of_each(has, then):
    assert goods(draw("noblesse_oblige", a_farm(**has))) == {"wood": 3, **then}


def test_noblesse_oblige_looks_at_the_supply_only():
    state = draw("noblesse_oblige", a_farm("g.... r.... r...."))
    assert (goods(state), farm(state)["grain"]) == ({"wood": 3, "grain": 1, "vegetable": 1}, {"A1": 3})


# A Midsummer Night's Dream


def dreaming(lender: dict[str, Any] = BUSY, **more: Any) -> grange.State:
    """The round in which each seat has a guest; that of seat 0 is of a lender."""
    state = draw("midsummer_nights_dream", a_farm(placed=1), BUSY, lender, seats=3, **more)
    assert table(state)["round"] == 2
    return state


def test_in_the_next_round_everybody_has_a_person_of_the_right_neighbour():
    state = dreaming()
    assert table(state)["lent"] == [1, 1, 1]
    assert [farm(state, seat)["at_home"] for seat in range(3)] == [1, 1, 1]
    assert "guest" in codes(state)


def test_the_holder_chooses_the_space_and_the_owner_has_the_effect():
    state = play(dreaming(), "guest", "space:farmland")
    assert table(state)["taken"]["farmland"] == [2]
    assert places(state, "plow", 2)
    assert is_turn(play(state, "plow:C1", seat=2), 1)


def test_nobody_foresees_what_a_guest_could_play_from_a_hidden_hand():
    poor, rich = a_farm(placed=2, hand=["canoe"]), a_farm(placed=2, hand=["market_stall"], grain=1)
    for lender in (poor, rich):
        foreseen, hidden = play(dreaming(lender), "guest").foresee("space:meeting_place", 0)
        assert hidden
        assert table(foreseen)["taken"]["meeting_place"] == [2]


def test_the_holder_decides_when_the_guest_is_placed():
    state = take_turns(dreaming(), "day_laborer", "fishing", "grain_seeds")
    assert asked(state) == [0]
    take_turns(state, "farmland")
    assert asked(state) == [2]  # whose person plows
    play(state, "plow:C1", seat=2)
    take_turns(state, "clay_pit", "reed_bank")
    assert (goods(state, 0).get("clay", 0), goods(state, 1).get("reed", 0)) == (1, 1)
    assert table(state)["round"] == 3
    assert table(state)["lent"] == [0, 0, 0]
    assert [farm(state, seat)["people"] for seat in range(3)] == [2, 2, 2]


def test_when_the_dream_is_over_it_goes_back_into_the_deck():
    state = take_turns(dreaming(), "day_laborer", "fishing", "grain_seeds", "clay_pit", "reed_bank", "meeting_place")
    assert (table(state)["round"], table(state)["shelf"]) == (3, [])
    assert table(state)["decks"]["legendary_deck"] == ALL_CARDS


def test_alone_nobody_dreams():
    state = draw("midsummer_nights_dream", a_farm(placed=1), seats=1)
    assert (table(state)["round"], table(state)["lent"], table(state)["shelf"]) == (3, [0], [])


def test_a_guest_sent_to_the_forest_lets_its_owner_draw():
    state = dreaming(piles={"forest": 3})
    play(state, "guest", "space:forest")
    assert goods(state, 2).get("wood", 0) == 3


# French Castle


def test_the_french_castle_gives_3_food_and_3_stone_and_a_turn_passes():
    state = draw("french_castle", a_farm(), a_farm(people=3))
    assert goods(state) == {"wood": 3, "food": 3, "stone": 3}
    take_turns(state, "day_laborer")
    assert is_turn(state, 1)
    take_turns(state, "fishing")
    assert is_turn(state, 0)  # now it is placed


def test_if_nobody_else_is_left_the_turn_that_passes_costs_nothing():
    assert is_turn(draw("french_castle", a_farm(), BUSY), 0)


def test_who_has_no_turn_left_lets_the_first_of_the_next_round_pass():
    state = take_turns(draw("french_castle", a_farm(placed=1), a_farm(placed=1)), "day_laborer")
    assert (table(state)["round"], asked(state)) == (2, [1])


def test_where_second_people_go_in_reverse_order_the_turn_passes_in_the_first_round_too():
    state = a_turn(a_farm(), a_farm(), a_farm(), seats=3, turn=0, top=["french_castle"], piles={"forest": 3}, even_start="on")
    turns = []
    for space in ("fishing", "clay_pit", "forest", "reed_bank", "day_laborer", "grain_seeds"):
        turns.append(state.decision.seat)
        state.play(f"space:{space}")
    assert turns == [0, 1, 2, 1, 0, 2]
    assert table(state)["skips"] == [0, 0, 0]


# All Your Wood Are Belong to Us


def test_all_wood_is_lost_and_crops_double():
    state = draw("all_your_wood", a_farm("gv... r.... r....", wood=4))
    assert goods(state) == {}
    assert (farm(state)["grain"], farm(state)["vegetables"]) == ({"A1": 6}, {"B1": 4})


def test_crops_on_cards_double_too():
    assert farm(draw("all_your_wood", a_farm(cards=["beanfield"]), notes={"beanfield": 2}))["notes"] == {"beanfield": 4}


def test_without_crops_only_the_wood_is_lost():
    assert goods(draw("all_your_wood", a_farm(grain=2))) == {"grain": 2}


# Feral Child


def test_a_feral_child_can_work_in_the_round_in_which_it_comes():
    state = draw("feral_child", a_farm(placed=1), BUSY)
    assert (farm(state)["people"], farm(state)["newborns"]) == (3, 0)
    assert is_turn(state, 0)


def test_after_the_next_feeding_the_feral_child_goes_away():
    own = a_farm(cards=["feral_child"], people=3, food=6)
    state = feed_all(a_harvest(own, a_farm(food=4), notes={"feral_child": 1}))
    assert farm(state)["people"] == 2
    assert farm(state)["cards"] == []
    assert goods(state) == {}  # it has eaten


def test_a_family_of_five_takes_in_no_feral_child():
    state = draw("feral_child", a_farm(people=5))
    assert (farm(state)["people"], farm(state)["cards"], table(state)["spent"]) == (5, [], ["feral_child"])


def test_a_feral_child_stays_if_it_is_the_last_who_works():
    own = a_farm(cards=["feral_child"], people=1, food=2)
    state = feed_all(a_harvest(own, a_farm(food=4), notes={"feral_child": 1}))
    assert farm(state)["people"] == 1


# Peruvian Inquisition


def test_all_sheep_become_llamas():
    state = draw("peruvian_inquisition", a_farm(pastures=["B1"], sheep=2, boar=1))
    assert goods(state) == {"wood": 3, "llama": 2, "boar": 1}
    assert table(state)["shelf"] == ["peruvian_inquisition"]


@pytest.mark.parametrize(("llamas", "points"), [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_llamas_score_for_everybody(llamas, points):
    own = a_farm(pastures=["B1 C1 D1 E1"], llama=llamas)
    state = an_end(a_farm(), own, shelf=["peruvian_inquisition"])
    assert (sheet(state, "llamas", 1), sheet(state, "llamas")) == (points, -1)


def test_without_the_inquisition_nobody_misses_a_llama():
    assert "llamas" not in an_end(a_farm(), legendary_deck="on").score_sheet(0)


def test_llamas_breed_like_other_animals():
    own = a_farm(pastures=["B1 C1"], food=4, llama=2)
    state = feed_all(a_harvest(own, a_farm(food=4), shelf=["peruvian_inquisition"]))
    assert goods(state) == {"llama": 3}


def test_llamas_share_no_pasture_with_other_animals():
    own = a_farm(pastures=["B1 C1"], llama=3, sheep=1)
    state = use("sheep_market", own, piles={"sheep_market": 1}, shelf=["peruvian_inquisition"])
    assert codes(state) == ["release:sheep", "release:llama"]


def test_who_draws_it_without_sheep_has_no_llamas():
    assert goods(draw("peruvian_inquisition")) == {"wood": 3}


def test_the_unicorn_may_be_a_llama():
    own = a_farm(pastures=["B1"], cards=["unicorn_one"], food=4, llama=1)
    state = feed_all(a_harvest(own, a_farm(food=4), shelf=["peruvian_inquisition"]))
    assert goods(state) == {"llama": 2}
    many = a_farm(pastures=["B1", "C1", "D1"], cards=["unicorn_one"], sheep=1, boar=1, cattle=2)
    assert sheet(an_end(many, shelf=["peruvian_inquisition"]), "bonus") == 2


# Both decks


def test_decks_that_are_not_in_the_game_change_nothing():
    state = a_turn(a_farm(), piles={"forest": 3})
    assert "decks" not in table(play(state, "space:forest"))
    assert set(goods(state)) == {"wood"}
