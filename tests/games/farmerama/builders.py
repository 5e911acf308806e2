"""Positions of Farmerama in a few words.

A position is a new game's document with another table and another agenda. Everything that a test does not name is absent: empty
barns, bare fields, all animals at home. All other goods lie in the bank. A single value describes the farm of seat 0; a list
describes all seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import grange
from tests.games.common import codes, play, printed, table

PRINTED = printed("farmerama")

GOODS = ("carrot", "hay", "oats", "corn", "water")
CROPS = GOODS[:4]
ANIMALS = ("sheep", "pig", "cow", "horse")
ACTIONS = ("sow", "harvest", "water", "feed", "seeds")
CARDS = ACTIONS[:3]  # of the solo game
TILES = [name for name in PRINTED["tiles"] if name != "source"]
FIELDS = [f"{sector + 1}{letter}" for sector, number in enumerate(PRINTED["farm"]["fields"]) for letter in "abc"[:number]]
START = {"1b": "carrot", "2b": "hay", "3a": "oats", "4b": "corn"}
BARN = {"carrot": 2, "hay": 2, "oats": 2, "corn": 1, "water": 3}
PLENTY = {"carrot": 6, "hay": 6, "oats": 6, "corn": 6}
HOME = None  # where an animal is that stands on no pasture

PHASES = ("Reveal", "BonusTiles", "Actions", "CleanUp")

Amounts = Mapping[str, int]


# Positions


def laid(
    agenda: Sequence[str | Mapping[str, Any]],
    *,
    seats: int = 4,
    barn: Amounts | Sequence[Amounts] = (),
    fields: Mapping[str, str] | Sequence[Mapping[str, str]] = (),
    animals: Amounts | Sequence[Amounts] = (),
    turns: int | Sequence[int] = 0,
    produced: Amounts | Sequence[Amounts] = (),
    gardens: Sequence[str] = (),
    lying: str = "carrots hay",
    stack: str | None = None,
    bank: Amounts | None = None,
    cards: Sequence[str] = (),
    rounds: int = 1,
    turned: int = 0,
    head: int = 0,
    drawn: str = "sow",
    deck: str = "",
    used: str = "",
    known: str | None = None,
    under: int = 0,
    specials: int = 0,
    chance: int = 1,
    events: bool = False,
    components: Mapping[str, Any] | None = None,
    **rules: Any,
) -> grange.State:
    """Lay out a table and what is to come, in this order.

    Animals stand in sectors 1 to 7. A `bank` with few goods leaves the rest in the last seat's barn. The first tile of the `stack`
    and the first card of the `deck` are the top ones; the last cards of the deck are those that were put `under` it.
    """
    document = grange.new_game("farmerama", seats=seats, seed=1, components=components, **rules).to_dict()
    barns = [[own.get(good, 0) for good in GOODS] for own in _each(barn, seats)]
    farms = [_farm(own) for own in _each(fields, seats)]
    document["table"] |= {
        "round": rounds,
        "turned": turned,
        "head": head,
        "shown": True,
        "chosen": [_bits(chosen) for chosen in [*cards, *[""] * seats][:seats]],
        "done": [0] * seats,
        "fields": farms,
        "animals": [[own.get(animal, 0) - 1 for animal in ANIMALS] for own in _each(animals, seats)],
        "wheel": [*([turns] if isinstance(turns, int) else turns), *[0] * seats][:seats],
        "barn": barns,
        "cubes": [[own.get(animal, 0) for animal in ANIMALS] for own in _each(produced, seats)],
        "bank": _bank(document["table"], barns, farms, bank or {}),
    }
    document["table"] |= (
        _alone(drawn, deck, used, known, under, specials) if seats == 1 else _tiles(document, gardens, lying, stack)
    )
    document["agenda"] = [[{"step": s} if isinstance(s, str) else dict(s) for s in reversed(agenda)], *[[]] * seats]
    document["chance"] = f"{chance:016x}"
    return grange.from_dict(document, events=events)


def _each(values: Any, seats: int) -> list[Mapping[str, Any]]:
    named = [values] if isinstance(values, Mapping) else list(values)
    return [*named, *[{}] * seats][:seats]


def _farm(pairs: Mapping[str, str]) -> list[int]:
    assert set(pairs) <= set(FIELDS), f"no such fields: {pairs}"
    return [1 + CROPS.index(pairs[name]) if (name := f"{at // 3 + 1}{'abc'[at % 3]}") in pairs else 0 for at in range(21)]


def _bits(cards: str) -> int:
    return sum(1 << ACTIONS.index(card) for card in cards.split())


def _bank(begun: Mapping[str, Any], barns: list[list[int]], farms: list[list[int]], short: Amounts) -> list[int]:
    bank = []
    for good, name in enumerate(GOODS):
        everything = begun["bank"][good] + _out(good, begun["barn"], begun["fields"])
        left = everything - _out(good, barns, farms)
        bank.append(short.get(name, left))
        barns[-1][good] += left - bank[-1]
    return bank


def _out(good: int, barns: list[list[int]], farms: list[list[int]]) -> int:
    standing = sum(2 * farm.count(good + 1) for farm in farms) if good < len(CROPS) else 0
    return sum(barn[good] for barn in barns) + standing


def _tiles(document: Mapping[str, Any], gardens: Sequence[str], lying: str, stack: str | None) -> dict[str, Any]:
    begun = document["table"]
    rest = sorted([*begun["stack"], *begun["open"], *begun["removed"]])
    owned = [[TILES.index(name) for name in garden.split()] for garden in [*gardens, *[""] * document["seats"]]]
    shown = [TILES.index(name) for name in lying.split()]
    top = [TILES.index(name) for name in reversed((stack or "").split())]
    for kind in (*shown, *top, *[kind for garden in owned for kind in garden]):
        rest.remove(kind)
    boxed = len(begun["removed"])
    return {
        "gardens": owned[: document["seats"]],
        "open": shown,
        "removed": rest[:boxed],
        "stack": top if stack is not None else rest[boxed:],
    }


def _alone(drawn: str, deck: str, used: str, known: str | None, under: int, specials: int) -> dict[str, Any]:
    lying = [CARDS.index(card) for card in reversed(deck.split())]
    shown = [CARDS.index(card) for card in (*used.split(), drawn)]
    extra = [card for card in range(3) for _ in range(3 - [*lying, *shown].count(card))]
    shown = [*[extra.pop() for _ in range(len(extra) - 6)], *shown]  # a deck has at least three cards
    sure = [*lying, *shown] if known is None else [CARDS.index(card) for card in known.split()]
    return {
        "drawn": CARDS.index(drawn),
        "deck": lying,
        "used": shown,
        "extra": extra,
        "known": [sure.count(card) for card in range(3)],
        "returned": under,
        "specials": specials,
    }


def revealing(*cards: str, **more: Any) -> grange.State:
    """Reveal these cards, one seat's after another; the round goes on with the bonus tiles."""
    return laid(PHASES, seats=more.pop("seats", max(2, len(cards))), cards=cards, **more)


