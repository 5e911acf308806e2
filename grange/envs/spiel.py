"""The games for OpenSpiel, so that its search and learning run on them.

>>> import pyspiel
>>> from grange.envs import spiel
>>> game = pyspiel.load_game("grange_evergreen(players=2)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # the seed, as the only move of chance
>>> state.current_player(), state.legal_actions()
(0, [0, 1, 2])

All chance of a game follows from its seed. Seats that act together move one after another, the lowest first; what they know does
not show what the others have chosen. Information states are our observations, so a seat is not reminded of its own past choices
that no longer lie on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from grange.core.chance import SEEDS
from grange.core.document import shortly
from grange.core.errors import BadSetup
from grange.core.state import State
from grange.games import find, names

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise BadSetup("error-spiel-missing", package=str(problem.name)) from problem

from grange.envs.table import Table

OUTCOMES = 1024  # seeds among which chance chooses, unless the parameter `seeds` says otherwise
MOST_OUTCOMES = 1 << 20  # OpenSpiel asks for a list of all of them
LONGEST = 10_000  # moves in a game; none of ours takes nearly as many
PREFIX = "grange_"
DEFAULTS = {"players": 2, "rules": "", "seeds": OUTCOMES}


def rules_of(text: str) -> dict[str, object]:
    """Read rule options as OpenSpiel's names can hold them: `cards:on;x_deck:on`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name: value for name, _, value in pairs}


def game_type(game: str) -> Any:
    """Describe a game to OpenSpiel."""
    seats = find(game).seats
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"Grange: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):
    """A game of ours, as OpenSpiel knows games."""

    def __init__(self, game: str, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.table = Table(game, chosen["players"], rules_of(chosen["rules"]))
        self.seeds = chosen["seeds"]
        if type(self.seeds) is not int or not 0 < self.seeds <= MOST_OUTCOMES:
            raise BadSetup("error-env-seeds", number=shortly(self.seeds), most=str(MOST_OUTCOMES))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.observer.options,
            max_chance_outcomes=self.seeds,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, chosen)

    def new_initial_state(self) -> SpielState:
        """Return a game before its seed is chosen."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what observes states."""
        return SpielObserver(self.table)


class SpielState(pyspiel.State):
    """A state of ours, as OpenSpiel knows states; before the seed is chosen, there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.seeds = game.seeds
        self.state: State | None = None

    def current_player(self) -> int:
        """Return the lowest seat that is asked."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return sorted(self.state.decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, which are equally likely."""
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = replace(self.table.origin, seed=action).begin()
        else:
            self.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.state is None:
            return f"seed:{action}"
        return self.state.codes.code_of.get(action, str(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        """Return 1 for winning seats and -1 for losing ones, once the game is over."""
        paid = None if self.state is None else self.table.rewards(self.state).pay(self.state)
        return paid or [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that looks the same to the player, in which everything else is dealt again at random."""
        copy: SpielState = self.clone()
        if self.state is not None:
            copy.state = self.state.imagine(player, int(sampler() * SEEDS))
        return copy

    def __str__(self) -> str:
        return "before the seed" if self.state is None else repr(self.state)


class SpielObserver:
    """Writes our observations as OpenSpiel's tensors, with our parts by their names."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = {part.name: self.tensor[part.slice] for part in table.observer.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state from a player's seat."""
        self.tensor[:] = 0 if state.state is None else self.table.observe(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return an observation as a text."""
        return f"{player} " + (self.table.observer.observe(state.state, player).hex() if state.state is not None else "")


def register_all() -> None:
    """Register every game on the shelf that OpenSpiel does not know yet."""
    known = set(pyspiel.registered_names())
    for game in names():
        if f"{PREFIX}{game}" not in known:
            pyspiel.register_game(game_type(game), kind_of(game))


def kind_of(game: str) -> type[SpielGame]:
    """Make the class that OpenSpiel registers for a game; when the interpreter ends, it could not let go of a function."""

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


register_all()
