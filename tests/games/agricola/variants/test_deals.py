"""Every way to deal hand cards: what each seat gets, chooses and passes on, what stays secret, and preset hands."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import grange
from grange.core.events import sentence
from grange.core.words import LANGUAGES, read_words
from tests.contract.setups import moments, played
from tests.games.agricola.builders import (
    CARDS,
    MINORS,
    OCCUPATIONS,
    PRINTED,
    a_farm,
    a_harvest,
    a_turn,
    codes,
    farm,
    feed_all,
    is_turn,
    places,
    play,
    table,
    use,
)

ALL = {
    "plain": (1, 2, 3, 4),
    "by_type": (2, 3, 4),
    "combined": (2, 3, 4),
    "taiwan": (2, 3, 4),
    "quick": (2, 3, 4),
    "ten": (1, 2, 3, 4),
    "mulligan": (1, 2, 3, 4),
    "dorn1": (1, 2, 3, 4),
    "dorn2": (1, 2, 3, 4),
    "deyfuss": (1, 2, 3, 4),
    "lopez": (1, 2, 3),
    "petry": (2, 3, 4),
}
DRAFTS = ("by_type", "combined", "taiwan", "quick")
SIZES = {"dorn1": (5, 5), "dorn2": (3, 3)}
every_deal = pytest.mark.parametrize(("deal", "seats"), [(deal, seats) for deal, allowed in ALL.items() for seats in allowed])
every_draft = pytest.mark.parametrize(("deal", "seats"), [(deal, seats) for deal in DRAFTS for seats in ALL[deal]])


def begin(deal, seats=2, seed=1, **more):
    return grange.new_game("agricola", seats=seats, seed=seed, cards="on", deal=deal, **more)


def dealt(deal, seats=2, seed=1):
    """Set a game up and let everybody choose at random until the first round begins."""
    state = begin(deal, seats, seed)
    for moment in moments(state, seed):
        if moment.to_dict()["table"]["round"]:
            break
    return state


def hand(state, seat):
    return state.view(seat)["table"]["hand"]


def pack(state, seat):
    return state.view(seat)["table"]["pack"]


def count(cards):
    """Count the occupations and the minor improvements of some cards."""
    return sum(card in OCCUPATIONS for card in cards), sum(card in MINORS for card in cards)


def everywhere(state):
    """List all hand cards, wherever they are."""
    laid = state.to_dict()["table"]
    rows = [*laid["hands"], *laid["piles_of_cards"], *laid["packs"], laid["market"], laid["gone"], *laid["cards"]]
    return sorted(CARDS[card] for row in rows for card in row if CARDS[card] not in PRINTED["majors"])


def out(state):
    return [CARDS[card] for card in state.to_dict()["table"]["gone"]]


# What everybody begins with


@every_deal
def test_everybody_begins_with_the_cards_of_this_way_to_deal(deal, seats):
    state = dealt(deal, seats)
    for seat in range(seats):
        occupations, minors = count(hand(state, seat))
        if deal == "mulligan":
            assert 0 < occupations <= 7
            assert 0 < minors <= 7
        else:
            assert (occupations, minors) == SIZES.get(deal, (7, 7))
        assert not pack(state, seat)


@every_deal
def test_no_card_is_doubled_or_lost_at_any_moment(deal, seats):
    fitting = [card for card in OCCUPATIONS if PRINTED["occupations"][card]["players"] <= seats or deal == "lopez"]
    for state in moments(begin(deal, seats, 3), 3, every=5):
        if not any(step["step"] == "PassOn" for step in state.to_dict()["agenda"][0]):
            assert everywhere(state) == sorted([*fitting, *MINORS])


@every_deal
def test_a_game_comes_to_its_end_with_every_way_to_deal(deal, seats):
    for seed in range(2):
        state = played(begin(deal, seats, seed), seed)
        assert state.over
        assert grange.replay(json.dumps(state.record())) == state


@pytest.mark.parametrize(("deal", "seats"), [(deal, seats) for deal in ALL for seats in (1, 2, 3, 4) if seats not in ALL[deal]])
def test_a_way_to_deal_is_refused_with_a_number_of_players_for_which_it_is_not(deal, seats):
    with pytest.raises(grange.BadSetup) as caught:
        begin(deal, seats)
    sentences = {caught.value.say(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(str(max(ALL[deal])) in said for said in sentences)


def test_without_hand_cards_there_is_no_way_to_deal_them():
    with pytest.raises(grange.BadSetup, match="cards=on"):
        grange.new_game("agricola", deal="by_type")
    with pytest.raises(grange.BadSetup, match="cards=on"):
        grange.new_game("agricola", hand=PRINTED["occupations"][OCCUPATIONS[0]]["code"])


# Drafts


@every_draft
def test_a_draft_asks_all_at_the_same_time_and_nobody_sees_the_packs_of_others(deal, seats):
    state = begin(deal, seats)
    assert [decision.seat for decision in state.decisions] == list(range(seats))
    packs = [pack(state, seat) for seat in range(seats)]
    assert not {card for cards in packs[1:] for card in cards} & set(packs[0])
    assert pack(state, 0) == packs[0]
    assert state.view(None)["table"]["pack"] == []


@every_draft
def test_what_is_not_kept_goes_to_the_left(deal, seats):
    state = begin(deal, seats)
    packs = [pack(state, seat) for seat in range(seats)]
    choose_all(state)
    for seat in range(seats):
        left = (seat + 1) % seats
        assert pack(state, left) == [card for card in packs[seat] if card not in hand(state, seat)]
        assert set(hand(state, seat)) <= set(packs[seat])


def test_a_draft_by_kind_has_seven_occupations_and_then_seven_minor_improvements():
    state = begin("by_type", 3)
    sizes = []
    for moment in moments(state):
        if moment.to_dict()["table"]["round"]:
            break
        sizes.append(count(pack(moment, moment.decisions[0].seat)))
    assert list(dict.fromkeys(sizes)) == [
        *((number, 0) for number in range(7, 1, -1)),
        *((0, number) for number in range(7, 1, -1)),
    ]


def test_in_the_combined_draft_one_card_of_each_kind_is_kept():
    state = begin("combined")
    assert count(pack(state, 0)) == (7, 7)
    card = next(card for card in pack(state, 0) if card in MINORS)
    play(state, f"keep:{card}")
    assert count(places(state, "keep")) == (7, 0)
    play(state, codes(state)[0])
    assert state.decision_of(0) is None
    assert count(hand(state, 0)) == (1, 1)


def test_in_the_quick_draft_three_two_and_two_of_each_kind_are_kept():
    state = begin("quick", 3)
    kept = []
    for moment in moments(state):
        if moment.to_dict()["table"]["round"]:
            break
        kept.append(count(pack(moment, moment.decisions[0].seat)))
    assert kept[0] == (7, 7)
    assert (4, 4) in kept
    assert min(kept) >= (2, 2)
    assert count(hand(state, 0)) == (7, 7)


def test_in_the_taiwanese_draft_the_last_card_of_every_pack_is_out_of_the_game():
    state = begin("taiwan", 3)
    assert count(pack(state, 0)) == (8, 0)
    state = dealt("taiwan", 3)
    assert count(out(state)) == (3, 3)


def test_a_choice_of_a_draft_can_be_taken_back_until_all_have_chosen():
    state = begin("by_type")
    first = codes(state, 1)[0]
    play(state, first, seat=1)
    assert state.can_undo(1)
    state.undo(1)
    assert first in codes(state, 1)
    assert hand(state, 1) == []
    play(state, first, seat=1)
    play(state, codes(state)[0])
    assert not state.can_undo(0)
    assert not state.can_undo(1)


def test_what_is_kept_is_told_to_nobody_else():
    state = begin("by_type", events=True)
    play(state, codes(state)[0])
    kept = [event for event in state.events if event.key == "event-keeps"]
    assert [event.only for event in kept] == [0]


# What is known


@pytest.mark.parametrize("deal", ["by_type", "combined", "taiwan"])
def test_with_two_players_it_is_known_what_the_other_kept_of_a_pack_that_comes_back(deal):
    state = begin(deal)
    first = pack(state, 0)
    choose_all(state)
    choose_all(state)
    taken = set(first) - set(pack(state, 0)) - set(hand(state, 0))
    assert count(taken) == ((1, 1) if deal == "combined" else (1, 0))
    for seed in range(20):
        assert taken <= set(hand(state.imagine(0, seed), 1))


def choose_all(state):
    """Let everybody choose the last option, until the packs have been passed on."""
    packs = [pack(state, seat) for seat in range(state.seats)]
    while all(set(pack(state, seat)) <= set(packs[seat]) for seat in range(state.seats)):
        decision = state.decisions[0]
        state.play(decision.options[-1], decision.seat)


@every_draft
def test_what_a_seat_has_passed_on_stays_among_those_who_had_the_pack_since(deal, seats):
    state = begin(deal, seats)
    mine = pack(state, 0)
    choose_all(state)
    passed = set(mine) - set(hand(state, 0))
    for seed in range(10):
        imagined = state.imagine(0, seed)
        assert set(pack(imagined, 1)) == passed
        for other in range(2, seats):
            assert not set(pack(imagined, other)) & passed


@pytest.mark.parametrize("seats", [3, 4])
def test_of_what_is_missing_when_a_pack_comes_back_everybody_else_has_one(seats):
    state = begin("by_type", seats)
    first = pack(state, 0)
    for _ in range(seats):
        choose_all(state)
    missing = set(first) - set(pack(state, 0)) - set(hand(state, 0))
    assert len(missing) == seats - 1
    found = set()
    for seed in range(20):
        imagined = state.imagine(0, seed)
        held = [set(hand(imagined, other)) & missing for other in range(1, seats)]
        assert [len(cards) for cards in held] == [1] * (seats - 1)
        found |= held[0]
    assert len(found) > 1


@every_deal
def test_tables_that_differ_only_in_what_is_hidden_look_the_same(deal, seats):
    for state in moments(begin(deal, seats, 5), 5, every=9):
        for seat in range(seats):
            twin = state.imagine(seat, 1)
            assert twin.view(seat) == state.view(seat)
            assert twin.view(None) == state.view(None)
            assert twin.imagine(seat, 2) == state.imagine(seat, 2)


def test_a_card_that_is_being_paid_for_is_in_its_owners_hand_whatever_others_imagine():
    own = a_farm(cards=["tutor"], hand=["groom", "hedge_keeper"], grain=1, vegetable=1)
    state = play(use("lessons", own), "play:groom")
    assert codes(state) == ["convert:grain", "convert:vegetable"]
    for seed in range(10):
        imagined = state.imagine(1, seed)
        imagined.check()
        assert "groom" in farm(play(imagined, "convert:grain"))["cards"]


def test_a_card_that_one_has_put_out_of_the_game_is_in_no_hand_that_one_imagines():
    state = begin("ten")
    dropped = places(state, "drop")[:1]
    play(state, f"drop:{dropped[0]}")
    assert all(dropped[0] not in hand(state.imagine(0, seed), 1) for seed in range(30))


def test_everybody_knows_how_many_traveling_cards_each_player_was_dealt():
    state = begin("deyfuss", 3)
    for seed in range(10):
        imagined = state.imagine(0, seed)
        assert [travelers(hand(imagined, seat)) for seat in range(3)] == [1, 1, 1]


def travelers(cards):
    return sum(PRINTED["minors"][card]["passes"] for card in cards if card in MINORS)


# From the hand


def test_of_ten_cards_of_each_kind_three_go_out_of_the_game():
    state = begin("ten", 1)
    assert count(hand(state, 0)) == (10, 10)
    for card in [card for card in hand(state, 0) if card in MINORS][:3]:
        play(state, f"drop:{card}")
    assert count(places(state, "drop")) == (10, 0)
    assert count(hand(dealt("ten", 1), 0)) == (7, 7)
    assert count(out(dealt("ten", 1))) == (3, 3)


def test_all_cards_of_a_kind_can_be_drawn_anew_each_time_one_fewer():
    state = begin("mulligan")
    first = hand(state, 0)
    play(state, "again:occupation")
    assert count(hand(state, 0)) == (6, 7)
    assert not {card for card in hand(state, 0) if card in OCCUPATIONS} & set(first)
    assert [card for card in hand(state, 0) if card in MINORS] == [card for card in first if card in MINORS]
    play(state, "again:occupation", "again:minor")
    assert count(hand(state, 0)) == (5, 6)
    play(state, "enough")
    assert state.decision_of(0) is None
    assert count(hand(state, 1)) == (7, 7)


def test_nobody_draws_anew_from_a_pile_with_too_few_cards():
    state = begin("mulligan")
    while "again:occupation" in codes(state):
        play(state, "again:occupation")
    assert count(hand(state, 0))[0] >= 1
    assert "again:minor" in codes(state)


def test_a_new_hand_cannot_be_taken_back():
    state = play(begin("mulligan"), "again:minor")
    assert not state.can_undo(0)


def test_before_the_game_up_to_six_cards_are_exchanged_for_others_of_their_kind():
    state = begin("dorn2", 1)
    for _ in range(6):
        card = hand(state, 0)[-1]
        play(state, f"drop:{card}")
        assert card not in hand(state, 0)
        assert count(hand(state, 0)) == (3, 3)
    assert is_turn(state, 0)


# The living hand


@pytest.mark.parametrize("deal", ["dorn1", "dorn2"])
@pytest.mark.parametrize("kind", ["occupation", "minor"])
def test_with_every_card_that_is_played_another_of_either_kind_is_drawn(deal, kind):
    state = play(a_turn(a_farm(hand=["lutenist"], food=9), deal=deal, seats=4), "space:lessons")
    assert codes(state) == ["draw:occupation", "draw:minor"]
    play(state, f"draw:{kind}")
    assert count(hand(state, 0)) == ((1, 0) if kind == "occupation" else (0, 1))
    assert not state.can_undo(0)


def test_with_other_deals_nobody_draws():
    state = play(a_turn(a_farm(hand=["lutenist"], food=9), seats=4), "space:lessons")
    assert hand(state, 0) == []
    assert is_turn(state, 1)


def test_what_is_drawn_is_told_to_its_owner_only():
    state = a_turn(a_farm(hand=["lutenist"], food=9), deal="dorn1", seats=4)
    state.events = []
    play(state, "space:lessons", "draw:minor")
    assert [event.only for event in state.events if event.key == "event-drawn"] == [0]
    assert [event.only for event in state.events if event.key == "event-draws"] == [None]


def test_after_a_harvest_everybody_may_exchange_a_card_clockwise_from_the_starting_player():
    farms = [a_farm(hand=["market_stall"], food=9), a_farm(hand=["clay_embankment"], food=9)]
    state = feed_all(a_harvest(*farms, deal="dorn1", leader=1))
    assert codes(state, 1) == ["drop:clay_embankment", "enough"]
    play(state, "drop:clay_embankment", "draw:occupation", seat=1)
    assert count(hand(state, 1)) == (1, 0)
    play(state, "enough")
    assert hand(state, 0) == ["market_stall"]
    assert table(state)["round"] == 5


def test_everybody_sees_the_card_that_is_exchanged_after_a_harvest():
    farms = [a_farm(hand=["market_stall"], food=9), a_farm(food=9)]
    state = feed_all(a_harvest(*farms, deal="dorn1"))
    play(state, "drop:market_stall", "draw:occupation")
    market_stall = CARDS.index("market_stall")
    assert all(market_stall in state.imagine(1, seed).to_dict()["table"]["gone"] for seed in range(20))


def test_after_the_last_harvest_nobody_exchanges_cards():
    state = feed_all(a_harvest(a_farm(hand=["market_stall"], food=9), a_farm(food=9), deal="dorn1", rounds=14))
    assert state.over


def test_where_all_cards_are_gone_nobody_draws_or_exchanges():
    document = a_turn(a_farm(hand=["lutenist"], food=9), deal="dorn1", seats=4).to_dict()
    laid = document["table"]
    laid["gone"] = [card for pile in laid["piles_of_cards"] for card in pile]
    laid["piles_of_cards"] = [[], []]
    state = play(grange.from_dict(document), "space:lessons")
    assert is_turn(state, 1)


# Kinds of cards


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_deyfuss_deals_one_traveling_card_to_everybody(seats):
    state = begin("deyfuss", seats)
    assert [travelers(hand(state, seat)) for seat in range(seats)] == [1] * seats


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_lopez_deals_three_two_and_two_occupations_by_their_numbers_of_players(seats):
    state = begin("lopez", seats)
    for seat in range(seats):
        players = Counter(PRINTED["occupations"][card]["players"] for card in hand(state, seat) if card in OCCUPATIONS)
        assert players == {1: 3, 3: 2, 4: 2}


# The market of cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_there_are_players_lies_open(seats):
    state = begin("petry", seats)
    occupations, minors = count(table(state)["market"])
    assert occupations + minors == seats + 1
    assert abs(occupations - minors) <= 1


def test_who_skips_a_turn_takes_an_open_card_and_places_the_person_later():
    state = begin("petry")
    first = state.decision.seat
    card = table(state)["market"][0]
    play(state, f"fetch:{card}", seat=first)
    assert card in hand(state, first)
    assert table(state)["known"][first] == [card]
    assert is_turn(state, 1 - first)
    assert table(state)["farms"][first]["at_home"] == 2


def test_only_one_player_takes_an_open_card_in_a_round():
    state = begin("petry")
    first = state.decision.seat
    play(state, f"fetch:{table(state)['market'][0]}", seat=first)
    while table(state)["round"] == 1:
        assert not places(state, "fetch", state.decision.seat)
        state.play(state.decision.options[0])
    assert len(table(state)["market"]) == 3
    assert len(places(state, "fetch", state.decision.seat)) == 3


# Chosen hands

CODES = {card: PRINTED[kind][card]["code"] for kind in ("occupations", "minors") for card in PRINTED[kind]}
SOME = ("grocer", "market_stall")


def chosen(text, seats=1, **more):
    return grange.new_game("agricola", seats=seats, seed=1, cards="on", hand=text, **more)


@pytest.mark.parametrize(
    "text", [", ".join(CODES[card] for card in SOME), ",".join(SOME), CODES["grocer"].lower() + " ,market_stall"]
)
def test_chosen_cards_are_in_the_hand_of_the_first_seat_and_the_rest_is_dealt(text):
    for seats in (1, 2):
        state = chosen(text, seats)
        assert set(SOME) <= set(hand(state, 0))
        assert count(hand(state, 0)) == (7, 7)


def test_a_whole_hand_can_be_chosen():
    cards = [*[card for card in OCCUPATIONS if PRINTED["occupations"][card]["players"] == 1][:7], *MINORS[:7]]
    assert sorted(hand(chosen(",".join(CODES[card] for card in cards)), 0)) == sorted(cards)


def test_everybody_knows_chosen_cards():
    state = chosen("grocer", 2)
    assert table(state)["known"] == [["grocer"], []]
    assert all("grocer" in hand(state.imagine(1, seed), 0) for seed in range(10))


def test_a_chosen_hand_travels_in_records_and_positions():
    state = played(chosen("grocer"))
    assert grange.replay(json.dumps(state.record())) == state
    assert grange.from_dict(json.loads(json.dumps(state.to_dict()))) == state


def test_nothing_written_leaves_the_hand_to_chance():
    assert chosen("") == chosen("dealt")


FOR_MORE = next(card for card in OCCUPATIONS if PRINTED["occupations"][card]["players"] == 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Z999", "Z999"),
        ("grocer" + "," * 1000, "longer than"),
        ("grocer,,market_stall", "no hand card"),
        ("fireplace_2", "no hand card"),
        (f"grocer,{CODES['grocer']}", "twice"),
        (FOR_MORE, "3 players"),
        (",".join(MINORS[:8]), "at most 7"),
    ],
)
def test_a_hand_that_cannot_be_is_refused_and_it_is_said_why(text, said):
    with pytest.raises(grange.BadSetup, match=said) as caught:
        chosen(text)
    assert len({caught.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_chosen_cards_go_with_the_plain_deal_only():
    with pytest.raises(grange.BadSetup, match="Seven and seven"):
        chosen("grocer", deal="ten")


# Positions


@every_deal
def test_positions_in_the_middle_of_a_deal_are_laid_out_as_they_were(deal, seats):
    for state in moments(begin(deal, seats, 2), 2):
        again = grange.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again == state
        assert [decision.options for decision in again.decisions] == [decision.options for decision in state.decisions]
        if state.to_dict()["table"]["round"] > 1:
            break


def refused(state, change):
    document = json.loads(json.dumps(state.to_dict()))
    change(document["table"], document["agenda"])
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)


def test_positions_that_no_deal_leads_to_are_refused():
    state = begin("by_type")
    refused(state, lambda laid, _: laid["packs"][0].append(laid["packs"][1].pop()))
    refused(state, lambda laid, _: laid["hands"][0].append(laid["packs"][0].pop()))
    refused(state, lambda laid, _: laid["packs"][0].append(laid["piles_of_cards"][1].pop()))
    refused(state, lambda _, agenda: agenda[0].pop())
    refused(state, lambda _, agenda: agenda[0].pop(0))
    refused(state, lambda _, agenda: agenda[1][0].update(occupations=9))
    refused(state, lambda _, agenda: agenda[1].append({"step": "Mulligan", "seat": 0}))
    refused(begin("mulligan"), lambda _, agenda: agenda[1].append({"step": "Mulligan", "seat": 0}))
    refused(begin("dorn2"), lambda _, agenda: agenda[1][0].update(left=7))
    refused(begin("plain"), lambda laid, _: laid["packs"][0].append(laid["piles_of_cards"][0].pop()))
    refused(begin("plain"), lambda laid, _: laid["market"].append(laid["piles_of_cards"][0].pop()))
    refused(begin("plain"), lambda _, agenda: agenda[0].append({"step": "DrawCard", "seat": 0}))
    refused(begin("plain"), lambda laid, _: laid["seen"][0].append(laid["seen"][0][0]))


# What is said


@pytest.mark.parametrize("deal", list(ALL))
def test_everything_that_happens_in_a_deal_can_be_said_in_every_language(deal):
    state = grange.new_game("agricola", seats=ALL[deal][-1], seed=4, cards="on", deal=deal, events=True)
    for moment in moments(state, 4):
        for lang in LANGUAGES:
            words = read_words(lang, state.game.folder)
            assert words.text(moment.where())
            for decision in moment.decisions:
                assert words.text(decision.prompt)
                assert not words.knows(f"{decision.prompt.key}.more") or words.say(
                    f"{decision.prompt.key}.more", **decision.prompt.values
                )
                for option in decision.options:
                    assert words.text(moment.label(option, decision.seat))
    for event in state.events or []:
        for lang in LANGUAGES:
            assert sentence(event, read_words(lang, state.game.folder), ["Ada"] * state.seats, event.only)
