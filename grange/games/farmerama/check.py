"""Check that a position of Farmerama can occur: every number in its bounds, and all components still there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from grange.games.farmerama.box import ACTIONS, CROPS, GOODS, NO_CARD, NUMBERED, SECTORS, STABLE, WATER
from grange.games.farmerama.rules import deck
from grange.games.farmerama.rules.professional import is_in_play
from grange.games.farmerama.rules.rounds import ChooseCard, Compare, TakeTile, cards_for, rivals
from grange.games.farmerama.state import Farmerama

ALONE_ONLY = ("deck", "extra", "used", "returned", "specials")  # empty in games with several seats

# Steps that may be on the agenda, the last ones first; and what seats do on their own in the first and the third phase
ROUND = re.compile("(CleanUp( Actions( BonusTiles( Reveal)?|( Compare)?( TakeTile){0,2}( (Sow|Harvest))?)?)?)?")
SOLO_ROUND = re.compile("(SoloRound( (ChooseSoloAction|Sow|Harvest|Feed|Finish))?)?")
OWN_STEPS = {
    "CleanUp Actions BonusTiles Reveal": {"", "ChooseCard"},
    "CleanUp": {"", "ChooseAction", "Sow", "Harvest", "Feed", "Finish"},
}


def limits(state: Farmerama) -> dict[str, int]:
    """Return how many values each field of a step can have, counted from 0."""
    most = max(number for numbers in state.box.ring for number in numbers)
    cards = state.box.cards[state.seats - 1] + state.box.head_sheep
    return {"action": len(ACTIONS), "times": 1 + most, "number": 1 + cards, "tiles": 3}


def fault(state: Farmerama) -> str | None:
    """Name the first part of a position that is impossible; each stage relies on those before it."""
    for stage in STAGES:
        for name, is_sound in stage(state).items():
            if not is_sound:
                return name
    return None


def farms(state: Farmerama) -> dict[str, bool]:
    """Pairs lie on fields, animals are where there is a place, and cubes are on their tracks."""
    existing = {field for sector in state.box.fields for field in sector}
    most_turns = state.rounds * state.box.tiles_of_a_kind
    return {
        "table.fields": all(
            pair <= len(CROPS) and (field in existing or not pair) for fields in state.fields for field, pair in enumerate(fields)
        ),
        "table.animals": all(
            STABLE <= sector < SECTORS and (sector == STABLE or animals.count(sector) <= state.box.places)
            for animals in state.animals
            for sector in animals
        ),
        "table.wheel": all(0 <= turns <= most_turns for turns in state.wheel),
        "table.cubes": all(0 <= cubes < len(track) for row in state.cubes for cubes, track in zip(row, state.tracks, strict=True)),
    }


def goods(state: Farmerama) -> dict[str, bool]:
    """No store is negative, and no good is lost or made."""
    return {
        "table.barn": all(number >= 0 for barn in state.barn for number in barn),
        "table.bank": all(state.bank[good] >= 0 and in_play(state, good) == in_box(state, good) for good in range(len(GOODS))),
    }


def in_play(state: Farmerama, good: int) -> int:
    """Count the tiles of a good in bank, barns and fields."""
    in_fields = sum(2 * fields.count(good + 1) for fields in state.fields) if good != WATER else 0
    return state.bank[good] + sum(barn[good] for barn in state.barn) + in_fields


def in_box(state: Farmerama, good: int) -> int:
    """Count the tiles of a good at the start of the game."""
    if good == WATER and state.solo:
        return state.box.solo_water + state.box.barn[good]
    return state.box.tiles_of_a_kind


def rounds(state: Farmerama) -> dict[str, bool]:
    """The round, the action wheel, the Head Sheep and the cards are possible; a seat that acts has the card for it."""
    most_turned = state.rounds + len(NUMBERED) * state.box.extra  # in a solo game also for each card that a special tile bought
    return {
        "table.round": 1 <= state.round <= state.rounds,
        "table.turned": 0 <= state.turned <= most_turned,
        "table.head": 0 <= state.head < (3 if state.seats == 3 else 1),
        "table.chosen": all(0 <= cards < 1 << len(ACTIONS) for cards in state.chosen),
        "table.done": all(done >= 0 and not done & ~cards for done, cards in zip(state.done, state.chosen, strict=True)),
    }


def tiles(state: Farmerama) -> dict[str, bool]:
    """Bonus tiles do not exceed those of the box, there are none in a solo game, and removed ones are still there.

    In a game of three the last rounds may use up the removed ones.
    """
    box = state.box
    lying = [*state.stack, *state.open, *state.removed, *[kind for garden in state.gardens for kind in garden]]
    there = {} if state.solo else {at: tile.number for at, tile in enumerate(box.tiles) if is_in_play(state, tile)}
    removed = 0 if state.solo else box.removed[state.seats - 1]
    return {
        "table.stack": all(number <= there.get(kind, 0) for kind, number in Counter(lying).items()),
        "table.open": len(state.open) <= box.open,
        "table.removed": len(state.removed) == removed or (state.seats == 3 and len(state.removed) < removed),
    }


def cards(state: Farmerama) -> dict[str, bool]:
    """In a solo game no card is lost, the drawn card is the last used one, and what is known of the deck is true."""
    if not state.solo:
        none = {f"table.{name}": not getattr(state, name) for name in ALONE_ONLY}
        return none | {"table.known": not any(state.known), "table.drawn": state.drawn == NO_CARD}
    all_cards = [card for card in deck.KINDS for _ in range(state.box.deck + state.box.extra)]
    of_this_deck = deck.counts([*state.deck, *state.used])
    unknown = [there - known for there, known in zip(of_this_deck, state.known, strict=True)]
    return {
        "table.deck": sorted([*state.deck, *state.extra, *state.used]) == all_cards,
        "table.extra": len(state.extra) <= len(NUMBERED) * state.box.extra,
        "table.drawn": state.used[-1:] == [state.drawn],
        "table.returned": 0 <= state.returned <= len(state.deck),
        "table.known": min(state.known) >= 0 and min(unknown) >= 0 and sum(unknown) <= 1,
        "table.specials": 0 <= state.specials <= state.box.specials,
        "table.round": state.round <= deck.rounds_so_far(state),
    }


def agenda(state: Farmerama) -> dict[str, bool]:
    """The waiting steps are the rest of a round, cards are secret until revealed, and every question has an answer."""
    table, *own = [" ".join([type(step).__name__ for step in stack]) for stack in state.agenda]
    outline = SOLO_ROUND if state.solo else ROUND
    acting = {"", *own} == {""} or (not state.solo and set(own) <= OWN_STEPS.get(table, set()))
    secret = "ChooseCard" not in own if state.shown else state.solo or (table.endswith("Reveal") and not any(state.done))
    return {"agenda": bool(outline.fullmatch(table)) and acting and secret and can_be_answered(state)}


def can_be_answered(state: Farmerama) -> bool:
    """Return whether several seats chose a compared action, and questions ask for no more cards or tiles than there are."""
    steps = [step for stack in state.agenda for step in stack]
    contested = all(len(rivals(state, step.action)) > 1 for step in steps if isinstance(step, Compare))
    missing = all(
        step.number == cards_for(state, step.seat) - state.chosen[step.seat].bit_count()
        for step in steps
        if isinstance(step, ChooseCard)
    )
    return contested and missing and sum(isinstance(step, TakeTile) for step in steps) <= len(state.open)


STAGES: tuple[Callable[[Farmerama], dict[str, bool]], ...] = (farms, goods, rounds, tiles, cards, agenda)
