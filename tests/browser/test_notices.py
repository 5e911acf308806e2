"""What a table says beside the game: a lost connection, a refused choice; and the board, which stays in place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.playing import choose, codes_of, open_table, press, send_form
from tests.browser.shots import CHOICES, Look, resize, window
from tests.browser.stages import Staged

LAPTOP: list[Look] = [("1366x768", "light", "en"), ("1366x768", "dark", "ru")]
HAND: list[Look] = [("390x844", "light", "en"), ("390x844", "dark", "ru")]
LOOKS = LAPTOP + HAND
TALLEST = {"1366x768": 56, "390x844": 84}  # pixels of the strip that says that the connection is lost

BOX = """element => {
  const { x, y, right, bottom, width, height } = element.getBoundingClientRect();
  return { x, y, right, bottom, width, height };
}"""
ON_TOP = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
OPAQUE = "element => /^rgb\\(/.test(getComputedStyle(element).backgroundColor)"
# what a player needs, and nothing may lie on: the question, its options, those on the board, the tabs of a hand
NEEDED = """slip => {
  const one = slip.getBoundingClientRect();
  const needed = document.querySelectorAll("#prompt, #ask > .opts .btn, #board [data-option], #pager [data-tab], #cover .hand2");
  const meets = (other) => one.x < other.right && one.right > other.x && one.y < other.bottom && one.bottom > other.y;
  const covered = (place) => place.checkVisibility() && !place.closest("[inert]") && meets(place.getBoundingClientRect());
  return [...needed].filter(covered).map((place) => place.outerHTML.slice(0, 80));
}"""


def measured(page: Page, selector: str) -> dict[str, float]:
    box: dict[str, float] = page.locator(selector).evaluate(BOX)
    return box


def cut_the_line(page: Page) -> None:
    """Break the connection, and every one that is tried again."""
    page.route_web_socket("**/live*", lambda socket: socket.close())
    page.reload()


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_a_lost_connection_is_a_strip_at_the_top_that_leaves_the_table_in_sight(browser, server, look):
    with window(browser, server, look) as page:
        open_table(page, "me")
        cut_the_line(page)
        strip = page.locator("#lost")
        expect(strip).to_be_visible()
        box = measured(page, "#lost")
        assert box["y"] == 0
        assert box["width"] == page.evaluate("innerWidth")
        assert 44 <= box["height"] <= TALLEST[look[0]]
        assert measured(page, "#lost svg >> nth=0")["width"] <= 48
        assert strip.evaluate(OPAQUE)
        for part in ("#lost > span", "#lost [data-reconnect]"):
            inner = measured(page, part)
            assert inner["x"] >= 0
            assert inner["right"] <= box["right"]
            assert inner["bottom"] <= box["bottom"]
            assert page.locator(part).evaluate(ON_TOP)


def stale(page: Page) -> None:
    """Choose something at a table that has moved on since."""
    page.route("**/choose", lambda route: changed(route, position=0))
    press(page, codes_of(page)[0])


def refused(page: Page) -> None:
    """Choose what nobody offers."""
    page.route("**/choose", lambda route: changed(route, option="nothing:9"))
    press(page, codes_of(page)[0])


def too_fast(page: Page) -> None:
    """Say so much that it is too much."""
    while not page.locator("#slip .slip").count():
        with page.expect_response("**/say"):
            page.evaluate("document.querySelector('[data-phrase]').click()")


def server_gone(page: Page) -> None:
    """Choose while the server does not answer."""
    page.route("**/choose", lambda route: route.abort())
    press(page, codes_of(page)[0])


def changed(route: Route, **values: Any) -> None:
    route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), **values}))


TROUBLES: tuple[Callable[[Page], None], ...] = (stale, refused, server_gone, too_fast)


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_what_was_refused_is_told_on_a_slip_that_can_be_read_and_covers_nothing_that_is_needed(browser, server, look):
    with window(browser, server, look) as page:
        open_table(page, "me", "here")
        page.locator("[data-setting=taps]").evaluate("box => box.checked && box.click()")
        for _ in range(3):
            choose(page)
        for trouble in TROUBLES:
            assert not page.locator("#slip").is_visible()
            trouble(page)
            assert_readable(page)
            page.keyboard.press("Escape")
            expect(page.locator("#slip .slip")).to_have_count(0)
            page.unroute_all()
        assert not page.locator("#slip").is_visible()


def test_a_slip_says_what_the_server_did_not_answer(browser, server):
    with window(browser, server, LOOKS[0]) as page:
        open_table(page, "me", "here")
        page.locator("[data-setting=taps]").evaluate("box => box.checked && box.click()")
        while not page.locator("#undo").count():
            choose(page)
        page.route("**/table/*/*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
        for button, words in (("[data-phrase]", "say it again"), ("#hint", "Ask for the hint again"), ("#undo", "undo it again")):
            page.locator(button).first.evaluate("button => button.click()")
            assert_told(page, words)
        press(page, codes_of(page)[0])
        assert_told(page, "choose again")


def assert_told(page: Page, words: str) -> None:
    """Wait for a slip with these words, and put it away."""
    expect(page.locator("#slip .slip")).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(page.locator("#slip .slip")).to_have_count(0)


def test_a_slip_stays_while_others_move_until_the_player_acts(browser, server):
    for act in (lambda page: page.keyboard.press("Escape"), lambda page: page.locator("#where").click()):
        table = Staged(server, "farmerama", 2)
        with window(browser, server, LOOKS[0]) as page:
            table.sit_down(page)
            server_gone(page)
            assert_readable(page)
            table.choose(1)
            wait_until_drawn(page, table)
            assert_readable(page)
            act(page)
            expect(page.locator("#slip .slip")).to_have_count(0)


def test_a_slip_goes_with_the_question_that_it_was_about(browser, server):
    table = Staged(server, "evergreen", 2)
    with window(browser, server, LOOKS[0]) as page:
        table.sit_down(page)
        server_gone(page)
        assert_readable(page)
        table.choose(0)  # the choice arrived all the same, or somebody in the same seat made it
        wait_until_drawn(page, table)
        expect(page.locator("#slip .slip")).to_have_count(0)


def test_a_slip_about_a_choice_that_came_too_late_stays_when_the_table_of_now_is_drawn(browser, server):
    table = Staged(server, "evergreen", 2)
    with window(browser, server, LOOKS[0]) as page:
        table.sit_down(page)
        other = next(code for code in codes_of(page) if code != table.state.code(table.choices[0][1]))

        def overtaken(route: Route) -> None:
            table.play_round()
            route.continue_()

        page.route("**/choose", overtaken)
        with page.expect_response("**/choose"):
            press(page, other)
        wait_until_drawn(page, table)
        assert_readable(page)
        table.play_round()
        wait_until_drawn(page, table)
        expect(page.locator("#slip .slip")).to_have_count(0)


def test_in_a_laptops_browser_the_table_scrolls_under_its_question_and_a_slip_comes_into_sight(browser, server):
    table = Staged(server, "agricola", 4)
    table.play_to("middle")
    with window(browser, server, ("1366x633", "light", "en")) as page:
        table.sit_down(page)
        page.mouse.move(600, 400)
        page.mouse.wheel(0, 900)
        for place in ("#prompt", "#supply-0-food", "#supply-3-food"):
            expect(page.locator(place)).to_be_in_viewport(ratio=1)
            assert page.locator(place).evaluate(ON_TOP), place
        too_fast(page)
        assert_readable(page)


def wait_until_drawn(page: Page, table: Staged) -> None:
    """Wait until a page shows all that has been played at its table."""
    page.wait_for_function("made => Number(document.getElementById('table').dataset.made) === made", arg=table.made)


def test_who_cannot_take_the_covered_screen_over_reads_why(browser, server):
    for look in LOOKS:
        with window(browser, server, look) as page:
            fields = {"kind-0": "me", "kind-1": "here", "kind-2": "closed", "kind-3": "closed", "name-0": "Ada", "name-1": "Bea"}
            send_form(page, "/new/petrichor", fields)
            page.route("**/here", lambda route: route.abort())
            page.locator("#cover [data-here]").click()
            assert_readable(page)
            assert {"en": "uncover the table", "ru": "открыть стол"}[look[2]] in page.locator("#slip").inner_text()
            cut_the_line(page)
            expect(page.locator("#lost")).to_be_visible()
            assert page.locator("#lost [data-reconnect]").evaluate(ON_TOP)


def assert_readable(page: Page) -> None:
    """Wait for a slip, and look whether it is paper with readable words, wholly in sight, over nothing that is needed."""
    slip = page.locator("#slip .slip")
    expect(slip).to_be_visible()
    assert len(slip.inner_text()) > 10
    assert slip.evaluate(OPAQUE)
    assert slip.evaluate(ON_TOP)
    style = slip.evaluate("slip => ({ ...getComputedStyle(slip) })")
    for name, least in (("paddingLeft", 8), ("paddingTop", 4), ("fontSize", 15), ("borderTopWidth", 1)):
        assert float(style[name].removesuffix("px")) >= least, name
    box = measured(page, "#slip .slip")
    assert box["x"] >= 0
    assert box["right"] <= page.evaluate("innerWidth")
    assert box["bottom"] <= page.evaluate("innerHeight")
    assert slip.evaluate(NEEDED) == []


def lines_of(page: Page) -> list[WebSocketRoute]:
    """List the connections of a page to its table, as they come."""
    live: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        live.append(socket)

    page.route_web_socket("**/live*", connect)
    return live


@pytest.mark.parametrize("game", CHOICES["games"])
def test_the_board_stays_where_it_is_while_questions_come_and_go(browser, server, game):
    sizes = ("1366x768", "1024x768", "390x844")
    table = Staged(server, game, 2)
    with window(browser, server, (sizes[0], "light", "ru")) as page:
        live = lines_of(page)
        table.sit_down(page)
        places: dict[str, set[tuple[float, float]]] = {size: set() for size in sizes}
        asked = set()
        for share in range(1, 9):
            live[-1].close()  # what is not looked at need not be drawn; the page comes back by itself
            table.play_share(share / 10)
            wait_until_drawn(page, table)
            asked.add(page.locator("#prompt").inner_text())
            for size in sizes:
                resize(page, size)
                box = measured(page, "#board")
                places[size].add((box["y"], 0 if size == "390x844" else box["height"]))
        assert len(asked) > 1
        assert {size: len(found) for size, found in places.items()} == dict.fromkeys(sizes, 1), places
