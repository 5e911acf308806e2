"""Hints in Agricola: how far they search, and how they split the value of a farm into rows."""

from __future__ import annotations

from collections import defaultdict

from grange.core.foresight import UNEXPLAINED, WIN, Foresight, Reasons, Rollouts, lead, more_of, rivals_of
from grange.core.words import Message
from grange.games.agricola import farm
from grange.games.agricola.bots.card_estimates import value_of_cards, value_of_goods_to_come, value_of_hand
from grange.games.agricola.bots.evaluation import knows_cards, net_of, value_of_cards_held, value_of_rivals_cards
from grange.games.agricola.bots.evaluation import value as expected
from grange.games.agricola.bots.features import FEATURES, OF_CARDS, features
from grange.games.agricola.bots.heuristic import TOKEN, Larder, Outlook, outlook_at
from grange.games.agricola.bots.team_heuristic import outlook_of
from grange.games.agricola.bots.turn_search import play_turn
from grange.games.agricola.box import FOOD, MAJORS
from grange.games.agricola.rules.building import BuildRooms, BuildStables
from grange.games.agricola.rules.fences import BuildFences
from grange.games.agricola.rules.fields import PlowField
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.rules.turn import PlacePerson
from grange.games.agricola.scoring import farm_sheet, score_sheet
from grange.games.agricola.state import Agricola

TURNS = 100  # more turns than a round has
KINDS = ("grain", "vegetables", "sheep", "boar", "cattle")
MARGIN = (1.0, -1.0)  # of a seat's outcome, and of its best rival's
OF_SHEETS = {  # features of a farm by row; "judge" and "points" belong to several rows
    "goods": ("wood", "clay", "reed", "stone", "material for a room", "reed for a room", "room ready", "both rooms ready"),
    "grain": ("grain", "grain fields", "grain on fields", "points for grain"),
    "vegetables": ("vegetables", "vegetable fields", "vegetables on fields", "points for vegetables"),
    "sheep": ("sheep", "two sheep", "points for sheep"),
    "boar": ("boar", "two boar", "points for boar"),
    "cattle": ("cattle", "two cattle", "points for cattle"),
    "fields": ("fields", "points for fields"),
    "pastures": ("pastures", "land in pastures", "room for animals", "room to spare", "fences left", "points for pastures"),
    "stables": ("stables", "fenced stables"),
    "unused": ("unused land", "land beside house and fields"),
    "people": (
        *("people", "third person", "fourth person", "fifth person", "newborns"),
        *("third room", "fourth room", "fifth room", "empty rooms"),
    ),
    "rooms": ("clay house", "stone house", "renovation ready", "points for the house"),
    "cards": (*MAJORS, "points of cards"),
    "begging": ("begging",),
    "food": (
        *("food", "cooks", "hearth", "bakes", "clay for a fireplace"),
        *("meal", "meal missing", "meal missing with all cooked", "food to spare", "meals to come", "food to come"),
    ),
}
OWN_ROWS = {f"own {feature}": row for row, belong in OF_SHEETS.items() for feature in belong}
ROWS = [
    *("rivals" if name.startswith("rival ") else OWN_ROWS.get(name, name if name == "token" else UNEXPLAINED) for name in FEATURES),
    *("cards" for _ in OF_CARDS),
]
JUDGE, POINTS = FEATURES.index("own judge"), FEATURES.index("own points")


def moment(state: Agricola) -> int:
    """Count the rounds and the end; with decks, whose cards take time, also the people placed."""
    rounds = TURNS * (state.round + state.over)
    return rounds + sum(state.placed) if state.has_decks else rounds


def value(state: Agricola, seat: int) -> float:
    """Value a seat's farm in points minus that of its best rival; with a net, as bots do."""
    if state.over:
        return lead(state, seat)
    if net_of(state) is not None:
        return expected(state, seat)
    outlook = outlook_of(state)
    rivals = [outlook.value(state, other) for other in rivals_of(state, seat)]
    return (outlook.value(state, seat) - max(rivals, default=0.0)) / outlook.point


