"""Phase 3: sowing, harvesting, water, feeding and seeds, and how the seats act together."""

from __future__ import annotations

import random

import pytest

import grange
from grange.core.words import read_words
from tests.games.common import asked, codes, play, play_on, prompt, table
from tests.games.farmerama.builders import (
    ANIMALS,
    CROPS,
    FIELDS,
    GOODS,
    HOME,
    PLENTY,
    acting,
    alone,
    bank,
    barn,
    choose,
    farm,
    finish_round,
    new,
    pasture,
    produced,
    standing,
    times,
)

SECTOR = {"carrot": 1, "hay": 2, "oats": 3, "corn": 4}  # under the wheel at the beginning


def one_in_turn(state):
    """List the codes without those that are possible at any moment."""
    return [code for code in codes(state) if code not in ("turn", "done")]


# How often


def test_who_is_alone_with_a_card_goes_by_the_large_number():
    assert times(acting("sow", barn=PLENTY)) == 3
    assert times(acting("harvest", fields={"5a": "hay"})) == 3
    assert table(acting("water", "seeds"))["farms"][0]["barn"]["water"] == 4


def test_those_who_share_a_card_go_by_the_small_number_each():
    state = acting("sow", "sow", barn=[PLENTY, PLENTY])
    assert (times(state, 0), times(state, 1)) == (2, 2)
    assert times(acting("harvest", "harvest", fields={"5a": "hay"})) == 2
    shared = acting("water", "water", "water", "seeds")
    assert [farm["barn"]["water"] for farm in table(shared)["farms"][:3]] == [2, 2, 2]


@pytest.mark.parametrize(
    ("turned", "numbers"),
    [
        (0, {"sow": [3, 2], "harvest": [3, 2], "water": [4, 2]}),
        (1, {"sow": [4, 3], "harvest": [2, 1], "water": [5, 3]}),
        (2, {"sow": [3, 2], "harvest": [4, 2], "water": [3, 2]}),
        (3, {"sow": [2, 1], "harvest": [5, 3], "water": [4, 3]}),
        (4, {"sow": [4, 2], "harvest": [3, 2], "water": [3, 2]}),
        (5, {"sow": [5, 3], "harvest": [4, 3], "water": [2, 1]}),
        (6, {"sow": [3, 2], "harvest": [3, 2], "water": [4, 2]}),
    ],
)
def test_the_action_wheel_tells_how_often_in_each_round(turned, numbers):
    state = acting("sow", turned=turned, barn=PLENTY)
    assert table(state)["numbers"] == numbers
    assert times(state) == numbers["sow"][0]


def test_with_two_cards_the_small_number_holds_only_for_the_card_that_another_revealed_too():
    state = acting("sow harvest", "sow water", seats=2, barn=[PLENTY, PLENTY], fields={"5a": "hay"})
    play(state, "do:sow", seat=0)
    assert times(state, 0) == 2
    play(state, "done", seat=0)
    assert (prompt(state, 0), times(state, 0)) == ("ask-harvest", 3)


def test_two_cards_of_one_player_do_not_share_with_each_other():
    state = play(acting("sow water", "feed seeds", seats=2, barn=PLENTY), "do:water", seat=0)
    assert barn(state)["water"] == 4


def test_an_action_may_be_done_fewer_times():
    state = play(acting("sow", barn=PLENTY), "sow:1a", "done")
    assert standing(state) == {"1a": "carrot"}


def test_an_action_may_not_be_done_at_all():
    state = play(acting("sow", barn=PLENTY), "done")
    assert (standing(state), barn(state)) == ({}, PLENTY)


def test_an_action_ends_after_the_last_time():
    state = play(acting("sow", "seeds", barn=PLENTY), "sow:1a", "sow:1b", "sow:2a")
    assert asked(state) == [1]
    state = acting("harvest", "seeds", fields={"5a": "hay", "6a": "hay", "6b": "hay", "7a": "hay"})
    play(state, "harvest:5a", "harvest:6a", "harvest:7a")
    assert asked(state) == [1]
    assert standing(state) == {"6b": "hay"}


def test_what_one_has_no_time_left_for_is_not_offered():
    state = play(acting("sow", turned=3, barn={**PLENTY, "water": 2}), "sow:1a", "sow:1b")
    assert codes(state) == ["turn", "done"]


# Sowing


