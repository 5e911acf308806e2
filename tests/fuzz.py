"""Random games with random rule options that try everything a page or a terminal could ask for.

    python -m tests.fuzz --games 2000 [--seed 1] [--game agricola] [--minutes 10]

At every question, the fuzzer asks for the label, detail, piece and places of each option. Now and then it says all of that in three
languages, makes previews, chooses each option and each one after it, writes the position and reads it again, draws everything, and
looks everything up. A bot judges the options, most often those of rare kinds of questions. Nothing may raise. It prints a fault
with the way to reproduce it, and goes on with the next game.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import grange
from grange.bots.steady import Steady
from grange.core.chance import Chance
from grange.core.events import sentence
from grange.core.game import Game
from grange.core.glimpse import Glimpse
from grange.core.state import Decision, State
from grange.core.words import LANGUAGES, Message, read_words
from grange.games import find
from tests.contract.setups import Setup, is_possible
from tests.contract.test_look import things_at

SAID, FORESEEN, WRITTEN, PAIRED, DRAWN = 53, 97, 149, 199, 797  # one question in so many, on average
ENDS_DRAWN = 5  # and one end of a game in so many
JUDGED = 30  # so many questions of each kind are judged at once, later fewer and fewer


@dataclass
class Tally:
    """What was asked, how often, and what raised."""

    games: Counter[str] = field(default_factory=Counter)
    questions: int = 0
    calls: Counter[str] = field(default_factory=Counter)
    kinds: Counter[type] = field(default_factory=Counter)  # how often each kind of question was asked
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        calls = ", ".join(f"{number:,} {what}" for what, number in self.calls.most_common())
        games = ", ".join(f"{number:,} {game}" for game, number in sorted(self.games.items()))
        return f"{self.games.total():,} games ({games}), {self.questions:,} questions, {len(self.faults)} faults; asked: {calls}"


def random_setup(game: Game[Any], chance: Chance) -> Setup:
    """Draw a number of seats and a value for every rule option, as far as they go together; the options come in any order."""
    seats, rules = chance.pick(list(game.seats)), dict[str, str]()
    options = [option for option in game.rule_options if not option.written and not option.carried]
    chance.shuffle(options)
    for option in options:
        wanted = {**rules, **dict([option.needs] if option.needs else []), option.name: chance.pick(list(option.values))}
        agrees = all(wanted[name] == value for name, value in rules.items())
        if agrees and is_possible(game, seats, wanted):
            rules = wanted
    return Setup(game.name, seats, rules)


class Fuzz:
    """A random game in which everything is asked."""

    def __init__(self, setup: Setup, seed: int, tally: Tally) -> None:
        self.state: State = setup.begin(seed, events=True)
        self.chance = Chance.of(seed)
        self.calls = tally.calls
        self.tally = tally
        self.bot = Steady(Chance.of(seed, 2))
        self.all_words = [read_words(lang, self.state.game.folder) for lang in LANGUAGES]
        self.names = ["Ada"] * setup.seats

    def play(self) -> None:
        """Play the game to its end."""
        state = self.state
        while not state.over:
            self.ask_everything()
            decision = self.chance.pick(state.decisions)
            active = [option for option in decision.options if option not in state.game.idle]
            options = active if active and self.chance.below(5) else decision.options
            state.events = []
            state.play(self.chance.pick(options), decision.seat)
            self.tally.questions += 1
        self.write_down()
        if self.now_and_then(ENDS_DRAWN):
            self.draw()

    def now_and_then(self, rarely: int) -> bool:
        """Draw whether it is time for something."""
        return not self.chance.below(rarely)

    def ask_everything(self) -> None:
        """Ask for what a page shows with every question, and sometimes for more."""
        for decision in self.state.decisions:
            assert decision.options, f"{decision.question} has no option"
            self.ask_options(decision)
            self.judge(decision)
        if self.now_and_then(SAID):
            self.say_events()
        if self.now_and_then(FORESEEN):
            self.foresee()
        if self.now_and_then(WRITTEN):
            self.write_down()
        if self.now_and_then(PAIRED):
            self.try_pairs()
        if self.now_and_then(DRAWN):
            self.draw()

    def ask_options(self, decision: Decision) -> None:
        """Ask for everything that belongs to the options of a question."""
        state, seat, told = self.state, decision.seat, [decision.prompt, self.state.where()]
        for option in decision.options:
            told += filter(None, [state.label(option, seat), state.detail(option, seat), *state.group(option, seat)])
            state.icon(option), state.target(option, seat), state.place(option, seat)
        self.calls["options"] += len(decision.options)
        if self.now_and_then(SAID):
            self.say([*told, *state.outlook(seat).values()])

    def say(self, told: list[Message]) -> None:
        """Say sentences in all languages."""
        for words in self.all_words:
            for message in told:
                assert words.text(message), message
        self.calls["sentences"] += len(told) * len(self.all_words)

    def say_events(self) -> None:
        """Say what has just happened."""
        for words in self.all_words:
            for event in self.state.events or []:
                for viewer in (event.values.get("seat"), None):
                    assert sentence(event, words, self.names, viewer)
        self.calls["sentences"] += len(self.state.events or []) * 2 * len(self.all_words)

    def judge(self, decision: Decision) -> None:
        """Let a bot rank the options of a kind of question that was seldom asked before."""
        kind = type(decision.question)
        self.tally.kinds[kind] += 1
        if self.bot.chance.below(self.tally.kinds[kind]) < JUDGED:
            ranked = self.bot.rank(Glimpse(self.state, decision.seat))
            assert sorted(ranked) == sorted(decision.options), f"{decision.question} is not judged in full"
            self.calls["judged questions"] += 1

    def foresee(self) -> None:
        """Make the preview of every option, and say what it tells."""
        for decision in self.state.decisions:
            for option in decision.options:
                foreseen, _ = self.state.foresee(option, decision.seat)
                told = [event for event in foreseen.events or [] if event.only in (None, decision.seat)]
                for words in self.all_words:
                    assert all(sentence(event, words, self.names, decision.seat) for event in told)
                self.calls["previews"] += 1

    def try_pairs(self) -> None:
        """Choose each option on a copy, and after it each one that is offered then."""
        for first in self.state.decisions:
            for option in first.options:
                after = self.state.copy()
                after.play(option, first.seat)
                for second in after.decisions:
                    for next_option in second.options:
                        after.copy().play(next_option, second.seat)
                        self.calls["option pairs"] += 1

    def write_down(self) -> None:
        """Write the position down and read it again, and show everybody's view."""
        state = self.state
        assert grange.from_dict(json.loads(json.dumps(state.to_dict()))) == state
        for seat in (None, *range(state.seats)):
            json.dumps(state.view(seat))
        assert all(sum(state.score_sheet(seat).values()) == state.scores[seat] for seat in range(state.seats))
        self.calls["positions"] += 1

    def draw(self) -> None:
        """Draw the table for a seat in every language, as a picture, a page and a text, and look up all that is on it."""
        state, seat = self.state, self.chance.pick([None, *range(self.state.seats)])
        for lang, words in zip(LANGUAGES, self.all_words, strict=True):
            assert state.svg(seat, lang, self.names)
            assert state.game.display.page(state, seat, words, self.names).html
            assert state.game.display.terminal(state, seat, words, self.names)
            self.calls["pictures"] += 3
        for thing in sorted(things_at(state)):
            look = state.game.display.look(state, thing)
            assert look is not None, f"{thing} cannot be looked up"
            self.say([look.name, look.kind, look.does, look.rule])
            self.calls["looks"] += 1


