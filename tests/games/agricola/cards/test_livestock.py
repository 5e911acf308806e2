"""Livestock providers: cards that bring animals."""

from __future__ import annotations

import pytest

from tests.games.agricola.builders import (
    a_farm,
    a_round,
    a_turn,
    codes,
    farm,
    feed_all,
    goods,
    is_turn,
    laid,
    play,
    table,
    use,
)

# Animal Dealer

MARKETS = [("sheep_market", "sheep"), ("pig_market", "boar"), ("cattle_market", "cattle")]


@pytest.mark.parametrize(("space", "animal"), MARKETS)
def test_the_animal_dealer_may_buy_one_more_animal_of_the_kind_at_its_market_for_a_food(space, animal):
    own = a_farm(pastures=["B1 C1"], cards=["animal_dealer"], food=1)
    state = play(use(space, own, seats=3, piles={space: 1}), "use:animal_dealer")
    assert goods(state) == {animal: 2}


def test_the_animal_dealer_is_not_forced_to_buy():
    own = a_farm(pastures=["B1 C1"], cards=["animal_dealer"], food=1)
    state = play(use("sheep_market", own, seats=3, piles={"sheep_market": 1}), "enough")
    assert goods(state) == {"sheep": 1, "food": 1}


def test_without_food_the_animal_dealer_buys_nothing():
    own = a_farm(pastures=["B1 C1"], cards=["animal_dealer"], wood=5)
    assert is_turn(use("sheep_market", own, seats=3, piles={"sheep_market": 1}), 1)


def test_the_animal_dealer_buys_with_food_made_of_grain():
    own = a_farm(pastures=["B1 C1"], cards=["animal_dealer"], grain=1)
    state = play(use("pig_market", own, seats=3, piles={"pig_market": 1}), "use:animal_dealer")
    assert goods(state) == {"boar": 2}


def test_the_animals_of_the_market_come_too_late_to_pay_the_animal_dealer():
    own = a_farm(pastures=["B1 C1"], cards=["fireplace_2", "animal_dealer"])
    assert is_turn(use("sheep_market", own, seats=3, piles={"sheep_market": 2}), 1)


def test_an_animal_that_was_bought_without_room_is_cooked():
    own = a_farm(cards=["fireplace_2", "animal_dealer"], food=1)
    state = play(use("sheep_market", own, seats=3, piles={"sheep_market": 1}), "use:animal_dealer")
    assert goods(state) == {"sheep": 1, "food": 2}


# Pig Breeder


def the_end_of(rounds, own):
    """The end of a round, with its harvest if it has one."""
    return feed_all(laid([{"step": "HarvestTime"}, {"step": "EndOfRound"}], [own], seats=4, rounds=rounds))


def test_the_pig_breeder_brings_a_boar():
    assert goods(use("lessons", a_farm(hand=["pig_breeder"]), seats=4)) == {"boar": 1}


@pytest.mark.parametrize(("rounds", "boar"), [(10, 2), (12, 3)], ids=["at the end of round 10", "at the end of round 12"])
def test_the_boar_of_the_pig_breeder_breed_at_the_end_of_round_12_only(rounds, boar):
    state = the_end_of(rounds, a_farm(pastures=["B1 C1"], cards=["pig_breeder"], boar=2))
    assert goods(state)["boar"] == boar


def test_the_extra_breeding_of_the_pig_breeder_is_no_harvest():
    own = a_farm("g.... r.... r....", ["B1 C1", "B2 C2"], cards=["pig_breeder", "loom"], boar=2, sheep=2, food=1)
    state = the_end_of(12, own)
    assert goods(state) == {"boar": 3, "sheep": 2, "food": 1}
    assert farm(state)["grain"] == {"A1": 3}


def test_a_single_boar_does_not_breed_for_the_pig_breeder():
    assert goods(the_end_of(12, a_farm(pastures=["B1 C1"], cards=["pig_breeder"], boar=1))) == {"boar": 1}


def test_a_young_boar_without_room_is_not_born_for_the_pig_breeder():
    assert goods(the_end_of(12, a_farm(".s... r.... r....", cards=["pig_breeder"], boar=2))) == {"boar": 2}


def test_before_the_boar_of_the_pig_breeder_breed_an_animal_may_be_cooked_to_make_room():
    own = a_farm(pastures=["B1"], cards=["fireplace_2", "pig_breeder"], boar=2, sheep=1)
    state = the_end_of(12, own)
    assert codes(state) == ["convert:sheep", "convert:boar", "enough"]
    assert goods(play(state, "convert:sheep")) == {"boar": 3, "food": 2}


