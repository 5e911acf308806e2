"""One record format: the API, the page and the terminal write it, and each reads what the others wrote."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import grange
from grange.cli import main
from tests.contract.setups import played
from tests.web.pages.test_pages import csrf

RECORDS = Path(__file__).parents[3] / "docs" / "reference" / "records.md"


@pytest.fixture
def record(client, open_table) -> dict[str, Any]:
    """The record of a game of two people, one of whom has an odd name, as the API gives it."""
    table = open_table(guests=[{"name": "Ada"}, {"name": "[/bold]Bo"}])
    table.play_first_options()
    record = client.get(f"/api/tables/{table.id}/record").json()
    assert client.get(f"/table/{table.id}/record").json() == record
    return record


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Run a command on a file; give its exit code and what it said."""
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setattr("builtins.input", lambda *_: "q")

    def run_on(record: dict[str, Any], *command: str) -> tuple[int, str]:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        code = main([*command, str(file), "--lang", "en"])
        return code, capsys.readouterr().out

    return run_on


def test_a_record_of_the_api_is_taken_up_in_the_terminal(record, run, tmp_path):
    code, said = run(record, "play", "--resume")
    assert code == 0
    assert "Ada" in said
    assert "[/bold]Bo" in said
    assert json.loads((tmp_path / "game.json").read_text()) == record


def test_a_record_of_the_api_is_replayed_in_the_terminal_with_the_names_of_those_who_played(record, run):
    code, said = run(record, "replay", "--end")
    assert code == 0
    assert "Ada" in said
    assert "[/bold]Bo" in said


def test_a_record_of_the_api_is_uploaded_again_with_its_names(client, record):
    files = {"record": ("game.json", json.dumps(record), "application/json")}
    answer = client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)
    assert answer.status_code == 303
    assert client.get(answer.headers["location"].replace("/replay", "/record")).json() == record


def test_others_can_take_the_seats_of_a_record_and_its_names_stay(run, tmp_path):
    state = grange.new_game("evergreen", 2, 7)
    players = [{"name": "Ada", "bot": None}, {"name": "Fern", "bot": "steady"}]
    code, _ = run(state.record() | {"players": players}, "play", "--seats", "random,me", "--resume")
    assert code == 0
    assert json.loads((tmp_path / "game.json").read_text())["players"] == [
        {"name": "Ada", "bot": "random"},
        {"name": "Fern", "bot": None},
    ]


WRONG_PLAYERS: list[Any] = [
    None,
    "Ada, Bo",
    ["Ada", "Bo"],
    [{"name": "Ada"}],
    [{"name": "Ada"}] * 3,
    [{"name": 5}, {}],
    [{"bot": []}, {}],
    [{"bot": 0}, {}],
    [{"age": 5}, {}],
]


@pytest.mark.parametrize("players", WRONG_PLAYERS)
def test_players_of_a_wrong_kind_are_refused_wherever_a_record_is_read(client, run, players):
    record = played(grange.new_game("evergreen", 2, 5)).record() | {"players": players}
    files = {"record": ("game.json", json.dumps(record), "application/json")}
    assert client.post("/upload", data={"csrf": csrf(client)}, files=files).status_code == 422
    assert run(record, "play", "--resume")[0] == 2
    assert run(record, "replay", "--end")[0] == 2


def test_what_cannot_be_printed_is_left_out_of_a_name(run):
    record = played(grange.new_game("evergreen", 1, 5)).record()
    code, said = run(record | {"players": [{"name": "A\x07d\x1b[31ma"}]}, "replay", "--end")
    assert code == 0
    assert "Ad[31ma" in said


def test_the_page_on_records_names_every_field_of_a_record(record):
    chapter = RECORDS.read_text(encoding="utf-8").partition("## Records")[2].partition("## Positions")[0]
    named = {field for row in re.findall(r"^\| (`.*?) \|", chapter, re.MULTILINE) for field in re.findall(r"`(\w+)`", row)}
    assert named == {*record, "components", "position", "ended"}
