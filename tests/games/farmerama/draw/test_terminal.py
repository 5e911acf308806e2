"""The table in a terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

import grange
from grange.core.words import read_words
from tests.games.common import play
from tests.games.farmerama.builders import (
    ANIMALS,
    BARN,
    HOME,
    PLENTY,
    START,
    acting,
    alone,
    choose,
    clean_up,
    laid,
    new,
    pasture,
    the_end,
)

NAMES = ["Anna", "[b]Ben", "Cleo", "Dora"]


def shown(state: grange.State, seat: int | None = 0, lang: str = "en") -> list[str]:
    """Give the lines of the table as a player reads them."""
    text = state.game.display.terminal(state, seat, read_words(lang, state.game.folder), NAMES[: state.seats])
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


def test_an_animal_at_home_tells_to_which_pasture_it_would_go_and_how_many_turns_it_would_be_away():
    lines = shown(acting("feed", barn=BARN))
    assert "at home → 5 (2)" in line_with(lines, "  sheep  ")
    assert "at home → 2 (5)" in line_with(lines, "  horse  ")
    lines = shown(acting("feed", barn=BARN, turns=3))
    assert "at home → 2 (2)" in line_with(lines, "  sheep  ")
    assert "turns until home" in line_with(lines, "feed;")


@pytest.mark.parametrize("animal", ANIMALS)
def test_a_fed_animal_comes_home_after_as_many_turns_as_the_table_told(animal: str):
    state = acting("feed", barn=PLENTY | {"water": 7})
    told = line_with(shown(state), f"  {animal}  ").partition("→")[2]
    sector, turns = int(told.split()[0]), int(told.split()[1].strip("()"))
    play(state, f"feed:{animal}", seat=0)
    assert pasture(state, animal) == sector
    play(state, *["turn"] * (turns - 1), seat=0)
    assert pasture(state, animal) == sector
    play(state, "turn", seat=0)
    assert pasture(state, animal) is HOME


def test_the_numbers_of_the_action_wheel_are_told_for_this_round_and_the_next():
    assert "Sow 3/2 → 4/3    Harvest 3/2 → 2/1    Water 4/2 → 5/3" in line_with(shown(new()), "Action wheel")


def test_once_the_cards_are_revealed_the_large_or_the_small_number_stands_beside_the_actions():
    state = choose(new(seats=2), "sow feed", "sow water")
    assert "Sow 2 (small), Feed" in line_with(shown(state), "Your cards")
    assert any("Sow 2 (small), Water 4 (large)" in line for line in shown(state))


def test_alone_the_large_number_stands_beside_the_action_of_the_card():
    lines = shown(alone(drawn="harvest", deck="sow water", fields=START, barn=BARN))
    assert "Sow 2 (small)  Harvest 3 (large)  Water 2 (small)" in line_with(lines, "Numbers for you")


def test_it_is_told_that_the_next_tile_ends_the_game():
    ends = "The next bonus tile that somebody takes ends the game."
    assert shown(acting("sow", barn=PLENTY, stack=""))[-1] == ends
    assert ends not in shown(acting("sow", barn=PLENTY, stack="oats"))
    assert shown(acting("sow", barn=PLENTY, stack="oats", lying="carrots"))[-1] == ends


def test_it_is_told_that_this_is_the_last_round():
    last = "This is the last round."
    assert shown(acting("sow", barn=PLENTY, stack="", lying="carrots"))[-1] == f"The bonus tiles have run out. {last}"
    assert shown(acting("sow", barn=PLENTY, rounds=60))[-1] == last


def test_of_three_it_is_told_that_the_game_goes_on_until_all_have_had_the_head_sheep():
    often = "as soon as all have had the Head Sheep equally often."
    assert shown(acting("sow", seats=3, barn=PLENTY, stack=""))[-1].endswith(often)
    assert shown(acting("sow", seats=3, barn=PLENTY, stack="", lying="carrots"))[-1].endswith(often)
    assert shown(acting("sow", seats=3, barn=PLENTY, stack="", lying="carrots", rounds=3))[-1].endswith("This is the last round.")


def test_it_is_told_why_the_game_is_over():
    assert shown(the_end())[-1] == "The bonus tiles have run out, and the game is over."
    assert shown(clean_up(rounds=60))[-1] == "The game is over after 60 rounds."
    last = laid(["SoloRound"], seats=1, used="sow sow sow harvest harvest harvest water water", drawn="water", rounds=42)
    assert shown(last)[-1] == "The last card of the last deck was played, and the game is over."


def test_the_others_cards_are_hidden_until_all_are_revealed():
    state = new(seats=2)
    choose(state, "sow feed")
    assert "Sow, Feed" in line_with(shown(state), "Your cards")
    assert not any("Feed" in line for line in shown(state, 1) + shown(state, None))
    assert "chosen" in line_with(shown(state, 1), "Anna")
    choose(state, "", "water seeds")
    assert any("Water 4 (large), Seeds" in line for line in shown(state))


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


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_of_two_with_their_cards_revealed_fits_into_eighty_columns(lang: str):
    state = choose(new(seats=2), "sow harvest", "harvest sow")
    assert max(len(line.rstrip()) for line in shown(state, 0, lang)) <= 80
