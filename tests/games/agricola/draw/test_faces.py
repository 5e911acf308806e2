"""Cards on the page: every card has a face, words and a small picture, and nobody sees another's hand."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import grange
from grange.core.words import LANGUAGES, read_words
from grange.games.agricola import GAME
from grange.games.agricola.box import CARD_NAMES, CARD_NUMBER
from grange.games.agricola.draw.catalogue import BOX, CATALOGUE
from grange.games.agricola.draw.faces import stamp, whole
from grange.games.agricola.draw.page import page
from grange.games.agricola.draw.recipes import RECIPES
from grange.games.agricola.draw.syllables import parted
from grange.games.agricola.missing import lack
from grange.web.live.art import is_piece
from tests.games.agricola.builders import a_farm, a_turn

ENGLISH = read_words("en", GAME.folder)
NAMES = ["Ada", "Moss", "Ivo", "Fern"]
MOMENTS = (0, 9, 40, 90, 150)


@cache
def moments() -> list[Any]:
    """Random moments of games with hand cards at every number of seats, and their ends."""
    found = []
    for seats in (1, 2, 3, 4):
        state, chance = grange.new_game("agricola", seats=seats, seed=seats, cards="on"), Random(seats)
        while not state.over:
            if len(state.history) in MOMENTS:
                found.append(state.copy())
            decision = chance.choice(state.decisions)
            state.play(chance.choice(decision.options), decision.seat)
        found.append(state)
    return found


def html(state: Any, seat: int | None, lang: str = "en") -> str:
    return f"<main>{page(state, seat, read_words(lang, GAME.folder), NAMES[: state.seats]).html}</main>"


def shown_to(state: Any, seat: int | None) -> str:
    """Give everything that a viewer gets to see: the page, the picture, the terminal."""
    names = NAMES[: state.seats]
    return html(state, seat) + GAME.display.draw(state, seat, ENGLISH, names) + GAME.display.terminal(state, seat, ENGLISH, names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_a_rule_and_a_face_in_every_language(lang):
    words = read_words(lang, GAME.folder)
    for name in CATALOGUE.names:
        card = CARD_NUMBER[name]
        drawn = ElementTree.fromstring(whole(BOX, card, words))
        said = "".join(drawn.itertext())
        assert words.say(f"card-{name}.about") in said
        assert ElementTree.fromstring(stamp(BOX, card, words)) is not None


def test_every_card_has_a_small_picture_of_pieces_that_are_drawn():
    assert set(RECIPES) == set(CARD_NAMES)
    for name in CATALOGUE.names:
        card = CARD_NUMBER[name]
        used = re.findall(r'href="#([\w-]+)"', whole(BOX, card, ENGLISH))
        assert used
        assert [piece for piece in used if not is_piece(piece)] == [], name


@pytest.mark.pictures
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_with_cards_are_drawn_at_any_moment_for_everybody(lang):
    for state in moments():
        for seat in (None, *range(state.seats)):
            ElementTree.fromstring(html(state, seat, lang))
        ElementTree.fromstring(GAME.display.draw(state, 0, read_words(lang, GAME.folder), NAMES[: state.seats]))


def twin_of(state: Any, seat: int | None) -> Any:
    """Give a table that differs only in what the viewer cannot know; to a spectator, the first two seats' hands are hidden, too."""
    if seat is not None:
        return state.imagine(seat, 1)
    return state.imagine(0, 1).imagine(state.seats - 1, 2)


@pytest.mark.pictures
def test_nobody_sees_what_others_hold():
    differed = 0
    for state in moments():
        for seat in (None, *range(state.seats)):
            seen, twin = shown_to(state, seat), twin_of(state, seat)
            assert shown_to(twin, seat) == seen
            differed += twin.hands != state.hands
            for owner, hand in enumerate(state.hands):
                hidden = [card for card in hand if owner != seat and not state.known >> card & 1]
                assert not [CARD_NAMES[card] for card in hidden if f'card-{CARD_NAMES[card]}"' in seen]
    assert differed > 20


