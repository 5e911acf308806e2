"""Fragments: the parts of a table's page for one viewer, in the viewer's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import meta
from markupsafe import Markup, escape

from grange.core.lesson import LEARNER, Move
from grange.core.state import State
from grange.core.table import Panels
from grange.core.words import HOUSE, Words
from grange.games import find, games
from grange.web.house.bot_characters import LEVELS, face_of
from grange.web.house.days import of_the_day, sealed
from grange.web.house.hotseat import Viewpoint
from grange.web.house.room import Room
from grange.web.house.table import LiveTable
from grange.web.live.art import box_of, is_piece, named_in, pieces_in, pieces_of
from grange.web.live.asset_urls import PAGE_SHEETS, SCRIPTS, SHEETS, STATIC_AT, TABLE_AT
from grange.web.live.ending import ending
from grange.web.live.figures import pieces_in_figures
from grange.web.live.logbook import latest_event, log, news
from grange.web.live.offers import offer_bar
from grange.web.live.score_sheet import scores
from grange.web.live.seat_clocks import accord, seat_clocks
from grange.web.live.templating import part_template, templates
from grange.web.pace.agreed import HOUR
from grange.web.stored import UNMET, StoredSeat

FOLDER = Path(__file__).parent.parent
PARTS = ("ask", "desk", "seats", "news", "accord", "pager", "waiting", "stand_ins", "cover", "lesson")
FEWEST_LISTED = 4  # options that the board and a list show; fewer become buttons
SHORT = 14  # characters on a button that shares a row with three others on a phone
MOST_LETTERS = 64  # on all buttons of a question; with more, options on the board get no buttons

SHAPES = ("ending", "eight", "seatcol", "drafting", "opened", "team", "decked", "crowded")  # by which style sheets lay out a desk

WORDS_OF_PAGES = sorted(folder for folder in (FOLDER / "words").iterdir() if folder.is_dir())
PIECE = re.compile(r"\[([a-z][a-z0-9-]*)\]")
CLASSES = re.compile(r'\bclass="([^"]*)"')
PICTURE = r'<svg class="pc" viewBox="0 0 48 48" aria-hidden="true"><use href="#\1"/></svg>'


def pieces_at_table(html: str, game: str, rules: Mapping[str, str]) -> Markup:
    """Return the pieces of a table's page: those that it shows now, and all that it may show later."""
    own = pieces_of(find(game).folder) - find(game).display.unused_pieces(rules)
    parts = [piece for piece in _pieces_of_parts() if not piece.startswith("plate-") or piece == f"plate-{game}"]
    return pieces_in(html, [*own, *parts, *pieces_in_figures(find(game).rules_page("en"))])


@cache
def _pieces_of_parts() -> frozenset[str]:
    """List the pieces that templates and scripts name in every game."""
    scripts = [file.read_text(encoding="utf-8") for file in SCRIPTS.glob("*.js")]
    return named_in("".join([*scripts, *(text for part in PARTS for text in _with_included(f"_{part}.html"))]))


def _with_included(template: str) -> list[str]:
    """Return the text of a template and of those that it includes."""
    text = (FOLDER / "templates" / template).read_text(encoding="utf-8")
    included = meta.find_referenced_templates(templates.parse(text))
    return [text, *(other for name in included if name for other in _with_included(name))]


def shape_of(desk: str) -> str:
    """Name the shapes of a desk as classes, as `desk.js` does: browsers are slow to search for them by selector."""
    classes = {name for found in CLASSES.findall(desk) for name in found.split()}
    return "".join(f" has-{name}" for name in SHAPES if name in classes)


templates.globals |= {
    "emblem_of": lambda name: find(name).display.emblem,
    "has_plate": lambda name: is_piece(f"plate-{name}"),
    "first_game": games()[0].name,  # on the shelf
    "has_cards": lambda name: find(name).display.catalogue is not None,
    "box_of": box_of,
    "pieces_in": pieces_in,
    "pieces_at_table": pieces_at_table,
    "shape_of": shape_of,
    "shapes": SHAPES,
    "style_at": SHEETS,
    "page_sheets": PAGE_SHEETS,
    "static": STATIC_AT,
    "table_css": TABLE_AT,
}


@lru_cache(maxsize=32)
def page_words(lang: str, game: Path | None = None) -> Words:
    """Load the words of the pages, with those of a game."""
    return Words(lang, HOUSE, *([game / "words"] if game else []), *WORDS_OF_PAGES)


def names_of(sitting: Sequence[StoredSeat], words: Words, viewer: int | None = None) -> list[str]:
    """Name every seat: by its own name, or by its number; the viewer without a name is "you"."""
    return [seat.name or words.say("seat-me" if seat.seat == viewer else "seat-name", number=seat.seat + 1) for seat in sitting]


