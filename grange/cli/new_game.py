"""`grange new-game`: creates a small working game to change step by step."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from keyword import iskeyword
from pathlib import Path

from rich.console import Console

from grange.core.errors import BadSetup
from grange.core.words import Words, read_words
from grange.games import names

PACKAGE = Path(__file__).parent.parent
TEMPLATE, OURS = PACKAGE / "template_game", PACKAGE / "games"
KINDS = ("*.py", "*.css", "*.md", "words/*.ftl")
PROJECT = "project.toml"  # becomes pyproject.toml in a separate package
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    command.add_argument("name", metavar="NAME", help=words.say("cli-new-game-name"))
    command.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", help=words.say("cli-new-game-folder"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Write the game, and say what to do next."""
    name, say = chosen.name, read_words(chosen.lang).say
    check_name(name)
    project = chosen.folder or Path(f"grange-{name.replace('_', '-')}")
    module = f"grange.games.{name}" if project.resolve() == OURS.resolve() else name
    folder = write(name, module, project)
    if module == name:
        done = say("new-game-package", folder=str(project), name=name, module=str(folder))
    else:
        done = say("new-game-ours", folder=str(folder), file=str(project / "__init__.py"), line=f'"{name}": "{module}",', name=name)
    console.print(done, markup=False, soft_wrap=True)


def check_name(name: str) -> None:
    """Refuse a name that cannot name a module, or is taken."""
    taken = iskeyword(name) or name in sys.stdlib_module_names or name in names() or name == "grange"
    if taken or not NAME.fullmatch(name):
        raise BadSetup("error-game-name", name=name[:80])


def write(name: str, module: str, project: Path) -> Path:
    """Copy the template under another name; return the folder of the game."""
    folder = project / name
    own_package = module == name
    if folder.exists() or (own_package and (project / "pyproject.toml").exists()):
        raise BadSetup("error-folder-exists", file=str(folder if folder.exists() else project))
    try:
        for file in sorted(file for kind in KINDS for file in TEMPLATE.glob(kind)):
            copy(file, folder / file.relative_to(TEMPLATE), name, module)
        if own_package:
            copy(TEMPLATE / PROJECT, project / "pyproject.toml", name, module)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(folder)) from problem
    return folder


def copy(file: Path, to: Path, name: str, module: str) -> None:
    """Copy a file of the template, with the names of the new game."""
    words = name.split("_")
    renamed = {
        "grange.template_game": module,
        "template_game": name,
        "template-game": "-".join(words),
        "TemplateGame": "".join(word.capitalize() for word in words),
        "Template game": " ".join(words).capitalize(),
    }
    text = file.read_text(encoding="utf-8")
    for old, new in renamed.items():
        text = text.replace(old, new)
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(text, encoding="utf-8")
