"""Setting up: planets, starting points, the deck and the first fertility."""

from __future__ import annotations

from collections import Counter

import pytest

import grange
from tests.games.common import codes, play, table
from tests.games.evergreen.builders import (
    BIOMES,
    CREVASSES,
    MAP,
    a_set_up,
    a_turn,
    bare,
    cells,
    cells_of,
    every_card,
    everywhere,
    fertility,
    group,
)

SEEDS = range(40)


def test_one_to_four_play():
    for seats in (1, 2, 3, 4):
        assert grange.new_game("evergreen", seats=seats, seed=1).seats == seats
    for seats in (0, 5):
        with pytest.raises(grange.BadSetup):
            grange.new_game("evergreen", seats=seats, seed=1)


# The planets


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_gets_a_bare_planet(seats):
    assert table(grange.new_game("evergreen", seats=seats, seed=1))["planets"] == [{}] * seats


def test_every_planet_is_divided_into_six_biomes():
    assert sorted(cell for biome in BIOMES for cell in cells_of(biome)) == sorted(everywhere())
    for biome in BIOMES:
        state = play(a_turn(f"{biome} harvest"), "action:A")
        assert sorted(cells(state, "plant")) == sorted(cells_of(biome))


def test_four_cells_lie_on_crevasses():
    assert "".join(MAP).count("X") == len(CREVASSES) == 4
    state = play(a_turn("wild harvest"), "action:A")
    assert sorted(cells(state, "plant")) == sorted(everywhere())
    assert not set(CREVASSES) & set(everywhere())


def test_the_markers_of_all_six_powers_begin_at_zero():
    beginning = {"sprout": 0, "small": 0, "big": 0, "bush": 0, "lake": 0, "harvest": 0}
    assert table(grange.new_game("evergreen", seats=3, seed=1))["levels"] == [beginning] * 3


def test_the_game_begins_with_the_first_round_of_spring():
    begun = table(grange.new_game("evergreen", seats=2, seed=1))
    assert (begun["season"], begun["round"]) == ("spring", 1)


def test_the_sun_begins_at_the_upper_edge():
    assert table(grange.new_game("evergreen", seats=2, seed=1))["sun"] == "north"


# Turn order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats):
    begun = [grange.new_game("evergreen", seats=seats, seed=seed) for seed in SEEDS]
    assert {table(state)["first"] for state in begun} == set(range(seats))
    assert all(state.decision.seat == table(state)["first"] for state in begun)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_first_player_clockwise_everyone_begins_with_a_point_more(seats):
    for seed in SEEDS:
        state = grange.new_game("evergreen", seats=seats, seed=seed)
        first = table(state)["first"]
        assert [state.scores[(first + place) % seats] for place in range(seats)] == [0, 1, 2, 3][:seats]


# The deck


def test_the_deck_has_six_cards_of_each_biome_and_six_wild_ones():
    document = grange.new_game("evergreen", seats=2, seed=1).to_dict()["table"]
    cards = [card for pile in (document["deck"], document["market"], *document["zone"]) for card in pile]
    assert len(every_card()) == 42
    assert sorted(cards) == list(range(42))


def test_every_power_is_on_one_card_of_each_biome_and_on_one_wild_card():
    seen = table(a_turn("meadow sprout", deck=[], seats=2))
    names = bare(seen["discard"]) + [name for cards in seen["cards"] for name in bare(cards)]
    assert Counter(names) == Counter(every_card())


def test_the_deck_is_shuffled():
    markets = [bare(table(grange.new_game("evergreen", seats=4, seed=seed))["market"]) for seed in SEEDS]
    assert len({tuple(market) for market in markets}) == len(SEEDS)


def test_nobody_sees_the_order_of_the_deck():
    state = grange.new_game("evergreen", seats=2, seed=1)
    assert [state.view(seat)["table"]["deck"] for seat in (0, 1, None)] == [state.view(None)["table"]["deck"]] * 3
    assert isinstance(table(state)["deck"], int)


def test_the_discard_pile_begins_empty():
    assert table(grange.new_game("evergreen", seats=2, seed=1))["discard"] == []


# The fertility zone

EXAMPLE = ["meadow sprout", "wild lake", "snow big", "wheat bush", "rock lake"]  # icons: 2, none, 2, drought, 2


def test_in_the_example_cards_1_3_and_5_go_to_the_fertility_zone():
    state = a_set_up(top=EXAMPLE)
    assert [group(state, biome) for biome in BIOMES] == [["meadow sprout"], [], [], ["rock lake"], [], ["snow big"]]


def test_in_the_example_cards_2_and_4_are_shuffled_back_into_the_deck():
    places = set()
    for seed in SEEDS:
        state = a_set_up(top=EXAMPLE, seed=seed)
        document = state.to_dict()["table"]
        deck = document["deck"] + document["market"]
        assert len(deck) == 39
        places.add((deck.index(40), deck.index(15)))
        assert table(state)["discard"] == []
    assert len(places) > len(SEEDS) / 2


def test_revealing_ends_with_the_card_that_brings_the_fifth_icon():
    state = a_set_up(top=["meadow big", "meadow bush", "meadow lake", "rock sprout", "rock small", "rock harvest"])
    assert group(state, "meadow") == ["meadow big", "meadow bush", "meadow lake"]
    assert group(state, "rock") == ["rock sprout", "rock small"]


def test_every_revealed_card_with_fertility_goes_to_the_zone_even_beyond_five_icons():
    state = a_set_up(top=["swamp big", "swamp bush", "snow small"])
    assert (fertility(state, "swamp"), fertility(state, "snow")) == (4, 2)


def test_droughts_and_wild_cards_never_begin_the_fertility_zone():
    barren = [f"wild {power}" for power in ("sprout", "small", "big", "bush", "lake", "harvest")]
    droughts = ["meadow harvest", "flowers lake", "wheat bush", "rock big", "swamp small", "snow sprout"]
    state = a_set_up(top=[*barren, *droughts, "meadow sprout", "meadow small", "rock sprout"])
    assert [group(state, biome) for biome in BIOMES] == [["meadow sprout", "meadow small"], [], [], ["rock sprout"], [], []]
    assert table(state)["face_down"] == []


def test_the_cards_of_the_zone_lie_in_groups_by_biome():
    for seed in SEEDS:
        state = grange.new_game("evergreen", seats=2, seed=seed)
        for biome in BIOMES:
            assert all(name and name.startswith(biome) for name in group(state, biome))
        assert sum(table(state)["fertility"].values()) in (5, 6)


def test_the_first_market_opens_after_the_first_fertility():
    state = a_set_up(top=EXAMPLE)
    assert codes(state, state.decision.seat) == ["take:0", "take:1", "take:2"]
