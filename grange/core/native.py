"""Support for mypyc, which can compile the rules (see `setup.py`); in plain Python it changes nothing."""

from __future__ import annotations

import ast
import dataclasses
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass

    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Callable[[type], type]:
        """Return the compiler a hint about a class."""
        return lambda kind: kind

    def dataclass(**how: Any) -> Callable[[type], type]:
        """Make a dataclass that also works for a compiled class, whose class attributes mypyc takes for fields."""
        return lambda kind: _compiled_dataclass(kind, **how) if is_compiled(kind) else dataclasses.dataclass(**how)(kind)


__all__ = ["dataclass", "declared", "is_compiled", "mypyc_attr"]


def is_compiled(kind: type) -> bool:
    """Check whether a class is compiled."""
    return "__mypyc_attrs__" in vars(kind)


def _compiled_dataclass(kind: type, slots: bool = False, **how: Any) -> type:  # noqa: ARG001
    """Leave out attributes without an annotation in the source, which mypyc records as plain types; slots exist already."""
    kind.__annotations__ = {name: of for name, of in kind.__annotations__.items() if of is not type}
    return dataclasses.dataclass(**how)(kind)


def declared(kind: type) -> dict[str, str]:
    """List the fields that a class itself declares, with their types; for a compiled class, they stand only in its source."""
    if not is_compiled(kind):
        return dict(vars(kind).get("__annotations__", {}))
    fields = [line for line in _classes(kind.__module__)[kind.__name__].body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Parse the classes of a module from its source, which lies beside the compiled file."""
    *_, name = module.split(".")
    source = Path(sys.modules[module].__file__ or "").with_name(f"{name}.py").read_text(encoding="utf-8")
    return {part.name: part for part in ast.parse(source).body if isinstance(part, ast.ClassDef)}
