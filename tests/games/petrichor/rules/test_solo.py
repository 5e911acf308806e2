"""South Winds, the solo game: its field, the neutral player's cards, its changed weathers, and three harder ways."""

from __future__ import annotations

import re

import pytest

import grange
from grange.core.words import LANGUAGES
from grange.games.petrichor.box import FOLDER
from tests.games.common import codes, play, play_to_the_end, prompt, table
from tests.games.petrichor.builders import (
    PRINTED,
    SPOTS,
    a_solo_turn,
    cards,
    clean_up,
    cloud,
    everything,
    faces,
    growth,
    laid,
    points,
    sky,
    the_end,
    the_harvest,
    the_south_wind,
    the_weather,
    votes,
    water,
    weather,
)

P1, P2, P3, P4, P5, P6 = SPOTS
NEUTRAL = 1


def new(seed=1, **rules):
    return grange.new_game("petrichor", seats=1, seed=seed, **rules)


def crops(state):
    return [tile["crop"] for tile in table(state)["field"].values()]


def one_each(*places, of=0):
    """Put a cloud with one drop of an owner over each of these places."""
    return {place: [int(owner == of) for owner in range(2)] for place in places}


# Setting up


def test_the_field_has_three_rows_of_two():
    assert list(table(new())["field"]) == list(SPOTS)


def test_a_solo_game_is_short_even_if_a_long_one_is_asked_for():
    assert table(new(length="long"))["rounds"] == 4


def test_only_tiles_with_the_sign_of_the_south_wind_are_used():
    laid_tiles = {crop for seed in range(40) for crop in crops(new(seed))}
    assert laid_tiles == {name for name, crop in PRINTED["crops"].items() if crop["priority"]} - {"pear"}


def test_tiles_lie_in_rising_order_from_the_upper_left_to_the_lower_right():
    for seed in range(20):
        priorities = [PRINTED["crops"][crop]["priority"] for crop in crops(new(seed))]
        assert priorities == sorted(priorities)


def test_two_different_places_have_a_cloud_with_a_neutral_drop_and_a_third_one_with_yours():
    for seed in range(20):
        begun = laid(["FirstCloud"], seats=1, rounds=0, rolls=(1 + seed % 6,))
        seen = [cloud(begun, place) for place in SPOTS if sky(begun, place) == "cloud"]
        assert sorted(seen) == [[0, 1], [0, 1], [1, 0]]
        assert table(begun)["supply"] == [19, 18]


def test_a_place_that_has_a_cloud_is_rolled_again():
    state = laid(["FirstCloud"], seats=1, rounds=0, rolls=(3, 3, 5, 3, 5, 1))
    assert [place for place in SPOTS if cloud(state, place) == [0, 1]] == [P3, P5]
    assert cloud(state, P1) == [1, 0]


def test_you_get_8_cards_at_the_beginning():
    assert table(new())["cards"] == [8]


def test_you_get_8_cards_in_every_round():
    assert table(clean_up(seats=1))["cards"] == [8]


# The round


def test_the_neutral_player_moves_first_in_every_round():
    state = laid(["ActionPhase"], seats=1, hands=["sun sun"], south=[1], rolls=(2,))
    assert water(state, P2) == [0, 1]
    assert codes(state) == ["play:sun", "swap:frost", "swap:wind", "swap:rain", "pass"]


def test_after_your_turn_the_neutral_player_moves_again():
    state = play(a_solo_turn("sun sun", south=[1], rolls=(4,)), "play:sun", "vote:sun")
    assert water(state, P4) == [0, 1]


def test_when_you_pass_the_round_ends_without_another_neutral_turn_and_you_discard_your_cards():
    state = play(laid([{"step": "TakeTurn", "seat": 0, "second": True}], seats=1, hands=["sun rain"], south=[1]), "pass")
    assert state.over
    assert table(state)["blown"] == []
    assert (table(state)["cards"], [*table(state)["discard"].values()]) == ([0], cards("sun rain"))


