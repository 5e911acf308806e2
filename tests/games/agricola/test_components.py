"""An owner's corrections of the box, and the mistakes that a refused file lists."""

from __future__ import annotations

import pytest

import grange
from tests.games.agricola.builders import (
    EMPTY_FARM,
    PRINTED,
    a_farm,
    a_harvest,
    a_round,
    a_turn,
    an_end,
    codes,
    farm,
    goods,
    places,
    play,
    play_to_the_end,
    sheet,
    table,
    use,
)


def mistakes_in(components):
    """Begin a game with broken components and name the places of the mistakes that it is refused with."""
    with pytest.raises(grange.BadComponents) as refusal:
        grange.new_game("agricola", seats=2, seed=1, components=components)
    return [mistake.values["place"] for mistake in refusal.value.values["mistakes"]]


# Corrected values


def test_an_owner_corrects_what_a_space_brings():
    changed = {"fills": {"forest": {"wood": [4, 4, 4, 4]}}, "gives": {"day_laborer": {"food": [2, 1, 2, 2]}}}
    assert table(a_round(1, components=changed))["piles"]["forest"] == 4
    assert goods(use("day_laborer", components=changed)) == {"food": 1}


def test_an_owner_corrects_what_can_be_done_on_a_space():
    changed = {"work": {"farmland": {"either": ["plow", "sow"]}, "house_redevelopment": {"afterward": ["fences"]}}}
    state = play(use("farmland", a_farm(grain=1), components=changed), "plow:C3")
    assert codes(state) == ["do:sow", "enough"]
    own = a_farm(clay=4, reed=1, wood=4)
    assert codes(use("house_redevelopment", own, components=changed)) == ["do:fences", "enough"]


def test_an_owner_corrects_prices():
    changed = {"prices": {"room": 4, "room_reed": 1, "stable_wood": 3, "fence_wood": 2}}
    state = use("farm_expansion", a_farm(house="clay", clay=4, reed=1), components=changed)
    assert goods(play(state, "room:A1")) == {}
    assert "farm_expansion" not in places(a_turn(a_farm(wood=2), components=changed), "space")
    assert "fencing" not in places(a_turn(a_farm(wood=7), components=changed, out=["fencing"]), "space")


def test_food_and_crops_pay_a_higher_price_together():
    dear = {"market": {"cattle_food": 2}}
    state = use("animal_market", a_farm(food=1, grain=1), tile="on", components=dear)
    assert goods(play(state, "take:cattle")) == {"cattle": 1}
    assert "take:cattle" not in codes(use("animal_market", a_farm(food=1), tile="on", components=dear))


def test_an_owner_corrects_a_card():
    changed = {"majors": {"fireplace_2": {"price": {"clay": 1}, "points": 5}}}
    state = use("major_improvement", a_farm(clay=1), components=changed)
    assert sheet(state, "cards") == 5


def test_an_owner_corrects_the_farm():
    changed = {"farm": {"rooms": ["A1", "B1", "C1"], "people": 3, "pets": 2}}
    own = farm(grange.new_game("agricola", seats=2, seed=1, components=changed))
    assert (own["rooms"], own["people"]) == (["A1", "B1", "C1"], 3)


def test_an_owner_corrects_hunger():
    changed = {"feeding": {"adult": [3, 1, 2, 2], "begging": -5}}
    state = a_harvest(a_farm(food=1), components=changed)
    assert sheet(state, "begging") == -5


def test_an_owner_corrects_crops_and_room():
    changed = {"fields": {"grain": 4}, "pastures": {"animals": 3}}
    state = use("grain_utilization", a_farm("f.... r.... r....", grain=1), components=changed)
    assert farm(state)["grain"] == {"A1": 4}
    own = a_farm(EMPTY_FARM, ["E1"])
    assert goods(use("sheep_market", own, piles={"sheep_market": 4}, components=changed)) == {"sheep": 4}


def test_an_owner_corrects_the_table_of_points():
    changed = {"score": {"sheep": [2, 3, 4, 5], "person": 4}}
    end = an_end(a_farm(sheep=1), components=changed)
    assert (sheet(end, "sheep"), sheet(end, "people")) == (-1, 8)


def test_an_owner_moves_cards_between_stages_and_harvests_follow():
    stages = {"first": ["major_improvement", "fencing", "grain_utilization"], "second": ["sheep_market", "basic_wish"]}
    stages |= {"third": ["house_redevelopment", "western_quarry", "vegetable_seeds", "pig_market"]}
    state = grange.new_game("agricola", seats=1, seed=1, components={"stages": stages})
    hungry = set()
    while not state.over:
        decision = state.decision
        if "feed" in decision.codes:
            hungry.add(table(state)["round"])
        state.play(decision.options[-1])
    assert hungry <= {3, 5, 9, 11, 13, 14}
    assert sorted(table(state)["shown"][:3]) == sorted(stages["first"])


def test_a_corrected_game_can_be_played_recorded_and_played_again():
    changed = {"farm": {"stables": 6, "fences": 12}, "start": {"food_solo": 5}}
    state = play_to_the_end(grange.new_game("agricola", seats=1, seed=3, components=changed))
    assert grange.replay(state.record()).to_dict() == state.to_dict()


def test_what_is_not_corrected_stays_as_printed():
    state = use("major_improvement", a_farm(clay=9), components={"farm": {"stables": 6}})
    assert codes(state) == ["play:fireplace_2", "play:fireplace_3", "play:hearth_4", "play:hearth_5"]


