"""The picture of the table shows what lies there, and nothing hidden."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import grange
from grange.core.words import LANGUAGES, read_words
from grange.games.petrichor import GAME, draw, forecast
from tests.games.common import codes, play_to_the_end, some_moments, told
from tests.games.petrichor.builders import NAMES, WEATHERS, a_solo_turn, a_turn, field_with, the_weather

ENGLISH = read_words("en", GAME.folder)
EXCLUSIVES: dict[str, Any] = {"draft": "on", "fertilizer": "on", "pear": "on", "lake": "on"}


def read(svg: str) -> Element:
    """Read a picture without the name of its language, so that all of it and a part are alike."""
    return ElementTree.fromstring(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def page_of(state: grange.State, seat: int | None, lang: str = "en") -> Element:
    return read(f"<page>{GAME.display.page(state, seat, read_words(lang, GAME.folder), []).html}</page>")


def tile(state: Any, place: str) -> Element:
    return read(draw.tile(state, NAMES.index(place), ENGLISH))


def pieces(picture: Element | None) -> Counter[str]:
    """Count the pieces that lie in a picture or a part of it."""
    return Counter() if picture is None else Counter(use.get("href", "") for use in picture.iter("use"))


def named(picture: Element, name: str) -> Element | None:
    return picture.find(f".//*[@id='{name}']")


def said(picture: Element | None) -> str:
    return "" if picture is None else " ".join(picture.itertext())


def moments(seats: int, every: int = 7, **rules: Any) -> list[grange.State]:
    """Play a game at random and keep some of its states, the last one too."""
    return some_moments(grange.new_game("petrichor", seats=seats, seed=seats, **rules), seats, every)


# Options and names


@pytest.mark.parametrize("rules", [{}, EXCLUSIVES])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_points_at_something_in_the_picture(seats, rules):
    for state in moments(seats, every=3, **rules):
        for decision in state.decisions:
            ids = {element.get("id") for element in page_of(state, decision.seat).iter()}
            targets = {state.target(option, decision.seat) for option in decision.options} - {""}
            assert targets <= ids


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_elements_have_the_same_name(seats):
    for state in moments(seats, every=20, **EXCLUSIVES):
        for picture in (page_of(state, 0), read(state.svg(0))):
            ids = [name for element in picture.iter() if (name := element.get("id"))]
            assert sorted(ids) == sorted(set(ids))


def test_no_target_has_the_name_of_a_piece():
    state = a_turn("frost sun wind rain", dice=(1, 2, 3))
    used = {href.removeprefix("#") for href in pieces(page_of(state, 0))}
    assert not used & {element.get("id") for element in page_of(state, 0).iter()}


# What is hidden


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_page_shows_nothing_that_its_viewer_cannot_know(seats):
    for state in moments(seats, **EXCLUSIVES):
        for seat in range(seats):
            imagined = state.imagine(seat, seed=5)
            assert GAME.display.page(imagined, seat, ENGLISH, []) == GAME.display.page(state, seat, ENGLISH, [])
            assert GAME.display.page(imagined, None, ENGLISH, []) == GAME.display.page(state, None, ENGLISH, [])


def test_only_its_owner_sees_a_hand_and_nobody_after_the_end():
    state = a_turn("sun sun rain")
    assert "×2" in said(named(page_of(state, 0), "hand-sun"))
    assert "×1" in said(named(page_of(state, 1), "hand-sun"))
    assert named(page_of(state, None), "hand-sun") is None
    assert named(page_of(play_to_the_end(state), 0), "hand-sun") is None


def test_tiles_that_lie_face_down_do_not_tell_their_crops():
    state = grange.new_game("petrichor", seats=4, seed=2, fertilizer="on")
    tiles = [tile(state, place) for place in NAMES]
    assert {said(each).strip() for each in tiles} == set(NAMES)
    assert len({pieces(each)["#cloud"] for each in tiles}) == 1


# Tiles


def test_every_drop_is_drawn_where_it_lies():
    picture = tile(a_turn(water={"B2": [2, 1, 3]}, clouds={"B2": [1, 0, 2]}), "B2")
    assert pieces(named(picture, "water-B2")) == {"#drop-0": 2, "#drop-1": 1, "#drop-2": 3}
    assert pieces(named(picture, "cloud-B2")) == {"#cloud": 1, "#drop-0": 1, "#drop-2": 2}


def test_many_drops_are_counted():
    picture = tile(a_turn(water={"B2": [9, 0, 4]}), "B2")
    assert pieces(named(picture, "water-B2")) == {"#drop-0": 1, "#drop-2": 1}
    assert said(named(picture, "water-B2")).split() == ["9", "4"]


def test_the_neutral_player_has_drops_of_its_own():
    picture = tile(a_solo_turn("sun", water={"A1": [1, 2]}), "A1")
    assert pieces(named(picture, "water-A1")) == {"#drop-0": 1, "#drop-neutral": 2}


def test_a_thundercloud_is_another_drawing():
    picture = tile(a_turn(clouds={"B2": [1, 0, 0]}, thunder=["B2"]), "B2")
    assert pieces(named(picture, "cloud-B2"))["#thundercloud"] == 1


def test_who_is_paid_now_has_a_filled_mark_and_who_is_not_yet_a_hollow_one():
    dry, grown = (tile(a_turn(field="TWG PCZ WTR", water={"C1": drops}), "C1") for drops in ([1, 0, 0], [1, 0, 1]))
    assert not {"#seat-0", "#seat-2"} & set(pieces(dry))
    assert (pieces(grown)["#seat-0"], pieces(grown)["#seat-2"]) == (1, 1)
    assert named(dry, "growth-C1") is None
    assert named(grown, "growth-C1") is not None


def test_a_sprouting_crop_shows_the_weather_that_it_waits_for():
    coffee = tile(a_turn(water={"B2": [4, 0, 0]}), "B2")
    assert pieces(named(coffee, "growth-B2")) == {"#sprout": 1, "#weather-sun": 1}
    rice = tile(a_turn(water={"C3": [4, 0, 0]}), "C3")
    assert pieces(named(rice, "growth-C3")) == {"#sprout": 1, "#weather-rain": 1}


# Votes and forecasts


def test_every_vote_is_on_its_weather():
    picture = page_of(a_turn(votes={"sun": [2, 0, 1], "rain": [0, 9, 1]}), 0)
    assert pieces(named(picture, "votes-sun")) == {"#seat-0": 2, "#seat-2": 1}
    assert said(named(picture, "votes-rain")).split() == ["9", "1"]


def test_the_two_weathers_with_most_votes_lead_and_others_may_tie():
    state = a_turn(votes={"sun": [2, 1, 0], "rain": [1, 0, 0], "wind": [0, 1, 0]})
    assert forecast.coming(state) == ([1], [2, 3])


def test_if_only_one_weather_has_votes_the_forecast_lets_all_others_tie():
    assert forecast.coming(a_turn(votes={"sun": [1, 0, 0]})) == ([1], [0, 2, 3])
    assert forecast.coming(a_turn()) == ([], [0, 1, 2, 3])


def test_in_the_last_round_the_forecast_has_every_weather_with_a_vote_and_no_tie():
    assert forecast.coming(a_turn(rounds=4)) == ([], [])
    assert forecast.coming(a_turn(rounds=4, votes={"sun": [1, 0, 0]})) == ([1], [])
    assert forecast.coming(a_turn(rounds=4, votes={"sun": [2], "wind": [1], "rain": [1], "frost": [1]})) == ([0, 1, 2, 3], [])


def test_the_forecast_agrees_with_the_weather_phase():
    chance = random.Random(1)
    for seats in (1, 2, 3, 4):
        for _ in range(60):
            counts = {kind: [chance.choice((0, 0, 1, 2)) for _ in range(max(2, seats))] for kind in WEATHERS}
            state = the_weather(counts, seats=seats, rounds=(rounds := chance.choice((1, 4))))
            sure, tied = forecast.coming(a_turn("sun", seats=seats, votes=counts, rounds=rounds))
            asked_for = codes(state) if not state.over else []
            assert asked_for == [f"weather:{WEATHERS[kind]}" for kind in tied] or (rounds == 4 and not tied)
            came = {event["weather"] for event in told(play_to_the_end(state), "event-weather")}
            assert {WEATHERS[kind] for kind in sure} <= came <= {WEATHERS[kind] for kind in (*sure, *tied)}


def test_in_the_last_round_the_forecast_promises_only_the_votes_of_the_two_leading_weathers():
    state = a_turn(rounds=4, votes={"frost": [5, 0, 0], "sun": [0, 4, 0], "wind": [0, 0, 3]})
    rows = [said(named(page_of(state, 0), f"forecast-{kind}")) for kind in ("frost", "sun", "wind")]
    assert ["would be won by" in each for each in rows] == [True, True, False]
    assert "This vote would not count" in rows[2]


def test_in_the_last_round_the_forecast_says_of_equal_weathers_that_the_first_player_decides():
    state = a_turn(rounds=4, votes={"frost": [5, 0, 0], "sun": [0, 3, 0], "wind": [0, 0, 3]})
    rows = [said(named(page_of(state, 0), f"forecast-{kind}")) for kind in ("frost", "sun", "wind")]
    assert ["the first player decides" in each for each in rows] == [False, True, True]


def test_while_the_weather_comes_the_forecast_keeps_to_what_was_counted():
    votes = {"frost": [5, 0, 0], "sun": [0, 4, 0], "wind": [0, 0, 3]}
    state = the_weather(votes, rounds=4, clouds={"A1": [1], "B2": [1]})
    assert forecast.coming(state) == ([1, 2], [])  # frost has come, and its votes are gone
    rows = [said(named(page_of(state, 0), f"forecast-{kind}")) for kind in ("sun", "wind")]
    assert ["would be won by" in each for each in rows] == [True, False]
    assert "the first player decides" not in "".join(rows)


def test_the_forecast_says_what_rain_would_do_and_who_would_win_its_votes():
    state = a_turn(clouds={"B2": [2, 2, 0], "A1": [1, 0, 0]}, votes={"rain": [2, 1, 0]})
    told = said(named(page_of(state, 0), "forecast-rain"))
    assert "4 drops fall: Coffee B2." in told
    assert "Starts to grow: Coffee B2." in told
    assert "Player 1" in told
    assert "Player 2" not in told
    assert "1 cloud becomes" in said(named(page_of(state, 0), "forecast-frost"))


def test_the_forecast_says_what_rain_would_spoil():
    state = a_turn(field=field_with("pear"), clouds={"B2": [2, 2, 0], "C1": [4]}, pear="on")
    row = said(named(page_of(state, 0), "forecast-rain"))
    assert "Starts to grow: Grass C1." in row
    assert "Spoils: Prickly pear B2." in row


def test_a_forecast_changes_nothing():
    for state in moments(3):
        before = state.to_dict()
        page_of(state, 0)
        assert state.to_dict() == before


def test_the_standing_is_what_the_harvest_would_pay():
    state = a_turn(field="TWG PCZ WTR", water={"C1": [2, 1, 0], "A1": [0, 1, 1]})
    assert forecast.harvest_totals(state) == [4, 5, 2]
    assert [said(named(page_of(state, 0), f"have-harvest-{seat}")) for seat in range(3)] == ["4", "5", "2"]


# The picture as a whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_in_every_language(lang):
    for seats in (1, 2, 3, 4):
        for state in moments(seats, every=25, **EXCLUSIVES):
            page_of(state, 0, lang)
            read(state.svg(None, lang))


def test_names_are_shown_as_they_are():
    names = ["<b>A", "&B", "C"]
    state = a_turn("sun")
    assert set(names) <= {line.text for line in read(state.svg(names=names)).iter("text")}
    main, *_ = GAME.display.page(state, 0, ENGLISH, names)
    assert set(names) <= {line.text for line in read(f"<page>{main}</page>").iter("span")}


def test_a_picture_needs_nothing_but_itself():
    for seats in (1, 4):
        svg = moments(seats, every=30, **EXCLUSIVES)[2].svg()
        ids = {element.get("id") for element in read(svg).iter()}
        assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", svg)) <= ids
        assert set(re.findall(r"var\(--([\w-]+)", svg)) <= set(re.findall(r"--([\w-]+):", svg))
