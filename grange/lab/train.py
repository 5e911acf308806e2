"""Trains the nets with which bots value a table of Agricola: what came of such tables in games between unlike players.

    python -m grange.lab.train --seats 2 --first 1200 --games 400 --times 20
    python -m grange.lab.train --seats 1 --cards --after 1 --first 1500 --games 500 --times 6

The judge plays the first games. Every time after that, the net found last meets itself, those found earlier and the judge; all of
them err, each game by another measure, and some games begin with turns at random. The net then learns from the games kept what each
seat and the best of its rivals came to. It is written into the game's folder, beside those for other numbers of seats; `--after 2`
begins with the one for two, and lets it play the first games. With `--cards` there are hand cards, of which every player has an
opinion of its own in each game, so that all of them are tried; it also leans towards some things, and alone every other family
grows early: players that know only late families never find out how early ones live. The same seed finds the same net.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from grange.core.chance import SEEDS, Chance
from grange.core.net import FILE
from grange.games.agricola import GAME
from grange.games.agricola.box import CARD_NAMES, ROUNDS
from grange.games.agricola.features import (
    FEATURES,
    FEATURES_WITH_CARDS,
    features_of_all,
    features_with,
    hand_cards,
    rivals_of,
)
from grange.games.agricola.plan import follow, ways
from grange.games.agricola.turn import PlacePerson
from grange.games.agricola.value import WITH_CARDS
from grange.games.agricola.worth import outlook_at
from grange.lab.haste import NO_HASTE, Haste, hurried

NETS = GAME.folder / FILE
BOX = GAME.origin(1, 0, {}, {}).box
ALONE = [CARD_NAMES[card] for card, printed in BOX.occupations.items() if printed.players == 1]  # the occupations of a solo game

Array = Any  # of NumPy
Chances = Any

UNITS = (64, 32)  # of both layers
OUTCOMES = 2  # the seat's points, and those of its best rival
POINTS = 10.0  # in which a net reckons
BATCH = 512

JUDGES, OLDER = 0.12, 0.23  # the shares of players that are judges, and older nets
NOISES = (0.0, 0.0, 1.0, 3.0)  # points by which a player misjudges tables; each draws one for a game
NOISES_WITH_CARDS = (0.0, 0.3, 0.6)
OPINIONS = (0.0, 1.0)  # points by which a player misjudges each hand card that was played; each draws one for a game
LEANINGS = {  # points by which a player may misjudge one more of something in the first round; later it errs less and less
    4.0: ("own people",),
    3.0: ("own third room", "own fourth room"),
    2.0: ("own empty rooms", "own newborns", "own clay house", "own stone house", "own cooks"),
    1.5: ("occupations",),
    1.0: ("minor improvements", "own two sheep", "own two boar", "own two cattle", "own hearth", "own well"),
    0.8: ("own fields", "own grain fields", "own vegetable fields", "own seeds for fields", "own pastures", "own stables"),
    0.6: ("own reed", "own stone"),
    0.5: ("own bakes",),
    0.3: ("own wood", "own clay", "own food to spare", "own room for animals"),
    0.2: ("own points",),
}
LEANS = 0.06  # how often a player leans towards one of these, or away from it
KEPT_GAMES, MOST_KEPT = 0.25, 5  # the share of solo games that begin with kept occupations, and with fewer of them than that
HASTY_GAMES = 0.55  # the share of solo games with hand cards in which the family grows early
HASTY_PEOPLE, HASTY_ROUNDS = (3, 3, 3, 3, 4), (3, 4, 5)  # how many it wants then, and from which round on
WILD_GAMES, WILD_GAMES_WITH_CARDS = 0.25, 0.1  # the share of games that begin with turns at random
WILD_TURNS = (2, 9)
TRUST = 0.95  # how much the outcome of a game counts against what the net expects after each turn on the way there


class Net:
    """A net that can learn; its inputs are scaled by the mean and the spread of each feature."""

    def __init__(self, chances: Chances, rows: Array, features: Sequence[str] = FEATURES) -> None:
        self.features = features
        spread = rows.std(0)
        known = spread > 1e-3
        self.mean = np.where(known, rows.mean(0), 0.0).astype(np.float32)
        self.spread = np.where(known, spread, 1.0).astype(np.float32)
        sizes = (len(features), *UNITS)
        self.weights: dict[str, Array] = {}
        for name, inputs, outputs in zip(("first", "second"), sizes, sizes[1:], strict=False):
            self.weights[name] = chances.standard_normal((inputs, outputs)) * (2 / inputs) ** 0.5
            self.weights[f"{name} bias"] = np.zeros(outputs)
        self.weights["first"] *= known[:, None]
        self.weights["third"] = np.zeros((UNITS[-1], OUTCOMES))
        self.weights["third bias"] = np.zeros(OUTCOMES)
        self.weights["past"] = np.zeros((len(features), OUTCOMES))  # from the features to the outcomes, past the layers
        self.begin()

    def begin(self) -> None:
        """Forget how the last steps went."""
        self.weights = {name: values.astype(np.float32) for name, values in self.weights.items()}
        self.drift = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.jitter = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.steps = 0

    def layers(self, rows: Array) -> tuple[Array, ...]:
        """Work out every layer, and the outcomes."""
        own = self.weights
        scaled = (rows.astype(np.float32) - self.mean) / self.spread
        first = np.maximum(scaled @ own["first"] + own["first bias"], 0)
        second = np.maximum(first @ own["second"] + own["second bias"], 0)
        return scaled, first, second, second @ own["third"] + own["third bias"] + scaled @ own["past"]

    def __call__(self, rows: Array) -> Array:
        """Tell what comes of tables."""
        return POINTS * self.layers(rows)[-1]

    def learn(self, rows: Array, outcomes: Array, rate: float) -> float:
        """Go one step towards what came of some tables (Adam); tell by how much the net was wrong."""
        own = self.weights
        scaled, first, second, expected = self.layers(rows)
        wrong = expected - outcomes / POINTS
        slope = 2 * wrong / len(rows)
        to_second = (slope @ own["third"].T) * (second > 0)
        to_first = (to_second @ own["second"].T) * (first > 0)
        slopes = {
            "first": scaled.T @ to_first,
            "first bias": to_first.sum(0),
            "second": first.T @ to_second,
            "second bias": to_second.sum(0),
            "third": second.T @ slope,
            "third bias": slope.sum(0),
            "past": scaled.T @ slope,
        }
        self.steps += 1
        warm = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, found in slopes.items():
            self.drift[name] += 0.1 * (found - self.drift[name])
            self.jitter[name] += 0.001 * (found * found - self.jitter[name])
            own[name] -= rate * warm * self.drift[name] / (np.sqrt(self.jitter[name]) + 1e-8)
        return float((wrong * wrong).mean())

    def copy(self) -> Net:
        """Keep the net as it is now."""
        new = object.__new__(Net)
        new.features, new.mean, new.spread = self.features, self.mean, self.spread
        new.weights = {name: values.copy() for name, values in self.weights.items()}
        return new

    def table(self, used: Array) -> dict[str, Any]:
        """Write the net for features as they are, without those that never changed."""
        own = self.weights
        rows = np.concatenate([own["first"], POINTS * own["past"]], axis=1) / self.spread[:, None]
        bias = np.concatenate([own["first bias"], POINTS * own["third bias"]]) - self.mean @ rows
        return {
            "rows": {name: rounded(rows[place]) for place, name in enumerate(self.features) if used[place]},
            "bias": rounded(bias),
            "second": [rounded(column) for column in own["second"].T],
            "second bias": rounded(own["second bias"]),
            "outcomes": [rounded(column) for column in POINTS * own["third"].T],
        }

    @classmethod
    def read_from(cls, table: dict[str, Any], features: Sequence[str]) -> Net:
        """Read a net that was written, for whoever only plays with it."""
        net = cls(np.random.default_rng(0), np.stack([-np.ones(len(features)), np.ones(len(features))]), features)
        net.read(table)
        return net

    def read(self, table: dict[str, Any]) -> None:
        """Take the weights of a net that was written."""
        rows = np.array([table["rows"].get(name, [0.0] * len(table["bias"])) for name in self.features])
        bias = np.array(table["bias"]) + self.mean @ rows
        rows *= self.spread[:, None]
        self.weights["first"], self.weights["past"] = rows[:, :-OUTCOMES], rows[:, -OUTCOMES:] / POINTS
        self.weights["first bias"], self.weights["third bias"] = bias[:-OUTCOMES], bias[-OUTCOMES:] / POINTS
        self.weights["second"] = np.array(table["second"]).T
        self.weights["second bias"] = np.array(table["second bias"])
        self.weights["third"] = np.array(table["outcomes"]).T / POINTS
        self.begin()


def rounded(values: Array) -> list[float]:
    """Keep four digits of each number."""
    return [float(f"{value:.4g}") for value in values]


Player = Net | None  # the judge, if it is none


class Played(NamedTuple):
    """A game: how the table stood for each seat after every turn, and what each and its best rival came to."""

    rows: Array
    outcomes: Array


class Erring:
    """A player that misjudges tables, and each hand card that was played, by measures of its own."""

    def __init__(self, player: Player, seat: int, chances: Chances, cards: bool) -> None:
        self.player, self.seat, self.chances = player, seat, chances
        self.noise = chances.choice(NOISES_WITH_CARDS if cards else NOISES)
        self.opinions = chances.choice(OPINIONS) * chances.standard_normal(len(CARD_NAMES)) if cards else None
        self.leanings = leanings(chances) if cards else None

    def __call__(self, tables: list[Any]) -> list[float]:
        """Value tables after its turn."""
        rows = rows_of(tables, self.seat)
        expected = worths_of(self.player, tables, self.seat, rows)
        if self.opinions is not None:
            expected += [sum(self.opinions[hand_cards(table.cards[self.seat])]) for table in tables]
            expected += rows @ self.leanings * (1 - tables[0].round / ROUNDS)
        worths: list[float] = (expected + self.noise * self.chances.standard_normal(len(tables))).tolist()
        return worths


def leanings(chances: Chances) -> Array:
    """Draw by how much a player misjudges each feature in the first round: most of them not at all."""
    found = np.zeros(len(FEATURES_WITH_CARDS))
    for points, names in LEANINGS.items():
        for name in names:
            if chances.random() < LEANS:
                found[FEATURES_WITH_CARDS.index(name)] = points * chances.standard_normal()
    return found


def rules_of(chances: Chances, seats: int) -> dict[str, str]:
    """Give the rules of a game with hand cards; alone, some begin with occupations that were kept in a campaign."""
    if seats > 1 or chances.random() > KEPT_GAMES:
        return {"cards": "on"}
    kept = chances.choice(ALONE, chances.integers(1, MOST_KEPT), replace=False)
    return {"cards": "on", "start": f"kept={'+'.join(kept)}; food={chances.integers(0, MOST_KEPT)}"}


def haste_of(chances: Chances) -> Haste:
    """Draw how early a family grows; in most games it has no haste."""
    if chances.random() > HASTY_GAMES:
        return NO_HASTE
    return Haste(chances.choice(HASTY_PEOPLE), chances.choice(HASTY_ROUNDS))


def play(seed: int, players: Sequence[Player], chances: Chances, cards: bool = False) -> Played:
    """Play a game."""
    seats = len(players)
    state: Any = GAME.origin(seats, seed, rules_of(chances, seats) if cards else {}, {}).begin()
    erring = [Erring(player, seat, chances, state.dealt) for seat, player in enumerate(players)]
    wild = chances.integers(*WILD_TURNS) if chances.random() < (WILD_GAMES_WITH_CARDS if cards else WILD_GAMES) else 0
    haste = haste_of(chances) if cards and seats == 1 else NO_HASTE
    rows: list[list[list[float]]] = []
    while not state.over:
        question, options = state.asked()
        if not isinstance(question, PlacePerson):
            worths = GAME.weigh(state, question, options)
            state.follow(options[worths.index(max(worths))])
            continue
        valued = erring[question.seat]
        some = [int(chances.choice(options))] if len(rows) < wild else hurried(state, haste, options)
        found = ways(state, question.seat, some, valued if cards else None)
        worths = valued([way.after for way in found])
        best = found[worths.index(max(worths))]
        rows.append(features_of_all(best.after, cards=cards))
        follow(state, best.choices)
    ends = state.scores
    rivals = [max([*ends[:seat], *ends[seat + 1 :]], default=0) for seat in range(seats)]
    return Played(np.array(rows, np.float16), np.array(list(zip(ends, rivals, strict=True)), np.float32))


def worths_of(player: Player, tables: list[Any], seat: int, rows: Array) -> Array:
    """Let a player value tables after its turn."""
    first = tables[0]
    if player is None:
        outlook = outlook_at(first.box, first.seats, first.round, reaped=False, bred=False)
        return np.array([outlook.worth(table, seat) for table in tables])
    outcomes = player(rows)
    return outcomes[:, 0] - outcomes[:, 1]


def rows_of(tables: list[Any], seat: int) -> Array:
    """Describe tables for a seat."""
    rivals = rivals_of(tables[0], seat)
    return np.array([features_with(table, seat, rivals, cards=table.dealt) for table in tables])


def drawn(net: Player, older: Sequence[Net], chances: Chances) -> Player:
    """Draw a player: mostly the net found last."""
    draw = chances.random()
    if net is None or draw < JUDGES:
        return None
    return older[chances.integers(len(older))] if draw < JUDGES + OLDER else net


def lessons(net: Net, game: Played, trust: float) -> Array:
    """Mix, turn by turn from the end, what came of a game with what the net expected on the way."""
    turns, seats, size = game.rows.shape
    expected = net(game.rows.reshape(-1, size)).reshape(turns, seats, OUTCOMES)
    found = np.empty_like(expected)
    found[-1] = coming = game.outcomes
    for turn in range(turns - 2, -1, -1):
        found[turn] = coming = trust * coming + (1 - trust) * expected[turn + 1]
    return found.reshape(-1, OUTCOMES)


def flat(game: Played) -> Array:
    """Lay the tables of all seats in one row."""
    return game.rows.reshape(-1, game.rows.shape[-1])


def train(net: Net, games: list[Played], chances: Chances, rate: float, epochs: int, trust: float) -> float:
    """Learn from games, in smaller and smaller steps; tell how wrong the net still is, in points."""
    rows = np.concatenate([flat(game) for game in games])
    outcomes = np.concatenate([lessons(net, game, trust) for game in games])
    parts = [part for _ in range(epochs) for part in np.array_split(chances.permutation(len(rows)), 1 + len(rows) // BATCH)]
    wrong = [net.learn(rows[part], outcomes[part], rate * (1 - 0.9 * number / len(parts))) for number, part in enumerate(parts)]
    return float(POINTS * np.mean(wrong[-len(parts) // epochs :]) ** 0.5)


def written() -> dict[str, Any]:
    """Read the nets that stand in the game's folder."""
    nets: dict[str, Any] = json.loads(NETS.read_text(encoding="utf-8")) if NETS.exists() else {}
    return nets


