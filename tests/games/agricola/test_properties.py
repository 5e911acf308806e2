"""What holds in every game: random play for any number of seats and any rules."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

import grange
from tests.games.agricola.builders import PLACES, codes, fence_number, fences_around, play_on, table

relaxed = settings(max_examples=25, derandomize=True, deadline=None)
games = st.fixed_dictionaries(
    {
        "seats": st.integers(1, 4),
        "seed": st.integers(0, 2**32),
        "side_job": st.sampled_from(("usual", "on", "off")),
        "tile": st.sampled_from(("on", "off")),
    }
)


def moments(game):
    """Play a game at random and show the table after every choice."""
    state, chance = grange.new_game("agricola", **game), random.Random(game["seed"])
    yield state
    while not state.over:
        play_on(state, chance)
        yield state


def room_is_enough(own):
    """Tell whether all animals of a farm find room, trying every kind in every pasture."""
    stables, fenced = set(own["stables"]), [set(pasture) for pasture in own["pastures"]]
    rooms = [2 * len(pasture) * 2 ** len(pasture & stables) for pasture in fenced]
    single = 1 + len(stables.difference(*fenced))
    animals = [own["goods"][kind] for kind in ("sheep", "boar", "cattle")]
    ways = [animals]
    for room in rooms:
        ways = [
            [max(0, number - room * (kind == chosen)) for kind, number in enumerate(way)] for way in ways for chosen in range(3)
        ]
    return any(sum(way) <= single for way in ways)


@relaxed
@given(games)
def test_goods_are_never_negative(game):
    for state in moments(game):
        seen = table(state)
        assert all(amount >= 0 for own in seen["farms"] for amount in own["goods"].values())
        assert all(amount >= 0 for amount in seen["piles"].values())


@relaxed
@given(games)
def test_whenever_a_person_is_placed_all_animals_have_room(game):
    for state in moments(game):
        if state.decisions and codes(state, state.decision.seat)[0].startswith("space"):
            assert all(room_is_enough(own) for own in table(state)["farms"])


@relaxed
@given(games)
def test_people_stay_within_their_limits(game):
    for state in moments(game):
        for own in table(state)["farms"]:
            assert 2 <= own["people"] <= 5
            assert 0 <= own["newborns"] < own["people"]
            assert 0 <= own["at_home"] <= own["people"] - own["newborns"]


@relaxed
@given(games)
def test_every_taken_space_has_one_person_of_those_that_are_out(game):
    for state in moments(game):
        seen = table(state)
        if state.over or not codes(state, state.decision.seat)[0].startswith("space"):
            continue
        for seat, own in enumerate(seen["farms"]):
            out = own["people"] - own["newborns"] - own["at_home"]
            assert sum(seat in there for there in seen["taken"].values()) == out


@relaxed
@given(games)
def test_all_fences_stand_around_pastures_and_tiles_never_overlap(game):
    for state in moments(game):
        for own in table(state)["farms"]:
            fences = set().union(*(fences_around(pasture) for pasture in own["pastures"]))
            assert own["fences"] == fence_number(fences)
            assert len(fences) <= 15
            fenced = [place for pasture in own["pastures"] for place in pasture]
            tiles = [*own["rooms"], *own["fields"], *fenced]
            assert len(tiles) == len(set(tiles))
            assert not set(own["stables"]) & {*own["rooms"], *own["fields"]}
            assert len(own["stables"]) <= 4


@relaxed
@given(games)
def test_nothing_that_was_built_disappears(game):
    farms = [table(state)["farms"] for state in moments(game)]
    for before, after in pairwise(farms):
        for old, new in zip(before, after, strict=True):
            for name in ("rooms", "fields", "stables"):
                assert set(old[name]) <= set(new[name])
            assert old["fences"] & new["fences"] == old["fences"]
            assert old["begging"] <= new["begging"]
            assert old["people"] <= new["people"]


@relaxed
@given(games)
def test_the_score_sheet_adds_up(game):
    for state in moments(game):
        assert state.scores == [sum(state.score_sheet(seat).values()) for seat in range(state.seats)]


@relaxed
@given(games)
def test_crops_grow_on_fields_and_unused_spaces_are_counted(game):
    *_, end = moments(game)
    for seat, own in enumerate(table(end)["farms"]):
        assert set(own["grain"]) | set(own["vegetables"]) <= set(own["fields"])
        assert not set(own["grain"]) & set(own["vegetables"])
        used = {*own["rooms"], *own["fields"], *own["stables"], *(place for pasture in own["pastures"] for place in pasture)}
        assert end.score_sheet(seat)["unused"] == len(used) - len(PLACES)


@relaxed
@given(games)
def test_fourteen_rounds_are_played_and_the_best_have_won(game):
    *_, end = moments(game)
    assert table(end)["round"] == 14
    assert len(table(end)["shown"]) == 14
    best = max(end.scores)
    if game["seats"] > 1:
        assert end.winners
        assert all(end.scores[seat] == best for seat in end.winners)
    else:
        assert end.winners == ([0] if best >= 50 else [])


@relaxed
@given(games)
def test_a_card_lies_in_one_place_only(game):
    for state in moments(game):
        seen = table(state)
        cards = [*seen["supply"], *(card for own in seen["farms"] for card in own["cards"])]
        assert len(cards) == len(set(cards)) == 10


@relaxed
@given(games)
def test_what_was_seen_can_be_laid_out_again(game):
    for number, state in enumerate(moments(game)):
        if number % 20 == 0:
            assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()
    assert grange.replay(state.record()).to_dict() == state.to_dict()
