"""The table of Evergreen in a terminal: lines of text with colours in Rich's markup."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from grange.core.terminal import evenly
from grange.core.words import Words
from grange.games.evergreen.box import (
    BIG,
    BIOMES,
    LETTERS,
    NO_CARD,
    PIECES,
    POWERS,
    SIDES,
    SMALL,
    biome_name,
    biome_of,
    power_of,
)
from grange.games.evergreen.scoring import forest_points, is_lit, light_points
from grange.games.evergreen.state import Evergreen

SIGNS = (" ", ",", "t", "T", "o", "~")  # empty, sprout, small tree, big tree, bush, lake
GROUNDS = ("#b7cb7c", "#dd9885", "#f0d083", "#ae9071", "#71927a", "#f0f2ec")
SUN = "\u2600"
TOKEN = "\u25ba"
ICON, DROUGHT = "*", "-"  # on a card
LETTER = LETTERS[0].lower()
OTHER_SIGNS = ((SUN, "sun"), (LETTER, "biome"), (ICON, "fertility"), (DROUGHT, "drought"), ("[reverse]1[/]", "marker"))
GAP = "    "


def table(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it."""
    viewer = seat or 0
    others = [other for other in range(state.seats) if other != viewer]
    planets = [planet(state, other, words, names[other]) for other in (viewer, *others)]
    blocks = [*rows_of_two(planets), legend(words), market(state, words), fertility(state, words), powers(state, viewer, words)]
    return "\n\n".join(blocks)


def rows_of_two(planets: list[list[str]]) -> list[str]:
    """Place planets side by side, two in a row."""
    pairs = [planets[first : first + 2] for first in range(0, len(planets), 2)]
    return ["\n".join(GAP.join(lines) for lines in zip(*pair, strict=True)) for pair in pairs]


def planet(state: Evergreen, seat: int, words: Words, name: str) -> list[str]:
    """Draw one planet: a line for each row, the sun on its side, points below."""
    rows, columns = state.box.size
    sun = SIDES[state.sun]
    width = 4 * columns + 4
    header = "   " + "".join(f" {chr(ord('A') + column)}  " for column in range(columns))
    lines = [f"[bold]{escape(set_cell_size(name, width - 7))} {state.scores[seat]:>4}[/]  "]
    lines += [_sun_line(header, sun == "north", columns)]
    middle = rows // 2
    for row in range(rows):
        west = SUN if sun == "west" and row == middle else " "
        east = SUN if sun == "east" and row == middle else " "
        lines.append(f"[dim]{row + 1}[/]{west} " + "".join(_cell(state, seat, row, column) for column in range(columns)) + east)
    lines.append(_sun_line(" " * (4 * columns + 3), sun == "south", columns))
    light = light_points(state.box, state.planets[seat], state.sun)
    forest = forest_points(state.box, state.planets[seat])
    now = f"{words.say('now-light', points=light)}  {words.say('now-forest', points=forest)}"
    lines.append(f"[dim]{set_cell_size(now, max(width, cell_len(now)))}[/]")
    return lines


def _sun_line(line: str, here: bool, columns: int) -> str:
    at = 3 + 4 * (columns // 2) + 2
    return f"[dim]{line}[/] " if not here else f"[dim]{line[:at]}[/]{SUN}[dim]{line[at + 1 :]}[/] "


def _cell(state: Evergreen, seat: int, row: int, column: int) -> str:
    """Draw a cell: its piece, and the biome's letter on the biome's colour. A tree in the shade is in brackets."""
    box = state.box
    if (row, column) in box.crevasses:
        return "[white on #4a4238] ## [/]"
    if (row, column) not in box.spots:
        return "    "
    cell = box.spots.index((row, column))
    piece = state.planets[seat][cell]
    biome = box.biome[cell]
    shaded = piece in (SMALL, BIG) and not is_lit(box, state.planets[seat], cell, state.sun)
    sign = f"({SIGNS[piece]})" if shaded else f" {SIGNS[piece]} "
    return f"[bold black on {GROUNDS[biome]}]{sign}[/][#5c4f3a on {GROUNDS[biome]}]{LETTERS[biome].lower()}[/]"


def legend(words: Words) -> str:
    """Explain the signs."""
    pieces = [f"[bold]{SIGNS[piece]}[/] {words.say(f'piece-{PIECES[piece]}')}" for piece in range(1, len(PIECES))]
    land = [f"[bold]##[/] {words.say('crevasse')}", f"[bold](t)[/] {words.say('in-shadow')}"]
    others = [f"[bold]{sign}[/] {words.say(f'terminal-{meaning}')}" for sign, meaning in OTHER_SIGNS]
    return "\n".join(["  ".join([*pieces, *land]), "  ".join(others)])


def market(state: Evergreen, words: Words) -> str:
    """List the cards on offer, with what each would do to the soil as the leftover card."""
    title = f"[bold]{words.say('title-market')}[/]  [dim]{words.say('deck-left', cards=len(state.deck))}[/]"
    cards = [
        f"  {card_line(state, card, words)}{_token(state, place, words)}"
        for place, card in enumerate(state.market)
        if card != NO_CARD
    ]
    return "\n".join([title, *(cards or [f"  [dim]{words.say('market-empty')}[/]"])])


def _token(state: Evergreen, place: int, words: Words) -> str:
    return f"   [bold yellow]{TOKEN} {words.say('token-here')}[/]" if place == state.token else ""


def card_line(state: Evergreen, card: int, words: Words) -> str:
    """Name a card with its icons."""
    icons = state.icons[card]
    sign = f"[red]{DROUGHT}[/]" if icons < 0 else f"[green]{ICON * icons}[/]"
    biome, power = words.say(f"biome-{biome_name(biome_of(card))}"), words.say(f"power-{POWERS[power_of(card)]}")
    return f"{biome}, {power} {sign}"


def fertility(state: Evergreen, words: Words) -> str:
    """List how fertile each biome is now."""
    names = evenly([words.say(f"biome-{name}") for name in BIOMES])
    values = [
        f"[black on {GROUNDS[biome]}] {LETTERS[biome].lower()} [/] {name} [bold]{state.fertility(biome)}[/]"
        for biome, name in enumerate(names)
    ]
    lines = [f"[bold]{words.say('title-fertility')}[/]", *rows_of_three(values)]
    if state.strict:
        lines.append(f"[dim]{words.say('supply-left', bushes=state.bushes, lakes=state.lakes)}[/]")
    return "\n".join(lines)


def powers(state: Evergreen, seat: int, words: Words) -> str:
    """List the seat's power tracks with their markers, and the season."""
    names = evenly([words.say(f"power-{name}") for name in POWERS])
    longest = max(len(track) for track in state.box.tracks)
    tracks = []
    for name, level, track in zip(names, state.levels[seat], state.box.tracks, strict=True):
        steps = [f"[reverse]{step}[/]" if at == level else f"[dim]{step}[/]" for at, step in enumerate(track)]
        tracks.append(f"{name} {' '.join(steps)}" + "  " * (longest - len(track)))
    return "\n".join([f"[bold]{words.say('title-powers')}[/]", *rows_of_three(tracks), "", f"[bold]{words.text(state.where())}[/]"])


def rows_of_three(entries: list[str]) -> list[str]:
    """Place entries of equal width side by side, three in a row."""
    return ["  " + "  ".join(entries[first : first + 3]).rstrip() for first in range(0, len(entries), 3)]
