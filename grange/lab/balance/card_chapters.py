"""The chapters about cards: what each is worth, pairs, drafts, and the spaces of the board round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

import numpy as np

from grange.games import find
from grange.lab.balance.cards import CardEstimate, taste
from grange.lab.balance.certainty import Estimate
from grange.lab.balance.chapters import key_of_marks, two
from grange.lab.balance.page import Chapter, Page, figure, lead
from grange.lab.balance.plan import BASE, EXCHANGE, RESTRICTED
from grange.lab.balance.plots import (
    OPEN,
    SURE,
    WATCHED,
    Column,
    Dot,
    PlotRow,
    Scale,
    around_zero,
    axis,
    caterpillar,
    interval,
    line,
    mirrored,
    rows_plot,
    scatter,
    svg,
    text,
    ticks,
)
from grange.lab.balance.report import CardReport
from grange.lab.balance.row import Row

ENDS = 8  # cards at the top and at the bottom of the table that are always shown
SELDOM = 0.15  # below this share of the seats that hold it, a card is rarely played
BIN = 4  # points of a bar
PAIRS = 12
PICKS = 8
SOURCES = 6
ROUND = "round-"  # begins the measures that tell in which round something happened


FLAGS = ("strong", "weak", "skill", "trap", "unplayed", "seldom", "few")


def flag_of(page: Page, card: CardEstimate, kind: str) -> str:
    """Return the one-word verdict on a card; empty for most cards."""
    if kind in ("x", "club"):
        return "few"
    if card.stands_out and page.report.enough:
        return "strong" if card.effect.value > 0 else "weak"
    if card.blank:
        return "unplayed"
    return "seldom" if card.share_played.high < SELDOM else ""


def growth_of(page: Page, card: CardEstimate) -> str:
    """Return whether a card grows with the player (a skill card) or shrinks (a trap); empty for most cards."""
    if not page.report.enough:
        return ""
    return "skill" if card.is_skill_card else "trap" if card.is_trap else ""


def kind_of(page: Page, card: str) -> str:
    """Return the kind of a card: occupation, minor improvement, or one of the decks."""
    catalogue = find(page.report.plan.game).display.catalogue
    kinds = next((each.cards for each in catalogue.filters if each.name == "kind"), {}) if catalogue else {}
    return next((kind for kind, names in kinds.items() if card in names), "")


def mark_of(page: Page, card: CardEstimate) -> str:
    """Return the mark of a card."""
    return page.mark(card.stands_out, card.blank)


def cards(page: Page, found: CardReport) -> Chapter:
    """Lay out all cards."""
    asked = [card for card in found.cards if not card.blank]
    sure = sum(card.stands_out for card in asked) if page.report.enough else 0
    verdict = page.marked("balance-cards-sure", number=sure, of=len(asked)) if page.report.enough else page.marked("balance-early")
    said = page.marked("balance-cards-lead") + " " + verdict
    by_effect = sorted(found.cards, key=lambda card: -card.effect.value)
    columns = [Column(card.name, page.name("card", card.name), card.effect, mark_of(page, card)) for card in by_effect]
    says = (
        page.words.say("balance-best"),
        page.words.say("balance-worst"),
        page.words.say("balance-columns", number=len(columns)),
        page.words.say("balance-caterpillar"),
    )
    body = lead(said) + figure(caterpillar(columns, found.band, says, page.write.signed), page.say("balance-caterpillar-about"))
    body += key_of_marks(page) + filters(page, found) + table(page, found)
    return Chapter("cards", page.words.say("balance-cards"), body + f'<p class="note">{page.say("balance-cards-note")}</p>')


def filters(page: Page, found: CardReport) -> str:
    """Lay out the search field and the chips that narrow the table down."""
    every = [*found.cards, *found.drawn]
    kinds = {card.name: kind_of(page, card.name) for card in every}
    flags = [flag for card in every for flag in (flag_of(page, card, kinds[card.name]), growth_of(page, card))]
    chips = f'<button type="button" data-kind="" class="on">{page.say("balance-all")} <b>{len(every)}</b></button>'
    for kind in dict.fromkeys(kinds.values()):
        number = list(kinds.values()).count(kind)
        title = page.say(f"filter-kind-{kind}")
        chips += f'<button type="button" data-kind="{kind}"><i class="head k-{kind}"></i>{title} <b>{number}</b></button>'
    flagged = ""
    for flag in FLAGS:
        off = "" if flags.count(flag) else " disabled"
        flagged += (
            f'<button type="button" data-flag="{flag}"{off}>{page.say(f"balance-flag-{flag}")} <b>{flags.count(flag)}</b></button>'
        )
    find_said = page.say("balance-find")
    return (
        f'<div class="filters" role="group" aria-label="{page.say("balance-filter")}">'
        f'<input type="search" placeholder="{find_said}" aria-label="{find_said}" data-find>'
        f'<div class="chips">{chips}</div><div class="chips">{flagged}</div></div>'
    )


HEADS = (("dealt", "num"), ("played", "num"), ("round", "num"), ("effect", "plotcell"), ("effect", "num effect"))
MORE_HEADS = (("shrunk", "num guess"), ("wins", "num wins"), ("q", "num q"))


def table(page: Page, found: CardReport) -> str:
    """Lay out the table of cards; one button unfolds the rows in the middle."""
    x = around_zero([card.effect for card in found.cards], 6, 274)
    every = [*found.cards, *found.drawn]
    opened = next((card.name for card in found.cards if card.stands_out and page.report.enough), found.cards[0].name)
    rows = ""
    for place, card in enumerate(every):
        middle = ENDS <= place < len(found.cards) - ENDS or place >= len(found.cards)
        rows += row(page, card, x, middle, card.name == opened)
        rows += details(page, found, card, x, card.name == opened) if card.with_it else ""
        if place == ENDS - 1 and len(every) > 2 * ENDS:
            said = page.say("balance-show-all", number=len(every))
            rows += f'<tr class="gap"><td colspan="10"><button type="button" data-all>{said}</button></td></tr>'
    heads = f'<th scope="col">{sorter(page, "name")}</th>'
    for place, (key, css) in enumerate(HEADS):
        plot = ticks(x, 280, page.write.signed) if css == "plotcell" else ""
        said = sorter(page, key, "balance-column-plot" if place == 3 else "")
        heads += f'<th scope="col" class="{css}">{said}{plot}</th>'
    heads += "".join(f'<th scope="col" class="{css}">{sorter(page, key)}</th>' for key, css in MORE_HEADS)
    heads += f'<th scope="col"><span class="sr">{page.say("balance-column-flag")}</span></th>'
    return f'<table class="cards"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def sorter(page: Page, key: str, said: str = "") -> str:
    """Make the head of a column sort the table."""
    css = ' class="down"' if key == "shrunk" else ""
    return f'<button type="button" data-sort="{key}"{css}>{page.say(said or f"balance-column-{key}")}</button>'


def row(page: Page, card: CardEstimate, x: Scale, middle: bool, opened: bool) -> str:
    """Lay out the row of a card."""
    write, kind = page.write, kind_of(page, card.name)
    flag = flag_of(page, card, kind)
    of_deck = kind in ("x", "club")
    played = card.share_played.value
    name = escape(page.name("card", card.name))
    keys = {
        "name": name,
        "dealt": card.dealt,
        "played": -1 if of_deck else f"{played:.4f}",
        "round": card.round or 99,
        "effect": f"{card.effect.value:.4f}",
        "shrunk": f"{card.guess - 99 * of_deck:.4f}",
        "wins": f"{card.wins.value:.4f}",
        "q": f"{card.q:.6f}",
    }
    data = " ".join(f'data-{key}="{value}"' for key, value in keys.items())
    fill = "–" if of_deck else f'<i class="fill" style="--share:{played:.2f}"></i>{write.percent(played)}'
    plot = line(x.at(0), 0, x.at(0), 30, "p-zero")
    plot += interval(x, 15, card.effect, mark_of(page, card), None if card.blank else card.guess)
    known = not card.blank and not of_deck
    growth = growth_of(page, card)
    css = "card" + (" mid" if middle and flag not in ("strong", "weak") else "") + (" is-open" if opened else "")
    opener = "" if card.with_it else " disabled"
    checked = confirmed(page, card)
    return (
        f'<tr class="{css}" data-kind="{kind}" data-flag="{flag} {growth}" {data}>'
        f'<th scope="row"><button type="button" class="opener" aria-expanded="{"true" if opened else "false"}"{opener}>'
        f'<i class="head k-{kind}"></i><span>{name}</span></button></th>'
        f'<td class="num">{card.dealt}</td><td class="num played">{fill}</td>'
        f'<td class="num round">{write.plain(card.round, 0) if card.round else "–"}</td>'
        f'<td class="plotcell">{svg(280, 30, plot, "", "rowplot")}</td>'
        f'<td class="num effect">{write.signed(card.effect.value)}</td>'
        f'<td class="num guess">{write.signed(card.guess) if known else "–"}</td>'
        f'<td class="num wins">{write.signed(100 * card.wins.value, 0)}</td>'
        f'<td class="num q">{write.plain(card.q, 2) if known else "–"}</td>'
        f'<td class="flagcell">{_flag(page, flag)}{_flag(page, growth)}{checked}</td></tr>'
    )


def _flag(page: Page, flag: str) -> str:
    return f'<span class="flag f-{flag}">{page.say(f"balance-flag-{flag}")}</span>' if flag else ""


def confirmed(page: Page, card: CardEstimate) -> str:
    """Say whether new games agree with the measured effect."""
    if card.exchanged is None or not page.report.enough or not card.stands_out:
        return ""
    return f' <span class="checked">{page.say("balance-confirmed" if card.confirmed else "balance-unconfirmed")}</span>'


def details(page: Page, found: CardReport, card: CardEstimate, x: Scale, opened: bool) -> str:
    """Lay out the details of a card, which a template holds until it is opened."""
    inner = (
        f'<div class="opened">{face(page, card)}<div class="ways"><h4>{page.say("balance-ways")}</h4>{ways(page, card, x)}'
        f'<p class="say">{sentence(page, card)}</p>{again(page, card)}{best_game(page, card)}</div>'
        f'<div class="why"><h4>{page.say("balance-with-and-without")}</h4>{histogram(page, found, card)}'
        f"<h4>{page.say('balance-where-from')}</h4>{origins(page, card)}</div></div>"
    )
    shown = inner if opened else f"<template>{inner}</template>"
    return f'<tr class="detail"{"" if opened else " hidden"}><td colspan="10">{shown}</td></tr>'


def face(page: Page, card: CardEstimate) -> str:
    """Show the card as it lies on the table, and what is printed on it besides its rule."""
    catalogue = find(page.report.plan.game).display.catalogue
    if catalogue is None or card.name not in catalogue.names:
        return "<div></div>"
    facts = "".join(
        f"<li><span>{escape(title)}</span> {escape(said)}</li>" for title, said in catalogue.facts(card.name, page.words)
    )
    drawn = catalogue.face(card.name, page.words)
    return f'<div class="face k-{kind_of(page, card.name)}">{drawn}<ul class="printed">{facts}</ul></div>'


def ways(page: Page, card: CardEstimate, wide: Scale) -> str:
    """Draw what a card is worth, measured in several ways, on one scale."""
    asked: list[tuple[str, Estimate | None, str, float | None]] = [
        ("dealt", card.effect, mark_of(page, card), None if card.blank else card.guess),
        ("second", card.second, OPEN, None),
        (
            "exchanged",
            card.exchanged.points if card.exchanged else None,
            SURE if card.exchanged and card.exchanged.sure else OPEN,
            None,
        ),
        (
            "restricted",
            card.restricted.points if card.restricted else None,
            SURE if card.restricted and card.restricted.sure else OPEN,
            None,
        ),
        ("observed", card.observed, WATCHED, None),
    ]
    scale = around_zero([estimate for _, estimate, _, _ in asked if estimate], 0, 1, wide.high)
    x = Scale(scale.low, scale.high, 150, 354, scale.step * (1 if len(scale.ticks) < 8 else 2))
    body = axis(x, 6, 6 + 28 * len(asked), page.write.signed)
    for place, (way, estimate, mark, guess) in enumerate(asked):
        y = 20 + 28 * place
        soft = " p-soft" if estimate is None or mark == WATCHED else " p-name"
        body += text(0, y + 4.5, page.words.say(f"balance-way-{way}", bot=page.report.plan.second), f"p-t{soft}")
        if estimate is None:
            body += line(x.left, y, x.right, y, "p-none") + text(
                430, y + 4.5, page.words.say("balance-not-run"), "p-t p-soft p-it", "end"
            )
        else:
            body += interval(x, y, estimate, mark, guess) + text(
                430, y + 4.5, page.write.signed(estimate.value), "p-t p-num", "end"
            )
    return svg(432, 28 * len(asked) + 34, body, page.words.say("balance-ways"))


def sentence(page: Page, card: CardEstimate) -> str:
    """Say in words what the games show about a card."""
    if card.blank:
        return page.say("balance-card-blank", dealt=card.dealt)
    head = page.say("balance-card-played", dealt=card.dealt, played=card.played, round=page.write.plain(card.round or 0, 0))
    values = {"span": page.write.span(card.effect), "guess": page.write.signed(card.guess), "q": page.write.plain(card.q, 2)}
    if card.stands_out and page.report.enough:
        key = "balance-card-higher" if card.effect.value > 0 else "balance-card-lower"
        return f"{head} {page.say(key, points=page.write.plain(abs(card.effect.value)), **values)}"
    key = "balance-card-luck" if card.effect.leaves_out(0) else "balance-card-open"
    return f"{head} {page.say(key if page.report.enough else 'balance-card-early', **values)}"


def again(page: Page, card: CardEstimate) -> str:
    """Say what new seeds and restricted play show."""
    said = ""
    for way, part, found in (("exchanged", EXCHANGE, card.exchanged), ("restricted", RESTRICTED, card.restricted)):
        if found is not None:
            told = page.marked(f"balance-again-{way}", games=found.games, span=page.write.span(found.points))
            said += f'<p class="say">{told} {both_games(page, f"{part}-{card.name}")}</p>'
    if card.grows is not None and (growth := growth_of(page, card)):
        said += f'<p class="say">{page.marked(GROWTH[growth], **_of_both(page, card.grows))}</p>'
    return said


def both_games(page: Page, pair: str) -> str:
    """Link to the two games that show a card best: with it, and without."""
    if f"{pair}-with" not in page.records:
        return ""
    links = [page.record(f"{pair}-{side}", page.say(f"balance-record-{side}")) for side in ("with", "without")]
    return f"{page.say('balance-record-pair')} {', '.join(links)}."


GROWTH = {"skill": "balance-again-grows", "trap": "balance-again-shrinks"}


def _of_both(page: Page, grows: Estimate) -> dict[str, str]:
    plan, write = page.report.plan, page.write
    return {"bot": plan.bot, "second": plan.second, "points": write.plain(abs(grows.value)), "span": write.span(grows)}


def best_game(page: Page, card: CardEstimate) -> str:
    """Link to the game that shows a card at its best."""
    game = f"{BASE}-{card.best[0]}" if card.best else ""
    if card.best is None or game not in page.records:
        return ""
    said = page.say("balance-record-card", game=card.best[0], seat=card.best[1] + 1)
    return f'<p class="more">{page.record(game, said)}</p>'


def histogram(page: Page, found: CardReport, card: CardEstimate) -> str:
    """Draw the points of the seats with and without the card."""
    scores = [points for each in found.cards for points in each.with_it]
    low, high = int(np.quantile(scores, 0.002)) // BIN * BIN, int(np.quantile(scores, 0.998)) // BIN * BIN + BIN
    edges = np.arange(low, high + BIN, BIN)
    held = np.histogram(np.clip(card.with_it, low, high), edges)[0]
    every = sum(np.histogram(np.clip(each.with_it, low, high), edges)[0] for each in found.cards)
    hand = sum(each.dealt for each in found.cards) / max(1, page.report.games * page.report.plan.seats)
    others = np.maximum(0, np.round(every / max(1, hand)) - held)
    says = (
        page.words.say("balance-with", number=int(held.sum())),
        page.words.say("balance-without", number=int(others.sum())),
        page.words.say("balance-with-and-without"),
    )
    return mirrored([int(each) for each in held], [int(each) for each in others], low, BIN, says)


def origins(page: Page, card: CardEstimate) -> str:
    """Draw in which rows of the score sheet the seats with the card differ."""
    found = sorted((each for each in card.sources if each[1].half > 0.02), key=lambda each: -abs(each[1].value))[:SOURCES]
    if not found:
        return ""
    x = around_zero([estimate for _, estimate in found], 118, 300)
    rows = [
        PlotRow(
            page.words.say(f"category-{name}"),
            estimate,
            SURE if estimate.leaves_out(0) else OPEN,
            page.write.signed(estimate.value),
        )
        for name, estimate in found
    ]
    return rows_plot(rows, x, page.write.signed, page.words.say("balance-where-from"), pitch=24)


# Pairs and drafts


def pairs(page: Page, found: CardReport) -> Chapter | None:
    """Say whether two cards in one hand bring more than both alone."""
    if not found.pairs:
        return None
    sure = sum(pair.stands_out for pair in found.pairs) if page.report.enough else 0
    hands = sorted(pair.hands for pair in found.pairs)[len(found.pairs) // 2]
    said = page.marked("balance-pairs-lead", number=len(found.pairs), hands=hands) + " "
    said += page.marked("balance-pairs-sure", number=sure) if page.report.enough else page.marked("balance-early")
    shown = found.pairs[:PAIRS]
    rows = [
        PlotRow(
            " + ".join(page.name("card", card) for card in pair.cards),
            pair.effect,
            page.mark(pair.stands_out),
            page.write.whole(pair.hands),
        )
        for pair in shown
    ]
    x = around_zero([pair.effect for pair in shown], 330, 900)
    picture = rows_plot(rows, x, page.write.signed, page.words.say("balance-pairs"), pitch=26)
    links = [
        page.record(f"{BASE}-{pair.game}", escape(" + ".join(page.name("card", card) for card in pair.cards)))
        for pair in shown
        if page.report.enough and f"{BASE}-{pair.game}" in page.records
    ]
    more = f'<p class="more">{page.say("balance-record-pair")} {", ".join(links)}.</p>' if links else ""
    return Chapter("pairs", page.words.say("balance-pairs"), lead(said) + figure(picture, page.say("balance-pairs-about")) + more)


def draft(page: Page, found: CardReport) -> Chapter | None:
    """Tell which cards are taken first and last in a draft."""
    if len(found.picks) < 2 * PICKS:
        return None
    x = Scale(1, 7, 190, 460, 1)

    def drawn(key: str, first: bool) -> str:
        some = found.picks[:PICKS] if first else found.picks[-PICKS:]
        rows = [PlotRow(page.name("card", each.card), each.pick, OPEN, page.write.plain(each.pick.value)) for each in some]
        return figure(
            rows_plot(rows, x, lambda value: page.write.plain(value, 0), page.words.say(key), pitch=24, zero=4), page.say(key)
        )

    said = page.marked("balance-draft-lead", games=page.report.games_of.get("draft", 0))
    body = lead(f"{said} {taste_sentence(page, found)}") + taste_plot(page, found)
    body += two(drawn("balance-draft-first", True), drawn("balance-draft-last", False))
    return Chapter("draft", page.words.say("balance-draft"), body)


def taste_sentence(page: Page, found: CardReport) -> str:
    """Say whether cards that bring more are taken earlier."""
    agreement = taste(found.picks, found.cards)
    if agreement is None:
        return ""
    sure = agreement.leaves_out(0)
    key = "balance-draft-taste" if not sure else "balance-draft-taste-good" if agreement.value < 0 else "balance-draft-taste-bad"
    return page.marked(key, value=page.write.signed(agreement.value, 2), span=page.write.span(agreement, 2))


def taste_plot(page: Page, found: CardReport) -> str:
    """Draw when each card is taken, and what it brings."""
    known = {card.name: card for card in found.cards}
    shown = [(each, known[each.card]) for each in found.picks if each.card in known]
    if not shown:
        return ""
    points = [
        Dot(page.name("card", pick.card), pick.pick.value, card.effect.value, kind_of(page, card.name) == "minor")
        for pick, card in shown
    ]
    says = page.words.say("balance-draft-pick"), page.words.say("balance-column-plot"), page.words.say("balance-draft")
    return figure(scatter(points, says, page.write.signed), page.say("balance-draft-about"))


# Spaces of the board


def by_round(base: Sequence[Row], group: str) -> dict[str, Counter[int]]:
    """Count in how many games each thing is used in each round."""
    uses: dict[str, Counter[int]] = {}
    for game in base:
        for thing, measures in game.counted["tally"].get(group, {}).items():
            for measure in measures:
                if measure.startswith(ROUND):
                    uses.setdefault(thing, Counter())[int(measure.removeprefix(ROUND))] += 1
    return uses


def spaces(page: Page, base: Sequence[Row]) -> Chapter | None:
    """Show how often each space is used and each major is built, round by round; hatched where a card is not out yet."""
    uses = by_round(base, "space")
    if not uses:
        return None
    opened: dict[str, list[int]] = {}
    for game in base:
        for space, measures in game.counted["tally"]["space"].items():
            if "opened" in measures:
                opened.setdefault(space, []).append(int(measures["opened"][0]))
    rounds = range(1, 1 + max(when for used in uses.values() for when in used))
    always = {space: len(base) for space in uses if space not in opened}
    early = moves_of(base)
    body = ""
    for key, some in (("balance-always-open", always), ("balance-round-cards", opened)):
        body += _head(page, key, len(rounds))
        order = sorted(
            some,
            key=lambda space: (np.mean(opened.get(space, [0])), -uses.get(space, Counter()).total(), page.name("space", space)),
        )
        names = [page.name("space", space) for space in order]
        for place, space in enumerate(order):
            twin = f" {names[: place + 1].count(names[place])}" if names.count(names[place]) > 1 else ""
            open_in = [_open_in(opened.get(space), each, len(base)) for each in rounds]
            body += _space(page, names[place] + twin, uses.get(space, Counter()), open_in, early.get(space))
    built = by_round(base, "major")
    if built:
        body += _head(page, "balance-group-major", len(rounds))
        every = [len(base)] * len(rounds)
        body += "".join(_space(page, page.name("card", major), used, every) for major, used in sorted(built.items()))
    heads = (
        "".join(f'<th scope="col">{each}</th>' for each in rounds)
        + f'<th scope="col" class="extra">{page.say("balance-move")}</th>'
    )
    head = f'<thead><tr><th scope="col">{page.say("balance-space")}</th>{heads}</tr></thead>'
    table_of = f'<table class="heat">{head}<tbody>{body}</tbody></table>'
    note = f'<p class="note">{page.say("balance-spaces-note")}</p>'
    return Chapter(
        "spaces",
        page.words.say("balance-spaces"),
        lead(f"{page.say('balance-spaces-lead')} <span class='at-desk'>{page.say('balance-move-about')}</span>")
        + f'<div class="scroller">{table_of}</div>'
        + note,
    )


def moves_of(base: Sequence[Row]) -> dict[str, float]:
    """Return how early in a round each space is used, as the mean number of the move."""
    moves, visits = Counter[str](), Counter[str]()
    for game in base:
        for space, told in game.counted["tally"].get("space", {}).items():
            moves[space] += told.get("moves", [0])[0]
            visits[space] += told.get("visits", [0])[0]
    return {space: moves[space] / visits[space] for space in moves if visits[space]}


def _head(page: Page, key: str, rounds: int) -> str:
    return f'<tr class="group"><th scope="rowgroup" colspan="{rounds + 2}">{page.say(key)}</th></tr>'


def _open_in(opened: list[int] | None, when: int, games: int) -> int:
    """Count the games in which a space was open in a round."""
    return games if opened is None else sum(each <= when for each in opened)


def _space(page: Page, name: str, used: Counter[int], open_in: list[int], early: float | None = None) -> str:
    cells = ""
    for when, games in enumerate(open_in, start=1):
        if not games:
            cells += f'<td class="shut"><span class="sr">{page.say("balance-not-open")}</span></td>'
            continue
        part = used[when] / games
        cells += f'<td class="h{min(6, int(7 * part))}"><span>{100 * part:.0f}</span></td>'
    move = "" if early is None else page.write.plain(early, 0)
    return f'<tr><th scope="row">{escape(name)}</th>{cells}<td class="extra">{move}</td></tr>'
