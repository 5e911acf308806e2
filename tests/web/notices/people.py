"""People at a table of a test: a browser for each, which holds its seat and may have channels."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from fastapi.testclient import TestClient

from grange.web.live.fragments import page_words
from grange.web.pages.notices import TOLD
from tests.web.notices.receivers import Browser, Receiver
from tests.web.servers import until

SCRIPT = {"x-grange": "1"}


class Person:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client, self.name = client, name
        self.browser = Browser()

    @property
    def csrf(self) -> str:
        found = re.search(r'name="csrf" value="([^"]+)"', self.client.get("/notices").text)
        assert found
        return found[1]

    def send(self, path: str, **form: str) -> str:
        """Send a form of the page of channels, and return what it told; what was typed into a refused form must still be there."""
        answer = self.client.post(path, data={"csrf": self.csrf, "zone": "UTC", **form}, follow_redirects=False)
        if answer.status_code == 303:
            return answer.headers["location"].partition("told=")[2]
        assert answer.status_code == 422, answer.text
        page = unescape(answer.text)
        assert f'value="{form["address"].strip()}"' in page
        return next(key for key in TOLD if f"<span>{page_words('en').say(f'notices-told-{key}')}</span>" in page)

    def channels(self) -> list[str]:
        return re.findall(r'name="channel" value="([^"]+)"', self.client.get("/notices").text)

    def never_quiet(self) -> None:
        assert self.send("/notices/quiet", **{"from": "", "until": ""}) == "quiet"

    def subscribe(self, receiver: Receiver, path: str = "/push") -> None:
        """Want notices on this device, at any hour."""
        answer = self.client.post("/notices/push", json=self.browser.subscription(receiver.address(path)), headers=SCRIPT)
        assert answer.status_code == 200, answer.text
        self.never_quiet()

    def hook(self, receiver: Receiver, kind: str = "json", path: str = "/hook", **more: str) -> None:
        assert self.send("/notices/hook", kind=kind, address=receiver.address(path), **more) == "added"
        self.never_quiet()

    def choose(self, table: str, seat: int, option: int = 0) -> None:
        """Choose an option of the seat's question on the table's page."""
        page = self.client.get(f"/table/{table}").text
        position = re.search(r'data-position="(\d+)"', page)
        codes = re.findall(r'data-option="([^"]+)"', page)
        assert position
        assert codes, "it is not this seat's turn"
        body = {"seat": seat, "position": int(position[1]), "option": codes[option]}
        answer = self.client.post(f"/table/{table}/choose", json=body, headers=SCRIPT)
        assert answer.status_code == 200, answer.text

    def undo(self, table: str, seat: int) -> None:
        position = re.search(r'data-position="(\d+)"', self.client.get(f"/table/{table}").text)
        assert position
        body = {"seat": seat, "position": int(position[1])}
        assert self.client.post(f"/table/{table}/undo", json=body, headers=SCRIPT).status_code == 200


class Company:
    """Two people at a table."""

    def __init__(self, client: TestClient, other: TestClient, table: Any) -> None:
        self.table, self.id = table, table.id
        self.people = [Person(client, "Anna"), Person(other, "Tom")]
        for seat, person in enumerate(self.people):
            form = {"csrf": person.csrf, "name": person.name}
            token = table.seats[seat].token
            assert person.client.post(f"/sit/{self.id}/{token}", data=form, follow_redirects=False).status_code == 303

    def play_until(self, seat: int) -> None:
        """Let the others choose until a seat is on move, and that seat if it is on move already until it is so again."""
        left = seat not in self.table.asked()
        while not left or seat not in self.table.asked():
            asked = self.table.asked()
            mover = seat if seat in asked and not left else next(each for each in asked if each != seat)
            self.people[mover].choose(self.id, mover)
            left = left or seat not in self.table.asked()


def wait_for(happened: Any) -> None:
    until(happened)
