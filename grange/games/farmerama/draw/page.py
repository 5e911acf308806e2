"""The table of Farmerama for a page: small pictures in areas that the page's style sheet lays out."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import seat_names, text_of
from grange.core.picture import escaped
from grange.core.table import Panels
from grange.core.words import Words
from grange.games.farmerama.box import ACTIONS, ALONE, ANIMALS, CARDS_IN, GOODS, NUMBERED, SHARED
from grange.games.farmerama.draw.cards import action_wheel, cards, drawn_card
from grange.games.farmerama.draw.farm import farm, glance
from grange.games.farmerama.draw.parts import cap, head_sheep, piece
from grange.games.farmerama.draw.standing import ahead_of_all, counts_of, drawn_so_far, ranking, still_to_come
from grange.games.farmerama.draw.stores import ORDER, garden, good_in_barn, open_tile, stable
from grange.games.farmerama.labels import ACTION_PIECES
from grange.games.farmerama.rules.rounds import cards_for
from grange.games.farmerama.state import Farmerama

COUNTED = {"tiles": "flowerpot", "scarecrows": "scarecrow", "crops": "seeds"}  # the piece of each count


TABS = ("tab-farm", "tab-wheel", "tab-rivals")


def page(state: Farmerama, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:
    """Draw the table of a seat and, in a panel of its own, who would win a tile; a spectator sees the seat at the given place."""
    viewer, everybody = place if seat is None else seat, seat_names(words, names, state.seats)
    whose = everybody[viewer] if seat is None or state.over else ""  # others need the owner's name
    own = farm(state, viewer, words, everybody[viewer]) + _stores(state, viewer, words, whose)
    middle = "".join(f'<div data-page="b">{part}</div>' for part in (_cards(state, seat, words), _actions(state, words)))
    middle += f'<div data-page="b">{_stables(state, viewer, words)}</div>'
    last = _alone(state, words) if state.solo else _rivals(state, viewer, words, everybody)
    aside = _bank(state, words) if state.solo else _rank(state, words, everybody) + _bank(state, words)
    main = f'<div class="p-farm" data-page="a" data-own="">{own}</div>'
    main += f'<div class="p-mid">{middle}<div data-page="c">{last}</div></div>'
    return Panels(main, f'<section class="sheet p-rank">{aside}</section>', TABS)


# Barn and garden


def _stores(state: Farmerama, viewer: int, words: Words, whose: str) -> str:
    goods = "".join(_good(state, viewer, good, words) for good in ORDER)
    barn = f'<section>{cap(_title("barn", words, whose))}<div class="barn">{goods}</div></section>'
    if state.solo:
        return f'<div class="stores alone">{barn}</div>'
    return (
        f'<div class="stores">{barn}<section class="garden">{cap(_title("garden", words, whose))}'
        f"{garden(state, viewer, words)}</section></div>"
    )


def _title(what: str, words: Words, whose: str) -> str:
    """Name something of the viewer or, for a spectator, of its owner."""
    return words.say(f"title-{what}-of", name=whose) if whose else text_of(words, f"title-{what}")


def _good(state: Farmerama, seat: int, good: int, words: Words) -> str:
    return f"<div>{good_in_barn(state, seat, good, words)}{_amount(f'in-barn-{GOODS[good]}', state.barn[seat][good])}</div>"


def _amount(name: str, amount: int) -> str:
    css = "" if amount else ' class="nil"'
    return f'<b id="{name}" data-amount="{amount}"{css}>{amount or "–"}</b>'


# Cards and the action wheel


def _cards(state: Farmerama, seat: int | None, words: Words) -> str:
    drawn = "".join(f"<div>{card}</div>" for card in cards(state, seat, words))
    mark = _head_sheep(words) if state.seats == 3 and seat == state.head else ""
    return (
        f'<section>{cap(_title_of_cards(state, seat, words), _remark(state, words), mark)}<div class="five">{drawn}</div></section>'
    )


def _title_of_cards(state: Farmerama, seat: int | None, words: Words) -> str:
    if seat is None or state.solo:
        return text_of(words, "title-action-cards")
    return text_of(words, "title-cards", cards=cards_for(state, seat))


def _remark(state: Farmerama, words: Words) -> str:
    if state.solo:
        return text_of(words, "cards-alone")
    return text_of(words, "cards-shown") if state.shown else text_of(words, "cards-secret")


def _head_sheep(words: Words) -> str:
    label = escaped(text_of(words, "head-sheep"))
    drawn = f'viewBox="0 0 48 48" role="img" aria-label="{label}">{head_sheep(0, 0, 48)}'
    return f'<svg class="head-sheep" data-look="head-sheep" {drawn}</svg>'


def _actions(state: Farmerama, words: Words) -> str:
    """Draw the action wheel, its numbers of this round and the next, and the bonus tiles."""
    rows = "".join(_numbers(state, action, words) for action in range(len(NUMBERED)))
    head = f'<td></td><th scope="col">{text_of(words, "wheel-now")}</th><th scope="col">{text_of(words, "wheel-next")}</th>'
    tiles = "" if state.solo else _tiles(state, words)
    return (
        f"<section>{cap(text_of(words, 'title-action-wheel'), text_of(words, 'wheel-numbers'))}"
        f'<div class="wheelrow{" alone" if state.solo else ""}"><div class="aw">{action_wheel(state, words)}</div>'
        f'<table class="nums"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{tiles}</div></section>'
    )


def _numbers(state: Farmerama, action: int, words: Words) -> str:
    now, later, name = state.numbers(action), state.numbers(action, 1), ACTIONS[action]
    return (
        f'<tr data-look="card-{name}"><th scope="row">{piece(ACTION_PIECES[action])}{text_of(words, f"action-{name}")}</th>'
        f"<td><b>{now[ALONE]}</b> {now[SHARED]}</td>"
        f'<td class="soft"><b>{later[ALONE]}</b> {later[SHARED]}</td></tr>'
    )


def _tiles(state: Farmerama, words: Words) -> str:
    tiles = "".join(f"<div>{open_tile(state, place, words)}</div>" for place in range(state.box.open))
    return (
        f'<div class="tiles"><span class="mini">{text_of(words, "title-tiles")}</span><div class="open">{tiles}</div>'
        f'<span class="mini">{text_of(words, "stack-left", tiles=len(state.stack))}</span></div>'
    )


def _stables(state: Farmerama, viewer: int, words: Words) -> str:
    rows = "".join(f"<div>{stable(state, viewer, animal, words)}</div>" for animal in range(len(ANIMALS)))
    return f'<section>{cap(text_of(words, "title-stables"))}<div class="stables">{rows}</div></section>'


# The others


def _rivals(state: Farmerama, viewer: int, words: Words, names: list[str]) -> str:
    """Draw the farms of the others, each with its owner's name, its cards, and the counts that decide a bonus tile."""
    others = [other for other in range(state.seats) if other != viewer]
    if not others:
        return ""
    farms = "".join(_rival(state, other, words, names[other]) for other in others)
    remark = ", ".join(text_of(words, f"compared-{what}") for what in counts_of(state, viewer))
    return f'<section>{cap(text_of(words, "title-farms"), remark)}<div class="rivals of-{state.seats}">{farms}</div></section>'


