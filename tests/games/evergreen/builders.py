"""Positions of Evergreen in a few words.

A position is a new game's document with another table and another agenda. Everything that a test does not name is as at the
beginning of a game; all other cards lie in the deck.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import grange
from tests.games.common import codes, printed, table

PRINTED = printed("evergreen")
MAP: list[str] = PRINTED["planet"]["map"]

CREVASSES = ("C2", "F3", "B5", "E6")  # on that map

BIOMES = ("meadow", "flowers", "wheat", "rock", "swamp", "snow")
POWERS = ("sprout", "small", "big", "bush", "lake", "harvest")
SEASONS = ("spring", "summer", "autumn", "winter")
SIDES = ("north", "east", "south", "west")
PIECES = ("empty", "sprout", "small", "big", "bush", "lake")
LETTERS = "MFWRSN"  # of the biomes on the map
PIECE = {"p": "sprout", "s": "small", "b": "big", "B": "bush", "L": "lake"}

Planet = str | Mapping[str, str]


# Names


def card(name: str) -> int:
    """Number a card named like `swamp lake`; its icons may be named too."""
    biome, power = name.split()[:2]
    return (*BIOMES, "wild").index(biome) * len(POWERS) + POWERS.index(power)


def every_card() -> list[str]:
    return [f"{biome} {power}" for biome in (*BIOMES, "wild") for power in POWERS]


def bare(cards: Iterable[dict[str, Any] | None]) -> list[str | None]:
    """Name the cards of a view, without their icons."""
    return [f"{card['biome']} {card['power']}" if card else None for card in cards]


def spots(rows: Sequence[str] = MAP) -> Iterator[tuple[str, int, int]]:
    """List the cells of a map by name, row and column: biome by biome, each from north-west to south-east."""
    for biome in LETTERS:
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                if letter == biome:
                    yield f"{'ABCDEFGHI'[column]}{row + 1}", row, column


def cells_of(biome: str, rows: Sequence[str] = MAP) -> list[str]:
    """Name the cells of a biome on the usual planet."""
    letter = LETTERS[BIOMES.index(biome)]
    return [name for name, row, column in spots(rows) if rows[row][column] == letter]


def everywhere() -> list[str]:
    return [name for name, _, _ in spots()]


def covered(cells: Iterable[str], piece: str = "bush") -> dict[str, str]:
    """Cover cells with pieces of one kind."""
    return dict.fromkeys(cells, piece)


def planet_of(planet: Planet | None, rows: Sequence[str] = MAP) -> list[int]:
    """Lay out a planet, given as `{"B6": "sprout"}` or drawn row by row: p sprout, s small, b big, B bush, L lake."""
    if isinstance(planet, str):
        planet = drawn(planet)
    pieces = dict(planet or {})
    laid = [PIECES.index(pieces.pop(name, "empty")) for name, _, _ in spots(rows)]
    assert not pieces, f"no such cells: {pieces}"
    return [*laid, 0]


def drawn(picture: str) -> dict[str, str]:
    """Read a picture of a planet; dots and spaces between the letters mean nothing, `_` and `X` stand for cells without a piece."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return {f"{'ABCDEFGHI'[c]}{r + 1}": PIECE[sign] for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in PIECE}


# Positions


def laid(
    agenda: list[list[dict[str, Any]]],
    *,
    seats: int = 2,
    seed: int = 1,
    season: str = "spring",
    rounds: int = 1,
    sun: str = "north",
    first: int = 0,
    next_first: int | None = None,
    top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    market: Sequence[str] = (),
    zone: Mapping[str, Sequence[str]] | None = None,
    face_down: Sequence[str] = (),
    cards: Sequence[Sequence[str]] = (),
    planets: Sequence[Planet] = (),
    levels: Sequence[Mapping[str, int]] = (),
    points: Sequence[int] = (),
    bushes: int = 20,
    lakes: int = 20,
    components: Mapping[str, Any] | None = None,
    rules: Mapping[str, str] | None = None,
) -> grange.State:
    """Lay out a table and an agenda. `top` are the next cards of the deck; a `deck` is all of it, and the rest is discarded."""
    options: dict[str, Any] = dict(rules or {})
    document = grange.new_game("evergreen", seats=seats, seed=seed, components=components, **options).to_dict()
    table = document["table"]
    piles = {biome: [card(name) for name in (zone or {}).get(biome, ())] for biome in BIOMES}
    hands = [[card(name) for name in _nth(cards, drafter) or ()] for drafter in range(max(2, seats))]
    named = [card(name) for name in (*market, *top, *(deck or ()))] + [
        number for pile in (*piles.values(), *hands) for number in pile
    ]
    taking = [step.get("seat", seats) for step in agenda[0] if step["step"] in ("TakeCard", "AutomaTakesCard")]
    for drafter, hand in enumerate(hands):  # of earlier rounds
        missing = rounds - (drafter in taking) - len(hand)
        hand.extend([number for number in range(41, -1, -1) if number not in named][: max(0, missing)])
        named += hand
    rest = [number for number in range(42) if number not in named]
    drawn_first = [card(name) for name in reversed(deck or top)]
    table |= {
        "season": SEASONS.index(season),
        "round": rounds,
        "sun": SIDES.index(sun),
        "first": first,
        "next_first": first if next_first is None else next_first,
        "deck": drawn_first if deck is not None else rest + drawn_first,
        "discard": rest if deck is not None else [],
        "market": [card(name) for name in market],
        "zone": list(piles.values()),
        "face_down": [card(name) for name in face_down],
        "cards": hands,
        "planets": [planet_of(_nth(planets, seat)) for seat in range(seats)],
        "levels": [[(_nth(levels, seat) or {}).get(power, 0) for power in POWERS] for seat in range(seats)],
        "points": [[_nth(points, seat) or 0, 0, 0, 0, 0] for seat in range(seats)],
        "bushes": bushes,
        "lakes": lakes,
    }
    document["agenda"] = agenda
    return grange.from_dict(document)


