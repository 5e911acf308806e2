"""Impossible positions are refused at once, with the name of the wrong field; all others can be played."""

from __future__ import annotations

import random
import signal
from copy import deepcopy
from typing import Any

import pytest

import grange
from grange.core.words import read_words
from grange.games.petrichor import GAME, check
from grange.games.petrichor.rules.order import BEFORE_A_ROUND, IN_A_ROUND
from grange.games.petrichor.state import Petrichor
from tests.games.common import play, play_on, play_to_the_end, prompt
from tests.games.petrichor.builders import a_solo_turn, a_turn, laid, turn

HUGE = 10**9
WRONG: tuple[Any, ...] = (-2, -1, 0, 1, 5, 41, 255, 10**6, HUGE, None, True, [], [[]])
ENGLISH = read_words("en", GAME.folder)


@pytest.fixture(autouse=True)
def _no_time_to_lose():
    """Whatever hangs, fails; the seconds are those of the processor, so a busy machine takes none of them away."""

    def hangs(*_: object) -> None:
        raise AssertionError("it hangs")

    before = signal.signal(signal.SIGPROF, hangs)
    signal.setitimer(signal.ITIMER_PROF, 60)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)


def refused(document: dict[str, Any]) -> str:
    """Name the field for which a position is refused."""
    with pytest.raises(grange.BadPosition) as problem:
        grange.from_dict(document)
    return str(problem.value.values.get("field") or problem.value.values.get("step"))


def with_table(state: grange.State, **changes: Any) -> dict[str, Any]:
    document = state.to_dict()
    document["table"] |= changes
    return document


# The box is counted


@pytest.mark.parametrize("field", ["hands", "packs", "drafted", "thrown"])
def test_a_hand_of_a_thousand_million_cards_is_refused_at_once(field):
    state = grange.new_game("petrichor", seats=2, seed=1, draft="on")
    piles = deepcopy(state.to_dict()["table"][field])
    piles[0][0] = HUGE
    assert refused(with_table(state, **{field: piles})) == f"table.{field}"


def test_no_card_can_be_missing_or_be_there_twice():
    state = a_turn("sun rain")
    deck = state.to_dict()["table"]["deck"]
    assert refused(with_table(state, deck=deck[:-1])) == "table.deck"
    assert refused(with_table(state, discard=[0])) == "table.deck"
    assert refused(with_table(state, deck=[], hands=[[0] * 4] * 3)) == "table.deck"


def test_there_are_no_packs_without_a_draft():
    state = a_turn("sun rain")
    lying = state.to_dict()["table"]
    assert refused(with_table(state, packs=lying["hands"], hands=lying["packs"])) == "table.packs"


def test_no_tile_can_be_missing_or_be_there_twice():
    state = a_turn("sun rain")
    lying = state.to_dict()["table"]
    assert refused(with_table(state, aside=lying["aside"][1:])) == "table.aside"
    assert refused(with_table(state, crops=[lying["crops"][0]] * 3 + lying["crops"][3:])) == "table.aside"
    assert refused(with_table(state, aside=[7, *lying["aside"][1:]])) == "table.aside"  # the pear is not in play


def test_no_drop_can_be_missing_or_be_there_twice():
    state = a_turn("sun rain", clouds={"A1": [1]})
    assert refused(with_table(state, supply=[20, 20, 20])) == "table.supply"
    assert refused(with_table(state, supply=[19, 20, -20])) == "table.supply"


def test_nobody_has_more_votes_than_there_are():
    state = a_turn("sun rain")
    assert refused(with_table(state, votes=[[12, 0, 0], [1, 0, 0], [0] * 3, [0] * 3])) == "table.votes"
    assert refused(with_table(state, votes=[[13, 0, 0], [-1, 0, 0], [0] * 3, [0] * 3])) == "table.votes"


@pytest.mark.parametrize(
    ("field", "value"), [("wins", [9, 0, 0]), ("wheat", [5, 5, 5]), ("points", [[HUGE] * 12] * 3), ("dice", [2, 2, 5])]
)
def test_nothing_counts_more_than_a_game_can_bring(field, value):
    assert refused(with_table(a_turn("sun rain"), **{field: value})) == f"table.{field}"


def test_no_card_of_the_south_wind_can_be_missing_or_be_there_twice():
    state = a_solo_turn("sun rain")
    assert refused(with_table(state, south=list(range(8)))) == "table.south"
    assert refused(with_table(state, blown=[0])) == "table.south"


