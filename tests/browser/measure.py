"""A measured look at a page: what is cut, covered, too small, below the fold, or would trip a screen reader."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

MEASURE, BROKEN = (
    (Path(__file__).parent / name).read_text(encoding="utf-8").partition("\n")[2] for name in ("measure.js", "broken.js")
)
AXE = "part => axe.run(part, { resultTypes: ['violations'] }).then(({ violations }) => violations)"
SHORTEST = 120  # letters of an element's markup that tell which one it is


def faults(page: Page) -> list[str]:
    """List what is wrong with a page as it stands in its window, for all kinds of readers."""
    return [*measured(page), *findings(page)]


def measured(page: Page) -> list[str]:
    """List what is cut, covered, too small or out of sight; a table in a hand is looked at page by page."""
    tabs = page.locator("#pager [data-tab]")
    if not (tabs.count() and tabs.first.is_visible()):
        return _measured(page)
    found = []
    opened = page.locator("#pager [aria-selected=true]").get_attribute("data-tab")
    for tab in tabs.all():
        tab.click()
        found += [f"{tab.inner_text()}: {fault}" for fault in _measured(page)]
    page.locator(f"#pager [data-tab='{opened}']").click()
    return found


def _measured(page: Page) -> list[str]:
    measured: list[str] = page.evaluate(MEASURE)
    return [*measured, *broken_words(page)]


def broken_words(page: Page) -> list[str]:
    """List the words that stand on two lines without a hyphen between."""
    broken: list[str] = page.evaluate(BROKEN)
    return broken


def findings(page: Page, part: str = "html") -> list[str]:
    """List what a reader who cannot see or point well would stumble over, on a page or in a part of it."""
    if not page.evaluate("() => typeof window.axe?.run === 'function'"):
        page.evaluate(AXE_SCRIPT)
    violations = page.evaluate(AXE, part)
    return [f"axe, {each['id']}: {each['nodes'][0]['html'][:SHORTEST]}" for each in violations]
