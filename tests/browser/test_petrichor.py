"""Petrichor played in a browser, by real clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import clicked, codes_of, open_table, over, position, set_up_table, spots_of, uncover, wait_for_position
from tests.browser.shots import window
from tests.browser.stages import Staged

TURNS = 600


def play(page: Page, done: Callable[[set[str]], bool]) -> set[str]:
    """Play cards as long as there are any, then pass, until the kinds of choices that were made are enough; give them."""
    chosen = set[str]()
    for turn in range(TURNS):
        if done(chosen):
            return chosen
        uncover(page)
        codes = codes_of(page)
        doing = [code for code in codes if code not in ("pass", "end")] if turn % 5 else codes
        code = (doing or codes)[turn % len(doing or codes)]
        chosen.add(code.split(":")[0])
        clicked(page, codes.index(code))
    pytest.fail("it was not done")


def test_two_people_at_one_screen_place_drops_play_cards_vote_and_lower_dice_by_clicks(visit):
    page = visit()
    open_table(page, "me", "here", game="petrichor")
    play(page, lambda chosen: chosen >= {"place", "play", "vote", "lower"})


def test_two_people_at_one_screen_click_a_game_to_its_end(visit, server):
    page = visit()
    table = Staged(server, "petrichor", 2)
    table.play_share(0.9)
    table.sit_down(page)
    table.sit_down(page, 1)
    play(page, lambda _: over(page))
    assert page.locator("#ending .podium4 li").count() == 2


def test_a_solo_game_against_the_south_wind_is_played_to_its_end(visit):
    page = visit()
    set_up_table(page, "me", game="petrichor")
    assert {"play", "vote"} <= play(page, lambda _: over(page))
    assert "south wind" in page.locator("#ending h2").inner_text().lower()


def test_cards_of_others_never_come_down_to_the_page(visit):
    page = visit()
    address = open_table(page, "me", "friend", game="petrichor")
    watcher = visit(address)
    assert watcher.locator("#board [id^='hand-']").count() == 0


def test_no_button_moves_while_one_looks_at_it(visit):
    page = visit()
    open_table(page, "me", game="petrichor")
    button = page.locator("#ask > .opts > .btn").last
    before = button.bounding_box()
    for spot in spots_of(page, "#ask > .opts > [data-option], #board [data-option]"):
        page.mouse.move(*spot)
        assert button.bounding_box() == before


def test_a_die_that_the_preview_turns_can_still_be_clicked(visit):
    page = visit()
    open_table(page, "me", "here", game="petrichor")
    uncover(page)
    dice = page.get_by_label("Dice:")
    while not (code := next((f"lower:{face}" for face in single_faces(dice) if f"lower:{face}" in codes_of(page)), "")):
        clicked(page, 0)
        uncover(page)
    seen, box = position(page), page.locator(f".ring[data-option='{code}']").bounding_box()
    before = dice.get_attribute("aria-label")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(dice).not_to_have_attribute("aria-label", before)
    page.mouse.down()
    page.mouse.up()
    wait_for_position(page, seen)


def single_faces(dice: Locator) -> list[str]:
    """List the faces that only one die shows."""
    faces = (dice.get_attribute("aria-label") or "").split("Dice: ")[1].split(", ")
    return [face for face in faces if faces.count(face) == 1]


PLACES = "buttons => buttons.map((button) => button.getBoundingClientRect()).map(({ top, right }) => [top, right])"


def test_in_a_hand_nine_places_fill_two_rows_of_buttons(browser, server):
    table = Staged(server, "petrichor", 4)
    while (asked := table.state.decision_of(0)) is None or len(asked.options) != 9:
        table.play_share((table.made + 1) / len(table.choices))
    with window(browser, server, ("390x844", "light", "en")) as page:
        table.sit_down(page)
        places = page.locator("#ask > .opts > .btn").evaluate_all(PLACES)
        rows = {top: max(right for other, right in places if other == top) for top, _ in places}
        assert len(rows) == 2
        assert len(set(rows.values())) == 1


def test_in_a_hand_a_page_that_scrolls_shows_a_shade_where_it_is_cut(browser, server):
    table = Staged(server, "petrichor", 4)
    table.play_to("middle")
    with window(browser, server, ("390x664", "light", "en")) as page:
        table.sit_down(page)
        page.locator("#pager [data-tab=b]").click()
        board = page.locator("#board")
        assert board.evaluate("board => board.scrollHeight > board.clientHeight")
        expect(board).to_have_css("background-attachment", "local, scroll")
