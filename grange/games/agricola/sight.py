"""What a seat sees on the table of Agricola: everything but the order of the round cards to come."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.agricola import farm
from grange.games.agricola.box import GOODS, HOUSES, MAJORS, NOBODY, SPACES
from grange.games.agricola.setup import shuffled_stages
from grange.games.agricola.state import Agricola


def sight(state: Agricola, _seat: int | None) -> dict[str, Any]:
    """Describe what lies on the table; everybody sees the same."""
    return {
        "round": state.round,
        "leader": state.leader,
        "token": state.token,
        "shown": [SPACES[card] for card in state.shown],
        "piles": {SPACES[space]: state.piles[space] for space in (*state.board, *state.shown) if space in state.box.fills},
        "taken": {SPACES[space]: who for space, who in enumerate(state.taken) if who != NOBODY},
        "coming": [
            {"round": when, "seat": whose, "good": GOODS[good], "amount": amount} for when, whose, good, amount in state.coming
        ],
        "supply": [MAJORS[card] for card in state.supply],
        "farms": [farm_in_sight(state, owner) for owner in range(state.seats)],
        "points": [state.score_sheet(owner) for owner in range(state.seats)],
    }


def farm_in_sight(state: Agricola, seat: int) -> dict[str, Any]:
    """Describe the farm of a seat, and what belongs to it."""
    return {
        "goods": dict(zip(GOODS, state.goods[seat], strict=True)),
        "people": state.people[seat],
        "newborns": state.newborns[seat],
        "at_home": state.at_home(seat),
        "house": HOUSES[state.house[seat]],
        "rooms": names(state.rooms[seat]),
        "fields": names(state.fields[seat]),
        "grain": {farm.NAMES[place]: amount for place, amount in enumerate(state.grain[seat]) if amount},
        "vegetables": {farm.NAMES[place]: amount for place, amount in enumerate(state.vegetables[seat]) if amount},
        "stables": names(state.stables[seat]),
        "fences": state.fences[seat],
        "pastures": [names(pasture) for pasture in farm.pastures_of(state.fences[seat])],
        "cards": [MAJORS[card] for card in state.cards[seat]],
        "begging": state.begging[seat],
        "food_needed": state.food_needed(seat),
    }


def names(some: int) -> list[str]:
    """Name the farm spaces of a set."""
    return [farm.NAMES[place] for place in farm.spaces_of(some)]


def deal_again(state: Agricola, _seat: int, chance: Chance) -> None:
    """Shuffle the cards to come: they are known, stage by stage, but their order within a stage is not."""
    state.deck = shuffled_stages(state.box, state.deck, chance)
