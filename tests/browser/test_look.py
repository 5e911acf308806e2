"""Looking things up at a table, and the rules beside it, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.measure import findings
from tests.browser.playing import OPTION, open_table, spots_of
from tests.browser.stages import Staged

LOOKUP, DRAWER = "#lookup", "#drawer"
WELL = "#board [data-look='major-well']:visible"


def at_agricola(page: Page) -> Page:
    open_table(page, "me", game="agricola")
    expect(page.locator(OPTION).first).to_be_attached()
    return page


def apart(one: Locator, other: Locator) -> bool:
    """Tell whether two things do not cover each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_a_resting_pointer_is_told_of_the_thing_below_it_but_not_over_it(visit):
    page = at_agricola(visit())
    page.locator(WELL).hover()
    expect(page.locator(f"{LOOKUP} .name")).to_have_text("Well")
    expect(page.locator(f"{LOOKUP} .rule")).to_contain_text("the Well brings less")
    assert apart(page.locator(LOOKUP), page.locator(WELL))
    page.locator("h1").hover()
    expect(page.locator(LOOKUP)).to_be_hidden()


def test_the_key_i_tells_of_the_place_in_focus_and_escape_closes_it(visit):
    page = at_agricola(visit())
    page.locator(f"{OPTION}[data-option='space:forest']").focus()
    page.keyboard.press("i")
    expect(page.locator(f"{LOOKUP} .name")).to_have_text("Forest")
    page.keyboard.press("Escape")
    expect(page.locator(LOOKUP)).to_be_hidden()


def test_a_long_press_tells_of_a_thing_and_chooses_nothing(visit):
    page = at_agricola(visit())
    space = page.locator("#board [data-look='space-forest']:visible").first
    box = space.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(f"{LOOKUP} .name")).to_have_text("Forest")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("#table").get_attribute("data-made") == "0"
    expect(page.locator("#picked")).to_be_hidden()


def test_a_row_of_the_score_tells_how_it_counts(visit):
    page = at_agricola(visit())
    page.locator("#board [data-look='category-unused'] th:visible").hover()
    expect(page.locator(f"{LOOKUP} .name")).to_have_text("Unused spaces")


def test_rule_opens_the_chapter_of_the_question_beside_the_table_and_escape_closes_it(visit):
    page = at_agricola(visit())
    page.locator("#chapter").click()
    expect(page.locator("#drawer-title")).to_contain_text("The action spaces")
    expect(page.locator(f"{DRAWER} .asks")).to_contain_text("Where do you send a person?")
    expect(page.locator(f"{DRAWER} .figs svg").first).to_be_visible()
    assert apart(page.locator("#table"), page.locator(DRAWER))
    page.locator(f"{DRAWER} footer .next").click()
    expect(page.locator("#drawer-title")).to_contain_text("House, rooms, renovation")
    page.locator(f"{DRAWER} header [data-chapter=all]").click()
    page.locator(f"{DRAWER} .all [data-chapter=fields]").click()
    expect(page.locator("#drawer-title")).to_contain_text("Fields")
    page.keyboard.press("Escape")
    expect(page.locator(DRAWER)).to_be_hidden()
    expect(page.locator("#chapter")).to_be_focused()


def test_what_is_looked_up_leads_to_its_chapter(visit):
    page = at_agricola(visit())
    page.locator(WELL).hover()
    page.locator(f"{LOOKUP} a").click()
    expect(page.locator("#drawer-title")).to_contain_text("Major improvements")


def test_in_a_hand_the_chapter_covers_the_table_and_can_be_closed(visit):
    page = at_agricola(visit(size=PHONE))
    page.locator("#chapter").click()
    expect(page.locator("#drawer-title")).to_be_in_viewport()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator(f"{DRAWER} [data-close]").click()
    expect(page.locator(DRAWER)).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_looked_up_and_the_drawer_have_nothing_that_a_screen_reader_stumbles_over(visit, theme):
    page = at_agricola(visit(theme=theme))
    page.locator("#chapter").click()
    expect(page.locator("#drawer-title")).to_be_visible()
    page.locator(f"{OPTION}[data-option='space:forest']").focus()
    page.keyboard.press("i")
    expect(page.locator(LOOKUP)).to_be_visible()
    for part in (LOOKUP, DRAWER):
        assert findings(page, part) == []


def test_the_rules_page_marks_the_chapter_that_is_read(visit):
    page = visit("/rules/evergreen")
    present = page.locator(".chapters [aria-current]")
    expect(present).to_have_text("The game in a minute")
    page.locator("article#light").evaluate("chapter => chapter.scrollIntoView()")
    expect(present).to_have_text("Light and shadow")
    expect(page.locator("article#light .figs svg").first).to_be_visible()


def test_what_is_looked_up_under_a_resting_pointer_covers_nothing_that_can_be_chosen(visit, server):
    page = visit(size={"width": 1366, "height": 768})
    table = Staged(server, "evergreen", 2)
    table.play_until("ask-plant")
    table.sit_down(page)
    page.locator("#board .planet [data-option]").first.wait_for()
    page.mouse.move(*spots_of(page, "#board .planet [data-option]")[0])
    expect(page.locator("#lookup")).to_be_visible()
    assert page.evaluate(COVERED) == []


COVERED = """() => {
  const one = document.getElementById("lookup").getBoundingClientRect();
  const meets = (other) => one.x < other.right && one.right > other.x && one.y < other.bottom && one.bottom > other.y;
  const rings = [...document.querySelectorAll("#board [data-option]")];
  return rings.filter((ring) => meets(ring.getBoundingClientRect())).map((ring) => ring.dataset.option);
}"""
