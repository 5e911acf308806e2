"""The cards that the documents show are the cards of the game."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, cast

import pytest

import grange
from grange.core.errors import EmptyQuestion
from grange.core.native import is_compiled
from grange.games.agricola import box
from grange.games.agricola.cards import CARDS, Card, building, food
from grange.games.agricola.options import DO, ENOUGH, OPTIONS, PLAY, SPACE, STAY, TAKE
from grange.games.agricola.rules import costs
from tests.games.agricola.builders import a_farm, a_turn

written = pytest.mark.skipif(is_compiled(Card), reason="compiled classes have neither source nor docstrings")

PAGE = Path(grange.__file__).parent.parent / "docs" / "explanation" / "agricola-cards.md"


@written
def test_the_page_shows_the_cards_as_they_are():
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code
    shown = [building.WoodCutter, building.Stonecutter, food.OvenFiringBoy]
    assert code[1] == "\n\n".join(inspect.getsource(card) for card in shown)


@written
def test_every_card_of_the_deck_is_written_in_the_file_of_its_category():
    printed = {**box.PRINTED["occupations"], **box.PRINTED["minors"]}
    for name, card in printed.items():
        kind = type(CARDS[box.CARD_NUMBER[name]])
        assert kind.__module__.endswith(f".cards.{card['category']}"), name
        assert kind.__doc__


def test_a_card_that_lets_one_buy_what_one_cannot_pay_for_is_a_mistake_and_no_choice():
    with pytest.raises(EmptyQuestion, match="ChoosePrice"):
        costs.pay(cast(Any, a_turn(a_farm(wood=4, reed=2))), 0, box.ROOMS)


def test_numbers_are_kept_for_the_spaces_actions_goods_and_cards_to_come():
    assert (STAY.first - SPACE.first, ENOUGH.first - DO.first) == (64, 48)
    assert OPTIONS.read(TAKE.first + 15) == (TAKE, 15)
    assert OPTIONS.read(PLAY.first + 10 + 48 + 48 + 24 + 26 - 1)[0] is PLAY
