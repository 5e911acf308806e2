"""Style sheets: a page loads the sheet of every class that it may ever show."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from jinja2 import meta

from grange.core.picture import ART
from grange.games import find, games
from grange.web.live.asset_urls import SCRIPTS, STYLES, TABLE_AT, TABLES
from grange.web.live.fragments import FOLDER, PARTS
from grange.web.live.templating import templates

PAGES = sorted(file.name for file in (FOLDER / "templates").glob("[a-z]*.html") if file.name != "base.html")
GAMES = [game.name for game in games()]
BLOCKS = ("styles", "more_styles", "scripts")
# the parts that a page fetches after it was loaded; those that it includes are found by themselves
FETCHED = {
    "table.html": [*(f"_{part}.html" for part in PARTS), "_log.html", "_lookup.html", "_chapter.html", "_curve.html"],
    "replay.html": ["_desk.html"],
}
DRAWN = ("table.html", "replay.html")  # pages that show what a game draws
OF_A_GAME = {page: GAMES if page in DRAWN else GAMES[:1] for page in PAGES} | {
    page: ["agricola"] for page in ("cards.html", "campaign.html")
}

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{};]+)\{")
BARE = re.compile(r"\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?)*")  # a class alone, in any state
STATEMENT = re.compile(r"\{%.*?%\}|\{#.*?#\}", re.DOTALL)
EXPRESSION = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
APP = re.compile(r"\{% block app %\}.*(?=\{% endset %\})", re.DOTALL)
TEXT = re.compile(r"""["']([\w -]*)["']""")
ATTRIBUTE = re.compile(r"""class=\\?(["'])(.*?)\\?\1""", re.DOTALL)
CALL = re.compile(r"\b(?:button|kind_of|mark)\(([^)]*)\)")  # macros that get a class
IN_SCRIPT = re.compile(r"(?:className[:=]|\bclass:|classList\.\w+\(|\b(?:hang|make)\()([^;\n]*)")
IMPORT = re.compile(r'from "\./([\w]+\.js)"|src="[^"]*/([\w]+\.js)"')


# which sheets style a class


@cache
def bare_classes(css: str) -> frozenset[str]:
    """List the classes that a sheet styles wherever they stand, and not only inside of something else."""
    selectors = [one.strip() for rule in RULE.findall(COMMENT.sub("", css)) for one in rule.split(",")]
    return frozenset(found[1] for one in selectors if (found := BARE.fullmatch(one)))


def sheets(game: str) -> dict[str, str]:
    """Read the sheets of the house, and that of a game, by the ends of their addresses."""
    own = {file.name: file.read_text(encoding="utf-8") for folder in (ART, STYLES) for file in folder.glob("*.css")}
    return {**own, Path(TABLE_AT[game]).name: TABLES[game]}


# what a page loads and can show


def head_of(page: str, game: str) -> str:
    """Write out the links and scripts in the head of a page."""
    own, base = templates.get_template(page), templates.get_template("base.html")
    context = own.new_context({"game": game, "say": lambda *_, **__: ""})
    return "".join(text for name in BLOCKS for text in (own.blocks.get(name) or base.blocks[name])(context))


def loaded(page: str, game: str) -> set[str]:
    """Name the sheets that a page loads."""
    return {Path(address).name for address in re.findall(r'<link rel="stylesheet" href="([^"]+)"', head_of(page, game))}


def templates_of(page: str) -> set[str]:
    """Name all templates that a page is made of, and those of the parts that it fetches."""
    found: set[str] = set()
    new = [page, *FETCHED.get(page, [])]
    while new:
        name = new.pop()
        if name not in found:
            found.add(name)
            new += [other for other in meta.find_referenced_templates(templates.parse(text_of(name, page))) if other]
    return found


def scripts_of(head: str) -> set[str]:
    """Name the scripts that a page loads, and those that they import."""
    found: set[str] = set()
    new = [head]
    while new:
        for name in {one or other for one, other in IMPORT.findall(new.pop())} - found:
            found.add(name)
            new.append((SCRIPTS / name).read_text(encoding="utf-8"))
    return found


def text_of(template: str, page: str) -> str:
    """Read a template; what the base puts on a page is left out where the page has an `app` of its own."""
    text = (FOLDER / "templates" / template).read_text(encoding="utf-8")
    replaced = template == "base.html" and "app" in templates.get_template(page).blocks
    return APP.sub("", text) if replaced else text


def classes_in_template(text: str) -> set[str]:
    """List the classes that a template gives to its elements, under whatever condition."""
    plain = EXPRESSION.sub(
        lambda found: " ".join(TEXT.findall(found[1])) or "…", STATEMENT.sub(lambda found: _kept(found[0]), text)
    )
    return read_words(found[1] for found in ATTRIBUTE.findall(plain)) | read_words(TEXT.findall(" ".join(CALL.findall(text))))


def _kept(statement: str) -> str:
    return "" if statement.startswith("{%") else " "


def classes_in_script(text: str) -> set[str]:
    """List the classes that a script gives to elements."""
    named = read_words(name for found in IN_SCRIPT.findall(text) for name in TEXT.findall(found))
    return named | read_words(found[1] for found in ATTRIBUTE.findall(text))


def classes_drawn(game: str) -> set[str]:
    """List the classes in what a game draws."""
    code = [file.read_text(encoding="utf-8") for file in (find(game).folder / "draw").glob("*.py")]
    return read_words(re.sub(r"\{.*?\}", "…", found[1]) for text in code for found in ATTRIBUTE.findall(text))


def read_words(texts: object) -> set[str]:
    return {word for text in texts for word in text.split() if re.fullmatch(r"[a-zA-Z][\w-]*", word)}  # type: ignore[attr-defined]


def shown(page: str, game: str) -> set[str]:
    """List the classes that a page can ever show."""
    written = set().union(*(classes_in_template(text_of(name, page)) for name in templates_of(page)))
    scripted = set().union(
        *(classes_in_script((SCRIPTS / name).read_text(encoding="utf-8")) for name in scripts_of(head_of(page, game)))
    )
    return written | scripted | (classes_drawn(game) if page in DRAWN else set())


@pytest.mark.parametrize(("page", "game"), [(page, game) for page in PAGES for game in OF_A_GAME[page]])
def test_a_page_loads_the_sheet_of_every_class_that_it_can_show(page, game):
    styled = {name: bare_classes(css) for name, css in sheets(game).items()}
    with_style = loaded(page, game)
    bare = {}
    for name in shown(page, game):
        where = {sheet for sheet, classes in styled.items() if name in classes}
        if where and not where & with_style:
            bare[name] = sorted(where)
    assert bare == {}


def test_every_part_of_a_page_belongs_to_one():
    parts = {file.name for file in (FOLDER / "templates").glob("_*.html")}
    assert parts - set().union(*(templates_of(page) for page in PAGES)) == set()


def test_the_test_itself_finds_classes_in_templates_scripts_and_drawings():
    assert {"banner", "primary", "five-up", "slim"} <= shown("table.html", "evergreen")
    assert {"slip", "say-slip", "hint-tag", "lit"} <= shown("table.html", "evergreen")
    assert "mcard" in shown("table.html", "evergreen")
    assert {"frame.css", "evergreen.css"} <= loaded("table.html", "evergreen")


# a new game is a folder and one line


LIMIT = 120  # letters of a line
NAMES_A_GAME = {  # and why it may
    "grange/art/cards.svg": "pictures that travel alone read it, too, and its heading says whose cards they are",
}
OURS = [
    file
    for folder in (ART, FOLDER / "templates", SCRIPTS)
    for file in folder.rglob("*")
    if file.suffix in {".css", ".html", ".js", ".svg"}
]


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.name)
def test_nothing_that_all_games_share_names_one_of_them(file):
    named = re.findall("|".join(GAMES), file.read_text(encoding="utf-8"), re.IGNORECASE)
    assert not named or str(file.relative_to(ART.parent.parent)) in NAMES_A_GAME


