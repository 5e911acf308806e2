"""Scoring: every step of every category, ties, and the goal of a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.builders import EMPTY_FARM, a_farm, a_turn, an_end, sheet, some

CROP = {"grain": "grain", "vegetables": "vegetable", "sheep": "sheep", "boar": "boar", "cattle": "cattle"}
STEPS = {
    "fields": [-1, -1, 1, 2, 3, 4, 4],
    "pastures": [-1, 1, 2, 3, 4, 4],
    "grain": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "vegetables": [-1, 1, 2, 3, 4, 4],
    "sheep": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "boar": [-1, 1, 1, 2, 2, 3, 3, 4, 4],
    "cattle": [-1, 1, 2, 2, 3, 3, 4, 4],
}


@pytest.mark.parametrize("category", CROP)
def test_crops_and_animals_score_by_their_steps(category):
    ends = [
        an_end(a_farm("....s r.... r....", ["D1 E1"], **some(CROP[category], amount))) for amount in range(len(STEPS[category]))
    ]
    assert [sheet(end, category) for end in ends] == STEPS[category]


def test_fields_score_by_their_number_sown_or_not():
    rows = ["." * 5, "f....", "ff...", "gff..", "fvff.", "fffff", "fffff"]
    ends = [an_end(a_farm(f"{row} r{'f' if number == 6 else '.'}... r....")) for number, row in enumerate(rows)]
    assert [sheet(end, "fields") for end in ends] == STEPS["fields"]


def test_pastures_score_by_their_number_whatever_their_size():
    pastures = ["E1", "D1", "C1", "E2", "B1"]
    ends = [an_end(a_farm(EMPTY_FARM, pastures[:number])) for number in range(5)]
    assert [sheet(end, "pastures") for end in ends] == STEPS["pastures"][:5]
    assert sheet(an_end(a_farm(EMPTY_FARM, ["B1 C1 D1 E1 B2 C2 D2 E2"])), "pastures") == 1


def test_three_pastures_are_three_points():
    assert sheet(an_end(a_farm(EMPTY_FARM, ["C1", "D1 D2", "E1"])), "pastures") == 3


def test_five_pastures_are_four_points():
    five = a_farm(EMPTY_FARM, ["D1", "E1", "D2", "E2", "C1"])
    assert five["fences"].bit_count() == 15
    assert sheet(an_end(five), "pastures") == 4


def test_crops_on_fields_and_in_the_supply_count_together():
    end = an_end(a_farm("gv... r.... r....", grain=3, vegetable=1))
    assert (sheet(end, "grain"), sheet(end, "vegetables")) == (3, 3)


def test_every_unused_space_costs_a_point():
    assert sheet(an_end(a_farm()), "unused") == -13
    assert sheet(an_end(a_farm("fs... rr... r....", ["D1 E1"])), "unused") == -8
    assert sheet(an_end(a_farm("fffff rffff rffff")), "unused") == 0


def test_a_fenced_stable_is_a_point_and_another_is_none():
    end = an_end(a_farm("s..ss r.... r....", ["D1 E1"]))
    assert sheet(end, "stables") == 2
    assert sheet(an_end(a_farm()), "stables") == 0


def test_more_than_four_fenced_stables_are_still_four_points():
    own = a_farm("..sss r...s r...s", ["C1 D1 E1 E2 E3"])
    end = an_end(own, components={"farm": {"stables": 6}})
    assert len(end.view(None)["table"]["farms"][0]["stables"]) == 5
    assert sheet(end, "stables") == 4


@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 4), ("stone", 8)])
def test_four_rooms_of_clay_are_four_points_and_of_stone_eight(house, points):
    assert sheet(an_end(a_farm("..... rr... rr...", house=house)), "rooms") == points


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_every_person_is_three_points(people):
    assert sheet(an_end(a_farm(people=people)), "people") == 3 * people


def test_a_newborn_of_the_last_round_is_a_person_too():
    assert sheet(an_end(a_farm(people=3, newborns=1)), "people") == 9


@pytest.mark.parametrize(
    ("card", "good", "points"),
    [
        ("joinery", "wood", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
        ("pottery", "clay", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
        ("basketmaker", "reed", [0, 0, 1, 1, 2, 3, 3]),
    ],
)
def test_workshops_have_bonus_points_for_what_is_in_the_supply(card, good, points):
    ends = [an_end(a_farm(cards=[card], **some(good, amount))) for amount in range(len(points))]
    assert [sheet(end, "bonus") for end in ends] == points
    assert {sheet(end, "cards") for end in ends} == {2}


def test_other_cards_have_no_bonus():
    rich: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "cattle": 9}
    own = a_farm(
        "....s r.... r....",
        ["D1 E1"],
        cards=["fireplace_2", "fireplace_3", "hearth_4", "hearth_5", "well", "clay_oven", "stone_oven"],
        **rich,
    )
    assert sheet(an_end(own), "bonus") == 0


def test_a_begging_marker_is_minus_three_points():
    assert sheet(an_end(a_farm(begging=2)), "begging") == -6


def test_a_bare_farm_has_minus_fourteen_points():
    assert an_end(a_farm()).scores == [-14, -14]


def test_a_whole_farm_is_added_up():
    own = a_farm(
        "ggv.. rr..s r....",
        ["D1 E1", "D2 E2"],
        house="clay",
        people=3,
        cards=["fireplace_2", "joinery"],
        sheep=4,
        boar=1,
        wood=5,
        begging=1,
    )
    assert an_end(own).score_sheet(0) == {
        "fields": 2,
        "pastures": 2,
        "grain": 3,
        "vegetables": 2,
        "sheep": 2,
        "boar": 1,
        "cattle": -1,
        "unused": -5,
        "stables": 1,
        "rooms": 3,
        "people": 9,
        "cards": 3,
        "bonus": 2,
        "begging": -3,
    }


# Who wins


def test_most_points_win():
    assert an_end(a_farm(), a_farm(people=3), a_farm()).winners == [1]


def test_of_those_that_tie_more_building_resources_win():
    assert an_end(a_farm(wood=1, clay=1), a_farm(reed=2, stone=1), a_farm()).winners == [1]


def test_food_crops_and_animals_do_not_break_a_tie():
    end = an_end(a_farm(food=9, wood=1), a_farm(wood=1))
    assert end.scores[0] == end.scores[1]
    assert end.winners == [0, 1]


def test_the_bonus_of_a_workshop_does_not_spend_its_goods():
    end = an_end(a_farm(cards=["joinery"], wood=3), a_farm(cards=["pottery", "fireplace_2"], stone=2))
    assert end.scores[0] == end.scores[1]
    assert end.winners == [0]


def test_who_still_ties_shares_the_victory():
    assert an_end(a_farm(), a_farm(), a_farm(begging=1)).winners == [0, 1]


def test_nobody_has_won_before_the_end():
    assert a_turn().winners == []


# Alone


def fifty(**more):
    """A farm of exactly fifty points."""
    goods = {"grain": 8, "vegetable": 2, "sheep": 8, "boar": 3, "cattle": 2}
    pastures = ["C2 D2 E2", "C3", "D3", "E3"]
    return a_farm("fffff rrsss rr...", pastures, house="stone", people=5, cards=["clay_oven"], **(goods | more))


def test_a_solo_player_wins_with_fifty_points():
    end = an_end(fifty(), seats=1)
    assert end.scores == [50]
    assert end.winners == [0]


def test_a_solo_player_with_fewer_points_does_not_win():
    end = an_end(fifty(vegetable=1), seats=1)
    assert end.scores == [49]
    assert end.winners == []


def test_the_verdict_says_whether_the_goal_was_reached():
    reached, missed = an_end(fifty(), seats=1).verdict(), an_end(a_farm(), seats=1).verdict()
    assert reached is not None
    assert missed is not None
    assert (reached.key, missed.key) == ("verdict-reached", "verdict-missed")
    assert missed.values == {"points": -14, "goal": 50}
    assert an_end(a_farm()).verdict() is None


# What the next point needs


def test_the_sheet_tells_what_the_next_point_needs():
    outlook = an_end(a_farm("f...s r.... r....", ["D1 E1"], grain=1, sheep=8)).outlook(0)
    assert outlook["fields"].values == {"count": 1}
    assert outlook["grain"].values == {"count": 3}
    assert outlook["sheep"].key == "next-none"
    assert outlook["rooms"].key == "next-clay"
