"""What a table of Farmerama promises a seat that looks further than the next action.

Alone, the next rounds are played on an imagined deck with all that actions can make of the farm, the best few of it kept from round
to round. With others, a farm is valued as it lies, against the best of theirs.
"""

from __future__ import annotations

from typing import Any

from grange.games.farmerama import deck
from grange.games.farmerama.ahead import actions_left, outlook_for, rules_of
from grange.games.farmerama.box import ACTIONS, NUMBERED
from grange.games.farmerama.judge import LEADS, redrawn, special_cost
from grange.games.farmerama.options import EXCHANGE, OPTIONS, REDRAW
from grange.games.farmerama.packed import Farm, farm_of
from grange.games.farmerama.plan import best_of, distinct
from grange.games.farmerama.prospects import Prospects
from grange.games.farmerama.rules import cards_for
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.worth import Outlook

ROUNDS = 3  # that are played on
ROOTS = 24  # farms at the end of this round from which it is gone on
KEPT = 16  # farms from which it is gone on in every round after it


# Alone


def look_on(state: Farmerama, question: Any, options: list[int]) -> list[float]:
    """Value options of a solo game on an imagined deck: what the next rounds can make of the farms to which they lead."""
    prospects = Prospects(state, question.seat)
    read = {option: OPTIONS.read(option) for option in options}
    lead = LEADS[type(question)]
    ends = {option: lead(prospects, question, *does) for option, does in read.items() if does[0] is not REDRAW}
    known = played_on(prospects, distinct(ends.values())) if ends else {}
    worths = {option: max(known[farm] for farm in farms) for option, farms in ends.items()}
    cost = special_cost(prospects)
    for option, (verb, _) in read.items():
        if verb is EXCHANGE:
            worths[option] -= cost
        elif verb is REDRAW:
            worths[option] = max(worths.values(), default=0.0) + redrawn(prospects) - cost
    return [worths[option] for option in options]


def played_on(prospects: Prospects, roots: list[Farm]) -> dict[Farm, float]:
    """Value farms at the end of a round by the best that the next rounds make of them.

    Which roots a farm came from is a set of bits. A root that nothing good comes of stays as far behind as when it was dropped.
    """
    left, rules = actions_left(prospects.state), rules_of(prospects.state, prospects.seat)
    box, cow, score, _ = rules
    worth = outlook_for(box, cow, score, left).worth
    crowd = {farm: 1 << place for place, farm in enumerate(roots)}
    behind: dict[int, float] = {}
    _keep(crowd, ROOTS, worth, behind)
    for rounds, numbers in enumerate(coming(prospects.state), start=1):
        worth = outlook_for(box, cow, score, max(0, left - rounds)).worth
        after: dict[Farm, int] = {}
        for farm, came_from in crowd.items():
            for action, times in enumerate(numbers):
                for end in prospects.planner.outcomes(farm, action, times):
                    after[end] = after.get(end, 0) | came_from
        crowd = after
        _keep(crowd, KEPT, worth, behind)
    top = max(map(worth, crowd))
    return {farm: top - behind.get(place, _lag(crowd, place, worth, top)) for place, farm in enumerate(roots)}


def _keep(crowd: dict[Farm, int], number: int, worth: Any, behind: dict[int, float]) -> None:
    """Keep the best farms of a crowd, and note how far behind the roots are of which none is left."""
    kept = best_of(number, crowd, worth)
    alive = 0
    for farm in kept:
        alive |= crowd[farm]
    top = worth(kept[0])
    for farm in set(crowd).difference(kept):
        lost = crowd.pop(farm) & ~alive
        while lost:
            bit = lost & -lost
            place = bit.bit_length() - 1
            behind[place] = min(behind.get(place, top - worth(farm)), top - worth(farm))
            lost ^= bit


def _lag(crowd: dict[Farm, int], place: int, worth: Any, top: float) -> float:
    """Tell how far the best farm that came from a root is behind the best of all."""
    return min((top - worth(farm) for farm, came_from in crowd.items() if came_from >> place & 1), default=0.0)


def coming(state: Farmerama) -> list[list[int]]:
    """Tell how often each action can be done in the next rounds, by the cards of this deck."""
    table, numbers = state.copy(), []
    for _ in range(ROUNDS):
        if not table.deck and not table.extra:
            break
        if not table.deck:
            deck.mix_in(table)
        deck.draw(table)
        times = [table.times(0, action) for action in range(len(NUMBERED))]
        numbers.append(times + [0] * (len(ACTIONS) - len(NUMBERED)))
    return numbers


# With others


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
    """Think over everything alone, and secret cards with others: in all else more thinking has not been seen to win more."""
    return state.solo or not state.shown
