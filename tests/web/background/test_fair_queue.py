"""The fair queue: whose task comes next. This tests only the order; bench/fairness.py measures times."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grange.core.words import LANGUAGES
from grange.web.app import Settings
from grange.web.background.crew import Crew
from grange.web.background.fair_queue import Asker, FairQueue, Urgency
from grange.web.background.workers import MOST_WAITING, posts_in_a_house
from grange.web.error_answers import LEFT
from grange.web.http.limits.config import Bounds
from grange.web.refusals import Crowded
from tests.web.pages.test_pages import open_table, send
from tests.web.servers import PATIENCE, until

PAGE, BOT, PAST, HINT, LATER = Urgency


def queue_of(*tasks: tuple[str, Urgency, str, str], most: int | None = None) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue({} if most is None else {HINT: most})
    for task, urgency, address, visitor in tasks:
        queue.put(task, urgency, Asker(address, visitor))
    return queue


def order(queue: FairQueue[str]) -> list[str | None]:
    return [queue.take() for _ in range(len(queue))]


def test_whoever_asks_for_one_hint_is_served_before_the_second_of_somebody_who_asks_for_fifty():
    queue = queue_of(*((f"many {number}", HINT, "there", "one") for number in range(50)), ("mine", HINT, "here", "me"))
    assert order(queue)[:3] == ["many 0", "mine", "many 1"]


def test_fifty_visitors_of_one_address_together_get_as_many_turns_as_one_of_another():
    crowd = ((f"crowd {number}", HINT, "there", f"visitor {number}") for number in range(50))
    queue = queue_of(*crowd, *((f"mine {number}", HINT, "here", "me") for number in range(3)))
    assert order(queue)[:6] == ["crowd 0", "mine 0", "crowd 1", "mine 1", "crowd 2", "mine 2"]


def test_at_one_address_every_visitor_has_a_turn():
    queue = queue_of(
        ("a1", HINT, "home", "a"),
        ("a2", HINT, "home", "a"),
        ("a3", HINT, "home", "a"),
        ("b1", HINT, "home", "b"),
        ("b2", HINT, "home", "b"),
    )
    assert order(queue) == ["a1", "b1", "a2", "b2", "a3"]


def test_a_visitors_own_tasks_are_done_in_their_order():
    assert order(queue_of(*((str(number), HINT, "home", "me") for number in range(9)))) == [str(number) for number in range(9)]


def test_what_is_urgent_comes_first_whoever_asked_for_it():
    queue = queue_of(("review", LATER, "a", ""), ("hint", HINT, "b", ""), ("bot", BOT, "c", ""), ("page", PAGE, "d", ""))
    assert order(queue) == ["page", "bot", "hint", "review"]


def test_an_address_that_has_too_much_waiting_is_refused_and_others_are_not():
    queue = queue_of(("1", HINT, "there", "a"), ("2", HINT, "there", "b"), most=2)
    with pytest.raises(Crowded):
        queue.put("3", HINT, Asker("there", "c"))
    queue.put("another address", HINT, Asker("here"))
    queue.put("a page", PAGE, Asker("there"))
    queue.put("nobody in particular", HINT)
    assert queue.take((HINT,)) == "1"
    queue.put("3", HINT, Asker("there", "c"))


def test_a_task_that_nobody_waits_for_leaves_the_queue_and_makes_room():
    queue = queue_of(("1", HINT, "there", "a"), ("2", HINT, "there", "a"), ("3", HINT, "there", "b"), most=3)
    queue.drop("1", HINT, Asker("there", "a"))
    queue.drop("3", HINT, Asker("there", "b"))
    queue.drop("3", HINT, Asker("there", "b"))
    queue.put("4", HINT, Asker("there", "c"))
    assert order(queue) == ["2", "4"]


def test_a_crew_does_what_waits_in_the_order_of_the_queue():
    crew: Crew[None] = Crew([(None, tuple(Urgency))])
    done: list[str] = []
    begun, go = threading.Event(), threading.Event()

    def hold(_: None) -> None:
        begun.set()
        go.wait(PATIENCE)

    crew.begin(hold, PAGE)
    begun.wait(PATIENCE)
    tasks = [
        crew.begin(lambda _, name=name: done.append(name), urgency, Asker(name[0]))  # type: ignore[misc]
        for name, urgency in [("a review", LATER), ("a hint", HINT), ("a second hint", HINT), ("b hint", HINT), ("b page", PAGE)]
    ]
    tasks[2].cancel()
    go.set()
    until(lambda: all(task.done() for task in tasks))
    crew.close()
    assert done == ["b page", "a hint", "b hint", "a review"]
    assert crew.begin(hold, PAGE).cancelled()


def test_in_a_house_no_page_no_replay_and_no_bot_waits_for_a_hint_or_a_review():
    """Each of these has workers that do nothing less urgent."""
    for processes in (1, 2, 8):
        serves = [list(post.serves) for post in posts_in_a_house(processes)]
        assert [PAGE] in serves
        assert any(BOT in each and HINT not in each and LATER not in each for each in serves)
        assert [PAST] in serves
        assert any(HINT in each and LATER not in each for each in serves)
        assert serves.count([LATER]) > 1, "a review is one task, and bots must not wait for it"
        assert {urgency for each in serves for urgency in each} == set(Urgency)


# in a server


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A house with bounds, of which the rate plays no part here."""
    return replace(settings, bounds=Bounds(rate=1000, burst=1000))


