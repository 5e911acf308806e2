"""Kills: servers die while people play rated cups; no result counts twice, and no pairing changes after it was published.

    python -m tests.web.cups.kills --kills 100 --store sqlite
    python -m tests.web.cups.kills --kills 100 --store postgresql     two servers share it

Everybody plays one cup after another and notes each pairing that any server shows. In the end the database is read: which pairings
it holds, which results were counted, and whether the ratings are those that the results lead to.
"""

from __future__ import annotations

import hashlib
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import Table, select

from grange.web.cups.cups import MOST_CUPS
from grange.web.house.names import check_distinct
from grange.web.ratings.model import rate
from grange.web.secret import Secret, new_name
from grange.web.storage.schema import cup_tables, ratings, results, tables
from grange.web.storage.secret_file import read_keys
from grange.web.storage.store import Store
from grange.web.stored import CupHead, CupPlayer
from tests.web.killing import Ground, Persistent, ground, kill_while_they_play, main
from tests.web.ratings.rated import make_account

PEOPLE = 5  # so that somebody has a bye in each round
ROUNDS = 4
PAUSES = (0, 1.5)  # seconds between two kills

Pairing = tuple[list[str], str | None]  # who plays, and at which table, as far as it is shown


@dataclass
class Report:
    """What a run came to."""

    kills: int = 0
    rounds: int = 0  # that were published
    results: int = 0
    wrong: list[str] = field(default_factory=list)


class Season:
    """The cups that people play, one after another."""

    def __init__(self, playing: Ground) -> None:
        keys = read_keys(playing.servers[0].data / "secret")
        self.secret, self.store = Secret(keys.current), Store(playing.database)
        self.people: list[str] = []
        self.cups: list[str] = []
        self.founding = threading.Lock()

    def after(self, cup: str) -> str:
        """Return the cup that follows another one; whoever asks first founds it."""
        with self.founding:
            if not self.cups or self.cups[-1] == cup:
                self.cups.append(self._found())
            return self.cups[-1]

    def _found(self) -> str:
        now = time.time()
        begins = now + 1
        head = CupHead(
            new_name(), "Cup", "evergreen", {}, 2, ROUNDS, "day", rated=True, hours=24.0, host="", created=now, begins=begins
        )
        self.store.write(self.store.cups.found, head, MOST_CUPS)
        for number, person in enumerate(self.people):
            player = CupPlayer(person, f"P{number}", now)
            assert self.store.write(self.store.cups.enter, head.id, player, PEOPLE, check_distinct) == ""
        return head.id


class Contender(Persistent):
    """Plays all games of one cup after another."""

    def __init__(self, season: Season, playing: Ground, number: int) -> None:
        super().__init__(playing.servers, number)
        self.season, self.cup = season, ""
        self.seen: dict[tuple[str, int, int], Pairing] = {}

    def sign_in(self) -> None:
        """Get a cookie and an account."""
        cookie = httpx.get(f"{self.servers[0].address}/lobby", trust_env=False).cookies["grange"]
        self.headers = {"cookie": f"grange={cookie}"}
        person = hashlib.sha256(cookie.partition(".")[0].encode()).hexdigest()
        make_account(self.season.store, person)
        self.season.people.append(person)

    def play_table(self, client: httpx.Client) -> None:
        """Play the game of the present round, if there is one; after the last round, go on to the next cup."""
        cup = self.cup and self.asked(client, "GET", f"/api/cups/{self.cup}").json()
        if not cup or cup["state"] == "over":
            self.cup = self.season.after(self.cup)
            return
        for pairing in cup["tables"]:
            self._note(pairing)
        mine = [each for each in cup["tables"] if each["mine"] and each["table"] and each["places"] is None]
        opened = [each for each in mine if each["table"] not in self.season.store.cups.unopened(self.cup, cup["round"])]
        for pairing in opened:
            self._play(client, pairing["table"], pairing["names"].index(f"P{self.number}"))
        time.sleep(0.05)

    def _note(self, pairing: dict[str, Any]) -> None:
        """Note a pairing; one that was shown before must be the same."""
        key, now = (self.cup, pairing["round"], pairing["number"]), (pairing["names"], pairing["table"])
        names, table = self.seen.get(key, now)
        if names != now[0] or (table and table != now[1]):
            self.give_up(f"a pairing has changed from {names} at {table} to {now}")
        self.seen[key] = now

    def _play(self, client: httpx.Client, table: str, seat: int) -> None:
        """Choose whatever there is to choose, until the game is over."""
        token = self.season.secret.token("seat", table, seat)
        seen = self.asked(client, "GET", f"/api/tables/{table}", token).json()
        while not seen["view"]["over"]:
            self.pause()
            if seen["question"]:
                body = {"position": seen["position"], "option": self.chance.choice(seen["question"]["options"])["code"]}
                self.asked(client, "POST", f"/api/tables/{table}/choices", token, stale=True, json=body)
                self.moves += 1
            else:
                time.sleep(0.02)
            seen = self.asked(client, "GET", f"/api/tables/{table}", token).json()


