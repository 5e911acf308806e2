"""Other players' tables: a rival's board opens large, and a spectator chooses whose table to see."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import open_table, position, wait_for_position

BOARDS = {"evergreen": ".p-planet svg.board", "farmerama": ".p-farm svg", "agricola": ".mine svg.farm"}  # the large one on a page
TWICE = 1.9  # a large board beside the small one


def width(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["width"]


def sit_with_friends(page: Page, *friends: str, game: str = "evergreen") -> str:
    """Open a table with friends who have not come yet, and put away the links that are for them."""
    address = open_table(page, "me", *friends, game=game)
    page.locator("#invite").evaluate("links => links.hidePopover()")
    return address


@pytest.mark.parametrize("game", BOARDS)
def test_a_rivals_board_opens_large_and_leaves_the_own_question_open(visit: Any, game: str):
    page = visit()
    sit_with_friends(page, "friend", "friend", game=game)
    own, small = page.locator(BOARDS[game]).first.get_attribute("aria-label") or "", width(page, "#rival-1 svg")
    page.locator("#rival-1").click(position={"x": 4, "y": 4})
    expect(page.locator("#eyes")).to_be_visible()
    expect(page.locator("#content")).to_be_hidden()
    assert width(page, BOARDS[game]) > TWICE * small
    expect(page.locator(BOARDS[game]).first).not_to_have_attribute("aria-label", own)
    page.keyboard.press("Escape")
    expect(page.locator("#content")).to_be_visible()
    expect(page.locator(BOARDS[game]).first).to_have_attribute("aria-label", own)


def test_a_key_leads_from_one_rival_to_the_next(visit: Any):
    page = visit()
    sit_with_friends(page, "friend", "friend")
    seen: list[str | None] = []
    for _ in range(3):
        page.keyboard.press("v")
        page.wait_for_function(
            "seen => document.querySelector('.p-planet svg.board').id !== seen",
            arg=seen[-1] if seen else "planet-0",
        )
        seen.append(page.locator(".p-planet svg.board").get_attribute("id"))
    assert seen == ["planet-1", "planet-2", "planet-1"]
    page.locator("#eyes [data-eyes=own]").click()
    expect(page.locator(".p-planet svg.board")).to_have_id("planet-0")


def test_nothing_answers_a_question_while_a_rivals_board_hides_it(visit: Any):
    page = visit()
    sit_with_friends(page, "friend")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/choose") else None)
    page.keyboard.press("v")
    expect(page.locator("#eyes .told")).to_be_visible()
    expect(page.locator(".p-planet svg.board")).to_have_id("planet-1")
    page.set_viewport_size(PHONE)  # marks are drawn anew
    page.keyboard.press("1")
    page.locator("#pager [data-tab]").last.click()
    expect(page.locator("#board .ring")).to_have_count(0)
    page.keyboard.press("Escape")
    seen = position(page)
    page.keyboard.press("1")
    wait_for_position(page, seen)
    assert len(sent) == 1


def test_on_a_phone_a_name_opens_the_board_of_its_player(visit: Any):
    page = visit(size=PHONE, touch=True)
    sit_with_friends(page, "friend", game="farmerama")
    page.locator(".seats.row [data-eyes='1']").click()
    expect(page.locator("#eyes .told")).to_be_visible()
    expect(page.locator(".p-farm")).to_be_visible()


def test_a_spectator_chooses_whose_table_to_look_at_and_keeps_it(visit: Any):
    address = open_table(visit(), "me", "friend", "friend")
    page = visit()
    page.goto(address)
    expect(page.locator(".p-planet svg.board")).to_have_id("planet-0")
    page.locator(".bar [data-eyes='2']").click()
    expect(page.locator(".p-planet svg.board")).to_have_id("planet-2")
    expect(page.locator(".bar .seats .me")).to_have_attribute("data-seat", "2")
    page.reload()
    expect(page.locator(".p-planet svg.board")).to_have_id("planet-2")


def test_a_spectator_keeps_looking_at_the_same_table_while_others_choose(visit: Any):
    player, page = visit(), visit()
    address = sit_with_friends(player, "friend")
    page.goto(f"{address}?eyes=1")
    before = page.locator("#table").get_attribute("data-position")
    player.locator("#ask [data-option]").first.click()
    page.wait_for_function("before => document.getElementById('table').dataset.position !== before", arg=before)
    expect(page.locator(".p-planet svg.board")).to_have_id("planet-1")
