"""What a balance report counts in each game of ours."""

from __future__ import annotations

from grange.games import find
from grange.lab.balance.subject import Subject
from grange.lab.balance.subjects import agricola, evergreen, farmerama, petrichor

SUBJECTS = {
    "agricola": agricola.SUBJECT,
    "evergreen": evergreen.SUBJECT,
    "farmerama": farmerama.SUBJECT,
    "petrichor": petrichor.SUBJECT,
}


def subject_of(game: str) -> Subject:
    """Return what is counted in a game; in a game of another package, only what all games have."""
    most = max(find(game).seats)
    return SUBJECTS.get(game) or Subject(seats=min(4, most))
