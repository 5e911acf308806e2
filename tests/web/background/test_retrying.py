"""Work that failed is tried again, after longer and longer pauses."""

from __future__ import annotations

import asyncio
import logging

import pytest

from grange.web.background.retrying import Pauses, retry

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
