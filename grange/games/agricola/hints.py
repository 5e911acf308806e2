"""How hints in Agricola look ahead: to the next round, with decks of cards to the next turn, at what farms promise row by row."""

from __future__ import annotations

from grange.core.foresight import Foresight, lead, rivals_of
from grange.core.words import Told
from grange.games.agricola import farm
from grange.games.agricola.box import FOOD
from grange.games.agricola.plan import play_turn
from grange.games.agricola.promise import promise_of_cards, promise_of_goods_to_come, promise_of_hand
from grange.games.agricola.scoring import farm_sheet, score_sheet
from grange.games.agricola.state import Agricola
from grange.games.agricola.teamwork import outlook_of
from grange.games.agricola.value import net_of
from grange.games.agricola.value import value as expected
from grange.games.agricola.worth import TOKEN, Larder, Outlook

TURNS = 100  # more than there are in a round
KINDS = ("grain", "vegetables", "sheep", "boar", "cattle")


def moment(state: Agricola) -> int:
    """Count the rounds, and the end; with decks, whose many cards take time, also the people that were placed."""
    rounds = TURNS * (state.round + state.over)
    return rounds + sum(state.placed) if state.decked else rounds


def value(state: Agricola, seat: int) -> float:
    """Value a seat's farm in points, less that of its best rival; as bots do, where a net knows the table."""
    if state.over:
        return lead(state, seat)
    if net_of(state) is not None:
        return expected(state, seat)
    outlook = outlook_of(state)
    rivals = [outlook.worth(state, other) for other in rivals_of(state, seat)]
    return (outlook.worth(state, seat) - max(rivals, default=0.0)) / outlook.point


def sheet(state: Agricola, seat: int) -> dict[str, float]:
    """Estimate the points of a seat row by row; what feeds the family and what can be built of the goods are rows, too."""
    if state.over:
        return {row: float(points) for row, points in score_sheet(state, seat).items()}
    own = rows_of_farm(state, seat, outlook_of(state))
    if state.team:
        own["team"] = sum(rows_of_farm(state, state.partner(seat), outlook_of(state)).values())
    return own


def rows_of_farm(state: Agricola, seat: int, outlook: Outlook) -> dict[str, float]:
    """Split what a farm is worth into the rows of the score sheet and what promises more."""
    rows = {row: float(points) for row, points in farm_sheet(state, seat).items()}
    larder = Larder(outlook, state, seat)
    promises = {
        "food": larder.cost_of_food(),
        "people": outlook.promise_of_people(state, seat),
        "goods": outlook.promise_of_goods(state, seat, 1.0) + promise_of_goods_to_come(state, seat),
        "farm": outlook.promise_of_farm(state, seat, state.goods[seat]),
        "token": TOKEN * (state.token == seat),
    }
    if state.carded:
        promises["cards"] = promise_of_cards(state, seat, outlook.rounds_left)
        promises["cards"] += promise_of_hand(state, seat, outlook.rounds_left) if state.dealt else 0.0
    rows |= zip(KINDS, larder.points_by_kind(), strict=True)
    rows["fields"] = outlook.ladder["fields"][state.fields[seat].bit_count()]
    rows["pastures"] = outlook.ladder["pastures"][len(farm.pastures_of(state.fences[seat]))]
    for row, promise in promises.items():
        rows[row] = rows.get(row, 0.0) + promise / outlook.point
    return rows


def because(state: Agricola, seat: int, row: str) -> Told | None:
    """Say how much food a family is short of, and when the harvest comes."""
    missing = state.food_needed(seat) - state.goods[seat][FOOD]
    coming = [end - state.round for end in state.box.harvests if end >= state.round]
    if row != "food" or missing <= 0 or not coming:
        return None
    return Told("advice-short-of-food", {"food": missing, "rounds": min(coming)})


HINTS = Foresight(moment=moment, value=value, sheet=sheet, because=because, turn=play_turn)
