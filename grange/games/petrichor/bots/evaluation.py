"""Evaluate a table of Petrichor at the start of a round, for one seat, as points over its best rival.

Features describe the position of the seat and of its rivals. Their weights are in `weights.toml`;
`python -m grange.lab.fit petrichor` fits them.
"""

from __future__ import annotations

from collections import defaultdict
from operator import mul

from grange.core.foresight import Fit
from grange.core.weights import Weights, read_weights
from grange.games.petrichor import scoring
from grange.games.petrichor.box import CLEAR, FOLDER, GROWN, LAKE
from grange.games.petrichor.state import Petrichor

OF_OWNERS = (
    "votes won",
    "track",  # points of the votes won so far
    "next step",  # points that one more won vote would add
    "votes laid",
    "leading votes",  # weathers on which no other owner has more votes
    "supply",
    "tiles pay",  # points if the harvest came now
    "tiles pay soon",  # the same, discounted by how far the dice are from the harvest
    "tiles will pay",  # points once all sprouting crops have grown and all clouds have poured
    "drops on tiles",
    "drops in clouds",
    "clouds",  # clouds that hold drops of the owner
    "wheat",
    "most wheat",
)
FEATURES = ("always", "dice", "first", *(f"own {name}" for name in OF_OWNERS), *(f"rival {name}" for name in OF_OWNERS))

ROWS = {  # row of the score sheet to which each feature belongs
    **dict.fromkeys(("own votes won", "own track", "own next step", "own votes laid", "own leading votes"), "votes"),
    **dict.fromkeys(("own tiles pay", "own tiles pay soon", "own tiles will pay", "own drops on tiles"), "tiles"),
    **dict.fromkeys(("own drops in clouds", "own clouds", "own supply"), "clouds"),
    **dict.fromkeys(("own wheat", "own most wheat"), "tokens"),
    **dict.fromkeys(("always", "dice", "first"), "dice"),
}  # all other features belong to the rivals

WEIGHTS: dict[str, Weights] = read_weights(FOLDER, FEATURES)


def describe_owner(state: Petrichor, owner: int) -> list[float]:
    """List the features of one owner of water."""
    box, wins = state.box, state.wins[owner]
    track = scoring.track_points(box, wins)
    pays, will_pay = 0, 0.0
    for place in state.field:
        if state.crops[place] == LAKE:
            continue
        if state.growth[place]:
            pays += scoring.pays(state, place)[owner]
        drops = [water[place] + cloud[place] for water, cloud in zip(state.water, state.clouds, strict=True)]
        if drops[owner] and sum(drops) >= box.crops[state.crops[place]].drops:
            will_pay += scoring.harvest_points(box, state.crops[place], GROWN, drops)[owner]
    return [
        wins,
        track,
        scoring.track_points(box, wins + 1) - track,
        sum(votes[owner] for votes in state.votes),
        sum(votes[owner] == max(votes) > 0 for votes in state.votes),
        state.supply[owner],
        pays,
        pays / (1 + sum(state.dice)),
        will_pay,
        sum(state.water[owner]),
        sum(state.clouds[owner]),
        sum(state.clouds[owner][place] > 0 for place in state.field if state.sky[place] != CLEAR),
        state.wheat[owner],
        state.wheat[owner] == max(state.wheat) > 0,
    ]


def features(state: Petrichor, seat: int) -> list[float]:
    """List the features of a table for a seat: the shared ones, the seat's own, and the average of its rivals."""
    owners = [describe_owner(state, owner) for owner in range(state.owners)]
    rivals = [owner for number, owner in enumerate(owners) if number != seat]
    mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
    return [1.0, float(sum(state.dice)), float(state.first == seat), *owners[seat], *mean]


def kind(state: Petrichor) -> str:
    """Name the set of weights for a table: solo, solo with a harder rule option, or multiplayer."""
    if not state.solo:
        return "together"
    rules = state.origin.rules
    return "alone" if (rules["two_cards"], rules["targets"], rules["tricks"]) == ("off", "die", "on") else "hard"


def rounds_left(state: Petrichor) -> int:
    """Count the rounds left, including the current one."""
    return 0 if state.over else state.rounds - state.round + 1


def ahead(state: Petrichor, seat: int) -> float:
    """Count by how many points a seat leads its best rival, including the neutral player."""
    points = [sum(owner) for owner in state.points]
    return float(points[seat] - max(own for owner, own in enumerate(points) if owner != seat))


def value(state: Petrichor, seat: int) -> float:
    """Estimate by how many points a seat will lead at the end."""
    left = rounds_left(state)
    if not left:
        return ahead(state, seat)
    rows = WEIGHTS[kind(state)]
    promised: float = sum(map(mul, rows[min(left, len(rows) - 1)], features(state, seat)))
    return ahead(state, seat) + promised


def sheet(state: Petrichor, seat: int) -> dict[str, float]:
    """Estimate a seat's final points row by row, and those of its rivals; clouds are a row of their own."""
    points: dict[str, float] = defaultdict(float)
    points.update(scoring.score_sheet(state, seat))
    points["rivals"] = ahead(state, seat) - sum(state.points[seat])
    left = rounds_left(state)
    if left:
        rows = WEIGHTS[kind(state)]
        for feature, weight, amount in zip(FEATURES, rows[min(left, len(rows) - 1)], features(state, seat), strict=True):
            points[ROWS.get(feature, "rivals")] += weight * amount
    return points


def rounds_begun(state: Petrichor) -> int:
    """Count the rounds that have begun, plus one once the game is over."""
    return state.round + state.over


def use(weights: dict[str, Weights]) -> None:
    """Use other weights from now on."""
    WEIGHTS.clear()
    WEIGHTS.update(weights)


FIT = Fit(FEATURES, features, kind=kind, stage=rounds_left, known=ahead, use=use)