def fuzzed(name: str, seed: int, tally: Tally) -> None:
    """Play one game with everything asked; write a fault down with what shows it again."""
    setup = random_setup(find(name), Chance.of(seed, 1))
    fuzz = Fuzz(setup, seed, tally)
    try:
        fuzz.play()
    except Exception:
        choices = [f"{seat} {fuzz.state.code(option)}" for seat, option in fuzz.state.history[-6:]]
        tally.faults.append(f"{setup}, seed {seed}, after {len(fuzz.state.history)} choices {choices}\n{traceback.format_exc()}")
    tally.games[name] += 1


def seeds(games: list[str], first: int, number: int) -> Iterator[tuple[str, int]]:
    """Name games and seeds in turn."""
    for place in range(number):
        yield games[place % len(games)], first + place


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--game", nargs="*", default=[game.name for game in grange.games()], help="which games, in turn")
    parser.add_argument("--seed", type=int, default=1, help="the first seed; each game has the next one")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no game begins after so long")
    wanted = parser.parse_args()
    tally, begun, known = Tally(), time.monotonic(), 0
    for name, seed in seeds(wanted.game, wanted.seed, wanted.games):
        fuzzed(name, seed, tally)
        for fault in tally.faults[known:]:
            print(fault, flush=True)
        known = len(tally.faults)
        if tally.games.total() % 100 == 0:
            print(f"seed {seed}: {tally}", flush=True)
        if time.monotonic() - begun > wanted.minutes * 60:
            break
    print(tally)
    sys.exit(bool(tally.faults))


if __name__ == "__main__":
    main()
