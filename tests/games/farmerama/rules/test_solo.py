"""The solo game: a deck that grows one card at a time, special tiles, and 42 rounds."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations

import pytest

import grange
from tests.games.common import codes, play, play_to_the_end, prompt, table
from tests.games.farmerama.builders import BARN, CARDS, GOODS, PLENTY, alone, bank, barn, farm, laid, new, standing, times

DO = ["do:sow", "do:harvest", "do:water", "do:feed", "do:seeds"]


def cards(state):
    """Read what a player sees of the cards and the special tiles."""
    return table(state, 0)["alone"]


def next_round(state):
    """Do as little as possible until the next card is drawn."""
    now = table(state)["round"]
    while not state.over and table(state)["round"] == now:
        state.play("done" if "done" in codes(state) else "do:feed")
    return state


def drawing(**more):
    """Let the next round begin; the card named as drawn is the one before."""
    return laid(["SoloRound"], seats=1, **more)


# Setting up


def test_the_first_deck_is_a_card_of_water_of_sowing_and_of_harvesting():
    state = new(1)
    assert (cards(state)["deck"], cards(state)["extra"]) == (2, 6)  # one of three has been drawn
    lying = state.to_dict()["table"]
    assert sorted([*lying["deck"], *lying["used"]]) == [0, 1, 2]


def test_the_extra_deck_has_two_cards_of_each():
    assert sorted(new(1).to_dict()["table"]["extra"]) == [0, 0, 1, 1, 2, 2]


def test_both_decks_are_shuffled():
    games = [new(1, seed).to_dict()["table"] for seed in range(60)]
    assert len({str([*lying["deck"], *lying["used"]]) for lying in games}) == 6
    assert len({str(lying["extra"]) for lying in games}) > 30


def test_only_four_water_tiles_stay_in_the_bank_so_seven_are_in_play():
    state = new(1)
    assert bank(state)["water"] == 4
    assert bank(state)["water"] + barn(state)["water"] == 7


def test_the_rest_is_set_up_as_usual():
    state = new(1)
    assert barn(state) == BARN
    assert {good: number for good, number in bank(state).items() if good != "water"} == {
        "carrot": 28,
        "hay": 28,
        "oats": 28,
        "corn": 29,
    }


def test_there_are_no_bonus_tiles():
    assert (table(new(1))["open"], table(new(1))["stack"]) == ([], 0)


def test_at_first_one_has_no_special_tile():
    assert cards(new(1))["specials"] == 0


# 1. Drawing


def test_the_top_card_is_drawn_and_shown():
    state = drawing(drawn="sow", deck="harvest water")
    assert (cards(state)["drawn"], cards(state)["deck"], cards(state)["used"]) == ("harvest", 1, ["sow", "harvest"])
    assert table(state)["round"] == 2


@pytest.mark.parametrize("card", CARDS)
def test_only_a_card_of_water_turns_the_action_wheel(card):
    state = drawing(deck=card, turned=2)
    sowing = {"sow": [3, 2], "harvest": [3, 2], "water": [2, 1]}
    assert table(state)["numbers"]["sow"] == sowing[card]


def test_without_water_the_action_wheel_stands_still_between_rounds():
    state = next_round(alone(drawn="sow", deck="harvest sow"))
    assert table(state)["numbers"]["sow"] == [3, 2]


def test_when_the_deck_is_empty_a_card_of_the_extra_deck_is_mixed_with_the_used_ones():
    state = drawing(drawn="sow", used="harvest water")
    seen = cards(state)
    assert (seen["deck"], seen["extra"], len(seen["used"])) == (3, 5, 1)
    lying = state.to_dict()["table"]
    mixed = sorted([*lying["deck"], *lying["used"]])
    assert len(mixed) == 4
    assert {0, 1, 2} <= set(mixed)


def test_the_new_deck_is_shuffled():
    orders = set()
    for chance in range(80):
        lying = drawing(drawn="sow", used="harvest water", chance=chance).to_dict()["table"]
        orders.add(str([*lying["used"], *reversed(lying["deck"])]))
    assert len(orders) == 12  # the orders of four cards of which two are the same


def test_a_card_is_mixed_in_only_when_the_deck_is_empty():
    assert cards(drawing(deck="harvest"))["extra"] == 6


# Special tiles


def test_for_each_card_that_is_mixed_in_one_gets_a_special_tile():
    assert cards(drawing(used="harvest water"))["specials"] == 1
    assert cards(drawing(used="harvest water", specials=2))["specials"] == 3


def test_the_first_special_tile_comes_after_the_third_round():
    state = new(1)
    had = []
    for _ in range(4):
        had.append(cards(state)["specials"])
        next_round(state)
    assert had == [0, 0, 0, 1]


def test_one_has_never_more_than_three_special_tiles_and_a_fourth_is_lost():
    assert cards(drawing(used="harvest water", specials=3))["specials"] == 3


def test_the_decks_have_3_4_5_6_7_8_and_9_cards_so_there_are_42_rounds_and_6_special_tiles():
    state = new(1, events=True)
    while not state.over:
        next_round(state)
    sizes, gained = list[int](), 0
    for event in state.events or []:
        if event.key == "event-round" and not sizes:
            sizes.append(0)
        if event.key in ("event-special", "event-no-special"):
            gained += 1
            sizes.append(0)
        if event.key == "event-draws":
            sizes[-1] += 1
    assert (sizes, sum(sizes), gained) == ([3, 4, 5, 6, 7, 8, 9], 42, 6)


def test_the_game_ends_when_a_card_has_to_be_drawn_and_both_decks_are_empty():
    everything = "sow sow harvest harvest harvest water water water"
    state = next_round(alone(drawn="sow", used=everything, rounds=42))
    assert state.over
    assert not next_round(alone(drawn="sow", used=everything[4:], rounds=33)).over


# 2. Another card


def test_a_special_tile_buys_another_card_and_the_first_goes_under_the_deck():
    state = play(alone(drawn="sow", deck="harvest water", specials=2), "redraw")
    seen = cards(state)
    assert (seen["drawn"], seen["specials"], seen["deck"], seen["under"]) == ("harvest", 1, 2, ["sow"])
    assert table(state)["round"] == 1


def test_the_card_under_the_deck_is_drawn_last():
    state = play(alone(drawn="sow", deck="harvest water", specials=1), "redraw")
    drawn = [cards(state)["drawn"]]
    for _ in range(2):
        next_round(state)
        drawn.append(cards(state)["drawn"])
    assert drawn == ["harvest", "water", "sow"]
    assert cards(state)["deck"] == 0


def test_a_card_of_water_turns_the_action_wheel_also_as_the_second_card():
    state = play(alone(drawn="sow", deck="water harvest", specials=1), "redraw")
    assert table(state)["numbers"]["sow"] == [4, 3]


def test_a_card_of_water_that_is_put_back_has_still_turned_the_action_wheel():
    state = drawing(deck="water harvest", specials=1)
    play(state, "redraw")
    assert (cards(state)["drawn"], table(state)["numbers"]["sow"]) == ("harvest", [4, 3])


def test_a_card_of_water_turns_the_action_wheel_each_time_it_is_drawn():
    state = drawing(deck="water harvest", specials=1)
    next_round(play(state, "redraw"))
    assert (cards(state)["drawn"], table(state)["numbers"]["sow"]) == ("water", [3, 2])


def test_one_may_buy_another_card_several_times():
    state = play(alone(drawn="sow", deck="harvest water sow", specials=2), "redraw", "redraw")
    assert (cards(state)["drawn"], cards(state)["under"]) == ("water", ["harvest", "sow"])
    assert "redraw" not in codes(state)


def test_without_a_special_tile_there_is_no_other_card():
    assert "redraw" not in codes(alone(deck="harvest"))


def test_another_card_is_drawn_only_while_the_deck_has_one():
    assert "redraw" not in codes(alone(drawn="sow", deck="", specials=3))


def test_another_card_does_not_shorten_the_game():
    state, chance = new(1), random.Random(4)
    while not state.over:
        state.play(
            "redraw" if "redraw" in codes(state) else chance.choice([code for code in codes(state) if "exchange" not in code])
        )
    assert table(state)["round"] == 42


def test_after_another_card_the_first_cannot_be_taken_back():
    state = play(alone(drawn="sow", deck="harvest water", specials=1), "redraw")
    assert not state.can_undo(0)


def test_an_action_can_be_taken_back_until_the_next_card_is_drawn():
    state = play(alone(drawn="sow", deck="harvest", barn=PLENTY), "do:sow", "sow:1a")
    state.undo(0)
    state.undo(0)
    assert codes(state)[:5] == DO
    play(state, "do:sow", "done")
    assert not state.can_undo(0)


# 3. The action


def test_any_of_the_five_actions_may_be_done_whatever_card_was_drawn():
    for card in CARDS:
        assert codes(alone(drawn=card))[:5] == DO


def test_the_action_of_the_drawn_card_goes_by_the_large_number_and_every_other_by_the_small_one():
    fields = {"5a": "hay"}
    for card in CARDS:
        for at, action in enumerate(("sow", "harvest")):
            state = play(alone(drawn=card, deck="sow", turned=4, barn=PLENTY, fields=fields), f"do:{action}")
            assert times(state) == [[4, 2], [3, 2]][at][card != action]
        state = play(alone(drawn=card, deck="sow", turned=1), "do:water")
        assert barn(state)["water"] == (5 if card == "water" else 3)


def test_too_little_water_in_the_bank_gives_less_water():
    state = play(alone(drawn="water", deck="sow", bank={"water": 2}), "do:water")
    assert (barn(state)["water"], bank(state)["water"]) == (7, 0)


def test_feeding_and_seeds_do_not_depend_on_the_action_wheel():
    fed = play(alone(drawn="sow", deck="sow", barn={**PLENTY, "water": 1}), "do:feed", "feed:pig", "feed:sheep")
    assert [fed.view(0)["table"]["farms"][0]["animals"][animal] for animal in ("pig", "sheep")] == [3, 4]
    assert times(play(alone(drawn="sow", deck="sow"), "do:seeds")) == 1


def test_after_the_action_the_next_round_begins():
    state = play(alone(drawn="sow", deck="harvest", barn={"corn": 1}), "do:sow", "sow:4a")
    assert (table(state)["round"], standing(state)) == (2, {"4a": "corn"})
    assert codes(state)[:5] == DO


def test_only_one_action_is_done_in_a_round():
    state = play(alone(drawn="sow", deck="harvest", barn={"corn": 1, "water": 1}), "do:sow", "sow:4a")
    assert codes(state) == ["turn", "done"]


def test_the_wheel_may_be_turned_before_and_after_the_action():
    state = alone(drawn="water", deck="sow", barn={"water": 1})
    play(state, "turn", "do:water", "turn")
    assert farm(state)["wheel"] == 2


# Exchange at any moment


def test_at_any_moment_a_special_tile_can_be_exchanged_for_any_of_the_five_goods():
    for good in GOODS:
        state = play(alone(deck="sow", specials=2), f"exchange:{good}")
        assert (barn(state), cards(state)["specials"]) == ({good: 1} if good != "water" else {"water": 1}, 1)
        assert codes(state)[:5] == DO


@pytest.mark.parametrize("action", ["sow", "harvest", "feed", "seeds"])
def test_also_during_an_action(action):
    state = play(alone(deck="sow", specials=1, barn=PLENTY, fields={"5a": "hay"}), f"do:{action}")
    asked = prompt(state)
    play(state, "exchange:oats")
    assert barn(state)["oats"] == 7
    assert prompt(state) == asked


def test_the_exchanged_good_comes_from_the_bank():
    state = play(alone(deck="sow", specials=1), "exchange:hay")
    assert bank(state)["hay"] == 31


def test_what_the_bank_lacks_cannot_be_had_in_exchange():
    state = alone(deck="sow", specials=1, bank={"water": 0})
    assert [code for code in codes(state) if "exchange" in code] == [f"exchange:{good}" for good in GOODS if good != "water"]


def test_without_a_special_tile_there_is_no_exchange():
    assert not [code for code in codes(alone(deck="sow")) if "exchange" in code]


def test_a_special_tile_that_was_spent_can_be_won_again():
    state = next_round(play(alone(used="harvest water", specials=3), "exchange:hay"))
    assert cards(state)["specials"] == 3


def test_after_an_action_nobody_is_asked_about_special_tiles_that_can_wait_for_the_next_round():
    state = play(alone(drawn="sow", deck="harvest", barn={"corn": 1}, specials=1), "do:sow", "sow:4a")
    if prompt(state) == "ask-sow":  # the exchange could still bring something to sow
        play(state, "done")
    assert (table(state)["round"], cards(state)["specials"]) == (2, 1)
    assert "exchange:hay" in codes(state)
    late = play(alone(drawn="sow", deck="harvest", barn={"corn": 3}, turned=3, specials=1), "do:sow", "sow:4a", "sow:4b")
    assert table(late)["round"] == 2


def test_after_the_last_action_of_the_game_special_tiles_can_still_be_exchanged():
    everything = "sow sow harvest harvest harvest water water water"
    state = alone(drawn="sow", used=everything, rounds=42, turned=3, barn={"corn": 3}, specials=2)
    play(state, "do:sow", "sow:4a", "sow:4b")
    assert prompt(state) == "ask-finish"
    play(state, "exchange:hay", "exchange:hay")
    assert state.over
    assert state.scores == [1 + 4 + 2]


def test_a_special_tile_is_offered_in_exchange_after_the_action_if_it_would_be_one_too_many():
    state = play(alone(drawn="sow", used="harvest water", turned=3, barn={"corn": 3}, specials=3), "do:sow", "sow:4a", "sow:4b")
    assert prompt(state) == "ask-finish"
    play(state, "exchange:hay")
    assert (table(state)["round"], cards(state)["specials"]) == (2, 3)


# The end


@pytest.mark.parametrize(("hay", "won"), [(5, True), (6, True), (4, False)])
def test_the_goal_is_at_least_150_stars(hay, won):
    everything = "sow sow harvest harvest harvest water water water"
    products = {"sheep": 4, "pig": 2, "cow": 3, "horse": 4}  # 29 + 23 + 34 + 54
    state = alone(drawn="sow", used=everything, rounds=42, produced=products, animals={"cow": 1}, barn={"hay": hay})
    play(state, "do:water", "done")
    assert state.over
    assert state.scores == [140 + 5 + hay]
    assert state.winners == ([0] if won else [])
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.key == ("verdict-won" if won else "verdict-lost")


def test_stars_are_counted_as_in_other_games():
    state = play_to_the_end(new(1))
    assert state.scores == [sum(state.score_sheet(0).values())]
    assert state.score_sheet(0)["tiles"] == 0


# What is hidden


def test_nobody_sees_the_order_of_the_decks():
    games = [new(1, seed) for seed in range(40)]
    same = [state for state in games if cards(state)["drawn"] == "sow"]
    assert len({str(state.to_dict()["table"]["deck"]) for state in same}) > 1
    assert len({json.dumps(state.view(0)) for state in same}) == 1


def test_a_card_that_was_mixed_in_is_not_told():
    for seed in range(6):
        state = new(1, seed, events=True)
        for _ in range(3):
            next_round(state)
        kinds = {"event-special": {"seat"}, "event-round": {"round"}, "event-draws": {"action"}}
        last = [(event.key, set(event.values)) for event in (state.events or [])[-3:]]
        assert last == [(key, kinds[key]) for key in ("event-special", "event-round", "event-draws")]


def test_in_an_imagined_game_cards_known_to_be_in_the_deck_stay_there():
    state = new(1, 3)
    left = sorted({0, 1, 2} - {CARDS.index(cards(state)["drawn"])})
    for seed in range(20):
        assert sorted(state.imagine(0, seed).to_dict()["table"]["deck"]) == left
    assert len({str(state.imagine(0, seed).to_dict()["table"]["deck"]) for seed in range(20)}) == 2


def test_in_an_imagined_game_the_extra_deck_lies_in_another_order():
    state = new(1, 3)
    extras = [state.imagine(0, seed).to_dict()["table"]["extra"] for seed in range(20)]
    assert len(set(map(tuple, extras))) > 10
    assert all(sorted(extra) == [0, 0, 1, 1, 2, 2] for extra in extras)


def test_in_an_imagined_game_the_card_that_was_mixed_in_may_be_any_that_is_not_in_sight():
    """Known: one of each and one more. Two are drawn, so the new one is among the other two or was the second card of sowing."""
    state = alone(drawn="sow", used="harvest", deck="water water", known="sow harvest water")
    seen = {str(sorted(state.imagine(0, seed).to_dict()["table"]["deck"])) for seed in range(60)}
    assert seen == {str([0, 2]), str([1, 2]), str([2, 2])}


def test_a_card_that_was_mixed_in_and_has_shown_is_known():
    """The second card of sowing can only be the new one, so the rest is one of harvesting and one of water."""
    state = alone(drawn="sow", used="sow", deck="harvest water", known="sow harvest water")
    assert {str(sorted(state.imagine(0, seed).to_dict()["table"]["deck"])) for seed in range(30)} == {"[1, 2]"}


def test_in_an_imagined_game_cards_that_were_put_under_the_deck_stay_at_the_bottom():
    state = play(alone(drawn="sow", deck="harvest water sow", specials=2, known="sow harvest water"), "redraw", "redraw")
    for seed in range(20):
        assert state.imagine(0, seed).to_dict()["table"]["deck"][:2] == [1, 0]
        assert state.imagine(0, seed).view(0) == state.view(0)


def test_cards_under_the_deck_are_known_until_they_are_drawn_again():
    state = play(alone(drawn="sow", deck="harvest water", specials=1), "redraw")
    for _ in range(2):
        assert cards(state)["under"] == ["sow"]
        next_round(state)
    assert (cards(state)["drawn"], cards(state)["under"]) == ("sow", [])


def test_after_mixing_nothing_lies_known_under_the_deck():
    state = play(alone(drawn="sow", used="water", deck="harvest", specials=1), "redraw")
    next_round(next_round(state))
    assert (cards(state)["under"], cards(state)["deck"]) == ([], 3)
    assert cards(state)["known"] == {"sow": 1, "harvest": 1, "water": 1}


def likelihoods(known, seen, pool):
    """Weigh by counting orders of cards which kind was mixed in, given those that have been drawn."""
    weights = dict[int, float]()
    for kind, number in Counter(pool).items():
        orders = [order[: len(seen)] for order in permutations([*known, kind])]
        weights[kind] = number * sum(order == seen for order in orders) / len(orders)
    return {kind: weight / sum(weights.values()) for kind, weight in weights.items() if weight}


def test_imagined_games_are_as_likely_as_what_was_seen_makes_them():
    """Known are two of sowing, one of harvesting and one of water; drawn were both of sowing."""
    state = alone(drawn="sow", used="sow", deck="harvest water water", known="sow sow harvest water")
    pool = [0, 1, 1, 2, 2]
    expected = likelihoods((0, 0, 1, 2), (0, 0), pool)
    drawn = Counter[int]()
    for seed in range(3000):
        deck = state.imagine(0, seed).to_dict()["table"]["deck"]
        rest = Counter(deck) - Counter([1, 2])
        drawn[next(iter(rest))] += 1
    for kind, share in expected.items():
        assert drawn[kind] / 3000 == pytest.approx(share, abs=0.03)


@pytest.mark.parametrize("seed", range(8))
def test_imagined_games_keep_the_view_and_can_be_played_to_the_end(seed):
    state, chance = new(1, seed), random.Random(seed)
    while not state.over:
        allowed = codes(state)
        state.play("redraw" if "redraw" in allowed and chance.random() < 0.4 else chance.choice(allowed))
        if chance.random() < 0.1 and not state.over:
            imagined = state.imagine(0, seed)
            assert imagined.view(0) == state.view(0)
            imagined.check()
            lying = imagined.to_dict()["table"]
            known = Counter(dict(enumerate(lying["known"])))
            assert not known - Counter([*lying["deck"], *lying["used"]])
    last = state.imagine(0, seed)
    assert last.over
    imagined = new(1, seed).imagine(0, seed)
    assert table(play_to_the_end(imagined))["round"] == 42


def test_the_real_order_of_the_cards_is_of_no_use_to_who_imagines():
    decks = []
    for order in ("harvest water sow", "water sow harvest"):
        state = alone(drawn="sow", deck=order, known="sow harvest water")
        decks.append([state.imagine(0, seed).to_dict()["table"]["deck"] for seed in range(20)])
    assert decks[0] == decks[1]


def test_an_imagined_game_has_no_past():
    with pytest.raises(grange.NothingToUndo):
        play(alone(deck="sow", specials=1), "exchange:hay").imagine(0, 1).undo(0)
