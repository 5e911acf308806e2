"""What must hold in every game, for every pair of rule options."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

import grange
from grange.core.position import digest_of
from tests.contract.pairs import all_pairs, covering, pairs_that_can_be
from tests.contract.setups import Setup, moments

PAIRS = all_pairs()


@pytest.mark.slow
@pytest.mark.parametrize("setup", PAIRS, ids=str)
def test_a_game_with_every_pair_of_rules_has_a_choice_until_it_ends_and_its_score_and_record_hold(setup: Setup):
    state = setup.begin(1)
    for number, moment in enumerate(moments(state, 1)):
        assert moment.decisions
        assert all(decision.options for decision in moment.decisions)
        if number % 40 == 0:
            assert moment.copy() == moment
            assert grange.from_dict(json.loads(json.dumps(moment.to_dict()))) == moment
            assert all(sum(moment.score_sheet(seat).values()) == moment.scores[seat] for seat in range(setup.seats))
    assert state.winners or setup.seats == 1
    assert digest_of(grange.replay(json.dumps(state.record()))) == digest_of(state)


def test_every_pair_that_can_be_is_among_them():
    for game in grange.games():
        for seats in game.seats:
            met = {frozenset(pair) for rules in covering(game, seats) for pair in combinations(rules.items(), 2)}
            assert set(pairs_that_can_be(game, seats)) <= met