@pytest.mark.parametrize("crop", CROPS)
def test_sowing_lays_a_tile_from_the_barn_and_one_from_the_bank_on_an_empty_field(crop):
    state = acting("sow", barn={crop: 2})
    field = f"{SECTOR[crop]}a"
    play(state, f"sow:{field}")
    assert standing(state) == {field: crop}
    assert (barn(state), bank(state)[crop]) == ({crop: 1}, 32 - 3)


def test_the_wheel_shows_in_which_sector_each_crop_is_sown():
    assert one_in_turn(acting("sow", barn=PLENTY)) == ["sow:1a", "sow:1b", "sow:2a", "sow:2b", "sow:3a", "sow:4a", "sow:4b"]
    for crop in CROPS:
        assert {code[4] for code in one_in_turn(acting("sow", barn={crop: 1}))} == {str(SECTOR[crop])}


def test_a_turned_wheel_shows_other_sectors():
    """After one turn every crop is sown in the sector before, and the carrots where the arm was."""
    for crop, sector in (("carrot", 7), ("hay", 1), ("oats", 2), ("corn", 3)):
        assert {code[4] for code in one_in_turn(acting("sow", turns=1, barn={crop: 1}))} == {str(sector)}


def test_nothing_is_sown_on_a_field_that_is_not_empty():
    assert one_in_turn(acting("sow", barn={"corn": 2}, fields={"4b": "corn"})) == ["sow:4a"]
    assert one_in_turn(acting("sow", "seeds", barn={"corn": 2}, fields={"4a": "hay"})) == ["sow:4b"]


def test_a_sector_can_hold_different_crops():
    state = acting("sow", turns=1, barn={"hay": 1}, fields={"1b": "carrot"})
    assert standing(play(state, "sow:1a")) == {"1a": "hay", "1b": "carrot"}


def test_who_has_no_such_crop_in_the_barn_cannot_sow_it():
    assert one_in_turn(acting("sow", barn={"hay": 1})) == ["sow:2a", "sow:2b"]


def test_without_a_second_tile_in_the_bank_a_crop_cannot_be_sown():
    assert one_in_turn(acting("sow", barn={"hay": 3, "corn": 1}, bank={"hay": 0})) == ["sow:4a", "sow:4b"]


def test_the_last_tile_of_the_bank_can_be_sown():
    state = acting("sow", barn={"hay": 3, "corn": 1}, bank={"hay": 1})
    play(state, "sow:2a")
    assert bank(state)["hay"] == 0
    assert one_in_turn(state) == ["sow:4a", "sow:4b"]


def test_a_player_may_sow_different_crops_in_one_action():
    state = play(acting("sow", barn=PLENTY), "sow:1b", "sow:3a", "sow:4b")
    assert standing(state) == {"1b": "carrot", "3a": "oats", "4b": "corn"}


def test_of_a_sectors_empty_fields_without_a_scarecrow_one_stands_for_all():
    state = acting("sow", barn={"hay": 3})
    assert one_in_turn(state) == ["sow:2a", "sow:2b"]
    assert one_in_turn(play(state, "sow:2b")) == ["sow:2a", "sow:2c"]


def test_the_player_may_sow_on_the_scarecrow_or_beside_it():
    assert set(one_in_turn(acting("sow", barn={"corn": 1}))) == {"sow:4a", "sow:4b"}


# Harvesting


def test_harvesting_takes_a_whole_pair_into_the_barn():
    state = play(acting("harvest", fields={"5a": "oats", "6b": "hay"}), "harvest:5a")
    assert standing(state) == {"6b": "hay"}
    assert (barn(state), bank(state)["oats"]) == ({"oats": 2}, 30)


def test_only_what_stands_in_the_green_zone_is_harvested():
    everywhere = dict.fromkeys(("1a", "2a", "3a", "4a", "5a", "6a", "7a"), "hay")
    assert one_in_turn(acting("harvest", fields=everywhere)) == ["harvest:5a", "harvest:6a", "harvest:7a"]
    assert one_in_turn(acting("harvest", fields=everywhere, turns=1)) == ["harvest:4a", "harvest:5a", "harvest:6a"]
    assert set(one_in_turn(acting("harvest", fields=everywhere, turns=3))) == {"harvest:2a", "harvest:3a", "harvest:4a"}


@pytest.mark.parametrize("crop", CROPS)
def test_any_crop_can_be_harvested_there(crop):
    assert barn(play(acting("harvest", fields={"7b": crop}), "harvest:7b")) == {crop: 2}


