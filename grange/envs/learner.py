"""One seat's game against bots: what the environments of Gymnasium play, one or many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from grange.bots import AnyBot, Bot, check_bots, make_bot
from grange.core.chance import SEEDS, Chance
from grange.core.errors import GameOver, UnknownBot
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.envs.rewards import ILLEGAL
from grange.envs.table import Table

Rivals = AnyBot | Sequence[AnyBot]


def checked_rivals(rivals: Rivals) -> tuple[AnyBot, ...]:
    """Refuse rivals that do not exist; a single name is a rival, too."""
    if isinstance(rivals, str) or callable(rivals):
        rivals = (rivals,)
    if not isinstance(rivals, Sequence):
        raise UnknownBot("error-bot-is-no-class", bot=repr(rivals)[:80])
    check_bots(rivals)
    return tuple(rivals)


class Learner:
    """A seat that somebody else plays, at a table where bots play all others."""

    def __init__(self, table: Table, rivals: Sequence[AnyBot], seat: int) -> None:
        table.check_seat(seat)
        self.table = table
        self.seat = seat
        others = [other for other in range(table.seats) if other != seat]
        self.rivals = dict(zip(others, rivals, strict=True))
        self.state: State
        self.stopped = True  # whether the game is over, or was ended by an action that is not legal

    def begin(self, np_random: np.random.Generator) -> None:
        """Begin a new game, and let the rivals play until the seat is asked."""
        self.state = self.table.begin(np_random)
        self._rewards = self.table.rewards(self.state)
        self._bots: dict[int, Bot] = {}
        for seat, rival in self.rivals.items():
            self._bots[seat] = make_bot(rival, Chance.of(int(np_random.integers(SEEDS)), seat))
        self._let_rivals_play()
        self.stopped = self.state.over

    def act(self, action: Any) -> float:
        """Choose an action for the seat, let the rivals play, and return the reward; one that is not legal ends the game."""
        if self.stopped:
            raise GameOver("error-env-idle")
        option = action if type(action) is int else self.table.number(action)
        state, stack = self.state, self._stack()
        if option not in (state._listed[stack] or state._options(stack)):
            self.stopped = True
            return ILLEGAL
        state.choose_listed(option, stack)
        if self._bots:
            self._let_rivals_play()
        self.stopped = state.over
        if not self.stopped and not self.table.pays_on_the_way:
            return 0.0
        paid = self._rewards.pay(state)
        return 0.0 if paid is None else paid[self.seat]

    def _stack(self) -> int:
        """Find the stack that asks the seat."""
        waiting = self.state._waiting
        return waiting[0] if len(waiting) == 1 else self.state._stack_of(self.seat)

    def _let_rivals_play(self) -> None:
        """Let the bots play until the seat is asked or the game is over."""
        state = self.state
        while self._bots and not state.over:
            asked = [decision.seat for decision in state.decisions]
            if self.seat in asked:
                return
            seat = asked[0]
            state.play(self._bots[seat].choose(Glimpse(state, seat)), seat)
