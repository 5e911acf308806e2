"""The searching bot: it plays where a net has learnt the table, and goes on with more simulations if it has seconds."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from grange.bots import learned, make_bot, searcher
from grange.bots.learned import foresight_for
from grange.bots.search import Node, grow
from grange.bots.searcher import TRIAL, Searcher, searcher_for
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.step import Question
from tests.bots.test_search import LEARNING, played, searched, some_net


def glimpse_of(state: Any) -> Glimpse:
    return Glimpse(state, state.decision.seat)


@pytest.fixture
def with_net(monkeypatch):
    """Let Agricola have a net."""
    monkeypatch.setattr(learned, "net_in", lambda folder: some_net() if folder.name == "agricola" else None)


@pytest.mark.usefixtures("with_net")
def test_bots_that_search_use_the_net_at_tables_that_it_has_learnt():
    glimpse = glimpse_of(played(2, 9))
    wanted = Searcher(LEARNING, some_net(), Chance.of(3), 24).choose(glimpse)
    assert make_bot("think:24", Chance.of(3)).choose(glimpse) == wanted


@pytest.mark.usefixtures("with_net")
@pytest.mark.parametrize(("seats", "rules"), [(1, {}), (3, {"cards": "on"}), (4, {}), (4, {"team": "lower"})])
def test_at_other_tables_no_net_is_used(seats, rules):
    assert searcher_for(glimpse_of(played(seats, 3, **rules)), Chance.of(1), 10) is None


@pytest.mark.usefixtures("with_net")
def test_rollouts_follow_the_net_and_are_valued_by_it():
    state = played(2, 9)
    rollouts, (question, options) = foresight_for(state).rollouts, state.asked()
    policy = rollouts.judges[Question]
    assert {*rollouts.judges.values()} == {policy}, "no judge of the game is left"
    assert len(policy(state, question, options)) == len(options)
    assert rollouts.value(state, 0) == pytest.approx(-rollouts.value(state, 1), abs=1e-4)
    assert foresight_for(played(4, 9)) is state.game.bots.foresight


@pytest.mark.usefixtures("with_net")
def test_a_game_without_a_net_is_played_as_before():
    assert searcher_for(glimpse_of(grange.new_game("evergreen", 2, 3)), Chance.of(1), 10) is None


def test_a_search_that_goes_on_keeps_its_tree():
    search = searched(played(2, 9), 24)
    search.go_on(16)
    grow([search], some_net())
    assert sum(search.root.visits) == 40


def test_a_short_trial_shows_how_many_simulations_fit_into_the_seconds(monkeypatch):
    clock = iter([0.0, 1.0])  # before and after the trial
    monkeypatch.setattr(searcher, "monotonic", lambda: next(clock))
    search = Searcher(LEARNING, some_net(), Chance.of(1), 1000, seconds=3.0).searched(glimpse_of(played(2, 9)))
    assert sum(search.root.visits) == 3 * TRIAL


def test_seats_that_choose_at_the_same_time_do_not_see_each_other():
    state = grange.new_game("agricola", 2, 3, cards="on", deal="combined")
    assert state.acting_together
    first = [node for node in nodes_below(searched(state, 200).root) if node.seat == 1 and 1 not in node.chosen]
    assert len({tuple(node.chosen[0]) for node in first}) > 1, "the other seat has chosen differently"
    by_options = {tuple(node.options): node.visits for node in first}
    assert all(node.visits is by_options[tuple(node.options)] for node in first)


def nodes_below(node: Node) -> list[Node]:
    """List the nodes that a search has reached after its root."""
    return [below for kid in node.kids.values() for below in [kid, *nodes_below(kid)]]