def sheet(state: Agricola, seat: int) -> dict[str, float]:
    """Estimate a seat's points row by row; food for the family and materials for building are rows of their own."""
    if state.over:
        return {row: float(points) for row, points in score_sheet(state, seat).items()}
    own = rows_of_farm(state, seat, outlook_of(state))
    if state.team:
        own["team"] = sum(rows_of_farm(state, state.partner(seat), outlook_of(state)).values())
    return own


def rows_of_farm(state: Agricola, seat: int, outlook: Outlook) -> dict[str, float]:
    """Split a farm's value into the rows of the score sheet and those of future gains."""
    rows = {row: float(points) for row, points in farm_sheet(state, seat).items()}
    larder = Larder(outlook, state, seat)
    future = {
        "food": larder.cost_of_food(),
        "people": outlook.value_of_people(state, seat),
        "goods": outlook.value_of_goods(state, seat, 1.0) + value_of_goods_to_come(state, seat),
        "farm": outlook.value_of_farm(state, seat, state.goods[seat]),
        "token": TOKEN * (state.token == seat),
    }
    if state.has_cards:
        future["cards"] = value_of_cards(state, seat, outlook.rounds_left)
        future["cards"] += value_of_hand(state, seat, outlook.rounds_left) if state.has_hands else 0.0
    rows |= zip(KINDS, larder.points_by_kind(), strict=True)
    rows["fields"] = outlook.ladder["fields"][state.fields[seat].bit_count()]
    rows["pastures"] = outlook.ladder["pastures"][len(farm.pastures_of(state.fences[seat]))]
    for row, value in future.items():
        rows[row] = rows.get(row, 0.0) + value / outlook.point
    return rows


def split(one: Agricola, other: Agricola, seat: int) -> dict[str, float] | None:
    """Split the difference in value of two tables into rows, by the net and the cards.

    The net's judge feature is split as the judge splits it.
    """
    if one.over and other.over:
        return at_the_end(one, other, seat)
    net = net_of(one)
    if net is None or one.over or other.over:
        return None
    cards = knows_cards(one)
    new, old = features(one, seat, cards=cards), features(other, seat, cards=cards)
    counts = net.counts(old, new, MARGIN)
    rows: dict[str, float] = defaultdict(float)
    for place, count in enumerate(counts):
        if place not in (JUDGE, POINTS):
            rows[ROWS[place]] += count * (new[place] - old[place])
    outlook = outlook_at(one.box, one.seats, one.round, reaped=False, bred=False)
    for row, points in more_of(rows_of_farm(one, seat, outlook), rows_of_farm(other, seat, outlook)).items():
        rows[row] += counts[JUDGE] * outlook.point * points
    for row, points in more_of(farm_sheet(one, seat), farm_sheet(other, seat)).items():
        rows[row] += counts[POINTS] * points
    rows["cards"] += value_of_cards_held(one, seat) - value_of_cards_held(other, seat)
    rows["rivals"] += value_of_rivals_cards(other, seat) - value_of_rivals_cards(one, seat)
    return rows


def at_the_end(one: Agricola, other: Agricola, seat: int) -> dict[str, float]:
    """Compare the ends of two games by category, with the best rival's points and the winner."""
    rows = more_of(score_sheet(one, seat), score_sheet(other, seat))
    best = [max([state.scores[rival] for rival in rivals_of(state, seat)], default=0) for state in (one, other)]
    return {**rows, "rivals": float(best[1] - best[0]), "win": WIN * ((seat in one.winners) - (seat in other.winners))}


def because(state: Agricola, seat: int, row: str) -> Message | None:
    """Say how much food a family lacks, and when the harvest comes."""
    missing = food_needed(state, seat) - state.goods[seat][FOOD]
    coming = [end - state.round for end in state.box.harvests if end >= state.round]
    if row != "food" or missing <= 0 or not coming:
        return None
    return Message("advice-short-of-food", {"food": missing, "rounds": min(coming)})


HINTS = Foresight(
    Rollouts(progress=moment, value=value, turn=play_turn, begins=(PlacePerson,)),
    reasons=Reasons(
        sheet=sheet,
        split=split,
        because=because,
        value_at_turn_end=(BuildFences, BuildRooms, BuildStables, PlowField),
        chaotic=True,
    ),
)
