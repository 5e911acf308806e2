"""The replay of a finished game: nothing in it is secret any more, and only the viewer is called you."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

import grange
from grange.games import SHELF
from grange.web.history.story import Past
from grange.web.pages.replay import moment
from grange.web.stored import StoredSeat
from tests.contract.setups import played
from tests.web.background.test_reviews import uploaded

YOURS = re.compile(r">(Your|Ваш|Twój|Twoja|Twoje)\w* ")


def headline(client: TestClient, address: str) -> str:
    found = re.search(r"<h1[^>]*><span[^>]*>([^<]+)", client.get(address).text)
    assert found
    return found[1]


@pytest.fixture
def drafted(client) -> str:
    """A game of three who drafted their hand cards."""
    return f"{uploaded(client, played(grange.new_game('agricola', 3, 4, cards='on', deal='by_type')))}/replay"


def test_the_link_that_skips_the_head_leads_to_what_happened(client, drafted):
    page = client.get(drafted).text
    assert 'href="#content"' in page
    assert page.count('id="content"') == 1


def test_a_draft_shows_the_cards_and_names_who_keeps_them(client, drafted):
    assert re.match(r"Player \d keeps ", headline(client, f"{drafted}?at=1"))
    packs = [re.findall(r'class="pick1" id="card-(\w+)"', client.get(f"{drafted}?at=1&eyes={seat}").text) for seat in range(3)]
    assert [len(pack) for pack in packs].count(7) == 2
    assert len({tuple(pack) for pack in packs}) == 3


def test_later_moments_show_the_hand_of_the_seat_that_is_looked_at(client, drafted):
    hands = [
        re.findall(r'class="in-hand".*?</section>', client.get(f"{drafted}?at=70&eyes={seat}").text, re.DOTALL) for seat in (0, 1)
    ]
    assert hands[0] != hands[1]
    assert all('data-look="card-' in hand[0] for hand in hands)


@pytest.mark.parametrize("game", ["petrichor", "evergreen", "farmerama", "agricola"])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_whoever_holds_no_seat_is_never_called_you(client, game, lang):
    table = uploaded(client, played(grange.new_game(game, 2, 4)))
    client.cookies.set("lang", lang)
    last = client.get(f"{table}/replay?at=99999").text
    pages = [client.get(f"{table}/replay?at={at}&eyes=1").text for at in (0, 1, 9, 30)]
    assert not any(YOURS.search(page) for page in (last, *pages))


@pytest.mark.parametrize(
    ("game", "rules"), [("petrichor", {}), ("evergreen", {}), ("farmerama", {}), ("agricola", {"cards": "on"})]
)
def test_a_name_is_never_markup_whoever_looks(game, rules):
    state = played(grange.new_game(game, 2, 0, **rules))
    seats = [StoredSeat(seat, "<x>&\"'", None, person=True, taken=True) for seat in range(2)]
    past = Past(game, state.game.version, {"seats": 2, "seed": 0, "rules": rules, "components": {}}, state.history, seats)
    pages = [moment(past, at, "en", None, eyes) for at in range(0, len(state.history), 9) for eyes in range(2)]
    assert not any("<x>" in page["main"] + page["others"] for page in pages)


def test_a_game_without_chapters_can_be_replayed(monkeypatch):
    monkeypatch.setitem(SHELF, "template_game", "grange.template_game")
    state = played(grange.new_game("template_game", 2, 4))
    seats = [StoredSeat(seat, "", None, person=True, taken=True) for seat in range(2)]
    past = Past("template_game", state.game.version, {"seats": 2, "seed": 4, "rules": {}, "components": {}}, state.history, seats)
    assert [moment(past, at, "en", None, 0)["chapters"] for at in (0, 5, len(state.history))] == [[], [], []]


def test_whoever_played_is_called_you_at_the_own_side_of_the_table_and_nowhere_else():
    state = played(grange.new_game("petrichor", 2, 4))
    setup = {"seats": 2, "seed": 4, "rules": {}, "components": {}}
    seats = [StoredSeat(seat, "", None, person=True, taken=True) for seat in range(2)]
    past = Past("petrichor", state.game.version, setup, state.history, seats)
    own, other = (moment(past, 1, "en", 1, seen)["main"] for seen in (1, 0))
    assert "Your hand" in own
    assert "Player 1: the hand" in other
    assert "Your hand" not in other


@pytest.mark.parametrize("game", ["petrichor", "evergreen", "farmerama", "agricola"])
def test_the_last_move_says_that_the_game_is_over_and_who_won(client, game):
    state = played(grange.new_game(game, 2, 4))
    table = uploaded(client, state)
    for page in ("replay", "review"):
        told = re.search(r"<h1[^>]*><span[^>]*>([^<]+)", client.get(f"{table}/{page}?at=99999").text)
        assert told
        winners = ", ".join(f"Player {seat + 1}" for seat in state.winners)
        assert told[1].startswith("The game is over. ")
        assert winners in told[1]


def test_a_card_that_was_chosen_in_secret_is_named(client):
    table = uploaded(client, played(grange.new_game("farmerama", 2, 4)))
    told = [headline(client, f"{table}/replay?at={at}") for at in (1, 2)]
    assert re.fullmatch(r"Player 1: \w+", told[0])
    assert re.fullmatch(r"Player 1 chooses: \w+\.", told[1])
