"""Check that a position of Petrichor can occur: it uses exactly the components of the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grange.games.petrichor.box import (
    BARE,
    CLEAR,
    COFFEE,
    CROPS,
    GROWN,
    LAKE,
    NO_TILE,
    NOBODY,
    PLACES,
    RICE,
    SOUTH_CARDS,
    SPOILED,
    SPROUTING,
    THUNDER,
    WEATHERS,
    WHEAT,
)
from grange.games.petrichor.rules.field import tiles_at_hand
from grange.games.petrichor.rules.order import in_order, kinds_of
from grange.games.petrichor.rules.rounds import Fertilize, TurnTilesUp
from grange.games.petrichor.rules.turn import MOST_GIVEN, ShowDiscards
from grange.games.petrichor.state import Petrichor

KINDS = len(WEATHERS)
MOST_WON = 2  # weathers in a round
MOST_POINTS = 99999  # in one category; no game comes near it


def limits(state: Petrichor) -> dict[str, int]:
    """Return how many values each field of a step can have."""
    box = state.box
    return {
        **dict.fromkeys(("place", "start"), PLACES),
        **dict.fromkeys(("kind", "weather", "least"), KINDS),
        "owner": state.owners,
        "after": state.seats,
        "crop": len(CROPS),
        "number": MOST_GIVEN + 1,
        "drops": box.drops + 1,
        "clouds": box.rain_clouds + 1,
        "done": 1 << PLACES,
        "left": box.fertilizers + 1,
        "turn": max(1, len(box.draft[state.seats - 1])),
        "rest": max(*box.first_deal, *box.later_deal) + 1,
    }


def fault(state: Petrichor) -> str | None:
    """Name the first part of a position that is impossible."""
    for name, is_sound in CHECKS:
        if not is_sound(state):
            return f"table.{name}"
    return None if in_order(state) else "agenda"


def within(numbers: Sequence[int], most: int) -> bool:
    """Return whether all numbers are between 0 and `most`."""
    return all(0 <= number <= most for number in numbers)


def all_within(rows: Sequence[Sequence[int]], most: int) -> bool:
    """Return whether all numbers in all rows are between 0 and `most`."""
    return all(within(row, most) for row in rows)


# The field


def _crops(state: Petrichor) -> bool:
    """Every place of the field has a tile, and no other place has one."""
    crops = state.crops
    if not all(NO_TILE <= crop < len(CROPS) for crop in crops):
        return False
    return all((crops[place] == NO_TILE) != (place in state.field) for place in range(PLACES))


def _aside(state: Petrichor) -> bool:
    """The tiles on the field and aside are exactly the tiles of this game."""
    everything = tiles_at_hand(state)
    return len(state.aside) + len(state.field) == len(everything) and everything == sorted(
        [*state.aside, *[state.crops[place] for place in state.field]]
    )


def _hidden(state: Petrichor) -> bool:
    """Tiles lie face down only while seats place fertilizers."""
    waiting = kinds_of(state.agenda[0])
    return not state.hidden or (TurnTilesUp in waiting and waiting[0] in (Fertilize, TurnTilesUp))


def _fertilized(state: Petrichor) -> bool:
    """Fertilizers lie on the field and never side by side; those placed and those left to place do not exceed those in the box."""
    taken, most = state.fertilized, state.box.fertilizers if state.origin.rules["fertilizer"] == "on" else 0
    to_come = sum(getattr(step, "left", 0) for step in state.agenda[0])
    if sum(taken) + to_come > most:
        return False
    places = [place for place in range(PLACES) if taken[place]]
    return all(place in state.field and not any(taken[other] for other in state.beside[place]) for place in places)


def _water(state: Petrichor) -> bool:
    """Drops lie on tiles, but not on the lake."""
    dry = [place for place in range(PLACES) if state.crops[place] in (NO_TILE, LAKE) or not state.round]
    return all_within(state.water, state.box.drops) and not any(state.water_on(place) for place in dry)


def _clouds(state: Petrichor) -> bool:
    """Clouds hover only over the field."""
    if not all_within(state.clouds, state.box.drops):
        return False
    return all(place in state.field or not state.drops_over(place) for place in range(PLACES))


def _supply(state: Petrichor) -> bool:
    """No drop is lost; before the first round, each seat has at most one in a cloud, and the neutral player two."""
    if not within(state.supply, state.box.drops):
        return False
    for owner, supply in enumerate(state.supply):
        used = sum(state.water[owner]) + sum(state.clouds[owner])
        if supply + used != state.box.drops or (not state.round and used > (1 if owner < state.seats else 2)):
            return False
    return True


def _growth(state: Petrichor) -> bool:
    """Crops grow as their water lets them."""
    return within(state.growth, SPOILED) and all(_may_grow(state, place) for place in range(PLACES))


def _may_grow(state: Petrichor, place: int) -> bool:
    """Return whether a crop can have its growth: coffee and rice sprout before they grow, and few crops spoil."""
    crop, growth, drops = state.crops[place], state.growth[place], state.water_on(place)
    printed = state.box.crops[crop]
    if crop == NO_TILE or not printed.drops or drops < printed.drops:
        return growth == BARE
    if crop in (COFFEE, RICE):
        return growth in (SPROUTING, GROWN)
    if printed.spoils:
        return growth == SPOILED or (growth == GROWN and drops < printed.spoils)
    return growth == GROWN


def _sky(state: Petrichor) -> bool:
    """A cloud hovers exactly where drops are over a place."""
    if not within(state.sky, THUNDER):
        return False
    return all((state.sky[place] == CLEAR) == (state.drops_over(place) == 0) for place in range(PLACES))


# Beside the field


def _votes(state: Petrichor) -> bool:
    """No owner has more votes on the board than exist; before the first round nobody has any there."""
    most = state.box.votes if state.round else 0
    return all_within(state.votes, most) and all(state.votes_left(owner) >= 0 for owner in range(state.owners))


def _dice(state: Petrichor) -> bool:
    """The dice show faces that they have, or that lowering can reach."""
    return within(state.dice, max(state.box.faces))


def _piles(name: str) -> Callable[[Petrichor], bool]:
    return lambda state: all_within(getattr(state, name), state.box.cards)


def _drafts(name: str) -> Callable[[Petrichor], bool]:
    """Packs hold cards only in games with a draft."""

    def sound(state: Petrichor) -> bool:
        drafting = state.origin.rules["draft"] == "on" and not state.solo
        return all_within(getattr(state, name), state.box.cards if drafting else 0)

    return sound


def _thrown(state: Petrichor) -> bool:
    """Discards lie face down only until all seats have chosen."""
    return all_within(state.thrown, state.box.cards if ShowDiscards in kinds_of(state.agenda[0]) else 0)


def _discard(state: Petrichor) -> bool:
    return within(state.discard, KINDS - 1)


def _deck(state: Petrichor) -> bool:
    """No card is lost."""
    if not within(state.deck, KINDS - 1):
        return False
    held = [sum(pile[kind] for pile in (*state.hands, *state.packs, *state.drafted, *state.thrown)) for kind in range(KINDS)]
    return all(held[kind] + state.deck.count(kind) + state.discard.count(kind) == state.box.cards for kind in range(KINDS))


def _counted(state: Petrichor) -> bool:
    """At most two weathers count, and only ones that are still to come."""
    if sum(state.counted) > MOST_WON:
        return False
    return not any(state.played) or all(state.played[kind] for kind in range(KINDS) if state.counted[kind])


def _wins(state: Petrichor) -> bool:
    """At most two weathers are won in a round."""
    return within(state.wins, MOST_WON * state.rounds)


def _points(state: Petrichor) -> bool:
    """Points are never negative."""
    return all_within(state.points, MOST_POINTS)


def _wheat(state: Petrichor) -> bool:
    """Each wheat tile gives at most one token in a round."""
    most = state.box.crops[WHEAT].tiles * state.rounds
    return within(state.wheat, most) and sum(state.wheat) <= most


def _south(state: Petrichor) -> bool:
    """No card of the south wind is lost; only a solo game has any."""
    cards = SOUTH_CARDS if state.solo else 0
    return len(state.south) + len(state.blown) == cards and sorted([*state.south, *state.blown]) == list(range(cards))


CHECKS: tuple[tuple[str, Callable[[Petrichor], bool]], ...] = (
    ("round", lambda state: 0 <= state.round <= state.rounds),
    ("first", lambda state: 0 <= state.first < state.seats),
    ("passed", lambda state: NOBODY <= state.passed < state.seats),
    ("crops", _crops),
    ("aside", _aside),
    ("hidden", _hidden),
    ("fertilized", _fertilized),
    ("water", _water),
    ("clouds", _clouds),
    ("supply", _supply),
    ("growth", _growth),
    ("sky", _sky),
    ("votes", _votes),
    ("dice", _dice),
    ("hands", _piles("hands")),
    ("packs", _drafts("packs")),
    ("drafted", _drafts("drafted")),
    ("thrown", _thrown),
    ("discard", _discard),
    ("deck", _deck),
    ("counted", _counted),
    ("wins", _wins),
    ("wheat", _wheat),
    ("points", _points),
    ("south", _south),
)
