"""The sheets beside the planet: the fertility zone, the power tracks, the ranks, the other planets, the automa."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from grange.core.picture import (
    fitted,
    heading,
    in_a_line,
    in_two_lines,
    moved,
    picture,
    place,
    sheet,
    text,
    use,
    use_at,
    width_of,
    wobbly_box,
)
from grange.core.words import Words
from grange.games.evergreen.box import BIOMES, NO_CARD, POWERS, biome_of, power_of
from grange.games.evergreen.draw.cards import POWER_DRAWINGS, swatch
from grange.games.evergreen.draw.planets import planet
from grange.games.evergreen.scoring import rank
from grange.games.evergreen.state import Evergreen

# The fertility zone

FERTILITY_WIDTH = 284
FERTILITY_ROW, FERTILITY_COLUMN = 36, 137
FERTILITY_ROOM = 63  # width for the name of a biome


def fertility(state: Evergreen, words: Words) -> str:
    """Draw the fertility of each biome, and what is left of the deck and of the supply."""
    names = [words.say(f"biome-{biome}") for biome in BIOMES]
    size = min(fitted(name, 14, FERTILITY_ROOM)[1] for name in names)
    body = "".join(_fertility_of(biome, name, size, state.fertility(biome)) for biome, name in enumerate(names))
    left = [words.say("deck-left", cards=len(state.deck))]
    if state.strict:
        left.append(words.say("supply-left", bushes=state.bushes, lakes=state.lakes))
    for line, sentence in enumerate(left):
        body += text(0, 126 + 21 * line, sentence, 13, "t soft", room=FERTILITY_WIDTH)
    return picture(body, (0, 0, FERTILITY_WIDTH, fertility_height(state)), "board", words.say("title-fertility"))


def fertility_height(state: Evergreen) -> float:
    """Return the height of the fertility zone; a supply that can run out needs a line of its own."""
    return 153 if state.strict else 132


def _fertility_of(biome: int, name: str, size: float, icons: int) -> str:
    """Draw a biome's sample, its name, and its fertility."""
    row, column = divmod(biome, 2)
    body = (
        swatch(biome, 1, 1, 27)
        + text(36, 19.5, name, size, room=FERTILITY_ROOM)
        + text(FERTILITY_COLUMN - 25, 19.5, str(icons), 15, "t num", "end")
        + use("fertility", FERTILITY_COLUMN - 22, 3, 22, "rim")
    )
    return moved(body, column * (FERTILITY_WIDTH - FERTILITY_COLUMN), row * FERTILITY_ROW)


# The power tracks

TRACK_WIDTH, TRACK_HEIGHT, TRACK_GAP = 296, 45, 24
FIRST_STEP = 132  # x at which the steps of a track begin
LONGEST_STEP = 32