def acting(*cards: str, **more: Any) -> grange.State:
    """Let seats do these cards; those that are not named feed, and need no time if they have nothing."""
    seats = more.pop("seats", 4)
    return laid(["Actions", "CleanUp"], seats=seats, cards=[*cards, *["feed"] * seats][:seats], **more)


def clean_up(**more: Any) -> grange.State:
    """Clean up after a round."""
    return laid(["CleanUp"], **more)


def the_end(**more: Any) -> grange.State:
    """Clean up after the last round: there is no tile left to be turned up."""
    return laid(["CleanUp"], lying=more.pop("lying", "carrots"), stack="", **more)


def alone(**more: Any) -> grange.State:
    """Ask a solo player, who has drawn a card, for its action."""
    return laid([{"step": "ChooseSoloAction", "seat": 0}, "SoloRound"], seats=1, **more)


def new(seats: int = 4, seed: int = 1, **more: Any) -> grange.State:
    """Begin a game."""
    return grange.new_game("farmerama", seats=seats, seed=seed, **more)


# What players do


def choose(state: grange.State, *cards: str) -> grange.State:
    """Let every seat choose its cards, such as `sow` or `sow feed`."""
    for seat, own in enumerate(cards):
        play(state, *[f"card:{card}" for card in own.split()], seat=seat)
    return state


def finish_round(state: grange.State) -> grange.State:
    """Let everybody do as little as possible until a new round begins or the game is over."""
    now = table(state)["round"]
    while not state.over and table(state)["round"] == now:
        allowed = codes(state)
        state.play("done" if "done" in allowed else allowed[0], state.decision.seat)
    return state


# What players see


def times(state: grange.State, seat: int | None = None) -> int:
    """Tell how often the asked seat may still sow or harvest."""
    decision = state.decision if seat is None else state.decision_of(seat)
    assert decision, f"seat {seat} is not asked"
    number: int = decision.prompt.values["times"]
    return number


def farm(state: grange.State, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = table(state, seat)["farms"][seat]
    return seen


def barn(state: grange.State, seat: int = 0) -> dict[str, int]:
    """Count the goods in a barn, without those that are missing."""
    return {good: number for good, number in farm(state, seat)["barn"].items() if number}


def bank(state: grange.State) -> dict[str, int]:
    seen: dict[str, int] = table(state)["bank"]
    return seen


def standing(state: grange.State, seat: int = 0) -> dict[str, str]:
    """Name the fields with a pair and their crops."""
    return {name: crop for name, crop in farm(state, seat)["fields"].items() if crop}


def garden(state: grange.State, seat: int = 0) -> list[str]:
    seen: list[str] = farm(state, seat)["garden"]
    return seen


def gardens(state: grange.State) -> list[list[str]]:
    return [garden(state, seat) for seat in range(state.seats)]


def pasture(state: grange.State, animal: str, seat: int = 0) -> int | None:
    """Give the sector, from 1, in which an animal stands, or HOME."""
    sector: int = farm(state, seat)["animals"][animal]
    return sector + 1 if sector >= 0 else HOME


def produced(state: grange.State, seat: int = 0) -> dict[str, int]:
    """Count what the animals have produced, without those that have not."""
    return {animal: number for animal, number in farm(state, seat)["produced"].items() if number}
