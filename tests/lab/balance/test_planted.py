"""A planted card or seat is found, and nothing else; where nothing is planted, hardly anything is flagged."""

from __future__ import annotations

import pytest

from grange.lab.balance.cards import Pick, add_parts, blanks, cards, paired, pairs, striking, taste
from grange.lab.balance.certainty import FALSE_ALARMS, Estimate
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


def growing(seed, **planted):
    """Return the cards that are flagged as skill cards or traps; the second bot plays the same deals without what is planted."""
    found = add_parts(cards(rows(GAMES, seed, card_bonus=planted)), [], [], rows(GAMES, 500 + seed))
    return [(card.name, "skill" if card.is_skill_card else "trap") for card in found if card.is_skill_card or card.is_trap]


@pytest.mark.parametrize(("worth", "flag"), [(5, "skill"), (-5, "trap")])
def test_a_card_that_only_one_bot_can_use_is_a_skill_card_and_nothing_else_is(worth, flag):
    found = [growing(seed, card7=worth) for seed in SEEDS]
    assert found.count([("card7", flag)]) >= 19


def test_where_both_bots_use_all_cards_alike_hardly_any_is_a_skill_card():
    assert sum(bool(growing(seed)) for seed in SEEDS) <= 1  # 0.1 are expected


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
    assert paired(dict.fromkeys(range(19), 1.0)) is None
    assert paired(dict.fromkeys(range(20), 1.0)) is not None


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


def test_a_draft_tells_whether_strong_cards_are_taken_early():
    known = cards(rows(GAMES, 9, card_bonus={f"card{place}": 10 - place for place in range(20)}))
    effects = sorted((card.effect.value, card.name) for card in known)
    early = [Pick(name, Estimate(7 - place / 8, 0, 8), 20) for place, (_, name) in enumerate(effects)]
    late = [Pick(name, Estimate(1 + place / 8, 0, 8), 20) for place, (_, name) in enumerate(effects)]
    earlier, later = taste(early, known), taste(late, known)
    assert earlier is not None
    assert later is not None
    assert earlier.high < -0.5
    assert later.low > 0.5
    assert taste(early[:5], known) is None
