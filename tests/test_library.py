"""What `import grange` gives to whoever uses the library."""

from __future__ import annotations

import subprocess
import sys
from typing import cast

import numpy as np
import pytest

import grange
from grange.core import errors
from grange.core.chance import strong_seed
from grange.games import find


def test_everything_exported_is_there_and_listed():
    assert len(set(grange.__all__)) == len(grange.__all__)
    for name in grange.__all__:
        assert getattr(grange, name)
        assert name in dir(grange)


def test_every_error_is_exported():
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, grange.GrangeError)}
    assert kinds <= set(grange.__all__)


def test_importing_grange_imports_neither_bots_nor_numpy_nor_games():
    heavy = "('numpy', 'grange.bots', 'grange.lab', 'grange.games.agricola', 'rich', 'fastapi')"
    script = f"import grange, sys; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_bots_and_the_lab_are_there_without_a_further_import():
    script = "import grange; print(grange.bots.BOTS and grange.lab and grange.simulate.__module__)"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "grange.lab.simulation"


def test_a_game_is_begun_by_the_seed_of_any_record():
    state = find("evergreen").origin(2, strong_seed(), {}, {}).begin()
    assert grange.new_game("evergreen", 2, state.record()["seed"]) == state


def test_seats_and_seeds_may_be_numbers_of_numpy():
    seats, seed = cast(list[int], list(np.array([2, 7])))
    assert type(seats) is not int
    assert grange.new_game("evergreen", seats, seed) == grange.new_game("evergreen", 2, 7)


@pytest.mark.parametrize("seed", [True, 1.0, "7", "x" * 32, -1])
def test_anything_else_is_no_seed(seed):
    with pytest.raises(grange.BadSetup, match="is not a valid seed"):
        grange.new_game("evergreen", 2, seed)
