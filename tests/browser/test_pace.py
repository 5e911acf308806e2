"""Clocks in a real browser: the page of a new table, the strip of seats, and the bar that says for whom a bot plays."""

from __future__ import annotations

import hashlib
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from grange.games import games
from grange.web.storage.store import Store
from tests.browser.conftest import DESK, PHONE, SIDEWAYS
from tests.browser.measure import faults, measured
from tests.browser.playing import send_form
from tests.browser.stages import Staged
from tests.web.ratings.rated import make_account
from tests.web.servers import Server

GAMES = {game.name: min(4, max(game.seats)) for game in games()}
SIZES = {"desk": DESK, "phone": PHONE, "sideways": SIDEWAYS}
LAPTOP = {"width": 1366, "height": 768}
HAND_OVER = """async (bot) => {
  const body = JSON.stringify({ seat: 0, bot });
  const headers = { "content-type": "application/json", "x-grange": "1" };
  await fetch(`${location.pathname}/bot`, { body, headers, method: "POST" });
}"""


def open_paced(page: Page, pace: str) -> None:
    page.goto("/new/evergreen?with=friends")
    page.locator(f"[name=pace][value={pace}]").check(force=True)
    page.locator(".gobar .primary").click()
    page.wait_for_url("**/table/**")
    page.locator("#invite").evaluate("sheet => sheet.matches(':popover-open') && sheet.hidePopover()")


@pytest.mark.parametrize("lang", ["en-GB", "ru", "pl"])
def test_the_pace_of_a_new_table_is_whole_for_every_reader(visit, lang):
    page = visit("/new/evergreen?with=friends", lang=lang)
    expect(page.locator(".when-late")).to_be_hidden()
    page.locator("[name=pace][value=live]").check(force=True)
    expect(page.locator(".when-late")).to_be_visible()
    for size, theme in product((DESK, PHONE), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert faults(page) == [], (size, theme)


@pytest.mark.parametrize("size", SIZES)
def test_the_strip_and_the_bar_fit_and_the_seat_comes_back(visit, size):
    page = visit(size=SIZES[size], lang="ru")
    open_paced(page, "evening")
    expect(page.locator("[data-seats]:visible .time:visible")).to_have_count(2)
    assert faults(page) == []
    page.evaluate(HAND_OVER, "steady")
    expect(page.locator("#accord .accord")).to_be_visible()
    expect(page.locator("#news")).to_be_hidden()
    expect(page.locator("[data-seats]:visible .stand-in")).to_have_count(1)
    assert faults(page) == []
    page.locator("#accord [data-hand]").press("Enter")
    expect(page.locator("#accord .accord")).to_have_count(0)
    expect(page.locator("#content")).to_be_focused()
    expect(page.locator("#news")).to_be_visible()


def test_a_seat_is_handed_over_by_keys_and_the_focus_comes_back(visit):
    page = visit()
    open_paced(page, "evening")
    opener = page.locator("[popovertarget=phrases]:visible")
    opener.press("Enter")
    page.locator("#phrases").press("Escape")
    expect(page.locator("#phrases")).to_be_hidden()
    expect(opener).to_be_focused()
    opener.press("Enter")
    page.locator("#phrases [data-hand]").press("Enter")
    expect(page.locator("#phrases")).to_be_hidden()
    expect(opener).to_be_focused()
    expect(page.locator("#accord .accord")).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "ru", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_an_offer_to_end_the_game_leaves_the_words_of_the_board_readable(visit, server, game, lang):
    staged = Staged(server, game, GAMES[game])
    staged.play_share(0.5)
    page = visit(lang=lang)
    staged.sit_down(page)
    staged.offer_to_end(1)
    expect(page.locator("#accord .accord")).to_be_visible()
    for size in (PHONE, SIDEWAYS, LAPTOP):
        page.set_viewport_size(size)
        assert measured(page) == [], size


@pytest.mark.parametrize("lang", ["en-GB", "ru", "pl"])
def test_four_clocks_stand_uncut_in_the_strip_of_a_phone(visit, server, lang):
    page = visit("/me", size=PHONE, lang=lang)
    give_account(page, server, "Vera")
    for game, pace in (("agricola", "day"), ("evergreen", "evening")):
        seats = {"kind-0": "me", "name-0": "Vera", **{f"kind-{seat}": "friend" for seat in (1, 2, 3)}}
        send_form(page, f"/new/{game}", {**seats, "pace": pace})
        times = page.locator(".seats.row .time .in-brief")
        expect(times).to_have_count(4)
        assert (
            times.evaluate_all("all => all.filter(time => time.parentElement.scrollWidth > time.parentElement.clientWidth)") == []
        )


def give_account(page: Page, server: Server, name: str) -> None:
    """Give a browser an account with a name."""
    (cookie,) = [cookie for cookie in page.context.cookies() if cookie["name"] == "grange"]
    store = Store(f"sqlite:///{server.data / 'tables.db'}")
    make_account(store, hashlib.sha256(cookie["value"].partition(".")[0].encode()).hexdigest())
    store.close()
    csrf = page.locator("[name=csrf]").first.input_value()
    page.request.post("/me/name", form={"csrf": csrf, "name": name})


def test_the_link_of_a_seat_that_somebody_took_is_not_offered_any_more(visit):
    host, guest = visit(), visit()
    seats = {"kind-0": "me", "kind-1": "friend", "kind-2": "friend", "kind-3": "closed"}
    send_form(host, "/new/evergreen", {**seats, "pace": "none"})
    expect(host.locator("#link-1")).to_be_visible()
    send_form(guest, host.locator("#link-1").input_value(), {"name": "Reed"})
    expect(host.locator("#link-1")).to_be_hidden()
    expect(host.locator("#link-2")).to_be_visible()
