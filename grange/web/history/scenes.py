"""Scenes of a review, written and drawn in a worker: what its page shows of a finished game at one of its positions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grange.bots.review import draft_in
from grange.bots.reviewed import PHASES, Mistake, Reviewed, Swing, sum_up
from grange.bots.steady import Steady
from grange.core.chance import Chance
from grange.core.curve import Curve, draw_curve, worth_after
from grange.core.errors import IllegalOption
from grange.core.glimpse import Glimpse
from grange.core.picture import escaped
from grange.core.state import State
from grange.core.words import Words
from grange.games import find
from grange.web.history.story import Past, Story, choice_text, seen_by, story
from grange.web.live.fragments import names_of, page_words
from grange.web.live.score_sheet import scores
from grange.web.live.templating import signed

LONGEST = 100  # characters in the description of a move
FURTHER = 7  # choices shown of how a game might have gone on
TABS = ("review-tab-curve", "review-tab-board", "review-tab-moves")
DESK, HAND = (1000, 190), (374, 150)  # sizes of the curve on a desktop and a phone
NAMED = 520  # the width in pixels from which a curve shows names
SIZE = re.compile(r'width="[\d.]+" height="[\d.]+" viewBox="[\d. ]+"')
GOLD = "#d99a1c"
GLOW = "filter:drop-shadow(0 0 2px {0}) drop-shadow(0 0 5px {0}) drop-shadow(0 0 9px {0})"


@dataclass(frozen=True)
class Scene:
    """A request: a position of a game, the viewer, and the address of its other positions."""

    past: Past
    at: int
    lang: str
    mine: int | None  # the seat of the viewer
    link: str
    further: bool = False  # whether to show how the game might have gone on after the stronger option


def review_scene(scene: Scene, known: dict[str, Any] | None) -> dict[str, Any]:
    """Return everything that the page shows of a review, as far as it is finished."""
    past, mine = scene.past, scene.mine
    words = page_words(scene.lang, find(past.game).folder)
    names = names_of(past.seats, words, mine)
    game = story(past, scene.at, words, names, mine)
    draft = draft_in(known) if known else None
    found = sum_up(draft, past.history, game.final.scores) if draft else Reviewed([], [], [], [], [], [])
    at, seat = game.facts["at"], game.facts["seat"]
    moves = [_marked(move, found, mine) for move in game.facts["moves"]]
    mistake, swing = found.mistake(at), found.swing(at)
    stops = sorted([*found.turns, *(other.move for other in found.swings)])
    return {
        **game.facts,
        "sentence": _briefly(game, names, mistake),
        **_curves(found, game, words, names, scene.link),
        "scores": scores(past.seats, game.final, mine, words, names),
        "tabs": TABS,
        "done": draft is not None and draft.done,
        "progress": round(100 * draft.progress) if draft else 0,
        "moves": moves,
        "here": moves[at - 1] if at else None,
        "turns": [moves[number - 1] for number in found.turns],
        "stops": [moves[number - 1] for number in stops],
        "previous_turn": next((number for number in reversed(stops) if number < at), None),
        "next_turn": next((number for number in stops if number > at), None),
        "any_loss": bool(found.mistakes),
        "swing": _in_words(swing, words, names) if swing else "",
        "worth": round(worth_after(found.curve, at)[seat]) if found.curve and seat is not None else None,
        "stronger": _stronger(mistake, game.before, words) if mistake else None,
        "about": _about(mistake, game.before, past.history[at - 1] if at else None, mine),
        "further": _line(mistake, game.before, words) if mistake and scene.further else [],
        "accuracy": list(enumerate(found.accuracy)) if draft and draft.done else [],
        "phases": (*PHASES, "whole"),
        "names": names,
    }


def _briefly(game: Story, names: list[str], mistake: Mistake | None) -> str:
    """Describe the events of a move; for a mistake, or a move with many events, only the choice."""
    sentence: str = game.facts["sentence"]
    return choice_text(game.facts["moves"][game.facts["at"] - 1], names) if mistake or len(sentence) > LONGEST else sentence


def _marked(move: dict[str, Any], found: Reviewed, mine: int | None) -> dict[str, Any]:
    """Add the findings of a review to a move: its cost, whether no stronger one is known, whether it turned the game."""
    number = move["number"]
    mistake, swing = found.mistake(number), found.swing(number)
    return {
        **move,
        "mine": move["seat"] == mine,
        "loss": round(mistake.loss) if mistake else 0,
        "best": number in found.best,
        "turn": number in found.turns or swing is not None,
        "swing": (swing.seat, swing.amount) if swing else None,
    }


def _in_words(swing: Swing, words: Words, names: list[str]) -> str:
    """Name the player whose curve moved far around a move, and say how far."""
    key = "review-swing" if len(names) > 1 else "review-swing.alone"
    return words.say(key, name=names[swing.seat], change=swing.amount)


def _stronger(mistake: Mistake, before: State, words: Words) -> dict[str, Any]:
    """Return the labels of the choice and of the stronger options, with their gains."""

    def label(code: str) -> str:
        return words.text(before.label(before.option(code), mistake.seat))

    return {
        "seat": mistake.seat,
        "code": mistake.stronger[0][0],
        "chosen": label(mistake.chosen),
        "why": " ".join(words.text(reason) for reason in mistake.why),
        "options": [(label(code), round(gain)) for code, gain in mistake.stronger],
    }


def _about(mistake: Mistake | None, before: State, made: tuple[int, int] | None, mine: int | None) -> str:
    """Return the id of what a move is about in its picture: what was stronger, or what was chosen."""
    if mistake:
        return before.target(before.option(mistake.stronger[0][0]), mistake.seat)
    if made is None:
        return ""
    seat, option = made
    return before.target(option, seat) if mine in (None, seat) else before.place(option, seat)


def _line(mistake: Mistake, before: State, words: Words) -> list[tuple[int, str]]:
    """List how the game might have gone on after the stronger option."""
    return _further(before, mistake.seat, mistake.move, mistake.stronger[0][0], words)[1]


def _further(before: State, seat: int, move: int, code: str, words: Words) -> tuple[State, list[tuple[int, str]]]:
    """Let Steady play on after the stronger option, on a table that its player could imagine; return it with the choices."""
    steady = Steady(Chance.of(move))
    table = Glimpse(before, seat).imagine(steady.chance.word())
    option = before.option(code)
    line: list[tuple[int, str]] = []
    while True:
        line.append((seat, words.text(table.label(option, seat))))
        table.play(option, seat)
        if table.over or len(line) == FURTHER:
            return table, line
        seat = table.decision.seat
        option = steady.choose(Glimpse(table, seat))


def _curves(found: Reviewed, game: Story, words: Words, names: list[str], link: str) -> dict[str, str]:
    """Draw the curve for desktops and for phones."""
    if len(found.curve) < 2:
        return {"wide": "", "narrow": ""}
    curve = _curve(found, game, words, names, link, game.facts["at"])
    return {"wide": draw_curve(curve, *DESK), "narrow": draw_curve(curve, *HAND, named=False)}


def _curve(found: Reviewed, game: Story, words: Words, names: list[str], link: str, at: int | None) -> Curve:
    """Build the curve, with a mark at the current position, if there is one."""
    return Curve(
        points=found.curve,
        last=game.facts["last"],
        chapters=[(chapter["at"], chapter["label"], chapter["brief"]) for chapter in game.facts["chapters"]],
        flags=[(mistake.move, mistake.seat) for mistake in found.mistakes if mistake.move in found.turns],
        names=[f"{name} {signed(points)}" for name, points in zip(names, game.final.scores, strict=True)],
        label=words.say("review-curve"),
        at=at,
        link=link,
    )


UNKNOWN: Mapping[str, Any] = {"curve": "", "turns": [], "progress": 0}  # for the end page before anything is known


def result_curve(scene: Scene, known: dict[str, Any], size: tuple[int, int]) -> Mapping[str, Any]:
    """Return what the end page shows of a review: its curve in a given size, and the number of turning points."""
    past = scene.past
    words = page_words(scene.lang, find(past.game).folder)
    names = names_of(past.seats, words, scene.mine)
    draft = draft_in(known)
    if draft is None:
        return UNKNOWN
    game = story(past, scene.at, words, names)
    found = sum_up(draft, past.history, game.final.scores)
    shown = _curve(found, game, words, names, scene.link, None)
    drawn = draw_curve(shown, *size, named=size[0] >= NAMED) if len(found.curve) > 1 else ""
    return {"curve": drawn, "turns": found.turns if draft.done else [], "progress": round(100 * draft.progress)}


def picture_of(scene: Scene, stronger: str, theme: str) -> str:
    """Draw a game as it stood after a move.

    With a stronger option, draw it as its player saw it before the move, and highlight the choice and the stronger option; or draw
    it as it might have gone on from there.
    """
    past = scene.past
    game, history = find(past.game), past.history[: scene.at]
    words = page_words(scene.lang, game.folder)
    names = names_of(past.seats, words, scene.mine)
    state = past.origin().begin()
    seat, made = history.pop() if stronger and history else (None, 0)
    for who, option in history:
        state.play(option, who)
    if seat is None:
        eyes = scene.mine if scene.mine is not None else history[-1][0] if history else 0
        return _in_theme(game.display.draw(state, eyes, seen_by(scene.mine, eyes, words, names), names), theme)
    theirs = seen_by(scene.mine, seat, words, names)
    if state.option(stronger) not in Glimpse(state, seat).options:
        raise IllegalOption("error-no-such-code", code=stronger)
    if scene.further:
        return _in_theme(game.display.draw(_further(state, seat, scene.at, stronger, words)[0], seat, theirs, names), theme)
    drawn = _in_theme(game.display.draw(state, seat, theirs, names), theme)
    glowing = [(state.target(made, seat), "var(--ink)"), (state.target(state.option(stronger), seat), GOLD)]
    rules = "".join(f'[id="{escaped(place)}"]{{{GLOW.format(colour)}}}' for place, colour in glowing if place)
    return drawn.replace("</style>", f"{rules}</style>", 1)


def _in_theme(drawn: str, theme: str) -> str:
    """Make a picture light or dark like the page around it, if the page does not follow the system."""
    size = SIZE.search(drawn)
    if not theme or size is None:
        return drawn
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size[0]} data-theme="{theme}">{drawn}</svg>'
