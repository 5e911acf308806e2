"""What a seat of Petrichor sees, and a new deal of everything that it cannot know, without a trace of the real one."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from grange.core.chance import Chance
from grange.games.petrichor.box import CATEGORIES, CROPS, GROWTHS, NAMES, SKIES, WEATHERS
from grange.games.petrichor.rules.field import lay_tiles
from grange.games.petrichor.state import Petrichor


def sight(state: Petrichor, seat: int | None) -> dict[str, Any]:
    """Describe what a seat sees. Other hands and packs, the deck, and cards and tiles that lie face down are hidden."""
    return {
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first,
        "passed": state.passed,
        "field": {NAMES[place]: place_in_sight(state, place) for place in state.field},
        "supply": state.supply[:],
        "votes": {name: state.votes[weather][:] for weather, name in enumerate(WEATHERS)},
        "dice": state.dice[:],
        "deck": len(state.deck),
        "discard": by_weather([state.discard.count(kind) for kind in range(len(WEATHERS))]),
        "cards": [sum(hand) for hand in state.hands],
        "hand": None if seat is None else by_weather(state.hands[seat]),
        "pack": None if seat is None else by_weather(state.packs[seat]),
        "kept": None if seat is None else by_weather(state.drafted[seat]),
        "thrown": None if seat is None else by_weather(state.thrown[seat]),
        "to_come": [name for weather, name in enumerate(WEATHERS) if state.played[weather]],
        "wins": state.wins[:],
        "wheat": state.wheat[:],
        "points": [dict(zip(CATEGORIES, points, strict=True)) for points in state.points],
        "south": len(state.south),
        "blown": state.blown[:],
    }


def by_weather(cards: list[int]) -> dict[str, int]:
    """Describe how many cards of each weather there are."""
    return dict(zip(WEATHERS, cards, strict=True))


def place_in_sight(state: Petrichor, place: int) -> dict[str, Any]:
    """Describe a tile and the cloud over it."""
    return {
        "crop": None if state.hidden else CROPS[state.crops[place]],
        "fertilized": state.fertilized[place],
        "growth": GROWTHS[state.growth[place]],
        "water": [drops[place] for drops in state.water],
        "sky": SKIES[state.sky[place]],
        "cloud": [drops[place] for drops in state.clouds],
    }


# What nobody else knows


def deal_again(state: Petrichor, seat: int, chance: Chance) -> None:
    """Deal again what a seat does not know: others' cards, the deck, the south wind's next cards, and tiles that lie face down."""
    state.discard.sort()
    state.aside.sort()
    state.south.sort()
    chance.shuffle(state.south)
    if state.hidden:
        lay_tiles(state, chance)
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        begin_pack_again(state, other)
    piles = [group[other] for group in (state.hands, state.packs, state.drafted, state.thrown) for other in others]
    deal_cards(state, piles, chance)
    while not all(has_a_choice(state, other) for other in others):
        deal_cards(state, piles, chance)


def begin_pack_again(state: Petrichor, other: int) -> None:
    """Let another seat that is still choosing have kept no cards of its pack, because nobody knows how many it has kept."""
    if not state.agenda[1 + other] or not any(state.packs[other]):
        return
    kept = sum(state.drafted[other])
    before = max([number for number in accumulate([0, *state.box.draft[state.seats - 1]]) if number <= kept])
    for _ in range(kept - before):
        kind = next(kind for kind, cards in enumerate(state.drafted[other]) if cards)
        state.drafted[other][kind] -= 1
        state.packs[other][kind] += 1


def deal_cards(state: Petrichor, piles: list[list[int]], chance: Chance) -> None:
    """Shuffle the deck together with the cards of some piles, and deal each pile as many cards as it had."""
    unseen = sorted([*state.deck, *[kind for pile in piles for kind, cards in enumerate(pile) for _ in range(cards)]])
    chance.shuffle(unseen)
    for pile in piles:
        drawn = [unseen.pop() for _ in range(sum(pile))]
        pile[:] = [drawn.count(kind) for kind in range(len(WEATHERS))]
    state.deck = unseen


def has_a_choice(state: Petrichor, seat: int) -> bool:
    """Return whether the cards of a seat fit its question: a seat that is asked always has more than one option."""
    asked: list[Any] = [stack[-1] for stack in state.agenda if stack and stack[-1].asks]
    return all(len(question.options(state)) > 1 for question in asked if question.seat == seat)