def test_of_equal_pairs_in_a_sector_beside_the_scarecrow_one_stands_for_all():
    assert one_in_turn(acting("harvest", fields={"6a": "hay", "6b": "hay", "6c": "hay"})) == ["harvest:6a", "harvest:6b"]
    assert one_in_turn(acting("harvest", fields={"6b": "hay", "6c": "corn"})) == ["harvest:6b", "harvest:6c"]


def next_winner(state):
    """Finish the round, let seats 0 and 1 choose alike in the next one, and tell who gets a tile."""
    choose(finish_round(state), "feed", "feed", "sow", "water")
    return asked(state)[0] if prompt(state) == "ask-tile" else None


def test_sowing_on_a_scarecrow_hides_it():
    barns = [{"corn": 2}, {"corn": 3}]
    assert next_winner(play(acting("sow", barn=barns), "sow:4b")) == 0  # fewer crops
    assert next_winner(play(acting("sow", barn=barns), "sow:4a")) == 1  # more scarecrows


def test_harvesting_shows_a_scarecrow_again():
    barns, fields = [{}, {"hay": 3}], {"5a": "hay"}
    assert next_winner(play(acting("harvest", barn=barns, fields=fields), "done")) == 1
    assert next_winner(play(acting("harvest", barn=barns, fields=fields), "harvest:5a")) == 0


# Water


def test_water_brings_a_tile_for_each_unit_on_the_action_wheel():
    state = acting("water", "seeds", turned=2)
    assert table(state)["numbers"]["water"] == [3, 2]
    assert table(state)["farms"][0]["barn"]["water"] == 3  # three tiles for three times water
    assert bank(state)["water"] == 32 - 3 - 1  # and one for the seeds of the other


def test_water_is_always_taken_in_full():
    state = acting("water", "seeds")
    assert prompt(state, 0) == "ask-finish"
    assert barn(state) == {"water": 4}


def test_if_the_bank_has_too_little_water_the_player_gets_what_there_is():
    state = acting("water", "seeds", bank={"water": 1})
    assert table(state)["farms"][0]["barn"]["water"] == 1
    assert bank(state)["water"] == 0


def test_a_turn_is_offered_before_water_only_if_the_bank_is_short_of_it():
    rich = acting("water", barn={"water": 1})
    assert prompt(rich) == "ask-finish"  # the water has been taken
    short = acting("water", barn={"water": 1}, bank={"water": 3})
    assert codes(short) == ["do:water", "turn"]
    play(short, "turn")
    assert barn(short) == {"water": 4}
    exact = acting("water", barn={"water": 1}, bank={"water": 4})
    assert prompt(exact) == "ask-finish"


# Feeding


@pytest.mark.parametrize(
    ("animal", "feed", "sector"),
    [
        ("sheep", {"hay": 2, "oats": 2}, 5),
        ("pig", {"carrot": 3, "corn": 2}, 4),
        ("cow", {"hay": 3, "oats": 2}, 3),
        ("horse", {"carrot": 3, "oats": 3}, 2),
    ],
)
def test_an_animal_eats_its_feed_which_returns_to_the_bank_and_goes_to_its_pasture(animal, feed, sector):
    state = acting("feed", "seeds", barn=[feed, dict.fromkeys(GOODS, 1)])
    assert f"feed:{animal}" in codes(state, 0)
    play(state, f"feed:{animal}", seat=0)
    assert table(state)["farms"][0]["barn"] == dict.fromkeys(GOODS, 0)
    assert all(bank(state)[good] == 31 for good in GOODS)
    assert pasture(state, animal) == sector
    assert all(pasture(state, other) is HOME for other in ANIMALS if other != animal)


def test_the_cow_eats_oats_as_the_rulebook_says_or_corn_if_the_players_agreed_on_that():
    oats, corn = {"hay": 3, "oats": 2}, {"hay": 3, "corn": 2}
    assert "feed:cow" in codes(acting("feed", barn=oats))
    assert asked(acting("feed", "seeds", barn=corn)) == [1]
    assert codes(acting("feed", barn=corn, cow="corn")) == ["feed:cow", "done"]
    assert "feed:cow" not in codes(acting("feed", barn=oats, cow="corn"))
    state = play(acting("feed", "seeds", barn=corn, cow="corn"), "feed:cow")
    assert (pasture(state, "cow"), barn(state)) == (3, {})


