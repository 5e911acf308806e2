"""Train the nets with which bots evaluate a table of Agricola, on the outcomes of self-play between different players.

    python -m grange.games.agricola.bots.training.train --seats 2 --first 1200 --games 400 --times 20
    python -m grange.games.agricola.bots.training.train --seats 1 --cards --after 1 --first 1500 --games 500 --times 6

The judge plays the first games. Then the latest net plays against itself, earlier nets and the judge, all with errors of their
own (`selfplay.py`). The net learns from the kept games what each seat and its best rival scored (`learner.py`), and is written into
the game's folder beside those for other numbers of seats. `--after 2` starts from the net for two seats, which then plays the first
games. `--cards` plays with hand cards. The same seed finds the same net.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

import numpy as np

from grange.core.chance import SEEDS, Chance
from grange.core.net import FILE
from grange.games.agricola import GAME
from grange.games.agricola.bots.evaluation import WITH_CARDS
from grange.games.agricola.bots.features import FEATURES, FEATURES_WITH_CARDS
from grange.games.agricola.bots.training.learner import OUTCOMES, POINTS, Array, Chances, Net
from grange.games.agricola.bots.training.selfplay import Played, Player, drawn, play

NETS = GAME.folder / FILE
BATCH = 512

TRUST = 0.95  # weight of a game's outcome against what the net expects after each turn


def lessons(net: Net, game: Played, trust: float) -> Array:
    """Mix, turn by turn from the end, the outcome of a game with what the net expected on the way."""
    turns, seats, size = game.rows.shape
    expected = net(game.rows.reshape(-1, size)).reshape(turns, seats, OUTCOMES)
    found = np.empty_like(expected)
    found[-1] = coming = game.outcomes
    for turn in range(turns - 2, -1, -1):
        found[turn] = coming = trust * coming + (1 - trust) * expected[turn + 1]
    return found.reshape(-1, OUTCOMES)


def flat(game: Played) -> Array:
    """Concatenate the tables of all seats."""
    return game.rows.reshape(-1, game.rows.shape[-1])


def train(net: Net, games: list[Played], chances: Chances, rate: float, epochs: int, trust: float) -> float:
    """Learn from games with a falling rate; return the remaining error in points."""
    rows = np.concatenate([flat(game) for game in games])
    outcomes = np.concatenate([lessons(net, game, trust) for game in games])
    parts = [part for _ in range(epochs) for part in np.array_split(chances.permutation(len(rows)), 1 + len(rows) // BATCH)]
    wrong = [net.learn(rows[part], outcomes[part], rate * (1 - 0.9 * number / len(parts))) for number, part in enumerate(parts)]
    return float(POINTS * np.mean(wrong[-len(parts) // epochs :]) ** 0.5)


def written() -> dict[str, Any]:
    """Read the nets in the game's folder."""
    nets: dict[str, Any] = json.loads(NETS.read_text(encoding="utf-8")) if NETS.exists() else {}
    return nets


def write(kind: str, table: dict[str, Any]) -> None:
    """Write a net beside those for other kinds of tables, one line each."""
    nets = sorted({**written(), kind: table}.items())
    lines = [f"{json.dumps(name)}: {json.dumps(net)}" for name, net in nets]
    NETS.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def main() -> None:
    """Play, learn and write, as often as the arguments say."""
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
