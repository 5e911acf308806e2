"""The team game: partners opposite, the Marketplace between them, building for each other, one score for both."""

from __future__ import annotations

import random
import re

import pytest

import grange
from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.words import read_words
from grange.lab.simulation import Plan, play_game
from tests.games.agricola.builders import (
    CARDS,
    X_DECK,
    a_farm,
    a_turn,
    an_end,
    asked,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    play_on,
    sheet,
    use,
)


def in_a_team(space: str, *farms, team: str = "lower", **more) -> grange.State:
    """Seat 0 of a team has just gone to a space; its partner is seat 2."""
    return use(space, *farms, seats=4, team=team, **more)


def with_partner(own, partner):
    """Lay out the farms of seat 0 and of its partner."""
    return own, a_farm(), partner


def play_if_asked(state: grange.State, *wanted: str) -> grange.State:
    """Let seat 0 choose; what has only one possibility happens by itself."""
    for code in wanted:
        if asked(state) == [0] and code in codes(state):
            play(state, code)
    return state


# Setting up


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_team_game_is_refused_with_other_than_four_players(seats):
    with pytest.raises(grange.BadSetup, match="team"):
        grange.new_game("agricola", seats, 1, team="lower")


def test_the_marketplace_lies_on_the_board_only_in_a_team_game():
    assert "marketplace" not in places(a_turn(a_farm(wood=4), seats=4), "space")
    assert "marketplace" in places(a_turn(a_farm(wood=4), seats=4, team="lower"), "space")


# The Marketplace


def test_for_each_kind_of_good_that_is_given_one_good_is_paid_to_the_supply():
    state = in_a_team("marketplace", a_farm(wood=4, clay=2))
    play(state, "send:wood", "give:wood", "amount:3", "enough")
    assert goods(state, 0) == {"clay": 2}
    assert goods(state, 2) == {"wood": 3}


def test_the_good_that_is_paid_may_be_of_any_kind():
    state = in_a_team("marketplace", a_farm(wood=4, food=1))
    play(state, "send:wood", "give:food", "amount:4")
    assert goods(state, 0) == {}
    assert goods(state, 2) == {"wood": 4}


def test_a_single_cattle_goes_over_the_marketplace_if_something_else_is_paid():
    state = in_a_team("marketplace", a_farm(cattle=1, food=1))
    play(state, "send:cattle")
    assert (goods(state, 0), goods(state, 2)) == ({}, {"cattle": 1})


def test_who_takes_goods_from_the_partner_may_pay_one_of_them():
    state = in_a_team("marketplace", *with_partner(a_farm(wood=2), a_farm(grain=3)))
    play(state, "get:grain", "give:grain", "amount:2", "enough")
    assert goods(state, 0) == {"wood": 2, "grain": 2}
    assert goods(state, 2) == {}


def test_several_kinds_may_go_either_way_each_of_them_once():
    state = in_a_team("marketplace", *with_partner(a_farm(wood=5, clay=2), a_farm(food=6, wood=2)))
    play(state, "send:wood", "give:wood", "amount:1")
    assert codes(state) == ["send:clay", "get:food", "enough"]
    play(state, "get:food", "give:food", "amount:5", "enough")
    assert goods(state, 0) == {"wood": 3, "clay": 2, "food": 5}
    assert goods(state, 2) == {"wood": 3}
    assert asked(state) == [1]


def test_a_last_good_cannot_go_over_the_marketplace_as_nothing_pays_for_it():
    state = in_a_team("marketplace", *with_partner(a_farm(), a_farm(stone=1, reed=2)))
    assert goods(state, 0) == {"reed": 1}
    assert goods(state, 2) == {"stone": 1}


def test_nobody_goes_to_the_marketplace_when_nothing_could_arrive():
    for own, partner in ((a_farm(wood=1), a_farm()), (a_farm(), a_farm(clay=1))):
        state = a_turn(own, a_farm(wood=9), partner, seats=4, team="lower")
        assert "marketplace" not in places(state, "space")


