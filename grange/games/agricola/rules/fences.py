"""Fences: the seat encloses pastures, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.options import Verb
from grange.core.state import Bits
from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.box import FENCES, WOOD
from grange.games.agricola.cards import FENCING, team_cards_at, team_concerns
from grange.games.agricola.options import ADD, ADD_FOR, CELL, ENCLOSE, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.rules.animals import find_room
from grange.games.agricola.rules.costs import pay
from grange.games.agricola.rules.housing import more_in_pastures, touching
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import FENCING_RULES, OPEN_PASTURES, SCATTERED_PASTURES, TOUCHING

# Price of fences: some fences of an action may be free, and cards may accept other goods instead of wood


def free_fences(state: Agricola, seat: int) -> int:
    """Count the free fences of an action."""
    return sum([card.free_fences for card in team_cards_at(state, seat, FENCING)]) if state.has_cards else 0


def fence_goods(state: Agricola, seat: int) -> list[int]:
    """List the goods that can pay for the seat's fences."""
    return [WOOD, *(good for card in team_cards_at(state, seat, FENCING) for good in card.fence_goods)]


def worth_of_fences(state: Agricola, seat: int, owner: int, pasture: int) -> int:
    """Count the fences that an owner's pasture still needs; a card may count a straight line of fences as one."""
    new = new_fences(state, owner, pasture)
    return farm.runs(new) if has_long_fences(state, seat) else new.bit_count()


def has_long_fences(state: Agricola, seat: int) -> bool:
    """Return whether a card makes a straight line of fences cost the seat as much as one fence."""
    return state.has_decks and any(card.long_fences for card in team_cards_at(state, seat, FENCING))


def to_pay(state: Agricola, seat: int, built: int, more: int) -> int:
    """Count how many of `more` fences must be paid, if `built` fences of this action are built already."""
    free, season = free_fences(state, seat), SEASON[state.season]
    return season.fences_to_pay(state, built + more - free) - season.fences_to_pay(state, built - free)


