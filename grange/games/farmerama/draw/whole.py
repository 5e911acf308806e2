"""The whole table of Farmerama in one picture, for notebooks, documents and replays elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import seat_names
from grange.core.picture import heading, moved, number, place, sheet, text, use
from grange.core.whole import score_sheet, title, whole
from grange.core.words import Words
from grange.games.farmerama.box import ACTIONS, ALONE, ANIMALS, CARDS_IN, GOODS, NUMBERED, SHARED
from grange.games.farmerama.draw.cards import CARD, action_wheel, cards, drawn_card
from grange.games.farmerama.draw.farm import farm, glance
from grange.games.farmerama.draw.parts import head_sheep
from grange.games.farmerama.draw.standing import counts_of, ranking
from grange.games.farmerama.draw.stores import ORDER, STABLE_ROW, TILE, garden, garden_size, good_in_barn, open_tile, stable
from grange.games.farmerama.labels import ACTION_PIECES
from grange.games.farmerama.state import Farmerama

WIDTH, HEIGHT, MARGIN = 1400, 790, 24

# from left to right: the farm with barn and garden, the cards and the others, the score
TOP, FARM = 58, 600
STORES = TOP + FARM + 30
MIDDLE, MIDDLE_WIDTH = 648, 440
SHEET, SHEET_WIDTH = 1112, 264
PIECES = {"tiles": "flowerpot", "scarecrows": "scarecrow", "crops": "seeds"}


def table(state: Farmerama, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it; a spectator sees it as the first seat does."""
    viewer, everybody = seat or 0, seat_names(words, names, state.seats)
    last = _alone(state, words) if state.solo else _rivals(state, viewer, words, everybody)
    body = (
        title(state, words, MARGIN, 42, FARM)
        + place(farm(state, viewer, words, everybody[viewer]), MARGIN, TOP, FARM, FARM)
        + moved(_stores(state, viewer, words, everybody[viewer]), MARGIN, STORES)
        + moved(_cards(state, seat, words), MIDDLE, 40)
        + moved(_actions(state, words), MIDDLE, 184)
        + moved(_stables(state, viewer, words), MIDDLE, 358)
        + moved(last, MIDDLE, 574)
        + moved(score_sheet(state, seat, words, SHEET_WIDTH)[0], SHEET, MARGIN)
        + ("" if state.solo else moved(_rank(state, words, everybody), SHEET, 332))
        + moved(_bank(state, words), SHEET, 332 if state.solo else 400 + 38 * state.seats)
    )
    return whole(state, words, WIDTH, HEIGHT, body)


# The farm's stores


def _stores(state: Farmerama, viewer: int, words: Words, name: str) -> str:
    """Draw the barn and the garden side by side."""
    wide = FARM / 2 - 12
    body = heading(0, 0, words.say("title-barn-of", name=name), wide)
    for column, good in enumerate(ORDER):
        x = column * wide / len(ORDER)
        body += place(good_in_barn(state, viewer, good, words), x, 16, 33, 33)
        stored = state.barn[viewer][good]
        body += text(x + 34, 39, str(stored or "–"), 18, "t num" if stored else "t num soft")
    if state.solo:
        return body
    garden_width, garden_height = garden_size(state, viewer)
    scale = min(wide / garden_width, 84 / garden_height)
    return (
        body
        + heading(wide + 24, 0, words.say("title-garden-of", name=name), wide)
        + place(garden(state, viewer, words), wide + 24, 14, garden_width * scale, garden_height * scale)
    )


# Cards and the action wheel


def _cards(state: Farmerama, seat: int | None, words: Words) -> str:
    step = MIDDLE_WIDTH / len(ACTIONS)
    drawn = "".join(
        place(card, step * action, 12, step - 6, (step - 6) * CARD[1] / CARD[0])
        for action, card in enumerate(cards(state, seat, words))
    )
    return heading(0, 0, words.say("title-action-cards"), MIDDLE_WIDTH) + drawn


def _actions(state: Farmerama, words: Words) -> str:
    """Draw the action wheel, its numbers of this round and the next, and the bonus tiles."""
    body = heading(0, 0, words.say("title-action-wheel"), MIDDLE_WIDTH) + place(action_wheel(state, words), 0, 16, 126, 126)
    for x, key in ((258, "wheel-now"), (300, "wheel-next")):
        body += text(x, 30, words.say(key), 12, "soft", "end", room=52)
    for action in range(len(NUMBERED)):
        y = 62 + 34 * action
        body += f'<path d="M140 {y - 24}H304" stroke="var(--rule)"/>' + use(ACTION_PIECES[action], 140, y - 20, 26, "rim")
        body += text(170, y, words.say(f"action-{ACTIONS[action]}"), 14, room=62)
        for later, x in ((0, 258), (1, 300)):
            numbers, ink = state.numbers(action, later), "t num soft" if later else "t num"
            body += text(x - 14, y, str(numbers[ALONE]), 18, ink, "end") + text(x, y, str(numbers[SHARED]), 14, "t soft", "end")
    return body if state.solo else body + moved(_tiles(state, words), 318, 30)


