"""Every table in every window: everything that a decision needs is visible, uncut, without overlaps and large enough to read."""

from __future__ import annotations

from itertools import groupby, product

import pytest
from playwright.sync_api import Browser

from grange.core.words import LANGUAGES
from tests.browser.measure import faults, measured
from tests.browser.shots import CHOICES, Look, device, resize, turn_into, window
from tests.browser.stages import STAGES, Staged
from tests.browser.test_notices import ON_TOP
from tests.web.servers import Server

# each size with a theme and a language, so that all of them occur; make shots looks at every combination
LOOKS = [
    ("1920x1080", "light", "pl"),
    ("1440x900", "dark", "ru"),
    ("1366x768", "light", "ru"),
    ("1366x633", "dark", "ru"),  # the same laptop, whose browser shows its own bars
    ("1280x720", "light", "ru"),
    ("1024x768", "dark", "pl"),
    ("768x954", "dark", "ru"),  # a tablet held upright
    ("390x844", "light", "en"),
    ("390x664", "light", "ru"),  # the same phone, whose browser shows its own bars
]
SMALL_LOOKS = [("1366x768", "dark", "en"), ("390x844", "dark", "ru")]
BELOW_ZERO = list(product(("1366x768", "1024x768"), ("light",), ("en", "ru", "pl")))
# a phone held sideways, and a laptop at 200 %
LOW_LOOKS = [("844x390", "dark", "ru"), ("683x384", "light", "en")]
OTHER_LOW_LOOKS = [("844x390", "light", "pl"), ("683x384", "dark", "ru")]
REPLAYS = [("1366x633", "light", "ru"), ("1024x768", "light", "ru"), ("390x844", "dark", "ru")]
# how much of a game has been played when a question is asked, and how it is looked at
QUESTIONS = {0.1: LOW_LOOKS, 0.4: OTHER_LOW_LOOKS, 0.75: LOW_LOOKS, 1: OTHER_LOW_LOOKS}
# a screen reader finds the same at every size, and colours stand as far apart
READ = [LOOKS[1], LOOKS[-2], SMALL_LOOKS[0], LOW_LOOKS[1], *REPLAYS[1:]]


@pytest.mark.parametrize("game", CHOICES["games"])
def test_a_table_of_four_fits_every_window(browser, server, game):
    table = Staged(server, game, 4)
    table.play_to("middle")
    assert faults_in(browser, server, table, LOOKS) == {}


@pytest.mark.parametrize("seats", [2, 4])
def test_totals_below_zero_stand_apart_in_the_score_and_in_the_window(browser, server, seats):
    table = Staged(server, "agricola", seats)
    table.play_share(0.1)
    for looks in by_device(BELOW_ZERO):
        with window(browser, server, looks[0]) as page:
            table.sit_down(page)
            assert page.locator(".p-score tfoot td", has_text="−").count() == seats
            for look in looks:
                turn_into(page, look)
                assert measured(page) == [], look


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_agricolas_spaces_are_read_in_a_narrow_window(browser, server, lang):
    table = Staged(server, "agricola", 4)
    table.play_share(0.7)
    assert faults_in(browser, server, table, [("960x800", "light", lang)]) == {}


def test_a_rivals_farm_has_the_room_that_more_rivals_would_have(browser, server):
    table = Staged(server, "agricola", 2)
    table.play_share(0.6)  # the own farm shows what a pasture costs and holds
    with window(browser, server, (WIDER[0], "light", "en")) as page:
        table.sit_down(page)
        for size in WIDER:
            resize(page, size)
            assert page.locator("#rival-1 .farm").evaluate(WIDTH) > 200
            assert measured(page) == [], size


@pytest.mark.parametrize(("game", "stage"), list(product(CHOICES["games"], [stage for stage in STAGES if stage != "middle"])))
def test_a_table_of_two_fits_a_small_laptop_and_a_phone_at_the_start_and_at_the_end(browser, server, game, stage):
    table = Staged(server, game, 2)
    table.play_to(stage)
    assert faults_in(browser, server, table, SMALL_LOOKS) == {}


@pytest.mark.parametrize(("game", "seats"), list(product(CHOICES["games"], (2, 4))))
def test_a_table_is_played_on_a_phone_held_sideways_and_on_a_laptop_at_twice_its_size(browser, server, game, seats):
    for share, looks in QUESTIONS.items():
        table = Staged(server, game, seats)
        table.play_share(share)
        assert faults_in(browser, server, table, looks) == {}, share


