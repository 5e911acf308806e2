"""The page `docs/reference/api.md` and the API's own description agree."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIWebSocketRoute

from grange.bots import BOTS
from grange.core.words import LANGUAGES, read_words
from grange.web.app import Settings, create_app
from grange.web.http.api import Hello, router
from tests.web.conftest import Visitor

PAGE = (Path(__file__).parents[3] / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
DESCRIBED: dict[str, Any] = create_app(Settings("sqlite://", "secret")).openapi()
OPERATIONS = {(method.upper(), path): operation for path, ways in DESCRIBED["paths"].items() for method, operation in ways.items()}
SCHEMAS: dict[str, Any] = DESCRIBED["components"]["schemas"]

CODE = re.compile(r"```\w*\n(.*?)```", re.DOTALL)
ADDRESSES = re.findall(r"^\| `(\w+)` \| `(/\S+)` \| `(\d+)`", PAGE, re.MULTILINE)
REFUSALS = re.findall(r"^\| (\d{3}) \| (.+?) \|", PAGE, re.MULTILINE)

FIELDS = {field for schema in SCHEMAS.values() for field in schema.get("properties", {})}
PARAMETERS = {each["name"] for operation in OPERATIONS.values() for each in operation.get("parameters", [])}


def words_in_code() -> set[str]:
    """List every lower-case word that stands in backticks alone."""
    return set(re.findall(r"`([a-z_]+)`", CODE.sub("", PAGE)))


def keys_of_examples() -> set[str]:
    """List every field of the JSON documents on the page."""
    return set(re.findall(r'"(\w+)":', PAGE))


def test_the_page_names_every_address_with_its_method_and_answer_and_no_other():
    described = [
        (method, path.removeprefix("/api"), status)
        for (method, path), operation in OPERATIONS.items()
        for status in operation["responses"]
        if status.startswith("2")
    ]
    assert sorted(ADDRESSES) == sorted(described)


def test_every_address_in_an_example_exists():
    used = re.findall(r"\$api(/[^\s?\"]*)", PAGE)
    assert used
    for path in used:
        pattern = path.replace("$table", "{table}").replace("$campaign", "{campaign}").replace("/seats/1/", "/seats/{seat}/")
        pattern = pattern.replace("/players/Anna", "/players/{name}")
        assert f"/api{pattern}" in DESCRIBED["paths"]


def test_the_page_names_every_refusal_and_no_other():
    described = {status for operation in OPERATIONS.values() for status in operation["responses"] if not status.startswith("2")}
    assert {status for status, _ in REFUSALS} == described


def test_every_refusal_on_the_page_has_a_key_with_a_sentence():
    for _, named in REFUSALS:
        keys = re.findall(r"`(error-[\w-]+)`", named)
        assert keys
        assert all(read_words("en").knows(key) for key in keys)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_page_names_every_field(schema):
    fields = set(SCHEMAS[schema].get("properties", {}))
    assert fields
    assert fields <= words_in_code() | keys_of_examples()


def test_the_page_names_every_parameter():
    assert PARAMETERS - {"authorization"} <= words_in_code() | set(re.findall(r"[{?&](\w+)[}=]", PAGE))
    assert "Authorization: Bearer" in PAGE


def test_every_field_that_the_page_names_exists():
    known = FIELDS | PARAMETERS | set(Hello.model_fields)
    assert keys_of_examples() - known == {"sun", "biome", "power", "icons"}  # a rule option and a card of Evergreen
    assert words_in_code() - known <= {"null", "undo", *BOTS, *LANGUAGES}


def test_the_stream_is_where_the_page_says_and_takes_the_hello_of_the_page():
    streams = [route.path for route in router.routes if isinstance(route, APIWebSocketRoute)]
    named = re.findall(r"^\| WebSocket \| `(/\S+)`", PAGE, re.MULTILINE)
    assert streams == [f"/api{path}" for path in named]
    hello = re.search(r'\{"token": .*?\}', PAGE)
    assert hello
    assert set(re.findall(r'"(\w+)":', hello[0])) == set(Hello.model_fields)


def test_an_option_tells_what_it_would_bring_and_names_its_piece(client):
    opened = client.post("/api/tables", json={"game": "agricola", "seats": [{}], "seed": 7}).json()
    seen = Visitor(client, opened["table"], opened["tokens"][0]).see()
    assert any(option["detail"] for option in seen["question"]["options"])
    assert any(option["icon"] for option in seen["question"]["options"])


def test_a_method_that_an_address_does_not_know_is_refused_as_the_page_says(client):
    answer = client.put("/api/tables", json={})
    assert answer.status_code == 405
    assert answer.json()["error"] == "error-method"
    assert answer.headers["allow"] == "POST"
