"""Records and positions that are truncated, altered or foreign are refused with a clear error."""

from __future__ import annotations

import copy
import json
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grange
from tests.contract.setups import SETUPS, Setup, moments, played

usual_setups = pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.rules], ids=str)


@usual_setups
def test_a_truncated_record_is_refused(setup: Setup):
    record = played(setup.begin()).record()
    for length in (0, 1, len(record["choices"]) // 2, len(record["choices"]) - 1):
        with pytest.raises(grange.BadRecord):
            grange.replay({**record, "choices": record["choices"][:length]})
    text = json.dumps(record)
    for length in (0, 1, len(text) // 2, len(text) - 1):
        with pytest.raises(grange.BadRecord):
            grange.replay(text[:length])


@usual_setups
def test_an_altered_record_is_refused(setup: Setup):
    record = played(setup.begin()).record()
    for change in (
        {"seed": 2},
        {"digest": "0" * 16},
        {"over": False},
        {"version": 999},
        {"grange": 999},
        {"choices": [*record["choices"], record["choices"][-1]]},
        {"choices": record["choices"][::-1]},
        {"choices": ["0 nonsense", *record["choices"]]},
        {"choices": [f"9 {record['choices'][0].split()[1]}", *record["choices"][1:]]},
        {"choices": "take"},
        {"choices": [1, 2, 3]},
        {"choices": [None]},
    ):
        with pytest.raises(grange.BadRecord):
            grange.replay({**record, **change})


@usual_setups
def test_a_record_of_another_set_up_is_refused(setup: Setup):
    record = played(setup.begin()).record()
    for change in ({"seats": 99}, {"rules": {"no_such_rule": "1"}}, {"game": "chess"}, {"seed": None}, {"seed": "1"}, {"rules": 5}):
        with pytest.raises(grange.GrangeError):
            grange.replay({**record, **change})
    for missing in ("grange", "game", "version", "seats", "rules", "seed", "choices", "digest", "over"):
        with pytest.raises(grange.GrangeError):
            grange.replay({name: value for name, value in record.items() if name != missing})


@pytest.mark.parametrize("foreign", ["", "{}", "[]", "null", "1", '"text"', "1. e4 e5", {}, {"game": "evergreen"}], ids=str)
def test_a_foreign_document_is_refused(foreign):
    with pytest.raises(grange.BadRecord):
        grange.replay(foreign)


@pytest.mark.parametrize("foreign", [None, [], "text", {}, {"game": "evergreen"}, {"grange": 1, "game": ["evergreen"]}], ids=str)
def test_a_foreign_position_is_refused(foreign):
    with pytest.raises(grange.GrangeError):
        grange.from_dict(foreign)


def leaves(document, path=()):
    """List the places of all simple values in a document."""
    if isinstance(document, dict):
        return [leaf for key, value in document.items() for leaf in leaves(value, (*path, key))]
    if isinstance(document, list):
        return [leaf for key, value in enumerate(document) for leaf in leaves(value, (*path, key))]
    return [path]


def changed(document, path, value):
    """Copy a document with one value changed."""
    result = copy.deepcopy(document)
    place = result
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return result


@pytest.mark.slow
@usual_setups
@settings(max_examples=60, derandomize=True, deadline=None)
@given(data=st.data())
def test_a_position_with_one_wrong_value_is_refused_or_plays_to_its_end(setup: Setup, data):
    number = data.draw(st.integers(0, 40), label="moment")  # a shorter game gives its last one
    *_, state = (moment.copy() for moment in islice(moments(setup.begin(number), number), number + 1))
    document = state.to_dict()
    path = data.draw(st.sampled_from(leaves(document)), label="place")
    value = data.draw(st.sampled_from([None, -2, -1, 0, 1, 5, 41, 10**6, 1.5, "", "x", [], {}, True]), label="value")
    try:
        laid_out = grange.from_dict(changed(document, path, value))
    except grange.GrangeError as problem:
        assert str(problem)
    else:
        assert played(laid_out).over


@usual_setups
def test_a_position_without_a_part_is_refused(setup: Setup):
    document = setup.begin().to_dict()
    for name in document:
        with pytest.raises(grange.GrangeError):
            grange.from_dict({key: value for key, value in document.items() if key != name})
    for name in document["table"]:
        table = {key: value for key, value in document["table"].items() if key != name}
        with pytest.raises(grange.BadPosition, match=name):
            grange.from_dict({**document, "table": table})
