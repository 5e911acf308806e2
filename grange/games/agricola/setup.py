"""Setup: which spaces are open from the beginning, and how the round cards are shuffled."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.games.agricola.box import NO_SEASON, NUMBER, SEASON_SPACES, SEASONS, Box


def board_spaces(origin: Origin) -> list[int]:
    """List the spaces that are open from the beginning, apart from the extra tile."""
    board: dict[str, list[int]] = origin.box.board
    extension = {3: board["three_players"], 4: board["four_players"]}.get(origin.seats, [])
    return [*extension, *board["always"], *(board["side_job"] if has_side_job(origin) else []), *extra_copse(origin)]


def extra_copse(origin: Origin) -> list[int]:
    """List the Copse if it is added for one or two players; the extra tile and the board for four have it anyway."""
    wanted = origin.rules["copse"] == "on" and origin.rules["tile"] == "off" and origin.seats < 3
    return [NUMBER["copse"]] if wanted else []


def has_side_job(origin: Origin) -> bool:
    """Return whether the Side Job is on the board: usually with two or more players, never with hand cards, which need Lessons."""
    wanted = {"usual": origin.seats > 1, "on": True, "off": False}[origin.rules["side_job"]]
    return wanted and origin.rules["cards"] == "off"


def tile_spaces(origin: Origin) -> list[int]:
    """List the spaces of the extra tile: four for one and two players, two for more."""
    board: dict[str, list[int]] = origin.box.board
    return [] if origin.rules["tile"] == "off" else board["tile" if origin.seats < 3 else "tile_more"]


def first_season(origin: Origin) -> int:
    """Return the season of the first round; NO_SEASON if seasons are not played."""
    season = origin.rules["seasons"]
    return NO_SEASON if season == "off" else 1 + SEASONS.index(season)


def boards_by_season(spaces: list[int]) -> list[list[int]]:
    """List the open spaces without seasons and in each season, whose own space is among them."""
    return [spaces, *([*spaces, space] for space in SEASON_SPACES[1:])]


def team_spaces(origin: Origin) -> list[int]:
    """List the spaces that only teams have."""
    board: dict[str, list[int]] = origin.box.board
    return [] if origin.rules["team"] == "off" else board["team"]


def shuffled_stages(box: Box, cards: list[int], chance: Chance) -> list[int]:
    """Shuffle round cards within their stages; the first stage is at the end of the list."""
    deck: list[int] = []
    for stage in reversed(box.stages):
        own = [card for card in stage if card in cards]
        chance.shuffle(own)
        deck += own
    return deck
