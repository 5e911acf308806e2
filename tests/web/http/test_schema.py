"""Schemathesis reads the API's own description and tries everything it allows, and much that it does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from grange.web.app import Settings, create_app
from tests.web.conftest import Table, Visitor
from tests.web.servers import PATIENCE, Server

described = schemathesis.openapi.from_dict(create_app(Settings("sqlite://", "secret")).openapi())
described.config.generation.update(max_examples=25, deterministic=True)
at_tables = described.include(path_regex="{table}")

TABLE = re.compile("[A-Za-z0-9_-]{22}")


def is_json(context: Any, response: Response, case: Case[Any]) -> None:
    """Whatever goes wrong, a program can read the answer."""
    assert not response.content or response.headers["content-type"] == ["application/json"]


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
    is_json,
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody who talks to a real server."""
    server = Server(tmp_path_factory.mktemp("schema"))
    try:
        server.start()
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            yield client
    finally:
        server.kill()


def open_table(client: httpx.Client, seats: int) -> Table:
    body = {"game": "evergreen", "seats": [{"name": f"P{seat}"} for seat in range(seats)], "seed": 7}
    return Table(client, client.post("/api/tables", json=body).json())


@pytest.fixture(scope="module")
def finished(client: httpx.Client) -> Table:
    table = open_table(client, 1)
    table.play_first_options()
    return table


@pytest.fixture(scope="module")
def table(client: httpx.Client) -> Iterator[Table]:
    """A table that must still be whole after all this: its seats open to their tokens, its game playable to the end."""
    table = open_table(client, 2)
    yield table
    for seat in range(2):
        assert table.seats[seat].post(f"seats/{seat}/bot", {"bot": None}).status_code == 204
    table.play_first_options()
    assert table.spectator.see()["view"]["over"]


@described.parametrize()
def test_whatever_is_asked_is_answered_as_described(case: Case[Any], table: Table):
    """What the description allows, what it forbids, and methods it does not know; at a table that exists."""
    if TABLE.fullmatch(str(case.path_parameters.get("table"))):
        case.path_parameters["table"] = table.id
    case.call_and_validate(base_url=str(table.client.base_url), checks=[*CHECKS, negative_data_rejection])


@at_tables.given(who=st.sampled_from(["spectator", "seat", "host"]), over=st.booleans(), fits=st.booleans())
@at_tables.parametrize()
def test_players_are_answered_as_described(case: Case[Any], table: Table, finished: Table, who: str, over: bool, fits: bool):
    """What people at the table ask: with the right token or another, in play and after the end, about this question or any."""
    here = finished if over else table
    if case.operation.path.endswith(("/leave", "/link")) and not over:
        here = open_table(table.client, 2)  # whoever leaves never comes back, and a link ends the token of its seat
    visitor = {"spectator": here.spectator, "seat": whose_turn(here), "host": here.host}[who]
    case.path_parameters["table"] = here.id
    if fits and isinstance(case.body, dict):
        case.body |= {field: value for field, value in fitting(here).items() if field in case.body}
    case.call_and_validate(base_url=str(table.client.base_url), headers=visitor.headers, checks=CHECKS)


def whose_turn(table: Table) -> Visitor:
    return table.seats[next(iter(table.asked()), 0)]


def fitting(table: Table) -> dict[str, Any]:
    """Say what a body may hold, as the table is now: the position, an option of the open question, no bot."""
    seen = whose_turn(table).see()
    options = seen["question"]["options"] if seen["question"] else [{"code": "take:0"}]
    return {"position": seen["position"], "option": options[-1]["code"], "bot": None}
