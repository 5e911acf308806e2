"""Following the others: their moves are animated, marked and summed up, and viewers can open any earlier position."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import OPTION, codes_of, open_table
from tests.browser.stages import Staged


def seated(visit, server, game: str = "agricola", stage: str = "middle", **look: object) -> tuple[Staged, Page]:
    """Sit down at a table of four in the middle of a game."""
    table = Staged(server, game, 4)
    table.play_to(stage)
    page = visit("/", **look)
    table.sit_down(page)
    return table, page


def test_what_the_others_do_is_played_out_move_by_move_and_can_be_skipped(visit, server):
    table, page = seated(visit, server, motion="no-preference")
    page.evaluate("localStorage.setItem('grange-table', JSON.stringify({ speed: 'hand' }))")
    page.reload()
    page.locator(OPTION).first.wait_for(state="attached")
    table.play_round()
    playing = page.locator("#playing")
    expect(playing).to_be_visible()
    expect(playing.locator(".told")).not_to_be_empty()
    first = playing.locator(".which").inner_text()
    playing.locator("[data-play=on]").click()
    expect(playing.locator(".which")).not_to_have_text(first)
    expect(page.locator("#board .lit, #board .lit-ring").first).to_be_attached()
    playing.locator("[data-play=skip]").click()
    expect(playing).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()
    assert int(page.locator("#table").get_attribute("data-made") or 0) == table.made


def test_who_is_choosing_is_not_interrupted_when_others_move_at_the_same_time(visit, server):
    table = Staged(server, "evergreen", 2)
    while len(table.state.decisions) < 2:
        table.play_share((table.made + 1) / len(table.choices))
    page = visit("/", size=PHONE, touch=True, motion="no-preference")
    table.sit_down(page)
    page.locator(OPTION).first.tap()
    expect(page.locator("#picked")).to_be_visible()
    table.choose(1)
    expect(page.locator("#table")).to_have_attribute("data-made", str(table.made))
    expect(page.locator("#playing")).to_be_hidden()
    expect(page.locator("#picked")).to_be_visible()
    page.locator("#picked [data-pick=yes]").tap()
    expect(page.locator("#table")).to_have_attribute("data-made", str(table.made + 1))


GO_ON = """async () => {
    const playing = document.getElementById("playing");
    for (let frame = 0; frame < 2000 && !playing.hidden; frame++) {
        playing.querySelector("[data-play=on]").click();
        await new Promise(requestAnimationFrame);
    }
}"""


def test_moves_on_a_page_that_is_not_open_are_played_out_in_a_hand_too(visit, server):
    table, page = seated(visit, server, "evergreen", size=PHONE, motion="no-preference")
    page.evaluate("localStorage.setItem('grange-table', JSON.stringify({ speed: 'hand' }))")
    page.reload()
    page.locator(OPTION).first.wait_for(state="attached")
    for _ in range(6):
        table.play_round()
    expect(page.locator("#playing")).to_be_visible()
    page.evaluate(GO_ON)
    expect(page.locator("#playing")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()


def test_marks_and_a_line_of_what_the_others_did_stay_until_i_choose(visit, server):
    table, page = seated(visit, server)
    table.play_round()
    expect(page.locator("#news li").first).to_be_visible()
    expect(page.locator(".did").first).to_be_visible()
    assert page.locator("#log .new").count()
    page.reload()
    expect(page.locator(".did").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".did")).to_have_count(0)


def test_an_earlier_moment_can_be_looked_at_and_left(visit, server):
    _, page = seated(visit, server, "petrichor")
    board, codes = page.locator("#board .p-left").inner_html(), codes_of(page)
    page.locator("#log [data-at]").nth(12).click()
    back = page.locator("#back")
    expect(back).to_be_visible()
    expect(page.locator("#board .ring")).to_have_count(0)
    told = back.locator(".told").inner_text()
    back.locator("[data-back='-1']").click()
    expect(back.locator(".told")).not_to_have_text(told)
    assert page.locator("#board .p-left").inner_html() != board
    back.locator("[data-back=now]").click()
    expect(back).to_be_hidden()
    assert codes_of(page) == codes
    expect(page.locator("#prompt")).to_be_visible()


def test_all_keys_are_listed_and_letters_follow_the_numbers(visit):
    page = visit()
    open_table(page, "me", "here", "here", "here", game="agricola")
    page.locator(OPTION).first.wait_for(state="attached")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    listed = page.locator("#keys [data-own-keys] kbd").all_inner_texts()
    assert listed[:10] == [*"123456789A"]
    page.keyboard.press("Escape")
    tenth = page.locator(OPTION).nth(9).get_attribute("data-label")
    page.keyboard.press("l")
    expect(page.locator("#sheets")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.wait_for_function("() => document.getElementById('table').dataset.position > 0")
    assert str(tenth) in page.locator("#log").inner_text()
