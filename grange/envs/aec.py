"""The games for PettingZoo, seat after seat (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from grange.core.errors import GameOver
from grange.core.state import State
from grange.envs.description import Description
from grange.envs.rendering import MODES, check_mode, render
from grange.envs.rewards import ILLEGAL
from grange.envs.table import BYTE, SIGNED_BYTE, Array, Table, after_reset, frombuffer


class SeatsEnv:
    """What the environments for several seats share: their seats, spaces, pictures and names."""

    table: Table
    _state: State | None = None
    possible_agents: list[str]
    render_mode: str | None

    def _set_up(self, table: Table, mask: str, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.table = table
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.observation_spaces = {agent: table.observation_space(mask) for agent in self.possible_agents}
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(table.box.low, table.seats), np.tile(table.box.high, table.seats), dtype=np.uint8)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._in_observation = mask == "observation"
        self._np_random, _ = seeding.np_random()
        self._observe = table.observer.observe
        self._actions = table.actions
        self._pays_on_the_way = table.pays_on_the_way

    def _begin(self, seed: int | None) -> State:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._state = state = self.table.begin(self._np_random)
        self._rewards_of_game = self.table.rewards(state)
        return state

    @property
    def game_state(self) -> State:
        """The game that is being played."""
        return after_reset(self._state)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what the seat observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what the seat may do."""
        return self.action_spaces[agent]

    def state(self) -> Array:
        """Return what all seats know together, seat by seat, for centralised critics."""
        seats = range(self.table.seats)
        return np.concatenate([self.table.observe(self.game_state, seat) for seat in seats])

    def describe(self) -> Description:
        """Describe the parts of an observation."""
        return self.table.describe()

    def clone(self, seat: int, seed: int) -> State:
        """Return a copy of the game in which everything that the seat may not know is dealt again at random."""
        return self.table.clone(self.game_state, seat, seed)

    def action_name(self, action: int, lang: str = "en", seat: int | None = None) -> str:
        """Say what an action does for a seat, or for the one that is asked."""
        decisions = self.game_state.decisions
        asked = seat if seat is not None else decisions[0].seat if decisions else 0
        return self.table.action_name(self.game_state, action, asked, lang)

    def render(self) -> Any:
        """Show the table as a spectator sees it; alone, as the player does."""
        return render(self.game_state, self.render_mode, 0 if self.table.seats == 1 else None)

    def close(self) -> None:
        """Close nothing: an environment holds nothing open."""

    def _observed(self, seat: int, mask: Array) -> Any:
        seen = self.table.observe(self.game_state, seat)
        return {"observation": seen, "action_mask": mask} if self._in_observation else seen


class GrangeAEC(SeatsEnv, AECEnv[str, Any, int]):
    """A game in which one seat after another acts. When several may act, the lowest of them is next."""

    def __init__(self, table: Table, mask: str, render_mode: str | None) -> None:
        super().__init__()
        self._set_up(table, mask, render_mode)
        self.metadata = {
            "name": f"grange_{table.game.name}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.agents: list[str] = []
        self._over = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._played = self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = self._over = False
        self._select()

    def _select(self) -> None:
        """Choose the seat that acts next, and show it what it may do."""
        state = self._played
        self._stack = stack = state._waiting[0]
        question: Any = state.agenda[stack][-1]
        self._seat = question.seat
        self.agent_selection = self.possible_agents[self._seat]
        self._allowed = mask = bytearray(self._actions)
        for option in state._listed[stack] or state._options(stack):
            mask[option] = 1
        self._mask = frombuffer(mask, SIGNED_BYTE)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Any:
        """Return what a seat knows now."""
        seat = self._seat_of[agent]
        mask = self._mask if not self._over and seat == self._seat else self.table.mask(self.game_state, seat)
        return self._observed(seat, mask)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the seat that acts next knows, and its rewards since it last acted."""
        if observe and self._in_observation and not self._over:
            agent = self.agent_selection
            seen = frombuffer(self._observe(self._played, self._seat), BYTE)
            observation = {"observation": seen, "action_mask": self._mask}
            return observation, self._cumulative_rewards[agent], False, False, self.infos[agent]
        agent = self._next_agent()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Let the selected seat act. An action that is not legal ends the game with a penalty for its seat."""
        if self._over:
            self._next_agent()
            self._was_dead_step(action)
            return
        agent, state = self.agent_selection, self._played
        option = action if type(action) is int else self.table.number(action)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if not 0 <= option < len(self._allowed) or not self._allowed[option]:
            self._end({self._seat: ILLEGAL})
            self.infos[agent]["illegal"] = True
            return
        state.choose_listed(option, self._stack)
        if state.over:
            self._end(dict(enumerate(self._rewards_of_game.pay(state) or ())))
            return
        if self._pays_on_the_way and (paid := self._rewards_of_game.pay(state)) is not None:
            self._pay(dict(enumerate(paid)))
        self._select()

    def _next_agent(self) -> str:
        """Return the seat that acts next, or takes its leave."""
        if not self.agents:
            raise GameOver("error-env-idle")
        agent: str = self.agent_selection
        return agent

    def _pay(self, rewards: Mapping[int, float]) -> None:
        for seat, reward in rewards.items():
            self.rewards[self.possible_agents[seat]] = reward
        self._accumulate_rewards()
        self._paid = True

    def _end(self, rewards: Mapping[int, float]) -> None:
        """End the game: every seat takes its leave in turn, as PettingZoo wants it."""
        self._over = True
        self._pay(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"action_mask": self.table.mask(self.game_state, seat)}
        self.agent_selection = self.agents[0]


def aec_env(
    game: str,
    seats: int = 2,
    *,
    components: Mapping[str, Any] | str | Path | None = None,
    reward: str = "win",
    mask: str = "observation",
    render_mode: str | None = None,
    **rules: object,
) -> GrangeAEC:
    """Make a PettingZoo environment in which the seats act one after another."""
    return GrangeAEC(Table(game, seats, rules, components, reward), mask, render_mode)
