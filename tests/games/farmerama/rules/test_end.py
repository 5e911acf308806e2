"""Phase 4, the end of the game, and the stars."""

from __future__ import annotations

import pytest

from tests.games.common import asked, play, play_to_the_end, table
from tests.games.farmerama.builders import (
    PRINTED,
    choose,
    clean_up,
    farm,
    finish_round,
    garden,
    gardens,
    laid,
    new,
    revealing,
    the_end,
)

# Cleaning up


def test_the_action_wheel_moves_on_by_one_sector():
    first, second = clean_up(), clean_up(turned=1)
    assert table(first)["numbers"] == {"sow": [4, 3], "harvest": [2, 1], "water": [5, 3]}
    assert table(second)["numbers"] == {"sow": [3, 2], "harvest": [4, 2], "water": [3, 2]}


def test_what_was_shown_for_the_next_round_comes():
    state = new()
    for _ in range(7):
        announced = table(state)["next"]
        finish_round(state)
        assert table(state)["numbers"] == announced


def test_the_bonus_tiles_are_filled_up_from_the_stack():
    state = clean_up(lying="carrots", stack="water star")
    assert (table(state)["open"], table(state)["stack"]) == (["carrots", "water"], 1)


def test_both_places_are_filled_up():
    state = clean_up(lying="", stack="water star hay", seats=2)
    assert (table(state)["open"], table(state)["stack"]) == (["water", "star"], 1)


def test_then_a_new_round_begins():
    state = clean_up(rounds=4)
    assert (table(state)["round"], asked(state)) == (5, [0, 1, 2, 3])


# The end


@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_ends_at_once_if_the_tiles_cannot_be_filled_up(seats):
    assert the_end(seats=seats).over
    assert not clean_up(seats=seats, lying="carrots", stack="star").over


def test_an_empty_stack_alone_does_not_end_the_game():
    state = clean_up(lying="carrots star", stack="")
    assert not state.over
    assert table(state)["stack"] == 0


@pytest.mark.parametrize(("seats", "mode", "awards"), [(4, "basic", {15}), (4, "professional", {20}), (2, "basic", {9, 10})])
def test_the_game_ends_after_as_many_tiles_as_there_are_but_one(seats, mode, awards):
    """With two players a last round that gives two tiles gives one more."""
    for seed in range(3):
        state = play_to_the_end(new(seats, seed, mode=mode), seed)
        assert table(state)["round"] < 60
        assert sum(map(len, gardens(state))) in awards


@pytest.mark.parametrize("rounds", range(1, 7))
def test_three_players_go_on_until_all_have_had_the_head_sheep_equally_often(rounds):
    state = the_end(seats=3, rounds=rounds, head=(rounds - 1) % 3)
    assert state.over == (rounds % 3 == 0)


def test_in_the_added_rounds_the_tiles_are_filled_up_from_the_box():
    state = the_end(seats=3, rounds=4)
    assert len(table(state)["open"]) == 2
    boxed = len(state.to_dict()["table"]["removed"])
    assert boxed == 7 - 1
    assert table(state)["stack"] == 0


def test_the_added_rounds_end_when_all_have_had_the_head_sheep_equally_often_even_if_no_tile_was_taken():
    state = the_end(seats=3, rounds=4, head=1)
    heads = []
    while not state.over:
        heads.append(table(state)["head"])
        cards = ["feed", "sow", "water"]
        choose(state, *[card + (" seeds" if seat == heads[-1] else "") for seat, card in enumerate(cards)])
        finish_round(state)
    assert heads == [2, 0]
    assert table(state)["round"] == 6
    assert len(table(state)["open"]) == 2  # nothing was missing any more


def test_tiles_of_the_box_can_be_won_in_the_added_rounds():
    state = the_end(seats=3, rounds=4, head=0, gardens=["star", "", ""])
    choose(state, "feed", "feed sow", "water")
    play(state, "take:1")
    assert len(garden(state, 1)) == 1
    finish_round(state)
    assert len(table(state)["open"]) == 2


def test_three_players_go_on_as_usual_while_there_are_tiles():
    for rounds in range(1, 7):
        assert not clean_up(seats=3, rounds=rounds, lying="carrots", stack="star").over


@pytest.mark.parametrize("seed", range(4))
def test_every_game_of_three_ends_with_equal_rounds_and_at_least_twelve_tiles(seed):
    state = play_to_the_end(new(3, seed), seed)
    assert table(state)["round"] % 3 == 0
    assert table(state)["round"] == 60 or sum(map(len, gardens(state))) >= 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_which_nobody_takes_the_tiles_is_over_after_60_rounds(seats):
    assert not clean_up(seats=seats, rounds=59).over
    assert clean_up(seats=seats, rounds=60).over


def test_the_head_sheep_goes_round_clockwise():
    assert [table(clean_up(seats=3, head=head))["head"] for head in range(3)] == [1, 2, 0]


def test_there_is_no_winner_before_the_end():
    assert clean_up(produced={"sheep": 3}).winners == []


