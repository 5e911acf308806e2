"""Compiles the rules of Grange with mypyc if asked; everything else is in pyproject.toml.

    GRANGE_COMPILE=1 pip install .

mypyc reads a copy of the source in `build/`, in which constants are marked as such, since it does not recognize capitals. The plain
files are installed beside the compiled ones, and run without them.
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

NEEDED = ["mypy[mypyc]==2.4.1", "rich>=13.7"]  # the compiler also reads the types of what we import
COPY = Path("build/compiled").absolute()
CORE = ("agenda", "chance", "observation", "observer", "options", "state", "step")
COMPILED = (
    ".",
    "rules",
    "variants",
    "bots",
)  # folders of a game: all but drawing, training, and cards, which are a library of their own
# modules there that no move of a game uses
PLAIN = {"__init__", "campaign", "catalogue", "check", "labels", "look", "missing", "opening", "recipes", "sight", "terminal"}
START = "from __future__ import annotations"


def extensions() -> list[Any]:
    """Compile one library for the core and one for each game."""
    if find_spec("mypyc") is None:
        return []  # at first, setuptools only asks for our requirements
    from mypyc.build import mypycify

    libraries = list(groups())
    files = [file for names, _ in libraries for file in names]
    for file in (Path("pyproject.toml"), *Path("grange").rglob("*.py")):
        copy(file, marked if str(file) in files else str)
    with chdir(COPY):
        return mypycify(files, separate=libraries, target_dir=str(COPY), opt_level="1", debug_level="0")


def copy(file: Path, change: Callable[[str], str]) -> None:
    """Copy a file for the compiler, but keep an equal copy, so that unchanged files are not compiled again."""
    there, wanted = COPY / file, change(file.read_text(encoding="utf-8"))
    if not there.exists() or there.read_text(encoding="utf-8") != wanted:
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(wanted, encoding="utf-8")


def groups() -> Iterator[tuple[list[str], str]]:
    """Yield the files of the core, of each game, and of a game's cards, with the name of their library."""
    yield [f"grange/core/{name}.py" for name in CORE], "grange_core"
    for folder in sorted(init.parent for init in Path("grange/games").glob("*/__init__.py")):
        files = [file for part in COMPILED for file in (folder / part).glob("*.py") if file.stem not in PLAIN]
        yield sorted(map(str, [*files, *folder.glob("cards/__init__.py")])), f"grange_{folder.name}"
        if cards := sorted(str(file) for file in folder.glob("cards/*.py") if file.stem not in PLAIN):
            yield cards, f"grange_{folder.name}_cards"


def marked(source: str) -> str:
    """Mark names in capitals as constants, and make dataclasses work in compiled classes; no line moves."""
    lines = source.replace("from dataclasses import dataclass", "from grange.core.native import dataclass").split("\n")
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and (constants := "; ".join(_constants(statement))):
            first, last = statement.lineno - 1, statement.end_lineno or 0
            behind = lines[last - 1].encode()[statement.end_col_offset :].decode()
            text = (constants + behind).split("\n")
            lines[first:last] = text + [""] * (last - first - len(text))
    return "\n".join(lines).replace(START, f"{START}; from typing import Final", 1)


def _constants(statement: ast.Assign | ast.AnnAssign) -> Iterator[str]:
    """Yield the constants of a statement one by one."""
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
    """Mark a tuple of texts or numbers as having any length; otherwise mypyc copies it at every access."""
    kinds = {type(part.value).__name__ if isinstance(part, ast.Constant) else "" for part in getattr(value, "elts", ())}
    return f"[tuple[{kinds.pop()}, ...]]" if isinstance(value, ast.Tuple) and kinds in ({"str"}, {"int"}, {"float"}) else ""


def _start(numbers: Any) -> int | None:
    """Return where a range begins, if that is visible in the source."""
    first = numbers.args[0] if len(numbers.args) > 1 else ast.Constant(0)
    return first.value if isinstance(first, ast.Constant) else None


if os.environ.get("GRANGE_COMPILE") == "1":
    setup(ext_modules=extensions(), setup_requires=NEEDED)
else:
    setup()
