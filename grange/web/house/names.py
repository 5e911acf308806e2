"""Display names: everybody at a table can read them and tell one person from another."""

from __future__ import annotations

import hashlib
import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path

from grange.core.errors import GrangeError
from grange.core.record import clean_name
from grange.core.words import LANGUAGES, read_words

UNLIKE = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO")  # letters that look like no others
MOST_MARKS = 3  # on one letter: enough for Thai, Hebrew and Vietnamese

_FILE = tomllib.loads(Path(__file__).with_name("lookalikes.toml").read_text(encoding="utf-8"))
ALIKE = str.maketrans({other: latin for latin, others in _FILE["alike"].items() for other in others})
PAIRS: dict[str, str] = {letters: one for one, letters in _FILE["pairs"].items()}
BLANK = str.maketrans("", "", _FILE["blank"]["letters"])


class BadName(GrangeError):
    """A name that people cannot read, or not tell from another."""


def readable(name: str) -> str:
    """Return a name without invisible characters; refuse one that people cannot read. Spaces alone are no name."""
    seen = " ".join(unicodedata.normalize("NFC", clean_name(_spaced(name)).translate(BLANK)).split())
    if not any(map(_is_visible, seen)):
        if name.strip():
            raise BadName("error-name-invisible")
        return ""
    if _is_mark(seen[0]) or _most_marks(seen) > MOST_MARKS:
        raise BadName("error-name-marks", most=MOST_MARKS)
    for word in seen.split():
        if len(_alphabets(word)) > 1:
            raise BadName("error-name-mixed", word=word)
    return seen


def remembered_name(name: str) -> str:
    """Return a name that a browser has kept; an empty text if the rules for names refuse it."""
    try:
        return readable(name)
    except BadName:
        return ""


def one_line(text: str, longest: int) -> str:
    """Reduce a text that somebody wrote to one line of limited length, without invisible characters."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())[:longest]


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like one of the others at the table."""
    for other in others:
        if looks_like(name, other):
            raise BadName("error-name-taken", name=name, other=other)


def looks_like(one: str, other: str) -> bool:
    """Check whether people could confuse two names, ignoring case."""
    return bool(_appearances(one) & _appearances(other))


def shown_names(name: str, number: int) -> list[str]:
    """Return the names of a seat on the pages: its own, or one by its number in each language."""
    return [name] if name else [read_words(lang).say("seat-name", number=number) for lang in LANGUAGES]


def free_name(names: Sequence[str], first: int, taken: Sequence[str]) -> str:
    """Return the first name, from an index on, that looks like none of the taken ones; else the one at the index."""
    turned = [names[(first + step) % len(names)] for step in range(len(names))]
    return next((name for name in turned if not any(looks_like(name, other) for other in taken)), turned[0])


def _spaced(name: str) -> str:
    """Write every kind of space as a plain one."""
    return "".join(" " if letter.isspace() else letter for letter in name)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "MZC"


def _most_marks(name: str) -> int:
    most = here = 0
    for letter in name:
        here = here + 1 if _is_mark(letter) else 0
        most = max(most, here)
    return most


def _alphabets(word: str) -> set[str]:
    """Return the alphabets from which a word has letters, apart from those that nobody could confuse with others."""
    letters = [letter for letter in unicodedata.normalize("NFKD", word) if letter.isalpha()]
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters} - {*UNLIKE, "MODIFIER"}


def looks_of(name: str) -> list[str]:
    """Return hashes of what a name looks like, so that look-alike names of accounts share one."""
    return sorted(hashlib.sha256(look.encode()).hexdigest() for look in _appearances(name))


def _appearances(name: str) -> set[str]:
    return {_skeleton(form) for form in (name, name.lower(), name.upper())}


def _skeleton(name: str) -> str:
    """Reduce a name so that similar names become equal: to small Latin letters without accents, spaces and signs."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not _is_mark(letter))
    alike = unicodedata.normalize("NFKD", plain.translate(ALIKE).casefold()).translate(ALIKE)
    for letters, one in PAIRS.items():
        alike = alike.replace(letters, one)
    return "".join(letter for letter in alike if letter.isalnum()) or name