def test_you_may_do_a_second_action():
    state = play(a_solo_turn("sun rain rain"), "play:sun", "vote:sun")
    assert codes(state) == ["play:rain", "end"]


def test_the_south_wind_is_not_shuffled_between_rounds():
    state = clean_up(seats=1, south=[2, 3], blown=[1, 4], rolls=(*faces(1, 2, 3),))
    assert table(state)["blown"][:2] == [0, 3]


# Targets


def test_example_rolled_4_and_only_p2_and_p3_fit_so_the_target_is_p2():
    state = the_south_wind(4, roll=4, clouds=one_each(P1, P4, P5, P6))
    assert cloud(state, P2) == [0, 2]
    assert sky(state, P3) == "clear"


@pytest.mark.parametrize("roll", range(1, 7))
def test_the_die_names_the_target(roll):
    assert water(the_south_wind(1, roll=roll), SPOTS[roll - 1]) == [0, 1]


@pytest.mark.parametrize("card", [3, 5, 6, 7, 8])
def test_without_a_target_the_neutral_player_gets_a_point(card):
    state = the_south_wind(card)
    assert points(state, NEUTRAL)["shortage"] == 1


def test_a_new_cloud_needs_a_tile_without_one():
    state = the_south_wind(4, clouds=one_each(*SPOTS))
    assert points(state, NEUTRAL)["shortage"] == 1


@pytest.mark.parametrize("card", [1, 2, 4, 5, 6])
def test_without_a_drop_to_place_the_neutral_player_gets_a_point_and_does_nothing(card):
    state = the_south_wind(card, drops=5, clouds={P1: [1, 5]})
    assert points(state, NEUTRAL)["shortage"] == 1
    assert cloud(state, P1) == [1, 5]


def test_removing_your_drop_and_moving_clouds_needs_no_neutral_drop():
    state = the_south_wind(8, drops=5, clouds={P1: [0, 5]})
    assert cloud(state, P4) == [0, 5]


# The cards


def test_card_1_puts_a_neutral_drop_on_the_tile_and_checks_growth():
    state = the_south_wind(1, roll=1, water={P1: [1]})
    assert (water(state, P1), growth(state, P1)) == ([1, 1], "grown")
    assert table(state)["supply"] == [19, 19]


def test_card_2_puts_two_neutral_drops_on_the_tile():
    state = the_south_wind(2, roll=3)
    assert (water(state, P3), growth(state, P3)) == ([0, 2], "grown")


def test_card_2_with_one_drop_left_puts_that_one_and_gives_no_point():
    state = the_south_wind(2, roll=3, drops=4, clouds={P1: [0, 3]})
    assert water(state, P3) == [0, 1]
    assert points(state, NEUTRAL)["shortage"] == 0


def test_card_3_takes_one_of_your_drops_from_the_tile_which_may_wither():
    state = the_south_wind(3, roll=5, water={P1: [1, 1], P3: [0, 2]})
    assert (water(state, P1), growth(state, P1)) == ([0, 1], "bare")
    assert table(state)["supply"] == [20, 17]


def test_card_4_places_a_new_ordinary_cloud_with_two_neutral_drops():
    state = the_south_wind(4, roll=6)
    assert (cloud(state, P6), sky(state, P6)) == ([0, 2], "cloud")


def test_card_4_with_one_drop_left_places_a_cloud_with_that_one():
    assert cloud(the_south_wind(4, roll=6, drops=4, clouds={P1: [0, 3]}), P6) == [0, 1]


@pytest.mark.parametrize("card", [5, 6])
def test_cards_5_and_6_put_a_neutral_drop_into_any_cloud(card):
    state = the_south_wind(card, roll=2, clouds={P4: [3]})
    assert (cloud(state, P4), sky(state, P4)) == ([3, 1], "thunder")


def test_card_5_may_make_a_cloud_overflow():
    state = the_south_wind(5, roll=4, clouds={P4: [3, 4]})
    assert (water(state, P4), sky(state, P4)) == ([3, 5], "clear")


