"""Template game: players take sacks of grain from an open row; the player with most grain at the end wins.

Change the files in this order, and play after each step: options.py (what can be chosen), state.py (what lies on the table),
rules.py (what happens), then scoring, sight and check. The other files only name and draw things.
"""

from __future__ import annotations

from pathlib import Path

from grange.core.game import BotParts, Display, Game, Rules, steps_of
from grange.template_game import check, draw, judge, labels, look, rules, scoring, sight, terminal
from grange.template_game.options import OPTIONS
from grange.template_game.state import TemplateGame

GAME = Game(
    name="template_game",
    version=1,  # raise it when a change of the rules makes recorded games end differently
    seats=(2, 3, 4),
    rule_options=(),  # such as RuleOption("sacks", ("12", "18")): its first value is the usual one
    folder=Path(__file__).parent,
    minutes=5,
    rules=Rules(
        state=TemplateGame,
        first_step=rules.SetUp,
        steps=steps_of(rules),
        read_box=lambda _changes: None,  # a components.toml would hold printed values, and this would read it
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
