"""An owner's corrections of the box, and the mistakes that a refused file lists."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, codes, play, play_to_the_end, table
from tests.games.farmerama.builders import (
    BARN,
    FIELDS,
    HOME,
    PLENTY,
    PRINTED,
    START,
    TILES,
    acting,
    alone,
    bank,
    barn,
    clean_up,
    finish_round,
    new,
    pasture,
    produced,
    revealing,
    standing,
    the_end,
    times,
)


def mistakes_in(components):
    """Begin a game with broken components and name the places of the mistakes that it is refused with."""
    with pytest.raises(grange.BadComponents) as refusal:
        new(components=components)
    return [mistake.values["place"] for mistake in refusal.value.values["mistakes"]]


# Corrected values


def test_an_owner_corrects_the_feed_of_an_animal():
    state = acting("feed", "seeds", barn={"hay": 1}, components={"feed": {"sheep": [0, 1, 0, 0]}})
    assert "feed:sheep" in codes(state, 0)
    play(state, "feed:sheep", seat=0)
    assert pasture(state, "sheep") == 5


def test_an_owner_corrects_the_feed_of_the_cow_with_corn():
    corrected = {"feed": {"cow_with_corn": [0, 0, 0, 4]}}
    assert codes(acting("feed", barn={"corn": 4}, cow="corn", components=corrected)) == ["feed:cow", "done"]


def test_an_owner_corrects_the_ring_of_the_action_wheel():
    ring = {"ring": {"numbers": [[6, 5], [7, 4], [3, 2]], "sow": 1, "harvest": 0, "water": 2}}
    state = acting("sow", barn=PLENTY, components=ring)
    assert table(state)["numbers"] == {"sow": [7, 4], "harvest": [6, 5], "water": [3, 2]}
    assert times(state) == 7
    assert table(finish_round(state))["numbers"] == {"sow": [3, 2], "harvest": [7, 4], "water": [6, 5]}


def test_where_the_ring_shows_nothing_nothing_can_be_done_even_for_water():
    ring = {"ring": {"numbers": [[0, 0]], "sow": 0, "harvest": 0, "water": 0}}
    assert codes(acting("sow", barn={**PLENTY, "water": 2}, components=ring)) == ["turn", "done"]
    assert codes(acting("harvest", barn={"water": 2}, fields={"5a": "hay"}, components=ring)) == ["turn", "done"]
    assert "sow:1a" in codes(acting("sow", barn={**PLENTY, "water": 2}, components=ring, mode="professional"))


def test_an_owner_corrects_the_fields_of_the_farm():
    state = new(components={"farm": {"fields": [3, 3, 1, 2, 2, 2, 2]}})
    assert "1c" in table(state)["farms"][0]["fields"]
    assert "6c" not in table(state)["farms"][0]["fields"]


def test_an_owner_corrects_the_first_pairs():
    state = new(components={"farm": {"start": ["", "", "corn", "", "hay", "", ""]}})
    assert standing(state) == {"3a": "corn", "5b": "hay"}


def test_an_owner_corrects_the_places_of_a_pasture():
    herd = {"pig": 5}
    assert "feed:sheep" not in codes(acting("feed", barn=PLENTY, animals=herd, components={"farm": {"places": 1}}))


def test_an_owner_corrects_the_player_wheel():
    wheel = {
        "wheel": {"sows": ["hay", "carrot", "", "corn", "", "oats", ""], "animals": ["", "", "sheep", "", "pig", "cow", "horse"]}
    }
    state = play(acting("sow", barn=PLENTY, components=wheel), "sow:1a", "sow:2a", "sow:6a")
    assert standing(state) == {"1a": "hay", "2a": "carrot", "6a": "oats"}
    assert "harvest:3a" in codes(acting("harvest", fields={"3a": "hay"}, components=wheel))
    assert pasture(play(acting("feed", barn=PLENTY, components=wheel), "feed:sheep"), "sheep") == 3


def test_an_owner_corrects_the_pacifier():
    state = acting("feed", "seeds", barn={"water": 2}, animals={"sheep": 5, "pig": 6}, components={"wheel": {"pacifier": 6}})
    play(state, "turn")
    assert (pasture(state, "sheep"), pasture(state, "pig"), produced(state)) == (HOME, 6, {"sheep": 1})


def test_an_owner_corrects_the_first_barn_and_the_bank():
    state = new(2, components={"barn": {"hay": 4}, "bank": {"tiles": 40}})
    assert barn(state) == {**BARN, "hay": 4}
    assert bank(state)["hay"] == 40 - 2 * (4 + 2)


def test_an_owner_corrects_the_solo_water():
    assert bank(new(1, components={"bank": {"solo_water": 6}}))["water"] == 6


def test_an_owner_corrects_stars():
    changes = {"stables": {"cow": 9}, "stars": {"tile": 5, "crop": 2}, "score": {"usual": {"sheep": [0, 7]}}}
    state = the_end(animals={"cow": 1}, gardens=["star"], barn={"hay": 3}, produced={"sheep": 1}, components=changes)
    assert state.scores[0] == 9 + 5 + 6 + 7


def test_an_owner_corrects_the_generous_score_table_apart_from_the_usual_one():
    changes = {"score": {"generous": {"pig": [0, 50]}}}
    assert the_end(produced={"pig": 1}, components=changes, score="generous").scores[0] == 50
    assert the_end(produced={"pig": 1}, components=changes).scores[0] == 13


def test_a_shorter_track_has_its_own_top():
    state = acting(
        "feed",
        "seeds",
        barn={"water": 1},
        animals={"sheep": 6},
        produced={"sheep": 1},
        components={"score": {"usual": {"sheep": [0, 7]}}},
    )
    play(state, "turn")
    assert produced(state) == {"sheep": 1}


def test_an_owner_corrects_a_bonus_tile():
    tile = {"tiles": {"hay": {"number": 2, "goods": [0, 3, 0, 0, 1], "action": "", "star": True, "dark": False}}}
    state = play(revealing("feed", "feed", "seeds", "water", gardens=["star"], components=tile), "take:2")
    assert barn(state, 1) == {"hay": 3, "water": 1}
    assert state.score_sheet(1)["tiles"] == 3


def test_an_owner_corrects_how_many_tiles_lie_open_and_how_many_go_into_the_box():
    state = new(components={"award": {"open": 3, "removed": [0, 1, 1, 1]}})
    assert (len(table(state)["open"]), table(state)["stack"]) == (3, 20 - 1 - 3)


def test_an_owner_corrects_the_number_of_cards():
    state = new(components={"cards": {"chosen": [0, 2, 1, 2]}})
    play(state, "card:sow", seat=0)
    assert 0 in asked(state)


def test_an_owner_corrects_what_the_head_sheep_adds():
    state = new(3, components={"cards": {"head_sheep": 0}})
    for seat in range(3):
        play(state, f"card:{('sow', 'seeds', 'feed')[seat]}", seat=seat)
    assert table(state)["farms"][0]["cards"] == ["sow"]


def test_an_owner_corrects_the_solo_decks_and_special_tiles():
    state = new(1, components={"solo": {"deck": 2, "extra": 1, "specials": 1}})
    assert (table(state)["alone"]["deck"], table(state)["alone"]["extra"]) == (5, 3)
    assert table(play_to_the_end(state))["round"] == 6 + 7 + 8 + 9
    assert table(state)["alone"]["specials"] <= 1


def test_an_owner_corrects_the_solo_goal():
    everything = "sow sow harvest harvest harvest water water water"
    easy = alone(drawn="sow", used=everything, rounds=42, barn={"hay": 3}, components={"stars": {"solo_goal": 3}})
    assert play(easy, "do:water", "done").winners == [0]


def test_a_house_can_set_another_last_round():
    assert clean_up(rounds=7, components={"end": {"rounds": 7}}).over
    assert not clean_up(rounds=6, components={"end": {"rounds": 7}}).over


# Mistakes


@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("farm.places", {"farm": {"places": 0}}),
        ("farm.fields", {"farm": {"fields": [2, 3, 1, 2, 2, 3]}}),
        ("farm.fields", {"farm": {"fields": [2, 4, 1, 2, 2, 3, 2]}}),
        ("farm.fields", {"farm": {"fields": [2, 0, 1, 2, 2, 3, 2]}}),
        ("farm.start", {"farm": {"start": ["carrot"]}}),
        ("farm.start", {"farm": {"start": ["beans", "", "", "", "", "", ""]}}),
        ("wheel.sows", {"wheel": {"sows": ["water", "", "", "", "", "", ""]}}),
        ("wheel.animals", {"wheel": {"animals": ["sheep", "sheep", "cow", "pig", "", "", ""]}}),
        ("wheel.animals", {"wheel": {"animals": ["sheep", "horse", "cow", "pig"]}}),
        ("wheel.pacifier", {"wheel": {"pacifier": 8}}),
        ("barn.hay", {"barn": {"hay": 5}}),
        ("bank.tiles", {"bank": {"tiles": 15}}),
        ("bank.tiles", {"bank": {"tiles": 23}, "barn": {"oats": 4}}),
        ("bank.solo_water", {"bank": {"solo_water": -1}}),
        ("feed.pig", {"feed": {"pig": [3, 2]}}),
        ("feed.cow_with_corn", {"feed": {"cow_with_corn": [-1, 0, 0, 0]}}),
        ("stables.cow", {"stables": {"cow": 100}}),
        ("score.usual.cow", {"score": {"usual": {"cow": [1, 2]}}}),
        ("score.generous.pig", {"score": {"generous": {"pig": [0, 5, 4]}}}),
        ("score.usual.sheep", {"score": {"usual": {"sheep": [0]}}}),
        ("stars.tile", {"stars": {"tile": 100}}),
        ("ring.numbers", {"ring": {"numbers": []}}),
        ("ring.numbers", {"ring": {"numbers": [[3, 2, 1]]}}),
        ("ring.water", {"ring": {"water": 6}}),
        ("tiles.star", {"tiles": {"star": {"action": "feed"}}}),
        ("tiles.star", {"tiles": {"star": {"goods": [1, 2]}}}),
        ("tiles.water.colour", {"tiles": {"water": {"colour": 3}}}),
        ("award.open", {"award": {"open": 5}}),
        ("award.removed", {"award": {"removed": [0, 10, 7]}}),
        ("award.removed", {"award": {"removed": [0, 19, 7, 4]}}),
        ("cards.chosen", {"cards": {"chosen": [0, 3, 1, 1]}}),
        ("cards.chosen", {"cards": {"chosen": [0, 2, 1, 0]}}),
        ("cards.head_sheep", {"cards": {"head_sheep": 3}}),
        ("solo.deck", {"solo": {"deck": 0}}),
        ("solo.specials", {"solo": {"specials": 10}}),
        ("end.rounds", {"end": {"rounds": 0}}),
        ("crops", {"crops": {}}),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_its_place(place, broken):
    assert mistakes_in(broken) == [place]


def test_mistakes_are_listed_together():
    assert mistakes_in({"farm": {"places": 9}, "feed": {"cow": []}, "ring": {"sow": -1}}) == ["farm.places", "feed.cow", "ring.sow"]


# Accepted components never break a game


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "components",
    [
        {"bank": {"tiles": 24}, "barn": dict.fromkeys(BARN, 4)},
        {"farm": {"start": [""] * 7}, "bank": {"tiles": 12, "solo_water": 0}},
        {"ring": {"numbers": [[0, 0]], "sow": 0, "harvest": 0, "water": 0}},
        {"wheel": {"sows": [""] * 7}},
        {"wheel": {"sows": ["hay"] * 7, "pacifier": 1}},
        {"wheel": {"animals": ["", "", "", "sheep", "pig", "cow", "horse"]}},
        {"feed": {animal: [0, 0, 0, 0] for animal in ("sheep", "pig", "cow", "horse")}},
        {"award": {"open": 4, "removed": [0, 0, 0, 0]}},
        {"award": {"open": 1, "removed": [0, 19, 19, 19]}},
        {"cards": {"chosen": [0, 1, 2, 2], "head_sheep": 2}},
        {"solo": {"deck": 1, "extra": 0, "specials": 0}, "end": {"rounds": 1}},
    ],
    ids=[
        "small bank",
        "bare farms",
        "empty ring",
        "no sowing",
        "only hay",
        "animals at the arm",
        "no feed",
        "four open",
        "one tile",
        "other cards",
        "short game",
    ],
)
def test_components_that_are_accepted_can_be_played_to_the_end(components, seats):
    for seed in range(2):
        for mode in ("basic", "professional"):
            state = new(seats, seed, components=components, mode=mode)
            assert min(bank(state).values()) >= 0
            assert play_to_the_end(state, seed).over


# The printed values agree with the sources


def test_each_crop_is_eaten_by_two_animals_if_the_cow_eats_corn():
    feed = [PRINTED["feed"][name] for name in ("sheep", "pig", "cow_with_corn", "horse")]
    assert [sum(1 for row in feed if row[crop]) for crop in range(4)] == [2, 2, 2, 2]


def test_both_feeds_of_the_cow_are_as_large():
    assert sum(PRINTED["feed"]["cow"]) == sum(PRINTED["feed"]["cow_with_corn"]) == 5


def test_there_are_fifteen_fields_seven_scarecrows_and_fourteen_places_on_pastures():
    assert (len(FIELDS), sum(field.endswith("a") for field in FIELDS)) == (15, 7)
    assert 7 * PRINTED["farm"]["places"] == 14
    assert set(START) <= set(FIELDS)


def test_the_tiles_bring_two_crops_three_water_or_a_star_and_the_dark_ones_more():
    for name in TILES:
        tile = PRINTED["tiles"][name]
        if not tile["dark"]:
            assert (sum(tile["goods"][:4]), tile["goods"][4], tile["star"]) in {(2, 0, False), (0, 3, False), (0, 0, True)}
