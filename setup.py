"""Builds the rules side of Grange with mypyc where that is asked for; everything else says pyproject.toml.

    GRANGE_COMPILE=1 pip install .

mypyc reads a copy of the source in `build/`, in which constants are marked as such: it takes no notice of capitals. The plain
files are installed beside what was compiled, and are what runs without it.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Iterator
from contextlib import chdir
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import setup

NEEDED = ["mypy[mypyc]==2.4.1", "rich>=13.7"]  # the compiler reads the types of what we import, too
COPY = Path("build/compiled").absolute()
CORE = ("agenda", "chance", "options", "state", "step")
GAMES = ("petrichor", "evergreen", "farmerama", "agricola")
# what is no part of a game's course
PLAIN = {"__init__", "campaign", "catalogue", "check", "look", "opening", "recipes", "sight", "telling", "terminal"}
START = "from __future__ import annotations"


def extensions() -> list[Any]:
    """Compile one library for the core and one for each game."""
    if find_spec("mypyc") is None:
        return []  # at first setuptools only asks what we need
    from mypyc.build import mypycify

    libraries = list(groups())
    files = [file for names, _ in libraries for file in names]
    for file in (Path("pyproject.toml"), *Path("grange").rglob("*.py")):
        copy(file, marked if str(file) in files else str)
    with chdir(COPY):
        return mypycify(files, separate=libraries, target_dir=str(COPY), opt_level="1", debug_level="0")


def copy(file: Path, change: Callable[[str], str]) -> None:
    """Copy a file for the compiler, unless it is there already: what has not changed is not compiled again."""
    there, wanted = COPY / file, change(file.read_text(encoding="utf-8"))
    if not there.exists() or there.read_text(encoding="utf-8") != wanted:
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(wanted, encoding="utf-8")


def groups() -> Iterator[tuple[list[str], str]]:
    """List the files of the core, and those of each game, with the name of their library."""
    yield [f"grange/core/{name}.py" for name in CORE], "grange_core"
    for game in GAMES:
        folder = Path("grange/games") / game
        files = [file for file in folder.glob("*.py") if file.stem not in PLAIN]
        yield sorted(map(str, [*files, *folder.glob("cards/__init__.py")])), f"grange_{game}"
        if cards := sorted(str(file) for file in folder.glob("cards/*.py") if file.stem != "__init__"):
            yield cards, f"grange_{game}_cards"


def marked(source: str) -> str:
    """Mark names in capitals as constants, and let dataclasses be made as compiled classes need it; no line moves."""
    lines = source.replace("from dataclasses import dataclass", "from grange.core.native import dataclass").split("\n")
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and (constants := "; ".join(_constants(statement))):
            first, last = statement.lineno - 1, statement.end_lineno or 0
            behind = lines[last - 1].encode()[statement.end_col_offset :].decode()
            text = (constants + behind).split("\n")
            lines[first:last] = text + [""] * (last - first - len(text))
    return "\n".join(lines).replace(START, f"{START}; from typing import Final", 1)


def _constants(statement: ast.Assign | ast.AnnAssign) -> Iterator[str]:
    """Write the constants of a statement one by one."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    value = ast.unparse(statement.value) if statement.value else ""
    names = [name.id for name in getattr(target, "elts", [target]) if isinstance(name, ast.Name) and name.id.isupper()]
    if not names or not value or value.startswith("TypeVar"):
        return
    if isinstance(statement, ast.AnnAssign):
        yield f"{names[0]}: Final[{ast.unparse(statement.annotation)}] = {value}"
    elif isinstance(target, ast.Name):
        yield f"{names[0]}: Final{_kind(statement.value)} = {value}"
    elif isinstance(statement.value, ast.Tuple):
        yield from (f"{name}: Final = {ast.unparse(own)}" for name, own in zip(names, statement.value.elts, strict=True))
    elif value.startswith("range(") and (start := _start(statement.value)) is not None:
        yield from (f"{name}: Final = {start + place}" for place, name in enumerate(names))
    else:
        yield f"_values = [*{value}]"
        yield from (f"{name}: Final = _values[{place}]" for place, name in enumerate(names))


def _kind(value: Any) -> str:
    """Say of a row of names or numbers that its length does not matter; otherwise mypyc copies it for every look into it."""
    kinds = {type(part.value).__name__ if isinstance(part, ast.Constant) else "" for part in getattr(value, "elts", ())}
    return f"[tuple[{kinds.pop()}, ...]]" if isinstance(value, ast.Tuple) and kinds in ({"str"}, {"int"}, {"float"}) else ""


def _start(numbers: Any) -> int | None:
    """Tell where a range begins, if that can be seen."""
    first = numbers.args[0] if len(numbers.args) > 1 else ast.Constant(0)
    return first.value if isinstance(first, ast.Constant) else None


if os.environ.get("GRANGE_COMPILE") == "1":
    setup(ext_modules=extensions(), setup_requires=NEEDED)
else:
    setup()
