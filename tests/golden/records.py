"""Golden records: games of every important set-up, with their questions and their results."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import grange
from grange.core.game import Game
from grange.core.position import digest_of
from grange.core.state import State
from grange.lab.simulation import finish
from tests.contract.setups import Setup, departures, is_possible, played

FOLDER = Path(__file__).parent
SEED = 1
STRETCHES = 4  # a game is looked at this often, so that a difference shows near the choice that makes it
CHANGED = "The course of its games has changed: raise the game's `version`, then run `make golden`."
STALE = "The game has a new version or new set-ups: run `make golden`."

Golden = dict[str, Any]


def kept(game: str) -> list[Golden]:
    """Read the golden records of a game."""
    path = FOLDER / f"{game}.json"
    goldens: list[Golden] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return goldens


def keep(game: str, goldens: list[Golden]) -> None:
    """Write the golden records of a game, one a line."""
    lines = [json.dumps(golden, separators=(",", ":")) for golden in goldens]
    (FOLDER / f"{game}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def title(golden: Golden) -> str:
    """Name a golden record by its set-up and its players."""
    record = golden["record"]
    rules = "".join(f" {name}={value}" for name, value in golden["rules"].items())
    return f"{record['game']} {record['seats']}{rules} {golden['players']}"


# playing them again


def retold(record: Mapping[str, Any]) -> dict[str, Any]:
    """Play a record, and note questions and position after each stretch, and the result."""
    choices, rules = record["choices"], record["rules"]
    stops = {len(choices) * number // STRETCHES for number in range(1, 1 + STRETCHES)}
    state = grange.new_game(record["game"], record["seats"], record["seed"], **rules)
    asked, seen = hashlib.sha256(), []
    for number, choice in enumerate(choices, start=1):
        asked.update(questions(state).encode())
        seat, code = choice.split()
        state.play(code, int(seat))
        if number in stops:
            seen.append([number, asked.hexdigest()[:16], digest_of(state, rules)])
    return {
        "record": state.record() | {"rules": rules, "digest": digest_of(state, rules)},
        "seen": seen,
        "scores": state.scores,
        "winners": state.winners,
    }


def questions(state: State) -> str:
    """Write down who may choose what; the order in which options are listed does not matter."""
    return json.dumps([[decision.seat, sorted(decision.codes)] for decision in state.decisions])


def trouble(golden: Golden) -> str:
    """Tell where a golden record no longer goes as it went, or give an empty text."""
    try:
        again = retold(golden["record"])
    except grange.GrangeError as problem:
        return str(problem)
    before = 0
    for old, new in zip(golden["seen"], again["seen"], strict=True):
        if old != new:
            what = "position" if old[1] == new[1] else "options"
            return f"other {what} between choices {before} and {old[0]}"
        before = old[0]
    return "" if golden | again == golden else "another result"


# making them


def renewed(game: Game[Any]) -> list[Golden]:
    """Give a golden record for every set-up: the one that is kept, if its choices can still be made, or else a new one."""
    known = {
        (golden["record"]["seats"], frozenset(golden["rules"].items()), golden["players"]): golden for golden in kept(game.name)
    }
    found = []
    for setup in setups_of(game, kept(game.name)):
        for players in ("random", "steady"):
            golden = known.get((setup.seats, frozenset(setup.rules.items()), players))
            found.append((golden and retold_by(game, golden)) or golden_of(setup, players))
    return found


def retold_by(game: Game[Any], golden: Golden) -> Golden | None:
    """Give a golden record as the game plays it now, or nothing if its choices no longer lead to the end of a game."""
    if golden["record"]["version"] == game.version:
        return golden
    try:
        again = retold(golden["record"])
    except grange.GrangeError:
        return None
    return golden | again if again["record"]["over"] else None


def setups_of(game: Game[Any], goldens: Sequence[Golden] = ()) -> list[Setup]:
    """List every number of seats by the usual rules and with hand cards, and every other departure from them once.

    A departure that has golden records stays at its number of seats.
    """
    setups = [Setup(game.name, seats) for seats in game.seats]
    for rules in departures(game):
        allowed = [seats for seats in game.seats if is_possible(game, seats, rules)]
        known = [golden["record"]["seats"] for golden in goldens if golden["rules"] == rules]
        if rules == {"cards": "on"}:
            chosen = allowed
        else:
            chosen = [seats for seats in known if seats in allowed][:1] or [telling_seats(game, rules, allowed)]
        setups += [Setup(game.name, seats, rules) for seats in chosen]
    return setups


def golden_of(setup: Setup, players: str) -> Golden:
    """Play a game and write it down."""
    state = setup.begin(SEED)
    if players == "random":
        played(state, SEED)
    else:
        finish(state, [players] * setup.seats, SEED)
    return {"rules": setup.rules, "players": players, **retold(state.record())}


def telling_seats(game: Game[Any], rules: dict[str, str], allowed: Sequence[int]) -> int:
    """Find the first number of seats with which a departure from the rules changes a game, or else the last."""
    changes = (seats for seats in allowed if result(Setup(game.name, seats)) != result(Setup(game.name, seats, rules)))
    return next(changes, allowed[-1])


def result(setup: Setup) -> tuple[list[int], dict[str, Any]]:
    """Give the points and the table at the end of a random game."""
    state = played(setup.begin(SEED), SEED)
    return state.scores, state.to_dict()["table"]