def _rival(state: Farmerama, seat: int, words: Words, name: str) -> str:
    mark = _head_sheep(words) if state.seats == 3 and seat == state.head else ""
    counts = "".join(
        f"<li>{piece(COUNTED[what], text_of(words, f'compared-{what}'))}{count}</li>"
        for what, count in counts_of(state, seat).items()
    )
    goods = "".join(
        f'<li class="more">{piece(GOODS[good], text_of(words, f"good-{GOODS[good]}"))}{state.barn[seat][good]}</li>'
        for good in ORDER
    )
    return (
        f'<figure\nid="rival-{seat}" data-eyes="{seat}"><figcaption>{piece(f"seat-{seat}", css="")}'
        f"<span>{escaped(name)}</span>{mark}<small>{_cards_of(state, seat, words)}</small></figcaption>"
        f"{glance(state, seat, words, name)}"
        f'<ul class="cmp">{counts}{goods}</ul></figure>'
    )


def _cards_of(state: Farmerama, seat: int, words: Words) -> str:
    """Show the cards of another seat or, before they are revealed, only whether it has chosen."""
    if state.over:
        return ""
    if not state.shown:
        is_thinking = state.decision_of(seat) is not None
        return text_of(words, "is-thinking") if is_thinking else piece("ui-seal", css="") + text_of(words, "has-chosen")
    shown = CARDS_IN[state.chosen[seat]]
    return "".join(piece(ACTION_PIECES[action], text_of(words, f"action-{ACTIONS[action]}")) for action in shown)


