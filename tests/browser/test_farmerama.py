"""Farmerama played in a browser, by real clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import OPTION, clicked, clicked_among_bots, codes_of, open_table, over, position, wait_for_position

CHOICES = 400


def wanted(codes: list[str], choice: int) -> str:
    """Choose something that moves the farm on."""
    doing = [code for code in codes if code not in ("done", "turn", "redraw")] or codes
    return doing[choice % len(doing)]


def round_of(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator("#where").inner_text())[0])


def test_a_whole_game_of_four_with_three_bots_is_played_by_clicks(visit):
    page = visit()
    open_table(page, "me", "bot:greedy", "bot:greedy", "bot:greedy", game="farmerama")
    kinds = set()
    for choice in range(CHOICES):
        page.wait_for_selector(f"{OPTION}, #ending")
        if over(page):
            break
        if codes := codes_of(page):
            code = wanted(codes, choice)
            kinds.add(code.split(":")[0])
            clicked_among_bots(page, code)
    assert over(page)
    assert {"card", "sow", "harvest"} <= kinds
    assert len(page.locator(".p-score .score tfoot td").all_inner_texts()) >= 4


def test_a_solo_game_is_played_to_its_tenth_round(visit):
    page = visit()
    open_table(page, "me", game="farmerama")
    for choice in range(CHOICES):
        if round_of(page) >= 10:
            break
        codes = codes_of(page)
        clicked(page, codes.index(wanted(codes, choice)))
    assert round_of(page) == 10


def test_a_turn_of_the_wheel_is_shown_before_it_is_made(visit):
    page = visit()
    open_table(page, "me", game="farmerama")
    before = page.locator("#board #wheel").get_attribute("transform")
    page.locator(f"{OPTION}[data-option=turn]").hover()
    expect(page.locator("#board #wheel")).not_to_have_attribute("transform", before)
    page.locator("h1").hover()
    expect(page.locator("#board #wheel")).to_have_attribute("transform", before)
    seen = position(page)
    page.locator(f"{OPTION}[data-option=turn]").click()
    wait_for_position(page, seen)
    expect(page.locator("#board #wheel")).not_to_have_attribute("transform", before)


def test_nobody_sees_what_another_has_chosen_before_all_have(visit):
    page = visit()
    watcher = visit(open_table(page, "me", "friend", game="farmerama"))
    board = watcher.locator("#board").inner_html()
    clicked(page, 3)
    clicked(page, 3)
    wait_for_position(watcher, 1)
    assert watcher.locator("#board").inner_html() == board
