"""The table in a terminal."""

import pytest
from rich.text import Text

import grange
from grange.core.words import read_words
from grange.games.agricola import GAME
from tests.games.agricola.builders import a_farm, a_turn

NAMES = ["Anna", "Bo [x]", "Cleo", "Dan"]


def shown(state: grange.State, seat: int | None = 0, lang: str = "en") -> list[str]:
    """Give the lines of the table as a player reads them."""
    return Text.from_markup(
        GAME.display.terminal(state, seat, read_words(lang, GAME.folder), NAMES[: state.seats])
    ).plain.splitlines()


def line_with(lines: list[str], text: str) -> str:
    return next(line for line in lines if text in line)


def test_a_space_shows_its_goods_or_who_stands_there():
    lines = shown(a_turn(a_farm(), a_farm(placed=1), piles={"forest": 6, "reed_bank": 2}, taken={"reed_bank": 1}))
    assert "6 wood" in line_with(lines, "Forest")
    assert "(Bo [x])" in line_with(lines, "Reed Bank")
    assert "2 reed" not in line_with(lines, "Reed Bank")


def test_fences_stand_between_the_spaces_of_a_farm():
    lines = shown(a_turn(a_farm("..... r.... rg...", pastures=["D1 E1", "D2"])))
    header = next(number for number, line in enumerate(lines) if line.split()[:5] == ["A", "B", "C", "D", "E"])
    farm = [line[:31].rstrip() for line in lines[header + 1 : header + 8]]
    assert farm[0].endswith("·────·────·")
    assert farm[1].endswith("│         │")
    assert farm[2].endswith("·────·────·")
    assert farm[3].count("│") == 2
    assert "3*" in farm[5]


def test_improvements_left_are_listed_with_their_prices():
    lines = shown(a_turn(a_farm(cards=["well"])))
    assert "3 clay, 1 stone" in line_with(lines, "Clay Oven")
    assert sum("Well" in line for line in lines) == 1


def test_a_farm_tells_what_its_family_needs():
    lines = shown(a_turn(a_farm(people=3, food=1), rounds=5, token=1))
    assert "Harvest after round 7: 1 of 6 food" in "\n".join(lines)


def test_a_viewer_finds_the_own_farm_first():
    lines = shown(a_turn(turn=1), seat=1)
    assert line_with(lines, "Anna").index("Bo [x]") < line_with(lines, "Anna").index("Anna")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_fits_into_eighty_columns(lang, seats):
    farms = [a_farm(wood=12, clay=11, reed=10, stone=9, sheep=1, cards=["hearth_4", "basketmaker"]), a_farm(begging=3, newborns=1)]
    lines = shown(a_turn(*farms[:seats], seats=seats, rounds=13, tile="on"), lang=lang)
    assert max(len(line.rstrip()) for line in lines) <= 80
