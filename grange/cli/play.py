"""`grange play`: a table in the terminal, solo, against bots or with others at the same keyboard."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

import grange
from grange.bots import LONGEST_PROBLEM, is_elsewhere, let_choose, make_bot
from grange.bots.advice import BUDGET, advise, without_advice
from grange.cli.arguments import ME, origin_of, players_of
from grange.cli.output import question, score_table
from grange.cli.show import chapter, read_record
from grange.core.chance import Chance, any_seed
from grange.core.errors import BadRecord, BadSetup, GrangeError
from grange.core.events import sentence
from grange.core.glimpse import Glimpse
from grange.core.record import Player, parsed, players_in, record_of
from grange.core.state import Decision, State
from grange.core.words import Words, read_words
from grange.games import find, names

DATA = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grange"
LAST_GAME = DATA / "last.json"
HINTS = 3
UNDO, HINT, SCORES, HELP, QUIT = "u", "h", "s", "?", "q"


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the command's own options."""
    say = words.say
    command.add_argument("game", nargs="?", choices=names(), help=say("cli-game"))
    command.add_argument("--seats", help=say("cli-play-seats"))
    command.add_argument("--save", type=Path, metavar="FILE", help=say("cli-save"))
    command.add_argument("--resume", type=Path, nargs="?", const=LAST_GAME, metavar="FILE", help=say("cli-resume"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Begin a game, or continue a saved one, and play it."""
    state, players, file = resume_game(chosen) if chosen.resume else begin_game(chosen)
    Seating(state, players, file, chosen.lang, console).play()


def begin_game(chosen: Namespace) -> tuple[State, list[Player], Path]:
    """Set up a new game."""
    if not chosen.game:
        raise BadSetup("error-which-game", games=[game.name for game in grange.games()])
    who = players_of(f"{ME},steady" if chosen.seats is None else chosen.seats, with_me=True)
    seed = any_seed() if chosen.seed is None else chosen.seed
    state = origin_of(find(chosen.game), chosen, who, seed).begin(events=True)
    return state, seat_players(who), chosen.save or LAST_GAME


def resume_game(chosen: Namespace) -> tuple[State, list[Player], Path]:
    """Continue a saved game, with the same players or others in their seats."""
    record = parsed(read_record(chosen.resume))
    state = grange.replay(record, events=True)
    players = players_in(record, state.seats)
    who = players_of(seats_in(players) if chosen.seats is None else chosen.seats, with_me=True)
    if len(who) != state.seats:
        raise BadRecord("error-record-players", seats=state.seats)
    return state, seat_players(who, players), chosen.save or chosen.resume


def seats_in(players: list[Player]) -> str:
    """Return the recorded players; a custom bot must be named again, because a record must not run code."""
    seats = ",".join(player.bot or ME for player in players)
    for player in players:
        if player.bot and is_elsewhere(player.bot):
            raise BadRecord("error-record-bot", bot=player.bot[:80], seats=seats[:LONGEST_PROBLEM])
    return seats


def seat_players(who: list[str], before: list[Player] | None = None) -> list[Player]:
    """Seat people and bots; they keep the names of those who sat there before."""
    names = [player.name for player in before] if before else [""] * len(who)
    return [Player(name, None if player == ME else player) for name, player in zip(names, who, strict=True)]


def write_down(file: Path, document: dict[str, Any]) -> None:
    """Write a document into a file atomically."""
    fresh = file.with_name(file.name + ".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(json.dumps(document, indent=1), encoding="utf-8")
        fresh.replace(file)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(file)) from problem


class Seating:
    """A game in progress at this terminal: who sits where, and which events they have seen."""

    left = "play-left"  # the message to people who leave

    def __init__(self, state: State, players: list[Player], file: Path, lang: str, console: Console) -> None:
        self.state = state
        self.players = players
        self.file = file
        self.words = read_words(lang, state.game.folder)
        self.chapters = {part.id: part for part in state.game.chapters(self.words.lang)}
        self.console = console
        self.seen = 0
        self.people = sum(not player.bot for player in players)
        self.names = self._names()

    def _names(self) -> list[str]:
        usual = "seat-me" if self.people == 1 else "seat-name"
        return [
            player.name or self.words.say("seat-bot" if player.bot else usual, number=seat + 1, bot=player.bot or "")
            for seat, player in enumerate(self.players)
        ]

    def play(self) -> None:
        """Play until the game is over or the players leave."""
        self.save()
        while not self.state.over:
            decision = self._next()
            seat = decision.seat
            if self.players[seat].bot:
                self.let_bot_choose(seat)
            elif not self.ask(decision):
                self.console.print(self.words.say(self.left, file=str(self.file)), markup=False)
                return
            self.save()
        self.show_end()

    def _next(self) -> Decision:
        """Return the next question; bots answer first, so that nobody waits for them."""
        return min(self.state.decisions, key=lambda decision: not self.players[decision.seat].bot)

    def let_bot_choose(self, seat: int) -> None:
        """Let a bot answer; the same position of the same game gives the same answer."""
        state = self.state
        name = self.players[seat].bot or ""
        let_choose(make_bot(name, Chance.of(state.origin.seed or 0, seat, len(state.history))), name, state, seat)

    def save(self) -> None:
        """Save the game, so that nothing is lost."""
        write_down(self.file, record_of(self.state, self.players))

    # one question

    def ask(self, decision: Decision) -> bool:
        """Ask a person until an option is chosen or something is taken back; return False if they leave."""
        self.show(decision)
        while True:
            try:
                answer = self.console.input("[bold]>[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if answer.lower() == QUIT:
                return False
            if self.answered(decision, answer):
                return True

    def answered(self, decision: Decision, answer: str) -> bool:
        """Handle a person's input; return True if the game has changed."""
        if answer.lower() in (HINT, SCORES, HELP, ""):
            self.aid(decision, answer.lower())
            return False
        try:
            if answer.lower() == UNDO:
                self.state.undo(decision.seat)
                self.seen = min(self.seen, len(self.state.events or []))
            else:
                self.state.play(self._option(decision, answer), decision.seat)
        except GrangeError as problem:
            self.console.print(problem.say(self.words.lang), style="red", markup=False)
            return False
        return True

    def _option(self, decision: Decision, answer: str) -> int | str:
        """Read a number from the list, or a code."""
        if answer.isdecimal() and 1 <= int(answer) <= len(decision.options):
            return decision.options[int(answer) - 1]
        codes = {code.lower(): code for code in decision.codes}
        return codes.get(answer.lower(), answer)

    def aid(self, decision: Decision, key: str) -> None:
        """Show a hint, the scores or the help; Enter alone shows the table again."""
        if key == HINT:
            self.show_hints(decision)
        elif key == SCORES:
            self.console.print(score_table(self.state, self.words, self.names))
        elif key == HELP:
            self.console.print(chapter(self.chapters.get(decision.question.chapter, self.chapters[""])))
            self.console.print(self.words.say("play-keys"))
        else:
            self.show(decision)

    def show_hints(self, decision: Decision) -> None:
        """List options worth considering, with the gain of each and why; or say that it hardly matters."""
        say, grid = self.words.text, Table.grid(padding=(0, 2))
        chance, suggested = Chance.of(len(self.state.history)), self.state.game.rules.suggests(self.state, decision.seat)
        found = advise(Glimpse(self.state, decision.seat), chance, BUDGET, HINTS, suggested=suggested)
        if not found:
            self.console.print(say(without_advice(len(decision.options))))
            return
        for advice in found:
            number, label = decision.options.index(advice.option) + 1, say(self.state.label(advice.option, decision.seat))
            why = " ".join(map(say, advice.why))
            grid.add_row(*map(Text, (str(number), label, say(advice.amount) if advice.amount else "", why)))
        self.console.print(self.words.say("play-hint"))
        self.console.print(grid)

    # output

    def show(self, decision: Decision) -> None:
        """Show what happened, the table, the question and its options."""
        self.console.clear()
        self.print_news(decision.seat)
        self.console.print(self.state.game.display.terminal(self.state, decision.seat, self.words, self.names))
        self.console.print()
        if self.people > 1:
            self.console.print(self.words.say("play-turn", name=self.names[decision.seat]), markup=False)
        self.console.print(question(decision, self.words))
        labels = [self.words.text(self.state.label(option, decision.seat)) for option in decision.options]
        lines = [f"[bold]{number:>2}[/] {label}" for number, label in enumerate(labels, start=1)]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        if self.state.game.rules.suggests(self.state, decision.seat):
            self.show_hints(decision)
        self.console.print(f"[dim]{self.words.say('play-prompt')}[/]")

    def print_news(self, viewer: int | None) -> None:
        """Print what has happened since the last question."""
        events = self.state.events or []
        for event in events[self.seen :]:
            if event.only in (None, viewer):
                self.console.print(sentence(event, self.words, self.names, viewer), markup=False, style="italic")
        self.seen = len(events)
        self.console.print()

    def show_end(self) -> None:
        """Show how the game ended."""
        viewer = next(seat for seat, player in enumerate(self.players) if not player.bot) if self.people == 1 else None
        self.print_news(viewer)
        state = self.state
        self.console.print(state.game.display.terminal(state, viewer, self.words, self.names))
        self.console.print(score_table(state, self.words, self.names))
        verdict: Any = state.verdict()
        if verdict is not None:
            self.console.print(f"[bold]{self.words.text(verdict)}[/]")
        elif state.seats > 1:
            winners = [self.names[seat] for seat in state.winners]
            self.console.print(self.words.say("play-won", names=winners, count=len(winners)), markup=False)
