"""Evergreen, by Hjalmar Hach: plant a planet, mind the shadows, and let the leftover cards make the soil."""

from __future__ import annotations

from grange.core.game import Game, RuleOption, steps_of
from grange.games.evergreen import draw, judge, rules, solo, terminal
from grange.games.evergreen.box import ENOUGH, FOLDER, SIDES, SKIP, read_box
from grange.games.evergreen.draw import page
from grange.games.evergreen.state import Evergreen

GAME = Game(
    name="evergreen",
    version=2,
    seats=(1, 2, 3, 4),
    options=(
        RuleOption("sun", SIDES),
        RuleOption("supply", ("unlimited", "strict")),
        RuleOption("deck", ("mild", "harsh")),
    ),
    state=Evergreen,
    first_step=rules.SetUp,
    steps=steps_of(rules, solo),
    folder=FOLDER,
    read_box=read_box,
    draw=draw.table,
    page=page.page,
    terminal=terminal.table,
    judge=judge.worths,
    idle=frozenset({SKIP, ENOUGH}),
    emblem="tree-big",
    emblems={"start": "first-player", "light": "sun", "forest": "tree-big", "harvest": "bud", "fertility": "fertility"},
)
