"""The house itself: doors open one way, documents tell the truth."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import grange
from grange.core.components import SOURCES, printed, rows

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "grange"
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

# what each room may import from the house
ALLOWED = {
    "core": ("grange.core",),
    "games": ("grange.core", "grange.games"),
    "bots": ("grange.core", "grange.games", "grange.bots"),
    "lab": ("grange.core", "grange.games", "grange.bots", "grange.lab"),
    "web": ("grange.core", "grange.games", "grange.bots", "grange.web", "grange.version"),
}


@cache
def imports(path: Path) -> set[str]:
    """List what a file imports from the house."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.split(".")[0] == "grange"}


@pytest.mark.parametrize("room", ALLOWED)
def test_dependencies_point_one_way(room):
    for path in (PACKAGE / room).rglob("*.py"):
        for name in imports(path):
            assert name.startswith(ALLOWED[room]), f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_a_game_imports_no_other_game(game):
    for path in game.folder.rglob("*.py"):
        for name in imports(path):
            assert name.startswith(("grange.core", f"grange.games.{game.name}")), f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document):
    for target in re.findall(r"\]\((?!https?://)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_page_on_adding_a_game_names_every_file_that_several_games_have():
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = Counter(file.name for game in grange.games() for file in game.folder.iterdir() if file.name != "__pycache__")
    for name in [name for name, games in files.items() if games > 1]:
        assert f"`{name}" in page, name


def test_the_architecture_names_every_file_of_the_web():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for file in (PACKAGE / "web").glob("[a-z]*.py"):
        assert f"`{file.name}`" in page, file.name


def test_every_ruling_has_its_test():
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    rulings = re.findall(r"\[(test_\w+)\]\(([^)]+)\)", text)
    assert rulings
    for name, target in rulings:
        assert f"def {name}(" in (ROOT / "docs" / target).read_text(encoding="utf-8"), name
    for line in text.splitlines():
        assert not line.startswith("| ") or "test_" in line or line.startswith("| question"), line


def test_every_dependency_has_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [name for extra in project["optional-dependencies"].values() for name in extra]
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    reasons = architecture.split("## Dependencies")[1]
    for requirement in (*project["dependencies"], *extras):
        assert requirement.startswith("grange[") or re.split(r"[><=\[]", requirement)[0] in reasons, requirement


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_every_printed_value_names_its_source(game):
    assert printed(game.components)
    for name, _, source in rows(game.components, {}):
        assert source in SOURCES, name


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_the_rules_pages_have_the_same_chapters_in_every_language(game):
    chapters = [re.findall(r"^## .*\{#([a-z-]+)\}$", game.rules_page(lang), re.MULTILINE) for lang in ("en", "ru", "pl")]
    assert chapters[0]
    assert chapters[0] == chapters[1] == chapters[2]


def test_the_changelog_knows_this_version():
    assert f"## {grange.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
