"""Transfer codes: four words that bring another device to a person, once and within ten minutes.

The store keeps only a keyed hash of a code. Guessing is bounded for each address and for the whole house, so four words of some
three hundred are enough.
"""

from __future__ import annotations

import secrets
import tomllib
import unicodedata
from pathlib import Path

from qrcode.constants import ERROR_CORRECT_M
from qrcode.main import QRCode

from grange.web.secret import Secret

WORDS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("code_words.toml").read_text(encoding="utf-8"))
NUMBER = 4  # of words in a code
MINUTES = 10
LONGEST = 100  # characters of a code that somebody types
TRANSFER = "transfer"  # the kind of its ticket


def new_code(lang: str) -> list[str]:
    """Draw the words of a code."""
    return [secrets.choice(WORDS[lang]) for _ in range(NUMBER)]


def as_typed(text: str) -> str:
    """Normalize the words of a code: in lower case without accents, with one space between them.

    >>> as_typed("  Heron, PLUM-kettle   Frost ")
    'heron plum kettle frost'
    >>> as_typed("Ёж łąka")
    'еж laka'
    """
    small = unicodedata.normalize("NFKD", text[:LONGEST].casefold().replace("ł", "l"))
    plain = "".join(letter for letter in small if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalpha() else " " for letter in plain).split())


def marks_of(secret: Secret, text: str) -> list[str]:
    """Return the keyed hashes of a code, with the current secret and with older ones."""
    return secret.tokens("transfer", as_typed(text))


def square(address: str) -> tuple[int, str]:
    """Draw an address as a QR code: its width in modules, and the path of the dark ones."""
    code = QRCode(border=2, error_correction=ERROR_CORRECT_M)
    code.add_data(address)
    rows = code.get_matrix()
    dark = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, module in enumerate(row) if module]
    return len(rows), "".join(dark)
