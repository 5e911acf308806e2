"""The table of Petrichor as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.picture import heading, in_two_lines, moved, number, place, sheet, standalone, text, use, width_of
from grange.core.words import Words
from grange.games.petrichor.box import COLUMNS
from grange.games.petrichor.draw.hand import STACK, stacks
from grange.games.petrichor.draw.page import belongings, columns_of, owners_called, votes_told
from grange.games.petrichor.draw.parts import in_lines, mark_of
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
    """Draw the whole table, seen from a seat; a spectator sees no hand."""
    called = owners_called(state, words, names)
    game, where = words.say("game-name"), words.tell(state.where())
    body = (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="12" fill="var(--paper)" stroke="var(--ink)"/>'
        + _title(game, where)
        + _field(state, words)
        + ("" if seat is None or state.over or state.hidden else _hand(state, seat, words))
        + _sky(state, words, called)
        + moved(_score(state, seat, words), SCORE, MARGIN)
    )
    return standalone(body, WIDTH, HEIGHT, "petrichor", f"{game}. {where}")


def _title(game: str, where: str) -> str:
    after = MARGIN + width_of(game, 21) + 12
    return (
        f'<g font-weight="700" fill="var(--accent)">{text(MARGIN, 42, game, 21, "book")}</g>{text(after, 42, where, 14, "t soft")}'
    )


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
        + text(SKY, 64, votes_told(state, words), 13, "t soft", room=SKY_WIDTH)
        + place(wheel(state, words), SKY + 6, 74, 300, 300)
        + moved(_players(state, words, names), SKY, 404)
        + heading(SKY, won + 18, words.say("title-votes-won"), SKY_WIDTH)
        + place(track(state, words), SKY, won + 30, SKY_WIDTH, track_height(state))
    )


def _players(state: Petrichor, words: Words, names: list[str]) -> str:
    """List what all owners of water have."""
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
    """Draw the score sheet: a column for each seat, a row for each category."""
    sheets = [state.score_sheet(each) for each in range(state.seats)]
    columns = [SCORE_WIDTH - 18 - 38 * (state.seats - 1 - each) for each in range(state.seats)]
    height = 112 + 24 * len(sheets[0])
    body = sheet(0, 0, SCORE_WIDTH, height) + heading(14, 28, words.say("title-score"), SCORE_WIDTH - 28)
    if seat is not None:
        wash = f'x="{columns[seat] - 27}" y="38" width="36" height="{height - 48}"'
        body += f'<rect {wash} fill="var(--accent-wash)"/>'
    body += "".join(use(f"seat-{each}", x - 17, 42, 18) for each, x in enumerate(columns))
    for row, category in enumerate(sheets[0]):
        y = 86 + 24 * row
        body += f'<path d="M14 {y - 17}H{SCORE_WIDTH - 14}" stroke="var(--rule)"/>'
        body += text(14, y, words.say(f"category-{category}"), 14, "t soft", room=columns[0] - 44)
        body += "".join(text(x, y, str(sheets[each][category] or "–"), 14, "t num", "end") for each, x in enumerate(columns))
    return body + _totals(state, columns, height - 16) + moved(_south_wind(state, words), 0, height + 24)


def _totals(state: Petrichor, columns: list[int], y: float) -> str:
    line = f"M14 {number(y - 23)}H{SCORE_WIDTH - 14}M14 {number(y - 20)}H{SCORE_WIDTH - 14}"
    totals = "".join(text(x, y, str(state.scores[each]), 20, "t book", "end") for each, x in enumerate(columns))
    return f'<path d="{line}" stroke="var(--ink)" stroke-width="1.2"/><g font-weight="700">{totals}</g>'


def _south_wind(state: Petrichor, words: Words) -> str:
    """Tell of the neutral player of a solo game: its points, its last card, and how many are left."""
    if not state.solo:
        return ""
    points = sum(state.points[state.neutral])
    name = use("drop-neutral", 14, 10, 24) + text(46, 28, words.say("south-wind"), 16, "t it", room=160)
    told = [words.say("south-left", cards=len(state.south))]
    if state.blown:
        told = in_lines(words.say("south-card", card=str(state.blown[-1] + 1)), 13, SCORE_WIDTH - 28, 2) + told
    lines = "".join(text(14, 56 + 20 * row, line, 13, "t soft", room=SCORE_WIDTH - 28) for row, line in enumerate(told))
    total = f'<g font-weight="700">{text(SCORE_WIDTH - 18, 30, str(points), 20, "t book", "end")}</g>'
    return sheet(0, 0, SCORE_WIDTH, 112) + name + lines + total
