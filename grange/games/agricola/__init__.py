"""Agricola, by Uwe Rosenberg: a farm of fifteen spaces, a family that wants to eat, and never enough time."""

from __future__ import annotations

from grange.core.foresight import Foresight, Rollouts, Search
from grange.core.game import BotParts, Display, Game, RuleOption, Rules, steps_of
from grange.core.learning import Learning
from grange.games.agricola import check, draw, labels, look, scoring, sight, terminal
from grange.games.agricola.bots import card_estimates, hints, inputs, round_search, scripted, turn_search
from grange.games.agricola.bots.evaluation import rounds_begun, value
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
from grange.games.agricola.draw import page, recipes, road
from grange.games.agricola.draw.catalogue import CATALOGUE
from grange.games.agricola.observation import Observation
from grange.games.agricola.options import OPTIONS
from grange.games.agricola.rules import (
    actions,
    animals,
    any_time,
    bread,
    building,
    costs,
    family,
    fences,
    fields,
    harvest,
    improvements,
    markets,
    pause,
    rounds,
    spaces,
    turn,
)
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants import beginner, campaign, campaign_start, card_draws, deal, decks, preset_hands, seasons, team
from grange.games.agricola.variants.house_rules import HOUSE_RULES

CHAPTERS = (
    rounds,
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
    card_draws,
    seasons,
    campaign_start,
    decks,
    team,
)
DECK_CARDS = (drawn, x_deck, x_events, legendary_deck, legendary_events)
HAND_CARDS = (farm_planner, actions_booster, points, goods, food, crops, building_cards, livestock, hand)
majors.lay_out()
lay_out(*HAND_CARDS, *DECK_CARDS)

ROWS = (
    *(
        "fields",
        "pastures",
        "grain",
        "vegetables",
        "sheep",
        "boar",
        "cattle",
        "unused",
        "stables",
        "rooms",
        "people",
        "cards",
        "bonus",
    ),
    "begging",
)

GAME = Game(
    name="agricola",
    version=6,
    seats=(1, 2, 3, 4),
    rule_options=(
        RuleOption("cards", ("off", "on")),
        RuleOption("deal", tuple(deal.OPENINGS), needs=("cards", "on")),
        RuleOption("hand", (preset_hands.DEALT,), written=True, needs=("cards", "on")),
        RuleOption("side_job", ("usual", "on", "off"), group="more"),
        RuleOption("tile", ("off", "on"), group="more"),
        RuleOption("seasons", ("off", "spring", "summer", "autumn", "winter", seasons.NOW), settle=seasons.settled),
        RuleOption("start", (campaign_start.USUAL,), written=True, carried=True),
        RuleOption("x_deck", ("off", "on")),
        RuleOption("legendary_deck", ("off", "on")),
        RuleOption("team", ("off", "lower", "product")),
        RuleOption("round_cards", ("shuffled", "free"), group="more"),
        RuleOption("beginner", beginner.BEGINNERS, group="more"),
        *(RuleOption(name, ("off", "on"), group="house") for name in HOUSE_RULES),
    ),
    folder=FOLDER,
    minutes=60,
    rules=Rules(
        state=Agricola,
        first_step=rounds.SetUp,
        steps=steps_of(*CHAPTERS, *HAND_CARDS, *DECK_CARDS),
        read_box=read_box,
        verbs=OPTIONS,
        scoring=scoring,
        sight=sight,
        check=check,
        observation=Observation,
        starter=lambda state: state.leader,
        impossible=campaign_start.impossible,
        any_time=any_time,
        teams=scoring.teams,
        suggests=beginner.suggests,
        campaign=campaign,
    ),
    display=Display(
        draw=draw.table,
        page=page.page,
        terminal=terminal.table,
        labels=labels,
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
            "team": "stall",
            "llamas": "llama",
        },
        look=look.look_up,
        catalogue=CATALOGUE,
        unused_pieces=recipes.unused_pieces,
        campaign_picture=road.road,
    ),
    bots=BotParts(
        judges=turn_search.JUDGES,
        foresight=Foresight(
            Rollouts(progress=rounds_begun, horizon=2, value=value, turn=turn_search.play_turn),
            Search(width=8, alone=round_search.look_on, pays=round_search.looking_ahead_pays),
        ),
        hints=hints.HINTS,
        learning=Learning(
            inputs.FEATURES,
            inputs.describe,
            rows=ROWS,
            margin=15.0,
            par=45.0,
            first=scripted.temper,
            setups=inputs.SETUPS,
            knows=inputs.knows,
        ),
        campaign_advice=card_estimates.occupation_to_keep,
    ),
)
