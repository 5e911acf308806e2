"""Farmerama, by Uwe Rosenberg: a wheel that turns over the fields, and animals to feed."""

from __future__ import annotations

from functools import partial

from grange.core.foresight import Foresight, Reasons, Rollouts, Search
from grange.core.game import BotParts, Display, Game, RuleOption, Rules, steps_of
from grange.core.learning import Learning, Setup, noisy_judge
from grange.games.farmerama import check, draw, labels, look, scoring, sight, terminal
from grange.games.farmerama.bots import inputs
from grange.games.farmerama.bots.evaluation import deeper_search_pays, rounds_begun, value, value_by_search
from grange.games.farmerama.bots.hints import sheet, sheets
from grange.games.farmerama.bots.judge import JUDGES
from grange.games.farmerama.bots.secret_choice_search import CARD_NOISE, value_with_others
from grange.games.farmerama.box import FOLDER, read_box
from grange.games.farmerama.draw import page
from grange.games.farmerama.observation import Observation
from grange.games.farmerama.options import OPTIONS
from grange.games.farmerama.rules import actions, rounds, solo
from grange.games.farmerama.rules.rounds import ChooseCard
from grange.games.farmerama.state import Farmerama

FORESIGHT = Foresight(
    Rollouts(progress=rounds_begun, value=value),
    Search(
        width=8,
        alone=value_by_search,
        together=value_with_others,
        surprises={ChooseCard: CARD_NOISE},
        pays=deeper_search_pays,
    ),
    Reasons(sheet=sheet, sheets=sheets),
)
PROFESSIONAL = {"mode": "professional"}

GAME = Game(
    name="farmerama",
    version=3,
    seats=(1, 2, 3, 4),
    rule_options=(
        RuleOption("mode", ("basic", "professional")),
        RuleOption("cow", ("oats", "corn")),
        RuleOption("pairs", ("player", "pair", "both")),
        RuleOption("alike", ("same", "anew")),
        RuleOption("score", ("usual", "generous")),
    ),
    folder=FOLDER,
    minutes=60,
    rules=Rules(
        state=Farmerama,
        first_step=rounds.SetUp,
        steps=steps_of(rounds, actions, solo),
        read_box=read_box,
        verbs=OPTIONS,
        scoring=scoring,
        sight=sight,
        check=check,
        observation=Observation,
    ),
    display=Display(
        draw=draw.table,
        page=page.page,
        terminal=terminal.table,
        labels=labels,
        emblem="scarecrow",
        emblems={
            "wool": "wool",
            "truffles": "truffle",
            "milk": "milk",
            "riding": "horseshoe",
            "crops": "hay",
            "tiles": "star",
            "pastures": "fence-h",
        },
        look=look.look_up,
    ),
    bots=BotParts(
        judges=JUDGES,
        foresight=FORESIGHT,
        learning=Learning(
            inputs.FEATURES,
            inputs.describe,
            rows=inputs.ROWS,
            margin=25.0,
            par=155.0,
            first=partial(noisy_judge, hottest=4.0),
            setups=(Setup(2, 1), Setup(2, 2), Setup(1, 3), Setup(1, 4), Setup(0.5, 2, PROFESSIONAL), Setup(0.5, 4, PROFESSIONAL)),
            knows=inputs.knows,
        ),
    ),
)
