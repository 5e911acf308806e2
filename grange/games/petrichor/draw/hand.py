"""A seat's cards in Petrichor: cards of a kind lie in one stack, with what they can do now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grange.core.picture import in_lines, picture, text, use, wobbly_box
from grange.core.words import Message, Words
from grange.games.petrichor.box import FROST, SUN, WEATHERS, WIND
from grange.games.petrichor.draw.parts import WEATHER_TINTS
from grange.games.petrichor.rules.actions import destinations, drops_within_reach
from grange.games.petrichor.state import Petrichor

STACK = (160, 142)


def stacks(state: Petrichor, seat: int, words: Words) -> list[str]:
    """Draw a seat's cards, one stack for each kind; during a draft, the pack to choose from."""
    cards = cards_of(state, seat)
    return [_stack(kind, cards[kind], words, can_do(state, seat, kind)) for kind in range(len(WEATHERS))]


def cards_of(state: Petrichor, seat: int) -> list[int]:
    """Count the cards of each kind that a seat has; during a draft, those of the pack to choose from."""
    return state.packs[seat] if drafts(state, seat) else state.hands[seat]


def drafts(state: Petrichor, seat: int) -> bool:
    """Return whether a seat has a pack to choose cards from."""
    return any(state.packs[seat])


def can_do(state: Petrichor, seat: int, kind: int) -> Message:
    """Say what a card could do now."""
    clouds = state.clouds_with(seat)
    if kind == FROST:
        return Message("now-frost", {"skies": len(state.clear_places()) if drops_within_reach(state, seat) else 0})
    if kind == SUN:
        return Message("now-sun", {"clouds": len(clouds) if drops_within_reach(state, seat) >= state.box.sun_drops else 0})
    if kind == WIND:
        return Message("now-wind", {"ways": sum(len(destinations(state, start)) for start in clouds)})
    return Message("now-rain", {"clouds": len(clouds)})


def _stack(kind: int, cards: int, words: Words, now: Message) -> str:
    """Draw the cards of a kind as a stack; without any, draw their empty place."""
    name = WEATHERS[kind]
    title = words.say(f"weather-{name}")
    lines = tuple(in_lines(words.say(f"deed-{name}"), 14, 130, 3))
    body = _cards_below(cards) + _card(kind, cards, title, lines)
    body += f'<g fill="var(--can)">{text(11, 128, words.text(now), 13.5, "num", room=130)}</g>' if cards else ""
    label = words.say("picture-of-stack", weather=name, cards=cards)
    return picture(body, (0, 0, *STACK), "bit", label, f"hand-{name}", f"card-{name}")


@lru_cache(maxsize=32)
def _cards_below(cards: int) -> str:
    """Draw the edges of the cards below the topmost, at most two of them."""
    return "".join(
        f'<path d="{_box(4.5 * below, 6 - 2.2 * below)}" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.3"/>'
        for below in range(min(cards, 3) - 1, 0, -1)
    )


def _box(x: float, y: float) -> str:
    return wobbly_box(2 + x, y, 147, 132, 8, 0.5)


@lru_cache(maxsize=200)
def _card(kind: int, cards: int, title: str, lines: Sequence[str]) -> str:
    """Draw the topmost card of a stack; a missing card is pale and dashed."""
    shape, clip = _box(0, 6), f"clip-hand-{WEATHERS[kind]}"
    line = "" if cards else ' stroke-dasharray="6 5"'
    fill = "paper-top" if cards else "paper"
    head = (
        f'<clipPath id="{clip}"><path d="{shape}"/></clipPath><g clip-path="url(#{clip})">'
        f'<rect x="2" y="6" width="147" height="48" fill="var(--{WEATHER_TINTS[kind]})" opacity="{0.34 if cards else 0.14}"/>'
        '<path d="M2 54h147" stroke="var(--ink)" stroke-width="1"/></g>'
    )
    pale = "" if cards else ' opacity=".55"'
    return (
        f'<path d="{shape}" fill="var(--shade)" opacity=".16" transform="translate(1.4 2)"/>'
        f'<path d="{shape}" fill="var(--{fill})"/>{head}'
        f"<g{pale}>{use(f'weather-{WEATHERS[kind]}', 9, 11, 38)}</g>"
        f'<path d="{shape}" fill="none" stroke="var(--ink)" stroke-width="1.3"{line}/>'
        + text(53, 36, title, 18, "t book" if cards else "soft book", room=62)
        + text(141, 36, f"×{cards}", 16, "t num", "end")
        + "".join(text(11, 73 + 16 * row, part, 14, "t book" if cards else "soft book", room=132) for row, part in enumerate(lines))
    )
