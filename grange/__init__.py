"""Grange: a digital table for board games of fields and weather, and an exact, fast engine to study them.

>>> import grange
>>> [game.name for game in grange.games()]
['petrichor', 'evergreen', 'farmerama', 'agricola']
>>> state = grange.new_game("evergreen", seats=2, seed=7)
>>> while not state.over:
...     state.play(state.decision.options[0])
>>> len(state.scores)
2
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grange.core.campaign import Campaign, campaign_of, parsed_campaign
from grange.core.chance import any_seed
from grange.core.components import corrections
from grange.core.document import modest
from grange.core.errors import (
    BadCampaign,
    BadComponents,
    BadPosition,
    BadRecord,
    BadSetup,
    GameOver,
    GrangeError,
    IllegalOption,
    NothingToUndo,
    UnknownBot,
    UnknownGame,
    WrongSeat,
)
from grange.core.position import origin_at
from grange.core.record import parsed, replay_record
from grange.core.state import Decision, State
from grange.core.telling import Event
from grange.games import find, games
from grange.version import VERSION

__version__ = VERSION

__all__ = [
    "BadCampaign",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Campaign",
    "Decision",
    "Event",
    "GameOver",
    "GrangeError",
    "IllegalOption",
    "NothingToUndo",
    "State",
    "UnknownBot",
    "UnknownGame",
    "WrongSeat",
    "from_dict",
    "games",
    "new_campaign",
    "new_game",
    "replay",
    "resume_campaign",
]


def new_game(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    *,
    components: Mapping[str, Any] | str | Path | None = None,
    events: bool = False,
    **rules: object,
) -> State:
    """Begin a game.

    Rule options are keywords; `components` is an owner's file with corrected values; `events=True` notes what happens.

    >>> state = new_game("evergreen", seats=2, seed=7, sun="east")
    >>> state.decision.codes
    ['take:0', 'take:1', 'take:2']
    >>> new_game("evergreen", seats=2, sun="up")
    Traceback (most recent call last):
        ...
    grange.core.errors.BadSetup: The rule option sun cannot be “up”; it can be: north, east, south, west.
    """
    changes = components or {} if isinstance(components, Mapping | None) else corrections(Path(components))
    origin = find(game).origin(seats, any_seed() if seed is None else seed, rules, changes)
    return origin.begin(events)


def replay(record: Mapping[str, Any] | str, *, events: bool = False) -> State:
    """Play a record again, choice by choice, and check that it ends where it ended.

    >>> state = new_game("evergreen", seats=1, seed=3)
    >>> state.play("take:1")
    >>> replay(state.record()) == state
    True
    """
    document = parsed(record)
    return replay_record(find(document["game"]), document, events)


def from_dict(position: Mapping[str, Any], *, events: bool = False) -> State:
    """Lay out a position that `state.to_dict()` wrote or a person edited.

    >>> position = new_game("evergreen", seats=1, seed=3).to_dict()
    >>> from_dict(position).decision.codes
    ['take:1', 'take:2']
    >>> position["table"]["round"] = "first"
    >>> from_dict(position)
    Traceback (most recent call last):
        ...
    grange.core.errors.BadPosition: The position is wrong at “table.round”.
    """
    if not isinstance(position, Mapping) or not modest(position):
        raise BadPosition("error-position-format")
    return origin_at(find(position.get("game")), position).begin(events)


def new_campaign(
    game: str, seats: int = 1, *, components: Mapping[str, Any] | str | Path | None = None, **rules: object
) -> Campaign:
    """Begin a campaign: games in a row, of which each carries something over to the next.

    >>> campaign = new_campaign("agricola", seats=1)
    >>> campaign.number, campaign.length, campaign.next_rules["start"]
    (1, 8, 'goal=50')
    >>> state = campaign.begin(seed=7)
    """
    changes = components or {} if isinstance(components, Mapping | None) else corrections(Path(components))
    return Campaign.start(find(game), seats, rules, changes)


def resume_campaign(document: Mapping[str, Any] | str) -> Campaign:
    """Go on with a campaign that `campaign.to_dict()` wrote.

    >>> campaign = new_campaign("agricola", seats=3)
    >>> resume_campaign(campaign.to_dict()) == campaign
    True
    """
    told = parsed_campaign(document)
    return campaign_of(find(told["campaign"]), told)
