"""A club's evening: four people in four browsers, from the invitation to the season that moves."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from playwright.sync_api import Page, expect

from grange.web.secret import Secret
from grange.web.storage.secret_file import read_keys
from grange.web.storage.store import Store
from tests.browser.playing import send_form
from tests.web.conftest import Table
from tests.web.ratings.rated import make_account
from tests.web.servers import PATIENCE, Server, until

ANNA, TOM, BEA, SAM = range(4)
NAMES = ("Anna", "Tom", "Bea", "Sam")


@pytest.fixture
def friends(visit, server: Server) -> list[Page]:
    """Four people with an account, each at the page of clubs."""
    pages = [visit("/club") for _ in NAMES]
    store = Store(f"sqlite:///{server.data / 'tables.db'}")
    for page in pages:
        (cookie,) = [cookie for cookie in page.context.cookies() if cookie["name"] == "grange"]
        make_account(store, hashlib.sha256(cookie["value"].partition(".")[0].encode()).hexdigest())
    store.close()
    return pages


def found_club(page: Page) -> str:
    """Found a club and add an evening; return the link of invitation."""
    page.goto("/club/new")
    page.locator("[name=name]").fill("The Evening Club")
    page.locator("[name=called]").fill(NAMES[ANNA])
    page.locator("form[action='/club'] .btn.primary").click()
    page.locator("#evening").wait_for()
    club = page.url.rpartition("/")[2]
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M")
    csrf = page.locator("[name=csrf]").first.input_value()
    page.request.post(f"/club/{club}/evenings", form={"csrf": csrf, "day": tomorrow, "about": "Evergreen"})
    page.reload()
    expect(page.locator(".evening")).to_have_count(1)
    return page.locator(".invite-link input").input_value()


def play(table: Table) -> None:
    """Let everybody but Sam, whose seat a bot plays, choose first options until the game is over."""

    while asked := table.asked():
        people = [seat for seat in asked if seat != SAM]
        for seat in people:
            seen = table.seats[seat].see()
            if seen["question"]:
                table.seats[seat].choose(seen["question"]["options"][0]["code"], seen["position"])
        if not people:
            until(lambda: table.asked() != [SAM])


def ratings(page: Page) -> list[dict[str, int]]:
    return list(page.request.get("/api/record/ratings").json()["ratings"])


def test_four_friends_meet_play_and_move_their_season(friends, server):
    anna, *others = friends
    link = found_club(anna)
    club = anna.url
    for page, name in zip(others, NAMES[1:], strict=True):
        page.goto(link)
        page.locator("[name=name]").fill(name)
        page.locator(".report .btn.primary").click()
        page.locator("#evening").wait_for()
    for page in friends:
        page.locator(".evening [value=yes]").click()
        expect(page.locator(".evening [value=yes]")).to_have_attribute("aria-pressed", "true")
    anna.reload()
    expect(anna.locator(".who-comes")).to_contain_text("4 come")
    expect(anna.locator(".ranks")).to_have_count(0)

    form = {"kind-0": "me", "name-0": "Anna", **{f"kind-{seat}": "friend" for seat in (1, 2, 3)}}
    club_name = club.rpartition("/")[2]
    send_form(anna, "/new/evergreen", {**form, "join": f"club:{club_name}", "counts": "rated", "pace": "none"})
    at = anna.url.rpartition("/")[2]
    for page in others:
        page.goto(club)
        page.locator(f"a.btn[href='/lobby/{at}']").click()
        page.locator("form .btn.primary").click()
        page.wait_for_url(f"**/table/{at}")
        page.goto(club)  # nobody has to keep the table open

    keys = read_keys(server.data / "secret")
    tokens = [Secret(keys.current).token("seat", at, seat) for seat in range(4)]
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = Table(client, {"table": at, "tokens": tokens, "host": ""})
        assert table.seats[SAM].post("leave", {}).status_code == 204  # he has to go; a bot plays his seat to the end
        play(table)

    until(lambda: ratings(anna))
    assert sum(rating["rating"] for page in friends for rating in ratings(page)) == pytest.approx(3 * 1500, abs=2)
    assert ratings(friends[SAM]) == []
    anna.goto(club)
    expect(anna.locator(".ranks tbody tr")).to_have_count(3)
    expect(anna.locator(".ranks tbody tr .sum").first).to_have_text("3")
    friends[TOM].goto("/record?game=evergreen&seats=4")
    expect(friends[TOM].locator("#ratings")).to_be_visible()
