"""An owner's corrections of the box: values, a file of values, another map; and the mistakes that a refused file lists."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import codes, play, play_to_the_end, sheet, table
from tests.games.evergreen.builders import (
    BIOMES,
    PRINTED,
    a_draft,
    a_set_up,
    a_turn,
    bare,
    cells,
    fertility,
    finish,
    laid,
    last_turn_of,
    level,
)

WIDE = [
    ".NNNNN.",
    "RRNNNXF",
    "RRWWWFF",
    "RXWWWFF",
    "RSWWMXF",
    "SSSMMMM",
    ".SSSXM.",
]


def mistakes_in(components):
    """Begin a game with broken components and name the places of the mistakes that it is refused with."""
    with pytest.raises(grange.BadComponents) as refusal:
        grange.new_game("evergreen", seats=2, seed=1, components=components)
    return [mistake.values["place"] for mistake in refusal.value.values["mistakes"]]


# Corrected values


def test_an_owner_corrects_a_power_track():
    state = a_turn("swamp harvest", components={"tracks": {"harvest": [0, 3, 5]}})
    assert sheet(play(state, "power"), "harvest") == 3
    at_the_end = a_turn("swamp harvest", levels={"harvest": 2}, components={"tracks": {"harvest": [0, 3, 5]}})
    assert sheet(play(at_the_end, "power"), "harvest") == 5
    assert level(at_the_end, "harvest") == 2


def test_a_step_of_a_track_may_be_stronger_than_its_number():
    state = play(a_turn("swamp bush", components={"tracks": {"bush": [0, 3]}}), "power", "bush:D1", "bush:D4", "bush:D7")
    assert codes(state)[0].startswith("action")


def test_an_owner_corrects_the_icons_of_cards():
    corrected = {"deck": {"mild": {"swamp": [3, -1, 2, 2, 1, 0]}}}
    state = a_draft(["wild lake", "wild bush", "swamp sprout"], components=corrected)
    assert table(state)["market"][2] == {"biome": "swamp", "power": "sprout", "icons": 3}
    play(play(state, "take:0"), "take:1", seat=1)
    assert fertility(state, "swamp") == 3


def test_a_card_of_a_biome_that_has_no_icon_is_discarded_like_a_wild_one():
    corrected = {"deck": {"mild": {"swamp": [3, -1, 2, 2, 1, 0]}}}
    state = a_draft(["wild lake", "wild bush", "swamp harvest"], components=corrected)
    play(play(state, "take:0"), "take:1", seat=1)
    assert bare(table(state)["discard"]) == ["swamp harvest"]


def test_an_owner_corrects_the_rounds_of_the_seasons():
    short = {"seasons": {"rounds": [1, 1, 1, 1]}}
    state = grange.new_game("evergreen", seats=2, seed=1, components=short)
    seasons = []
    while not state.over:
        seasons += [table(state)["season"]] if codes(state, state.decision.seat)[0].startswith("take") else []
        state.play(state.decision.options[-1])
    assert seasons == ["spring", "spring", "summer", "summer", "autumn", "autumn", "winter", "winter"]  # a draft of two each


def test_an_owner_corrects_the_starting_points():
    state = grange.new_game("evergreen", seats=3, seed=1, components={"setup": {"points": [5, 6, 8, 9]}})
    assert sorted(state.scores) == [5, 6, 8]


def test_an_owner_corrects_the_first_fertility():
    state = a_set_up(top=["swamp big", "swamp bush", "snow small"], components={"setup": {"fertility": 3}})
    assert (fertility(state, "swamp"), fertility(state, "snow")) == (4, 0)


def test_an_owner_corrects_the_shadows_and_the_light_of_trees():
    trees = {"trees": {"big_shadow": 3, "big_light": 4}}
    state = finish(last_turn_of("winter", {"A4": "big", "D4": "small", "E4": "small"}, components=trees))
    assert sheet(state, "light") == 4


def test_an_owner_corrects_the_supply_of_the_strict_game():
    state = grange.new_game("evergreen", seats=2, seed=1, supply="strict", components={"supply": {"bushes": 21, "lakes": 19}})
    assert (table(state)["bushes"], table(state)["lakes"]) == (21, 19)


def test_an_owner_corrects_the_solo_ranks():
    agenda = [[{"step": "EndOfGame"}], []]
    state = laid(agenda, seats=1, season="winter", rounds=2, points=[100], components={"solo": {"broccoli": 99}})
    told = state.verdict()
    assert told
    assert told.values["rank"] == "bonsai"


def test_what_is_not_corrected_stays_as_printed():
    state = a_turn("swamp sprout", components={"tracks": {"harvest": [0, 3, 5]}})
    assert len(cells(play(state, "power"), "plant")) == 33


def test_corrected_values_do_not_touch_other_games():
    grange.new_game("evergreen", seats=2, seed=1, components={"tracks": {"harvest": [0, 9]}})
    assert sheet(play(a_turn("swamp harvest"), "power"), "harvest") == PRINTED["tracks"]["harvest"][1]


def test_corrected_values_travel_with_the_record_and_the_position():
    corrected = {"tracks": {"harvest": [0, 9]}}
    state = play_to_the_end(grange.new_game("evergreen", seats=2, seed=1, components=corrected))
    assert grange.replay(state.record()).scores == state.scores
    assert state.to_dict()["components"] == corrected


# Corrections in a file


def test_corrections_may_stand_in_a_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(
        '[tracks]\nharvest = [0, 3]\n\n[deck.mild]\nwheat = [9, 9, 9, 9, 9, 9]\n\n[tracks.source]\nharvest = "rulebook"\n'
    )
    for path in (file, str(file)):
        state = grange.new_game("evergreen", seats=2, seed=1, components=path)
        wheat = [card for card in (*table(state)["market"], *table(state)["zone"]["wheat"]) if card["biome"] == "wheat"]
        assert all(card["icons"] == 9 for card in wheat)
        assert state.to_dict()["components"]["tracks"]["harvest"] == [0, 3]


def test_the_printed_file_itself_is_a_correct_owners_file():
    (components,) = [game.components for game in grange.games() if game.name == "evergreen"]
    usual, read = (grange.new_game("evergreen", seats=2, seed=1, components=file) for file in (None, components))
    assert usual.view(0) == read.view(0)


def test_a_file_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(grange.BadComponents) as refusal:
        grange.new_game("evergreen", seats=2, seed=1, components=tmp_path / "none.toml")
    assert "none.toml" in refusal.value.values["file"]


def test_a_file_that_is_not_toml_is_refused(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("tracks: harvest")
    with pytest.raises(grange.BadComponents):
        grange.new_game("evergreen", seats=2, seed=1, components=file)


# Broken values


def test_a_broken_file_is_refused_with_every_mistake(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(
        """
        [planet]
        map = ["NNN", "RRW", "FSX"]
        [tracks]
        sprout = [1, 2]
        lake = [0]
        [deck.mild]
        rock = [1, 1, 1]
        wild = [0, 0, 0, 0, 0, 1]
        [seasons]
        rounds = [5, 4, 3]
        [setup]
        points = [0, 1, 2]
        fertility = -1
        [trees]
        big_shadow = 9
        [supply]
        lakes = -1
        [score]
        lap = 0
        [solo]
        oak = 10
        """
    )
    assert sorted(mistakes_in(file)) == [
        "deck.mild.rock",
        "deck.mild.wild",
        "planet.map",
        "score.lap",
        "seasons.rounds",
        "setup.fertility",
        "setup.points",
        "solo",
        "supply.lakes",
        "tracks.lake",
        "tracks.sprout",
        "trees.big_shadow",
    ]


def test_values_without_a_place_and_values_of_another_kind_are_mistakes_too():
    broken = {"trees": {"giant_shadow": 3, "big_shadow": "two"}, "tracks": {"lake": [0, 1.5]}, "score": 50, "bees": {"hives": 4}}
    assert sorted(mistakes_in(broken)) == ["bees", "score", "tracks.lake", "trees.big_shadow", "trees.giant_shadow"]


def test_mistakes_of_all_sorts_are_listed_together():
    assert sorted(mistakes_in({"trees": {"giant_shadow": 3}, "tracks": {"lake": [0]}})) == ["tracks.lake", "trees.giant_shadow"]


def test_the_message_names_every_place_with_a_mistake():
    with pytest.raises(grange.BadComponents) as refusal:
        grange.new_game("evergreen", seats=2, seed=1, components={"tracks": {"lake": [0], "sprout": [1, 2]}, "score": {"lap": 0}})
    for place in ("tracks.lake", "tracks.sprout", "score.lap"):
        assert place in str(refusal.value)


@pytest.mark.parametrize(
    "broken",
    [
        [],
        [""],
        ["NRWFMS", "NRW"],
        ["NRWFMSNRWF"],
        ["NRWFMSX"] * 10,
    ],
    ids=["no rows", "an empty row", "rows of different length", "too long", "too high"],
)
def test_a_map_that_is_no_rectangle_of_at_most_nine_by_nine_is_refused(broken):
    assert mistakes_in({"planet": {"map": broken}}) == ["planet.map"]


def test_a_letter_that_is_no_biome_no_crevasse_and_no_dot_is_refused():
    assert mistakes_in({"planet": {"map": ["NRWFMS?"]}}) == ["planet.map"]


def test_a_map_without_a_biome_is_refused():
    assert mistakes_in({"planet": {"map": ["NRWFMM"]}}) == ["planet.map"]


@pytest.mark.parametrize("track", [[], [0], [1, 2], [0, -1], [0, 100]])
def test_a_track_that_does_not_begin_at_zero_and_rise_is_refused(track):
    assert mistakes_in({"tracks": {"bush": track}}) == ["tracks.bush"]


# Accepted components never break a game


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(
    "components",
    [
        {"setup": {"fertility": 99}},
        {"setup": {"fertility": 0}},
        {"deck": {"mild": {biome: [-1] * 6 for biome in BIOMES}}},
        {"trees": {"small_shadow": 0, "big_shadow": 0, "small_light": 8, "big_light": 8}},
        {"trees": {"small_shadow": 8, "big_shadow": 1}},
        {"supply": {"bushes": 0, "lakes": 0}},
    ],
    ids=["much fertility", "no fertility", "only droughts", "no shadows", "long shadows", "empty box"],
)
def test_components_that_are_accepted_can_be_played_to_the_end(components, seats):
    for seed in range(8):
        try:
            state = grange.new_game("evergreen", seats=seats, seed=seed, supply="strict", components=components)
        except grange.BadComponents:
            return  # a refusal before the game is as good
        assert play_to_the_end(state).over


def test_seasons_that_are_accepted_never_need_more_cards_than_there_are():
    try:
        state = grange.new_game("evergreen", seats=4, seed=1, components={"seasons": {"rounds": [5, 5, 5, 5]}})
    except grange.BadComponents:
        return
    while not state.over:  # everybody takes wild cards, so that all other cards are left over and do not come back
        market, options = table(state)["market"], state.decision.options
        wild = [option for option in options if state.code(option).startswith("take") and market[option]["biome"] == "wild"]
        state.play((wild or options)[0])


# Another map


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_wider_planet_of_45_cells_can_be_played_to_the_end(seats):
    assert sum(len(row.replace(".", "")) for row in WIDE) == 45
    state = grange.new_game("evergreen", seats=seats, seed=seats, components={"planet": {"map": WIDE}})
    assert play_to_the_end(state).over
    assert grange.replay(state.record()).scores == state.scores


def test_a_wider_planet_has_its_own_cells_and_crevasses():
    state = grange.new_game("evergreen", seats=1, seed=1, components={"planet": {"map": WIDE}})
    play(play(state, state.decision.codes[0]), "action:D")
    offered = set(cells(state, "plant"))
    assert len(offered) == 45 - 4
    assert {"B1", "F1", "G2", "F7"} <= offered
    assert not offered & {"F2", "B4", "F5", "E7"}  # crevasses
    assert not offered & {"A1", "G1", "A7", "G7"}  # outside


def test_a_planet_may_be_as_large_as_nine_by_nine():
    rows = ["NRWFMSNRW"] * 9
    assert play_to_the_end(grange.new_game("evergreen", seats=2, seed=1, components={"planet": {"map": rows}})).over