class Busy:
    """Workers for hints that are busy with something until a test is over, and what waits behind it."""

    def __init__(self, client: Any) -> None:
        self.house = client.app.state.house
        self.crew, self.over = self.house.workers._crew, threading.Event()
        self.hints = [self.hint() for _ in range(sum(HINT in serves for _, serves in self.crew.tools))]
        until(lambda: all(hint.running() for hint in self.hints))

    def hint(self, address: str = "busy") -> Any:
        return self.crew.begin(lambda _: self.over.wait(PATIENCE), HINT, Asker(address))


@pytest.fixture
def busy(client: TestClient) -> Iterator[Busy]:
    made = Busy(client)
    yield made
    made.over.set()


def test_while_all_hints_wait_a_page_a_choice_a_look_back_and_a_bot_do_not(client, busy):
    bots = client.post("/api/tables", json={"game": "evergreen", "seats": [{"bot": "steady"}]}).json()["table"]
    until(lambda: busy.house.rooms[bots].live.position)
    table = open_table(client, "me")
    rooms, name = busy.house.rooms, table.removeprefix("/table/")
    del rooms[name]  # the table has to be opened again
    with busy.house.store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM kept")  # by playing its journal
    assert client.get(table).status_code == 200
    live = rooms[name].live
    chosen = {"seat": 0, "position": 0, "option": live.state.decision_of(0).codes[0]}
    assert send(client, f"{table}/choose", **chosen).status_code == 200
    assert client.get(f"{table}/moment?at=0").status_code == 200
    assert all(hint.running() for hint in busy.hints)


def test_a_hint_that_nobody_waits_for_any_more_leaves_the_queue(client, busy):
    path = f"{open_table(client, 'me')}/hint"
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = [(b"cookie", cookie.encode()), (b"x-grange", b"1"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "headers": headers, "client": ("1.2.3.4", 5)}
    sent: list[Any] = []

    async def leave() -> None:
        gone, body = asyncio.Event(), [{"type": "http.request", "body": b'{"seat": 0}', "more_body": False}]

        async def receive() -> Any:
            if body:
                return body.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        asked = asyncio.create_task(client.app(scope, receive, send))
        while not busy.crew.waiting:
            await asyncio.sleep(0.01)
        gone.set()
        await asked

    client.portal.call(leave)
    assert sent[0]["status"] == LEFT
    assert busy.crew.waiting == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_that_asks_for_too_many_hints_is_told_to_wait(client, busy, lang, monkeypatch):
    """Nothing is prepared for a hint that is refused."""
    monkeypatch.setattr("grange.web.pages.foresight.imagined_by", lambda *_: 1 // 0)
    table = open_table(client, "me")
    for _ in range(MOST_WAITING[HINT]):
        busy.hint("testclient")
    answer = send(client, f"{table}/hint?lang={lang}", seat=0)
    assert answer.status_code == 429
    assert answer.json()["message"] == Crowded("error-crowded", most=MOST_WAITING[HINT]).say(lang)
