"""The rules of Petrichor, in the order of the rulebook: setting up, the round, the action phase, cleaning up, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor import scoring
from grange.games.petrichor.actions import perform
from grange.games.petrichor.box import (
    BACK,
    CLEAR,
    CLOUD,
    DISCARD,
    END,
    FERTILIZE,
    GIVE,
    HARVEST,
    LOWER,
    NOBODY,
    PASS,
    PLACE,
    PLAY,
    SOUTH_CARDS,
    SWAP,
    SWAP_TWICE,
    TOKENS,
    VOTE,
    VOTES,
    WEATHERS,
)
from grange.games.petrichor.draft import Deal
from grange.games.petrichor.field import lay_tiles
from grange.games.petrichor.harvest import HarvestTime
from grange.games.petrichor.south import FirstClouds, NeutralTurn
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.votes import cast_vote, lower_die
from grange.games.petrichor.weather import WeatherPhase

# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step[Petrichor]):
    """The field is laid, the cards are dealt, the dice are rolled, and every seat gets its first cloud."""

    def happen(self, state: Petrichor) -> None:
        state.hidden = state.origin.rules["fertilizer"] == "on"
        lay_tiles(state, state.chance)
        state.first = state.chance.below(state.seats)
        state.deck = [kind for kind in range(len(WEATHERS)) for _ in range(state.box.cards)]
        state.chance.shuffle(state.deck)
        if state.solo:
            state.south = list(range(SOUTH_CARDS))
            state.chance.shuffle(state.south)
        else:
            state.tell("event-begins", seat=state.first)
        if state.hidden:
            state.then(Fertilize(state.first, state.box.fertilizers), TurnTilesUp())
        state.then(Deal(opening=True), RollDice(everything=True), FirstCloud(), Round())


@dataclass(frozen=True, slots=True)
class Fertilize(Question[Petrichor]):
    """Exclusive: the seats lay fertilizers on tiles that lie face down, in turn, never side by side, while one fits."""

    seat: int
    left: int

    prompt = "ask-fertilize"
    chapter = "exclusives"

    def options(self, state: Petrichor) -> list[int]:
        taken = state.fertilized
        free = [p for p in state.field if not taken[p] and not any(taken[other] for other in state.beside[p])]
        return [FERTILIZE + place for place in free] or [END]

    def choose(self, state: Petrichor, option: int) -> None:
        if option == END:
            return
        state.fertilized[option - FERTILIZE] = True
        state.tell("event-fertilizes", seat=self.seat, place=option - FERTILIZE)
        if self.left > 1:
            state.then(Fertilize((self.seat + 1) % state.seats, self.left - 1))


@dataclass(frozen=True, slots=True)
class TurnTilesUp(Step[Petrichor]):
    """The tiles are turned face up."""

    def happen(self, state: Petrichor) -> None:
        state.hidden = False
        state.revealed()


@dataclass(frozen=True, slots=True)
class RollDice(Step[Petrichor]):
    """The harvest dice are rolled: all of them, or those that do not show harvest."""

    everything: bool

    def happen(self, state: Petrichor) -> None:
        faces = state.box.faces
        state.dice = [state.chance.pick(faces) if self.everything or face != HARVEST else face for face in state.dice]
        state.revealed()
        state.tell("event-dice", dice=state.dice[:])


@dataclass(frozen=True, slots=True)
class FirstCloud(Step[Petrichor]):
    """Every seat places a cloud with one drop, beginning with the last and going back to the first."""

    def happen(self, state: Petrichor) -> None:
        if state.solo:
            state.then(FirstClouds())
        else:
            state.then(*[PlaceFirstCloud(seat) for seat in reversed(state.turn_order())])


@dataclass(frozen=True, slots=True)
class PlaceFirstCloud(Question[Petrichor]):
    """The seat places its first cloud, with one drop, over a tile without a cloud."""

    seat: int

    prompt = "ask-first-cloud"
    chapter = "setup"

    def options(self, state: Petrichor) -> list[int]:
        return [PLACE + place for place in state.field if state.sky[place] == CLEAR]

    def choose(self, state: Petrichor, option: int) -> None:
        place = option - PLACE
        state.sky[place] = CLOUD
        state.clouds[self.seat][place] += 1
        state.supply[self.seat] -= 1
        state.tell("event-cloud", seat=self.seat, place=place)


# The round


@dataclass(frozen=True, slots=True)
class Round(Step[Petrichor]):
    """A round has four phases: actions, weather, harvest, cleaning up."""

    def happen(self, state: Petrichor) -> None:
        state.round += 1
        state.passed = NOBODY
        state.tell("event-round", round=state.round)
        state.then(*PHASES)


# 1. The action phase


@dataclass(frozen=True, slots=True)
class ActionPhase(Step[Petrichor]):
    """From the first player clockwise, until one has passed and everybody else has had one more turn."""

    def happen(self, state: Petrichor) -> None:
        if state.solo:
            state.then(NeutralTurn())
        state.then(TakeTurn(state.first, second=True))


@dataclass(frozen=True, slots=True)
class NextTurn(Step[Petrichor]):
    """The turn goes on clockwise; it never comes back to who passed first. Alone, the south wind moves in between."""

    after: int

    def happen(self, state: Petrichor) -> None:
        seat = (self.after + 1) % state.seats
        if seat == state.passed:
            return
        if state.solo:
            state.then(NeutralTurn())
        state.then(TakeTurn(seat, second=state.passed == NOBODY))


@dataclass(frozen=True, slots=True)
class TakeTurn(Question[Petrichor]):
    """The seat plays one card, or any two in place of it, for an action and its vote, or passes.

    After that it may do a second action for two cards of its kind, if nobody has passed.
    """

    seat: int
    second: bool  # whether a second action may follow

    prompt = "ask-turn"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        hand = state.hands[self.seat]
        cards = sum(hand)
        found = [PLAY + kind for kind in range(4) if hand[kind]]
        found += [SWAP + kind for kind in range(4) if cards - hand[kind] >= 2]
        return [*found, PASS]

    def choose(self, state: Petrichor, option: int) -> None:
        if option == PASS:
            pass_turn(state, self.seat)
        elif option < SWAP:
            spend(state, self.seat, option - PLAY, 1)
            do_and_vote(state, self.seat, option - PLAY)
        else:
            state.then(GiveCards(self.seat, 2, 0, option - SWAP))
            do_and_vote(state, self.seat, option - SWAP)
        if option != PASS and self.second:
            state.then(SecondAction(self.seat))
        state.then(NextTurn(self.seat))


@dataclass(frozen=True, slots=True)
class SecondAction(Question[Petrichor]):
    """The seat may do a second action: for two cards of its kind, each of which any two others can replace."""

    seat: int

    prompt = "ask-second"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        hand = state.hands[self.seat]
        cards = sum(hand)
        found = [PLAY + kind for kind in range(4) if hand[kind] >= 2]
        found += [SWAP + kind for kind in range(4) if hand[kind] and cards - hand[kind] >= 2]
        found += [SWAP_TWICE + kind for kind in range(4) if cards - hand[kind] >= 4]
        return [*found, END]

    def choose(self, state: Petrichor, option: int) -> None:
        if option == END:
            return
        kind = option % 4
        if option < SWAP:
            spend(state, self.seat, kind, 2)
        elif option < SWAP_TWICE:
            spend(state, self.seat, kind, 1)
            state.then(GiveCards(self.seat, 2, 0, kind))
        else:
            state.then(GiveCards(self.seat, 4, 0, kind))
        do_and_vote(state, self.seat, kind)


@dataclass(frozen=True, slots=True)
class GiveCards(Question[Petrichor]):
    """The seat gives cards of other kinds in place of one; their order does not matter, so it goes through the kinds in turn."""

    seat: int
    number: int
    least: int  # the kinds before this one are done with
    kind: int  # of the card that is replaced

    prompt = "ask-give"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        found, left = [], 0  # of a kind, and of those after it
        for kind in range(3, self.least - 1, -1):
            cards = state.hands[self.seat][kind]
            if cards and kind != self.kind:
                left += cards
                if left >= self.number:
                    found.append(GIVE + kind)
        return found[::-1]

    def choose(self, state: Petrichor, option: int) -> None:
        spend(state, self.seat, option - GIVE, 1)
        if self.number > 1:
            state.then(GiveCards(self.seat, self.number - 1, option - GIVE, self.kind))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"cards": self.number, "weather": WEATHERS[self.kind]}


def spend(state: Petrichor, seat: int, kind: int, number: int) -> None:
    """Discard cards of a kind from a hand."""
    state.hands[seat][kind] -= number
    state.discard += [kind] * number


def do_and_vote(state: Petrichor, seat: int, kind: int) -> None:
    """Do a weather's action, then vote."""
    state.then(Perform(seat, kind), Vote(seat, kind))


