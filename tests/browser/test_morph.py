"""Morphing the parts of a page: an unchanged part stays the same element."""

from __future__ import annotations

import pytest

from grange.web.live.asset_urls import STATIC_AT

MORPH = """async ([before, after, focus]) => {
  const { morph, parsed } = await import('STATIC/js/morph.js');
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = before;
  const kept = new Map([...box.querySelectorAll('[id]')].map(element => [element.id, element]));
  if (focus) box.querySelector(focus).focus();
  morph(box, parsed(after));
  const same = [...box.querySelectorAll('[id]')].filter(element => kept.get(element.id) === element).map(element => element.id);
  const focused = box.contains(document.activeElement) ? document.activeElement.id : '';
  const html = box.innerHTML;
  box.remove();
  return { html, same, focused };
}""".replace("STATIC", STATIC_AT)

CASES = {
    "text changes": ('<p id="a">one</p>', '<p id="a">two</p>'),
    "attributes come and go": ('<p id="a" class="x" hidden>one</p>', '<p id="a" title="t">one</p>'),
    "an element is added in front": ('<p id="b">b</p>', '<p id="a">a</p><p id="b">b</p>'),
    "an element is taken away": ('<p id="a">a</p><p id="b">b</p><p id="c">c</p>', '<p id="a">a</p><p id="c">c</p>'),
    "elements change places": ('<p id="a">a</p><p id="b">b</p>', '<p id="b">b</p><p id="a">a</p>'),
    "everything is new": ("<p>old</p>", '<section><h2 id="h">new</h2></section>'),
    "everything goes": ('<p id="a">a</p>', ""),
    "pieces grow in a picture": (
        '<svg viewBox="0 0 9 9"><g id="t"><use href="#sprout"></use></g></svg>',
        '<svg viewBox="0 0 9 9"><g id="t" class="fresh"><use href="#tree-small"></use></g><g id="u"></g></svg>',
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_after_morphing_a_part_is_what_it_was_to_become(visit, case):
    before, after = CASES[case]
    result = visit("/").evaluate(MORPH, [before, after, None])
    assert result["html"] == after


def test_elements_with_the_same_id_are_kept(visit):
    before, after = CASES["an element is added in front"]
    assert "b" in visit("/").evaluate(MORPH, [before, after, None])["same"]


def test_who_has_the_focus_keeps_it(visit):
    before = '<button id="a">a</button><button id="b">b</button>'
    after = '<button id="c">c</button><button id="b">b!</button>'
    assert visit("/").evaluate(MORPH, [before, after, "#b"])["focused"] == "b"
