"""Hand cards: who holds them, where and at what price they are played, which of them are passed on, and what stays secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    MINORS,
    OCCUPATIONS,
    PRINTED,
    a_farm,
    a_round,
    a_turn,
    asked,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    play_on,
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose, lay, learn

SEAT_COUNTS = [1, 2, 3, 4]
THREE_ROOMS = "..... rr... r...."


def hand(state: grange.State, seat: int = 0) -> list[str]:
    """Look at a seat's hand as it does itself."""
    cards: list[str] = state.view(seat)["table"]["hand"]
    return cards


def begin(seats: int = 2, seed: int = 1, *, events: bool = False) -> grange.State:
    return grange.new_game("agricola", seats=seats, seed=seed, cards="on", events=events)


# Dealing


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_begins_with_seven_occupations_and_seven_minor_improvements(seats):
    state = begin(seats)
    for seat in range(seats):
        own = hand(state, seat)
        assert (len(set(own) & set(OCCUPATIONS)), len(set(own) & set(MINORS)), len(own)) == (7, 7, 14)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_occupations_for_more_players_are_not_dealt(seats):
    dealt = {card for seed in range(30) for seat in range(seats) for card in hand(begin(seats, seed), seat) if card in OCCUPATIONS}
    assert dealt == {card for card in OCCUPATIONS if PRINTED["occupations"][card]["players"] <= seats}


def test_no_card_is_dealt_twice():
    state = begin(4)
    everywhere = [card for seat in range(4) for card in hand(state, seat)]
    assert len(set(everywhere)) == len(everywhere) == 4 * 14


def test_a_card_in_the_hand_does_nothing():
    own = a_farm(hand=["wood_cutter", "geologist", "caravan"])
    assert goods(use("forest", own, piles={"forest": 3})) == {"wood": 3}
    assert "basic_wish" not in places(a_turn(own, out=["basic_wish"]), "space")


# Lessons