def test_an_animal_that_is_given_must_find_room_at_the_partners_at_once():
    partner = a_farm(boar=1)  # in the house
    state = in_a_team("marketplace", *with_partner(a_farm(pastures=["E1 E2"], sheep=4, wood=2), partner))
    play(state, "send:sheep", "give:sheep", "amount:2")
    assert asked(state) == [2]
    play(state, "release:sheep", "release:boar", seat=2)
    assert asked(state) == [0]
    assert goods(state, 2) == {"sheep": 1}
    assert goods(state, 0) == {"sheep": 1, "wood": 2}


def test_an_animal_that_is_taken_must_find_room_at_once():
    own, partner = a_farm(cards=["fireplace_2"], sheep=1), a_farm(pastures=["E1 E2"], cattle=3)
    state = in_a_team("marketplace", *with_partner(own, partner))
    play(state, "give:cattle", "amount:2")
    assert codes(state) == ["convert:sheep", "convert:cattle"]
    play(state, "convert:sheep")
    assert goods(state, 0) == {"cattle": 1, "food": 5}


def test_where_animals_are_housed_first_those_that_the_partner_sends_are_not_cooked_at_once():
    own = a_farm("..... r.... r....", ["B1 C1"], sheep=4)
    state = use("marketplace", own, a_farm(), a_farm(cards=["fireplace_2"]), a_farm(), seats=4, team="lower", animals_first="on")
    play(state, "amount:3")
    assert goods(state, 2) == {"sheep": 1}


def test_llamas_that_are_given_must_find_room_at_the_partners_at_once():
    own, partner = a_farm(llama=3, pastures=["B1 C1"]), a_farm(sheep=1)  # in the house
    state = in_a_team("marketplace", *with_partner(own, partner), shelf=["peruvian_inquisition"])
    play(state, "send:llama", "amount:2")
    assert asked(state) == [2]
    play(state, "release:llama", "release:llama", seat=2)
    assert goods(state, 2) == {"sheep": 1}
    assert grange.from_dict(state.to_dict()) == state


def test_fairies_that_are_given_fly_off_where_the_partner_has_no_unused_space():
    state = in_a_team("marketplace", *with_partner(a_farm(fairy=3), a_farm("rrrrr rrrrr rrrrr")), shelf=["fairy_ring"])
    play(state, "amount:2")
    assert goods(state, 2) == {}


def test_fairies_fly_off_when_their_space_is_plowed_for_the_partner():
    state = in_a_team("farmland", *with_partner(a_farm(), a_farm("rrrrr rrrrr rrrr.", fairy=2)), shelf=["fairy_ring"])
    play(state, "plow_for:E3")
    assert goods(state, 2) == {}


def test_llamas_that_have_just_come_cannot_be_cooked_where_animals_that_have_just_come_cannot():
    own, partner = a_farm(llama=3, pastures=["B1 C1"]), a_farm(sheep=1, cards=["fire_bog_oven"])
    for rule, possible in (("off", True), ("on", False)):
        state = in_a_team("marketplace", *with_partner(own, partner), shelf=["peruvian_inquisition"], animals_first=rule)
        assert ("convert:llama" in codes(play(state, "send:llama", "amount:2"), 2)) == possible


def test_building_resources_that_go_over_the_marketplace_count_for_whoever_gets_them():
    state = in_a_team("marketplace", *with_partner(a_farm(wood=9, cards=["claypipe"]), a_farm(stone=9)), gained=[0, 0, 0, 0])
    play(state, "send:wood", "amount:7")
    assert state.to_dict()["table"]["gained"] == [0, 0, 7, 0]
    play(state, "get:stone", "give:stone", "amount:3")
    assert state.to_dict()["table"]["gained"] == [3, 0, 7, 0]


def test_crops_on_fields_do_not_go_over_the_marketplace():
    state = in_a_team("marketplace", a_farm("..... r.... rg...", wood=2, clay=2))
    assert not [code for code in codes(state) if "grain" in code]


