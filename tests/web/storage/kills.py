"""Kills: servers and databases die during play, and every journal must hold exactly the players' choices, in order.

    python -m tests.web.storage.kills --kills 500 --store sqlite
    python -m tests.web.storage.kills --kills 500 --store postgresql     two servers share it, and it dies, too

A player who gets no answer sends the same choice again, to any server, until one answers. So a choice that is lost, played twice
or out of order leaves a journal that nobody chose.
"""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx

from grange.web.house.inspection import inspect
from grange.web.storage.store import Store
from grange.web.stored import Entry
from tests.web.killing import Ground, ground, main
from tests.web.servers import PATIENCE, Server, until

PLAYERS = 3  # tables that are played at the same time, so that a kill meets writes in flight
DATABASES = 0.5  # how often it is the database that dies, where that can be killed
UNDOES = 0.1  # how often a player takes a choice back that can be taken back


@dataclass
class Report:
    """What a run came to."""

    servers_killed: int = 0
    databases_killed: int = 0
    choices: int = 0
    tables: int = 0
    by_bots: int = 0
    wrong: list[str] = field(default_factory=list)  # tables whose journal is not what was chosen, and answers that should not be


@dataclass
class Game:
    """A table, and all that was chosen there."""

    table: str
    tokens: list[str]
    chosen: list[Entry] = field(default_factory=list)


class Player(threading.Thread):
    """Plays all seats of a table as fast as servers answer, and then of another, unless one is enough."""

    def __init__(self, servers: list[Server], seed: int, one_is_enough: bool = False) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.one_is_enough = one_is_enough
        self.chance = random.Random(seed)
        self.games: list[Game] = []
        self.wrong: list[str] = []
        self.stopping = False

    def run(self) -> None:
        with httpx.Client(timeout=10, trust_env=False, verify=False) as client:
            self.games.append(self.open(client))
            while not self.stopping:
                self.play(client, self.games[-1])

    def open(self, client: httpx.Client) -> Game:
        """Open a table for people."""
        opened = self.asked(client, "POST", "", {"game": "evergreen", "seats": [{}, {}, {}, {}]}).json()
        return Game(opened["table"], opened["tokens"])

    def play(self, client: httpx.Client, game: Game) -> None:
        """Make one choice, or take one back."""
        asked = self.asked(client, "GET", f"/{game.table}").json()["view"]["asked"]
        if not asked:
            self.stopping |= self.one_is_enough
            self.games += [] if self.one_is_enough else [self.open(client)]
            return
        seat = self.chance.choice(asked)
        headers = {"authorization": f"Bearer {game.tokens[seat]}"}
        seen = self.asked(client, "GET", f"/{game.table}", headers=headers).json()
        if seen["position"] != len(game.chosen):
            self.wrong.append(f"{game.table} has {seen['position']} choices and not {len(game.chosen)}")
            self.stopping = True
            return
        body = {"position": seen["position"]}
        if seen["can_undo"] and self.chance.random() < UNDOES:
            game.chosen.append(Entry(seat, "undo"))
            self.asked(client, "POST", f"/{game.table}/undo", body, headers)
        else:
            code = self.chance.choice(seen["question"]["options"])["code"]
            game.chosen.append(Entry(seat, code))
            self.asked(client, "POST", f"/{game.table}/choices", body | {"option": code}, headers)

    def asked(self, client: httpx.Client, how: str, path: str, body: Any = None, headers: Any = None) -> httpx.Response:
        """Ask any server until one answers; one that cannot answer now is not to blame."""
        while True:
            server = self.chance.choice(self.servers)
            try:
                answer = client.request(how, f"{server.address}/api/tables{path}", json=body, headers=headers)
            except httpx.HTTPError:
                time.sleep(0.02)
                continue
            if answer.status_code in (200, 201):
                return answer
            if answer.status_code != 503:
                self.wrong.append(f"{how} {path}: {answer.status_code} {answer.text[:200]}")
            time.sleep(0.02)


def kill(playing: Ground, chance: random.Random, report: Report) -> None:
    """Kill a server or the database, and bring it back."""
    if playing.postgres and chance.random() < DATABASES:
        report.databases_killed += 1
        playing.postgres.stop()
        time.sleep(chance.uniform(0, 0.5))
        playing.postgres.start()
    else:
        report.servers_killed += 1
        playing.kill_server(chance)


def run(store: str, kills: int, seed: int = 1) -> Report:
    """Let people and bots play while something is killed again and again; tell what came of it."""
    report, chance = Report(), random.Random(seed)
    with ground(store) as playing:
        players = [Player(playing.servers, seed * 1000 + number) for number in range(PLAYERS)]
        bots = _open_bots(players[0])
        for player in players:
            player.start()
        for number in range(kills):
            until(partial(_choose_more_than, players, _made(players)))
            time.sleep(chance.uniform(0, 0.6))
            kill(playing, chance, report)
            if number % 50 == 49:
                print(f"{store}: {number + 1} kills, {_made(players)} choices, {_wrong(players)}", flush=True)
        for player in players:
            player.stopping = True
            player.join(PATIENCE)
        _bots_go_on(players[0], bots)
        _compare(playing, players, report)
        report.by_bots = _length(playing.database, bots.table)
    return report


def _choose_more_than(players: list[Player], choices: int) -> bool:
    return _made(players) > choices or bool(_wrong(players))


def _made(players: list[Player]) -> int:
    return sum(len(game.chosen) for player in players for game in player.games)


def _wrong(players: list[Player]) -> list[str]:
    return [each for player in players for each in player.wrong]


def _open_bots(player: Player) -> Game:
    """Open a table of bots that is not over soon."""
    with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as client:
        body = {"game": "agricola", "seats": [{"bot": "random"}] * 4}
        opened = player.asked(client, "POST", "", body).json()
        return Game(opened["table"], opened["tokens"])


def _bots_go_on(player: Player, bots: Game) -> None:
    """See that bots still move, unless their game is over."""

    def look() -> dict[str, Any]:
        with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as client:
            seen: dict[str, Any] = player.asked(client, "GET", f"/{bots.table}").json()
            return seen

    before = look()["position"]
    until(lambda: look()["view"]["over"] or look()["position"] > before)


def _length(database: str, table: str) -> int:
    store = Store(database)
    found = store.load(table)
    store.close()
    return len(found.journal) if found else 0


def _compare(playing: Ground, players: list[Player], report: Report) -> None:
    """Compare every journal with what was chosen, and look through the whole database."""
    report.wrong = _wrong(players)
    store = Store(playing.database)
    for game in [game for player in players for game in player.games]:
        stored = store.load(game.table)
        report.tables += 1
        report.choices += len(game.chosen)
        if stored is None or stored.journal != game.chosen:
            report.wrong.append(f"{game.table} is not what was chosen")
    store.close()
    report.wrong += [str(trouble) for trouble in inspect(playing.database).troubles]


if __name__ == "__main__":
    main("Kills servers and databases under people who play.", run)
