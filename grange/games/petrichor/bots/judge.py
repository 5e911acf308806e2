"""Value each option of Petrichor for a player who guesses this round's weather and harvest and looks no further."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from grange.core.game import Judge
from grange.core.step import Question
from grange.games.petrichor.bots.effects import best_action, blow_along, drop_falls, fill, land_drop, take_drop
from grange.games.petrichor.bots.heuristic import Valuation, against
from grange.games.petrichor.bots.weather_guess import guess, known_outlook
from grange.games.petrichor.box import NOBODY, SUN, WEATHERS, WIND
from grange.games.petrichor.options import LOWER, OPTIONS, PASS, PLAY, SWAP, place_and_owner
from grange.games.petrichor.rules.actions import (
    BlowCloud,
    FrostAction,
    RainAction,
    SunAction,
    TakeFromTile,
    WindAction,
    destinations,
)
from grange.games.petrichor.rules.draft import KeepCard
from grange.games.petrichor.rules.rounds import PlaceFirstCloud
from grange.games.petrichor.rules.turn import DiscardCard, GiveCards, SecondAction, TakeTurn
from grange.games.petrichor.rules.votes import TakeVoteBack, Vote, faces_to_lower, weathers_to_vote_for
from grange.games.petrichor.rules.weather import (
    ChooseCounted,
    ChooseWeather,
    DoubleInOneCloud,
    LandDrop,
    LiftDrop,
    vote_winners,
)
from grange.games.petrichor.state import Petrichor

CARD = 1.4  # points of a card that could be played in a later turn
VARIETY = 2.0  # points of a card that could do nothing now
SOUTH_TURN = 1.5  # value of a solo player's pass, which saves a turn of the neutral player


def by_thing(options: list[int], value: Callable[[int], float]) -> list[float]:
    """Value each option by its thing; an option that declines is worth 0."""
    return [0.0 if verb.idle else value(thing) for verb, thing in map(OPTIONS.read, options)]


def nothing(_state: Petrichor, _question: Question, options: list[int]) -> list[float]:
    """Value all options at 0 where nothing is known, such as fertilizers on tiles that lie face down."""
    return [0.0] * len(options)


# A turn


def turn(state: Petrichor, question: TakeTurn, options: list[int]) -> list[float]:
    """Value each action with its vote, minus its cards, and a pass. Effect and vote are valued independently."""
    read = [OPTIONS.read(option) for option in options]
    bring = deeds(Valuation(state, question.seat, guess(state)), {kind for verb, kind in read if verb is not PASS})
    passing = SOUTH_TURN if state.solo else 0.0
    return [passing if verb is PASS else bring[kind] - price(state, 0 if verb is PLAY else 1) for verb, kind in read]


def second(state: Petrichor, question: SecondAction, options: list[int]) -> list[float]:
    """Value each second action with its vote, minus its cards, and doing without."""
    read = [OPTIONS.read(option) for option in options]
    bring = deeds(Valuation(state, question.seat, guess(state)), {kind for verb, kind in read if not verb.idle})
    cards = {PLAY: 2, SWAP: 3}
    return [0.0 if verb.idle else bring[kind] - price(state, cards.get(verb, 4)) for verb, kind in read]


def price(state: Petrichor, cards: int) -> float:
    """Value the cards that an action costs beyond the one card of a turn.

    They cost nothing in a solo game, where the pass discards the hand, or once somebody has passed.
    """
    return 0.0 if state.solo or state.passed != NOBODY else CARD * cards


def deeds(valuation: Valuation, kinds: Iterable[int]) -> dict[int, float]:
    """Value each action together with the best vote that it allows."""
    votes = [for_weather(valuation, weather) for weather in range(len(WEATHERS))]
    lowered = max([for_harvest(valuation, face) for face in faces_to_lower(valuation.state)], default=-inf)
    return {
        kind: best_action(valuation, kind) + max(lowered, *[votes[weather] for weather in weathers_to_vote_for(kind)])
        for kind in kinds
    }


def keep(state: Petrichor, question: KeepCard | GiveCards | DiscardCard, options: list[int]) -> list[float]:
    """Value a card by what its action could do now, and less the more cards of its kind the seat has."""
    valuation = Valuation(state, question.seat, guess(state))
    hand, drafted = state.hands[question.seat], state.drafted[question.seat]
    return by_thing(options, lambda kind: (max(0.0, best_action(valuation, kind)) + VARIETY) / (1 + hand[kind] + drafted[kind]))


def give(state: Petrichor, question: GiveCards | DiscardCard, options: list[int]) -> list[float]:
    """Value giving a card away: the least useful card is the best to give."""
    return [-kept for kept in keep(state, question, options)]


# Votes


def for_weather(valuation: Valuation, weather: int) -> float:
    """Value a vote for a weather."""
    votes = valuation.state.votes[weather]
    votes[valuation.seat] += 1
    value = valuation.guessed_again()
    votes[valuation.seat] -= 1
    return value - valuation.now()


def for_harvest(valuation: Valuation, face: int) -> float:
    """Value lowering a die, including its points."""
    state = valuation.state
    dice = state.dice[:]
    state.dice[dice.index(face)] = face - 1
    value = valuation.guessed_again()
    state.dice = dice
    return value - valuation.now() + (state.box.turn if face == 1 else state.box.lower)


def vote(state: Petrichor, question: Vote, options: list[int]) -> list[float]:
    """Value a vote for a weather, or for the harvest."""
    valuation = Valuation(state, question.seat, guess(state))
    read = [OPTIONS.read(option) for option in options]
    return [for_harvest(valuation, thing) if verb is LOWER else for_weather(valuation, thing) for verb, thing in read]


def back(state: Petrichor, question: TakeVoteBack, options: list[int]) -> list[float]:
    """Value the votes after one of them has moved to the new weather."""
    valuation = Valuation(state, question.seat, guess(state))

    def moved(weather: int) -> float:
        start, goal = valuation.state.votes[weather], valuation.state.votes[question.weather]
        start[valuation.seat] -= 1
        goal[valuation.seat] += 1
        value = valuation.guessed_again()
        goal[valuation.seat] -= 1
        start[valuation.seat] += 1
        return value

    return by_thing(options, moved)


def weather(state: Petrichor, question: ChooseWeather, options: list[int]) -> list[float]:
    """Value a weather that the seat chooses to come: what it does, and who wins its votes."""
    valuation = Valuation(state, question.seat, guess(state))

    def comes(chosen: int) -> float:
        weathers = [float(weather == chosen or state.counted[weather]) for weather in range(len(WEATHERS))]
        return valuation.field_value(valuation.outlook._replace(weathers=weathers, open=0.0)) + won(valuation, chosen)

    return by_thing(options, comes)


def counted(state: Petrichor, question: ChooseCounted, options: list[int]) -> list[float]:
    """Value a weather by who wins its votes."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda chosen: won(valuation, chosen))


