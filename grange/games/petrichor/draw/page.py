"""The table of Petrichor for a page: small pictures in areas that the page's style sheet lays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grange.core.events import seat_names
from grange.core.picture import escaped
from grange.core.table import Foreseen, Panels
from grange.core.words import Message, Words
from grange.games.petrichor.box import COLUMNS, CROPS, HARVEST, NAMES, NOBODY, PLACES, WEATHERS
from grange.games.petrichor.draw.hand import can_do, cards_of, drafts
from grange.games.petrichor.draw.parts import mark_of
from grange.games.petrichor.draw.sky import track, wheel
from grange.games.petrichor.draw.tiles import tile, would_be
from grange.games.petrichor.forecast import (
    came,
    coming,
    harvest_now,
    harvest_totals,
    harvest_would,
    touched,
    votes_would,
    weather_would,
)
from grange.games.petrichor.state import Petrichor

TABS = ("tab-field", "tab-sky", "tab-players")


def page(state: Petrichor, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:  # noqa: ARG001
    """Draw what a seat sees: hands only for their owners until the end of the game, and details in panels of their own.

    The field is one and the same for all, so a spectator sees the same from every place.
    """
    return _panels(state, seat, words, names, None)


def would(state: Petrichor, seat: int | None, name: str, words: Words, names: Sequence[str]) -> Foreseen | None:
    """Draw the table as it would be if a weather came now, and describe it."""
    if name not in WEATHERS or not state.round or state.over:
        return None
    weather = WEATHERS.index(name)
    owners = owners_called(state, words, names)
    messages = [*forecasts(state, weather, seat, owners), *harvest_would(state, weather, owners)]
    title = words.say("title-forecast-of", weather=name)
    return Foreseen(_panels(state, seat, words, names, weather), title, " ".join(words.text(message) for message in messages))


def _panels(state: Petrichor, seat: int | None, words: Words, names: Sequence[str], weather: int | None) -> Panels:
    """Draw the table, or what a weather would make of its field and of the harvest's points."""
    owners = owners_called(state, words, names)
    field = _field(state, words, {} if weather is None else _tiles_would(state, weather, seat, words))
    left = f'<div class="p-field" data-page="a">{field}</div>{_hand(state, seat, words)}'
    sky = (
        f'<div class="p-wheel" data-page="b">{_votes(state, words)}</div>'
        f'<div class="p-fore" data-page="b">{_forecast(state, seat, words, owners)}</div>'
        f'<div class="p-play" data-page="c">{_players(state, seat, words, owners, weather)}</div>'
    )
    won, harvest = _track(state, words), _harvest(state, seat, words)
    more = f'<section class="sheet p-more p-won">{won}</section>' + (
        f'<section class="sheet p-more">{harvest}</section>' if harvest else ""
    )
    return Panels(f'<div class="p-left columns-{columns_of(state)}">{left}</div><div class="p-sky">{sky}</div>', more, TABS)


def owners_called(state: Petrichor, words: Words, names: Sequence[str]) -> list[str]:
    """Name every owner of water: the seats as they are called, the neutral player as the south wind."""
    named = seat_names(words, names, state.seats)
    return [*named, words.say("south-wind")] if state.solo else named


def columns_of(state: Petrichor) -> int:
    """Return how many columns the field has."""
    return max(place % COLUMNS for place in state.field) + 1


# The field and the hand


def _tiles_would(state: Petrichor, weather: int, seat: int | None, words: Words) -> dict[int, str]:
    after = came(state, weather)
    return {place: would_be(state, after, place, words) for place in touched(state, weather, seat)}


def _field(state: Petrichor, words: Words, would_be: Mapping[int, str]) -> str:
    """Lay out the tiles, with a gap where there is none; in a solo game the south wind is shown beside them."""
    columns = columns_of(state)
    grid = [place for place in range(PLACES) if place % COLUMNS < columns]
    drawn = {place: would_be.get(place) or tile(state, place, words) for place in state.field}
    tiles = "".join(f"<div>{drawn.get(place, '')}</div>" for place in grid)
    return f'<div class="field of-{columns}">{tiles}{_south_wind(state, words) if state.solo else ""}</div>'


