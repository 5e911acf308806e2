"""Documents from outside are limited before anything uses them."""

from __future__ import annotations

import json

import pytest

import grange
from tests.contract.setups import SETUPS, Setup, moments, played

usual_setups = pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.rules], ids=str)

RECORD = json.dumps(played(grange.new_game("evergreen", 1, 5)).record())


def with_part(name: str, value: str) -> str:
    """Write the record with one part replaced by raw JSON."""
    record = json.loads(RECORD)
    return RECORD.replace(f'"{name}": {json.dumps(record[name])}', f'"{name}": {value}')


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "[" * 500 + "]" * 500,
        with_part("rules", '{"sun":' * 50 + "1" + "}" * 50),
        with_part("choices", '["\\ud800 take:0"]'),
        with_part("game", '"\\udcff"'),
        with_part("version", "9" * 4000),
        with_part("version", "9" * 5000),
        with_part("version", '"' + "x" * 9000 + '"'),
        with_part("rules", '"x"'),
        with_part("rules", '""'),
        with_part("rules", "[]"),
        with_part("rules", "null"),
        with_part("rules", '{"sun": [[[[1]]]]}'),
        with_part("rules", '{"' + "x" * 5000 + '": 1}'),
        with_part("seats", "1e400"),
        with_part("seed", "NaN"),
        RECORD[:-1] + ', "components": "x"}',
        RECORD[:-1] + ', "components": {"tracks": 1e999}}',
        RECORD[:-1] + ', "components": {"supply": {"bushes": 1000000000}}}',
    ],
    ids=lambda text: text[:40],
)
def test_a_record_that_nobody_wrote_is_refused_shortly(text):
    with pytest.raises(grange.GrangeError) as refused:
        grange.replay(text)
    for lang in ("en", "ru", "pl"):
        assert len(refused.value.say(lang)) < 500


@usual_setups
def test_a_number_that_no_table_can_hold_is_refused_in_every_field(setup: Setup):
    """One such number in a hand would be a thousand million cards before anybody looks."""
    state = next(state for number, state in enumerate(moments(setup.begin(4), 4)) if number == 9)
    document = state.to_dict()
    for name, value in document["table"].items():
        for huge in (10**9, -(10**9), 10**30):
            with pytest.raises(grange.BadPosition):
                grange.from_dict({**document, "table": {**document["table"], name: put_deep(value, huge)}})


def put_deep(value: object, huge: int) -> object:
    """Put the number into the first place of the innermost list."""
    if not isinstance(value, list):
        return huge
    return [put_deep(value[0], huge), *value[1:]] if value else [huge]


@pytest.mark.slow
@usual_setups
def test_a_list_that_no_table_can_hold_is_refused_in_every_field(setup: Setup):
    document = setup.begin(4).to_dict()
    for name, value in document["table"].items():
        if isinstance(value, list):
            with pytest.raises(grange.BadPosition):
                grange.from_dict({**document, "table": {**document["table"], name: ((value or [0]) * 2_000)[:2_000]}})


@usual_setups
def test_a_row_of_the_table_is_as_long_as_when_the_game_begins(setup: Setup):
    """A list that is empty before the game is set up, such as a deck, may have any length."""
    state = setup.begin(4)
    document, fresh = state.to_dict(), state.origin.fresh(state.chance.copy())
    rows = {name: value for name, value in document["table"].items() if isinstance(value, list) and getattr(fresh, name)}
    assert rows
    for name, value in rows.items():
        for other in (value[:-1], [*value, value[-1]]):
            with pytest.raises(grange.BadPosition, match=rf"table\.{name}\b"):
                grange.from_dict({**document, "table": {**document["table"], name: other}})
