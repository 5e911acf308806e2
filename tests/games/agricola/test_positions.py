"""Impossible positions of Agricola are refused, and possible ones are laid out as they were."""

from __future__ import annotations

import copy

import pytest

import grange
from grange.core.game import steps_of
from grange.games.agricola.check import CARD_COURSE, DECK_CHAPTERS
from tests.contract.setups import Setup, moments
from tests.games.agricola.builders import (
    GOODS,
    SPACES,
    a_breeding,
    a_farm,
    a_harvest,
    a_turn,
    codes,
    play,
    set_number,
    use,
)


def refused(state, part, change):
    """Lay a position out again after a change, and expect that a part of it is named as wrong."""
    document = copy.deepcopy(state.to_dict())
    change(document["table"], document["agenda"])
    with pytest.raises(grange.BadPosition, match=part):
        grange.from_dict(document)


def put(name, *path):
    """Give a change that puts a value into a list of the table; the last of the path is the value."""
    *places, last, value = path

    def change(table, _):
        inner = table[name]
        for place in places:
            inner = inner[place]
        inner[last] = value

    return change


SHEEP = GOODS.index("sheep")

TABLES = {
    "fifty homeless sheep": ("goods", put("goods", 0, SHEEP, 50)),
    "more goods than anybody could count": ("goods", put("goods", 0, 0, 10**9)),
    "rooms apart": ("rooms", put("rooms", 0, set_number(["A2", "A3", "E1"]))),
    "a house without its first rooms": ("rooms", put("rooms", 0, set_number(["B1", "B2"]))),
    "fields apart": ("fields", put("fields", 0, set_number(["C1", "E3"]))),
    "a field on a room": ("rooms|fields", put("fields", 0, set_number(["A2"]))),
    "fences that close nothing": ("fences", put("fences", 0, 1)),
    "fences without end": ("fences", put("fences", 0, 10**9)),
    "five stables": ("stables", put("stables", 0, set_number(["B1", "D1", "E1", "D2", "E2"]))),
    "grain where no field is": ("grain", put("grain", 0, 4, 1)),
    "grain without end on a field": ("grain", put("grain", 0, 2, 200)),
    "a taken space without a person": ("taken", put("taken", SPACES.index("forest"), 2)),
    "somebody on a card that does not lie out": ("taken", put("taken", SPACES.index("farm_redevelopment"), 1)),
    "a closed space that is not of the tile": ("taken", put("taken", SPACES.index("forest"), 16)),
    "more people placed than there are": ("placed", put("placed", 0, 3)),
    "six people": ("people", put("people", 0, 6)),
    "only newborns": ("newborns", put("newborns", 0, 2)),
    "a house of gold": ("house", put("house", 0, 3)),
    "goods on a space that gathers none": ("piles", put("piles", SPACES.index("farmland"), 1)),
    "more wood in the forest than the rounds so far brought": ("piles", put("piles", SPACES.index("forest"), 4)),
    "begging without end": ("begging", put("begging", 0, 10**6)),
    "goods that come too late": ("coming", lambda table, _: table["coming"].append([15, 0, 6, 1, 4])),
    "goods that came long ago": ("coming", lambda table, _: table["coming"].append([1, 0, 6, 1, 4])),
    "goods without end": ("coming", lambda table, _: table["coming"].extend([[9, 0, 6, 1, 4]] * 1000)),
    "an improvement twice": ("supply", lambda table, _: table["cards"][0].append(0)),
    "a round card twice": ("deck", lambda table, _: table["deck"].append(table["deck"][0])),
    "round cards of a later stage first": ("deck", lambda table, _: table["deck"].reverse()),
    "a row of goods too short": ("goods", lambda table, _: table["goods"][0].pop()),
    "a farm too many": ("rooms", lambda table, _: table["rooms"].append(table["rooms"][0])),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_that_cannot_be_is_refused(name):
    part, change = TABLES[name]
    refused(a_turn(a_farm("..f.. r.... r....")), part, change)


def test_pastures_apart_are_refused():
    apart = a_farm(pastures=["C1", "E3"])["fences"]
    refused(a_turn(), "fences", lambda table, _: table["fences"].__setitem__(0, apart))


AGENDAS = {
    "a phase twice": lambda _, agenda: agenda[0].append({"step": "EndOfRound"}),
    "people that never come home": lambda _, agenda: agenda[0].remove({"step": "ReturnHome"}),
    "another seat in the middle of a turn": lambda _, agenda: agenda[0].append({"step": "PlowField", "seat": 1}),
    "two turns at once": lambda _, agenda: agenda[0].append({"step": "PlacePerson", "seat": 0}),
    "food that nobody can pay": lambda _, agenda: agenda[0].__setitem__(
        slice(4, None), [{"step": "PayFood", "seat": 0, "food": 9}, {"step": "MakeFood", "seat": 0, "food": 9}]
    ),
    "a card that somebody owns": lambda _, agenda: agenda[0].__setitem__(
        slice(4, None), [{"step": "LayCard", "seat": 0, "card": 1}, {"step": "ChoosePrice", "seat": 0, "thing": 0, "number": 1}]
    ),
    "feeding in the middle of the work": lambda _, agenda: agenda[1].append({"step": "FeedFamily", "seat": 0, "crafts": 0}),
    "nothing more to come": lambda _, agenda: agenda[0].clear(),
    "ten thousand rounds": lambda _, agenda: agenda[0].extend([{"step": "Round"}] * 10_000),
}


@pytest.mark.parametrize("name", AGENDAS)
def test_an_agenda_that_cannot_be_is_refused(name):
    refused(a_turn(a_farm(cards=["fireplace_3"])), "agenda|round", AGENDAS[name])


@pytest.mark.parametrize(
    "step",
    [
        {"step": "BakeBread", "seat": 0, "baked": 10**9},
        {"step": "BuildStables", "seat": 0, "price": 0, "begun": True},
        {"step": "BuildFences", "seat": 0, "chosen": 10**6, "begun": True},
        {"step": "ChooseActions", "seat": 0, "actions": 10**6, "begun": True},
        {"step": "ChoosePrice", "seat": 0, "thing": 255, "number": 1},
        {"step": "Receive", "seat": 0, "good": 12, "amount": 1},
        {"step": "Receive", "seat": 0, "good": 7, "amount": 10**9},
        {"step": "Renovate", "seat": 0},
    ],
    ids=str,
)
def test_a_step_that_cannot_come_is_refused(step):
    refused(a_turn(), "agenda", lambda _, agenda: agenda[0].__setitem__(slice(4, None), [step]))


@pytest.mark.parametrize(
    "step",
    [
        {"step": "ChooseActions", "seat": 0, "actions": 1, "begun": False},
        {"step": "BuildRooms", "seat": 0, "begun": False},
        {"step": "BuildFences", "seat": 0, "chosen": 0, "begun": False},
        {"step": "SowFields", "seat": 0, "begun": False},
        {"step": "BakeBread", "seat": 0, "baked": 0},
        {"step": "BuildImprovement", "seat": 0},
        {"step": "ChoosePrice", "seat": 0, "thing": 0, "number": 1},
        {"step": "LetAnimalGo", "seat": 0, "newborn": False},
    ],
    ids=str,
)
def test_a_question_to_which_there_is_no_answer_is_refused(step):
    refused(a_turn(a_farm(wood=3)), "agenda", lambda _, agenda: agenda[0].__setitem__(slice(4, None), [step]))


def test_people_are_at_home_during_the_harvest():
    refused(a_harvest(a_farm(grain=1)), "placed", lambda table, _: table["placed"].__setitem__(0, 1))


def test_a_harvest_comes_only_where_a_stage_ends():
    state = a_harvest(a_farm(grain=1))

    def one_round_earlier(table, _):
        table["deck"].append(table["shown"].pop())
        table["round"] = 3

    refused(state, "round", one_round_earlier)


def test_animals_may_be_without_room_while_the_player_chooses_which_of_them_goes():
    arrived = use("sheep_market", a_farm(boar=1), piles={"sheep_market": 3})
    assert codes(grange.from_dict(arrived.to_dict())) == ["release:sheep", "release:boar"]
    crowded = a_breeding(a_farm(pastures=["E1"], sheep=2, boar=1))
    assert codes(grange.from_dict(crowded.to_dict())) == ["release:sheep", "release:boar"]


def test_animals_may_be_without_room_until_the_fences_are_built():
    own = a_farm("...ss r.... r....", ["D1 E1"], sheep=16, wood=9)
    state = play(use("fencing", own), "add:D1")
    assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_moment_of_a_game_can_be_laid_out_again(seats):
    for seed in (seats, seats + 10):
        for state in moments(Setup("agricola", seats, {"tile": "on"}).begin(seed), seed):
            assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_every_step_that_a_card_of_a_deck_brings_can_be_part_of_a_position():
    for name in steps_of(*DECK_CHAPTERS):
        assert name == "AtHome" or CARD_COURSE.fullmatch(f"{name} Round "), name