# Stars


@pytest.mark.parametrize("score", ["usual", "generous"])
@pytest.mark.parametrize(("animal", "product"), [("sheep", "wool"), ("pig", "truffles"), ("cow", "milk"), ("horse", "riding")])
def test_a_product_brings_the_stars_that_its_cube_has_reached(animal, product, score):
    track = PRINTED["score"][score][animal]
    for number, stars in enumerate(track):
        state = the_end(produced={animal: number}, score=score)
        assert state.score_sheet(0)[product] == stars
        assert state.scores[0] == stars


def test_the_first_products_bring_10_13_14_and_18_stars_or_12_16_17_and_22_in_the_generous_table():
    once = dict.fromkeys(("sheep", "pig", "cow", "horse"), 1)
    assert list(the_end(produced=once).score_sheet(0).values())[:4] == [10, 13, 14, 18]
    assert list(the_end(produced=once, score="generous").score_sheet(0).values())[:4] == [12, 16, 17, 22]


def test_each_crop_in_the_barn_brings_a_star():
    assert the_end(barn={"hay": 3, "corn": 1, "carrot": 2, "oats": 1}).score_sheet(0)["crops"] == 7


def test_each_crop_on_the_farm_brings_a_star_so_a_pair_brings_two():
    assert the_end(fields={"1a": "hay", "5b": "corn", "6c": "oats"}).score_sheet(0)["crops"] == 6


def test_water_brings_no_star():
    assert the_end(barn={"water": 9}).scores == [0, 0, 0, 0]


def test_a_tile_with_a_star_brings_three_stars_and_others_none():
    assert the_end(gardens=["star water hay star"]).score_sheet(0)["tiles"] == 6


def test_dark_tiles_with_a_star_count_like_others():
    state = the_end(gardens=["seedling sheaf fountain basket spring"], mode="professional")
    assert state.score_sheet(0)["tiles"] == 9


def test_star_tiles_count_among_the_tiles_of_a_garden_too():
    """The seat with the star tile has more tiles, so the other one wins."""
    state = revealing("feed", "feed", "sow", "water", gardens=["star"])
    assert asked(state) == [1]


@pytest.mark.parametrize(("animal", "stars"), [("sheep", 3), ("pig", 4), ("cow", 5), ("horse", 7)])
def test_an_animal_on_a_pasture_brings_the_stars_of_its_stable(animal, stars):
    assert the_end(animals={animal: 1}).score_sheet(0)["pastures"] == stars == PRINTED["stables"][animal]
    assert the_end().score_sheet(0)["pastures"] == 0


def test_example_153_stars():
    state = the_end(
        produced={"sheep": 3, "pig": 2, "cow": 3, "horse": 2},
        barn={"carrot": 5, "hay": 4, "oats": 3, "corn": 3, "water": 2},
        fields={"5b": "corn", "6a": "oats", "7a": "hay"},
        gardens=["star star water"],
        animals={"cow": 2, "horse": 2},
    )
    assert state.score_sheet(0) == {
        "wool": 24,
        "truffles": 23,
        "milk": 34,
        "riding": 33,
        "crops": 21,
        "tiles": 6,
        "pastures": 12,
    }
    assert state.scores[0] == 153


def test_stars_are_counted_during_the_game_too():
    assert clean_up(produced={"sheep": 1}, barn={"hay": 2}).scores == [12, 0, 0, 0]


# Winning


def test_most_stars_win():
    assert the_end(barn=[{"hay": 3}, {"hay": 5}, {"water": 9}, {}]).winners == [1]


def test_of_those_who_tie_most_water_in_the_barn_wins():
    assert the_end(barn=[{"hay": 3, "water": 1}, {"corn": 3, "water": 2}, {"hay": 2, "water": 9}]).winners == [1]


def test_of_those_who_have_as_much_water_too_all_win():
    assert the_end(barn=[{"hay": 3, "water": 2}, {"corn": 3, "water": 2}, {"hay": 3}]).winners == [0, 1]


def test_nothing_is_asked_any_more_after_the_end():
    state = the_end()
    assert (state.decisions, farm(state)["cards"]) == ([], [])


def test_the_stars_of_the_next_product_are_told():
    coming = clean_up(produced={"sheep": 1, "pig": 6}).outlook(0)
    assert coming["wool"].values["stars"] == 18 - 10
    assert "truffles" not in coming


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_game_comes_to_its_end(seats):
    state = play_to_the_end(new(seats, seed=seats))
    assert state.over
    assert set(state.winners) <= set(range(seats))


def test_the_last_round_is_played_to_its_end():
    """The tiles run out in the second phase, but the actions are still done."""
    state = laid(
        ["BonusTiles", "Actions", "CleanUp"],
        cards=("feed", "feed", "water", "sow"),
        gardens=["star"],
        lying="carrots hay",
        stack="",
    )
    play(state, "take:1")
    assert not state.over
    assert table(state)["farms"][2]["barn"]["water"] == 4
    play(state, "done", seat=2)
    assert state.over
