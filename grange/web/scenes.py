"""Scenes of a review, told and drawn in a worker: what its page shows of a finished game at one of its moments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grange.bots.greedy import Greedy
from grange.bots.review import draft_in
from grange.bots.reviewed import PHASES, Mistake, Reviewed, Swing, sum_up
from grange.core.chance import Chance
from grange.core.curve import Curve, draw_curve, worth_after
from grange.core.errors import IllegalOption
from grange.core.glimpse import Glimpse
from grange.core.picture import escaped
from grange.core.state import State
from grange.core.words import Words
from grange.games import find
from grange.web.fragments import names_of, page_words, scores
from grange.web.story import Past, Story, chosen, seen_by, story
from grange.web.templating import signed

LONGEST = 100  # letters of what a move made happen
FURTHER = 7  # choices that are shown of how a game might have gone on
TABS = ("review-tab-curve", "review-tab-board", "review-tab-moves")
DESK, HAND = (1000, 190), (374, 150)  # sizes of the curve
NAMED = 520  # pixels of a curve that has room for names
SIZE = re.compile(r'width="[\d.]+" height="[\d.]+" viewBox="[\d. ]+"')
GOLD = "#d99a1c"
GLOW = "filter:drop-shadow(0 0 2px {0}) drop-shadow(0 0 5px {0}) drop-shadow(0 0 9px {0})"


@dataclass(frozen=True)
class Scene:
    """What is asked for: a moment of a game, for whom, and where its other moments are found."""

    past: Past
    at: int
    lang: str
    mine: int | None  # the seat of whoever looks
    link: str
    further: bool = False  # whether to show how the game might have gone on after what was stronger


def told(scene: Scene, known: dict[str, Any] | None) -> dict[str, Any]:
    """Tell everything that the page shows of a review, as far as it is made."""
    past, mine = scene.past, scene.mine
    tongue = page_words(scene.lang, find(past.game).folder)
    names = names_of(past.seats, tongue, mine)
    game = story(past, scene.at, tongue, names, mine)
    draft = draft_in(known) if known else None
    found = sum_up(draft, past.history, game.final.scores) if draft else Reviewed([], [], [], [], [], [])
    at, seat = game.told["at"], game.told["seat"]
    moves = [_marked(move, found, mine) for move in game.told["moves"]]
    mistake, swing = found.mistake(at), found.swing(at)
    stops = sorted([*found.turns, *(each.move for each in found.swings)])
    return {
        **game.told,
        "sentence": _briefly(game, names, mistake),
        **_curves(found, game, tongue, names, scene.link),
        "scores": scores(past.seats, game.final, mine, tongue, names),
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
        "swing": _in_words(swing, tongue, names) if swing else "",
        "worth": round(worth_after(found.curve, at)[seat]) if found.curve and seat is not None else None,
        "stronger": _stronger(mistake, game.before, tongue) if mistake else None,
        "further": _line(mistake, game.before, tongue) if mistake and scene.further else [],
        "accuracy": list(enumerate(found.accuracy)) if draft and draft.done else [],
        "phases": (*PHASES, "whole"),
        "names": names,
    }


def _briefly(game: Story, names: list[str], mistake: Mistake | None) -> str:
    """Tell what a move made happen; of a mistake, and of a move that made much happen, only what was chosen."""
    sentence: str = game.told["sentence"]
    return chosen(game.told["moves"][game.told["at"] - 1], names) if mistake or len(sentence) > LONGEST else sentence


def _marked(move: dict[str, Any], found: Reviewed, mine: int | None) -> dict[str, Any]:
    """Tell what a review says of a move: what it cost, whether nothing is known to be stronger, whether it turned the game."""
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


def _in_words(swing: Swing, tongue: Words, names: list[str]) -> str:
    """Tell for whom the curve moved far around a move."""
    key = "review-swing" if len(names) > 1 else "review-swing.alone"
    return tongue.say(key, name=names[swing.seat], change=swing.amount)


def _stronger(mistake: Mistake, before: State, tongue: Words) -> dict[str, Any]:
    """Name what was chosen, and what would have been stronger, with what it would have brought."""

    def label(code: str) -> str:
        return tongue.tell(before.label(before.option(code), mistake.seat))

    return {
        "seat": mistake.seat,
        "code": mistake.stronger[0][0],
        "chosen": label(mistake.chosen),
        "why": " ".join(tongue.tell(each) for each in mistake.why),
        "options": [(label(code), round(gain)) for code, gain in mistake.stronger],
    }


def _line(mistake: Mistake, before: State, tongue: Words) -> list[tuple[int, str]]:
    """Tell how the game might have gone on after what was stronger."""
    return _further(before, mistake.seat, mistake.move, mistake.stronger[0][0], tongue)[1]


def _further(before: State, seat: int, move: int, code: str, tongue: Words) -> tuple[State, list[tuple[int, str]]]:
    """Let judges play on after what was stronger, on a table that its player could imagine; give it, and what was chosen."""
    judge = Greedy(Chance.of(move))
    table = Glimpse(before, seat).imagine(judge.chance.word())
    option = before.option(code)
    line: list[tuple[int, str]] = []
    while True:
        line.append((seat, tongue.tell(table.label(option, seat))))
        table.play(option, seat)
        if table.over or len(line) == FURTHER:
            return table, line
        seat = table.decision.seat
        option = judge.choose(Glimpse(table, seat))


def _curves(found: Reviewed, game: Story, tongue: Words, names: list[str], link: str) -> dict[str, str]:
    """Draw the curve for a desk and for a hand."""
    if len(found.curve) < 2:
        return {"wide": "", "narrow": ""}
    curve = _curve(found, game, tongue, names, link, game.told["at"])
    return {"wide": draw_curve(curve, *DESK), "narrow": draw_curve(curve, *HAND, named=False)}


def _curve(found: Reviewed, game: Story, tongue: Words, names: list[str], link: str, at: int | None) -> Curve:
    """Say what the curve shows, with a moment that is looked at, if one is."""
    return Curve(
        points=found.curve,
        last=game.told["last"],
        chapters=[(chapter["at"], chapter["label"], chapter["brief"]) for chapter in game.told["chapters"]],
        flags=[(mistake.move, mistake.seat) for mistake in found.mistakes if mistake.move in found.turns],
        names=[f"{name} {signed(points)}" for name, points in zip(names, game.final.scores, strict=True)],
        label=tongue.say("review-curve"),
        at=at,
        link=link,
    )


UNKNOWN: Mapping[str, Any] = {"curve": "", "turns": [], "progress": 0}  # what the page of the end shows before anything is known


def how_it_went(scene: Scene, known: dict[str, Any], size: tuple[int, int]) -> Mapping[str, Any]:
    """Tell what the page of the end shows of a review: its curve at a size, and how many turning points lead into it."""
    past = scene.past
    tongue = page_words(scene.lang, find(past.game).folder)
    names = names_of(past.seats, tongue, scene.mine)
    draft = draft_in(known)
    if draft is None:
        return UNKNOWN
    game = story(past, scene.at, tongue, names)
    found = sum_up(draft, past.history, game.final.scores)
    shown = _curve(found, game, tongue, names, scene.link, None)
    drawn = draw_curve(shown, *size, named=size[0] >= NAMED) if len(found.curve) > 1 else ""
    return {"curve": drawn, "turns": found.turns if draft.done else [], "progress": round(100 * draft.progress)}


def picture_of(scene: Scene, stronger: str, theme: str) -> str:
    """Draw a game as it stood after a move.

    Where something would have been stronger, it is drawn as it stood before, to the eyes of whoever chose, and what was chosen
    and what was stronger glow where they lie; or as it might have gone on from there.
    """
    past = scene.past
    game, history = find(past.game), past.history[: scene.at]
    tongue = page_words(scene.lang, game.folder)
    names = names_of(past.seats, tongue, scene.mine)
    state = past.origin().begin()
    seat, made = history.pop() if stronger and history else (None, 0)
    for who, option in history:
        state.play(option, who)
    if seat is None:
        eyes = scene.mine if scene.mine is not None else history[-1][0] if history else 0
        return _in_theme(game.draw(state, eyes, seen_by(scene.mine, eyes, tongue, names), names), theme)
    theirs = seen_by(scene.mine, seat, tongue, names)
    if state.option(stronger) not in Glimpse(state, seat).options:
        raise IllegalOption("error-unknown-code", code=stronger)
    if scene.further:
        return _in_theme(game.draw(_further(state, seat, scene.at, stronger, tongue)[0], seat, theirs, names), theme)
    drawn = _in_theme(game.draw(state, seat, theirs, names), theme)
    glowing = [(state.target(made, seat), "var(--ink)"), (state.target(state.option(stronger), seat), GOLD)]
    rules = "".join(f'[id="{escaped(place)}"]{{{GLOW.format(colour)}}}' for place, colour in glowing if place)
    return drawn.replace("</style>", f"{rules}</style>", 1)


def _in_theme(drawn: str, theme: str) -> str:
    """Let a picture be light or dark as the page around it, where that does not follow the system."""
    size = SIZE.search(drawn)
    if not theme or size is None:
        return drawn
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size[0]} data-theme="{theme}">{drawn}</svg>'
