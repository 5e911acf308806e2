"""What each option of Petrichor is worth to a player who guesses this round's weather and harvest, and looks no further."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from grange.core.game import Judge
from grange.core.step import Question
from grange.games.petrichor.actions import (
    BlowCloud,
    FrostAction,
    RainAction,
    SunAction,
    TakeFromTile,
    WindAction,
    destinations,
)
from grange.games.petrichor.box import NOBODY, SUN, WEATHERS, WIND
from grange.games.petrichor.draft import KeepCard
from grange.games.petrichor.effects import best_action, blow_along, drop_falls, fill, land_drop, take_drop
from grange.games.petrichor.guess import guess, settled
from grange.games.petrichor.options import LOWER, OPTIONS, PASS, PLAY, SWAP, place_and_owner
from grange.games.petrichor.rules import PlaceFirstCloud
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.turn import DiscardCard, GiveCards, SecondAction, TakeTurn
from grange.games.petrichor.votes import TakeVoteBack, Vote, faces_to_lower, weathers_to_vote_for
from grange.games.petrichor.weather import (
    ChooseCounted,
    ChooseWeather,
    DoubleInOneCloud,
    LandDrop,
    LiftDrop,
    vote_winners,
)
from grange.games.petrichor.worth import Worth, against

CARD = 1.4  # points of a card that could be played in a later turn
VARIETY = 2.0  # points of a card that could do nothing now
SOUTH_TURN = 1.5  # points of the turn that a solo player's turn gives to the neutral player


def each(options: list[int], value: Callable[[int], float]) -> list[float]:
    """Value what is done to each thing; an option that declines to do anything brings nothing."""
    return [0.0 if verb.idle else value(thing) for verb, thing in map(OPTIONS.read, options)]


def nothing(_state: Petrichor, _question: Question, options: list[int]) -> list[float]:
    """Value what cannot be known, such as where a fertilizer lies best while the tiles lie face down."""
    return [0.0] * len(options)


# A turn


def turn(state: Petrichor, question: TakeTurn, options: list[int]) -> list[float]:
    """Value actions with their votes, less their cards, as if effect and vote did not touch each other; and a pass."""
    read = [OPTIONS.read(option) for option in options]
    bring = deeds(Worth(state, question.seat, guess(state)), {kind for verb, kind in read if verb is not PASS})
    passing = SOUTH_TURN if state.solo else 0.0
    return [passing if verb is PASS else bring[kind] - price(state, 0 if verb is PLAY else 1) for verb, kind in read]


def second(state: Petrichor, question: SecondAction, options: list[int]) -> list[float]:
    """Value second actions with their votes, less their cards; and to do without."""
    read = [OPTIONS.read(option) for option in options]
    bring = deeds(Worth(state, question.seat, guess(state)), {kind for verb, kind in read if not verb.idle})
    cards = {PLAY: 2, SWAP: 3}
    return [0.0 if verb.idle else bring[kind] - price(state, cards.get(verb, 4)) for verb, kind in read]


def price(state: Petrichor, cards: int) -> float:
    """Value the cards that an action costs beyond the one that a turn takes; alone they are lost with the pass."""
    return 0.0 if state.solo or state.passed != NOBODY else CARD * cards


def deeds(worth: Worth, kinds: Iterable[int]) -> dict[int, float]:
    """Value actions, each with the best vote that it allows."""
    votes = [for_weather(worth, weather) for weather in range(len(WEATHERS))]
    lowered = max([for_harvest(worth, face) for face in faces_to_lower(worth.state)], default=-inf)
    return {
        kind: best_action(worth, kind) + max(lowered, *[votes[weather] for weather in weathers_to_vote_for(kind)]) for kind in kinds
    }


def keep(state: Petrichor, question: KeepCard | GiveCards | DiscardCard, options: list[int]) -> list[float]:
    """Value a card of a kind: by what its action could do now, and less, the more there are of it."""
    worth = Worth(state, question.seat, guess(state))
    hand, drafted = state.hands[question.seat], state.drafted[question.seat]
    return each(options, lambda kind: (max(0.0, best_action(worth, kind)) + VARIETY) / (1 + hand[kind] + drafted[kind]))


def give(state: Petrichor, question: GiveCards | DiscardCard, options: list[int]) -> list[float]:
    """Value a card that goes: best the least useful."""
    return [-kept for kept in keep(state, question, options)]


# Votes


def for_weather(worth: Worth, weather: int) -> float:
    """Value a vote for a weather."""
    votes = worth.state.votes[weather]
    votes[worth.seat] += 1
    value = worth.guessed_again()
    votes[worth.seat] -= 1
    return value - worth.now()


def for_harvest(worth: Worth, face: int) -> float:
    """Value a lowered die with its points."""
    state = worth.state
    dice = state.dice[:]
    state.dice[dice.index(face)] = face - 1
    value = worth.guessed_again()
    state.dice = dice
    return value - worth.now() + (state.box.turn if face == 1 else state.box.lower)


def vote(state: Petrichor, question: Vote, options: list[int]) -> list[float]:
    """Value a vote for a weather, or for the harvest."""
    worth = Worth(state, question.seat, guess(state))
    read = [OPTIONS.read(option) for option in options]
    return [for_harvest(worth, thing) if verb is LOWER else for_weather(worth, thing) for verb, thing in read]


def back(state: Petrichor, question: TakeVoteBack, options: list[int]) -> list[float]:
    """Value the votes that stay when one is taken back."""
    worth = Worth(state, question.seat, guess(state))

    def without(weather: int) -> float:
        votes = worth.state.votes[weather]
        votes[worth.seat] -= 1
        value = worth.guessed_again()
        votes[worth.seat] += 1
        return value

    return each(options, without)


def weather(state: Petrichor, question: ChooseWeather, options: list[int]) -> list[float]:
    """Value a weather that is chosen to come: what it does, and who wins its votes."""
    worth = Worth(state, question.seat, guess(state))

    def comes(chosen: int) -> float:
        weathers = [float(weather == chosen or state.counted[weather]) for weather in range(len(WEATHERS))]
        return worth.field_value(worth.outlook._replace(weathers=weathers, open=0.0)) + won(worth, chosen)

    return each(options, comes)


def counted(state: Petrichor, question: ChooseCounted, options: list[int]) -> list[float]:
    """Value a weather whose votes count: who wins them."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda chosen: won(worth, chosen))