def write(kind: str, table: dict[str, Any]) -> None:
    """Write a net beside those for other kinds of tables; each has a line."""
    nets = sorted({**written(), kind: table}.items())
    lines = [f"{json.dumps(name)}: {json.dumps(net)}" for name, net in nets]
    NETS.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def main() -> None:
    """Play, learn and write, as often as asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=1200)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--keep", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", default="")
    parser.add_argument("--cards", action="store_true")
    chosen = parser.parse_args()
    kind, features = (f"{chosen.seats}{WITH_CARDS}", FEATURES_WITH_CARDS) if chosen.cards else (str(chosen.seats), FEATURES)
    chances = np.random.default_rng(chosen.seed)
    after = written()[chosen.after] if chosen.after else None
    net: Player = Net.read_from(after, features) if after else None
    older: list[Net] = [net] if net else []
    games: list[Played] = []
    for time in range(chosen.times):
        seeds = [Chance.of(chosen.seed, time, number).below(SEEDS) for number in range(chosen.games if time else chosen.first)]
        fresh = [play(seed, [drawn(net, older, chances) for _ in range(chosen.seats)], chances, chosen.cards) for seed in seeds]
        games = [*games, *fresh][-chosen.keep :]
        rows = np.concatenate([flat(game) for game in games]).astype(np.float32)
        if net is None or not time:
            net = Net(chances, rows, features)
            if after:
                net.read(after)
            wrong = train(net, games, chances, rate=1e-3 if after else 2e-3, epochs=2 if after else 6, trust=1.0)
        else:
            wrong = train(net, games, chances, rate=1e-3, epochs=2, trust=TRUST)
        older.append(net.copy())
        write(kind, net.table(rows.std(0) > 0))
        points = np.mean([game.outcomes[:, 0].mean() for game in fresh])
        print(f"{time + 1}: {len(fresh)} games, {points:.1f} points, {len(rows)} rows, wrong by {wrong:.1f}", flush=True)


if __name__ == "__main__":
    main()
