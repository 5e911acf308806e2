"""The picture of the table shows what lies there."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import grange
from grange.core.words import LANGUAGES, read_words
from grange.games.agricola import GAME
from grange.games.agricola.box import ANIMALS, SPACES
from grange.games.agricola.draw.arrange import arrange
from grange.games.agricola.draw.farmyard import farmyard
from grange.games.agricola.draw.page import page
from grange.games.agricola.rules.housing import homeless
from tests.games.agricola.builders import a_farm, codes, use

ENGLISH = read_words("en", GAME.folder)
NAMES = ["Ada", "<b>Moss", "Ivo", "Fern"]
MOMENTS = (0, 7, 25, 60, 110, 170)


@cache
def moments() -> list[Any]:
    """Random moments of games with every number of seats, with and without the extra tile, and their ends."""
    found = []
    for seats in (1, 2, 3, 4):
        for tile in ("off", "on"):
            state, chance = grange.new_game("agricola", seats=seats, seed=seats, tile=tile), Random(seats)
            while not state.over:
                if len(state.history) in MOMENTS:
                    found.append(state.copy())
                decision = chance.choice(state.decisions)
                wanted = [option for option in decision.options if option not in GAME.idle]
                state.play(chance.choice(wanted or decision.options), decision.seat)
            found.append(state)
    return found


def read(svg: str) -> Element:
    return ElementTree.fromstring(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def on_page(state, seat, lang="en") -> Element:
    return read(f"<main>{page(state, seat, read_words(lang, GAME.folder), NAMES[: state.seats]).html}</main>")


def names_in(picture: Element) -> list[str]:
    return [name for element in picture.iter() if (name := element.get("id"))]


def viewers(state) -> list[int | None]:
    return [None, *range(state.seats)]


def pieces(picture: Element) -> list[str | None]:
    return [use.get("href") for use in picture.iter("use")]


def test_everything_that_an_option_points_at_is_on_the_page_and_in_the_picture():
    for state in moments():
        targets = {
            target for decision in state.decisions for option in decision.options if (target := state.target(option, decision.seat))
        }
        for viewer in viewers(state):
            assert targets <= set(names_in(on_page(state, viewer)))
        assert targets <= set(names_in(read(state.svg())))


def test_no_two_elements_have_the_same_name():
    for state in moments():
        for viewer in viewers(state):
            names = names_in(on_page(state, viewer))
            assert sorted(names) == sorted(set(names))
        names = names_in(read(state.svg()))
        assert sorted(names) == sorted(set(names))


def test_a_picture_needs_nothing_but_itself():
    for state in moments():
        svg = state.svg(0, names=NAMES[: state.seats])
        assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", svg)) <= set(names_in(read(svg)))
        assert set(re.findall(r"var\(--([\w-]+)", svg)) <= set(re.findall(r"--([\w-]+):", svg))


def test_names_are_shown_as_they_are():
    page = on_page(moments()[-1], 0)
    assert page.find(".//figcaption//b") is None
    assert page.find(".//table//b") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_every_language(lang):
    for state in moments():
        assert on_page(state, 0, lang).find(".//table") is not None


def test_every_animal_has_its_place_and_no_pasture_holds_too_many_or_two_kinds():
    for state in moments():
        for seat in range(state.seats):
            arranged = arrange(state, seat)
            standing = [herd.kind for herd in arranged.herds for _ in range(herd.number)]
            standing += [kind for _, kind in arranged.stabled]
            standing += arranged.pets
            assert [standing.count(kind) for kind in range(3)] == [state.goods[seat][animal] for animal in ANIMALS]
            assert all(herd.number <= herd.room for herd in arranged.herds)
            assert len(arranged.pets) == homeless(state, seat) + min(state.box.pets, len(arranged.pets))


def test_people_stand_where_they_were_placed():
    for state in moments():
        board = on_page(state, None)
        for space, who in enumerate(state.taken):
            drawn = board.findall(f".//*[@id='token-{SPACES[space]}']")
            assert [pieces(token)[0] for token in drawn] == [f"#person-{seat}" for seat in range(state.seats) if who >> seat & 1]


def test_a_pasture_that_is_being_chosen_shows_its_fences_before_they_are_built():
    state = next(state for state in growing_pastures())
    picture = read(farmyard(state, state.decision.seat, ENGLISH, "Ada"))
    assert len(picture.findall(".//*[@class='chosen']")) == 2
    (would,) = picture.findall(".//*[@class='would']")
    assert [piece for piece in pieces(would) if piece in ("#fence-h", "#fence-v")]


def growing_pastures():
    """Play until somebody has named the first space of a pasture."""
    for seed in range(20):
        state, chance = grange.new_game("agricola", seats=2, seed=seed), Random(seed)
        while not state.over:
            if getattr(state.decision.question, "chosen", 0):
                yield state
                break
            codes = state.decision.codes
            fencing = [code for code in codes if code in ("space:forest", "space:fencing", "do:fences") or code.startswith("add:")]
            state.play(chance.choice(fencing or codes))


def test_animals_that_find_no_house_are_drawn_while_they_must_still_go():
    state = use("pig_market", a_farm("s.... ..... .....", sheep=1), piles={"pig_market": 2}, x_deck="on")
    assert codes(state) == ["release:sheep", "release:boar"]
    assert "pets-0" in names_in(read(state.svg(0)))
