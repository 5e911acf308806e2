"""Builds the rules side of Grange with mypyc where that is asked for; everything else says pyproject.toml.

    GRANGE_COMPILE=1 pip install .

mypyc reads a copy of the source in `build/`, in which constants are marked as such: it takes no notice of capitals. The plain
files are installed beside what was compiled, and are what runs without it.
"""

from __future__ import annotations

import ast
import os
import shutil
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import Any

from setuptools import setup

MYPYC = "mypy[mypyc]==2.4.1"
COPY = Path("build/compiled").absolute()
LIBRARIES = {
    "core": ("agenda", "chance", "options", "state", "step"),
    "games/evergreen": (
        *("actions", "box", "draft", "garden", "judge", "options", "plan", "powers"),
        *("rules", "scoring", "season", "solo", "state", "turn", "value"),
    ),
}
START = "from __future__ import annotations"


def extensions() -> list[Any]:
    """Compile one library for the core and one for each game."""
    from mypyc.build import mypycify

    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree("grange", COPY / "grange", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy("pyproject.toml", COPY)
    libraries = [
        ([f"grange/{folder}/{name}.py" for name in names], f"grange_{Path(folder).name}") for folder, names in LIBRARIES.items()
    ]
    files = [file for names, _ in libraries for file in names]
    for file in files:
        (COPY / file).write_text(marked((COPY / file).read_text(encoding="utf-8")), encoding="utf-8")
    with chdir(COPY):
        return mypycify(files, separate=libraries, target_dir=str(COPY), opt_level=os.environ.get("GRANGE_COMPILE_LEVEL", "3"))


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
        yield f"{names[0]}: Final = {value}"
    elif isinstance(statement.value, ast.Tuple):
        yield from (f"{name}: Final = {ast.unparse(own)}" for name, own in zip(names, statement.value.elts, strict=True))
    elif value.startswith("range(") and (start := _start(statement.value)) is not None:
        yield from (f"{name}: Final = {start + place}" for place, name in enumerate(names))
    else:
        yield f"_values = [*{value}]"
        yield from (f"{name}: Final = _values[{place}]" for place, name in enumerate(names))


def _start(numbers: Any) -> int | None:
    """Tell where a range begins, if that can be seen."""
    first = numbers.args[0] if len(numbers.args) > 1 else ast.Constant(0)
    return first.value if isinstance(first, ast.Constant) else None


if os.environ.get("GRANGE_COMPILE") == "1":
    setup(ext_modules=extensions(), setup_requires=[MYPYC])
else:
    setup()
