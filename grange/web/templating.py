"""Templates: where they lie, and how they write numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, Template

FOLDER = Path(__file__).parent / "templates"


class Templates(Environment):
    """Finds the values of our tables first where Jinja looks last, as most of what templates are given are tables."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Find what a template calls `obj.attribute`."""
        return obj[attribute] if type(obj) is dict and attribute in obj else super().getattr(obj, attribute)


# templates change only with the code, so nobody looks at each use whether they have
templates = Templates(loader=FileSystemLoader(FOLDER), autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False)


@cache
def part_template(part: str) -> Template:
    """Find the template of a part that is rendered again and again; what all share is copied each time, so it is plain."""
    template = templates.get_template(f"_{part}.html")
    template.globals = dict(template.globals)
    return template


def points(number: int) -> str:
    """Write points with a real minus sign, and a dash for none."""
    return signed(number) if number else "–"


def signed(number: int) -> str:
    """Write a number with a real minus sign."""
    return str(number).replace("-", "−")


templates.filters |= {"points": points, "signed": signed}
