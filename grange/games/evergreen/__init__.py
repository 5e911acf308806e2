"""Evergreen, by Hjalmar Hach: plant a planet, mind the shadows, and let the leftover cards make the soil."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from grange.core.foresight import Foresight
from grange.core.game import Game, RuleOption, steps_of
from grange.games.evergreen import actions, check, draft, draw, look, powers, rules, scoring, season, sight, telling, terminal, turn
from grange.games.evergreen.box import FOLDER, SIDES, read_box
from grange.games.evergreen.draft import TakeCard
from grange.games.evergreen.draw import page
from grange.games.evergreen.judge import JUDGES, QUICK, best_turns, play_turn
from grange.games.evergreen.options import OPTIONS
from grange.games.evergreen.plan import WIDTH
from grange.games.evergreen.state import Evergreen
from grange.games.evergreen.turn import ChooseAction
from grange.games.evergreen.value import FIT, rounds_begun, sheet, value

FORESIGHT = Foresight(
    moment=rounds_begun,
    moments=3,
    value=value,
    sheet=sheet,
    judges=QUICK,
    turn=partial(play_turn, 2),
    turns=partial(best_turns, WIDTH, 10),
    begins=(TakeCard,),
    ponders=(TakeCard, ChooseAction),
)

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
    steps=steps_of(rules, draft, turn, actions, powers, season),
    folder=FOLDER,
    read_box=read_box,
    draw=draw.table,
    page=page.page,
    terminal=terminal.table,
    verbs=OPTIONS,
    telling=telling,
    scoring=scoring,
    sight=sight,
    check=check,
    judges=JUDGES,
    foresight=FORESIGHT,
    hints=replace(FORESIGHT, moments=1),
    fit=FIT,
    look=look.look_up,
    starter=lambda state: state.first,
    minutes=35,
    emblem="tree-big",
    emblems={"start": "first-player", "light": "sun", "forest": "tree-big", "harvest": "bud", "fertility": "fertility"},
)
