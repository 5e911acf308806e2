"""Evergreen, by Hjalmar Hach: plant a planet, mind the shadows, and let the leftover cards make the soil."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from grange.core.foresight import Foresight, Reasons, Rollouts, Search
from grange.core.game import BotParts, Display, Game, RuleOption, Rules, steps_of
from grange.core.learning import Learning, Setup, noisy_judge
from grange.games.evergreen import check, draw, labels, look, scoring, sight, terminal
from grange.games.evergreen.bots import inputs
from grange.games.evergreen.bots.evaluation import FIT, rounds_begun, sheet, value
from grange.games.evergreen.bots.judge import JUDGES, QUICK, best_turns, play_turn
from grange.games.evergreen.bots.turn_search import WIDTH
from grange.games.evergreen.box import CATEGORIES, FOLDER, SIDES, read_box
from grange.games.evergreen.draw import page
from grange.games.evergreen.observation import Observation
from grange.games.evergreen.options import OPTIONS
from grange.games.evergreen.rules import actions, draft, powers, rounds, season, turn
from grange.games.evergreen.rules.draft import TakeCard
from grange.games.evergreen.rules.turn import ChooseAction
from grange.games.evergreen.state import Evergreen

FORESIGHT = Foresight(
    Rollouts(
        progress=rounds_begun,
        horizon=3,
        value=value,
        judges=QUICK,
        turn=partial(play_turn, 2),
        begins=(TakeCard,),
    ),
    Search(turns=partial(best_turns, WIDTH, 10), ponders=(TakeCard, ChooseAction)),
    Reasons(sheet=sheet),
)

GAME = Game(
    name="evergreen",
    version=2,
    seats=(1, 2, 3, 4),
    rule_options=(
        RuleOption("sun", SIDES),
        RuleOption("supply", ("unlimited", "strict")),
        RuleOption("deck", ("mild", "harsh")),
    ),
    folder=FOLDER,
    minutes=35,
    rules=Rules(
        state=Evergreen,
        first_step=rounds.SetUp,
        steps=steps_of(rounds, draft, turn, actions, powers, season),
        read_box=read_box,
        verbs=OPTIONS,
        scoring=scoring,
        sight=sight,
        check=check,
        observation=Observation,
        starter=lambda state: state.first,
    ),
    display=Display(
        draw=draw.table,
        page=page.page,
        terminal=terminal.table,
        labels=labels,
        emblem="tree-big",
        emblems={"start": "first-player", "light": "sun", "forest": "tree-big", "harvest": "bud", "fertility": "fertility"},
        look=look.look_up,
    ),
    bots=BotParts(
        judges=JUDGES,
        foresight=FORESIGHT,
        hints=replace(FORESIGHT, rollouts=replace(FORESIGHT.rollouts, horizon=1)),
        fit=FIT,
        learning=Learning(
            inputs.FEATURES,
            inputs.describe,
            rows=CATEGORIES,
            margin=25.0,
            par=190.0,
            first=partial(noisy_judge, hottest=4.0),
            setups=(Setup(1, 1), Setup(1, 2), Setup(0.5, 3), Setup(1, 4)),
            knows=inputs.knows,
        ),
    ),
)
