"""The X deck: spaces, traders, artifacts and the occupation; what each card does, when it does nothing, how it combines."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    CARDS,
    SPACES,
    X_DECK,
    a_farm,
    a_harvest,
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
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose, offers

BIG_HOUSE = "r.... r.... r...."
ROCKET: dict[str, Any] = {"wood": 2, "clay": 2, "reed": 1, "stone": 1}
BUSY = a_farm(placed=2)  # everybody is at work


def draw(card: str, *farms: dict[str, Any], seats: int = 2, **more: Any) -> grange.State:
    """Seat 0 takes stone from the Western Quarry and draws a card."""
    piles = {"western_quarry": 1} | more.pop("piles", {})
    return use("western_quarry", *(farms or (a_farm(),)), seats=seats, top=[card], piles=piles, **more)


def alone(space: str, own: dict[str, Any], **more: Any) -> grange.State:
    """Seat 0 goes to a space with its last person, and the other seat has none left."""
    return use(space, own | {"placed": own["people"] - 1}, BUSY, **more)


# Drawing


def test_whoever_takes_stone_from_the_western_quarry_draws_and_shows_the_top_card():
    state = draw("ley_lines")
    assert farm(state)["cards"] == ["ley_lines"]
    assert goods(state) == {"stone": 1}
    assert table(state)["decks"]["x_deck"] == 23


def test_the_eastern_quarry_brings_no_card():
    state = use("eastern_quarry", a_farm(), piles={"eastern_quarry": 1}, x_deck="on")
    assert table(state)["decks"]["x_deck"] == 24


def test_without_stone_at_the_western_quarry_no_card_is_drawn():
    assert table(use("western_quarry", a_farm(), x_deck="on"))["decks"]["x_deck"] == 24


def test_from_an_empty_deck_nothing_is_drawn():
    no_cards = {"decks": [[], []], "spent": [CARDS.index(card) for card in X_DECK]}
    state = use("western_quarry", a_farm(), piles={"western_quarry": 1}, x_deck="on", has_decks=no_cards)
    assert goods(state) == {"stone": 1}


def test_nobody_knows_the_order_of_the_deck():
    state: Any = a_turn(a_farm(), x_deck="on", out=["western_quarry"])
    imagined = {tuple(state.imagine(0, seed).decks[0]) for seed in range(5)}
    assert len(imagined) > 1
    assert all(sorted(deck) == sorted(state.decks[0]) for deck in imagined)


def test_a_drawn_card_cannot_be_taken_back():
    assert not draw("ley_lines").can_undo(0)


def test_without_a_deck_nothing_lies_beside_the_board():
    assert "decks" not in table(a_turn())


# Extraterrestrial Excrement


def test_extraterrestrial_excrement_lets_one_more_grow_on_every_planted_field():
    state = use("extraterrestrial_excrement", a_farm("gvf.. r.... r...."), shelf=["extraterrestrial_excrement"])
    assert farm(state)["grain"] == {"A1": 4}
    assert farm(state)["vegetables"] == {"B1": 3}


def test_who_has_no_planted_field_cannot_go_there():
    state = a_turn(a_farm("f.... r.... r...."), shelf=["extraterrestrial_excrement"])
    assert "extraterrestrial_excrement" not in places(state, "space")


def test_extraterrestrial_excrement_works_on_fields_on_cards():
    state = use(
        "extraterrestrial_excrement", a_farm(cards=["beanfield"]), shelf=["extraterrestrial_excrement"], notes={"beanfield": 1}
    )
    assert farm(state)["notes"] == {"beanfield": 2}


def test_a_space_that_was_drawn_lies_beside_the_board_for_everybody():
    state = draw("homemade_space_rocket", a_farm(), a_farm(**ROCKET))
    assert table(state)["beside"] == ["homemade_space_rocket"]
    assert "homemade_space_rocket" in places(state, "space", 1)


# Homemade Space Rocket


def test_the_rocket_brings_four_points_once_on_a_visit():
    state = use("homemade_space_rocket", a_farm(wood=4, clay=4, reed=2, stone=2), shelf=["homemade_space_rocket"])
    assert sheet(state, "bonus") == 4
    assert goods(state) == ROCKET


def test_who_lacks_a_part_cannot_build_the_rocket():
    assert "homemade_space_rocket" not in places(a_turn(a_farm(wood=2, clay=2, reed=1), shelf=["homemade_space_rocket"]), "space")


def test_the_rocket_is_one_space_for_one_person_in_a_round():
    state = use("homemade_space_rocket", a_farm(**ROCKET), a_farm(**ROCKET), shelf=["homemade_space_rocket"])
    assert "homemade_space_rocket" not in places(state, "space", 1)


# Transmogrifier


def test_the_transmogrifier_turns_all_goods_of_a_kind_into_another():
    state = play(use("transmogrifier", a_farm(clay=3, wood=1), shelf=["transmogrifier"]), "give:clay", "into:vegetable")
    assert goods(state) == {"wood": 1, "vegetable": 3}


def test_the_transmogrifier_turns_all_goods_on_a_space_which_keeps_its_own_kind():
    state = play(
        use("transmogrifier", a_farm(wood=1), shelf=["transmogrifier"], piles={"clay_pit": 3}), "at:clay_pit", "into:stone"
    )
    assert table(state)["strewn"] == [{"space": "clay_pit", "good": "stone", "amount": 3}]
    take_turns(state, "clay_pit")
    assert goods(state, 1) == {"stone": 3}
    assert table(state)["strewn"] == []


def test_animals_out_of_the_transmogrifier_must_find_room():
    state = play(use("transmogrifier", a_farm(clay=3, wood=1), shelf=["transmogrifier"]), "give:clay", "into:cattle")
    assert goods(state) == {"cattle": 1, "wood": 1}


def test_nothing_becomes_what_it_is():
    state = play(use("transmogrifier", a_farm(clay=3), shelf=["transmogrifier"], piles={"clay_pit": 1}), "at:clay_pit")
    assert "into:clay" not in codes(state)


# Merchants of Jupiter


def test_the_merchants_of_jupiter_go_to_whoever_builds_a_stable_and_pays_two_reed():
    state = use("farm_expansion", a_farm(wood=2, reed=2), shelf=["merchants_of_jupiter"])
    play(state, "stable:B1", "use:merchants_of_jupiter")
    assert farm(state)["cards"] == ["merchants_of_jupiter"]
    assert (goods(state), sheet(state, "cards")) == ({}, 2)
    assert table(state)["shelf"] == []


def test_without_two_reed_the_merchants_of_jupiter_wait():
    state = choose(use("farm_expansion", a_farm(wood=2, reed=1), shelf=["merchants_of_jupiter"]), "stable:B1", "enough")
    assert table(state)["shelf"] == ["merchants_of_jupiter"]


def test_traders_who_were_won_trade_no_more():
    own = a_farm(wood=2, reed=2, cards=["merchants_of_jupiter"])
    assert not offers(choose(use("farm_expansion", own), "stable:B1", "enough"), "merchants_of_jupiter")


# Merchants of Mars


def test_the_merchants_of_mars_go_to_whoever_has_a_child_with_room_and_pays_two_food():
    state = play(use("basic_wish", a_farm(BIG_HOUSE, food=2), shelf=["merchants_of_mars"]), "use:merchants_of_mars")
    assert farm(state)["cards"] == ["merchants_of_mars"]
    assert goods(state) == {}


def test_a_child_without_room_does_not_interest_the_merchants_of_mars():
    assert not offers(use("urgent_wish", a_farm(food=2), shelf=["merchants_of_mars"]), "merchants_of_mars")


def test_the_stable_that_comes_with_a_room_in_summer_counts_for_the_merchants_of_jupiter():
    own = a_farm(wood=5, reed=4)
    state = use("farm_expansion", own, rounds=5, season="summer", shelf=["merchants_of_jupiter"])
    choose(state, "do:rooms", "room:A1")
    assert "use:merchants_of_jupiter" in codes(choose(state.copy(), "stable:B1"))
    assert "use:merchants_of_jupiter" not in codes(choose(state, "enough"), state.decision.seat)


def test_the_traders_may_be_left_to_others():
    state = play(use("basic_wish", a_farm(BIG_HOUSE, food=2), shelf=["merchants_of_mars"]), "enough")
    assert table(state)["shelf"] == ["merchants_of_mars"]
    assert is_turn(state, 1)


# Merchants of Pluto


def test_the_merchants_of_pluto_go_to_whoever_uses_fencing_and_pays_two_stone():
    state = use("fencing", a_farm(wood=4, stone=2), shelf=["merchants_of_pluto"])
    choose(state, "add:E1", "enclose", "use:merchants_of_pluto")
    assert farm(state)["cards"] == ["merchants_of_pluto"]


def test_fences_from_another_space_do_not_interest_the_merchants_of_pluto():
    own = a_farm(clay=2, reed=1, wood=4, stone=2)
    state = choose(use("farm_redevelopment", own, shelf=["merchants_of_pluto"]), "do:fences", "add:E1", "enclose", "enough")
    assert not offers(state, "merchants_of_pluto")


def test_traders_drawn_after_the_deed_come_too_late():
    """Who draws them with the stone pays nothing for what was done before."""
    assert table(draw("merchants_of_pluto", a_farm(stone=2)))["shelf"] == ["merchants_of_pluto"]


# Ley Lines


@pytest.mark.parametrize(
    ("picture", "pastures", "points"),
    [
        ("r.... r.... r....", (), 1),
        ("..f.. r.f.. r.f..", (), 1),
        ("..... r.... r....", ["E1 E2 E3"], 1),
        ("..... r.... r....", ["D1 E1 D2 E2 D3 E3"], 1),
        ("..... r.... r....", ["D1 D2 D3", "E1 E2 E3"], 2),
        ("..... r.... r....", ["D1 D2", "E1 E2"], 0),
    ],
)
def test_ley_lines_bring_a_point_for_every_whole_column_and_at_most_one_a_pasture(picture, pastures, points):
    assert sheet(an_end(a_farm(picture, pastures, cards=["ley_lines"])), "bonus") == points


def test_ley_lines_of_two_rooms_bring_nothing():
    assert sheet(an_end(a_farm(cards=["ley_lines"])), "bonus") == 0


# Strange Alien Energy


def test_a_tank_of_fuel_brings_the_effect_of_a_free_space_before_all_come_home():
    own = a_farm(cards=["strange_alien_energy"])
    state = alone("day_laborer", own, notes={"strange_alien_energy": 3}, piles={"forest": 3})
    play(state, "at:forest")
    assert goods(state) == {"food": 2, "wood": 3}
    assert farm(state)["notes"] == {"strange_alien_energy": 2}


def test_fuel_reaches_no_space_on_which_somebody_stands_and_may_be_saved():
    state = alone("day_laborer", a_farm(cards=["strange_alien_energy"]), notes={"strange_alien_energy": 1})
    assert "day_laborer" not in places(state, "at")
    assert farm(play(state, "enough"))["notes"] == {"strange_alien_energy": 1}


def test_fuel_is_no_use_of_a_space_for_other_cards():
    own = a_farm(cards=["strange_alien_energy", "wood_cutter"])
    state = alone("day_laborer", own, notes={"strange_alien_energy": 1}, piles={"forest": 3})
    assert goods(play(state, "at:forest"))["wood"] == 3


def test_strange_alien_energy_has_three_tanks_and_costs_three_points():
    state = draw("strange_alien_energy")
    assert farm(state)["notes"] == {"strange_alien_energy": 3}
    assert sheet(state, "cards") == -3


# Alien Farmhand


def test_the_farmhand_takes_a_good_from_the_marked_space_before_all_come_home():
    state = play(draw("alien_farmhand", a_farm(placed=1), BUSY, piles={"clay_pit": 5}), "at:clay_pit")
    play(state, "take:clay")
    assert goods(state) == {"stone": 1, "clay": 1}


def test_the_farmhand_takes_nothing_where_somebody_stands():
    marked = {"alien_farmhand": 1 + SPACES.index("clay_pit")}
    state = alone("clay_pit", a_farm(cards=["alien_farmhand"]), notes=marked, piles={"clay_pit": 1})
    assert goods(state) == {"clay": 1}
    assert "take:clay" not in codes(state, asked(state)[0])


def test_a_stone_that_the_farmhand_takes_from_the_western_quarry_brings_a_card():
    marked = {"alien_farmhand": 1 + SPACES.index("western_quarry")}
    own, piles = a_farm(cards=["alien_farmhand"], placed=1), {"western_quarry": 2}
    state = a_turn(own, BUSY, out=["western_quarry"], notes=marked, piles=piles, top=["ley_lines"])
    play(state, "space:day_laborer", "take:stone")
    assert farm(state)["cards"] == ["alien_farmhand", "ley_lines"]


# Replicator


def test_the_replicator_brings_one_more_of_each_good_and_goes_on_to_the_left():
    state = use("forest", a_farm(cards=["replicator"]), piles={"forest": 3})
    assert goods(state) == {"wood": 4}
    assert (farm(state)["cards"], farm(state, 1)["cards"]) == ([], ["replicator"])


def test_the_replicator_waits_where_nothing_gathers():
    state = use("day_laborer", a_farm(cards=["replicator"]))
    assert (goods(state), farm(state)["cards"]) == ({"food": 2}, ["replicator"])


def test_alone_the_replicator_leaves_the_game():
    state = use("forest", a_farm(cards=["replicator"]), piles={"forest": 2}, seats=1)
    assert table(state)["spent"] == ["replicator"]


def test_the_replicator_doubles_what_others_have_left_there():
    own = a_farm(cards=["replicator"])
    state = use("clay_pit", own, piles={"clay_pit": 1}, has_decks={"strewn": [[SPACES.index("clay_pit"), 3, 2]]})
    assert goods(state) == {"clay": 2, "stone": 3}


# The X File


def test_the_x_file_saves_one_wood_each_time_rooms_stables_or_fences_are_built():
    state = use("farm_expansion", a_farm(cards=["the_x_file"], wood=9, reed=4))
    play(state, "do:rooms", "room:A1", "room:B1")
    assert goods(state) == {}
    assert goods(choose(use("farm_expansion", a_farm(cards=["the_x_file"], wood=1)), "stable:B1")) == {}
    fenced = choose(use("fencing", a_farm(cards=["the_x_file"], wood=3)), "add:E1", "enclose")
    assert goods(fenced) == {}


def test_the_x_file_saves_nothing_on_clay_rooms():
    own = a_farm(cards=["the_x_file"], house="clay", clay=4, reed=2)
    assert "farm_expansion" not in places(a_turn(own), "space")


def test_the_x_file_saves_again_in_the_next_action():
    state = use("farm_expansion", a_farm(cards=["the_x_file"], wood=5, reed=2))
    choose(state, "do:rooms", "room:A1", "do:stables", "stable:B1")
    assert goods(state) == {}


# Furry Friends


def a_meal(number: int, **own: Any) -> grange.State:
    """A harvest with some fuzzballs; the family has enough to eat."""
    return a_harvest(a_farm(cards=["furry_friends"], **own), a_farm(food=4), notes={"furry_friends": number})


def test_every_two_fuzzballs_have_a_young_one_and_all_eat():
    state = choose(a_meal(2, food=7), "feed", "give:food", "give:food", "give:food")
    assert farm(state)["notes"] == {"furry_friends": 3}
    assert (goods(state), sheet(state, "bonus")) == ({}, 3)


def test_a_fuzzball_that_gets_nothing_leaves_and_costs_a_point():
    state = choose(a_meal(2, food=6), "feed", "give:food", "give:food", "enough")
    assert farm(state)["notes"] == {"furry_friends": 2}
    assert sheet(state, "bonus") == 2 - 1


def test_grain_becomes_food_for_fuzzballs():
    state = choose(a_meal(1, food=4, grain=1), "feed", "convert:grain", "give:food")
    assert farm(state)["notes"] == {"furry_friends": 1}


def test_two_fuzzballs_come_with_the_card():
    assert farm(draw("furry_friends"))["notes"] == {"furry_friends": 2}


# Rebel


def test_the_rebel_brings_five_points_and_keeps_a_person_for_good():
    state = draw("rebel", a_farm(people=3, placed=2), BUSY)
    assert sheet(state, "bonus") == 5
    assert table(state)["resting"][0] == 1
    assert farm(state)["at_home"] == 2


def test_the_rebel_needs_food_and_room_and_counts_as_a_person():
    state = draw("rebel", a_farm(people=3, placed=2), BUSY)
    assert farm(state)["food_needed"] == 6
    assert sheet(state, "people") == 9


def test_the_last_who_can_work_never_becomes_a_rebel():
    state = draw("rebel", a_farm(people=1, placed=0), BUSY)
    assert table(state)["resting"][0] == 0
    assert farm(state)["at_home"] == 1


def test_the_rebel_is_an_occupation():
    assert an_end(a_farm(cards=["tutor", "rebel"])).score_sheet(0)["bonus"] == 1


# What artifacts are


def test_artifacts_are_improvements_and_traders_and_events_are_not():
    majors = ["well", "joinery", "pottery", "basketmaker"]
    with_artifact = an_end(a_farm(cards=["braggart", *majors, "ley_lines"]), seats=4)
    with_trader = an_end(a_farm(cards=["braggart", *majors, "merchants_of_mars"]), seats=4)
    assert (sheet(with_artifact, "bonus"), sheet(with_trader, "bonus")) == (2, 0)


def test_the_farmhand_may_have_an_eye_on_a_space_for_food():
    assert "at:fishing" in codes(draw("alien_farmhand"))


def test_a_position_before_a_card_is_drawn_can_be_taken_up():
    own = a_farm("..... r.... r....", boar=1)
    has_decks = {"strewn": [[SPACES.index("western_quarry"), 7, 1]]}  # a sheep
    piles = {"western_quarry": 1}
    state = use("western_quarry", own, piles=piles, cards="on", x_deck="on", has_decks=has_decks)
    assert codes(state) == ["release:sheep", "release:boar"]
    assert grange.from_dict(state.to_dict()) == state