@pytest.mark.parametrize("cow", ["oats", "corn"])
def test_the_other_animals_eat_the_same_whatever_the_cow_eats(cow):
    for animal, feed in (("sheep", {"hay": 2, "oats": 2}), ("pig", {"carrot": 3, "corn": 2}), ("horse", {"carrot": 3, "oats": 3})):
        assert codes(acting("feed", barn=feed, cow=cow)) == [f"feed:{animal}", "done"]


@pytest.mark.parametrize("missing", [{"hay": 1, "oats": 2}, {"hay": 2, "oats": 1}])
def test_who_lacks_a_part_of_the_feed_cannot_feed(missing):
    assert asked(acting("feed", "seeds", barn=missing)) == [1]


def test_any_number_of_animals_may_be_fed_in_one_action():
    state = acting("feed", "seeds", barn={"carrot": 6, "hay": 5, "oats": 7, "corn": 2, "water": 1})
    play(state, "feed:horse", "feed:cow", "feed:pig", "feed:sheep")
    assert [pasture(state, animal) for animal in ANIMALS] == [5, 4, 3, 2]
    assert barn(state) == {"water": 1}


def test_feeding_may_be_stopped_at_any_time():
    state = play(acting("feed", "seeds", barn=PLENTY), "feed:pig", "done")
    assert [pasture(state, animal) for animal in ANIMALS] == [HOME, 4, HOME, HOME]


def test_an_animal_on_a_pasture_is_not_fed():
    assert "feed:pig" not in codes(acting("feed", barn=PLENTY, animals={"pig": 4}))


def test_the_pasture_is_the_one_at_which_the_animals_symbol_points():
    state = acting("feed", barn=PLENTY, turns=2)
    play(state, "feed:sheep", "feed:horse")
    assert (pasture(state, "sheep"), pasture(state, "horse")) == (3, 7)


def test_two_animals_may_stand_on_one_pasture():
    state = play(acting("feed", barn=PLENTY, animals={"pig": 5}), "feed:sheep")
    assert pasture(state, "sheep") == pasture(state, "pig") == 5


def test_a_pasture_with_two_animals_is_full_until_the_wheel_moves():
    state = acting("feed", barn={**PLENTY, "water": 1}, animals={"pig": 5, "cow": 5})
    assert one_in_turn(state) == ["feed:horse"]
    play(state, "turn")
    assert one_in_turn(state) == ["feed:sheep", "feed:horse"]


def test_during_feeding_an_animal_that_came_home_may_be_fed_again():
    state = acting("feed", barn={"hay": 4, "oats": 4, "water": 2}, animals={})
    play(state, "feed:sheep", "turn", "turn")
    assert (pasture(state, "sheep"), produced(state)) == (HOME, {"sheep": 1})
    play(state, "feed:sheep")
    assert (pasture(state, "sheep"), barn(state)) == (3, {})


# Seeds


def test_seeds_bring_one_of_every_good_that_is_missing_in_the_barn_also_water():
    state = acting("seeds", barn={"hay": 2})
    assert barn(state) == {"carrot": 1, "hay": 2, "oats": 1, "corn": 1, "water": 1}
    assert bank(state) == {"carrot": 31, "hay": 30, "oats": 31, "corn": 31, "water": 31}


def test_seeds_in_the_fields_do_not_count():
    assert barn(acting("seeds", fields={"1b": "carrot"})) == dict.fromkeys(GOODS, 1)


def test_who_lacks_nothing_gets_no_seeds():
    state = play(acting("seeds", barn=dict.fromkeys(GOODS, 2)), "do:seeds")
    assert barn(state) == dict.fromkeys(GOODS, 2)


def test_of_what_the_bank_lacks_no_seeds_come():
    state = acting("seeds", bank={"hay": 0})
    assert barn(state) == {"carrot": 1, "oats": 1, "corn": 1, "water": 1}


def test_after_the_seeds_the_player_may_sow_once():
    state = acting("seeds")
    assert (prompt(state), times(state)) == ("ask-sow", 1)
    play(state, "sow:3a")
    assert standing(state) == {"3a": "oats"}
    assert codes(state) == ["turn", "done"]


def test_after_the_seeds_the_player_may_leave_out_the_sowing():
    assert standing(play(acting("seeds"), "done")) == {}


def test_the_action_wheel_plays_no_part_for_seeds():
    assert times(acting("seeds", "seeds", turned=5), 0) == 1


