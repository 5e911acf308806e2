"""A refusal says what would have been right."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import grange
from grange.core.words import LANGUAGES


def refusal(state: grange.State, option: object) -> grange.IllegalOption:
    with pytest.raises(grange.IllegalOption) as caught:
        state.play(option)
    return caught.value


@pytest.mark.parametrize(
    "look",
    [
        lambda state: state.view(2),
        lambda state: state.imagine(2, 1),
        lambda state: state.score_sheet(2),
        lambda state: state.svg(2),
        lambda state: state.label(state.decision.options[0], 2),
    ],
)
def test_a_seat_that_is_not_there_can_neither_be_seen_nor_imagined(look: Callable[[grange.State], object]):
    with pytest.raises(grange.WrongSeat, match="the seats are 0 to 1"):
        look(grange.new_game("evergreen", seats=2, seed=7))


def test_what_is_no_option_has_no_label():
    with pytest.raises(grange.IllegalOption, match="no option number 99999"):
        grange.new_game("evergreen", seats=2, seed=7).label(99999, 0)


def test_a_document_that_names_no_game_is_no_position():
    with pytest.raises(grange.BadPosition):
        grange.from_dict({})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", ["take:9", "tkae:1", "", None, -1, 10**9])
def test_a_wrong_option_is_answered_with_the_options_there_are(option: object, lang: str):
    state = grange.new_game("evergreen", seats=2, seed=7)
    assert "take:0, take:1, take:2" in refusal(state, option).say(lang)


def test_of_many_options_only_the_first_are_listed():
    state = grange.new_game("agricola", 4, 1, cards="on")
    while len(state.decision.codes) <= 20:
        state.play(state.decision.options[0])
    said = str(refusal(state, "nonsense"))
    assert said.endswith(f"{state.decision.codes[19]}, ….")
    assert state.decision.codes[20] not in said.replace(state.decision.codes[19], "")


def test_a_code_alone_is_answered_without_a_list():
    with pytest.raises(grange.IllegalOption, match="This game has no option “take:9”.$"):
        grange.new_game("evergreen", seed=7).option("take:9")


@pytest.mark.parametrize("begin", [grange.new_game, grange.new_campaign])
def test_rules_given_as_a_table_are_told_to_be_keywords(begin):
    with pytest.raises(grange.BadSetup, match=r"Write cards='on' instead of rules=…"):
        begin("agricola", rules={"cards": "on"})
    with pytest.raises(grange.BadSetup, match="no rule option “rules”"):
        begin("agricola", rules="on")


def test_who_installs_postgres_can_serve():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert "grange[web]" in project["project"]["optional-dependencies"]["postgres"]
