"""Played by touch: the first tap shows what an option would do, the second does it, on a phone and on a tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import OPTION, codes_of, open_table, over, position, spots_of, wait_for_position
from tests.browser.stages import Staged

TABLET = {"width": 1024, "height": 768}
TAPS = 400


def tap(page: Page, code: str) -> None:
    """Tap an option where it stands: on the board, as a button, or in the list; then confirm it."""
    seen = position(page)
    option = page.locator(f"#ask [data-option='{code}']")
    if spots := spots_of(page, f"#board [data-option='{code}']"):
        page.touchscreen.tap(*spots[0])
    else:
        section = option.locator("xpath=ancestor::section[contains(@class, 'list')]")
        if section.count():
            page.locator(f"[aria-controls='{section.first.get_attribute('id')}']").tap()
        option.tap()
    page.locator("[data-pick=yes]").tap()
    wait_for_position(page, seen)


def test_a_first_tap_shows_and_a_second_does_it(visit):
    page = visit("/", size=PHONE, touch=True)
    open_table(page, "me", "here", game="agricola")
    forest = page.locator("#board .spc[data-id='space-forest']")
    forest.tap()
    picked = page.locator("#picked")
    expect(picked).to_contain_text("Forest")
    assert position(page) == 0
    picked.locator("[data-pick=no]").tap()
    expect(picked).to_be_hidden()
    forest.tap()
    expect(picked).to_be_visible()
    forest.tap()
    wait_for_position(page, 0)
    expect(picked).to_be_hidden()


def test_pages_are_opened_by_tabs(visit):
    page = visit("/", size=PHONE, touch=True)
    open_table(page, "me", "here", game="agricola")
    farm = page.locator("#board .mine")
    expect(farm).to_be_hidden()
    page.locator("#pager [data-tab=b]").tap()
    expect(farm).to_be_visible()
    expect(page.locator("#board .spcs")).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "size", "begun"), [("evergreen", PHONE, 0.8), ("agricola", TABLET, 0)], ids=["evergreen-phone", "agricola-tablet"]
)
def test_a_game_is_played_to_its_end_by_touch(visit, server, game, size, begun):
    page = visit("/", size=size, touch=True)
    table = Staged(server, game, 1)
    table.play_share(begun)
    table.sit_down(page)
    for turn in range(TAPS):
        page.wait_for_selector(f"{OPTION}, #ending", state="attached")
        if over(page):
            return
        codes = codes_of(page)
        tap(page, codes[turn % len(codes)])
    pytest.fail("the game did not end")
