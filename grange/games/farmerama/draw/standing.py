"""Who would win a bonus tile in Farmerama, and what a solo player knows of the deck."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.words import Words
from grange.games.farmerama.box import NUMBERED
from grange.games.farmerama.rules.professional import order_of_comparing
from grange.games.farmerama.rules.rounds import counts_to_compare
from grange.games.farmerama.state import Farmerama


def counts_of(state: Farmerama, seat: int) -> dict[str, int]:
    """Count what decides a bonus tile, in the order of the comparison."""
    counts = {"tiles": len(state.gardens[seat]), "scarecrows": state.scarecrows(seat), "crops": state.crops_in_barn(seat)}
    return {what: counts[what] for what in order_of_comparing(state)}


def ranking(state: Farmerama, words: Words) -> list[tuple[int, str]]:
    """List the seats, best first, each with the counts that set it apart."""
    ranks = {seat: counts_to_compare(state, seat) for seat in range(state.seats)}
    return [(seat, _counts_line(state, seat, ranks, words)) for seat in sorted(ranks, key=lambda seat: (ranks[seat], seat))]


def ahead_of_all(state: Farmerama) -> int | None:
    """Return the seat that would win a tile if all chose the same; None if several are even."""
    ranks = [counts_to_compare(state, seat) for seat in range(state.seats)]
    return ranks.index(min(ranks)) if ranks.count(min(ranks)) == 1 else None


def _counts_line(state: Farmerama, seat: int, ranks: dict[int, list[int]], words: Words) -> str:
    """Write a seat's counts, as many as are needed to tell it from every other seat."""
    lines: list[str] = []
    rivals = [rank for other, rank in ranks.items() if other != seat]
    for depth, (what, count) in enumerate(counts_of(state, seat).items()):
        lines.append(text_of(words, f"count-{what}", count=count))
        rivals = [rank for rank in rivals if rank[depth] == ranks[seat][depth]]
        if not rivals:
            break
    if rivals:
        return text_of(words, "rank-even", counts=f"{lines[0]}, {lines[-1]}")
    joined = ", ".join(lines)
    is_clear = len(lines) == 1 and ranks[seat] == min(ranks.values())
    return text_of(words, f"rank-first-{next(iter(counts_of(state, seat)))}", counts=joined) if is_clear else joined


def still_to_come(state: Farmerama) -> tuple[list[int], int]:
    """Count the cards of each kind known to be in a solo game's deck, and the unknown ones."""
    under = state.deck[: state.returned]
    known = [max(under.count(kind), state.known[kind] - state.used.count(kind)) for kind in range(len(NUMBERED))]
    return known, len(state.deck) - sum(known)


def drawn_so_far(state: Farmerama) -> list[int]:
    """Count the cards of each kind drawn from this deck."""
    return [state.used.count(kind) for kind in range(len(NUMBERED))]
