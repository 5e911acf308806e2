"""The board of Agricola: major improvements, and the coordinates of everything."""

from __future__ import annotations

from functools import lru_cache

from grange.core.picture import picture, place, text, use, use_at, wobbly_box
from grange.core.words import Words
from grange.games.agricola.box import GOODS, MAJORS, NO_SEAT, NUMBER, ROUNDS, SEASON_SPACES
from grange.games.agricola.draw.parts import DASHED, disc
from grange.games.agricola.draw.season import wheel
from grange.games.agricola.draw.spaces import (
    CARD_HEIGHT,
    COPSE,
    SPACE_HEIGHT,
    ShownSpace,
    coming_round,
    has_extension,
    round_card,
    space,
    width_of_spaces,
)
from grange.games.agricola.labels import MAJOR_PIECES
from grange.games.agricola.state import Agricola

MAJOR = (88, 51)
WIDER_MAJOR = (101, 51)


# A major improvement


def major(state: Agricola, card: int, words: Words, is_wide: bool = False) -> str:
    """Draw a major improvement with its price and points, or its empty place with the mark of its owner."""
    owner = next((seat for seat, cards in enumerate(state.cards) if card in cards), NO_SEAT)
    printed = state.box.majors[card]
    return _major(card, printed.price.goods, printed.points, owner, words, is_wide)


@lru_cache(maxsize=500)
def _major(card: int, price: tuple[tuple[int, int], ...], points: int, owner: int, words: Words, is_wide: bool) -> str:
    width, height = WIDER_MAJOR if is_wide else MAJOR
    shape, piece = wobbly_box(1, 1, width - 2, height - 2, 5, 0.5), MAJOR_PIECES[card]
    name, title = MAJORS[card], words.say(f"short-{piece}")
    if owner == NO_SEAT:
        body = (
            f'<path d="{shape}" class="edge" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.2"/>'
            f"{text(7, 16, title, 13.1, 't book')}{use(piece, 4, 20, 26, 'rim')}"
            f"{_price(price)}{disc(width - 9, 9, 7.8, str(points), 12.6)}"
        )
    else:
        body = (
            f'<path d="{shape}" fill="none" stroke="var(--rule-strong)" stroke-width="1.2" {DASHED}/>'
            f"{text(7, 16, title, 13.1, 't book soft')}{use(piece, 6, 19, 28, 'off')}"
            f'<g class="token" id="token-{name}" data-on="major-{name}">{use_at(f"seat-{owner}", 48.5, 33.5, 17)}</g>'
        )
    return picture(body, (0, 0, width, height), "bit", words.say(f"card-{name}"), f"major-{name}", f"major-{name}")


def _price(price: tuple[tuple[int, int], ...]) -> str:
    return "".join(
        text(36 + 27 * place, 39.5, str(amount), 13, "t num", "middle") + use(GOODS[good], 40 + 27 * place, 25, 17, "rim")
        for place, (good, amount) in enumerate(price)
    )


# Coordinates: column, row and height in half rows, in two grids side by side

ALWAYS = ("farm_expansion", "meeting_place", "grain_seeds", "farmland", "lessons", "day_laborer")
BELOW_FIRST_ROUND = ("forest", "clay_pit", "reed_bank", "fishing")
ROUND_PLACES = {  # of all rounds but the first, in the right grid
    1 + count: place
    for count, place in enumerate(
        ((1, 2), (1, 6), (1, 10), (2, 2), (2, 6), (2, 10), (3, 2), (3, 6), (4, 2), (4, 6), (5, 2), (5, 6), (6, 2)), start=1
    )
}
TILE_PLACES = ((6, 6), (6, 8))  # below the last round, if the extension takes the first column
TILE_PLACES_IN_SEASONS = {3: ((1, 9), (1, 11)), 4: ((2, 14), (3, 14))}  # in the left grid, by number of seats
SEASON_PLACE = (6, 6)

Placed = tuple[int, int, int, str]  # column, row, height, and what is there


def left_grid(state: Agricola, seen: dict[int, ShownSpace], words: Words) -> list[Placed]:
    """Place the spaces that are always open, with the extension in front of them and the first round among them."""
    shift = int(has_extension(state))
    placed = [(1, 1 + 2 * row, 2, space(seen[number])) for row, number in enumerate(first_column(state))]
    for row, name in enumerate(ALWAYS):
        covered = name == "lessons" and NUMBER["side_job"] in seen
        placed.append((1 + shift, 2 + 2 * row, 2, space(seen[NUMBER["side_job" if covered else name]])))
    placed.append((2 + shift, 2, 4, _round(state, 1, seen, words)))
    placed += [(2 + shift, 6 + 2 * row, 2, space(seen[NUMBER[name]])) for row, name in enumerate(BELOW_FIRST_ROUND)]
    if state.season and state.seats > 2:
        places = TILE_PLACES_IN_SEASONS[state.seats]
        placed += [(*where, 2, space(seen[tile])) for where, tile in zip(places, state.tile, strict=False)]
    return placed


def first_column(state: Agricola) -> list[int]:
    """List the spaces of the extension, half a row higher than their neighbours, or those of the extra tile, or the Copse."""
    if state.seats < 3:
        return state.tile or [COPSE] * (COPSE in state.board)
    return state.box.board["three_players" if state.seats == 3 else "four_players"]


def has_row_below(state: Agricola) -> bool:
    """Return whether the board has another row of spaces, for the tile that has no other place."""
    return bool(state.season and state.tile) and state.seats == 4


def right_grid(state: Agricola, seen: dict[int, ShownSpace], words: Words) -> list[Placed]:
    """Place all rounds but the first, and below them the season, or the extra tile for three and four players."""
    placed = [(*where, 4, _round(state, number, seen, words)) for number, where in ROUND_PLACES.items()]
    if state.season:
        placed.append((*SEASON_PLACE, 4, _season(state, seen[SEASON_SPACES[state.season]], words)))
    elif state.seats > 2:
        placed += [(*where, 2, space(seen[tile])) for where, tile in zip(TILE_PLACES, state.tile, strict=False)]
    return placed


def _season(state: Agricola, look: ShownSpace, words: Words) -> str:
    """Draw the season's space, with the half wheel behind it."""
    low = CARD_HEIGHT - SPACE_HEIGHT
    body = place(wheel(state.season, look.width, low, words), 0, 0, look.width, low)
    return picture(
        body + place(space(look), 0, low, look.width, SPACE_HEIGHT), (0, 0, look.width, CARD_HEIGHT), "bit open", look.title
    )


def _round(state: Agricola, round_number: int, seen: dict[int, ShownSpace], words: Words) -> str:
    if round_number > len(state.shown):
        return coming_round(state, round_number, width_of_spaces(state), words)
    look = seen[state.shown[round_number - 1]]
    return round_card(look, round_number, round_number == state.round and not state.over, round_number in state.box.harvests)


def stage_of_column(state: Agricola, column: int) -> int:
    """Return the stage of the round at the top of a column of the right grid."""
    first = next(number for number, place in ROUND_PLACES.items() if place == (column, 2))
    return 1 + sum(end < first for end in state.box.harvests)


assert len(ROUND_PLACES) == ROUNDS - 1