# Building for the partner


@pytest.mark.parametrize("more", [{}, {"wood": 5, "reed": 2}], ids=["no room beside it", "another room beside it"])
def test_in_a_team_the_rooms_of_a_burnt_house_have_no_other_price(more):
    jets = CARDS.index("mind_the_jets")
    others = [CARDS.index(card) for card in X_DECK if card != "mind_the_jets"]
    own = a_farm("..... ..... .....", wood=2 + more.get("wood", 0), reed=1 + more.get("reed", 0))
    gone = {"spent": [jets], "decks": [others, []]}
    state = in_a_team("house_redevelopment", own, x_deck="on", has_decks=gone, rounds=6)
    label = state.label(state.decision.options[0], 0)
    assert (label.key, state.decision.prompt.key, label.values) == ("option-room", "ask-rebuild", {"place": "A1"})


def test_a_room_for_the_partner_costs_six_of_the_material_of_the_partners_house_and_three_reed():
    state = in_a_team("farm_expansion", *with_partner(a_farm(wood=5, clay=6, reed=3), a_farm(house="clay")))
    play(state, "do:rooms")
    assert places(state, "room") == ["A1", "B2", "B3"]
    play(state, "room_for:A1")
    assert farm(state, 2)["rooms"] == ["A1", "A2", "A3"]
    assert goods(state, 0) == {"wood": 5}
    assert farm(state, 0)["rooms"] == ["A2", "A3"]


def test_with_less_than_that_no_room_is_built_for_the_partner():
    state = in_a_team("farm_expansion", *with_partner(a_farm(wood=6, clay=5, reed=3), a_farm(house="clay")))
    play(state, "do:rooms")
    assert not places(state, "room_for")


def test_a_stable_for_the_partner_costs_three_wood_and_is_one_of_the_partners():
    state = in_a_team("farm_expansion", *with_partner(a_farm("sss.. r.... r...s", wood=7), a_farm("sss.. r.... r....")))
    play(state, "stable_for:D1")
    assert goods(state, 0) == {"wood": 4}
    assert "D1" in farm(state, 2)["stables"]
    assert asked(state) == [1]  # neither has a stable left


def test_the_stable_of_the_side_job_costs_three_wood_for_the_partner():
    state = in_a_team("side_job", a_farm(wood=3))
    play(state, "stable_for:E1")
    assert goods(state, 0) == {}
    assert farm(state, 2)["stables"] == ["E1"]


def test_for_every_three_fences_on_the_partners_farm_one_wood_more_is_paid():
    state = in_a_team("fencing", *with_partner(a_farm(wood=9), a_farm()))
    play(state, "add_for:E1", "enclose")
    assert goods(state, 0) == {"wood": 4}  # four fences, and one for three of them
    assert farm(state, 2)["pastures"] == [["E1"]]
    assert farm(state, 0)["pastures"] == []


def test_the_groups_of_three_are_counted_over_the_whole_action():
    state = in_a_team("fencing", a_farm(wood=20))
    play(state, "add_for:E1", "enclose", "add_for:D1", "add_for:D2", "enclose")  # four fences, then five
    assert goods(state, 0) == {"wood": 20 - 9 - 3}


def test_fences_on_both_farms_can_belong_to_one_action():
    state = in_a_team("fencing", a_farm(wood=9))
    play_if_asked(state, "add:E1", "enclose", "add_for:E1", "enclose")
    assert farm(state, 0)["pastures"] == farm(state, 2)["pastures"] == [["E1"]]
    assert goods(state, 0) == {}


def test_the_spaces_of_a_pasture_lie_on_one_farm():
    state = in_a_team("fencing", a_farm(wood=15))
    play(state, "add_for:E1")
    assert places(state, "add") == []
    assert places(state, "add_for") == ["D1", "E2"]


