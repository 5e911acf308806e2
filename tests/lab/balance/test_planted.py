"""A planted card or seat is found, and nothing else; where nothing is planted, hardly anything is flagged."""

from __future__ import annotations

import pytest

from grange.lab.balance.cards import blanks, cards, paired, pairs, striking
from grange.lab.balance.certainty import FALSE_ALARMS
from grange.lab.balance.estimates import ahead, by_place, ladder
from grange.lab.balance.paired import moved
from tests.lab.balance.builders import rows

GAMES = 300
SEEDS = range(20)


def flags(games):
    """Return everything that a report would flag in these games."""
    estimated = cards(games)
    found = [card.name for card in estimated if card.stands_out]
    found += [f"place {each.place}" for each in by_place(games) if each.stands_out]
    return found + [" + ".join(pair.cards) for pair in pairs(games, estimated) if pair.stands_out]


def test_a_card_worth_five_points_more_is_found_and_nothing_else():
    found = [flags(rows(GAMES, seed, card_bonus={"card7": 5})) for seed in SEEDS]
    assert found.count(["card7"]) >= 19


def test_a_seat_with_a_bonus_is_found_and_nothing_else():
    found = [flags(rows(GAMES, seed, place_bonus={2: 5})) for seed in SEEDS]
    assert found.count(["place 2"]) >= 19


def test_where_nothing_is_planted_no_more_is_flagged_than_promised():
    """Three families are asked in each report, so three times the promised rate may flag something."""
    flagged = [bool(flags(rows(GAMES, 1000 + seed))) for seed in range(20)]
    assert sum(flagged) <= 2  # 0.3 are expected; three would be rare luck
    assert FALSE_ALARMS <= 0.01  # so that a report with one finding hardly ever has a second one


def test_of_too_few_games_nothing_is_said():
    few, many = rows(19, 9), rows(20, 9)
    for row in [*few, *many]:
        row.bots[:] = ["steady", "steady", "gentle", "gentle"]
    assert not ladder(few)
    assert len(ladder(many)) == 2
    assert ahead(few, "steady", "gentle") is None
    assert ahead(many, "steady", "gentle") is not None
    assert paired([1.0] * 19) is None
    assert paired([1.0] * 20) is not None


def test_a_card_that_hurts_is_the_last_of_the_ranking():
    found = cards(rows(GAMES, 5, card_bonus={"card3": -5, "card9": 4}))
    assert (found[0].name, found[-1].name) == ("card9", "card3")
    assert found[-1].effect.low < -5 < found[-1].effect.high
    assert abs(found[-1].guess) < abs(found[-1].effect.value)


def test_the_planted_card_is_the_one_that_is_asked_about_again():
    assert striking(rows(GAMES, 6, card_bonus={"card7": 5}), 1) == ["card7"]


def test_cards_that_nobody_plays_are_a_control_and_no_candidates():
    games = rows(GAMES, 7, card_bonus={"card1": 5})
    for game in games:
        for card in ("card1", "card2", "card3", "card4"):
            game.counted["tally"]["card"].pop(card, None)
    found = cards(games)
    assert not any(card.stands_out for card in found)
    compared = blanks(found)
    assert compared is not None
    assert compared.number == 4
    assert compared.misses >= 1  # a blank that is worth five points fails the report's test of itself


@pytest.mark.parametrize("change", [0, 3])
def test_another_box_moves_only_what_it_changes(change):
    base = rows(200, 8)
    other = [type(row)(**{**row.to_dict(), "scores": [points + change for points in row.scores]}) for row in base]
    assert [each.name for each in moved(base, other) if each.stands_out] == (["points", "winner"] if change else [])