def render(
    room: Room,
    state: State,
    view: Viewpoint,
    lang: str,
    held: Sequence[int] = (),
    at_screen: int | None = None,
    parts: Sequence[str] = PARTS,
    panels: Panels | None = None,
) -> dict[str, str]:
    """Render parts of a table's page for a viewpoint; for a preview, pass an imagined state or panels."""
    live, seat = room.live, view.seat
    words = page_words(lang, live.game.folder)
    names = names_of(live.stored.seats, words, seat)
    panels = panels or live.game.display.page(state, seat, words, names, view.place)
    sheet = scores(live.stored.seats, state, seat, words, names)
    gone = live.has_left(seat)
    context = {
        "say": words.say,
        "game": live.game.name,
        "emblems": live.game.display.emblems,
        "table": live.stored.id,
        "campaign": live.stored.campaign,
        "seat": seat,
        "seen": view.place if seat is None and live.game.display.own_boards else None,
        "looks_at_others": live.game.display.own_boards and state.seats > 1,
        "main": Markup(panels.main),
        "side": Markup(panels.side),
        "tabs": panels.tabs,
        "held": held,
        "scores": sheet,
        "end": ending(live, seat, words, names, sheet["rows"]) if state.over and state is live.state else None,
        "outdated": live.outdated,
        "daily": of_the_day(live.stored.daily, lang),
        "sealed": sealed(live.stored.daily),
        "log": log(room, seat, words, names),
        "news": news(live, seat, words, names),
        "last": latest_event(live, seat, words, names),
        "can_undo": "ask" in parts and live.next_move is None and live.can_undo(seat),
        "closed": _closed(live) if not state.over else "",
        "handed": None if view.awaited is None else handing_over(live, view.awaited, at_screen, words, names),
        **guide(live, seat, words),
        **ask(state, None if live.rests or gone else seat, words, names, live.next_move),
        "gone": gone,
        "done": done(live, seat),
        "may_close": live.pace is None or not live.pace.allowance.together,
        "clocks": seat_clocks(live, words),
        "accord": accord(live, seat, words, names) if "accord" in parts else None,
        "offer": offer_bar(live, seat, words, names, sheet["totals"]) if "accord" in parts else None,
        **_sitting(live),
        "thinker": None if live.rests else thinker(live.stored.seats, state, names),
    }
    return {part: _part(part, context) for part in parts}


def _sitting(live: LiveTable) -> dict[str, Any]:
    """Collect who sits at the table, and for whom a bot plays."""
    seats = live.stored.seats
    return {
        "replaced": [each.seat for each in seats if live.is_replaced(each.seat)],
        "left": [each.seat for each in seats if live.has_left(each.seat)],
        "gathers": live.gathers,
        "people": sum(each.person for each in seats),
    }


def _closed(live: LiveTable) -> str:
    """Return the message that says why nobody can play; nothing if they can."""
    if live.stopped:
        return "table-closed" if live.outdated else "table-unmet" if live.stored.closed == UNMET else "table-ended"
    return "table-gathers" if live.gathers else ""


def _part(part: str, context: dict[str, Any]) -> str:
    """Render a part; the tabs come from a cache."""
    return _pager(context["say"], context["tabs"]) if part == "pager" else part_template(part).render(context)


@lru_cache(maxsize=64)
def _pager(say: Callable[..., str], tabs: tuple[str, ...]) -> str:
    return part_template("pager").render(say=say, tabs=tabs)


def where(state: State, daily: str | None, words: Words) -> str:
    """Say how far a game has come, and of which day it is the challenge."""
    far = words.say("end-where") if state.over else words.text(state.where())
    day = of_the_day(daily, words.lang)
    return words.say("daily-where", day=day["day"], where=far) if day else far


def handing_over(live: LiveTable, seat: int, at_screen: int | None, words: Words, names: list[str]) -> dict[str, Any]:
    """Say which player gets the screen, what happened last, and whether the player before may still undo."""
    back = at_screen if live.can_undo(at_screen) else None
    return {
        "seat": seat,
        "name": names[seat],
        "news": latest_event(live, None, words, names)["text"],
        "back": back,
        "back_name": "" if back is None else names[back],
    }


def guide(live: LiveTable, seat: int | None, words: Words) -> dict[str, Any]:
    """Collect the captions of a lesson at this moment; the last one waits for a move if the lesson asks for one."""
    lesson = live.lesson if seat == LEARNER else None
    now = lesson.captions_now(live.moves) if lesson else []
    captions = [
        {
            "number": number,
            "at": caption.at,
            "title": words.say(f"lesson-{caption.words}"),
            "text": with_pieces(words.say(f"lesson-{caption.words}.text")),
            "waits": (number, caption) == now[-1] and live.next_move is not None,
        }
        for number, caption in now
    ]
    return {"captions": captions, "last_caption": len(lesson.captions) if lesson else 0}


def with_pieces(text: str) -> Markup:
    """Draw the pieces that a text names in brackets, such as [drop-0]."""
    return Markup(PIECE.sub(PICTURE, str(escape(text))))


