"""Rows of hints in Farmerama: the stars that a farm has and those to come."""

from __future__ import annotations

from typing import Any

from grange.core.foresight import more_of
from grange.games.farmerama.bots.evaluation import heuristic_of, search_with_bank
from grange.games.farmerama.bots.heuristic import MUCH, Heuristic
from grange.games.farmerama.bots.judge import LEADS, with_tile
from grange.games.farmerama.bots.next_action import actions_left, heuristic_for
from grange.games.farmerama.bots.next_rounds import future_rounds, search_rounds
from grange.games.farmerama.bots.packed_farm import Farm, farm_of, goods_in, herd_in
from grange.games.farmerama.bots.round_outcomes import RoundSearch
from grange.games.farmerama.bots.secret_choice_search import SecretCardSearch
from grange.games.farmerama.box import PRODUCTS, STABLE, WATER
from grange.games.farmerama.options import OPTIONS, REDRAW
from grange.games.farmerama.rules.rounds import ChooseCard, TakeTile
from grange.games.farmerama.state import Farmerama

Rows = dict[str, float]


def sheet(state: Farmerama, seat: int) -> Rows:
    """Estimate a seat's final stars row by row; an animal on its way home counts for its product."""
    stars = {row: float(number) for row, number in state.score_sheet(seat).items()}
    return stars if state.over else {"tiles": stars["tiles"], **rows_of(farm_of(state, seat), heuristic_of(state, seat))}


def rows_of(farm: Farm, heuristic: Heuristic) -> Rows:
    """Split a farm's value into its products, its water, and everything that grows or lies in the barn."""
    rows = {}
    for animal, (product, place, cubes) in enumerate(zip(PRODUCTS, *herd_in(farm[-1]), strict=True)):
        pasture_value = 0.0 if place == STABLE else heuristic.pasture_value(animal, cubes, place)
        rows[product] = heuristic.tracks[animal][cubes] + pasture_value
    rows["water"] = heuristic.waters[min(goods_in(farm[2])[WATER], MUCH)]
    return {**rows, "crops": heuristic.value(farm) - sum(rows.values())}


def sheets(state: Farmerama, question: Any, options: list[int]) -> list[tuple[Rows, Rows]]:
    """Return, for each option, the change by the end of this round, and the farm's rows after the next rounds at their best.

    Redrawing has no rows, because nobody knows the new card.
    """
    search, ends, tiles = reached(state, question, options)
    found, left = search_rounds(search, ends, future_rounds(state, question.seat))
    box, cow, score, _ = search.rules
    heuristic, later = (heuristic_for(box, cow, score, actions) for actions in (actions_left(search.state), left))
    now = rows_of(search.farm, heuristic)
    changes = {option: more_of(rows_of(best_farms.near, heuristic), now) for option, best_farms in found.items()}
    comes_to = {option: rows_of(best_farms.end, later) for option, best_farms in found.items()}
    return [
        ({"tiles": tiles[option], **changes[option]}, {"tiles": tiles[option], **comes_to[option]}) if option in found else ({}, {})
        for option in options
    ]


def reached(state: Farmerama, question: Any, options: list[int]) -> tuple[RoundSearch, dict[int, list[Farm]], dict[int, float]]:
    """Find the farms with which this round can end after each option, and the stars of the tiles taken."""
    things = {option: OPTIONS.read(option) for option in options}
    tiles = dict.fromkeys(options, 0.0)
    if isinstance(question, ChooseCard):
        search, ends = with_cards(state, question, options)
        return search, ends, tiles
    search = search_with_bank(state, question.seat)
    if isinstance(question, TakeTile):
        taken = {option: with_tile(search, place) for option, (_, place) in things.items()}
        stars = {option: float(stars) for option, (_, stars) in taken.items()}
        return search, {option: farms for option, (farms, _) in taken.items()}, stars
    lead = LEADS[type(question)]
    return search, {option: lead(search, question, *does) for option, does in things.items() if does[0] is not REDRAW}, tiles


def with_cards(state: Farmerama, question: ChooseCard, options: list[int]) -> tuple[RoundSearch, dict[int, list[Farm]]]:
    """Find the farms with which this round can end after each secret card, with one sample of the others' cards."""
    card_search = SecretCardSearch(state, question.seat)
    table = card_search.table
    for other, theirs in zip(card_search.others, card_search.draws[0], strict=True):
        table.chosen[other] = theirs
    search = search_with_bank(table, question.seat)
    ends: dict[int, list[Farm]] = {option: [] for option in options}
    for option in options:
        for chosen in card_search.hands_after(option):
            table.chosen[question.seat] = chosen
            ends[option] += search.after([search.farm], chosen)
    return search, ends
