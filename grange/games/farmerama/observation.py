"""What a seat of Farmerama observes, as bytes: every farm, the bank, the bonus tiles and the cards that lie open."""

from __future__ import annotations

from grange.core.observation import LARGEST, Layout, orders, small, whose
from grange.games.farmerama.box import ACTIONS, ALL_CARDS, ANIMALS, CROPS, FIELDS, GOODS, MOST_OPEN, NAMES, NUMBERED, SECTORS, Box
from grange.games.farmerama.state import Farmerama

CARDS = [bytes(cards >> action & 1 for action in range(len(ACTIONS))) for cards in range(ALL_CARDS + 1)]
KINDS = ", ".join(NUMBERED)


class Observation:
    """Writes what a seat knows of a table."""

    def __init__(self, state: Farmerama, layout: Layout) -> None:
        owners = [whose(offset) for offset in range(state.seats)]
        tiles = len(state.box.tiles)
        self.orders = orders(state.seats)
        self.wheel = [numbers_on_wheel(state.box, turned) for turned in range(len(state.box.ring))]
        self.numbers = layout.size
        for owner in owners:
            layout.add_kinds(f"{owner}.animals", len(ANIMALS), SECTORS, f"0 in the stable, else 1 + sector: {', '.join(ANIMALS)}")
            layout.add_kinds(f"{owner}.wheel", 1, SECTORS - 1, "how far the wheel is turned, in sectors")
            layout.add(f"{owner}.turns", 1, LARGEST, "how often the wheel was turned")
            layout.add(f"{owner}.laid", 1, len(ACTIONS), "number of action cards laid down")
            layout.add(f"{owner}.barn", len(GOODS), LARGEST, f"goods: {', '.join(GOODS)}")
            layout.add(f"{owner}.produced", len(ANIMALS), LARGEST, f"how often animals have produced: {', '.join(ANIMALS)}")
        layout.add("bank", len(GOODS), LARGEST, f"goods in the bank: {', '.join(GOODS)}")
        layout.add("round", 3, LARGEST, "the round, bonus tiles in the stack, and whether the seats have revealed their cards")
        layout.add_kinds("head", 1, 2, "who has the Head Sheep, in a game of three; 0 is the own seat")
        wheel = ", ".join(f"{action} alone, {action} shared" for action in NUMBERED)
        layout.add("numbers", 2 * len(NUMBERED), LARGEST, f"on the action wheel: {wheel}")
        layout.add("next", 2 * len(NUMBERED), LARGEST, "the same in the next round")
        self.open = layout.add_kinds("open", MOST_OPEN, tiles, "the kinds of open bonus tiles, from 1; 0 if there is none")
        self.farms = layout.size
        for owner in owners:
            layout.add_kinds(f"{owner}.fields", FIELDS, len(CROPS), f"empty, {', '.join(CROPS)}; for the fields {', '.join(NAMES)}")
            layout.add(f"{owner}.chosen", len(ACTIONS), 1, f"action cards, if they are visible: {', '.join(ACTIONS)}")
            layout.add(f"{owner}.done", len(ACTIONS), 1, "cards whose action is under way or over")
            layout.add(f"{owner}.garden", tiles, LARGEST, "bonus tiles by kind, in the order of the components")
        self.farm_size = (layout.size - self.farms) // state.seats
        self.alone = layout.size
        if state.solo:
            layout.add("cards", 3, LARGEST, "cards in the deck, in the extra deck, and special tiles")
            layout.add_kinds("drawn", 1, len(NUMBERED), f"the card of this round: none, {KINDS}")
            layout.add("known", len(NUMBERED), LARGEST, f"cards known to be in this deck or drawn from it: {KINDS}")
            layout.add("used", len(NUMBERED), LARGEST, f"cards drawn: {KINDS}")
            layout.add("under", len(NUMBERED), LARGEST, f"known cards under the deck: {KINDS}")

    def write(self, state: Farmerama, seat: int, row: bytearray) -> None:
        """Write what the seat may know of the table."""
        numbers: list[int] = []
        place = self.farms
        for owner in self.orders[seat]:
            sheep, pig, cow, horse = state.animals[owner]
            wheel, chosen = state.wheel[owner], state.chosen[owner]
            numbers += (sheep + 1, pig + 1, cow + 1, horse + 1, wheel % SECTORS, wheel, chosen.bit_count())
            numbers += state.barn[owner]
            numbers += state.cubes[owner]
            cards = CARDS[chosen if owner == seat or state.shown else 0]
            row[place : place + FIELDS + 2 * len(ACTIONS)] = state.fields[owner] + cards + CARDS[state.done[owner]]
            garden = place + FIELDS + 2 * len(ACTIONS)
            for tile in state.gardens[owner]:
                row[garden + tile] += 1
            place += self.farm_size
        numbers += state.bank
        numbers += (state.round, len(state.stack), state.shown, (state.head - seat) % 3 if state.seats == 3 else 0)
        numbers += self.wheel[state.turned % len(self.wheel)]
        for kind in state.open:
            numbers.append(kind + 1)
        row[self.numbers : self.numbers + len(numbers)] = small(numbers)
        if state.solo:
            self._write_alone(state, row)

    def _write_alone(self, state: Farmerama, row: bytearray) -> None:
        """Write the cards of a solo game."""
        numbers = [len(state.deck), len(state.extra), state.specials, state.drawn + 1, *state.known]
        for cards in (state.used, state.deck[: state.returned]):
            numbers += [cards.count(kind) for kind in range(len(NUMBERED))]
        row[self.alone : self.alone + len(numbers)] = small(numbers)


def numbers_on_wheel(box: Box, turned: int) -> list[int]:
    """List the numbers on the action wheel when it has been turned so far, and those in the next round."""
    places = [(first + turn) % len(box.ring) for turn in (turned, turned + 1) for first in box.begin]
    return [number for place in places for number in box.ring[place]]
