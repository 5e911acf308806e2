"""The games for Gymnasium: one seat learns, and bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from grange.core.state import State
from grange.envs.description import Description
from grange.envs.learner import Learner, Rivals, checked_rivals
from grange.envs.rendering import MODES, check_mode, render
from grange.envs.table import Array, Table, after_reset

RIVALS = ("steady",)


class GrangeGym(gymnasium.Env[Any, int]):
    """A seat's game against bots, or alone."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012, as Gymnasium has it

    def __init__(self, learner: Learner, mask: str, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.learner = learner
        self.table = learner.table
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space(mask)
        self.action_space: Any = self.table.action_space()
        self._in_observation = mask == "observation"
        self._state: State | None = None

    @property
    def game_state(self) -> State:
        """The game that is being played."""
        return after_reset(self._state)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        self.learner.begin(self.np_random)
        self._state = self.learner.state
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and let the rivals play. An action that is not legal ends the game with a penalty."""
        reward = self.learner.act(action)
        observation, info = self._seen()
        return observation, reward, self.learner.stopped, False, info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """Return what the seat knows and may do."""
        state, seat = self.learner.state, self.learner.seat
        self._mask = self.table.mask(state, seat)
        seen = self.table.observe(state, seat)
        info = {"action_mask": self._mask}
        return ({"observation": seen, "action_mask": self._mask}, info) if self._in_observation else (seen, info)

    def action_masks(self) -> Array:
        """Return which actions are legal, as sb3-contrib asks for it."""
        after_reset(self._state)
        return self._mask.astype(np.bool_)

    def describe(self) -> Description:
        """Describe the parts of an observation."""
        return self.table.describe()

    def clone(self, seat: int, seed: int) -> State:
        """Return a copy of the game in which everything that the seat may not know is dealt again at random."""
        return self.table.clone(self.game_state, seat, seed)

    def action_name(self, action: int, lang: str = "en") -> str:
        """Say what an action does."""
        return self.table.action_name(self.game_state, action, self.learner.seat, lang)

    def render(self) -> Any:
        """Show the table as the seat sees it."""
        return render(self.game_state, self.render_mode, self.learner.seat)


def gym_env(
    game: str,
    rivals: Rivals = RIVALS,
    seat: int = 0,
    *,
    components: Mapping[str, Any] | str | Path | None = None,
    reward: str = "win",
    mask: str = "info",
    render_mode: str | None = None,
    **rules: object,
) -> GrangeGym:
    """Make a Gymnasium environment for one seat against bots; without rivals, it plays alone."""
    others = checked_rivals(rivals)
    table = Table(game, 1 + len(others), rules, components, reward)
    return GrangeGym(Learner(table, others, seat), mask, render_mode)
