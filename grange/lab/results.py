"""Results as tables: a row for each game, each seat or each choice, in a file for spreadsheets and data frames.

While games are played, they go into a file of the run beside the table (`games.csv.run`), from which a stopped run continues. The
table is made from it when the run ends or is interrupted, because all its columns are known only then: score sheets may differ.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from grange.core.errors import BadSetup
from grange.lab.code import code_version
from grange.lab.run_file import RunFile, writing
from grange.lab.simulation import Choice, Plan, Result

Row = dict[str, Any]
Played = tuple[Result, list[Choice]]

USUAL = {".csv": "seats", ".jsonl": "games", ".parquet": "seats"}  # the default rows of a file
GROUP = 10_000  # rows that are in memory at a time, and in a row group of Parquet

COLUMNS: dict[str, dict[str, str]] = {  # their types; seats and choices have one more for each category of the score sheets
    "games": {
        "number": "int",
        "seed": "int",
        "game": "text",
        "bots": "texts",
        "scores": "ints",
        "winners": "ints",
        "choices": "int",
        "first": "int",
    },
    "seats": {"game": "int", "seed": "int", "seat": "int", "turn": "int", "bot": "text", "score": "int", "won": "int"},
    "choices": {
        "game": "int",
        "choice": "int",
        "seat": "int",
        "bot": "text",
        "question": "text",
        "option": "text",
        "options": "int",
        "season": "text",
        "round": "int",
        "score": "int",
    },
}


# The rows of a game


def game_rows(result: Result, _choices: list[Choice]) -> list[Row]:
    """Describe a game in one row."""
    return [result.to_dict()]


def seat_rows(result: Result, _choices: list[Choice]) -> list[Row]:
    """Describe each seat of a game."""
    return [
        {
            "game": result.number,
            "seed": result.seed,
            "seat": seat,
            "turn": result.turn(seat),
            "bot": bot,
            "score": result.scores[seat],
            "won": int(seat in result.winners),
            **result.sheets[seat],
        }
        for seat, bot in enumerate(result.bots)
    ]


def choice_rows(result: Result, choices: list[Choice]) -> list[Row]:
    """Describe each choice of a game, with what its seat had scored before it."""
    return [
        {
            "game": result.number,
            "choice": number,
            "seat": choice.seat,
            "bot": result.bots[choice.seat],
            "question": choice.question,
            "option": choice.option,
            "options": choice.options,
            "season": choice.season,
            "round": choice.round,
            "score": sum(choice.sheet.values()),
            **choice.sheet,
        }
        for number, choice in enumerate(choices)
    ]


ROWS: dict[str, Callable[[Result, list[Choice]], list[Row]]] = {"games": game_rows, "seats": seat_rows, "choices": choice_rows}


def columns_of(kind: str, played: Iterable[Played]) -> dict[str, str]:
    """Return the columns of a table, with all categories that appear on score sheets."""
    columns = dict(COLUMNS[kind])
    if kind != "games":
        for result, choices in played:
            for sheet in (*result.sheets, *(choice.sheet for choice in choices)):
                columns |= dict.fromkeys((name for name in sheet if name not in columns), "int")
    return columns


# The file of the run, and the table that is made from it


class ResultsFile:
    """The games of a simulation that are finished, and the table of them."""

    def __init__(self, path: Path, kind: str, plan: Plan) -> None:
        self.path, self.kind = path, kind
        self.run = RunFile(path.with_name(path.name + ".run"), {"plan": plan.to_dict(), "rows": kind, "code": code_version()})

    @property
    def done(self) -> int:
        """The number of finished games."""
        return self.run.done

    def add(self, result: Result, choices: list[Choice]) -> None:
        """Add the next game."""
        categories = list(dict.fromkeys(name for choice in choices for name in choice.sheet))
        rows = [[*choice[:-1], [choice.sheet.get(name) for name in categories]] for choice in choices]
        self.run.append({"result": result.to_dict(), "categories": categories, "choices": rows})

    def played(self, games: int) -> Iterator[Played]:
        """Read the first finished games, one at a time."""
        for row in islice(self.run, games):
            yield Result(**row["result"]), [choice_of(choice, row["categories"]) for choice in row["choices"]]

    def write(self, games: int) -> None:
        """Write the table of the first games, all at once."""
        columns = columns_of(self.kind, self.played(games))
        rows = (row for played in self.played(games) for row in ROWS[self.kind](*played))
        draft = self.path.with_name(self.path.name + ".draft")
        with writing(self.path):
            WRITERS[self.path.suffix](draft, columns, rows)
            draft.replace(self.path)

    def end(self) -> None:
        """Remove the file of a run that is complete."""
        self.run.close()
        with writing(self.run.path):
            self.run.path.unlink()


def choice_of(row: list[Any], categories: list[str]) -> Choice:
    """Read a choice from the file of a run."""
    sheet = {name: own for name, own in zip(categories, row[-1], strict=True) if own is not None}
    return Choice._make([*row[:-1], sheet])


# Formats


def write_csv(path: Path, columns: dict[str, str], rows: Iterable[Row]) -> None:
    """Write rows as CSV; what is missing is empty, and items of a list have semicolons between them."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(columns), restval="", extrasaction="ignore")
        writer.writeheader()
        writer.writerows({name: cell(value) for name, value in row.items()} for row in rows)


def cell(value: Any) -> Any:
    """Return a value as a cell of CSV."""
    if isinstance(value, list):
        return ";".join(map(str, value))
    return value


def write_jsonl(path: Path, _columns: dict[str, str], rows: Iterable[Row]) -> None:
    """Write a JSON document for each row, one a line; those of games have their score sheets, too."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)


def write_parquet(path: Path, columns: dict[str, str], rows: Iterable[Row]) -> None:
    """Write rows as Parquet, a row group at a time."""
    arrow, parquet = pyarrow()
    types = {
        "int": arrow.int64(),
        "float": arrow.float64(),
        "text": arrow.string(),
        "ints": arrow.list_(arrow.int64()),
        "texts": arrow.list_(arrow.string()),
    }
    schema = arrow.schema([(name, types[kind]) for name, kind in columns.items()])
    rows = iter(rows)
    with parquet.ParquetWriter(path, schema) as writer:
        while group := list(islice(rows, GROUP)):
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))


def pyarrow() -> tuple[Any, Any]:
    """Import what writes Parquet; without it, say what to install."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError as problem:
        raise BadSetup("error-data-missing", package=str(problem.name)) from problem
    return pyarrow, parquet


WRITERS: dict[str, Callable[[Path, dict[str, str], Iterable[Row]], None]] = {
    ".csv": write_csv,
    ".jsonl": write_jsonl,
    ".parquet": write_parquet,
}
