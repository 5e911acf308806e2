"""What a table of Agricola promises a seat: a small net values how all farms and the board stand.

There is one for each number of seats, in `nets.json`; `python -m grange.lab.train` finds them. They know the game without decks,
seasons and teams. They do not know hand cards either; what these promise is added as the judge believes it (`promise.py`).
"""

from __future__ import annotations

from functools import cache

from grange.core.foresight import lead
from grange.core.net import Net, read_nets
from grange.games.agricola.box import FOLDER, ROUNDS
from grange.games.agricola.features import FEATURES, features
from grange.games.agricola.promise import promise_of_deal
from grange.games.agricola.state import Agricola


@cache
def nets() -> dict[str, Net]:
    """Read the nets when the first of them is needed."""
    return read_nets(FOLDER, FEATURES)


def net_of(state: Agricola) -> Net | None:
    """Find the net that knows tables like this one, if there is one."""
    unknown = state.decked or state.season or state.team
    return None if unknown else nets().get(str(state.seats))


def margin(outcome: list[float]) -> float:
    """Tell by how much a seat will lead the best of its rivals; alone, what it will have."""
    own, best_rival = outcome
    return own - best_rival


def promised(state: Agricola, seat: int) -> float:
    """Value the hand cards of a seat, in its hand and before it; nothing, where there are none."""
    return promise_of_deal(state, seat, ROUNDS - state.round) if state.dealt else 0.0


def value(state: Agricola, seat: int) -> float:
    """Estimate by how many points a seat will lead in the end."""
    net = net_of(state)
    if state.over or net is None:
        return lead(state, seat)
    rivals = [promised(state, other) for other in range(state.seats) if other != seat]
    return margin(net.outcome(net.sums(features(state, seat)))) + promised(state, seat) - max(rivals, default=0.0)


def rounds_begun(state: Agricola) -> int:
    """Count the rounds that have begun, and the end; nothing but the end, where no net knows what a round is worth."""
    return 0 if net_of(state) is None else state.round + state.over


def looking_ahead_pays(state: Agricola) -> bool:
    """Leave the last word to the net alone in a solo game: nobody is in the way, and lines of play only blur what it sees."""
    return state.seats > 1 or net_of(state) is None