def test_before_the_seeds_the_wheel_may_be_turned_so_that_water_is_missing():
    state = acting("seeds", barn={"water": 1})
    assert codes(state) == ["do:seeds", "turn"]
    play(state, "turn")
    assert barn(state) == dict.fromkeys(GOODS, 1)


# Two cards


def test_who_has_two_cards_chooses_their_order():
    state = acting("sow feed", "seeds water", seats=2, barn=[{"corn": 2}, {"water": 1}])
    assert [code for code in codes(state, 0) if code[:2] == "do"] == ["do:sow", "do:feed"]
    assert [code for code in codes(state, 1) if code[:2] == "do"] == ["do:water", "do:seeds"]
    play(state, "do:seeds", "done", seat=1)
    assert barn(state, 1)["water"] == 1 + 4
    play(state, "do:feed", seat=0)
    assert prompt(state, 0) == "ask-sow"


def test_the_head_sheep_lets_its_owner_do_two_actions_in_any_order():
    state = acting("feed", "sow harvest", "feed", seats=3, head=1, barn=[{}, {"corn": 1}], fields=[{}, {"5a": "oats", "3a": "hay"}])
    assert codes(state) == ["do:sow", "do:harvest"]
    play(state, "do:harvest", "harvest:5a")
    assert prompt(state, 1) == "ask-sow"


def test_both_actions_may_be_done_before_the_round_ends():
    state = acting("sow harvest", "feed water", seats=2, barn={"corn": 2}, fields={"5a": "oats"})
    play(state, "do:sow", "sow:4a", "done", "harvest:5a", seat=0)
    assert standing(state) == {"4a": "corn"}
    assert table(state)["farms"][0]["barn"]["oats"] == 2


def test_the_wheel_may_be_turned_between_the_two_actions():
    state = acting("water feed", "seeds sow", seats=2, barn={"water": 2, "hay": 2, "oats": 2})
    play(state, "do:water", seat=0)
    assert prompt(state, 0) == "ask-feed"
    play(state, "turn", "feed:sheep", seat=0)
    assert pasture(state, "sheep") == 4


# Together


def test_all_act_at_the_same_time_and_one_who_is_done_needs_nobody_else():
    state = acting("sow", "harvest", "feed", "seeds", barn=[PLENTY, {}, PLENTY], fields=[{}, {"5a": "hay"}])
    assert asked(state) == [0, 1, 2, 3]
    play(state, "sow:2b", seat=3)
    play(state, "done", seat=3)
    assert asked(state) == [0, 1, 2]
    play(state, "harvest:5a", seat=1)
    assert asked(state) == [0, 2]
    assert table(state)["round"] == 1


def test_while_all_act_the_bank_serves_who_comes_first():
    state = acting("sow", "sow", "seeds", barn=[{"hay": 1, "corn": 1}, {"hay": 1}, {"hay": 1}], bank={"hay": 1})
    assert "sow:2a" in codes(state, 0)
    play(state, "sow:2a", seat=1)
    assert bank(state)["hay"] == 0
    assert "sow:2a" not in codes(state, 0)
    with pytest.raises(grange.IllegalOption):
        state.play("sow:2a", 0)


def test_who_has_nothing_left_to_choose_because_another_was_first_is_not_asked_any_more():
    state = acting("sow", "sow", "seeds", barn=[{"hay": 1}, {"hay": 1}, {"hay": 1}], bank={"hay": 1})
    play(state, "sow:2a", seat=1)
    assert asked(state) == [2]
    assert standing(state, 0) == {}


def test_water_that_another_returns_can_be_taken():
    """Seat 0 would turn first while the bank is short; when it no longer is, it takes its water."""
    state = acting("water", "feed", barn=[{"water": 1}, {"water": 2}], bank={"water": 3})
    assert codes(state, 0) == ["do:water", "turn"]
    play(state, "turn", seat=1)
    assert (prompt(state, 0), barn(state, 0)) == ("ask-finish", {"water": 5})


def test_what_nobody_is_asked_for_is_served_in_the_order_of_seats():
    state = acting("water", "water", "seeds", bank={"water": 3}, barn=[{}, {}, {"water": 1}])
    assert [farm["barn"]["water"] for farm in table(state)["farms"][:2]] == [2, 1]