@pytest.mark.parametrize(("start", "end"), [(P4, P1), (P3, P1), (P2, P1), (P6, P3), (P5, P3)])
def test_card_7_moves_a_mixed_cloud_north_west_or_along_the_edge(start, end):
    state = the_south_wind(7, clouds={start: [1, 1]})
    assert (cloud(state, end), sky(state, start)) == ([1, 1], "clear")


def test_card_7_leaves_clouds_over_p1_and_clouds_that_are_not_mixed():
    state = the_south_wind(7, clouds={P1: [1, 1], P4: [2, 0], P6: [0, 2]})
    assert points(state, NEUTRAL)["shortage"] == 1


@pytest.mark.parametrize(("start", "end"), [(P3, P6), (P2, P4), (P5, P6), (P1, P4), (P4, P6)])
def test_card_8_moves_a_neutral_cloud_south_east_or_along_the_edge(start, end):
    state = the_south_wind(8, clouds={start: [0, 1]})
    assert (cloud(state, end), sky(state, start)) == ([0, 1], "clear")


def test_card_8_leaves_clouds_over_p6_and_clouds_with_your_drops():
    state = the_south_wind(8, clouds={P6: [0, 1], P1: [1, 1], P2: [1, 0]})
    assert points(state, NEUTRAL)["shortage"] == 1


def test_a_cloud_that_the_south_wind_moves_does_not_meet_the_clouds_beside_its_way():
    state = the_south_wind(7, clouds={P4: [1, 1], P2: [1, 0], P3: [0, 1]})
    assert (cloud(state, P1), sky(state, P1)) == ([1, 1], "cloud")


def test_a_cloud_that_the_south_wind_moves_merges_where_it_ends():
    state = the_south_wind(8, clouds={P3: [0, 1], P6: [1, 0]})
    assert (cloud(state, P6), sky(state, P6)) == ([1, 1], "thunder")


def test_card_9_shuffles_all_nine_and_another_card_is_played():
    state = the_south_wind(9, blown=[1, 2, 3], rolls=())
    assert len(table(state)["blown"]) == 1
    assert table(state)["blown"] != [8]
    assert table(state)["south"] == 8


def test_the_south_winds_cards_to_come_are_hidden_and_those_played_are_seen():
    state = a_solo_turn("sun sun", blown=[3, 1])
    assert (table(state, 0)["south"], table(state, 0)["blown"]) == (7, [2, 0])
    imagined = [state.imagine(0, seed).to_dict()["table"]["south"] for seed in range(5)]
    assert len({str(order) for order in imagined}) > 1
    assert {str(sorted(order)) for order in imagined} == {"[1, 3, 4, 5, 6, 7, 8]"}


# The votes of a card


def test_the_neutral_player_votes_for_the_weathers_at_the_foot_of_its_card():
    state = the_south_wind(7, clouds={P4: [1, 1]})
    assert (votes(state, "wind"), votes(state, "sun")) == ([0, 1], [0, 1])


def test_it_votes_even_if_the_card_had_no_target():
    assert votes(the_south_wind(7), "wind") == [0, 1]


def test_for_every_vote_that_is_missing_it_gets_a_point():
    state = the_south_wind(7, clouds={P4: [1, 1]}, votes={"rain": [0, 11]})
    assert (votes(state, "wind"), votes(state, "sun")) == ([0, 1], [0, 0])
    assert points(state, NEUTRAL)["shortage"] == 1
    none_left = the_south_wind(7, clouds={P4: [1, 1]}, votes={"rain": [0, 12]})
    assert points(none_left, NEUTRAL)["shortage"] == 2


@pytest.mark.parametrize(
    ("dice", "after", "paid"),
    [((4, 1, 3), [4, 0, 3], 2), ((3, 4, 2), [3, 3, 2], 1), ((0, 3, 2), [0, 2, 2], 1), ((0, 0, 2), [0, 0, 1], 1)],
)
def test_a_harvest_sign_lowers_a_die_in_the_order_1_4_3_2(dice, after, paid):
    state = the_south_wind(1, dice=dice)
    assert table(state)["dice"] == after
    assert points(state, NEUTRAL)["dice"] == paid


