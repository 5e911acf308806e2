"""The pages use our own fonts, whatever a reader's machine has."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

LETTERS = "0123456789 AaZz éüß ĄąĆćĘęŁłŃńÓóŚśŹźŻż АаБбЖжЁёЩщЪъЫыЮюЯя – — − · × … « » „ ” “ ’ №"
STYLES = ["400 20px", "700 20px", "italic 400 20px", "italic 700 20px"]

FOREIGN = """async ([letters, family, style]) => {
  const pen = document.createElement('canvas').getContext('2d');
  const width = (letter, other) => { pen.font = `${style} "${family}", ${other}`; return pen.measureText(letter).width; };
  await document.fonts.load(`${style} "${family}"`, letters);
  return [...letters].filter(letter => width(letter, 'monospace') !== width(letter, 'serif'));
}"""


@pytest.mark.parametrize(("family", "styles"), [("Grange Book", STYLES), ("Grange Plain", STYLES[:2])])
def test_our_letters_hold_all_of_english_polish_and_russian(visit, family, styles):
    page = visit("/")
    for style in styles:
        assert page.evaluate(FOREIGN, [LETTERS, family, style]) == [], style


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_every_page_is_set_in_our_letters_and_loads_only_those_it_needs(visit, server, lang):
    page = visit("/", lang=lang)
    for path in ("/", "/new/evergreen", "/rules/evergreen"):
        loaded: list[str] = []
        page.on("request", lambda request, loaded=loaded: loaded.append(request.url) if request.resource_type == "font" else None)
        page.goto(path)
        page.evaluate("() => document.fonts.ready")
        families = page.evaluate("() => [...document.fonts].filter(face => face.status === 'loaded').map(face => face.family)")
        assert {family.strip('"') for family in families} == {"Grange Book", "Grange Plain"}
        assert all(url.startswith(server.address) and urlsplit(url).path.startswith("/art/") for url in loaded)
        assert any("cyrillic" in url for url in loaded) <= (lang == "ru-RU")
