"""Every table in every window: all that a decision needs is in sight, whole, apart and large enough to read."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.measure import faults
from tests.browser.shots import CHOICES, window
from tests.browser.stages import STAGES, Staged

# each size with a theme and a language, so that all of them occur; make shots looks at every combination
LOOKS = [
    ("1920x1080", "light", "pl"),
    ("1440x900", "dark", "ru"),
    ("1366x768", "light", "ru"),
    ("1024x768", "dark", "pl"),
    ("390x844", "light", "en"),
]


@pytest.mark.parametrize("game", CHOICES["games"])
def test_a_table_of_four_fits_every_window(browser, server, game):
    table = Staged(server.address, game, 4)
    table.play_to("middle")
    found = {}
    for look in LOOKS:
        with window(browser, server, look) as page:
            table.sit_down(page)
            found[look] = faults(page)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("game", "stage"), product(CHOICES["games"], [stage for stage in STAGES if stage != "middle"]))
def test_a_table_of_two_fits_a_small_laptop_and_a_phone_at_the_start_and_at_the_end(browser, server, game, stage):
    table = Staged(server.address, game, 2)
    table.play_to(stage)
    found = {}
    for look in [("1366x768", "dark", "en"), ("390x844", "dark", "ru")]:
        with window(browser, server, look) as page:
            table.sit_down(page)
            found[look] = faults(page)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}
