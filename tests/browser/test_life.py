"""The life of a table in a browser: sitting down, a shared screen, the end, the rematch, the replay."""

from __future__ import annotations

import datetime
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import grange
from grange.core.chance import Chance
from tests.browser.conftest import DESK, PHONE
from tests.browser.measure import findings
from tests.browser.playing import OPTION, choose, open_table, play_at_once, take_seat, uncover
from tests.browser.stages import NAMES, Staged

LAPTOP, TABLET = {"width": 1366, "height": 768}, {"width": 1024, "height": 768}
SIZES = {"desk": DESK, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE}


def in_sight(page: Page, selector: str) -> bool:
    """Tell whether all of an element lies in the window."""
    box, window = page.locator(selector).first.bounding_box(), page.viewport_size
    assert box
    assert window
    across = box["x"] >= -1 and box["x"] + box["width"] <= window["width"] + 1
    return across and box["y"] >= -1 and box["y"] + box["height"] <= window["height"] + 1


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def test_two_people_play_again_at_the_same_table_and_press_once_or_twice(visit, server):
    table = Staged(server, "evergreen", 2)
    table.play_to("end")
    ada, juno = visit(), visit()
    table.sit_down(ada)
    table.sit_down(juno, 1)
    old = ada.url
    juno.locator("#to-rematch").click()
    juno.wait_for_url(lambda url: url != old)
    expect(ada.locator("#to-rematch")).to_contain_text("To the rematch")
    for _ in range(2):
        ada.goto(old)
        ada.locator("#to-rematch").click()
        ada.wait_for_url(juno.url)
    expect(ada.locator(".bar .seats")).to_contain_text(NAMES[1])
    assert ada.locator(OPTION).count() or juno.locator(OPTION).count()


def test_the_end_is_said_once_with_one_filled_button_and_the_board_behind_another(visit, server):
    page = visit()
    table = Staged(server, "evergreen", 2)
    table.play_to("end")
    table.sit_down(page)
    for size in SIZES.values():
        page.set_viewport_size(size)
        assert page.locator(".btn.primary:visible").count() == 1
        assert page.locator(".btn.primary:visible").inner_text().startswith("Rematch")
        assert page.get_by_role("heading", level=2).count() == 1
        assert all(in_sight(page, part) for part in ("#ending h2", "#to-rematch", "#ending .podium4")), size
        assert not scrolls_sideways(page)
        assert findings(page) == []
    page.get_by_role("button", name="Final board").click()
    expect(page.locator("#ending")).to_be_hidden()
    expect(page.locator(".seats:visible")).to_have_count(1)
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator("#ending")).to_be_visible()


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_screen_is_handed_over_by_keyboard_and_shows_nothing_before(visit, size):
    page = visit("/", size=size)
    page.goto("/new/petrichor")
    take_seat(page, 1, "here")
    page.locator("[name='name-0']").fill("Ada")
    page.locator("[name='name-1']").fill("Boris")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    for _ in range(30):
        if page.locator("#cover [data-here]").count():
            break
        choose(page)
    first = page.locator("#cover h2").inner_text()
    assert first in ("Ada", "Boris")
    assert page.locator(OPTION).count() == 0
    assert page.locator("#board [id^='hand-']").count() == 0
    assert in_sight(page, "#cover [data-here]")
    assert findings(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator("#cover h2")).to_have_text(first)
    page.locator("#cover [data-here]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#cover h2")).to_have_count(0)
    expect(page.locator(OPTION).first).to_be_attached()
    hand = page.locator("#board").inner_html()
    while not page.locator("#cover [data-here]").count():
        choose(page)
    expect(page.locator("#cover h2")).to_have_text({"Ada": "Boris", "Boris": "Ada"}[first])
    assert page.locator("#board").inner_html() != hand
    page.reload()
    expect(page.locator("#cover h2")).to_be_visible()
    uncover(page)
    expect(page.locator(OPTION).first).to_be_attached()


@pytest.mark.parametrize("game", [game.name for game in grange.games()])
def test_a_replay_fits_every_window_with_its_chapters_under_the_slider(visit, tmp_path, game):
    page = visit()
    replay = uploaded(page, tmp_path, game)
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.goto(f"{replay}?at=30")
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
        assert not scrolls_sideways(page)
        assert all(in_sight(page, part) for part in ("#told h1", "#slider", "#to-first", "#run", "#to-last", "#chapters")), size
        assert page.locator("#chapters a text:visible").count() >= 3
    for tab in page.locator(".pager [data-tab]:visible").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
    assert findings(page) == []
    page.get_by_role("button", name="Moves").click()
    page.locator("#sheets [data-at='31']").click()
    page.wait_for_url("**/replay?at=31")
    expect(page.locator("#sheets .last")).to_contain_text("31")
    page.get_by_role("button", name="Back to the board").click()
    chapter = page.locator("#chapters a").nth(1)
    chapter.click(force=True)  # of some, a narrow window shows the line only
    page.wait_for_url(f"**/replay?at={chapter.get_attribute('data-at')}")
    expect(page.locator("#chapters .on")).to_have_attribute("data-at", chapter.get_attribute("data-at") or "")


