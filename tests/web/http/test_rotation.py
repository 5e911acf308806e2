"""A new secret for a server: for a while the old one still opens what it has signed, and nothing that was promised changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from grange.cli import main
from grange.core.errors import BadSetup
from grange.games import find
from grange.web.app import Settings, create_app
from grange.web.secret import Keys, OldKey, Secret
from grange.web.storage import secret_file
from grange.web.storage.store import Store
from tests.web.conftest import Table
from tests.web.house.test_campaigns import Series
from tests.web.pages.test_pages import csrf, open_table, send
from tests.web.servers import Server
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
    keys = secret_file.read(file)
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
    second = secret_file.read(file).current
    assert rotate(file, "--accept-old", "0") == 0
    assert [old.key for old in secret_file.read(file).older] == [OLD.strip()]
    assert second not in file.read_text()


@pytest.mark.parametrize("more", [["--accept-old", "-1"], ["--accept-old", "nan"], ["--data", "nowhere"]])
def test_a_secret_is_not_replaced_by_mistake(file, more):
    assert rotate(file, *more) != 0
    assert secret_file.read(file) == Keys(OLD.strip())


@pytest.mark.parametrize("line", ["x" * 64, "y" * 64 + " until tomorrow", "short until 2026-12-18T10:30:00Z"])
def test_a_line_that_cannot_be_read_is_refused(file, line):
    file.write_text(f"{OLD}\n{line}\n")
    with pytest.raises(BadSetup):
        secret_file.read(file)


def test_a_real_server_that_is_restarted_after_a_rotation_opens_old_links(tmp_path):
    import httpx

    server = Server(tmp_path)
    server.start()
    opened = httpx.post(f"{server.address}/api/tables", json={"game": "evergreen", "seats": [{}]}).json()
    seat = f"/sit/{opened['table']}/{opened['tokens'][0]}"
    assert rotate(tmp_path / "secret") == 0
    assert httpx.get(server.address + seat).status_code == 200, "a running server goes on with the secret it knows"
    server.kill()
    server.start()
    assert httpx.get(server.address + seat).status_code == 200
    assert rotate(tmp_path / "secret", "--accept-old", "0") == 0
    server.kill()
    server.start()
    assert httpx.get(server.address + seat).status_code == 200, "the first secret's month is not over"
    server.kill()
