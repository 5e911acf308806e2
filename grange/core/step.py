"""Steps: what happens in a game, one small immutable thing after another."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, ClassVar

from grange.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something that happens, named after the rulebook. Its fields are whole numbers and truths, and never change."""

    __slots__ = ()

    asks: ClassVar[bool] = False

    def happen(self, state: Any) -> None:
        """Let it happen: change the state, and say with `state.then` what comes next."""

    def possible(self, state: Any) -> bool:
        """Tell whether it can happen as things stand; a choice must not be offered if it takes that away from what comes next."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step, metaclass=ABCMeta):
    """A step that asks its seat, which is one of its fields, to choose one of several options."""

    __slots__ = ()

    asks: ClassVar[bool] = True
    prompt: ClassVar[str]  # the key of the question's sentence
    chapter: ClassVar[str]  # the chapter of the rules page that explains it
    shares: ClassVar[bool] = False  # whether what other seats do at the same time can change its options
    leaves_time: ClassVar[bool] = True  # whether its seat may do beside it what can be done at any time

    @abstractmethod
    def options(self, state: Any) -> list[int]:
        """List what the seat may choose; never empty."""

    @abstractmethod
    def choose(self, state: Any, option: int) -> None:
        """Do what the option says."""

    def possible(self, state: Any) -> bool:
        return bool(self.options(state))

    def waits(self, state: Any) -> bool:
        """Tell whether the seat may leave its only option open, because others who act at the same time may bring it another."""
        return False

    def about(self, state: Any) -> dict[str, Any]:
        """Give the values that the question's sentence needs."""
        return {}
