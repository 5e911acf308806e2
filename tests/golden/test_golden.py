"""Recorded games replay exactly, until the game's version changes."""

from __future__ import annotations

import pytest

import grange
from tests.contract.setups import departures
from tests.golden import records
from tests.golden.make import main
from tests.golden.records import CHANGED, STALE, Golden, kept, title, trouble

VERSIONS = {game.name: game.version for game in grange.games()}
GOLDENS = [golden for game in grange.games() for golden in kept(game.name)]


@pytest.mark.parametrize("golden", GOLDENS, ids=title)
def test_a_golden_record_goes_as_it_went(golden: Golden):
    record = golden["record"]
    assert record["version"] == VERSIONS[record["game"]], STALE
    problem = trouble(golden)
    assert not problem, f"{problem}. {CHANGED}"
    assert grange.replay(record).scores == golden["scores"]


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_every_number_of_seats_and_every_rule_has_its_golden_record(game):
    goldens = kept(game.name)
    assert {golden["record"]["seats"] for golden in goldens if not golden["rules"]} == set(game.seats), STALE
    assert all(rules in [golden["rules"] for golden in goldens] for rules in departures(game)), STALE


def test_a_golden_record_that_comes_to_another_result_is_noticed():
    assert trouble(GOLDENS[0] | {"scores": [-1]}) == "another result"


def test_a_golden_record_that_goes_another_way_says_where():
    (first, asked, digest), *others = GOLDENS[0]["seen"]
    assert trouble(GOLDENS[0] | {"seen": [[first, asked, "x"], *others]}) == f"other position between choices 0 and {first}"
    assert trouble(GOLDENS[0] | {"seen": [[first, "x", digest], *others]}) == f"other options between choices 0 and {first}"


def test_records_of_the_same_version_that_go_another_way_are_not_made_anew(monkeypatch):
    monkeypatch.setattr(records, "questions", lambda state: "other questions")
    monkeypatch.setattr("tests.golden.make.keep", lambda game, goldens: pytest.fail("they were overwritten"))
    with pytest.raises(SystemExit, match="raise the game's `version`"):
        main()
