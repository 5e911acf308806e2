"""What a table of Farmerama promises a seat that looks further than the next action.

Options are valued by what the next rounds can make of the farm (`course.py`), alone on an imagined deck, with others as far as the
bank allows. Whole tables are valued by the farm as it lies, against the best of theirs.
"""

from __future__ import annotations

from typing import Any

from grange.games.farmerama.ahead import actions_left, outlook_for, rules_of, rules_with_bank
from grange.games.farmerama.course import CROWDED, coming, played_on
from grange.games.farmerama.judge import LEADS, besides, redrawn, special_cost, with_tile
from grange.games.farmerama.options import EXCHANGE, OPTIONS, REDRAW
from grange.games.farmerama.packed import farm_of
from grange.games.farmerama.prospects import Prospects
from grange.games.farmerama.rules import TakeTile, cards_for
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.worth import Outlook

# What options lead to


def look_on(state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options on an imagined table: what the next rounds can make of the farms to which they lead."""
    prospects = far_prospects(state, question.seat)
    read = {option: OPTIONS.read(option) for option in options}
    lead = LEADS[type(question)]
    ends = {option: lead(prospects, question, *does) for option, does in read.items() if does[0] is not REDRAW}
    known = played_on(prospects, ends, coming(state, question.seat)) if ends else {}
    worths = {option: worth + besides(state, *read[option]) for option, worth in known.items()}
    cost = special_cost(prospects)
    for option, (verb, _) in read.items():
        if verb is EXCHANGE:
            worths[option] -= cost
        elif verb is REDRAW:
            worths[option] = max(worths.values(), default=0.0) + redrawn(prospects) - cost
    return [worths[option] for option in options]


def look_on_from_tiles(state: Farmerama, question: TakeTile, options: list[int]) -> list[float]:
    """Value open bonus tiles by what the next rounds can make of their goods."""
    prospects, rounds = far_prospects(state, question.seat), coming(state, question.seat)
    taken = {option: with_tile(prospects, OPTIONS.read(option)[1]) for option in options}
    known = played_on(prospects, {option: farms for option, (farms, _) in taken.items()}, rounds)
    return [known[option] + stars for option, (_, stars) in taken.items()]


def far_prospects(state: Farmerama, seat: int) -> Prospects:
    """See the prospects of a seat that looks into the bank, too."""
    return Prospects(state, seat, rules_with_bank(state, seat))


# What tables are worth


def outlook_of(state: Farmerama, seat: int) -> Outlook:
    """Look at the rest of the game from the start of a round."""
    box, cow, score, _ = rules_of(state, seat)
    return outlook_for(box, cow, score, actions_left(state) + (1 if state.solo else cards_for(state, seat)))


def expected(state: Farmerama, seat: int) -> float:
    """Estimate a seat's stars at the end, from the start of a round."""
    tiles = state.box.tile_stars * sum(state.tile(kind).star for kind in state.gardens[seat])
    return tiles + outlook_of(state, seat).worth(farm_of(state, seat))


def value(state: Farmerama, seat: int) -> float:
    """Estimate by how many stars a seat will lead the best of the others."""
    stars = state.scores if state.over else [expected(state, each) for each in range(state.seats)]
    return stars[seat] - max((own for other, own in enumerate(stars) if other != seat), default=0.0)


def rounds_begun(state: Farmerama) -> int:
    """Count the rounds that have begun, and the end."""
    return state.round + state.over


def looking_ahead_pays(state: Farmerama) -> bool:
    """Think over everything, but of two only secret cards: in all else more thinking has not been seen to win more there."""
    return state.solo or state.seats >= CROWDED or not state.shown
