"""What a seat of Evergreen observes, as bytes: the planets cell by cell, the cards where they lie, and the points."""

from __future__ import annotations

from grange.core.observation import LARGEST, Part, members, one_of, small, whose
from grange.games.evergreen.box import (
    BIG,
    BIOMES,
    BUSH,
    CARDS,
    CATEGORIES,
    LAKE,
    PIECES,
    POWERS,
    SEASONS,
    SIDES,
    SMALL,
    SPROUT,
    WILD,
    biome_of,
    pieces,
    power_of,
)
from grange.games.evergreen.state import Evergreen

KINDS = (SPROUT, SMALL, BIG, BUSH, LAKE)
ONLY = [pieces(kind) for kind in KINDS]
SEASON, SIDE, BIOME, POWER = one_of(len(SEASONS)), one_of(len(SIDES)), one_of(WILD + 1), one_of(len(POWERS))
FACE = len(BIOMES) + 1 + len(POWERS) + 1  # bytes of a card's face
FACES = [BIOME[biome_of(card)] + POWER[power_of(card)] for card in range(CARDS)]  # without the icons, which the rules change
NOTHING = bytes(FACE)
CARD = "biome (the last is wild), power, and icons + 1; all 0 without a card"


def parts(state: Evergreen) -> list[Part]:
    """Name the parts of an observation."""
    drafters, cells = state.drafters, state.box.cells
    owners = [_owner(state, offset) for offset in range(drafters)]
    planets = [
        part
        for offset in range(state.seats)
        for part in (
            *(Part(f"{whose(offset)}.{PIECES[kind]}", cells, 1, f"cells with a {PIECES[kind]}") for kind in KINDS),
            Part(f"{whose(offset)}.levels", len(POWERS), LARGEST, f"markers on the power tracks: {', '.join(POWERS)}"),
            Part(f"{whose(offset)}.points", len(CATEGORIES), LARGEST, f"points for {', '.join(CATEGORIES)}"),
        )
    ]
    return [
        Part("season", len(SEASONS), 1, f"one-hot: {', '.join(SEASONS)}"),
        Part("sun", len(SIDES), 1, f"the side of the light, one-hot: {', '.join(SIDES)}"),
        Part("first", drafters, 1, "the first drafter of this round, one-hot, the own seat first"),
        Part("next_first", drafters, 1, "the first drafter of the next round, one-hot, the own seat first"),
        Part("token", drafters + 1, 1, "the place of the market with the first-player token, one-hot"),
        *(Part(f"market.{place}", FACE, 10, f"the card in a place of the market: {CARD}") for place in range(drafters + 1)),
        *(Part(f"{owner}.card", FACE, 10, f"the card taken last: {CARD}") for owner in owners),
        *(Part(f"{owner}.cards", CARDS, 1, "cards taken in this season, biome by biome") for owner in owners),
        Part("zone", CARDS, CARDS, "place of each card in its group of the fertility zone, from 1; else 0"),
        Part("face_down", CARDS, 1, "cards that a drought turned over"),
        Part("discard", CARDS, 1, "discarded cards"),
        Part("fertility", len(BIOMES), LARGEST, f"visible icons of each biome: {', '.join(BIOMES)}"),
        *planets,
        Part("round", 1, LARGEST, "round of this season, from 1"),
        Part("deck", 1, CARDS, "cards in the deck"),
        Part("supply", 2, LARGEST, "bushes and lakes left, if they can run out; else 0"),
    ]


def _owner(state: Evergreen, offset: int) -> str:
    """Name a drafter; in a solo game, the automa comes after the seat."""
    return "automa" if state.solo and offset else whose(offset)


def table(state: Evergreen, seat: int) -> list[bytes | bytearray]:
    """Write what the seat may know of the table."""
    drafters, icons, cards = state.drafters, state.icons, state.cards
    order = [*range(seat, drafters), *range(seat)]
    drafter = _DRAFTERS[drafters]
    written: list[bytes | bytearray] = [
        SEASON[state.season],
        SIDE[state.sun],
        drafter[(state.first - seat) % drafters],
        drafter[(state.next_first - seat) % drafters],
        _DRAFTERS[drafters + 1][state.token],
    ]
    market = state.market
    written += [_face(card, icons) for card in market] or [NOTHING] * (drafters + 1)
    written += [_face(cards[owner][-1], icons) if cards[owner] else NOTHING for owner in order]
    written += [members(cards[owner], CARDS) for owner in order]
    _write_zone(state, written)
    for owner in order:
        if owner < state.seats:
            land = state.planets[owner][:-1]
            written += [land.translate(kind) for kind in ONLY]
            written.append(small([*state.levels[owner], *state.points[owner]]))
    supply = [state.bushes, state.lakes] if state.strict else [0, 0]
    written.append(small([state.round, len(state.deck), *supply]))
    return written


def _face(card: int, icons: list[int]) -> bytes:
    """Write the face of a card."""
    return FACES[card] + ICONS[icons[card] + 1] if card >= 0 else NOTHING


def _write_zone(state: Evergreen, written: list[bytes | bytearray]) -> None:
    """Write the fertility zone and the discarded cards."""
    zone, fertility, icons, hidden = bytearray(CARDS), bytearray(len(BIOMES)), state.icons, state.face_down
    for biome, group in enumerate(state.zone):
        for place, card in enumerate(group, start=1):
            zone[card] = place
            if icons[card] > 0 and card not in hidden:
                fertility[biome] += icons[card]
    written += [zone, members(hidden, CARDS), members(state.discard, CARDS), fertility]


ICONS = [bytes([icons]) for icons in range(11)]
_DRAFTERS = [one_of(number) for number in range(6)]
