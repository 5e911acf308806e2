"""A campaign in a browser: begin it on the front page, choose an occupation, begin the next game; its page at every size."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grange.web.storage.store import Store
from tests.browser.conftest import DESK, PHONE
from tests.browser.measure import findings
from tests.browser.test_life import SIZES, in_sight, scrolls_sideways
from tests.web.servers import Server

WON = {"scores": [54], "places": [1], "played": [["tutor", "groom"]], "kept": [None]}
ENDED = {
    "scores": [35, 38, 29, 41],
    "places": [3, 2, 4, 1],
    "played": [["consultant", "groom"], ["priest"], ["wood_cutter"], ["tutor"]],
    "kept": [None, "priest", "", "tutor"],
}


def begin(page: Page, *kinds: str) -> None:
    """Begin a campaign from the front page."""
    page.goto("/")
    page.locator(".way[href*=campaign]").click()
    for seat, kind in enumerate(kinds):
        page.locator(f"[name=kind-{seat}][value='{kind}']").evaluate("radio => radio.click()")
    page.locator("button[name=campaign]").click()
    page.wait_for_url("**/campaign/*")


def let_end(server: Server, page: Page, **outcome: Any) -> None:
    """Let the game that is being played have ended in some way, and look again."""
    store = Store(f"sqlite:///{server.data / 'tables.db'}")
    stored = store.campaigns.find(page.url.rpartition("/")[2])
    assert stored is not None
    ended = replace(stored, document={**stored.document, "games": [outcome]}, playing=None)
    store.write(store.campaigns.change, ended)
    store.close()
    page.reload()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_somebody_alone_chooses_what_stays_and_begins_the_next_game(visit, server, size):
    page = visit(size=size)
    begin(page, "me")
    expect(page.locator(".campbar h2")).to_contain_text("Game 1 of 8: reach 50 points")
    let_end(server, page, **WON)
    page.locator("button[value=groom]").click()
    expect(page.locator(".deciding .picked")).to_contain_text("Groom")
    assert in_sight(page, "#next-game")
    page.locator("#next-game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-card=groom]").first).to_be_attached()
    page.locator("#campaign").click()
    page.wait_for_url("**/campaign/*")
    expect(page.locator(".campbar .primary")).to_have_text("To the table")


def test_a_page_sees_by_itself_that_somebody_has_chosen(visit, server):
    page = visit()
    begin(page, "me", "here")
    let_end(server, page, scores=[40, 30], places=[1, 2], played=[["tutor"], ["groom"]], kept=[None, None])
    other = page.context.new_page()
    other.goto(page.url)
    for thing in ("tutor", "groom"):
        page.locator(f"button[value={thing}]").click()
    expect(other.locator("#next-game")).to_be_visible()


@pytest.mark.parametrize(
    ("kinds", "outcome"), [(("me",), WON), (("me", "bot:steady", "friend", "bot:gentle"), ENDED)], ids=["alone", "four"]
)
def test_the_pages_of_campaigns_are_for_everybody_at_every_size(visit, server, kinds, outcome):
    page = visit(lang="ru")
    begin(page, *kinds)
    let_end(server, page, **outcome)
    for size, theme in (("desk", "light"), ("laptop", "dark"), ("tablet", "light"), ("phone", "dark")):
        page.set_viewport_size(SIZES[size])
        page.emulate_media(color_scheme=theme)
        assert not findings(page), size
        assert not scrolls_sideways(page), size
        page.evaluate("scrollTo(0, 0)")
        assert in_sight(page, ".campbar"), size