def test_no_more_fences_are_built_for_the_partner_than_the_partner_has_left():
    pastures = ["A1 B1 C1 D1 E1", "E2"]  # fifteen fences
    state = in_a_team("fencing", *with_partner(a_farm(wood=15), a_farm(pastures=pastures)))
    assert places(state, "add")
    assert places(state, "add_for") == []


def test_the_partner_lets_an_animal_go_when_a_pasture_that_was_divided_holds_fewer():
    full = a_farm("...ss r.... r....", pastures=["D1 E1"], sheep=16, boar=1)
    state = in_a_team("fencing", *with_partner(a_farm(wood=2), full))
    play_if_asked(state, "add_for:D1", "enclose", "enough")
    assert asked(state) == [2]
    assert codes(state, 2) == ["release:sheep", "release:boar"]


def test_a_field_may_be_plowed_on_the_partners_farm():
    state = in_a_team("farmland", *with_partner(a_farm(), a_farm("..... r.... rf...")))
    assert places(state, "plow_for") == ["B2", "C3"]
    play(state, "plow_for:C3")
    assert farm(state, 2)["fields"] == ["B3", "C3"]
    assert farm(state, 0)["fields"] == []


def test_who_has_no_land_left_may_still_plow_for_the_partner():
    full = a_farm("fffff rffff rffff")
    state = a_turn(*with_partner(full, a_farm()), seats=4, team="lower")
    assert "farmland" in places(state, "space")


# Cards


def test_a_discount_of_the_partners_card_holds_for_both():
    partner = a_farm(house="stone", cards=["stonecutter"])
    state = in_a_team("farm_expansion", *with_partner(a_farm(house="stone", stone=4, reed=2), partner))
    play(state, "room:A1")
    assert goods(state, 0) == {}


def test_a_discount_holds_for_what_is_built_on_the_partners_farm():
    own = a_farm(house="stone", cards=["stonecutter"], stone=5, reed=3)
    state = in_a_team("farm_expansion", *with_partner(own, a_farm(house="stone")))
    play_if_asked(state, "do:rooms", "room_for:A1")
    assert goods(state, 0) == {}


def test_a_card_that_names_a_price_takes_as_much_off_for_the_partner_as_for_oneself():
    state = in_a_team("farm_expansion", *with_partner(a_farm(cards=["carpenter"], wood=4, reed=3), a_farm()))
    play(state, "do:rooms", "room_for:A1")
    assert goods(state, 0) == {}


def test_the_three_free_fences_of_the_hedge_keeper_are_free_for_both_but_the_wood_for_helping_is_not():
    state = in_a_team("fencing", *with_partner(a_farm(wood=2), a_farm(cards=["hedge_keeper"])))
    play_if_asked(state, "add_for:E1", "enclose", "enough")
    assert goods(state, 0) == {}
    assert farm(state, 2)["pastures"] == [["E1"]]


def test_long_fences_are_cheap_for_the_partner_too_but_the_wood_for_helping_counts_every_fence():
    own = a_farm(cards=["fences_of_unusual_size"], wood=6)  # four lines of eight fences, and two for helping
    state = in_a_team("fencing", *with_partner(own, a_farm()))
    play_if_asked(state, "add_for:D1", "add_for:E1", "add_for:D2", "add_for:E2", "enclose")
    assert goods(state, 0) == {}
    assert farm(state, 2)["pastures"] == [["D1", "E1", "D2", "E2"]]
    poor = a_farm(cards=["fences_of_unusual_size"], wood=5)  # enough for four fences
    state = play(in_a_team("fencing", *with_partner(poor, a_farm())), "add_for:D1")
    assert farm(state, 2)["pastures"] == [["D1"]]


def test_the_wood_for_helping_cannot_be_paid_with_the_clay_of_the_rammed_clay():
    own = a_farm(cards=["rammed_clay"], clay=9)
    assert places(in_a_team("fencing", *with_partner(own, a_farm())), "add_for") == []


