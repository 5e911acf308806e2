"""Campaigns: what each game carries over to the next, solo and with friends, and who wins in the end."""

from __future__ import annotations

import pytest

import grange
from grange.core.chance import Chance
from grange.lab.simulation import finish
from tests.contract.setups import moments, played
from tests.games.agricola.builders import OCCUPATIONS, PRINTED, a_farm, a_turn, an_end, play, play_to_the_end

GOALS = (50, 55, 59, 62, 64, 65, 66, 67)


def ended(*scores, places=None, played=None, kept=None):
    """Write down how a game ended."""
    order = [1 + sum(other > own for other in scores) for own in scores]
    return {
        "scores": list(scores),
        "places": list(places or order),
        "played": [list(names) for names in played or [[]] * len(scores)],
        "kept": list(kept or [""] * len(scores)),
    }


def campaign(*games, seats=1, **rules):
    """Take up a campaign in which some games have been played."""
    return grange.resume_campaign({**grange.new_campaign("agricola", seats, **rules).to_dict(), "games": list(games)})


def alone(*scores, names=("groom", "scholar", "tutor", "consultant", "priest", "hedge_keeper", "stable_architect", "cottager")):
    """Take up a campaign alone with these scores; after every game that was won the next occupation is kept."""
    road = campaign()
    for score in scores:
        stays = road.next_rules["start"].partition("kept=")[2].split("+")
        own = [name for name in stays if name] + [name for name in names if name not in stays][:1]
        document = road.to_dict()
        document["games"].append(ended(score, played=[own], kept=[None]))
        road = grange.resume_campaign(document)
        if road.undecided:
            road = road.keep(0, own[-1])
    return road


def sees(state, seat=0):
    return state.view(seat)["table"]


def food(state):
    return [farm["goods"]["food"] for farm in sees(state)["farms"]]


# The campaign with friends


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (4, [(7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)]),
        (3, [(7, 5, 3), (8, 5, 2), (9, 5, 1)]),
        (2, [(1, 0), (2, 0), (3, 0)]),
    ],
)
def test_places_bring_more_points_from_game_to_game(seats, points):
    games = [ended(*range(40, 40 - seats, -1)) for _ in points]
    for number in range(1, 4):
        standing = campaign(*games[:number], seats=seats).standing
        assert standing == [sum(column) for column in zip(*points[:number], strict=True)]


def test_who_wins_a_game_begins_the_next():
    for seed in range(5):
        assert sees(campaign(ended(30, 41, 38), seats=3).begin(seed))["leader"] == 1


def test_of_several_winners_the_lot_decides_who_begins():
    leaders = {sees(campaign(ended(41, 30, 41), seats=3).begin(seed))["leader"] for seed in range(20)}
    assert leaders == {0, 2}


def test_the_last_of_a_game_has_one_food_more_in_the_next():
    assert food(campaign(ended(30, 41, 38), seats=3).begin(1)) == [4, 2, 3]


def test_all_who_share_the_last_place_have_one_food_more():
    assert food(campaign(ended(30, 41, 30), seats=3).begin(1)) == [4, 2, 4]


def test_nobody_is_last_if_all_share_the_first_place():
    assert sorted(food(campaign(ended(30, 30), seats=2).begin(1))) == [2, 3]


def test_who_shares_a_place_gets_its_points_in_full():
    assert campaign(ended(41, 41, 30), seats=3).standing == [7, 7, 3]


def test_building_resources_decide_a_tie_of_a_game_as_always():
    assert campaign(ended(41, 41, 30, places=[2, 1, 3]), seats=3).standing == [5, 7, 3]


def test_everybody_may_keep_one_occupation_that_they_have_played():
    road = campaign(ended(40, 30, played=[["tutor", "groom"], ["scholar"]], kept=[None, None]), seats=2)
    assert road.undecided == [0, 1]
    assert road.choices(0) == ["tutor", "groom"]
    state = road.keep(0, "groom").keep(1, None).begin(1)
    assert [farm["cards"] for farm in sees(state)["farms"]] == [["groom"], []]


