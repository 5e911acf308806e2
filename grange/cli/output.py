"""The text of a game in a terminal: questions, titles, score tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table

from grange.core.state import Decision, State
from grange.core.words import Words


def question(decision: Decision, words: Words) -> str:
    """Return the text of a question, with its explanation if there is one."""
    prompt = decision.prompt
    more = f"{prompt.key}.more"
    lines = [f"[bold]{words.text(prompt)}[/]"]
    if words.knows(more):
        lines.append(f"[dim]{words.say(more, **prompt.values)}[/]")
    return "\n".join(lines)


def title(state: State, words: Words) -> str:
    """Return the name of the game and its current points."""
    points = " : ".join(str(score) for score in state.scores)
    return f"{words.say('game-name')}  {points}"


def score_table(state: State, words: Words, names: Sequence[str]) -> Table:
    """Lay out the points of each seat, category by category."""
    sheets = [state.score_sheet(seat) for seat in range(state.seats)]
    table = Table(title=words.say("score-title"), title_justify="left", show_footer=True)
    table.add_column("", footer=words.say("score-total"))
    for seat, name in enumerate(names):
        crown = " *" if seat in state.winners and state.seats > 1 else ""
        table.add_column(escape(name) + crown, footer=str(state.scores[seat]), justify="right")
    for category in sheets[0]:
        table.add_row(words.say(f"category-{category}"), *(str(sheet[category]) for sheet in sheets))
    return table
