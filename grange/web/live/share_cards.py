"""Cards for sharing: the picture of 1200 × 630 that a messenger shows beside a link, drawn as SVG from our pieces.

A messenger shows it at a third of that size, so no text is smaller than 36. A card holds only what any spectator may see.
"""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.picture import BOLD, ELLIPSIS, in_lines, in_two_lines, number, text, use, width_of
from grange.games import find
from grange.web.live.art import is_piece, pieces_in
from grange.web.live.flat_svg import css_of_pieces, flat

WIDTH, HEIGHT = 1200, 630
LEFT, RIGHT = 512, 1140  # of the words
PICTURE = (56, 67, 400, 496)  # the left half: x, y, width and height
SMALLEST = 36  # the least size of a text
FEW_ROWS = 3  # of scores, which stand further down
TITLE_SIZES = (64, 58, 52, 46, 40)
LAST_LETTER = "\u052f"  # our fonts have Latin and Cyrillic letters up to here, and some signs
SIGNS = "–—‘’“”„…−×·№"


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table, or a free seat."""

    seat: int
    name: str
    face: str = ""  # of a bot
    free: bool = False
    points: int | None = None  # once the game is over


@dataclass(frozen=True)
class Card:
    """Everything that a card shows; equal cards are equal pictures."""

    game: str
    title: str
    text: str = ""
    foot: str = ""
    sitters: tuple[Sitter, ...] = ()
    winner: Sitter | None = None
    leaf: tuple[str, str, str] | None = None  # month, day and weekday of a daily challenge
    over: bool = False


def has_letters_for(words: str) -> bool:
    """Check whether our fonts can write a name."""
    return all(letter <= LAST_LETTER or letter in SIGNS for letter in words)


def draw(card: Card) -> str:
    """Draw a card as a standalone SVG."""
    body = f"{_frame()}{_picture(card)}{_title(card.title)}{_middle(card)}{_foot(card)}"
    return flat(_standalone(body, WIDTH, HEIGHT), find(card.game).folder)


def draw_icon(size: int, room: float) -> str:
    """Draw our emblem as an icon on paper; `room` is the share that it fills, since phones cut icons to a shape of their own."""
    side = size * room
    ground = f'<rect width="{size}" height="{size}" fill="var(--paper)"/>'
    return flat(_standalone(ground + use("tree-big", (size - side) / 2, (size - side) / 2, side), size, size))


def _standalone(body: str, width: int, height: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return f"{head}<style>{css_of_pieces()}{STYLE}</style>{pieces_in(body)}{body}</svg>"


STYLE = """
.t { font-family: "Grange Book"; fill: var(--ink); }
.b { font-weight: 700; }
.it { font-weight: 700; font-style: italic; }
.accent { fill: var(--accent); }
.on-accent { fill: var(--on-accent); }
.can { fill: var(--can); }
"""


def _frame() -> str:
    box = 'fill="none" stroke="var(--ink)"'
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--paper)"/>'
        f'<rect x="15" y="15" width="{WIDTH - 30}" height="{HEIGHT - 30}" {box} stroke-width="2"/>'
        f'<rect x="19" y="19" width="{WIDTH - 38}" height="{HEIGHT - 38}" {box} stroke-width="1.5"/>'
    )


def _picture(card: Card) -> str:
    """Draw the left half: the leaf of a calendar, the winner in a wreath, or the plate of the game."""
    x, y, width, height = PICTURE
    if card.leaf:
        return _leaf(*card.leaf)
    if card.winner:
        winner = card.winner
        wreath = f'<use href="#garland" x="{x}" y="{y + 40}" width="{width}" height="414"/>'
        return wreath + use(f"bot-{winner.face}" if winner.face else f"person-{winner.seat}", x + 92, y + 124, 216)
    if is_piece(f"plate-{card.game}"):
        return f'<use href="#plate-{card.game}" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    return use(find(card.game).display.emblem, x + 40, y + 88, 320)


def _leaf(month: str, day: str, weekday: str) -> str:
    return (
        '<rect x="58" y="163" width="396" height="304" rx="4" fill="var(--paper-top)"/>'
        '<path d="M58 217V167q0-4 4-4h388q4 0 4 4v50z" fill="var(--accent)"/>'
        '<rect x="58" y="163" width="396" height="304" rx="4" fill="none" stroke="var(--ink)" stroke-width="4"/>'
        f"{text(256, 204, month, 40, 't on-accent', 'middle', 380)}"
        f"{text(256, 366, day, 190, 't b', 'middle')}"
        f"{text(256, 448, weekday, 40, 't', 'middle', 380)}"
    )


def _title(words: str) -> str:
    """Write the title in two lines, as large as they fit."""
    room = RIGHT - LEFT
    for size in TITLE_SIZES:
        lines = [words] if width_of(words, size * BOLD) <= room else in_two_lines(words)
        if all(width_of(line, size * BOLD) <= room for line in lines):
            break
    return "".join(text(LEFT, 104 + at * (size + 6), line, size, "t b", room=room) for at, line in enumerate(lines))


def _middle(card: Card) -> str:
    if card.over and card.sitters:
        return _scores(card.sitters)
    seats = "".join(_medal(LEFT + 48 + at * 106, sitter) for at, sitter in enumerate(card.sitters[:6]))
    top = 408 if card.sitters else 320
    lines = in_lines(card.text, 40, RIGHT - LEFT, 3 if not card.sitters else 2)
    return seats + "".join(text(LEFT, top + at * 50, line, 40, "t", room=RIGHT - LEFT) for at, line in enumerate(lines))


def _medal(x: float, sitter: Sitter) -> str:
    """Draw somebody who sits there, or in a dashed ring the mark of a free seat."""
    if sitter.free:
        ring = 'fill="none" stroke="var(--can)" stroke-width="3" stroke-dasharray="7 5"'
        return f'<circle cx="{number(x)}" cy="282" r="46" {ring}/>' + use(f"seat-{sitter.seat}", x - 22, 260, 44)
    ring = 'fill="var(--paper-top)" stroke="var(--ink)" stroke-width="3"'
    face = f"bot-{sitter.face}" if sitter.face else f"person-{sitter.seat}"
    return f'<circle cx="{number(x)}" cy="282" r="46" {ring}/>' + use(face, x - 34, 248, 68)


def _scores(sitters: tuple[Sitter, ...]) -> str:
    """Draw a row for each seat: mark, name, a bar on one scale, points."""
    most = max([1, *(sitter.points or 0 for sitter in sitters)])
    step, top = min(71, 250 / len(sitters)), 280 if len(sitters) <= FEW_ROWS else 250
    rows = ""
    for at, sitter in enumerate(sitters):
        y, points = top + at * step, sitter.points or 0
        long = 280 * max(0, points) / most
        bar = f'x="772" y="{number(y - 14)}" width="{number(long)}" height="28"'
        name, size = _cut(sitter.name, 190)
        rows += (
            f"{use(f'seat-{sitter.seat}', LEFT, y - 18, 36)}{text(LEFT + 52, y + 13, name, size, 't')}"
            f'<rect {bar} fill="var(--seat-{sitter.seat})"/><rect {bar} fill="url(#seat-hatch-{sitter.seat})"/>'
            f"{text(RIGHT, y + 17, str(points).replace('-', '−'), 50, 't b', 'end')}"
        )
    return rows


def _cut(name: str, room: float) -> tuple[str, float]:
    """Cut a name to a width without making it too small to read."""
    size = max(SMALLEST, min(42, 42 * room / width_of(name, 42))) if name else 42
    while width_of(name, size) > room:
        name = name.rstrip(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    return name, size


def _foot(card: Card) -> str:
    house = use("tree-big", LEFT, 515, 60) + text(LEFT + 74, 562, "Grange", 48, "t it")
    return house + (text(LEFT + 256, 560, card.foot, 36, "t accent", room=RIGHT - LEFT - 256) if card.foot else "")