def won(worth: Worth, weather: int) -> float:
    """Value the steps of those who win the votes on a weather."""
    winners = vote_winners(worth.state.votes[weather])
    return against([step if owner in winners else 0.0 for owner, step in enumerate(worth.steps)], worth.seat)


# Clouds and drops


def new_cloud(state: Petrichor, question: PlaceFirstCloud | FrostAction, options: list[int]) -> list[float]:
    """Value a new cloud, or none."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda place: fill(worth, place, 1))


def sun(state: Petrichor, question: SunAction, options: list[int]) -> list[float]:
    """Value a filled cloud, or none."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda place: fill(worth, place, state.box.sun_drops))


def double(state: Petrichor, question: DoubleInOneCloud, options: list[int]) -> list[float]:
    """Value a cloud with twice the own drops, or none."""
    worth = Worth(state, question.seat, settled(state, SUN))
    return each(options, lambda place: fill(worth, place, state.clouds[question.seat][place]))


def rain(state: Petrichor, question: RainAction, options: list[int]) -> list[float]:
    """Value a drop that falls, or none."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda drop: drop_falls(worth, *place_and_owner(drop)))


def wind(state: Petrichor, question: WindAction, options: list[int]) -> list[float]:
    """Value the best move of a cloud."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda start: max([blow_along(worth, start, end) for end in destinations(state, start)]))


def blow(state: Petrichor, question: BlowCloud, options: list[int]) -> list[float]:
    """Value the place to which a cloud moves."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda end: blow_along(worth, question.start, end))


def take(state: Petrichor, question: TakeFromTile, options: list[int]) -> list[float]:
    """Value the loss of an own drop from a tile."""
    worth = Worth(state, question.seat, guess(state))
    return each(options, lambda place: take_drop(worth, question.seat, place))


def lift(state: Petrichor, question: LiftDrop, options: list[int]) -> list[float]:
    """Value the best move of a drop."""
    worth = Worth(state, question.seat, settled(state, WIND))
    lands: dict[tuple[int, int], float] = {}

    def lifted(drop: int) -> float:
        start, owner = place_and_owner(drop)
        for end in state.beside[start]:
            if (owner, end) not in lands:
                lands[owner, end] = land_drop(worth, owner, end)
        return take_drop(worth, owner, start) + max([lands[owner, end] for end in state.beside[start]])

    return each(options, lifted)


def land(state: Petrichor, question: LandDrop, options: list[int]) -> list[float]:
    """Value the tile on which a lifted drop lands."""
    worth = Worth(state, question.seat, settled(state, WIND))
    return each(options, lambda place: land_drop(worth, question.owner, place))


JUDGES: dict[type, Judge] = {
    Question: nothing,
    PlaceFirstCloud: new_cloud,
    KeepCard: keep,
    TakeTurn: turn,
    SecondAction: second,
    GiveCards: give,
    DiscardCard: give,
    FrostAction: new_cloud,
    SunAction: sun,
    WindAction: wind,
    BlowCloud: blow,
    RainAction: rain,
    TakeFromTile: take,
    Vote: vote,
    TakeVoteBack: back,
    ChooseWeather: weather,
    ChooseCounted: counted,
    DoubleInOneCloud: double,
    LiftDrop: lift,
    LandDrop: land,
}