def test_everybody_sees_the_own_hand_and_all_cards_that_lie_open():
    state = a_turn(a_farm(hand=["grocer", "caravan"]), a_farm(cards=["wood_cutter"]))
    assert 'id="card-grocer"' in html(state, 0)
    assert 'id="card-grocer"' not in html(state, 1)
    assert "Wood Cutter" in html(state, 0)


@pytest.mark.parametrize(
    ("card", "farm", "missing"),
    [
        ("loom", {"cards": ["wood_cutter"], "wood": 2}, "1 occupation short"),
        ("loom", {"cards": ["wood_cutter", "grocer"], "wood": 1}, "1 wood short"),
        ("loom", {"cards": ["wood_cutter", "grocer"], "wood": 2}, None),
        ("wool_blankets", {"sheep": 1}, "4 sheep short"),
        ("big_country", {}, "unused spaces left"),
        ("mantlepiece", {"stone": 1}, "house still of wood"),
    ],
)
def test_a_minor_improvement_says_in_a_few_words_what_is_missing(card, farm, missing):
    state: Any = a_turn(a_farm(hand=[card], **farm))
    told = lack(state, 0, CARD_NUMBER[card])
    assert (ENGLISH.text(told) if told else None) == missing


def test_what_lies_on_a_card_is_shown_with_its_number():
    shown = html(a_turn(a_farm(cards=["grocer", "beanfield"]), notes={"grocer": 2, "beanfield": 2}), 0)
    grocer, beanfield = (shown.partition(f'id="card-{name}"')[2].partition("</a>")[0] for name in ("grocer", "beanfield"))
    assert "#reed" in grocer
    assert "<b>6</b>" in grocer
    assert "#vegetable" in beanfield
    assert "<b>2</b>" in beanfield


def test_cards_are_found_by_their_deck_category_seats_and_words():
    assert CATALOGUE.search({"kind": "occ", "category": "building", "players": "3"}, "", ENGLISH) == [
        "stonecutter",
        "brushwood_collector",
    ]
    assert "wood_cutter" in CATALOGUE.search({}, "wood cutt", ENGLISH)
    assert CATALOGUE.search({}, "no card says that", ENGLISH) == []


@pytest.mark.parametrize(
    ("lang", "name", "wanted"),
    [
        ("en", "Clearing Spade", "Clear|ing Spade"),
        ("pl", "Mini pastwisko", "Mini past|wis|ko"),
        ("pl", "Wóz mieszkalny", "Wóz miesz|kal|ny"),
        ("ru", "Голландская мельница", "Гол|ландс|кая мель|ни|ца"),
        ("ru", "Бакалейщик", "Ба|ка|лей|щик"),
    ],
)
def test_a_long_word_of_a_name_is_parted_between_syllables(lang, name, wanted):
    shown = re.sub("<[^>]*>", "", parted(name, read_words(lang, GAME.folder)))
    assert shown.replace("\u00ad", "|") == wanted


# Words


NOT_OF_THE_RULEBOOK = (  # in the Russian texts of cards, and what the rulebook says instead
    "занимая ячейку",  # используя
    "заняв ячейку",
    "занимает ячейку",
    "фазе полей",  # шаг полевых работ
    "фазы полей",
    "фазе работ ",  # фаза работы
    "малое",  # простое
    "реконструкц",  # перестройка
    "1 кабана",  # свинья
    "жетон первого игрока",  # фишка
    "пополнение семейства",  # увеличение
    "рядом с полем",  # с игровым планшетом
)


def test_russian_cards_speak_as_the_rulebook_does():
    folder = GAME.folder
    texts = [path.read_text(encoding="utf-8") for path in (*folder.glob("words/*ru.ftl"), folder / "rules.ru.md")]
    assert [term for term in NOT_OF_THE_RULEBOOK if any(term in text for text in texts)] == []


ALONE = {"en": "in a solo game it leaves the game", "ru": "в одиночной игре выбывает", "pl": "w grze jednoosobowej znika z gry"}


@pytest.mark.parametrize(("lang", "leaves"), ALONE.items())
def test_a_traveling_card_says_what_becomes_of_it_alone(lang, leaves):
    words = read_words(lang, GAME.folder)
    for card in ("shifting_cultivation", "clay_embankment", "young_animal_market", "mini_pasture", "market_stall"):
        assert leaves in words.say(f"card-{card}.about")