def _rank(state: Farmerama, words: Words, names: list[str]) -> str:
    """List who would win a bonus tile if all chose the same."""
    winner = ahead_of_all(state)
    rows = "".join(
        f'<li class="{"ahead" if seat == winner else "behind"}">{piece(f"seat-{seat}", css="")}'
        f"<span>{escaped(names[seat])}</span><i>{counts}</i></li>"
        for seat, counts in ranking(state, words)
    )
    return f'<h3>{text_of(words, "title-rank")}</h3><ol class="rank" data-look="rank">{rows}</ol>'


def _bank(state: Farmerama, words: Words) -> str:
    goods = "".join(
        f"<li>{piece(GOODS[good], text_of(words, f'good-{GOODS[good]}'))}{_amount(f'bank-{GOODS[good]}', state.bank[good])}</li>"
        for good in ORDER
    )
    return f'<ul class="bankrow"><li class="mini">{text_of(words, "title-bank")}</li>{goods}</ul>'


# Alone


def _alone(state: Farmerama, words: Words) -> str:
    """Draw the card of this round, the deck, the special tiles and the goal."""
    known, unknown = still_to_come(state)
    facts = (
        (text_of(words, "deck-left", cards=len(state.deck)), _kinds(known, unknown, words)),
        (text_of(words, "deck-drawn"), _kinds(drawn_so_far(state), 0, words)),
        (text_of(words, "extra-left", cards=len(state.extra)), ""),
        (text_of(words, "specials"), _specials(state, words)),
        (words.say("goal", stars=state.scores[0], goal=state.box.solo_goal), ""),
    )
    rows = "".join(f"<li><span>{title}</span><span>{shown}</span></li>" for title, shown in facts)
    return (
        f"<section>{cap(text_of(words, 'title-deck'), text_of(words, 'deck-round', round=state.round, rounds=state.rounds))}"
        f'<div class="alone-row"><div class="card-of-round">{drawn_card(state, words)}</div>'
        f'<ul class="facts">{rows}</ul></div></section>'
    )


def _kinds(counts: list[int], unknown: int, words: Words) -> str:
    """Draw the number of cards of each kind, and of unknown cards."""
    shown = "".join(
        f"{piece(ACTION_PIECES[kind], text_of(words, f'action-{NUMBERED[kind]}'))}{count}"
        for kind, count in enumerate(counts)
        if count
    )
    return shown + (f'<b class="unknown">? {unknown}</b>' if unknown else "")


def _specials(state: Farmerama, words: Words) -> str:
    """Draw the special tiles of a solo player, and the places of those it could still get."""
    tiles = "".join(
        f'<svg viewBox="0 0 24 24" class="special{"" if place < state.specials else " none"}" data-look="special" '
        'aria-hidden="true"><circle cx="12" cy="12" r="10.5"/>'
        + (
            f'<use class="token" id="special-{place + 1}" href="#star" x="3" y="2.5" width="18" height="18"/>'
            if place < state.specials
            else ""
        )
        + "</svg>"
        for place in range(state.box.specials)
    )
    return f'{tiles}<span class="sr">{text_of(words, "specials-have", tiles=state.specials)}</span>'
