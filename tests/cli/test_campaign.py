"""Campaigns in the terminal: begin, leave, continue, show and end them."""

from __future__ import annotations

import json

import pytest

import grange
from grange.core.record import record_of
from tests.cli.test_cli import run as run_fixture
from tests.contract.setups import played

run = run_fixture
WON = {"scores": [54], "places": [1], "played": [["tutor", "groom"]], "kept": [None]}


@pytest.fixture(autouse=True)
def own_file(monkeypatch, tmp_path):
    monkeypatch.setattr("grange.cli.campaign.LAST_CAMPAIGN", tmp_path / "data" / "campaign.json")


def saved(path, *games, seats=1, bots=(), playing=None, **changes):
    document = {**grange.new_campaign("agricola", seats).to_dict(), "games": list(games), **changes}
    players = [{"name": "", "bot": bots[seat] if seat < len(bots) else None} for seat in range(seats)]
    path.write_text(json.dumps({"campaign": document, "players": players, "playing": playing}))


def test_a_campaign_begins_with_its_road(run, tmp_path):
    code, said, _ = run("campaign agricola --save my.json")
    assert code == 0
    assert "Game 1 of 8: reach 50 points" in said
    assert json.loads((tmp_path / "my.json").read_text())["campaign"]["games"] == []


@pytest.mark.parametrize(("lang", "line"), [("ru", "Партия 1 из 8: наберите 50 очков"), ("pl", "Partia 1 z 8: zdobądź 50 punktów")])
def test_the_road_speaks_three_languages(run, lang, line):
    assert line in run(f"campaign agricola --lang {lang} --show")[1]


def test_who_leaves_in_the_middle_of_a_game_finds_it_as_it_was(run, tmp_path):
    saved(tmp_path / "my.json", {**WON, "kept": ["tutor"]})
    code, said, _ = run("campaign --resume my.json", "go 1 q")
    assert (code, "grange campaign --resume" in said) == (0, True)
    record = json.loads((tmp_path / "my.json").read_text())["playing"]
    assert len(record["choices"]) == 1
    assert record["rules"]["start"] == "goal=55; food=2; kept=tutor"
    run("campaign --resume my.json", "1 q")
    assert len(json.loads((tmp_path / "my.json").read_text())["playing"]["choices"]) >= 1


def test_who_leaves_is_told_the_command_that_reads_the_very_file(run):
    said = run("campaign agricola --save my.json", "q")[1]
    assert "grange campaign --resume my.json" in said
    assert run("campaign --resume my.json", "q")[0] == 0


def test_when_the_campaign_is_over_nobody_is_told_to_go_on(run, tmp_path):
    saved(tmp_path / "my.json", {**WON, "kept": ["tutor"]})
    assert "--resume" not in run("campaign --resume my.json", "g")[1]


def test_a_file_that_is_not_there_is_called_missing(run):
    code, _, told = run("campaign --resume nothing.json")
    assert code != 0
    assert "nothing.json" in told


def test_the_road_mentions_a_game_that_is_being_played(run):
    run("campaign agricola --save my.json", "go 1 q")
    assert "Game 1 is being played" in run("campaign --resume my.json --show")[1]


def test_after_a_game_one_says_what_goes_on(run, tmp_path):
    saved(tmp_path / "my.json", WON)
    code, said, _ = run("campaign --resume my.json", "0 9 2 q")
    assert code == 0
    assert "Groom" in said
    assert json.loads((tmp_path / "my.json").read_text())["campaign"]["games"][0]["kept"] == ["groom"]
    assert "Game 2 of 8: reach 55 points" in said


def test_a_game_that_was_just_finished_is_taken_in(run, tmp_path):
    state = played(grange.new_campaign("agricola", 2).begin(1))
    saved(tmp_path / "my.json", seats=2, bots=["random", "random"], playing=record_of(state))
    code, said, _ = run("campaign --resume my.json")
    assert code == 0
    assert "Game 2 of 3" in said
    games = json.loads((tmp_path / "my.json").read_text())["campaign"]["games"]
    assert games[0]["scores"] == state.scores
    assert None not in games[0]["kept"]  # bots have chosen


def test_a_campaign_can_be_given_up(run, tmp_path):
    saved(tmp_path / "my.json")
    assert "abandoned" in run("campaign --resume my.json", "g")[1]
    assert json.loads((tmp_path / "my.json").read_text())["campaign"]["given_up"]
    assert run("campaign --resume my.json")[0] == 0


@pytest.mark.parametrize("text", ["", "no json", "[]", "{}", '{"campaign": {}}', '{"campaign": 3}'])
def test_a_broken_file_is_refused_with_a_clear_word(run, tmp_path, text):
    (tmp_path / "my.json").write_text(text)
    code, _, said = run("campaign --resume my.json")
    assert code == 2
    assert len(said) > 10


def test_a_game_of_another_campaign_is_refused(run, tmp_path):
    saved(tmp_path / "my.json", playing=record_of(grange.new_game("agricola", seats=1, seed=1)))
    code, _, said = run("campaign --resume my.json")
    assert code == 2
    assert "not the next game" in said


def test_a_game_without_a_campaign_says_so(run):
    code, _, said = run("campaign evergreen")
    assert (code, "no campaign" in said) == (2, True)