def test_a_crop_grows_only_with_its_water():
    state = a_turn("sun rain", water={"C1": [2]})
    growth = state.to_dict()["table"]["growth"]
    assert refused(with_table(state, growth=[2, *growth[1:]])) == "table.growth"
    assert refused(with_table(state, growth=[0] * 12)) == "table.growth"


def test_tiles_lie_face_down_only_while_fertilizers_are_laid():
    assert refused(with_table(a_turn("sun rain", fertilizer="on"), hidden=True)) == "table.hidden"


def test_no_more_fertilizers_are_laid_than_there_are():
    state = grange.new_game("petrichor", seats=3, seed=1, fertilizer="on")  # four are still to be laid
    assert refused(with_table(state, fertilized=[True, *[False] * 11])) == "table.fertilized"
    assert refused(with_table(a_turn("sun rain"), fertilized=[True, *[False] * 11])) == "table.fertilized"
    assert refused(with_table(a_turn("sun rain", fertilizer="on"), fertilized=[True, True, *[False] * 10])) == "table.fertilized"


def test_no_more_weathers_count_than_two():
    assert refused(with_table(a_turn("sun rain"), counted=[True] * 3 + [False])) == "table.counted"


# What is to come


def with_agenda(state: grange.State, *steps: dict[str, Any] | str) -> dict[str, Any]:
    document = state.to_dict()
    document["agenda"][0] = [{"step": step} if isinstance(step, str) else step for step in reversed(steps)]
    return document


@pytest.mark.parametrize(
    "steps",
    [
        ["SetUp"],
        ["FirstClouds", "Round"],
        ["FirstCloud", "Round"],
        ["Round", "Round"],
        ["CleanUp", "CleanUp"],
        ["CleanUp", "HarvestTime"],
        ["CleanUp", "Round"],
        ["CleanUp"] * 1000,
        [turn(0), "WeatherPhase", "CountVotes"],
        [turn(0), turn(1)],
        [turn(0), {"step": "NextTurn", "after": 0}],
        [{"step": "TakeFromTile", "seat": 0, "place": 3, "drops": 1}],  # beside the field
        [{"step": "KeepCard", "seat": 0, "rest": 1}],
    ],
    ids=str,
)
def test_what_could_not_wait_together_is_refused(steps):
    assert refused(with_agenda(a_turn("sun rain"), *steps)) == "agenda"


@pytest.mark.parametrize(
    "step",
    [
        {"step": "TakeFromTile", "seat": 0, "place": 0, "drops": 3},
        {"step": "TakeFromTile", "seat": 0, "place": 0, "drops": 0},
        {"step": "TakeFromTile", "seat": 1, "place": 0, "drops": 1},
        {"step": "BlowCloud", "seat": 0, "start": 0},
        {"step": "BlowCloud", "seat": 1, "start": 1},
        {"step": "LandDrop", "seat": 0, "place": 0, "owner": 1},
    ],
    ids=str,
)
def test_what_could_not_be_answered_to_its_end_is_refused(step):
    state = a_turn("sun rain", water={"A1": [1], "A2": [1]}, clouds={"B1": [1]})
    assert refused(with_agenda(state, step)) == "agenda"


def test_nobody_keeps_cards_of_a_pack_that_is_to_move_on_whole():
    document = grange.new_game("petrichor", seats=2, seed=1, draft="on").to_dict()
    document["agenda"][1][0]["rest"] = sum(document["table"]["packs"][0])
    assert refused(document) == "agenda"


def test_first_clouds_are_not_placed_where_there_are_clouds_already():
    state = grange.new_game("petrichor", seats=1, seed=1, fertilizer="on")
    document = state.to_dict()
    field = [place for place, crop in enumerate(document["table"]["crops"]) if crop >= 0]
    document["table"]["sky"] = [int(place == field[0]) for place in range(12)]
    document["table"]["clouds"][0][field[0]] = 1
    document["table"]["supply"][0] -= 1
    assert refused(document) == "agenda"


def test_no_round_comes_after_the_last():
    state = grange.new_game("petrichor", seats=3, seed=1)
    assert refused(with_table(state, round=4)) == "agenda"


@pytest.mark.parametrize(
    "step",
    [
        {"step": "GiveCards", "seat": 0, "number": HUGE, "least": 0, "kind": 0},
        {"step": "TakeFromTile", "seat": 0, "place": 0, "drops": HUGE},
        {"step": "RainAction", "seat": 0, "clouds": HUGE, "done": 0},
        {"step": "RainAction", "seat": 0, "clouds": 1, "done": HUGE},
        {"step": "NextTurn", "after": HUGE},
        {"step": "PlayWeather", "weather": HUGE},
        {"step": "Fertilize", "seat": 0, "left": HUGE},
        {"step": "DraftRound", "turn": HUGE},
        {"step": "KeepCard", "seat": 0, "rest": HUGE},
    ],
    ids=str,
)
def test_a_step_with_a_number_out_of_range_is_refused(step):
    assert step["step"] in refused(with_agenda(a_turn("sun rain"), step))


