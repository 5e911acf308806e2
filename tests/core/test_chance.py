from __future__ import annotations

from collections import Counter

from grange.core.chance import SEEDS, Chance, any_seed


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
