"""Agricola, by Uwe Rosenberg: a farm of fifteen spaces, a family that wants to eat, and never enough time."""

from __future__ import annotations

from grange.core.game import Game, RuleOption, steps_of
from grange.games.agricola import (
    actions,
    animals,
    any_time,
    bread,
    building,
    check,
    chosen,
    costs,
    deal,
    decks,
    draw,
    family,
    fences,
    fields,
    harvest,
    improvements,
    judge,
    living,
    look,
    markets,
    pause,
    rules,
    scoring,
    sight,
    spaces,
    telling,
    terminal,
    turn,
)
from grange.games.agricola.box import FOLDER, read_box
from grange.games.agricola.cards import (
    actions_booster,
    crops,
    drawn,
    farm_planner,
    food,
    goods,
    hand,
    lay_out,
    legendary_deck,
    legendary_events,
    livestock,
    majors,
    points,
    x_deck,
    x_events,
)
from grange.games.agricola.cards import (
    building as building_cards,
)
from grange.games.agricola.catalogue import CATALOGUE
from grange.games.agricola.draw import page
from grange.games.agricola.options import OPTIONS
from grange.games.agricola.state import Agricola

CHAPTERS = (
    rules,
    turn,
    pause,
    spaces,
    actions,
    building,
    fences,
    fields,
    bread,
    family,
    improvements,
    markets,
    animals,
    costs,
    harvest,
    deal,
    living,
    decks,
)
DECK_CARDS = (drawn, x_deck, x_events, legendary_deck, legendary_events)
HAND_CARDS = (farm_planner, actions_booster, points, goods, food, crops, building_cards, livestock, hand)
majors.lay_out()
lay_out(*HAND_CARDS, *DECK_CARDS)

GAME = Game(
    name="agricola",
    version=4,
    seats=(1, 2, 3, 4),
    options=(
        RuleOption("cards", ("off", "on")),
        RuleOption("deal", tuple(deal.OPENINGS)),
        RuleOption("hand", (chosen.DEALT,), written=True),
        RuleOption("side_job", ("usual", "on", "off")),
        RuleOption("tile", ("off", "on")),
        RuleOption("x_deck", ("off", "on")),
        RuleOption("legendary_deck", ("off", "on")),
    ),
    impossible=chosen.impossible,
    state=Agricola,
    first_step=rules.SetUp,
    steps=steps_of(*CHAPTERS, *HAND_CARDS, *DECK_CARDS),
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
    any_time=any_time,
    cards=CATALOGUE,
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
        "llamas": "llama",
    },
)
