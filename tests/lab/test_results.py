"""Files of results: one row a game, a seat or a choice, and runs that go on after Ctrl-C or a kill."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import grange
from grange.cli import main
from grange.lab.results import COLUMNS
from grange.lab.run_file import RunFile
from grange.lab.simulation import Plan, play_watched, simulate
from tests.web.servers import PATIENCE, until

PLAN = Plan("evergreen", ["random", "random"], 3)
COMMAND = "simulate evergreen --seats random,random --seed 3 --lang en"


def read(file: Path) -> list[dict[str, Any]]:
    """Read a table, with numbers and lists as they were."""
    if file.suffix == ".parquet":
        from pyarrow import parquet

        return parquet.read_table(file).to_pylist()
    if file.suffix == ".jsonl":
        return [json.loads(line) for line in file.read_text().splitlines()]
    return [{name: plain(value) for name, value in row.items()} for row in csv.DictReader(file.open())]


def plain(value: str) -> object:
    try:
        return int(value)
    except ValueError:
        return value or None


needs_pyarrow = pytest.mark.skipif(find_spec("pyarrow") is None, reason="the extra grange[data] is not installed")
PARQUET = pytest.param("parquet", marks=needs_pyarrow)
every_format = pytest.mark.parametrize("ending", ["csv", "jsonl", PARQUET])


@every_format
def test_a_row_is_a_seat(tmp_path, ending):
    file = tmp_path / f"games.{ending}"
    assert main([*COMMAND.split(), "--games", "3", "--rows", "seats", "--out", str(file)]) == 0
    rows = read(file)
    assert [(row["game"], row["seat"], row["score"], row["won"]) for row in rows] == [
        (result.number, seat, score, int(seat in result.winners))
        for result in simulate(PLAN, 3)
        for seat, score in enumerate(result.scores)
    ]
    assert list(rows[0])[:7] == ["game", "seed", "seat", "turn", "bot", "score", "won"]
    assert not (tmp_path / f"games.{ending}.run").exists(), "the run is complete"


@every_format
def test_a_row_is_a_game(tmp_path, ending):
    file = tmp_path / f"games.{ending}"
    assert main([*COMMAND.split(), "--games", "3", "--rows", "games", "--out", str(file)]) == 0
    results = list(simulate(PLAN, 3))
    rows = read(file)
    assert [(row["number"], row["seed"], row["choices"]) for row in rows] == [(r.number, r.seed, r.choices) for r in results]
    scores = [result.scores for result in results]
    assert [row["scores"] for row in rows] == ([";".join(map(str, own)) for own in scores] if ending == "csv" else scores)


@every_format
@pytest.mark.parametrize("game", ["evergreen", "agricola"])
def test_a_row_is_a_choice_and_the_choices_play_the_game_again(tmp_path, ending, game):
    file = tmp_path / f"choices.{ending}"
    asked = f"simulate {game} --seats random,random --seed 3 --lang en --games 2 --rows choices --out {file}"
    assert main(asked.split()) == 0
    rows = read(file)
    for result in simulate(Plan(game, ["random", "random"], 3), 2):
        state = grange.new_game(game, 2, result.seed)
        for number, row in enumerate(row for row in rows if row["game"] == result.number):
            decision = state.decision
            sheet = state.score_sheet(decision.seat)
            assert (row["choice"], row["seat"], row["options"]) == (number, decision.seat, len(decision.options))
            assert (row["question"], row["round"]) == (type(decision.question).__name__, state.where().values.get("round"))
            assert {name: row[name] for name in sheet} == sheet
            assert row["score"] == sum(sheet.values())
            state.play(row["option"])
        assert state.over
        assert state.scores == result.scores


def test_watching_a_game_does_not_change_it():
    assert [play_watched(PLAN, number)[0] for number in range(2)] == list(simulate(PLAN, 2))


@pytest.mark.parametrize("ending", ["csv", PARQUET])
def test_games_with_different_score_sheets_have_all_columns(tmp_path, ending):
    file = tmp_path / f"games.{ending}"
    asked = f"simulate petrichor --seats random,random --games 6 --rule layout=random --lang en --out {file}"
    assert main(asked.split()) == 0
    rows = read(file)
    known = ("game", "seed", "seat", "turn", "bot", "score", "won")
    assert all(row["score"] == sum(value or 0 for name, value in row.items() if name not in known) for row in rows)
    assert any(None in row.values() for row in rows), "all had the same categories: choose another seed"


# Runs that are stopped


# the command as `python -m grange` runs it; tests that run in the background inherit that Ctrl-C is ignored
LISTENS = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "runpy.run_module('grange', run_name='__main__')"
)


def begin(file: Path, rows: str, *where: str) -> subprocess.Popen[str]:
    """Begin a run that would take very long, and wait until some of its games are written."""
    asked = [*COMMAND.split(), "--games", "1000000", *where, "--rows", rows, "--out", str(file)]
    command = [sys.executable, "-c", LISTENS, *asked]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        until(lambda: process.poll() is not None or games_in(run_of(file)) >= 3)
        assert process.poll() is None, process.stderr and process.stderr.read()
    except BaseException:
        process.kill()
        raise
    return process


def run_of(file: Path) -> Path:
    return file.with_name(file.name + ".run")


def games_in(run: Path) -> int:
    """Count the whole lines after the first."""
    return run.read_bytes().count(b"\n") - 1 if run.exists() else 0


def interrupt(process: subprocess.Popen[str]) -> None:
    """Press Ctrl-C."""
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "The same command continues from there" in said
    assert "Traceback" not in said


def finish(file: Path, rows: str, more: int = 2) -> int:
    """Let the same command go on, and return the number of games in the end."""
    games = games_in(run_of(file)) + more
    assert main([*COMMAND.split(), "--games", str(games), "--rows", rows, "--out", str(file)]) == 0
    assert not run_of(file).exists()
    return games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ending", "jobs", "rows"),
    [("csv", 1, "seats"), ("jsonl", 2, "games"), pytest.param("parquet", 2, "choices", marks=needs_pyarrow)],
)
def test_after_ctrl_c_the_file_has_what_was_played_and_the_same_command_goes_on(tmp_path, ending, jobs, rows):
    file = tmp_path / f"stopped.{ending}"
    interrupt(begin(file, rows, "--jobs", str(jobs)))
    number = "number" if rows == "games" else "game"
    assert {row[number] for row in read(file)} == set(range(games_in(run_of(file))))
    games, whole = finish(file, rows), tmp_path / f"whole.{ending}"
    main([*COMMAND.split(), "--games", str(games), "--rows", rows, "--out", str(whole)])
    assert read(file) == read(whole)


@pytest.mark.slow
def test_a_run_that_is_killed_goes_on_from_its_file(tmp_path):
    file, whole = tmp_path / "killed.csv", tmp_path / "whole.csv"
    process = begin(file, "seats", "--jobs", "2")
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert not file.exists(), "the table is made at the end"
    games = finish(file, "seats")
    main([*COMMAND.split(), "--games", str(games), "--out", str(whole)])
    assert file.read_text() == whole.read_text()


@pytest.mark.parametrize("other", ['{"plan": "another"}\n{}\n', "notes without a line's end"])
def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path, capsys, other):
    file = tmp_path / "games.csv"
    run_of(file).write_text(other)
    assert main([*COMMAND.split(), "--out", str(file)]) == 2
    assert "holds another run" in capsys.readouterr().err
    assert run_of(file).read_text() == other


def test_a_file_whose_first_line_was_cut_off_begins_again(tmp_path):
    head = {"plan": "this"}
    (tmp_path / "run").write_text('{"pla')
    with closing(RunFile(tmp_path / "run", head)) as file:
        file.append(1)
    with closing(RunFile(tmp_path / "run", head)) as file:
        assert (file.done, list(file)) == (1, [1])


def test_without_the_extra_parquet_says_what_to_install_before_the_first_game(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main([*COMMAND.split(), "--out", str(tmp_path / "games.parquet")]) == 2
    assert "pip install 'grange[data]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_rows_without_a_file_are_refused(capsys):
    assert main([*COMMAND.split(), "--rows", "games"]) == 2
    assert "--out" in capsys.readouterr().err


@pytest.mark.parametrize("kind", COLUMNS)
def test_the_reference_names_every_column_of_a_file(kind):
    page = (Path(__file__).parents[2] / "docs" / "reference" / "result-files.md").read_text(encoding="utf-8")
    table = page.split(f"## `--rows {kind}`")[1].split("\n## ")[0]
    named = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert named == list(COLUMNS[kind])
