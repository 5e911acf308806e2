"""A review as one standalone page: the curve, how well each seat played, and what would have been stronger."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from grange.bots.reviewed import PHASES, Mistake, Reviewed
from grange.core.curve import Curve, lines
from grange.core.events import chapters_of
from grange.core.picture import standalone
from grange.core.state import State
from grange.core.words import Words, of_another

WIDTH, HEIGHT = 1000, 240  # of the curve
STYLE = """
body{margin:0;background:#f3e9d3;color:#2f2419;font:1rem/1.5 Georgia,serif}main{max-width:64rem;margin:0 auto;padding:1.5rem}
h1,h2,h3{font-style:italic;line-height:1.2}svg{display:block;width:100%;height:auto}section{margin:2rem 0}
table{border-collapse:collapse}th,td{padding:.3rem min(.8rem,1.5vw);text-align:right;border-top:1px solid #cbb994}
th:first-child{text-align:left}.wide{overflow-x:auto}.wide svg{min-width:44rem}
@media(prefers-color-scheme:dark){body{background:#241d16;color:#f1e6d0}}
"""


def states_of(final: State) -> list[State]:
    """Play a game again; return its state before every move, and at the end."""
    states = [final.origin.begin(events=True)]
    for seat, option in final.history:
        states.append(states[-1].copy())
        states[-1].play(option, seat)
    return states


def page(found: Reviewed, final: State, words: Words, names: Sequence[str]) -> str:
    """Write the page."""
    states = states_of(final)
    title = words.say("review-heading", game=words.say("game-name"))
    turns = [mistake for mistake in found.mistakes if mistake.move in found.turns]
    others = [mistake for mistake in found.mistakes if mistake.move not in found.turns]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(words.say('review-curve'))}</h2>",
        wide(curve(found, states, words, names)),
        accuracy(found, words, names),
        f"<h2>{escape(words.say('review-turns', number=len(turns)))}</h2>",
        *(turn(mistake, states[mistake.move - 1], words, names) for mistake in turns),
        "" if turns else f"<p>{escape(words.say('review-no-turns' if others else 'review-none'))}</p>",
        f"<h2>{escape(words.say('review-swings'))}</h2>" if found.swings else "",
        *(f"<p>{escape(line)}</p>" for line in swings(found, states, words, names)),
        f"<h2>{escape(words.say('review-others'))}</h2>" if others else "",
        *(other(mistake, states[mistake.move - 1], words, names) for mistake in others),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    written = f"<head>{head}<style>{STYLE}</style></head><body><main>{''.join(body)}</main></body>"
    return f'<!doctype html><html lang="{words.lang}">{written}</html>'


def curve(found: Reviewed, states: Sequence[State], words: Words, names: Sequence[str]) -> str:
    """Draw the curve."""
    final = states[-1]
    seen = [0, *(len(state.events or []) for state in states)]
    begun = [(number, event) for number, state in enumerate(states) for event in (state.events or [])[seen[number] :]]
    drawn = Curve(
        points=found.curve,
        last=len(final.history),
        chapters=chapters_of(begun, final.game.display.labels.HEADINGS, words),
        flags=[(mistake.move, mistake.seat) for mistake in found.mistakes if mistake.move in found.turns],
        names=[f"{name} {points}" for name, points in zip(names, final.scores, strict=True)],
        label=words.say("review-curve"),
    )
    return standalone(lines(drawn, WIDTH, HEIGHT), WIDTH, HEIGHT, final.game, drawn.label)


def accuracy(found: Reviewed, words: Words, names: Sequence[str]) -> str:
    """Lay out how well each seat chose, phase by phase and in the whole game."""
    head = "".join(f"<th>{escape(words.say(f'review-phase-{phase}'))}</th>" for phase in (*PHASES, "whole"))
    shares = ["".join(f"<td>{words.say('review-share', share=share)}</td>" for share in kept) for kept in found.accuracy]
    rows = "".join(f"<tr><th>{escape(name)}</th>{kept}</tr>" for name, kept in zip(names, shares, strict=True))
    said = ["review-accuracy.more", "review-accuracy.rivals"][: len(names)]
    about = f"<p>{escape(' '.join(words.say(key) for key in said))}</p>"
    return f"<h2>{escape(words.say('review-accuracy'))}</h2><table><tr><th></th>{head}</tr>{rows}</table>{about}"


def turn(mistake: Mistake, before: State, words: Words, names: Sequence[str]) -> str:
    """Describe a turning point, with a picture of the table as the player saw it."""
    move, *rest = describe_mistake(mistake, before, words, names)
    picture = before.game.display.draw(before, mistake.seat, of_another(words, names[mistake.seat]), list(names))
    return f"<section><h3>{escape(move)}</h3><p>{escape(' '.join(rest))}</p>{wide(picture)}</section>"


def other(mistake: Mistake, before: State, words: Words, names: Sequence[str]) -> str:
    """Describe a smaller mistake."""
    move, *rest = describe_mistake(mistake, before, words, names)
    return f"<p><b>{escape(move)}</b><br>{escape(' '.join(rest))}</p>"


def swings(found: Reviewed, states: Sequence[State], words: Words, names: Sequence[str]) -> list[str]:
    """Describe where the curve moved most although no mistake was found."""
    key = "review-swing" if len(names) > 1 else "review-swing.alone"
    return [
        f"{words.say('review-about', number=swing.move, where=words.text(states[swing.move].where()))} "
        f"{words.say(key, name=names[swing.seat], change=swing.amount)}"
        for swing in found.swings
    ]


def wide(picture: str) -> str:
    """Make a picture scroll sideways where it would be too small to read."""
    return f'<div class="wide">{picture}</div>'


def describe_mistake(mistake: Mistake, before: State, words: Words, names: Sequence[str]) -> list[str]:
    """Say what was chosen, what it cost, what would have been stronger, and why."""

    def label(code: str) -> str:
        return words.text(before.label(before.option(code), mistake.seat))

    return [
        words.say("review-move", number=mistake.move, name=names[mistake.seat], choice=label(mistake.chosen)),
        *(words.say("review-instead", choice=label(code), points=round(gain)) for code, gain in mistake.stronger),
        *(words.text(reason) for reason in mistake.why),
    ]
