"""Judge options of Farmerama: play each to the end of the round in every way, and value the resulting farms.

The best of them are searched one action further.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from grange.core.game import Judge
from grange.core.options import Verb
from grange.games.farmerama.bots.action_outcomes import OFTEN, distinct
from grange.games.farmerama.bots.packed_farm import Farm, farm_of
from grange.games.farmerama.bots.round_outcomes import RoundSearch
from grange.games.farmerama.bots.secret_choice import CardJudge
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
from grange.games.farmerama.options import CARD, DO, DONE, EXCHANGE, FEED, HARVEST, OPTIONS, REDRAW, SOW, TURN
from grange.games.farmerama.rules.actions import ChooseAction, Feed, Finish, Harvest, Sow, do_any_time
from grange.games.farmerama.rules.bank import take
from grange.games.farmerama.rules.farm import feed, harvest, sow
from grange.games.farmerama.rules.professional import pay_for_more
from grange.games.farmerama.rules.rounds import ChooseCard, TakeTile
from grange.games.farmerama.rules.solo import ChooseSoloAction
from grange.games.farmerama.state import Farmerama

SCARECROW = 0.3  # stars of a visible one, which helps to win bonus tiles
SPECIAL = 1.8  # stars of a special tile
SLACK = 1e-6  # cost of postponing a decision

# actions that a special tile may lead to first, by the good taken for it
USES = [(FEED_ACTION,)] * WATER + [(HARVEST_ACTION, FEED_ACTION)]


# Cards and bonus tiles


def judge_cards(state: Farmerama, question: ChooseCard, options: list[int]) -> list[float]:
    """Value cards that the seat chooses in secret."""
    card_judge = CardJudge(state, question.seat)
    read = [OPTIONS.read(option) for option in options]
    return [card_judge.card(action, question.number) if verb is CARD else card_judge.stop() for verb, action in read]


def judge_tiles(state: Farmerama, question: TakeTile, options: list[int]) -> list[float]:
    """Value open bonus tiles."""
    search = RoundSearch(state, question.seat)
    return [tile_value(search, OPTIONS.read(option)[1]) for option in options]


def tile_value(search: RoundSearch, place: int) -> float:
    """Value a bonus tile: its stars, plus what its goods make of the farm."""
    farms, stars = with_tile(search, place)
    return search.best_value(farms) + stars


def with_tile(search: RoundSearch, place: int) -> tuple[list[Farm], int]:
    """Find the farms to which an open bonus tile can lead in this round, and count its stars."""
    state = search.state.copy()
    tile = state.tile(state.open[place])
    for good, number in enumerate(tile.goods):
        take(state, search.seat, good, number)
    farms = [farm_of(state, search.seat)]
    if tile.action:
        farms = search.outcomes(farms, ACTIONS.index(tile.action), 1)
    return search.after(farms, search.cards), state.box.tile_stars * tile.star


# Work on the farm: each lead finds the farms to which an option of its question can lead

Lead = Callable[[RoundSearch, Any, Verb, int], list[Farm]]


def judge_by(lead: Lead, state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options by the farms they lead to; spending a special tile costs its value."""
    search = RoundSearch(state, question.seat)
    read = {option: OPTIONS.read(option) for option in options}
    usual = {option: lead(search, question, *does) for option, does in read.items() if does[0] not in (EXCHANGE, REDRAW)}
    exchanged = {option: lead(search, question, *does) for option, does in read.items() if does[0] is EXCHANGE}
    found = search.compared(usual)
    if exchanged:
        cost = special_cost(search)
        found |= {option: value - cost for option, value in search.compared(exchanged).items()}
    if REDRAW.option() in read:
        found[REDRAW.option()] = max(found.values()) + redrawn(search) - special_cost(search)
    return [found[option] + side_value(state, verb, thing) for option, (verb, thing) in read.items()]


def side_value(state: Farmerama, verb: Verb, thing: int) -> float:
    """Value what the farm does not show: a scarecrow that becomes visible or hidden, and a turn that postpones the decision."""
    if verb is TURN:
        return -SLACK
    if state.solo or verb not in (SOW, HARVEST) or thing % MOST_FIELDS:
        return 0.0
    return SCARECROW if verb is HARVEST else -SCARECROW