def ask(state: State, seat: int | None, words: Words, names: list[str], only: Move | None) -> dict[str, Any]:
    """Collect the question, the players whom the table waits for, and the verdict; a lesson leaves only one option open."""
    asked = question(state, seat, words, only)
    return {
        "question": asked,
        "waiting": [names[each.seat] for each in state.decisions],
        "over": state.over,
        "verdict": verdict(state, words, names),
        "mine": asked is not None,
    }


def done(live: LiveTable, seat: int | None) -> dict[str, Any] | None:
    """Tell a player who has made a choice until when the only player on move has time; None before that, or if a bot plays."""
    if seat is None or live.is_replaced(seat) or all(chooser != seat for chooser, _ in live.state.history):
        return None
    asked = live.state.decisions
    slow = live.pace is not None and live.pace.allowance.start + live.pace.allowance.turn >= HOUR
    return {"until": live.clocks[asked[0].seat].ends(live.outages) if slow and len(asked) == 1 else None}


def thinker(sitting: Sequence[StoredSeat], state: State, names: list[str]) -> dict[str, Any] | None:
    """Return the bot that is thinking, if the table waits for it alone."""
    asked = [sitting[decision.seat] for decision in state.decisions]
    if len(asked) != 1 or asked[0].bot is None:
        return None
    return {"name": names[asked[0].seat], "face": face_of(asked[0]), "level": asked[0].bot if asked[0].bot in LEVELS else ""}


def question(state: State, seat: int | None, words: Words, only: Move | None = None) -> dict[str, Any] | None:
    """Collect a seat's question with its options; None if the game does not ask it."""
    decision = None if seat is None else state.decision_of(seat)
    if seat is None or decision is None:
        return None
    prompt, more = decision.prompt, f"{decision.prompt.key}.more"
    beside = set(state.asides(seat, decision.options)) if decision.question.leaves_time else set()
    options = [_option(state, option, seat, words, only) for option in decision.options if option not in beside]
    on_board = sum(len(_on_button(option)) + 5 for option in options if not option["group"]) > MOST_LETTERS
    return {
        "seat": seat,
        "prompt": words.text(prompt),
        "more": words.say(more, **prompt.values) if words.knows(more) else "",
        "chapter": decision.question.chapter,
        "suggested": bool(state.game.rules.suggests(state, decision.seat)),
        "options": options,
        "asides": [_option(state, option, seat, words, only) for option in decision.options if option in beside],
        **_arranged(options, on_board),
    }


def _option(state: State, option: int, seat: int, words: Words, only: Move | None) -> dict[str, Any]:
    detail = state.detail(option, seat)
    return {
        "code": state.code(option),
        "label": words.text(state.label(option, seat)),
        "target": state.target(option, seat),
        "icon": state.icon(option),
        "detail": words.text(detail) if detail else "",
        "group": [words.text(message) for message in state.group(option, seat)],
        "thing": state.game.rules.verbs.read(option)[1],
        "idle": option in state.game.idle,
        "shut": only is not None and only != (seat, state.code(option)),
    }


def _on_button(option: dict[str, Any]) -> str:
    """Return the words on an option's button: for a named place only its name."""
    label, place = str(option["label"]), str(option["target"]).rpartition("-")[2]
    return place if place[-1:].isdigit() and label.endswith(f" {place}") else label


def _arranged(options: list[dict[str, Any]], on_board: bool) -> dict[str, Any]:
    """Sort options into buttons, those that only the board and a list show, and groups that a button unfolds."""
    placed = [option for option in options if option["target"] and not option["idle"] and not option["group"]]
    listed = placed if on_board and len(placed) >= FEWEST_LISTED else []
    alone = [option for option in options if option not in listed and not option["group"]]
    groups: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for option in sorted(options, key=lambda option: int(option["thing"])):
        if option["group"]:
            label, heading = [*option["group"], ""][:2]
            groups.setdefault(label, {}).setdefault(heading, []).append(option)
    return {"listed": listed, "buttons": alone, "groups": groups, "short": _are_short(alone)}


def _are_short(buttons: list[dict[str, Any]]) -> bool:
    """Check whether there are several buttons, each for another place or one for none, with few letters on each."""
    targets = {option["target"] for option in buttons}
    return len(buttons) > 2 and len(targets) == len(buttons) and all(len(_on_button(option)) <= SHORT for option in buttons)


def verdict(state: State, words: Words, names: list[str]) -> str:
    """Say how a finished game ended."""
    if not state.over:
        return ""
    words_of_the_rulebook = state.verdict()
    if words_of_the_rulebook is not None:
        return words.text(words_of_the_rulebook)
    return words.say("play-won", names=[names[seat] for seat in state.winners], count=len(state.winners))


def title(mine: bool, words: Words) -> str:
    """Write the page's title; it says when it is the viewer's turn."""
    name = words.say("game-name")
    return words.say("site-title-turn" if mine else "site-title", game=name)
