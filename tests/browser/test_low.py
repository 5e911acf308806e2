"""A phone held sideways, and a laptop at 200 %: what opens over a table, and the other pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIDEWAYS, ZOOMED
from tests.browser.measure import measured
from tests.browser.playing import open_table
from tests.browser.stages import Staged
from tests.browser.test_life import in_sight, scrolls_sideways

SIZES = pytest.mark.parametrize("size", [SIDEWAYS, ZOOMED], ids=["sideways", "zoomed"])
# whether two things have some room in common
TOUCH = """([one, other]) => {
  const [here, there] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return here.left < there.right && here.right > there.left && here.top < there.bottom && here.bottom > there.top;
}"""


@SIZES
def test_the_question_stands_beside_the_board_and_a_list_of_options_leaves_it_in_sight(visit, server, size):
    table = Staged(server, "agricola", 4)
    table.play_to("middle")
    page = visit(size=size)
    table.sit_down(page)
    assert not page.evaluate(TOUCH, ["#board", "#content"])
    page.locator("#list-button").click()
    assert in_sight(page, "#list [data-option] >> nth=-1")
    assert not page.evaluate(TOUCH, ["#list", "#prompt"])


@SIZES
def test_a_hint_says_all_that_it_has_to_say(visit, server, size):
    table = Staged(server, "evergreen", 2)
    table.play_to("start")
    page = visit(size=size)
    table.sit_down(page)
    page.locator("#hint").click()
    told = page.locator("#advice [aria-current=true] .all")
    expect(told).to_be_visible()
    assert told.evaluate("told => told.scrollHeight - told.clientHeight") <= 1
    assert measured(page) == []


@SIZES
def test_a_shared_screen_is_handed_over_by_a_button_in_sight(visit, size):
    page = visit(size=size)
    open_table(page, "me", "here", game="petrichor")
    assert in_sight(page, "#cover [data-here]")


@SIZES
def test_rules_open_beside_a_part_of_the_table_and_can_be_closed(visit, server, size):
    table = Staged(server, "farmerama", 2)
    table.play_to("start")
    page = visit(size=size)
    table.sit_down(page)
    page.locator("#chapter").click()
    expect(page.locator("#drawer")).to_be_visible()
    assert page.locator("#drawer").evaluate("drawer => drawer.getBoundingClientRect().left") > 200
    assert in_sight(page, "#drawer header .icon-btn >> nth=-1")


@SIZES
def test_scores_are_not_squeezed_by_the_log_below_them(visit, server, size):
    table = Staged(server, "petrichor", 4)
    table.play_to("middle")
    page = visit(size=size)
    table.sit_down(page)
    page.locator(".bar [data-sheets]").click()
    score = page.locator("#sheets .p-score")
    assert score.evaluate("score => score.scrollHeight - score.clientHeight") <= 1


@SIZES
def test_the_end_and_a_replay_fit(visit, server, size):
    table = Staged(server, "evergreen", 2)
    table.play_to("end")
    page = visit(size=size)
    table.sit_down(page)
    assert in_sight(page, ".ending [form=rematch]")
    assert_review_offered(page)
    assert page.locator(".crown2").bounding_box()["width"] < size["width"] / 2  # the points stand beside it
    page.goto(f"/table/{table.table}/replay?at=20")
    assert measured(page) == []


def test_a_phone_offers_the_review_of_a_game(visit, server):
    table = Staged(server, "agricola", 4)
    table.play_to("end")
    page = visit(size=PHONE)
    table.sit_down(page)
    assert_review_offered(page)
    assert measured(page) == []


def assert_review_offered(page: Page) -> None:
    """Find the button that asks for the review, wholly in sight when the page is scrolled to it."""
    offer = page.locator("#result-curve [form=review]")
    expect(offer).to_be_visible()
    offer.scroll_into_view_if_needed()
    assert in_sight(page, "#result-curve [form=review]")


@pytest.mark.parametrize("path", ["/", "/new/agricola", "/new/evergreen", "/rules/petrichor", "/cards/agricola"])
def test_pages_do_not_scroll_sideways(visit, path):
    page = visit(path)
    for size in (SIDEWAYS, ZOOMED):
        page.set_viewport_size(size)
        assert not scrolls_sideways(page)
        assert not [fault for fault in measured(page) if not fault.startswith("broken")]