def fences_within_reach(state: Agricola, seat: int, built: int = 0) -> int:
    """Count the fences that the seat has left and can pay for."""
    own = state.goods[seat]
    season = SEASON[state.season]
    if not season.changes_fences and (not state.has_cards or not team_concerns(state, seat, FENCING)):
        return min(state.fences_left(seat), own[WOOD] // state.box.fence_wood)
    payable = sum([own[good] for good in fence_goods(state, seat)]) // state.box.fence_wood
    free = free_fences(state, seat)
    paid = season.fences_to_pay(state, built - free) + payable
    return min(state.fences_left(seat), max(0, free + season.fences_for(state, paid) - built))


def can_build_fences(state: Agricola, seat: int) -> bool:
    """Return whether the seat could enclose a pasture, on its own farm or on its partner's."""
    return can_fence_own(state, seat) or (bool(state.team) and can_fence_for_partner(state, seat))


def can_fence_own(state: Agricola, seat: int) -> bool:
    """Return whether the seat could enclose a pasture on its own farm."""
    if state.goods[seat][WOOD] < state.box.fence_wood and not (state.has_cards and team_concerns(state, seat, FENCING)):
        return False
    if has_long_fences(state, seat):
        return len(pastures_within_reach(state, seat)) > 0
    most = fences_within_reach(state, seat)
    if state.house_rules & FENCING_RULES:
        return len(pastures_with(state, seat, most)) > 0
    return most > 0 and farm.can_enclose(state.fences[seat], state.tiled(seat), most)


def pastures_within_reach(state: Agricola, seat: int, built: int = 0) -> tuple[farm.Region, ...]:
    """List the pastures that the seat could enclose and pay for now."""
    most = fences_within_reach(state, seat, built)
    if has_long_fences(state, seat):
        regions = pastures_with(state, seat, state.fences_left(seat))
        return tuple([region for region in regions if worth_of_fences(state, seat, seat, region[0]) <= most])
    return pastures_with(state, seat, most)


def pastures_with(state: Agricola, seat: int, most: int) -> tuple[farm.Region, ...]:
    """List the pastures that the seat could enclose with at most a number of fences."""
    if state.house_rules & FENCING_RULES:
        may_gape = state.house_rules & OPEN_PASTURES > 0
        gaps, near = state.gaps[seat], shore(state, seat)
        return farm.pastures_by_house_rules(state.fences[seat], gaps, state.tiled(seat), most, near, may_gape)
    return farm.new_pastures(state.fences[seat], state.tiled(seat), most)


def shore(state: Agricola, seat: int) -> int:
    """Find the spaces of which a pasture on open land must include at least one, by the house rules of this game."""
    enclosed = state.enclosed(seat)
    if enclosed and not state.house_rules & SCATTERED_PASTURES:
        return farm.beside(enclosed)
    return touching(state, seat) | state.stables[seat] if state.house_rules & TOUCHING else farm.ALL


def new_fences(state: Agricola, seat: int, pasture: int) -> Bits:
    """Find the fences that a pasture still needs; an open pasture leaves a gap."""
    fences, gaps = state.fences[seat], state.gaps[seat]
    gap = farm.gap_of(fences, gaps, pasture) if state.house_rules & OPEN_PASTURES else 0
    return farm.border(pasture) & ~(fences & ~gaps) & ~gap


@dataclass(frozen=True, slots=True)
class BuildFences(Question):
    """The seat chooses the spaces of a pasture one by one and encloses it; then it may enclose more, even on its partner's farm.

    A space is offered only if the seat can pay for some pasture that includes it and the chosen ones.
    """

    seat: int
    chosen: int
    begun: bool
    built: int = 0  # fences so far in this action
    helping: bool = False  # whether the chosen spaces are on the partner's farm
    helped: int = 0  # fences so far on the partner's farm

    prompt = "ask-pasture"
    chapter = "fences"

    def options(self, state: Agricola) -> list[int]:
        found = [] if self.helping else self.spaces(pastures_within_reach(state, self.seat, self.built), ADD)
        if state.team and (self.helping or not self.chosen):
            found += self.spaces(pastures_for_partner(state, self.seat, self.built, self.helped), ADD_FOR)
        return [*found, ENOUGH_OPTION] if self.begun and not self.chosen else found

    def spaces(self, regions: tuple[farm.Region, ...], verb: Verb) -> list[int]:
        """List the spaces that can be added, and whether the chosen ones can be enclosed."""
        chosen, ready, within = self.chosen, False, 0
        for some, _ in regions:
            if some & chosen == chosen:
                within |= some
                ready = ready or some == chosen
        if chosen:
            within &= farm.beside(chosen) & ~chosen
        found = verb.options(farm.spaces_of(within))
        return [*found, ENCLOSE.option()] if ready else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ENCLOSE:
            self.enclose(state)
        elif verb is not ENOUGH:
            chosen = self.chosen | 1 << place
            state.then(BuildFences(self.seat, chosen, self.begun, self.built, helping=verb is ADD_FOR, helped=self.helped))
        else:
            find_room(state, self.seat)  # a divided pasture may hold fewer
            if self.helped:
                find_room(state, state.partner(self.seat))

    def enclose(self, state: Agricola) -> None:
        """Pay for the fences around the chosen spaces and build them. Then the seat may enclose another pasture."""
        seat, owner = self.seat, self.owner(state)
        new = worth_of_fences(state, seat, owner, self.chosen)
        helped = self.helped + new_fences(state, owner, self.chosen).bit_count() if self.helping else self.helped
        pay(state, seat, FENCES, to_pay(state, seat, self.built, new), helping=wood_for_helping(state, self.helped, helped))
        enclose(state, owner, self.chosen, seat)
        state.then(BuildFences(seat, 0, begun=True, built=self.built + new, helped=helped))

    def owner(self, state: Agricola) -> int:
        """Return the seat on whose farm the chosen spaces are."""
        return state.partner(self.seat) if self.helping else self.seat

    def plan(self, state: Agricola, more: int = 0, *, helping: bool = False) -> dict[str, int]:
        """Return what the chosen spaces and some more would cost as a pasture, and how many animals they would hold."""
        owner = state.partner(self.seat) if helping else self.owner(state)
        pasture = self.chosen | more
        new = worth_of_fences(state, self.seat, owner, pasture)
        wood = to_pay(state, self.seat, self.built, new) * state.box.fence_wood
        if owner != self.seat:
            wood += wood_for_helping(state, self.helped, self.helped + new_fences(state, owner, pasture).bit_count())
        stables = (pasture & state.stables[owner]).bit_count()
        return {"wood": wood, "room": (state.box.grazing * pasture.bit_count() << stables) + more_in_pastures(state, owner)}

    def about(self, state: Agricola) -> dict[str, Any]:
        team = "yes" if state.team else "no"
        return {"spaces": self.chosen.bit_count(), "have": state.goods[self.seat][WOOD], "team": team, **self.plan(state)}


def enclose(state: Agricola, seat: int, pasture: int, builder: int) -> None:
    """Build the fences that a seat's pasture still needs; the builder may be its partner."""
    new = new_fences(state, seat, pasture)
    state.gaps[seat] = state.gaps[seat] & ~new | farm.border(pasture) & ~(state.fences[seat] | new)
    state.fences[seat] |= farm.border(pasture)
    key = "event-fences" if builder == seat else "event-fences-for"
    state.emit(key, seat=builder, spaces=pasture.bit_count(), fences=new.bit_count())


def fencing_of(state: Agricola, seat: int) -> BuildFences:
    """Return the pasture that a seat is choosing; without spaces if it is choosing none."""
    decision = state.decision_of(seat)
    question = decision and decision.question
    return question if isinstance(question, BuildFences) else BuildFences(seat, 0, begun=False)


def fencing_on(state: Agricola, owner: int) -> BuildFences:
    """Return the pasture that is being chosen on a farm, by its owner or by the owner's partner."""
    if state.team:
        by_partner = fencing_of(state, state.partner(owner))
        if by_partner.helping:
            return by_partner
    own = fencing_of(state, owner)
    return BuildFences(owner, 0, begun=False) if own.helping else own


# On the partner's farm: with the partner's fences, at a higher price


def wood_for_helping(state: Agricola, before: int, after: int) -> int:
    """Count the additional wood for fences on the partner's farm: one for every few of them."""
    group = state.box.fences_for_wood
    return after // group - before // group


def can_pay_helping(state: Agricola, seat: int, fences: int, worth: int, built: int = 0, helped: int = 0) -> bool:
    """Return whether the seat could pay for fences on its partner's farm, of which a card may count fewer."""
    own = state.goods[seat]
    payable = sum([own[good] for good in fence_goods(state, seat)]) if state.has_cards else own[WOOD]
    more = wood_for_helping(state, helped, helped + fences)
    return more <= own[WOOD] and to_pay(state, seat, built, worth) * state.box.fence_wood + more <= payable


def fences_for_partner(state: Agricola, seat: int, built: int = 0, helped: int = 0) -> int:
    """Count the partner's fences that the seat could build and pay for."""
    for number in range(state.fences_left(state.partner(seat)), 0, -1):
        if can_pay_helping(state, seat, number, number, built, helped):
            return number
    return 0


def pastures_for_partner(state: Agricola, seat: int, built: int = 0, helped: int = 0) -> tuple[farm.Region, ...]:
    """List the pastures on its partner's farm that the seat could enclose and pay for now."""
    partner = state.partner(seat)
    if has_long_fences(state, seat):
        found = []
        for region in pastures_with(state, partner, state.fences_left(partner)):
            new = new_fences(state, partner, region[0])
            if can_pay_helping(state, seat, new.bit_count(), farm.runs(new), built, helped):
                found.append(region)
        return tuple(found)
    most = fences_for_partner(state, seat, built, helped)
    return pastures_with(state, partner, most) if most else ()


def can_fence_for_partner(state: Agricola, seat: int) -> bool:
    """Return whether the seat could enclose a pasture on its partner's farm."""
    if has_long_fences(state, seat):
        return len(pastures_for_partner(state, seat)) > 0
    partner = state.partner(seat)
    most = fences_for_partner(state, seat)
    if state.house_rules & FENCING_RULES:
        return most > 0 and len(pastures_with(state, partner, most)) > 0
    return most > 0 and farm.can_enclose(state.fences[partner], state.tiled(partner), most)


# A single space that a card fences for free


def spaces_to_fence(state: Agricola, seat: int) -> list[int]:
    """List the spaces outside pastures that the seat could fence one by one with the fences it has left."""
    regions, enclosed = pastures_with(state, seat, min(4, state.fences_left(seat))), state.enclosed(seat)
    return [place for some, _ in regions if some.bit_count() == 1 and not some & enclosed for place in farm.spaces_of(some)]


def can_fence_one(state: Agricola, seat: int) -> bool:
    """Return whether the seat could fence a single space."""
    return len(spaces_to_fence(state, seat)) > 0


@dataclass(frozen=True, slots=True)
class FenceOneSpace(Question):
    """The seat must fence one space, for free."""

    seat: int

    prompt = "ask-fence-one"
    chapter = "fences"

    def options(self, state: Agricola) -> list[int]:
        return CELL.options(spaces_to_fence(state, self.seat))

    def choose(self, state: Agricola, option: int) -> None:
        _, place = OPTIONS.read(option)
        enclose(state, self.seat, 1 << place, self.seat)
        find_room(state, self.seat)
