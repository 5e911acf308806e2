"""What a program can do at a table."""

from __future__ import annotations

import pytest

import grange
from tests.web.servers import until


def test_games_are_listed_with_their_rule_options_in_three_languages(client):
    names = set()
    for lang in ("en", "ru", "pl"):
        shelf = {game["game"]: game for game in client.get("/api/games", params={"lang": lang}).json()}
        assert set(shelf) == {game.name for game in grange.games()}
        game = shelf["evergreen"]
        assert game["seats"] == [1, 2, 3, 4]
        assert [rule["name"] for rule in game["rules"]] == ["sun", "supply", "deck"]
        names.add(game["rules"][0]["title"])
    assert len(names) == 3


def test_a_new_table_gives_every_person_a_token_and_bots_none(client):
    seats = [{"name": "Ada"}, {"bot": "steady"}, {}]
    opened = client.post("/api/tables", json={"game": "evergreen", "seats": seats}).json()
    assert [token is not None for token in opened["tokens"]] == [True, False, True]
    assert len({opened["table"], opened["host"], *opened["tokens"]}) == 5


def test_a_seat_sees_its_question_and_a_spectator_none(open_table):
    table = open_table()
    (asked,) = table.asked()
    assert table.spectator.see()["question"] is None
    assert table.seats[1 - asked].see()["question"] is None
    question = table.seats[asked].see(lang="pl")["question"]
    assert question["prompt"] == "Którą kartę bierzesz?"
    assert [option["code"] for option in question["options"]] == ["take:0", "take:1", "take:2"]
    assert question["options"][0]["target"] == "market-0"
    assert question["chapter"] == "draft"


def test_a_whole_game_is_played_and_its_record_replays(client, open_table):
    table = open_table()
    assert client.get(f"/api/tables/{table.id}/record").status_code == 409
    table.play_first_options()
    record = client.get(f"/api/tables/{table.id}/record").json()
    state = grange.replay(record)
    assert state.over
    assert record["players"] == [{"name": "P0", "bot": None}, {"name": "P1", "bot": None}]
    assert state.scores == table.spectator.see()["view"]["scores"]


def test_the_answer_names_the_position_after_the_choice(open_table):
    table = open_table()
    (asked,) = table.asked()
    assert table.seats[asked].choose("take:0").json() == {"position": 1}


def test_a_choice_sent_again_is_played_once(open_table):
    table = open_table()
    (asked,) = table.asked()
    for _ in range(3):
        assert table.seats[asked].choose("take:0", position=0).json() == {"position": 1}
    assert table.spectator.see()["position"] == 1


def test_a_stale_choice_is_refused_with_the_present_table(open_table):
    table = open_table()
    first = table.asked()[0]
    table.seats[first].choose("take:0")
    answer = table.seats[first].choose("take:1", position=0)
    assert answer.status_code == 409
    assert answer.json()["error"] == "error-stale"
    assert answer.json()["present"]["position"] == 1
    assert table.spectator.see()["position"] == 1


def test_a_choice_from_the_future_is_refused(open_table):
    table = open_table()
    assert table.seats[table.asked()[0]].choose("take:0", position=5).status_code == 409


def test_seats_that_act_together_do_not_make_each_other_stale(open_table):
    table = open_table()
    for _ in range(2):
        table.seats[table.asked()[0]].choose(table.seats[table.asked()[0]].see()["question"]["options"][0]["code"])
    assert table.asked() == [0, 1]
    seen = table.spectator.see()["position"]
    options = [seat.see()["question"]["options"][0]["code"] for seat in table.seats]
    assert table.seats[0].choose(options[0], seen).status_code == 200
    assert table.seats[1].choose(options[1], seen).status_code == 200


def test_the_last_choice_can_be_taken_back(open_table):
    table = open_table(seats=1)
    seat = table.seats[0]
    before = seat.see()["view"]
    seat.choose(seat.see()["question"]["options"][0]["code"])
    assert seat.see()["can_undo"]
    assert seat.undo().status_code == 200
    seen = seat.see(since=1)
    assert seen["view"] == before
    assert seen["position"] == 2
    assert seen["news"] == ["You undo your last choice."]
    assert seat.undo().status_code == 409


def test_an_undo_sent_again_takes_back_once(open_table):
    table = open_table(seats=1)
    seat = table.seats[0]
    for _ in range(2):
        seat.choose(seat.see()["question"]["options"][0]["code"])
    assert seat.undo(position=2).json() == {"position": 3}
    assert seat.undo(position=2).json() == {"position": 3}
    assert seat.see()["position"] == 3


def test_nobody_takes_a_choice_back_when_the_game_is_over_and_lies_open(open_table):
    table = open_table(seats=1)
    seat = table.seats[0]
    while seat.see()["question"]:
        seat.choose(seat.see()["question"]["options"][0]["code"])
    assert "seed" in table.spectator.client.get(f"{table.spectator.path}/record").json()
    assert not seat.see()["can_undo"]
    assert seat.undo().status_code == 409
    assert seat.see()["view"]["over"]


