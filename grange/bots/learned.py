"""What a game's net has learnt, for bots, hints and reviews: it replaces the judge and the evaluation where it knows a table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from grange.core.evaluation import POINTS, SEATS, Evaluation, read_evaluation
from grange.core.foresight import Foresight, Rollouts, Search, lead, rivals_of
from grange.core.game import BotParts
from grange.core.learning import Learning
from grange.core.state import State


class Learned(NamedTuple):
    """A game's net, and what it sees of the game."""

    learning: Learning
    net: Evaluation

    def logits(self, state: Any, question: Any, options: list[int]) -> list[float]:
        """Rate the options of a question by the net's policy."""
        _, (logits,) = self.net([self.learning.describe(state, question)], [options])
        rates: list[float] = logits.tolist()
        return rates

    def lead(self, state: Any, seat: int) -> float:
        """Predict by how many points a seat will lead its best rival at the end."""
        if state.over:
            return lead(state, seat)
        question, options = state.asked()
        (outcome,), _ = self.net([self.learning.describe(state, question)], [options])
        points = [POINTS * float(outcome[SEATS + (other - question.seat) % state.seats]) for other in range(state.seats)]
        return points[seat] - max([points[rival] for rival in rivals_of(state, seat)], default=0.0)


@cache
def net_in(folder: Path) -> Evaluation | None:
    """Read the net in the folder of a game, if there is one."""
    return read_evaluation(folder / "bots")


def learned_for(state: State) -> Learned | None:
    """Return the net of a game if it has learnt tables like a state's."""
    learning = state.game.bots.learning
    if learning is None or not learning.knows(state):
        return None
    net = net_in(state.game.folder)
    return Learned(learning, net) if net else None


def foresight_for(state: State) -> Foresight:
    """Return how bots and reviews look ahead at a table."""
    learned = learned_for(state)
    return with_net(learned, state.game.bots) if learned else state.game.bots.foresight


def hints_for(state: State) -> Foresight:
    """Return how hints look ahead at a table."""
    bots = state.game.bots
    hints = bots.hints or bots.foresight
    learned = learned_for(state)
    return replace(with_net(learned, bots), reasons=hints.reasons) if learned else hints


def with_net(learned: Learned, bots: BotParts) -> Foresight:
    """Play rollouts of one round by the net's policy, and evaluate their end with the net."""
    usual = bots.foresight.rollouts
    kinds = {*bots.judges, *usual.judges}
    judges = dict.fromkeys(kinds, partial(Learned.logits, learned))
    begins = (bots.hints or bots.foresight).rollouts.begins
    return Foresight(
        Rollouts(usual.progress, value=partial(Learned.lead, learned), judges=judges, begins=begins),
        Search(width=8),
        bots.foresight.reasons,
    )