def _nth(things: Sequence[Any], seat: int) -> Any:
    return things[seat] if seat < len(things) else None


def a_set_up(top: Sequence[str], seats: int = 2, **more: Any) -> grange.State:
    """A shuffled deck with these cards on top, just before the first fertility is revealed."""
    return laid([[{"step": "Round"}, {"step": "RevealFertility"}], *[[]] * seats], rounds=0, top=top, seats=seats, **more)


def a_draft(market: Sequence[str], first: int = 0, seats: int = 2, **more: Any) -> grange.State:
    """A round in which nobody has taken a card from this market; in a solo game the automa is drafter 1."""
    drafters = max(2, seats)
    order = [*range(first, drafters), *range(first)]
    takes: list[dict[str, Any]] = [
        {"step": "TakeCard", "seat": seat} if seat < seats else {"step": "AutomaTakesCard"} for seat in order
    ]
    steps: list[dict[str, Any]] = [*takes, {"step": "Clearing"}, {"step": "ActionsAndPowers"}, {"step": "EndOfRound"}]
    return laid([steps[::-1], *[[]] * seats], market=market, first=first, seats=seats, **more)


def all_turns(cards: Sequence[str], *, idle: Sequence[int] = (), first: int = 0, **more: Any) -> grange.State:
    """The second phase of a round: each seat has taken a card and acts now, but for the idle ones, who have acted already."""
    seats, rounds = len(cards), more.get("rounds", 1)
    taken_now = set(cards) | {name for pile in (more.get("zone") or {}).values() for name in pile} | set(more.get("top", ()))
    spare = (name for name in every_card() if name not in taken_now)
    hands = [[*(next(spare) for _ in range(rounds - 1)), name] for name in cards]
    turns: list[list[dict[str, Any]]] = [
        [{"step": "ChooseAction", "seat": seat, "power_used": False}] * (seat not in idle) for seat in range(seats)
    ]
    agenda: list[list[dict[str, Any]]] = [[{"step": "EndOfRound"}], *turns]
    if (more.get("rules") or {}).get("supply") == "strict":  # one after another, on the table's own stack
        order = [*range(first, seats), *range(first)]
        agenda = [[{"step": "EndOfRound"}, *(turn for seat in reversed(order) for turn in turns[seat])], *[[]] * seats]
    return laid(agenda, seats=seats, cards=hands, first=first, **more)


def a_turn(
    name: str,
    planet: Planet | None = None,
    levels: Mapping[str, int] | None = None,
    seats: int = 2,
    **more: Any,
) -> grange.State:
    """Seat 0 has taken this card and is the only one that still acts in this round."""
    others = [other for other in reversed(every_card()) if other != name][: seats - 1]
    return all_turns([name, *others], idle=range(1, seats), planets=[planet or {}], levels=[levels or {}], **more)


def last_turn_of(season: str, planet: Planet | None = None, seats: int = 2, **more: Any) -> grange.State:
    """Seat 0 is the last to act in the last round of a season; the sun stands in the usual place."""
    rounds = PRINTED["seasons"]["rounds"][SEASONS.index(season)]
    sun = more.pop("sun", SIDES[SEASONS.index(season)])
    planets = more.pop("planets", [planet or {}])
    names = ["meadow sprout", "meadow small", "meadow big", "meadow bush"][:seats]
    return all_turns(names, idle=range(1, seats), planets=planets, season=season, rounds=rounds, sun=sun, **more)


# What players do


def finish(state: grange.State) -> grange.State:
    """Let everybody do as little as possible until the next market opens or the game is over."""
    while state.decisions and not state.decision.codes[0].startswith("take"):
        codes = state.decision.codes
        state.play(next(code for code in ("skip", "enough", "action:D") if code in codes))
    return state


def take_all(state: grange.State) -> grange.State:
    """Let everybody take the leftmost card."""
    while state.decision.codes[0].startswith("take"):
        state.play(state.decision.options[0])
    return state


# What players see


def cells(state: grange.State, verb: str, seat: int = 0) -> list[str]:
    """Name the cells that a seat may choose for `plant`, `grow`, `bush` or `lake`."""
    return [code.partition(":")[2] for code in codes(state, seat) if re.match(rf"{verb}:", code)]


def planet(state: grange.State, seat: int = 0) -> dict[str, str]:
    """Show what stands on a seat's planet."""
    seen: dict[str, str] = table(state)["planets"][seat]
    return seen


def level(state: grange.State, power: str, seat: int = 0) -> int:
    seen: int = table(state)["levels"][seat][power]
    return seen


def group(state: grange.State, biome: str) -> list[str | None]:
    """Show a biome's group in the fertility zone, without the icons."""
    return bare(table(state)["zone"][biome])


def fertility(state: grange.State, biome: str) -> int:
    seen: int = table(state)["fertility"][biome]
    return seen