def test_nothing_is_cooked_while_the_boar_of_the_pig_breeder_breed():
    own = a_farm(pastures=["B1"], cards=["fireplace_2", "pig_breeder"], boar=2, sheep=1)
    state = play(the_end_of(12, own), "enough")
    assert codes(state) == ["release:sheep", "release:boar"]


# Sheep Whisperer and Acorns Basket


@pytest.mark.parametrize(
    ("rounds", "coming"), [(1, [3, 6, 9, 11]), (4, [6, 9, 12, 14]), (7, [9, 12]), (12, [14]), (13, [])], ids=str
)
def test_sheep_wait_for_the_sheep_whisperer_two_five_eight_and_ten_rounds_ahead(rounds, coming):
    state = use("lessons", a_farm(hand=["sheep_whisperer"]), seats=4, rounds=rounds)
    assert [entry["round"] for entry in table(state)["coming"]] == coming
    assert all((entry["good"], entry["amount"]) == ("sheep", 1) for entry in table(state)["coming"])


@pytest.mark.parametrize(("rounds", "coming"), [(3, [4, 5]), (13, [14]), (14, [])], ids=str)
def test_a_boar_waits_for_the_acorns_basket_on_each_of_the_next_two_round_spaces(rounds, coming):
    own = a_farm(cards=["tutor", "grocer", "priest"], hand=["acorns_basket"], reed=1)
    state = play(use("meeting_place", own, rounds=rounds), "do:minor")
    assert [(entry["round"], entry["good"]) for entry in table(state)["coming"]] == [(number, "boar") for number in coming]


def test_the_acorns_basket_needs_three_occupations():
    state = use("meeting_place", a_farm(cards=["tutor", "grocer"], hand=["acorns_basket"], reed=1))
    assert is_turn(state, 1)


def test_an_animal_that_waits_comes_to_the_farm_at_the_start_of_its_round():
    state = a_round(6, a_farm(cards=["sheep_whisperer"]), seats=4, coming=[(6, 0, "sheep", 1), (9, 0, "sheep", 1)])
    assert goods(state) == {"sheep": 1}
    assert [entry["round"] for entry in table(state)["coming"]] == [9]


@pytest.mark.parametrize(("cards", "left"), [([], {"boar": 1}), (["fireplace_2"], {"boar": 1, "food": 2})], ids=["no pan", "a pan"])
def test_a_boar_that_comes_without_room_runs_off_or_is_cooked(cards, left):
    state = a_round(6, a_farm(cards=["acorns_basket", *cards], boar=1), coming=[(6, 0, "boar", 1)])
    assert goods(state) == left


def test_its_owner_says_which_animal_goes_when_another_kind_comes():
    state = a_round(6, a_farm(cards=["acorns_basket"], sheep=1), coming=[(6, 0, "boar", 1)])
    assert codes(state) == ["release:sheep", "release:boar"]


def test_the_stable_of_the_groom_may_be_built_before_an_animal_comes_or_after_it():
    own = a_farm(house="stone", cards=["groom", "acorns_basket"], boar=1, wood=1)
    first = a_round(6, own, coming=[(6, 0, "boar", 1)])
    assert codes(first) == ["use:groom", "arrive", "enough"]
    assert goods(play(first, "use:groom", "stable:B1")) == {"boar": 2}
    late = play(a_round(6, own, coming=[(6, 0, "boar", 1)]), "arrive", "use:groom", "stable:B1")
    assert goods(late) == {"boar": 1}


def test_two_seats_take_their_animals_in_the_order_of_the_round():
    farms = [a_farm(cards=["acorns_basket"], sheep=1), a_farm(cards=["sheep_whisperer"], boar=1)]
    state = a_round(6, *farms, seats=4, leader=1, coming=[(6, 0, "boar", 1), (6, 1, "sheep", 1)])
    play(state, "release:boar", seat=1)
    play(state, "release:sheep")
    assert (goods(state, 0), goods(state, 1)) == ({"boar": 1}, {"sheep": 1})


# Cattle Feeder


def test_the_cattle_feeder_may_buy_cattle_at_the_grain_seeds_for_a_food():
    state = play(use("grain_seeds", a_farm(cards=["cattle_feeder"], food=1), seats=4), "use:cattle_feeder")
    assert goods(state) == {"cattle": 1, "grain": 1}


@pytest.mark.parametrize(("space", "own"), [("grain_seeds", {}), ("day_laborer", {"food": 1})], ids=["no food", "elsewhere"])
def test_the_cattle_feeder_offers_nothing(space, own):
    assert is_turn(use(space, a_farm(cards=["cattle_feeder"], **own), seats=4), 1)