@pytest.mark.parametrize("file", sorted(ART.parent.rglob("*.css")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_line_of_a_sheet_is_too_long(file):
    assert [line for line in file.read_text(encoding="utf-8").splitlines() if len(line) > LIMIT] == []


# a sheet styles nothing that nobody shows


CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
QUOTED = re.compile(r'"[^"\n]*"')
NOTE = re.compile(r"\{#.*?#\}|(?<!:)//[^\n]*", re.DOTALL)  # in templates and scripts
HOLE = re.compile(r"\{\{.*?\}\}|\$\{[^}]*\}", re.DOTALL)


def classes_in_sheet(css: str) -> set[str]:
    """List the classes in the selectors of a sheet."""
    selectors = [QUOTED.sub("", rule) for rule in RULE.findall(COMMENT.sub("", css)) if not rule.strip().startswith("@")]
    return set(CLASS.findall(" ".join(selectors)))


def texts_in_python(code: str) -> Iterator[str]:
    """List the texts in Python code, with a mark where something is put into them; docstrings are left out."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None  # a docstring: inner nodes are walked after outer ones
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def words_in_code() -> frozenset[str]:
    """List all words that code may write into a page; one that is put together ends with a mark."""
    texts: list[str] = []
    for file in sorted(ART.parent.rglob("*.*")):
        if file.suffix == ".py":
            texts += texts_in_python(file.read_text(encoding="utf-8"))
        elif file.suffix in {".html", ".js", ".svg"}:
            code = NOTE.sub(" ", file.read_text(encoding="utf-8"))
            texts += [STATEMENT.sub(" ", HOLE.sub("…", code)), *STATEMENT.findall(code), *EXPRESSION.findall(code)]
    return frozenset(re.findall(r"[a-zA-Z_][\w-]*…?", " ".join(texts)))


def is_written(name: str) -> bool:
    """Tell whether code writes a class, as a whole or put together from a stem and a number or a name."""
    known = words_in_code()
    stems = [name[:length] for length in range(1, len(name)) if name[length - 1] == "-" or name[length:].isdigit()]
    return name in known or any(f"{stem}…" in known for stem in [name, *stems])


@pytest.mark.parametrize("file", sorted(ART.parent.rglob("*.css")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_class_in_a_sheet_is_written_by_some_code(file):
    assert sorted(name for name in classes_in_sheet(file.read_text(encoding="utf-8")) if not is_written(name)) == []


@pytest.mark.parametrize("file", sorted(ART.parent.rglob("*.css")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_sheet_says_twice_how_the_same_thing_looks(file):
    twice = [rule for rule, count in Counter(rules_in(file.read_text(encoding="utf-8"))).items() if count > 1]
    assert twice == []


def rules_in(css: str) -> Iterator[tuple[str, ...]]:
    """List the selectors of a sheet, each with the conditions and rules around it."""
    around: list[str] = []
    for text, sign in re.findall(r"([^{};]*)([{};])", COMMENT.sub("", css)):
        if sign == "{":
            around.append(" ".join(text.split()))
            if not around[-1].startswith("@") and "@keyframes" not in " ".join(around):
                yield tuple(around)
        elif sign == "}":
            around.pop()
