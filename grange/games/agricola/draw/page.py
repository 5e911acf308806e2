"""The table of Agricola for a page: small pictures in areas that the page's style sheet lays out."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import seat_names, text_of
from grange.core.picture import escaped
from grange.core.table import Panels
from grange.core.words import Words
from grange.games.agricola.box import FOOD, GOODS, MAJORS
from grange.games.agricola.draw import board, season, spaces
from grange.games.agricola.draw.drafting import draft
from grange.games.agricola.draw.farmyard import farmyard
from grange.games.agricola.draw.hands import own_cards
from grange.games.agricola.draw.people import at_home, seat_mark, token
from grange.games.agricola.draw.seats import seat_column
from grange.games.agricola.draw.shelf import shelf, shelf_in_hand
from grange.games.agricola.draw.team import farms_of_team
from grange.games.agricola.draw.tiles import coming, purse, tiles
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.state import Agricola

KEPT = GOODS[: FOOD + 1]  # goods in a supply; animals are on the farm


MOST_TILES = 28  # above a line with the rounds to come, on the narrow page

TABS = ("tab-spaces", "tab-farm", "tab-rivals", "tab-majors")
TABS_WITH_CARDS = ("tab-spaces", "tab-farm", "tab-hand", "tab-played", "tab-rivals")
TABS_WITH_DECKS = ("tab-spaces", "tab-farm", "tab-decks", "tab-played", "tab-rivals")


def page(state: Agricola, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:
    """Draw the table of a seat; a spectator sees the farm of the seat at the given place."""
    viewer = place if seat is None else seat
    named = seat_names(words, names, state.seats)
    if state.has_hands and not state.round:
        return draft(state, seat, words, named)
    seen = spaces.looks(state, seat, viewer, words, named)
    to_come = coming(state, words) if len(seen) <= MOST_TILES else ""
    hand = tiles(seen.values(), words) + to_come + purse(state, viewer, words)
    hand += shelf_in_hand(state, words) if state.has_decks else ""
    beside = shelf(state, seen, words) if state.has_decks else ""
    desk = f'<div class="p-board desk-only">{_board(state, seen, words)}</div>'
    if state.team:
        cards = own_cards(state, seat, viewer, words) if state.has_cards else ""
        css = "p-farms team" + (" with-cards" if cards else "") + (" has_decks" if state.has_decks else "")
        farms = f'<div class="{css}">{beside}{farms_of_team(state, seat, viewer, seen, words, named)}{cards}</div>'
        main = f"{desk}{hand}{farms}{_majors_in_hand(state, words)}"
        side = seat_column(state, viewer, words, named) + season.note(state, words)
        return Panels(main, side, TABS_WITH_CARDS if state.has_hands else TABS_WITH_DECKS if state.has_decks else TABS)
    if state.has_cards:
        farms = (
            f'<div class="p-farms with-cards{" has_decks" if state.has_decks else ""}">{beside}'
            f"{_own_farm(state, seat, viewer, words, named[viewer])}{own_cards(state, seat, viewer, words)}</div>"
        )
        main = f"{desk}{hand}{farms}{_majors_in_hand(state, words)}"
        side = seat_column(state, viewer, words, named) + season.note(state, words)
        return Panels(main, side, TABS_WITH_CARDS if state.has_hands else TABS_WITH_DECKS)
    rest = f'<div class="p-rest" data-page="c">{_rivals(state, viewer, words, named)}{_supplies(state, seat, words, named)}</div>'
    farms = f'<div class="p-farms">{_own_farm(state, seat, viewer, words, named[viewer])}{rest}</div>'
    return Panels(f"{desk}{hand}{farms}{_majors_in_hand(state, words)}", season.note(state, words), TABS)


# The board


def _board(state: Agricola, seen: dict[int, spaces.ShownSpace], words: Words) -> str:
    """Lay out all spaces, rounds and major improvements in two grids."""
    columns = "nine" if spaces.has_extension(state) else "eight"
    tiled = " tiled" if (state.tile and state.seats > 2) or state.season else ""
    light = f' data-season="{season.name_of(state)}"' if state.season else ""
    left = _laid(board.left_grid(state, seen, words)) + _captions_of_spaces(state, words)
    right = _laid(board.right_grid(state, seen, words)) + "".join(
        _caption(column, 1, text_of(words, "board-stage", number=board.stage_of_column(state, column))) for column in range(1, 7)
    )
    majors = "".join(board.major(state, card, words, columns == "eight") for card in range(len(MAJORS)))
    foot = f'<h3\nclass="mini majors-title">{text_of(words, "title-majors")}</h3>'
    return (
        f'<div class="agri-board {columns}{tiled}"{light}><div class="grid fixed">{left}</div>'
        f'<div class="grid rounds">{right}{foot}<div class="majors">{majors}</div></div></div>'
    )


def _majors_in_hand(state: Agricola, words: Words) -> str:
    """Lay out the major improvements again for the narrow page; those of the board carry the ids."""
    majors = "".join(board.major(state, card, words) for card in range(len(MAJORS)))
    title = f'<h3 class="cap">{text_of(words, "title-majors")}</h3>'
    return f'<div class="cards-in-hand phone-only" data-page="d">{title}{majors.replace(" id=", " data-id=")}</div>'


def _laid(placed: list[board.Placed]) -> str:
    return "".join(f'<div class="c{column} r{row} h{height}">{drawn}</div>' for column, row, height, drawn in placed)


def _captions_of_spaces(state: Agricola, words: Words) -> str:
    shift = int(spaces.has_extension(state))
    captions = _caption(1 + shift, 1, text_of(words, "board-always"))
    captions += _caption(2 + shift, 1, text_of(words, "board-stage", number=1))
    if state.seats > 2:
        captions += _caption(1, 13, text_of(words, "board-players", count=state.seats))
    elif state.tile:
        captions += _caption(1, 9, text_of(words, "board-tile"))
    return captions


def _caption(column: int, row: int, words: str) -> str:
    return f'<span class="mini c{column} r{row} h1">{words}</span>'


# Farms


def _own_farm(state: Agricola, seat: int | None, viewer: int, words: Words, name: str) -> str:
    title = text_of(words, "title-own-farm") if seat is not None else text_of(words, "picture-of-farm", name=name)
    return (
        f'<section\nclass="mine" data-page="b" data-own=""><h3 class="cap">{escaped(title)}{token(state, viewer, words)}'
        f"<small>{at_home(state, viewer, words)}</small></h3>"
        f"{farmyard(state, viewer, words, name)}{season.line(state, words)}</section>"
    )


def _rivals(state: Agricola, viewer: int, words: Words, names: list[str]) -> str:
    """Draw the farms of the others, each with its owner's name and who is at home."""
    if state.seats == 1:
        return ""
    farms = "".join(
        f'<figure\nid="rival-{other}" data-eyes="{other}"><figcaption>{seat_mark(other)}<span>{escaped(names[other])}</span>'
        f"{token(state, other, words)}<small>{at_home(state, other, words)}</small></figcaption>"
        f"{farmyard(state, other, words, names[other], True)}</figure>"
        for other in range(state.seats)
        if other != viewer
    )
    return f'<section class="rivals of-{state.seats}-seats">{farms}</section>'


