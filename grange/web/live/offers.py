"""What the bar under the question says about an offer to end the game."""

from __future__ import annotations

from typing import Any

from grange.core.words import Words
from grange.web.house.table import LiveTable
from grange.web.live.seat_clocks import level_name
from grange.web.live.templating import signed


def offer_bar(live: LiveTable, seat: int | None, words: Words, names: list[str], points: list[int]) -> dict[str, Any] | None:
    """Say who offers to end the game, with which points, and who has agreed; None without an offer."""
    offer = live.offer
    if offer is None or live.state.over or live.stopped:
        return None
    mine, asked = offer.seat == seat, seat is not None and live.stored.seats[seat].person and not live.has_left(seat)
    return {
        "seat": offer.seat,
        "me": seat,
        "position": offer.position,
        "key": f"offer-{offer.position}",
        "mine": mine,
        "asks": asked and not mine and seat not in offer.agreed,
        "may_decline": asked and not mine,
        "text": words.say("offer-mine" if mine else "offer-theirs", name=names[offer.seat]),
        "points": _begun(words.say("offer-points", points=_points(words, names, points, seat))),
        "more": " ".join(_answers(live, seat, words, names)),
    }


def _points(words: Words, names: list[str], points: list[int], seat: int | None) -> list[str]:
    """Return the points of each seat, the most first."""
    order = sorted(range(len(points)), key=lambda each: -points[each])
    return [
        words.say("offer-points-mine" if each == seat else "offer-points-of", name=names[each], points=signed(points[each]))
        for each in order
    ]


def _begun(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]


def _answers(live: LiveTable, seat: int | None, words: Words, names: list[str]) -> list[str]:
    """Say what an offer needs, who has agreed, and that bots follow the people."""
    assert live.offer is not None
    agreed = [names[each] for each in sorted(live.offer.agreed) if each != seat]
    replaced = [each for each in live.stored.seats if each.person and each.seat not in live.offer.agreed]
    bots = sorted({level_name(each.bot, words) for each in replaced if each.bot})
    sentences = [words.say("offer-everybody")]
    sentences += [words.say("offer-agreed-me")] if seat in live.offer.agreed else []
    sentences += [words.say("offer-agreed", names=agreed, count=len(agreed))] if agreed else []
    return sentences + ([words.say("offer-bots", names=bots, count=len(bots))] if bots else [])
