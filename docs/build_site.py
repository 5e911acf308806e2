"""Builds the site of the documents: `make docs`.

The pages are written so that they can be read in the repository, too. What only a site needs is added to a copy of them: our
colours and letters, drawings as part of the page, files of the repository that pages link to, and the parts of the reference that
the code itself tells.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import grange
from grange.cli import parser
from grange.core.game import RuleOption
from grange.core.words import Words, read_words

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ART = ROOT / "grange" / "art"

LIBRARY = ("grange", "grange.core", "grange.bots", "grange.lab", "!grange.games", "!grange.lab.training")  # what users import
PARTS = {
    "grange": "games, records, campaigns, errors",
    "grange.core": "states, agenda, questions, options, chance, words, pictures",
    "grange.bots": "bots, search, hints, reviews",
    "grange.lab": "simulation, statistics, tournaments, ratings",
}
OUTSIDE = re.compile(r"\]\(((?:\.\./)+[^)#]+)([^)]*)\)")
DRAWING = re.compile(r"^!\[[^]]*\]\(([./]*assets/[\w-]+\.svg)\)$", re.MULTILINE)


def build(folder: Path) -> None:
    """Build the site into `docs` of a folder, and refuse links that lead nowhere."""
    pages = folder / "pages"
    for old in (pages, folder / "docs"):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for page in sorted(DOCS.rglob("*.md")):
        place = pages / page.relative_to(DOCS)
        place.write_text(finished(page, pages), encoding="utf-8")
    dress(pages / "assets")
    run("pdoc", "--no-show-source", "--output-directory", str(pages / "reference" / "library"), *LIBRARY)
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (folder / "mkdocs.yml").write_text(settings + "docs_dir: pages\nsite_dir: docs\n", encoding="utf-8")
    run("zensical", "build", "--clean", "--strict", "--config-file", str(folder / "mkdocs.yml"))


def run(module: str, *arguments: str) -> None:
    """Run a tool that was installed beside us."""
    subprocess.run(
        [sys.executable, "-W", "ignore::UserWarning", "-m", module, *arguments],
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def finished(page: Path, pages: Path) -> str:
    """Give the text of a page as the site shows it."""
    text = page.read_text(encoding="utf-8")
    for name, written in GENERATED.items():
        if f"<!-- {name} -->" in text:
            text = text.replace(f"<!-- {name} -->", "\n".join(written()))
    text = DRAWING.sub(lambda found: drawing(page.parent / found[1]), text)
    return OUTSIDE.sub(lambda found: f"]({linked(page, found[1], pages)}{found[2]})", text)


def drawing(file: Path) -> str:
    """Give a drawing as a part of its page, so that it follows the page's colours."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(['<figure class="wide">', *filter(str.strip, lines), "</figure>"])


def linked(page: Path, target: str, pages: Path) -> str:
    """Copy a file of the repository that a page links to into the site; leave links between pages as they are."""
    file = (page.parent / target).resolve()
    if file.is_relative_to(DOCS):
        return target
    copy = Path("source") / f"{file.relative_to(ROOT)}.txt"
    (pages / copy).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, pages / copy)
    return os.path.relpath(DOCS / copy, page.parent)


def dress(assets: Path) -> None:
    """Add our colours and letters, which the table in the browser has, too."""
    for sheet in ("tokens.css", "fonts.css"):
        shutil.copy(ART / sheet, assets)
    shutil.copytree(ART / "fonts", assets / "fonts")


def rule_options() -> Iterator[str]:
    """List the rule options of every game, in its own words."""
    for game in grange.games():
        words = read_words("en", game.folder)
        yield f"\n## {words.say('game-name')}\n"
        for option in game.rule_options:
            yield from rule_option(option, words)


def rule_option(option: RuleOption, words: Words) -> Iterator[str]:
    """Describe one rule option and its values."""
    yield f"\n### `{option.name}`: {words.say(f'rule-{option.name}')}\n"
    yield f"{words.say(f'rule-{option.name}.about')}\n"
    if option.needs:
        yield "Only with `{}={}`.\n".format(*option.needs)
    if option.carried:
        yield "Set by a campaign, not by players.\n"
    yield "| value | what it means |\n|---|---|"
    for value in option.values:
        about = words.say(f"{option.name}-{value}.about") if words.knows(f"{option.name}-{value}.about") else ""
        usual = " (usual)" if value == option.usual else ""
        yield f"| `{value}`{usual} | {cell(words.say(f'{option.name}-{value}'))} {cell(about)} |"
    if option.written:
        yield "| any text | the game says whether it can be played |"


def cell(text: str) -> str:
    """Make a sentence fit into a table."""
    return text.replace("\n", " ").replace("|", "\\|")


def commands() -> Iterator[str]:
    """Show the help of every command."""
    os.environ["COLUMNS"] = "100"
    yield from helps(parser(read_words("en")))


def helps(command: ArgumentParser) -> Iterator[str]:
    """Show the help of a command, and of those below it."""
    yield f"\n## {command.prog}\n\n```text\n{command.format_help().strip()}\n```\n"
    for action in command._actions:
        if isinstance(action, _SubParsersAction):
            for name in action.choices:
                yield from helps(action.choices[name])


def library() -> Iterator[str]:
    """Link to the pages that pdoc writes."""
    for name, about in PARTS.items():
        yield f"- [`{name}`](library/{name.replace('.', '/')}.html): {about}"


GENERATED = {"rule options": rule_options, "commands": commands, "library": library}

if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
    folder.mkdir(parents=True, exist_ok=True)
    build(folder.resolve())
    print(f"Open {folder / 'docs' / 'index.html'}")