def test_every_whole_number_of_a_step_has_a_limit():
    known = {"seat", *check.limits(a_turn("sun rain"))}
    assert {name for step in GAME.rules.steps.values() for name, kind in step.__annotations__.items() if kind == "int"} <= known


def test_every_step_that_can_wait_is_named():
    named = {kind for order in (*BEFORE_A_ROUND, *IN_A_ROUND) for kind in order}
    assert named <= set(GAME.rules.steps.values())


def test_with_all_cards_in_hands_a_deal_ends_when_there_are_no_more():
    state = laid(["CleanUp"], seats=4, hands=["frost " * 10, "sun " * 10, "wind " * 10, "rain " * 10])
    assert play_to_the_end(state).over


@pytest.mark.parametrize("dealt", [0, 1, 2, 5])
def test_in_a_draft_nobody_keeps_cards_that_there_were_not(dealt):
    hands = ["frost " * 10, "sun " * 10, "wind " * 10, "rain " * (10 - dealt)]
    state = laid(["CleanUp"], seats=4, hands=hands, draft="on")
    assert play_to_the_end(state).over


# Any position


def parts(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the ways to all values and lists of a document."""
    found = [path]
    if isinstance(document, dict | list):
        for key, value in document.items() if isinstance(document, dict) else enumerate(document):
            found += parts(value, (*path, key))
    return found


def spoil(document: dict[str, Any], chance: random.Random) -> None:
    """Change one value or one list of a position."""
    name = chance.choice(("table", "table", "agenda"))
    *way, last = (name, *chance.choice(parts(document[name])[1:] or [()]))
    place: Any = document
    for key in way:
        place = place[key]
    value = place[last]
    if isinstance(value, list) and value:
        spoiled = (value * 40, value[:-1], [*value, value[0]], value[::-1], chance.choice(WRONG))
        place[last] = chance.choice(spoiled)
    else:
        place[last] = chance.choice(WRONG)


def look(state: Petrichor, chance: random.Random) -> None:
    """Show the table to everybody in every way, and let everybody imagine it and judge."""
    for seat in (None, *range(state.seats)):
        state.view(seat)
        state.svg(seat)
        GAME.display.page(state, seat, ENGLISH, [])
        GAME.display.terminal(state, seat, ENGLISH, ["A"] * state.seats)
    for decision in state.decisions:
        imagined = state.imagine(decision.seat, chance.randrange(99))
        assert imagined.view(decision.seat) == state.view(decision.seat)
        assert len(GAME.judge(imagined, decision.seat)) == len(decision.options)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_spoiled_position_is_refused_or_plays_to_its_end(seats):
    chance, accepted = random.Random(seats), 0
    for number in range(40):
        rules: dict[str, Any] = {option.name: chance.choice(option.values) for option in GAME.rule_options}
        state = grange.new_game("petrichor", seats=seats, seed=number, **rules)
        for _ in range(chance.choice((0, 1, 5, 10, 20, 40, 60))):
            if not state.over:
                play_on(state, chance)
        for _ in range(8):
            document = deepcopy(state.to_dict())
            spoil(document, chance)
            try:
                laid_out = grange.from_dict(document)
            except grange.GrangeError as problem:
                assert str(problem)
                continue
            accepted += 1
            assert isinstance(laid_out, Petrichor)
            look(laid_out, chance)
            play_to_the_end(laid_out, number)
            look(laid_out, chance)
    assert accepted


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_can_be_laid_out_again(seats):
    chance = random.Random(seats)
    for number in range(8):
        rules: dict[str, Any] = {option.name: chance.choice(option.values) for option in GAME.rule_options}
        state = grange.new_game("petrichor", seats=seats, seed=number, **rules)
        while not state.over:
            assert grange.from_dict(state.to_dict()) == state
            play_on(state, chance)
        assert grange.from_dict(state.to_dict()).over


def test_a_position_in_the_middle_of_an_effect_can_be_laid_out_again():
    state = play(a_turn("sun rain", drops=4, clouds={"A1": [1], "B1": [1]}, water={"A3": [1], "C3": [1]}), "play:sun", "fill:A1")
    assert prompt(state) == "ask-take-drop"
    assert grange.from_dict(state.to_dict()) == state
