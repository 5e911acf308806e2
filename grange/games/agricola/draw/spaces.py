"""The spaces of Agricola's board: action spaces, round cards, and the rounds to come."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grange.core.events import text_of
from grange.core.picture import in_lines, in_two_lines, number, picture, text, use, width_of, wobbly_box
from grange.core.words import Words
from grange.games.agricola.box import CLOSED, GOODS, HOUSES, NO_SEAT, NOBODY, NUMBER, SPACES
from grange.games.agricola.cards import CARDS
from grange.games.agricola.draw.parts import DASHED, fence, flat, piece_in, tray
from grange.games.agricola.draw.season import Badge, badges, mark, width_of_mark
from grange.games.agricola.draw.yard import WISHES
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.spaces import possible_spaces, spaces_in_play
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.seasons import child_price

SPACE_HEIGHT, CARD_HEIGHT = 51, 109
TITLE = 13.1  # font size of names, as in the page's style sheet
SPARE = 24  # beside a title that can grow with the words of a small window; others are set closer there
WIDTH, WIDER = 115, 130  # of a space, on a board of nine columns and of eight

# the pieces on a space with an action
WORK_PIECES = {
    "farm_expansion": ("room-wood", "stable"),
    "meeting_place": ("first-player",),
    "farmland": ("plow",),
    "lessons": ("lessons",),
    "lessons_more": ("lessons",),
    "side_job": ("stable", "bread"),
    "animal_market": ("sheep", "boar", "cattle"),
    "modest_wish": ("house", "newborn"),
    "major_improvement": ("hearth",),
    "fencing": ("fence-h",),
    "grain_utilization": ("grain", "bread"),
    "basic_wish": ("house", "newborn"),
    "house_redevelopment": ("house", "hearth"),
    "urgent_wish": ("newborn",),
    "cultivation": ("plow", "seeds"),
    "farm_redevelopment": ("house", "fence-h"),
    "extraterrestrial_excrement": ("saucer", "grain", "vegetable"),
    "homemade_space_rocket": ("rocket",),
    "transmogrifier": ("gadget",),
    "land_of_milk_and_honey": ("milk", "food"),
    "warrior_queen": ("crown", "star"),
    "dragons_lair": ("dragon", "sheep", "boar", "cattle"),
    "road_not_taken_reed": ("reed", "stone"),
    "road_not_taken_clay": ("clay",),
    "spring": ("sheep", "seeds"),
    "summer": ("plow", "bread"),
    "autumn": ("sickle", "vegetable"),
    "marketplace": ("wood", "grain"),
}

COPSE = NUMBER["copse"]

Shown = tuple[str, int]  # a piece, and a number beside it unless that is 0
Waiting = tuple[int, str, int]  # the owner's seat, a piece, and how many


class ShownSpace(NamedTuple):
    """Everything that a picture of a space shows."""

    name: str
    title: str
    label: str
    width: int
    pieces: tuple[Shown, ...]
    grows: int  # goods added in a round; 0 if nothing accumulates
    is_empty: bool
    is_pale: bool  # not possible now for the viewer
    is_closed: bool
    who: int
    guest: int  # a second person on the space
    child: bool
    viewer: int
    tokens: tuple[str, ...] = ()  # of cards
    badge: Badge | None = None


def has_extension(state: Agricola) -> bool:
    """Return whether there is a first column: the extension, or the extra tile or the Copse for one and two players."""
    return state.seats > 2 or bool(state.tile) or COPSE in state.board


def width_of_spaces(state: Agricola) -> int:
    """Return how wide a space can be beside all others."""
    return WIDTH if has_extension(state) else WIDER


def looks(state: Agricola, seat: int | None, viewer: int, words: Words, names: list[str]) -> dict[int, ShownSpace]:
    """Collect what the pictures of all spaces on the board show to a viewer."""
    possible = None if seat is None or state.over else set(possible_spaces(state, seat))
    width, marks = width_of_spaces(state), badges(state, words)
    return {
        space: _look(state, space, viewer, possible, width, words, names)._replace(badge=marks.get(space))
        for space in spaces_in_play(state)
    }


def _look(
    state: Agricola, space: int, viewer: int, possible: set[int] | None, width: int, words: Words, names: list[str]
) -> ShownSpace:
    name, people = SPACES[space], state.people_on(space)
    who, guest = [*people, NO_SEAT, NO_SEAT][:2]
    title = text_of(words, f"space-{name}")
    grows = state.box.grows[state.seats].get(space, 0)
    pieces = _pieces_on(state, space, viewer)
    label = ", ".join(
        [title, *_goods_in_words(state, space, words), *(text_of(words, "picture-taken", name=names[each]) for each in people)]
    )
    return ShownSpace(
        name,
        title,
        label,
        width,
        pieces,
        grows,
        is_empty=bool(grows) and not any(amount for _, amount in goods_on(state, space)),
        is_pale=state.taken[space] == NOBODY and possible is not None and space not in possible,
        is_closed=state.taken[space] == CLOSED,
        who=who,
        guest=guest,
        child=who >= 0 and guest < 0 and space in WISHES and state.newborns[who] > 0,
        viewer=viewer,
        tokens=_tokens(state, space) if state.has_decks else (),
    )


def _tokens(state: Agricola, space: int) -> tuple[str, ...]:
    """List the tokens of cards that lie on a space."""
    marks = [mark for cards in state.cards for card in cards if (mark := CARDS[card].marks(state, space))]
    return (*(["candy"] if state.candies >> space & 1 else []), *marks)


def _pieces_on(state: Agricola, space: int, viewer: int) -> tuple[Shown, ...]:
    """List the pieces on a space: those of its action, and the goods that lie there or that it gives."""
    work = [
        (f"room-{HOUSES[state.house[viewer]]}" if piece == "room-wood" else piece, 0)
        for piece in WORK_PIECES.get(SPACES[space], ())
    ]
    goods = [(GOODS[good], number) for good, number in goods_on(state, space)]
    if SPACES[space] == "winter":
        return tuple((GOODS[good], number) for good, number in child_price(state).goods)
    if len(goods) > 1:
        goods = [(good, number if number > 1 else 0) for good, number in goods]
    if SPACES[space] == "resource_market" and state.box.choice[state.seats - 1]:
        goods = [("reed", 0), ("stone", 0), *((good, 0) for good, _ in goods)]
    return (*work, *goods)


def _goods_in_words(state: Agricola, space: int, words: Words) -> list[str]:
    return [text_of(words, f"goods-{GOODS[good]}", count=number) for good, number in goods_on(state, space)]


# One space


@lru_cache(maxsize=2000)
def space(look: ShownSpace) -> str:
    """Draw a space: flat paper, or a tray if goods accumulate."""
    width = look.width
    ground = tray(1, 1, width - 2, SPACE_HEIGHT - 2) if look.grows else flat(width, SPACE_HEIGHT, look.is_closed)
    long = not _fits(look.title, width - 14)
    body = (
        ground
        + (_title_in_two(look) if long else _title(look, 9, 16.5, look.title))
        + (_row_of_pieces(look, 8, 29.5, 18.5) if long else _row_of_pieces(look, 8, 20, 26))
        + (text(_right_of_growth(look), 40, f"+{look.grows}", 12.5, "t soft num", "end") if look.grows and look.who < 0 else "")
        + _people(look, width - 40, 15.5, 39)
        + _laid_tokens(look, width - 20, 1)
        + (mark(look.badge, width, SPACE_HEIGHT - 21) if look.badge and look.who < 0 else "")
    )
    return picture(body, (0, 0, width, SPACE_HEIGHT), "bit", look.label, f"space-{look.name}", f"space-{look.name}")


def _right_of_growth(look: ShownSpace) -> float:
    """Return where the number of added goods ends: beside the mark of the season, if there is one."""
    return look.width - (width_of_mark(look.badge) + 4 if look.badge else 9)


def _title_in_two(look: ShownSpace) -> str:
    """Write a long name in two lines, with smaller pieces below."""
    return "".join(_title(look, 9, 12.5 + 11.5 * row, line) for row, line in enumerate(in_two_lines(look.title)))


def _fits(words: str, room: float) -> bool:
    """Return whether part of a name fits into a width."""
    return width_of(words, TITLE) <= room


def _title(look: ShownSpace, x: float, y: float, words: str) -> str:
    snug = "" if _fits(words, look.width - SPARE) else " snug"
    return text(x, y, words, TITLE, f"{_title_class(look)}{snug}")


def _title_class(look: ShownSpace) -> str:
    return "t book soft" if look.is_pale or look.is_closed else "t book"


def _row_of_pieces(look: ShownSpace, x: float, y: float, size: float) -> str:
    """Draw pieces from left to right, with their numbers."""
    body = ""
    for piece, count in look.pieces:
        gathers = look.grows and piece in GOODS
        pale = look.is_pale or look.is_closed or (look.is_empty and gathers)
        css = "off" if pale else "rim"
        body += piece_in(piece, x, y, size, f"{css} of-{look.viewer}" if piece == "newborn" else css)
        x += size + 1
        if count:
            body += text(x + 1, y + size / 2 + 6, str(count), 17, "t num")
            x += 5 + 10 * len(str(count))
        x += 3
    return body


def _people(look: ShownSpace, x: float, y: float, size: float) -> str:
    """Draw the person on a space, and its newborn or a second person beside it."""
    if look.who < 0:
        return ""
    guest = use(f"person-{look.guest}", x - size * 0.62, y, size) if look.guest >= 0 else ""
    child = use("newborn", x - size * 0.5, y + size * 0.34, size * 0.62, f"of-{look.who}") if look.child else ""
    person = use(f"person-{look.who}", x, y, size)
    return f'<g class="token" id="token-{look.name}" data-on="space-{look.name}">{guest}{person}{child}</g>'


def _laid_tokens(look: ShownSpace, x: float, y: float) -> str:
    """Draw the tokens on a space, from right to left."""
    return "".join(use(piece, x - 20 * place, y, 19, "rim") for place, piece in enumerate(look.tokens))


# A round card


@lru_cache(maxsize=2000)
def round_card(look: ShownSpace, round_number: int, is_now: bool, is_harvest: bool) -> str:
    """Draw a revealed round card with its number."""
    width = look.width
    shape = wobbly_box(1, 1, width - 3, CARD_HEIGHT - 3, 7, 0.5)
    body = (
        f'<path d="{shape}" fill="var(--shade)" opacity=".18" transform="translate(1.4 1.8)"/>'
        f'<path d="{shape}" class="edge" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.4"/>'
        + _round_number(round_number, is_now)
        + _card_title(look, is_harvest)
        + (_tray_on_card(look) if look.grows else _work_on_card(look))
        + _people(look, width - 54, 50, 54)
        + _laid_tokens(look, width - 29, 30)
        + (_sickle(width) if is_harvest else "")
        + (mark(look.badge, width - 2, 47 if look.grows else CARD_HEIGHT - 24) if look.badge and look.who < 0 else "")
    )
    return picture(body, (0, 0, width, CARD_HEIGHT), "bit open", look.label, f"space-{look.name}", f"space-{look.name}")


def _round_number(round_number: int, is_now: bool) -> str:
    ground, ink = ("var(--ink)", "var(--paper-top)") if is_now else ("none", "var(--ink)")
    return (
        f'<circle cx="15.5" cy="16" r="9.5" fill="{ground}" stroke="var(--ink)" stroke-width="1.2"/>'
        f'<g fill="{ink}">{text(15.5, 20.3, str(round_number), 12.5, "num", "middle")}</g>'
    )


def _card_title(look: ShownSpace, is_harvest: bool) -> str:
    """Write the name of a card beside its number in one line or in two; beside a sickle a long word goes below."""
    room = look.width - 34
    beside = room - (18 if is_harvest else 0)
    lines = in_two_lines(look.title)
    if _fits(look.title, beside):
        return _title(look, 30, 20.5, look.title)
    if len(lines) == 1 and _fits(look.title, room):
        return _title(look, 30, 31, look.title)
    if len(lines) == 2 and _fits(lines[0], beside) and _fits(lines[1], room):
        return _title(look, 30, 16.5, lines[0]) + _title(look, 30, 31, lines[1])
    return _long_title(look, beside)


def _long_title(look: ShownSpace, beside: float) -> str:
    """Write a long name: what fits beside the number, and the rest below it in two lines."""
    first, *rest = in_lines(look.title, TITLE, beside, 2)
    if not _fits(first, beside):
        first, rest = "", [look.title]
    lower = in_lines(" ".join(rest), TITLE, look.width - 14, 2)
    return _title(look, 30, 20, first) + "".join(_title(look, 8, 36 + 13 * row, line) for row, line in enumerate(lower))


def _tray_on_card(look: ShownSpace) -> str:
    (piece, count), *others = look.pieces
    pale = look.is_empty or look.is_closed
    grows = text(look.width - 17, 92, f"+{look.grows}", 12.5, "t soft num", "end") if look.who < 0 else ""
    return (
        tray(8, 44, look.width - 18, 54)
        + use(piece, 15, 50, 40, "off" if pale else "rim")
        + (text(58, 77, str(count), 19, "t num") if count else "")
        + "".join(use(other, 66, 66, 28, "rim") + text(96, 88, str(number or 1), 15, "t num") for other, number in others[:1])
        + (grows if not others else "")
    )


def _work_on_card(look: ShownSpace) -> str:
    """Draw the pieces of a card's action in its middle, or to the left of a person."""
    if look.pieces == (("fence-h", 0),) and look.who < 0:
        return fence((look.width - 84) / 2, 53, 84, 38, "off" if look.is_pale else "rim")
    wide = sum(52 if count else 40 for _, count in look.pieces)
    x = 9.0 if look.who >= 0 else (look.width - wide) / 2
    body = ""
    for piece, count in look.pieces:
        css = "off" if look.is_pale or look.is_closed else "rim"
        body += piece_in(piece, x, 53, 38, f"{css} of-{look.viewer}" if piece == "newborn" else css)
        x += 40
        if count:
            body += text(x, 78, str(count), 19, "t num")
            x += 12
    return body