def test_an_occupation_that_was_drawn_from_a_deck_is_not_kept():
    road = grange.new_campaign("agricola", 2, x_deck="on")
    document = road.begin(1).to_dict()
    over = an_end(a_farm(cards=["rebel", "tutor"]), a_farm()).to_dict()
    state = grange.from_dict({**document, "table": over["table"], "agenda": over["agenda"]})
    road = road.after(state)
    assert road.choices(0) == ["tutor"]
    assert grange.resume_campaign(road.to_dict()) == road


def test_an_occupation_that_was_played_and_lost_to_the_dragon_may_be_kept():
    road = grange.new_campaign("agricola", 2, legendary_deck="on")
    other = a_farm(cards=["groom", "tutor"], placed=2)
    state = a_turn(a_farm(people=3, placed=2), other, shelf=["dragons_lair"], rounds=14)
    over = play_to_the_end(play(state, "space:dragons_lair", "lose:groom")).to_dict()
    ended_so = grange.from_dict({**road.begin(1).to_dict(), "table": over["table"], "agenda": over["agenda"]})
    assert road.after(ended_so).choices(1) == ["tutor", "groom"]


def test_nobody_begins_before_all_have_said_what_they_keep():
    road = campaign(ended(40, 30, played=[["tutor"], ["scholar"]], kept=[None, None]), seats=2)
    with pytest.raises(grange.BadCampaign, match="Still missing: seat 0, 1"):
        road.begin(1)


def test_the_same_occupation_may_be_kept_for_the_third_game_again():
    kept = campaign(ended(40, 30, played=[["tutor"], []], kept=["tutor", ""]), seats=2)
    third = campaign(*kept.to_dict()["games"], ended(30, 40, played=[["tutor", "groom"], []], kept=["tutor", ""]), seats=2)
    assert sees(third.begin(1))["farms"][0]["cards"] == ["tutor"]


def test_with_the_one_that_was_kept_eight_occupations_can_be_played():
    state = campaign(ended(40, 30, played=[["tutor"], []], kept=["tutor", ""]), seats=2).begin(1)
    hand = [name for name in sees(state)["hand"] if name in OCCUPATIONS]
    assert len(hand) == 7
    assert "tutor" not in hand


def test_the_campaign_is_won_with_most_points():
    road = campaign(ended(40, 30, 20), ended(40, 30, 20), ended(10, 30, 20), seats=3)
    assert (road.over, road.standing, road.winners) == (True, [16, 19, 10], [1])


def test_at_a_tie_the_higher_sum_of_the_three_scores_decides():
    road = campaign(ended(40, 30), ended(40, 39), ended(20, 45), seats=2)
    assert (road.standing, road.winners) == ([3, 3], [1])


def test_after_three_games_nothing_more_is_played():
    road = campaign(ended(40, 30), ended(40, 30), ended(40, 30, played=[["tutor"], []]), seats=2)
    with pytest.raises(grange.BadCampaign, match="over"):
        road.begin(1)


# The campaign alone


def test_the_goals_rise_from_game_to_game():
    for number, goal in enumerate(GOALS):
        road = alone(*GOALS[:number])
        assert (road.number, road.next_rules["start"].split(";")[0]) == (number + 1, f"goal={goal}")


def test_after_eight_games_the_campaign_is_complete_and_may_go_on_with_one_point_more_in_every_game():
    road = alone(*GOALS)
    assert (road.complete, road.over, road.number, road.winners) == (True, False, 9, [0])
    assert road.next_rules["start"].startswith("goal=68")
    assert alone(*GOALS, 68, 69).next_rules["start"].startswith("goal=70")


def test_the_goal_of_the_game_is_that_of_the_campaign():
    state = played(alone(50).begin(1))
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.values["goal"] == 55
    assert state.winners == []


def test_after_the_first_game_one_occupation_must_be_chosen():
    road = campaign(ended(54, played=[["tutor", "groom"]], kept=[None]))
    with pytest.raises(grange.BadCampaign, match="must keep one occupation"):
        road.keep(0, None)
    assert road.keep(0, "groom").next_rules["start"] == "goal=55; food=2; kept=groom"


def test_after_later_games_one_more_may_be_added():
    road = campaign(ended(50, played=[["tutor"]], kept=["tutor"]), ended(55, played=[["tutor", "groom"]], kept=[None]))
    assert road.choices(0) == ["groom"]
    assert road.keep(0, None).next_rules["start"] == "goal=59; kept=tutor"


