"""What a seat of Evergreen observes, as bytes: the planets cell by cell, the cards where they lie, and the points."""

from __future__ import annotations

from grange.core.observation import LARGEST, Layout, orders, small, whose
from grange.games.evergreen.box import BIOMES, CARDS, CATEGORIES, PIECES, POWERS, SEASONS, SIDES
from grange.games.evergreen.state import Evergreen

ON_CARD = f"1 + biome × {len(POWERS)} + power; wild cards come last, and 0 is no card"
OUT_OF_SIGHT, IN_ZONE, FACE_DOWN, DISCARDED, TAKEN = range(5)  # where a card is; from TAKEN on, who took it


class Observation:
    """Writes what a seat knows of a table."""

    def __init__(self, state: Evergreen, layout: Layout) -> None:
        drafters = state.drafters
        owners = ["automa" if state.solo and offset else whose(offset) for offset in range(drafters)]
        self.orders = orders(drafters)
        places = f"0 in deck or market, 1 zone, 2 face down in the zone, 3 discard, then taken by {', '.join(owners)}"
        self.cards = layout.add_kinds("cards", CARDS, TAKEN + drafters - 1, f"where each card is: {places}")
        self.numbers = layout.add_kinds("season", 1, len(SEASONS) - 1, ", ".join(SEASONS))
        layout.add_kinds("sun", 1, len(SIDES) - 1, f"the side of the light: {', '.join(SIDES)}")
        layout.add_kinds("first", 1, drafters - 1, "the first drafter of this round; 0 is the own seat")
        layout.add_kinds("next_first", 1, drafters - 1, "the first drafter of the next round; 0 is the own seat")
        layout.add_kinds("token", 1, drafters + 1, "1 + the place of the market with the first-player token; 0 without it")
        layout.add("round", 1, LARGEST, "round of this season, from 1")
        layout.add("deck", 1, CARDS, "cards in the deck")
        layout.add("supply", 2, LARGEST, "bushes and lakes left, if they can run out; else 0")
        for owner in owners:
            layout.add_kinds(f"{owner}.card", 1, CARDS, f"the card taken last: {ON_CARD}")
        layout.add_kinds("zone.last", len(BIOMES), CARDS, f"the last card of each biome's group in the zone: {ON_CARD}")
        for offset in range(state.seats):
            layout.add(f"{whose(offset)}.levels", len(POWERS), LARGEST, f"markers on the power tracks: {', '.join(POWERS)}")
            layout.add(f"{whose(offset)}.points", len(CATEGORIES), LARGEST, f"points for {', '.join(CATEGORIES)}")
        self.market = layout.add_kinds("market", drafters + 1, CARDS, f"the cards in the market: {ON_CARD}")
        self.planets = layout.size
        self.cells = state.box.cells
        for offset in range(state.seats):
            layout.add_kinds(f"{whose(offset)}.planet", self.cells, len(PIECES) - 1, f"on each cell: {', '.join(PIECES)}")

    def write(self, state: Evergreen, seat: int, row: bytearray) -> None:
        """Write what the seat may know of the table."""
        drafters, order = state.drafters, self.orders[seat]
        numbers = [state.season, state.sun, (state.first - seat) % drafters, (state.next_first - seat) % drafters]
        numbers += (state.token + 1, state.round, len(state.deck))
        numbers += (state.bushes, state.lakes) if state.strict else (0, 0)
        self._write_cards(state, row)
        taken, place = TAKEN, self.cards
        for owner in order:
            cards = state.cards[owner]
            for card in cards:
                row[place + card] = taken
            numbers.append(cards[-1] + 1 if cards else 0)
            taken += 1
        for group in state.zone:
            numbers.append(group[-1] + 1 if group else 0)
        place = self.planets
        for owner in order[: state.seats] if state.solo else order:
            numbers += state.levels[owner]
            numbers += state.points[owner]
            row[place : place + self.cells] = state.planets[owner][:-1]
            place += self.cells
        for card in state.market:
            numbers.append(card + 1)
        row[self.numbers : self.numbers + len(numbers)] = small(numbers)

    def _write_cards(self, state: Evergreen, row: bytearray) -> None:
        """Write which cards lie in the fertility zone or are discarded."""
        place = self.cards
        for group in state.zone:
            for card in group:
                row[place + card] = IN_ZONE
        for card in state.face_down:
            row[place + card] += FACE_DOWN - IN_ZONE
        for card in state.discard:
            row[place + card] = DISCARDED
