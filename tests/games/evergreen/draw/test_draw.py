"""The picture of the table shows what lies there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from math import sqrt
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import grange
from grange.core.picture import width_of
from grange.core.words import LANGUAGES, read_words
from grange.games.evergreen import GAME, draw
from tests.games.common import play, play_to_the_end, table
from tests.games.evergreen.builders import (
    BIOMES,
    SIDES,
    a_draft,
    a_turn,
    card,
    every_card,
    everywhere,
    finish,
    last_turn_of,
    take_all,
)

ENGLISH = read_words("en", GAME.folder)
PIECES = {"B6": "sprout", "D4": "small", "D5": "big", "A3": "bush", "F5": "lake"}
DRAWINGS = {"sprout": "#sprout", "small": "#tree-small", "big": "#tree-big", "bush": "#bush", "lake": "#lake"}
THREE = ["rock lake", "snow small", "wild bush"]


def read(svg: str) -> Element:
    """Read a picture without the name of its language, so that all of it and a part are alike."""
    return ElementTree.fromstring(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def own_planet(state, small=False) -> Element:
    return read(draw.planet(state, 0, ENGLISH, "Ada", small))


def named(picture: Element, name: str) -> Element:
    (found,) = picture.findall(f".//*[@id='{name}']")
    return found


def attribute(element: Element | None, name: str) -> str:
    """Read an attribute that must be there."""
    value = None if element is None else element.get(name)
    assert value is not None, name
    return value


def written(picture: Element, css: str) -> list[str | None]:
    """List the words of a class, in the order in which they were written."""
    return [line.text for line in picture.iter("text") if line.get("class") == css]


def pieces(picture: Element) -> list[str | None]:
    """List the pieces that lie in a picture or a part of it."""
    return [use.get("href") for use in picture.iter("use")]


def middle(use: Element) -> tuple[float, float]:
    x, y, width, height = (float(use.get(key, "")) for key in ("x", "y", "width", "height"))
    return x + width / 2, y + height / 2


def cell_at(picture: Element, x: float, y: float) -> str:
    """Name the cell of the first seat on which a point lies."""
    for cell in everywhere():
        corners = [
            float(number) for number in re.findall(r"-?[\d.]+", attribute(named(picture, f"planet-0-{cell}").find("path"), "d"))
        ]
        if min(corners[::2]) < x < max(corners[::2]) and min(corners[1::2]) < y < max(corners[1::2]):
            return cell
    raise AssertionError(f"no cell at {x}, {y}")


def light_on(state) -> dict[str, str | None]:
    """Read the points of light that stand on the cells."""
    picture = own_planet(state)
    badges = [(badge.find("circle"), badge.find("text")) for badge in picture.findall(".//g[@class='badge']")]
    return {
        cell_at(picture, float(attribute(disc, "cx")), float(attribute(disc, "cy"))): (points.text if points is not None else None)
        for disc, points in badges
    }


def some_states() -> list[grange.State]:
    """Games with every number of seats: at the draft, after it, and at their end."""
    begun = [grange.new_game("evergreen", seats=seats, seed=3, supply="strict") for seats in (1, 2, 3, 4)]
    return [*begun, *(take_all(state.copy()) for state in begun), *(play_to_the_end(state.copy()) for state in begun)]


# The planet


def test_every_piece_is_drawn_once_and_on_its_cell():
    picture = own_planet(a_turn("meadow sprout", PIECES))
    tokens = [use for token in picture.findall(".//g[@class='token']") for use in token]
    assert {cell_at(picture, *middle(use)): use.get("href") for use in tokens} == {
        cell: DRAWINGS[piece] for cell, piece in PIECES.items()
    }
    assert len(tokens) == len(PIECES)


def test_trees_in_the_light_bear_their_points_and_those_in_shadow_none():
    one_behind_the_other = {"D4": "big", "D5": "small"}
    assert light_on(a_turn("meadow sprout", one_behind_the_other, sun="north")) == {"D4": "2"}
    assert light_on(a_turn("meadow sprout", one_behind_the_other, sun="west")) == {"D4": "2", "D5": "1"}


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_the_sun_stands_on_its_side(side, small):
    picture = own_planet(a_turn("meadow sprout", sun=side), small)
    x, y = middle(named(picture, "sun-0")[0])
    assert {"north": -y, "east": x, "south": y, "west": -x}[side] == max(abs(x), abs(y)) > 200


# Cards


def test_a_card_that_was_taken_leaves_an_empty_place():
    state: Any = play(a_draft(THREE), "take:1")
    picture = read(draw.market(state, ENGLISH))
    assert [bool(pieces(named(picture, f"market-{place}"))) for place in range(3)] == [True, False, True]


def test_the_first_player_token_lies_on_its_card_until_somebody_takes_it():
    state: Any = play(a_draft(THREE), "take:1")
    assert pieces(read(state.svg())).count("#first-player") == 1
    assert "#first-player" in pieces(named(read(state.svg()), "market-0"))
    play(state, "take:0", seat=1)
    assert pieces(read(state.svg())).count("#first-player") == 1
    assert "#first-player" not in pieces(read(draw.market(state, ENGLISH)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_biome_keeps_clear_of_the_power(lang):
    state: Any = a_draft(THREE)
    for name in every_card():
        picture = read(draw.card(state, card(name), read_words(lang, GAME.folder), "card"))
        (biome, *_), medal = picture.findall(".//text"), picture.find(".//circle")
        x, y, size = (float(attribute(biome, key)) for key in ("x", "y", "font-size"))
        centre, height, radius = (float(attribute(medal, key)) for key in ("cx", "cy", "r"))
        top_of_letters = y - 0.7 * size - height
        assert x + width_of(biome.text or "", size) < centre - sqrt(max(0, radius**2 - top_of_letters**2)), biome.text


# Numbers


def test_the_fertility_zone_tells_how_fertile_each_biome_is():
    state: Any = a_draft(THREE, zone={"swamp": ["swamp big", "swamp bush"], "rock": ["rock harvest"]})
    shown = written(read(draw.fertility(state, ENGLISH)), "t num")
    assert shown == [str(table(state)["fertility"][biome]) for biome in BIOMES]
    assert len(set(shown)) == 3


def test_the_score_sheet_ends_with_the_scores():
    for state in some_states():
        assert written(read(state.svg()), "t book") == [str(score) for score in state.scores]


def test_the_score_sheet_tells_where_the_points_came_from():
    state = finish(last_turn_of("winter", {"D4": "big", "D5": "bush"}, points=[7, 5], zone={"wheat": ["wheat lake"]}))
    rows = [[line.text for line in group.findall("text")] for group in read(state.svg()).iter("g")]
    for category in state.score_sheet(0):
        points = [str(state.score_sheet(seat)[category] or "–") for seat in (0, 1)]
        assert [ENGLISH.say(f"category-{category}"), *points] in rows


# The picture as a whole


def test_names_are_shown_as_they_are():
    names = ["<b>A", "&B"]
    picture = read(a_draft(THREE).svg(names=names))
    assert set(names) <= {line.text for line in picture.iter("text")}
    assert picture.find(".//b") is None


def test_a_picture_needs_nothing_but_itself():
    for state in some_states():
        svg = state.svg()
        ids = {element.get("id") for element in read(svg).iter()}
        assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", svg)) <= ids
        assert set(re.findall(r"var\(--([\w-]+)", svg)) <= set(re.findall(r"--([\w-]+):", svg))


def test_no_two_elements_have_the_same_name():
    for state in some_states():
        ids = [name for element in read(state.svg()).iter() if (name := element.get("id"))]
        assert sorted(ids) == sorted(set(ids))


def test_the_same_state_gives_the_same_picture_in_every_process():
    begin = "import grange, sys; sys.stdout.buffer.write(grange.new_game('evergreen', seats=3, seed=7).svg(1, 'pl').encode())"
    here = grange.new_game("evergreen", seats=3, seed=7).svg(1, "pl").encode()
    for chance in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": chance}
        assert subprocess.run([sys.executable, "-c", begin], env=environment, capture_output=True, check=True).stdout == here


def test_on_a_dark_page_the_paper_is_dark_and_the_ink_is_light():
    day, dusk, night = re.findall(r"--paper: ?#(\w+).*?--ink: ?#(\w+)", a_draft(THREE).svg())
    assert dusk == night
    assert day[0] > day[1]
    assert night[0] < night[1]


def test_a_spectator_sees_what_the_first_seat_sees_but_no_column_of_their_own():
    def elements(svg):
        return [(element.tag, element.attrib, element.text) for element in read(svg).iter()]

    for state in some_states():
        spectator, first = elements(state.svg(None)), elements(state.svg(0))
        ((tag, looks, _),) = [element for element in first if element not in spectator]
        assert (tag, looks["fill"]) == ("rect", "var(--accent-wash)")
        assert len(first) == len(spectator) + 1
