"""Stages: tables that bots have played to the middle or the end, seen from the first seat."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import httpx
from playwright.sync_api import Page

from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.web.secret import Secret
from grange.web.storage.store import Store
from grange.web.stored import StoredSeat
from tests.browser.playing import send_form
from tests.contract.setups import Setup
from tests.web.laid import lay_played
from tests.web.servers import PATIENCE, Server

SEED = 7
NAMES = ("", "Moss", "Reed", "Sorrel")
STAGES = {"start": 0.0, "middle": 0.5, "end": 1.0}  # and how much of the game has been played by then


class Staged:
    """A table at a server, played on from stage to stage by bots that only a test knows of."""

    def __init__(self, server: Server, game: str, seats: int, **rules: Any) -> None:
        self.server, self.game, self.seats = server, game, seats
        self.state = Setup(game, seats, rules).begin(SEED)
        self.choices = played_out(game, seats, **rules)
        self.made = 0

    @cached_property
    def table(self) -> str:
        """Lay the table as far as it has been played, as if it had been played there: from now on the server sees each choice."""
        seats = [StoredSeat(seat, name, None, person=True, taken=seat > 0) for seat, name in enumerate(NAMES[: self.seats])]
        store = Store(f"sqlite:///{self.server.data / 'tables.db'}")
        try:
            return lay_played(store, self.state, seats, seed_chosen=True)
        finally:
            store.close()

    @cached_property
    def tokens(self) -> list[str]:
        """The tokens of the seats."""
        secret = Secret((self.server.data / "secret").read_text().strip())
        return [secret.token("seat", self.table, seat) for seat in range(self.seats)]

    @cached_property
    def client(self) -> httpx.Client:
        """Whoever chooses for the bots."""
        return httpx.Client(base_url=self.server.address, timeout=PATIENCE, verify=False)

    def _post(self, what: str, token: str, **sent: object) -> None:
        head = {"Authorization": f"Bearer {token}"}
        self.client.post(f"/api/tables/{self.table}/{what}", json=sent, headers=head).raise_for_status()

    def play_to(self, stage: str) -> None:
        """Play on to a stage, and until the first seat is asked or the game is over."""
        self.play_share(STAGES[stage])

    def play_share(self, share: float) -> None:
        """Play on until a share of the game has been played, and until the first seat is asked or the game is over."""
        wanted = round(share * len(self.choices))
        while self.made < len(self.choices) and (self.made < wanted or self.state.decision_of(0) is None):
            self._play()

    def play_until(self, prompt: str) -> None:
        """Play on until the first seat is asked a question, known by the key of its words."""
        while (decision := self.state.decision_of(0)) is None or decision.prompt.key != prompt:
            self._play()

    def play_round(self) -> None:
        """Let the first seat choose, and then the others, until it is asked again and somebody else has moved."""
        moved = False
        while not moved or self.state.decision_of(0) is None:
            moved = moved or self.choices[self.made][0] != 0
            self._play()

    def choose(self, seat: int) -> None:
        """Let a seat make its next choice of those that were played, before others who act at the same time make theirs."""
        self._make(seat, next(option for other, option in self.choices[self.made :] if other == seat))

    def _play(self) -> None:
        self._make(*self.choices[self.made])

    def _make(self, seat: int, option: int) -> None:
        if "table" in vars(self):
            self._post("choices", self.tokens[seat], position=self.made, option=self.state.code(option))
        self.state.play(option, seat)
        self.made += 1

    def offer_to_end(self, seat: int) -> None:
        """Let a seat propose to end the game."""
        self._post("accord", self.tokens[seat], answer="offer", offer=None)

    def sit_down(self, page: Page, seat: int = 0) -> None:
        """Let a browser take a seat, and show the table."""
        called = {"name": NAMES[seat]} if NAMES[seat] else {"nameless": "1"}
        send_form(page, f"/sit/{self.table}/{self.tokens[seat]}", called)


@cache
def played_out(game: str, seats: int, **rules: Any) -> list[tuple[int, int]]:
    """List the choices of a whole game of bots that follow the judge."""
    state: State = Setup(game, seats, rules).begin(SEED)
    bot = make_bot("grange.bots.judged:Judged", Chance.of(SEED))
    while not state.over:
        seat = state.decisions[0].seat
        state.play(bot.choose(Glimpse(state, seat)), seat)
    return list(state.history)
