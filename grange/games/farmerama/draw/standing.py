"""Who would win a bonus tile in Farmerama, and what a solo player can know of the deck."""

from __future__ import annotations

from grange.core.telling import said
from grange.core.words import Words
from grange.games.farmerama.box import NUMBERED
from grange.games.farmerama.state import Farmerama

LESS_IS_BETTER = {"tiles": True, "scarecrows": False, "crops": True}


def counts_of(state: Farmerama, seat: int) -> dict[str, int]:
    """Count what is compared for a bonus tile, in the order in which it is compared."""
    counts = {"tiles": len(state.gardens[seat]), "scarecrows": state.scarecrows(seat), "crops": state.crops_in_barn(seat)}
    order = ("scarecrows", "tiles", "crops") if state.professional else tuple(counts)
    return {what: counts[what] for what in order}


def ranking(state: Farmerama, words: Words) -> list[tuple[int, str]]:
    """List the seats, best first, each with what sets it apart from the others."""
    ranks = {seat: _rank(state, seat) for seat in range(state.seats)}
    return [(seat, _told(state, seat, ranks, words)) for seat in sorted(ranks, key=lambda seat: (ranks[seat], seat))]


def ahead_of_all(state: Farmerama) -> int | None:
    """Give the seat that would win a tile if all chose the same; none if several are even."""
    ranks = [_rank(state, seat) for seat in range(state.seats)]
    return ranks.index(min(ranks)) if ranks.count(min(ranks)) == 1 else None


def _rank(state: Farmerama, seat: int) -> list[int]:
    return [count if LESS_IS_BETTER[what] else -count for what, count in counts_of(state, seat).items()]


def _told(state: Farmerama, seat: int, ranks: dict[int, list[int]], words: Words) -> str:
    """Say a seat's counts as far as they are needed to tell it from every other."""
    told: list[str] = []
    rivals = [rank for other, rank in ranks.items() if other != seat]
    for depth, (what, count) in enumerate(counts_of(state, seat).items()):
        told.append(said(words, f"count-{what}", count=count))
        rivals = [rank for rank in rivals if rank[depth] == ranks[seat][depth]]
        if not rivals:
            break
    if rivals:
        return said(words, "rank-even", counts=f"{told[0]}, {told[-1]}")
    joined = ", ".join(told)
    is_clear = len(told) == 1 and ranks[seat] == min(ranks.values())
    return said(words, f"rank-first-{next(iter(counts_of(state, seat)))}", counts=joined) if is_clear else joined


def still_to_come(state: Farmerama) -> tuple[list[int], int]:
    """Count the cards of each kind that are known to be in a solo game's deck, and those that are not known."""
    under = state.deck[: state.returned]
    known = [max(under.count(kind), state.known[kind] - state.used.count(kind)) for kind in range(len(NUMBERED))]
    return known, len(state.deck) - sum(known)


def drawn_so_far(state: Farmerama) -> list[int]:
    """Count the cards of each kind that have been drawn from this deck."""
    return [state.used.count(kind) for kind in range(len(NUMBERED))]
