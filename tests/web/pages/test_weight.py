"""The weight of pages: a page brings only the pieces it shows, compressed, and browsers cache files."""

from __future__ import annotations

import json
import re
import shutil
from itertools import islice

import pytest

import grange
from grange.core.chance import Chance
from grange.core.picture import ART, REFERENCE, pieces_drawn_in
from grange.games import find
from grange.web.live.art import DRAWINGS
from grange.web.live.asset_urls import SCRIPTS, STYLES, mark_of
from grange.web.live.fragments import SHAPES, page_words, shape_of
from tests.web.pages.test_pages import csrf, open_table

pytestmark = pytest.mark.slow

GAMES = [game.name for game in grange.games()]
SOURCES = [*(ART / name for name in DRAWINGS), *(file for game in grange.games() for file in game.folder.rglob("plate.svg"))]
DRAWN = dict(piece for file in SOURCES for piece in pieces_drawn_in(file.read_text(encoding="utf-8")))
STOCK = re.compile(r'<div class="stock".*?</div>', re.DOTALL)


def in_stock(page: str) -> set[str]:
    """List the pieces that a page brings."""
    stock = STOCK.search(page)
    assert stock
    return {name for name, _ in pieces_drawn_in(stock[0])}


def shown(html: str) -> set[str]:
    """List the pieces that are shown, with those of which they are made."""
    found, new = set[str](), set(REFERENCE.findall(html)) & DRAWN.keys()
    while new:
        found |= new
        new = {other for name in new for other in REFERENCE.findall(DRAWN[name])} & DRAWN.keys() - found
    return found


def finished_table(client, game: str) -> str:
    """Upload a game that bots have finished, and give the address of its table."""
    state = grange.new_game(game, seats=2, seed=3)
    chance = Chance.of(3)
    while not state.over:
        state.play(chance.pick(state.decision.options))
    files = {"record": ("game.json", json.dumps(state.record()), "application/json")}
    answer = client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)
    return answer.headers["location"].removesuffix("/replay")


