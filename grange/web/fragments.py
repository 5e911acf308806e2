"""Fragments: the parts of a table's page, as its viewer may see them, in the viewer's language."""

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
from grange.games import find
from grange.web.art import box_of, named_in, pieces_in, pieces_of
from grange.web.assets import ART_AT, STATIC_AT, TABLE_AT
from grange.web.company import LEVELS, face_of
from grange.web.days import of_the_day, sealed
from grange.web.ending import ending
from grange.web.figures import pieces_in_figures
from grange.web.hotseat import Viewpoint
from grange.web.logbook import last_told, log, news
from grange.web.room import Room
from grange.web.store import StoredSeat
from grange.web.table import LiveTable
from grange.web.templating import part_template, templates

FOLDER = Path(__file__).parent
PARTS = ("ask", "desk", "seats", "news", "pager", "waiting", "cover", "lesson")
FEWEST_LISTED = 4  # options that only the board and a list show; fewer are buttons
MOST_LETTERS = 64  # on the buttons of a question; of more, only those are buttons that do not lie on the board

SHAPES = ("ending", "eight", "seatcol", "drafting", "opened", "team", "decked")  # what style sheets lay a desk out by

PIECE = re.compile(r"\[([a-z][a-z0-9-]*)\]")
CLASSES = re.compile(r'\bclass="([^"]*)"')
PICTURE = r'<svg class="pc" viewBox="0 0 48 48" aria-hidden="true"><use href="#\1"/></svg>'


def pieces_at_table(html: str, game: str, rules: Mapping[str, str]) -> Markup:
    """Give the pieces of a table's page: those in sight, and all that may come into sight while it is open."""
    own = pieces_of(find(game).folder) - find(game).spared(rules)
    parts = [piece for piece in _pieces_of_parts() if not piece.startswith("plate-") or piece == f"plate-{game}"]
    return pieces_in(html, [*own, *parts, *pieces_in_figures(find(game).rules_page("en"))])


@cache
def _pieces_of_parts() -> frozenset[str]:
    """List the pieces that a table's parts and scripts name, whatever the game."""
    scripts = [file.read_text(encoding="utf-8") for file in (FOLDER / "static").glob("*.js")]
    return named_in("".join([*scripts, *(text for part in PARTS for text in _with_included(f"_{part}.html"))]))


def _with_included(template: str) -> list[str]:
    """Give the text of a template and of those that it includes."""
    text = (FOLDER / "templates" / template).read_text(encoding="utf-8")
    included = meta.find_referenced_templates(templates.parse(text))
    return [text, *(other for name in included if name for other in _with_included(name))]


def shape_of(desk: str) -> str:
    """Name what shapes a desk as classes of its own, as `desk.js` does: a browser that had to look for it would be slow."""
    classes = {name for found in CLASSES.findall(desk) for name in found.split()}
    return "".join(f" has-{name}" for name in SHAPES if name in classes)


templates.globals |= {
    "emblem_of": lambda name: find(name).emblem,
    "has_cards": lambda name: find(name).cards is not None,
    "box_of": box_of,
    "pieces_in": pieces_in,
    "pieces_at_table": pieces_at_table,
    "shape_of": shape_of,
    "shapes": SHAPES,
    "art": ART_AT,
    "static": STATIC_AT,
    "table_css": TABLE_AT,
}


@lru_cache(maxsize=32)
def page_words(lang: str, game: Path | None = None) -> Words:
    """Find the words of the pages, with those of a game."""
    ours = [FOLDER / "words" / part for part in ("site", "pages", "table", "look", "life", "lesson", "review")]
    return Words(lang, HOUSE, *([game / "words"] if game else []), *ours)


def names_of(sitting: Sequence[StoredSeat], tongue: Words, viewer: int | None = None) -> list[str]:
    """Give every seat a name: its own, or one after its place; who looks is called you."""
    return [seat.name or tongue.say("seat-me" if seat.seat == viewer else "seat-name", number=seat.seat + 1) for seat in sitting]


def render(
    room: Room,
    state: State,
    view: Viewpoint,
    lang: str,
    held: Sequence[int] = (),
    faced: int | None = None,
    parts: Sequence[str] = PARTS,
    panels: Panels | None = None,
) -> dict[str, str]:
    """Render parts of a table's page for a seat of those a visitor holds; state or panels may be imagined ones, for a preview."""
    live, seat = room.live, view.seat
    tongue = page_words(lang, live.game.folder)
    names = names_of(live.stored.seats, tongue, seat)
    panels = panels or live.game.page(state, seat, tongue, names)
    sheet = scores(live.stored.seats, state, seat, tongue, names)
    context = {
        "say": tongue.say,
        "game": live.game.name,
        "emblems": live.game.emblems,
        "table": live.stored.id,
        "campaign": live.stored.campaign,
        "seat": seat,
        "main": Markup(panels.main),
        "side": Markup(panels.side),
        "tabs": panels.tabs,
        "held": held,
        "scores": sheet,
        "end": ending(live, seat, tongue, names, sheet["rows"]) if state.over and state is live.state else None,
        "outdated": live.closed,
        "daily": of_the_day(live.stored.daily, lang),
        "sealed": sealed(live.stored.daily),
        "log": log(room, seat, tongue, names),
        "news": news(live, seat, tongue, names),
        "last": last_told(live, seat, tongue, names),
        "can_undo": "ask" in parts and live.next_move is None and live.can_undo(seat),
        "closed": live.closed and not state.over,
        "handed": None if view.awaited is None else handed(live, view.awaited, faced, tongue, names),
        **guide(live, seat, tongue),
        **ask(state, None if live.closed else seat, tongue, names, live.next_move),
        "thinker": thinker(live.stored.seats, state, names),
    }
    return {part: _part(part, context) for part in parts}


