"""The events of the Legendary deck. They happen at once; some return to the deck, some stay in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola.box import BOAR, BUILDING, FOOD, GRAIN, LLAMA, PLOW, ROUNDS, SHEEP, STONE, VEGETABLE, WOOD
from grange.games.agricola.cards import AT_HOME, FEEDING
from grange.games.agricola.cards.drawn import Drawn
from grange.games.agricola.options import DO, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.rules.actions import do
from grange.games.agricola.rules.animals import receive
from grange.games.agricola.rules.costs import settle
from grange.games.agricola.rules.family import can_grow_anyway, growth_price
from grange.games.agricola.rules.fields import can_plow, card_fields
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.decks import BACK, OWNER, SHELF, ShuffleBack, part, remove_card

MOST_CROPS = 99  # on a field, however often they double

# Land and crops


class LadyOfTheSeaOne(Drawn):
    """The drawer may plow up to three fields at once."""

    fields = 3

    def play(self, state: Agricola, seat: int) -> None:
        state.then(PlowSome(seat, self.fields))


@dataclass(frozen=True, slots=True)
class PlowSome(Question):
    """The seat may plow more fields."""

    seat: int
    left: int

    prompt = "ask-plow-some"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [DO.option(PLOW), ENOUGH_OPTION] if can_plow(state, self.seat) else [ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, _ = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        do(state, self.seat, PLOW)
        if self.left > 1:
            state.then(PlowSome(self.seat, self.left - 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"count": self.left}


class AllYourWood(Drawn):
    """The drawer loses all wood in its supply; all crops on its fields double."""

    goes = BACK

    def play(self, state: Agricola, seat: int) -> None:
        state.goods[seat][WOOD] = 0
        for crops in (state.grain[seat], state.vegetables[seat]):
            crops[:] = bytes([min(2 * number, MOST_CROPS) for number in [*crops]])
        for card in card_fields(state, seat):
            state.notes[card] = min(2 * state.notes[card], MOST_CROPS)
        state.emit("event-wood-for-crops", seat=seat)


class NoblesseOblige(Drawn):
    """The drawer's grain doubles; without grain its vegetables do; without both it gets one of each."""

    touches = (GRAIN, VEGETABLE)

    def play(self, state: Agricola, seat: int) -> None:
        own = state.goods[seat]
        if crop := next((crop for crop in (GRAIN, VEGETABLE) if own[crop]), None):
            self.gives(state, seat, (crop, own[crop]))
        else:
            self.gives(state, seat, (GRAIN, 1), (VEGETABLE, 1))


# Animals


class Hermit(Drawn):
    """The drawer exchanges all its sheep for as much wood."""

    touches = (SHEEP,)

    def play(self, state: Agricola, seat: int) -> None:
        sheep, state.goods[seat][SHEEP] = state.goods[seat][SHEEP], 0
        if sheep:
            self.gives(state, seat, (WOOD, sheep))


class BoarKing(Drawn):
    """The drawer's wild boar double. Without any, all vegetables on its fields are lost; without both, it plows a field."""

    goes = BACK
    touches = (BOAR,)

    def play(self, state: Agricola, seat: int) -> None:
        planted = [card for card in card_fields(state, seat) if state.notes[card]]
        if boar := state.goods[seat][BOAR]:
            receive(state, seat, ((BOAR, boar),), self.number)
        elif any(state.vegetables[seat]) or planted:
            state.vegetables[seat] = bytearray(len(state.vegetables[seat]))
            for card in planted:
                state.notes[card] = 0
            state.emit("event-boar-eat", seat=seat)
        elif can_plow(state, seat):
            do(state, seat, PLOW)


class PeruvianInquisition(Drawn):
    """All sheep of the drawer become llamas. From now on llamas score for everybody, and a seat without any loses a point."""

    goes = SHELF
    brings_llamas = True
    touches = (SHEEP,)

    def play(self, state: Agricola, seat: int) -> None:
        own = state.goods[seat]
        if sheep := own[SHEEP]:
            own[SHEEP] = 0
            self.gives(state, seat, (LLAMA, sheep))


# Goods


class MenInTights(Drawn):
    """Of each building material, the seats with most give 1 to those with fewest; the drawer gets what cannot be shared evenly."""

    goes = BACK

    def play(self, state: Agricola, seat: int) -> None:
        for good in BUILDING:
            had = [own[good] for own in state.goods]
            rich = [other for other, number in enumerate(had) if number == max(had) > min(had)]
            poor = [other for other, number in enumerate(had) if number == min(had)] if rich else []
            for giver in rich:
                state.goods[giver][good] -= 1
                state.emit("event-robbed", seat=giver, goods=((good, 1),))
            if poor:
                share, over = divmod(len(rich), len(poor))
                for taker in range(state.seats):
                    if number := share * (taker in poor) + over * (taker == seat):
                        self.gives(state, taker, (good, number))


class FrenchCastle(Drawn):
    """3 food and 3 stone. The drawer misses its next turn, and places that person later."""

    def play(self, state: Agricola, seat: int) -> None:
        state.skips[seat] += 1
        self.gives(state, seat, (FOOD, 3), (STONE, 3))


# People


class FeralChild(Drawn):
    """The family grows by a child that can work at once, and leaves after the next feeding.

    Its note is 1 while the child is there.
    """

    goes = OWNER
    keeps = "newborn"
    times = (FEEDING,)

    def play(self, state: Agricola, seat: int) -> None:
        if can_grow_anyway(state, seat):
            settle(state, seat, growth_price(state, seat))
            state.people[seat] += 1
            state.notes[self.number] = 1
            state.emit("event-feral-child", seat=seat)
        else:
            remove_card(state, seat, self.number)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if part(state, seat):
            state.notes[self.number] = 0
            remove_card(state, seat, self.number)


class LadyOfTheSeaTwo(Drawn):
    """The drawer takes the starting player token. Nobody else can take it until the card is drawn again."""

    goes = BACK

    def play(self, state: Agricola, seat: int) -> None:
        state.kept = True
        if state.token != seat:
            state.token = seat
            state.emit("event-token", seat=seat)


class MidsummerNightsDream(Drawn):
    """When people next return home, every seat lends a person to its left neighbour, who places it in the next round.

    Its note is that round; after it the card returns to the deck.
    """

    goes = SHELF
    times = (AT_HOME,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if seat != state.leader:  # once for all seats
            return
        if state.notes[self.number] or state.seats == 1 or state.round == ROUNDS:
            state.notes[self.number] = 0
            state.shelf.remove(self.number)
            state.cards_changed()
            state.then(ShuffleBack(self.number))
            return
        state.notes[self.number] = state.round + 1
        for owner in range(state.seats):
            state.lent[owner] += 1
            state.placed[owner] += 1
        state.emit("event-dream")
