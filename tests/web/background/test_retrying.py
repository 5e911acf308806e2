"""Work that failed is tried again, after longer and longer pauses."""

from __future__ import annotations

import asyncio
import logging

import pytest

from grange.web.background import retrying
from grange.web.background.retrying import Pauses, keep_on, retry
from tests.web.servers import log_keys

LOG = logging.getLogger("grange.test")


def test_pauses_double_up_to_the_longest_and_begin_again_after_a_success():
    pauses = Pauses(0.5, 3.0)
    assert pauses.fresh
    assert [pauses.next() for _ in range(5)] == [0.5, 1.0, 2.0, 3.0, 3.0]
    assert not pauses.fresh
    pauses.reset()
    assert pauses.fresh
    assert pauses.next() == 0.5


def test_work_is_tried_until_it_succeeds_and_an_error_that_no_attempt_helps_is_raised():
    problems = [ValueError(), OSError(), None, LookupError()]

    async def work(number: int) -> None:
        assert number == 7
        if (problem := problems.pop(0)) is not None:
            raise problem

    asyncio.run(retry(work, 7, pauses=Pauses(0.0, 0.0), log=LOG))
    assert len(problems) == 1
    with pytest.raises(LookupError):
        asyncio.run(retry(work, 7, pauses=Pauses(0.0, 0.0), log=LOG, unless=(LookupError,)))


def test_work_goes_on_after_it_has_failed_and_every_failure_is_logged(monkeypatch, caplog):
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.0)
    outcomes = iter([ValueError("first"), None, OSError("second"), None])

    async def work() -> None:
        try:
            problem = next(outcomes)
        except StopIteration:
            raise asyncio.CancelledError from None
        if problem is not None:
            raise problem

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(keep_on(work, 0.0, LOG, "log-lobby-waits"))
    assert log_keys(caplog) == ["log-lobby-waits"] * 2
