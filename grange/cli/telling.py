"""How a game is told in a terminal: questions, titles, score tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table

from grange.core.state import Decision, State
from grange.core.words import Words


def question(decision: Decision, tongue: Words) -> str:
    """Say what is asked, and what more there is to know about it."""
    prompt = decision.prompt
    more = f"{prompt.key}.more"
    lines = [f"[bold]{tongue.tell(prompt)}[/]"]
    if tongue.knows(more):
        lines.append(f"[dim]{tongue.say(more, **prompt.values)}[/]")
    return "\n".join(lines)


def title(state: State, tongue: Words) -> str:
    """Name the game and its points as they stand."""
    points = " : ".join(str(score) for score in state.scores)
    return f"{tongue.say('game-name')}  {points}"


def score_table(state: State, tongue: Words, names: Sequence[str]) -> Table:
    """Lay out where the points of each seat came from."""
    sheets = [state.score_sheet(seat) for seat in range(state.seats)]
    table = Table(title=tongue.say("score-title"), title_justify="left", show_footer=True)
    table.add_column("", footer=tongue.say("score-total"))
    for seat, name in enumerate(names):
        crown = " *" if seat in state.winners and state.seats > 1 else ""
        table.add_column(escape(name + crown), footer=str(state.scores[seat]), justify="right")
    for category in sheets[0]:
        table.add_row(tongue.say(f"category-{category}"), *(str(sheet[category]) for sheet in sheets))
    return table
