"""Check that a position of Evergreen can occur: numbers in their bounds, every card in one place, and a round that can go on."""

from __future__ import annotations

import re
from itertools import pairwise

from grange.games.evergreen.box import (
    BESIDE,
    CARDS,
    EMPTY,
    LAKE,
    NO_CARD,
    NO_CELL,
    SEASONS,
    SIDES,
    SMALL,
    SPROUT,
    biome_of,
)
from grange.games.evergreen.state import Evergreen

MOST_POINTS = 9999  # in one category
MOST_TIMES = 100  # more often than any power can be used at once

# The agenda of a position as a string: names of steps, the next one first, each followed by a space.
EFFECT = "GrowTrees PlaceLake |PlantSprouts |GrowTrees |PlantThenGrow |PlantOrGrow |RaiseTree |PlantBush |PlaceLake "
TURN = f"((ChooseAction |ChoosePower )|({EFFECT})(ChooseAction |ChoosePower )?)?"
DRAFT = "((TakeCard |AutomaTakesCard )*Clearing )?ActionsAndPowers EndOfRound "
BEGINNING = re.compile("(RevealFertility )?Round ")
SEASON_END = "((GatherLight )?LargestForest )?ChangeOfSeason |EndOfGame "
COURSE = re.compile(f"{BEGINNING.pattern}|{DRAFT}|EndOfRound |{SEASON_END}|")
STRICT_COURSE = re.compile(f"{TURN}(ChooseAction )*EndOfRound |{COURSE.pattern}")
OWN_TURN = re.compile(TURN)


def limits(state: Evergreen) -> dict[str, int]:
    """Return how many values each field of a step can have."""
    return {"area": BESIDE + state.box.cells, "times": MOST_TIMES, "kind": SMALL + 1, "but": NO_CELL + 1}


def fault(state: Evergreen) -> str | None:
    """Name the first part of a position that is impossible."""
    for chapter in (values, cards, droughts, agenda, draft):
        for part, is_sound in chapter(state).items():
            if not is_sound:
                return part
    return None


def values(state: Evergreen) -> dict[str, bool]:
    """Return for each part whether its numbers are in their bounds."""
    supply = state.box.values["supply"]
    return {
        "table.season": 0 <= state.season < len(SEASONS),
        "table.round": 0 <= state.round <= state.box.rounds[state.season % len(SEASONS)],
        "table.sun": 0 <= state.sun < len(SIDES),
        "table.first": 0 <= state.first < state.drafters,
        "table.next_first": 0 <= state.next_first < state.drafters,
        "table.planets": all(planet[-1] == EMPTY and max(planet) <= LAKE for planet in state.planets),
        "table.levels": all(
            0 <= level < len(track) for levels in state.levels for level, track in zip(levels, state.box.tracks, strict=True)
        ),
        "table.points": all(0 <= number <= MOST_POINTS for points in state.points for number in points),
        "table.bushes": 0 <= state.bushes <= supply["bushes"],
        "table.lakes": 0 <= state.lakes <= supply["lakes"],
    }


def cards(state: Evergreen) -> dict[str, bool]:
    """Return whether every card is in one permitted place, and whether enough cards are left for all rounds to come."""
    laid = [card for group in state.zone for card in group]
    on_market = [card for card in state.market if card != NO_CARD]
    everywhere = [*state.deck, *state.discard, *on_market, *laid, *(card for hand in state.cards for card in hand)]
    rounds = state.box.rounds
    to_come = sum(rounds[state.season :]) - state.round
    return {
        "table.deck": sorted(everywhere) == list(range(CARDS)),
        "table.zone": all(biome_of(card) == biome for biome, group in enumerate(state.zone) for card in group)
        and len(laid) + to_come + state.drafters * max(rounds) <= CARDS,
    }


def droughts(state: Evergreen) -> dict[str, bool]:
    """Return whether the face-down cards of the fertility zone are exactly those below a drought."""
    turned = [card for group in state.zone for card, above in pairwise(group) if state.icons[above] < 0]
    return {"table.face_down": sorted(state.face_down) == sorted(turned)}


def agenda(state: Evergreen) -> dict[str, bool]:
    """Return whether the waiting steps are the rest of a round."""
    table, *own = ["".join(f"{type(step).__name__} " for step in reversed(stack)) for stack in state.agenda]
    course = STRICT_COURSE if state.strict else COURSE
    begins, over, last = bool(BEGINNING.fullmatch(table)), not table, state.box.rounds[state.season]
    kinds = [step.kind for stack in state.agenda for step in stack if hasattr(step, "kind")]
    return {
        "agenda": bool(course.fullmatch(table) and all(OWN_TURN.fullmatch(turn) for turn in own))
        and (not any(own) or table == "EndOfRound ")
        and set(kinds) <= {SPROUT, SMALL},
        "table.round": state.in_last_round if over else state.round < last if begins else state.round > 0,
    }


def draft(state: Evergreen) -> dict[str, bool]:
    """Return whether every drafter has a card for each round played, and the market one more card than drafters will take."""
    steps = [(type(step).__name__, getattr(step, "seat", state.seats)) for step in reversed(state.agenda[0])]
    taking = [drafter for name, drafter in steps if name in ("TakeCard", "AutomaTakesCard")]
    clearing = any(name == "Clearing" for name, _ in steps)
    open_places = [place for place, card in enumerate(state.market) if card != NO_CARD]
    first_has_taken = clearing and state.first not in taking
    return {
        "agenda": taking == state.turn_order()[state.drafters - len(taking) :],
        "table.market": (len(state.market), len(open_places)) == ((state.drafters + 1, len(taking) + 1) if clearing else (0, 0)),
        "table.token": state.token == NO_CARD or (first_has_taken and state.token in open_places),
        "table.cards": all(len(hand) == state.round - (drafter in taking) for drafter, hand in enumerate(state.cards)),
    }
