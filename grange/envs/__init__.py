"""Environments: the games in the forms of PettingZoo and Gymnasium, for programs that learn.

>>> from grange.envs import aec_env
>>> env = aec_env("evergreen", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].dtype, observation["action_mask"].sum()
(dtype('uint8'), np.int64(3))
"""

from __future__ import annotations

from grange.core.errors import BadSetup

try:
    import gymnasium as _gymnasium  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as problem:
    raise BadSetup("error-envs-missing", package=str(problem.name)) from problem

from grange.envs.aec import GrangeAEC, aec_env
from grange.envs.description import Description
from grange.envs.parallel import GrangeParallel, parallel_env
from grange.envs.registration import env_id, register_all
from grange.envs.single import GrangeGym, gym_env
from grange.envs.vector import GrangeVector, vector_env

__all__ = [
    "Description",
    "GrangeAEC",
    "GrangeGym",
    "GrangeParallel",
    "GrangeVector",
    "aec_env",
    "env_id",
    "gym_env",
    "parallel_env",
    "register_all",
    "vector_env",
]

register_all()
