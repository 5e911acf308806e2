"""At any moment: turning one's wheel for water, the arm that needs an empty sector, and the animals that produce."""

from __future__ import annotations

import random

import pytest

import grange
from grange.games.farmerama.rules.farm import can_turn
from tests.games.common import asked, codes, play, prompt, table
from tests.games.farmerama.builders import (
    ANIMALS,
    BARN,
    FIELDS,
    HOME,
    PLENTY,
    PRINTED,
    START,
    acting,
    bank,
    barn,
    farm,
    pasture,
    produced,
    standing,
    times,
)

# Turning


def test_a_turn_costs_one_water_that_goes_to_the_bank():
    state = acting("sow", barn={"carrot": 1, "water": 2})
    play(state, "turn")
    assert (farm(state)["wheel"], barn(state), bank(state)["water"]) == (1, {"carrot": 1, "water": 1}, 31)


def test_without_water_the_wheel_stands_still():
    assert "turn" not in codes(acting("sow", barn={"carrot": 1}))


def test_the_wheel_may_be_turned_as_often_as_there_is_water_for_it():
    state = play(acting("feed", "seeds", barn={"water": 3}), "turn", "turn", "turn")
    assert farm(state)["wheel"] == 3
    assert asked(state) == [1]


def test_the_wheel_may_be_turned_before_during_and_after_sowing():
    state = acting("sow", "seeds", turned=3, barn={"carrot": 2, "hay": 2, "water": 3})
    play(state, "turn", "sow:7a", "turn", "sow:7b", seat=0)
    assert standing(state) == {"7a": "carrot", "7b": "hay"}
    assert codes(state, 0) == ["turn", "done"]


def test_hint_turn_sow_turn_and_sow_again():
    """One water before the first sowing, another between the two, so that one crop is sown in two sectors."""
    state = acting("sow", "seeds", barn={"oats": 2, "water": 2})
    play(state, "turn", "sow:2a", "turn", "sow:1a")
    assert standing(state) == {"2a": "oats", "1a": "oats"}
    assert barn(state) == {}


def test_hint_the_same_with_harvesting():
    state = acting("harvest", "seeds", fields={"4b": "corn", "3a": "oats"}, barn={"water": 2})
    assert codes(state, 0) == ["turn", "done"]
    play(state, "turn", "harvest:4b", "turn", "harvest:3a")
    assert (standing(state), barn(state)) == ({}, {"corn": 2, "oats": 2})


def test_a_turn_uses_up_none_of_the_sowings():
    state = acting("sow", barn={"carrot": 1, "water": 1})
    assert times(state) == times(play(state, "turn")) == 3


def test_after_water_the_wheel_may_be_turned():
    state = acting("water")
    assert (prompt(state), codes(state)) == ("ask-finish", ["turn", "done"])
    play(state, "turn")
    assert (farm(state)["wheel"], barn(state)) == (1, {"water": 3})


def test_after_the_last_action_the_wheel_may_be_turned_again_and_again():
    state = play(acting("water", "seeds"), "turn", "turn", "turn", "turn", seat=0)
    assert farm(state)["wheel"] == 4
    assert asked(state) == [1]


def test_before_two_actions_the_wheel_may_be_turned():
    state = acting("sow water", "feed seeds", seats=2, barn=[{"water": 1, "hay": 1}])
    assert codes(state, 0) == ["do:sow", "do:water", "turn"]
    play(state, "turn", seat=0)
    assert codes(state, 0) == ["do:sow", "do:water"]


def test_crops_and_animals_stay_where_they_are_when_the_wheel_turns():
    state = acting("feed", "seeds", fields=START, animals={"pig": 4}, barn={"water": 1})
    play(state, "turn")
    assert (standing(state), pasture(state, "pig")) == (START, 4)


def test_every_player_turns_only_its_own_wheel():
    state = play(acting("sow", "sow", barn=[{"hay": 1, "water": 1}] * 2), "turn", seat=1)
    assert [own["wheel"] for own in table(state)["farms"]] == [0, 1, 0, 0]


def test_a_turn_can_be_taken_back_during_the_actions():
    state = play(acting("sow", barn={"hay": 1, "water": 1}), "turn")
    state.undo(0)
    assert (farm(state)["wheel"], barn(state)) == (0, {"hay": 1, "water": 1})


# The arm