def test_feed_that_one_returns_can_be_taken_by_another():
    state = acting("feed", "sow", barn=[{"hay": 2, "oats": 2}, {"hay": 1, "corn": 1}], bank={"hay": 0})
    assert "sow:2a" not in codes(state, 1)
    play(state, "feed:sheep", seat=0)
    assert "sow:2a" in codes(state, 1)


def test_nobody_sows_what_another_has_taken_without_being_asked():
    """Seat 1 takes the last hay as seeds and is not asked anything, so that only seat 0 is."""
    everything = dict.fromkeys(FIELDS, "oats")
    state = acting(
        *("sow", "seeds", "water", "water"),
        barn=[{"hay": 1, "corn": 1}],
        fields=[{}, {"4a": "hay", "4b": "hay"}, {}, everything],
        bank={"carrot": 0, "hay": 1, "oats": 0, "corn": 2, "water": 0},
    )
    assert asked(state) == [0]
    assert bank(state)["hay"] == 0
    assert codes(state) == ["sow:4a", "sow:4b", "done"]


# Waiting for what others return


def test_who_could_sow_what_another_may_still_return_by_feeding_may_wait_for_it():
    state = acting("sow", "feed", "seeds", barn=[{"hay": 1}, {"hay": 2, "oats": 2}, {"hay": 1}], bank={"hay": 0})
    assert codes(state, 0) == ["done"]
    play(state, "feed:sheep", seat=1)
    assert codes(state, 0) == ["sow:2a", "sow:2b", "done"]


def test_who_would_not_wait_stops_sowing():
    state = acting("sow", "feed", "seeds", barn=[{"hay": 1}, {"hay": 2, "oats": 2}, {"hay": 1}], bank={"hay": 0})
    play(state, "done", seat=0)
    assert asked(state) == [1, 2]


def test_when_nobody_can_return_it_any_more_the_sowing_is_over():
    state = acting("sow", "feed", "seeds", barn=[{"hay": 1}, {"hay": 2, "oats": 2}, {"hay": 1}], bank={"hay": 0})
    play(state, "done", seat=1)
    assert asked(state) == [2]
    assert standing(state, 0) == {}


def test_nobody_waits_for_a_crop_that_those_who_feed_do_not_have():
    state = acting("sow", "feed", "seeds", barn=[{"corn": 1}, {"hay": 2, "oats": 2}, {"hay": 1}], bank={"corn": 0})
    assert asked(state) == [1, 2]


def test_nobody_waits_for_a_crop_that_others_have_but_cannot_feed():
    state = acting("sow", "harvest", "seeds", barn=[{"hay": 1}, {"hay": 2, "oats": 2, "water": 1}, {"hay": 1}], bank={"hay": 0})
    assert asked(state) == [1, 2]


def test_nobody_waits_who_has_no_field_for_the_crop():
    taken = {"2a": "oats", "2b": "oats", "2c": "oats"}
    state = acting("sow", "feed", "seeds", barn=[{"hay": 1}, {"hay": 2, "oats": 2}, {"hay": 1}], fields=[taken], bank={"hay": 0})
    assert asked(state) == [1, 2]


def test_a_crop_that_is_still_to_be_harvested_and_fed_may_be_waited_for():
    state = acting(
        *("sow seeds", "harvest feed"),
        seats=2,
        barn=[{"hay": 1}, {"hay": 1, "oats": 2}],
        fields=[{}, {"5a": "hay"}],
        bank={"hay": 0},
    )
    play(state, "do:sow", seat=0)
    assert codes(state, 0) == ["done"]
    play(state, "do:harvest", "harvest:5a", seat=1)
    play(state, "feed:sheep", seat=1)
    assert "sow:2a" in codes(state, 0)


def test_two_who_both_lack_the_same_crop_do_not_wait_for_each_other():
    state = acting("sow", "sow", "seeds", barn=[{"hay": 1}, {"hay": 1}, {"hay": 1}], bank={"hay": 0})
    assert asked(state) == [2]


def test_who_would_get_no_water_may_wait_for_what_another_may_return():
    state = acting("water", "feed", barn=[{}, {"water": 2}], bank={"water": 0})
    assert codes(state, 0) == ["do:water"]
    play(state, "turn", seat=1)
    assert (prompt(state, 0), barn(state, 0)) == ("ask-finish", {"water": 1})


def test_who_would_not_wait_for_water_goes_without():
    state = acting("water", "feed", barn=[{}, {"water": 2}], bank={"water": 0})
    play(state, "do:water", seat=0)
    assert (asked(state), barn(state, 0)) == ([1, 3], {})


