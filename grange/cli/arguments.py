"""What several commands read from their arguments."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from grange.bots import check_bot
from grange.core.components import corrections
from grange.core.errors import BadSetup
from grange.core.game import Game, Origin

ME = "me"


def rules_of(chosen: Namespace) -> dict[str, str]:
    """Read `--rule NAME=VALUE`, which may stand there several times, and `--hand`, which is short for one of them."""
    rules = {}
    for rule in chosen.rule:
        name, equals, value = rule.partition("=")
        if not equals:
            raise BadSetup("error-rule-form", rule=rule)
        rules[name] = value
    if chosen.hand:
        rules["hand"] = chosen.hand
    return rules


def corrections_of(file: Path | None) -> dict[str, Any]:
    """Read an owner's components file, if one is given."""
    return corrections(file) if file else {}


def players_of(seats: str, *, with_me: bool) -> list[str]:
    """Read who sits where: `me`, or the name of a bot."""
    players = [player.strip() for player in seats.split(",")]
    for player in players:
        check_bot(player, *([ME] if with_me else []))
    return players


def origin_of(game: Game[Any], chosen: Namespace, players: list[str], seed: int) -> Origin:
    """Check a game's set-up as the arguments describe it."""
    return game.origin(len(players), seed, rules_of(chosen), corrections_of(chosen.components))