def test_a_harvest_sign_does_nothing_when_all_dice_show_harvest():
    state = the_south_wind(1, dice=(0, 0, 0))
    assert everything(state, NEUTRAL) == 0


# The weather


def test_you_decide_which_of_equal_weathers_come():
    state = the_weather({"sun": [2, 1], "frost": [1], "rain": [0, 1]}, seats=1)
    assert codes(state) == ["weather:frost", "weather:rain"]


def test_if_you_tie_with_the_neutral_player_nobody_wins_the_vote():
    assert table(the_weather({"sun": [2, 2], "frost": [0, 3]}, seats=1))["wins"] == [0, 1]


def test_frost_and_rain_are_unchanged():
    state = weather("frost", "rain", seats=1, clouds={P1: [1], P4: [0, 2]})
    assert (water(state, P1), water(state, P4)) == ([1, 0], [0, 2])


def test_in_sun_the_neutral_player_first_doubles_in_all_its_clouds_then_you_in_one():
    state = weather("sun", seats=1, clouds={P1: [1, 1], P4: [0, 2], P6: [2, 0]})
    assert (cloud(state, P1), cloud(state, P4)) == ([1, 2], [0, 4])
    play(state, f"fill:{P1}")
    assert (cloud(state, P1), cloud(state, P6)) == ([2, 2], [2, 0])


def test_an_overflow_by_the_neutral_player_comes_before_your_choice():
    state = weather("sun", seats=1, clouds={P1: [1, 4]})
    assert water(state, P1) == [1, 8]
    assert state.over


def test_short_of_drops_the_neutral_player_doubles_the_highest_places_first():
    state = weather("sun", seats=1, drops=7, clouds={P2: [0, 2], P5: [0, 2]})
    assert (cloud(state, P2), cloud(state, P5)) == ([0, 2], [0, 4])


def test_a_cloud_that_the_neutral_player_cannot_double_wholly_is_skipped():
    state = weather("sun", seats=1, drops=6, clouds={P2: [0, 1], P5: [0, 3]})
    assert (cloud(state, P2), cloud(state, P5)) == ([0, 2], [0, 3])


def test_the_neutral_player_never_takes_drops_from_tiles():
    state = weather("sun", seats=1, drops=4, clouds={P5: [0, 2]}, water={P1: [0, 2]})
    assert (cloud(state, P5), water(state, P1)) == ([0, 2], [0, 2])


def test_in_wind_you_move_a_drop_then_one_of_yours_on_each_of_p3_to_p6_goes_north():
    state = weather("wind", seats=1, water={P3: [2], P4: [1, 1], P6: [0, 1]})
    play(state, f"lift:{P6}:1", f"land:{P5}")
    assert [water(state, place) for place in SPOTS] == [[1, 0], [1, 0], [1, 0], [0, 1], [0, 1], [0, 0]]


def test_the_south_wind_goes_through_the_places_in_order_so_a_drop_goes_north_once():
    state = weather("wind", seats=1, water={P5: [2], P2: [0, 1]})
    play(state, f"lift:{P2}:1", f"land:{P1}")
    assert [water(state, place)[0] for place in (P1, P3, P5)] == [0, 1, 1]


def test_drops_that_the_south_wind_moves_change_growth():
    state = weather("wind", seats=1, water={P3: [2], P1: [1]})
    play(state, f"lift:{P1}:0", f"land:{P2}")
    assert (growth(state, P3), growth(state, P1)) == ("bare", "bare")
    assert [water(state, place)[0] for place in (P1, P2, P3)] == [1, 1, 1]


# The harvest


def test_the_harvest_comes_also_when_the_neutral_player_has_no_drops_left():
    dry = the_harvest({P1: [1, 4]}, seats=1, drops=4, dice=(1, 2, 3))
    assert water(dry, P1) == [0, 0]
    assert [points(dry, owner)["grass"] for owner in range(2)] == [3, 4]
    one_left = the_harvest({P1: [1, 3]}, seats=1, drops=4, dice=(1, 2, 3))
    assert water(one_left, P1) == [1, 3]


