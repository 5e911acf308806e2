"""Drawing: the SVG parts that the pictures of all games are made of. It knows no game."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    from grange.core.game import Game

ART = Path(__file__).parent.parent / "art"

LEAST_SIZE = 12  # the smallest size of text
ELLIPSIS = "…"
MOST_DRAWN = 10_000  # cache size for each kind of small part: a table draws the same ones again and again

# the width of letters as a fraction of their size, measured in our two fonts; the wider one counts
WIDTHS = {
    0.25: " ',.:;j|’",
    0.3: "!-fil{}·",
    0.35: "()I[]tł",
    0.4: "/\\r",
    0.45: "*?cszćśźżгзсэ",
    0.5: '0123456789"$J^_aegvxyąęавеёктухь–“”„«»é',
    0.55: "#S`bdkopqu~óŚбдлорчяГЗ",
    0.6: "BFLPTZhnńĘŁŹŻийнпцъБВРТУЬ",
    0.65: "CERXYĆДЕЁКСХЧЭЯ×",
    0.7: "+<=>AGKVĄмАЛЪ−",
    0.75: "&DNOQUwŃÓжфыюОПФЦ",
    0.8: "HшщИЙН",
    0.85: "%m",
    0.9: "@MМЫ",
    0.95: "WЖ…",
    1: "—",
    1.05: "ШЩЮ",
}
WIDTH_OF = {letter: width for width, letters in WIDTHS.items() for letter in letters}
USUAL, CAPITAL = 0.6, 0.75  # of letters that the table lacks
BOLD = 1.1  # how much wider bold letters are
WIDE = 1.25  # how much wider letters may be in a fallback font
LAST_ALPHABETIC = 0x2E7F  # later characters in Unicode are as wide as high


# Numbers and text


@lru_cache(maxsize=MOST_DRAWN)
def number(value: float) -> str:
    """Write a number with at most one decimal."""
    written = f"{value:.1f}"
    return written[:-2] if written.endswith(".0") else written


def numbers(*values: float) -> str:
    """Write numbers separated by spaces, as paths and view boxes need them."""
    return " ".join([number(value) for value in values])


def escaped(words: str) -> str:
    """Escape text for use inside a picture and drop characters that cannot be printed."""
    return escape(words if words.isprintable() else "".join(filter(str.isprintable, words)))


@lru_cache(maxsize=1000)
def width_of(words: str, size: float) -> float:
    """Estimate the width of text in our own fonts; a standalone picture may use others."""
    return size * sum(_width_of_letter(letter) for letter in words)


def _width_of_letter(letter: str) -> float:
    if ord(letter) > LAST_ALPHABETIC:
        return 1
    return WIDTH_OF.get(letter) or (CAPITAL if letter.isupper() else USUAL)


@lru_cache(maxsize=1000)
def fitted(words: str, size: float, room: float) -> tuple[str, float]:
    """Fit text into a width: first by a smaller size, then by cutting its end off."""
    size = max(min(size, LEAST_SIZE), min(size, size * room / max(1, width_of(words, size))))
    if width_of(words, size) <= room + 1:
        return words, size
    while words and width_of(words + ELLIPSIS, size) > room:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS, size


def in_two_lines(words: str) -> list[str]:
    """Break text at the space nearest to its middle; a single word stays in one line."""
    gaps = [at for at, letter in enumerate(words) if letter == " "]
    middle = min(gaps, key=lambda at: abs(2 * at - len(words)), default=len(words))
    return [line for line in (words[:middle], words[middle + 1 :]) if line]


def in_lines(words: str, size: float, room: float, most: int) -> list[str]:
    """Break text into at most `most` lines that fit a width; the last line takes the rest."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@lru_cache(maxsize=MOST_DRAWN)
def text(x: float, y: float, words: str, size: float, css: str = "t", anchor: str = "start", room: float = 0) -> str:
    """Write text on one line; with a `room`, fit it into that width."""
    if room:
        words, size = fitted(words, size, room)
    aligned = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" class="{css}"{aligned}>{escaped(words)}</text>'


# Lines as if drawn by hand


def wobble(most: float, *place: float) -> float:
    """Return a small number between -most and most, always the same for the same place."""
    chance = crc32(numbers(*place).encode()) / 0xFFFFFFFF
    return most * (2 * chance - 1)


def wobbly_line(x1: float, y1: float, x2: float, y2: float) -> str:
    """Return the path of a line that is not quite straight."""
    x = (x1 + x2) / 2 + wobble(1.6, x1, y1, x2, y2)
    y = (y1 + y2) / 2 + wobble(1.6, y2, x2, y1, x1)
    return f"M{numbers(x1, y1)}Q{numbers(x, y, x2, y2)}"


