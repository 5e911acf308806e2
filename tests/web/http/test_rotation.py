"""A new secret for a server: for a while the old one still opens what it has signed, and nothing that was promised changes."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from grange.cli import main
from grange.core.errors import BadSetup
from grange.games import find
from grange.web.app import Settings, create_app
from grange.web.notices.compose import OFF
from grange.web.secret import Keys, OldKey, Secret
from grange.web.storage import secret_file
from grange.web.storage.databases import opened
from grange.web.storage.fingerprint import settle
from grange.web.storage.store import Store
from tests.web.conftest import Table
from tests.web.house.test_campaigns import Series
from tests.web.identity.test_passkeys import add, ask
from tests.web.identity.test_passkeys import send as show
from tests.web.identity.test_transfer import channel, code_of, join
from tests.web.pages.test_pages import csrf, open_table, send
from tests.web.servers import PATIENCE, Server, until
from tests.web.stores import both_stores

OLD, NEW = "old " * 10, "new " * 10
SOON, LONG_AGO = time.time() + 3600, time.time() - 1


def rotated(settings: Settings, until: float = SOON) -> Settings:
    return replace(settings, secret=NEW, older=(OldKey(OLD, until),))


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, secret=OLD)


Serve = Callable[[Settings], TestClient]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Serve with other settings, one server after another, to the same browser."""
    running: list[TestClient] = []

    def begin(settings: Settings) -> TestClient:
        cookies = running[-1].cookies if running else None
        for client in running:
            client.__exit__()
        running[:] = [TestClient(create_app(settings), cookies=cookies)]
        return running[0].__enter__()

    yield begin
    for client in running:
        client.__exit__()


def test_what_the_old_secret_has_signed_is_accepted_until_its_time_is_over():
    token = Secret(OLD).token("seat", "table", 1)
    assert Secret(NEW, [OldKey(OLD, SOON)]).fits(token, "seat", "table", 1)
    assert not Secret(NEW, [OldKey(OLD, LONG_AGO)]).fits(token, "seat", "table", 1)
    assert not Secret(NEW, [OldKey(OLD, SOON)]).fits(token, "seat", "table", 2)
    assert Secret(NEW, [OldKey(OLD, SOON)]).token("seat", "table", 1) == Secret(NEW).token("seat", "table", 1) != token


@both_stores
def test_links_to_seats_and_hosts_rights_outlive_a_new_secret_for_a_while(settings, serve):
    client = serve(settings)
    opened = client.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}], "seed": 7}).json()
    client = serve(rotated(settings))
    table = Table(client, opened)
    table.play_first_options(2)
    assert client.get(f"/sit/{table.id}/{opened['tokens'][0]}").status_code == 200
    assert table.host.post("seats/1/bot", {"bot": "random"}).status_code == 204
    client = serve(rotated(settings, LONG_AGO))
    assert client.get(f"/sit/{table.id}/{opened['tokens'][0]}").status_code == 403
    assert Table(client, opened).host.post("seats/1/bot", {"bot": None}).status_code == 403


def test_a_browser_gets_its_cookie_anew_and_keeps_its_seat_for_good(settings, serve):
    client = serve(settings)
    table = open_table(client, "me")
    before = client.cookies["grange"]
    client = serve(rotated(settings))
    client.get(table)
    after = client.cookies["grange"]
    assert (after.partition(".")[0], after) == (before.partition(".")[0], after)
    assert after != before
    client.get(table)
    assert client.cookies["grange"] == after
    client = serve(rotated(settings, LONG_AGO))
    assert send(client, f"{table}/hint", seat=0).status_code == 200


def test_a_form_that_was_open_meanwhile_is_still_ours(settings, serve):
    client = serve(settings)
    form = {"csrf": csrf(client), "kind-0": "me"}
    client = serve(rotated(settings))
    assert client.post("/new/evergreen", data=form, follow_redirects=False).status_code == 303


