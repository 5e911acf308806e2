"""Collecting: a game of the report is a pure function of its plan and its task, so it may be played anywhere, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from grange.bots import AnyBot, Bot, make_bot
from grange.bots.restricted import Restricted
from grange.core.chance import SEEDS, Chance
from grange.core.errors import GrangeError
from grange.core.state import State
from grange.games import find
from grange.lab.balance.cards import striking
from grange.lab.balance.house import possible_changes
from grange.lab.balance.plan import (
    BASE,
    DECKS,
    DRAFT,
    EXCHANGE,
    HOUSE,
    LADDER,
    OTHER,
    PARTS,
    RECOUNT,
    RESTRICTED,
    SECOND,
    BalancePlan,
)
from grange.lab.balance.row import Row, count_game, row_of
from grange.lab.balance.subjects import subject_of
from grange.lab.simulation import finish
from grange.lab.tournament import Tournament

COUNTED = (BASE, SECOND, DECKS, DRAFT)  # parts whose games are looked at in detail
SHARES = {
    OTHER: 1,
    LADDER: 1 / 8,
    EXCHANGE: 1 / 2,
    RESTRICTED: 1 / 4,
    SECOND: 1 / 2,
    DECKS: 1 / 5,
    DRAFT: 1 / 5,
    HOUSE: 1 / 2,
    RECOUNT: 1 / 10,
}  # of the base games
FEWEST_SEEDS, MOST_SEEDS = 8, 50  # for each step of each house value


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    part: str
    number: int
    seed: int
    bots: list[str]
    rules: dict[str, str]
    components: dict[str, Any] = field(default_factory=dict)
    forbidden: tuple[int, str] | None = None  # a seat, and the card that it may not play
    moves: list[list[int]] = field(default_factory=list)  # of the usual game, which are repeated and scored anew
    about: dict[str, Any] = field(default_factory=dict)


def play_task(plan: BalancePlan, task: Task) -> Row:
    """Play one game and describe it."""
    state = find(plan.game).origin(plan.seats, task.seed, task.rules, task.components).begin()
    if task.part == RECOUNT:
        return recounted(plan, state, task)
    bots: list[AnyBot] = list(task.bots)
    if task.forbidden is not None:
        seat, card = task.forbidden
        bots[seat] = partial(restricted, plan, task.bots[seat], card)
    finish(state, bots, task.seed)
    row = row_of(state, (task.part, task.number), list(task.bots), **task.about)
    return replace(row, counted=count_game(state, subject_of(plan.game))) if task.part in COUNTED else row


def restricted(plan: BalancePlan, bot: str, card: str, chance: Chance) -> Bot:
    """Make a bot that may not play a card."""
    plays_of = subject_of(plan.game).plays_of
    return Restricted(make_bot(bot, chance), plays_of(card) if plays_of else (), chance)


def recounted(plan: BalancePlan, state: State, task: Task) -> Row:
    """Repeat the moves of a base game, in its own box and with each step of each house value."""
    recounts = []
    for value, step, components in possible_changes(plan.game, plan.seats, plan.rules):
        other = find(plan.game).origin(plan.seats, task.seed, task.rules, components).begin()
        recounts.append({**value.to_dict(), "step": step, "ended": counted_anew(other, task.moves)})
    counted_anew(state, task.moves)
    return row_of(state, (task.part, task.number), list(task.bots), recounts=recounts)


def counted_anew(state: State, moves: Sequence[Sequence[int]]) -> dict[str, list[int]] | None:
    """Repeat the moves of another game in this one, and count it; None if they are not possible here."""
    try:
        for seat, option in moves:
            state.play(option, seat)
    except GrangeError:
        return None
    return {"scores": state.scores, "winners": state.winners} if state.over else None


# The games of each part


def tasks_of(plan: BalancePlan, part: str, games: int, base: Sequence[Row] = ()) -> Iterator[Task]:
    """List the games of a part, in order; some parts play the base games again with one difference."""
    if part == BASE:
        yield from (base_task(plan, number) for number in range(games))
        return
    if part in wanted_parts(plan):
        yield from MAKERS[part](plan, games, base)


def wanted_parts(plan: BalancePlan) -> list[str]:
    """List the parts that make sense for a plan."""
    subject = subject_of(plan.game)
    fits = {
        OTHER: plan.compares,
        LADDER: plan.seats > 1,
        EXCHANGE: subject.exchanged is not None,
        RESTRICTED: subject.plays_of is not None,
        SECOND: subject.has_cards,
        DECKS: bool(subject.decks),
        DRAFT: bool(subject.draft),
    }
    return [part for part in PARTS if fits.get(part, True)]


def base_task(plan: BalancePlan, number: int, part: str = BASE, bot: str = "") -> Task:
    """Return the usual game of a number, which has the seed that a simulation would give it."""
    seed = Chance.of(plan.seed, number).below(SEEDS)
    return Task(part, number, seed, [bot or plan.bot] * plan.seats, dict(plan.rules))


def seed_of(plan: BalancePlan, part: str, number: int) -> int:
    """Return a seed that no other part uses."""
    return Chance.of(plan.seed, 1 + PARTS.index(part), number).below(SEEDS)


def _share(part: str, games: int) -> int:
    return round(SHARES[part] * games)


def _other(plan: BalancePlan, games: int, _: Sequence[Row]) -> Iterator[Task]:
    rules = {**plan.rules, **plan.other_rules}
    for number in range(_share(OTHER, games)):
        yield replace(base_task(plan, number, OTHER), rules=rules, components=plan.other_components)


def _second(plan: BalancePlan, games: int, _: Sequence[Row]) -> Iterator[Task]:
    yield from (base_task(plan, number, SECOND, plan.second) for number in range(_share(SECOND, games)))


def _ladder(plan: BalancePlan, games: int, _: Sequence[Row]) -> Iterator[Task]:
    contest = Tournament(plan.game, plan.ladder, plan.seats)
    seatings = contest.seatings()
    for number in range(contest.whole_rounds(_share(LADDER, games))):
        turn, place = divmod(number, len(seatings))
        yield Task(LADDER, number, seed_of(plan, LADDER, turn), [str(bot) for bot in seatings[place]], dict(plan.rules))


def _exchange(plan: BalancePlan, games: int, base: Sequence[Row]) -> Iterator[Task]:
    """Deal each striking card to the first seat on fresh seeds, and another card of its kind in its place."""
    named = asked_again(plan, base)
    for number in range(_share(EXCHANGE, games) // 2 if named else 0):
        card = named[number % len(named)]
        for side, rules, seed in fresh_exchange(plan, card, number):
            about = {"card": card, "pair": number, "side": side, "rules": rules}
            place = 2 * number + (side == "without")
            yield Task(EXCHANGE, place, seed, [plan.bot] * plan.seats, {**plan.rules, **rules}, about=about)


def asked_again(plan: BalancePlan, base: Sequence[Row]) -> list[str]:
    """List the cards to examine again: the most striking ones, or all that were ever played."""
    return striking(base, plan.again or len(base[0].counted["dealt"]) * 1000)


def fresh_exchange(plan: BalancePlan, card: str, number: int) -> Iterator[tuple[str, dict[str, str], int]]:
    """Find a seed with which nobody is dealt the card, and yield both sides of its exchange."""
    exchanged = subject_of(plan.game).exchanged
    for attempt in range(ATTEMPTS):
        seed = Chance.of(plan.seed, 1 + PARTS.index(EXCHANGE), number, attempt).below(SEEDS)
        state = find(plan.game).origin(plan.seats, seed, plan.rules, {}).begin()
        rules = exchanged(state, card, Chance.of(seed, EXCHANGED)) if exchanged else None
        if rules is not None:
            yield from (("with", rules[0], seed), ("without", rules[1], seed))
            return


EXCHANGED = 1 << 20  # a stream of chance that no seat uses
ATTEMPTS = 1000  # seeds to try; nearly every second one fits


def _restricted(plan: BalancePlan, games: int, base: Sequence[Row]) -> Iterator[Task]:
    """Play base games again in which the seat that played a striking card may not."""
    named = asked_again(plan, base)
    left = {card: _share(RESTRICTED, games) // len(named) for card in named}
    for row in base:
        for card in named:
            played = row.counted["tally"]["card"].get(card, {}).get("played", ())
            seat = next((seat for seat, when in enumerate(played) if when), None)
            if seat is not None and left[card]:
                left[card] -= 1
                about = {"card": card, "seat": seat, "usual": row.scores[seat], "base": row.number}
                number = row.number * len(named) + named.index(card)
                yield replace(base_task(plan, row.number, RESTRICTED), number=number, forbidden=(seat, card), about=about)


def _decks(plan: BalancePlan, games: int, _: Sequence[Row]) -> Iterator[Task]:
    yield from _with_rules(plan, DECKS, games, subject_of(plan.game).decks)


def _draft(plan: BalancePlan, games: int, _: Sequence[Row]) -> Iterator[Task]:
    yield from _with_rules(plan, DRAFT, games, subject_of(plan.game).draft)


def _with_rules(plan: BalancePlan, part: str, games: int, rules: dict[str, str]) -> Iterator[Task]:
    for number in range(_share(part, games)):
        yield Task(part, number, seed_of(plan, part, number), [plan.bot] * plan.seats, {**plan.rules, **rules})


def _house(plan: BalancePlan, games: int, base: Sequence[Row]) -> Iterator[Task]:
    """Play base games anew with each step of each house value."""
    changes = possible_changes(plan.game, plan.seats, plan.rules)
    seeds = min(MOST_SEEDS, max(FEWEST_SEEDS, _share(HOUSE, games) // max(1, len(changes))))
    for row in base[:seeds]:
        for place, (value, step, components) in enumerate(changes):
            about = {**value.to_dict(), "step": step, "base": row.number}
            number = row.number * len(changes) + place
            yield replace(base_task(plan, row.number, HOUSE), number=number, components=components, about=about)


def _recount(plan: BalancePlan, games: int, base: Sequence[Row]) -> Iterator[Task]:
    """Repeat the moves of base games, to score them anew."""
    for row in base[: max(FEWEST_SEEDS, _share(RECOUNT, games))]:
        yield replace(base_task(plan, row.number, RECOUNT), moves=row.moves)


MAKERS = {
    OTHER: _other,
    LADDER: _ladder,
    EXCHANGE: _exchange,
    RESTRICTED: _restricted,
    SECOND: _second,
    DECKS: _decks,
    DRAFT: _draft,
    HOUSE: _house,
    RECOUNT: _recount,
}