def run(store: str, kills: int, seed: int = 1) -> Report:
    """Let people play cups while servers are killed again and again; tell what came of it."""
    report, chance = Report(), random.Random(seed)
    with ground(store) as playing:
        season = Season(playing)
        people = [Contender(season, playing, number) for number in range(PEOPLE)]
        for somebody in people:
            somebody.sign_in()
        report.kills = kill_while_they_play(playing, people, kills, chance, PAUSES)
        report.wrong = [each for somebody in people for each in somebody.wrong]
        for server in playing.servers:
            server.kill()
        for cup in season.cups:
            _check_pairings(report, season.store, cup, people)
        _check_results(report, season.store)
        season.store.close()
    return report


def _check_pairings(report: Report, store: Store, cup: str, people: Sequence[Contender]) -> None:
    """Compare the pairings of a cup with what everybody has seen; each player is paired once in each round."""
    stored = store.cups.load(cup)
    assert stored is not None
    report.rounds += stored.head.round
    names = {player.player: player.name for player in stored.players}
    now = {(cup, table.round, table.number): [names[player] for player in table.players] for table in stored.tables}
    seen = [(key, pairing[0]) for somebody in people for key, pairing in somebody.seen.items() if key[0] == cup]
    report.wrong += [f"{key} was {pairing} and is {now.get(key)}" for key, pairing in seen if now.get(key) != pairing]
    paired = Counter((key[1], name) for key, players in now.items() for name in players)
    everybody = {(number, name): 1 for number in range(1, stored.head.round + 1) for name in names.values()}
    report.wrong += [] if paired == everybody else [f"not everybody is paired once: {paired}"]


def _check_results(report: Report, store: Store) -> None:
    """Count what has not been counted yet; then each game that is over has one result, and ratings are what results lead to."""
    while store.write(store.ratings.count, rate, 20):
        pass
    counted = sorted(row.number for row in _rows(store, results))
    paired = {row.table_id for row in _rows(store, cup_tables)}
    over = {row.id for row in _rows(store, tables) if row.over}
    before = {(row.person, row.game, row.seats): row for row in _rows(store, ratings)}
    store.ratings.count_again(rate)
    again = {(row.person, row.game, row.seats): row for row in _rows(store, ratings)}
    report.results = len(counted)
    wrong = {
        "games without a result, or results without a game": over ^ {row.table_id for row in _rows(store, results)},
        "tables that no cup has opened": {row.id for row in _rows(store, tables)} - paired,
        "numbers of results that are missing or there twice": set(enumerate(counted, 1)) - {(each, each) for each in counted},
        "ratings that do not follow from the results": {key for key in before | again if before.get(key) != again.get(key)},
        "games that counted twice": set() if sum(row.games for row in before.values()) == 2 * len(counted) else {len(counted)},
    }
    report.wrong += [f"{what}: {which}" for what, which in wrong.items() if which]


def _rows(store: Store, table: Table) -> Sequence[Any]:
    with store.engine.connect() as connection:
        return connection.execute(select(table)).all()


if __name__ == "__main__":
    main("Kills servers while people play rated cups.", run)
