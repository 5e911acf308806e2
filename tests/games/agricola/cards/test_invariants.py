"""What holds in every game with hand cards: nothing appears from nowhere, nothing is lost, and no rule is broken."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grange
from tests.games.agricola.builders import GOODS, MAJORS, MINORS, OCCUPATIONS, PRINTED, a_farm, laid, play_on

pytestmark = pytest.mark.slow
relaxed = settings(max_examples=12, derandomize=True, deadline=None)
games = st.fixed_dictionaries(
    {"seats": st.integers(1, 4), "seed": st.integers(0, 2**32), "rich": st.booleans(), "eager": st.booleans()}
)
CARD_CHOICES = ("play:", "use:", "any:", "do:minor", "do:improve", "do:lesson", "step:", "space:lessons", "space:meeting_place")


def fitting_cards(seats):
    """List the hand cards for this number of players."""
    return [*(card for card in OCCUPATIONS if PRINTED["occupations"][card]["players"] <= seats), *MINORS]


def begun(game):
    """Begin a game as usual, or with all hand cards in the hands of rich seats, so that they are played."""
    seats, seed = game["seats"], game["seed"]
    if not game["rich"]:
        return grange.from_dict(grange.new_game("agricola", seats=seats, seed=seed, cards="on").to_dict(), events=True)
    cards = fitting_cards(seats)
    random.Random(seed).shuffle(cards)
    plenty: dict[str, Any] = dict.fromkeys(GOODS[:7], 25) | {"sheep": 1}
    farms = [a_farm(hand=cards[seat::seats], **plenty) for seat in range(seats)]
    state = laid([{"step": "Round"}], farms, seats=seats, seed=seed % 1000, rounds=0)
    return grange.from_dict(state.to_dict(), events=True)


def moments(game):
    """Play a game, at random or with an eye for cards, and show it after every choice."""
    state, chance = begun(game), random.Random(game["seed"])
    yield state
    while not state.over:
        state.events.clear()
        choose(state, chance, eager=game["eager"])
        yield state


def choose(state, chance, *, eager):
    """Let a seat choose anything; if it is eager, mostly something with cards."""
    decision = chance.choice(state.decisions)
    wanted = [code for code in decision.codes if code.startswith(CARD_CHOICES)]
    if eager and wanted and chance.random() < 0.7:
        state.play(chance.choice(wanted), decision.seat)
    else:
        play_on(state, chance)


def farms_of(state):
    return state.sight(None)["farms"]


# Nothing comes from nowhere


def told_changes(event, seat):
    """Tell how an event says that the goods of a seat have changed."""
    values = event.values
    change: Counter[str] = Counter()
    if values.get("seat") != seat:
        return change
    if event.key in ("event-gains", "event-card-gives", "event-breeds"):
        change.update({each.key.removeprefix("goods-"): each.values["count"] for each in values["goods"]})
    elif event.key in ("event-converts", "event-crafts"):
        change.update({values["good"]: -1, "food": values["food"]})
    elif event.key == "event-bakes":
        change.update({"grain": -1, "food": values["food"]})
    elif event.key in ("event-sows", "event-sows-card", "event-releases"):
        change.update({values["good"]: -1})
    elif event.key == "event-eats":
        change.update({"food": -values["food"]})
    return change


def untold(before, after, events, seat):
    """Tell how the goods of a seat have changed beyond what events say."""
    change = Counter({good: after[seat][good] - before[seat][good] for good in GOODS})
    for event in events:
        change.subtract(told_changes(event, seat))
    return {good: amount for good, amount in change.items() if amount}


@relaxed
@given(games)
def test_all_goods_that_a_seat_comes_by_are_told_and_only_who_chooses_pays(game):
    before = None
    for state in moments(game):
        after = [own["goods"] for own in farms_of(state)]
        if before is not None:
            mover = state.history[-1][0]
            for seat in range(state.seats):
                paid = untold(before, after, state.events, seat)
                assert all(amount < 0 for amount in paid.values()), (seat, paid, state.events)
                assert seat == mover or not paid, (seat, paid, state.events)
        before = after


# Nothing is lost


def places_of_cards(state):
    """List every hand card of a game, wherever it is; one may be on its way to a neighbour."""
    document = state.to_dict()
    table = document["table"]
    passing = [step["card"] for step in document["agenda"][0] if step["step"] == "PassOn"]
    everywhere = [*table["hands"], *table["piles_of_cards"], *table["packs"], table["market"], table["gone"], *table["cards"]]
    return sorted([*passing, *(card for some in everywhere for card in some if card >= len(MAJORS))])


@relaxed
@given(games)
def test_every_card_stays_in_one_place_and_every_piece_within_its_number(game):
    all_cards = None
    for state in moments(game):
        cards = places_of_cards(state)
        all_cards = all_cards or cards
        assert cards == all_cards
        assert len(cards) == len(set(cards)) == len(fitting_cards(game["seats"]))
        seen = state.sight(None)
        majors = [*seen["supply"], *(card for own in seen["farms"] for card in own["cards"] if card in MAJORS)]
        assert sorted(majors) == sorted(MAJORS)
        for own in seen["farms"]:
            assert 2 <= own["people"] <= 5
            assert 0 <= own["at_home"] <= own["people"] - own["newborns"]
            assert own["fences"].bit_count() <= 15
            assert len(own["stables"]) <= 4
            assert all(amount >= 0 for amount in own["goods"].values())
        assert all(amount >= 0 for amount in seen["piles"].values())


@relaxed
@given(games)
def test_nothing_that_was_built_or_played_disappears_but_a_fireplace_that_goes_back(game):
    for before, after in pairwise([farms_of(state) for state in moments(game)]):
        for old, new in zip(before, after, strict=True):
            for name in ("rooms", "fields", "stables"):
                assert set(old[name]) <= set(new[name])
            assert old["fences"] & new["fences"] == old["fences"]
            assert set(old["cards"]) - set(new["cards"]) <= {"fireplace_2", "fireplace_3"}
            assert old["people"] <= new["people"]
            assert old["begging"] <= new["begging"]


# No rule is bent


def room_is_enough(own):
    """Tell whether all animals of a farm find room, trying every kind in every pasture."""
    stables, fenced = set(own["stables"]), [set(pasture) for pasture in own["pastures"]]
    more = 2 if "drinking_trough" in own["cards"] else 0
    rooms = [2 * len(pasture) * 2 ** len(pasture & stables) + more for pasture in fenced]
    pets = len(own["rooms"]) if "animal_tamer" in own["cards"] else 1
    ways = {tuple(own["goods"][kind] for kind in ("sheep", "boar", "cattle"))}
    for room in rooms:
        ways = {
            tuple(max(0, number - room * (kind == chosen)) for kind, number in enumerate(way))
            for way in ways
            for chosen in range(3)
        }
    return any(sum(way) <= pets + len(stables.difference(*fenced)) for way in ways)


@relaxed
@given(games)
def test_whenever_a_person_is_placed_all_animals_have_room_and_nobody_stands_anywhere_twice(game):
    for state in moments(game):
        if not state.over and state.decision.codes[0].startswith("space"):
            seen = state.sight(None)
            assert all(room_is_enough(own) for own in seen["farms"])
            for seat, own in enumerate(seen["farms"]):
                out = own["people"] - own["newborns"] - own["at_home"]
                assert sum(seat in there for there in seen["taken"].values()) <= out


@relaxed
@given(games)
def test_a_game_with_cards_can_be_laid_out_again_at_every_question_and_is_played_to_its_end(game):
    for state in moments(game):
        document = state.to_dict()
        assert grange.from_dict(document).to_dict() == document
        assert state.scores == [sum(state.score_sheet(seat).values()) for seat in range(state.seats)]
    assert state.over
    assert state.sight(None)["round"] == 14
