"""Agricola played in a browser, by real clicks."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.test_table import OPTION, open_table, position, wait_for_position

TURNS = 400


def clicked(page: Page, number: int) -> None:
    """Click an option, on the board where it points there, and wait until the table has moved on."""
    option = page.locator(OPTION).nth(number)
    target = option.get_attribute("data-target")
    seen = position(page)
    if target and page.locator(f"[id='{target}']").count():
        page.locator(f"[id='{target}']").click()
    else:
        option.click()
    wait_for_position(page, seen)


def over(page: Page) -> bool:
    return page.locator("#ask [href$='/replay']").count() > 0


def test_two_people_at_one_screen_play_a_whole_game_by_clicks(visit):
    page = visit()
    open_table(page, "me", "here", game="agricola")
    chosen = set()
    for turn in range(TURNS):
        if over(page):
            break
        codes = [option.get_attribute("data-option") or "" for option in page.locator(OPTION).all()]
        number = wanted(codes, turn)
        chosen.add(codes[number].split(":")[0])
        clicked(page, number)
    assert over(page)
    assert {"space", "plow", "add", "enclose", "feed"} <= chosen
    totals = [int(total.replace("−", "-")) for total in page.locator("#side .score tfoot td").all_inner_texts()[:2]]
    assert len(totals) == 2
    assert page.locator("#ask h2").inner_text()


def wanted(codes: list[str], turn: int) -> int:
    """Choose like somebody who wants to see everything: fences first, then fields, then whatever comes round."""
    for wish in ("enclose", "add:", "space:fencing", "space:farmland", "plow:", "sow:"):
        for number, code in enumerate(codes):
            if code.startswith(wish):
                return number
    return turn % len(codes)


def test_a_pasture_is_chosen_space_by_space_with_its_price_in_sight_and_can_be_undone(visit):
    page = visit()
    open_table(page, "me", game="agricola")
    for _ in range(TURNS):
        codes = [option.get_attribute("data-option") or "" for option in page.locator(OPTION).all()]
        if any(code.startswith("add:") for code in codes):
            break
        forest = [number for number, code in enumerate(codes) if code in ("space:fencing", "space:forest")]
        clicked(page, forest[-1] if forest else 0)
    clicked(page, 0)
    assert "wood" in page.locator("#prompt").inner_text()
    labels = page.locator(OPTION).all_inner_texts()
    assert any("Enclose" in label for label in labels)
    seen = page.locator("#prompt").inner_text()
    page.locator("[data-undo]").click()
    page.wait_for_function("seen => document.getElementById('prompt').innerText !== seen", arg=seen)


def test_pointing_at_a_space_says_what_it_gives_now(visit):
    page = visit()
    open_table(page, "me", "greedy", game="agricola")
    page.locator("[data-option='space:forest']").hover()
    page.wait_for_function("document.getElementById('prompt').innerText.includes('wood')")
