"""The table in a terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

import grange
from grange.core.words import read_words
from tests.games.common import play, prompt
from tests.games.petrichor.builders import a_turn, laid, turn


def shown(state: grange.State, seat: int | None = 0, lang: str = "en") -> str:
    names = ["Anna", "[b]Ben", "Cleo", "Dora"][: state.seats]
    return Text.from_markup(state.game.display.terminal(state, seat, read_words(lang, state.game.folder), names)).plain


def test_a_tile_shows_crop_threshold_cloud_water_and_points():
    state = a_turn("sun rain", seats=3, water={"C1": [3, 1]}, clouds={"C1": [1, 0, 2], "B2": [2, 2]})
    lines = shown(state).splitlines()
    assert "C1 Grass 2" in lines[0]
    assert "~ ●1 ▲2" in lines[1]
    assert "* ●3 ◆1" in lines[2]
    assert "= ●4 ◆3" in lines[3]
    assert "ϟ ●2 ◆2" in shown(state)


def test_a_tile_shows_what_its_crop_would_pay_before_it_grows():
    text = shown(a_turn("sun rain", seats=3, water={"C1": [0, 1], "B2": [2, 1]}))
    assert ",5/3/1 *10/6/2" in text  # coffee, sprouting and grown
    assert "*5/2/0" in text  # cotton, on which nothing lies
    assert "(◆4)" in text  # grass, with one drop of the two that it needs
    assert "(●5 ◆3)" in text  # coffee would only sprout
    assert "( ) points if it grows" in text


def test_sprouting_rice_shows_what_it_would_pay_and_a_tile_that_pays_does_not():
    text = shown(a_turn("sun rain", seats=3, water={"C3": [3, 1], "C1": [2]}))
    assert "(●3 ◆1)" in text
    assert "= ●4" in text
    assert text.count("(●") == 1


def test_a_second_action_says_what_it_costs():
    state = play(a_turn("frost wind wind sun rain", clouds={"A1": [1]}), "play:frost", "place:C3", "vote:frost")
    assert prompt(state) == "ask-second"
    labels = [read_words("en", state.game.folder).text(state.label(option, 0)) for option in state.decision.options]
    assert "Wind, for two wind cards" in labels
    assert "Sun, for one sun card and two others" in labels
    first = a_turn("wind wind")
    assert read_words("en", first.game.folder).text(first.label(first.option("play:wind"), 0)) == "Wind"


def test_votes_dice_and_players_are_listed():
    text = shown(a_turn("sun rain", seats=2, votes={"sun": [2, 1]}, dice=(0, 3, 1), wins=[3, 0]))
    assert "Sun    3  ●2 ◆1" in text
    assert "Harvest dice: harvest  3  1" in text
    assert "Votes won: 3 (+5)" in text
    assert "◆ [b]Ben" in text


def test_only_the_own_hand_is_shown():
    state = a_turn("sun sun rain", seats=2)
    assert "Your hand  Sun 2  Rain 1" in shown(state)
    assert "Your hand" not in shown(state, None)


def test_a_tile_that_lies_face_down_keeps_its_secret():
    state = grange.new_game("petrichor", seats=2, seed=1, fertilizer="on")
    text = shown(state)
    assert text.count("Face down") == 7
    assert "Grass" not in text


def test_alone_the_south_wind_is_listed_as_a_player():
    text = shown(laid([turn()], seats=1, hands=["sun rain"], water={"A1": [1, 4]}))
    assert "○ South wind" in text
    assert "* ●1 ○4" in text


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_is_shown_in_every_language(lang: str):
    assert len(shown(a_turn("sun rain", seats=4), lang=lang).splitlines()) > 20
