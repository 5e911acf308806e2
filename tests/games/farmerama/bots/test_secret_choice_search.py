"""Searching secret cards: what the others are expected to choose, and what happens when cards meet."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.farmerama.bots.secret_choice_search import RivalModel, SecretCardSearch, hands_with
from grange.games.farmerama.box import ACTIONS
from tests.games.farmerama.builders import PLENTY, clean_up

RIPE = {"5a": "oats", "5b": "corn", "6a": "hay", "6b": "carrot"}


def cards(*names: str) -> int:
    return sum(1 << ACTIONS.index(name) for name in names)


def choosing(**more: Any) -> Any:
    """Begin a round of two."""
    return clean_up(seats=2, **more)


def test_a_rival_with_full_barns_and_all_animals_at_home_is_expected_to_feed():
    model = RivalModel(choosing(barn=[{}, PLENTY | {"water": 3}]), 1)
    assert all(model.cards(Chance.of(lot)) & cards("feed") for lot in range(12))


def test_a_harvest_that_is_shared_is_worth_less():
    card_search = SecretCardSearch(choosing(fields=[RIPE, RIPE]), 0)
    shared, alone = [
        (card_search.beside(cards("harvest", "seeds"), [others]), card_search.farm(0, tiles=0))
        for others in (cards("harvest", "feed"), cards("water", "feed"))
    ]
    assert shared[1] < alone[1]


def test_when_the_last_tile_is_won_a_farm_is_worth_the_stars_that_it_has():
    card_search = SecretCardSearch(choosing(barn=[{"hay": 3}, {}], lying="carrots hay", stack=""), 0)
    card_search.beside(cards("feed", "water"), [cards("feed", "harvest")])
    assert card_search.farm(0, tiles=1) == 3 < card_search.farm(0, tiles=0)


def test_a_card_is_thought_over_with_every_other_that_may_come_after_it():
    assert len(hands_with(choosing(), 0, cards("sow"))) == 4
    assert hands_with(choosing(), 0, cards("sow", "feed")) == [cards("sow", "feed")]


def test_with_the_head_sheep_one_card_alone_is_thought_over_too():
    state: Any = clean_up(seats=3, head=0)
    seat = state.head
    assert len(hands_with(state, seat, cards("sow"))) == 5
    assert cards("sow") in hands_with(state, seat, cards("sow"))
    assert hands_with(state, (seat + 1) % 3, cards("sow")) == [cards("sow")]


def test_two_pairs_of_four_bring_the_end_nearer_by_the_tile_that_is_drawn_even_if_they_are_equal():
    def tiles(**rules: Any) -> int:
        state: Any = clean_up(seats=4, **rules)
        card_search = SecretCardSearch(state, 0)
        card_search.beside(cards("sow"), [cards("sow"), cards("feed"), cards("feed")])
        return card_search.tiles()

    assert (tiles(), tiles(pairs="pair"), tiles(pairs="both")) == (1, 0, 0)


def test_where_both_pairs_of_four_are_rewarded_two_tiles_are_gone():
    def tiles(**rules: Any) -> int:
        state: Any = clean_up(seats=4, gardens=["star", "", "star"], **rules)
        card_search = SecretCardSearch(state, 0)
        card_search.beside(cards("sow"), [cards("sow"), cards("feed"), cards("feed")])
        return card_search.tiles()

    assert (tiles(), tiles(pairs="pair"), tiles(pairs="both")) == (1, 1, 2)


def test_two_who_share_both_cards_bring_the_end_nearer_by_two_tiles():
    card_search = SecretCardSearch(choosing(gardens=["star"]), 0)
    card_search.beside(cards("sow", "feed"), [cards("sow", "feed")])
    assert card_search.tiles() == 2
