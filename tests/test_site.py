"""The site of the documents is built strictly, and tells what the code tells."""

from __future__ import annotations

import html
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import grange
from grange.cli import parser
from grange.core.words import read_words

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def pages_in(nav: object) -> list[str]:
    """List the pages that the navigation names."""
    if isinstance(nav, str):
        return [nav]
    return [page for part in (nav.values() if isinstance(nav, dict) else nav) for page in pages_in(part)]  # type: ignore[attr-defined]


def test_the_navigation_names_every_page_once():
    named = pages_in(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    assert sorted(named) == sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))


def test_no_paragraph_of_the_documents_is_a_wall():
    for page in DOCS.rglob("*.md"):
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for paragraph in re.split(r"\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) )", text):
            assert paragraph.startswith(("|", "<")) or len(paragraph.split()) <= 120, f"{page.relative_to(ROOT)}: {paragraph[:80]}"


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    """The site, built strictly: a link or an anchor that leads nowhere is an error."""
    folder: Path = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, str(DOCS / "build_site.py"), str(folder)], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "docs"


def said(page: Path) -> str:
    """Give the text of a page without its markup."""
    return html.unescape(re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8")))


@pytest.mark.slow
def test_the_site_tells_every_rule_option_with_all_its_values(site):
    text = said(site / "reference" / "rule-options" / "index.html")
    for game in grange.games():
        words = read_words("en", game.folder)
        for option in game.rule_options:
            assert f"{option.name}: {words.say(f'rule-{option.name}')}" in text, (game.name, option.name)
            assert all(value in text for value in option.values), (game.name, option.name)


@pytest.mark.slow
def test_the_site_tells_every_command(site):
    text = said(site / "reference" / "commands" / "index.html")
    for command in next(iter(parser(read_words("en"))._subparsers._group_actions)).choices:  # type: ignore[union-attr]
        assert f"grange {command}" in text, command


@pytest.mark.slow
def test_the_site_brings_the_library_and_the_tests_that_rulings_name(site):
    library = said(site / "reference" / "library" / "grange.html")
    assert all(name in library for name in ("new_game", "replay", "from_dict"))
    rulings = (site / "reference" / "rulings" / "evergreen" / "index.html").read_text(encoding="utf-8")
    (first, *_) = re.findall(r'href="([^"]+test_season\.py\.txt)"', rulings)
    assert (site / "reference" / "rulings" / "evergreen" / first).exists()
