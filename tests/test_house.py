"""The project itself: imports go one way, and documents tell the truth."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import grange
from grange.core.components import SOURCES, printed_values, rows

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "grange"
RULINGS = [page for page in sorted((ROOT / "docs" / "reference" / "rulings").glob("*.md")) if page.stem != "index"]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]

# what each room may import from the house
ALLOWED = {
    "core": ("grange.core",),
    "games": ("grange.core", "grange.games"),
    "bots": ("grange.core", "grange.games", "grange.bots"),
    "lab": ("grange.core", "grange.games", "grange.bots", "grange.lab", "grange.version"),
    "envs": ("grange.core", "grange.games", "grange.bots", "grange.lab", "grange.envs"),
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


def modules(path: Path) -> set[str]:
    """List the modules of the house that a file imports, also those that it names as members of their package."""
    names = set(imports(path))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("grange"):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


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


SHOWN = {"bots", "draw", "forecast", "labels", "look", "missing", "terminal"}  # what shows or plays a game, and is no rule of it


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_rules_know_neither_bots_nor_what_a_table_shows(game):
    package = f"grange.games.{game.name}."
    for path in game.folder.rglob("*.py"):
        part = path.relative_to(game.folder).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        targets = {name.removeprefix(package).split(".")[0] for name in modules(path) if name.startswith(package)}
        forbidden = {"bots": {"draw", "terminal"}}.get(part, {"bots"} if part in SHOWN else SHOWN)
        assert not targets & forbidden, f"{path.relative_to(ROOT)} imports {targets & forbidden}"


NO_SERVER = (
    "fastapi",
    "starlette",
    "sqlalchemy",
    "grange.web.http",
    "grange.web.storage",
    "grange.web.pages",
    "grange.web.cluster",
)


def test_what_a_table_shows_needs_neither_http_nor_a_database():
    code = f"""
import importlib, pkgutil, sys, grange.web.live
for module in pkgutil.walk_packages(grange.web.live.__path__, "grange.web.live."):
    importlib.import_module(module.name)
print(*[name for name in sys.modules if name.startswith({NO_SERVER})])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


def test_storage_knows_nothing_above_it():
    for path in (PACKAGE / "web" / "storage").rglob("*.py"):
        for name in imports(path):
            own = name.startswith("grange.web.storage") or name.count(".") == 2
            assert own or not name.startswith("grange.web"), f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document):
    for target in re.findall(r"\]\((?!https?://)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_page_on_adding_a_game_names_every_file_that_several_games_have():
    page = (ROOT / "docs" / "reference" / "game-folder.md").read_text(encoding="utf-8")
    files = Counter(file.name for game in grange.games() for file in game.folder.iterdir() if file.name != "__pycache__")
    for name in [name for name, games in files.items() if games > 1]:
        assert f"`{name}" in page, name


def test_the_page_on_the_server_names_every_folder_and_loose_file_of_the_web():
    page = (ROOT / "docs" / "explanation" / "server.md").read_text(encoding="utf-8")
    for file in (PACKAGE / "web").glob("[a-z]*"):
        assert f"`{file.name}{'/' if file.is_dir() else ''}`" in page, file.name


@pytest.mark.parametrize("page", RULINGS, ids=lambda page: page.stem)
def test_every_ruling_has_its_test(page):
    text = page.read_text(encoding="utf-8")
    rulings = re.findall(r"\[(test_\w+)\]\(([^)]+)\)", text)
    assert rulings
    for name, target in rulings:
        assert f"def {name}(" in (page.parent / target).read_text(encoding="utf-8"), name
    for line in text.splitlines():
        assert not line.startswith("| ") or "test_" in line or line.startswith("| question"), line


def test_every_dependency_has_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [name for extra in project["optional-dependencies"].values() for name in extra]
    reasons = (ROOT / "docs" / "explanation" / "dependencies.md").read_text(encoding="utf-8")
    for requirement in (*project["dependencies"], *extras):
        assert requirement.startswith("grange[") or re.split(r"[><=\[]", requirement)[0] in reasons, requirement


@pytest.mark.parametrize("game", [game for game in grange.games() if game.components.exists()], ids=lambda game: game.name)
def test_every_printed_value_names_its_source(game):
    assert printed_values(game.components)
    for name, _, source in rows(game.components, {}):
        assert source in SOURCES, name


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_the_rules_pages_have_the_same_chapters_in_every_language(game):
    chapters = [re.findall(r"^## .*\{#([a-z-]+)\}$", game.rules_page(lang), re.MULTILINE) for lang in ("en", "ru", "pl")]
    assert chapters[0]
    assert chapters[0] == chapters[1] == chapters[2]


def test_the_changelog_knows_this_version():
    assert f"## {grange.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
