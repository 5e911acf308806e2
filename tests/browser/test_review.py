"""The review in a browser: from the end of a game to a stronger option, and on from there."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import expect

import grange
from grange.bots.review import Draft, begin, go_on
from grange.web.storage.store import Store
from tests.browser.conftest import DESK, PHONE
from tests.browser.measure import findings
from tests.browser.playing import OPTION
from tests.browser.stages import Staged
from tests.browser.test_life import in_sight, scrolls_sideways
from tests.contract.setups import played
from tests.web.pages.test_pages import csrf
from tests.web.servers import PATIENCE, Server

LAPTOP = {"width": 1366, "height": 768}
HASTE = 1e-6  # seconds that are over at once


def shelved(server: Server) -> tuple[str, Draft]:
    """Bring a game that somebody has played alone, and badly, to a server, with its review."""
    state = played(grange.new_game("petrichor", 1, 2))
    files = {"record": ("game.json", json.dumps(state.record()), "application/json")}
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        answer = client.post("/upload", data={"csrf": csrf(client)}, files=files)
    table = answer.headers["location"].split("/")[2]
    draft = begin(len(state.history), 1, HASTE)
    while not draft.done:
        go_on(state.origin, state.history, draft, PATIENCE)
    store = Store(f"sqlite:///{server.data / 'tables.db'}")
    store.write(store.reviews.ask, table, None, None)
    store.write(store.reviews.keep, table, draft.to_dict(), True)
    store.close()
    return table, draft


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
def test_a_mistake_is_looked_at_and_the_game_is_played_on_from_before_it(visit, server, size):
    table, draft = shelved(server)
    costly = max((choice for choice in draft.choices if choice.stronger()), key=lambda choice: choice.stronger()[0][1])
    page = visit(f"/table/{table}", size=size, theme="dark")
    expect(page.locator("#result-curve .curve")).to_be_visible()  # the end shows how it went
    assert page.locator("#result-curve .curve").evaluate("curve => Math.abs(curve.viewBox.baseVal.width - curve.clientWidth)") < 2
    page.locator("#to-review").click()
    expect(page.locator(".curve:visible")).to_have_count(1)
    expect(page.locator(".only[hidden]")).to_have_count(0)  # the script is there
    flags = page.locator(".curve:visible a[aria-label]")
    expect(page).to_have_url(re.compile(rf"\?at={flags.first.get_attribute('aria-label')}$"))  # it begins where the game turned
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"\?at=0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    assert findings(page) == []
    page.locator(f".curve:visible a[aria-label='{costly.at + 1}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".better")).to_contain_text("A stronger choice")
    assert in_sight(page, "#onward")
    assert not scrolls_sideways(page)
    assert findings(page) == []
    if size != PHONE:
        large = page.locator("#large img")
        page.locator("#caption .word").click()
        expect(large).to_be_visible()
        expect(large).to_be_in_viewport(ratio=0.99)
        page.keyboard.press("Escape")
        expect(large).to_be_hidden()
    page.locator("#further").click()
    expect(page.locator(".better .line li").first).to_be_visible()
    expect(page.locator("#field img")).to_have_attribute("src", re.compile("further=true$"))
    page.locator("#further").click()
    expect(page.locator(".better .line")).to_have_count(0)
    page.locator("#onward").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator(OPTION).first).to_be_attached()


# the smallest words of a picture, in pixels, if it is drawn as wide as the page shows it
SMALLEST = """width => {
  const scale = width / document.querySelector("svg").getBoundingClientRect().width;
  const size = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a * scale;
  return Math.min(...[...document.querySelectorAll("text")].filter((text) => text.getScreenCTM().b === 0).map(size));
}"""
READABLE = 11.9
# the middle of a thing in that picture, and whether a page shows it
MIDDLE = """([id, width]) => {
  const frame = document.querySelector("svg").getBoundingClientRect();
  const box = document.getElementById(id).getBoundingClientRect();
  const scale = width / frame.width;
  return [(box.x + box.width / 2 - frame.x) * scale, (box.y + box.height / 2 - frame.y) * scale];
}"""
SEEN = """([x, y]) => {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = document.getElementById("picture");
  return x > scrollLeft && x < scrollLeft + clientWidth && y > scrollTop && y < scrollTop + clientHeight;
}"""


@pytest.mark.parametrize("game", ["petrichor", "evergreen", "farmerama", "agricola"])
def test_the_words_of_the_reviewed_table_can_be_read_and_what_the_move_is_about_is_in_sight(visit, browser, server, game):
    table = Staged(server, game, 2)
    table.play_to("end")
    page = visit(size=LAPTOP)
    table.sit_down(page)
    pane, shown = page.locator("#picture"), page.locator("#field img")
    alone = browser.new_page()  # shows the picture as an image would, without the rules of our pages
    for at in range(table.made // 2, table.made):
        page.goto(f"/table/{table.table}/review?at={at}")
        alone.set_content(page.request.get(shown.evaluate("image => image.src")).text())
        if alone.locator(f"[id='{shown.get_attribute('data-about')}']").count():
            break  # a move that is about something on the table
    width = shown.evaluate("image => image.clientWidth")
    assert alone.evaluate(SMALLEST, width) > READABLE
    middle = alone.evaluate(MIDDLE, [shown.get_attribute("data-about"), width])
    alone.close()
    page.wait_for_function(SEEN, arg=middle)
    for size in ({"width": 1024, "height": 768}, PHONE):
        page.set_viewport_size(size)
        page.locator("#pager [data-tab=b]").evaluate("tab => tab.click()")
        assert shown.evaluate("image => image.clientWidth") == width
        assert pane.evaluate("pane => pane.scrollWidth > pane.clientWidth")
        assert not scrolls_sideways(page)
