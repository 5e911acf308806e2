"""Every table in every window: all that a decision needs is in sight, whole, apart and large enough to read."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.browser.measure import faults, measured
from tests.browser.shots import CHOICES, Look, window
from tests.browser.stages import STAGES, Staged
from tests.web.servers import Server

# each size with a theme and a language, so that all of them occur; make shots looks at every combination
LOOKS = [
    ("1920x1080", "light", "pl"),
    ("1440x900", "dark", "ru"),
    ("1366x768", "light", "ru"),
    ("1024x768", "dark", "pl"),
    ("390x844", "light", "en"),
]
SMALL_LOOKS = [("1366x768", "dark", "en"), ("390x844", "dark", "ru")]
# a screen reader finds the same at every size, and colours stand as far apart
READ = [LOOKS[1], LOOKS[-1], SMALL_LOOKS[0]]


@pytest.mark.parametrize("game", CHOICES["games"])
def test_a_table_of_four_fits_every_window(browser, server, game):
    table = Staged(server.address, game, 4)
    table.play_to("middle")
    assert faults_in(browser, server, table, LOOKS) == {}


@pytest.mark.parametrize(("game", "stage"), list(product(CHOICES["games"], [stage for stage in STAGES if stage != "middle"])))
def test_a_table_of_two_fits_a_small_laptop_and_a_phone_at_the_start_and_at_the_end(browser, server, game, stage):
    table = Staged(server.address, game, 2)
    table.play_to(stage)
    assert faults_in(browser, server, table, SMALL_LOOKS) == {}


def faults_in(browser: Browser, server: Server, table: Staged, looks: list[Look]) -> dict[Look, list[str]]:
    """List what is wrong with a table in each look in which something is."""
    found = {}
    for look in looks:
        with window(browser, server, look) as page:
            table.sit_down(page)
            found[look] = faults(page) if look in READ else measured(page)
    return {look: wrong for look, wrong in found.items() if wrong}
