"""What a card, a rule option or a language needs, and which lines of which files are missing. The documents say why."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grange
from grange.core.game import Game, RuleOption
from grange.core.words import FALLBACK, HOUSE, LANGUAGES, files_of, messages_in

PACKAGE = Path(grange.__file__).parent
AGRICOLA = PACKAGE / "games" / "agricola"
HAND = ("occupations", "minors")


def named(file: Path) -> str:
    """Name a file from the top of the project."""
    return file.relative_to(PACKAGE.parent).as_posix()


def keys(folder: Path, lang: str) -> dict[str, str]:
    """Read all messages of a language in a folder, with their text."""
    return {key: text for file in files_of(folder, lang) for key, text in messages_in(file).items()}


def lacking(folder: Path, lang: str, key: str, *attributes: str) -> Iterator[str]:
    """List what a message lacks in a language: all of it, or some of its attributes."""
    text = keys(folder, lang).get(key)
    if text is None:
        yield f"{named(folder)}/*{lang}.ftl has no message “{key} = …”"
        return
    for attribute in attributes:
        if not re.search(rf"^ +\.{attribute} =", text, re.MULTILINE):
            yield f"{named(folder)}/*{lang}.ftl: the message {key} has no “.{attribute} = …”"


# A card of Agricola


def class_name(card: str) -> str:
    """Name the class of a card."""
    return "".join(word.capitalize() for word in card.split("_"))


def missing_of_card(card: str, kind: str) -> list[str]:
    """List what a card of a kind, such as minors, still needs."""
    return [*_printed(card, kind), *_code_of(card), *_shown(card, kind), *_estimate(card, kind)]


def _printed(card: str, kind: str) -> Iterator[str]:
    file = AGRICOLA / "components.toml"
    if card not in tomllib.loads(file.read_text(encoding="utf-8"))[kind]:
        yield f"{named(file)} has no table “[{kind}.{card}]” with what is printed on the card"


def _code_of(card: str) -> Iterator[str]:
    sources = "".join(file.read_text(encoding="utf-8") for file in (AGRICOLA / "cards").glob("*.py"))
    if f"class {class_name(card)}(" not in sources:
        yield f"{named(AGRICOLA)}/cards/*.py has no “class {class_name(card)}” with what the card does"


def _shown(card: str, kind: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield from lacking(AGRICOLA / "words", lang, f"card-{card}", "about")
    file = AGRICOLA / "draw" / "vignettes.toml"
    if card not in tomllib.loads(file.read_text(encoding="utf-8"))[kind]:
        yield f"{named(file)} has no line “{card} = …” under [{kind}]: the card's small picture"


def _estimate(card: str, kind: str) -> Iterator[str]:
    file = AGRICOLA / "bots" / "card_estimates.toml"
    if kind in HAND and not any(card in part for part in tomllib.loads(file.read_text(encoding="utf-8")).values()):
        yield f"{named(file)} does not say what bots expect of {card}: add it under [brings], [rounds] or [play], or to “counted”"


# A rule option


def missing_of_option(game: Game[Any], option: RuleOption) -> list[str]:
    """List the words that a rule option still needs."""
    words = game.folder / "words"
    return [
        line
        for lang in LANGUAGES
        for line in (
            *lacking(words, lang, f"rule-{option.name}", "about"),
            *(line for value in option.values for line in lacking(words, lang, f"{option.name}-{value}")),
        )
    ]


# A language


def folders_of_words() -> list[Path]:
    """List all folders with words: the house's, the pages', the games' and the template's."""
    pages = sorted(folder for folder in (PACKAGE / "web" / "words").iterdir() if folder.is_dir())
    return [HOUSE, *pages, *(game.folder / "words" for game in grange.games()), PACKAGE / "template_game" / "words"]


def missing_of_language(lang: str) -> list[str]:
    """List what a language still needs: files first, then messages that a file lacks."""
    found = [] if lang in LANGUAGES else [f"grange/core/words.py: LANGUAGES does not name “{lang}”"]
    found += lacking(PACKAGE / "web" / "words" / "pages", FALLBACK, f"page-language-{lang}")
    for folder in folders_of_words():
        for english in files_of(folder, FALLBACK):
            file = english.with_name(re.sub(rf"{FALLBACK}\.ftl$", f"{lang}.ftl", english.name))
            if not file.exists():
                found.append(f"{named(file)} is not there; {english.name} has the sentences")
                continue
            lost = [key for key in messages_in(english) if key not in keys(folder, lang)]
            found += [f"{named(file)} has no message “{key} = …”" for key in lost]
    for folder in [*(game.folder for game in grange.games()), PACKAGE / "template_game"]:
        for english in sorted(folder.glob(f"rules.{FALLBACK}.md")):
            file = english.with_name(f"rules.{lang}.md")
            found += [] if file.exists() else [f"{named(file)} is not there: the rules in our own words"]
    return found
