"""The whole table of Agricola in one picture, for notebooks, documents and replays elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import seat_names
from grange.core.picture import heading, moved, place, text, use, width_of
from grange.core.whole import score_sheet, title, whole
from grange.core.words import Words
from grange.games.agricola.box import CARD_NAMES, FOOD, GOODS, MAJORS
from grange.games.agricola.draw import board, spaces
from grange.games.agricola.draw.farmyard import farmyard
from grange.games.agricola.draw.team import MARKETPLACE, goods_to_trade
from grange.games.agricola.draw.yard import LARGE, SMALL
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.state import Agricola

WIDTH, HEIGHT, MARGIN, GAP = 1432, 812, 24, 7
TOP = 62  # of the board
HALF_ROW = (spaces.SPACE_HEIGHT + GAP) / 2
FARMS = TOP + 13 * HALF_ROW + 16
SHEET, SHEET_WIDTH = 1138, 270
LINE = 15  # of a list of cards
KEPT = GOODS[: FOOD + 1]


def table(state: Agricola, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it; a spectator sees it as the first seat does."""
    viewer = seat or 0
    named = seat_names(words, names, state.seats)
    sheet, high = score_sheet(state, seat, words, SHEET_WIDTH)
    cards, long = _cards(state, seat, words) if state.has_cards else ("", 0)
    below = MARGIN + high + 12  # the score sheet
    lower = 2 * HALF_ROW if board.has_row_below(state) else 0.0
    beside, more = _beside(state, seat, words, named)
    body = (
        title(state, words, MARGIN, 42, SHEET - 2 * MARGIN)
        + _board(state, seat, words, named)
        + moved(_farms(state, viewer, words, named), 0, lower)
        + moved(sheet, SHEET, MARGIN)
        + (moved(cards, SHEET, below) if cards else "")
        + (moved(beside, SHEET, below + long) if beside else "")
        + (_marketplace(state, seat, words, named) if state.team else "")
    )
    high_enough = HEIGHT + round(lower) + (spaces.SPACE_HEIGHT if state.team else 0)
    return whole(state, words, WIDTH, max(high_enough, round(below + long + more)), body)


def _marketplace(state: Agricola, seat: int | None, words: Words, names: list[str]) -> str:
    """Put the Marketplace below the farms, with the goods that the seat can give and then those that it can take."""
    wide = spaces.width_of_spaces(state)
    top = HEIGHT - 20
    body = place(
        spaces.space(spaces.looks(state, seat, seat or 0, words, names)[MARKETPLACE]), MARGIN, top, wide, spaces.SPACE_HEIGHT
    )
    x = MARGIN + wide + 20.0
    for way, goods in goods_to_trade(state, seat).items():
        caption = words.say(f"trade-{way}", name=names[state.partner(seat or 0)])
        body += text(x, top + 32, caption, 14)
        x += width_of(caption, 14) + 12
        for good in goods:
            body += f'<g id="{way}-{GOODS[good]}">{use(GOODS[good], x, top + 12, 30, "rim")}</g>'
            x += 36
        x += 20
    return body


# The board


def _board(state: Agricola, seat: int | None, words: Words, names: list[str]) -> str:
    """Put the spaces, rounds and major improvements where the page puts them."""
    wide = spaces.width_of_spaces(state)
    columns = 2 + int(spaces.has_extension(state))
    seen = spaces.looks(state, seat, seat or 0, words, names)
    left = board.left_grid(state, seen, words)
    right = [(column + columns, row, high, drawn) for column, row, high, drawn in board.right_grid(state, seen, words)]
    return (
        "".join(_placed(drawn, column, row, high, wide) for column, row, high, drawn in (*left, *right))
        + _captions(state, words, columns, wide)
        + _majors(state, words, MARGIN + (columns + 2) * (wide + GAP))
    )


def _placed(drawn: str, column: int, row: int, high: int, wide: int) -> str:
    height = spaces.CARD_HEIGHT if high == 4 else spaces.SPACE_HEIGHT
    return place(drawn, _left(column, wide), _top(row), wide, height)


def _left(column: int, wide: int) -> float:
    return MARGIN + (column - 1) * (wide + GAP)


def _top(row: int) -> float:
    return TOP + (row - 1) * HALF_ROW


def _captions(state: Agricola, words: Words, columns: int, wide: int) -> str:
    captions = {columns - 1: words.say("board-always"), columns: words.say("board-stage", number=1)}
    captions |= {column + columns: words.say("board-stage", number=board.stage_of_column(state, column)) for column in range(1, 7)}
    body = "".join(text(_left(column, wide), _top(2) - 9, each, 12, "it soft", room=wide) for column, each in captions.items())
    if state.seats > 2:
        body += text(MARGIN, _top(14) - 12, words.say("board-players", count=state.seats), 12, "it soft", room=wide)
    return body


def _majors(state: Agricola, words: Words, left: float) -> str:
    """Put the major improvements into two rows of five."""
    is_wide = not spaces.has_extension(state)
    width, height = board.WIDER_MAJOR if is_wide else board.MAJOR
    across = (SHEET - MARGIN - GAP - left + GAP) / 5
    scale = (across - GAP) / width
    return "".join(
        place(
            board.major(state, card, words, is_wide),
            left + card % 5 * across,
            _top(10) + 3 + card // 5 * (height * scale + GAP),
            width * scale,
            height * scale,
        )
        for card in range(len(MAJORS))
    )


