"""The cards of Evergreen with their landscapes, and the market."""

from __future__ import annotations

from math import ceil

from grange.core.picture import in_two_lines, number, picture, place, text, use, use_at, wobbly_box
from grange.core.words import Words
from grange.games.evergreen.box import BIOMES, NO_CARD, WILD, biome_of, card_words, power_of
from grange.games.evergreen.state import Evergreen

CARD = (128, 172)
CARD_GAP = 12
PLATE = (7, 6, 117, 126)  # the picture of a card, without its text
MARKET_COLUMNS = 2
PAPER_OF_CARD = (
    '<rect x="3" y="4" width="123" height="166" rx="9" fill="var(--shade)" opacity=".22"/>'
    '<path d="M9 2.4Q64 1.4 119 2.2Q125.6 2.6 125.8 9Q126.4 86 125.6 161Q125.4 167.6 118.6 167.8Q64 168.6 9 167.8'
    'Q2.4 167.6 2.2 161Q1.6 86 2.2 9Q2.4 2.8 9 2.4z" fill="var(--paper-top)" stroke="var(--line)" stroke-width="1.6"/>'
)
POWER_DRAWINGS = ("sprout", "tree-small", "tree-big", "bush", "lake", "bud")  # the piece that stands for each power


def market(state: Evergreen, words: Words) -> str:
    """Draw the market, two cards in a row; between two drafts, the cards in front of the players."""
    lying = [card(state, face, words, f"market-{where}") for where, face in enumerate(state.market)]
    columns, rows = MARKET_COLUMNS, ceil((state.drafters + 1) / MARKET_COLUMNS)
    width, height = CARD[0] + CARD_GAP, CARD[1] + CARD_GAP
    body = "".join(
        place(part, where % columns * width, where // columns * height, *CARD)
        for where, part in enumerate(lying or _taken_cards(state, words))
    )
    return picture(body, (0, 0, columns * width - CARD_GAP, rows * height - CARD_GAP), "board", words.say("title-market"))


def _taken_cards(state: Evergreen, words: Words) -> list[str]:
    """Draw the card that each drafter took in this round, and in the last place what became of the market."""
    taken = [
        card(state, state.card_of(drafter), words, f"taken-{drafter}", drafter)
        for drafter in range(state.drafters)
        if state.cards[drafter]
    ]
    return [*taken, _empty_place(words.say("market-empty"), "")]


def card(state: Evergreen, card: int, words: Words, name: str, owner: int | None = None) -> str:
    """Draw a card with the token on it or its owner's mark; for NO_CARD, draw the empty place."""
    if card == NO_CARD:
        return _empty_place("", name)
    about = card_words(card)
    has_token = bears_token(state, card)
    body = (
        PAPER_OF_CARD
        + _face(state, card, name, owner)
        + text(12, 139.5, words.say(f"biome-{about['biome']}"), 16.5, "t it", room=74)  # up to the medal
        + text(12, 156.5, words.say(f"power-{about['power']}"), 13, "t soft", room=104)
    )
    label = words.say("picture-of-card", **about)
    return picture(body, (0, 0, *CARD), "card", f"{label}, {words.say('token-here')}" if has_token else label, name, name)


def plate(state: Evergreen, card: int, name: str, owner: int | None = None) -> str:
    """Draw only the picture of a card; a page writes the text below it."""
    return picture(_face(state, card, name, owner), PLATE, "card", "")


def bears_token(state: Evergreen, card: int) -> bool:
    """Return whether the first-player token lies on a card of the market."""
    return state.token != NO_CARD and state.market[state.token] == card


def _face(state: Evergreen, card: int, name: str, owner: int | None) -> str:
    """Draw a card's landscape, fertility and power, and the token or mark on it."""
    return (
        _window(biome_of(card), f"clip-{name}")
        + _icons(state.icons[card])
        + (use("first-player", 87, 6, 40) if bears_token(state, card) else "")
        + ("" if owner is None else _owner_mark(state, owner))
        + _power_medal(power_of(card))
    )


def _empty_place(words: str, name: str) -> str:
    """Draw a place without a card, with text in two lines if there is any."""
    width, height = CARD
    edge = wobbly_box(3, 3, width - 6, height - 6, 8)
    body = f'<path d="{edge}" fill="none" stroke="var(--rule-strong)" stroke-width="1.5" stroke-dasharray="6 5"/>'
    for line, part in enumerate(in_two_lines(words)):
        body += text(width / 2, height / 2 + 18 * line, part, 13, "t soft", "middle", room=width - 16)
    return picture(body, (0, 0, *CARD), "card", words, name, name)


def _icons(icons: int) -> str:
    """Draw the fertility icons of a card, closer together if there are many, or its drought."""
    if icons < 0:
        return use("drought", 15, 14, 34)
    step = min(30, 42 / max(1, icons - 1))
    return "".join(use("fertility", 15 + icon * step, 14, 30) for icon in range(icons))


def _owner_mark(state: Evergreen, drafter: int) -> str:
    if drafter < state.seats:
        return use_at(f"seat-{drafter}", 103, 26, 24)
    return f'<g color="var(--line)">{use_at("ui-bot", 103, 26, 24)}</g>'


def _power_medal(power: int) -> str:
    return (
        '<circle cx="98" cy="106" r="24.5" fill="var(--paper-top)" stroke="var(--line)" stroke-width="1.5"/>'
        '<circle cx="98" cy="106" r="21.4" fill="var(--wool)" stroke="var(--line)" stroke-width=".7"/>'
        + use(POWER_DRAWINGS[power], 80, 87.4, 36)
    )


# The biome of a card: its landscape, or a sample of its ground

WINDOW = 'x="10" y="10" width="108" height="102" rx="4"'
SKY = (
    '<rect x="10" y="10" width="108" height="102" fill="var(--sky-l)"/>'
    '<path d="M10 22h40M60 22h58M10 28h20M44 28h40M96 28h22M10 34h60M84 34h34" '
    'stroke="var(--sky-d)" stroke-width=".9" opacity=".55"/>'
)
FAR_HILLS = {
    "meadow": "M10 74C40 54 70 60 118 62V100H10z",
    "flowers": "M10 72C40 60 80 56 118 62V100H10z",
    "wheat": "M10 66C50 58 80 54 118 66V100H10z",
    "rock": "M10 70L26 50 52 74 90 48 118 66V100H10z",
    "swamp": "M10 68C40 62 90 70 118 64V100H10z",
    "snow": "M10 66L50 48 70 64 96 46 118 62V100H10z",
}
HILLS = {
    "meadow": "M10 84C34 66 60 74 78 80S112 74 118 70V112H10z",
    "flowers": "M10 80C30 64 52 70 72 80S106 82 118 72V112H10z",
    "wheat": "M10 76C40 66 80 66 118 78V112H10z",
    "rock": "M10 86L32 58 44 70 66 46 86 72 98 62 118 84V112H10z",
    "swamp": "M10 82C40 76 80 84 118 78V112H10z",
    "snow": "M10 82L34 60 50 74 76 52 100 76 118 68V112H10z",
}
WILD_HILLS = (  # all biomes in one landscape, from back to front
    ("snow", "M30 112L62 42 76 54 90 44 118 96V112z"),
    ("rock", "M2 112V76L20 54 32 62 46 50 76 112z"),
    ("meadow", "M58 112C70 74 96 66 126 72V112z"),
    ("swamp", "M2 82C18 74 40 78 58 112H2z"),
    ("flowers", "M30 112C40 86 62 78 92 100V112z"),
    ("wheat", "M2 100C22 90 44 94 60 114H2z"),
)


def _window(biome: int, clip: str) -> str:
    """Draw a landscape in its frame."""
    return (
        f'<clipPath id="{clip}"><rect {WINDOW}/></clipPath><g clip-path="url(#{clip})">{SKY}{_landscape(biome)}</g>'
        f'<rect {WINDOW} fill="none" stroke="var(--line)" stroke-width="1.3"/>'
    )


def _landscape(biome: int) -> str:
    """Draw the hills of a biome; for a wild card, hills of all biomes."""
    if biome == WILD:
        return "".join(_hill(name, path) for name, path in WILD_HILLS)
    name = BIOMES[biome]
    return f'<path d="{FAR_HILLS[name]}" fill="var(--biome-{name}-ink)" opacity=".55"/>' + _hill(name, HILLS[name])


def _hill(biome: str, path: str) -> str:
    return f'<path d="{path}" fill="url(#biome-{biome})" stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round"/>'


def swatch(biome: int, x: float, y: float, size: float) -> str:
    """Draw a sample of a biome; for wild cards, of all biomes."""
    grounds = _all_biomes(x, y, size) if biome == WILD else ""
    fill = "none" if biome == WILD else f"url(#biome-{BIOMES[biome]})"
    return f'{grounds}<path d="{wobbly_box(x, y, size, size, 4, 0.6)}" fill="{fill}" stroke="var(--line)" stroke-width="1.3"/>'


def _all_biomes(x: float, y: float, size: float) -> str:
    """Draw the grounds of all biomes in a square, three in a row."""
    wide, high = number(size / 3), number(size / 2)
    return "".join(
        f'<rect x="{number(x + part % 3 * size / 3)}" y="{number(y + part // 3 * size / 2)}" width="{wide}" height="{high}" '
        f'fill="url(#biome-{biome})"/>'
        for part, biome in enumerate(BIOMES)
    )
