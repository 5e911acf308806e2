"""A judge of options in Farmerama: each is played to the end of the round in every way, and the farms that come of it are valued.

The best of them are looked at again, one action further: a player who plans ahead, but not far.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from grange.core.game import Judge
from grange.core.options import Verb
from grange.games.farmerama.actions import ChooseAction, Feed, Finish, Harvest, Sow, do_any_time, pay_for_more
from grange.games.farmerama.bank import take
from grange.games.farmerama.box import (
    ACTIONS,
    ALONE,
    FEED_ACTION,
    HARVEST_ACTION,
    MOST_FIELDS,
    NUMBERED,
    SHARED,
    SOW_ACTION,
    WATER,
    WATER_ACTION,
)
from grange.games.farmerama.farm import feed, harvest, sow
from grange.games.farmerama.options import DO, DONE, EXCHANGE, FEED, HARVEST, OPTIONS, REDRAW, SOW, TURN
from grange.games.farmerama.packed import Farm, farm_of
from grange.games.farmerama.plan import OFTEN, distinct
from grange.games.farmerama.prospects import Prospects
from grange.games.farmerama.rules import ChooseCard, TakeTile
from grange.games.farmerama.secret import Secret
from grange.games.farmerama.solo import ChooseSoloAction
from grange.games.farmerama.state import Farmerama

SCARECROW = 0.3  # stars of one in sight: it helps to win bonus tiles
SPECIAL = 1.8  # stars of a special tile
SLACK = 1e-6  # what it costs to put off a decision

# What a special tile may lead to, before any other action: by the good that it is exchanged for
USES = [(FEED_ACTION,)] * WATER + [(HARVEST_ACTION, FEED_ACTION)]


# Cards and bonus tiles


def judge_cards(state: Farmerama, question: ChooseCard, options: list[int]) -> list[float]:
    """Value cards that are chosen in secret."""
    secret = Secret(state, question.seat)
    return [secret.card(OPTIONS.read(option)[1], question.number) for option in options]


def judge_tiles(state: Farmerama, question: TakeTile, options: list[int]) -> list[float]:
    """Value open bonus tiles."""
    prospects = Prospects(state, question.seat)
    return [tile_worth(prospects, OPTIONS.read(option)[1]) for option in options]


def tile_worth(prospects: Prospects, place: int) -> float:
    """Value a bonus tile: stars, or what its goods make of the farm."""
    farms, stars = with_tile(prospects, place)
    return prospects.seen(farms) + stars


def with_tile(prospects: Prospects, place: int) -> tuple[list[Farm], int]:
    """Find the farms to which an open bonus tile can lead in this round, and count its stars."""
    state = prospects.state.copy()
    tile = state.tile(state.open[place])
    for good, number in enumerate(tile.goods):
        take(state, prospects.seat, good, number)
    farms = [farm_of(state, prospects.seat)]
    if tile.action:
        farms = prospects.outcomes(farms, ACTIONS.index(tile.action), 1)
    return prospects.after(farms, prospects.cards), state.box.tile_stars * tile.star


# What is done with the farm: each lead finds the farms to which an option of a question can lead

Lead = Callable[[Prospects, Any, Verb, int], list[Farm]]


def judge_by(lead: Lead, state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options by where they lead; special tiles are worth something themselves."""
    prospects = Prospects(state, question.seat)
    read = {option: OPTIONS.read(option) for option in options}
    usual = {option: lead(prospects, question, *does) for option, does in read.items() if does[0] not in (EXCHANGE, REDRAW)}
    exchanged = {option: lead(prospects, question, *does) for option, does in read.items() if does[0] is EXCHANGE}
    found = prospects.compared(usual)
    if exchanged:
        cost = special_cost(prospects)
        found |= {option: worth - cost for option, worth in prospects.compared(exchanged).items()}
    if REDRAW.option() in read:
        found[REDRAW.option()] = max(found.values()) + redrawn(prospects) - special_cost(prospects)
    return [found[option] + besides(state, verb, thing) for option, (verb, thing) in read.items()]


def besides(state: Farmerama, verb: Verb, thing: int) -> float:
    """Value what no farm tells: a scarecrow that comes into sight or is hidden, and that a turn puts off the decision."""
    if verb is TURN:
        return -SLACK
    if state.solo or verb not in (SOW, HARVEST) or thing % MOST_FIELDS:
        return 0.0
    return SCARECROW if verb is HARVEST else -SCARECROW


