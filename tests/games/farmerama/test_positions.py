"""Valid positions: every number within its limits, nothing lost or made, and an agenda that is the rest of a round."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

import grange
from grange.core.words import read_words
from tests.games.common import play_on, play_to_the_end
from tests.games.farmerama.builders import PLENTY, acting, alone, choose, new

MUCH = 10**9
MANY = 30_000  # not too many for a number on a table
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def changed(state: grange.State, *changes: tuple[str, Any]) -> dict[str, Any]:
    """Write a position down with other values at places such as `table.barn.0.4`."""
    document = state.to_dict()
    for place, value in changes:
        *way, last = [int(name) if name.isdecimal() else name for name in place.split(".")]
        part: Any = document
        for name in way:
            part = part[name]
        part[last] = value
    return document


def refuse(document: dict[str, Any], field: str) -> None:
    with pytest.raises(grange.BadPosition, match=field):
        grange.from_dict(document)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        *[("table.round", value) for value in (-1, 0, 61, MUCH)],
        *[("table.turned", value) for value in (-1, 1000, MUCH)],
        *[("table.head", value) for value in (-1, 1, 4)],
        *[("table.chosen.0", value) for value in (-1, 32, MUCH)],
        *[("table.done.0", value) for value in (-1, 1, MUCH)],  # nobody has chosen yet
        *[("table.fields.0.4", value) for value in (5, 255)],
        ("table.fields.0.8", 1),  # sector 3 has one field
        *[("table.animals.0.0", value) for value in (-2, 7, MUCH)],
        ("table.animals.0", [4, 4, 4, -1]),
        *[("table.wheel.0", value) for value in (-1, MUCH)],
        *[("table.barn.0.0", value) for value in (-1, 3, MUCH)],
        *[("table.cubes.0.0", value) for value in (-1, 7, MUCH)],
        *[("table.bank.0", value) for value in (-1, 0, MUCH)],
        *[("table.open", value) for value in ([-1], [99], [0, 1, 2])],
        *[("table.stack", value) for value in ([0] * 3, [MUCH], [12] * 9)],
        ("table.stack", list(range(17))),  # with tiles that are only for professional farmers
        *[("table.removed", value) for value in ([], [0], [0] * 100)],
        *[("table.gardens.0", value) for value in ([0, 0, 0], [MUCH])],
        *[(f"table.{name}", [0]) for name in ("deck", "extra", "used")],  # only alone
        *[(f"table.{name}", 1) for name in ("returned", "specials", "drawn")],
        ("table.known", [1, 0, 0]),
    ],
)
def test_a_number_that_cannot_be_is_refused(place: str, value: Any):
    refuse(changed(new(seed=1), (place, value)), "table")


@pytest.mark.parametrize("name", ["chosen", "done", "fields", "animals", "wheel", "barn", "cubes", "gardens", "bank", "known"])
@pytest.mark.parametrize("longer", [False, True])
def test_a_row_that_is_too_short_or_too_long_is_refused(name: str, longer: bool):
    row = new().to_dict()["table"][name]
    refuse(changed(new(), (f"table.{name}", [*row, row[0]] if longer else row[1:])), name)


@pytest.mark.parametrize("name", ["fields", "animals", "barn", "cubes"])
@pytest.mark.parametrize("longer", [False, True])
def test_a_seats_row_that_is_too_short_or_too_long_is_refused(name: str, longer: bool):
    row = new().to_dict()["table"][name][1]
    refuse(changed(new(), (f"table.{name}.1", [*row, row[0]] if longer else row[1:])), name)


@pytest.mark.parametrize(("bank", "barn"), [(-1, 31), (-2, 32), (-MANY, MANY + 30)])
def test_no_position_has_less_than_nothing_in_the_bank_even_if_the_sum_is_right(bank: int, barn: int):
    """Two hay stand in the fields."""
    document = acting("sow", barn=[PLENTY], fields={"5a": "hay"}).to_dict()
    document["table"]["barn"] = [[own[0], 0, *own[2:]] for own in document["table"]["barn"]]
    document["table"]["barn"][0][1], document["table"]["bank"][1] = barn, bank
    refuse(document, "table.bank")


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("table.deck", [0, 0]),
        ("table.extra", []),
        ("table.used", [1]),
        ("table.drawn", -1),
        ("table.drawn", 2),
        ("table.drawn", MUCH),
        ("table.returned", -1),
        ("table.returned", 3),
        ("table.known", [3, 1, 1]),
        ("table.known", [0, 0, 1]),
        ("table.known", [-1, 1, 1]),
        ("table.known", [MUCH, 1, 1]),
        ("table.specials", 4),
        ("table.specials", -1),
        ("table.round", 2),  # only one card has been drawn
        ("table.round", 43),
        ("table.gardens.0", [0]),
        ("table.stack", [0]),
    ],
)
def test_alone_the_cards_and_what_is_known_of_them_must_be_right(place: str, value: Any):
    refuse(changed(alone(drawn="sow", deck="harvest water"), (place, value)), "table")


CARD = {"step": "ChooseCard", "seat": 0, "number": 1}
SOW = {"step": "Sow", "seat": 0, "times": 1, "extra": False, "bonus": False}


@pytest.mark.parametrize(
    "stack",
    [
        [{"step": "SetUp"}],
        [{"step": "Round"}],
        [{"step": "CleanUp"}] * 2,
        [{"step": "Actions"}],
        [{"step": "CleanUp"}, {"step": "Reveal"}],
        [{"step": "SoloRound"}],
        [{"step": "CleanUp"}, CARD],
        [{"step": "CleanUp"}, {"step": "Actions"}, {"step": "Compare", "action": 0, "tiles": 1}],  # nobody chose it
    ],
)
def test_an_agenda_that_is_not_the_rest_of_a_round_is_refused(stack: list[Any]):
    refuse(changed(new(), ("agenda", [stack, [], [], [], []])), "agenda")


@pytest.mark.parametrize("own", [[CARD], [SOW, SOW], [{"step": "ChooseSoloAction", "seat": 0}], [{"step": "Reveal"}]])
def test_what_a_seat_cannot_have_to_do_in_this_phase_is_refused(own: list[Any]):
    state = acting("sow", "harvest", barn=PLENTY, fields=[{}, {"5a": "hay"}])
    refuse(changed(state, ("agenda.1", own)), "agenda")


@pytest.mark.parametrize("times", [-1, 6, MUCH])
def test_nobody_sows_more_often_than_the_action_wheel_can_tell(times: int):
    refuse(changed(acting("sow", barn=PLENTY), ("agenda.1.0.times", times)), "Sow")


@pytest.mark.parametrize("number", [-1, 3, MUCH])
def test_nobody_chooses_more_cards_than_there_can_be(number: int):
    refuse(changed(new(), ("agenda.1.0.number", number)), "ChooseCard")


@pytest.mark.parametrize(("chosen", "number"), [(0, 1), (0b1, 2), (0b111, 3), (0b11111, 1)])
def test_nobody_has_to_choose_more_or_fewer_cards_than_are_missing(chosen: int, number: int):
    refuse(changed(new(seats=2), ("table.chosen.0", chosen), ("agenda.1.0.number", number)), "agenda")


def test_nobody_has_to_take_more_bonus_tiles_than_are_open():
    tile = {"step": "TakeTile", "seat": 0}
    harvest = {"step": "Harvest", "seat": 0, "times": 1, "extra": False, "bonus": True}
    stack = [{"step": "CleanUp"}, {"step": "Actions"}, tile, tile, harvest]
    state = acting("water", barn=PLENTY, fields={"5a": "hay", "5b": "hay"}, lying="carrots")
    refuse(changed(state, ("agenda", [stack, [], [], [], []])), "agenda")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_moment_of_a_game_can_be_laid_out_again(seats: int):
    chance = random.Random(seats)
    state = new(seats=seats, seed=seats, mode="professional", pairs="both", alike="anew")
    while not state.over:
        play_on(state, chance)
        assert grange.from_dict(state.to_dict()) == state


VALUES = (-2, -1, 0, 1, 2, 5, 41, 255, 10**6, MUCH)


def mutated(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Change one number or the length of one row, or lay some goods from the bank into a barn."""
    document = deepcopy(document)
    good, seat, number = chance.randrange(5), chance.randrange(document["seats"]), chance.randrange(3)
    document["table"]["barn"][seat][good] += number
    document["table"]["bank"][good] -= number
    part: Any = document
    name: Any = chance.choice(["table", "agenda"])
    while isinstance(part[name], dict | list) and part[name] and chance.random() < 0.9:
        part = part[name]
        name = chance.choice(list(part) if isinstance(part, dict) else range(len(part)))
    if isinstance(part[name], list):
        part[name] = chance.choice([part[name] * 2, part[name][1:], part[name][::-1]])
    else:
        part[name] = chance.choice(VALUES)
    return document


