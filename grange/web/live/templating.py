"""Templates: where they are, and how they format numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, Template

FOLDER = Path(__file__).parent.parent / "templates"


class Templates(Environment):
    """Looks names up as keys of a dict first, because templates get dicts most of the time."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return the value of `obj.attribute` in a template."""
        return obj[attribute] if type(obj) is dict and attribute in obj else super().getattr(obj, attribute)


# templates change only with the code, so Jinja need not check the files at each use
templates = Templates(loader=FileSystemLoader(FOLDER), autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False)


@cache
def part_template(part: str) -> Template:
    """Return the template of a part; its globals become a plain dict, which Jinja copies faster at each rendering."""
    template = templates.get_template(f"_{part}.html")
    template.globals = dict(template.globals)
    return template


def points(number: int) -> str:
    """Format points with a real minus sign, and zero as a dash."""
    return signed(number) if number else "–"


def signed(number: int) -> str:
    """Format a number with a real minus sign."""
    return str(number).replace("-", "−")


templates.filters |= {"points": points, "signed": signed}
