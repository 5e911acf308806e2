"""Planning the next rounds: what they will be like, and that nobody plans with goods that the bank lacks."""

from __future__ import annotations

from typing import Any

import pytest

from grange.games.farmerama.bots.evaluation import search_with_bank
from grange.games.farmerama.bots.next_rounds import future_rounds, value_after_rounds
from grange.games.farmerama.bots.packed_farm import farm_of, goods_in
from grange.games.farmerama.box import ACTIONS, HARVEST_ACTION, SEEDS_ACTION, SOW_ACTION
from tests.games.farmerama.builders import BARN, PLENTY, clean_up


def ends(state: Any, action: int, times: int) -> list[dict[str, int]]:
    """List what the barn may hold after an action of seat 0."""
    search = search_with_bank(state, 0)
    barns = [goods_in(barn) for _, _, barn, _ in search.outcomes([search.farm], action, times)]
    return [dict(zip(BARN, goods, strict=True)) for goods in barns]


def test_crops_that_the_bank_has_not_are_not_sown_in_plans():
    assert all(barn["carrot"] == 2 for barn in ends(clean_up(barn=[BARN], bank={"carrot": 0}), SOW_ACTION, 3))
    assert min(barn["carrot"] for barn in ends(clean_up(barn=[BARN], bank={"carrot": 1}), SOW_ACTION, 3)) == 1


def test_seeds_bring_only_what_the_bank_has():
    bare = ends(clean_up(bank={"carrot": 0, "hay": 1}), SEEDS_ACTION, 0)
    assert max(barn["carrot"] for barn in bare) == 0
    assert max(barn["hay"] for barn in bare) == 1


def test_what_is_harvested_was_not_in_the_bank():
    ripe = clean_up(fields=[{"5a": "carrot"}], bank={"carrot": 0})
    assert max(barn["carrot"] for barn in ends(ripe, HARVEST_ACTION, 1)) == 2


@pytest.mark.parametrize(("seats", "cards"), [(2, [2, 2]), (3, [1, 1]), (4, [1, 1])])
def test_rounds_to_come_have_their_cards_and_the_numbers_of_the_action_wheel(seats: int, cards: list[int]):
    state: Any = clean_up(seats=seats)
    rounds = future_rounds(state, state.head)
    assert [each.cards for each in rounds] == cards
    for later, each in enumerate(rounds, start=1):
        assert all(times in state.numbers(action, later) for action, times in enumerate(each.numbers[:3]))
        assert len(each.numbers) == len(ACTIONS)


def test_who_gets_the_head_sheep_next_has_one_card_more():
    state: Any = clean_up(seats=3)
    assert [future_rounds(state, (state.head + later) % 3)[0].cards for later in range(3)] == [1, 2, 1]


def test_a_farm_with_a_meal_is_worth_more_to_one_who_looks_on():
    state: Any = clean_up(seats=2, barn=[PLENTY | {"water": 3}, {"water": 3}])
    farms = {"full": [farm_of(state, 0)], "empty": [farm_of(state, 1)]}
    known = value_after_rounds(search_with_bank(state, 0), farms, future_rounds(state, 0))
    assert known["full"] > known["empty"]