def _south_wind(state: Petrichor, words: Words) -> str:
    """Say what the neutral player did last, how many of its cards are left, and its points."""
    card = words.say("south-card", card=str(state.blown[-1] + 1)) if state.blown else ""
    icons = "".join(_piece("die-harvest" if icon == "harvest" else f"weather-{icon}") for icon in _south_icons(state))
    points = sum(state.points[state.neutral])
    return (
        f'<section class="south" data-look="south"><h3>{_piece("drop-neutral")}{words.say("south-wind")}</h3>'
        f'<p class="last">{card}</p><p class="icons">{icons}</p>'
        f"<p>{words.say('south-left', cards=len(state.south))}</p>"
        f'<p><b id="south-points" data-amount="{points}">{points}</b> {words.say("south-points", points=points)}</p></section>'
    )


def _south_icons(state: Petrichor) -> list[str]:
    return state.box.south[state.blown[-1]] if state.blown else []


def _hand(state: Petrichor, seat: int | None, words: Words) -> str:
    """Draw the viewer's own cards; nobody sees the cards of another seat."""
    if seat is None or state.hidden or state.over:
        return ""
    number = sum(state.hands[seat])
    caption = "cards-in-hand" if state.last_round else "hand-cards"
    title, more = words.say("title-hand"), words.say(caption, cards=number, most=state.box.most_cards)
    if drafts(state, seat):
        kept = sum(state.drafted[seat])
        title, more = words.say("title-pack"), words.say("pack-cards", cards=number, kept=kept)
    fan = "".join(_stack(state, seat, kind, words) for kind in range(len(WEATHERS)))
    return f'<section class="p-hand" data-page="a">{_cap(title, more)}<div class="stacks" data-still="">{fan}</div></section>'


def _stack(state: Petrichor, seat: int, kind: int, words: Words) -> str:
    """Draw the cards of a kind as one stack, with what they can do now; without any, other cards can replace them."""
    name, cards = WEATHERS[kind], cards_of(state, seat)[kind]
    deed = words.text(can_do(state, seat, kind)) if cards else words.say("stack-none")
    return (
        f'<div class="stack{"" if cards else " none"}" id="hand-{name}" data-look="card-{name}">{_piece(f"weather-{name}")}'
        f"<span>{words.say(f'weather-{name}')}</span><b>×{cards}</b><small>{deed}</small></div>"
    )


# The sky


def _votes(state: Petrichor, words: Words) -> str:
    title = _cap(words.say("title-votes"), votes_line(state, words))
    return f'<section>{title}<div class="wheel">{wheel(state, words)}</div></section>'


def votes_line(state: Petrichor, words: Words) -> str:
    """Say which weathers would come, and which tie."""
    if not any(map(any, state.votes)):
        return words.say("votes-none")
    sure, tied = ([words.say(f"weather-{WEATHERS[weather]}") for weather in found] for found in coming(state))
    certain = "votes-come" if state.last_round or any(state.played) else "votes-lead"
    parts = [words.say(key, names=found) for key, found in ((certain, sure), ("votes-tied", tied)) if found]
    return "; ".join(parts)


def _forecast(state: Petrichor, seat: int | None, words: Words, names: list[str]) -> str:
    """Say for each weather what it would do now and who would win its votes."""
    if not state.round:
        return ""
    rows = "".join(
        f'<li><button\nid="forecast-{name}" data-would="{name}">{_piece(f"weather-{name}")}'
        f"<span>{forecast_of(state, weather, seat, words, names)}</span></button></li>"
        for weather, name in enumerate(WEATHERS)
    )
    return f'<section class="would-be">{_cap(words.say("title-forecast"))}<ul class="so">{rows}</ul></section>'


