"""Without a connection: the rules, tables as they were last seen, and nothing old that looks new."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.measure import broken_words, findings
from tests.browser.playing import OPTION, choose, open_table
from tests.browser.stages import Staged
from tests.web.servers import until

SEEN = """async address => {
  const seen = await caches.open("grange-seen");
  const kept = await seen.match(address);
  return kept ? kept.text() : "";
}"""
RULES = "async () => (await (await caches.open('grange-rules')).keys()).length"


def with_worker(page: Page) -> None:
    """Wait until the service worker answers for the pages of a browser."""
    page.goto("/games")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def go_offline(page: Page) -> None:
    page.context.set_offline(True)


def until_seen(page: Page, text: str = "") -> str:
    """Wait until the table on a page is kept, and contains a text."""
    address = "/" + page.url.split("/", 3)[3]
    until(lambda: (kept := page.evaluate(SEEN, address)) and text in kept)
    kept: str = page.evaluate(SEEN, address)
    return kept


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_the_page_without_a_connection_lists_rules_and_tables(visit, server, lang):
    page = visit(lang=lang, worker=True)
    with_worker(page)
    open_table(page, "me")
    until_seen(page)
    page.goto("/games")
    until(lambda: page.evaluate(RULES) == 4)
    go_offline(page)
    page.goto("/games")
    expect(page.locator("#seen-tables a")).to_have_count(1)
    expect(page.locator("#kept-rules a:visible")).to_have_count(4)
    for size, theme in product((DESK, PHONE), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert findings(page) == [], (size, theme)
        assert broken_words(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.locator("#kept-rules a").first.click()
    expect(page).to_have_url(f"{server.address}/rules/petrichor")
    expect(page.locator("h1").first).to_be_visible()


def test_a_table_is_shown_as_it_was_last_seen_and_never_as_live(visit):
    page = visit(worker=True)
    with_worker(page)
    address = open_table(page, "me")
    page.wait_for_selector(OPTION)
    choose(page)
    until_seen(page, f'data-position="{page.locator("#table").get_attribute("data-position")}"')
    go_offline(page)
    page.goto(address)
    expect(page.locator("#last-seen")).to_be_visible()
    expect(page.locator("#last-seen")).to_contain_text("as you saw it on")
    assert page.locator("script").count() == 0
    assert page.locator("button:enabled").count() == 0
    assert page.locator(".ask:visible button").count() == 0
    assert findings(page) == []
    page.context.set_offline(False)
    page.locator("#last-seen .btn").click()
    expect(page.locator("#last-seen")).to_be_hidden()
    page.wait_for_selector(OPTION)


def test_what_is_kept_of_a_table_gives_no_seat_away(visit, server):
    page = visit(worker=True)
    with_worker(page)
    open_table(page, "me", "friend")
    kept = until_seen(page)
    assert "/sit/" not in kept
    assert "csrf" not in kept


def test_nothing_is_kept_of_tables_that_one_watches_or_shares_a_screen_at(visit, server):
    page = visit(worker=True)
    with_worker(page)
    watched, own = page.context.new_page(), page.context.new_page()
    table = Staged(server, "petrichor", 2)
    watched.goto(f"/table/{table.table}")
    shared = open_table(page, "me", "here")
    open_table(own, "me", "friend")
    until_seen(own)  # which was opened last, so the others would be kept by now
    assert page.evaluate(SEEN, f"/table/{table.table}") == ""
    assert page.evaluate(SEEN, "/" + shared.split("/", 3)[3]) == ""


def test_the_page_goes_on_by_itself_when_the_house_answers(visit):
    page = visit(worker=True)
    with_worker(page)
    go_offline(page)
    page.goto("/days")
    expect(page.locator("#try-now")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#past")).to_be_visible()
