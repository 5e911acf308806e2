"""Records: a game as a document with its set-up and every choice, and a fingerprint of where it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from grange.core.chance import seed_in, seed_out
from grange.core.document import modest, read_json, shortly
from grange.core.errors import BadRecord, GrangeError
from grange.core.position import digest_of, origin_at
from grange.core.words import Message

if TYPE_CHECKING:
    from grange.core.game import Game, Origin
    from grange.core.state import State

FORMAT = 1
AGREEMENT = "agreement"  # the end of a game that its players agreed to end early
LONGEST_NAME = 40


@dataclass(frozen=True)
class Player:
    """The player in a seat: a display name, if given, and the bot that plays, if any."""

    name: str = ""
    bot: str | None = None


def record_of(state: State, players: Sequence[Player] = ()) -> dict[str, Any]:
    """Write a game down, with its players if they are known."""
    origin = state.origin
    if origin.seed is None and origin.position is None:
        raise BadRecord("error-imagined")
    record: dict[str, Any] = {
        "grange": FORMAT,
        "game": state.game.name,
        "version": origin.version,
        "seats": origin.seats,
        "rules": origin.unusual_rules(),
    }
    if origin.components:
        record["components"] = dict(origin.components)
    if origin.position is not None:
        record["position"] = dict(origin.position)
    elif origin.seed is not None:
        record["seed"] = seed_out(origin.seed)
    record["choices"] = [f"{seat} {state.code(option)}" for seat, option in state.history]
    record["over"] = state.over
    record["digest"] = digest_of(state)
    if players:
        record["players"] = [asdict(player) for player in players]
    return record


def players_in(record: Mapping[str, Any], seats: int) -> list[Player]:
    """Read who sat where; a record without players has empty names and no bots."""
    players = record.get("players", [{}] * seats)
    if not isinstance(players, list) or len(players) != seats:
        raise BadRecord("error-record-format")
    return [_player(player) for player in players]


def _player(document: Any) -> Player:
    """Read the player of a seat; characters that cannot be printed are dropped from the name."""
    try:
        player = Player(**document)
    except TypeError as problem:
        raise BadRecord("error-record-format") from problem
    if not isinstance(player.name, str) or not isinstance(player.bot, str | None):
        raise BadRecord("error-record-format")
    return replace(player, name=clean_name(player.name))


def clean_name(name: str) -> str:
    """Drop from a name what cannot be printed, and cut it to its maximal length."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def parsed(record: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """Read a record from text and check its format."""
    if isinstance(record, str):
        try:
            record = read_json(record)
        except ValueError as problem:
            raise BadRecord("error-record-json") from problem
    if not isinstance(record, Mapping) or not modest(record):
        raise BadRecord("error-record-format")
    if record.get("grange") != FORMAT or not isinstance(record.get("game"), str):
        raise BadRecord("error-record-format")
    return record


def origin_of(game: Game[Any], record: Mapping[str, Any]) -> Origin:
    """Return the origin of the recorded game."""
    version = record.get("version")
    if version != game.version:
        raise BadRecord("error-record-version", game=game.name, version=shortly(version), ours=str(game.version))
    try:
        if "position" in record:
            return origin_at(game, record["position"])
        seed: Any = seed_in(record["seed"])
        if seed is None:
            raise BadRecord("error-record-format")
        return game.origin(record["seats"], seed, record["rules"], record.get("components", {}), version=version)
    except (KeyError, TypeError, AttributeError) as problem:
        raise BadRecord("error-record-format") from problem


def replay_record(game: Game[Any], record: Mapping[str, Any], events: bool = False) -> State:
    """Play a recorded game again, choice by choice, and check that it ends as recorded."""
    choices = record.get("choices")
    if not isinstance(choices, list):
        raise BadRecord("error-record-format")
    state = origin_of(game, record).begin(events)
    for number, choice in enumerate(choices, start=1):
        try:
            seat, code = str(choice).split(" ")
            state.play(code, int(seat))
        except GrangeError as problem:
            raise BadRecord(
                "error-record-choice", number=number, choice=str(choice)[:80], problem=Message(problem.key, problem.values)
            ) from problem
        except ValueError as problem:
            raise BadRecord("error-record-format") from problem
    if "ended" in record:
        if record["ended"] != AGREEMENT or state.over:
            raise BadRecord("error-record-format")
        state.end_here()
    if record.get("digest") not in digests_of(state, record) or record.get("over") != state.over:
        raise BadRecord("error-record-digest")
    return state


def digests_of(state: State, record: Mapping[str, Any]) -> tuple[str, str]:
    """List the fingerprints that a record may end with: ours, and that of an older record, which names usual rules, too."""
    named = record.get("rules")
    return digest_of(state), digest_of(state, named if isinstance(named, Mapping) else ())
