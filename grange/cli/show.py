"""Commands that show things: games, components, rules and recorded games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import grange
from grange.cli.arguments import corrections_of, read_file
from grange.cli.output import score_table, title
from grange.core.components import rows
from grange.core.errors import BadComponents, BadRecord
from grange.core.events import sentence
from grange.core.game import Chapter
from grange.core.record import parsed, players_in
from grange.core.state import State
from grange.core.words import Words, read_words
from grange.games import find, names


def describe_replay(command: ArgumentParser, words: Words) -> None:
    """Describe the options of `grange replay`."""
    command.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-replay-file"))
    command.add_argument("--end", action="store_true", help=words.say("cli-replay-end"))
    command.set_defaults(run=replay)


def describe_components(command: ArgumentParser, words: Words) -> None:
    """Describe the options of `grange components`."""
    command.add_argument("game", choices=names(), help=words.say("cli-game"))
    command.set_defaults(run=components)


def describe_rules(command: ArgumentParser, words: Words) -> None:
    """Describe the options of `grange rules`."""
    command.add_argument("game", choices=names(), help=words.say("cli-game"))
    command.set_defaults(run=rules)


def games(chosen: Namespace, console: Console) -> None:
    """List the games and all their rule options."""
    for game in grange.games():
        words = read_words(chosen.lang, game.folder)
        say = words.say
        console.print(f"[bold]{say('game-name')}[/]  [dim]{game.name}[/]")
        console.print(f"  {say('game-about')}")
        console.print("  " + say("games-seats", least=min(game.seats), most=max(game.seats)))
        for option in game.rule_options:
            labels = [say(f"{option.name}-{value}") for value in option.values]
            labels[0] += f", {say('games-usual')}"
            values = ", ".join(f"[bold]{value}[/] ({label})" for value, label in zip(option.values, labels, strict=True))
            values += ", …" if option.written else ""
            console.print(f"  --rule {option.name}=…  {say(f'rule-{option.name}')}: {values}")
            console.print(f"      [dim]{say(f'rule-{option.name}.about')}[/]")
            for value in option.values:
                if words.knows(f"{option.name}-{value}.about"):
                    console.print(f"      [dim]{value}: {say(f'{option.name}-{value}.about')}[/]")


def components(chosen: Namespace, console: Console) -> None:
    """Show everything printed in a game's box, and where each value comes from."""
    game = find(chosen.game)
    if not game.components.exists():
        raise BadComponents("error-no-components", game=game.name, file=game.components.name)
    say = read_words(chosen.lang, game.folder).say
    changes = corrections_of(chosen.components)
    game.rules.read_box(changes)
    listing = Table(title=say("components-title", game=say("game-name")), title_justify="left")
    for column in ("components-name", "components-value", "components-source"):
        listing.add_column(say(column))
    for name, value, source in rows(game.components, changes):
        shown = "\n".join(map(str, value)) if isinstance(value, list) and value and isinstance(value[0], str) else str(value)
        listing.add_row(escape(name), escape(shown), say(f"source-{source}"), style="bold" if source == "house" else "")
    console.print(listing)
    console.print(say("components-note"))


def rules(chosen: Namespace, console: Console) -> None:
    """Show the rules page of a game."""
    for part in find(chosen.game).chapters(chosen.lang):
        console.print(chapter(part))


def chapter(part: Chapter) -> Markdown:
    """Lay out a chapter of the rules."""
    return Markdown(f"{'##' if part.id else '#'} {part.title}\n\n{part.without_figures}")


def read_record(path: Path) -> str:
    """Read the file of a record."""
    return read_file(path, BadRecord("error-record-missing", file=str(path)))


def replay(chosen: Namespace, console: Console) -> None:
    """Step through a recorded game."""
    record = parsed(read_record(chosen.file))
    final = grange.replay(record, events=True)
    words = read_words(chosen.lang, final.game.folder)
    players = enumerate(players_in(record, final.seats), start=1)
    names = [player.name or words.say("seat-name", number=number) for number, player in players]
    if not chosen.end:
        step_through(final, words, names, console)
    console.print(final.game.display.terminal(final, None, words, names))
    console.print(score_table(final, words, names))


def step_through(final: State, words: Words, names: list[str], console: Console) -> None:
    """Show one choice after another; Enter goes on, a number goes to that choice, q ends."""
    at = 0
    while at < len(final.history):
        state = _moment(final, at)
        seat, option = final.history[at]
        console.clear()
        console.print(state.game.display.terminal(state, None, words, names))
        console.print(f"\n[bold]{words.say('replay-at', number=at + 1, all=len(final.history))}[/]  {title(state, words)}")
        choice = words.text(state.label(option, seat))
        console.print(words.say("replay-choice", name=names[seat], choice=choice, code=state.code(option)), markup=False)
        for event in _events_of(state, seat, option):
            console.print(f"  {sentence(event, words, names)}", style="dim", markup=False)
        answer = _ask(console, words)
        if answer == "q":
            return
        at = min(max(0, int(answer) - 1), len(final.history)) if answer.isdecimal() else at + (-1 if answer == "b" and at else 1)


def _moment(final: State, number: int) -> State:
    """Play a game again up to the choice of this number."""
    state = final.origin.begin(events=True)
    for seat, option in final.history[:number]:
        state.play(option, seat)
    return state


def _events_of(state: State, seat: int, option: int) -> list[Any]:
    """List the events that a choice causes."""
    later = state.copy()
    later.play(option, seat)
    return (later.events or [])[len(state.events or []) :]


def _ask(console: Console, words: Words) -> str:
    try:
        return console.input(f"[dim]{words.say('replay-keys')}[/] ").strip().lower()
    except EOFError:
        return "q"
