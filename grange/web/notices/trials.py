"""Limits on what strangers could misuse: trials of channels, e-mails, guesses at transfer codes, reports, and wishes."""

from __future__ import annotations

from collections import OrderedDict

from grange.web.token_bucket import TokenBucket

HOUR, DAY = 3600.0, 24 * 3600.0
TRIALS = (30 / HOUR, 10)  # from one address: how many a second, and at once
MAILS = (10 / DAY, 5)  # that one address may have us send
OF_A_MAILBOX = (3 / DAY, 3)
GUESSES, OF_ALL = (20 / HOUR, 10), (0.2, 100)  # at transfer codes: from one address, and from everybody
REPORTS = (20 / DAY, 10)  # to the keeper of the house, from one address
WISHES = (300 / DAY, 60)  # for a game, from one address; each may open a table
MOST_KNOWN = 10_000


class Trials:
    """Counts trials, e-mails, guesses and reports at this process."""

    def __init__(self) -> None:
        self.buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def may_try(self, address: str) -> bool:
        """Count a trial of a channel by an address; return whether the address may make it."""
        return self._take("trial", address, TRIALS)

    def may_write_to(self, mailbox: str, address: str) -> bool:
        """Count an e-mail that an address has us send to a mailbox; return whether it may be sent."""
        return self._take("mail", address, MAILS) and self._take("mailbox", _owner(mailbox), OF_A_MAILBOX)

    def may_guess(self, address: str) -> bool:
        """Count a guess at a transfer code; return whether the address may make it."""
        return self._take("guess", address, GUESSES) and self._take("guesses", "", OF_ALL)

    def may_report(self, address: str) -> bool:
        """Count a report to the keeper of the house; return whether the address may make it."""
        return self._take("report", address, REPORTS)

    def may_wish(self, address: str) -> bool:
        """Count a wish for a game; return whether it may be made."""
        return self._take("wish", address, WISHES)

    def _take(self, kind: str, name: str, bounds: tuple[float, int]) -> bool:
        bucket = self.buckets.setdefault((kind, name), TokenBucket(*bounds))
        self.buckets.move_to_end((kind, name))
        if len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)
        return bucket.take()


def _owner(mailbox: str) -> str:
    """Return a mailbox without the tag that its owner may add to the name: `tom+games@example.org` is Tom's, too."""
    name, _, domain = mailbox.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"
