"""Previews on a page: what could happen, and where the others moved."""

from __future__ import annotations

import pytest

import grange
from tests.web.pages.test_look import SCRIPT, opened


def begun(client, game: str, ready=lambda _: True):
    """Open a table of two and choose the first option of all until a game is ready; give the table and its state."""
    answer = client.post("/api/tables", json={"game": game, "seats": [{}, {}], "seed": 1}).json()
    state = grange.new_game(game, seats=2, seed=1)
    while not ready(state):
        choose(client, answer, state, state.decisions[0].codes[0])
    return answer, state


def choose(client, answer, state, code: str) -> None:
    seat = state.decisions[0].seat
    head = {"Authorization": f"Bearer {answer['tokens'][seat]}"}
    sent = {"position": len(state.history), "option": code}
    client.post(f"/api/tables/{answer['table']}/choices", json=sent, headers=head).raise_for_status()
    state.play(code, seat)


def moves_at(client, table: str):
    """Read the moves that a spectator's page is told of."""
    with client.websocket_connect(f"/table/{table}/live") as socket:
        return socket.receive_json()["moves"]


@pytest.mark.parametrize("weather", ["frost", "sun", "wind", "rain"])
def test_anybody_may_see_what_a_weather_would_do(client, weather):
    answer, _ = begun(client, "petrichor", lambda state: state.round)
    seen = client.get(f"/table/{answer['table']}/would", params={"thing": weather}, headers=SCRIPT).json()
    assert seen["title"] == f"If {weather} came now"
    assert seen["told"]
    assert ("wouldbox" in seen["desk"]) == (weather in ("frost", "sun"))


@pytest.mark.parametrize(("game", "thing"), [("petrichor", "snow"), ("agricola", "rain")])
def test_of_what_cannot_come_nothing_is_shown(client, game, thing):
    answer = client.get(f"{opened(client, game)}/would", params={"thing": thing}, headers=SCRIPT)
    assert answer.status_code == 404
    assert answer.json()["error"] == "error-unknown-thing"


def test_a_move_names_the_place_that_its_choice_pointed_at(client):
    answer, state = begun(client, "agricola")
    choose(client, answer, state, "space:forest")
    assert [move["place"] for move in moves_at(client, answer["table"])] == ["space-forest"]


def test_a_move_from_a_hand_never_names_the_card(client):
    answer, state = begun(client, "petrichor", lambda state: state.round)
    seat, code = state.decisions[0].seat, next(code for code in state.decisions[0].codes if code.startswith("play:"))
    choose(client, answer, state, code)
    assert moves_at(client, answer["table"])[-1]["place"] == f"rival-{seat}"