@pytest.mark.parametrize("path", ["/", "/nowhere", *(f"/{kind}/{game}" for kind in ("new", "rules") for game in GAMES)])
def test_a_page_brings_exactly_the_pieces_that_it_shows(client, path):
    page = client.get(path).text
    assert in_stock(page) == shown(STOCK.sub("", page))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_brings_exactly_the_pieces_of_its_moment(client, game):
    table = finished_table(client, game)
    for at in (0, 7, 50, 99999):
        page = client.get(f"{table}/replay?at={at}").text
        assert in_stock(page) == shown(STOCK.sub("", page))
    page = client.get(table).text
    assert shown(STOCK.sub("", page)) <= in_stock(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_brings_every_piece_that_may_come_into_sight_but_not_those_of_other_games(client, game):
    answer = client.post(f"/play/{game}", data={"csrf": csrf(client)}, follow_redirects=False)
    stock = in_stock(client.get(answer.headers["location"]).text)
    for seats in find(game).seats:
        assert pieces_seen_in_play(game, seats) <= stock
    assert shown("".join(f"#{piece}" for piece in PIECES_OF_PARTS)) <= stock
    assert len(stock) < len(DRAWN) * 4 / 5


PIECES_OF_PARTS = (
    "ui-undo",
    "ui-hint",
    "ui-eye",
    "ui-bot",
    "ui-replay",
    "garland",
    "bot-moss",
    "seat-hatch-3",
    "person-3",
    "sheep",
)


def pieces_seen_in_play(game: str, seats: int) -> set[str]:
    """Play a game at random and list all pieces that its board and its buttons show on the way."""
    state, chance, html = grange.new_game(game, seats, seed=seats), Chance.of(seats), ""
    words = page_words("en", state.game.folder)
    while not state.over:
        decision = state.decision
        html += "".join(f"#{state.icon(option)} " for option in decision.options)
        if chance.below(8) == 0:
            html += state.game.display.page(state, decision.seat, words, [""] * seats).html
        state.play(chance.pick(decision.options))
    return shown(html + state.game.display.page(state, None, words, [""] * seats).html)


def test_no_style_refers_to_a_piece_so_that_what_a_page_shows_stands_in_the_page():
    for file in [*ART.glob("*.css"), *STYLES.glob("*.css")]:
        assert "url(#" not in file.read_text(encoding="utf-8")


# `.table:has(.end) > *` and the like
WHATEVER_LIES_IN = re.compile(r":has\([^{},]*\)[^{},()]*[\s>+~](\*|:not\([^{},]*\))\s*[{,]")
WHATEVER_FOLLOWS = re.compile(r"\*\s*[+~]\s*\*")  # `.table > * + *`
WHOLE_TABLE = re.compile(r"\.(fit|at-table|desk)\b[^\s>+~{},]*:has\(")


def style_sheets() -> dict[str, str]:
    """Read all style sheets, ours and those of games."""
    ours = [*ART.glob("*.css"), *STYLES.glob("*.css")]
    files = [*ours, *(file for game in grange.games() for file in game.folder.rglob("*.css"))]
    return {str(file): file.read_text(encoding="utf-8") for file in files}


def test_no_style_makes_a_browser_look_at_all_of_a_table_again_whenever_something_changes_on_it():
    """A browser keeps one list of what any `:has()` may change in others; if that is whatever there is, all is styled again.

    And if a whole table has something or not, all of that list is styled again that lies on it. Where whatever follows anything has
    a style, all that lies in a place is styled again whenever something comes there or goes.
    """
    for name, style in style_sheets().items():
        assert not WHATEVER_LIES_IN.search(style), name
        assert not WHATEVER_FOLLOWS.search(style), name
        assert not WHOLE_TABLE.search(style), name


def test_styles_lay_a_desk_out_by_what_it_says_to_have():
    asked_for = {name for style in style_sheets().values() for name in re.findall(r"\.has-([a-z-]+)", style)}
    assert asked_for == set(SHAPES)


def test_a_desk_says_what_it_has():
    assert shape_of('<div class="p-farms team decked"><p class="teamwork">opened</p></div>') == " has-team has-decked"


# Compression


def encoding(client, path: str, **headers: str) -> str | None:
    return client.get(path, headers=headers).headers.get("content-encoding")


def test_what_is_large_is_compressed_for_those_who_can_read_it(client):
    for path in ("/", "/nowhere", "/rules/agricola", "/api/games", style_of(client)):
        assert encoding(client, path, **{"accept-encoding": "gzip"}) == "gzip"
        assert encoding(client, path, **{"accept-encoding": "identity"}) is None
        assert "accept-encoding" in client.get(path).headers["vary"].lower()


def test_what_is_small_is_not_compressed(client):
    assert encoding(client, "/api/nowhere", **{"accept-encoding": "gzip"}) is None


def test_the_secret_of_forms_looks_different_on_every_page_and_always_fits(client):
    client.get("/")
    secrets = [csrf(client) for _ in range(5)]
    assert len(set(secrets)) == 5
    assert not set.intersection(*(four_letters_of(secret) for secret in secrets))
    for secret in secrets:
        assert client.post("/settings", data={"csrf": secret, "theme": "dark"}, follow_redirects=False).status_code == 303


def four_letters_of(text: str) -> set[str]:
    """List whatever four letters stand together, which is what a compressed page would write only once."""
    return {"".join(four) for four in zip(*(islice(text, start, None) for start in range(4)), strict=False)}


@pytest.mark.parametrize("wrong", ["", "zz", "0", "00" * 44, "ä", "ff" * 44])
def test_a_secret_that_was_made_up_is_refused(client, wrong):
    client.get("/")
    assert client.post("/settings", data={"csrf": wrong, "theme": "dark"}, follow_redirects=False).status_code == 403


# Files


def style_of(client) -> str:
    found = re.search(r'href="(/static/[^"]+/common\.css)"', client.get("/").text)
    assert found
    return found[1]


def test_browsers_may_keep_every_file_that_a_page_loads(client):
    page = client.get(open_table(client, "me")).text
    files = re.findall(r'(?:href|src)="(/(?:art|static)/[^"]+)"', page)
    assert len(files) >= 8
    for file in files:
        answer = client.get(file)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


def test_a_file_that_has_changed_has_another_address(tmp_path):
    before = mark_of(SCRIPTS)
    copy = shutil.copytree(SCRIPTS, tmp_path / "copy")
    assert mark_of(copy) == before
    (copy / "another.js").write_text("// another")
    assert mark_of(copy) != before