@lru_cache(maxsize=2000)
def wobbly_box(x: float, y: float, width: float, height: float, corner: float = 5, most: float = 0.9) -> str:
    """Return the path of a box with soft corners and sides that are not quite straight."""
    ends = [wobble(most, x, y, end) for end in range(8)]
    left, top, right, bottom = x, y, x + width, y + height
    middle, centre = x + width / 2, y + height / 2
    return (
        f"M{numbers(left + corner, top + ends[0])}"
        f"Q{numbers(middle, top - most, right - corner, top + ends[1])}"
        f"Q{numbers(right, top, right + ends[2], top + corner)}"
        f"Q{numbers(right + most, centre, right + ends[3], bottom - corner)}"
        f"Q{numbers(right, bottom, right - corner, bottom + ends[4])}"
        f"Q{numbers(middle, bottom + most, left + corner, bottom + ends[5])}"
        f"Q{numbers(left, bottom, left + ends[6], bottom - corner)}"
        f"Q{numbers(left - most, centre, left + ends[7], top + corner)}"
        f"Q{numbers(left, top, left + corner, top + ends[0])}Z"
    )


# Parts


@lru_cache(maxsize=MOST_DRAWN)
def use(piece: str, x: float, y: float, size: float, css: str = "") -> str:
    """Draw a piece in a square."""
    named = f' class="{css}"' if css else ""
    side = number(size)
    return f'<use href="#{piece}" x="{number(x)}" y="{number(y)}" width="{side}" height="{side}"{named}/>'


def use_at(piece: str, x: float, y: float, size: float) -> str:
    """Draw a piece around a point."""
    return use(piece, x - size / 2, y - size / 2, size)


def moved(body: str, x: float, y: float) -> str:
    """Move a drawing from around 0, 0 to another place."""
    return f'<g transform="translate({numbers(x, y)})">{body}</g>'


def in_a_line(*parts: tuple[str, float]) -> tuple[str, float]:
    """Put parts of known width side by side, and return them with their total width."""
    body, x = "", 0.0
    for part, wide in parts:
        body += moved(part, x, 0)
        x += wide
    return body, x


def picture(body: str, view: tuple[float, float, float, float], css: str, label: str, name: str = "", look: str = "") -> str:
    """Make a picture that a page or another picture can contain; without a label, screen readers skip it.

    With a `look`, viewers can look the whole picture up as that thing. The line break inside its tag lets pages receive only the
    lines that have changed.
    """
    named = f' id="{name}"' if name else ""
    named += f' data-look="{look}"' if look else ""
    spoken = f'role="img" aria-label="{escaped(label)}"' if label else 'aria-hidden="true"'
    return f'<svg\n{named} class="{css}" viewBox="{numbers(*view)}" {spoken}>{body}</svg>'


def place(part: str, x: float, y: float, width: float, height: float) -> str:
    """Put a picture into another one; it fills the given box as far as its shape allows.

    The box is an element of its own, since a page's style may make every picture as wide as its container.
    """
    return f'<svg overflow="visible" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}">{part}</svg>'


def heading(x: float, y: float, words: str, width: float) -> str:
    """Write a title with a thin rule after it."""
    start = x + min(width, width_of(words, 16 * BOLD * WIDE)) + 10
    rule = f'<path d="M{numbers(start, y - 5)}H{number(x + width)}" stroke="var(--rule-strong)"/>' if start < x + width else ""
    return f'<g font-weight="700">{text(x, y, words, 16, "t it", room=width)}</g>{rule}'


def tag(x: float, y: float, words: str, size: float, width: float, css: str = "tl num") -> str:
    """Write text on a small paper tag around a point."""
    shape = wobbly_box(x - width / 2, y - 9.5, width, 19, 3, 0.4)
    return (
        f'<g class="badge"><path d="{shape}" fill="var(--mark)" stroke="var(--line)" stroke-width="1.2"/>'
        f"{text(x, y + size * 0.36, words, size, css, 'middle', room=width - 3)}</g>"
    )


def sheet(x: float, y: float, width: float, height: float) -> str:
    """Draw a sheet of paper with an ink border."""
    shape = f'width="{number(width)}" height="{number(height)}" rx="6"'
    return (
        f'<rect x="{number(x + 1)}" y="{number(y + 3)}" {shape} fill="var(--shade)" opacity=".22"/>'
        f'<rect x="{number(x)}" y="{number(y)}" {shape} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.5"/>'
    )


# Standalone pictures

REFERENCE = re.compile(r"#([\w-]+)")
CLASSES = re.compile(r'class="([^"]+)"')
COLOUR = re.compile(r"var\(--([\w-]+)")
DRAWINGS = ("pieces.svg", "cards.svg")  # the files with the pieces that tables show
FALLBACK = re.compile(r",#\w+\)")  # the fallback value of a colour
DECLARATION = re.compile(r"--([\w-]+):\s*([^;]+)")
BY_DAY_AND_NIGHT = re.compile(r"light-dark\(([^,()]+), ([^,()]+)\)")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
GROUP_OF_RULES = re.compile(r"@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


def standalone(body: str, width: float, height: float, game: Game[Any], label: str) -> str:
    """Make a standalone picture, which carries its own colours and pieces.

    Its style applies only under the class `grange`, so the picture fits into any page.
    """
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {numbers(width, height)}"'
    used = (frozenset(pattern.findall(body)) for pattern in (REFERENCE, CLASSES, COLOUR))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="grange {game.name}" {size} role="img" aria-label="{escaped(label)}">'
        f"{_furniture(game.folder, *used)}{body}</svg>"
    )


