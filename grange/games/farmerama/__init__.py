"""Farmerama, by Uwe Rosenberg: a wheel that turns over the fields, and animals to feed."""

from __future__ import annotations

from grange.core.foresight import Foresight
from grange.core.game import Game, RuleOption, steps_of
from grange.games.farmerama import actions, check, draw, look, rules, scoring, sight, solo, telling, terminal
from grange.games.farmerama.box import FOLDER, read_box
from grange.games.farmerama.draw import page
from grange.games.farmerama.hints import sheet, sheets
from grange.games.farmerama.judge import JUDGES
from grange.games.farmerama.meeting import WHIM, look_with_others
from grange.games.farmerama.options import OPTIONS
from grange.games.farmerama.rules import ChooseCard
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.value import look_on, looking_ahead_pays, rounds_begun, value

FORESIGHT = Foresight(
    width=8,
    moment=rounds_begun,
    value=value,
    sheet=sheet,
    sheets=sheets,
    alone=look_on,
    together=look_with_others,
    surprises={ChooseCard: WHIM},
    pays=looking_ahead_pays,
)

GAME = Game(
    name="farmerama",
    version=2,
    seats=(1, 2, 3, 4),
    options=(
        RuleOption("mode", ("basic", "professional")),
        RuleOption("cow", ("oats", "corn")),
        RuleOption("pairs", ("one", "both")),
        RuleOption("alike", ("anew", "same")),
        RuleOption("score", ("usual", "generous")),
    ),
    state=Farmerama,
    first_step=rules.SetUp,
    steps=steps_of(rules, actions, solo),
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
    look=look.look_up,
    minutes=60,
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
)
