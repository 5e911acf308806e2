"""Steps: what happens in a game, as small immutable objects."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, ClassVar

from grange.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something that happens, named after the rulebook. Its fields are whole numbers and booleans, and never change."""

    __slots__ = ()

    asks: ClassVar[bool] = False

    def happen(self, state: Any) -> None:
        """Change the state, and put the steps that follow on the agenda with `state.then`."""

    def possible(self, state: Any) -> bool:
        """Check whether the step can happen now; no option may be offered that makes a pending step impossible."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step, metaclass=ABCMeta):
    """A step that asks its `seat` to choose one of several options."""

    __slots__ = ()

    asks: ClassVar[bool] = True
    prompt: ClassVar[str]  # the key of its sentence
    chapter: ClassVar[str]  # the chapter of the rules page that explains it
    shares: ClassVar[bool] = False  # whether what other seats do at the same time can change its options
    leaves_time: ClassVar[bool] = True  # whether its seat may do asides beside it

    @abstractmethod
    def options(self, state: Any) -> list[int]:
        """List what the seat may choose; the list is never empty."""

    @abstractmethod
    def choose(self, state: Any, option: int) -> None:
        """Apply the option."""

    def possible(self, state: Any) -> bool:
        return bool(self.options(state))

    def waits(self, state: Any) -> bool:
        """Check whether the seat may wait although it has one option, since others who act at the same time may add another."""
        return False

    def about(self, state: Any) -> dict[str, Any]:
        """Return the values of the question's sentence."""
        return {}
