"""What a game of a campaign starts with because of earlier games: the rule option `start`.

It is a text of up to four parts, such as `first=2; food=0,1; kept=tutor,groom; goal=55`. Values of several seats are in order,
separated by commas: the starting player (drawn by lot if there are several), the additional food of each seat, and the occupations
that lie open in front of each seat, joined by plus signs. The goal is that of a solo player.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from grange.core.document import shortly
from grange.core.game import Impossible, Origin
from grange.core.step import Step
from grange.games.agricola.box import CARD_NAMES, FIRST_MINOR, Box
from grange.games.agricola.cards import CARDS, CHANGED
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants import preset_hands
from grange.games.agricola.variants.preset_hands import DEALT, names_of_cards

USUAL = "usual"  # nothing is carried over
PARTS = ("first", "food", "kept", "goal")
MOST_FOOD, LARGEST_GOAL = 99, 9999
MOST_ALONE, MOST_WITH_FRIENDS = 7, 1  # occupations that lie open in front of a seat


class Start(NamedTuple):
    """What a game starts with."""

    first: tuple[int, ...]  # one of these seats starts
    food: tuple[int, ...]  # additional food of each seat
    kept: tuple[tuple[int, ...], ...]  # the occupations that lie open in front of each seat
    goal: int = 0  # of a solo player; 0 for the usual one


def start_of(origin: Origin) -> Start:
    """Return what a game starts with; everything was checked during setup."""
    start = read_start(origin.rules.get("start", USUAL), origin.seats, origin.box)
    assert isinstance(start, Start)
    return start


@lru_cache(maxsize=256)
def read_start(text: str, seats: int, box: Box) -> Start | Impossible:
    """Read what a game starts with, or say what is wrong with the text."""
    usual = Start(tuple(range(seats)), (0,) * seats, ((),) * seats)
    if text == USUAL:
        return usual
    parts = {name.strip(): value.strip() for name, _, value in (part.partition("=") for part in text.split(";"))}
    if len(parts) < text.count(";") + 1 or not set(parts) <= set(PARTS):
        return Impossible("error-start", {"written": shortly(text)})
    first = numbers(parts.get("first", ",".join(str(seat + 1) for seat in range(seats))), 1, seats)
    food = numbers(parts.get("food", ",".join("0" * seats)), 0, MOST_FOOD)
    goal = numbers(parts.get("goal", "0"), 0, LARGEST_GOAL)
    if not first or len(set(first)) < len(first) or len(food) != seats or len(goal) != 1 or (goal[0] and seats > 1):
        return Impossible("error-start", {"written": shortly(text)})
    kept = read_kept(parts.get("kept", "," * (seats - 1)), seats, box)
    return kept if isinstance(kept, Impossible) else Start(tuple(seat - 1 for seat in first), food, kept, goal[0])


def numbers(text: str, least: int, most: int) -> tuple[int, ...]:
    """Read whole numbers separated by commas; return none of them if one is not a number or out of bounds."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdecimal() and len(word) <= 4 and least <= int(word) <= most for word in words):
        return ()
    return tuple(map(int, words))


def read_kept(text: str, seats: int, box: Box) -> tuple[tuple[int, ...], ...] | Impossible:
    """Read the occupations that lie open in front of each seat, or say what is wrong with them."""
    rows = [[name.strip() for name in row.split("+") if name.strip()] for row in text.split(",")]
    most = MOST_ALONE if seats == 1 else MOST_WITH_FRIENDS
    if len(rows) != seats or max(map(len, rows)) > most:
        return Impossible("error-start-kept", {"most": most, "seats": seats})
    known, found = names_of_cards(box), list[int]()
    for name in (name for row in rows for name in row):
        card = known.get(name.casefold())
        if card is None or card >= FIRST_MINOR:
            return Impossible("error-start-card", {"written": shortly(name)})
        if card in found:
            return Impossible("error-start-twice", {"card": CARD_NAMES[card]})
        found.append(card)
    return tuple(tuple(known[name.casefold()] for name in row) for row in rows)


def impossible(origin: Origin) -> Impossible | None:
    """Say why a game cannot be set up like this; None if it can."""
    problem = preset_hands.impossible(origin)
    if problem is not None or origin.rules.get("start", USUAL) == USUAL:
        return problem
    start, rules = read_start(origin.rules["start"], origin.seats, origin.box), origin.rules
    if isinstance(start, Impossible):
        return start
    if any(start.kept) and rules["cards"] == "off":
        return Impossible("error-no-cards")
    printed = origin.box.occupations
    unfit = [card for cards in start.kept for card in cards if printed[card].players > origin.seats and rules["deal"] != "lopez"]
    if unfit:
        return Impossible("error-hand-players", {"card": CARD_NAMES[unfit[0]], "least": printed[unfit[0]].players}, rule="hand")
    if rules["hand"] != DEALT:
        return Impossible("error-start-deal")
    return None


# Occupations that lie open from the start


def lay_kept_cards(state: Agricola) -> None:
    """Lay out the occupations that carry over."""
    for seat, cards in enumerate(start_of(state.origin).kept):
        for card in cards:
            state.cards[seat].append(card)
            state.emit("event-kept", seat=seat, card=card)
    state.cards_changed()


@dataclass(frozen=True, slots=True)
class ActAtStart(Step):
    """An occupation that lies open from the start does what it does when it is played."""

    seat: int
    card: int

    def happen(self, state: Agricola) -> None:
        CARDS[self.card].play(state, self.seat)
        if CARDS[self.card].interests & CHANGED:
            CARDS[self.card].changed(state, self.seat)


def acts_at_start(state: Agricola) -> tuple[ActAtStart, ...]:
    """List the steps of the occupations that lie open from the start, once all cards are dealt."""
    kept = start_of(state.origin).kept
    return tuple([ActAtStart(seat, card) for seat, cards in enumerate(kept) for card in cards])
