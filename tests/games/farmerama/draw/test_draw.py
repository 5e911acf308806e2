"""The picture of the table shows what lies there, and nothing hidden."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import grange
from grange.core.words import LANGUAGES, read_words
from grange.games.farmerama import GAME
from tests.games.common import play, play_to_the_end, some_moments
from tests.games.farmerama.builders import PLENTY, acting, alone, new, revealing, the_end

ENGLISH = read_words("en", GAME.folder)


def read(svg: str) -> Element:
    """Read a picture without the name of its language, so that all of it and a part are alike."""
    return ElementTree.fromstring(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def page_of(state: grange.State, seat: int | None = 0, lang: str = "en") -> Element:
    return read(f"<page>{GAME.display.page(state, seat, read_words(lang, GAME.folder), []).html}</page>")


def pieces(picture: Element | None) -> Counter[str]:
    """Count the pieces that lie in a picture or a part of it."""
    return Counter() if picture is None else Counter(use.get("href", "") for use in picture.iter("use"))


def named(picture: Element, name: str) -> Element | None:
    return picture.find(f".//*[@id='{name}']")


def said(picture: Element | None) -> str:
    return "" if picture is None else " ".join(picture.itertext())


def ids_in(picture: Element) -> list[str]:
    return [name for element in picture.iter() if (name := element.get("id"))]


def dial(picture: Element) -> list[str]:
    """List the words on the dial, sector by sector."""
    return [said(line) for line in picture.iter("textPath")]


def moments(seats: int, every: int = 9, **rules: str) -> list[grange.State]:
    """Play a game at random and keep some of its states, the last one too."""
    return some_moments(new(seats, seed=seats, **rules), seats, every)


# Options and names


@pytest.mark.parametrize("mode", ["basic", "professional"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_points_at_something_in_the_picture(seats, mode):
    for state in moments(seats, every=7, mode=mode):
        for decision in state.decisions:
            ids = ids_in(page_of(state, decision.seat))
            assert {state.target(option, decision.seat) for option in decision.options} - {""} <= set(ids)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_elements_have_the_same_name(seats):
    for state in moments(seats, every=40):
        for picture in (page_of(state), read(state.svg(0))):
            ids = ids_in(picture)
            assert sorted(ids) == sorted(set(ids))


def test_no_element_has_the_name_of_a_piece():
    for seats in (1, 3):
        picture = page_of(new(seats))
        assert not {href.removeprefix("#") for href in pieces(picture)} & set(ids_in(picture))


def test_fields_keep_their_place_in_the_picture():
    one, another = (page_of(state) for state in moments(2, every=60)[:2])
    fields = [[name for name in ids_in(picture) if name.startswith("field-")] for picture in (one, another)]
    assert fields[0] == fields[1]
    assert len(fields[0]) == 15


# What is hidden


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_page_shows_nothing_that_its_viewer_cannot_know(seats):
    for state in moments(seats, every=13):
        for seat in range(seats):
            imagined = state.imagine(seat, seed=5)
            assert GAME.display.page(imagined, seat, ENGLISH, []) == GAME.display.page(state, seat, ENGLISH, [])
            assert GAME.display.page(imagined, None, ENGLISH, []) == GAME.display.page(state, None, ENGLISH, [])


def test_cards_are_seen_by_their_owner_alone_until_all_are_revealed():
    state, other = new(4), new(4)
    play(state, "card:sow", seat=1)
    play(other, "card:feed", seat=1)
    assert GAME.display.page(state, 0, ENGLISH, []) == GAME.display.page(other, 0, ENGLISH, [])
    assert GAME.display.page(state, None, ENGLISH, []) == GAME.display.page(other, None, ENGLISH, [])
    assert named(page_of(state, 1), "chosen-sow") is not None
    assert named(page_of(state, 0), "chosen-sow") is None
    assert "chosen" in said(named(page_of(state, 0), "rival-1"))
    assert "thinking" in said(named(page_of(state, 0), "rival-2"))


def test_after_the_reveal_everybodys_cards_lie_at_their_farms():
    state = acting("sow", "harvest", "sow", fields=[{"5a": "hay"}] * 4, barn=[PLENTY] * 4)
    picture = page_of(state, 1)
    assert pieces(named(picture, "rival-0"))["#sow"] == pieces(named(picture, "rival-2"))["#sow"] == 1
    assert named(picture, "chosen-harvest") is not None


# The farm and its wheel


def test_a_field_shows_its_pair_or_else_its_scarecrow():
    picture = page_of(acting("feed", barn=PLENTY, fields={"1b": "carrot", "2a": "hay"}))
    assert pieces(named(picture, "field-1a")) == {"#field": 1, "#scarecrow": 1}
    assert pieces(named(picture, "field-1b")) == {"#field": 1, "#carrot": 2}
    assert pieces(named(picture, "field-2a")) == {"#field": 1, "#hay": 2}
    assert pieces(named(picture, "field-2b")) == {"#field": 1}


def test_the_words_on_the_dial_turn_with_the_wheel():
    still, turned = (dial(page_of(acting("feed", barn=PLENTY, turns=turns))) for turns in (0, 1))
    assert still == ["sow carrots", "sow hay", "sow oats", "sow corn", "harvest", "harvest", "harvest, home"]
    assert turned == [*still[1:], still[0]]


def test_the_wheel_and_its_arm_turn_on_and_never_spin_back():
    angles = []
    for turns in (6, 7, 8):
        picture = page_of(acting("feed", barn=PLENTY, turns=turns))
        wheel, arm = named(picture, "wheel"), named(picture, "arm")
        assert wheel is not None
        assert arm is not None
        assert wheel.get("transform") == arm.get("transform")
        angles.append(float((arm.get("transform") or "").removeprefix("rotate(").removesuffix(")")))
    assert angles == [-308.57, -360.0, -411.43]


def test_a_turn_of_the_wheel_changes_the_picture():
    state = acting("feed", barn={**PLENTY, "water": 2}, animals={"pig": 6})
    before = page_of(state)
    assert pieces(named(before, "pasture-6"))["#pig"] == 1
    after = page_of(play(state, "turn", seat=0))
    assert pieces(named(after, "pasture-6"))["#pig"] == 0
    assert pieces(named(after, "home-pig")) == {"#pig": 1}
    assert said(named(after, "in-barn-water")) == "1"


def test_the_sector_that_blocks_the_arm_says_so():
    free = named(page_of(acting("feed", barn=PLENTY)), "crossed")
    blocked = named(page_of(acting("feed", barn=PLENTY, fields={"7a": "corn"})), "crossed")
    assert "blocks" not in said(free)
    assert "blocks" in said(blocked)


def test_two_animals_can_share_a_pasture():
    picture = page_of(acting("feed", barn=PLENTY, animals={"cow": 3, "horse": 3}))
    assert pieces(named(picture, "pasture-3")) == {"#cattle": 1, "#horse": 1}


# Cards, tiles, stables


def test_the_number_that_does_not_count_is_crossed_out():
    shared = page_of(acting("sow", "sow", barn=[PLENTY] * 4))
    unshared = page_of(acting("sow", barn=[PLENTY] * 4))
    assert said(named(shared, "card-sow")) == said(named(unshared, "card-sow"))
    assert named(shared, "card-sow") is not None
    sizes = [[line.get("font-size") for line in named(each, "card-sow").iter("text")][1:] for each in (shared, unshared)]  # type: ignore[union-attr]
    assert sizes == [["16", "23"], ["23", "16"]]


def test_the_bonus_tiles_to_win_show_what_they_give():
    picture = page_of(revealing("sow", "sow", lying="water star", gardens=["", "hay"]))
    assert pieces(named(picture, "tile-1"))["#water"] == 1
    assert pieces(named(picture, "tile-2"))["#star"] == 1


def test_a_full_garden_grows():
    few, many = (
        page_of(acting("feed", barn=PLENTY, gardens=[tiles])) for tiles in ("hay water", "oats oats water water star star star")
    )
    assert [sum(name.startswith("garden-") for name in ids_in(picture)) for picture in (few, many)] == [2, 7]


def test_an_animal_that_is_out_is_not_at_home():
    picture = page_of(acting("feed", barn=PLENTY, animals={"sheep": 2}, produced={"sheep": 2}))
    assert named(picture, "home-sheep") is None
    assert pieces(named(picture, "out-sheep")) == {"#sheep": 1}
    assert pieces(named(picture, "cube-sheep")) == {"#cube-white": 1}
    assert "18" in said(named(picture, "stable-sheep"))


def test_the_head_sheep_stands_at_its_holder():
    picture = page_of(acting("feed", barn=[PLENTY] * 3, seats=3, head=1))
    assert "The Head Sheep" in [each.get("aria-label") for each in named(picture, "rival-1").iter("svg")]  # type: ignore[union-attr]
    assert "The Head Sheep" not in [each.get("aria-label") for each in named(picture, "rival-2").iter("svg")]  # type: ignore[union-attr]


def test_those_who_would_win_a_tile_are_told_apart_as_far_as_needed():
    state = acting("feed", barn=[{"hay": 9}, {"hay": 8}, PLENTY, PLENTY], gardens=["hay", "oats", "corn carrots", ""])
    ranked = [said(line) for line in page_of(state).iterfind(".//ol[@class='rank']/li")]
    assert ranked == [
        "Player 4 no tiles, the fewest",
        "Player 2 1 tile, 7 scarecrows, 8 crops",
        "Player 1 1 tile, 7 scarecrows, 9 crops",
        "Player 3 2 tiles",
    ]


def test_the_professional_farmer_is_ranked_by_scarecrows_first():
    state = acting("feed", barn=[PLENTY] * 4, gardens=["hay"], fields=[{}, {"1a": "hay"}], mode="professional", seats=2)
    ranked = [said(line) for line in page_of(state).iterfind(".//ol[@class='rank']/li")]
    assert ranked == ["Player 1 7 scarecrows, the most", "Player 2 6 scarecrows"]


# Alone


def test_a_solo_player_sees_the_card_the_deck_and_the_goal():
    state = alone(drawn="water", deck="sow harvest", specials=2, barn=PLENTY)
    picture = page_of(state)
    assert pieces(named(picture, "drawn"))["#water"] == 1
    assert [name for name in ids_in(picture) if name.startswith("special-")] == ["special-1", "special-2"]
    told = said(picture)
    assert "2 cards in the deck" in told
    assert "of 150" in told
    assert "Other farms" not in told


def test_of_the_deck_only_what_is_known_is_told():
    state = alone(drawn="sow", deck="water harvest water", known="sow harvest water", barn=PLENTY)
    facts = next(line for line in page_of(state).iter("li") if "3 cards in the deck" in said(line))
    assert pieces(facts) == {"#sickle": 1, "#water": 1}
    assert "? 1" in said(facts)


# The picture as a whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_in_every_language(lang):
    for seats in (1, 2, 3, 4):
        for state in moments(seats, every=60, mode="professional"):
            page_of(state, 0, lang)
            read(state.svg(None, lang))


def test_at_the_end_all_farms_lie_where_they_lay():
    main = GAME.display.page(play_to_the_end(the_end(barn=[PLENTY] * 4)), 0, ENGLISH, []).main
    assert 'id="farm"' in main
    assert 'id="rival-1"' in main


def test_names_are_shown_as_they_are():
    names = ["<b>A", "&B"]
    state = new(2)
    assert set(names) <= {line.text for line in read(state.svg(names=names)).iter("text")}
    assert set(names) <= {
        line.text for line in read(f"<page>{GAME.display.page(state, 0, ENGLISH, names).html}</page>").iter("span")
    }


def test_a_picture_needs_nothing_but_itself():
    for seats in (1, 4):
        svg = moments(seats, every=50)[1].svg()
        ids = {element.get("id") for element in read(svg).iter()}
        assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", svg)) <= ids
        assert set(re.findall(r"var\(--([\w-]+)", svg)) <= set(re.findall(r"--([\w-]+):", svg))
