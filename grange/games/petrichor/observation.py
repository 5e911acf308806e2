"""What a seat of Petrichor observes, as bytes: the field place by place, drops and votes by owner, and its own cards."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from grange.core.observation import LARGEST, Layout, orders, small, whose
from grange.games.petrichor.box import CATEGORIES, CROPS, FACES, GROWTHS, NAMES, PLACES, SKIES, SOUTH_CARDS, WEATHERS
from grange.games.petrichor.state import Petrichor

FIELD = f"for the places {', '.join(NAMES)}"
BY_WEATHER = ", ".join(WEATHERS)
FACE_DOWN = [0] * PLACES
COUNTED = len(WEATHERS) + 3  # what every owner has a number of: votes by weather, supply, wins and wheat


def own_first(order: list[int], rows: int) -> Callable[[list[int]], tuple[int, ...]]:
    """Make what turns the numbers of all owners, row by row, so that the first of the order comes first in each row."""
    return itemgetter(*[row * len(order) + owner for row in range(rows) for owner in order])


class Observation:
    """Writes what a seat knows of a table."""

    def __init__(self, state: Petrichor, layout: Layout) -> None:
        seats, owners = state.seats, ["neutral" if state.solo and offset else whose(offset) for offset in range(state.owners)]
        self.orders = orders(state.owners)
        self.own_first = [own_first(order, COUNTED) for order in self.orders]
        self.numbers = layout.add_kinds("crops", PLACES, len(CROPS), f"0 is unknown or no tile, then {', '.join(CROPS)}; {FIELD}")
        layout.add_kinds("growth", PLACES, len(GROWTHS) - 1, f"{', '.join(GROWTHS)}; {FIELD}")
        layout.add_kinds("sky", PLACES, len(SKIES) - 1, f"{', '.join(SKIES)}; {FIELD}")
        layout.add("fertilized", PLACES, 1, f"tiles with fertilizer, {FIELD}")
        layout.add_kinds("first", 1, seats - 1, "the first player; 0 is the own seat")
        layout.add_kinds("passed", 1, seats, "who passed first in this round: 0 is nobody, 1 the own seat")
        layout.add("round", 3, LARGEST, "the round, the number of rounds, and the cards in the deck")
        layout.add("dice", state.box.dice, FACES - 1, "what each die shows; 0 is the harvest")
        layout.add("to_come", len(WEATHERS), 1, f"in the weather phase, the weathers to come: {BY_WEATHER}")
        layout.add("counted", len(WEATHERS), 1, f"those of them whose votes can be won: {BY_WEATHER}")
        layout.add("discard", len(WEATHERS), LARGEST, f"discarded cards: {BY_WEATHER}")
        for cards, meaning in (("hand", "in hand"), ("pack", "to draft from"), ("kept", "kept"), ("thrown", "discarded")):
            layout.add(f"own.{cards}", len(WEATHERS), LARGEST, f"own cards {meaning}, by weather: {BY_WEATHER}")
        for owner in owners:
            layout.add(f"{owner}.points", len(CATEGORIES), LARGEST, f"points for {', '.join(CATEGORIES)}")
        for weather in WEATHERS:
            layout.add(f"votes.{weather}", state.owners, LARGEST, f"votes for {weather}, the own first")
        layout.add("supply", state.owners, LARGEST, "drops in the supply, the own first")
        layout.add("wins", state.owners, LARGEST, "votes won, the own first")
        layout.add("wheat", state.owners, LARGEST, "wheat tokens, the own first")
        layout.add("cards", seats, LARGEST, "cards in hand, the own first")
        self.drops = layout.size
        for owner in owners:
            layout.add(f"{owner}.water", PLACES, LARGEST, f"drops on tiles, {FIELD}")
            layout.add(f"{owner}.clouds", PLACES, LARGEST, f"drops in clouds, {FIELD}")
        self.blown = layout.add("blown", SOUTH_CARDS if state.solo else 0, 1, "cards that the south wind has played")

    def write(self, state: Petrichor, seat: int, row: bytearray) -> None:
        """Write what the seat may know of the table."""
        numbers = self._numbers(state, seat)
        points, water, clouds = state.points, state.water, state.clouds
        place = self.drops
        for owner in self.orders[seat]:
            numbers += points[owner]
            row[place : place + 2 * PLACES] = water[owner] + clouds[owner]
            place += 2 * PLACES
        frost, sun, wind, rain = state.votes
        numbers += self.own_first[seat]([*frost, *sun, *wind, *rain, *state.supply, *state.wins, *state.wheat])
        for hand in state.hands[seat:] + state.hands[:seat] if seat else state.hands:
            numbers.append(sum(hand))
        row[self.numbers : self.drops] = small(numbers)
        for card in state.blown:
            row[self.blown + card] = 1

    def _numbers(self, state: Petrichor, seat: int) -> list[int]:
        """List the field, the own cards, and what belongs to nobody."""
        discard, seats = state.discard, state.seats
        return [
            *(FACE_DOWN if state.hidden else [crop + 1 for crop in state.crops]),
            *state.growth,
            *state.sky,
            *state.fertilized,
            (state.first - seat) % seats,
            1 + (state.passed - seat) % seats if state.passed >= 0 else 0,
            state.round,
            state.rounds,
            len(state.deck),
            *state.dice,
            *state.played,
            *state.counted,
            discard.count(0),
            discard.count(1),
            discard.count(2),
            discard.count(3),
            *state.hands[seat],
            *state.packs[seat],
            *state.drafted[seat],
            *state.thrown[seat],
        ]
