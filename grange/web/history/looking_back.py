"""Earlier positions: a running game after an earlier move, which players can look at without leaving the table."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from grange.core.events import sentence
from grange.games import find
from grange.web.history.story import Past
from grange.web.live.fragments import names_of, page_words
from grange.web.live.score_sheet import scores
from grange.web.live.templating import templates


def moment(past: Past, lang: str, seat: int | None, place: int = 0) -> dict[str, Any]:
    """Replay a game up to the given choices in a worker, and draw it as a seat may see it, with the events of the last choice."""
    game, history, sitting = find(past.game), past.history, past.seats
    words = page_words(lang, game.folder)
    names = names_of(sitting, words, seat)
    state = past.origin().begin(events=True)
    for chooser, option in history:
        state.events = []
        state.play(option, chooser)
    panels = game.display.page(state, seat, words, names, place)
    context = {
        "say": words.say,
        "main": Markup(panels.main),
        "side": Markup(panels.side),
        "seen": place if seat is None and game.display.own_boards else None,
        "looks_at_others": game.display.own_boards and state.seats > 1,
        "scores": scores(sitting, state, seat, words, names),
    }
    happened = [event for event in state.events or [] if event.only is None or event.only == seat]
    return {
        "at": len(history),
        "desk": templates.get_template("_desk.html").render(context),
        "seats": templates.get_template("_seats.html").render(context),
        "text": " ".join(sentence(event, words, names, seat) for event in happened),
        "who": history[-1][0] if history else None,
        "where": words.text(state.where()),
    }
