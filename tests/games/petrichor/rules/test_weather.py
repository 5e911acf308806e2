"""The weather phase: which weathers come, the four weathers, and who wins their votes."""

from __future__ import annotations

import pytest

from tests.games.common import asked, codes, play, play_to_the_end, prompt, table, told
from tests.games.petrichor.builders import cloud, growth, laid, sky, the_harvest, the_weather, votes, water, weather


def came(state):
    """List the weathers that came in this phase."""
    return [event["weather"] for event in told(state, "event-weather")]


# Which weathers come


def test_the_two_weathers_with_most_votes_of_all_players_come():
    state = the_weather({"frost": [2, 1, 1], "sun": [3, 0, 0], "wind": [0, 1, 0], "rain": [2, 2, 2]})
    assert came(state) == ["frost", "rain"]


def test_a_weather_comes_for_everybody_whoever_voted():
    state = the_weather({"sun": [3], "frost": [2]}, clouds={"A1": [0, 1], "C3": [0, 0, 1]})
    assert (cloud(state, "A1"), cloud(state, "C3")) == ([0, 2, 0], [0, 0, 2])


def test_example_sun_7_frost_5_rain_5_wind_4_the_first_player_chooses_frost_or_rain():
    state = the_weather({"sun": [3, 2, 2], "frost": [1, 2, 2], "rain": [2, 2, 1], "wind": [4]}, first=1)
    assert (asked(state), codes(state)) == ([1], ["weather:frost", "weather:rain"])
    assert came(play(state, "weather:frost")) == ["frost", "sun"]


def test_example_the_chosen_weathers_come_in_clockwise_order_frost_before_sun():
    state = the_weather({"sun": [3, 2, 2], "frost": [1, 2, 2], "rain": [2, 2, 1], "wind": [4]}, clouds={"A1": [1], "C3": [1]})
    play(state, "weather:frost")
    assert sky(state, "A1") == "thunder"  # the first player's doubling is still to come
    assert prompt(state) == "ask-double"


def test_example_the_chosen_weathers_come_in_clockwise_order_sun_before_rain():
    state = the_weather({"sun": [3, 2, 2], "frost": [1, 2, 2], "rain": [2, 2, 1], "wind": [4]}, clouds={"A1": [2], "C3": [1]})
    play(state, "weather:rain", "fill:A1")
    assert water(state, "A1") == [4, 0, 0]


def test_example_sun_6_wind_6_frost_4_rain_4_nobody_chooses():
    state = the_weather({"sun": [2, 2, 2], "wind": [6], "frost": [4], "rain": [0, 4]})
    assert state.over
    assert came(state) == ["sun", "wind"]


def test_of_three_that_tie_for_both_places_the_first_player_chooses_two():
    state = the_weather({"frost": [2], "wind": [2], "rain": [2], "sun": [1]}, first=2)
    assert codes(state) == ["weather:frost", "weather:wind", "weather:rain"]
    play(state, "weather:rain")
    assert (asked(state), codes(state)) == ([2], ["weather:frost", "weather:wind"])
    assert came(play(state, "weather:frost")) == ["frost", "rain"]


def test_if_only_one_weather_has_votes_the_others_tie_for_the_second_place():
    state = the_weather({"sun": [3]})
    assert codes(state) == ["weather:frost", "weather:wind", "weather:rain"]
    assert came(play(state, "weather:wind")) == ["sun", "wind"]


def test_without_any_votes_the_first_player_chooses_two_weathers():
    state = play(the_weather({}), "weather:sun", "weather:frost")
    assert came(state) == ["frost", "sun"]
    assert table(state)["wins"] == [0, 0, 0]


def test_in_the_last_round_all_weathers_with_a_vote_come():
    state = the_weather({"frost": [1], "sun": [5], "rain": [3]}, rounds=4)
    assert came(state) == ["frost", "sun", "rain"]


def test_the_last_round_of_a_long_game_is_the_sixth():
    counts = {"frost": [1], "sun": [5], "rain": [3]}
    assert came(the_weather(counts, rounds=4, length="long")) == ["sun", "rain"]
    assert came(the_weather(counts, rounds=6, length="long")) == ["frost", "sun", "rain"]


def test_in_the_last_round_a_weather_without_votes_does_not_come():
    state = the_weather({"sun": [1]}, rounds=4)
    assert state.over
    assert came(state) == ["sun"]


def test_in_the_last_round_no_weather_comes_without_votes():
    assert came(the_weather({}, rounds=4)) == []