# Supplies


def _supplies(state: Agricola, seat: int | None, words: Words, names: list[str]) -> str:
    """List the goods of all seats, and the food that each needs for the next harvest."""
    goods = "".join(
        f'<th scope="col"><svg viewBox="0 0 48 48" class="rim" aria-hidden="true"><use href="#{good}"/></svg>'
        f'<span class="sr">{text_of(words, f"good-{good}")}</span></th>'
        for good in KEPT
    )
    rows = "".join(_supply(state, owner, words, names[owner], owner == seat) for owner in range(state.seats))
    need = "<td></td>" if state.over else f'<th class="need" scope="col">{text_of(words, "need-title")}</th>'
    return (
        f'<section\nclass="goods-of"><h3 class="cap">{text_of(words, "title-supplies")}</h3><table class="supply">'
        f"<thead><tr><td></td>{goods}{need}</tr></thead>"
        f"<tbody>{rows}</tbody></table></section>"
    )


def _supply(state: Agricola, seat: int, words: Words, name: str, is_own: bool) -> str:
    own = state.goods[seat]
    cells = "".join(_amount(f"supply-{seat}-{good}", number) for good, number in zip(KEPT, own, strict=False))
    need = food_needed(state, seat)
    missing = need - own[FOOD]
    balance = (
        f"<em>{text_of(words, 'need-short', count=missing)}</em>"
        if missing > 0
        else f'<em class="ok">{text_of(words, "need-enough")}</em>'
    )
    needs = "" if state.over else f"{text_of(words, 'goods-food', count=need)} {balance}"
    css = ' class="me"' if is_own else ""
    who = f'<th scope="row">{seat_mark(seat)}<span>{escaped(name)}</span></th>'
    return f'<tr\n{css}>{who}{cells}<td class="need" id="need-{seat}">{needs}</td></tr>'


def _amount(name: str, number: int) -> str:
    css = "" if number else ' class="nil"'
    return f'<td id="{name}" data-amount="{number}"{css}>{number or "–"}</td>'
