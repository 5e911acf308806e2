"""What a seat of Petrichor observes, as bytes: the field place by place, drops and votes by owner, and its own cards."""

from __future__ import annotations

from grange.core.observation import LARGEST, Part, one_of, small, whose
from grange.games.petrichor.box import (
    CATEGORIES,
    CLOUD,
    CROPS,
    FACES,
    GROWN,
    GROWTHS,
    NAMES,
    PLACES,
    SKIES,
    SOUTH_CARDS,
    SPOILED,
    SPROUTING,
    THUNDER,
    WEATHERS,
)
from grange.games.petrichor.state import Petrichor

CROP = one_of(len(CROPS))
OWNERS = [one_of(number) for number in range(5)]
GROWN_AS, OVER = (SPROUTING, GROWN, SPOILED), (CLOUD, THUNDER)
ONLY = [bytes(kind == only for kind in range(256)) for only in range(4)]
FACE_DOWN = bytes(len(CROPS))
FIELD = f"for the places {', '.join(NAMES)}"
BY_WEATHER = ", ".join(WEATHERS)


def parts(state: Petrichor) -> list[Part]:
    """Name the parts of an observation."""
    owners = [_owner(state, offset) for offset in range(state.owners)]
    seats = [whose(offset) for offset in range(state.seats)]
    return [
        Part("first", state.seats, 1, "the first player, one-hot, the own seat first"),
        Part("passed", state.seats, 1, "who passed first in this round, one-hot, the own seat first"),
        *(Part(f"crop.{name}", len(CROPS), 1, f"the crop there, one-hot: {', '.join(CROPS)}") for name in NAMES),
        *(Part(GROWTHS[growth], PLACES, 1, f"whether the crop is {GROWTHS[growth]}, {FIELD}") for growth in GROWN_AS),
        *(Part(SKIES[sky], PLACES, 1, f"whether a {SKIES[sky]} hovers there, {FIELD}") for sky in OVER),
        *(
            part
            for owner in owners
            for part in (
                Part(f"{owner}.water", PLACES, LARGEST, f"drops on tiles, {FIELD}"),
                Part(f"{owner}.clouds", PLACES, LARGEST, f"drops in clouds, {FIELD}"),
                Part(f"{owner}.points", len(CATEGORIES), LARGEST, f"points for {', '.join(CATEGORIES)}"),
            )
        ),
        *(
            Part(f"own.{cards}", len(WEATHERS), LARGEST, f"own cards {meaning}, by weather: {BY_WEATHER}")
            for cards, meaning in (("hand", "in hand"), ("pack", "to draft from"), ("kept", "kept"), ("thrown", "discarded"))
        ),
        Part("fertilized", PLACES, 1, f"tiles with fertilizer, {FIELD}"),
        Part("to_come", len(WEATHERS), 1, f"in the weather phase, the weathers to come: {BY_WEATHER}"),
        Part("counted", len(WEATHERS), 1, f"those of them whose votes can be won: {BY_WEATHER}"),
        Part("discard", len(WEATHERS), LARGEST, f"discarded cards: {BY_WEATHER}"),
        Part("round", 3, LARGEST, "the round, the number of rounds, and the cards in the deck"),
        Part("dice", FACES, 3, "dice that show the harvest, 1, 2, 3 and 4"),
        *(Part(f"{seat}.cards", 1, LARGEST, "cards in hand") for seat in seats),
        *(Part(f"votes.{weather}", state.owners, LARGEST, f"votes for {weather}, the own first") for weather in WEATHERS),
        Part("supply", state.owners, LARGEST, "drops in the supply, the own first"),
        Part("wins", state.owners, LARGEST, "votes won, the own first"),
        Part("wheat", state.owners, LARGEST, "wheat tokens, the own first"),
        *([Part("blown", SOUTH_CARDS, 1, "cards that the south wind has played")] if state.solo else []),
    ]


def _owner(state: Petrichor, offset: int) -> str:
    """Name an owner of water; in a solo game, the neutral player comes after the seat."""
    return "neutral" if state.solo and offset else whose(offset)


def table(state: Petrichor, seat: int) -> list[bytes | bytearray]:
    """Write what the seat may know of the table."""
    seats = OWNERS[state.seats]
    growth, sky = bytes(state.growth), bytes(state.sky)
    written: list[bytes | bytearray] = [
        seats[(state.first - seat) % state.seats],
        seats[(state.passed - seat) % state.seats if state.passed >= 0 else -1],
        *([FACE_DOWN] * PLACES if state.hidden else [CROP[crop] for crop in state.crops]),
        growth.translate(ONLY[SPROUTING]),
        growth.translate(ONLY[GROWN]),
        growth.translate(ONLY[SPOILED]),
        sky.translate(ONLY[CLOUD]),
        sky.translate(ONLY[THUNDER]),
    ]
    for owner in range(seat, state.owners):
        _write_owner(state, owner, written)
    for owner in range(seat):
        _write_owner(state, owner, written)
    discard, dice = state.discard, state.dice
    numbers = [
        *state.hands[seat],
        *state.packs[seat],
        *state.drafted[seat],
        *state.thrown[seat],
        *state.fertilized,
        *state.played,
        *state.counted,
        discard.count(0),
        discard.count(1),
        discard.count(2),
        discard.count(3),
        state.round,
        state.rounds,
        len(state.deck),
        dice.count(0),
        dice.count(1),
        dice.count(2),
        dice.count(3),
        dice.count(4),
    ]
    hands = [sum(hand) for hand in state.hands]
    for row in (hands, *state.votes, state.supply, state.wins, state.wheat):
        numbers += row[seat:]
        numbers += row[:seat]
    written.append(small(numbers))
    if state.solo:
        written.append(bytes([card in state.blown for card in range(SOUTH_CARDS)]))
    return written


def _write_owner(state: Petrichor, owner: int, written: list[bytes | bytearray]) -> None:
    """Write an owner's drops and points."""
    written += (state.water[owner], state.clouds[owner], small(state.points[owner]))
