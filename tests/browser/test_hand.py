"""A table on a phone: pinching, swiping, and a long question."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import open_table


def in_hand(visit, game: str, lang: str = "en-GB") -> Page:
    page = visit("/", size=PHONE, touch=True, lang=lang)
    open_table(page, "me", game=game)
    page.locator("#board [data-option]").first.wait_for(state="attached")  # the script has drawn its rings, so it listens
    return page


def swipe(page: Page, start: int, end: int) -> None:
    """Draw a finger over the board."""
    line = page.context.new_cdp_session(page)
    for kind, x in (("touchStart", start), ("touchMove", (start + end) // 2), ("touchMove", end)):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 400}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_turns_the_page(visit):
    page = in_hand(visit, "agricola")
    first, second = page.locator("#pager [data-tab=a]"), page.locator("#pager [data-tab=b]")
    swipe(page, 330, 60)
    expect(second).to_have_attribute("aria-selected", "true")
    swipe(page, 60, 330)
    expect(first).to_have_attribute("aria-selected", "true")


def test_two_fingers_enlarge_the_board(visit):
    page = in_hand(visit, "agricola")
    line = page.context.new_cdp_session(page)
    line.send("Input.synthesizePinchGesture", {"x": 195, "y": 400, "scaleFactor": 2})
    page.wait_for_function("() => visualViewport.scale > 1.5")


def test_a_long_question_can_be_opened(visit):
    page = in_hand(visit, "evergreen", lang="ru-RU")  # what is asked first has four lines there
    more = page.locator("#prompt small")
    low, whole = more.evaluate("text => [text.offsetHeight, text.scrollHeight]")
    assert low < whole, "the question fits: take another one that does not"
    more.tap()
    page.wait_for_function("whole => document.querySelector('#prompt small').offsetHeight === whole", arg=whole)
    more.tap()
    page.wait_for_function("low => document.querySelector('#prompt small').offsetHeight === low", arg=low)
