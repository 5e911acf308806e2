"""Solo bots that think: how far they plan, and what they gain from it."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from grange.games.agricola.bots.round_search import look_on
from grange.games.agricola.bots.turn_search import ways
from grange.games.agricola.rules.turn import PlacePerson


def before_the_last_person(cards: str) -> Any:
    """Let the judge play alone until the last person of the game is to be placed."""
    state: Any = grange.new_game("agricola", 1, 4, cards=cards)
    while True:
        question, options = state.asked()
        if isinstance(question, PlacePerson) and state.round == 14 and state.at_home(0) == 1:
            return state
        worths = state.game.weigh(state, question, options)
        state.follow(options[worths.index(max(worths))])


@pytest.mark.parametrize("cards", ["off", "on"])
def test_at_the_end_an_option_is_worth_the_points_to_which_it_leads(cards):
    state = before_the_last_person(cards)
    question, options = state.asked()
    worths = look_on(state, question, options)
    best = state.copy()
    best.play(options[worths.index(max(worths))], 0)
    while not best.over:
        asked, choices = best.asked()
        judged = best.game.weigh(best, asked, choices)
        best.follow(choices[judged.index(max(judged))])
    assert best.scores[0] + 5 * bool(best.winners) == max(worths)


def test_every_option_is_valued_even_the_worst():
    state: Any = grange.new_game("agricola", 1, 4)
    question, options = state.asked()
    worths = look_on(state, question, options)
    assert len(worths) == len(options)
    assert max(worths) < min(worths) + 60


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_way_to_play_a_turn_names_the_choices_that_lead_to_its_table(cards):
    state: Any = grange.new_game("agricola", 2, 4, cards=cards)
    question, options = state.asked()
    for option, way in zip(options, ways(state, question.seat, options), strict=True):
        assert way.choices[0] == option
        again = state.copy()
        for choice in way.choices:
            again.play(choice)
        assert (again.goods, again.taken, again.cards) == (way.after.goods, way.after.taken, way.after.cards)