@pytest.mark.parametrize("field", [field for field in FIELDS if field[0] == "7"])
def test_the_wheel_turns_only_if_the_sector_that_its_arm_crosses_has_no_crops(field):
    assert "turn" not in codes(acting("sow", barn={"hay": 1, "water": 1}, fields={field: "hay"}))


def test_crops_in_other_sectors_do_not_stop_the_arm():
    fields = {field: "hay" for field in FIELDS if field[0] != "7"}
    assert codes(acting("feed", barn={"water": 1}, fields=fields)) == ["turn", "done"]


def test_completely_empty_means_no_animals_either():
    assert "turn" not in codes(acting("sow", barn={"hay": 1, "water": 1}, animals={"sheep": 7}))
    assert "turn" in codes(acting("sow", barn={"hay": 1, "water": 1}, animals={"sheep": 6}))


@pytest.mark.parametrize("turns", range(15))
def test_the_arm_goes_round_the_farm_backwards(turns):
    crossed = 7 - turns % 7
    blocked = acting("feed", "seeds", turns=turns, barn={"water": 1}, fields={f"{crossed}a": "hay"})
    free = {f"{sector}a": "hay" for sector in range(1, 8) if sector != crossed}
    assert asked(blocked) == [1]
    assert codes(acting("feed", turns=turns, barn={"water": 1}, fields=free)) == ["turn", "done"]


def test_the_first_three_turns_of_a_game_are_always_possible_and_the_fourth_after_a_harvest():
    state = acting("harvest", "seeds", barn=[{**BARN, "water": 4}], fields=[START])
    play(state, "turn", "turn", "turn")
    assert "turn" not in codes(state, 0)
    play(state, "harvest:4b")
    assert "turn" in codes(state, 0)


def test_a_field_sees_the_crops_in_order_and_then_three_turns_of_harvest():
    seen = []
    for turns in range(8):
        shown = [code for code in codes(acting("sow", turns=turns, barn=PLENTY)) if code == "sow:1a"]
        state = play(acting("sow", turns=turns, barn=PLENTY), "sow:1a") if shown else None
        green = "harvest:1a" in codes(acting("harvest", turns=turns, fields={"1a": "hay", "2a": "hay", "6a": "hay", "4a": "hay"}))
        seen.append(standing(state)["1a"] if state else "green" if green else "nothing")
    assert seen == ["carrot", "hay", "oats", "corn", "green", "green", "green", "carrot"]


# Production


@pytest.mark.parametrize(("animal", "turns"), [("sheep", 2), ("pig", 3), ("cow", 4), ("horse", 5)])
def test_an_animal_produces_when_the_pacifier_comes_to_its_pasture(animal, turns):
    state = play(acting("feed", barn={**PLENTY, "water": turns}), f"feed:{animal}")
    play(state, *["turn"] * (turns - 1))
    assert (pasture(state, animal) is HOME, produced(state)) == (False, {})
    play(state, "turn")
    assert (pasture(state, animal), produced(state)) == (HOME, {animal: 1})


def test_a_product_moves_its_cube_up_by_one_and_its_stars_count():
    state = acting("feed", "seeds", barn={"water": 1}, animals={"cow": 6}, produced={"cow": 2, "pig": 1})
    play(state, "turn")
    assert produced(state) == {"pig": 1, "cow": 3}
    assert state.score_sheet(0)["milk"] == PRINTED["score"]["usual"]["cow"][3] == 34


def test_both_animals_under_the_pacifier_go_home_and_produce():
    state = play(acting("feed", "seeds", barn={"water": 1}, animals={"pig": 6, "horse": 6}), "turn")
    assert (pasture(state, "pig"), pasture(state, "horse"), produced(state)) == (HOME, HOME, {"pig": 1, "horse": 1})


def test_animals_elsewhere_stay_outside():
    state = play(acting("feed", "seeds", barn={"water": 1}, animals={"pig": 6, "horse": 5, "cow": 1}), "turn")
    assert (pasture(state, "horse"), pasture(state, "cow"), produced(state)) == (5, 1, {"pig": 1})


def test_there_is_no_production_without_a_turn():
    state = acting("sow", barn={"hay": 1}, animals={"pig": 7})
    assert (pasture(state, "pig"), produced(state)) == (7, {})