def test_a_campaign_goes_on_with_its_old_tokens(settings, serve):
    client = serve(settings)
    series = Series(client, {}, {"bot": "random"})
    series.client = serve(rotated(settings))
    assert series.see(0)["seat"] == 0
    series.client = serve(rotated(settings, LONG_AGO))
    assert series.see(0)["error"] == "error-wrong-token"


@both_stores
def test_todays_challenge_does_not_change_with_the_secret(settings, serve, monkeypatch):
    monkeypatch.setattr("grange.web.house.days.game_of", lambda day: find("evergreen"))

    def seed(client: TestClient) -> int:
        client.cookies.clear()
        address = client.post("/daily", data={"csrf": csrf(client)}, follow_redirects=False).headers["location"]
        live = client.app.state.house.rooms[address.removeprefix("/table/")].live  # type: ignore[attr-defined]
        seed: int = live.origin.seed
        return seed

    assert seed(serve(settings)) == seed(serve(rotated(settings)))


def test_tables_of_an_address_are_counted_on_after_a_new_secret(settings, serve):
    from grange.web.house.capacity import Capacity

    bounded = replace(settings, capacity=Capacity(of_an_address=1))
    body = {"game": "evergreen", "seats": [{}]}
    assert serve(bounded).post("/api/tables", json=body).status_code == 201
    assert serve(rotated(bounded)).post("/api/tables", json=body).status_code == 503


# the file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "secret"
    file.write_text(f"{OLD}\n")
    file.chmod(0o600)
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    return file


def rotate(file: Path, *more: str) -> int:
    return main(["house", "rotate-secret", "--reason", "a test", "--data", str(file.parent), *more])


def test_the_command_makes_a_new_secret_and_accepts_the_old_one_for_a_month(file, capsys):
    assert rotate(file) == 0
    assert "Restart the server" in capsys.readouterr().out
    keys = secret_file.read_keys(file)
    assert keys.current != OLD.strip()
    (old,) = keys.older
    assert old.key == OLD.strip()
    assert 29 < (old.until - time.time()) / 86400 < 31
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(each.name for each in file.parent.iterdir()) == ["secret", "tables.db"]
    assert main(["house", "log", "--data", str(file.parent)]) == 0
    assert "rotate-secret  a test" in capsys.readouterr().out


def test_secrets_that_are_over_are_dropped_with_the_next(file):
    assert rotate(file, "--accept-old", "1") == 0
    second = secret_file.read_keys(file).current
    assert rotate(file, "--accept-old", "0") == 0
    assert [old.key for old in secret_file.read_keys(file).older] == [OLD.strip()]
    assert second not in file.read_text()


@pytest.mark.parametrize("more", [["--accept-old", "-1"], ["--accept-old", "nan"], ["--data", "nowhere"]])
def test_a_secret_is_not_replaced_by_mistake(file, more):
    assert rotate(file, *more) != 0
    assert secret_file.read_keys(file) == Keys(OLD.strip())


@pytest.mark.parametrize("line", ["x" * 64, "y" * 64 + " until tomorrow", "short until 2026-12-18T10:30:00Z"])
def test_a_line_that_cannot_be_read_is_refused(file, line):
    file.write_text(f"{OLD}\n{line}\n")
    with pytest.raises(BadSetup):
        secret_file.read_keys(file)


# a running house


