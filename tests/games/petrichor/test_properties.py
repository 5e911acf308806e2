"""What holds in every game: random play for any number of seats and any rules."""

from __future__ import annotations

import random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import grange
from tests.games import common
from tests.games.common import table
from tests.games.petrichor.builders import PRINTED

# a seed has no simpler form, so nothing is shrunk
relaxed = settings(max_examples=35, derandomize=True, deadline=None, phases=(Phase.explicit, Phase.generate))
on = st.sampled_from(("off", "on"))
games = st.fixed_dictionaries(
    {
        "seats": st.integers(1, 4),
        "seed": st.integers(0, 2**32),
        "length": st.sampled_from(("short", "long")),
        "draft": on,
        "fertilizer": on,
        "pear": on,
        "lake": on,
        "two_cards": on,
        "targets": st.sampled_from(("die", "highest")),
        "tricks": on,
    }
)


def moments(game):
    """Play a game at random and show the table after every choice."""
    return common.moments(grange.new_game("petrichor", **game), game["seed"])


def in_the_middle_of_an_effect(state):
    """Tell whether drops are still being put into a cloud, which is checked only after that."""
    return not state.over and state.decision.prompt.key == "ask-take-drop"


def grows_as_it_should(tile):
    """Tell whether a growth token matches the water on its tile."""
    crop, drops, growth = PRINTED["crops"][tile["crop"]], sum(tile["water"]), tile["growth"]
    if not crop["drops"] or drops < crop["drops"]:
        return growth == "bare"
    if tile["crop"] in ("coffee", "rice"):
        return growth in ("sprouting", "grown")
    if crop.get("spoils", 0):
        return growth == "spoiled" if drops >= crop["spoils"] else growth in ("grown", "spoiled")
    return growth == "grown"


@relaxed
@given(games)
def test_what_lies_on_the_table_is_sound_at_every_question(game):
    for state in moments(game):
        seen = table(state)
        tiles = seen["field"].values()
        for owner, supply in enumerate(seen["supply"]):
            drops = supply + sum(tile["water"][owner] + tile["cloud"][owner] for tile in tiles)
            assert drops == 20
            assert sum(on_weather[owner] for on_weather in seen["votes"].values()) <= 12
        for tile in tiles:
            if tile["crop"] is not None:
                assert grows_as_it_should(tile)
            assert (tile["sky"] == "clear") == (not sum(tile["cloud"]))
            if not in_the_middle_of_an_effect(state):
                assert sum(tile["cloud"]) < 8
                assert tile["sky"] == "thunder" or sum(tile["cloud"]) < 4


@relaxed
@given(games)
def test_there_are_always_40_cards_ten_of_each_kind(game):
    for state in moments(game):
        lying = state.to_dict()["table"]
        piles = (*lying["hands"], *lying["packs"], *lying["drafted"], *lying["thrown"])
        for kind in range(4):
            in_piles = sum(pile[kind] for pile in piles)
            assert in_piles + lying["deck"].count(kind) + lying["discard"].count(kind) == 10


@relaxed
@given(games)
def test_the_score_sheet_adds_up_and_points_are_never_lost(game):
    before = [0] * game["seats"]
    for state in moments(game):
        assert state.scores == [sum(state.score_sheet(seat).values()) for seat in range(state.seats)]
        assert all(then <= now for then, now in zip(before, state.scores, strict=True))
        before = state.scores


@relaxed
@given(games)
def test_every_position_can_be_written_down_and_read_again(game):
    chance = random.Random(game["seed"])
    for state in moments(game):
        if chance.random() < 0.3:
            document = state.to_dict()
            assert grange.from_dict(document).to_dict() == document


@relaxed
@given(games)
def test_every_game_ends_after_its_last_round_with_all_grown_crops_harvested(game):
    *_, end = moments(game)
    seen = table(end)
    assert end.over
    assert seen["round"] == seen["rounds"] == (6 if game["length"] == "long" and game["seats"] > 1 else 4)
    assert {tile["growth"] for tile in seen["field"].values()} == {"bare"}
    assert all(wins <= 2 * seen["rounds"] for wins in seen["wins"])


@relaxed
@given(games)
def test_nobody_holds_more_than_four_cards_when_the_weather_comes_before_the_last_round(game):
    weathers = ("ask-weather", "ask-double", "ask-lift", "ask-land")
    for state in moments(game):
        seen = table(state)
        if not state.over and state.decision.prompt.key in weathers and seen["round"] < seen["rounds"]:
            assert max(seen["cards"]) <= 4
