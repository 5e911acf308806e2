"""Every page for every reader: on a phone, in the dark, without colours, with a screen reader."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from grange.web.live.asset_urls import ART_AT
from tests.browser.conftest import DESK, PHONE
from tests.browser.measure import findings
from tests.browser.playing import OPTION, choose, codes_of, open_table, play_at_once, point_at, uncover
from tests.browser.stages import Staged

PATHS = ["/", "/games", "/new/evergreen", "/rules/evergreen"]
WITH_SHEETS = [*PATHS, "/lobby"]
TABLET: ViewportSize = {"width": 820, "height": 1180}


@pytest.mark.parametrize("path", WITH_SHEETS)
def test_pages_are_accessible(visit, path):
    page = visit(path)
    for size, theme in product((DESK, PHONE), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert findings(page) == [], (size, theme)
    assert faulty_sheets(page) == []


def faulty_sheets(page: Page) -> list[str]:
    """List what is wrong with the sheets of a page that open over it."""
    found = []
    for sheet in page.locator("[popover]").all():
        sheet.evaluate("sheet => sheet.showPopover()")
        found += findings(page)
        sheet.evaluate("sheet => sheet.hidePopover()")
    return found


def test_on_a_phone_the_ways_to_play_begin_alike_under_every_game(visit):
    page = visit("/", size=PHONE)
    for left, right in (("petrichor", "evergreen"), ("farmerama", "agricola")):
        ways = [page.locator(f".plate-card:has([action='/play/{game}']) .way").all()[:3] for game in (left, right)]
        tops = {way.bounding_box()["y"] for way in [*ways[0], *ways[1]]}
        assert len(tops) == 1, tops


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_is_accessible(visit, size):
    page = visit("/", size=size)
    open_table(page, "me", "bot:steady")
    page.wait_for_selector(OPTION)
    choose(page)
    page.wait_for_selector(OPTION)
    assert findings(page) == []
    assert faulty_sheets(page) == []


def test_without_colours_pieces_and_grounds_can_still_be_told_apart(visit):
    """Two drawings that mean different things never look the same when all colour is taken away."""
    page = visit()
    play_at_once(page)
    page.add_style_tag(url=f"{ART_AT}/pieces.css")
    names = ["sprout", "tree-small", "tree-big", "bush", "lake", "seat-0", "seat-1", "seat-2", "seat-3"]
    pictures = page.evaluate(GREY, names)
    for place, one in enumerate(pictures):
        for other in pictures[place + 1 :]:
            assert difference(one, other) > 0.04


GREY = """async names => {
  const style = await (await fetch('ART/pieces.css')).text();
  const tokens = await (await fetch('ART/tokens.css')).text();
  const pictures = [];
  for (const name of names) {
    const size = name.startsWith('seat') ? 24 : 48;
    const symbol = document.getElementById(name);
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 ${size} ${size}">`;
    const svg = `${head}<style>${tokens}${style}</style>${symbol.innerHTML}</svg>`;
    const image = new Image();
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 48;
    const context = canvas.getContext('2d');
    context.filter = 'grayscale(1)';
    context.drawImage(image, 0, 0, 48, 48);
    const data = context.getImageData(0, 0, 48, 48).data;
    const grey = [];
    for (let at = 0; at < data.length; at += 4) grey.push((data[at] * data[at + 3] + 243 * (255 - data[at + 3])) / 255);
    pictures.push(grey);
  }
  return pictures;
}""".replace("ART", ART_AT)


def difference(one: list[float], other: list[float]) -> float:
    """Measure how far two grey pictures are apart, from 0 to 1."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) / 255


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_nothing_scrolls_sideways_in_any_language(visit, lang):
    page = visit(lang=lang)
    for path in PATHS:
        page.goto(path)
        assert sizes_with_sideways_scrolling(page) == [], path
    open_table(page, "me", "bot:steady")
    page.wait_for_selector(OPTION)
    assert sizes_with_sideways_scrolling(page) == []


def sizes_with_sideways_scrolling(page: Page) -> list[ViewportSize]:
    """List the sizes of the window in which a page scrolls sideways."""
    found = []
    for size in (DESK, PHONE, TABLET):
        page.set_viewport_size(size)
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            found.append(size)
    return found


MISSING = """() => {
  const gone = new Set();
  const look = name => document.getElementById(name) || gone.add(name);
  for (const use of document.querySelectorAll('use')) look(use.getAttribute('href').slice(1));
  for (const part of document.querySelectorAll('[fill^="url(#"]')) look(part.getAttribute('fill').slice(5, -1));
  return [...gone];
}"""


@pytest.mark.parametrize("game", ["petrichor", "evergreen", "farmerama", "agricola"])
def test_no_piece_is_missing_while_a_table_is_played_and_previewed(visit, game):
    page = visit()
    open_table(page, "me", "here", game=game)
    for number in range(16):
        uncover(page)
        options = page.locator(OPTION).count()
        point_at(page, codes_of(page)[number % options])
        assert page.evaluate(MISSING) == []
        choose(page, number % options)
        assert page.evaluate(MISSING) == []


def test_no_piece_is_missing_while_a_replay_is_stepped_through(visit, server):
    page = visit()
    table = Staged(server, "evergreen", 1)
    table.play_to("end")
    table.sit_down(page)
    page.locator("#ending [href$='/replay']").click()
    page.locator("#run").wait_for()  # the script shows it when it listens
    for key in ["ArrowRight"] * 6 + ["End", "ArrowLeft", "Home"]:
        before = page.url
        page.keyboard.press(key)
        page.wait_for_function("before => location.href !== before", arg=before)
        assert page.evaluate(MISSING) == []


def test_a_menu_is_closed_by_escape_by_a_click_beside_it_and_by_another_menu(visit):
    page = visit("/")
    language, theme = page.locator("#language"), page.locator("#theme")
    page.locator("[popovertarget=language]").click()
    expect(language).to_be_visible()
    page.locator("[popovertarget=theme]").click()
    expect(theme).to_be_visible()
    expect(language).to_be_hidden()
    page.keyboard.press("Escape")
    expect(theme).to_be_hidden()
    page.locator("[popovertarget=language]").click()
    page.mouse.click(300, 400)
    expect(language).to_be_hidden()
    page.locator("[popovertarget=language]").click()
    page.locator("#language [name=lang][value=pl]").click()
    page.locator("html[lang=pl]").wait_for()
