"""The games for Gymnasium, many at a time: one call plays a step in all of them, then observes all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from grange.core.document import plain_number, shortly
from grange.core.errors import BadSetup, GameOver
from grange.envs.description import Description
from grange.envs.learner import Learner, Rivals, checked_rivals
from grange.envs.rendering import MODES, check_mode, render
from grange.envs.single import RIVALS
from grange.envs.table import BYTE, SIGNED_BYTE, Array, Table, frombuffer


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
        self._begun = False
        self._ended = np.zeros(number, np.bool_)
        self._generators = [seeding.np_random()[0] for _ in learners]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, or those that `options["reset_mask"]` names."""
        chosen = np.ones(self.num_envs, np.bool_) if options is None or "reset_mask" not in options else options["reset_mask"]
        which = self._each("reset_mask", chosen, "b")
        if not self._begun and not which.all():
            raise GameOver("error-env-idle")
        self._seed(seed)
        self._begin(np.flatnonzero(which).tolist())
        self._begun = True
        return self._answer()

    def _each(self, what: str, values: Any, kinds: str) -> Array:
        """Return values as an array; refuse them unless there is one for each game."""
        found = np.asarray(values)
        if found.shape != (self.num_envs,) or found.dtype.kind not in kinds:
            raise BadSetup("error-env-each", what=what, number=self.num_envs)
        return found

    def _seed(self, seed: Any) -> None:
        """Give every game its own generator, from one seed or from a seed for each."""
        if seed is None:
            return
        if isinstance(seed, str) or not isinstance(seed, Sequence | np.ndarray):
            seed = plain_number(seed)
            super().reset(seed=seed)
            seed = range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise BadSetup("error-env-each", what="seed", number=self.num_envs)
        fresh = [None if one is None else seeding.np_random(plain_number(one))[0] for one in seed]
        self._generators = [new or old for new, old in zip(fresh, self._generators, strict=True)]

    def _begin(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.learners[number].begin(self._generators[number])
            self._ended[number] = False

    def _answer(self) -> tuple[Any, dict[str, Any]]:
        """Return what all seats know and may do: observations and infos, which share the masks.

        Everything is written into two fresh rows of bytes, which become the arrays without being copied.
        """
        seen = frombuffer(bytearray().join(self._observed()), BYTE).reshape(self.num_envs, -1)
        self._masks = masks = frombuffer(self._marked(), SIGNED_BYTE).reshape(self.num_envs, -1)
        infos = {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return ({"observation": seen, "action_mask": masks}, infos) if self._in_observation else (seen, infos)

    def _observed(self) -> list[bytearray]:
        observe = self.table.observer.observe
        return [observe(learner.state, learner.seat) for learner in self.learners]

    def _marked(self) -> bytearray:
        """Write the masks of all games one after another; a seat whose game is over can only wait."""
        mark, actions, wait = self.table.observer.mark, self.table.actions, self.table.wait
        masks, start = bytearray(self.num_envs * actions), 0
        for learner in self.learners:
            state = learner.state
            if state.over:
                masks[start + wait] = 1
            else:
                mark(state, learner.seat, masks, start)
            start += actions
        return masks

    def action_masks(self) -> Array:
        """Return which actions are legal in each game, as sb3-contrib asks for it."""
        if not self._begun:
            raise GameOver("error-env-idle")
        return self._masks.astype(np.bool_)

    def describe(self) -> Description:
        """Describe the parts of an observation."""
        return self.table.describe()

    def step(self, actions: Array | Sequence[int]) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Act in every game. A game that has ended begins anew: at once, or in the next step, which then ignores its action."""
        chosen = self._each("actions", actions, "iu").tolist()
        ended = self._ended.tolist()
        if not self._begun or (self.autoreset_mode == AutoresetMode.DISABLED and any(ended)):
            raise GameOver("error-env-idle")
        rewards, terminations = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for number, (learner, action) in enumerate(zip(self.learners, chosen, strict=True)):
            if not ended[number]:
                reward = learner.act(action)
                if reward:
                    rewards[number] = reward
                if learner.stopped:
                    terminations[number] = True
        self._begin(np.flatnonzero(self._ended).tolist())
        finals = self._leave(np.flatnonzero(terminations).tolist())
        observations, infos = self._answer()
        return observations, rewards, terminations, np.zeros(self.num_envs, np.bool_), {**infos, **self._said(finals)}

    def _leave(self, numbers: list[int]) -> dict[int, tuple[Any, dict[str, Any]]]:
        """Let games end; if they begin anew at once, return what was last seen of them."""
        self._ended[numbers] = True
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return {}
        finals = {number: self._final(number) for number in numbers}
        self._begin(numbers)
        return finals

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
        if not self._begun:
            raise GameOver("error-env-idle")
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
    return GrangeVector(table, learners, mask, checked_autoreset(autoreset_mode), render_mode)


def checked_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """Refuse an autoreset mode that Gymnasium does not have."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        raise BadSetup("error-env-autoreset", mode=shortly(mode), modes=[known.value for known in AutoresetMode]) from None
