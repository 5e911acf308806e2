"""The environments in the registries of Gymnasium and PettingZoo."""

from __future__ import annotations

import gymnasium
from pettingzoo.env_registry.registration import aec_registry, parallel_registry
from pettingzoo.env_registry.registration import register as register_pettingzoo

from grange.games import names

VERSION = 0


def env_id(game: str) -> str:
    """Return the id of a game's environments, such as `grange/Evergreen-v0`."""
    return f"grange/{''.join(part.capitalize() for part in game.split('_'))}-v{VERSION}"


def register_all() -> None:
    """Register every game on the shelf that is not there yet."""
    for game in names():
        name = env_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="grange.envs:gym_env",
                vector_entry_point="grange.envs:vector_env",
                kwargs={"game": game},
            )
        if name not in aec_registry:
            register_pettingzoo("aec", name, entry_point="grange.envs:aec_env", kwargs={"game": game})
        if name not in parallel_registry:
            register_pettingzoo("parallel", name, entry_point="grange.envs:parallel_env", kwargs={"game": game})
