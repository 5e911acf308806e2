"""Petrichor (in Polish: Aura), by David Chircop: clouds over a field, and votes for the weather."""

from __future__ import annotations

from grange.core.foresight import Foresight
from grange.core.game import Game, RuleOption, steps_of
from grange.games.petrichor import (
    actions,
    check,
    draft,
    draw,
    harvest,
    judge,
    look,
    rules,
    scoring,
    sight,
    south,
    telling,
    terminal,
    turn,
    votes,
    weather,
)
from grange.games.petrichor.box import CROPS, FOLDER, PEAR, read_box
from grange.games.petrichor.draw import page
from grange.games.petrichor.options import OPTIONS
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.value import FIT, rounds_begun, sheet, value

OFF_ON = ("off", "on")

GAME = Game(
    name="petrichor",
    version=2,
    seats=(1, 2, 3, 4),
    options=(
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
    state=Petrichor,
    first_step=rules.SetUp,
    steps=steps_of(rules, draft, turn, actions, votes, weather, south, harvest),
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
    judges=judge.JUDGES,
    foresight=Foresight(
        width=10,
        moment=rounds_begun,
        value=value,
        sheet=sheet,
        begins=(turn.TakeTurn, turn.SecondAction, votes.Vote),
    ),
    fit=FIT,
    look=look.look_up,
    would=page.would,
    starter=lambda state: state.first,
    minutes=45,
    emblem="cloud",
    emblems={
        **{crop: crop for crop in CROPS[:PEAR]},
        "pear": "bush",
        "dice": "die-harvest",
        "votes": "weather-sun",
        "tokens": "wheat",
    },
)
