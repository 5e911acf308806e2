"""The end of a round and of a season: light, the largest forest, the change of season."""

from __future__ import annotations

from itertools import pairwise

import pytest

import grange
from tests.games.common import asked, codes, play_to_the_end, sheet, table
from tests.games.evergreen.builders import (
    SEASONS,
    SIDES,
    a_turn,
    all_turns,
    bare,
    drawn,
    fertility,
    finish,
    group,
    last_turn_of,
    planet,
)


def light(picture, sun="west"):
    return sheet(finish(last_turn_of("spring", picture, sun=sun)), "light")


def forest(picture):
    return sheet(finish(last_turn_of("spring", picture)), "forest")


# The end of a round


@pytest.mark.parametrize(("season", "rounds"), [("spring", 5), ("summer", 4), ("autumn", 3), ("winter", 2)])
def test_a_season_ends_when_everyone_has_as_many_cards_as_it_has_rounds(season, rounds):
    names = ["meadow sprout", "meadow small"]
    for number in range(1, rounds):
        state = finish(all_turns(names, season=season, rounds=number))
        assert (table(state)["season"], table(state)["round"]) == (season, number + 1)
    state = finish(all_turns(names, season=season, rounds=rounds))
    assert state.over or table(state)["season"] == SEASONS[SEASONS.index(season) + 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_5_4_3_and_2_rounds(seats):
    state = grange.new_game("evergreen", seats=seats, seed=3)
    rounds = []
    while not state.over:
        now = table(state)
        if (now["season"], now["round"]) not in rounds:
            rounds.append((now["season"], now["round"]))
        state.play(state.decision.options[-1])
    counts = {"spring": 5, "summer": 4, "autumn": 3, "winter": 2}
    assert rounds == [(season, number) for season, count in counts.items() for number in range(1, count + 1)]


def test_nothing_is_scored_at_the_end_of_a_round_within_a_season():
    state = finish(a_turn("swamp bush", {"D4": "big", "D5": "small"}))
    assert state.scores == [0, 0]


def test_all_players_score_at_the_end_of_a_season():
    state = finish(last_turn_of("spring", planets=[{"D4": "big"}, {"D4": "small", "D5": "bush"}]))
    assert [sheet(state, "light", seat) for seat in (0, 1)] == [2, 1]
    assert [sheet(state, "forest", seat) for seat in (0, 1)] == [1, 2]


def test_light_and_forest_are_added_to_the_points_already_scored():
    state = finish(last_turn_of("summer", {"D4": "big"}, points=[48, 1]))
    assert state.scores == [48 + 2 + 1, 1]  # beyond a lap of the score track


# Light: the rulebook's examples, with the sun in the west (s small, b big, B bush, L lake, p sprout)

EXAMPLES = """
    _ _ _ _ _ _ _
    _ b X b s s _
    s b s s b X _
    _ s L p s s s
    s X s b s _ _
    _ s s B X s _
    _ _ _ _ _ _ _
"""


def row_of_examples(row):
    lines = EXAMPLES.strip().splitlines()
    return "\n".join(line if number == row else "_ _ _ _ _ _ _" for number, line in enumerate(lines, start=1))


def test_light_example_a_a_small_tree_a_big_one_two_in_its_shadow_and_a_big_one_beyond_give_5():
    assert light(row_of_examples(3)) == 5


def test_light_example_b_a_bush_casts_no_shadow_on_the_third_tree_2():
    assert light(row_of_examples(6)) == 2


def test_light_example_c_a_tree_in_shadow_still_casts_its_own_2():
    assert light(row_of_examples(2)) == 2


def test_light_example_d_trees_that_rise_with_the_distance_from_the_sun_are_all_lit_4():
    assert light(row_of_examples(5)) == 4


def test_light_example_e_lake_and_sprout_cast_no_shadow_2():
    assert light(row_of_examples(4)) == 2


@pytest.mark.parametrize(("sun", "points"), [("north", 18), ("east", 15), ("south", 19), ("west", 15)])
def test_the_same_planet_gathers_other_light_from_another_side(sun, points):
    assert light(EXAMPLES, sun) == points


# Light: sentence by sentence


def test_a_lit_small_tree_gives_1_point_and_a_lit_big_tree_2():
    assert light({"D4": "small"}) == 1
    assert light({"D4": "big"}) == 2


@pytest.mark.parametrize("piece", ["sprout", "bush", "lake"])
def test_sprouts_bushes_and_lakes_give_no_light_points(piece):
    assert light({"D4": piece}) == 0


@pytest.mark.parametrize(
    ("sun", "near", "far"),
    [("north", "D4", "D5"), ("east", "E4", "D4"), ("south", "D5", "D4"), ("west", "D4", "E4")],
)
def test_a_tree_casts_its_shadow_away_from_the_sun(sun, near, far):
    assert light({near: "big", far: "small"}, sun) == 2
    assert light({near: "small", far: "big"}, sun) == 3


def test_light_comes_straight_and_never_slantwise():
    assert light({"C4": "big", "D5": "small", "D3": "small"}) == 4


def test_a_small_tree_casts_a_shadow_of_one_cell():
    assert light({"C4": "small", "D4": "small"}) == 1
    assert light({"C4": "small", "E4": "small"}) == 2


def test_a_big_tree_casts_a_shadow_of_two_cells():
    assert light({"A4": "big", "B4": "small"}) == 2
    assert light({"A4": "big", "C4": "small"}) == 2
    assert light({"A4": "big", "D4": "small"}) == 3


def test_a_tree_in_the_shadow_of_an_equally_tall_one_is_dark():
    assert light({"A4": "small", "B4": "small"}) == 1
    assert light({"A4": "big", "B4": "big"}) == 2
    assert light({"A4": "big", "C4": "big"}) == 2


def test_a_small_tree_in_the_shadow_of_a_big_one_is_dark():
    assert light({"A4": "big", "C4": "small"}) == 2


def test_a_big_tree_in_the_shadow_of_a_small_one_is_lit():
    assert light({"A4": "small", "B4": "big"}) == 3


def test_a_tree_in_shadow_still_casts_its_shadow():
    assert light({"A4": "big", "B4": "big", "D4": "big"}) == 2


@pytest.mark.parametrize("piece", ["sprout", "bush", "lake"])
def test_sprouts_bushes_and_lakes_cast_no_shadow(piece):
    assert light({"C4": piece, "D4": "small"}) == 1


@pytest.mark.parametrize("piece", ["sprout", "bush", "lake", "small"])
def test_what_stands_between_does_not_shorten_a_shadow(piece):
    assert light({"C4": "big", "D4": piece, "E4": "small"}) == 2


def test_for_light_a_crevasse_is_an_empty_cell_over_which_a_shadow_falls():
    assert light({"B2": "big", "D2": "big"}) == 2  # C2 lies between
    assert light({"B2": "small", "D2": "small"}) == 2


def test_a_bare_planet_gathers_no_light():
    assert light({}) == 0


# The largest forest: the rulebook's example

FORESTS = """
    _ _ _ b s _ _
    _ _ X s _ _ _
    _ s b _ _ X s
    b s _ _ _ _ b
    s X _ b s p s
    _ _ _ s X _ _
    _ _ _ _ _ _ _
"""


def grown(**changes):
    return drawn(FORESTS) | changes


def test_in_the_example_the_largest_of_four_forests_has_5():
    assert forest(FORESTS) == 5


def test_in_the_example_one_bush_joins_forests_a_and_d():
    assert forest(grown(D3="bush")) == 9


def test_in_the_example_the_sprout_between_forests_b_and_c_joins_them_when_it_grows():
    assert forest(grown(F5="small")) == 7


@pytest.mark.parametrize("piece", ["bush", "small"])
def test_in_the_example_one_more_bush_or_tree_joins_everything(piece):
    assert forest(grown(D3="bush", F5="small", D4=piece)) == 17


# The largest forest: sentence by sentence


@pytest.mark.parametrize("piece", ["small", "big", "bush"])
def test_every_tree_and_bush_of_the_forest_gives_a_point_whatever_its_size(piece):
    assert forest({"D4": piece}) == 1
    assert forest({"D4": piece, "D5": "big", "E4": "bush"}) == 3


@pytest.mark.parametrize("piece", ["sprout", "lake"])
def test_sprouts_and_lakes_are_no_part_of_a_forest_and_join_none(piece):
    assert forest({"D4": piece}) == 0
    assert forest({"C4": "small", "D4": piece, "E4": "big"}) == 1


def test_the_regions_of_biomes_do_not_divide_a_forest():
    assert forest({"D2": "small", "D3": "big", "D4": "bush", "D5": "small", "D6": "big"}) == 5  # snow, wheat, flowers, swamp


def test_trees_in_shadow_count_for_the_forest():
    assert forest({"D3": "big", "D4": "small", "D5": "small"}) == 3


def test_corners_do_not_join_a_forest():
    assert forest({"C4": "big", "D5": "big"}) == 1


def test_a_crevasse_joins_no_forest():
    assert forest({"B2": "big", "D2": "big"}) == 1


def test_of_two_equally_large_forests_one_counts():
    assert forest({"C1": "big", "D1": "small", "C7": "big", "D7": "bush"}) == 2


def test_a_planet_without_trees_and_bushes_has_no_forest():
    assert forest({"D4": "sprout", "E4": "lake"}) == 0


# The change of season


@pytest.mark.parametrize(("season", "next_one"), list(pairwise(SEASONS)))
def test_the_season_moves_on_by_one(season, next_one):
    state = finish(last_turn_of(season))
    assert (table(state)["season"], table(state)["round"]) == (next_one, 1)


@pytest.mark.parametrize(("side", "next_side"), list(zip(SIDES, (*SIDES[1:], "north"), strict=True)))
def test_the_sun_moves_on_clockwise(side, next_side):
    assert table(finish(last_turn_of("spring", sun=side)))["sun"] == next_side


def test_the_season_that_ends_is_scored_under_its_own_sun():
    planet_with_shadow = {"D4": "big", "D5": "small"}  # dark under the northern sun, lit under the eastern
    state = finish(last_turn_of("spring", planet_with_shadow))
    assert sheet(state, "light") == 2
    assert table(state)["sun"] == "east"


def test_all_cards_taken_in_the_season_are_discarded():
    state = last_turn_of("summer", seats=3)
    cards = [name for hand in table(state)["cards"] for name in bare(hand)]
    finish(state)
    assert table(state)["cards"] == [[], [], []]
    assert sorted(bare(table(state)["discard"]), key=str) == sorted(cards, key=str)
    assert len(cards) == 4 * 3


def test_planets_powers_and_fertility_stay_from_season_to_season():
    state = finish(last_turn_of("spring", {"D4": "big"}, levels=[{"bush": 2}], zone={"swamp": ["swamp bush"]}))
    assert planet(state) == {"D4": "big"}
    assert table(state)["levels"][0]["bush"] == 2
    assert group(state, "swamp") == ["swamp bush"]
    assert fertility(state, "swamp") == 2


def test_the_first_player_token_stays_where_it_is_from_season_to_season():
    state = finish(last_turn_of("spring", first=0, next_first=1))
    assert (table(state)["first"], asked(state)) == (1, [1])


def test_after_the_change_of_season_the_next_round_begins():
    assert codes(finish(last_turn_of("spring"))) == ["take:0", "take:1", "take:2"]


def test_after_winter_the_sun_does_not_move_and_no_cards_are_discarded():
    state = last_turn_of("winter")
    cards = [bare(hand) for hand in table(state)["cards"]]
    finish(state)
    assert state.over
    assert table(state)["sun"] == "west"
    assert [bare(hand) for hand in table(state)["cards"]] == cards


def test_every_season_has_the_sun_on_its_own_side():
    state = grange.new_game("evergreen", seats=2, seed=5)
    seen = {}
    while not state.over:
        seen[table(state)["season"]] = table(state)["sun"]
        state.play(state.decision.options[-1])
    assert seen == {"spring": "north", "summer": "east", "autumn": "south", "winter": "west"}


def test_fertility_is_not_scored_before_the_end_of_the_game():
    state = finish(last_turn_of("autumn", {"D7": "big"}, zone={"swamp": ["swamp bush"]}))
    assert sheet(state, "fertility") == 0


def test_the_sheet_of_a_whole_game_has_light_and_forest_of_four_seasons():
    state = play_to_the_end(grange.new_game("evergreen", seats=2, seed=9))
    for seat in (0, 1):
        assert set(state.score_sheet(seat)) == {"start", "light", "forest", "harvest", "fertility"}
        assert sum(state.score_sheet(seat).values()) == state.scores[seat]