@dataclass(frozen=True, slots=True)
class Perform(Step[Petrichor]):
    """The action that was paid for happens, as far as it is possible."""

    seat: int
    kind: int

    def happen(self, state: Petrichor) -> None:
        state.tell("event-acts", seat=self.seat, weather=self.kind)
        perform(state, self.seat, self.kind)


@dataclass(frozen=True, slots=True)
class Vote(Question[Petrichor]):
    """The seat must vote: for the weather of its action, for the next one clockwise, or for the harvest by lowering a die."""

    seat: int
    kind: int

    prompt = "ask-vote"
    chapter = "vote"

    def options(self, state: Petrichor) -> list[int]:
        faces = sorted({face for face in state.dice if face != HARVEST})
        return [VOTE + self.kind, VOTE + (self.kind + 1) % 4, *[LOWER + face for face in faces]]

    def choose(self, state: Petrichor, option: int) -> None:
        if option >= LOWER:
            lower_die(state, self.seat, option - LOWER)
        elif state.votes_left(self.seat):
            cast_vote(state, self.seat, option - VOTE)
        else:
            state.then(TakeVoteBack(self.seat, option - VOTE))


@dataclass(frozen=True, slots=True)
class TakeVoteBack(Question[Petrichor]):
    """A seat without votes in its supply moves one that it has on the board."""

    seat: int
    weather: int

    prompt = "ask-vote-back"
    chapter = "vote"

    def options(self, state: Petrichor) -> list[int]:
        elsewhere = [BACK + weather for weather in range(4) if weather != self.weather and state.votes[weather][self.seat]]
        return elsewhere or [BACK + self.weather]

    def choose(self, state: Petrichor, option: int) -> None:
        state.votes[option - BACK][self.seat] -= 1
        cast_vote(state, self.seat, self.weather)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"weather": WEATHERS[self.weather]}