def _part(part: str, context: dict[str, Any]) -> str:
    """Render a part; the tabs are always the same."""
    return _pager(context["say"], context["tabs"]) if part == "pager" else part_template(part).render(context)


@lru_cache(maxsize=64)
def _pager(say: Callable[..., str], tabs: tuple[str, ...]) -> str:
    return part_template("pager").render(say=say, tabs=tabs)


def where(state: State, daily: str | None, tongue: Words) -> str:
    """Say how far a game has come, and whose day it is the game of."""
    far = tongue.say("end-where") if state.over else tongue.tell(state.where())
    day = of_the_day(daily, tongue.lang)
    return tongue.say("daily-where", day=day["day"], where=far) if day else far


def handed(live: LiveTable, seat: int, faced: int | None, tongue: Words, names: list[str]) -> dict[str, Any]:
    """Say to whom the screen is handed, what everybody saw last, and whether the one before may still take something back."""
    back = faced if live.can_undo(faced) else None
    return {
        "seat": seat,
        "name": names[seat],
        "news": last_told(live, None, tongue, names)["text"],
        "back": back,
        "back_name": "" if back is None else names[back],
    }


def guide(live: LiveTable, seat: int | None, tongue: Words) -> dict[str, Any]:
    """Say what a guided first game says to its learner at this moment; the last caption waits for a move, if one is asked for."""
    lesson = live.lesson if seat == LEARNER else None
    now = lesson.captions_now(live.made) if lesson else []
    captions = [
        {
            "number": number,
            "at": caption.at,
            "title": tongue.say(f"lesson-{caption.words}"),
            "text": with_pieces(tongue.say(f"lesson-{caption.words}.text")),
            "waits": (number, caption) == now[-1] and live.next_move is not None,
        }
        for number, caption in now
    ]
    return {"captions": captions, "last_caption": len(lesson.captions) if lesson else 0}


def with_pieces(text: str) -> Markup:
    """Draw the pieces that a text names in brackets, such as [drop-0]."""
    return Markup(PIECE.sub(PICTURE, str(escape(text))))


def ask(state: State, seat: int | None, tongue: Words, names: list[str], only: Move | None) -> dict[str, Any]:
    """Say what is asked, or whom the table waits for, or how the game ended; a guided first game has only one choice open."""
    asked = question(state, seat, tongue, only)
    return {
        "question": asked,
        "waiting": [names[each.seat] for each in state.decisions],
        "over": state.over,
        "verdict": verdict(state, tongue, names),
        "mine": asked is not None,
    }


def thinker(sitting: Sequence[StoredSeat], state: State, names: list[str]) -> dict[str, Any] | None:
    """Tell who is thinking, if the table waits for one bot and nobody else."""
    asked = [sitting[decision.seat] for decision in state.decisions]
    if len(asked) != 1 or asked[0].bot is None:
        return None
    return {"name": names[asked[0].seat], "face": face_of(asked[0]), "level": asked[0].bot if asked[0].bot in LEVELS else ""}


def question(state: State, seat: int | None, tongue: Words, only: Move | None = None) -> dict[str, Any] | None:
    """Say what a seat is asked now, with its options; none if it is not asked."""
    decision = None if seat is None else state.decision_of(seat)
    if seat is None or decision is None:
        return None
    prompt, more = decision.prompt, f"{decision.prompt.key}.more"
    beside = set(state.asides(seat)) if decision.question.leaves_time else set()
    options = [_option(state, option, seat, tongue, only) for option in decision.options if option not in beside]
    on_board = sum(len(_on_button(option)) + 5 for option in options if not option["group"]) > MOST_LETTERS
    return {
        "seat": seat,
        "prompt": tongue.tell(prompt),
        "more": tongue.say(more, **prompt.values) if tongue.knows(more) else "",
        "chapter": decision.question.chapter,
        "suggested": state.game.suggests(state, decision.seat),
        "options": options,
        "asides": [_option(state, option, seat, tongue, only) for option in decision.options if option in beside],
        **_arranged(options, on_board),
    }


