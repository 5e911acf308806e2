"""Sharing a result: through the device's menu with its picture, or as text on the clipboard."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.measure import faults
from tests.browser.stages import Staged

MENU = """() => {
  window.shared = [];
  Navigator.prototype.canShare = () => true;
  Navigator.prototype.share = async ({ text, files }) => { window.shared.push([text, files[0].type, files[0].size]); };
}"""

NO_CLIPBOARD = "() => { window.kept = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined }); }"


@pytest.fixture
def ended(visit, server):
    """The end of a game of two."""
    page = visit()
    table = Staged(server, "evergreen", 2)
    table.play_to("end")
    table.sit_down(page)
    page.locator("[data-share]").wait_for()
    return page, table


def test_a_result_is_copied_with_marks_points_and_link(ended):
    page, table = ended
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-share]").click()
    expect(page.locator("#slip")).to_contain_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    head, *rows, link = text.splitlines()
    assert head.startswith("Grange, Evergreen")
    assert sorted(row[3] for row in rows) == ["■", "●"]
    assert "Player 1" in text  # a player without a name is not "you" to readers
    assert [str(points) in text for points in table.state.scores] == [True, True]
    assert link.endswith(f"/table/{table.table}")


def test_a_house_without_https_copies_all_the_same(ended):
    page, table = ended
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(NO_CLIPBOARD)
    page.locator("[data-share]").click()
    expect(page.locator("#slip")).to_contain_text("Copied")
    assert page.evaluate("kept.readText()").endswith(f"/table/{table.table}")
    page.locator("[popovertarget=invite]:visible").click()
    page.locator("[data-copy=watch]").click()
    expect(page.locator("[data-copy=watch]")).to_have_text("Copied")
    assert page.evaluate("kept.readText()") == page.locator("#watch").input_value()


def test_a_button_that_could_not_copy_does_not_say_so(ended):
    page, _ = ended
    page.evaluate(NO_CLIPBOARD)
    page.evaluate("document.execCommand = () => false")
    page.locator("[popovertarget=invite]:visible").click()
    page.locator("[data-copy=watch]").click()
    page.wait_for_function("() => getSelection().toString() === document.getElementById('watch').value")
    expect(page.locator("[data-copy=watch]")).to_have_text("Copy")


def test_a_device_with_a_menu_gets_the_picture_too(ended):
    page, _ = ended
    page.evaluate(MENU)
    page.locator("[data-share]").click()
    page.wait_for_function("() => window.shared.length > 0")
    ((text, kind, size),) = page.evaluate("window.shared")
    assert text.startswith("Grange, Evergreen")
    assert kind == "image/png"
    assert size > 10_000


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_the_end_has_room_for_all_its_buttons(visit, server, lang):
    page = visit(lang=lang)
    table = Staged(server, "evergreen", 2)
    table.play_to("end")
    table.sit_down(page)
    page.locator("[data-share]").wait_for()
    for size, theme in product((DESK, PHONE), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert faults(page) == [], (size, theme)
