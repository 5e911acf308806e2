"""Steps: what happens in a game, one small immutable thing after another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from grange.core.state import State

S = TypeVar("S", bound="State")


class Step(ABC, Generic[S]):
    """Something that happens, named after the rulebook. Its fields are whole numbers and never change."""

    asks: ClassVar[bool] = False

    def happen(self, state: S) -> None:
        """Let it happen: change the state, and say with `state.then` what comes next."""


class Question(Step[S]):
    """A step that asks its seat to choose one of several options."""

    asks: ClassVar[bool] = True
    seat: int
    prompt: ClassVar[str]  # the key of the question's sentence
    chapter: ClassVar[str]  # the chapter of the rules page that explains it
    shares: ClassVar[bool] = False  # whether what other seats do at the same time can change its options

    @abstractmethod
    def options(self, state: S) -> list[int]:
        """List what the seat may choose; never empty."""

    @abstractmethod
    def choose(self, state: S, option: int) -> None:
        """Do what the option says."""

    def waits(self, state: S) -> bool:
        """Tell whether the seat may leave its only option open, because others who act at the same time may bring it another."""
        return False

    def about(self, state: S) -> dict[str, Any]:
        """Give the values that the question's sentence needs."""
        return {}
