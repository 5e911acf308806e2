"""The X deck's events: what each does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

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
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose
from tests.games.agricola.cards.test_x_deck import BIG_HOUSE, BUSY, draw

STONE_FARM = a_farm(house="stone")
NO_SEAT = -1  # in the place of a seat


# Space Diner at the End of the Galaxy


def points_short(total: int) -> dict[str, list[int]]:
    """Give bonus points to two empty farms, so that the first has this number of points, and the second more."""
    empty = sum(an_end(a_farm(), x_deck="on").score_sheet(0).values())
    return {"bonus": [total - empty, 60 - empty]}


def test_exactly_42_points_win_at_the_space_diner():
    assert an_end(a_farm(), a_farm(), shelf=["space_diner"], has_decks=points_short(42)).winners == [0]


@pytest.mark.parametrize("points", [41, 43])
def test_at_the_space_diner_any_other_number_wins_as_usual(points):
    assert an_end(a_farm(), a_farm(), shelf=["space_diner"], has_decks=points_short(points)).winners == [1]


def test_without_the_space_diner_42_points_are_nothing_special():
    assert an_end(a_farm(), a_farm(), x_deck="on", has_decks=points_short(42)).winners == [1]


def test_the_space_diner_stays_in_force():
    assert table(draw("space_diner"))["shelf"] == ["space_diner"]


# Earthlings Are Easy


def test_with_earthlings_are_easy_the_family_grows_without_room():
    state = draw("earthlings_are_easy")
    assert (farm(state)["people"], farm(state)["newborns"]) == (3, 1)


def test_a_family_of_five_does_not_grow_by_earthlings_are_easy():
    assert farm(draw("earthlings_are_easy", a_farm(people=5)))["people"] == 5


def test_under_the_tripods_even_this_growth_costs_a_food():
    assert goods(draw("earthlings_are_easy", a_farm(food=1), shelf=["tripods"])) == {"stone": 1}
    assert farm(draw("earthlings_are_easy", a_farm(), shelf=["tripods"]))["people"] == 2


# Tripods


def test_after_each_way_home_everybody_gives_the_tripods_a_good_or_a_person():
    state = use("day_laborer", a_farm(placed=1), a_farm(placed=2, wood=1), shelf=["tripods"])
    assert codes(state) == ["give:food", "part"]
    play(play(state, "give:food"), "part", seat=1)
    assert goods(state) == {"food": 1}
    assert (farm(state)["people"], farm(state, 1)["people"]) == (2, 1)


def test_who_has_no_goods_and_only_one_person_gives_the_tripods_nothing():
    state = use("meeting_place", a_farm(people=1), a_farm(people=1, placed=1), shelf=["tripods"], cards="on")
    assert is_turn(state, 0)


def test_the_tripods_are_not_offered_the_last_who_works_beside_one_who_lies_on_a_card():
    own, resting = a_farm(placed=1, cards=["rebel"]), {"resting": [1, 0]}
    state = use("day_laborer", own, BUSY, shelf=["tripods"], notes={"rebel": 1}, has_decks=resting)
    assert goods(state) == {"food": 1}  # given without a question


def test_under_the_tripods_a_child_costs_a_food_more():
    assert "basic_wish" not in places(a_turn(a_farm(BIG_HOUSE), out=["basic_wish"], shelf=["tripods"]), "space")
    assert goods(use("basic_wish", a_farm(BIG_HOUSE, food=1), shelf=["tripods"])) == {}


# Beam Me Down, Welshie


def test_who_draws_welshie_sends_the_next_person_of_every_other_player():
    state = draw("beam_me_down", seats=3)
    assert asked(state) == [0]
    play(state, "space:forest")
    assert table(state)["taken"]["forest"] == [1]
    play(state, "space:clay_pit")
    assert table(state)["taken"]["clay_pit"] == [2]
    assert is_turn(state, 0)


def test_welshie_sends_the_first_person_of_the_next_round_of_those_who_are_done():
    state = draw("beam_me_down", a_farm(placed=1), BUSY, token=1)
    assert asked(state) == [0]
    play(state, "space:forest")
    assert (table(state)["round"], table(state)["taken"]["forest"]) == (6, [1])


def test_the_one_who_is_sent_decides_what_is_done_there():
    state = play(draw("beam_me_down"), "space:farmland")
    assert places(state, "plow", 1)


def test_welshie_knows_nothing_of_the_hand_of_the_one_who_is_sent():
    state = draw("beam_me_down", a_farm(), a_farm(hand=["grocer"]))
    assert "lessons" not in places(state, "space")
    assert "lessons" in places(a_turn(a_farm(), a_farm(hand=["grocer"]), turn=1), "space", 1)


def test_welshie_also_sends_a_cousin_that_has_just_thawed():
    frozen: dict[str, Any] = {"notes": {"carbonite_cousin": 9}, "has_decks": {"away": [1, 0], "sent_by": [1, NO_SEAT]}}
    state = a_round(9, a_farm(cards=["carbonite_cousin"]), a_farm(), **frozen)
    assert (asked(state), state.decision.prompt.key) == ([1], "ask-send")
    play(state, "space:farmland", seat=1)
    assert places(state, "plow", 0)
    play(state, "plow:B1")
    assert is_turn(state, 0)


def test_alone_welshie_has_nobody_to_send():
    assert is_turn(draw("beam_me_down", seats=1), 0)


# Candy Trail


def lay_candies(state, *spaces):
    """Lay candies on spaces, the rest wherever there is room."""
    for space in spaces:
        play(state, f"at:{space}")
    while codes(state, asked(state)[0])[0].startswith("at:"):
        play(state, codes(state)[0])
    return state


def test_the_candy_trail_brings_points_now_and_twice_as_many_candies():
    state = lay_candies(play(draw("candy_trail"), "points:3"))
    assert len(table(state)["candies"]) == 6
    assert sheet(state, "bonus") == 3 - 6


def test_using_a_space_takes_its_candy_away():
    state = lay_candies(play(draw("candy_trail"), "points:2"), "forest", "clay_pit")
    assert "forest" in table(state)["candies"]
    take_turns(state, "forest")
    assert "forest" not in table(state)["candies"]
    assert sheet(state, "bonus") == 2 - 3


def test_one_to_a_space_and_two_to_six_points():
    state = draw("candy_trail")
    assert codes(state) == [f"points:{points}" for points in range(2, 7)]
    assert "at:forest" not in codes(play(state, "points:2", "at:forest"))


# I Am Your Father


def test_for_five_goods_a_person_comes_over_from_another_family():
    state = draw("i_am_your_father", a_farm(wood=5), a_farm())
    play(state, "family:2")
    choose(state, *["give:wood"] * 5)
    assert (farm(state)["people"], farm(state, 1)["people"]) == (3, 1)
    assert goods(state, 1) == {"wood": 5}
    assert (farm(state)["at_home"], farm(state, 1)["at_home"]) == (2, 1)


def test_of_those_who_are_all_at_work_somebody_comes_who_stays_where_he_stands():
    state = draw("i_am_your_father", a_farm(wood=5), BUSY, taken={"forest": 1, "fishing": 1})
    choose(play(state, "family:2"), *["give:wood"] * 5)
    assert sorted(map(tuple, (table(state)["taken"]["forest"], table(state)["taken"]["fishing"]))) == [(0,), (1,)]
    assert farm(state)["at_home"] == 1


@pytest.mark.parametrize(
    ("own", "other"),
    [({"wood": 3}, {}), ({"wood": 5, "people": 5}, {}), ({"wood": 5}, {"people": 1})],
    ids=["four goods", "five people", "a family of one"],
)
def test_nobody_comes_over_without_five_goods_to_a_family_of_five_or_from_a_last_person(own, other):
    state = draw("i_am_your_father", a_farm(**own), a_farm(**other))
    assert asked(state) == [1]
    assert farm(state)["people"] == own.get("people", 2)


def test_the_father_may_decline():
    state = play(draw("i_am_your_father", a_farm(wood=5), a_farm()), "enough")
    assert farm(state)["people"] == 2
    assert is_turn(state, 1)


# Alien Abduction


def test_aliens_bring_three_animals_and_take_a_person_on_the_way_home():
    state = draw("alien_abduction", a_farm("..... r.... r....", ["E1", "E2", "E3"], placed=1), BUSY)
    assert goods(state) == {"stone": 1, "sheep": 1, "boar": 1, "cattle": 1}
    assert farm(state)["people"] == 1


def test_the_last_person_is_never_taken():
    state = draw("alien_abduction", a_farm("..... r.... r....", ["E1", "E2", "E3"], people=1), BUSY)
    assert farm(state)["people"] == 1


def test_who_was_taken_can_come_back_by_family_growth():
    state = draw("alien_abduction", a_farm("..... r.... r....", ["E1", "E2", "E3"], placed=1), BUSY)
    assert (farm(state)["people"], table(state)["away"]) == (1, [0, 0])


# Darling, I Shrunk ...


def test_pastures_and_stables_hold_twice_as_many_small_animals():
    own = a_farm("..... r.... r....", ["E3"], sheep=2)
    small = use("sheep_market", own, piles={"sheep_market": 4}, x_deck="on", has_decks={"shrunk": 1})
    assert goods(small) == {"sheep": 5}


def test_small_animals_give_half_the_food():
    own = a_farm(cards=["fireplace_2"], sheep=1, food=3)
    state = a_harvest(own, a_farm(food=4), x_deck="on", has_decks={"shrunk": 1})
    assert goods(choose(state, "convert:sheep", "feed")) == {}


def test_the_animals_of_others_stay_as_they_are():
    state = draw("darling_i_shrunk", a_farm(), a_farm())
    assert table(state)["small_animals"] == [0]


# Mind the Jets!


def test_wooden_houses_burn_down_and_clay_houses_become_stone():
    state = draw("mind_the_jets", a_farm(), a_farm(house="clay"), STONE_FARM, seats=3)
    assert farm(state)["rooms"] == []
    assert (farm(state, 1)["house"], farm(state, 2)["house"]) == ("stone", "stone")
    assert sheet(state, "unused") == -15


def test_without_a_house_there_is_no_pet_and_no_child_with_room():
    state = draw("mind_the_jets", a_farm(sheep=1), STONE_FARM)
    assert goods(state) == {"stone": 1}
    assert "basic_wish" not in places(a_turn(a_farm(".....  .....  ....."), STONE_FARM, x_deck="on", out=["basic_wish"]), "space")


def test_a_renovation_builds_two_wooden_rooms_anew():
    state = use("house_redevelopment", a_farm("..... ..... .....", wood=2, reed=1), x_deck="on")
    play(state, "room:C1", "room:D1")
    assert (farm(state)["rooms"], farm(state)["house"], goods(state)) == (["C1", "D1"], "wood", {})


def test_the_two_rooms_stand_side_by_side():
    state = play(use("house_redevelopment", a_farm("..... ..... .....", wood=2, reed=1), x_deck="on"), "room:A1")
    assert places(state, "room") == ["B1", "A2"]


def test_the_first_room_does_not_stand_where_no_second_one_could_stand_beside_it():
    lonely = a_farm("fffff f.fff fff..", wood=2, reed=1)
    assert places(use("house_redevelopment", lonely, x_deck="on"), "room") == ["D3", "E3"]


def test_burnt_land_is_free_for_other_things():
    assert "A2" in places(use("farmland", a_farm("..... ..... ....."), x_deck="on"), "plow")


# Carbonite Cousin


def test_a_cousin_is_frozen_for_four_rounds_and_then_may_work_first():
    state = draw("carbonite_cousin", a_farm(people=3, placed=2), BUSY)
    assert (farm(state)["people"], table(state)["away"][0]) == (2, 1)
    assert farm(state)["notes"] == {"carbonite_cousin": 9}
    assert sheet(state, "cards") == 3


def test_the_cousin_thaws_before_the_first_player_works():
    own = a_farm(cards=["carbonite_cousin"])
    state = a_round(9, own, a_farm(), notes={"carbonite_cousin": 9}, has_decks={"away": [1, 0]}, leader=1)
    assert asked(state) == [0]
    play(state, "space:forest")
    assert table(state)["taken"]["forest"] == [0]
    assert is_turn(state, 1)
    assert farm(state)["people"] == 3


def test_the_cousin_may_wait_for_a_usual_turn():
    own = a_farm(cards=["carbonite_cousin"])
    state = play(a_round(9, own, a_farm(), notes={"carbonite_cousin": 9}, has_decks={"away": [1, 0]}, leader=1), "enough")
    assert farm(state)["at_home"] == 3


def test_cards_that_wait_for_the_end_of_a_turn_act_after_the_cousins():
    own = a_farm(cards=["carbonite_cousin", "firewood_collector"])
    state = a_round(9, own, notes={"carbonite_cousin": 9}, has_decks={"away": [1, 0]})
    play(state, "space:farmland", "plow:A1")
    assert goods(state) == {"wood": 1}


def test_a_cousin_who_would_thaw_after_the_last_round_never_comes_back():
    end = an_end(a_farm(people=2, cards=["carbonite_cousin"]), notes={"carbonite_cousin": 16}, has_decks={"away": [1, 0]})
    assert (sheet(end, "people"), sheet(end, "cards")) == (6, 3)


def test_a_frozen_cousin_counts_among_the_five():
    own = a_farm("r.... r.... rrr..", people=4, cards=["carbonite_cousin"])
    state = a_turn(own, out=["basic_wish"], notes={"carbonite_cousin": 9}, has_decks={"away": [1, 0]})
    assert "basic_wish" not in places(state, "space")


# Crop Circles


def test_a_crop_circle_covers_two_adjacent_spaces_and_all_that_stands_there():
    state = play(draw("crop_circles", a_farm("gs... r.... r....")), "cell:A1", "cell:B1")
    own = farm(state)
    assert (own["fields"], own["grain"], own["stables"]) == ([], {}, [])
    assert table(state)["circles"][0] == ["A1", "B1"]
    assert sheet(state, "unused") == -11


def test_the_last_room_cannot_be_covered():
    state = play(draw("crop_circles"), "cell:A2")
    assert "A3" not in places(state, "cell")


def test_a_pasture_under_a_crop_circle_is_none_any_more_and_its_neighbour_keeps_its_fences():
    own = a_farm("..... r.... r....", ["E1 E2", "E3"], sheep=5)
    state = play(draw("crop_circles", own), "cell:D1", "cell:E1")
    assert farm(state)["pastures"] == [["E3"]]
    assert goods(state)["sheep"] == 3


def test_nothing_can_be_built_on_a_crop_circle():
    covered = {"wasted": [0b11, 0], "circles": [0b11, 0]}
    state = use("farmland", a_farm(), x_deck="on", has_decks=covered)
    assert not {"A1", "B1"} & set(places(state, "plow"))
    stables = use("farm_expansion", a_farm(wood=2), x_deck="on", has_decks=covered)
    assert not {"A1", "B1"} & set(places(stables, "stable"))
    fences = use("fencing", a_farm(wood=8), x_deck="on", has_decks=covered)
    assert not {"A1", "B1"} & set(places(fences, "add"))


# What becomes of events


def test_no_event_of_the_x_deck_is_shuffled_back():
    state = draw("alien_abduction")
    assert table(state)["spent"] == ["alien_abduction"]
    assert table(state)["decks"]["x_deck"] == 23


def test_alone_42_points_win_at_the_space_diner_too():
    empty = sum(an_end(a_farm(), seats=1, x_deck="on").score_sheet(0).values())
    state = an_end(a_farm(), seats=1, shelf=["space_diner"], has_decks={"bonus": [42 - empty]})
    assert state.winners == [0]
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.key == "verdict-special"


def test_in_a_campaign_alone_42_points_are_not_the_goal():
    empty = sum(an_end(a_farm(), seats=1, x_deck="on").score_sheet(0).values())
    more = {"shelf": ["space_diner"], "has_decks": {"bonus": [42 - empty]}, "start": "goal=55", "cards": "on"}
    state = an_end(a_farm(), seats=1, **more)
    assert state.winners == []
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.key == "verdict-missed"


def test_of_two_with_42_points_who_has_more_building_resources_wins():
    empty = sum(an_end(a_farm(), x_deck="on").score_sheet(0).values())
    points = {"bonus": [42 - empty, 42 - empty]}
    assert an_end(a_farm(), a_farm(wood=1), shelf=["space_diner"], has_decks=points).winners == [1]


def test_each_small_animal_gives_half_of_its_own_food():
    own = a_farm("..... r.... r....", ["E1 E2"], cards=["fireplace_2"], cattle=2, food=2)
    state = a_harvest(own, a_farm(food=4), x_deck="on", has_decks={"shrunk": 1})
    assert goods(choose(state, "convert:cattle", "convert:cattle", "feed")) == {}
    assert sheet(state, "begging") == 0