def test_after_such_a_harvest_all_dice_are_rolled_again():
    state = laid(["HarvestTime", "CleanUp"], seats=1, water={P1: [0, 4]}, drops=4, dice=(0, 2, 3), rolls=faces(4, 4, 4), south=[2])
    assert table(state)["dice"] == [4, 4, 4]


def test_the_harvest_of_the_fourth_round_and_of_three_harvest_dice_come_as_usual():
    assert water(the_harvest({P1: [2]}, seats=1, dice=(1, 2, 3), rounds=4), P1) == [0, 0]
    assert water(the_harvest({P1: [2]}, seats=1, dice=(0, 0, 0)), P1) == [0, 0]
    assert water(the_harvest({P1: [2]}, seats=1, dice=(0, 0, 1)), P1) == [2, 0]


def test_the_neutral_player_is_ranked_and_takes_wheat_tokens():
    state = the_harvest({P5: [1, 3]}, seats=1)
    assert [points(state, owner)["wheat"] for owner in range(2)] == [3, 2]
    assert table(state)["wheat"] == [0, 1]


# The end


def test_the_neutral_player_gets_points_for_votes_and_wheat_tokens_too():
    state = the_end(seats=1, wins=[1, 4], wheat=[1, 2])
    assert (everything(state, 0), everything(state, NEUTRAL)) == (1, 8 + 12)


def verdict_of(state: grange.State) -> str:
    verdict = state.verdict()
    assert verdict is not None
    return verdict.key


def test_you_win_with_more_points_than_the_neutral_player():
    state = the_end(seats=1, points=[{"grass": 5}, {"shortage": 4}])
    assert state.winners == [0]
    assert verdict_of(state) == "verdict-won"


@pytest.mark.parametrize("neutral", [5, 6])
def test_you_lose_with_as_many_points_or_fewer(neutral):
    state = the_end(seats=1, points=[{"grass": 5}, {"corn": neutral}])
    assert state.winners == []
    assert verdict_of(state) == "verdict-lost"


def test_votes_won_do_not_break_a_tie_with_the_neutral_player():
    assert the_end(seats=1, points=[{}, {"corn": 1}], wins=[1, 0]).winners == []


# Two cards


def test_two_cards_the_first_is_played_without_its_signs():
    state = the_south_wind(1, next_cards=[4], rolls=(1, 6), two_cards="on", dice=(1, 1, 1))
    assert (water(state, P1), cloud(state, P6)) == ([0, 1], [0, 2])
    assert (votes(state, "rain"), votes(state, "frost")) == ([0, 0], [0, 1])
    assert table(state)["dice"] == [1, 1, 1]


def test_two_cards_the_second_is_played_with_its_signs():
    state = the_south_wind(4, next_cards=[1], rolls=(6, 1), two_cards="on", dice=(1, 1, 1))
    assert votes(state, "rain") == [0, 1]
    assert sorted(table(state)["dice"]) == [0, 1, 1]


# Targets without the die


@pytest.mark.parametrize("card", [4, 8])
def test_highest_a_cloud_is_placed_or_moved_at_the_highest_place_that_fits(card):
    where = {P1: [0, 1], P4: [0, 1], P6: [1, 1]}
    state = the_south_wind(card, clouds=where, targets="highest")
    assert cloud(state, P5) == [0, 2] if card == 4 else sky(state, P4) == "clear"


def test_highest_card_7_moves_the_highest_mixed_cloud():
    state = the_south_wind(7, clouds={P2: [1, 1], P5: [1, 1], P6: [1, 0]}, targets="highest")
    assert (sky(state, P5), cloud(state, P3)) == ("clear", [1, 1])


def test_example_highest_cards_5_and_6_choose_p5_where_you_lead_and_not_p6():
    state = the_south_wind(5, clouds={P6: [1, 2], P5: [2, 1]}, targets="highest")
    assert cloud(state, P5) == [2, 2]