def test_a_replay_lays_each_moment_out_as_it_is(visit, tmp_path):
    page = visit()
    uploaded(page, tmp_path, "agricola", cards="on", deal="by_type")
    expect(page.locator("#board")).to_have_class(re.compile("has-drafting"))
    page.locator("#to-last").click()
    expect(page.locator("#board")).to_have_class(re.compile("has-seatcol"))
    expect(page.locator("#board")).not_to_have_class(re.compile("has-drafting"))
    expect(page.locator("#board .p-farms")).to_be_visible()


def uploaded(page: Page, folder: Path, game: str, **rules: Any) -> str:
    """Upload a game that was played at random, and give the address of its replay."""
    state, chance = grange.new_game(game, seats=2, seed=3, **rules), Chance.of(3)
    while not state.over:
        state.play(chance.pick(state.decision.options))
    record = folder / "game.json"
    record.write_text(json.dumps(state.record()), encoding="utf-8")
    page.goto("/games")
    page.set_input_files("#record", record)
    page.get_by_role("button", name="Upload").click()
    page.wait_for_url("**/replay")
    return page.url


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU"])
def test_play_is_in_sight_beside_a_running_turn(visit, lang):
    page = visit("/", lang=lang)
    page.locator("form[action='/play/evergreen'] [name=alone]").click()
    page.wait_for_url("**/table/*")
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.goto("/")
        expect(page.locator(".turnbar .btn")).to_be_visible()
        for button in page.locator(".plate-card .btn.primary").all():
            box = button.bounding_box()
            assert box
            assert box["y"] + box["height"] <= size["height"], size
        assert not scrolls_sideways(page)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_days_are_accessible(visit, size):
    page = visit("/days", size=size)
    assert findings(page) == []
    page.goto(f"/days/{datetime.datetime.now(datetime.UTC).date()}")
    assert findings(page) == []
    assert not scrolls_sideways(page)


def test_who_is_asked_for_a_name_may_refuse(visit):
    ada = visit()
    open_table(ada, "me", "friend")
    guest = visit(ada.locator(".await input").input_value(), size=PHONE)
    assert findings(guest) == []
    guest.get_by_role("button", name="Sit down").click()
    assert re.search("/sit/", guest.url)
    guest.get_by_role("button", name="Without a name").click()
    guest.wait_for_url("**/table/*")
    expect(ada.locator(".bar .seats")).to_contain_text("Player 2")


def test_a_phrase_stands_at_the_seat_of_who_said_it_unless_others_are_silenced(visit):
    ada = visit()
    open_table(ada, "me", "friend")
    guest = visit(ada.locator(".await input").input_value(), lang="ru", size=PHONE)
    guest.locator("main [name=nameless]").click()
    guest.wait_for_url("**/table/*")
    ada.locator(".bar [popovertarget=phrases]").click()
    assert findings(ada) == []
    ada.locator("[data-phrase=thanks]").click()
    expect(guest.locator(".say-slip")).to_have_text("Спасибо за игру")
    expect(ada.locator(".say-slip")).to_have_text("Thank you, good game")
    assert not scrolls_sideways(guest)
    expect(ada.locator(".say-slip")).to_have_count(0)
    ada.locator(".bar [popovertarget=phrases]").click()
    ada.locator("[data-setting=hear]").uncheck()
    ada.locator("[data-phrase=oh]").click()
    expect(guest.locator(".say-slip")).to_have_text("Ого!")
    expect(ada.locator(".say-slip")).to_have_count(0)


def test_the_bar_of_a_new_table_names_everybody_who_will_sit_at_it(visit):
    page = visit("/new/evergreen")
    bar = page.locator(".gobar .sitting")
    expect(bar).to_have_text("You and Moss at one table")
    page.locator("[name='name-0']").fill("Ada")
    page.locator("[data-seat='2'] [data-add-bot]").click()
    expect(bar).to_have_text("Ada, Moss, and Reed at one table")
    page.locator("[data-seat='2'] .other-face").check()
    page.locator("[name='face-2'][value='Thistle']").check()
    expect(bar).to_have_text("Ada, Moss, and Thistle at one table")
    page.locator("[data-seat='1'] .away").click()
    page.locator("[data-seat='2'] .away").click()
    expect(bar).to_have_text("Alone at the table")
    assert findings(page) == []


def test_a_name_that_was_given_once_is_known_at_the_next_table(visit):
    page = visit("/new/evergreen")
    page.locator("[name='name-0']").fill("Ада")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    play_at_once(page)
    expect(page.locator(".bar .seats")).to_contain_text("Ада")
