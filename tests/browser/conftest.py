"""A real browser at a real server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, expect, sync_playwright

from tests.web.servers import PATIENCE, Server

expect.set_options(timeout=PATIENCE * 1000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first takes half the time: it has no window
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}  # a phone
ZOOMED: ViewportSize = {"width": 683, "height": 384}  # a laptop at 200 %

OFFLINE = "net::ERR_INTERNET_DISCONNECTED"  # what a browser says that a test has cut off
FAILED = pytest.StashKey[bool]()
PICTURES = Path(__file__).parents[2] / "build" / "failed"


def chromium() -> str:
    """Find the browser of this machine."""
    found = [path for name in CHROMIUMS if (path := shutil.which(name))]
    assert found, "these tests need Chromium; on Debian: apt-get install chromium-headless-shell"
    return found[0]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note at a test that it failed, for its fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Open a browser of one's own, at a page if one is named; at the end, nobody may have seen an error in the console."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def visitor(
        path: str = "",
        *,
        size: ViewportSize = DESK,
        lang: str = "en-GB",
        theme: str = "light",
        motion: str = "reduce",
        touch: bool = False,
        script: bool = True,
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport=size,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            java_script_enabled=script,
            service_workers="allow" if worker else "block",  # it would fetch files while other things are measured
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        if path:
            page.goto(path)
        return page

    yield visitor
    if request.node.stash.get(FAILED, False):
        keep_pictures(request.node.name, [page for context in contexts for page in context.pages])
    for context in contexts:
        context.close()
    assert [text for text in trouble if OFFLINE not in text] == []


def keep_pictures(test: str, pages: list[Page]) -> None:
    """Keep what the pages of a failed test show, for whoever looks for the reason; a page that hangs is left out."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", test)
    for number, page in enumerate(pages):
        with suppress(Error):
            page.screenshot(path=PICTURES / f"{name}-{number}.png", timeout=5000)


def screenshot(page: Page, folder: Path, name: str) -> Path:
    path = folder / f"{name}.png"
    page.screenshot(path=path)
    return path