def _sickle(width: float) -> str:
    """Draw the mark of a harvest on the corner of a round."""
    return (
        f'<circle cx="{number(width - 10)}" cy="10" r="13" fill="var(--straw-l)" stroke="var(--line)" stroke-width="1.3"/>'
        + use("sickle", width - 19.5, 0, 19)
    )


# A round to come


def coming_round(state: Agricola, round_number: int, width: int, words: Words) -> str:
    """Draw the place of a round to come, with the goods that wait there."""
    waiting = [(whose, GOODS[good], amount) for when, whose, good, amount, _ in state.coming if when == round_number]
    waiting += [
        (whose, CARDS[card].waits, 1)
        for whose, cards in enumerate(state.cards)
        for card in cards
        if CARDS[card].waits and state.notes[card] == round_number
    ]
    return _coming_round(round_number, tuple(waiting), round_number in state.box.harvests, width, words)


@lru_cache(maxsize=500)
def _coming_round(round_number: int, waiting: tuple[Waiting, ...], is_harvest: bool, width: int, words: Words) -> str:
    shape = wobbly_box(1, 1, width - 3, CARD_HEIGHT - 3, 7, 0.5)
    body = (
        f'<path d="{shape}" fill="var(--paper-deep)" stroke="var(--rule-strong)" stroke-width="1.2" {DASHED}/>'
        f"{text(width / 2, 50 if waiting else 62, str(round_number), 34, 't book soft', 'middle')}"
        f"{_waiting_goods(waiting, width)}{_sickle(width) if is_harvest else ''}"
    )
    label = words.say("picture-of-coming", round=round_number)
    label = f"{label}, {words.say('picture-of-harvest')}" if is_harvest else label
    return picture(body, (0, 0, width, CARD_HEIGHT), "bit hid", label, f"round-{round_number}", f"round-{round_number}")


def _waiting_goods(waiting: tuple[Waiting, ...], width: int) -> str:
    """Draw goods that wait on a round, each with the mark of its owner, closer together if there are many."""
    if not waiting:
        return ""
    step = min(40, (width - 36) / max(1, len(waiting) - 1)) if len(waiting) > 1 else 0
    x = width / 2 - 18 - step * (len(waiting) - 1) / 2
    body = ""
    for place, (whose, piece, amount) in enumerate(waiting):
        left = x + place * step
        body += use(f"person-{whose}" if piece == "person" else piece, left, 62, 32) + use(f"seat-{whose}", left + 24, 80, 16)
        body += text(left + 30, 70, str(amount), 13, "t num") if amount > 1 else ""
    return body
