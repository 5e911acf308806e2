"""Scripted players for Agricola's first training games. Each follows a plan of its own, more or less strictly.

Together they build all kinds of farms, even ones that no strong player would, so that the first net learns what each is worth.
"""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.core.learning import Player, draw_place, softmax
from grange.core.step import Question
from grange.games.agricola.bots.judge import JUDGES, values_in_turn
from grange.games.agricola.box import FOOD, NUMBER, ROUNDS, SPACES
from grange.games.agricola.options import OPTIONS, SPACE
from grange.games.agricola.rules.costs import food_values
from grange.games.agricola.rules.turn import PlacePerson
from grange.games.agricola.state import Agricola

RANDOM_STEPS = 1 << 16
SPREAD = 1.5  # how much players differ in their preference for a space
STAGES = 3  # of a game, each with other preferences

PLANS: tuple[dict[str, float], ...] = (
    {},
    {"forest": 3, "grove": 3, "copse": 3, "reed_bank": 2.5, "farm_expansion": 5, "basic_wish": 5, "urgent_wish": 5, "fencing": 3},
    {
        "reed_bank": 3,
        "forest": 2.5,
        "clay_pit": 1.5,
        "farm_expansion": 5,
        "basic_wish": 6,
        "urgent_wish": 6,
        "major_improvement": 2,
    },
    {"forest": 3, "sheep_market": 3, "pig_market": 3, "cattle_market": 3, "fencing": 5, "major_improvement": 3},
    {"farmland": 3, "grain_seeds": 3, "vegetable_seeds": 3, "grain_utilization": 4, "cultivation": 4, "major_improvement": 2},
    {"clay_pit": 2, "fishing": 2, "day_laborer": 1.5, "house_redevelopment": 3, "western_quarry": 2, "farm_redevelopment": 3},
)


def temper(chance: Chance) -> Player:
    """Draw a player with a plan, random preferences, and a temperature that says how strictly it follows them.

    Three in four listen to the judge, too, and one in four of those has hardly any preferences. A net imitates the judge.
    """
    trust = chance.below(4) > 0
    plain = trust and chance.below(4) == 0
    plan, spread = ({}, 0.2) if plain else (PLANS[chance.below(len(PLANS))], SPREAD)
    preferences = [
        [plan.get(space, 0.0) + spread * (chance.below(RANDOM_STEPS) / RANDOM_STEPS * 2 - 1) for space in SPACES]
        for _ in range(STAGES)
    ]
    temperature = 0.3 + 1.2 * chance.below(RANDOM_STEPS) / RANDOM_STEPS

    def choose(state: Agricola, question: Any, options: list[int]) -> tuple[int, list[float]]:
        if not isinstance(question, PlacePerson):
            judge = JUDGES.get(type(question)) or JUDGES[Question]
            best = first_best(judge(state, question, options))
            return options[best], [float(place == best) for place in range(len(options))]
        own = preferences[min(STAGES - 1, state.round * STAGES // (ROUNDS + 1))]
        values = values_in_turn(state, question, options) if trust else [0.0] * len(options)
        liked = [preference(state, question.seat, own, option) for option in options]
        wanted = softmax([value + like for value, like in zip(values, liked, strict=True)], temperature)
        return options[draw_place(wanted, chance)], softmax(values, 1.0) if trust else []

    return choose


def first_best(values: list[float]) -> int:
    """Find the first place with the highest worth."""
    return values.index(max(values))


def preference(state: Agricola, seat: int, preferences: list[float], option: int) -> float:
    """Return the preference for a space now: more goods are better, and so is food while the next meal is not paid."""
    verb, space = OPTIONS.read(option)
    if verb is not SPACE:
        return 0.0
    found = preferences[space] + 0.4 * min(5, state.piles[space]) + (2.0 if space in GROWTH else 0.0)
    if space in FEEDS:
        cooking, own = food_values(state, seat), state.goods[seat]
        has = own[FOOD] + sum([amount * own[good] for good, amount in cooking.items()])
        harvests = [end - state.round for end in state.box.harvests if end >= state.round]
        missing = state.box.adult[state.seats - 1] * state.people[seat] - has
        if harvests and missing > 0:
            found += 4.0 / (1 + min(harvests))
    return found


GROWTH = (NUMBER["basic_wish"], NUMBER["urgent_wish"])
FEEDS = tuple(
    NUMBER[name] for name in ("fishing", "day_laborer", "meeting_place", "traveling_players", "sheep_market", "pig_market")
)