def _tiles(state: Farmerama, words: Words) -> str:
    tiles = "".join(
        place(open_tile(state, spot, words), spot % 2 * (TILE - 2), 10 + spot // 2 * (TILE - 2), TILE - 5, TILE - 5)
        for spot in range(state.box.open)
    )
    below = 28 + TILE * ((state.box.open + 1) // 2)
    return (
        text(0, 2, words.say("title-tiles"), 12, "it soft", room=122)
        + tiles
        + text(0, below, words.say("stack-left", tiles=len(state.stack)), 12, "it soft", room=122)
    )


def _stables(state: Farmerama, viewer: int, words: Words) -> str:
    high = MIDDLE_WIDTH * STABLE_ROW[1] / STABLE_ROW[0]
    rows = "".join(
        place(stable(state, viewer, animal, words), 0, 12 + animal * (high + 3), MIDDLE_WIDTH, high)
        for animal in range(len(ANIMALS))
    )
    return heading(0, 0, words.say("title-stables"), MIDDLE_WIDTH) + rows


# The others, or the deck


def _rivals(state: Farmerama, viewer: int, words: Words, names: list[str]) -> str:
    others = [other for other in range(state.seats) if other != viewer]
    step = MIDDLE_WIDTH / 3
    farms = "".join(moved(_rival(state, other, words, names[other]), column * step, 24) for column, other in enumerate(others))
    return heading(0, 0, words.say("title-farms"), MIDDLE_WIDTH) + farms


def _rival(state: Farmerama, seat: int, words: Words, name: str) -> str:
    """Draw a rival's farm with its name, its cards once they are revealed, and the counts that decide a bonus tile."""
    shown = CARDS_IN[state.chosen[seat]] if state.shown and not state.over else []
    body = use(f"seat-{seat}", 0, -14, 16) + text(21, 0, name, 14, room=104 - 22 * len(shown))
    body += "".join(use(ACTION_PIECES[action], 114 - 22 * spot, -18, 22, "rim") for spot, action in enumerate(shown))
    body += head_sheep(100 - 22 * len(shown), -18, 22) if state.seats == 3 and seat == state.head else ""
    body += place(glance(state, seat, words, name), 0, 10, 136, 136)
    for column, (what, count) in enumerate(counts_of(state, seat).items()):
        body += use(PIECES[what], column * 48, 152, 20, "rim") + text(column * 48 + 22, 167, str(count), 14, "t num")
    return body


def _alone(state: Farmerama, words: Words) -> str:
    """Draw the card of this round, the deck, the special tiles and the goal."""
    facts = (
        words.say("deck-left", cards=len(state.deck)),
        words.say("extra-left", cards=len(state.extra)),
        words.say("specials-have", tiles=state.specials),
        words.say("goal", stars=state.scores[0], goal=state.box.solo_goal),
    )
    lines = "".join(text(112, 34 + 24 * row, line, 14, room=MIDDLE_WIDTH - 112) for row, line in enumerate(facts))
    return heading(0, 0, words.say("title-deck"), MIDDLE_WIDTH) + place(drawn_card(state, words), 0, 14, 96, 116) + lines


# Stars


def _rank(state: Farmerama, words: Words, names: list[str]) -> str:
    """List who would win a bonus tile if all chose the same."""
    rows = ""
    for row, (seat, counts) in enumerate(ranking(state, words)):
        y = 52 + 38 * row
        rows += use(f"seat-{seat}", 14, y - 13, 16) + text(36, y, names[seat], 14, room=SHEET_WIDTH - 50)
        rows += text(36, y + 17, counts, 12.5, "it soft", room=SHEET_WIDTH - 50)
    height = 44 + 38 * state.seats
    return sheet(0, 0, SHEET_WIDTH, height) + heading(14, 28, words.say("title-rank"), SHEET_WIDTH - 28) + rows


def _bank(state: Farmerama, words: Words) -> str:
    step = (SHEET_WIDTH - 28) / len(ORDER)
    goods = "".join(
        use(GOODS[good], 14 + step * column, 40, 22, "rim")
        + text(14 + step * column + 23, 56, number(state.bank[good]), 13, "t num", room=step - 22)
        for column, good in enumerate(ORDER)
    )
    return sheet(0, 0, SHEET_WIDTH, 72) + heading(14, 28, words.say("title-bank"), SHEET_WIDTH - 28) + goods