def test_at_the_top_of_its_track_an_animal_goes_home_and_brings_nothing_more():
    top = len(PRINTED["score"]["usual"]["sheep"]) - 1
    state = acting("feed", "seeds", barn={"water": 1}, animals={"sheep": 6}, produced={"sheep": top})
    before = state.score_sheet(0)["wool"]
    play(state, "turn")
    assert (pasture(state, "sheep"), produced(state)) == (HOME, {"sheep": top})
    assert state.score_sheet(0)["wool"] == before == 36


def test_the_dearer_its_feed_the_longer_an_animal_stays_outside():
    wheel = PRINTED["wheel"]
    turns = [wheel["pacifier"] - 1 - wheel["animals"].index(animal) for animal in ANIMALS]
    assert turns == [2, 3, 4, 5]


# The wheel as a thing of cardboard


class Cardboard:
    """A farm with a ring of seven labels on it that is really turned, and an arm that lies on one of seven rivers."""

    def __init__(self):
        self.labels = [*PRINTED["wheel"]["sows"]]  # what lies over each sector
        self.symbols = [*PRINTED["wheel"]["animals"]]
        self.pacifiers = [place == PRINTED["wheel"]["pacifier"] for place in range(1, 8)]
        self.river = 7  # the arm lies behind this sector
        self.outside = {}
        self.products = dict.fromkeys(ANIMALS, 0)

    def turn(self):
        for ring in (self.labels, self.symbols, self.pacifiers):
            ring.append(ring.pop(0))
        self.river = self.river - 1 or 7
        nursery = self.pacifiers.index(True) + 1
        for animal in [animal for animal, sector in self.outside.items() if sector == nursery]:
            del self.outside[animal]
            self.products[animal] = min(6, self.products[animal] + 1)

    def sectors_for(self, label):
        return [sector for sector, shown in enumerate(self.labels, 1) if shown == label]

    def may_turn(self, own):
        crops = any(crop for field, crop in own["fields"].items() if int(field[0]) == self.river)
        return own["barn"]["water"] > 0 and not crops and self.river not in self.outside.values()


def fits(state, model):
    """Tell whether the game and the cardboard agree, as far as a player can ask."""
    own, decision = farm(state), state.decision
    assert {animal: sector + 1 for animal, sector in own["animals"].items() if sector >= 0} == model.outside
    assert own["produced"] == model.products
    assert [state.under(0, place) + 1 for place, crop in enumerate(PRINTED["wheel"]["sows"]) if crop] == [
        model.sectors_for(crop)[0] for crop in PRINTED["wheel"]["sows"] if crop
    ]
    assert state.under(0, PRINTED["wheel"]["pacifier"] - 1) == model.pacifiers.index(True)
    assert can_turn(state, 0) == model.may_turn(own)
    if decision.prompt.key in ("ask-sow", "ask-harvest", "ask-feed", "ask-alone"):
        assert ("turn" in decision.codes) == model.may_turn(own)
    for code in decision.codes:
        verb, _, what = code.partition(":")
        if verb == "sow":
            assert own["barn"][model.labels[int(what[0]) - 1]]
        elif verb == "harvest":
            assert model.labels[int(what[0]) - 1] == ""
    if decision.prompt.key == "ask-harvest" and decision.prompt.values["times"]:
        green = {field[0] for field, crop in own["fields"].items() if crop and model.labels[int(field[0]) - 1] == ""}
        assert green == {code[8] for code in decision.codes if code.startswith("harvest")}
    if decision.prompt.key == "ask-sow" and decision.prompt.values["times"]:
        open_fields = {
            field[0] for field, crop in own["fields"].items() if not crop and own["barn"].get(model.labels[int(field[0]) - 1], 0)
        }
        assert open_fields == {code[4] for code in decision.codes if code.startswith("sow")}


LIKED = {"turn": 4, "harvest": 8, "feed": 8}


@pytest.mark.parametrize("seed", range(6))
def test_the_wheel_does_what_a_wheel_of_cardboard_would(seed):
    chance, turns = random.Random(seed), 0
    state, model = grange.new_game("farmerama", seats=1, seed=seed), Cardboard()
    fits(state, model)
    while not state.over:
        allowed = state.decision.codes
        code = chance.choices(allowed, [LIKED.get(code.partition(":")[0], 1) for code in allowed])[0]
        state.play(code)
        if code == "turn":
            model.turn()
            turns += 1
        elif code.startswith("feed:"):
            model.outside[code[5:]] = model.symbols.index(code[5:]) + 1
        if not state.over:
            fits(state, model)
    assert turns >= 7  # once round
