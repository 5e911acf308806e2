"""Makes the golden records of games: `make golden`, or `make golden GAME=evergreen` for one of them.

A record that still replays exactly is kept. After a new version of the rules, its choices are kept as long as they are possible. If
records of the same version replay differently, the game is refused.
"""

from __future__ import annotations

import sys

import grange
from grange.games import find
from tests.golden.records import CHANGED, keep, kept, renewed, title, trouble


def main(*names: str) -> None:
    try:
        games = [find(name) for name in names] or grange.games()
    except grange.UnknownGame as unknown:
        sys.exit(str(unknown))
    for game in games:
        for golden in kept(game.name):
            if golden["record"]["version"] == game.version and (problem := trouble(golden)):
                sys.exit(f"{title(golden)}: {problem}. {CHANGED}")
    for game in games:
        before, after = kept(game.name), renewed(game)
        keep(game.name, after)
        print(f"{game.name}: {len(after)} golden records, {sum(golden in before for golden in after)} of them as before")


if __name__ == "__main__":
    main(*sys.argv[1:])