@lru_cache(maxsize=200)
def _furniture(folder: Path, references: frozenset[str], classes: frozenset[str], colours: frozenset[str]) -> str:
    """Collect the style, the patterns and the symbols that a picture uses."""
    pieces = "\n".join(with_what_they_use(references, _pieces()))
    single_classes = {single for several in classes for single in several.split()}
    rules = "\n".join(
        f".grange {selector}{{{style}}}" for selector, style in _picture_rules() if _is_used(selector, single_classes)
    )
    values = _values_of({*colours, *COLOUR.findall(pieces), *COLOUR.findall(rules), "font-plain"}, folder)
    return f"<style>\n{values}\n{rules}\n</style>\n<defs>\n{pieces}\n</defs>\n"


def with_what_they_use(names: frozenset[str], sources: dict[str, str]) -> list[str]:
    """List the sources of pieces and of everything that they refer to, in the order of the file."""
    found, new = set[str](), set(names)
    while new:
        found |= new
        new = {other for name in new for other in REFERENCE.findall(sources.get(name, ""))} - found
    return [source for name, source in sources.items() if name in found]


def art_of(names: frozenset[str]) -> str:
    """Return the drawings of pieces and of everything that they refer to, for a page that carries its own."""
    return "\n".join(with_what_they_use(names, _pieces()))


def _is_used(selector: str, classes: set[str]) -> bool:
    return set(re.findall(r"\.([\w-]+)", selector)) <= classes


def _values_of(used: set[str], folder: Path) -> str:
    """Write the values of the used colours and fonts, for the light and the dark theme."""
    values = _values(":root") | _colours_of(folder)
    while more := {other for name in used for other in COLOUR.findall(values.get(name, ""))} - used:
        used = used | more
    by_day = _declared({name: BY_DAY_AND_NIGHT.sub(r"\1", value) for name, value in values.items()}, used)
    nightly = {name: BY_DAY_AND_NIGHT.sub(r"\2", value) for name, value in values.items() if BY_DAY_AND_NIGHT.search(value)}
    by_night = _declared(nightly | _values('[data-theme="dark"]'), used)
    return (
        f".grange{{max-width:100%;height:auto;font-family:var(--font-plain);{by_day}}}\n"
        f'@media (prefers-color-scheme:dark){{.grange:not([data-theme="light"] *){{{by_night}}}}}\n'
        f'[data-theme="dark"] .grange{{{by_night}}}'
    )


def _declared(values: dict[str, str], used: set[str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in values.items() if name in used)


# The files in the folder `art`


def _read(name: str) -> str:
    return (ART / name).read_text(encoding="utf-8")


def _rules_in(source: str) -> list[tuple[str, str]]:
    """Read the rules of a style sheet: selector and declarations."""
    bare = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    rules = RULE.findall(GROUP_OF_RULES.sub("", bare))
    return [(" ".join(selector.split()), " ".join(style.split())) for selector, style in rules]


def pieces_drawn_in(source: str) -> list[tuple[str, str]]:
    """List every pattern and symbol in a file of drawings, each with its name."""
    return [(name, piece) for piece, _, name in re.findall(r'(<(pattern|symbol) id="([^"]+)".*?</\2>)', source, re.DOTALL)]


@cache
def _pieces() -> dict[str, str]:
    """Read the source of every pattern and symbol.

    Their classes become inline styles, since no selector below the class `grange` reaches into a used piece.
    """
    sources = [_read(name) for name in DRAWINGS]
    styles = [rule for source in sources for rule in _rules_in(source.partition("<style>")[2].partition("</style>")[0])]

    def written_out(found: re.Match[str]) -> str:
        classes = found[1].split()
        return f'style="{";".join(style for selector, style in styles if selector[1:] in classes)}"'

    drawn = [piece for source in sources for piece in pieces_drawn_in(source)]
    return {name: FALLBACK.sub(")", re.sub(r'class="([^"]+)"', written_out, piece)) for name, piece in drawn}


@cache
def _picture_rules() -> list[tuple[str, str]]:
    """Read the rules for the contents of pictures, split into single selectors."""
    rules = [(one.strip(), style) for selector, style in _rules_in(_read("picture.css")) for one in selector.split(",")]
    return [*rules, *((selector, style) for selector, style in _rules_in(_read("tokens.css")) if selector.startswith(".of-"))]


@cache
def _values(selector: str) -> dict[str, str]:
    """Read the values that `tokens.css` sets under a selector."""
    return {
        name: value.strip()
        for found, style in _rules_in(_read("tokens.css"))
        if found == selector
        for name, value in DECLARATION.findall(style)
    }


@cache
def _colours_of(folder: Path) -> dict[str, str]:
    """Read the colours that a game brings."""
    sheets = [file.read_text(encoding="utf-8") for file in folder.rglob("colours.css")]
    return {name: value.strip() for sheet in sheets for _, style in _rules_in(sheet) for name, value in DECLARATION.findall(style)}
