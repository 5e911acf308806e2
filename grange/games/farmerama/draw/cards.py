"""Action cards, the drawn card of a solo game, and the action wheel that gives the cards their numbers."""

from __future__ import annotations

from functools import lru_cache

from grange.core.events import text_of
from grange.core.picture import in_two_lines, picture, text, use, use_at, width_of, wobbly_box
from grange.core.words import Words
from grange.games.farmerama.box import ACTIONS, ALONE, FEED_ACTION, NO_CARD, NUMBERED, SHARED
from grange.games.farmerama.draw.parts import disc, point, spokes, spot, tick, turned_by, wedge
from grange.games.farmerama.labels import ACTION_PIECES
from grange.games.farmerama.state import Farmerama

CARD = (88, 106)
MIDDLE = CARD[0] / 2
ROOM, LARGEST = 78, 17.3  # for a card's name: its width, and the largest size that a page uses
EDGE = wobbly_box(2, 2, 83, 101, 8, 0.7)
PAPER = (
    f'<path d="{EDGE}" fill="var(--shade)" opacity=".18" transform="translate(1.6 2)"/>'
    f'<path d="{EDGE}" class="edge" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.4"/>'
)
WHEEL = (-80, -80, 160, 160)


def own_cards(state: Farmerama, seat: int | None) -> int:
    """Return the cards that the viewer has chosen, one bit for each; others' cards are shown at their farms."""
    return 0 if seat is None else state.chosen[seat]


def cards(state: Farmerama, seat: int | None, words: Words) -> list[str]:
    """Draw the five action cards as the viewer has them."""
    return [_card(state, seat, action, words) for action in range(len(ACTIONS))]


def _card(state: Farmerama, seat: int | None, action: int, words: Words) -> str:
    name = ACTIONS[action]
    chosen = own_cards(state, seat)
    is_mine = bool(chosen >> action & 1)
    is_idle = (state.shown or state.solo) and chosen and not is_mine and not state.over
    face = _title_and_piece(text_of(words, f"action-{name}"), ACTION_PIECES[action])
    face += _numbers(state, seat, action) if action < len(NUMBERED) else _line(action, words)
    pale = ' opacity=".42"' if is_idle else ""
    body = f"{PAPER}<g{pale}>{face}</g>" + (_chosen(state, seat, action) if is_mine else "")
    return picture(body, (0, 0, *CARD), "bit", card_title(state, action, words), f"card-{name}", f"card-{name}")


def _title_and_piece(title: str, piece: str) -> str:
    """Write an action's name in one line, or in two over a smaller piece, because a page may write it larger."""
    lines = in_two_lines(title) if width_of(title, LARGEST) > ROOM else [title]
    if len(lines) == 1:
        return text(MIDDLE, 20, title, 15, "t book", "middle", room=ROOM) + use(piece, MIDDLE - 23, 25, 46, "rim")
    written = "".join(text(MIDDLE, 18 + 16 * row, line, 15, "t book", "middle", room=ROOM) for row, line in enumerate(lines))
    return written + use(piece, MIDDLE - 19, 37, 38, "rim")


def card_title(state: Farmerama, action: int, words: Words) -> str:
    """Describe a card, with its numbers of this round."""
    title = text_of(words, f"action-{ACTIONS[action]}")
    if action >= len(NUMBERED):
        return text_of(words, "picture-of-card", card=title, told=_line_of(action, words))
    numbers = state.numbers(action)
    return text_of(
        words, "picture-of-card", card=title, told=text_of(words, "numbers", alone=numbers[ALONE], shared=numbers[SHARED])
    )


def _numbers(state: Farmerama, seat: int | None, action: int) -> str:
    """Write both numbers; once one of them applies, cross out the other."""
    alone, shared = state.numbers(action)
    counts = number_that_counts(state, seat, action)
    if counts is None:
        return text(MIDDLE - 10, 94, str(alone), 23, "t num", "middle") + text(
            MIDDLE + 10, 94, str(shared), 16, "t num soft", "middle"
        )
    sizes, inks = ((23, 16), ("t num", "t num soft")) if counts == ALONE else ((16, 23), ("t num soft", "t num"))
    crossed = MIDDLE + (10 if counts == ALONE else -10)
    return (
        text(MIDDLE - 10, 94, str(alone), sizes[0], inks[0], "middle")
        + text(MIDDLE + 10, 94, str(shared), sizes[1], inks[1], "middle")
        + f'<path d="M{crossed - 7} 93L{crossed + 7} 84" stroke="var(--ink-soft)" stroke-width="1.6" stroke-linecap="round"/>'
    )


