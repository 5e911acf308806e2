"""Moments: a running game as it stood after an earlier move, to be looked back at without leaving the table."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from grange.core.telling import sentence
from grange.games import find
from grange.web.fragments import names_of, page_words, scores
from grange.web.store import StoredSeat
from grange.web.templating import templates


def moment(
    name: str, setup: dict[str, Any], history: list[tuple[int, int]], lang: str, sitting: list[StoredSeat], seat: int | None
) -> dict[str, Any]:
    """Play a game up to its last given choice in a worker, and draw it as a seat may see it, with what that choice made happen."""
    game = find(name)
    tongue = page_words(lang, game.folder)
    names = names_of(sitting, tongue, seat)
    state = game.origin(setup["seats"], setup["seed"], setup["rules"], setup["components"]).begin(events=True)
    for chooser, option in history:
        state.events = []
        state.play(option, chooser)
    panels = game.page(state, seat, tongue, names)
    context = {
        "say": tongue.say,
        "main": Markup(panels.main),
        "side": Markup(panels.side),
        "scores": scores(sitting, state, seat, tongue, names),
    }
    happened = [event for event in state.events or [] if event.only is None or event.only == seat]
    return {
        "at": len(history),
        "desk": templates.get_template("_desk.html").render(context),
        "seats": templates.get_template("_seats.html").render(context),
        "text": " ".join(sentence(event, tongue, names, seat) for event in happened),
        "who": history[-1][0] if history else None,
        "where": tongue.tell(state.where()),
    }
