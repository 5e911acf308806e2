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
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grange.core.campaign import Campaign, campaign_of, parsed_campaign
from grange.core.chance import any_seed, seed_in
from grange.core.components import changes_in
from grange.core.document import modest, plain_number
from grange.core.errors import (
    BadCampaign,
    BadComponents,
    BadPosition,
    BadRecord,
    BadSetup,
    EmptyQuestion,
    GameOver,
    GrangeError,
    IllegalOption,
    NothingToUndo,
    UnknownBot,
    UnknownGame,
    WrongSeat,
)
from grange.core.events import Event
from grange.core.game import Game
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.record import parsed, replay_record
from grange.core.state import Decision, State
from grange.core.words import Message
from grange.games import find, games
from grange.version import VERSION

if TYPE_CHECKING:
    from grange import bots as bots
    from grange import lab as lab
    from grange.bots import Bot
    from grange.lab.simulation import Plan, Result, simulate
    from grange.lab.statistics import by_bot, by_seat, by_turn

__version__ = VERSION


__all__ = [  # noqa: RUF022, in the order in which they are needed
    # playing
    "games",
    "new_game",
    "Game",
    "State",
    "Decision",
    "Message",
    "Event",
    # records, positions and campaigns
    "replay",
    "from_dict",
    "new_campaign",
    "resume_campaign",
    "Campaign",
    # bots and simulations
    "Bot",
    "Glimpse",
    "Plan",
    "Result",
    "simulate",
    "by_bot",
    "by_seat",
    "by_turn",
    # errors
    "GrangeError",
    "BadCampaign",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "EmptyQuestion",
    "GameOver",
    "IllegalOption",
    "NothingToUndo",
    "UnknownBot",
    "UnknownGame",
    "WrongSeat",
]

LATER = {  # what is only imported when it is asked for, because bots and statistics take long to import
    "Bot": "grange.bots",
    "Plan": "grange.lab.simulation",
    "Result": "grange.lab.simulation",
    "simulate": "grange.lab.simulation",
    "by_bot": "grange.lab.statistics",
    "by_seat": "grange.lab.statistics",
    "by_turn": "grange.lab.statistics",
}
PARTS = ("bots", "lab")  # packages that are there after `import grange`


def __getattr__(name: str) -> Any:
    if name in PARTS:
        return import_module(f"grange.{name}")
    if name not in LATER:
        raise AttributeError(f"module 'grange' has no attribute {name!r}")
    return getattr(import_module(LATER[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER, *PARTS})


def new_game(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    *,
    components: Mapping[str, Any] | str | Path | None = None,
    events: bool = False,
    **rules: object,
) -> State:
    """Begin a game.

    Rule options are keywords; `components` is an owner's file with corrected values; `events=True` records what happens.
    A seed is a number, or the text that the record of a server's table has.

    >>> state = new_game("evergreen", seats=2, seed=7, sun="east")
    >>> state.decision.codes
    ['take:0', 'take:1', 'take:2']
    >>> new_game("evergreen", seats=2, sun="up")
    Traceback (most recent call last):
        ...
    grange.core.errors.BadSetup: The rule option sun cannot be “up”. Possible: north, east, south, west.
    """
    found = find(game)
    found.check_keywords(rules)
    changes = changes_in(components)
    chosen: Any = any_seed() if seed is None else seed_in(plain_number(seed))
    return found.origin(plain_number(seats), chosen, rules, changes).begin(events)


def replay(record: Mapping[str, Any] | str, *, events: bool = False) -> State:
    """Play a record again, choice by choice, and check that it ends as recorded.

    >>> state = new_game("evergreen", seats=1, seed=3)
    >>> state.play("take:1")
    >>> replay(state.record()) == state
    True
    """
    document = parsed(record)
    return replay_record(find(document["game"]), document, events)


def from_dict(position: Mapping[str, Any], *, events: bool = False) -> State:
    """Build a state from a position that `state.to_dict()` wrote or a person edited.

    >>> position = new_game("evergreen", seats=1, seed=3).to_dict()
    >>> from_dict(position).decision.codes
    ['take:1', 'take:2']
    >>> position["table"]["round"] = "first"
    >>> from_dict(position)
    Traceback (most recent call last):
        ...
    grange.core.errors.BadPosition: The position is wrong at “table.round”.
    """
    if not isinstance(position, Mapping) or "game" not in position or not modest(position):
        raise BadPosition("error-position-format")
    return origin_at(find(position.get("game")), position).begin(events)


def new_campaign(
    game: str, seats: int = 1, *, components: Mapping[str, Any] | str | Path | None = None, **rules: object
) -> Campaign:
    """Begin a campaign: a row of games in which each game carries something over to the next.

    >>> campaign = new_campaign("agricola", seats=1)
    >>> campaign.number, campaign.length, campaign.next_rules["start"]
    (1, 8, 'goal=50')
    >>> state = campaign.begin(seed=7)
    """
    found = find(game)
    found.check_keywords(rules)
    changes = changes_in(components)
    return Campaign.start(found, seats, rules, changes)


def resume_campaign(document: Mapping[str, Any] | str) -> Campaign:
    """Continue a campaign that `campaign.to_dict()` wrote.

    >>> campaign = new_campaign("agricola", seats=3)
    >>> resume_campaign(campaign.to_dict()) == campaign
    True
    """
    parsed = parsed_campaign(document)
    return campaign_of(find(parsed["campaign"]), parsed)