def look_at(state: grange.State) -> None:
    for seat in range(state.seats):
        assert state.imagine(seat, 1).view(seat) == state.view(seat)
        assert state.svg(seat)
        assert state.game.display.terminal(state, seat, read_words("en", state.game.folder), NAMES[: state.seats])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_that_is_accepted_can_be_looked_at_and_played_to_its_end(seats: int):
    chance, accepted = random.Random(seats), 0
    for seed in range(2):
        state = new(seats=seats, seed=seed)
        while not state.over:
            try:
                odd = grange.from_dict(mutated(state.to_dict(), chance))
            except grange.BadPosition:
                pass
            else:
                accepted += 1
                if accepted % 8 == 0:
                    look_at(odd)
                    look_at(play_to_the_end(odd))
            play_on(state, chance)
    assert accepted > 8


def test_cards_are_secret_while_they_are_chosen_and_never_later():
    refuse(changed(choose(new(), "sow"), ("table.shown", True)), "agenda")
    refuse(changed(acting("sow", barn=PLENTY), ("table.shown", False)), "agenda")


def test_in_the_secret_phase_nobody_acts_yet():
    state = choose(new(), "sow")
    refuse(changed(state, ("agenda.2", [{"step": "ChooseAction", "seat": 1}])), "agenda")