def action(search: RoundSearch, _: ChooseAction, verb: Verb, thing: int) -> list[Farm]:
    """Do a card's action first, or turn the wheel before it."""
    if verb is DO:
        ends = search.outcomes([search.farm], thing, search.times(thing))
        return search.after(ends, search.cards & ~(1 << thing))
    return search.after([search.any_time(verb, thing)], search.cards)


def solo_action(search: RoundSearch, _: ChooseSoloAction, verb: Verb, thing: int) -> list[Farm]:
    """Do one of the five actions, or something before it."""
    if verb is DO:
        return search.outcomes([search.farm], thing, search.times(thing))
    uses = USES[thing] if verb is EXCHANGE else range(len(ACTIONS))
    farm = search.any_time(verb, thing)
    return distinct([search.planner.outcomes(farm, use, search.times(use)) for use in uses])


def sowing(search: RoundSearch, question: Sow, verb: Verb, thing: int) -> list[Farm]:
    """Sow once, and continue."""
    return repeated(search, verb, thing, SOW_ACTION, question.times, question.extra)


def harvesting(search: RoundSearch, question: Harvest, verb: Verb, thing: int) -> list[Farm]:
    """Harvest once, and continue."""
    return repeated(search, verb, thing, HARVEST_ACTION, question.times, question.extra)


def feeding(search: RoundSearch, _: Feed, verb: Verb, thing: int) -> list[Farm]:
    """Feed once, and continue."""
    return repeated(search, verb, thing, FEED_ACTION, OFTEN, extra=False)


def repeated(search: RoundSearch, verb: Verb, thing: int, action: int, times: int, extra: bool) -> list[Farm]:
    """Choose an option of a repeated action and continue with it, or stop."""
    if verb is DONE:
        return search.after([search.farm], search.cards)
    state, seat = search.state.copy(), search.seat
    if verb is SOW or verb is HARVEST:
        pay_for_more(state, seat, times)
        times = max(0, times - 1)
    if verb in WORK:
        WORK[verb](state, seat, thing)
    else:
        do_any_time(state, seat, verb, thing)
    return search.after(search.planner.repeated(farm_of(state, seat), action, times, extra), search.cards)


def finishing(search: RoundSearch, _: Finish, verb: Verb, thing: int) -> list[Farm]:
    """Turn the wheel after the last action, or not."""
    return [search.farm] if verb is DONE else search.planner.turns(search.any_time(verb, thing))


WORK: dict[Verb, Callable[[Farmerama, int, int], None]] = {SOW: sow, HARVEST: harvest, FEED: feed}


# Special tiles


def special_cost(search: RoundSearch) -> float:
    """Value a special tile: 0 after the last round, and 0 if the next one would be lost because the seat has as many as it may."""
    state = search.state
    lost = state.specials == state.box.specials and not state.deck
    return 0.0 if lost or not search.lookahead.left else SPECIAL


def redrawn(search: RoundSearch) -> float:
    """Value a new card, averaged over its kinds, against the drawn one."""
    state = search.state
    unseen = state.deck[state.returned :] or state.deck
    chances = [unseen.count(drawn) / len(unseen) for drawn in range(len(NUMBERED))]
    gains = [chance * at_once(search, drawn, drawn == WATER_ACTION) for drawn, chance in enumerate(chances) if chance]
    return sum(gains) - at_once(search, state.drawn, turned=False)


def at_once(search: RoundSearch, drawn: int, turned: bool) -> float:
    """Value the best action with a drawn card, without searching further."""
    rows = [search.state.numbers(action, int(turned)) for action in range(len(NUMBERED))]
    times = [row[ALONE if action == drawn else SHARED] for action, row in enumerate(rows)] + [0, 0]
    ends = [search.planner.outcomes(search.farm, action, number) for action, number in enumerate(times)]
    return max([search.value(farm) for farms in ends for farm in farms])


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
