"""The report: every number of the page, computed from the games of a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

import numpy as np

from grange.games import find
from grange.lab.balance import cards as card_estimates
from grange.lab.balance import paired
from grange.lab.balance.cards import Blanks, CardEstimate, Pair, Pick
from grange.lab.balance.certainty import Estimate, mean
from grange.lab.balance.estimates import (
    BotEstimate,
    NeverChosen,
    SeatEstimate,
    Shape,
    SourceEstimate,
    ThingEstimate,
    ahead,
    by_place,
    ladder,
    never_chosen,
    shape,
    sources,
    spread_of,
    things,
)
from grange.lab.balance.paired import Change, Moved
from grange.lab.balance.plan import DECKS, DRAFT, EXCHANGE, HOUSE, LADDER, OTHER, RECOUNT, RESTRICTED, SECOND, BalancePlan
from grange.lab.balance.row import Row
from grange.lab.balance.run import Played
from grange.lab.balance.subjects import subject_of

COLUMNS = 4  # places in a row of a field


@dataclass(frozen=True)
class CardReport:
    """What is known of all cards."""

    cards: list[CardEstimate]
    band: list[tuple[float, float]]  # where equal cards would lie, from the best to the worst measured effect
    blanks: Blanks | None
    pairs: list[Pair]
    drawn: list[CardEstimate]
    picks: list[Pick]


@dataclass(frozen=True)
class Report:
    """All numbers of a page."""

    plan: BalancePlan
    games: int
    choices: int
    enough: bool
    width: float
    digest: str
    mean: float
    spread: float
    winner: float
    seats: list[SeatEstimate]
    sources: list[SourceEstimate]
    shape: Shape
    ladder: list[BotEstimate]
    skill: Estimate | None  # points of the best bot above the worst, at the same tables
    never: list[NeverChosen]
    cards: CardReport | None = None
    groups: dict[str, list[ThingEstimate]] = field(default_factory=dict)
    house: list[Change] = field(default_factory=list)
    fresh: float = 0.0  # how often two unrelated games have different winners
    moved: list[Moved] = field(default_factory=list)
    games_of: dict[str, int] = field(default_factory=dict)
    mirror: Estimate | None = None  # points of the first row of places, less those of the last; the field is laid at random


def report_of(played: Played) -> Report:
    """Compute everything."""
    base, plan = played.base, played.plan
    subject = subject_of(plan.game)
    bots = ladder(played.part(LADDER))
    scores = np.array([points for row in base for points in row.scores], float)
    named = [group for group in subject.groups if group.things]
    return Report(
        plan=plan,
        games=len(base),
        choices=sum(len(row.moves) for row in base),
        enough=played.enough,
        width=played.width,
        digest=digest(played),
        mean=float(scores.mean()),
        spread=spread_of(base),
        winner=float(np.mean([max(row.scores) for row in base])),
        seats=by_place(base),
        sources=sources(base),
        shape=shape(base),
        ladder=bots,
        skill=ahead(played.part(LADDER), bots[0].bot, bots[-1].bot) if len(bots) > 1 else None,
        never=never_chosen(base, find(plan.game).codes),
        cards=cards_of(played) if subject.has_cards else None,
        groups={group.name: things(base, group) for group in named},
        house=paired.changes(base, played.part(HOUSE), played.part(RECOUNT)),
        fresh=paired.other_winner(base),
        moved=paired.moved(base, played.part(OTHER)),
        games_of={part: len(rows) for part, rows in played.rows.items()},
        mirror=mirror(base) if any(group.name == "place" for group in subject.groups) else None,
    )


def cards_of(played: Played) -> CardReport:
    """Compute what is known of all cards."""
    base = played.base
    found = card_estimates.detailed(base, card_estimates.cards(base))
    found = card_estimates.add_parts(found, played.part(EXCHANGE), played.part(RESTRICTED), played.part(SECOND))
    by_effect = sorted(found, key=lambda card: -card.effect.value)
    return CardReport(
        cards=found,
        band=card_estimates.band(base, [card.name for card in by_effect]) if by_effect else [],
        blanks=card_estimates.blanks(found),
        pairs=card_estimates.pairs(base, found),
        drawn=card_estimates.drawn_cards(played.part(DECKS)),
        picks=card_estimates.picks(played.part(DRAFT)),
    )


def mirror(rows: Sequence[Row]) -> Estimate | None:
    """Compare the first row of places with the last: no rule tells them apart, so they must be worth the same."""
    differences = []
    for row in rows:
        places = row.counted["tally"].get("place", {})
        by_row: dict[str, list[float]] = {}
        for place, measures in places.items():
            by_row.setdefault(place[1:], []).append(sum(measures.get("points", [0.0])))
        names = sorted(by_row)
        if len(names) > 1:
            differences.append(sum(by_row[names[0]]) / COLUMNS - sum(by_row[names[-1]]) / COLUMNS)
    return mean(differences)


def digest(played: Played) -> str:
    """Return a digest of all games: the same plan gives the same digest."""
    sums = blake2b(digest_size=8)
    for part, rows in sorted(played.rows.items()):
        for row in rows:
            sums.update(f"{part} {row.number} {row.seed} {row.scores} {row.moves}\n".encode())
    return sums.hexdigest()