def tracks(state: Evergreen, seat: int, words: Words, columns: int = 1) -> str:
    """Draw the power tracks of a seat with its markers."""
    rows = ceil(len(POWERS) / columns)
    view = (0, -2, columns * (TRACK_WIDTH + TRACK_GAP) - TRACK_GAP, rows * TRACK_HEIGHT)
    drawn = [
        _track(power, words.say(f"power-{name}"), tuple(state.box.tracks[power]), state.levels[seat][power], seat)
        for power, name in enumerate(POWERS)
    ]
    body = "".join(
        moved(track, power // rows * (TRACK_WIDTH + TRACK_GAP), power % rows * TRACK_HEIGHT) for power, track in enumerate(drawn)
    )
    return picture(body, view, "board", words.say("title-powers"))


@lru_cache(maxsize=500)
def _track(power: int, name: str, track: tuple[int, ...], level: int, seat: int) -> str:
    """Draw a track with the marker of a seat."""
    wide = min(LONGEST_STEP, (TRACK_WIDTH - FIRST_STEP) / len(track))
    steps = "".join(_step(FIRST_STEP + step * wide, wide - 6, strength, step - level) for step, strength in enumerate(track))
    return (
        f'<g\nid="track-{POWERS[power]}" data-look="power-{POWERS[power]}">'
        + use(POWER_DRAWINGS[power], 0, -2, 38, "rim")
        + _name_of_track(name)
        + steps
        + use_at(f"seat-{seat}", FIRST_STEP + level * wide + wide / 2 - 3, 32.5, 17)
        + "</g>"
    )


def _name_of_track(name: str) -> str:
    """Write the name of a track, in two lines if it is too long for one."""
    room = FIRST_STEP - 52
    if width_of(name, 15) <= room:
        return text(46, 22, name, 15, "t it")
    return "".join(text(46, 14.5 + 16 * line, part, 15, "t it", room=room) for line, part in enumerate(in_two_lines(name)))


def _step(x: float, wide: float, strength: int, ahead: int) -> str:
    """Draw a step of a track: shaded if it is reached, with a thick line at the marker."""
    fill = "var(--paper-top)" if ahead > 0 else "var(--accent-wash)"
    line = 2.4 if ahead == 0 else 1.1
    box = f'<path d="{wobbly_box(x, 4, wide, 26, 1.5, 0.5)}" fill="{fill}" stroke="var(--ink)" stroke-width="{line}"/>'
    return box + text(x + wide / 2, 22.4, str(strength), 15, "t num soft" if ahead < 0 else "t num", "middle")


# The ranks of a solo game

SHEET_WIDTH, PADDING = 268, 16  # of each sheet about the players
INSIDE = SHEET_WIDTH - 2 * PADDING
RANK_HEIGHT = 25


def ranks(state: Evergreen, words: Words) -> tuple[str, float]:
    """Draw the ranks of a solo player with the present one shaded; return the drawing and its height."""
    reached = rank(state)
    height = RANK_HEIGHT * (len(state.box.ranks) + 1) + 12
    rows, least = sheet(0, 0, SHEET_WIDTH, height), 0
    for row, (name, most) in enumerate(state.box.ranks.items()):
        rows += _rank(row, words.say(f"rank-{name}"), f"{least}–{most}", name == reached)
        least = most + 1
    return rows + _rank(len(state.box.ranks), words.say("rank-sequoia"), f"{least}+", reached == "sequoia"), height


def _rank(row: int, name: str, points: str, reached: bool) -> str:
    ground = f'<rect y="1" width="{INSIDE}" height="{RANK_HEIGHT - 2}" rx="3" fill="var(--accent-wash)"/>' if reached else ""
    css = "t" if reached else "t soft"
    body = ground + text(8, 17.5, name, 14, f"{css} it", room=150) + text(INSIDE - 8, 17.5, points, 14, f"{css} num", "end")
    return moved(body, PADDING, 6 + RANK_HEIGHT * row)


# The other planets, and what is in front of each drafter

SMALLEST = 114  # the caption of a smaller planet needs two lines
PLACES_OF_OTHERS = {  # by the number of other planets: their size, and the middle of each one's upper edge
    1: (226, ((134, 44),)),
    2: (148, ((134, 44), (134, 234))),
    3: (SMALLEST, ((75, 42), (193, 42), (134, 216))),
}


def other_planets(state: Evergreen, viewer: int, words: Words, names: Sequence[str]) -> str:
    """Draw the planets of the others on a sheet."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    size, places = PLACES_OF_OTHERS[len(others)]
    body = sheet(0, 0, SHEET_WIDTH, places[-1][1] + size + (64 if size == SMALLEST else 44))
    body += heading(PADDING, 29, words.say("title-planets"), INSIDE)
    for seat, (middle, top) in zip(others, places, strict=True):
        body += place(planet(state, seat, words, names[seat], small=True), middle - size / 2, top, size, size)
        body += moved(_caption(state, seat, names[seat], size), middle, top + size + 17)
    return body


def _caption(state: Evergreen, seat: int, name: str, size: float) -> str:
    """Draw a planet's owner and its belongings, in one line or in two."""
    if size == SMALLEST:
        lines = [name_tag(seat, name, size), belongings(state, seat)]
    else:
        lines = [in_a_line(name_tag(seat, name, INSIDE - 86), belongings(state, seat))]
    return "".join(moved(line, -wide / 2, 27 * below) for below, (line, wide) in enumerate(lines))


def automa(state: Evergreen, words: Words) -> str:
    """Draw a sheet for the automa, which has no planet, with its belongings."""
    cards, wide = belongings(state, state.seats)
    name = text(PADDING, 32, words.say("automa"), 14, room=INSIDE - wide)
    return sheet(0, 0, SHEET_WIDTH, 54) + name + moved(cards, SHEET_WIDTH - PADDING - wide, 27)


def name_tag(seat: int, name: str, room: float) -> tuple[str, float]:
    """Draw a seat's mark and name; return the drawing and its width."""
    body = use(f"seat-{seat}", 0, -9, 18) + text(25, 4.5, name, 14, room=room - 25)
    return body, 31 + min(room - 25, width_of(name, 14))


def belongings(state: Evergreen, drafter: int) -> tuple[str, float]:
    """Draw a drafter's belongings, the first-player token and the card of this round; return the drawing and its width."""
    body, x = "", 0.0
    if state.token == NO_CARD and state.next_first == drafter:
        body += use("first-player", 0, -17, 28, "rim")
        x += 32
    if len(state.cards[drafter]) == state.round:
        taken = state.card_of(drafter)
        body += swatch(biome_of(taken), x, -10, 20) + use(POWER_DRAWINGS[power_of(taken)], x + 23, -13, 25, "rim")
        x += 48
    return body, x