@pytest.mark.parametrize("game", CHOICES["games"])
def test_a_replay_fits_a_laptop_with_bars_a_tablet_and_a_phone_and_tells_which_move_it_shows(browser, server, game):
    table = Staged(server, game, 2)
    table.play_to("end")
    for looks in by_device(REPLAYS):
        with window(browser, server, looks[0]) as page:
            page.goto(f"/table/{table.table}/replay?at=20")
            for look in looks:
                turn_into(page, look)
                assert (faults(page) if look in READ else measured(page)) == [], look
                assert page.locator("#told small").evaluate(ON_TOP), look


@pytest.mark.parametrize("rules", [{}, {"deal": "by_type"}], ids=["dealt", "drafted"])
def test_hand_cards_and_their_draft_fit_a_low_window(browser, server, rules):
    for share, looks in {0: OTHER_LOW_LOOKS, 0.7: LOW_LOOKS}.items():
        table = Staged(server, "agricola", 3, cards="on", **rules)
        table.play_share(share)
        assert faults_in(browser, server, table, looks) == {}, share


@pytest.mark.parametrize("seats", [2, 4])
def test_twenty_cards_to_choose_from_are_in_sight_on_a_small_laptop(browser, server, seats):
    table = Staged(server, "agricola", seats, cards="on", deal="ten")
    assert faults_in(browser, server, table, [("1366x768", "light", "ru"), ("1366x768", "dark", "en")]) == {}


@pytest.mark.parametrize("size", ["390x844", "390x664"])
def test_late_in_a_game_of_four_all_spaces_and_the_own_goods_are_reached_on_a_phone(browser, server, size):
    table = Staged(server, "agricola", 4)
    table.play_share(0.9)
    with window(browser, server, (size, "light", "ru")) as page:
        table.sit_down(page)
        page.locator("#pager [data-tab=a]").click()
        page.locator(".spcs > :last-child").evaluate("space => space.scrollIntoView({ block: 'end' })")
        for place in (".spcs > :last-child", ".purse"):
            assert page.locator(place).evaluate(ON_TOP), place
        assert measured(page) == []


WIDER = ("1366x768", "1440x900", "1920x1080")
WIDTH = "place => place.getBoundingClientRect().width"


def test_the_planets_of_others_and_the_powers_grow_with_the_window(browser, server):
    """On a large screen a rival's planet shows what grows where."""
    table = Staged(server, "evergreen", 4)
    table.play_to("middle")
    found = widths_of(browser, server, table, "#rival-1 .board", ".power .board")
    planets, powers = zip(*found.values(), strict=True)
    assert planets[0] > 85
    assert planets[-1] > 180
    assert min(powers) > 320


def test_below_three_planets_the_log_has_room_for_what_a_round_brings(browser, server):
    table = Staged(server, "evergreen", 4)
    table.play_to("middle")
    with window(browser, server, ("1366x768", "light", "en")) as page:
        table.sit_down(page)
        assert page.locator(".p-log .log").evaluate("log => log.clientHeight") > 160


def test_the_weather_of_two_fills_the_room_beside_their_field(browser, server):
    table = Staged(server, "petrichor", 2)
    table.play_to("middle")
    for size, (field, sky, wheel) in widths_of(browser, server, table, ".p-left", ".p-sky", ".wheel").items():
        assert wheel > 0.35 * sky, (size, field)


def widths_of(browser: Browser, server: Server, table: Staged, *places: str) -> dict[str, list[float]]:
    """Give how wide some places of a table are in each window."""
    found = {}
    with window(browser, server, (WIDER[0], "light", "en")) as page:
        table.sit_down(page)
        for size in WIDER:
            resize(page, size)
            found[size] = [page.locator(place).first.evaluate(WIDTH) for place in places]
    return found


def faults_in(browser: Browser, server: Server, table: Staged, looks: list[Look]) -> dict[Look, list[str]]:
    """List what is wrong with a table in each look in which something is."""
    found = {}
    for alike in by_device(looks):
        with window(browser, server, alike[0]) as page:
            table.sit_down(page)
            for look in alike:
                turn_into(page, look)
                found[look] = faults(page) if look in READ else measured(page)
    return {look: wrong for look, wrong in found.items() if wrong}


def by_device(looks: list[Look]) -> list[list[Look]]:
    """Gather the looks that one window can turn into, so that a page is loaded once for all of them."""
    return [list(alike) for _, alike in groupby(sorted(looks, key=device), device)]
