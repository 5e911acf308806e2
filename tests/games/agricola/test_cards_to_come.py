"""The three made-up cards of the architecture page do what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import grange
from grange.core.errors import EmptyQuestion
from grange.games.agricola import actions, box, cards, costs
from grange.games.agricola.options import DO, ENOUGH, OPTIONS, PLAY, SPACE, STAY, TAKE
from tests.games.agricola.builders import a_farm, a_turn

PAGE = Path(grange.__file__).parent.parent / "docs" / "architecture.md"


@pytest.fixture
def made_up() -> Iterator[dict[str, int]]:
    """Read the cards off the page and number them behind the major improvements."""
    chapter = PAGE.read_text(encoding="utf-8").split("## Actions, costs and cards in Agricola")[1]
    code = re.search(r"```python\n(.*?)```", chapter, re.DOTALL)
    assert code
    known: dict[str, Any] = {**vars(box), **vars(actions), "Card": cards.Card}
    exec(code[1], known)
    names = ["Carter", "Thatcher", "NightBaker"]
    cards.CARDS += [known[name]() for name in names]
    yield {name: len(box.MAJORS) + number for number, name in enumerate(names)}
    del cards.CARDS[len(box.MAJORS) :]


def goes(card: int, space: str, **goods: int) -> Any:
    """Let the first seat go to a space with a card in front of it and some goods."""
    state: Any = grange.new_game("agricola", 1, 1)
    state.cards[0].append(card)
    for name, amount in goods.items():
        state.goods[0][box.GOODS.index(name)] = amount
    state.advance()
    state.play(f"space:{space}")
    return state


def have(state: Any, good: str) -> int:
    return state.goods[0][box.GOODS.index(good)]


def test_a_card_can_add_goods_when_a_space_is_used(made_up):
    assert have(goes(made_up["Carter"], "forest"), "wood") == 2 + 1
    assert have(goes(made_up["Carter"], "clay_pit"), "wood") == 0


def test_a_card_can_change_a_cost(made_up):
    state = goes(made_up["Thatcher"], "farm_expansion", wood=5, reed=1)
    state.play("do:rooms")
    state.play("room:B2")
    assert (have(state, "wood"), have(state, "reed")) == (0, 0)
    assert state.rooms[0].bit_count() == 3


def test_a_card_can_offer_an_extra_action(made_up):
    state: Any = grange.new_game("agricola", 1, 1)
    state.cards[0] += [0, made_up["NightBaker"]]
    state.supply.remove(0)
    state.goods[0][box.GRAIN] = 1
    state.play("space:day_laborer")
    assert state.decision.codes == ["do:bake", "enough"]
    state.play("do:bake")
    assert have(state, "food") == 2 + 2


def test_a_card_that_lets_one_buy_what_one_cannot_pay_for_is_a_mistake_and_no_choice():
    with pytest.raises(EmptyQuestion, match="ChoosePrice"):
        costs.pay(cast(Any, a_turn(a_farm(wood=4, reed=2))), 0, box.ROOMS)


def test_numbers_are_kept_for_the_spaces_actions_goods_and_cards_to_come():
    assert (STAY.first - SPACE.first, ENOUGH.first - DO.first) == (64, 48)
    assert OPTIONS.read(TAKE.first + 15) == (TAKE, 15)
    assert OPTIONS.read(PLAY.first + 10 + 48 + 48 + 24 + 26 - 1)[0] is PLAY