def number_that_counts(state: Farmerama, seat: int | None, action: int) -> int | None:
    """Return which of an action's two numbers applies to the viewer, once that is known."""
    if seat is None or not (state.solo or (state.shown and state.chosen[seat] >> action & 1)):
        return None
    return SHARED if state.is_shared(seat, action) else ALONE


def _line(action: int, words: Words) -> str:
    return text(MIDDLE, 93, _line_of(action, words), 17, "t num", "middle", room=76)


def _line_of(action: int, words: Words) -> str:
    return text_of(words, "card-any") if action == FEED_ACTION else text_of(words, "card-each")


def _chosen(state: Farmerama, seat: int | None, action: int) -> str:
    """Mark a card that the viewer has chosen: sealed until all are revealed, with a tick once its action has begun."""
    is_done = seat is not None and state.done[seat] >> action & 1
    corner = (
        tick(75, 34) if is_done else "" if state.shown else disc(74, 35, 10) + f'<g class="tl">{use_at("ui-seal", 74, 35, 17)}</g>'
    )
    name = ACTIONS[action]
    inner = wobbly_box(5.5, 5.5, 76, 94, 6, 0.5)
    return (
        f'<g class="token" id="chosen-{name}" data-on="card-{name}"><path class="chosen" d="{EDGE}"/>'
        f'<path class="chosen fine" d="{inner}"/>{corner}</g>'
    )


def drawn_card(state: Farmerama, words: Words) -> str:
    """Draw the card of a solo game's round."""
    if state.drawn == NO_CARD:
        return picture(PAPER, (0, 0, *CARD), "bit", "", "drawn", "drawn")
    title = text_of(words, f"action-{NUMBERED[state.drawn]}")
    piece = use(ACTION_PIECES[state.drawn], MIDDLE - 31, 32, 62, "rim")
    body = (
        PAPER
        + f'<g class="token" id="drawn-card" data-on="drawn">{text(MIDDLE, 22, title, 15, "t book", "middle", room=78)}{piece}</g>'
    )
    return picture(body, (0, 0, *CARD), "bit", text_of(words, "picture-of-drawn", card=title), "drawn", "drawn")


# The action wheel


def action_wheel(state: Farmerama, words: Words) -> str:
    """Draw the ring of numbers, and the disc with the three actions that moves forward by one each round."""
    ring = state.box.ring
    step = 360 / len(ring)
    actions = {(begin + state.turned) % len(ring) for begin in state.box.begin}
    parts = "".join(_part(place, tuple(pair), step, place in actions) for place, pair in enumerate(ring))
    symbols = "".join(
        f'<g transform="translate({spot(23, begin * step)})"><g {turned_by(-state.turned, step)}>'
        f"{use_at(ACTION_PIECES[action], 0, 0, 26)}</g></g>"
        for action, begin in enumerate(state.box.begin)
    )
    body = (
        '<circle cx="2" cy="3" r="77" fill="var(--shade)" opacity=".2"/>'
        '<circle r="77" fill="var(--paper-top)" stroke="var(--line)" stroke-width="1.8"/>'
        f'{parts}<circle r="73" fill="none" stroke="var(--ink)" stroke-width=".8"/>'
        f'<path d="{spokes((40, 73), len(ring))}" transform="rotate({step / 2:.1f})" stroke="var(--ink)" stroke-width="1.1"/>'
        '<circle r="40" fill="var(--paper-raised)" stroke="var(--line)" stroke-width="1.6"/>'
        f"<g {turned_by(state.turned, step)}>{symbols}</g>"
    )
    titles = [card_title(state, action, words) for action in range(len(NUMBERED))]
    return picture(body, WHEEL, "bit", text_of(words, "picture-of-action-wheel", told=" ".join(titles)), look="action-wheel")


@lru_cache(maxsize=200)
def _part(place: int, pair: tuple[int, int], step: float, is_on: bool) -> str:
    x, y = point(57, place * step)
    ground = f'<path d="{wedge(40, 73, (place - 0.5) * step, (place + 0.5) * step)}" fill="var(--accent-wash)"/>' if is_on else ""
    ink = "t num" if is_on else "t num soft"
    return (
        ground
        + text(x - 7, y + 7, str(pair[0]), 21.5, ink, "middle")
        + text(x + 9, y + 7, str(pair[1]), 16.8, "t num soft", "middle")
    )
