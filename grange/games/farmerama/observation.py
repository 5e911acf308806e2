"""What a seat of Farmerama observes, as bytes: every farm, the bank, the bonus tiles and the cards that lie open."""

from __future__ import annotations

from grange.core.observation import LARGEST, Part, one_of, small, whose
from grange.games.farmerama.box import (
    ACTIONS,
    ALL_CARDS,
    ANIMALS,
    CROPS,
    FIELDS,
    GOODS,
    MOST_OPEN,
    NAMES,
    NUMBERED,
    SECTORS,
)
from grange.games.farmerama.state import Farmerama

ONLY = [bytes(kind == only for kind in range(256)) for only in range(len(CROPS) + 1)]
SECTOR = one_of(SECTORS)
CARDS = [bytes(cards >> action & 1 for action in range(len(ACTIONS))) for cards in range(ALL_CARDS + 1)]
SEATS = [one_of(number) for number in range(5)]
CARD = one_of(len(NUMBERED))
NUMBERS = ", ".join(f"{action} alone, {action} shared" for action in NUMBERED)


def parts(state: Farmerama) -> list[Part]:
    """Name the parts of an observation."""
    tiles = len(state.box.tiles)
    farms = [part for offset in range(state.seats) for part in _farm_parts(whose(offset), tiles)]
    return [
        *farms,
        Part("bank", len(GOODS), LARGEST, f"goods in the bank: {', '.join(GOODS)}"),
        Part("numbers", 2 * len(NUMBERED), LARGEST, f"on the action wheel: {NUMBERS}"),
        Part("next", 2 * len(NUMBERED), LARGEST, "the same in the next round"),
        Part("round", 3, LARGEST, "the round, bonus tiles in the stack, and whether the seats have revealed their cards"),
        *(
            Part(f"open.{place}", 1, tiles, "the kind of an open bonus tile, from 1; 0 if there is none")
            for place in range(MOST_OPEN)
        ),
        *([Part("head", state.seats, 1, "who has the Head Sheep, one-hot, the own seat first")] if state.seats == 3 else []),
        *(_alone_parts() if state.solo else []),
    ]


def _farm_parts(owner: str, tiles: int) -> list[Part]:
    fields = f"for the fields {', '.join(NAMES)}"
    return [
        *(Part(f"{owner}.{crop}", FIELDS, 1, f"fields with {crop}, {fields}") for crop in CROPS),
        *(Part(f"{owner}.{animal}", SECTORS, 1, "the sector of its pasture, one-hot; none in the stable") for animal in ANIMALS),
        Part(f"{owner}.wheel", SECTORS, 1, "how far the wheel is turned, one-hot"),
        Part(f"{owner}.chosen", len(ACTIONS), 1, f"action cards, if they are visible: {', '.join(ACTIONS)}"),
        Part(f"{owner}.done", len(ACTIONS), 1, "cards whose action is under way or over"),
        Part(f"{owner}.turns", 1, LARGEST, "how often the wheel was turned"),
        Part(f"{owner}.laid", 1, len(ACTIONS), "number of action cards laid down"),
        Part(f"{owner}.barn", len(GOODS), LARGEST, f"goods: {', '.join(GOODS)}"),
        Part(f"{owner}.produced", len(ANIMALS), LARGEST, f"how often animals have produced: {', '.join(ANIMALS)}"),
        Part(f"{owner}.garden", tiles, LARGEST, "bonus tiles by kind, in the order of the components"),
    ]


def _alone_parts() -> list[Part]:
    kinds = ", ".join(NUMBERED)
    return [
        Part("drawn", len(NUMBERED), 1, f"the card of this round, one-hot: {kinds}"),
        Part("deck", 3, LARGEST, "cards in the deck, in the extra deck, and special tiles"),
        Part("known", len(NUMBERED), LARGEST, f"cards known to be in this deck or drawn from it: {kinds}"),
        Part("used", len(NUMBERED), LARGEST, f"cards drawn: {kinds}"),
        Part("under", len(NUMBERED), LARGEST, f"known cards under the deck: {kinds}"),
    ]


def table(state: Farmerama, seat: int) -> list[bytes | bytearray]:
    """Write what the seat may know of the table."""
    written: list[bytes | bytearray] = []
    _write_farm(state, seat, True, written)
    for other in range(seat + 1, state.seats):
        _write_farm(state, other, state.shown, written)
    for other in range(seat):
        _write_farm(state, other, state.shown, written)
    ring, turned, begin = state.box.ring, state.turned, state.box.begin
    around, numbers = len(ring), [*state.bank]
    for first in begin:
        numbers += ring[(first + turned) % around]
    for first in begin:
        numbers += ring[(first + turned + 1) % around]
    kinds = state.open
    numbers += (state.round, len(state.stack), state.shown)
    numbers += [kinds[place] + 1 if place < len(kinds) else 0 for place in range(MOST_OPEN)]
    written.append(small(numbers))
    if state.seats == 3:
        written.append(SEATS[3][(state.head - seat) % 3])
    if state.solo:
        _write_alone(state, written)
    return written


def _write_farm(state: Farmerama, seat: int, visible: bool, written: list[bytes | bytearray]) -> None:
    """Write a farm, and its cards if they are visible."""
    fields, wheel, chosen = state.fields[seat], state.wheel[seat], state.chosen[seat]
    sheep, pig, cow, horse = state.animals[seat]
    garden = bytearray(len(state.box.tiles))
    for tile in state.gardens[seat]:
        garden[tile] += 1
    written += (
        fields.translate(ONLY[1]),
        fields.translate(ONLY[2]),
        fields.translate(ONLY[3]),
        fields.translate(ONLY[4]),
        SECTOR[sheep],
        SECTOR[pig],
        SECTOR[cow],
        SECTOR[horse],
        SECTOR[wheel % SECTORS],
        CARDS[chosen] if visible else CARDS[0],
        CARDS[state.done[seat]],
        small([wheel, chosen.bit_count(), *state.barn[seat], *state.cubes[seat]]),
        garden,
    )


def _write_alone(state: Farmerama, written: list[bytes | bytearray]) -> None:
    """Write the cards of a solo game."""
    used, under = state.used, state.deck[: state.returned]
    kinds = range(len(NUMBERED))
    numbers = [len(state.deck), len(state.extra), state.specials, *state.known]
    numbers += [used.count(kind) for kind in kinds]
    numbers += [under.count(kind) for kind in kinds]
    written += (CARD[state.drawn], small(numbers))
