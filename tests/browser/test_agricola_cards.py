"""Agricola with hand cards in a browser, by real clicks; and the page of all cards."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Page, expect

import grange
from grange.core.words import LANGUAGES, read_words
from grange.games.agricola import GAME
from grange.games.agricola.box import CARD_NUMBER
from grange.games.agricola.draw.catalogue import CATALOGUE
from grange.games.agricola.draw.faces import slip, to_read
from grange.games.agricola.state import Agricola
from tests.browser.conftest import PHONE
from tests.browser.measure import broken_words, faults, findings, measured
from tests.browser.playing import (
    OPTION,
    asked,
    click_option,
    clicked,
    clicked_among_bots,
    codes_of,
    open_table,
    over,
    position,
    set_up_table,
    wait_for_position,
)
from tests.browser.shots import window
from tests.browser.stages import Staged
from tests.web.servers import until

TURNS = 200
CARDS = 3
GATHERING = ("space:fishing", "space:day_laborer", "space:traveling_players", "space:forest", "space:clay_pit", "space:reed_bank")
LAPTOP = {"width": 1366, "height": 768}


def wanted(codes: list[str], turn: int) -> int:
    """Choose like somebody who came for the cards: play and use them where that is possible, else do whatever comes round."""
    for wish in ("play:", "use:", "do:lesson", "do:minor", "do:improve", "space:lessons", "space:meeting_place", "space:major"):
        for number, code in enumerate(codes):
            if code.startswith(wish):
                return number
    others = [code for code in codes if not code.startswith("any:")]
    return codes.index(others[turn % len(others)])


def play_on(page: Page, turns: int = TURNS) -> set[str]:
    """Play a number of turns, or until the game is over, and give the kinds of choices that were made."""
    chosen = set()
    for turn in range(turns):
        until(lambda: over(page) or asked([page]))
        if over(page):
            break
        codes = codes_of(page)
        number = wanted(codes, turn)
        chosen.add(codes[number].split(":")[0])
        clicked(page, number)
    return chosen


def test_the_last_rounds_of_a_solo_game_with_cards_are_clicked_to_the_end(visit, server):
    page = visit()
    table = Staged(server, "agricola", 1, cards="on")
    table.play_share(0.7)
    table.sit_down(page)
    assert {"space", "play"} <= play_on(page)
    assert over(page)
    assert page.locator(".played .cslip").count() >= 3


def test_the_last_rounds_of_a_game_of_four_with_cards_are_clicked_to_the_end_at_one_screen(visit, server):
    page = visit()
    table = Staged(server, "agricola", 4, cards="on")
    table.play_share(0.9)
    for seat in range(4):
        table.sit_down(page, seat)
    assert {"space", "play"} <= play_on(page)
    assert over(page)
    assert page.locator(".seatcol .stamp").count() >= 3


def simply(codes: list[str], laid: int) -> str:
    """Choose like somebody who plays three cards and then only gathers, so that a game takes few clicks."""
    wishes = ("play:", *(() if laid >= CARDS else ("space:lessons", "space:meeting_place")), "enough", *GATHERING)
    wanted = [code for wish in wishes for code in codes if code.startswith(wish)]
    return [*wanted, *(code for code in codes if not code.startswith("any:"))][0]


def test_a_whole_game_with_cards_among_three_bots_is_clicked_to_its_end(visit):
    page = visit()
    open_table(page, "me", "bot:gentle", "bot:gentle", "bot:gentle", game="agricola", cards="on")
    for _ in range(TURNS):
        page.wait_for_selector(f"{OPTION}, #ending", state="attached")
        if over(page):
            break
        if codes := codes_of(page):
            clicked_among_bots(page, simply(codes, page.locator(".played .cslip").count()))
    expect(page.locator("#ending .podium4 b")).to_have_count(4)
    assert page.locator(".played .cslip").count() >= CARDS
    assert page.locator(".seatcol .stamp").count() >= CARDS


def click_on_board(page: Page, code: str) -> None:
    """Click an option where it lies on the board, once it is drawn there, and wait until the table has moved on."""
    expect(page.locator(f"#board [data-option='{code}']").first).to_be_visible()
    click_option(page, code)


def go_to_lessons(page: Page) -> None:
    click_on_board(page, "space:lessons")
    page.locator(".opened .mc.can").first.wait_for()


def test_where_an_occupation_is_played_the_hand_opens_and_pointing_at_a_card_shows_what_it_would_do(visit):
    page = visit()
    open_table(page, "me", game="agricola", cards="on")
    assert page.locator(".in-hand .cslip").count() == 14
    go_to_lessons(page)
    assert page.locator(".opened .mc.can").count() == 7
    card = page.locator(".opened .mc.can").first
    name = card.get_attribute("data-card")
    card.hover()
    expect(page.locator("#tell b")).to_be_visible()
    expect(card).to_be_visible()
    seen = position(page)
    card.click()
    wait_for_position(page, seen)
    expect(page.locator(f"#card-{name}.laid")).to_be_visible()


def test_in_a_high_window_the_card_that_was_pointed_at_last_stands_large_beside_the_hand(visit):
    page = visit()
    open_table(page, "me", game="agricola", cards="on")
    go_to_lessons(page)
    large = page.locator(".large .wcard:visible")
    expect(large).to_have_count(1)
    for number in (2, 4):
        card = page.locator(".opened .mc").nth(number)
        card.hover()
        expect(large.locator(".nm")).to_have_text(card.locator("b").inner_text())
    name = large.locator(".nm").inner_text()
    page.mouse.move(5, 5)
    expect(page.locator(".opened .near")).to_have_count(0)
    expect(large.locator(".nm")).to_have_text(name)
    page.set_viewport_size(LAPTOP)
    expect(large).to_have_count(0)


LAY_CARDS = """(cards, [laid, opened]) => {
  cards.innerHTML = laid;
  for (const place of document.querySelectorAll('#table, #board')) place.classList.toggle('has-opened', opened);
}"""  # as the page itself does when a hand is opened


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_card_is_broken_without_a_hyphen(visit, lang):
    page = visit(size=LAPTOP, lang=lang)
    open_table(page, "me", game="agricola", cards="on")
    state, words = cast(Agricola, grange.new_game("agricola", seats=1, cards="on")), read_words(lang, GAME.folder)
    for section, row, face in (("in-hand", "slips", slip), ("opened", "mids", to_read)):
        cards = "".join(face(state, CARD_NUMBER[name], words) for name in CATALOGUE.names)
        laid = f'<section class="{section}"><div class="{row}">{cards}</div></section>'
        page.locator(".p-cards").evaluate(LAY_CARDS, [laid, section == "opened"])
        assert not broken_words(page)
    page.set_viewport_size(PHONE)
    page.goto("/cards/agricola")
    assert not broken_words(page)


def test_a_card_that_is_no_option_is_read_over_the_table(visit):
    page = visit()
    open_table(page, "me", game="agricola", cards="on")
    slip = page.locator(".in-hand .cslip").first
    slip.click()
    expect(page.locator("#cards .wcard")).to_have_count(1)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#cards")).to_be_hidden()
    page.locator(".in-hand .cap a").click()
    expect(page.locator("#cards .wcard")).to_have_count(14)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_hand_in_sight_has_nothing_that_a_reader_would_stumble_over_and_stands_whole_beside_the_rules(visit, size):
    page = visit(size=size, touch=size == PHONE)
    open_table(page, "me", "bot:gentle", game="agricola", cards="on")
    page.locator(OPTION).first.wait_for(state="attached")
    if size == PHONE:
        page.locator("[data-tab=c]").click()
    expect(page.locator(".in-hand .cslip").first).to_be_visible()
    assert findings(page) == []
    if size == LAPTOP:
        page.locator("#chapter").click()
        expect(page.locator("#drawer-title")).to_be_visible()
        assert measured(page) == []


def found(page: Page) -> int:
    """Read how many cards are said to be found."""
    number = re.match(r"\d+", page.locator("#found h1").inner_text())
    assert number
    return int(number[0])


def test_cards_are_found_by_filters_at_once(visit):
    page = visit()
    page.goto("/rules/agricola")
    page.locator("a[href='/cards/agricola']").last.click()
    everything = found(page)
    page.locator("label:has([name=kind][value=occ])").click()
    expect(page.locator("#found h1")).to_have_text(re.compile("^48 "))
    page.locator("label:has([name=players][value='4'])").click()
    expect(page.locator("#found h1")).to_have_text(re.compile("^7 "))
    page.locator("label:has([name=players][value=''])").click()
    page.locator("[name=q]").fill("Wood Cutter")
    expect(page.locator("#found .pick1")).to_have_count(1)
    assert page.locator("#found .wcard").count() == 1 < everything
    assert findings(page) == []


def test_cards_are_found_without_a_script(visit):
    page = visit(script=False)
    page.goto("/cards/agricola")
    page.locator("label:has([name=category][value=livestock])").click()
    page.locator("#filters button").click()
    assert found(page) == page.locator("#found .pick1").count() < 20
    second = page.locator("#found .pick1").nth(1)
    name = second.locator(".nm").inner_text()
    second.click()
    assert page.locator("#one .nm").inner_text() == name


def test_what_can_be_done_at_any_time_waits_beside_the_question_and_does_not_end_it(visit):
    page = visit()
    set_up_table(page, "me", game="agricola", cards="on", hand="grocer")
    go_to_lessons(page)
    for code in ("play:grocer", "space:day_laborer"):
        click_on_board(page, code)
    aside = page.locator(".any [data-option='any:grocer']")
    expect(aside).to_be_visible()
    seen, asked = position(page), page.locator("#prompt").inner_text()
    aside.click()
    page.mouse.move(0, 0)  # otherwise the table may show by now what the next purchase would do
    wait_for_position(page, seen)
    expect(page.locator("#prompt")).to_have_text(asked, use_inner_text=True)
    expect(page.locator("#card-grocer .onit b")).to_have_text("7")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_draft_keeps_a_card_with_a_click_or_with_two_taps(visit, size):
    page = visit(size=size, touch=size == PHONE)
    set_up_table(page, "me", "bot:gentle", "bot:gentle", game="agricola", cards="on", deal="by_type")
    cards = page.locator(".lots .slips .cslip.can" if size == PHONE else ".lots .pick1.can")
    expect(cards).to_have_count(7)
    name = (cards.nth(2).get_attribute("data-card") if size == PHONE else cards.nth(2).get_attribute("id")) or ""
    assert faults(page) == []
    if size == PHONE:
        cards.nth(2).tap()
        expect(page.locator(".pick1.picked .wcard")).to_be_visible()
        page.locator("[data-pick=yes]").tap()
    else:
        cards.nth(2).click()
    expect(cards).to_have_count(6)
    if size == LAPTOP:
        expect(page.locator(f".kept #{name}")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_desk_the_rules_of_all_cards_in_the_hand_are_whole(browser, server, lang):
    table = Staged(server, "agricola", 2, cards="on")
    table.play_until("ask-occupation")
    with window(browser, server, ("1440x900", "light", lang)) as page:
        table.sit_down(page)
        expect(page.locator(".mids > .mc:not(.more)")).to_have_count(7)
        assert measured(page) == []


def test_cards_out_of_sight_are_drawn_when_somebody_scrolls_to_them(visit):
    page = visit("/cards/agricola")
    last = page.locator(".grid-cards .pick1").last
    is_drawn = "card => card.checkVisibility({ contentVisibilityAuto: true })"
    assert page.locator(".grid-cards .pick1").first.evaluate(is_drawn)
    assert not last.evaluate(is_drawn)
    last.scroll_into_view_if_needed()
    until(lambda: last.evaluate(is_drawn))