def forecast_of(state: Petrichor, weather: int, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Say what a weather would do now, and who would win its votes."""
    return escaped(" ".join(words.text(each) for each in forecasts(state, weather, seat, names)))


def forecasts(state: Petrichor, weather: int, seat: int | None, names: Sequence[str]) -> list[Message]:
    """List the messages of a forecast."""
    return weather_would(state, weather, seat) + votes_would(state, weather, names)


def _track(state: Petrichor, words: Words) -> str:
    title = _cap(words.say("title-votes-won"), words.say("votes-won-points"))
    return f"{title}{track(state, words)}"


# What the players have

HAVE = {"drops": "drop", "votes": "votes", "cards": "cards", "wheat": "token", "harvest": "harvest"}  # icon of each column


def belongings(state: Petrichor) -> dict[str, list[int]]:
    """Count what each owner has: drops and votes in its supply, cards, wheat tokens, and what the harvest would pay now."""
    piles = zip(state.hands, state.packs, state.drafted, strict=True)
    cards = [sum(hand) + sum(pack) + sum(kept) for hand, pack, kept in piles]
    return {
        "drops": state.supply,
        "votes": [state.votes_left(owner) for owner in range(state.owners)],
        "cards": [*cards, 0][: state.owners],
        "wheat": state.wheat,
        "harvest": harvest_totals(state),
    }


def _players(state: Petrichor, seat: int | None, words: Words, names: list[str], weather: int | None) -> str:
    """List what each owner of water has, with what the harvest would pay after the given weather, or now."""
    have = belongings(state)
    if weather is not None:
        have["harvest"] = harvest_totals(came(state, weather))
    head = "".join(f'<th scope="col" data-look="{HAVE[what]}">{words.say(f"have-{what}")}</th>' for what in have)
    rows = "".join(
        f"<tr{_me(owner, seat)}>{_player(state, owner, words, names[owner])}"
        + "".join(_amount(f"have-{what}-{owner}", amounts[owner]) for what, amounts in have.items())
        + "</tr>"
        for owner in range(state.owners)
    )
    return (
        f'<section class="players">{_cap(words.say("title-players"))}<table class="supply"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></section>"
    )


def _player(state: Petrichor, owner: int, words: Words, name: str) -> str:
    first = _piece("first-player", words.say("first-player"), "rim") if state.first == owner and not state.solo else ""
    passed = f"<small>{words.say('passed')}</small>" if state.passed == owner != NOBODY and not state.solo else ""
    return f'<th scope="row">{_mark(state, owner)}<span>{escaped(name)}</span>{first}{passed}</th>'


def _amount(name: str, amount: int) -> str:
    css = "" if amount else ' class="nil"'
    return f'<td id="{name}" data-amount="{amount}"{css}>{amount or "–"}</td>'


def _harvest(state: Petrichor, seat: int | None, words: Words) -> str:
    """List what each tile would pay if the harvest came now, and say how far the dice are from it."""
    if not state.round:
        return ""
    marks = "".join(f"<th{_me(owner, seat)}>{_mark(state, owner)}</th>" for owner in range(state.owners))
    rows = "".join(
        f'<tr><th scope="row">{words.say(f"crop-{CROPS[state.crops[place]]}")}&#160;<small>{NAMES[place]}</small></th>'
        + "".join(f"<td{_me(owner, seat)}>{paid or '–'}</td>" for owner, paid in enumerate(points))
        + "</tr>"
        for place, points in harvest_now(state).items()
    )
    paid = f'<table class="score s4"><thead><tr><td></td>{marks}</tr></thead><tbody>{rows}</tbody></table>' if rows else ""
    return f'<h3>{words.say("title-harvest")}</h3>{paid}<p class="aside">{harvest_line(state, words)}</p>'


def harvest_line(state: Petrichor, words: Words) -> str:
    """Say when the harvest comes, as far as the dice show."""
    faces = [str(face) for face in sorted(state.dice, reverse=True) if face != HARVEST]
    if not faces or state.last_round:
        return words.say("harvest-comes")
    return words.say("harvest-waits", dice=len(faces), faces=faces)


def _me(owner: int, seat: int | None) -> str:
    return ' class="me"' if owner == seat else ""


# Parts


def _cap(title: str, more: str = "") -> str:
    return f'<h3 class="cap">{escaped(title)}{f"<small>{escaped(more)}</small>" if more else ""}</h3>'


def _mark(state: Petrichor, owner: int) -> str:
    size = 24 if owner < state.seats else 48
    return f'<svg viewBox="0 0 {size} {size}" aria-hidden="true"><use href="#{mark_of(state, owner)}"/></svg>'


def _piece(piece: str, label: str = "", css: str = "") -> str:
    role = f'role="img" aria-label="{escaped(label)}"' if label else 'aria-hidden="true"'
    return f'<svg viewBox="0 0 48 48" class="{css}" {role}><use href="#{piece}"/></svg>'
