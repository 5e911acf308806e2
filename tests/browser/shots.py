"""Screenshots of every page and table at every size, in both themes and all languages, each with a measured check.

make shots                                          all of it, in build/shots
make shots GAMES=agricola SIZES=1366x768,390x844    only some; also SEATS, STAGES, THEMES, LANGS and PAGES
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.measure import faults
from tests.browser.stages import STAGES, Staged
from tests.web.servers import PATIENCE, Server

FOLDER = Path("build/shots")
CHOICES = {
    "games": ("petrichor", "evergreen", "farmerama", "agricola"),
    "seats": ("1", "2", "4"),
    "stages": tuple(STAGES),
    "pages": ("front", "games", "new", "rules", "nothing", "sit", "replay"),
    "sizes": (
        "1920x1080",
        "1440x900",
        "1366x768",
        "1366x633",
        "1280x720",
        "1024x768",
        "768x954",
        "390x844",
        "390x664",
        "844x390",
        "683x384",
    ),
    "themes": ("light", "dark"),
    "langs": ("en", "ru", "pl"),
}
PATHS = {"front": "/", "games": "/games", "new": "/new/{game}", "rules": "/rules/{game}", "nothing": "/nowhere"}
PATHS |= {"sit": "/sit/{table}/{token}", "replay": "/table/{table}/replay?at=20"}
WIDEST_HAND, LOWEST_DESK = 900, 560  # pixels; in narrower and in lower windows fingers point
ZOOMED = "683x384"  # a laptop at 200 %: as small, but with a mouse

Look = tuple[str, str, str]


def wanted() -> argparse.Namespace:
    """Read which pictures are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, values in CHOICES.items():
        parser.add_argument(f"--{name}", type=lambda text: text.split(","), default=values, help=", ".join(values))
    return parser.parse_args()


@contextmanager
def window(browser: Browser, server: Server, look: Look) -> Iterator[Page]:
    """Open a window of a size, in a theme and a language."""
    size, theme, lang = look
    in_hand = is_in_hand(size)
    context = browser.new_context(
        base_url=server.address,
        viewport=viewport(size),
        device_scale_factor=2 if size == ZOOMED else 1,
        has_touch=in_hand,
        is_mobile=in_hand,
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",  # it would fetch files for every window anew
    )
    context.set_default_timeout(PATIENCE * 1000)
    yield context.new_page()
    context.close()


def is_in_hand(size: str) -> bool:
    """Tell whether a window of a size is that of a phone or a tablet, which is touched."""
    return size != ZOOMED and (viewport(size)["width"] <= WIDEST_HAND or viewport(size)["height"] <= LOWEST_DESK)


def viewport(size: str) -> ViewportSize:
    width, height = (int(length) for length in size.split("x"))
    return {"width": width, "height": height}


def device(look: Look) -> tuple[str, bool, bool]:
    """Give what a window keeps however its size and its theme change: its language, and the kind of screen."""
    size, _, lang = look
    return lang, is_in_hand(size), size == ZOOMED


def resize(page: Page, size: str) -> None:
    """Give a window another size."""
    page.set_viewport_size(viewport(size))


def turn_into(page: Page, look: Look) -> None:
    """Give a window another size and theme; its language stays."""
    size, theme, _ = look
    resize(page, size)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")


def take(page: Page, name: str, look: Look) -> bool:
    """Take a picture of a page and say what is wrong with it; tell whether anything is."""
    path = FOLDER / f"{name}-{'-'.join(look)}.png"
    page.screenshot(path=path)
    found = faults(page)
    print(path, *(found or ["as it should be"]), sep="\n    ", flush=True)
    return bool(found)


def tables(browser: Browser, server: Server, asked: argparse.Namespace, looks: list[Look]) -> int:
    """Take the tables at each stage; give how many show something wrong."""
    wrong = 0
    for game, seats in product(asked.games, asked.seats):
        table = Staged(server, game, int(seats))
        for stage in [stage for stage in STAGES if stage in asked.stages]:
            table.play_to(stage)
            for look in looks:
                with window(browser, server, look) as page:
                    table.sit_down(page)
                    wrong += take(page, f"{game}-{seats}-{stage}", look)
    return wrong


def pages(browser: Browser, server: Server, asked: argparse.Namespace, looks: list[Look]) -> int:
    """Take the pages around the tables; give how many show something wrong."""
    wrong = 0
    for game in asked.games if asked.pages else ():
        table = Staged(server, game, 2)
        for name, look in product(asked.pages, looks):
            if "{" not in PATHS[name] and game != asked.games[0]:
                continue  # the same for all games
            table.play_to("end" if name == "replay" else "start")
            with window(browser, server, look) as page:
                page.goto(PATHS[name].format(game=game, table=table.table, token=table.tokens[0]))
                wrong += take(page, f"{name}-{game}" if "{" in PATHS[name] else name, look)
    return wrong


def main() -> None:
    """Take the pictures that are asked for, and say what is wrong with each."""
    asked = wanted()
    asked.pages = [name for name in asked.pages if name in PATHS]
    looks: list[Look] = list(product(asked.sizes, asked.themes, asked.langs))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(Path(data))
        server.start()
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        wrong = tables(browser, server, asked, looks) + pages(browser, server, asked, looks)
        browser.close()
        server.kill()
    raise SystemExit(f"{wrong} pictures show something wrong" if wrong else 0)


if __name__ == "__main__":
    main()
