"""Point providers: cards that bring points at the end."""

from __future__ import annotations

from grange.games.agricola.box import FOOD, SHEEP, WOOD, Price
from grange.games.agricola.cards import FIELDS
from grange.games.agricola.cards.hand import Minor, Occupation, rounds_left
from grange.games.agricola.rules.housing import most_with_room_to_spare
from grange.games.agricola.state import Agricola


def reached(amount: int, steps: dict[int, int]) -> int:
    """Return what the highest step brings that an amount reaches."""
    return max([gain for step, gain in steps.items() if amount >= step], default=0)


# Occupations


class StableArchitect(Occupation):
    """At the end, 1 point for each stable outside pastures."""

    def bonus(self, state: Agricola, seat: int) -> int:
        return (state.stables[seat] & ~state.enclosed(seat)).bit_count()


class Braggart(Occupation):
    """At the end, points for five or more improvements."""

    def bonus(self, state: Agricola, seat: int) -> int:
        return reached(state.improvements(seat), {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9})


class OrganicFarmer(Occupation):
    """At the end, 1 point for each pasture that holds an animal and has room for three more, with the animals arranged best."""

    spare = 3

    def bonus(self, state: Agricola, seat: int) -> int:
        return most_with_room_to_spare(state, seat, self.spare)


class Tutor(Occupation):
    """At the end, 1 point for each occupation that its owner played after this one."""

    def bonus(self, state: Agricola, seat: int) -> int:
        own = state.cards[seat]
        later = own[own.index(self.number) + 1 :]
        return sum([state.is_occupation(card) for card in later])


class HouseSteward(Occupation):
    """When it is played, wood: more, the more rounds are left. At the end, 3 points for each seat with the most rooms."""

    points = 3

    def play(self, state: Agricola, seat: int) -> None:
        if wood := reached(rounds_left(state), {1: 1, 3: 2, 6: 3, 9: 4}):
            self.gives(state, seat, (WOOD, wood))

    def shared_bonus(self, state: Agricola, seat: int) -> int:
        rooms = [own.bit_count() for own in state.rooms]
        return self.points if rooms[seat] == max(rooms) else 0


# Minor improvements


class Manger(Minor):
    """At the end, points if the pastures cover six or more spaces."""

    def bonus(self, state: Agricola, seat: int) -> int:
        return reached(state.enclosed(seat).bit_count(), {6: 1, 7: 2, 8: 3, 10: 4})


class BigCountry(Minor):
    """For each complete round left, 1 point and 2 food."""

    keeps = "points"

    def play(self, state: Agricola, seat: int) -> None:
        state.notes[self.number] = rounds_left(state)
        if rounds_left(state):
            self.gives(state, seat, (FOOD, 2 * rounds_left(state)))

    def bonus(self, state: Agricola, seat: int) -> int:
        return state.notes[self.number]


class WoolBlankets(Minor):
    """At the end, 3 points in a wooden house, 2 in one of clay."""

    def bonus(self, state: Agricola, seat: int) -> int:
        return (3, 2, 0)[state.house[seat]]


class Mantlepiece(Minor):
    """For each complete round left, 1 point; but its owner may never renovate again."""

    forbids_renovation = True
    keeps = "points"

    def play(self, state: Agricola, seat: int) -> None:
        state.notes[self.number] = rounds_left(state)

    def bonus(self, state: Agricola, seat: int) -> int:
        return state.notes[self.number]


class Bottles(Minor):
    """It costs 1 clay and 1 food for each person of the family."""

    def cost(self, state: Agricola, seat: int) -> Price:
        return super().cost(state, seat).times(state.people[seat])


class Loom(Minor):
    """In the field phase, food for 1, 4 and 7 sheep. At the end, 1 point for every three sheep."""

    times = (FIELDS,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if food := reached(state.goods[seat][SHEEP], {1: 1, 4: 2, 7: 3}):
            self.gives(state, seat, (FOOD, food))

    def bonus(self, state: Agricola, seat: int) -> int:
        return state.goods[seat][SHEEP] // 3
