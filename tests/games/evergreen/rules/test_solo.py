"""The solo game: the automa, its priorities, the token, the ranks."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, codes, play, play_to_the_end, table
from tests.games.evergreen.builders import PRINTED, a_draft, bare, fertility, finish, group, laid

PLAYER, AUTOMA = 0, 1
SEEDS = range(20)


def automa_takes(*market, **more):
    """Tell what the automa takes when it is the first to draft from a market."""
    state = a_draft(market=market, first=AUTOMA, seats=1, **more)
    return bare(table(state)["cards"][AUTOMA])[-1]


# The automa


def test_in_the_solo_game_the_market_has_three_cards():
    for seed in SEEDS:
        state = grange.new_game("evergreen", seats=1, seed=seed)
        cards = [name for name in table(state)["market"] if name] + table(state)["cards"][AUTOMA]
        assert len(cards) == 3


def test_the_automa_has_no_planet_and_no_score():
    state = grange.new_game("evergreen", seats=1, seed=1)
    assert len(table(state)["planets"]) == len(state.scores) == 1


def test_only_the_player_is_ever_asked():
    state = grange.new_game("evergreen", seats=1, seed=4)
    while not state.over:
        assert asked(state) == [PLAYER]
        state.play(state.decision.options[0])


def test_the_automa_takes_a_card_every_round():
    state = play(a_draft(["rock lake", "rock bush", "snow small"], seats=1), "take:0")
    assert bare(table(state)["cards"][PLAYER]) == ["rock lake"]
    assert len(table(state)["cards"][AUTOMA]) == 1


def test_the_third_card_is_left_over_and_changes_the_fertility():
    state = play(a_draft(["rock lake", "rock bush", "snow lake"], seats=1), "take:0")
    assert bare(table(state)["cards"][AUTOMA]) == ["rock bush"]
    assert group(state, "snow") == ["snow lake"]
    assert fertility(state, "snow") == 1


# Its priorities


def test_the_automa_takes_a_wild_card_before_everything():
    assert automa_takes("rock lake", "snow sprout", "wild lake") == "wild lake"


def test_of_two_wild_cards_the_automa_takes_the_leftmost():
    assert automa_takes("rock lake", "wild harvest", "wild sprout") == "wild harvest"


def test_without_a_wild_card_the_automa_takes_the_card_with_most_fertility():
    assert automa_takes("swamp lake", "snow sprout", "rock lake") == "rock lake"
    assert automa_takes("snow sprout", "meadow harvest", "swamp lake") == "swamp lake"


def test_of_equally_fertile_cards_the_automa_takes_the_leftmost():
    assert automa_takes("swamp lake", "rock lake", "snow big") == "rock lake"
    assert automa_takes("snow sprout", "swamp lake", "rock harvest") == "swamp lake"


def test_among_droughts_the_automa_takes_the_one_of_the_least_fertile_biome():
    zone = {"snow": ["snow big"], "meadow": ["meadow big"], "rock": ["rock lake", "rock bush"]}
    assert automa_takes("snow sprout", "rock big", "meadow harvest", zone=zone) == "meadow harvest"


def test_of_droughts_of_equally_fertile_biomes_the_automa_takes_the_leftmost():
    zone = {"snow": ["snow big"], "meadow": ["meadow big"], "rock": ["rock harvest"]}
    assert automa_takes("snow sprout", "rock big", "meadow harvest", zone=zone) == "rock big"
    assert automa_takes("meadow harvest", "rock big", "snow sprout") == "meadow harvest"


def test_the_automa_counts_only_the_fertility_that_can_be_seen_now():
    seen = {"swamp": ["swamp bush"], "rock": ["rock sprout"]}
    covered = {**seen, "swamp": ["swamp bush", "swamp small"]}
    harsh = {"deck": "harsh"}  # it has two droughts in each biome
    market = ("rock big", "swamp sprout", "rock small")
    assert automa_takes(*market, zone=covered, face_down=["swamp bush"], rules=harsh) == "swamp sprout"
    assert automa_takes(*market, zone=seen, rules=harsh) == "rock big"


def test_a_card_without_any_icon_is_the_last_that_the_automa_takes_and_the_leftmost_of_several():
    plain = {"deck": {"mild": {"meadow": [0, 0, 0, 0, 0, -1]}}}
    assert automa_takes("meadow sprout", "meadow small", "meadow harvest", components=plain) == "meadow harvest"
    assert automa_takes("meadow big", "meadow sprout", "meadow small", components=plain) == "meadow big"


def test_the_automa_chooses_only_among_the_cards_that_are_left():
    state = play(a_draft(["wild lake", "rock lake", "snow lake"], seats=1), "take:0")
    assert bare(table(state)["cards"][AUTOMA]) == ["rock lake"]


# The first-player token


def test_player_or_automa_begins_by_lot():
    assert {table(grange.new_game("evergreen", seats=1, seed=seed))["first"] for seed in SEEDS} == {PLAYER, AUTOMA}


def test_when_the_automa_begins_it_takes_a_card_before_the_player():
    state = a_draft(["swamp lake", "rock lake", "snow lake"], first=AUTOMA, seats=1)
    assert codes(state) == ["take:0", "take:2"]


def test_the_automa_puts_the_token_on_the_leftmost_card_that_is_left():
    assert table(a_draft(["swamp lake", "rock lake", "snow lake"], first=AUTOMA, seats=1))["token"] == 0
    assert table(a_draft(["rock lake", "swamp lake", "snow lake"], first=AUTOMA, seats=1))["token"] == 1


def test_the_player_takes_the_token_from_the_automa_with_its_card():
    state = play(a_draft(["swamp lake", "rock lake", "snow lake"], first=AUTOMA, seats=1), "take:0")
    assert table(finish(state))["first"] == PLAYER


def test_a_token_that_the_player_leaves_goes_back_to_the_automa():
    state = play(a_draft(["swamp lake", "rock lake", "snow lake"], first=AUTOMA, seats=1), "take:2")
    assert table(finish(state))["first"] == AUTOMA


def test_the_automa_begins_the_next_round_if_it_takes_the_card_with_the_token():
    state = play(a_draft(["rock lake", "swamp lake", "snow lake"], seats=1), "take:1")
    assert bare(table(state)["cards"][AUTOMA]) == ["rock lake"]
    finish(state)
    assert table(state)["first"] == AUTOMA
    assert len(table(state)["cards"][AUTOMA]) == 2


def test_the_player_stays_first_if_the_automa_takes_another_card():
    state = play(a_draft(["swamp lake", "rock lake", "snow lake"], seats=1), "take:2")
    assert table(finish(state))["first"] == PLAYER


# Everything else is as usual


@pytest.mark.parametrize("seed", SEEDS)
def test_a_solo_player_begins_with_no_points_whoever_is_first(seed):
    assert grange.new_game("evergreen", seats=1, seed=seed).scores == [0]


def test_the_cards_of_the_automa_are_discarded_at_the_end_of_a_season():
    hands = [["wild sprout", "wild small", "wild big", "wild bush"], ["snow big", "snow bush", "snow lake", "snow harvest"]]
    state = finish(
        play(a_draft(["rock lake", "swamp lake", "rock bush"], seats=1, rounds=5, cards=hands, zone={"snow": []}), "take:0")
    )
    assert table(state)["season"] == "summer"
    assert sorted(bare(table(state)["discard"]), key=str) == sorted([*hands[0], *hands[1], "rock lake", "rock bush"])


def test_a_solo_game_has_fourteen_rounds():
    state = grange.new_game("evergreen", seats=1, seed=2)
    rounds = set()
    while not state.over:
        rounds.add((table(state)["season"], table(state)["round"]))
        state.play(state.decision.options[0])
    assert len(rounds) == 14


# Ranks

RANKS = [
    (0, "broccoli"),
    (120, "broccoli"),
    (121, "bonsai"),
    (135, "bonsai"),
    (136, "olive"),
    (150, "olive"),
    (151, "holly"),
    (160, "holly"),
    (161, "birch"),
    (170, "birch"),
    (171, "pine"),
    (180, "pine"),
    (181, "oak"),
    (190, "oak"),
    (191, "baobab"),
    (201, "sequoia"),
    (260, "sequoia"),
]


def rank_with(points):
    state = laid([[{"step": "EndOfGame"}], []], seats=1, season="winter", rounds=2, points=[points])
    told = state.verdict()
    assert told
    return told.values["rank"]


@pytest.mark.parametrize(("points", "rank"), RANKS)
def test_the_points_of_a_solo_game_name_a_rank(points, rank):
    assert rank_with(points) == rank


def test_exactly_200_points_are_a_baobab():
    assert rank_with(200) == "baobab"


def test_there_is_no_rank_before_the_end_and_none_with_several_players():
    assert grange.new_game("evergreen", seats=1, seed=1).verdict() is None
    assert play_to_the_end(grange.new_game("evergreen", seats=2, seed=1)).verdict() is None


def test_every_rank_of_the_rulebook_can_be_reached():
    assert set(PRINTED["solo"]) - {"source"} | {"sequoia"} == {rank for _, rank in RANKS}
