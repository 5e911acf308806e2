"""My games in a browser, and the way from one table to the next."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, SIDEWAYS
from tests.browser.measure import broken_words, faults, findings
from tests.browser.playing import OPTION, choose, open_table, send_form
from tests.browser.stages import Staged
from tests.web.servers import Server, until


def at_four_tables(page: Page, server: Server) -> list[Staged]:
    """Give a browser tables on which it is asked, one that waits for somebody else, and a finished one."""
    tables = [
        Staged(server, game, seats) for game, seats in (("petrichor", 2), ("evergreen", 4), ("agricola", 3), ("farmerama", 2))
    ]
    for table, share in zip(tables, (0.5, 0.3, 0.2, 1.0), strict=True):
        table.play_share(share)
        table.sit_down(page)
    return tables


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_my_games_read_well_in_every_window(visit, server, lang):
    page = visit(lang=lang)
    at_four_tables(page, server)
    page.goto("/games")
    assert page.locator(".table-row").count() == 4
    for size, theme in product((DESK, PHONE), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert findings(page) == [], (size, theme)
        assert broken_words(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_after_my_move_a_button_leads_to_the_next_table(visit, server, size):
    page = visit(size=size)
    waiting = open_table(page, "me")
    table = Staged(server, "petrichor", 2)
    table.play_share(0)
    table.sit_down(page)
    page.wait_for_selector(OPTION)
    expect(page.locator("#next-table")).to_be_hidden()
    while page.locator(OPTION).count():
        choose(page)
    expect(page.locator("#next-table")).to_be_visible()
    expect(page.locator("#others-wait")).to_have_text("1")
    assert findings(page) == []
    page.keyboard.press("n")
    expect(page).to_have_url(waiting)


DONE = {
    "en-GB": (
        "Thank you. Reed is on move",
        r"Reed has until .+, ",
        "You can close this page; the table remembers you.",
    ),
    "ru-RU": ("Спасибо. Теперь ходит Reed", r"Reed: время до .+, ", "Страницу можно закрыть: стол вас помнит."),
    "pl-PL": ("Dziękujemy. Teraz gra Reed", r"Reed ma czas do .+, ", "Możesz zamknąć tę stronę: stół cię pamięta."),
}


@pytest.mark.parametrize("lang", DONE)
def test_after_my_move_the_table_says_who_has_until_when_and_that_i_may_go(visit, lang):
    page, reed = visit(lang=lang), visit()
    seats = {"kind-0": "me", "name-0": "Moss", "kind-1": "friend", "kind-2": "closed", "kind-3": "closed"}
    send_form(page, "/new/petrichor", {**seats, "pace": "day"})
    link = page.locator("#link-1").input_value()
    send_form(reed, link, {"name": "Reed"})
    page.locator("#invite").evaluate("sheet => sheet.matches(':popover-open') && sheet.hidePopover()")
    until(lambda: page.locator("#prompt[data-waits]").count() or page.locator(OPTION).count())
    if not page.locator(OPTION).count():
        choose_until_done(reed)
    page.wait_for_selector(OPTION)
    choose_until_done(page)
    first, has_until, rest = DONE[lang]
    expect(page.locator("#prompt")).to_contain_text(first)
    expect(page.locator("#prompt small")).to_have_text(re.compile(rf"^\s*{has_until}\d\d:\d\d\.\s+{rest}\s*$"))
    for size, theme in product((DESK, PHONE, SIDEWAYS), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert faults(page) == [], (size, theme)
    page.locator("#my-games").click()
    expect(page).to_have_url(re.compile("/games$"))


def choose_until_done(page: Page) -> None:
    """Choose first options until others are asked."""
    while page.locator(OPTION).count():
        choose(page)


def test_a_bot_that_thinks_for_a_moment_sends_nobody_away(visit):
    page = visit()
    open_table(page, "me")
    open_table(page, "me", "bot:steady")
    page.wait_for_selector(OPTION)
    choose(page)
    expect(page.locator("#next-table")).to_be_hidden()