def test_permanent_occupations_lie_open_at_the_start_of_all_later_games_without_action_and_cost():
    state = alone(50, 55, 59).begin(1)
    assert sees(state)["farms"][0]["cards"] == ["groom", "scholar", "tutor"]
    assert food(state) == [0]


def test_permanent_occupations_stay_for_the_whole_campaign():
    road = alone(50, 55)
    assert "groom" in road.next_rules["start"]
    assert road.choices(0) == ["scholar"]


@pytest.mark.parametrize("games", range(8))
def test_there_are_seven_occupations_in_all_at_the_start_of_every_game(games):
    table = sees(alone(*GOALS[:games]).begin(1))
    hand = [name for name in table["hand"] if name in OCCUPATIONS]
    assert (len(table["farms"][0]["cards"]), len(hand), len(table["hand"]) - len(hand)) == (games, 7 - games, 7)


def test_no_eighth_occupation_becomes_permanent():
    road = alone(*GOALS[:7])
    document = road.to_dict()
    document["games"].append(
        ended(67, played=[["groom", "scholar", "tutor", "consultant", "priest", "hedge_keeper", "stable_architect"]])
    )
    assert grange.resume_campaign(document).choices(0) == []


@pytest.mark.parametrize(("score", "extra"), [(50, 0), (51, 0), (52, 1), (55, 2), (60, 5)])
def test_every_two_points_beyond_the_goal_are_a_food_at_the_start(score, extra):
    assert food(alone(score).begin(1)) == [extra]


def test_a_game_that_was_lost_is_repeated_and_begins_without_food():
    road = alone(60, 54)
    assert (road.number, road.undecided) == (2, [])
    assert road.next_rules["start"] == "goal=55; kept=groom"
    assert food(road.begin(1)) == [0]


def test_a_lost_game_may_be_repeated_as_often_as_one_likes():
    road = alone(50, *[10] * 20)
    assert (road.number, road.over) == (2, False)


def test_all_other_occupations_and_all_minors_are_shuffled_back():
    state = alone(50).begin(1)
    fitting = [name for name in OCCUPATIONS if PRINTED["occupations"][name]["players"] == 1 and name != "groom"]
    left = set(fitting)
    for seed in range(40):
        left -= set(sees(alone(50).begin(seed))["hand"])
    assert not left
    assert sum(map(len, state.to_dict()["table"]["piles_of_cards"])) == len(fitting) - 6 + len(PRINTED["minors"]) - 7


# What lies open from the start


def test_an_occupation_that_lies_open_from_the_start_acts_as_when_it_is_played():
    state = campaign(ended(60, played=[["consultant"]], kept=["consultant"])).begin(1)
    assert sees(state)["farms"][0]["goods"]["grain"] == 2


def test_what_it_asks_is_asked_before_the_first_round():
    state = campaign(ended(60, played=[["animal_tamer"]], kept=["animal_tamer"])).begin(1)
    assert (sees(state)["round"], state.decision.codes) == (0, ["take:wood", "take:grain"])
    assert grange.from_dict(state.to_dict()).decision.codes == state.decision.codes
    state.play("take:wood")
    assert sees(state)["round"] == 1


def test_occupations_that_lie_open_count_as_played():
    fresh, later = campaign().begin(1), alone(50).begin(1)
    assert "space:lessons" in fresh.decision.codes
    assert "space:lessons" not in later.decision.codes  # the second occupation costs food


def test_what_lies_open_after_a_draft_acts_when_the_draft_is_over():
    road = campaign(ended(40, 30, played=[["animal_tamer"], []], kept=["animal_tamer", ""]), seats=2, deal="combined")
    for state in moments(road.begin(1)):
        document = state.to_dict()
        assert grange.from_dict(document).to_dict() == document
        if sees(state)["round"]:
            break
    assert sum(sees(state)["farms"][0]["goods"][good] for good in ("wood", "grain")) == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_any_occupations_in_front_can_be_played_to_their_end(seats, seed):
    fitting = [name for name in OCCUPATIONS if PRINTED["occupations"][name]["players"] <= seats]
    Chance.of(seed, seats).shuffle(fitting)
    names = ["+".join(fitting[:7])] if seats == 1 else fitting[:seats]
    state = grange.new_game("agricola", seats=seats, seed=seed, cards="on", start=f"kept={','.join(names)}")
    for moment in moments(state, seed, every=40):
        document = moment.to_dict()
        assert grange.from_dict(document).to_dict() == document
    assert grange.replay(state.record()).scores == state.scores


