"""Petrichor's forecast on the field: a player who points at a weather sees what it would do."""

from __future__ import annotations

from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.stages import Staged


def with_clouds(visit, server, **look: object) -> Page:
    """Sit down at a table of four over whose field there are clouds."""
    table = Staged(server, "petrichor", 4)
    table.play_to("middle")
    page = visit("/", **look)
    table.sit_down(page)
    page.locator("#board [data-would]").first.wait_for(state="attached")
    return page


def test_pointing_at_a_weather_shows_on_the_field_what_it_would_do_and_nothing_else_moves(visit, server):
    page = with_clouds(visit, server)
    field, rest = page.locator("#board .p-field"), page.locator("#board .p-fore")
    before, forecast, box = field.inner_html(), rest.inner_html(), rest.bounding_box()
    page.locator("[data-would=frost]").hover()
    expect(field.locator(".tile:has(.wouldbox) .would").first).to_be_visible()
    assert rest.inner_html() == forecast
    assert rest.bounding_box() == box
    page.mouse.move(2, 2)
    expect(field.locator(".wouldbox")).to_have_count(0)
    assert field.inner_html() == before


def test_the_keyboard_shows_a_weather_too(visit, server):
    page = with_clouds(visit, server)
    shown = page.locator("#board .wouldbox")
    while not shown.count():  # while others' moves are still played out, nothing is foreseen
        page.locator("[data-would=sun]").focus()
        page.keyboard.press("Shift+Tab")
        expect(page.locator("[data-would=frost]")).to_be_focused()
        page.wait_for_timeout(500)
    expect(shown.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#board .wouldbox")).to_have_count(0)


def test_in_a_hand_a_tap_shows_the_field_with_the_same_in_words_and_leads_back(visit, server):
    page = with_clouds(visit, server, size=PHONE, touch=True)
    page.locator("#pager [data-tab=b]").tap()
    page.locator("[data-would=frost]").tap()
    expect(page.locator("#board .wouldbox").first).to_be_visible()
    expect(page.locator("#coming .told")).to_have_text("If frost came now")
    expect(page.locator("#coming .which")).not_to_be_empty()
    asked: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", dismiss)
    page.locator("#coming [data-leave]").tap()
    expect(page.locator("#coming")).to_be_hidden()
    expect(page.locator("#content")).to_be_visible()
    expect(page.locator("[data-would=frost]")).to_be_visible()
    expect(page.locator("#board .wouldbox")).to_have_count(0)
    assert asked == []