def test_a_weather_is_to_come_until_it_has_come():
    clouds = {"A1": [1], "B2": [1]}
    state = weather("sun", "wind", clouds=clouds, water={"C3": [0, 1]})
    assert (prompt(state), table(state)["to_come"]) == ("ask-double", ["sun", "wind"])
    play(state, "fill:A1")
    assert (prompt(state), table(state)["to_come"]) == ("ask-land", ["wind"])
    play_to_the_end(state)
    assert table(state)["to_come"] == []


def test_in_the_draft_of_the_next_round_no_weather_is_to_come_yet():
    state = laid(["WeatherPhase", "HarvestTime", "CleanUp"], votes={"frost": [1], "rain": [1]}, draft="on")
    assert prompt(state) == "ask-keep"
    assert table(state)["to_come"] == []


def test_in_the_last_round_the_first_player_chooses_which_of_equal_weathers_counts():
    state = the_weather({"sun": [3], "frost": [0, 2], "rain": [0, 0, 2]}, rounds=4)
    assert codes(state) == ["weather:frost", "weather:rain"]
    assert prompt(state) == "ask-counted"  # and not which of them comes
    play(state, "weather:rain")
    assert came(state) == ["frost", "sun", "rain"]
    assert table(state)["wins"] == [1, 0, 1]


# Frost


def test_frost_turns_all_clouds_into_thunderclouds_however_few_their_drops():
    state = weather("frost", clouds={"A1": [1], "B2": [0, 1, 1], "C3": [3, 3]})
    assert [sky(state, place) for place in ("A1", "B2", "C3", "A3")] == ["thunder", "thunder", "thunder", "clear"]


# Sun


def test_in_sun_each_player_doubles_its_own_drops_in_one_cloud():
    state = weather("sun", clouds={"A1": [2, 1], "B2": [1]})
    assert codes(state) == ["fill:A1", "fill:B2"]
    play(state, "fill:A1")
    assert (cloud(state, "A1"), cloud(state, "B2")) == ([4, 2, 0], [1, 0, 0])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_sun_players_choose_clockwise_from_the_first_player(first):
    state, order = weather("sun", first=first, clouds={"A1": [1, 1, 1], "C3": [1, 1, 1]}), []
    while not state.over:
        order += asked(state)
        play(state, codes(state)[0])
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_sun_1_without_drops_in_clouds_a_player_is_left_out():
    state = weather("sun", clouds={"A1": [0, 1]}, water={"B2": [1]})
    assert state.over
    assert table(state)["supply"][0] == 19


def test_sun_2_who_can_pay_from_the_supply_must_double():
    state = weather("sun", drops=5, clouds={"A1": [1], "B2": [2]})
    assert codes(state) == ["fill:A1", "fill:B2"]


def test_sun_2_who_can_pay_for_one_cloud_may_choose_another_with_drops_from_tiles():
    state = weather("sun", drops=7, clouds={"A1": [1], "B2": [3]}, water={"C3": [2]})
    assert codes(state) == ["fill:A1", "fill:B2"]
    play(state, "fill:B2")
    assert (cloud(state, "B2"), water(state, "C3"), table(state)["supply"][0]) == ([6, 0, 0], [0, 0, 0], 0)


def test_sun_2_a_cloud_that_is_too_expensive_even_with_tiles_is_not_offered():
    state = weather("sun", drops=9, clouds={"A1": [1], "B2": [4], "C3": [1]}, water={"C1": [2]})
    assert codes(state) == ["fill:A1", "fill:C3"]


def test_sun_3_who_cannot_pay_from_the_supply_may_decline():
    state = weather("sun", drops=5, clouds={"A1": [2]}, water={"C3": [2]})
    assert codes(state) == ["fill:A1", "decline"]
    play(state, "decline")
    assert (cloud(state, "A1"), water(state, "C3")) == ([2, 0, 0], [2, 0, 0])


def test_sun_3_or_uses_the_whole_supply_and_drops_from_tiles():
    state = play(weather("sun", drops=5, clouds={"A1": [2]}, water={"C3": [2]}), "fill:A1")
    assert (cloud(state, "A1"), water(state, "C3"), table(state)["supply"][0]) == ([4, 0, 0], [1, 0, 0], 0)


def test_in_sun_drops_are_doubled_wholly_or_not_at_all():
    state = weather("sun", drops=5, clouds={"A1": [3]}, water={"C3": [1]})
    assert state.over
    assert (cloud(state, "A1"), water(state, "C3")) == ([3, 0, 0], [1, 0, 0])


def test_in_sun_no_drop_comes_from_another_cloud():
    state = weather("sun", drops=5, clouds={"A1": [2], "B2": [3]})
    assert state.over
    assert (cloud(state, "A1"), cloud(state, "B2")) == ([2, 0, 0], [3, 0, 0])