def test_nobody_waits_for_water_from_a_wheel_that_cannot_turn():
    state = acting("water", "feed", barn=[{}, PLENTY | {"water": 2}], fields=[{}, *[{"7a": "corn"}] * 3], bank={"water": 0})
    assert (asked(state), barn(state, 0)) == ([1], {})


def test_nobody_waits_for_water_after_a_harvest_that_is_done():
    blocked = {"5a": "hay", "7a": "corn"}
    own = [{}, PLENTY | {"water": 2}]
    state = acting("water", "harvest sow", seats=2, barn=own, fields=[{}, blocked], bank={"water": 0})
    assert 0 in asked(state)
    play(state, "do:harvest", "harvest:5a", seat=1)
    while prompt(state, 1) == "ask-harvest":
        play(state, "done", seat=1)
    assert 0 not in asked(state)


def test_who_would_get_no_seeds_may_wait_for_what_another_may_return():
    own = {"carrot": 1, "oats": 1, "corn": 1, "water": 1}
    state = acting("seeds", "feed", barn=[own, {"hay": 2, "oats": 2}], fields=[{"7a": "corn"}], bank={"hay": 0})
    assert codes(state, 0) == ["do:seeds"]
    play(state, "feed:sheep", seat=1)
    assert (barn(state, 0)["hay"], bank(state)["hay"]) == (1, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_choice_can_be_taken_back_exactly_if_that_is_offered(seed):
    """While all act, the bank may have served others since."""
    chance, state = random.Random(seed), new(seats=4, seed=seed)
    while not state.over:
        play_on(state, chance)
        for seat in range(4):
            again = state.copy()
            if state.can_undo(seat):
                again.undo(seat)
                assert again.decision_of(seat)
            else:
                with pytest.raises(grange.NothingToUndo):
                    again.undo(seat)


def test_what_another_has_sown_since_cannot_be_taken_back_from_the_bank():
    state = acting("feed", "sow", barn=[{"hay": 2, "oats": 2, "water": 1}, {"hay": 2, "corn": 1}], bank={"hay": 0})
    play(state, "feed:sheep", seat=0)
    play(state, "sow:2a", seat=1)
    assert not state.can_undo(0)
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)
    state.undo(1)
    state.undo(0)
    assert pasture(state, "sheep") is HOME


def test_during_the_actions_each_may_take_back_its_own():
    state = acting("sow", "harvest", "seeds", barn=PLENTY, fields=[{}, {"5a": "hay", "6a": "hay"}])
    play(state, "sow:1a", seat=0)
    play(state, "harvest:5a", seat=1)
    state.undo(0)
    assert (standing(state, 0), standing(state, 1)) == ({}, {"6a": "hay"})


def test_everybody_sees_which_cards_are_under_way():
    state = acting("sow", "seeds", barn=PLENTY)
    assert farm(state, 0)["done"] == ["sow"]


# What is asked when nothing can be done


def asks(state):
    """Read the question and its second line in English."""
    told, english = state.decision.prompt, read_words("en", state.game.folder)
    return english.say(told.key, **told.values), english.say(f"{told.key}.more", **told.values)


@pytest.mark.parametrize(
    ("action", "question"),
    [
        ("feed", "You cannot feed an animal now. Do you turn the wheel?"),
        ("harvest", "Nothing is ripe now. Do you turn the wheel?"),
        ("sow", "Nothing can be sown where the wheel stands. Do you turn it?"),
    ],
)
def test_who_can_only_turn_the_wheel_is_not_asked_for_an_animal_or_a_field(action, question):
    asked_now, more = asks(acting(action, barn={"water": 2}))
    assert asked_now == question
    assert more.startswith("One water turns the wheel")


@pytest.mark.parametrize("action", ["feed", "harvest"])
def test_alone_who_can_only_exchange_a_special_tile_is_asked_whether_to_stop(action):
    state = play(alone(barn={}, fields={"7a": "hay"}, specials=1, turns=1), f"do:{action}")
    assert not {code.partition(":")[0] for code in codes(state)} & {"feed", "harvest", "turn"}
    assert asks(state)[0].endswith("now. Do you stop?")


def test_who_can_feed_is_asked_which_animal():
    assert asks(acting("feed", barn=PLENTY | {"water": 2}))[0] == "Which animal do you feed?"
