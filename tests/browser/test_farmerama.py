"""Farmerama played in a browser, by real clicks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    OPTION,
    clicked,
    clicked_among_bots,
    codes_of,
    open_table,
    over,
    play_to_the_end,
    point_at,
    set_up_table,
    wait_for_position,
)
from tests.browser.stages import Staged

CHOICES = 400


def wanted(codes: list[str], choice: int) -> str:
    """Choose something that moves the farm on."""
    doing = [code for code in codes if code not in ("done", "turn", "redraw")] or codes
    return doing[choice % len(doing)]


def test_among_three_bots_one_plays_cards_sows_and_harvests_by_clicks(visit):
    page = visit()
    set_up_table(page, "me", "bot:steady", "bot:steady", "bot:steady", game="farmerama")
    missing = {"card", "sow", "harvest"}
    for choice in range(CHOICES):
        page.wait_for_selector(f"{OPTION}, #ending", state="attached")
        if over(page) or not missing:
            break
        if codes := codes_of(page):
            code = wanted(codes, choice)
            if clicked_among_bots(page, code):
                missing.discard(code.split(":")[0])
    assert not missing


def test_a_solo_game_is_clicked_to_its_end(visit, server):
    page = visit()
    table = Staged(server, "farmerama", 1)
    table.play_share(0.85)
    table.sit_down(page)
    play_to_the_end(page)
    assert page.locator("#ending .podium4 b").count() == 1
    assert page.locator("#ending h2").inner_text()


def test_a_game_of_four_is_clicked_to_its_end(visit, server):
    table = Staged(server, "farmerama", 4)
    table.play_share(0.95)
    pages = [visit() for _ in range(4)]
    for seat, page in enumerate(pages):
        table.sit_down(page, seat)
    play_to_the_end(*pages)
    assert [page.locator("#ending .podium4 b").count() for page in pages] == [4] * 4


def test_a_turn_of_the_wheel_is_shown_before_it_is_made(visit):
    page = visit()
    open_table(page, "me", game="farmerama")
    before = page.locator("#board #wheel").get_attribute("transform")
    page.locator("#board [data-option=turn]").first.wait_for(state="attached")
    point_at(page, "turn")
    expect(page.locator("#board #wheel")).not_to_have_attribute("transform", before)
    page.mouse.move(5, 5)
    expect(page.locator("#board #wheel")).to_have_attribute("transform", before)
    clicked(page, codes_of(page).index("turn"))
    expect(page.locator("#board #wheel")).not_to_have_attribute("transform", before)


def test_nobody_sees_what_another_has_chosen_before_all_have(visit):
    page = visit()
    watcher = visit(open_table(page, "me", "friend", game="farmerama"))
    board, told = all_but_the_log(watcher), watcher.locator("#log li").all_inner_texts()
    clicked(page, 3)
    clicked(page, 3)
    wait_for_position(watcher, 1)
    assert all_but_the_log(watcher) == board
    heading, *lines = told  # of the round
    assert watcher.locator("#log li").all_inner_texts() == [heading, "Player 1 has chosen.", *lines]


def all_but_the_log(page: Page) -> list[str]:
    """Give the drawings of all that lies on the table."""
    parts = page.locator("#board > :not(.p-side), .p-side > :not(.p-log)")
    drawn: list[str] = parts.evaluate_all("parts => parts.map((part) => part.outerHTML)")
    return drawn