def _beside(state: Agricola, seat: int | None, words: Words, names: list[str]) -> tuple[str, float]:
    """Put the spaces of the decks below all lists, two in a row; return the drawing and its height."""
    if not state.beside:
        return "", 0
    seen = spaces.looks(state, seat, seat or 0, words, names)
    wide, high = (SHEET_WIDTH - GAP) / 2, spaces.SPACE_HEIGHT + GAP
    body = "".join(
        place(spaces.space(seen[space]), number % 2 * (wide + GAP), number // 2 * high, wide, spaces.SPACE_HEIGHT)
        for number, space in enumerate(state.beside)
    )
    return body, (len(state.beside) + 1) // 2 * high


# Farms and supplies


def _farms(state: Agricola, viewer: int, words: Words, names: list[str]) -> str:
    """Draw the viewer's farm large, and beside it those of the others and all supplies."""
    wide, high = LARGE[0] * 0.95, LARGE[1] * 0.95
    left = MARGIN + wide + 24
    own = _name(state, viewer, names[viewer], MARGIN, FARMS + 14, wide)
    own += place(farmyard(state, viewer, words, names[viewer]), MARGIN, FARMS + 26, wide, high)
    others = [other for other in range(state.seats) if other != viewer]
    step = (SHEET - 24 - left + 16) / 3
    for where, other in enumerate(others):
        x = left + where * step
        own += _name(state, other, names[other], x, FARMS + 14, step - 16)
        own += place(farmyard(state, other, words, names[other], True), x, FARMS + 26, step - 16, (step - 16) * SMALL[1] / SMALL[0])
    down = FARMS + (46 + (step - 16) * SMALL[1] / SMALL[0] if others else 0)
    return own + moved(_supplies(state, words, names, SHEET - 24 - left), left, down)


def _name(state: Agricola, seat: int, name: str, x: float, y: float, room: float) -> str:
    """Write whose farm it is, with the starting player token."""
    token = use("first-player", x + 30 + width_of(name, 14), y - 19, 24, "rim") if state.token == seat and state.seats > 1 else ""
    return use(f"seat-{seat}", x, y - 13, 17) + text(x + 24, y, name, 14, room=room - 60) + token


def _supplies(state: Agricola, words: Words, names: list[str], wide: float) -> str:
    """List the goods of all seats, and the food for the next harvest."""
    first, step = 130, 46
    body = heading(0, 14, words.say("title-supplies"), wide)
    body += "".join(use(good, first + place * step - 13, 22, 26, "rim") for place, good in enumerate(KEPT))
    for seat in range(state.seats):
        y = 70 + 24 * seat
        body += f'<path d="M0 {y - 17}H{wide:.0f}" stroke="var(--rule)"/>'
        body += use(f"seat-{seat}", 2, y - 12, 15) + text(24, y, names[seat], 14, room=first - 50)
        body += "".join(
            text(first + place * step, y, str(state.goods[seat][place] or "–"), 15, "t num", "middle") for place in range(len(KEPT))
        )
        body += "" if state.over else text(wide, y, _need(state, seat, words), 13, "t soft", "end")
    return body


def _need(state: Agricola, seat: int, words: Words) -> str:
    need = food_needed(state, seat)
    missing = need - state.goods[seat][FOOD]
    balance = words.say("need-short", count=missing) if missing > 0 else words.say("need-enough")
    return f"{words.say('goods-food', count=need)}, {balance}"


# Cards


def _cards(state: Agricola, seat: int | None, words: Words) -> tuple[str, float]:
    """List played, open, held and draftable cards for the viewer; return the drawing and where it ends."""
    lists = {
        "title-played": [(use(f"seat-{owner}", 0, 0, 11), card) for owner, cards in enumerate(state.cards) for card in cards],
        "title-market": [("", card) for card in state.market],
    }
    lists["title-shelf"] = [("", card) for card in state.shelf]
    if seat is not None and state.has_hands:
        mark = use(f"seat-{seat}", 0, 0, 11)
        lists["title-hand"] = [(mark, card) for card in state.hands[seat]]
        lists["tab-draft"] = [(mark, card) for card in state.packs[seat]]
    body, y = "", 0.0
    for name, cards in lists.items():
        more, y = _list_of_cards(words.say(name), cards, words, y)
        body += more
    return body, y


def _list_of_cards(title: str, cards: list[tuple[str, int]], words: Words, top: float) -> tuple[str, float]:
    """Write the names of cards in two columns, each with the mark of its owner; return the drawing and where it ends."""
    if not cards:
        return "", top
    rows, column = (len(cards) + 1) // 2, SHEET_WIDTH / 2
    body = heading(0, top + 14, title, SHEET_WIDTH)
    for line, (mark, card) in enumerate(cards):
        x, y = line // rows * column, top + 34 + line % rows * LINE
        name = CARD_NAMES[card]
        drawn = moved(mark, 0, -10) + text(16, 0, words.say(f"card-{name}"), 12, room=column - 22)
        body += f'<g id="card-{name}" transform="translate({x:.0f} {y:.0f})">{drawn}</g>'
    return body, top + 34 + rows * LINE
