"""Plays the golden records anew: `make golden`. A game whose records of the same version go another way now is refused."""

from __future__ import annotations

import sys

import grange
from tests.golden.records import CHANGED, keep, kept, new_goldens, title, trouble


def main() -> None:
    for game in grange.games():
        for golden in kept(game.name):
            if golden["record"]["version"] == game.version and (problem := trouble(golden)):
                sys.exit(f"{title(golden)}: {problem}. {CHANGED}")
    for game in grange.games():
        keep(game.name, new_goldens(game))


if __name__ == "__main__":
    main()
