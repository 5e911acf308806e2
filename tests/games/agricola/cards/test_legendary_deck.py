"""The Legendary deck: occupations, improvements and spaces; what each card does, when it does nothing, how it combines."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    CARDS,
    LEGENDARY_DECK,
    SPACES,
    a_farm,
    a_harvest,
    a_turn,
    an_end,
    asked,
    codes,
    farm,
    feed_all,
    goods,
    is_turn,
    laid,
    places,
    play,
    sheet,
    some,
    table,
    take_turns,
    use,
)

NO_SEAT = -1  # in the place of a seat
BUSY = a_farm(placed=2)  # everybody is at work
BIG_HOUSE = "r.... r.... r...."


def draw(card: str, *farms: dict[str, Any], seats: int = 2, **more: Any) -> grange.State:
    """Seat 0 takes 3 wood from the Forest and draws a card."""
    piles = {"forest": 3} | more.pop("piles", {})
    return use("forest", *(farms or (a_farm(),)), seats=seats, top=[card], piles=piles, **more)


def alone(space: str, own: dict[str, Any], other: dict[str, Any] = BUSY, **more: Any) -> grange.State:
    """Seat 0 goes to a space with its last person, and the other seat has none left."""
    return use(space, own | {"placed": own["people"] - 1}, other, **more)


# Drawing


def test_whoever_takes_three_wood_from_a_space_draws_and_shows_the_top_card():
    state = draw("noble_knight")
    assert farm(state)["cards"] == ["noble_knight"]
    assert table(state)["decks"]["legendary_deck"] == len(LEGENDARY_DECK) - 1


def test_for_two_wood_no_card_is_drawn():
    state = use("copse", a_farm(), seats=4, piles={"copse": 2}, legendary_deck="on")
    assert table(state)["decks"]["legendary_deck"] == len(LEGENDARY_DECK)


def test_three_wood_on_a_space_of_another_kind_bring_a_card_too():
    wood = {"strewn": [[SPACES.index("clay_pit"), 0, 3]]}
    state = use("clay_pit", a_farm(), top=["noble_knight"], has_decks=wood)
    assert farm(state)["cards"] == ["noble_knight"]


def test_wood_that_a_card_adds_does_not_count_for_drawing():
    own = a_farm(cards=["chuck_the_wood_chuck"])
    assert table(use("copse", own, seats=4, piles={"copse": 2}))["decks"]["legendary_deck"] == len(LEGENDARY_DECK) - 1


# Revenant


def the_revenant_waits(**more: Any) -> dict[str, Any]:
    """Of seat 0 somebody lies on the card."""
    return {"notes": {"revenant": 1}, "has_decks": {"resting": [1, 0]}, **more}


def test_on_the_way_home_somebody_moves_onto_the_revenant():
    state = take_turns(a_turn(a_farm(cards=["revenant"], placed=1), BUSY), "day_laborer")
    assert table(state)["resting"] == [1, 0]
    assert (farm(state)["people"], farm(state)["at_home"]) == (2, 1)


def test_an_only_person_does_not_move_onto_the_revenant():
    state = take_turns(a_turn(a_farm(cards=["revenant"], people=1), BUSY), "day_laborer")
    assert table(state)["resting"] == [0, 0]


def test_who_waits_on_the_revenant_works_twice_after_all_others():
    own = a_farm(cards=["revenant"], placed=2)
    state = take_turns(a_turn(own, a_farm(placed=1), turn=1, **the_revenant_waits()), "day_laborer")
    assert asked(state) == [0]
    play(state, "space:farmland", "plow:B1")
    assert asked(state) == [0]
    assert "space:farmland" not in codes(state)
    play(state, "space:grain_seeds")
    assert goods(state) == {"grain": 1}
    assert table(state)["round"] == 2
    assert farm(state)["people"] == 2


def test_the_revenant_is_offered_only_what_is_possible_when_it_has_left_its_first_space():
    own = a_farm(cards=["revenant"], hand=["brook"], placed=2)  # the Brook wants somebody at the Fishing
    state = a_turn(own, BUSY, out=["major_improvement"], piles={"fishing": 1}, **the_revenant_waits())
    play(state, "space:fishing")
    before = state.to_dict()
    assert "major_improvement" not in places(state, "space")
    assert state.to_dict() == before
    for code in codes(state):
        play(state.copy(), code)


def test_on_the_road_not_taken_the_revenant_gets_its_goods_also_when_it_goes_on():
    own, piles = a_farm(cards=["revenant"], placed=2), {"reed_bank": 3, "clay_pit": 3}
    more = the_revenant_waits(shelf=["road_not_taken"], piles=piles, rounds=3)
    state = play(a_turn(own, BUSY, **more), "space:road_not_taken_reed", "space:grain_seeds")
    assert (table(state)["round"], goods(state)) == (4, {"reed": 3, "grain": 1})
    assert goods(play(a_turn(own, BUSY, **more), "space:grain_seeds", "space:road_not_taken_clay")) == {"clay": 3, "grain": 1}


def test_nobody_follows_the_revenant_on_the_road_not_taken():
    own = a_farm(cards=["revenant"], placed=2)
    state = a_turn(own, BUSY, shelf=["road_not_taken"], piles={"forest": 3}, top=["feral_child"], **the_revenant_waits())
    play(state, "space:road_not_taken_reed", "space:forest")
    assert asked(state) == [0]
    assert not [space for space in places(state, "space") if space.startswith("road")]
    assert grange.from_dict(state.to_dict()) == state


def test_the_revenant_walks_the_road_not_taken_only_once():
    own = a_farm(cards=["revenant"], placed=2)
    more = the_revenant_waits(shelf=["road_not_taken"], piles={"reed_bank": 3}, rounds=1)
    state = play(a_turn(own, BUSY, **more), "space:road_not_taken_reed", "space:grain_seeds")
    assert goods(state)["reed"] == 3
    while table(state)["round"] < 3:
        state.play("space:day_laborer" if "space:day_laborer" in state.decision.codes else state.decision.options[-1])
    assert goods(state)["reed"] == 3


def test_welshie_also_sends_the_revenant_to_its_first_space_and_its_owner_chooses_the_second():
    own = a_farm(cards=["revenant"], placed=2)
    state = a_turn(own, BUSY, **the_revenant_waits(has_decks={"resting": [1, 0], "sent_by": [1, NO_SEAT]}, x_deck="on"))
    assert (asked(state), state.decision.prompt.key) == ([1], "ask-send")
    assert grange.from_dict(state.to_dict()) == state
    play(state, "space:farmland", seat=1)
    assert places(state, "plow", 0)
    play(state, "plow:B1")
    assert (asked(state), state.decision.prompt.key) == ([0], "ask-work-last")
    assert "farmland" not in places(state, "space")
    play(state, "space:grain_seeds")
    assert table(state)["round"] == 2


def test_the_revenant_need_not_work():
    state = play(a_turn(a_farm(cards=["revenant"], placed=2), BUSY, **the_revenant_waits()), "stay")
    assert table(state)["round"] == 2


def test_who_waits_on_the_revenant_needs_no_room():
    own = a_farm(cards=["revenant"], placed=1)
    state = use("basic_wish", own, **the_revenant_waits())
    assert farm(state)["people"] == 3


def test_the_revenant_is_no_home_until_somebody_lies_there():
    own = a_farm(cards=["revenant"])
    assert "basic_wish" not in places(a_turn(own, out=["basic_wish"]), "space")


def test_a_feral_child_that_the_revenant_finds_works_before_its_second_action():
    own = a_farm(cards=["revenant"], placed=2)
    state = a_turn(own, BUSY, piles={"forest": 3}, top=["feral_child"], **the_revenant_waits())
    play(state, "space:forest")
    assert farm(state)["at_home"] == 1
    play(state, "space:day_laborer", "space:fishing")
    assert table(state)["round"] == 2


# Werewolf


def test_on_the_way_home_the_werewolf_wants_an_own_animal_for_the_action_of_a_free_space():
    state = alone("day_laborer", a_farm(cards=["werewolf"], sheep=1))
    assert codes(state) == ["at:" + space for space in places(state, "at")] + ["enough"]
    assert "day_laborer" not in places(state, "at")
    play(state, "at:grain_seeds")
    assert goods(state) == {"food": 2, "grain": 1}


def test_the_owner_chooses_which_animal_the_werewolf_gets():
    state = alone("day_laborer", a_farm(pastures=["B1"], cards=["werewolf", "fireplace_2"], sheep=2, boar=1))
    assert places(state, "give") == ["sheep", "boar"]
    assert goods(play(state, "give:boar", "enough")) == {"food": 2, "sheep": 2}


def test_without_own_animals_the_werewolf_takes_another_players_who_has_the_action():
    state = alone("day_laborer", a_farm(cards=["werewolf"]), BUSY | a_farm(placed=2, boar=1))
    assert asked(state) == [1]
    assert goods(state, 1) == {}
    assert goods(play(state, "at:grain_seeds", seat=1), 1) == {"grain": 1}


def test_if_nobody_has_animals_the_werewolf_does_nothing():
    assert table(alone("day_laborer", a_farm(cards=["werewolf"])))["round"] == 2


def test_the_werewolf_gets_no_animal_that_another_card_has_taken_on_the_way_home():
    road, pet = a_farm(placed=1), a_farm(placed=2, cards=["werewolf"], sheep=1)  # the sheep lives in the house
    piles, shelf, top = {"western_quarry": 1}, ["road_not_taken"], ["mind_the_jets"]
    state = use("road_not_taken_reed", road, pet, shelf=shelf, top=top, piles=piles, out=["western_quarry"])
    assert goods(state, 1) == {}
    assert is_turn(state, 0)


def test_a_table_can_be_written_down_while_animals_are_hidden_from_the_werewolf():
    state = alone("day_laborer", a_farm(cards=["werewolf"]), BUSY | a_farm(placed=2, boar=1, cards=["fireplace_2"]))
    assert codes(state, 1) == ["convert:boar", "enough"]
    assert grange.from_dict(state.to_dict()) == state


# The Noble Knight, Chuck the Wood Chuck


def test_the_noble_knight_brings_two_wood_from_fishing():
    assert goods(use("fishing", a_farm(cards=["noble_knight"]), piles={"fishing": 1})) == {"food": 1, "wood": 2}


def test_the_noble_knight_brings_wood_even_if_nothing_was_caught():
    assert goods(use("fishing", a_farm(cards=["noble_knight"]))) == {"wood": 2}


def test_nobody_else_gets_wood_from_the_noble_knight():
    assert goods(use("fishing", a_farm(), a_farm(cards=["noble_knight"]), piles={"fishing": 1})) == {"food": 1}


def test_a_space_that_gives_only_wood_gives_chuck_one_more():
    own = a_farm(cards=["chuck_the_wood_chuck"])
    assert goods(use("forest", own, piles={"forest": 3}, top=["noble_knight"])) == {"wood": 4}


@pytest.mark.parametrize("space", ["clay_pit", "day_laborer"])
def test_chuck_gets_no_wood_from_other_spaces(space):
    assert "wood" not in goods(use(space, a_farm(cards=["chuck_the_wood_chuck"]), piles={"clay_pit": 1}))


def test_chuck_gets_no_wood_from_an_empty_space():
    assert goods(use("forest", a_farm(cards=["chuck_the_wood_chuck"]))) == {}


# Meeting a Unicorn


def test_a_sheep_and_a_unicorn_have_a_lamb():
    state = feed_all(a_harvest(a_farm(pastures=["B1"], cards=["unicorn_one"], food=4, sheep=1), a_farm(food=4)))
    assert goods(state)["sheep"] == 2


def test_the_unicorn_alone_has_no_young_and_makes_no_third_of_a_pair():
    state = feed_all(a_harvest(a_farm(pastures=["B1"], cards=["unicorn_one"], food=4, sheep=2), a_farm(food=4)))
    assert goods(state) == {"sheep": 3}
    assert goods(feed_all(a_harvest(a_farm(cards=["unicorn_one"], food=4), a_farm(food=4)))) == {}


def test_the_owner_chooses_what_the_unicorn_is():
    own = a_farm(pastures=["B1", "C1"], cards=["unicorn_one"], food=4, sheep=1, boar=1)
    state = a_harvest(own, a_farm(food=4))
    assert codes(state) == ["into:sheep", "into:boar"]
    assert goods(play(state, "into:sheep")) == {"sheep": 2, "boar": 1}


def test_at_the_end_the_unicorn_is_where_it_brings_most():
    assert sheet(an_end(a_farm(pastures=["B1"], cards=["unicorn_one"], cattle=1, sheep=1)), "bonus") == 2  # a boar
    many = a_farm(pastures=["B1", "C1 D1", "B2 C2"], cards=["unicorn_one"], cattle=1, boar=1, sheep=1)
    assert sheet(an_end(many), "bonus") == 1  # a second cattle


def test_the_unicorn_cannot_be_cooked():
    state = a_harvest(a_farm(cards=["unicorn_one", "fireplace_2"]), a_farm(food=4))
    assert farm(state)["begging"] == 4


def test_the_boar_of_the_pig_breeder_takes_the_unicorn_for_one_of_its_own():
    own = a_farm(pastures=["B1"], cards=["unicorn_one", "pig_breeder"], boar=1)
    state = laid([{"step": "HarvestTime"}, {"step": "EndOfRound"}], [own], seats=4, rounds=12)
    assert goods(state) == {"boar": 2}


def test_the_second_part_of_the_unicorn_brings_a_child_without_room_and_costs_3_points():
    state = draw("unicorn_two")
    assert (farm(state)["people"], farm(state)["newborns"]) == (3, 1)
    assert sheet(state, "cards") == -3


def test_the_points_of_the_unicorn_are_lost_even_without_a_child():
    state = draw("unicorn_two", a_farm(people=5))
    assert farm(state)["people"] == 5
    assert sheet(state, "cards") == -3


def test_under_the_tripods_the_child_of_the_unicorn_costs_a_food():
    assert goods(draw("unicorn_two", a_farm(food=1), shelf=["tripods"])) == {"wood": 3}
    assert farm(draw("unicorn_two", shelf=["tripods"]))["people"] == 2


# Fences of Unusual Size


def enclose(*spaces: str) -> list[str]:
    return [*(f"add:{space}" for space in spaces), "enclose"]


SQUARE = [f"{column}{row}" for row in (1, 2, 3) for column in "CDE"]


def test_a_pasture_of_three_by_three_costs_4_wood_with_fences_of_unusual_size():
    state = use("fencing", a_farm(cards=["fences_of_unusual_size"], wood=4))
    assert goods(play(state, *enclose(*SQUARE))) == {}
    assert farm(state)["pastures"] == [sorted(SQUARE, key=lambda name: (name[1], name[0]))]


def test_a_corner_makes_a_new_line():
    state = use("fencing", a_farm(cards=["fences_of_unusual_size"], wood=6))
    assert goods(play(state, *enclose("C1", "C2", "D2"))) == {}


def test_a_line_through_a_pasture_costs_1_wood():
    own = a_farm(pastures=["C1 D1 C2 D2"], cards=["fences_of_unusual_size"], wood=1)
    assert goods(play(use("fencing", own), "add:C1", "add:D1")) == {}


def test_even_long_fences_need_the_pieces():
    own = a_farm(pastures=["B1 C1 D1 E1 B2 C2 D2 E2"], cards=["fences_of_unusual_size"], wood=9)  # of 15 pieces, 3 are left
    assert farm(play(use("fencing", own), "add:B3"))["pastures"][-1] == ["B3"]  # and nothing could be added


def test_without_the_card_every_fence_costs_a_wood():
    assert "fencing" not in places(a_turn(a_farm(wood=3), out=["fencing"], legendary_deck="on"), "space")
    assert "fencing" not in places(a_turn(a_farm(cards=["fences_of_unusual_size"], wood=3), out=["fencing"]), "space")


# The Witch

NEXT = ["hermit", "french_castle", "boar_king", "noble_knight"]


def with_witch(tokens: int = 3, **more: Any) -> grange.State:
    return a_turn(a_farm(cards=["witch"]), top=NEXT, notes={"witch": tokens}, **more)


def test_the_witch_costs_a_wood_and_brings_three_tokens():
    state = draw("witch")
    assert goods(state) == {"wood": 2}
    assert farm(state)["notes"] == {"witch": 3}


def test_for_a_token_one_sees_the_next_three_cards_and_changes_their_order():
    state = play(with_witch(), "any:witch")
    assert codes(state) == ["top:hermit", "top:boar_king", "top:french_castle"]
    play(state, "top:boar_king", "top:hermit")
    assert state.view(0)["table"]["scried"] == ["boar_king", "hermit", "french_castle"]
    assert farm(state)["notes"] == {"witch": 2}
    assert is_turn(state, 0)


def test_nobody_else_sees_what_the_witch_shows():
    state = play(with_witch(), "any:witch", "top:boar_king", "top:hermit")
    assert state.view(1)["table"]["scried"] == state.view(None)["table"]["scried"] == []
    known = [state.imagine(0, seed).view(0)["table"]["scried"] for seed in range(5)]
    assert all(cards == ["boar_king", "hermit", "french_castle"] for cards in known)
    guessed: Any = [state.imagine(1, seed) for seed in range(9)]
    assert len({tuple(each.decks[1][-3:]) for each in guessed}) > 1


def test_a_card_that_was_drawn_is_no_longer_among_those_that_were_seen():
    state = play(with_witch(piles={"forest": 3}), "any:witch", "top:boar_king", "top:hermit", "space:forest", "plow:B1")
    assert state.view(0)["table"]["scried"] == []  # the Boar King was shuffled back
    state = play(with_witch(piles={"forest": 3}), "any:witch", "top:hermit", "top:boar_king", "space:forest")
    assert state.view(0)["table"]["scried"] == ["boar_king", "french_castle"]


def test_after_her_last_token_the_witch_goes_back_into_the_deck():
    state = play(with_witch(1), "any:witch", "top:boar_king", "top:hermit")
    assert farm(state)["cards"] == []
    assert table(state)["decks"]["legendary_deck"] == len(LEGENDARY_DECK)
    assert state.view(0)["table"]["scried"] == []


def test_a_single_card_is_seen_but_there_is_nothing_to_order():
    spent = [CARDS.index(card) for card in LEGENDARY_DECK if card not in ("witch", "hermit")]
    has_decks = {"decks": [[], [CARDS.index("hermit")]], "spent": spent}
    state = a_turn(a_farm(cards=["witch"]), notes={"witch": 3}, has_decks=has_decks)
    assert is_turn(play(state, "any:witch"), 0)
    assert state.view(0)["table"]["scried"] == ["hermit"]


# Camelot


def test_camelot_holds_an_animal_of_each_kind():
    own = a_farm(cards=["camelot"], sheep=1, boar=1, cattle=1)
    assert goods(use("sheep_market", own, piles={"sheep_market": 1})) == {"sheep": 2, "boar": 1, "cattle": 1}


def test_camelot_holds_no_second_one_of_a_kind():
    own = a_farm(cards=["camelot"], sheep=2)
    assert goods(use("sheep_market", own, piles={"sheep_market": 1})) == {"sheep": 2}


def test_camelot_is_a_home_for_one_person_but_no_room():
    assert farm(use("basic_wish", a_farm(cards=["camelot"])))["people"] == 3
    three = a_farm(BIG_HOUSE, cards=["camelot"], people=4)
    assert "basic_wish" not in places(a_turn(three, out=["basic_wish"]), "space")
    assert sheet(an_end(a_farm(house="clay", cards=["camelot"])), "rooms") == 2


# The Fire Bog Flame Spurts Oven


@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle", "llama", "fairy"])
def test_the_fire_bog_oven_makes_2_food_of_any_animal(animal):
    state = a_harvest(a_farm(cards=["fire_bog_oven"], **some(animal, 1)), a_farm(food=4), shelf=["peruvian_inquisition"])
    assert farm(play(state, f"convert:{animal}"))["begging"] == 2


def test_a_llama_is_cooked_nowhere_else():
    state = a_harvest(a_farm(cards=["fireplace_2"], llama=1), a_farm(food=4), shelf=["peruvian_inquisition"])
    assert farm(state)["begging"] == 4


def test_a_better_hearth_still_cooks_better():
    state = a_harvest(a_farm(cards=["fire_bog_oven", "hearth_4"], cattle=1), a_farm(food=4))
    assert farm(play(state, "convert:cattle"))["begging"] == 0


def test_the_fire_bog_oven_is_a_point_and_bakes_nothing():
    assert sheet(an_end(a_farm(cards=["fire_bog_oven"])), "cards") == 1
    own = a_farm(cards=["fire_bog_oven"], grain=1)
    assert "grain_utilization" not in places(a_turn(own, out=["grain_utilization"]), "space")


# Land of Milk and Honey


def test_the_land_of_milk_and_honey_gives_10_food_and_keeps_a_person():
    state = use("land_of_milk_and_honey", a_farm(placed=1), BUSY, shelf=["land_of_milk_and_honey"])
    assert goods(state) == {"food": 10}
    assert farm(state)["people"] == 1


def test_an_only_person_cannot_go_to_the_land_of_milk_and_honey():
    assert "land_of_milk_and_honey" not in places(a_turn(a_farm(people=1), shelf=["land_of_milk_and_honey"]), "space")


def test_who_goes_there_and_to_the_warrior_queen_needs_three_people():
    shelf = ["land_of_milk_and_honey", "warrior_queen"]
    state = use("land_of_milk_and_honey", a_farm(), BUSY, shelf=shelf)
    assert "warrior_queen" not in places(state, "space")
    state = use("land_of_milk_and_honey", a_farm(people=3), BUSY, shelf=shelf)
    assert "warrior_queen" in places(state, "space")


# Warrior Queen


def test_the_warrior_queen_gives_5_points_and_keeps_a_person():
    state = use("warrior_queen", a_farm(placed=1), BUSY, shelf=["warrior_queen"])
    assert sheet(state, "bonus") == 5
    assert farm(state)["people"] == 1


def test_the_warrior_queen_takes_the_place_of_the_basic_wish():
    state = draw("warrior_queen", a_farm(BIG_HOUSE), a_farm(BIG_HOUSE), out=["basic_wish"])
    assert "warrior_queen" in places(state, "space", 1)
    assert "basic_wish" not in places(state, "space", 1)


def test_a_basic_wish_that_has_not_come_yet_never_comes():
    state = draw("warrior_queen", a_farm(BIG_HOUSE, placed=1), BUSY, out=[], rounds=4)
    feed_all(state)
    while table(state)["round"] < 7:
        assert "basic_wish" not in places(state, "space", state.decision.seat)
        state.play("space:day_laborer" if "space:day_laborer" in state.decision.codes else state.decision.codes[0])
        feed_all(state)


def test_who_stands_on_the_basic_wish_stands_on_the_warrior_queen_then():
    own, other = a_farm(), a_farm(BIG_HOUSE, placed=1)
    state = draw("warrior_queen", own, other, out=["basic_wish"], taken={"basic_wish": 1})
    assert table(state)["taken"]["warrior_queen"] == [1]
    assert "warrior_queen" not in places(state, "space", 1)


# Dragon's Lair


def test_for_a_cattle_the_dragon_gives_3_stone():
    state = use("dragons_lair", a_farm(cattle=1), shelf=["dragons_lair"])
    assert goods(state) == {"stone": 3}
    assert is_turn(state, 1)


def test_for_a_sheep_three_own_spaces_burn():
    state = use("dragons_lair", a_farm(sheep=1), shelf=["dragons_lair"])
    play(state, "cell:A1", "cell:C3", "cell:E1")
    assert table(state)["wasted"][0] == ["A1", "E1", "C3"]
    assert sheet(state, "unused") == -10
    assert is_turn(state, 1)


def test_for_a_boar_two_minor_improvements_come_into_the_hand():
    state = use("dragons_lair", a_farm(boar=1), shelf=["dragons_lair"], cards="on")
    assert table(state)["in_hand"][0] == {"occupations": 0, "minors": 2}


def test_without_hand_cards_the_dragon_wants_no_boar():
    assert "dragons_lair" not in places(a_turn(a_farm(boar=1), shelf=["dragons_lair"]), "space")


def test_for_a_person_an_occupation_of_another_player_goes():
    state = use("dragons_lair", a_farm(placed=1), a_farm(placed=2, cards=["tutor"]), shelf=["dragons_lair"])
    assert farm(state, 1)["cards"] == []
    assert farm(state)["people"] == 1


def test_with_an_occupation_that_is_lost_the_goods_go_that_it_put_on_round_spaces():
    other = a_farm(house="stone", cards=["manservant", "well"], placed=2)
    coming = [(6, 1, "food", 3, "manservant"), (6, 1, "food", 1)]
    state = a_turn(a_farm(people=3, placed=1), other, shelf=["dragons_lair"], rounds=5, coming=coming)
    play(state, "space:dragons_lair")
    assert farm(state, 1)["cards"] == ["well"]
    assert table(state)["coming"] == [{"round": 6, "seat": 1, "good": "food", "amount": 1, "card": "well"}]


def test_an_occupation_that_is_lost_was_played_all_the_same_so_the_next_lesson_costs_food():
    other = a_farm(cards=["tutor"], hand=["groom", "priest"], people=3, placed=1)
    state = play(a_turn(a_farm(people=3, placed=2), other, shelf=["dragons_lair"]), "space:dragons_lair")
    assert farm(state, 1)["cards"] == []
    assert "lessons" not in places(state, "space", 1)
    assert "space:lessons" in play(state, "space:day_laborer", seat=1).decision.codes


def test_everybody_knows_that_an_occupation_is_out_of_the_game_which_the_dragon_took():
    other = a_farm(cards=["tutor"], hand=["groom", "priest"], placed=1)
    state = play(a_turn(a_farm(people=3, placed=2), other, shelf=["dragons_lair"]), "space:dragons_lair")
    assert all(
        state.imagine(seat, seed).to_dict()["table"]["gone"] == [CARDS.index("tutor")] for seat in (0, 1) for seed in range(5)
    )


@pytest.mark.parametrize("card", ["revenant", "rebel"])
def test_the_dragon_takes_no_occupation_on_which_a_person_lies(card):
    other = a_farm(people=3, placed=3, cards=[card])
    decks: dict[str, Any] = {"notes": {card: 1}, "has_decks": {"resting": [0, 1]}, "shelf": ["dragons_lair"]}
    assert "dragons_lair" not in places(a_turn(a_farm(people=3), other, **decks), "space")


def test_the_lost_occupation_of_one_player_makes_no_lesson_dearer_for_another():
    own = a_farm(people=3, placed=1, hand=["groom"])
    state = play(a_turn(own, a_farm(cards=["tutor"], placed=2), shelf=["dragons_lair"]), "space:dragons_lair")
    assert "lessons" in places(state, "space")


def test_the_same_goods_of_another_player_stay_when_an_occupation_is_lost():
    other, coming = a_farm(cards=["wall_builder"], placed=2), [(6, 0, "food", 1, "herring_pot"), (6, 1, "food", 1, "wall_builder")]
    state = a_turn(a_farm(people=3, placed=1), other, shelf=["dragons_lair"], rounds=5, coming=coming)
    play(state, "space:dragons_lair")
    assert [(entry["seat"], entry["card"]) for entry in table(state)["coming"]] == [(0, "herring_pot")]


def test_each_bargain_of_the_dragon_is_made_once_on_a_visit():
    own = a_farm(pastures=["B1"], cattle=2, boar=1)
    state = play(use("dragons_lair", own, shelf=["dragons_lair"], cards="on"), "give:cattle")
    assert codes(state) == ["give:boar", "enough"]


def test_an_animal_that_lived_with_a_lost_occupation_must_go():
    other = a_farm(cards=["animal_tamer"], sheep=2, placed=2)
    state = use("dragons_lair", a_farm(), other, shelf=["dragons_lair"])
    assert goods(state, 1) == {"sheep": 1}


# Fairy Ring


def test_the_fairy_ring_begins_with_two_fairies_and_gets_another_in_every_round():
    state = draw("fairy_ring", a_farm(placed=1), BUSY)
    assert table(state)["piles"]["fairy_ring"] == 3  # the next round has begun
    assert table(draw("fairy_ring"))["piles"]["fairy_ring"] == 2


def test_who_goes_to_the_fairy_ring_takes_all_fairies():
    state = use("fairy_ring", a_farm(), shelf=["fairy_ring"], piles={"fairy_ring": 4})
    assert goods(state) == {"fairy": 4}
    assert table(state)["piles"]["fairy_ring"] == 0


FULL = "fffff rffff rrrr."


def test_a_space_holds_two_fairies_and_is_used():
    assert goods(use("fairy_ring", a_farm(FULL), shelf=["fairy_ring"], piles={"fairy_ring": 3})) == {"fairy": 2}
    assert sheet(an_end(a_farm(fairy=2), shelf=["fairy_ring"]), "unused") == -11


def test_fairies_without_room_are_cooked_in_the_fire_bog_oven():
    own = a_farm(FULL, cards=["fire_bog_oven"])
    assert goods(use("fairy_ring", own, shelf=["fairy_ring"], piles={"fairy_ring": 3})) == {"fairy": 2, "food": 2}


def test_fairies_fly_off_when_their_space_is_built_on():
    state = play(use("farmland", a_farm(FULL, fairy=2), shelf=["fairy_ring"]))
    assert goods(state) == {}


@pytest.mark.parametrize(("number", "after"), [(1, 1), (2, 3), (5, 6)])
def test_fairies_breed_like_animals(number, after):
    state = feed_all(a_harvest(a_farm(food=4, fairy=number), a_farm(food=4), shelf=["fairy_ring"]))
    assert goods(state) == {"fairy": after}


def test_without_room_no_fairy_is_born():
    state = feed_all(a_harvest(a_farm(FULL, food=4, fairy=2), a_farm(food=4), shelf=["fairy_ring"]))
    assert goods(state) == {"fairy": 2}


@pytest.mark.parametrize(("own", "other", "points"), [(3, 2, 5), (2, 2, 5), (1, 2, 0), (0, 0, 0)])
def test_who_has_most_fairies_at_the_end_gets_5_points(own, other, points):
    assert sheet(an_end(a_farm(fairy=own), a_farm(fairy=other), shelf=["fairy_ring"]), "bonus") == points


# The Road Not Taken


def test_on_the_way_home_the_one_road_brings_all_reed_and_stone_that_are_left():
    piles = {"reed_bank": 2, "western_quarry": 1, "clay_pit": 3}
    state = alone("road_not_taken_reed", a_farm(), shelf=["road_not_taken"], piles=piles, out=["western_quarry"])
    assert goods(state) == {"reed": 2, "stone": 1}


def test_the_other_road_brings_all_clay():
    state = alone("road_not_taken_clay", a_farm(), shelf=["road_not_taken"], piles={"reed_bank": 2, "clay_pit": 3})
    assert goods(state) == {"clay": 3}


def test_what_others_take_before_is_not_there_any_more():
    state = a_turn(a_farm(placed=1), a_farm(placed=1), shelf=["road_not_taken"], piles={"clay_pit": 3})
    take_turns(state, "road_not_taken_clay", "clay_pit")
    assert (goods(state), goods(state, 1)) == ({}, {"clay": 3})


def test_stone_of_the_western_quarry_brings_a_card_of_the_x_deck_on_the_road_too():
    shelf, top = ["road_not_taken"], ["ley_lines"]
    state = alone("road_not_taken_reed", a_farm(), shelf=shelf, top=top, piles={"western_quarry": 1}, out=["western_quarry"])
    assert farm(state)["cards"] == ["ley_lines"]


def test_only_one_of_the_two_roads_is_taken_in_a_round():
    state = a_turn(a_farm(), a_farm(), shelf=["road_not_taken"])
    state.play("space:road_not_taken_clay")
    assert not {"road_not_taken_clay", "road_not_taken_reed"} & set(places(state, "space", 1))
    assert grange.from_dict(state.to_dict()) == state
    take_turns(state, "forest", "clay_pit", "fishing")
    assert {"road_not_taken_clay", "road_not_taken_reed"} <= set(places(state, "space", 0))


def test_the_werewolf_may_take_the_road_that_nobody_took():
    state = alone("day_laborer", a_farm(cards=["werewolf"], sheep=1), shelf=["road_not_taken"], piles={"clay_pit": 3})
    assert goods(play(state, "at:road_not_taken_clay")) == {"food": 2, "clay": 3}


# Pictures and words


def test_llamas_and_fairies_are_drawn_on_the_farm():
    own = a_farm(pastures=["B1"], llama=1, fairy=13)
    shelf = ["fairy_ring", "peruvian_inquisition"]
    drawn = a_turn(own, shelf=shelf).svg(0)
    assert all(f'href="#{piece}"' in drawn for piece in ("llama", "fairy", "fairies"))


def test_only_the_owner_of_the_witch_is_told_what_lies_on_top():
    state = with_witch()
    asked_before = state.view(1)["question"]
    play(state, "any:witch")
    assert state.view(1)["question"] == asked_before
    assert "boar_king" not in str(state.view(1))


def test_the_extra_tile_stays_closed_when_the_revenant_goes_on_from_there():
    state = a_turn(a_farm(cards=["revenant"], placed=2), BUSY, tile="on", **the_revenant_waits())
    play(state, "space:animal_market", "take:boar")
    assert "space:animal_market" not in codes(state)
    play(state, "space:day_laborer")
    assert table(state)["round"] == 2


def test_a_child_that_the_revenant_finds_with_its_second_action_does_not_go_to_the_extra_tile_from_which_it_came():
    own = a_farm(cards=["revenant"], placed=2)
    state = a_turn(own, BUSY, tile="on", piles={"forest": 3}, top=["feral_child"], **the_revenant_waits())
    play(state, "space:animal_market", "take:boar", "space:forest")
    assert (asked(state), table(state)["round"]) == ([0], 1)
    assert not {"copse", "resource_market", "animal_market", "modest_wish"} & set(places(state, "space"))


def test_an_occupation_that_was_drawn_leaves_the_first_lesson_free():
    own = a_farm(cards=["noble_knight"], hand=["tutor"])
    assert "lessons" in places(a_turn(own, BUSY), "space")
    assert farm(use("lessons", own, BUSY))["cards"] == ["noble_knight", "tutor"]