def won(valuation: Valuation, weather: int) -> float:
    """Value the steps on the track that the winners of a weather's votes gain."""
    winners = vote_winners(valuation.state.votes[weather])
    return against([step if owner in winners else 0.0 for owner, step in enumerate(valuation.steps)], valuation.seat)


# Clouds and drops


def new_cloud(state: Petrichor, question: PlaceFirstCloud | FrostAction, options: list[int]) -> list[float]:
    """Value a new cloud at each place; 0 for declining."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda place: fill(valuation, place, 1))


def sun(state: Petrichor, question: SunAction, options: list[int]) -> list[float]:
    """Value filling each cloud; 0 for declining."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda place: fill(valuation, place, state.box.sun_drops))


def double(state: Petrichor, question: DoubleInOneCloud, options: list[int]) -> list[float]:
    """Value doubling the seat's drops in each cloud; 0 for declining."""
    valuation = Valuation(state, question.seat, known_outlook(state, SUN))
    return by_thing(options, lambda place: fill(valuation, place, state.clouds[question.seat][place]))


def rain(state: Petrichor, question: RainAction, options: list[int]) -> list[float]:
    """Value each drop that may fall; 0 for stopping."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda drop: drop_falls(valuation, *place_and_owner(drop)))


def wind(state: Petrichor, question: WindAction, options: list[int]) -> list[float]:
    """Value each cloud by its best move."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda start: max([blow_along(valuation, start, end) for end in destinations(state, start)]))


def blow(state: Petrichor, question: BlowCloud, options: list[int]) -> list[float]:
    """Value each place to which the cloud may move."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda end: blow_along(valuation, question.start, end))


def take(state: Petrichor, question: TakeFromTile, options: list[int]) -> list[float]:
    """Value taking one of the seat's drops from each tile."""
    valuation = Valuation(state, question.seat, guess(state))
    return by_thing(options, lambda place: take_drop(valuation, question.seat, place))


def lift(state: Petrichor, question: LiftDrop, options: list[int]) -> list[float]:
    """Value each drop by its best move."""
    valuation = Valuation(state, question.seat, known_outlook(state, WIND))
    lands: dict[tuple[int, int], float] = {}

    def lifted(drop: int) -> float:
        start, owner = place_and_owner(drop)
        for end in state.beside[start]:
            if (owner, end) not in lands:
                lands[owner, end] = land_drop(valuation, owner, end)
        return take_drop(valuation, owner, start) + max([lands[owner, end] for end in state.beside[start]])

    return by_thing(options, lifted)


def land(state: Petrichor, question: LandDrop, options: list[int]) -> list[float]:
    """Value each tile on which the lifted drop may land."""
    valuation = Valuation(state, question.seat, known_outlook(state, WIND))
    return by_thing(options, lambda place: land_drop(valuation, question.owner, place))


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
