"""Guided first games in a browser: read, point, choose, from the front page to a game that goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from grange.games import find
from tests.browser.conftest import PHONE
from tests.browser.playing import OPTION, position, wait_for_position

CAPTION = ".caption-card:not([hidden])"


def learn(page: Page, game: str) -> None:
    """Begin a guided first game from the front page."""
    page.locator(f"[formaction='/learn/{game}']").click()
    page.wait_for_url("**/table/*")
    page.locator(CAPTION).wait_for()


def number(page: Page) -> int:
    return int(page.locator(CAPTION).get_attribute("data-number") or 0)


def place_to_choose(page: Page) -> Locator:
    """Find where the one open option can be chosen: on the board, or else in the bar."""
    board = page.locator("#board [data-option]").locator("visible=true")
    return board.first if board.count() else page.locator(OPTION).locator("visible=true").first


def choose(page: Page) -> None:
    """Choose what is asked for; where a first tap only shows, the second one does it."""
    seen = position(page)
    place_to_choose(page).click(force=True)
    confirm = page.locator("#picked [data-pick=yes]")
    page.wait_for_function("seen => Number(table.dataset.position) > seen || !picked.hidden", arg=seen)
    if confirm.is_visible():
        confirm.click()
    wait_for_position(page, seen)


def step(page: Page) -> None:
    """Read on, or choose what is asked for."""
    if page.locator(f"{CAPTION} [data-lesson=next]").count():
        page.locator(f"{CAPTION} [data-lesson=next]").click()
    else:
        choose(page)


OVERLAP = """() => {
  const [card] = [...document.querySelectorAll('.caption-card:not([hidden])')].map(card => card.getBoundingClientRect());
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  const lies = box => box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
  const rings = [...document.querySelectorAll('#veil > rect:not(.veil)')].map(ring => ring.getBoundingClientRect());
  return { inside, rings: rings.length, covered: rings.some(lies) };
}"""


def go_through(page: Page, game: str) -> list[int]:
    """Follow a whole lesson; on the way, no caption lies over what it is about. Give the numbers of the captions seen."""
    lesson, seen = find(game).lesson(), list[int]()
    while not page.locator(f"{CAPTION} .primary[data-lesson=end]").count():
        page.wait_for_function("made => Number(table.dataset.made) >= made", arg=lesson.captions[number(page) - 1].after)
        seen.append(number(page))
        assert page.evaluate(OVERLAP) == {"inside": True, "rings": page.evaluate(OVERLAP)["rings"], "covered": False}, seen
        assert page.evaluate(OVERLAP)["rings"] >= 1
        before = page.locator("#lesson").inner_html()
        step(page)
        page.wait_for_function("before => lesson.innerHTML !== before && !document.querySelector('#ask[aria-busy]')", arg=before)
        page.locator(CAPTION).wait_for()
    return [*seen, number(page)]


@pytest.mark.parametrize("game", ["petrichor", "evergreen", "farmerama", "agricola"])
def test_a_first_game_is_learned_by_clicks_and_then_goes_on(visit, game):
    page = visit()
    learn(page, game)
    seen = go_through(page, game)
    assert sorted(set(seen)) == list(range(1, len(find(game).lesson().captions) + 1))
    page.locator(f"{CAPTION} [data-lesson=end]").click()
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator("#hint")).to_be_visible()
    assert page.locator(OPTION).count() > 1