def test_what_a_card_lets_one_build_for_nothing_stands_on_ones_own_farm():
    own = a_farm(hand=["mini_pasture"], food=2)
    state = in_a_team("meeting_place", own)
    play(state, "do:minor")
    assert places(state, "cell")
    assert not [code for code in codes(state) if "_for" in code]


def test_plowing_by_a_card_may_be_for_the_partner_too():
    state = in_a_team("meeting_place", a_farm(hand=["shifting_cultivation"], food=2))
    play(state, "do:minor")
    assert places(state, "plow_for")


def test_partners_do_not_see_each_others_hands():
    state = a_turn(a_farm(hand=["carpenter"]), a_farm(), a_farm(hand=["stonecutter"]), seats=4, team="lower")
    assert state.view(0)["table"]["hand"] == ["carpenter"]
    assert "stonecutter" not in str(state.view(0)["table"])


# Points


def test_of_each_category_only_the_lower_value_of_the_two_counts():
    state = an_end(a_farm("..... r.... rffff"), a_farm(), a_farm("..... r.... r....", sheep=1), a_farm(), team="lower")
    lower = sum(min(sheet(state, name, 0), sheet(state, name, 2)) for name in state.score_sheet(0) if name != "team")
    assert state.scores[0] == state.scores[2] == lower
    assert sheet(state, "fields", 0) == 3
    assert sheet(state, "fields", 2) == -1


def test_the_final_scores_of_both_partners_are_multiplied():
    full = a_farm("rrr.. rrr.. rrf..", house="stone", people=5)
    state = an_end(full, a_farm(), full, a_farm(), team="product")
    own = sum(points for name, points in state.score_sheet(0).items() if name != "team")
    assert own > 0
    assert state.scores == [own * own, 0, own * own, 0]


def test_two_farms_below_nothing_do_not_make_a_good_team():
    state = an_end(a_farm(), a_farm(), a_farm(), a_farm(), team="product")
    assert state.scores == [0, 0, 0, 0]


@pytest.mark.parametrize("team", ["lower", "product"])
def test_partners_win_together(team):
    full = a_farm("rrr.. rrr.. rrf..", house="stone", people=5)
    assert an_end(a_farm(), full, a_farm(), full, team=team).winners == [1, 3]


def test_of_teams_with_equal_points_the_one_with_more_building_materials_wins():
    state = an_end(a_farm(wood=1), a_farm(clay=3), a_farm(stone=4), a_farm(), team="lower")
    assert state.winners == [0, 2]


# Whole games


WITH: tuple[dict[str, str], ...] = (
    {},
    {"cards": "on"},
    {"seasons": "winter"},
    {"cards": "on", "seasons": "spring", "x_deck": "on", "tile": "on"},
)


@pytest.mark.parametrize("rules", WITH, ids=str)
@pytest.mark.parametrize("team", ["lower", "product"])
def test_any_team_game_can_be_played_to_its_end_and_written_down(team, rules):
    for seed in range(3):
        state, chance = grange.new_game("agricola", 4, seed, team=team, **rules), random.Random(seed)
        while not state.over:
            play_on(state, chance)
            if chance.random() < 0.02:
                assert grange.from_dict(state.to_dict()) == state
        assert state.scores[:2] == state.scores[2:]
        assert state.winners in ([0, 2], [1, 3], [0, 1, 2, 3])


def test_a_position_with_a_trade_is_refused_where_there_are_no_partners():
    document = in_a_team("marketplace", a_farm(wood=4, clay=4)).to_dict()
    document["rules"]["team"] = "off"
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)


# What players see


def on_page(state: grange.State, seat: int, lang: str = "en") -> str:
    page = state.game.display.page(state, seat, read_words(lang, state.game.folder), ["Ada", "Moss", "Ivo", "Reed"])
    return page.main + page.side