def test_grain_of_the_corn_scoop_comes_in_time_to_pay_the_cattle_feeder():
    own = a_farm(cards=["cattle_feeder", "corn_scoop"])
    state = play(use("grain_seeds", own, seats=4), "use:cattle_feeder")
    assert goods(state) == {"cattle": 1, "grain": 1}


# Young Animal Market


def test_the_young_animal_market_gives_cattle_for_a_sheep_and_passes_on():
    state = play(use("meeting_place", a_farm(hand=["young_animal_market"], sheep=1)), "do:minor")
    assert goods(state) == {"cattle": 1}
    assert farm(state)["cards"] == []
    assert state.view(1)["table"]["hand"] == ["young_animal_market"]


def test_without_a_sheep_nobody_goes_to_the_young_animal_market():
    assert is_turn(use("meeting_place", a_farm(hand=["young_animal_market"], boar=1)), 1)


def test_the_cattle_of_the_young_animal_market_needs_room_beside_the_sheep_that_stay():
    own = a_farm(pastures=["B1"], hand=["young_animal_market"], sheep=2, boar=1)
    state = play(use("meeting_place", own), "do:minor")
    assert codes(state) == ["release:sheep", "release:boar", "release:cattle"]


def test_the_neighbour_may_play_the_young_animal_market_in_the_same_round():
    state = a_turn(a_farm(hand=["young_animal_market"], sheep=1), a_farm(sheep=1), out=["major_improvement"])
    play(state, "space:meeting_place", "do:minor")
    play(state, "space:major_improvement", seat=1)
    assert goods(state, 1) == {"cattle": 1}


# Shepherd's Crook

FOUR = "B1 C1 D1 E1"


def fenced(own, *pastures, space="fencing"):
    """Let seat 0 enclose pastures, one after another, and stop."""
    state = use(space, own)
    if space == "farm_redevelopment":
        play(state, "do:fences")
    for pasture in pastures:
        play(state, *[f"add:{place}" for place in pasture.split()])
        go_on(state, "enclose")
    go_on(state, "enough")
    return state


def go_on(state, code):
    """Let seat 0 choose something, unless it was the only choice and has happened already."""
    if not is_turn(state, 1) and code in codes(state):
        play(state, code)


def test_the_shepherds_crook_brings_two_sheep_for_a_new_pasture_of_four_spaces():
    assert goods(fenced(a_farm(cards=["shepherds_crook"], wood=11), FOUR)) == {"sheep": 2, "wood": 1}


def test_a_pasture_of_three_spaces_is_too_small_for_the_shepherds_crook():
    assert goods(fenced(a_farm(cards=["shepherds_crook"], wood=9), "B1 C1 D1")) == {"wood": 1}


def test_two_new_pastures_bring_four_sheep():
    own = a_farm(cards=["shepherds_crook"], wood=15)
    assert goods(fenced(own, "B1 C1 B2 C2", "D1 E1 D2 E2")) == {"sheep": 4, "wood": 1}


@pytest.mark.parametrize(("part", "sheep"), [("B1", 2), ("B1 C1", 0)], ids=["four are left", "three are left"])
def test_the_shepherds_crook_looks_at_the_pastures_when_all_fences_of_the_action_stand(part, sheep):
    own = a_farm(cards=["shepherds_crook"], wood=15)
    assert goods(fenced(own, f"{FOUR} E2", part)).get("sheep", 0) == sheep


def test_dividing_an_old_pasture_makes_no_new_one_for_the_shepherds_crook():
    own = a_farm(pastures=["B1 C1 D1 E1 B2 C2 D2 E2"], cards=["shepherds_crook"], wood=4)
    state = fenced(own, "B1 C1 B2 C2")
    assert [len(pasture) for pasture in farm(state)["pastures"]] == [4, 4]
    assert goods(state).get("sheep", 0) == 0


def test_fences_of_the_farm_redevelopment_count_for_the_shepherds_crook_too():
    own = a_farm(cards=["shepherds_crook"], wood=10, clay=2, reed=1)
    assert goods(fenced(own, FOUR, space="farm_redevelopment")) == {"sheep": 2}


def test_the_mini_pasture_is_no_fencing_for_the_shepherds_crook():
    own = a_farm(pastures=[FOUR], cards=["shepherds_crook"], hand=["mini_pasture"], food=2)
    state = play(use("meeting_place", own), "do:minor", "cell:E2")
    assert [len(pasture) for pasture in farm(state)["pastures"]] == [4, 1]
    assert goods(state) == {}


def test_a_turn_without_new_fences_brings_no_sheep():
    state = a_turn(a_farm(pastures=["B1 C1 D1 E1"], cards=["shepherds_crook"], wood=2))
    assert goods(play(state, "space:day_laborer")) == {"wood": 2, "food": 2}