def test_undo_is_no_option_that_could_be_chosen(open_table):
    table = open_table(seats=1)
    seat = table.seats[0]
    seat.choose(seat.see()["question"]["options"][0]["code"])
    assert seat.choose("undo").status_code == 422
    assert seat.see()["position"] == 1


def test_news_tell_what_has_happened_since_a_position(open_table):
    table = open_table()
    first = table.asked()[0]
    table.seats[first].choose("take:0")
    assert any("take" in sentence for sentence in table.seats[first].see(since=0)["news"])
    assert table.seats[first].see(since=1)["news"] == []
    assert any(f"P{first} takes" in sentence for sentence in table.spectator.see(since=0)["news"])


def test_bots_move_by_themselves(client):
    body = {"game": "evergreen", "seats": [{"bot": "random"}, {"bot": "steady"}], "seed": 7}
    table = client.post("/api/tables", json=body).json()["table"]
    until(lambda: client.get(f"/api/tables/{table}").json()["view"]["over"])
    assert client.get(f"/api/tables/{table}").json()["view"]["winners"]


def test_a_person_sits_down_under_a_name(open_table):
    table = open_table()
    assert [seat["here"] for seat in table.spectator.see()["seats"]] == [False, False]
    assert table.seats[1].post("seat", {"name": "  Mała <b>\u0007 "}).json()["name"] == "Mała <b>"
    assert table.spectator.see()["seats"][1] == {"name": "Mała <b>", "bot": None, "here": True, "clock": None}


def test_the_host_hands_an_absent_persons_seat_to_a_bot_and_back(open_table):
    table = open_table()
    assert table.host.post("seats/0/bot", {"bot": "steady"}).status_code == 204
    assert table.spectator.see()["seats"][0]["bot"] == "steady"
    until(lambda: table.asked() == [1])
    assert table.host.post("seats/0/bot", {"bot": None}).status_code == 204
    assert table.spectator.see()["seats"][0]["bot"] is None


def test_a_table_is_where_it_was_after_a_restart(settings, open_table, client):
    from fastapi.testclient import TestClient

    from grange.web.app import create_app

    table = open_table()
    table.play_first_options(30)
    before = [seat.see() for seat in table.seats]
    with TestClient(create_app(settings)) as later:
        for seat, seen in zip(table.seats, before, strict=True):
            assert later.get(seat.path, headers=seat.headers).json() == seen


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": [{}]}, "error-unknown-game"),
        ({"game": "evergreen", "seats": [{}] * 5}, "error-seats"),
        ({"game": "evergreen", "seats": []}, "error-malformed"),
        ({"game": "evergreen", "seats": [{"bot": "stockfish"}]}, "error-unknown-bot"),
        ({"game": "evergreen", "seats": [{}], "rules": {"moon": "full"}}, "error-unknown-rule"),
        ({"game": "evergreen", "seats": [{}], "rules": {"sun": "up"}}, "error-rule-value"),
        ({"game": "evergreen", "seats": [{}], "seed": -1}, "error-malformed"),
        ({"game": "evergreen", "seats": [{"name": "x" * 41}]}, "error-malformed"),
        ({"game": "evergreen", "seats": [{}], "frob": 1}, "error-malformed"),
        ([], "error-malformed"),
        ("text", "error-malformed"),
        (None, "error-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client, body, error):
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"] == error
    assert answer.json()["message"]


@pytest.mark.parametrize("option", ["take:9", "nonsense", "", "action:A", "undo", "take:0 ", "TAKE:0"])
def test_an_option_that_may_not_be_chosen_is_refused_and_changes_nothing(open_table, option):
    table = open_table()
    seat = table.seats[table.asked()[0]]
    before = seat.see()
    assert seat.choose(option).status_code in (409, 422)
    assert seat.see() == before


@pytest.mark.parametrize("body", [{}, {"position": 0}, {"option": "take:0"}, {"position": "x", "option": "take:0"}, [], 5])
def test_a_malformed_choice_is_refused_and_changes_nothing(open_table, body):
    table = open_table()
    seat = table.seats[table.asked()[0]]
    answer = seat.post("choices", body)
    assert answer.status_code == 422
    assert answer.json()["error"] == "error-malformed"
    assert seat.see()["position"] == 0


def test_errors_speak_the_visitors_language(client):
    answer = client.post("/api/tables", json={"game": "chess", "seats": [{}]}, headers={"accept-language": "ru-RU,ru"})
    assert "chess" in answer.json()["message"]
    shelf = [game.name for game in grange.games()]
    assert answer.json()["message"] == grange.UnknownGame("error-unknown-game", game="chess", games=shelf).say("ru")


def test_what_is_not_there_is_said(client):
    answer = client.get("/api/tables/" + "x" * 22)
    assert answer.status_code == 404
    assert answer.json()["error"] == "error-no-such-table"
    assert client.get("/nowhere").status_code == 404
