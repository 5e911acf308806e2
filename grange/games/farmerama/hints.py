"""What hints in Farmerama say of a farm: the stars that it has and those that it promises, row by row."""

from __future__ import annotations

from typing import Any

from grange.core.foresight import more_of
from grange.games.farmerama.ahead import actions_left, outlook_for
from grange.games.farmerama.box import PRODUCTS, STABLE, WATER
from grange.games.farmerama.course import coming, fates_of
from grange.games.farmerama.judge import LEADS, with_tile
from grange.games.farmerama.meeting import Meeting, sets_with
from grange.games.farmerama.options import OPTIONS, REDRAW
from grange.games.farmerama.packed import Farm, farm_of, goods_in, herd_in
from grange.games.farmerama.prospects import Prospects
from grange.games.farmerama.rules import ChooseCard, TakeTile
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.value import far_prospects, outlook_of
from grange.games.farmerama.worth import MUCH, Outlook

Rows = dict[str, float]


def sheet(state: Farmerama, seat: int) -> Rows:
    """Estimate what a seat will have at the end; an animal on its way home belongs to its product."""
    stars = {row: float(number) for row, number in state.score_sheet(seat).items()}
    return stars if state.over else {"tiles": stars["tiles"], **rows_of(farm_of(state, seat), outlook_of(state, seat))}


def rows_of(farm: Farm, outlook: Outlook) -> Rows:
    """Split what a farm is worth into its products, its water, and all that grows or lies in the barn."""
    rows = {}
    for animal, (product, place, cubes) in enumerate(zip(PRODUCTS, *herd_in(farm[-1]), strict=True)):
        promised = 0.0 if place == STABLE else outlook.promised(animal, cubes, place)
        rows[product] = outlook.tracks[animal][cubes] + promised
    rows["water"] = outlook.waters[min(goods_in(farm[2])[WATER], MUCH)]
    return {**rows, "crops": outlook.worth(farm) - sum(rows.values())}


def sheets(state: Farmerama, question: Any, options: list[int]) -> list[tuple[Rows, Rows]]:
    """Tell what each option changes up to the end of this round, and what a seat has when the next rounds have made the best of it.

    Of another card nobody knows what it brings.
    """
    prospects, ends, tiles = reached(state, question, options)
    fates, left = fates_of(prospects, ends, coming(state, question.seat))
    box, cow, score, _ = prospects.rules
    outlook, later = (outlook_for(box, cow, score, actions) for actions in (actions_left(prospects.state), left))
    now = rows_of(prospects.farm, outlook)
    changes = {option: more_of(rows_of(fate.near, outlook), now) for option, fate in fates.items()}
    comes_to = {option: rows_of(fate.end, later) for option, fate in fates.items()}
    return [
        ({"tiles": tiles[option], **changes[option]}, {"tiles": tiles[option], **comes_to[option]}) if option in fates else ({}, {})
        for option in options
    ]


def reached(state: Farmerama, question: Any, options: list[int]) -> tuple[Prospects, dict[int, list[Farm]], dict[int, float]]:
    """Find the farms with which this round can end after each option, and the stars of the tiles that are taken."""
    things = {option: OPTIONS.read(option) for option in options}
    tiles = dict.fromkeys(options, 0.0)
    if isinstance(question, ChooseCard):
        prospects, ends = with_cards(state, question, {option: card for option, (_, card) in things.items()})
        return prospects, ends, tiles
    prospects = far_prospects(state, question.seat)
    if isinstance(question, TakeTile):
        taken = {option: with_tile(prospects, place) for option, (_, place) in things.items()}
        stars = {option: float(stars) for option, (_, stars) in taken.items()}
        return prospects, {option: farms for option, (farms, _) in taken.items()}, stars
    lead = LEADS[type(question)]
    return prospects, {option: lead(prospects, question, *does) for option, does in things.items() if does[0] is not REDRAW}, tiles


def with_cards(state: Farmerama, question: ChooseCard, cards: dict[int, int]) -> tuple[Prospects, dict[int, list[Farm]]]:
    """Find the farms with which this round can end after each secret card, where the others choose as they might."""
    meeting = Meeting(state, question.seat)
    table = meeting.table
    for other, theirs in zip(meeting.others, meeting.draws[0], strict=True):
        table.chosen[other] = theirs
    prospects = far_prospects(table, question.seat)
    ends: dict[int, list[Farm]] = {option: [] for option in cards}
    for option, card in cards.items():
        for chosen in sets_with(meeting.own | 1 << card, question.number - 1):
            table.chosen[question.seat] = chosen
            ends[option] += prospects.after([prospects.farm], chosen)
    return prospects, ends
