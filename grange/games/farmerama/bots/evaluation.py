"""Evaluate options of Farmerama by searching the next rounds, and whole tables by a heuristic.

An option's value is the best that the next rounds can make of the farm (`next_rounds.py`). A solo search deals an imagined deck;
with others, the search respects what the bank has left. A table's value is the seat's farm against that of its best rival.
"""

from __future__ import annotations

from typing import Any

from grange.games.farmerama.bots.heuristic import Heuristic
from grange.games.farmerama.bots.judge import LEADS, redrawn, side_value, special_cost, with_tile
from grange.games.farmerama.bots.next_action import actions_left, heuristic_for, rules_of, rules_with_bank
from grange.games.farmerama.bots.next_rounds import CROWDED, future_rounds, value_after_rounds
from grange.games.farmerama.bots.packed_farm import farm_of
from grange.games.farmerama.bots.round_outcomes import RoundSearch
from grange.games.farmerama.options import EXCHANGE, OPTIONS, REDRAW
from grange.games.farmerama.rules.rounds import TakeTile, cards_for
from grange.games.farmerama.state import Farmerama

# Options


def value_by_search(state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options by what the next rounds can make of the farms to which they lead."""
    search = search_with_bank(state, question.seat)
    read = {option: OPTIONS.read(option) for option in options}
    lead = LEADS[type(question)]
    ends = {option: lead(search, question, *does) for option, does in read.items() if does[0] is not REDRAW}
    known = value_after_rounds(search, ends, future_rounds(state, question.seat)) if ends else {}
    values = {option: value + side_value(state, *read[option]) for option, value in known.items()}
    cost = special_cost(search)
    for option, (verb, _) in read.items():
        if verb is EXCHANGE:
            values[option] -= cost
        elif verb is REDRAW:
            values[option] = max(values.values(), default=0.0) + redrawn(search) - cost
    return [values[option] for option in options]


def value_tiles_by_search(state: Farmerama, question: TakeTile, options: list[int]) -> list[float]:
    """Value open bonus tiles by what the next rounds can make of their goods."""
    search, rounds = search_with_bank(state, question.seat), future_rounds(state, question.seat)
    taken = {option: with_tile(search, OPTIONS.read(option)[1]) for option in options}
    known = value_after_rounds(search, {option: farms for option, (farms, _) in taken.items()}, rounds)
    return [known[option] + stars for option, (_, stars) in taken.items()]


def search_with_bank(state: Farmerama, seat: int) -> RoundSearch:
    """Return a search for a seat that also respects the stock of the bank."""
    return RoundSearch(state, seat, rules_with_bank(state, seat))


# Tables


def heuristic_of(state: Farmerama, seat: int) -> Heuristic:
    """Return the heuristic for the actions left, at the start of a round."""
    box, cow, score, _ = rules_of(state, seat)
    return heuristic_for(box, cow, score, actions_left(state) + (1 if state.solo else cards_for(state, seat)))


def expected(state: Farmerama, seat: int) -> float:
    """Estimate a seat's final stars at the start of a round."""
    tiles = state.box.tile_stars * sum(state.tile(kind).star for kind in state.gardens[seat])
    return tiles + heuristic_of(state, seat).value(farm_of(state, seat))


def value(state: Farmerama, seat: int) -> float:
    """Estimate by how many stars a seat will lead its best rival."""
    stars = state.scores if state.over else [expected(state, other) for other in range(state.seats)]
    return stars[seat] - max((own for other, own in enumerate(stars) if other != seat), default=0.0)


def rounds_begun(state: Farmerama) -> int:
    """Count the rounds that have begun, plus one once the game is over."""
    return state.round + state.over


def deeper_search_pays(state: Farmerama) -> bool:
    """Return whether deeper search has been measured to win more: everywhere but in games of two, and there for secret cards."""
    return state.solo or state.seats >= CROWDED or not state.shown
