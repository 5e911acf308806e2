"""The rule options: the sun's first side, strict supply, the harsher deck."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, codes, play, sheet, table
from tests.games.evergreen.builders import (
    BIOMES,
    POWERS,
    SIDES,
    a_draft,
    a_turn,
    all_turns,
    cells,
    covered,
    everywhere,
    finish,
    level,
    planet,
    take_all,
)

STRICT = {"supply": "strict"}


# The sun


@pytest.mark.parametrize("side", SIDES)
def test_players_may_agree_on_another_first_side_for_the_sun(side):
    assert table(grange.new_game("evergreen", seats=2, seed=1, sun=side))["sun"] == side


@pytest.mark.parametrize("side", SIDES)
def test_from_another_first_side_the_sun_still_goes_round_clockwise(side):
    state = grange.new_game("evergreen", seats=2, seed=1, sun=side)
    seen = {}
    while not state.over:
        seen[table(state)["season"]] = table(state)["sun"]
        state.play(state.decision.options[-1])
    begin = SIDES.index(side)
    assert list(seen.values()) == [*SIDES[begin:], *SIDES[:begin]]


def test_the_first_side_of_the_sun_decides_the_first_light():
    column = {"D4": "big", "D5": "small"}
    northern = all_turns(["wild sprout", "wild small"], rounds=5, planets=[column], sun="north", rules={"sun": "north"})
    western = all_turns(["wild sprout", "wild small"], rounds=5, planets=[column], sun="west", rules={"sun": "west"})
    assert (sheet(finish(northern), "light"), sheet(finish(western), "light")) == (2, 3)


# Unlimited supply


@pytest.mark.parametrize("supply", ["unlimited", "strict"])
@pytest.mark.parametrize(
    ("planet_before", "piece", "choices"),
    [
        ({}, "sprout", ["action:A", "plant:D4"]),
        ({"D4": "sprout"}, "small", ["action:B", "grow:D4"]),
        ({"D4": "small"}, "big", ["action:B", "grow:D4"]),
    ],
    ids=["sprouts", "small trees", "big trees"],
)
def test_sprouts_and_trees_never_run_out(planet_before, piece, choices, supply):
    elsewhere = covered(everywhere(), piece)  # twice 33 pieces are more than the box has of any kind
    state = all_turns(
        ["wild sprout", "wild small", "wild big"], planets=[planet_before, elsewhere, elsewhere], rules={"supply": supply}
    )
    assert planet(play(state, *choices)) == {"D4": piece}


@pytest.mark.parametrize("piece", ["bush", "lake"])
def test_usually_bushes_and_lakes_never_run_out_either(piece):
    state = play(a_turn(f"wild {piece}", covered(everywhere()[:25], piece)), "power")
    assert len(cells(state, piece)) == 8
    assert table(state)["bushes"] is table(state)["lakes"] is None


@pytest.mark.parametrize("piece", ["bush", "lake"])
def test_usually_even_an_empty_box_does_not_stop_bushes_and_lakes(piece):
    none_in_the_box = {"supply": {"bushes": 0, "lakes": 0}}
    state = play(a_turn(f"wild {piece}", bushes=0, lakes=0, components=none_in_the_box), "power")
    assert len(cells(state, piece)) == 33


# Strict supply


def test_in_the_strict_game_all_players_share_20_bushes_and_20_lakes():
    state = grange.new_game("evergreen", seats=4, seed=1, supply="strict")
    assert (table(state)["bushes"], table(state)["lakes"]) == (20, 20)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_strict_game_players_act_in_turn_order(first):
    state = take_all(a_draft(["wild bush", "rock bush", "snow bush", "snow big"], first=first, seats=3, rules=STRICT))
    order = []
    while not codes(state, state.decision.seat)[0].startswith("take"):
        seat = state.decision.seat
        order += [seat] if seat not in order else []
        assert asked(state) == [seat]
        play(state, next(code for code in ("skip", "enough", "action:D") if code in codes(state, seat)), seat=seat)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.parametrize(("piece", "pile"), [("bush", "bushes"), ("lake", "lakes")])
def test_in_the_strict_game_every_bush_and_lake_leaves_the_supply(piece, pile):
    state = play(a_turn(f"wild {piece}", rules=STRICT), "power", f"{piece}:D4")
    assert table(state)[pile] == 19


def test_in_the_strict_game_the_21st_bush_is_not_offered():
    state = play(a_turn("wild bush", covered(everywhere()[:19]), {"bush": 2}, bushes=1, rules=STRICT), "power")
    assert len(cells(state, "bush")) == 14
    play(state, f"bush:{everywhere()[-1]}")  # the 20th
    assert table(state)["bushes"] == 0
    assert codes(state)[0].startswith("action")  # two more uses were left


def test_in_the_strict_game_the_21st_lake_is_not_offered():
    planted = covered(everywhere()[:19], "lake") | {"D7": "sprout"}
    state = play(a_turn("wild lake", planted, {"lake": 1}, lakes=1, rules=STRICT), "power", "lake:C7")
    assert codes(state) == ["grow:D7", "enough"]  # the 20th lake still lets its neighbours grow
    play(state, "grow:D7")
    assert codes(state)[0].startswith("action")


def test_in_the_strict_game_the_first_in_turn_order_gets_the_last_bush():
    state = all_turns(["wild bush", "rock bush"], first=1, bushes=1, rules=STRICT)
    play(state, "power", "bush:D4", "action:D", "enough", seat=1)
    play(state, "power")
    assert (level(state, "bush"), planet(state)) == (1, {})
    assert codes(state)[0].startswith("action")


def test_in_the_strict_game_a_power_rises_even_if_the_supply_is_empty():
    state = play(a_turn("wild lake", lakes=0, rules=STRICT), "power")
    assert level(state, "lake") == 1


# The deck


def all_cards(deck):
    """List every card of a deck."""
    seen = table(a_turn("wild sprout", deck=[], seats=1, rules={"deck": deck}))
    return [*seen["discard"], *(card for hand in seen["cards"] for card in hand)]


def icons_in(deck, kind):
    """List the icons on all cards of a biome or of a power, most first, the wild cards apart."""
    cards = all_cards(deck)
    counted = [card["icons"] for card in cards if kind in card.values() and card["biome"] != "wild"]
    return sorted(counted, reverse=True)


@pytest.mark.parametrize("biome", BIOMES)
def test_in_the_mild_deck_every_biome_has_2_2_1_1_1_and_one_drought(biome):
    assert icons_in("mild", biome) == [2, 2, 1, 1, 1, -1]


@pytest.mark.parametrize("biome", BIOMES)
def test_in_the_harsh_deck_every_biome_has_2_2_2_1_and_two_droughts(biome):
    assert icons_in("harsh", biome) == [2, 2, 2, 1, -1, -1]


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_the_same_share_of_fertility_and_drought(power):
    assert icons_in("mild", power) == [2, 2, 1, 1, 1, -1]
    assert icons_in("harsh", power) == [2, 2, 2, 1, -1, -1]


@pytest.mark.parametrize("deck", ["mild", "harsh"])
def test_wild_cards_have_no_icon(deck):
    assert [card["icons"] for card in all_cards(deck) if card["biome"] == "wild"] == [0] * 6


# Other options


def test_other_values_are_refused():
    with pytest.raises(grange.BadSetup):
        grange.new_game("evergreen", seats=2, seed=1, sun="above")
    with pytest.raises(grange.BadSetup):
        grange.new_game("evergreen", seats=2, seed=1, bees="on")


def test_without_a_word_the_usual_rules_hold():
    assert grange.new_game("evergreen", seats=2, seed=1).view(0)["rules"] == {"sun": "north", "supply": "unlimited", "deck": "mild"}