def _option(state: State, option: int, seat: int, tongue: Words, only: Move | None) -> dict[str, Any]:
    detail = state.detail(option, seat)
    return {
        "code": state.code(option),
        "label": tongue.tell(state.label(option, seat)),
        "target": state.target(option, seat),
        "icon": state.icon(option),
        "detail": tongue.tell(detail) if detail else "",
        "group": [tongue.tell(told) for told in state.group(option, seat)],
        "thing": state.game.verbs.read(option)[1],
        "idle": option in state.game.idle,
        "shut": only is not None and only != (seat, state.code(option)),
    }


def _on_button(option: dict[str, Any]) -> str:
    """Give the words on an option's button: of a place that has a name, only that."""
    label, place = str(option["label"]), str(option["target"]).rpartition("-")[2]
    return place if place[-1:].isdigit() and label.endswith(f" {place}") else label


def _arranged(options: list[dict[str, Any]], on_board: bool) -> dict[str, Any]:
    """Tell apart the options that are buttons, those that only the board and a list show, and those that a button unfolds."""
    placed = [option for option in options if option["target"] and not option["idle"] and not option["group"]]
    listed = placed if on_board and len(placed) >= FEWEST_LISTED else []
    alone = [option for option in options if option not in listed and not option["group"]]
    groups: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for option in sorted(options, key=lambda option: int(option["thing"])):
        if option["group"]:
            label, heading = [*option["group"], ""][:2]
            groups.setdefault(label, {}).setdefault(heading, []).append(option)
    return {"listed": listed, "buttons": alone, "groups": groups}


def verdict(state: State, tongue: Words, names: list[str]) -> str:
    """Say how a finished game ended."""
    if not state.over:
        return ""
    words_of_the_rulebook = state.verdict()
    if words_of_the_rulebook is not None:
        return tongue.tell(words_of_the_rulebook)
    return tongue.say("play-won", names=[names[seat] for seat in state.winners])


def scores(sitting: Sequence[StoredSeat], state: State, seat: int | None, tongue: Words, names: list[str]) -> dict[str, Any]:
    """Lay out the score sheet."""
    sheets = [state.score_sheet(each) for each in range(state.seats)]
    asked = [decision.seat for decision in state.decisions]
    return {
        "seats": [
            {
                "seat": each.seat,
                "name": names[each.seat],
                "me": each.seat == seat,
                "bot": each.bot,
                "face": face_of(each),
                "person": each.person,
                "here": each.taken,
                "first": each.seat in asked,
                "won": each.seat in state.winners,
            }
            for each in sitting
        ],
        "rows": [
            {"name": name, "label": tongue.say(f"category-{name}"), "values": [sheet[name] for sheet in sheets]}
            for name in sheets[0]
        ],
        "totals": state.scores,
        "outlook": outlook(state, seat, tongue, list(sheets[0])),
        "teams": teams(state, seat, tongue),
    }


def teams(state: State, seat: int | None, tongue: Words) -> dict[str, Any] | None:
    """Lay out the score sheet of a game with teams: of each team the partners, what counts of their points, and the sum."""
    found = state.game.teams(state)
    if found is None:
        return None
    sheets = [state.score_sheet(each) for each in range(state.seats)]
    columns = [
        {
            "seats": partners,
            "mine": seat in partners,
            "name": tongue.say("score-team" if seat is None else "score-we" if seat in partners else "score-they"),
            "total": state.scores[partners[0]],
            "sums": [sum(sheets[each].values()) - sheets[each]["team"] for each in partners],
            "counted": counted,
        }
        for partners, counted in zip(found.partners, found.counted, strict=True)
    ]
    columns.sort(key=lambda team: not team["mine"])
    rows = [
        {
            "name": name,
            "label": tongue.say(f"category-{name}"),
            "cells": [_of_team(sheets, team, name) for team in columns],
        }
        for name in sheets[0]
        if name != "team"
    ]
    return {"title": tongue.tell(found.title), "columns": columns, "rows": rows}


def _of_team(sheets: list[dict[str, int]], team: dict[str, Any], name: str) -> dict[str, Any]:
    """Tell what the partners have in a category, which of it is struck out, and what counts."""
    counted = team["counted"].get(name)
    values = [(sheets[each][name], counted is not None and sheets[each][name] > counted) for each in team["seats"]]
    return {"values": values, "counted": counted, "mine": team["mine"]}


def outlook(state: State, seat: int | None, tongue: Words, categories: Sequence[str]) -> dict[str, str]:
    """Say what each category needs for the next point of the viewer; nothing where the game does not tell."""
    told = {} if seat is None or state.over else state.outlook(seat)
    return {name: tongue.tell(told[name]) if name in told else "" for name in categories} if told else {}


def title(mine: bool, tongue: Words) -> str:
    """Write the page's title; it says when it is the viewer's turn."""
    name = tongue.say("game-name")
    return tongue.say("site-title-turn" if mine else "site-title", game=name)
