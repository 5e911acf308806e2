"""Templates: where they lie, and how they write numbers."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader

FOLDER = Path(__file__).parent / "templates"

# templates change only with the code, so nobody looks at each use whether they have
templates = Environment(loader=FileSystemLoader(FOLDER), autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False)


def points(number: int) -> str:
    """Write points with a real minus sign, and a dash for none."""
    return signed(number) if number else "–"


def signed(number: int) -> str:
    """Write a number with a real minus sign."""
    return str(number).replace("-", "−")


templates.filters |= {"points": points, "signed": signed}
