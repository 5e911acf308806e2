"""A new rule option at its usual value changes nothing for those who play without it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from fastapi.testclient import TestClient

import grange
from grange.core.game import Game, RuleOption
from grange.core.position import digest_of
from grange.games import SHELF, find
from grange.web.app import Settings, create_app
from grange.web.http.limits.config import Bounds
from tests.contract.setups import Setup, departures, is_possible, played
from tests.golden import make, records
from tests.golden.records import kept, title, trouble

MOON = RuleOption("moon", ("new", "full"))
GAMES = [game.name for game in grange.games()]
WITH_OPTIONS = [game.name for game in grange.games() if departures(game)]
every_game = pytest.mark.parametrize("name", GAMES)


@contextmanager
def with_moon(name: str, **changes: Any) -> Iterator[Game[Any]]:
    """Give a game one more rule option, for a while."""
    game = find(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(import_module(SHELF[name]), "GAME", replace(game, rule_options=(*game.rule_options, MOON), **changes))
        try:
            yield find(name)
        finally:
            game.rules.state.game = game  # a game tells its state class that it is its game


def departed(name: str) -> Setup:
    """Give a set-up with the game's first departure from the usual rules."""
    rules = departures(find(name))[0]
    return Setup(name, next(seats for seats in find(name).seats if is_possible(find(name), seats, rules)), rules)


def usual(name: str) -> Setup:
    """Give a set-up with the usual rules."""
    return Setup(name, find(name).seats[-1])


@pytest.mark.parametrize("setup", [*map(usual, GAMES), *map(departed, WITH_OPTIONS)], ids=str)
def test_my_old_record_still_replays(setup: Setup):
    record = json.dumps(played(setup.begin()).record())
    with with_moon(setup.game):
        again = grange.replay(record)
        assert again.origin.rules["moon"] == "new"
        assert json.dumps(again.record()) == record


@every_game
def test_my_old_position_is_still_laid_out(name: str):
    state = usual(name).begin()
    state.play(state.decision.options[0])
    position = json.loads(json.dumps(state.to_dict()))
    with with_moon(name):
        again = grange.from_dict(position)
        assert again.to_dict() == position
        assert digest_of(again) == digest_of(state)


@every_game
def test_no_golden_record_complains(name: str):
    with with_moon(name):
        assert not [f"{title(golden)}: {trouble(golden)}" for golden in kept(name)[::2] if trouble(golden)]


@every_game
def test_a_game_by_the_new_option_says_so(name: str):
    with with_moon(name):
        state = grange.new_game(name, find(name).seats[-1], 1, moon="full")
        assert state.record()["rules"] == state.to_dict()["rules"] == {"moon": "full"}
        assert grange.replay(state.record()).origin.rules["moon"] == "full"
        assert state != grange.new_game(name, find(name).seats[-1], 1)


@pytest.mark.parametrize("name", WITH_OPTIONS)
def test_records_and_positions_that_name_the_usual_rules_are_still_read(name: str):
    """All of them did, once."""
    state = played(departed(name).begin())
    named = dict(state.origin.rules)
    assert named != state.record()["rules"]
    assert grange.replay(state.record() | {"rules": named, "digest": digest_of(state, named)}) == state
    assert grange.replay(state.record() | {"rules": named}) == state
    assert grange.from_dict(state.to_dict() | {"rules": named}) == state


def test_a_record_whose_rules_were_altered_is_still_noticed():
    record = grange.new_game("evergreen", 2, 1).record()
    with pytest.raises(grange.BadRecord):
        grange.replay(record | {"rules": {"sun": "east"}})


def test_a_table_that_is_being_played_goes_on(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", processes=1, bounds=Bounds(rate=0))

    def choose(client: TestClient) -> int:
        seen = client.get(path, headers=mine).json()
        body = {"position": seen["position"], "option": seen["question"]["options"][0]["code"]}
        return client.post(f"{path}/choices", json=body, headers=mine).status_code

    with TestClient(create_app(settings)) as client:
        opened = client.post("/api/tables", json={"game": "evergreen", "seats": [{"name": "Ada"}]}).json()
        path, mine = f"/api/tables/{opened['table']}", {"authorization": f"Bearer {opened['tokens'][0]}"}
        assert choose(client) == 200
    with with_moon("evergreen"), TestClient(create_app(settings)) as client:
        assert client.get(path, headers=mine).json()["position"] == 1
        assert choose(client) == 200


def test_a_campaign_that_is_being_played_goes_on():
    document = json.dumps(grange.new_campaign("agricola", 2).to_dict())
    with with_moon("agricola"):
        campaign = grange.resume_campaign(document)
        assert campaign.begin(seed=1).origin.rules["moon"] == "new"


# `make golden`


@pytest.fixture
def kept_here(tmp_path, monkeypatch):
    """Keep golden records in a folder of this test, those of Evergreen from the beginning."""
    (tmp_path / "evergreen.json").write_text((records.FOLDER / "evergreen.json").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(records, "FOLDER", tmp_path)
    return tmp_path / "evergreen.json"


def test_make_golden_changes_nothing_where_nothing_has_changed(kept_here):
    before = kept_here.read_text(encoding="utf-8")
    make.main("evergreen")
    assert kept_here.read_text(encoding="utf-8") == before
    assert [file.name for file in kept_here.parent.iterdir()] == ["evergreen.json"], "another game was made, too"


def test_make_golden_plays_only_the_new_option(kept_here):
    before = kept("evergreen")
    with with_moon("evergreen"):
        make.main("evergreen")
    after = kept("evergreen")
    assert [golden for golden in after if golden["rules"] != {"moon": "full"}] == before
    assert {golden["players"] for golden in after if golden["rules"] == {"moon": "full"}} == {"random", "steady"}


def test_make_golden_keeps_the_choices_that_a_new_version_still_allows(kept_here):
    before = kept("evergreen")
    with with_moon("evergreen", version=99):
        make.main("evergreen")
        after = kept("evergreen")[: len(before)]
        assert [golden["record"]["choices"] for golden in after] == [golden["record"]["choices"] for golden in before]
        assert {golden["record"]["version"] for golden in after} == {99}
        assert not any(map(trouble, after))


def test_make_golden_knows_the_games():
    with pytest.raises(SystemExit, match="no game “chess”"):
        make.main("chess")
