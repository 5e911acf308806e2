from __future__ import annotations

import json
from collections import Counter

import pytest

import grange
from grange.core.chance import SEEDS, STRONG_SEEDS, WORD, Chance, any_seed, seed_in, seed_out, strong_seed
from tests.contract.setups import played


def test_the_same_numbers_give_the_same_chance_everywhere():
    chance = Chance.of(7, 1)
    assert [chance.below(100) for _ in range(8)] == [65, 97, 93, 22, 3, 99, 50, 94]


def test_other_numbers_give_another_chance():
    firsts = {Chance.of(seed, game).word() for seed in range(30) for game in range(30)}
    assert len(firsts) == 900


def test_a_copy_goes_on_alike_and_apart():
    chance = Chance.of(3)
    copy = chance.copy()
    assert [chance.word() for _ in range(5)] == [copy.word() for _ in range(5)]
    chance.word()
    assert chance.memory != copy.memory


def test_every_number_below_the_limit_comes_about_equally_often():
    chance = Chance.of(1)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_every_order_of_a_shuffle_comes_about_equally_often():
    chance = Chance.of(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_shuffled_card_lies_in_every_place_about_equally_often():
    chance = Chance.of(3)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(4_200):
        cards = list(range(42))
        chance.shuffle(cards)
        counts.update(enumerate(cards))
    assert len(counts) == 42 * 42
    assert 1_500 < sum((count - 100) ** 2 for count in counts.values()) / 100 < 1_900  # chi-squared, 41 * 41 = 1681 expected


def test_a_seed_nobody_can_foresee_is_a_seed():
    assert 0 <= any_seed() < SEEDS
    assert any_seed() != any_seed()


# strong seeds

BIG = 0x0123456789ABCDEF0123456789ABCDEF


def test_a_strong_seed_gives_the_same_chance_everywhere():
    chance = Chance.of(BIG)
    assert [chance.below(100) for _ in range(8)] == [84, 58, 64, 41, 98, 94, 70, 81]


def test_every_bit_of_a_strong_seed_counts():
    firsts = {Chance.of(BIG ^ 1 << bit).word() for bit in range(128)} | {Chance.of(BIG).word(), Chance.of(BIG, 1).word()}
    assert len(firsts) == 130


def test_a_copy_of_a_strong_chance_goes_on_alike_and_apart():
    chance = Chance.of(BIG)
    chance.word()
    copy = chance.copy()
    assert [chance.word() for _ in range(5)] == [copy.word() for _ in range(5)]
    chance.word()
    assert chance.memory != copy.memory


def test_strong_chances_of_neighbouring_seeds_have_nothing_in_common():
    one, other = Chance.of(BIG), Chance.of(BIG + 1)
    assert len({chance.word() for chance in (one, other) for _ in range(500)}) == 1000
    counts = Counter(one.below(6) for _ in range(60_000))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_a_strong_seed_survives_a_reader_that_knows_only_floating_numbers():
    """As JavaScript does."""
    state = played(grange.new_game("evergreen", 1, BIG))
    text = json.dumps(state.record())
    assert json.loads(text, parse_int=lambda number: int(float(number))) == json.loads(text)
    assert json.loads(text)["seed"] == f"{BIG:032x}"
    assert grange.replay(text).scores == state.scores


def test_a_small_seed_is_written_as_the_number_that_it_is():
    assert grange.new_game("evergreen", 1, SEEDS - 1).record()["seed"] == SEEDS - 1
    assert all(seed_in(seed_out(seed)) == seed for seed in (0, 7, SEEDS - 1, SEEDS, 1 << 64, BIG, STRONG_SEEDS - 1))
    assert 0 <= strong_seed() < STRONG_SEEDS


@pytest.mark.parametrize("seed", ["7", "", "x" * 32, "F" * 32, f"{BIG:x}" * 2, 1.5, True, -1, STRONG_SEEDS, [], None])
def test_what_is_no_seed_is_refused(seed):
    record = grange.new_game("evergreen", 1, 7).record() | {"seed": seed}
    with pytest.raises(grange.GrangeError):
        grange.replay(record)


def test_a_position_of_a_table_with_a_strong_seed_goes_on_as_the_table_does():
    state = grange.new_game("petrichor", 2, BIG)
    again = grange.from_dict(state.to_dict())
    assert played(again).scores == played(state.copy()).scores
    for chance in ("1" + "0" * 16, "2" + "0" * 48, "1" + "0" * 50):
        with pytest.raises(grange.BadPosition):
            grange.from_dict(state.to_dict() | {"chance": chance})


def test_bots_imagine_with_small_seeds_whatever_the_table_has():
    assert grange.new_game("evergreen", 2, BIG).imagine(0, 5).chance.memory <= WORD