FIRST = {seats: [0, 1, 1, 1] for seats in SEAT_COUNTS}
MORE = {3: [2, 2, 2, 2], 4: [1, 1, 2, 2]}
PLAYED = ["groom", "priest", "geologist"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("played", range(4))
def test_at_the_lessons_the_first_occupation_is_free_and_every_later_one_costs_a_food(seats, played):
    assert_price("lessons", FIRST[seats][played], seats, played)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("played", range(4))
def test_at_the_second_lessons_three_players_pay_two_food_and_four_pay_one_for_the_first_two(seats, played):
    assert_price("lessons_more", MORE[seats][played], seats, played)


def assert_price(space: str, price: int, seats: int, played: int) -> None:
    """Check the price in food of an occupation at a place, for a seat that has played some already."""
    own: dict[str, Any] = {"cards": PLAYED[:played], "hand": ["plow_driver"]}
    state = use(space, a_farm(**own, food=3), seats=seats)
    assert (goods(state).get("food", 0), farm(state)["cards"][-1]) == (3 - price, "plow_driver")
    if price:
        assert space not in places(a_turn(a_farm(**own, food=price - 1), seats=seats), "space")


def test_with_one_or_two_players_there_is_one_place_for_lessons():
    for seats in (1, 2):
        assert "lessons_more" not in places(a_turn(a_farm(hand=["groom"], food=3), seats=seats), "space")


def test_occupations_of_both_lessons_are_counted_together():
    own = a_farm(hand=["plow_driver", "hedge_keeper"], food=2)
    state = play(a_turn(own, seats=4), "space:lessons_more", "play:plow_driver")
    assert goods(state) == {"food": 1}
    take_turns(state, "forest", "clay_pit", "reed_bank", "lessons")
    assert goods(state) == {}


def test_both_lessons_can_be_used_in_one_round():
    state = a_turn(a_farm(hand=["plow_driver"]), a_farm(hand=["hedge_keeper"], food=2), seats=3)
    take_turns(state, "lessons", "lessons_more")
    assert (farm(state)["cards"], farm(state, 1)["cards"]) == (["plow_driver"], ["hedge_keeper"])


def test_an_occupation_is_paid_with_a_grain_where_food_is_missing():
    assert goods(learn("plow_driver", a_farm(cards=["hedge_keeper"], grain=1))) == {}


def test_only_one_occupation_is_played_at_a_time():
    state = use("lessons", a_farm(hand=["plow_driver", "hedge_keeper"], food=5))
    assert codes(state) == ["play:plow_driver", "play:hedge_keeper"]
    assert is_turn(play(state, "play:hedge_keeper"), 1)
    assert (farm(state)["cards"], hand(state)) == (["hedge_keeper"], ["plow_driver"])


def test_minor_improvements_are_not_taught():
    assert "lessons" not in places(a_turn(a_farm(hand=["rammed_clay"], food=5)), "space")


def test_nobody_can_take_lessons_without_an_occupation_in_the_hand():
    assert "lessons" not in places(a_turn(a_farm(food=5), cards="on"), "space")


# Meeting Place


def test_at_the_meeting_place_the_token_is_taken_at_once_and_there_is_no_food():
    state = use("meeting_place", a_farm(), cards="on", leader=1, rounds=3)
    assert (table(state)["token"], table(state)["leader"], goods(state)) == (0, 1, {})
    assert "meeting_place" not in table(state)["piles"]


def test_at_the_meeting_place_a_minor_improvement_may_be_played_or_not():
    own = a_farm(hand=["rammed_clay"])
    assert codes(use("meeting_place", own)) == ["do:minor", "enough"]
    assert farm(play(use("meeting_place", own), "do:minor"))["cards"] == ["rammed_clay"]
    assert hand(play(use("meeting_place", own), "enough")) == ["rammed_clay"]


def test_at_the_meeting_place_one_minor_improvement_is_played_and_no_major_one():
    own = a_farm(hand=["rammed_clay", "handplow"], clay=9, wood=9, stone=9)
    state = play(use("meeting_place", own), "do:minor")
    assert codes(state) == ["play:rammed_clay", "play:handplow"]
    assert is_turn(play(state, "play:handplow"), 1)


def test_the_meeting_place_is_used_once_a_round_also_for_the_token_alone():
    state = use("meeting_place", a_farm(), cards="on")
    assert is_turn(state, 1)
    assert "meeting_place" not in places(state, "space", 1)


# Minor improvements elsewhere


def test_the_major_improvement_space_brings_a_major_or_a_minor_improvement_and_not_both():
    own = a_farm(hand=["rammed_clay"], clay=5)
    state = use("major_improvement", own)
    assert {"fireplace_2", "hearth_4", "rammed_clay"} <= set(places(state, "play"))
    assert is_turn(play(state.copy(), "play:rammed_clay"), 1)
    assert is_turn(play(state, "play:fireplace_2"), 1)


def test_who_can_pay_only_a_minor_improvement_can_use_the_major_improvement_space():
    assert "major_improvement" in places(a_turn(a_farm(hand=["rammed_clay"]), out=["major_improvement"]), "space")
    assert "major_improvement" not in places(a_turn(a_farm(hand=["handplow"]), out=["major_improvement"]), "space")


@pytest.mark.parametrize(("card", "left"), [("rammed_clay", 3), ("fireplace_2", 0)])
def test_after_a_renovation_a_major_or_a_minor_improvement_may_follow(card, left):
    own = a_farm(hand=["rammed_clay"], clay=4, reed=1)
    state = use("house_redevelopment", own)
    assert codes(state) == ["do:improve", "enough"]
    play(state, "do:improve", f"play:{card}")
    assert (farm(state)["cards"], goods(state).get("clay", 0)) == ([card], left)
    assert is_turn(state, 1)


def test_nobody_plays_an_improvement_at_the_house_redevelopment_without_renovating():
    own = a_farm(hand=["rammed_clay"], clay=4)
    assert "house_redevelopment" not in places(a_turn(own, out=["house_redevelopment"]), "space")


def test_after_a_basic_wish_a_minor_improvement_may_follow_and_no_major_one():
    own = a_farm(THREE_ROOMS, hand=["rammed_clay"], clay=5)
    state = use("basic_wish", own)
    assert (farm(state)["newborns"], codes(state)) == (1, ["do:minor", "enough"])
    assert farm(play(state.copy(), "enough"))["cards"] == []
    assert farm(play(state, "do:minor"))["cards"] == ["rammed_clay"]


def test_without_a_room_for_the_child_a_basic_wish_brings_no_improvement_either():
    assert "basic_wish" not in places(a_turn(a_farm(hand=["rammed_clay"]), out=["basic_wish"]), "space")


@pytest.mark.parametrize("space", ["urgent_wish", "farm_redevelopment", "day_laborer"])
def test_other_spaces_bring_no_improvement(space):
    own = a_farm(hand=["rammed_clay"], clay=2, reed=1)
    assert farm(use(space, own, a_farm(food=9)))["cards"] == []


def test_without_hand_cards_there_are_no_minor_improvements_and_no_lessons():
    state = a_turn(a_farm(clay=5, food=5), out=["major_improvement"])
    assert "lessons" not in places(state, "space")
    assert set(places(play(state, "space:major_improvement"), "play")) <= {"fireplace_2", "fireplace_3", "hearth_4", "hearth_5"}


# Conditions and prices of minor improvements


@pytest.mark.parametrize(
    ("card", "wood", "fitting"),
    [("threshing_board", 1, [2, 3, 4]), ("pond_hut", 1, [2]), ("butter_churn", 1, [0, 1, 2, 3])],
    ids=["at least two", "exactly two", "at most three"],
)
def test_occupations_that_a_minor_improvement_wants_are_at_least_exactly_or_at_most_so_many(card, wood, fitting):
    occupations = ["groom", "priest", "geologist", "scholar"]
    for number in range(5):
        state = use("meeting_place", a_farm(cards=occupations[:number], hand=[card], wood=wood))
        assert asked(state) == ([0] if number in fitting else [1])


def test_a_condition_is_not_enough_without_the_price_and_the_price_not_without_the_condition():
    occupations = ["groom", "priest"]
    assert is_turn(use("meeting_place", a_farm(cards=occupations, hand=["threshing_board"])), 1)
    assert is_turn(use("meeting_place", a_farm(hand=["threshing_board"], wood=1)), 1)


def test_food_for_a_minor_improvement_may_be_made_of_other_goods():
    own = a_farm(hand=["clay_embankment"], clay=2, grain=1)
    assert goods(play(use("meeting_place", own), "do:minor")) == {"clay": 3}


# Traveling cards


def traveled(seats: int) -> grange.State:
    """Seat 0 has played a traveling card."""
    own = a_farm(hand=["clay_embankment"], clay=2, food=1)
    return play(use("meeting_place", own, seats=seats), "do:minor")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_traveling_card_acts_and_goes_to_the_left_neighbours_hand(seats):
    state = traveled(seats)
    assert (goods(state), farm(state)["cards"], hand(state)) == ({"clay": 3}, [], [])
    assert hand(state, 1) == ["clay_embankment"]
    assert all(hand(state, seat) == [] for seat in range(2, seats))


def test_from_the_last_seat_a_traveling_card_goes_to_the_first():
    last = a_farm(hand=["clay_embankment"], food=1)
    state = a_turn(a_farm(), a_farm(), last, seats=3, turn=2)
    play(state, "space:meeting_place", "do:minor", seat=2)
    assert hand(state) == ["clay_embankment"]


def test_alone_a_traveling_card_leaves_the_game():
    state = traveled(1)
    assert (farm(state)["cards"], hand(state), goods(state)) == ([], [], {"clay": 3})


def test_a_traveling_card_can_be_played_by_everybody_in_one_work_phase_and_once_more_by_the_first():
    own = a_farm(hand=["clay_embankment"], clay=6, reed=1, food=2)
    other = a_farm(clay=2, food=1)
    state = a_turn(own, other, out=["major_improvement", "house_redevelopment"], rounds=5)
    play(state, "space:meeting_place", "do:minor")
    choose(state, "space:major_improvement", "play:clay_embankment", seat=1)
    choose(state, "space:house_redevelopment", "do:improve", "play:clay_embankment")
    assert (goods(state), goods(state, 1)) == ({"clay": 10}, {"clay": 3})
    assert hand(state, 1) == ["clay_embankment"]


def test_a_traveling_card_that_was_passed_on_is_no_improvement_of_who_played_it():
    own = a_farm(hand=["clay_embankment"], cards=["braggart", "well", "joinery", "pottery", "clay_oven"], food=1)
    state = play(use("meeting_place", own, seats=3), "do:minor")
    assert state.score_sheet(0)["bonus"] == a_turn(own, seats=3).score_sheet(0)["bonus"]


def test_everybody_knows_who_holds_a_card_that_was_passed_on():
    state = traveled(3)
    assert [seen["table"]["known"] for seen in map(state.view, (None, 0, 1, 2))] == [[[], ["clay_embankment"], []]] * 4


# A card that was just played


def test_a_card_that_was_just_played_does_not_act_on_the_action_that_played_it():
    assert goods(lay("bread_paddle", a_farm(cards=["hearth_4"], grain=1, wood=1))) == {"grain": 1, "food": 1}
    assert is_turn(learn("paper_maker", a_farm(cards=["groom"], wood=1, food=1)), 1)


def test_a_card_does_not_make_itself_cheaper():
    assert is_turn(use("meeting_place", a_farm(hand=["lumber_mill"], stone=1), seats=3), 1)


def test_only_what_says_so_acts_on_its_own_play():
    assert goods(lay("junk_room", a_farm(wood=1, clay=1))) == {"food": 1}


def test_a_card_that_was_just_played_acts_on_the_next_action_of_the_same_turn():
    own = a_farm(cards=["lasso"], hand=["animal_dealer"], food=2)
    state = a_turn(own, seats=3, out=["sheep_market"], piles={"sheep_market": 1})
    play(state, "space:lessons", "use:lasso", "space:sheep_market")
    assert "use:animal_dealer" in codes(state)


# Several cards at one moment


@pytest.mark.parametrize(
    "order", [["use:mushroom_collector", "use:basket"], ["use:basket", "use:mushroom_collector"], ["use:basket", "enough"]]
)
def test_the_owner_picks_the_order_of_what_cards_offer_at_one_moment(order):
    state = use("forest", a_farm(cards=["mushroom_collector", "basket"]), piles={"forest": 3})
    assert codes(state) == ["use:mushroom_collector", "use:basket", "enough"]
    play(state, *order)
    assert is_turn(state, 1)
    assert goods(state)["food"] == sum({"use:mushroom_collector": 2, "use:basket": 3}.get(choice, 0) for choice in order)


def test_of_two_cards_that_want_the_same_food_the_owner_picks_one():
    own = a_farm(house="stone", cards=["scholar", "plow_driver"], hand=["groom"], food=1)
    state = a_round(5, own)
    assert codes(state) == ["use:scholar", "use:plow_driver", "enough"]
    assert farm(play(state.copy(), "use:plow_driver", "plow:C1"))["fields"] == ["C1"]
    assert codes(play(state, "use:scholar")) == ["use:groom", "enough"]


def test_what_happens_by_itself_comes_before_what_is_offered():
    own = a_farm(cards=["harpooner", "canoe"], wood=1)
    state = use("fishing", own, seats=3)
    assert (goods(state), codes(state)) == ({"wood": 1, "food": 1, "reed": 1}, ["use:harpooner", "enough"])


# Secrets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_the_hand_of_another(seats):
    state = begin(seats)
    for seat in range(seats):
        others = {card for other in range(seats) if other != seat for card in hand(state, other)}
        assert not others & names_in(state.view(seat))
    assert not {card for seat in range(seats) for card in hand(state, seat)} & names_in(state.view(None))


def names_in(seen: Any) -> set[str]:
    """Find all hand cards that are named anywhere in what a seat sees."""
    if isinstance(seen, dict):
        return names_in([*seen, *seen.values()])
    if isinstance(seen, list | tuple):
        return {name for each in seen for name in names_in(each)}
    text = str(seen).partition(":")[2] or str(seen)
    return {text} & {*OCCUPATIONS, *MINORS}


def test_everybody_sees_how_many_cards_the_others_hold():
    assert begin(3).view(0)["table"]["in_hand"] == [{"occupations": 7, "minors": 7}] * 3
    assert traveled(2).view(0)["table"]["in_hand"] == [{"occupations": 0, "minors": 0}, {"occupations": 0, "minors": 1}]


def test_who_imagines_the_table_deals_the_hands_of_others_again_and_keeps_the_own():
    state = begin(3)
    own, others = hand(state), {tuple(sorted(hand(state.imagine(0, seed), 1))) for seed in range(10)}
    assert all(hand(state.imagine(0, seed)) == own for seed in range(10))
    assert len(others) == 10
    assert not any(set(own) & set(cards) for cards in others)


def test_who_imagines_the_table_leaves_a_card_that_was_passed_on_where_everybody_knows_it():
    state = traveled(3)
    assert all("clay_embankment" in hand(state.imagine(seat, seed), 1) for seat in (0, 2) for seed in range(5))


def test_what_is_told_names_no_card_that_is_still_in_a_hand():
    state, chance, played = begin(3, events=True), random.Random(1), set()
    while not state.over:
        known = {card for cards in table(state)["known"] for card in cards}
        hidden = {card for seat in range(3) for card in hand(state, seat)} - known
        told = names_in([event.values for event in state.events or []])
        assert not hidden & told
        played |= told
        play_on(state, chance)
    assert len(played) > 10


def test_cards_in_front_of_a_seat_are_seen_by_everybody():
    state = learn("groom", a_farm(), seats=3)
    assert all(state.view(seat)["table"]["farms"][0]["cards"] == ["groom"] for seat in (None, 0, 1, 2))


def test_choosing_which_card_to_play_shows_the_others_nothing_of_the_hand():
    state = use("lessons", a_farm(hand=["plow_driver", "hedge_keeper"]))
    assert not {"plow_driver", "hedge_keeper"} & names_in(state.view(1))
    assert {"plow_driver", "hedge_keeper"} <= names_in(state.view(0))
    assert choose(state, "play:hedge_keeper").view(1)["table"]["farms"][0]["cards"] == ["hedge_keeper"]
