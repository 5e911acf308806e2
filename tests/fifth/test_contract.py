"""The contract suite works for a game that is short and has no secrets."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from tests.contract import test_contract, test_observations, test_values
from tests.contract.setups import Setup

PROMISES = [
    test
    for suite in (test_contract, test_observations, test_values)
    for name, test in vars(suite).items()
    if name.startswith("test_") and [*signature(test).parameters] == ["setup"]
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_nim_keeps_every_promise(promise: Callable[[Any], None]):
    promise(Setup("nim", 2))


def test_every_promise_was_found():
    assert len(PROMISES) > 20
