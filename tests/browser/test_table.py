"""Evergreen played in a browser, by real clicks and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    OPTION,
    asked,
    choose,
    choose_together,
    codes_of,
    open_table,
    over,
    play_at_once,
    play_to_the_end,
    position,
    press,
    set_up_table,
    wait_for_position,
)
from tests.browser.stages import Staged
from tests.web.servers import PATIENCE, Server


def test_a_friend_sits_down_by_a_link_and_finds_everything_again_after_coming_back(visit):
    ada = visit()
    set_up_table(ada, "me", "friend")
    link = ada.locator(".await input").input_value()
    bob = visit(link)
    bob.get_by_label("What should the others call you?").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob).to_have_url(re.compile("/table/"))
    expect(ada.locator(".bar .seats")).to_contain_text("Bob")
    for _ in range(6):
        choose_together(asked((ada, bob))[0], (ada, bob))
    bob.reload()
    assert position(bob) == position(ada)
    choose_together(asked((ada, bob))[0], (ada, bob))


def test_two_people_click_a_game_to_its_end_and_see_the_same_points(visit, server):
    table = Staged(server, "evergreen", 2)
    table.play_share(0.9)
    ada, bob = visit(), visit()
    table.sit_down(ada)
    table.sit_down(bob, 1)
    play_to_the_end(ada, bob)
    totals = [page.locator("#ending .podium4 b").all_inner_texts() for page in (ada, bob)]
    assert totals[0] == totals[1]
    assert ada.locator("#ending h2").inner_text()


def test_a_solo_game_can_be_begun_with_the_keyboard_alone(visit):
    page = visit("/")
    page.locator("form[action='/play/evergreen']").get_by_role("button", name="Alone").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(OPTION).first.focus()
    page.keyboard.press("Enter")
    wait_for_position(page, 0)


def test_a_solo_game_can_be_ended_with_the_keyboard_alone(visit, server):
    page = visit()
    table = Staged(server, "evergreen", 1)
    table.play_share(0.8)
    table.sit_down(page)
    while not over(page):
        seen = position(page)
        page.keyboard.press("1")
        wait_for_position(page, seen)
    assert "Your rank" in page.locator("#ending h2").inner_text()


def test_several_people_play_at_one_screen(visit):
    page = visit()
    open_table(page, "me", "here")
    seats = set()
    for _ in range(10):
        seats.add(page.locator("#prompt").get_attribute("data-seat"))
        choose(page)
    assert seats == {"0", "1"}


def test_what_may_be_clicked_on_the_board_is_the_same_as_its_button(visit):
    page = visit()
    open_table(page, "me")
    target = page.locator(OPTION).first.get_attribute("data-target")
    seen = position(page)
    page.locator(f"[id='{target}']").click()
    wait_for_position(page, seen)


def test_a_choice_can_be_taken_back(visit):
    page = visit()
    open_table(page, "me")
    before = page.locator("#prompt").inner_text()
    choose(page)
    expect(page.locator("#prompt")).not_to_have_text(before, use_inner_text=True)
    seen = position(page)
    page.locator("[data-undo]").click()
    wait_for_position(page, seen)
    expect(page.locator("#prompt")).to_have_text(before, use_inner_text=True)


def test_a_hint_marks_options_worth_considering_and_none_where_it_hardly_matters(visit):
    page = visit()
    open_table(page, "me")
    page.locator("[data-hint]").click()
    page.locator("#advice:not([hidden], .pondering)").wait_for()  # until then, no second hint is asked for
    codes = [option.get_attribute("data-option") for option in page.locator("#ask [data-option]").all()]
    told = {"why": "More light.", "besides": ""}
    answers = [
        {
            "options": [{"option": code, "rank": rank, "gain": gain, **told} for code, rank in zip(codes, ranks, strict=False)],
            "plainly": plainly,
        }
        for ranks, gain, plainly in (((1, 1), "+41", ""), ((1, 2), "+42", ""), ((), "", "It hardly matters."))
    ]
    page.route("**/hint", lambda route: route.fulfill(json=answers.pop(0)))
    for ranks, gain in ((["", ""], "+41"), (["1", "2"], "+42")):  # those that are equally good have no number
        page.keyboard.press("h")
        expect(page.locator("#advice .gain")).to_have_text([gain, gain])
        expect(page.locator("#advice .rank")).to_have_text(ranks)
        expect(page.locator("#advice .why:visible")).to_have_count(len(set(ranks)))  # nor is their reason said twice
    page.keyboard.press("h")
    expect(page.locator("#advice .plainly")).to_have_text("It hardly matters.")
    expect(page.locator("#advice li, .hint-tag, .hinted")).to_have_count(0)


def test_a_hint_tells_what_each_option_gains_and_why_until_it_is_put_away(visit):
    page = visit()
    open_table(page, "me")
    page.keyboard.press("h")
    expect(page.locator("#ask .hinted").first).to_be_attached()
    expect(page.locator("#advice li")).to_have_count(page.locator("#ask .hinted").count())
    first = page.locator("#advice li").first
    expect(first.locator(".gain")).to_have_text(re.compile(r"^\+[1-9]"))
    expect(first.locator(".why")).to_have_text(re.compile(r"\w.*\."))
    expect(page.locator("#news")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator(".hint-tag, .hinted")).to_have_count(0)
    expect(page.locator("#news")).to_be_visible()


def test_advice_can_be_taken_with_a_click_and_is_gone_with_the_question(visit):
    page = visit()
    open_table(page, "me")
    page.locator("[data-hint]").click()
    before = position(page)
    page.locator("#advice li button").first.click()
    wait_for_position(page, before)
    expect(page.locator("#advice")).to_be_hidden()


def test_who_watches_sees_every_move_and_no_question(visit):
    ada = visit()
    address = open_table(ada, "me")
    watcher = visit(address)
    assert watcher.locator(OPTION).count() == 0
    choose(ada)
    wait_for_position(watcher, 0)
    assert watcher.locator("#log li").count() == ada.locator("#log li").count()


def test_who_has_chosen_cannot_choose_again_because_somebody_else_was_quicker(visit, server):
    table = Staged(server, "farmerama", 2)
    ada, bob = visit(), visit()
    table.sit_down(ada)
    table.sit_down(bob, 1)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.route("**/choose", hold)
    with ada.expect_request("**/choose"):
        press(ada, codes_of(ada)[0])
    choose_together(bob, (ada, bob))  # both choose their cards at the same time, in secret
    expect(ada.locator("#ask[aria-busy]")).to_have_count(1)
    held[0].continue_()
    expect(ada.locator("#ask[aria-busy]")).to_have_count(0)


def test_a_bot_answers_by_itself(visit):
    page = visit()
    play_at_once(page)
    for _ in range(8):
        page.wait_for_selector(OPTION)
        choose(page)
    assert page.locator("#log li").count() > 8


def test_a_finished_game_can_be_replayed_and_downloaded(visit, server):
    page = visit()
    table = Staged(server, "evergreen", 1)
    table.play_to("end")
    table.sit_down(page)
    address = page.url
    page.goto(f"{address}/replay?at=5")
    page.locator("#run").wait_for()  # the script shows it when it listens
    assert "5" in page.locator("body").inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?at=6")
    with page.expect_download() as download:
        page.goto(address)
        page.locator("#ending [href$='/record']").click()
    assert download.value.suggested_filename.endswith(".json")


def test_the_language_can_be_switched_and_is_remembered(visit):
    page = visit("/", lang="ru-RU")
    assert page.locator("html").get_attribute("lang") == "ru"
    page.goto("/rules/evergreen")
    page.locator("form[action='/settings'] [name=lang][value=pl]").first.evaluate(
        "button => (button.form || button.closest('form')).requestSubmit(button)"
    )
    page.locator("html[lang=pl]").wait_for()
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "pl"


def test_my_games_come_first_where_it_is_my_turn(visit):
    page = visit()
    address = open_table(page, "me")
    page.goto("/games")
    page.locator(".table-row a").first.click()
    expect(page).to_have_url(address)


def test_a_server_that_is_killed_and_comes_back_has_lost_nothing(browser, tmp_path):
    server = Server(tmp_path)
    server.start()
    context = browser.new_context(base_url=server.address, viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.goto("/")
    open_table(page, "me")
    for _ in range(5):
        choose(page)
    seen, prompt = position(page), page.locator("#prompt").inner_text()
    server.kill()
    expect(page.locator("#lost")).to_be_visible()
    server.start()
    expect(page.locator("#lost")).to_be_hidden()
    assert (position(page), page.locator("#prompt").inner_text()) == (seen, prompt)
    choose(page)
    context.close()
    server.kill()


def test_the_table_fits_a_phone(visit):
    page = visit("/", size=PHONE)
    open_table(page, "me", "bot:steady")
    page.wait_for_selector(OPTION)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    choose(page)
