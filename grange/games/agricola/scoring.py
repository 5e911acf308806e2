"""Points in Agricola: the score sheet, what the next point needs, who wins."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from grange.core.scoring import Teams, best
from grange.core.words import Message
from grange.games.agricola import farm
from grange.games.agricola.box import (
    BOAR,
    BUILDING,
    CATTLE,
    FAIRY,
    FIRST_MINOR,
    FIRST_OF_DECKS,
    GRAIN,
    LLAMA,
    MAJORS,
    SHEEP,
    VEGETABLE,
)
from grange.games.agricola.cards import ANYBODY, CARDS, REWARDING, SHARING, concerns
from grange.games.agricola.rules.fields import card_fields
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.campaign_start import start_of


def amounts(state: Agricola, seat: int) -> dict[str, int]:
    """Count the amounts that the score table refers to."""
    own = state.goods[seat]
    return {
        "fields": state.fields[seat].bit_count(),
        "pastures": len(farm.pastures_of(state.fences[seat])),
        "grain": own[GRAIN] + sum(state.grain[seat]),
        "vegetables": own[VEGETABLE] + sum(state.vegetables[seat]) + sum([state.notes[card] for card in card_fields(state, seat)]),
        "sheep": own[SHEEP],
        "boar": own[BOAR],
        "cattle": own[CATTLE],
    }


def points_for(amount: int, steps: Sequence[int], missing: int) -> int:
    """Return the points for an amount: one for each step that it reaches, or a penalty if it reaches none."""
    return sum([amount >= step for step in steps]) or missing


def fenced_stables(state: Agricola, seat: int) -> int:
    """Count the stables in pastures."""
    return (state.stables[seat] & state.enclosed(seat)).bit_count()


def unused_spaces(state: Agricola, seat: int) -> int:
    """Count the unused spaces; spaces where fairies live count as used."""
    return max(0, state.unused(seat).bit_count() - state.goods[seat][FAIRY])


def has_llamas(state: Agricola) -> bool:
    """Return whether llamas score, so that having none costs a point."""
    return any(CARDS[card].brings_llamas for card in state.shelf)


def farm_sheet(state: Agricola, seat: int) -> dict[str, int]:
    """Count the present points of a farm by category; a workshop's bonus does not use up goods."""
    box, table = state.box, state.box.score
    steps, missing = box.steps, table["missing"]  # steps ascend
    sheet = {name: bisect_right(steps[name], amount) or missing for name, amount in amounts(state, seat).items()}
    sheet["unused"] = table["unused"] * unused_spaces(state, seat)
    sheet["stables"] = table["fenced_stable"] * min(fenced_stables(state, seat), table["most_fenced_stables"])
    sheet["rooms"] = table["rooms"][state.house[seat]] * state.rooms[seat].bit_count()
    sheet["people"] = table["person"] * state.people[seat]
    sheet["cards"] = sum([printed_points(state, card) for card in state.cards[seat]])
    sheet["bonus"] = sum([points_for(state.goods[seat][major.craft], major.bonus, 0) for major in state.majors_of(seat)])
    if state.has_cards:
        sheet["bonus"] += state.bonus[seat] + card_bonus(state, seat)
    sheet["begging"] = box.begging * state.begging[seat]
    if state.shelf and has_llamas(state):
        sheet["llamas"] = points_for(state.goods[seat][LLAMA], box.steps["llamas"], table["missing"])
    return sheet


def card_bonus(state: Agricola, seat: int) -> int:
    """Count what cards bring at the end beyond their printed points: those of the seat, and those that reward any seat."""
    points = 0
    if concerns(state, seat, REWARDING):
        points += sum([CARDS[card].bonus(state, seat) for card in state.cards[seat]])
    if concerns(state, ANYBODY, SHARING):
        points += sum([CARDS[card].shared_bonus(state, seat) for own in (*state.cards, state.shelf) for card in own])
    return points


# Teams: partners have one score


def score_sheet(state: Agricola, seat: int) -> dict[str, int]:
    """Count the points of a seat by category; in a team, a last category makes the sum that of the team."""
    own = farm_sheet(state, seat)
    if state.team:
        own["team"] = team_score(state, own, farm_sheet(state, state.partner(seat))) - sum(own.values())
    return own


def teams(state: Agricola) -> Teams | None:
    """List the teams, and how their partners' points are combined."""
    if not state.team:
        return None
    partners = [[0, 2], [1, 3]]
    sheets = [[farm_sheet(state, seat) for seat in pair] for pair in partners]
    lower = [{name: min(one[name], other[name]) for name in one} for one, other in sheets]
    return Teams(Message(f"score-{state.team}"), partners, lower if state.team == "lower" else [{}, {}])


def team_score(state: Agricola, one: dict[str, int], other: dict[str, int]) -> int:
    """Count the points of partners: the lower value in each category, or the product of both sums, each at least 0."""
    if state.team == "lower":
        return sum(map(min, one.values(), other.values()))
    return max(0, sum(one.values())) * max(0, sum(other.values()))


def printed_points(state: Agricola, card: int) -> int:
    """Return the points printed on a card; occupations have none."""
    if card < len(MAJORS):
        return state.box.majors[card].points
    if card >= FIRST_OF_DECKS:
        return state.box.deck_cards[card].points
    return state.box.minors[card].points if card >= FIRST_MINOR else 0


def scores(state: Agricola) -> list[int]:
    """Count the present points of each seat."""
    return [sum(score_sheet(state, seat).values()) for seat in range(state.seats)]


def solo_goal(state: Agricola) -> int:
    """Return the goal of a solo player: the usual one, or that of a campaign."""
    goal: int = start_of(state.origin).goal or state.box.score["solo_goal"]
    return goal


def winners(state: Agricola) -> list[int]:
    """Find the seats with most points; ties go to more building materials. A solo player wins by reaching the goal.

    Partners win together. A card on the shelf may name a number of points that wins over all others.
    """
    points, special = scores(state), points_that_win(state)
    if state.seats == 1:
        return [0] if points[0] >= solo_goal(state) or points[0] in special else []
    return best([(own in special, *rank) for own, rank in zip(points, ranks(state), strict=True)])


def points_that_win(state: Agricola) -> list[int]:
    """List the numbers of points that win because of a card on the shelf; in a solo campaign only the goal counts."""
    if start_of(state.origin).goal:
        return []
    return [CARDS[card].wins_with for card in state.shelf if CARDS[card].wins_with]


def ranks(state: Agricola) -> list[tuple[int, int]]:
    """Return what decides the order of seats: points, then building materials; for partners, those of both."""
    left = [sum([own[good] for good in BUILDING]) for own in state.goods]
    if state.team:
        left = [materials + left[state.partner(seat)] for seat, materials in enumerate(left)]
    return list(zip(scores(state), left, strict=True))


def verdict(state: Agricola) -> Message | None:
    """Say whether a solo player has reached the goal, or has won without it."""
    if state.seats > 1:
        return None
    points, goal = scores(state)[0], solo_goal(state)
    if points < goal and points in points_that_win(state):
        return Message("verdict-special", {"points": points})
    return Message("verdict-reached" if points >= goal else "verdict-missed", {"points": points, "goal": goal})