# Mistakes


@pytest.mark.parametrize(
    ("components", "place"),
    [
        ({"farm": {"rooms": []}}, "farm.rooms"),
        ({"farm": {"rooms": ["A2", "A2"]}}, "farm.rooms"),
        ({"farm": {"rooms": ["F9"]}}, "farm.rooms"),
        ({"farm": {"people": 0}}, "farm.people"),
        ({"farm": {"fences": 16}}, "farm.fences"),
        ({"farm": {"stables": -1}}, "farm.stables"),
        ({"stages": {"first": ["fencing"]}}, "stages"),
        ({"stages": {"sixth": ["farm_redevelopment", "fencing"]}}, "stages"),
        ({"stages": {"sixth": ["harvest_festival"]}}, "stages"),
        ({"fills": {"forest": {"wood": [3, 3]}}}, "fills.forest.wood"),
        ({"fills": {"forest": {"wood": [3, 3, 3, -1]}}}, "fills.forest.wood"),
        ({"gives": {"day_laborer": {"food": [2, 2, 2, 99]}}}, "gives.day_laborer.food"),
        ({"board": {"always": ["forest"]}}, "board.always"),
        ({"board": {"three_players": ["grove", "resource_market", "hollow", "hollow"]}}, "board.three_players"),
        ({"work": {"farmland": {"either": []}}}, "work.farmland.either"),
        ({"work": {"farmland": {"either": ["dance"]}}}, "work.farmland.either"),
        ({"work": {"farmland": {"either": ["plow", "plow"]}}}, "work.farmland.either"),
        ({"work": {"house_redevelopment": {"afterward": ["lessons"]}}}, "work.house_redevelopment.afterward"),
        ({"market": {"choice": [1]}}, "market.choice"),
        ({"market": {"wish_from_round": 15}}, "market.wish_from_round"),
        ({"prices": {"fence_wood": 0}}, "prices.fence_wood"),
        ({"prices": {"room": -1}}, "prices.room"),
        ({"fields": {"grain": 0}}, "fields.grain"),
        ({"pastures": {"animals": -2}}, "pastures.animals"),
        ({"feeding": {"adult": [3, 2, 2]}}, "feeding.adult"),
        ({"feeding": {"begging": 3}}, "feeding.begging"),
        ({"score": {"sheep": [1, 4, 6]}}, "score.sheep"),
        ({"score": {"sheep": [4, 1, 6, 8]}}, "score.sheep"),
        ({"score": {"rooms": [0, 1]}}, "score.rooms"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(components, place):
    assert mistakes_in(components) == [place]


@pytest.mark.parametrize(
    ("components", "place"),
    [
        ({"harm": {}}, "harm"),
        ({"farm": {"goats": 1}}, "farm.goats"),
        ({"farm": {"people": "two"}}, "farm.people"),
        ({"farm": 7}, "farm"),
        ({"fills": {"desert": {"sand": [1, 1, 1, 1]}}}, "fills.desert"),
        ({"majors": {"windmill": {}}}, "majors.windmill"),
        ({"work": {"forest": {"either": ["plow"]}}}, "work.forest"),
    ],
)
def test_an_unknown_name_or_a_wrong_kind_of_value_is_refused(components, place):
    assert mistakes_in(components) == [place]


def test_every_mistake_is_listed():
    broken = {"farm": {"people": 0, "pets": 99}, "score": {"boar": [3, 2, 1, 0]}, "stages": {"first": []}}
    assert sorted(mistakes_in(broken)) == ["farm.people", "farm.pets", "score.boar", "stages"]


@pytest.mark.parametrize("name", ["forest", "meeting_place", "sheep_market"])
def test_a_space_on_which_an_owner_lets_nothing_gather_stops_no_game(name):
    (good,) = set(PRINTED["fills"][name]) - {"source"}
    components = {"fills": {name: {good: [0, 0, 0, 0]}}}
    assert play_to_the_end(grange.new_game("agricola", seats=2, seed=1, components=components)).over


def test_a_family_that_begins_larger_than_it_may_become_is_refused():
    assert mistakes_in({"farm": {"people": 4, "most_people": 3}}) != []


@pytest.mark.parametrize(
    "card",
    [
        {"fireplace_2": {"price": {"clay": -2}}},
        {"fireplace_2": {"cooks": {"sheep": -2}}},
        {"clay_oven": {"bakes": {"food": -5}}},
        {"clay_oven": {"bakes": {"most": -1}}},
        {"joinery": {"crafts": {"wood": -2}}},
        {"joinery": {"bonus": [7, 5, 3]}},
        {"well": {"rounds": -1}},
    ],
)
def test_a_card_with_values_that_make_no_sense_is_refused(card):
    assert len(mistakes_in({"majors": card})) == 1


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"lessons": {"first": []}}, "lessons.first"),
        ({"lessons": {"four_players": [1, 99]}}, "lessons.four_players"),
        ({"occupations": {"grocer": {"players": 0}}}, "occupations.grocer.players"),
        ({"minors": {"basket": {"price": {"reed": -1}}}}, "minors.basket.price"),
    ],
)
def test_printed_values_of_hand_cards_that_cannot_be_are_refused(changed, place):
    assert mistakes_in(changed) == [place]
