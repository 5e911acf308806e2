"""A campaign as plain data: a written campaign can be read again, and nothing else is accepted."""

from __future__ import annotations

import copy
import json

import pytest

import grange
from grange.core.campaign import MOST_GAMES
from tests.contract.setups import played

GAME = {"scores": [54], "places": [1], "played": [["tutor", "groom"]], "kept": [None]}


def document(*games, **changes):
    return {**grange.new_campaign("agricola").to_dict(), "games": copy.deepcopy(list(games)), **changes}


def test_a_campaign_is_plain_data():
    told = document({**GAME, "kept": ["tutor"]})
    road = grange.resume_campaign(told)
    assert road.to_dict() == told
    assert grange.resume_campaign(json.dumps(told)) == road


def test_what_is_done_with_a_campaign_leaves_it_as_it_was():
    road = grange.resume_campaign(document(GAME))
    assert road.keep(0, "groom") != road
    assert road.undecided == [0]
    assert road.give_up().over
    assert not road.over


def test_one_may_change_ones_mind_before_the_next_game():
    road = grange.resume_campaign(document(GAME)).keep(0, "groom").keep(0, "tutor")
    assert road.games[-1].kept == ("tutor",)


def test_a_finished_game_is_taken_in():
    road = grange.new_campaign("agricola", seats=2)
    state = played(road.begin(1))
    after = road.after(state)
    assert list(after.games[0].scores) == state.scores
    assert after.number == 2


@pytest.mark.parametrize("choice", ["scholar", "nobody", "x" * 5000, 3])
def test_only_what_was_played_can_be_kept(choice):
    with pytest.raises(grange.BadCampaign) as problem:
        grange.resume_campaign(document(GAME)).keep(0, choice)
    assert len(str(problem.value)) < 300


@pytest.mark.parametrize("seat", [-1, 1, 99, "0", None, True])
def test_a_seat_that_is_not_there_keeps_nothing(seat):
    with pytest.raises(grange.WrongSeat):
        grange.resume_campaign(document(GAME)).keep(seat, "tutor")


def test_a_game_that_is_not_over_or_not_the_next_is_not_taken_in():
    road = grange.new_campaign("agricola", seats=2)
    with pytest.raises(grange.BadCampaign, match="not over"):
        road.after(road.begin(1))
    for other in (grange.new_game("agricola", seed=1), grange.new_game("evergreen", seed=1)):
        with pytest.raises(grange.BadCampaign, match="not the next"):
            road.after(played(other))


def test_nothing_follows_a_campaign_that_was_given_up():
    road = grange.new_campaign("agricola").give_up()
    for step in (road.begin, road.give_up):
        with pytest.raises(grange.BadCampaign, match="over"):
            step()
    assert grange.resume_campaign(road.to_dict()) == road


def test_games_without_a_campaign_say_so():
    with pytest.raises(grange.BadSetup, match="no campaign"):
        grange.new_campaign("evergreen")


def test_a_campaign_sets_itself_what_is_carried_over():
    with pytest.raises(grange.BadSetup, match="set by the campaign"):
        grange.new_campaign("agricola", start="food=9")


BROKEN = [
    "no json",
    "[]",
    [],
    {},
    document(grange=2),
    document(campaign="chess"),
    document(campaign=3),
    document(seats=9),
    document(seats="1"),
    document(rules={"cards": "some"}),
    document(rules={"start": "food=9"}),
    document(rules=[]),
    document(components={"farm": {"people": -1}}),
    document(games=3),
    document(games=[3]),
    document(given_up="no"),
    document(given_up=None),
    document({}),
    document({**GAME, "more": 1}),
    document({**GAME, "scores": []}),
    document({**GAME, "scores": ["54"]}),
    document({**GAME, "scores": [True]}),
    document({**GAME, "scores": [10**6]}),
    document({**GAME, "places": [2]}),
    document({**GAME, "places": ["1"]}),
    document({**GAME, "played": ["tutor"]}),
    document({**GAME, "played": [["tutor", "tutor"]]}),
    document({**GAME, "played": [["fireplace_2"]]}),
    document({**GAME, "played": [["loom"]]}),
    document({**GAME, "played": [[1]]}),
    document({**GAME, "kept": ["scholar"]}),
    document({**GAME, "kept": [""]}),
    document({**GAME, "kept": [7]}),
    document({**GAME, "scores": [10], "kept": ["tutor"]}),
    document(GAME, GAME),
    document({**GAME, "played": [["harpooner"]], "kept": ["harpooner"]}),
    document(*[{**GAME, "scores": [0], "kept": [""]}] * (MOST_GAMES + 1)),
    document({**GAME, "played": [["x" * 100_000]]}),
]


@pytest.mark.parametrize("told", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_campaign_is_refused_with_a_clear_word(told):
    with pytest.raises(grange.GrangeError) as problem:
        grange.resume_campaign(told)
    assert 10 < len(str(problem.value)) < 400
    assert all(problem.value.say(lang) for lang in ("ru", "pl"))