def test_sun_may_make_a_cloud_overflow():
    state = weather("sun", clouds={"A1": [4]})
    assert (water(state, "A1"), sky(state, "A1")) == ([8, 0, 0], "clear")


def test_clouds_are_checked_after_each_players_turn_in_sun():
    state = weather("sun", clouds={"A1": [4, 1]})
    assert water(state, "A1") == [8, 1, 0]  # the second player's drop was gone before its turn
    assert cloud(state, "A1") == [0, 0, 0]


# Wind


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_wind_players_choose_from_the_last_back_to_the_first(first):
    state, order = weather("wind", first=first, water={"B2": [2, 2]}), []
    while not state.over:
        order += asked(state) if prompt(state) == "ask-lift" else []
        play(state, codes(state)[0])
    assert order == [(first - back) % 3 for back in (1, 2, 3)]


def test_in_wind_a_player_moves_a_drop_of_anybody_from_any_tile_to_a_neighbouring_one():
    state = weather("wind", water={"A1": [0, 1], "B2": [2, 0, 1]})
    assert codes(state) == ["lift:A1:1", "lift:B2:0", "lift:B2:2"]
    play(state, "lift:A1:1")
    assert codes(state) == ["land:B1", "land:A2"]
    play(state, "land:A2")
    assert (water(state, "A1"), water(state, "A2")) == ([0, 0, 0], [0, 1, 0])


def test_in_wind_a_drop_must_be_moved():
    assert "decline" not in codes(weather("wind", water={"A1": [1], "C3": [1]}))


def test_in_wind_drops_in_clouds_stay():
    assert codes(weather("wind", water={"A1": [1], "B1": [1]}, clouds={"B2": [1]})) == ["lift:A1:0", "lift:B1:0"]


def test_wind_does_nothing_without_drops_on_tiles():
    state = weather("wind", clouds={"B2": [1, 1]})
    assert state.over
    assert cloud(state, "B2") == [1, 1, 0]


def test_wind_may_let_a_crop_wither_and_another_grow():
    state = play(weather("wind", seats=2, field=".TG GGW WR.", water={"B1": [1, 1], "C1": [1]}), "lift:B1:1", "land:C1")
    assert (growth(state, "B1"), growth(state, "C1")) == ("bare", "grown")


def test_every_drop_that_wind_moves_is_checked_at_once():
    state = play(weather("wind", field="TGG WCW WTR", water={"B2": [4]}, growth={"B2": "grown"}), "land:B1")
    assert growth(state, "B2") == "bare"
    play(state, "lift:B1:0", "land:B2")
    assert growth(state, "B2") == "sprouting"


# Rain


def test_rain_lets_all_thunderclouds_give_all_their_drops():
    state = weather("rain", clouds={"A1": [2, 1], "B2": [4]}, thunder=["A1"])
    assert (water(state, "A1"), water(state, "B2")) == ([2, 1, 0], [4, 0, 0])
    assert (sky(state, "A1"), sky(state, "B2")) == ("clear", "clear")


def test_rain_does_not_touch_ordinary_clouds():
    state = weather("rain", clouds={"A1": [3]})
    assert (cloud(state, "A1"), sky(state, "A1"), water(state, "A1")) == ([3, 0, 0], "cloud", [0, 0, 0])


def test_frost_and_rain_in_one_round_empty_every_cloud():
    state = weather("frost", "rain", clouds={"A1": [1], "B2": [0, 2]})
    assert (water(state, "A1"), water(state, "B2")) == ([1, 0, 0], [0, 2, 0])


# Coffee and rice


def test_sprouting_coffee_is_grown_after_sun():
    state = weather("sun", water={"B2": [4]})
    assert growth(state, "B2") == "grown"


def test_coffee_that_sprouts_during_sun_is_grown_at_once():
    assert growth(weather("sun", clouds={"B2": [4]}), "B2") == "grown"


def test_sprouting_rice_is_grown_after_rain():
    assert growth(weather("rain", water={"C3": [4]}), "C3") == "grown"


def test_rice_that_sprouts_during_rain_is_grown_at_once():
    assert growth(weather("rain", clouds={"C3": [4]}), "C3") == "grown"


def test_sun_does_not_ripen_rice_and_rain_does_not_ripen_coffee():
    assert growth(weather("sun", water={"C3": [4]}), "C3") == "sprouting"
    assert growth(weather("rain", water={"B2": [4]}), "B2") == "sprouting"


