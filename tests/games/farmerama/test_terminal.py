"""The table in a terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

import grange
from grange.core.words import words

from .builders import BARN, PLENTY, START, acting, alone, choose, new

NAMES = ["Anna", "[b]Ben", "Cleo", "Dora"]


def shown(state: grange.State, seat: int | None = 0, lang: str = "en") -> list[str]:
    """Give the lines of the table as a player reads them."""
    text = state.game.terminal(state, seat, words(lang, state.game.folder), NAMES[: state.seats])
    return Text.from_markup(text).plain.splitlines()


def line_with(lines: list[str], text: str) -> str:
    return next(line for line in lines if text in line)


def test_a_sector_shows_what_the_wheel_says_its_fields_and_its_animals():
    lines = shown(acting("feed", fields={"1b": "carrot", "2a": "hay"}, animals={"sheep": 5, "cow": 5}, barn=BARN))
    assert line_with(lines, "1  sow carrots").split() == ["1", "sow", "carrots", "Y", "carrots"]
    assert line_with(lines, "2  sow hay").split() == ["2", "sow", "hay", "hay", ".", "."]
    assert "sheep, cow" in line_with(lines, "5  harvest")
    assert "◄" in line_with(lines, "7  harvest, home")


def test_what_blocks_the_arm_is_told():
    lines = shown(acting("feed", fields={"7a": "corn"}, barn=PLENTY))
    assert "◄ blocks" in line_with(lines, "7  harvest, home")


def test_an_animal_tells_its_feed_its_way_home_and_its_stars():
    lines = shown(acting("feed", animals={"pig": 4}, barn={"water": 1}))
    assert "3 carrots, 2 corn  home in 3 turns  0 13 23" in line_with(lines, "  pig  ")
    assert "2 hay, 2 oats      at home" in line_with(lines, "  sheep  ")


def test_the_numbers_of_the_action_wheel_are_told_for_this_round_and_the_next():
    assert "Sow 3/2 → 4/3    Harvest 3/2 → 2/1    Water 4/2 → 5/3" in line_with(shown(new()), "Action wheel")


def test_the_others_cards_are_hidden_until_all_are_revealed():
    state = new(seats=2)
    choose(state, "sow feed")
    assert "Sow, Feed" in line_with(shown(state), "Your cards")
    assert not any("Feed" in line for line in shown(state, 1) + shown(state, None))
    assert "chosen" in line_with(shown(state, 1), "Anna")
    choose(state, "", "water seeds")
    assert "Water, Seeds" in line_with(shown(state), "[b]Ben")


def test_alone_the_card_the_decks_and_the_special_tiles_are_told():
    lines = shown(alone(drawn="harvest", deck="sow water", fields=START, barn=BARN, specials=2))
    assert "The card of this round: Harvest." in lines
    assert any(line.startswith("2 cards in the deck.") for line in lines)
    assert any(line.startswith("2 special tiles.") for line in lines)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_table_fits_into_eighty_columns(lang: str, seats: int):
    state = new(seats=seats)
    for seat in (0, None):
        assert max(len(line.rstrip()) for line in shown(state, seat, lang)) <= 80