def action(prospects: Prospects, _: ChooseAction, verb: Verb, thing: int) -> list[Farm]:
    """Choose which card's action to do first."""
    if verb is DO:
        ends = prospects.outcomes([prospects.farm], thing, prospects.times(thing))
        return prospects.after(ends, prospects.cards & ~(1 << thing))
    return prospects.after([prospects.any_time(verb, thing)], prospects.cards)


def solo_action(prospects: Prospects, _: ChooseSoloAction, verb: Verb, thing: int) -> list[Farm]:
    """Choose one of all five actions."""
    if verb is DO:
        return prospects.outcomes([prospects.farm], thing, prospects.times(thing))
    uses = USES[thing] if verb is EXCHANGE else range(len(ACTIONS))
    farm = prospects.any_time(verb, thing)
    return distinct([prospects.planner.outcomes(farm, use, prospects.times(use)) for use in uses])


def sowing(prospects: Prospects, question: Sow, verb: Verb, thing: int) -> list[Farm]:
    """Sow once, and go on."""
    return repeated(prospects, verb, thing, SOW_ACTION, question.times, question.extra)


def harvesting(prospects: Prospects, question: Harvest, verb: Verb, thing: int) -> list[Farm]:
    """Harvest once, and go on."""
    return repeated(prospects, verb, thing, HARVEST_ACTION, question.times, question.extra)


def feeding(prospects: Prospects, _: Feed, verb: Verb, thing: int) -> list[Farm]:
    """Feed once, and go on."""
    return repeated(prospects, verb, thing, FEED_ACTION, OFTEN, extra=False)


def repeated(prospects: Prospects, verb: Verb, thing: int, action: int, times: int, extra: bool) -> list[Farm]:
    """Do an option of an action that is repeated, and go on with it, or stop."""
    if verb is DONE:
        return prospects.after([prospects.farm], prospects.cards)
    state, seat = prospects.state.copy(), prospects.seat
    if verb is SOW or verb is HARVEST:
        pay_for_more(state, seat, times)
        times = max(0, times - 1)
    if verb in WORK:
        WORK[verb](state, seat, thing)
    else:
        do_any_time(state, seat, verb, thing)
    return prospects.after(prospects.planner.repeated(farm_of(state, seat), action, times, extra), prospects.cards)


def finishing(prospects: Prospects, _: Finish, verb: Verb, thing: int) -> list[Farm]:
    """Turn the wheel after the last action, or not."""
    return [prospects.farm] if verb is DONE else prospects.planner.turns(prospects.any_time(verb, thing))


WORK: dict[Verb, Callable[[Farmerama, int, int], None]] = {SOW: sow, HARVEST: harvest, FEED: feed}


# Special tiles


def special_cost(prospects: Prospects) -> float:
    """Value a special tile: nothing after the last round, and for the last of them when one more is coming."""
    state = prospects.state
    lost = state.specials == state.box.specials and not state.deck
    return 0.0 if lost or not prospects.ahead.left else SPECIAL


def redrawn(prospects: Prospects) -> float:
    """Value another card, whichever it is, against the drawn one."""
    state = prospects.state
    unseen = state.deck[state.returned :] or state.deck
    chances = [unseen.count(drawn) / len(unseen) for drawn in range(len(NUMBERED))]
    gains = [chance * at_once(prospects, drawn, drawn == WATER_ACTION) for drawn, chance in enumerate(chances) if chance]
    return sum(gains) - at_once(prospects, state.drawn, turned=False)


def at_once(prospects: Prospects, drawn: int, turned: bool) -> float:
    """Value the best action with a drawn card, without looking further."""
    rows = [prospects.state.numbers(action, int(turned)) for action in range(len(NUMBERED))]
    times = [row[ALONE if action == drawn else SHARED] for action, row in enumerate(rows)] + [0, 0]
    ends = [prospects.planner.outcomes(prospects.farm, action, number) for action, number in enumerate(times)]
    return max([prospects.worth(farm) for farms in ends for farm in farms])


LEADS: dict[type, Lead] = {
    ChooseAction: action,
    Sow: sowing,
    Harvest: harvesting,
    Feed: feeding,
    Finish: finishing,
    ChooseSoloAction: solo_action,
}
JUDGES: dict[type, Judge] = {
    ChooseCard: judge_cards,
    TakeTile: judge_tiles,
    **{question: partial(judge_by, lead) for question, lead in LEADS.items()},
}
