"""Agricola, by Uwe Rosenberg: a farm of fifteen spaces, a family that wants to eat, and never enough time."""

from __future__ import annotations

from grange.core.game import Game, RuleOption, steps_of
from grange.games.agricola import (
    actions,
    animals,
    bread,
    building,
    check,
    costs,
    draw,
    family,
    fences,
    fields,
    harvest,
    improvements,
    judge,
    look,
    markets,
    rules,
    scoring,
    sight,
    spaces,
    telling,
    terminal,
)
from grange.games.agricola.box import FOLDER, read_box
from grange.games.agricola.cards import majors
from grange.games.agricola.draw import page
from grange.games.agricola.options import OPTIONS
from grange.games.agricola.state import Agricola

majors.lay_out()

GAME = Game(
    name="agricola",
    version=3,
    seats=(1, 2, 3, 4),
    options=(RuleOption("side_job", ("usual", "on", "off")), RuleOption("tile", ("off", "on"))),
    state=Agricola,
    first_step=rules.SetUp,
    steps=steps_of(rules, spaces, actions, building, fences, fields, bread, family, improvements, markets, animals, costs, harvest),
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
    look=look.look_up,
    starter=lambda state: state.leader,
    minutes=60,
    emblem="first-player",
    emblems={
        "fields": "field",
        "pastures": "fence-h",
        "grain": "grain",
        "vegetables": "vegetable",
        "sheep": "sheep",
        "boar": "boar",
        "cattle": "cattle",
        "unused": "sprout",
        "stables": "stable",
        "rooms": "house",
        "people": "person",
        "cards": "fireplace",
        "bonus": "star",
        "begging": "begging",
    },
)
