"""Petrichor (in Polish: Aura), by David Chircop: clouds over a field, and votes for the weather."""

from __future__ import annotations

from functools import partial

from grange.core.foresight import Foresight, Reasons, Rollouts, Search
from grange.core.game import BotParts, Display, Game, RuleOption, Rules, steps_of
from grange.core.learning import Learning, noisy_judge
from grange.games.petrichor import check, draw, labels, look, scoring, sight, terminal
from grange.games.petrichor.bots import inputs, judge
from grange.games.petrichor.bots.evaluation import FIT, rounds_begun, sheet, value
from grange.games.petrichor.box import CATEGORIES, CROPS, FOLDER, PEAR, read_box
from grange.games.petrichor.draw import page
from grange.games.petrichor.observation import Observation
from grange.games.petrichor.options import OPTIONS
from grange.games.petrichor.rules import actions, draft, harvest, rounds, south, turn, votes, weather
from grange.games.petrichor.state import Petrichor

OFF_ON = ("off", "on")

GAME = Game(
    name="petrichor",
    version=3,
    seats=(1, 2, 3, 4),
    rule_options=(
        RuleOption("length", ("short", "long")),
        RuleOption("layout", ("random", "first")),
        RuleOption("draft", OFF_ON),
        RuleOption("fertilizer", OFF_ON),
        RuleOption("pear", OFF_ON),
        RuleOption("lake", OFF_ON),
        RuleOption("two_cards", OFF_ON),
        RuleOption("targets", ("die", "highest")),
        RuleOption("tricks", ("on", "off")),
    ),
    folder=FOLDER,
    minutes=45,
    rules=Rules(
        state=Petrichor,
        first_step=rounds.SetUp,
        steps=steps_of(rounds, draft, turn, actions, votes, weather, south, harvest),
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
        emblem="cloud",
        emblems={
            **{crop: crop for crop in CROPS[:PEAR]},
            "pear": "bush",
            "dice": "die-harvest",
            "votes": "weather-sun",
            "tokens": "wheat",
        },
        own_boards=False,
        look=look.look_up,
        would=page.would,
    ),
    bots=BotParts(
        judges=judge.JUDGES,
        foresight=Foresight(
            Rollouts(progress=rounds_begun, value=value, begins=(turn.TakeTurn, turn.SecondAction, votes.Vote)),
            Search(width=10),
            Reasons(sheet=sheet),
        ),
        fit=FIT,
        learning=Learning(
            inputs.FEATURES,
            inputs.describe,
            rows=CATEGORIES,
            margin=15.0,
            par=0.0,
            first=partial(noisy_judge, hottest=4.0),
            setups=inputs.SETUPS,
            knows=inputs.knows,
            alone=inputs.ahead_of_neutral,
        ),
    ),
)
