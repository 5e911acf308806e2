"""`grange new-game` writes a game that is playable at once and keeps every promise of the contract suite."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import grange
from grange.cli import main, new_game
from grange.core.words import LANGUAGES, read_words
from grange.games import SHELF, find
from grange.web.app import Settings, create_app
from grange.web.http.limits.config import Bounds
from grange.web.live import asset_urls
from tests.contract import (
    test_broken_documents,
    test_contract,
    test_copies,
    test_failures,
    test_library_use,
    test_look,
    test_observations,
    test_values,
)
from tests.contract.setups import Setup, moments, played
from tests.web.pages.test_pages import csrf, send
from tests.web.servers import PATIENCE

SUITE = (test_contract, test_copies, test_failures, test_broken_documents, test_library_use, test_observations, test_values)
PROMISES = [
    test
    for part in SUITE
    for name, test in vars(part).items()
    if name.startswith("test_") and [*signature(test).parameters] == ["setup"]
]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def corn(tmp_path_factory):
    """Write a game called corn_market, as a person would, and put it on the shelf."""
    project = tmp_path_factory.mktemp("new-game") / "grange-corn-market"
    assert main(["new-game", "corn_market", str(project), "--lang", "en"]) == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(project)
        patch.setitem(SHELF, "corn_market", "corn_market")
        sheet = (project / "corn_market" / "table.css").read_text()
        patch.setitem(asset_urls.TABLES, "corn_market", sheet)
        patch.setitem(asset_urls.TABLE_AT, "corn_market", "/art/corn_market.css")
        yield project
    for name in [name for name in sys.modules if name.partition(".")[0] == "corn_market"]:
        del sys.modules[name]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_new_game_keeps_every_promise(corn: Path, promise: Callable[[Any], None], seats: int):
    promise(Setup("corn_market", seats))


def test_every_promise_was_found():
    assert len(PROMISES) > 30


def test_everything_on_its_table_can_be_looked_up(corn: Path, monkeypatch):
    monkeypatch.setattr(test_look, "SETUPS", [Setup("corn_market", 3)])
    test_look.test_everything_on_the_table_can_be_looked_up("corn_market")
    test_look.test_what_is_not_on_the_table_is_not_known("corn_market")
    for lang in LANGUAGES:
        test_look.test_a_look_tells_name_kind_and_use_in_every_language("corn_market", lang)
        test_look.test_the_sentence_of_a_thing_stands_in_its_chapter_of_the_rules("corn_market", lang)


def test_a_position_that_was_edited_is_refused_or_plays_on(corn: Path):
    for state in moments(grange.new_game("corn_market", 2, 1), every=2):
        document = state.to_dict()
        for field, value in (("deck", [9]), ("row", [0, 0, 0]), ("taken", [[6, 6, 6], []])):
            with pytest.raises(grange.BadPosition):
                grange.from_dict({**document, "table": {**document["table"], field: value}})


@every_language
def test_it_has_all_words_of_every_language(corn: Path, lang: str):
    english = read_words("en", corn / "corn_market")
    own = (corn / "corn_market" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    for key in ("game-about", "ask-take", "option-take", "event-take", "category-grain", "look-grain"):
        assert f"\n{key} =" in own
    assert english.say("game-name") == "Corn market"


def test_no_name_of_the_template_is_left(corn: Path):
    written = "".join(file.read_text(encoding="utf-8") for file in corn.rglob("*.*") if file.suffix != ".pyc")
    assert "template" not in written.lower().replace("grid-template", "")
    assert "class CornMarket(State)" in written


@every_language
def test_it_is_played_in_a_terminal(corn: Path, capsys, monkeypatch, tmp_path, lang: str):
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    monkeypatch.chdir(tmp_path)
    assert main(["play", "corn_market", "--seats", "me,steady", "--save", "corn.json", "--lang", lang]) == 0
    assert main(["games", "--lang", lang]) == 0
    assert main(["rules", "corn_market", "--lang", lang]) == 0
    assert main(["simulate", "corn_market", "--games", "2", "--lang", lang]) == 0
    assert "Corn market" in capsys.readouterr().out


@every_language
def test_its_table_is_played_in_a_browser(corn: Path, tmp_path, lang: str):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", 1, PATIENCE, bounds=Bounds(rate=0))
    with TestClient(create_app(settings), headers={"accept-language": lang}) as client:
        assert 'href="/new/corn_market"' in client.get("/").text
        form = {"csrf": csrf(client), "name-0": "Ada", "name-1": "Boris", "kind-0": "me", "kind-1": "here"}
        table = client.post("/new/corn_market", data=form, follow_redirects=False).headers["location"]
        page = client.get(table)
        assert page.status_code == 200
        assert 'id="sack-middle"' in page.text
        path = f"/api{table.replace('/table/', '/tables/')}"
        seen = client.get(path).json()
        (asked,) = seen["view"]["asked"]
        assert send(client, f"{table}/here", seat=asked).status_code == 200
        answer = send(client, f"{table}/choose", seat=asked, position=seen["position"], option="take:middle")
        assert answer.status_code == 200
        assert client.get("/rules/corn_market").status_code == 200


@pytest.mark.slow
def test_a_game_of_another_package_is_on_the_shelf_of_every_command(corn: Path, tmp_path):
    metadata = tmp_path / "corn-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: grange-corn-market\nVersion: 0.1.0\n")
    (metadata / "entry_points.txt").write_text("[grange.games]\ncorn_market = corn_market\n")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(corn), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", "grange", "simulate", "corn_market", "--games", "4", "--jobs", "2", "--json"]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert '"corn_market"' in answer.stdout
    listed = subprocess.run([sys.executable, "-m", "grange", "games"], env=environment, capture_output=True, text=True, check=True)
    assert "Corn market" in listed.stdout


def test_in_a_checkout_it_is_written_beside_the_other_games(tmp_path, monkeypatch, capsys):
    ours = tmp_path / "grange" / "games"
    ours.mkdir(parents=True)
    monkeypatch.setattr(new_game, "OURS", ours)
    assert main(["new-game", "corn", str(ours), "--lang", "en"]) == 0
    assert '"corn": "grange.games.corn",' in capsys.readouterr().out
    assert "from grange.games.corn.options import" in (ours / "corn" / "rules.py").read_text()
    assert not (ours / "pyproject.toml").exists()


@every_language
@pytest.mark.parametrize("name", ["Corn", "2corn", "corn-market", "class", "json", "evergreen", "grange", "x" * 50, ""])
def test_a_name_that_cannot_be_is_refused(tmp_path, monkeypatch, capsys, name: str, lang: str):
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name, "--lang", lang]) == 2
    assert capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_what_is_there_is_never_written_over(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "corn", "--lang", "en"]) == 0
    assert (tmp_path / "grange-corn" / "corn" / "__init__.py").exists()
    assert main(["new-game", "corn", "--lang", "en"]) == 2
    assert main(["new-game", "maize", "grange-corn", "--lang", "en"]) == 2
    assert "already exists" in capsys.readouterr().err


def test_the_template_is_played_as_it_is(monkeypatch):
    monkeypatch.setitem(SHELF, "template_game", "grange.template_game")
    state = played(grange.new_game("template_game", 3, 1))
    assert sum(state.scores) == 42
    assert find("template_game").name == "template_game"