def test_coffee_without_enough_water_does_not_ripen():
    assert growth(weather("sun", water={"B2": [3]}), "B2") == "bare"


def test_example_coffee_under_a_cloud_of_three_drops_sprouts_after_sun_and_pays_5():
    state = weather("sun", "rain", clouds={"B2": [3]})
    assert (water(state, "B2"), growth(state, "B2")) == ([6, 0, 0], "sprouting")
    reaped = the_harvest({"B2": [6]}, growth={"B2": growth(state, "B2")})
    assert reaped.score_sheet(0)["coffee"] == 5


def test_example_coffee_under_a_cloud_of_four_drops_is_grown_in_sun_and_pays_10():
    state = weather("sun", "rain", clouds={"B2": [4]})
    assert (water(state, "B2"), growth(state, "B2")) == ([8, 0, 0], "grown")
    reaped = the_harvest({"B2": [8]}, growth={"B2": growth(state, "B2")})
    assert reaped.score_sheet(0)["coffee"] == 10


# Winning votes


def test_who_has_most_votes_on_a_weather_wins_it():
    state = the_weather({"frost": [1, 2, 0], "sun": [0, 0, 1]})
    assert table(state)["wins"] == [0, 1, 1]


def test_example_of_four_players_three_win_and_the_leader_of_a_weather_that_does_not_come_does_not():
    red, blue, green, yellow = range(4)
    counts = {"sun": [0, 1, 2, 2], "wind": [1, 3, 0, 0], "frost": [2, 0, 1, 0], "rain": [0, 0, 0, 1]}
    state = the_weather(counts, seats=4)
    assert came(state) == ["sun", "wind"]
    assert [table(state)["wins"][seat] for seat in (red, blue, green, yellow)] == [0, 1, 1, 1]


def test_example_with_one_more_vote_on_sun_blue_ties_there_and_wins_twice():
    counts = {"sun": [0, 2, 2, 2], "wind": [1, 3, 0, 0], "frost": [2, 0, 1, 0], "rain": [0, 0, 0, 1]}
    assert table(the_weather(counts, seats=4))["wins"] == [0, 2, 1, 1]


def test_of_two_players_who_tie_nobody_wins():
    assert table(the_weather({"frost": [2, 2], "sun": [1, 0]}, seats=2))["wins"] == [1, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_of_more_players_all_who_tie_win(seats):
    assert table(the_weather({"frost": [2] * seats, "sun": [1] * seats}, seats=seats))["wins"] == [2] * seats


def test_nobody_wins_a_weather_without_votes():
    assert table(play(the_weather({"sun": [1, 0, 0]}), "weather:rain"))["wins"] == [1, 0, 0]


def test_in_the_last_round_only_the_two_weathers_with_most_votes_are_won():
    state = the_weather({"frost": [0, 0, 1], "sun": [3, 1, 0], "wind": [0, 1, 0], "rain": [0, 4, 0]}, rounds=4)
    assert table(state)["wins"] == [1, 1, 0]


def test_votes_on_a_weather_that_came_go_back_and_the_others_stay():
    state = the_weather({"frost": [3, 1], "sun": [2, 2], "wind": [1, 1, 1], "rain": [0, 1]})
    assert [votes(state, kind) for kind in ("frost", "sun", "wind", "rain")] == [[0] * 3, [0] * 3, [1, 1, 1], [0, 1, 0]]


def test_a_weather_is_won_after_it_came():
    state = weather("sun", "rain", clouds={"A1": [1], "B2": [1]})
    assert table(state)["wins"] == [0, 0, 0]
    assert table(play(state, "fill:A1"))["wins"] == [2, 2, 2]


# The marker of two players


@pytest.mark.parametrize(("own", "other", "keeps"), [(2, 1, True), (1, 1, False), (1, 2, False), (0, 0, False)])
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_players_the_first_keeps_the_marker_only_with_more_votes_left_on_the_board(own, other, keeps, first):
    left = [own, other] if first == 0 else [other, own]
    state = the_weather({"frost": [4, 5], "sun": [5, 4], "wind": left}, seats=2, first=first)
    assert table(state)["first"] == (first if keeps else 1 - first)


def test_votes_that_went_back_do_not_count_for_the_marker():
    state = the_weather({"frost": [9, 0], "sun": [0, 3], "wind": [0, 1]}, seats=2, first=0)
    assert table(state)["first"] == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_votes_do_not_move_the_marker(seats):
    state = the_weather({"frost": [4], "sun": [4], "wind": [0, 1, 0, 0]}, seats=seats, first=0)
    assert table(state)["first"] == 0
