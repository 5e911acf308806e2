"""Secret cards, thought over: whom one expects to choose what, and what comes of cards that meet."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.farmerama.box import ACTIONS
from grange.games.farmerama.meeting import Meeting, Mind, sets_with
from tests.games.farmerama.builders import PLENTY, clean_up

RIPE = {"5a": "oats", "5b": "corn", "6a": "hay", "6b": "carrot"}


def cards(*names: str) -> int:
    return sum(1 << ACTIONS.index(name) for name in names)


def choosing(**more: Any) -> Any:
    """Begin a round of two."""
    return clean_up(seats=2, **more)


def test_a_rival_with_full_barns_and_all_animals_at_home_is_expected_to_feed():
    mind = Mind(choosing(barn=[{}, PLENTY | {"water": 3}]), 1)
    assert all(mind.cards(Chance.of(lot)) & cards("feed") for lot in range(12))


def test_a_harvest_that_is_shared_is_worth_less():
    meeting = Meeting(choosing(fields=[RIPE, RIPE]), 0)
    shared, alone = [
        (meeting.beside(cards("harvest", "seeds"), [others]), meeting.farm(0, tiles=0))
        for others in (cards("harvest", "feed"), cards("water", "feed"))
    ]
    assert shared[1] < alone[1]


def test_when_the_last_tile_is_won_a_farm_is_worth_the_stars_that_it_has():
    meeting = Meeting(choosing(barn=[{"hay": 3}, {}], lying="carrots hay", stack=""), 0)
    meeting.beside(cards("feed", "water"), [cards("feed", "harvest")])
    assert meeting.farm(0, tiles=1) == 3 < meeting.farm(0, tiles=0)


def test_a_card_is_thought_over_with_every_other_that_may_come_after_it():
    assert len(sets_with(cards("sow"), more=1)) == 4
    assert sets_with(cards("sow", "feed"), more=0) == [cards("sow", "feed")]
