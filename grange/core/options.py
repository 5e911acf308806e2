"""Options: each kind of choice in a game, declared once with its numbers, codes, words, piece and target.

>>> PLACES = ("A1", "B1")
>>> OPTIONS = Options()
>>> ROOM = OPTIONS.verb("room", PLACES, of="place", icon="room-wood", target="farm-{seat}-{thing}")
>>> ENOUGH = OPTIONS.verb("enough", idle=True)
>>> ROOM.option(1), ENOUGH.option()
(1, 2)
>>> verb, place = OPTIONS.read(1)
>>> verb is ROOM, PLACES[place]
(True, 'B1')
>>> OPTIONS.codes().code_of[1]
'room:B1'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


class Verb:
    """A kind of option: an action and the things it can apply to. Each thing has its own number and code."""

    __slots__ = ("first", "icon", "idle", "label", "name", "of", "target", "things")

    def __init__(
        self, name: str, first: int, things: Sequence[str], of: str, label: str, icon: str, target: str, idle: bool
    ) -> None:
        self.name = name
        self.first = first  # the number of its first option
        self.things = tuple(things)  # the names of the things in codes; empty: the verb stands alone
        self.of = of  # the name of the label's value for the thing
        self.label = label  # the key of its sentence
        self.icon = icon  # the piece on its button; `{thing}` stands for the thing
        self.target = target  # the element that it points at; `{seat}` and `{thing}` are filled in
        self.idle = idle  # whether it declines to act

    def option(self, thing: int = 0) -> int:
        """Return the number of the option that applies this verb to a thing."""
        return self.first + thing

    def options(self, things: Iterable[int]) -> list[int]:
        """Return the numbers of the options that apply this verb to these things."""
        first = self.first
        return [first + thing for thing in things]

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Codes:
    """The codes of all options, like `take:2` or `plant:F5`; a box may give things its own names."""

    def __init__(self, verbs: Iterable[Verb], names: Mapping[Verb, Sequence[str]]) -> None:
        self.code_of: dict[int, str] = {}
        self.option_of: dict[str, int] = {}
        self.thing_of: dict[int, str] = {}
        for verb in verbs:
            things = names.get(verb, verb.things)
            for place, thing in enumerate(things or ("",)):
                code = f"{verb.name}:{thing}" if things else verb.name
                self.code_of[verb.first + place] = code
                self.option_of[code] = verb.first + place
                self.thing_of[verb.first + place] = thing


class Options:
    """All verbs of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.idle: frozenset[int] = frozenset()
        self._read: list[tuple[Verb, int]] = []

    def verb(
        self,
        name: str,
        things: Sequence[str] = (),
        *,
        of: str = "",
        label: str = "",
        icon: str = "",
        target: str = "",
        idle: bool = False,
        room: int = 0,
    ) -> Verb:
        """Declare the next verb; `room` reserves numbers for future things."""
        if any(known.name == name for known in self.verbs):
            raise AssertionError(f"the verb {name} is declared twice")
        verb = Verb(name, len(self._read), things, of or name, label or f"option-{name}", icon, target, idle)
        self.verbs.append(verb)
        self._read += [(verb, thing) for thing in range(max(1, room, len(things)))]
        if idle:
            self.idle |= set(range(verb.first, len(self._read)))
        return verb

    def __len__(self) -> int:
        return len(self._read)

    def read(self, option: int) -> tuple[Verb, int]:
        """Return the verb of an option, and the thing it applies to."""
        return self._read[option]

    def codes(self, names: Mapping[Verb, Sequence[str]] | None = None) -> Codes:
        """Return the codes of all options; a box may have other names for some things."""
        return Codes(self.verbs, names or {})
