"""Guided first games in a browser: read, point, choose, from the front page to an ordinary game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from grange.core.lesson import FIRST, LEARNER
from grange.games import find
from tests.browser.conftest import DESK, PHONE, SIDEWAYS
from tests.browser.playing import OPTION, position, spots_of, wait_for_position

CAPTION = ".caption-card:not([hidden])"
BARS = {"width": 1366, "height": 633}  # a laptop whose browser shows its own bars: the table scrolls
NEXT, END = f"{CAPTION} [data-lesson=next]", f"{CAPTION} [data-lesson=end]"

# whether a caption is whole in the window, how many rings there are, and whether it lies over one
LIES = """() => {
  const [card] = [...document.querySelectorAll('.caption-card:not([hidden])')].map(card => card.getBoundingClientRect());
  const covered = box => box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
  const rings = [...document.querySelectorAll('#veil > rect:not(.veil)')].map(ring => ring.getBoundingClientRect());
  const whole = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return [whole, rings.length > 0, rings.some(covered)];
}"""


def learn(page: Page, game: str) -> None:
    """Begin a guided first game from the front page."""
    page.goto("/")
    page.locator(f"[formaction='/learn/{game}']").click()
    page.wait_for_url("**/table/*")
    page.locator(CAPTION).wait_for()


def number(page: Page) -> int:
    """Give the number of the caption in sight."""
    return int(page.locator(CAPTION).get_attribute("data-number") or 0)


def read_on(page: Page) -> list[int]:
    """Read what is said at this moment, to the last caption; each lies beside what it is about. Give their numbers."""
    seen = [number(page)]
    while True:
        assert page.evaluate(LIES) == [True, True, False], seen
        if not page.locator(NEXT).count():
            return seen
        page.locator(NEXT).click()
        expect(page.locator(CAPTION)).to_have_attribute("data-number", str(seen[-1] + 1))
        seen.append(number(page))


def choose(page: Page) -> None:
    """Choose what is asked for, on the board or in the bar; where a first tap only shows what would be, a second one does it."""
    seen = position(page)
    places = spots_of(page, "#board [data-option]") or spots_of(page, OPTION)
    page.mouse.click(*places[0])  # as a hand does: what lies there may be drawn anew at any moment
    page.wait_for_function("seen => Number(table.dataset.position) > seen || !picked.hidden", arg=seen)
    if position(page) == seen:
        assert page.evaluate(LIES) == [True, True, False]
        page.locator("#picked [data-pick=yes]").click()
    wait_for_position(page, seen)


def go_through(page: Page, game: str, name: str = FIRST) -> list[int]:
    """Follow a whole lesson, and give the numbers of the captions that were seen."""
    moves, seen = find(game).lesson(name).moves, list[int]()
    for made in [*(made for made, (seat, _) in enumerate(moves) if seat == LEARNER), len(moves)]:
        page.wait_for_function("made => Number(table.dataset.made) >= made", arg=made)
        seen += read_on(page)
        if made < len(moves):
            choose(page)
    return sorted(set(seen))


@pytest.mark.parametrize(
    ("game", "size"),
    [("petrichor", DESK), ("evergreen", DESK), ("farmerama", DESK), ("agricola", DESK), ("petrichor", BARS), ("agricola", BARS)],
)
def test_a_first_game_is_learned_by_clicks_and_then_goes_on(visit, game, size):
    page = visit(size=size)
    learn(page, game)
    assert go_through(page, game) == list(range(1, len(find(game).lesson().captions) + 1))
    page.locator(END).click()
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator("#hint")).to_be_visible()
    assert page.locator(OPTION).count() > 1


@pytest.mark.parametrize(("name", "size", "lang"), [("cards", DESK, "en-GB"), ("draft", DESK, "en-GB"), ("draft", PHONE, "ru-RU")])
def test_hand_cards_and_the_draft_are_learned_by_clicks_from_the_page_that_opens_a_table(visit, name, size, lang):
    page = visit(size=size, lang=lang, touch=size == PHONE)
    page.goto("/new/agricola")
    page.locator(f"[formaction='/learn/agricola/{name}']").click()
    page.wait_for_url("**/table/*")
    page.locator(CAPTION).wait_for()
    assert go_through(page, "agricola", name) == list(range(1, len(find("agricola").lesson(name).captions) + 1))
    page.locator(END).click()
    expect(page.locator(CAPTION)).to_have_count(0)
    assert page.locator(OPTION).count() > 1


@pytest.mark.parametrize(
    ("size", "game"),
    [(PHONE, "petrichor"), (SIDEWAYS, "petrichor"), (SIDEWAYS, "evergreen"), (SIDEWAYS, "farmerama"), (SIDEWAYS, "agricola")],
)
def test_a_first_game_is_learned_by_taps_in_a_hand(browser, server, size, game):
    context = browser.new_context(
        base_url=server.address, viewport=size, has_touch=True, is_mobile=True, locale="pl-PL", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/")
    learn(page, game)
    go_through(page, game)
    page.locator(END).tap()
    expect(page.locator(CAPTION)).to_have_count(0)
    context.close()


def test_a_lesson_is_left_by_skipping_and_found_again_at_the_caption_where_one_was(visit):
    page = visit()
    learn(page, "agricola")
    page.locator(NEXT).click()
    expect(page.locator(CAPTION)).to_have_attribute("data-number", "2")
    page.goto("/")
    learn(page, "agricola")
    expect(page.locator(CAPTION)).to_have_attribute("data-number", "2")
    page.locator(END).click()
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator("#veil > *")).to_have_count(0)
    assert page.locator(OPTION).count() > 1
