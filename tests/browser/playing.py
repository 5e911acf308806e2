"""Playing in a browser: helpers that open tables, click options and wait for the result."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Error, Page

from tests.web.servers import until

OPTION = "#ask [data-option]"


def play_at_once(page: Page) -> str:
    """Click Play on the front page; give the table's address."""
    page.goto("/")
    page.locator("form[action='/play/evergreen'] .btn.primary").click()
    page.wait_for_url("**/table/*")
    return page.url


def open_table(page: Page, *kinds: str, game: str = "evergreen", **rules: str) -> str:
    """Open a table with the given kinds of seats and rule options, and give its address."""
    seats = {f"kind-{number}": kinds[number] if number < len(kinds) else "closed" for number in range(4)}
    send_form(page, f"/new/{game}", {**seats, **{f"rule-{rule}": value for rule, value in rules.items()}})
    return page.url


def send_form(page: Page, path: str, fields: dict[str, str]) -> None:
    """Send one of our forms as its button would, without drawing its page, and go where it leads."""
    found = re.search(r'name="csrf" value="([^"]+)"', page.request.get(path).text())
    assert found, path
    page.goto(page.request.post(path, form={"csrf": found[1], **fields}).url)


def set_up_table(page: Page, *kinds: str, game: str = "evergreen", **rules: str) -> str:
    """Open a table by clicks on the page where it is set up, and give its address."""
    page.goto(f"/new/{game}")
    for number in range(4):
        kind = kinds[number] if number < len(kinds) else "closed"
        take_seat(page, number, kind)
    page.locator("details.rule-group").evaluate_all("groups => groups.forEach((group) => (group.open = true))")
    for rule, value in rules.items():
        field = page.locator(f"[name='rule-{rule}']")
        kind = field.first.evaluate("field => field.type")
        if kind == "radio":
            page.locator(f"[name='rule-{rule}'][value='{value}']").check()
        elif kind == "text":
            field.fill(value)
        else:
            field.select_option(value)
    form = f"form[action='/new/{game}']"
    page.locator(f"{form} .gobar .btn.primary").click()
    page.wait_for_url("**/table/*")
    return page.url


def take_seat(page: Page, number: int, kind: str) -> None:
    """Let a kind of player sit in a seat of a new table, whoever sat there before."""
    wanted = page.locator(f"[name='kind-{number}'][value='{kind}']")
    if wanted.is_checked():
        return
    if not wanted.is_visible():
        page.locator(f"[name='kind-{number}'][value='closed']").check()
    if kind.startswith("bot:") and not wanted.is_visible():
        page.locator(f"[data-seat='{number}'] [data-add-bot]").click()
    wanted.check()


def position(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-position") or 0)


def wait_for_position(page: Page, seen: int) -> None:
    """Wait until the table has moved on from a position."""
    page.wait_for_function("seen => Number(document.getElementById('table').dataset.position) > seen", arg=seen)


def choose(page: Page, number: int = 0) -> None:
    """Click an option and wait until the table has moved on."""
    clicked(page, number)


def play_to_the_end(*pages: Page, limit: int = 400) -> None:
    """Let everybody who is asked click their first option until the game is over."""
    for _ in range(limit):
        until(lambda: over(pages[0]) or asked(pages))
        if over(pages[0]):
            return
        choose_together(asked(pages)[0], pages)
    pytest.fail("the game did not end")


def asked(pages: Iterable[Page]) -> list[Page]:
    """List the pages that show a question; a screen that is to be handed over is handed over."""
    for page in pages:
        uncover(page)
    return [page for page in pages if page.locator(OPTION).count()]


def uncover(page: Page) -> None:
    """Say to be there, if the screen is covered."""
    if page.locator("#cover [data-here]").count():
        page.locator("#cover [data-here]").click()
        page.wait_for_selector("#cover:not(:has(*))", state="attached")


def choose_together(chooser: Page, pages: Iterable[Page]) -> None:
    """Click an option on one page and wait until all pages show what came of it."""
    choose(chooser)
    for page in pages:
        wait_for_position(page, position(chooser) - 1)


def clicked(page: Page, number: int) -> None:
    """Click an option, known by its number."""
    click_option(page, page.locator(OPTION).nth(number).get_attribute("data-option") or "")


def click_option(page: Page, code: str) -> None:
    """Click an option where it stands, and wait until the table has moved on, by this choice and not only by somebody else's."""
    seen = position(page)
    press(page, code)
    wait_for_position(page, seen)
    page.wait_for_selector("#ask:not([aria-busy])", state="attached")


def press(page: Page, code: str, timeout: float | None = None) -> None:
    """Click an option where it stands: on the board, at its button, or in a list, which is unfolded."""
    if spots := spots_of(page, f"#board [data-option='{code}']"):
        page.mouse.click(*spots[0])  # as a hand does: its ring may give way to a preview at any moment
        return
    option = page.locator(f"#ask [data-option='{code}']")
    unfolds = option.locator("xpath=ancestor::section[contains(@class, 'list')]")
    if unfolds.count():
        page.locator(f"[aria-controls='{unfolds.get_attribute('id', timeout=timeout)}']").click(timeout=timeout)
    option.click(timeout=timeout)


def point_at(page: Page, code: str) -> None:
    """Point at an option where it stands: on the board, or at its button; one in a folded list cannot be pointed at."""
    for spot in spots_of(page, f"#board [data-option='{code}'], #ask > .opts > [data-option='{code}']")[:1]:
        page.mouse.move(*spot)


SPOTS = """places => places.filter(place => place.checkVisibility({ visibilityProperty: true })).map(place => {
  place.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


def spots_of(page: Page, places: str) -> list[tuple[float, float]]:
    """Give the middle of each of the places that can be seen, all at one moment."""
    spots: list[tuple[float, float]] = page.locator(places).evaluate_all(SPOTS)
    return spots


def codes_of(page: Page) -> list[str]:
    """List the codes of all options."""
    codes: list[str] = page.locator(OPTION).evaluate_all("options => options.map((option) => option.dataset.option)")
    return codes


def clicked_among_bots(page: Page, code: str) -> bool:
    """Click an option at a table that moves by itself, and wait until the choice has come back; tell whether it was still there."""
    try:
        press(page, code, timeout=5000)
    except Error:
        return False
    page.wait_for_selector("#ask:not([aria-busy])", state="attached")
    return True


def over(page: Page) -> bool:
    """Tell whether the game has ended."""
    return page.locator("#ending").count() > 0
