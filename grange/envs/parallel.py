"""The games for PettingZoo, all seats at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pettingzoo import ParallelEnv

from grange.core.errors import GameOver
from grange.envs.aec import SeatsEnv
from grange.envs.rendering import MODES
from grange.envs.rewards import ILLEGAL
from grange.envs.table import Table


class GrangeParallel(SeatsEnv, ParallelEnv[str, Any, int]):
    """A game in which every seat sends an action in each step; a seat that is not asked waits, whatever it sends.

    Seats that act together are answered from the lowest to the highest. If an earlier seat's choice takes an option from a later
    one, the later one is asked again in the next step.
    """

    def __init__(self, table: Table, mask: str, render_mode: str | None) -> None:
        super().__init__()
        self._set_up(table, mask, render_mode)
        self.metadata = {"name": f"grange_{table.game.name}_v0", "render_modes": list(MODES), "render_fps": 2}
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Return what every seat knows and may do."""
        observations, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(self.game_state, seat)
            observations[agent] = self._observed(seat, mask)
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all seats act. An action that is not legal ends the game with a penalty for its seat."""
        if not self.agents:
            raise GameOver("error-env-idle")
        state = self.game_state
        asked: dict[int, Any] = {decision.seat: decision for decision in state.decisions}
        chosen = {seat: self.table.number(actions.get(self.possible_agents[seat])) for seat in asked}
        illegal = [seat for seat, option in chosen.items() if option not in asked[seat].options]
        if illegal:
            return self._ended(dict.fromkeys(illegal, ILLEGAL))
        for seat, decision in asked.items():
            option = chosen[seat]
            still = state.decision_of(seat)
            if still is not None and still.question is decision.question and option in still.options:
                state.play(option, seat)
        paid = dict(enumerate(self._rewards_of_game.pay(state) or ()))
        return self._ended(paid) if state.over else self._answer(paid, over=False)

    def _answer(
        self, paid: Mapping[int, float], over: bool
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        observations, infos = self._seen()
        rewards = {agent: paid.get(seat, 0.0) for seat, agent in enumerate(self.possible_agents)}
        ends = dict.fromkeys(self.possible_agents, over)
        return observations, rewards, ends, dict.fromkeys(self.possible_agents, False), infos

    def _ended(
        self, paid: Mapping[int, float]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.agents = []
        return self._answer(paid, over=True)


def parallel_env(
    game: str,
    seats: int = 2,
    *,
    components: Mapping[str, Any] | str | Path | None = None,
    reward: str = "win",
    mask: str = "observation",
    render_mode: str | None = None,
    **rules: object,
) -> GrangeParallel:
    """Make a PettingZoo environment in which all seats send an action in each step."""
    return GrangeParallel(Table(game, seats, rules, components, reward), mask, render_mode)
