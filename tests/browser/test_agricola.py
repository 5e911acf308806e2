"""Agricola played in a browser, by real clicks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    OPTION,
    clicked,
    codes_of,
    open_table,
    play_to_the_end,
    point_at,
    position,
    set_up_table,
    wait_for_position,
)
from tests.browser.shots import window
from tests.browser.stages import Staged
from tests.web.servers import until

TURNS = 400


def test_two_people_at_one_screen_plow_fence_and_feed_by_clicks(visit):
    page = visit()
    open_table(page, "me", "here", game="agricola")
    missing = {"space", "plow", "add", "enclose", "feed"}
    for turn in range(TURNS):
        if not missing:
            break
        codes = codes_of(page)
        number = wanted(codes, turn)
        missing.discard(codes[number].split(":")[0])
        clicked(page, number)
    assert not missing


def test_two_people_at_one_screen_click_a_game_to_its_end(visit, server):
    page = visit()
    table = Staged(server, "agricola", 2)
    table.play_share(0.9)
    table.sit_down(page)
    table.sit_down(page, 1)
    play_to_the_end(page)
    totals = [int(total.replace("−", "-")) for total in page.locator("#ending .podium4 b").all_inner_texts()]
    assert len(totals) == 2
    assert page.locator("#ending h2").inner_text()


def test_a_beginner_sees_three_suggested_spaces_unasked(visit):
    page = visit()
    set_up_table(page, "me", "here", game="agricola", beginner="all")
    expect(page.locator(".hint-tag")).to_have_count(3)


def wanted(codes: list[str], turn: int) -> int:
    """Choose like somebody who wants to see everything: fences first, then fields, then whatever comes round."""
    for wish in ("enclose", "add:", "space:fencing", "space:farmland", "plow:", "sow:"):
        for number, code in enumerate(codes):
            if code.startswith(wish):
                return number
    return turn % len(codes)


def test_a_pasture_is_chosen_space_by_space_with_its_price_in_sight_and_can_be_undone(visit):
    page = visit()
    open_table(page, "me", game="agricola")
    for _ in range(TURNS):
        codes = codes_of(page)
        if any(code.startswith("add:") for code in codes):
            break
        clicked(page, codes.index(gathering_wood(page, codes)))
    assert "4 wood, room for" in page.locator(OPTION).first.inner_text()
    clicked(page, 0)
    assert "wood" in page.locator("#prompt").inner_text()
    assert any("Enclose" in label for label in page.locator(OPTION).all_inner_texts())
    seen = position(page)
    page.locator("[data-undo]").click()
    wait_for_position(page, seen)
    assert not any("Enclose" in label for label in page.locator(OPTION).all_inner_texts())


def gathering_wood(page: Page, codes: list[str]) -> str:
    """Go to the forest until there is wood for a pasture of two spaces, then to the fences; else do the first thing."""
    wood = int(page.locator("#supply-0-wood").get_attribute("data-amount") or 0)
    wishes = ["space:fencing", "space:forest"] if wood >= 6 else ["space:forest"]
    return next((wish for wish in wishes if wish in codes), codes[-1] if "feed" in codes else codes[0])


def test_pointing_at_a_space_says_what_it_gives_now(visit):
    page = visit()
    open_table(page, "me", "bot:steady", game="agricola")
    page.locator("#board .ring[data-option='space:forest']").wait_for()

    def told() -> bool:  # what comes from the server meanwhile lets the pointer be forgotten until it moves
        page.mouse.move(5, 5)
        point_at(page, "space:forest")
        return "Forest" in page.locator("#tell").inner_text()

    until(told)
    expect(page.locator("#tell")).to_contain_text("wood")


def can_go_to_farmland(table: Staged) -> bool:
    decision = table.state.decision_of(0)
    return decision is not None and "space:farmland" in decision.codes


def test_a_click_on_the_partners_farm_builds_there_and_the_farm_has_the_double_ring_before(visit, server):
    page = visit()
    table = Staged(server, "agricola", 4, team="lower")
    while not can_go_to_farmland(table):
        table.play_round()
    table.sit_down(page)
    clicked(page, codes_of(page).index("space:farmland"))
    place = next(code for code in codes_of(page) if code.startswith("plow_for:")).removeprefix("plow_for:")
    cell = page.locator(f"#farm-2-{place} .ring")
    cell.hover()
    expect(page.locator("#rival-2 .cap em")).to_be_visible()
    expect(page.locator("#tell")).to_contain_text(f"Field on {place}, partner")
    before = position(page)
    cell.click()
    wait_for_position(page, before)
    expect(page.locator(f"#token-2-{place}")).to_be_visible()


def test_in_a_hand_a_question_about_pastures_opens_the_farm(browser, server):
    table = Staged(server, "agricola", 2)
    table.play_until("ask-pasture")
    with window(browser, server, ("390x844", "light", "en")) as page:
        table.sit_down(page)
        expect(page.locator("#board .mine")).to_be_visible()
        assert page.locator("#board [data-option]:visible").count()
