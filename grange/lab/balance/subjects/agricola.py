"""Agricola: hand cards, the cards of the two decks, major improvements and action spaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grange.core.chance import Chance
from grange.core.events import Event
from grange.games.agricola.box import CARD_NAMES, CARD_NUMBER, FIRST_MINOR, MAJORS
from grange.games.agricola.options import PLAY
from grange.games.agricola.state import Agricola
from grange.lab.balance.subject import Counting, Group, Subject, Tally

GROUPS = (
    Group("card", (), ()),  # dealt, played and drawn: a chapter of its own
    Group("major", tuple(MAJORS), ("built",), named="card"),
    Group("space", (), ()),  # by round, as majors are too: a heat map
)


def tally(events: Sequence[Event], seats: int) -> Tally:
    """Note in which round each card was played, drawn or built, and count visits to each space, round by round."""
    counting = Counting(GROUPS, seats)
    turn, visited, move = 0, set[str](), 0
    kept: Counter[tuple[int, bool]] = Counter()
    for event in events:
        values = event.values
        seat = values.get("seat")
        if event.key == "event-round":
            turn, visited, move = values["round"], set(), 0
        elif event.key == "event-plays":
            counting.tally["card"].setdefault(values["card"], {}).setdefault("played", [0.0] * seats)[seat or 0] = turn
        elif event.key == "event-deck" and seat is not None:
            counting.add("card", values["card"], "drawn", 1, seat)
        elif event.key == "event-keeps" and seat is not None:
            kept[seat, is_minor(values["card"])] += 1
            counting.add("card", values["card"], "picked", kept[seat, is_minor(values["card"])], seat)
        elif event.key == "event-builds":
            counting.add("major", values["card"], "built", 1, seat)
            counting.add("major", values["card"], f"round-{turn}")
        elif event.key == "event-card":
            counting.add("space", values["space"], "opened", turn)
        elif event.key == "event-goes":
            move += 1
            counting.add("space", values["space"], "visits")
            counting.add("space", values["space"], "moves", move)
            if values["space"] not in visited:
                visited.add(values["space"])
                counting.add("space", values["space"], f"round-{turn}")
    return counting.tally


def dealt(state: Agricola) -> list[list[str]]:
    """List the hands, which are dealt by lot."""
    return [[CARD_NAMES[card] for card in hand] for hand in state.hands]


def is_minor(card: str) -> bool:
    """Return whether a hand card is a minor improvement."""
    return CARD_NUMBER[card] >= FIRST_MINOR


def exchanged(state: Agricola, card: str, chance: Chance) -> tuple[dict[str, str], dict[str, str]] | None:
    """Deal the first seat a card that nobody has, and another of its kind in its place.

    Cards chosen before the game leave their pile before anything is dealt. So all other cards go to the same seats in both games.
    """
    number = CARD_NUMBER[card]
    pile = next((pile for pile in state.piles_of_cards if number in pile and len(pile) > 1), None)
    if pile is None:
        return None
    other = chance.pick([each for each in pile if each != number])
    return rule_for(state, number), rule_for(state, other)


def rule_for(state: Agricola, card: int) -> dict[str, str]:
    """Return the rule that deals a card to the first seat."""
    occupation = state.box.occupations.get(card)
    return {"hand": occupation.code if occupation is not None else state.box.minors[card].code}


def plays_of(card: str) -> list[int]:
    """List the options that play a card."""
    return [PLAY.option(CARD_NUMBER[card])]


SUBJECT = Subject(
    GROUPS,
    tally,
    dealt,
    rules={"cards": "on"},
    exchanged=exchanged,
    plays_of=plays_of,
    decks={"x_deck": "on", "legendary_deck": "on"},
    draft={"deal": "by_type"},
    values=("deal.open_cards",),
)
