"""Cards for sharing: every colour is written out, long names fit, and a worker makes each picture once."""

from __future__ import annotations

import asyncio
import re
import struct

import pytest

from grange.games import games
from grange.web.background.pictures import MOST_KEPT, Pictures, card_as_png, icon_as_png
from grange.web.background.workers import Post, WorkerDied, Workers
from grange.web.live.share_cards import HEIGHT, WIDTH, Card, Sitter, draw, has_letters_for
from grange.web.refusals import TooLong
from tests.web.servers import PATIENCE

INVITE = Card("evergreen", "Anna invites you to a game", "One seat is free.", sitters=(Sitter(0, "Anna"), Sitter(1, "", free=True)))
WIDE = tuple(Sitter(at, "W" * 40, points=9 - 5 * at) for at in range(4))
RESULT = Card("agricola", "Vera wins", foot="Agricola", sitters=WIDE, winner=WIDE[0], over=True)
DAY = Card("farmerama", "The game of the day", "One try.", leaf=("November", "18", "Wednesday"))
CARDS = [INVITE, RESULT, DAY, *(Card(game.name, game.name) for game in games())]


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.title[:12])
def test_a_card_needs_neither_variables_nor_pieces_from_elsewhere(card):
    svg = draw(card)
    assert not re.search(r"var\(|light-dark|color-mix|@media", svg)
    ids = set(re.findall(r'id="([^"]+)"', svg))
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids
    assert set(re.findall(r"url\(#([^)]+)\)", svg.partition("</style>")[2])) <= ids
    assert size_of(card_as_png(card)) == (WIDTH, HEIGHT)


def test_no_letters_are_too_small_and_no_name_runs_into_its_bar():
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', draw(RESULT))]
    assert min(sizes) >= 36
    assert "WWWWWWWW" not in draw(RESULT)


def test_names_in_letters_that_our_fonts_lack_are_known():
    assert has_letters_for("Zażółć Ёжик O’Neill")
    assert not has_letters_for("花子")


def test_an_icon_has_its_size():
    assert size_of(icon_as_png(192, 0.8)) == (192, 192)


class Counting(Workers):
    """A pool that counts what it gets, and fails when it is told to."""

    def __init__(self) -> None:
        super().__init__([Post()], PATIENCE)
        self.count, self.fails = 0, False

    async def run(self, task, *arguments, **options):
        self.count += 1
        await asyncio.sleep(0)
        if self.fails:
            raise WorkerDied
        return b"png"


def test_those_who_ask_for_the_same_picture_share_it_and_old_ones_leave():
    async def asked() -> None:
        workers = Counting()
        pictures = Pictures(workers)
        assert await asyncio.gather(*(pictures.card(INVITE) for _ in range(5))) == [b"png"] * 5
        assert workers.count == 1
        for number in range(MOST_KEPT + 5):
            await pictures.card(Card("evergreen", str(number)))
        assert len(pictures.kept) == MOST_KEPT
        workers.close()

    asyncio.run(asked())


def test_a_picture_that_failed_is_tried_again():
    async def asked() -> None:
        workers = Counting()
        pictures = Pictures(workers)
        workers.fails = True
        with pytest.raises(TooLong):
            await pictures.card(INVITE)
        workers.fails = False
        assert await pictures.card(INVITE) == b"png"
        workers.close()

    asyncio.run(asked())
