"""Campaigns of Agricola: three games with friends, or eight games and more in a solo campaign, with rising goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grange.core.campaign import NOTHING, Begins, Campaign, Outcome
from grange.core.scoring import best
from grange.core.words import Message
from grange.games.agricola.box import CARD_NAMES, CARD_NUMBER, FIRST_MINOR, FIRST_OCCUPATION, GAMES, NUMBER, WOOD
from grange.games.agricola.scoring import ranks
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.campaign_start import MOST_ALONE

USUAL: Mapping[str, str] = {"cards": "on"}
THINGS = "card"
FOOD_FOR_THE_LAST = 1
POINTS_FOR_A_FOOD = 2  # points above the goal


def outcome(state: Agricola) -> Outcome:
    """Return the result of a finished game: points, places with the winners first, and the occupations that each seat played."""
    order = [(seat in state.winners, *rank) for seat, rank in enumerate(ranks(state))]
    places = [1 + sum(other > own for other in order) for own in order]
    played = [tuple(CARD_NAMES[card] for card in state.played_occupations(seat)) for seat in range(state.seats)]
    return Outcome(tuple(state.scores), tuple(places), tuple(played), (None,) * state.seats)


def can_be_kept(name: str) -> bool:
    """Return whether the name is that of an occupation that can be kept; occupations of the decks are drawn and return there."""
    return FIRST_OCCUPATION <= CARD_NUMBER.get(name, FIRST_MINOR) < FIRST_MINOR


def choices(campaign: Campaign, seat: int) -> list[str]:
    """List the occupations of the last game among which a seat may choose; a solo player chooses a new one, only after a win."""
    played = campaign.games[-1].played[seat]
    if campaign.seats > 1:
        return list(played)
    tries, staying = road(campaign), before_the_last(campaign)
    return [name for name in played if name not in staying] if tries[-1].won and len(staying) < MOST_ALONE else []


def must_keep(campaign: Campaign) -> bool:
    """Return whether an occupation must be kept: in a solo campaign, after the first game."""
    return campaign.seats == 1 and campaign.number == 2


def numbers(campaign: Campaign) -> list[int]:
    """Return the number of every game played, and of the next; in a solo campaign a lost game is repeated."""
    if campaign.seats > 1:
        return list(range(1, len(campaign.games) + 2))
    tries = road(campaign)
    return [*(step.number for step in tries), 1 + sum(step.won for step in tries)]


def goal(campaign: Campaign, number: int) -> int:
    """Return the goal of a game in a solo campaign; 0 with friends."""
    return goal_of(campaign, number) if campaign.seats == 1 else 0


def prizes(campaign: Campaign, number: int) -> list[int]:
    """Return the campaign points for each place in a game with friends."""
    points: list[list[int]] = campaign.box.campaign_points[campaign.seats]
    return points[number - 1] if number <= len(points) else []


def stays(campaign: Campaign, seat: int) -> list[str]:
    """List the occupations that lie open in front of a seat at the start of the next game."""
    if campaign.seats == 1:
        return permanent(campaign)
    kept = campaign.games[-1].kept[seat] if campaign.games else None
    return [kept] if kept else []


def begins(campaign: Campaign) -> list[Begins]:
    """Describe how the next game begins: its food, its cards, and what is different in a solo campaign."""
    if campaign.seats > 1:
        return [
            Begins("begins-first-title", "first-player", "", Message("begins-first")),
            Begins("begins-food-title", "food", "", Message("begins-food-last", {"count": FOOD_FOR_THE_LAST})),
            Begins("begins-kept-title", "lessons", "", Message("begins-kept")),
        ]
    staying, lost = len(permanent(campaign)), campaign.games and not road(campaign)[-1].won
    forest = dict(campaign.box.fills[NUMBER["forest"]][1])[WOOD]
    return [
        Begins("begins-food-title", "food", str(food(campaign)), Message("begins-food-lost" if lost else "begins-food")),
        Begins(
            "begins-hand-title", "ui-hand", f"{MOST_ALONE - staying} + {MOST_ALONE}", Message("begins-hand", {"count": staying})
        ),
        Begins("begins-forest-title", "wood", f"+{forest}", Message("begins-forest", {"food": campaign.box.adult[0]})),
    ]


def length(campaign: Campaign) -> int:
    """Return the number of games in a whole campaign."""
    return GAMES if campaign.seats > 1 else len(campaign.box.goals)


def is_over(campaign: Campaign) -> bool:
    """Return whether all games have been played; a solo campaign can continue without end."""
    return campaign.seats > 1 and len(campaign.games) >= GAMES


def standing(campaign: Campaign) -> list[int]:
    """Return the campaign points of each seat; in a solo campaign, the number of games won."""
    if campaign.seats == 1:
        return [campaign.number - 1]
    return [
        sum(points_for(campaign, game, ended.places[seat]) for game, ended in enumerate(campaign.games)) for seat in seats(campaign)
    ]


def winners(campaign: Campaign) -> list[int]:
    """Find the seats with most campaign points; ties go to the higher sum of scores."""
    if campaign.seats == 1:
        return [0]
    sums = [sum(ended.scores[seat] for ended in campaign.games) for seat in seats(campaign)]
    return best(list(zip(standing(campaign), sums, strict=True)))


def carried(campaign: Campaign) -> dict[str, str]:
    """Return the rule options that carry over to the next game."""
    parts = alone(campaign) if campaign.seats == 1 else with_friends(campaign)
    return {"start": "; ".join(f"{name}={value}" for name, value in parts.items() if value)} if parts else {}


def seats(campaign: Campaign) -> range:
    """List all seats."""
    return range(campaign.seats)


# With friends


def points_for(campaign: Campaign, game: int, place: int) -> int:
    """Return the campaign points for a place in a game; seats that share a place all get them in full."""
    return prizes(campaign, game + 1)[place - 1]


def is_last(campaign: Campaign, seat: int) -> bool:
    """Return whether a seat was last in the previous game; if all seats share first place, none was."""
    places = campaign.games[-1].places
    return places[seat] == max(places) > 1


def with_friends(campaign: Campaign) -> dict[str, str]:
    """Describe the next game: the last winner starts, the last seat has more food, and each seat keeps at most one occupation."""
    if not campaign.games:
        return {}
    places, kept = campaign.games[-1].places, campaign.games[-1].kept
    return {
        "first": ",".join(str(seat + 1) for seat, place in enumerate(places) if place == 1),
        "food": ",".join(str(FOOD_FOR_THE_LAST if is_last(campaign, seat) else 0) for seat in seats(campaign)),
        "kept": ",".join(name or NOTHING for name in kept) if any(kept) else "",
    }


# Solo


class Try(NamedTuple):
    """A game of a solo campaign: its number, its goal, and its result."""

    number: int
    goal: int
    score: int
    won: bool
    kept: str | None


def goal_of(campaign: Campaign, game: int) -> int:
    """Return the goal of a game; after the last printed goal it rises by 1 with each game."""
    goals: list[int] = campaign.box.goals
    return goals[game - 1] if game <= len(goals) else goals[-1] + game - len(goals)


def road(campaign: Campaign) -> list[Try]:
    """List the games so far, including the lost ones."""
    tries: list[Try] = []
    game = 1
    for ended in campaign.games:
        goal = goal_of(campaign, game)
        tries.append(Try(game, goal, ended.scores[0], ended.scores[0] >= goal, ended.kept[0]))
        game += tries[-1].won
    return tries


def permanent(campaign: Campaign) -> list[str]:
    """List the occupations that lie open at the start of the next game, without those that could not be paid for."""
    return _staying(campaign, len(campaign.games))


def before_the_last(campaign: Campaign) -> list[str]:
    """List the occupations kept before the last game."""
    return [name for name in _staying(campaign, len(campaign.games) - 1) if name in campaign.games[-1].played[0]]


def _staying(campaign: Campaign, games: int) -> list[str]:
    staying: list[str] = []
    for ended in campaign.games[:games]:
        staying = [name for name in staying if name in ended.played[0]] + ([ended.kept[0]] if ended.kept[0] else [])
    return staying


def food(campaign: Campaign) -> int:
    """Return the food at the start of the next game: 1 for every 2 points above the last goal; none after a lost game."""
    last = road(campaign)[-1:]
    return sum((step.score - step.goal) // POINTS_FOR_A_FOOD for step in last if step.won)


def alone(campaign: Campaign) -> dict[str, str]:
    """Describe the next game: its goal, the food for points above the last goal, and the permanent occupations."""
    spare = food(campaign)
    return {"goal": str(goal_of(campaign, campaign.number)), "food": str(spare or ""), "kept": "+".join(permanent(campaign))}