def test_example_highest_cards_5_and_6_choose_p6_if_the_neutral_player_leads_everywhere():
    state = the_south_wind(6, clouds={P6: [1, 2], P5: [1, 2]}, targets="highest")
    assert cloud(state, P6) == [1, 3]


def test_highest_cards_5_and_6_count_drops_on_the_tile_and_in_the_cloud():
    state = the_south_wind(5, clouds={P6: [2, 1], P5: [1, 1]}, water={P6: [0, 2], P5: [1]}, targets="highest")
    assert cloud(state, P5) == [1, 2]


def test_highest_cards_1_and_2_leave_tiles_where_the_neutral_player_leads_by_two_or_more():
    state = the_south_wind(1, water={P6: [0, 2], P5: [1, 2]}, targets="highest")
    assert water(state, P5) == [1, 3]
    wide = the_south_wind(2, water={P6: [0, 3], P5: [0, 2]}, targets="highest")
    assert water(wide, P4) == [0, 2]


def test_highest_card_3_leaves_tiles_where_the_neutral_player_leads_by_two_or_more():
    state = the_south_wind(3, water={P6: [1, 3], P4: [1, 1]}, targets="highest")
    assert (water(state, P6), water(state, P4)) == ([1, 3], [0, 1])


def test_highest_drops_in_clouds_do_not_count_for_cards_1_to_3():
    state = the_south_wind(1, clouds={P6: [0, 3]}, targets="highest")
    assert water(state, P6) == [0, 1]


@pytest.mark.parametrize("card", [1, 2, 3])
def test_highest_where_the_neutral_player_leads_by_two_everywhere_cards_1_to_3_have_no_target_and_it_gets_a_point(card):
    state = the_south_wind(card, water={place: [1, 3] for place in SPOTS}, targets="highest")
    assert [water(state, place) for place in SPOTS] == [[1, 3]] * 6
    assert points(state, NEUTRAL)["shortage"] == 1


def test_highest_card_3_has_no_target_where_all_your_drops_lie_below_a_lead_of_two():
    state = the_south_wind(3, water={P6: [1, 3]}, targets="highest")
    assert water(state, P6) == [1, 3]
    assert points(state, NEUTRAL)["shortage"] == 1


def test_with_the_die_a_lead_of_two_protects_no_tile():
    state = the_south_wind(1, roll=2, water={place: [0, 2] for place in SPOTS})
    assert water(state, P2) == [0, 3]
    assert points(state, NEUTRAL)["shortage"] == 0


# No tricks


def test_no_tricks_takes_wheat_and_potato_out():
    laid_tiles = {crop for seed in range(40) for crop in crops(new(seed, tricks="off"))}
    assert laid_tiles == {"coffee", "cotton", "rice", "grass"}


# Exclusives


def test_the_pear_lies_after_potato_and_before_wheat():
    order = next(
        crops(new(seed, pear="on")) for seed in range(400) if {"potato", "pear", "wheat"} <= set(crops(new(seed, pear="on")))
    )
    assert order.index("potato") < order.index("pear") < order.index("wheat")


def test_the_lake_is_not_used():
    assert not any("lake" in crops(new(seed, lake="on")) for seed in range(60))


@pytest.mark.parametrize(
    "rules", [{"two_cards": "on"}, {"targets": "highest"}, {"tricks": "off"}, {"pear": "on", "fertilizer": "on"}]
)
def test_harder_games_come_to_their_end(rules):
    assert play_to_the_end(new(**rules)).over


def test_the_question_of_a_turn_is_yours():
    assert prompt(a_solo_turn("sun sun")) == "ask-turn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_call_the_places_of_a_solo_field_as_the_table_and_the_log_do(lang):
    rules = (FOLDER / f"rules.{lang}.md").read_text(encoding="utf-8")
    assert not re.search(r"\bP[1-6]\b", rules)
    assert all(spot in rules for spot in SPOTS)