class Belongings:
    """What people of a house hold that its secret has signed."""

    def __init__(self, server: Server, database: str) -> None:
        self.server, self.database = server, database
        self.browser, self.phone = self.new_browser(), self.new_browser()
        self.seated = open_table(self.browser, "me")
        self.key = add(self.browser)
        join(self.phone, code_of(self.browser))
        self.opened = self.browser.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}], "seed": 7}).json()
        self.series = Series(self.browser, {}, {"bot": "random"})
        self.words = code_of(self.browser)
        self.laptop = self.new_browser()
        self.laptop.get("/")
        self.asked = ask(self.laptop, "/here/passkey")
        self.play_daily(self.new_browser())
        store = Store(database)
        self.channel = channel("a" * 64, "https://hooks.example/x")
        store.write(store.notices.add_channel, self.channel)
        store.close()

    def new_browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.server.address, headers={"host": "testserver"}, timeout=PATIENCE, trust_env=False)

    def play_daily(self, browser: httpx.Client) -> None:
        assert browser.post("/daily", data={"csrf": csrf(browser)}, follow_redirects=False).status_code == 303

    def seeds_of_the_day(self) -> set[str]:
        with opened(self.database) as there, there.engine.connect() as connection:
            found = connection.execute(text("SELECT setup FROM tables WHERE daily IS NOT NULL")).scalars()
            return {json.dumps(setup if isinstance(setup, dict) else json.loads(setup), sort_keys=True) for setup in found}

    def links(self) -> list[str]:
        """List the links that were given out."""
        signed = Secret(secret_file.read_keys(self.server.data / "secret").current)
        return [
            f"/sit/{self.opened['table']}/{self.opened['tokens'][0]}",
            f"/notices/off/{self.channel.id}/{signed.token(OFF, self.channel.id)}",
        ]

    def live_on(self) -> None:
        """See that everything still counts."""
        table = Table(self.browser, self.opened)
        table.play_first_options(2)
        assert table.host.post("seats/1/bot", {"bot": "random"}).status_code == 204
        assert self.series.see(0)["seat"] == 0
        for browser in (self.browser, self.phone):
            assert "data-option" in browser.get(self.seated).text
        assert join(self.new_browser(), self.words).status_code == 303
        assert show(self.laptop, "/here/passkey", self.key.show(self.asked)).json() == {"address": "/me?told=joined"}
        self.play_daily(self.new_browser())
        assert len(self.seeds_of_the_day()) == 1


@both_stores
def test_a_running_house_gets_a_new_secret_and_everything_lives_on(database, tmp_path):
    """One process serves on a file, and two on PostgreSQL."""
    more = ["--database", database] if database.startswith("postgresql") else []
    server = Server(tmp_path, more=[*more, *(["--processes", "2"] if more else [])])
    server.start()
    try:
        belongings, file = Belongings(server, database), tmp_path / "secret"
        links = belongings.links()
        assert rotate(file, *more) == 0
        statuses = [belongings.browser.get(link).status_code for link in links]
        assert statuses == [200, 200], "a running server goes on with the secret it knows"
        server.kill()
        server.start()
        belongings.live_on()
        assert [belongings.browser.get(link).status_code for link in links] == [200, 200]
    finally:
        server.kill()


def test_the_old_secret_ends_in_a_running_house_when_its_time_is_over(tmp_path):
    server, file = Server(tmp_path), tmp_path / "secret"
    server.start()
    try:
        opened_table = httpx.post(
            f"{server.address}/api/tables", json={"game": "evergreen", "seats": [{}]}, timeout=PATIENCE
        ).json()
        link = f"{server.address}/sit/{opened_table['table']}/{opened_table['tokens'][0]}"
        assert rotate(file) == 0
        server.kill()
        soon = datetime.fromtimestamp(time.time() + 5, UTC).isoformat()
        file.write_text(re.sub("until .*", f"until {soon}", file.read_text()))
        server.start()
        until(lambda: httpx.get(link, timeout=PATIENCE).status_code == 403)
    finally:
        server.kill()


def test_a_secret_that_is_not_the_houses_is_not_rotated(tmp_path, file, capsys):
    assert rotate(file) == 0
    with opened(f"sqlite:///{tmp_path / 'tables.db'}") as there:
        settle(there, file)
    file.write_text("another " * 8)
    assert rotate(file) == 2
    assert "is not the secret" in capsys.readouterr().err
    assert file.read_text() == "another " * 8
