"""Template game: players take sacks of grain from an open row; whoever has most grain in the end wins.

Change the files in this order, and play after each step: options.py (what can be chosen), state.py (what lies on the table),
rules.py (what happens), then scoring, sight and check. The others only say and show.
"""

from __future__ import annotations

from pathlib import Path

from grange.core.game import BotParts, Display, Game, Rules, steps_of
from grange.template_game import check, draw, judge, labels, look, rules, scoring, sight, terminal
from grange.template_game.options import OPTIONS
from grange.template_game.state import TemplateGame

GAME = Game(
    name="template_game",
    version=1,  # raise it when recorded games would go another way
    seats=(2, 3, 4),
    rule_options=(),  # such as RuleOption("sacks", ("12", "18")): its first value is the usual one
    folder=Path(__file__).parent,
    minutes=5,
    rules=Rules(
        state=TemplateGame,
        first_step=rules.SetUp,
        steps=steps_of(rules),
        read_box=lambda _changes: None,  # printed values belong into a components.toml, which this would read
        verbs=OPTIONS,
        scoring=scoring,
        sight=sight,
        check=check,
        starter=lambda state: state.decision.seat,  # drawn by lot; leave it out where the same seat always begins
    ),
    display=Display(
        draw=draw.table,
        page=draw.page,
        terminal=terminal.table,
        labels=labels,
        emblem="grain",
        emblems={"grain": "grain"},
        own_boards=False,
        look=look.look_up,
    ),
    bots=BotParts(judges=judge.JUDGES),
)
