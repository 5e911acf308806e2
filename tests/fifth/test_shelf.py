"""A game without a language, a lesson, rules, components or a plate shows less, and breaks nothing else."""

from __future__ import annotations

import dataclasses

import pytest
from fastapi.testclient import TestClient

from grange import BadSetup
from grange.cli import main
from grange.core.words import LANGUAGES
from grange.games import check_shelf
from grange.web.app import Settings, create_app
from grange.web.http.limits.config import Bounds
from tests import fifth
from tests.web.pages.test_pages import csrf, send
from tests.web.servers import PATIENCE

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def client(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", 1, PATIENCE, bounds=Bounds(rate=0))
    with TestClient(create_app(settings)) as client:
        yield client


def speaks(client: TestClient, lang: str) -> TestClient:
    client.headers["accept-language"] = lang
    return client


@every_language
def test_the_front_page_has_the_game_with_a_plain_plate_and_no_guided_game(client, lang):
    page = speaks(client, lang).get("/")
    assert page.status_code == 200
    assert "Nim" in page.text
    assert 'href="/new/nim"' in page.text
    assert 'href="#plate-nim"' not in page.text
    assert "/learn/nim" not in page.text
    assert "/learn/evergreen" in page.text
    assert 'href="#plate-evergreen"' in page.text


@pytest.mark.parametrize("path", ["/", "/new/nim", "/rules/nim"])
def test_every_page_shows_a_plain_plate_where_a_game_has_none(client, path):
    page = client.get(path).text
    assert 'href="#plate-nim"' not in page
    assert 'fill="var(--accent-wash)"/><use href="#' in page


@every_language
def test_a_new_table_can_be_set_up_without_a_guided_game(client, lang):
    page = speaks(client, lang).get("/new/nim")
    assert page.status_code == 200
    assert "/learn/nim" not in page.text


@every_language
def test_the_rules_page_says_that_there_are_none(client, lang):
    page = speaks(client, lang).get("/rules/nim")
    assert page.status_code == 200
    assert {"en": "not written", "ru": "не написаны", "pl": "nie są"}[lang] in page.text
    assert client.get("/rules/nim/all").status_code == 200
    assert client.get("/rules/nim/take").status_code == 404


@every_language
def test_who_wants_to_learn_it_or_see_its_cards_is_told_that_there_is_nothing(client, lang):
    answer = speaks(client, lang).post("/learn/nim", data={"csrf": csrf(client)})
    assert answer.status_code == 404
    assert "Nim" in answer.text
    assert client.get("/cards/nim").status_code == 404


@every_language
def test_a_table_is_played_to_its_end(client, lang):
    form = {"csrf": csrf(speaks(client, lang)), "name-0": "Ada", "name-1": "Boris", "kind-0": "me", "kind-1": "here"}
    table = client.post("/new/nim", data=form, follow_redirects=False).headers["location"]
    path = f"/api{table.replace('/table/', '/tables/')}"
    while not (seen := client.get(path).json())["view"]["over"]:
        assert client.get(table).status_code == 200
        seat = seen["view"]["asked"][0]
        code = f"take:{next(f'{heap}-1' for heap, left in enumerate(seen['view']['table']['heaps']) if left)}"
        assert send(client, f"{table}/choose", seat=seat, position=seen["position"], option=code).status_code == 200
    assert client.get(table).status_code == 200
    assert "Nim" in client.get("/").text


@every_language
def test_the_api_lists_it(client, lang):
    listed = client.get("/api/games", params={"lang": lang})
    assert "Nim" in [game["name"] for game in listed.json()]


@every_language
def test_it_is_played_in_a_terminal(capsys, monkeypatch, tmp_path, lang):
    answers = iter(["1", "?", "s", *["1"] * 9])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    monkeypatch.chdir(tmp_path)
    assert main(["play", "nim", "--seats", "me,me", "--save", "nim.json", "--lang", lang]) == 0
    assert main(["games", "--lang", lang]) == 0
    assert main(["rules", "nim", "--lang", lang]) == 0
    assert main(["replay", "nim.json", "--end", "--lang", lang]) == 0
    assert "Nim" in capsys.readouterr().out
    assert main(["components", "nim", "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert "components.toml" in said
    assert "Traceback" not in said


def test_a_game_without_a_name_is_refused_in_one_sentence_when_the_server_starts(capsys, monkeypatch, tmp_path):
    check_shelf()
    nameless = dataclasses.replace(fifth.GAME, folder=tmp_path)
    monkeypatch.setattr(fifth, "GAME", nameless)
    with pytest.raises(BadSetup, match=r"nim cannot be loaded: words/en\.ftl lacks the message game-name"):
        check_shelf()
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "game-name" in " ".join(capsys.readouterr().err.split())
    fifth.Nim.game = fifth.GAME
