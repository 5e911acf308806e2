"""Impossible positions of Evergreen are refused, and possible ones are laid out as they were."""

from __future__ import annotations

import copy

import pytest

import grange
from tests.contract.setups import Setup, moments
from tests.games.evergreen.builders import a_draft, a_turn, all_turns, last_turn_of

MARKET = ["swamp lake", "rock bush", "snow sprout"]


def refused(state, part, change):
    """Lay a position out again after a change, and expect that a part of it is named as wrong."""
    document = copy.deepcopy(state.to_dict())
    change(document["table"], document["agenda"])
    with pytest.raises(grange.BadPosition, match=part):
        grange.from_dict(document)


TABLES = {
    "a fifth season": ("season", lambda table, _: table.update(season=4)),
    "a round too many": ("round", lambda table, _: table.update(round=9)),
    "a sun on no side": ("sun", lambda table, _: table.update(sun=4)),
    "a token on no card": ("token", lambda table, _: table.update(token=10**9)),
    "a card twice": ("deck", lambda table, _: table["deck"].append(table["deck"][0])),
    "a card of another biome in a group": ("zone", lambda table, _: table["zone"][1].append(table["deck"].pop(0))),
    "a card turned over that lies nowhere": ("face_down", lambda table, _: table["face_down"].append(3)),
    "a card turned over without a drought": ("face_down", lambda table, _: table["face_down"].append(table["zone"][5][0])),
    "a card that no box has": ("deck", lambda table, _: table["zone"][5].append(59)),
    "a card turned over twice": ("face_down", lambda table, _: table["face_down"].extend([table["zone"][5][0]] * 2)),
    "a card too many in a hand": ("cards", lambda table, _: table["cards"][1].append(table["deck"].pop())),
    "a piece of no kind": ("planets", lambda table, _: table["planets"][0].__setitem__(3, 6)),
    "a planet too large": ("planets", lambda table, _: table["planets"][0].append(0)),
    "a level beyond the track": ("levels", lambda table, _: table["levels"][0].__setitem__(0, 99)),
    "fewer points than none": ("points", lambda table, _: table["points"][0].__setitem__(1, -1)),
    "points without end": ("points", lambda table, _: table["points"][0].__setitem__(1, 10**9)),
    "bushes beyond the supply": ("bushes", lambda table, _: table.update(bushes=10**6)),
    "a market too long": ("market", lambda table, _: table["market"].append(-1)),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_that_cannot_be_is_refused(name):
    part, change = TABLES[name]
    refused(a_draft(MARKET, zone={"snow": ["snow lake"]}), part, change)


AGENDAS = {
    "a phase twice": lambda _, agenda: agenda[0].insert(0, {"step": "EndOfRound"}),
    "a market that is never cleared": lambda _, agenda: agenda[0].remove({"step": "Clearing"}),
    "a seat that takes twice": lambda _, agenda: agenda[0].append({"step": "TakeCard", "seat": 0}),
    "seats that take in another order": lambda _, agenda: agenda[0].append(agenda[0].pop(-2)),
    "a seat that acts during the draft": lambda _, agenda: agenda[1].append({"step": "ChoosePower", "seat": 0}),
    "nothing more to come": lambda _, agenda: agenda[0].clear(),
    "ten thousand rounds": lambda _, agenda: agenda[0].extend([{"step": "Round"}] * 10_000),
}


@pytest.mark.parametrize("name", AGENDAS)
def test_an_agenda_that_cannot_be_is_refused(name):
    refused(a_draft(MARKET), "agenda|round", AGENDAS[name])


@pytest.mark.parametrize(
    "step",
    [
        {"step": "RaiseTree", "seat": 0, "kind": 0, "times": 1},
        {"step": "RaiseTree", "seat": 0, "kind": 3, "times": 1},
        {"step": "RaiseTree", "seat": 0, "kind": 1, "times": 10**9},
        {"step": "GrowTrees", "seat": 0, "area": 10**6, "times": 1, "but": 81},
        {"step": "GrowTrees", "seat": 0, "area": 6, "times": 1, "but": -1},
        {"step": "PlantSprouts", "seat": 0, "area": -1, "times": 3},
    ],
    ids=str,
)
def test_a_question_about_what_is_not_there_is_refused(step):
    refused(a_turn("swamp lake"), "agenda", lambda _, agenda: agenda[1].append(step))


def test_a_market_without_enough_cards_for_those_who_take_is_refused():
    refused(a_draft(MARKET), "market|deck", lambda table, _: table["market"].__setitem__(0, -1))


def test_a_seat_that_acts_without_a_card_is_refused():
    refused(a_turn("swamp lake"), "cards", lambda table, _: table["deck"].append(table["cards"][0].pop()))


def test_a_zone_that_leaves_too_few_cards_for_the_rounds_to_come_is_refused():
    def bury(table, _):
        for card in table["deck"][:]:
            if card < 36:
                table["deck"].remove(card)
                table["zone"][card // 6].append(card)

    refused(a_draft(MARKET), "zone", bury)


def test_a_game_that_ended_too_early_is_refused():
    refused(all_turns(["swamp lake", "rock bush"]), "round", lambda _, agenda: [stack.clear() for stack in agenda])


def test_the_last_turn_of_a_season_can_be_laid_out():
    assert last_turn_of("autumn").decision.seat == 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("supply", ["unlimited", "strict"])
def test_every_moment_of_a_game_can_be_laid_out_again(seats, supply):
    for state in moments(Setup("evergreen", seats, {"supply": supply}).begin(seats), seats):
        assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()
