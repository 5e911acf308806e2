"""Numbers as a reader of the page writes them: with a sign, a decimal comma where the language has one, and a real minus."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.words import Words
from grange.lab.balance.certainty import Estimate

COMMA = ("ru", "pl")  # languages with a decimal comma


@dataclass(frozen=True)
class Numbers:
    """Writes numbers in a language."""

    words: Words

    def plain(self, value: float, digits: int = 1) -> str:
        """Write a number."""
        written = f"{value:.{digits}f}"
        written = written.lstrip("-") if float(written) == 0 else written
        return self._local(written)

    def signed(self, value: float, digits: int = 1) -> str:
        """Write a difference: +1.2, −0.4, 0.0."""
        written = f"{value:+.{digits}f}"
        return self._local(written) if float(written) else self.plain(0, digits)

    def whole(self, value: float) -> str:
        """Write a whole number with thin gaps between thousands."""
        return f"{value:,.0f}".replace(",", " ").replace("-", "−")

    def percent(self, value: float, digits: int = 0) -> str:
        """Write a share as a percentage."""
        return self.words.say("balance-percent", number=self.plain(100 * value, digits))

    def span(self, estimate: Estimate, digits: int = 1) -> str:
        """Write an interval of differences."""
        return self.words.say("balance-span", low=self.signed(estimate.low, digits), high=self.signed(estimate.high, digits))

    def percent_span(self, estimate: Estimate) -> str:
        """Write an interval of shares."""
        return self.words.say("balance-span", low=self.percent(estimate.low), high=self.percent(estimate.high))

    def _local(self, written: str) -> str:
        return (written.replace(".", ",") if self.words.lang in COMMA else written).replace("-", "−")