@pytest.mark.slow
def test_steady_plays_a_game_with_occupations_in_front():
    state = grange.new_game(
        "agricola", seats=4, seed=2, cards="on", start="kept=consultant,animal_tamer,pig_breeder,roof_ballaster"
    )
    finish(state, ["steady"] * 4, 2)
    assert min(state.scores) > 0


def test_a_rematch_or_a_record_of_an_ordinary_game_names_nothing_that_was_carried_over():
    assert "start" not in grange.new_game("agricola", seed=1).record()["rules"]


@pytest.mark.parametrize(
    "start",
    [
        *("first", "first=3", "first=1,1", "first=x", "food=1", "food=1,-1", "food=1,1,1", "food=٣,1", "goal=60", "luck=1"),
        *("kept=tutor", "kept=loom,", "kept=tutor,tutor", "kept=conjurer,", "kept=nobody,", "kept=tutor+groom,"),
        *("first=1;first=2", "x" * 900),
    ],
)
def test_nothing_else_can_be_carried_over(start):
    with pytest.raises(grange.BadSetup) as problem:
        grange.new_game("agricola", seats=2, seed=1, cards="on", start=start)
    assert len(str(problem.value)) < 400
    assert all(problem.value.say(lang) for lang in ("ru", "pl"))


@pytest.mark.parametrize("rules", [{"cards": "off"}, {"hand": "A086"}])
def test_what_is_carried_over_goes_with_dealt_cards_only(rules):
    with pytest.raises(grange.BadSetup):
        grange.new_game("agricola", seats=2, seed=1, start="kept=tutor,", **{"cards": "on", **rules})


KEPT_ALONE = ("tutor", "groom", "scholar", "cottager")


@pytest.mark.parametrize(
    ("deal", "occupations"), [("plain", 3), ("ten", 3), ("mulligan", 3), ("dorn1", 1), ("dorn2", 0), ("deyfuss", 3), ("lopez", 3)]
)
def test_a_campaign_alone_goes_with_every_deal_and_the_hand_has_fewer_occupations(deal, occupations):
    assert grange.new_campaign("agricola", seats=1, deal=deal).number == 1
    start = f"goal=60; food=0; kept={'+'.join(KEPT_ALONE)}"
    state = grange.new_game("agricola", seats=1, seed=3, cards="on", deal=deal, start=start)
    while state.decision.question.chapter == "deals":
        state.play(state.decision.options[-1])
    hand = state.view(0)["table"]["hand"]
    assert len([card for card in hand if card in OCCUPATIONS]) == occupations
    assert grange.from_dict(state.to_dict()) == state
    assert played(state).over


@pytest.mark.parametrize("deal", ["by_type", "combined", "taiwan", "quick", "petry"])
def test_a_draft_or_a_market_is_for_a_campaign_with_friends(deal):
    with pytest.raises(grange.BadSetup):
        grange.new_campaign("agricola", seats=1, deal=deal)
    assert grange.new_campaign("agricola", seats=3, deal=deal).number == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_campaign_whose_second_game_could_not_begin_does_not_begin(seats):
    with pytest.raises(grange.BadSetup, match="cannot choose hands"):
        grange.new_campaign("agricola", seats=seats, hand="A086")


def test_after_two_hundred_games_no_other_begins_that_could_not_be_taken_in():
    road = document_of_losses(200)
    assert grange.resume_campaign(road).number == 1
    with pytest.raises(grange.BadCampaign, match="200 games"):
        grange.resume_campaign(road).begin()


def document_of_losses(number: int) -> dict[str, object]:
    """Write down a campaign alone of which every game was lost."""
    lost = {"scores": [0], "places": [1], "played": [[]], "kept": [""]}
    return {**grange.new_campaign("agricola", seats=1).to_dict(), "games": [lost] * number}
