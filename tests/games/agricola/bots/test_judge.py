"""The judge of options: what it finds best in clear cases, and that it sees no more than a player."""

from typing import Any

import pytest

import grange
from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.step import Question
from grange.games.agricola.bots import heuristic, judge
from tests.games.agricola.builders import a_farm, a_harvest, a_turn, play, use


def worths(state: grange.State, seat: int) -> list[float]:
    """Let the judge value the options, also where a net would have its say."""
    decision = state.decision_of(seat)
    assert decision is not None
    found = judge.JUDGES.get(type(decision.question)) or judge.JUDGES[Question]
    return found(state, decision.question, decision.options)


def best(state: grange.State, seat: int = 0) -> str:
    """Name the option that the judge values most."""
    decision, values = state.decision_of(seat), worths(state, seat)
    assert decision is not None
    assert len(values) == len(decision.options)
    return state.code(decision.options[values.index(max(values))])


def steady_game(seats: int, seed: int, **rules: Any) -> grange.State:
    state = grange.new_game("agricola", seats=seats, seed=seed, **rules)
    bots = [make_bot("steady", Chance.of(seed, seat)) for seat in range(seats)]
    while not state.over:
        seat = state.decision.seat
        state.play(bots[seat].choose(Glimpse(state, seat)), seat)
    return state


def test_a_family_with_a_free_room_grows_early():
    state = a_turn(a_farm("r.... r.... r....", food=6), out=["basic_wish"])
    assert best(state) == "space:basic_wish"


def test_with_wood_and_reed_for_a_room_it_is_built_beside_the_house():
    state = a_turn(a_farm(wood=5, reed=2, food=4), rounds=4)
    assert best(state) == "space:farm_expansion"
    play(state, "space:farm_expansion", "do:rooms")
    assert best(state) == "room:A1"


def test_before_a_harvest_a_hungry_family_goes_for_food():
    state = a_turn(a_farm(food=0, placed=1), a_farm(placed=2), rounds=4, piles={"fishing": 4, "forest": 3, "clay_pit": 2})
    assert best(state) == "space:fishing"


def test_a_family_eats_grain_rather_than_beg():
    state = a_harvest(a_farm(food=3, grain=2), rounds=4)
    assert best(state) == "convert:grain"


def test_what_costs_least_is_eaten_first():
    state = a_harvest(a_farm(cards=["hearth_4"], pastures=["B1 C1 B2 C2"], food=2, vegetable=1, sheep=4), rounds=14)
    assert best(state) == "convert:sheep"


def test_a_pasture_is_led_to_its_end():
    state = use("fencing", a_farm(wood=15))
    for _ in range(40):
        if state.decision.seat or type(state.decision.question).__name__ != "BuildFences":
            break
        play(state, best(state))
    assert state.score_sheet(0)["pastures"] >= 2


def test_values_do_not_depend_on_the_order_of_the_cards_to_come():
    state = a_turn(a_farm(wood=4, food=3), rounds=1)
    values = worths(state.imagine(0, 1), 0)
    assert all(worths(state.imagine(0, seed), 0) == values for seed in range(2, 8))


def test_the_judge_leaves_the_table_as_it_is():
    state = a_turn(a_farm(wood=9, reed=2, grain=1, food=3), rounds=4)
    before = state.to_dict()
    worths(state, 0)
    assert state.to_dict() == before


def test_a_judge_that_remembers_nothing_finds_the_same(monkeypatch):
    state = a_turn(a_farm("..... r.... r...f", wood=9, clay=3, reed=2, grain=2, food=3), rounds=4)
    remembered = [worths(state, 0), worths(state, 0)]
    heuristic.outlook_at.cache_clear()
    monkeypatch.setattr(heuristic, "REMEMBERED", 1)
    assert [worths(state, 0)] * 2 == remembered


# Before a card of a deck is drawn

WITH_HEARTH: dict[str, Any] = {"cards": ["hearth_4"], "pastures": ["B1"]}


def test_a_bot_that_is_asked_whether_it_cooks_before_a_card_is_drawn_answers():
    piles = {"western_quarry": 1, "forest": 3}
    state = use("western_quarry", a_farm(), a_farm(sheep=2, **WITH_HEARTH), piles=piles, top=["beam_me_down", "hermit"])
    play(state, "space:forest")  # to which seat 1 is sent
    assert state.decision.codes == ["convert:sheep", "enough"]
    assert make_bot("steady", Chance.of(1)).choose(Glimpse(state, 1)) in state.decision.options


def test_who_has_a_single_space_and_could_cook_before_it_goes_there_is_judged_too():
    crowd = ["meeting_place", "grain_seeds", "farmland", "day_laborer", "clay_pit", "reed_bank", "fishing"]
    taken = {space: place % 2 for place, space in enumerate(crowd)}
    family = a_farm(people=5, placed=4, sheep=1, **WITH_HEARTH)
    state = a_turn(family, a_farm(people=5, placed=5), taken=taken, piles={"forest": 3}, top=["hermit"])
    assert state.decision.codes == ["space:forest", "convert_now:sheep"]
    assert best(state) == "space:forest"


def test_who_has_not_seen_the_next_card_values_cooking_alike_whatever_it_is():
    piles, cook = {"western_quarry": 1, "forest": 3}, a_farm(sheep=2, **WITH_HEARTH)
    seen = []
    for card in ("hermit", "french_castle"):
        state = use("western_quarry", a_farm(), cook, piles=piles, top=["beam_me_down", card])
        seen.append(worths(play(state, "space:forest"), 1))
    assert seen[0] == pytest.approx(seen[1])


@pytest.mark.parametrize(("card", "wanted"), [("hermit", "convert_now:sheep"), ("french_castle", "space:forest")])
def test_who_has_seen_the_next_card_cooks_only_before_one_that_takes_the_sheep(card, wanted):
    wood: dict[str, Any] = {"piles": {"forest": 12}, "top": [card], "has_decks": {"scried": [1, 0]}}
    state = a_turn(a_farm(placed=1, sheep=3, cards=["hearth_4"], pastures=["B1 B2"]), a_farm(placed=2), **wood)
    assert best(state) == wanted


def test_bots_feed_their_families_and_score():
    state = steady_game(2, 11)
    assert min(state.scores) >= 12


@pytest.mark.slow
def test_a_game_with_every_space_comes_to_its_end():
    state = steady_game(4, 3, tile="on")
    assert state.over