def pass_turn(state: Petrichor, seat: int) -> None:
    """Pass. With three or four seats, the first to do so discards its hand and gets the first-player marker, which must move."""
    state.tell("event-passes", seat=seat)
    if state.passed != NOBODY:
        return
    state.passed = seat
    if state.seats == 2:
        return
    for kind, cards in enumerate(state.hands[seat]):
        spend(state, seat, kind, cards)
    if not state.solo:
        state.first = seat if state.first != seat else (seat - 1) % state.seats
        state.tell("event-marker", seat=state.first)


@dataclass(frozen=True, slots=True)
class HandLimit(Step[Petrichor]):
    """Whoever has more than four cards discards the rest, all at the same time; after the last round no card matters."""

    def happen(self, state: Petrichor) -> None:
        if state.last_round:
            return
        full = [seat for seat in range(state.seats) if sum(state.hands[seat]) > state.box.most_cards]
        if full:
            state.together([DiscardCard(seat) for seat in full])


@dataclass(frozen=True, slots=True)
class DiscardCard(Question[Petrichor]):
    """The seat discards a card, until it has no more than it may keep."""

    seat: int

    prompt = "ask-discard"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        return [DISCARD + kind for kind in range(4) if state.hands[self.seat][kind]]

    def choose(self, state: Petrichor, option: int) -> None:
        spend(state, self.seat, option - DISCARD, 1)
        if sum(state.hands[self.seat]) > state.box.most_cards:
            state.then(DiscardCard(self.seat))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"cards": sum(state.hands[self.seat]) - state.box.most_cards}


# 4. Cleaning up


@dataclass(frozen=True, slots=True)
class CleanUp(Step[Petrichor]):
    """After the last round the game ends; otherwise dice are rolled and cards are dealt for the next."""

    def happen(self, state: Petrichor) -> None:
        if state.last_round:
            state.then(EndOfGame())
        else:
            harvested = all(face == HARVEST for face in state.dice)
            state.then(RollDice(everything=harvested), Deal(opening=False), Round())


PHASES = (ActionPhase(), HandLimit(), WeatherPhase(), HarvestTime(), CleanUp())


@dataclass(frozen=True, slots=True)
class EndOfGame(Step[Petrichor]):
    """The votes won give their points, and most wheat tokens give more, to everybody who ties."""

    def happen(self, state: Petrichor) -> None:
        most = max(state.wheat)
        for owner in range(state.owners):
            points = scoring.track_points(state.box, state.wins[owner])
            state.points[owner][VOTES] += points
            state.tell("event-track", owner=owner, points=points)
            if most and state.wheat[owner] == most:
                state.points[owner][TOKENS] += state.box.wheat_points
                state.tell("event-most-wheat", owner=owner, points=state.box.wheat_points)