def test_both_farms_of_a_team_are_drawn_large_and_the_others_small():
    drawn = on_page(a_turn(seats=4, team="lower"), 1)
    large = re.findall(r'viewBox="0 0 470 298"[^>]*id="farm-(\d)"|id="farm-(\d)"[^>]*viewBox="0 0 470 298"', drawn)
    assert [one or other for one, other in large] == ["1", "3"]
    assert drawn.index(' id="farm-1"') < drawn.index(' id="space-marketplace"') < drawn.index(' id="farm-3"')


def test_the_price_stands_on_each_farm_while_a_room_is_to_be_built():
    own = a_farm(wood=6, reed=3)
    state = play(in_a_team("farm_expansion", own), "do:rooms")
    assert re.findall(r'class="price">([^<]*)<', on_page(state, 0)) == ["5 wood, 2 reed", "6 wood, 3 reed"]


def test_an_option_names_the_farm_before_the_price():
    state = play(in_a_team("farm_expansion", a_farm(wood=6, reed=3)), "do:rooms")
    words = read_words("en", state.game.folder)
    labels = {state.code(option): words.text(state.label(option, 0)) for option in state.decision.options}
    assert labels["room:A1"] == "My farm, A1: 5 wood, 2 reed"
    assert labels["room_for:A1"] == "Partner’s farm, A1: 6 wood, 3 reed"
    assert state.target(state.option("room_for:A1"), 0) == "farm-2-A1"


def test_what_can_go_over_the_marketplace_is_shown_there():
    state = in_a_team("marketplace", *with_partner(a_farm(wood=4), a_farm(sheep=2, pastures=["E1"])))
    assert re.findall(r'<li id="((?:send|get)-\w+)"', on_page(state, 0)) == ["send-wood", "get-sheep"]
    assert "send-wood" not in on_page(state, 2)


def test_the_sheet_of_the_team_has_what_counts_in_each_category():
    state = an_end(a_farm("..... r.... rffff"), a_farm(), a_farm(sheep=1), a_farm(), team="lower")
    teams = state.game.rules.teams(state)
    assert teams
    assert teams.partners == [[0, 2], [1, 3]]
    assert (teams.counted[0]["fields"], teams.counted[0]["sheep"]) == (-1, -1)
    assert [sum(counted.values()) for counted in teams.counted] == state.scores[:2]


# Bots


@pytest.mark.slow
@pytest.mark.parametrize("team", ["lower", "product"])
def test_steady_partners_beat_random_ones(team):
    plan = Plan("agricola", ["random", "steady"] * 2, 1, {"team": team}, {})
    assert play_game(plan, 0).winners == [1, 3]


def test_a_steady_partner_sends_food_to_a_hungry_family():
    hungry, rich = a_farm(placed=2), a_farm(food=14)
    state = in_a_team("marketplace", *with_partner(rich, hungry), rounds=4)
    bot = make_bot("steady", Chance.of(1))
    while asked(state) == [0] and not is_turn(state, 0):
        state.play(bot.choose(Glimpse(state, 0)), 0)
    assert goods(state, 2)["food"] >= 4


def test_a_steady_player_plows_for_the_partner_who_has_fewer_fields():
    state = in_a_team("farmland", *with_partner(a_farm("..... r.... rffff"), a_farm("..... r.... rf...")), rounds=13)
    choice = make_bot("steady", Chance.of(1)).choose(Glimpse(state, 0))
    assert state.code(choice).startswith("plow_for")


@pytest.mark.parametrize("owner", [0, 2])
def test_the_x_file_saves_one_wood_in_an_action_whoever_of_the_partners_has_it_and_wherever_it_builds(owner):
    farms = [a_farm(wood=10 * (seat == 0), cards=["the_x_file"] * (seat == owner)) for seat in range(4)]
    state = use("farm_expansion", *farms, seats=4, team="lower", rounds=5)
    assert goods(play(state, "stable_for:B1")) == {"wood": 10 - 2}
    assert goods(play(state, "stable:C1")) == {"wood": 8 - 2}
    assert goods(play(state, "stable_for:C1")) == {"wood": 6 - 3}
