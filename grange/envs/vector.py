"""The games for Gymnasium, many at a time: one call steps all of them and writes into arrays that are there already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from grange.core.document import shortly
from grange.core.errors import BadSetup
from grange.envs.learner import Learner, Rivals, checked_rivals
from grange.envs.rendering import MODES, check_mode, render
from grange.envs.single import RIVALS
from grange.envs.table import Array, Table


class GrangeVector(VectorEnv[Any, Array, Array]):
    """Many games of one seat against bots, or alone."""

    def __init__(
        self, table: Table, learners: list[Learner], mask: str, autoreset_mode: AutoresetMode, render_mode: str | None
    ) -> None:
        check_mode(render_mode)
        self.table = table
        self.learners = learners
        self.num_envs = number = len(learners)
        self.render_mode = render_mode
        self.autoreset_mode = autoreset_mode
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": autoreset_mode}
        self.single_observation_space = table.observation_space(mask)
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        self._in_observation = mask == "observation"
        self._seen = bytearray(number * table.observer.size)  # what all seats know, one after another
        self._masks = bytearray(number * table.actions)
        self._ended = np.zeros(number, np.bool_)
        self._generators = [seeding.np_random()[0] for _ in learners]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, or those that `options["reset_mask"]` names."""
        chosen = np.ones(self.num_envs, np.bool_) if options is None or "reset_mask" not in options else options["reset_mask"]
        self._seed(seed)
        for number in np.flatnonzero(chosen):
            self._begin(int(number))
        return self._observations(), self._infos()

    def _seed(self, seed: int | Sequence[int | None] | None) -> None:
        """Give every game its own generator."""
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seed = [int(seed) + number for number in range(self.num_envs)]
        for number, one in enumerate(seed or ()):
            if one is not None:
                self._generators[number] = seeding.np_random(int(one))[0]

    def _begin(self, number: int) -> None:
        self.learners[number].begin(self._generators[number])
        self._ended[number] = False
        self._write(number)

    def _write(self, number: int) -> None:
        """Write what a game's seat knows and may do."""
        learner, observer = self.learners[number], self.table.observer
        state, seat, size, actions = learner.state, learner.seat, observer.size, self.table.actions
        mask = observer.mask(state, seat)
        mask.append(state.over)
        self._seen[number * size : (number + 1) * size] = observer.observe(state, seat)
        self._masks[number * actions : (number + 1) * actions] = mask

    def _observations(self) -> Any:
        seen = np.frombuffer(self._seen, np.uint8).reshape(self.num_envs, -1).copy()
        return {"observation": seen, "action_mask": self._mask_array()} if self._in_observation else seen

    def _mask_array(self) -> Array:
        return np.frombuffer(self._masks, np.int8).reshape(self.num_envs, -1).copy()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._mask_array(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> Array:
        """Return which actions are legal in each game, as sb3-contrib asks for it."""
        return self._mask_array().astype(np.bool_)

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Act in every game. A game that has ended begins anew: at once, or in the next step, which then ignores its action."""
        rewards, terminations = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        finals: dict[int, tuple[Any, dict[str, Any]]] = {}
        learners, ended = self.learners, self._ended
        restarts = self.autoreset_mode == AutoresetMode.NEXT_STEP
        for number, action in enumerate(actions.tolist()):
            if ended[number]:
                if restarts:
                    self._begin(number)
                continue
            learner = learners[number]
            reward = learner.act(action)
            if reward:
                rewards[number] = reward
            self._write(number)
            if learner.stopped:
                terminations[number] = ended[number] = True
                if self.autoreset_mode == AutoresetMode.SAME_STEP:
                    finals[number] = self._final(number)
                    self._begin(number)
        return (
            self._observations(),
            rewards,
            terminations,
            np.zeros(self.num_envs, np.bool_),
            {**self._infos(), **self._said(finals)},
        )

    def _final(self, number: int) -> tuple[Any, dict[str, Any]]:
        """Return the last observation of a game that begins anew at once, and its info."""
        learner = self.learners[number]
        mask = self.table.mask(learner.state, learner.seat)
        seen = self.table.observe(learner.state, learner.seat)
        return {"observation": seen, "action_mask": mask} if self._in_observation else seen, {"action_mask": mask}

    def _said(self, finals: Mapping[int, tuple[Any, dict[str, Any]]]) -> dict[str, Any]:
        """Return the infos of games that have begun anew at once, as Gymnasium's own vector environments do."""
        if not finals:
            return {}
        which = np.array([number in finals for number in range(self.num_envs)])
        observations = np.full(self.num_envs, None, dtype=object)
        masks = np.zeros((self.num_envs, self.table.actions), np.int8)
        for number, (seen, info) in finals.items():
            observations[number] = seen
            masks[number] = info["action_mask"]
        info = {"action_mask": masks, "_action_mask": which.copy()}
        return {"final_obs": observations, "_final_obs": which, "final_info": info, "_final_info": which.copy()}

    def render(self) -> tuple[Any, ...] | None:
        """Show all tables, each as its seat sees it."""
        shown = tuple(render(learner.state, self.render_mode, learner.seat) for learner in self.learners)
        return None if self.render_mode in (None, "human") else shown


def vector_env(  # noqa: PLR0913
    game: str,
    num_envs: int = 64,
    rivals: Rivals = RIVALS,
    seat: int = 0,
    *,
    components: Mapping[str, Any] | str | Path | None = None,
    reward: str = "win",
    mask: str = "info",
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    render_mode: str | None = None,
    **rules: object,
) -> GrangeVector:
    """Make a Gymnasium vector environment: many games of one seat against bots, or alone without rivals."""
    if type(num_envs) is not int or num_envs < 1:
        raise BadSetup("error-env-number", number=shortly(num_envs))
    others = checked_rivals(rivals)
    table = Table(game, 1 + len(others), rules, components, reward)
    learners = [Learner(table, others, seat) for _ in range(num_envs)]
    return GrangeVector(table, learners, mask, AutoresetMode(autoreset_mode), render_mode)
