"""The judge: what a player who looks no further than this round would do."""

from __future__ import annotations

from typing import Any

import grange
from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.games.petrichor import GAME
from grange.games.petrichor.state import Petrichor
from tests.games.petrichor.builders import PHASES, a_turn, an_action, laid

worths = GAME.judge


def favourite(state: Petrichor, seat: int = 0) -> str:
    """Give the code of the option that the judge values most."""
    decision = state.decision_of(seat)
    assert decision is not None
    values = worths(state, seat)
    return decision.codes[values.index(max(values))]


def finished(seed: int, *names: str) -> list[int]:
    state = grange.new_game("petrichor", seats=len(names), seed=seed)
    bots = [make_bot(name, Chance.of(seed, seat)) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.decision.seat
        state.play(bots[seat].choose(Glimpse(state, seat)), seat)
    return state.scores


def test_an_own_drop_falls_where_it_takes_the_lead():
    state = an_action("rain", seats=2, rounds=4, field=".TG PCW WR.", water={"B1": [1, 1]}, clouds={"B1": [1, 1], "C2": [1, 0]})
    assert favourite(state) == "drip:B1:0"


def test_a_vote_goes_to_the_rain_that_brings_own_points():
    state = an_action("wind", seats=2, rounds=4, dice=(0, 0, 0), clouds={"B1": [5, 0]}, thunder=["B1"], votes={"frost": [0, 1]})
    while state.decision.prompt.key != "ask-vote":
        state.play("blow:C1")
    assert favourite(state) == "vote:rain"


def test_nobody_passes_while_a_card_still_brings_something():
    state = a_turn("sun rain", seats=2, rounds=4, clouds={"B1": [2, 0], "C1": [0, 2]})
    assert favourite(state) != "pass"


def test_the_wind_takes_a_rival_off_a_crop():
    agenda: list[str | dict[str, Any]] = [{"step": "LiftDrop", "seat": 0}, *PHASES[2:]]
    state = laid(agenda, seats=2, rounds=4, field=".TG PCW WR.", water={"B1": [2, 2]})
    assert favourite(state) == "lift:B1:1"


def test_the_judge_changes_nothing():
    state = a_turn("frost sun wind rain", seats=3, clouds={"A1": [2, 1], "B2": [1]}, water={"A1": [1, 1]})
    before = state.to_dict()
    worths(state, 0)
    assert state.to_dict() == before


def test_the_judge_knows_only_what_its_seat_sees():
    state = a_turn("frost sun wind rain", seats=3, clouds={"A1": [2, 1], "B2": [1]}, water={"A1": [1, 1]})
    assert worths(state.imagine(0, 1), 0) == worths(state.imagine(0, 2), 0) == worths(state, 0)


def test_steady_beats_random():
    games = [finished(seed, "steady", "random") for seed in range(3)]
    assert all(steady > other for steady, other in games)
