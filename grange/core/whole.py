"""The whole table in one picture: the paper, title and score sheet that every game uses."""

from __future__ import annotations

from grange.core.picture import BOLD, WIDE, heading, moved, number, numbers, sheet, standalone, text, use, width_of
from grange.core.state import State
from grange.core.words import Words

PADDING = 14  # between the edge of the score sheet and its contents
COLUMN = 38  # for the points of a seat
HEAD, ROW, TOTAL = 69, 24, 43  # of what stands above the categories, of a category, and of the sum


def whole(state: State, words: Words, width: float, height: float, body: str) -> str:
    """Lay out everything on one sheet of paper as a standalone picture."""
    paper = f'width="{number(width - 2)}" height="{number(height - 2)}" rx="12" fill="var(--paper)" stroke="var(--ink)"'
    label = f"{words.say('game-name')}. {words.text(state.where())}"
    return standalone(f'<rect x="1" y="1" {paper}/>{body}', width, height, state.game, label)


def title(state: State, words: Words, x: float, y: float, width: float) -> str:
    """Write the name of the game and how far it has come."""
    game = words.say("game-name")
    after = width_of(game, 21 * BOLD * WIDE) + 12
    where = text(x + after, y, words.text(state.where()), 14, "t soft", room=width - after)
    return f'<g font-weight="700" fill="var(--accent)">{text(x, y, game, 21, "book")}</g>{where}'


def score_sheet(state: State, seat: int | None, words: Words, width: float) -> tuple[str, float]:
    """Draw the score sheet, with a column for each seat and a row for each category; return it with its height."""
    sheets = [state.score_sheet(other) for other in range(state.seats)]
    ends = [width - PADDING - 2 - COLUMN * after for after in reversed(range(state.seats))]
    sums = HEAD + ROW * len(sheets[0])
    height = sums + TOTAL
    body = sheet(0, 0, width, height) + heading(PADDING, 28, words.say("score-title"), width - 2 * PADDING)
    if seat is not None:
        wash = f'x="{number(ends[seat] - 28)}" y="38" width="{COLUMN - 2}" height="{number(height - 48)}"'
        body += f'<rect {wash} fill="var(--accent-wash)"/>'
    body += "".join(use(f"seat-{other}", end - 18, 42, 18) for other, end in enumerate(ends))
    for row, category in enumerate(sheets[0]):
        points = [own[category] for own in sheets]
        body += moved(_row(words.say(f"category-{category}"), points, ends, width), 0, HEAD + ROW * row)
    return body + moved(_sums(state, ends, width), 0, sums), height


def _row(category: str, points: list[int], ends: list[float], width: float) -> str:
    """Draw a row of the score sheet, with a dash instead of zero."""
    written = [str(amount).replace("-", "−") if amount else "–" for amount in points]
    return (
        f'<path d="M{PADDING} 0H{number(width - PADDING)}" stroke="var(--rule)"/>'
        + text(PADDING, 17, category, 14, "t soft", room=ends[0] - PADDING - 26)
        + "".join(text(end, 17, amount, 14, "t num", "end") for end, amount in zip(ends, written, strict=True))
    )


def _sums(state: State, ends: list[float], width: float) -> str:
    """Draw the last row of the score sheet; a winner's points are underlined twice."""
    line = f"M{PADDING} 4H{number(width - PADDING)}M{PADDING} 7H{number(width - PADDING)}"
    body = f'<path d="{line}" stroke="var(--ink)" stroke-width="1.2"/>'
    for seat, (score, end) in enumerate(zip(state.scores, ends, strict=True)):
        body += f'<g font-weight="700">{text(end, 27, str(score).replace("-", "−"), 18, "t book", "end")}</g>'
        if seat in state.winners:
            body += f'<path d="M{numbers(end - 24, 32)}h24m0 3h-24" stroke="var(--ink)" stroke-width="1.3"/>'
    return body
