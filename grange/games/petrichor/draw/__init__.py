"""The table of Petrichor as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.picture import heading, in_lines, in_two_lines, moved, place, sheet, text, use
from grange.core.whole import score_sheet, title, whole
from grange.core.words import Words
from grange.games.petrichor.box import COLUMNS
from grange.games.petrichor.draw.hand import STACK, stacks
from grange.games.petrichor.draw.page import belongings, columns_of, owners_called, votes_line
from grange.games.petrichor.draw.parts import mark_of
from grange.games.petrichor.draw.sky import track, track_height, wheel
from grange.games.petrichor.draw.tiles import TILE, tile
from grange.games.petrichor.state import Petrichor

__all__ = ["table", "tile", "track", "wheel"]

WIDTH, HEIGHT, MARGIN, GAP = 1400, 806, 24, 10

# from left to right: the field and the hand, the votes and what the players have, the score
FIELD_WIDTH = 720
TOP = 62
HAND = 614
SKY, SKY_WIDTH = 768, 312
SCORE, SCORE_WIDTH = 1104, 272


def table(state: Petrichor, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it; a spectator sees no hand."""
    called = owners_called(state, words, names)
    body = (
        title(state, words, MARGIN, 42, FIELD_WIDTH)
        + _field(state, words)
        + ("" if seat is None or state.over or state.hidden else _hand(state, seat, words))
        + _sky(state, words, called)
        + moved(_score(state, seat, words), SCORE, MARGIN)
    )
    return whole(state, words, WIDTH, HEIGHT, body)


def _field(state: Petrichor, words: Words) -> str:
    """Lay the tiles out in three rows."""
    high = (HAND - TOP - 34 - 2 * GAP) / 3
    wide = min(high * TILE[0] / TILE[1], (FIELD_WIDTH + GAP) / columns_of(state) - GAP)
    high = wide * TILE[1] / TILE[0]
    return "".join(
        place(
            tile(state, spot, words),
            MARGIN + spot % COLUMNS * (wide + GAP),
            TOP + spot // COLUMNS * (high + GAP),
            wide,
            high,
        )
        for spot in state.field
    )


def _hand(state: Petrichor, seat: int, words: Words) -> str:
    wide = STACK[0] * 1.03
    cards = "".join(
        place(stack, MARGIN + kind * (wide + 16), HAND + 14, wide, STACK[1] * 1.03)
        for kind, stack in enumerate(stacks(state, seat, words))
    )
    return heading(MARGIN, HAND, words.say("title-hand"), FIELD_WIDTH) + cards


# The sky


def _sky(state: Petrichor, words: Words, names: list[str]) -> str:
    """Draw the votes, what the players have, and the track of votes won."""
    won = HAND - 42
    return (
        heading(SKY, 42, words.say("title-votes"), SKY_WIDTH)
        + text(SKY, 64, votes_line(state, words), 13, "t soft", room=SKY_WIDTH)
        + place(wheel(state, words), SKY + 6, 74, 300, 300)
        + moved(_players(state, words, names), SKY, 404)
        + heading(SKY, won + 18, words.say("title-votes-won"), SKY_WIDTH)
        + place(track(state, words), SKY, won + 30, SKY_WIDTH, track_height(state))
    )


def _players(state: Petrichor, words: Words, names: list[str]) -> str:
    """List what each owner of water has."""
    first, step = 112, 45
    body = heading(0, 0, words.say("title-players"), SKY_WIDTH)
    have = belongings(state)
    for column, what in enumerate(have):
        lines = in_two_lines(words.say(f"have-{what}"))
        for line, part in enumerate(lines):
            body += text(first + column * step, 33 - 11 * (len(lines) - line), part, 12, "soft", "middle", room=step)
    for owner in range(state.owners):
        y = 46 + 24 * owner
        body += f'<path d="M0 {y - 17}H{SKY_WIDTH}" stroke="var(--rule)"/>'
        body += use(mark_of(state, owner), 0, y - 13, 16) + text(22, y, names[owner], 14, room=first - 46)
        for column, amounts in enumerate(have.values()):
            body += text(first + column * step, y, str(amounts[owner] or "–"), 15, "t num", "middle")
    return body


# Points


def _score(state: Petrichor, seat: int | None, words: Words) -> str:
    """Draw the score sheet, and below it the neutral player of a solo game."""
    drawn, height = score_sheet(state, seat, words, SCORE_WIDTH)
    return drawn + moved(_south_wind(state, words), 0, height + 24)


def _south_wind(state: Petrichor, words: Words) -> str:
    """Describe the neutral player of a solo game: its points, its last card, and how many cards are left."""
    if not state.solo:
        return ""
    points = sum(state.points[state.neutral])
    name = use("drop-neutral", 14, 10, 24) + text(46, 28, words.say("south-wind"), 16, "t it", room=160)
    lines = [words.say("south-left", cards=len(state.south))]
    if state.blown:
        lines = in_lines(words.say("south-card", card=str(state.blown[-1] + 1)), 13, SCORE_WIDTH - 28, 2) + lines
    drawn = "".join(text(14, 56 + 20 * row, line, 13, "t soft", room=SCORE_WIDTH - 28) for row, line in enumerate(lines))
    total = f'<g font-weight="700">{text(SCORE_WIDTH - 18, 30, str(points), 20, "t book", "end")}</g>'
    return sheet(0, 0, SCORE_WIDTH, 112) + name + drawn + total
