"""Codes: the fixed table of a game's options, whole numbers on one side, short texts on the other."""

from __future__ import annotations

from collections.abc import Iterable


class Codes:
    """Knows the code of every option, like `take:2` or `plant:F5`, and the option of every code."""

    def __init__(self) -> None:
        self.code_of: dict[int, str] = {}
        self.option_of: dict[str, int] = {}

    def add(self, first: int, verb: str, things: Iterable[str] = ()) -> None:
        """Give codes to options in a row: one for each thing, or the verb alone."""
        codes = [f"{verb}:{thing}" for thing in things] or [verb]
        for option, code in enumerate(codes, start=first):
            if option in self.code_of or code in self.option_of:
                raise AssertionError(f"option {option} or code {code} is given twice")
            self.code_of[option] = code
            self.option_of[code] = option
