"""The set-up that an environment plays: its game, what its seats observe, what they may do and what they are rewarded for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from grange.core.chance import SEEDS
from grange.core.components import changes_in
from grange.core.document import plain_number, shortly
from grange.core.errors import BadSetup, GameOver, IllegalOption, WrongSeat
from grange.core.observer import Observer
from grange.core.state import State
from grange.core.words import read_words
from grange.envs.description import Description
from grange.envs.rewards import REWARDS, Rewards
from grange.games import find

ILLEGAL_ACTION = -1  # stands for None, which no seat may choose
MASKS = ("observation", "info")  # where an environment shows which actions are legal; its infos always do

Array = np.ndarray[Any, Any]

# found once, since every step uses them
frombuffer = np.frombuffer
BYTE, SIGNED_BYTE = np.dtype(np.uint8), np.dtype(np.int8)


def after_reset(state: State | None) -> State:
    """Return the game of an environment; before its first reset there is none."""
    if state is None:
        raise GameOver("error-env-idle")
    return state


class Table:
    """A game with its seats and rules, ready to be begun again and again from different seeds."""

    def __init__(
        self,
        game: str,
        seats: int,
        rules: Mapping[str, object],
        components: Mapping[str, Any] | str | Path | None = None,
        reward: str = "win",
    ) -> None:
        self.game = find(game)
        self.game.check_keywords(rules)
        self.game.check_chosen(rules)
        self.origin = self.game.origin(plain_number(seats), 0, rules, changes_in(components))
        if not isinstance(reward, str) or reward not in REWARDS:
            raise BadSetup("error-env-reward", reward=shortly(reward), rewards=list(REWARDS))
        self.seats = self.origin.seats
        self.reward = reward
        self.pays_on_the_way = reward != "win"
        self.observer = Observer(self.origin.begin())
        self.actions = self.observer.options + 1
        self.wait = self.observer.options  # the action of a seat that has nothing to choose
        high = np.concatenate([np.full(part.size, part.high, np.uint8) for part in self.observer.parts])
        self.box = spaces.Box(np.zeros(self.observer.size, np.uint8), high, dtype=np.uint8)

    def observation_space(self, mask: str) -> spaces.Space[Any]:
        """Return what an observation looks like, with or without the mask."""
        if not isinstance(mask, str) or mask not in MASKS:
            raise BadSetup("error-env-mask", mask=shortly(mask), masks=list(MASKS))
        if mask == "info":
            return spaces.Box(self.box.low, self.box.high, dtype=np.uint8)
        return spaces.Dict({"observation": self.observation_space("info"), "action_mask": spaces.MultiBinary(self.actions)})

    def action_space(self) -> spaces.Discrete:
        """Return all actions: the options of the game, and waiting."""
        return spaces.Discrete(self.actions)

    def begin(self, np_random: np.random.Generator) -> State:
        """Begin a game with a seed from a generator of Gymnasium."""
        return replace(self.origin, seed=int(np_random.integers(SEEDS))).begin()

    def rewards(self, state: State) -> Rewards:
        """Return what pays the rewards of a game that has just begun."""
        return REWARDS[self.reward](state)

    def observe(self, state: State, seat: int) -> Array:
        """Return what a seat may know."""
        return frombuffer(self.observer.observe(state, seat), BYTE)

    def mask(self, state: State, seat: int) -> Array:
        """Return a 1 for each action that the seat may choose: its options, or only to wait."""
        mask = self.observer.mask(state, seat)
        mask.append(1 not in mask)
        return frombuffer(mask, SIGNED_BYTE)

    def number(self, action: Any) -> int:
        """Return an action as an int, also if it is a number of NumPy's."""
        if action is None:
            return ILLEGAL_ACTION
        try:
            return index(action)
        except TypeError:
            raise IllegalOption("error-env-action", action=shortly(action), last=self.wait) from None

    def clone(self, state: State, seat: int, seed: int) -> State:
        """Return a copy of a game in which everything that the seat may not know is dealt again at random."""
        self.check_seat(seat)
        chosen = plain_number(seed)
        if type(chosen) is not int or not 0 <= chosen < SEEDS:
            raise BadSetup("error-seed", seed=shortly(seed), last=str(SEEDS - 1))
        return state.imagine(seat, chosen)

    def check_seat(self, seat: object) -> None:
        """Refuse a seat that this table does not have."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeat("error-no-such-seat", seat=shortly(seat), last=self.seats - 1)

    def describe(self) -> Description:
        """Describe the parts of an observation."""
        return Description(self.observer.parts)

    def action_name(self, state: State, action: int, seat: int, lang: str = "en") -> str:
        """Say what an action does, as on its button; its code where it is not legal now."""
        words = read_words(lang, self.game.folder)
        self.check_seat(seat)
        number = self.number(action)
        if number == self.wait:
            return words.say("env-wait")
        decision = state.decision_of(seat)
        if decision is not None and number in decision.options:
            return words.text(state.label(number, seat))
        return state.codes.code_of.get(number, str(number))
