"""Animals live on the farm, are cooked, or run away. The rules work out where they stand; a seat only chooses which to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.box import BOAR, CATTLE, FAIRY, FOOD, HERD, LLAMA, NO_CARD, NO_SPACE, SHEEP, Goods
from grange.games.agricola.options import CONVERT, OPTIONS, RELEASE
from grange.games.agricola.rules.costs import convert, food_values
from grange.games.agricola.rules.housing import fairies_without_room, homeless
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import ANIMALS_FIRST, LEAVE_ANIMALS


def receive(state: Agricola, seat: int, goods: Goods, card: int = NO_CARD, space: int = NO_SPACE) -> None:
    """Give goods to a seat, possibly from a card or a space; animals must find room at once."""
    state.gain(seat, goods, card)
    for good, _ in goods:
        if good >= SHEEP:
            find_room(state, seat, goods, space)
            return


def find_room(state: Agricola, seat: int, fresh: Goods = (), space: int = NO_SPACE) -> None:
    """Let animals go one after another while the farm has too little room; `fresh` are those that have just come."""
    if state.has_decks:
        part_with_fairies(state, seat)
    if not homeless(state, seat):
        return
    came = dict(fresh) if state.house_rules & ANIMALS_FIRST else {}
    kinds = sum([1 << good for good, number in fresh if number and good in HERD])
    if not state.house_rules & LEAVE_ANIMALS or space not in state.box.fills:
        space, kinds = NO_SPACE, 0
    sheep, boar, cattle, llama = [came.get(kind, 0) for kind in HERD]
    state.then(LetAnimalGo(seat, False, sheep, boar, cattle, llama, space, kinds))


@dataclass(frozen=True, slots=True)
class LetAnimalGo(Question):
    """The seat must choose an animal to cook; if it cannot cook, the animal runs away. During breeding nothing is cooked.

    By house rules, animals that have just come cannot be cooked, or stay on their space instead of running away.
    """

    seat: int
    newborn: bool
    sheep: int = 0  # animals that have just come and cannot be cooked
    boar: int = 0
    cattle: int = 0
    llama: int = 0
    space: int = NO_SPACE  # the space on which animals stay instead of running away
    kinds: Bits = 0  # the animals that came from there

    prompt = "ask-let-go"
    chapter = "animals"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        cooking = {} if self.newborn else food_values(state, self.seat)
        fresh = self.fresh
        if any(fresh.values()):
            found = CONVERT.options([animal for animal in HERD if animal in cooking and own[animal] > fresh[animal]])
            return found + RELEASE.options([animal for animal in HERD if own[animal] and (fresh[animal] or animal not in cooking)])
        return [(CONVERT if animal in cooking else RELEASE).first + animal for animal in HERD if own[animal]]

    @property
    def fresh(self) -> dict[int, int]:
        """The animals that have just come and cannot be cooked."""
        return {SHEEP: self.sheep, BOAR: self.boar, CATTLE: self.cattle, LLAMA: self.llama}

    def choose(self, state: Agricola, option: int) -> None:
        verb, animal = OPTIONS.read(option)
        fresh = self.fresh
        if verb is RELEASE:
            self.let_go(state, animal)
            fresh[animal] = max(0, fresh[animal] - 1)
        else:
            convert(state, self.seat, animal)
        if homeless(state, self.seat):
            sheep, boar, cattle, llama = [fresh[kind] for kind in HERD]
            state.then(LetAnimalGo(self.seat, self.newborn, sheep, boar, cattle, llama, self.space, self.kinds))

    def let_go(self, state: Agricola, animal: int) -> None:
        """Let an animal run away, or stay on the space from which animals of its kind came."""
        state.goods[self.seat][animal] -= 1
        stays = self.kinds >> animal & 1 > 0
        if stays:
            state.put_on_space(self.space, animal, 1)
        state.emit("event-leaves-animal" if stays else "event-releases", seat=self.seat, good=animal)

    def about(self, state: Agricola) -> dict[str, Any]:
        time = "breeding" if self.newborn else "arrival" if any(self.fresh.values()) else "work"
        return {"animals": homeless(state, self.seat), "time": time}


def part_with_fairies(state: Agricola, seat: int) -> None:
    """Let fairies without an unused space go: they are cooked if possible; otherwise they fly off."""
    if number := fairies_without_room(state, seat):
        state.goods[seat][FAIRY] -= number
        if food := number * food_values(state, seat).get(FAIRY, 0):
            state.gain(seat, ((FOOD, food),))
        state.emit("event-fairies-go", seat=seat, count=number)


# Animals that wait on a round space


def animals_due(state: Agricola, seat: int) -> list[list[int]]:
    """List the animals that wait for a seat on the current round space."""
    return [entry for entry in state.coming if entry[0] == state.round and entry[1] == seat]


@dataclass(frozen=True, slots=True)
class Arrive(Step):
    """The animals that wait for a seat on the current round space come to its farm."""

    seat: int

    def happen(self, state: Agricola) -> None:
        due = animals_due(state, self.seat)
        if due:
            state.coming = [entry for entry in state.coming if entry not in due]
            receive(state, self.seat, tuple([(good, amount) for _, _, good, amount, _ in due]))
