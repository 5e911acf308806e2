"""An owner's corrections of the box, and the mistakes that a refused file lists."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.common import codes, play, play_to_the_end, table
from tests.games.petrichor.builders import an_action, cloud, growth, harvest_of, laid, points, the_end, the_south_wind, votes


def new(seats=3, **more):
    return grange.new_game("petrichor", seats=seats, seed=1, **more)


def mistakes_in(components):
    """Begin a game with broken components and name the places of the mistakes that it is refused with."""
    with pytest.raises(grange.BadComponents) as refusal:
        new(components=components)
    return [mistake.values["place"] for mistake in refusal.value.values["mistakes"]]


# Corrected values


def test_an_owner_corrects_the_points_of_a_crop():
    assert harvest_of("cotton", [3, 2, 1], components={"crops": {"cotton": {"points": [7, 4, 0, 0]}}}) == [7, 4, 0]


def test_an_owner_corrects_what_a_crop_needs():
    state = an_action("rain", clouds={"B1": [1]}, water={"B1": [1]}, components={"crops": {"wheat": {"drops": 2}}})
    assert growth(state, "B1") == "grown"


def test_an_owner_corrects_the_voting_track():
    assert the_end(wins=[2, 0, 0], components={"score": {"track": [0, 2, 5]}}).scores == [5, 0, 0]


def test_an_owner_corrects_the_south_winds_votes():
    icons = [["sun", "sun"], *[["rain"]] * 7, []]
    assert votes(the_south_wind(1, components={"south": {"icons": icons}}), "sun") == [0, 2]


def test_an_owner_corrects_the_field_of_the_first_game():
    state = new(layout="first", components={"layouts": {"three": ["GGG.", "TTT.", "WWW."]}})
    assert [tile["crop"] for tile in table(state)["field"].values()] == ["grass"] * 3 + ["cotton"] * 3 + ["wheat"] * 3


def test_an_owner_corrects_the_number_of_fertilizers():
    state = play(new(fertilizer="on", components={"pieces": {"fertilizers": 1}}), "fertilize:B2")
    assert codes(state)[0].startswith("place")


def test_an_owner_corrects_what_the_sun_action_adds():
    assert cloud(an_action("sun", clouds={"B2": [1]}, components={"clouds": {"sun": 1}}), "B2") == [2, 0, 0]


def test_an_owner_corrects_points_for_dice():
    state = play(an_action("rain", dice=(1, 1, 1), components={"score": {"turn": 3}}), "lower:1")
    assert points(state)["dice"] == 3


def test_an_owner_corrects_the_hand_limit():
    state = laid(["HandLimit"], hands=["sun rain wind"], components={"hands": {"most": 2}})
    assert codes(state) == ["discard:sun", "discard:wind", "discard:rain"]


# Mistakes


@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("pieces.drops", {"pieces": {"drops": 0}}),
        ("pieces.cards", {"pieces": {"cards": 8}}),
        ("pieces.faces", {"pieces": {"faces": [1, 2, 3, 4]}}),
        ("rounds.short", {"rounds": {"short": 0}}),
        ("hands.first", {"hands": {"first": [8, 7]}}),
        ("score.track", {"score": {"track": [1, 2]}}),
        ("draft.four", {"draft": {"four": [1, 2, 2]}}),
        ("south.icons", {"south": {"icons": [["hail"]] * 9}}),
        ("layouts.three", {"layouts": {"three": ["TWG.", "PCZ.", "WT.."]}}),
        ("crops.grass", {"crops": {"grass": {"points": []}}}),
        ("crops.grass.colour", {"crops": {"grass": {"colour": 3}}}),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_its_place(place, broken):
    assert mistakes_in(broken) == [place]


def test_mistakes_are_listed_together():
    assert mistakes_in({"pieces": {"drops": 0}, "score": {"track": []}}) == ["pieces.drops", "score.track"]


# Accepted components never break a game


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(
    "components",
    [
        {"hands": {"most": 20}},
        {"crops": {"coffee": {"tiles": 0}, "cotton": {"tiles": 0}}},
        {"crops": {"grass": {"tiles": 0}, "wheat": {"tiles": 0}}},
        {"crops": {"grass": {"points": [3]}}},
        {"crops": {"wheat": {"points": [3]}}},
        {"crops": {name: {"priority": 0} for name in ("coffee", "cotton", "wheat", "potato")}},
        {"pieces": {"drops": 1}},
        {"layouts": {"two": ["T.G.", ".C.W", "W.RT"]}},
        {"layouts": {"one": ["PPPP", "PP..", "...."]}},
        {"hands": {"first": [0, 0, 0, 0]}},
        {"clouds": {"overflow": 1, "thunder": 1, "rain": 4}},
        {"pieces": {"votes": 1, "dice": 1}},
    ],
    ids=[
        "large hands",
        "few tiles for one",
        "few tiles for four",
        "short rows",
        "short wheat",
        "few signs",
        "one drop",
        "islands",
        "another shape for one",
        "no first hands",
        "small clouds",
        "one vote",
    ],
)
def test_components_that_are_accepted_can_be_played_to_the_end(components, seats):
    for seed in range(3):
        for rules in dict[str, Any](), {"tricks": "off"}, {"draft": "on"}:
            try:
                state = grange.new_game("petrichor", seats=seats, seed=seed, components=components, **rules)
            except grange.BadComponents:
                continue  # a refusal before the game is as good
            assert play_to_the_end(state, seed).over
