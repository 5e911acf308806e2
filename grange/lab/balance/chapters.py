"""The chapters that the reports of all games have."""

from __future__ import annotations

from html import escape

from grange.games import find
from grange.lab.balance.certainty import Estimate
from grange.lab.balance.estimates import SeatEstimate, SourceEstimate, ThingEstimate
from grange.lab.balance.page import Chapter, Page, figure, lead, use
from grange.lab.balance.paired import Change, Moved
from grange.lab.balance.plan import BASE, HOUSE, OTHER
from grange.lab.balance.plots import (
    OPEN,
    SURE,
    WATCHED,
    PlotRow,
    Scale,
    around_zero,
    bars,
    fan,
    from_zero,
    interval,
    line,
    rows_plot,
    svg,
    text,
    ticks,
    two_dots,
    way,
)
from grange.lab.balance.subject import Group
from grange.lab.balance.subjects import subject_of
from grange.lab.statistics import CONFIDENCE

LISTED = 40  # codes of options that are listed by name
SHOWN_VALUES = 14  # house values that are shown at once
MANY_THINGS, SHOWN_THINGS = 20, 7  # of a kind: with more of them, only the first and the last ones are shown at once
RARE = 2  # times in a game: things that happen less often get two digits
TOUCHES = 0.9  # of the games: nearly all


# Seats


def seats(page: Page) -> Chapter:
    """Show how much it matters who begins."""
    found = page.report.seats
    best = max(found, key=lambda each: each.wins.value)
    drawn = find(page.report.plan.game).rules.starter is not None
    said = page.marked(
        "balance-seats-drawn" if drawn else "balance-seats-fixed",
        place=best.place + 1,
        share=page.write.percent(best.wins.value),
        span=page.write.percent_span(best.wins),
    )
    sure = any(each.stands_out for each in found)
    doubt = page.say("balance-early") if not page.report.enough else "" if sure else page.say("balance-seats-doubt")
    shown = [
        page.record(game, page.say("balance-record-seat", game=each.game, place=each.place + 1))
        for each in found
        if each.stands_out and page.report.enough and (game := f"{BASE}-{each.game}") in page.records
    ]
    links = f'<p class="more">{" · ".join(shown)}</p>' if shown else ""
    return Chapter("seats", page.words.say("balance-seats"), lead(f"{said} {doubt}") + seat_plots(page, found) + links)


def seat_plots(page: Page, found: list[SeatEstimate]) -> str:
    """Draw points and wins of each place at the table."""
    lot = 1 / len(found)
    names = [page.words.say("balance-place", place=each.place + 1) for each in found]
    points = [
        PlotRow(name, each.points, page.mark(each.stands_out), page.write.signed(each.points.value))
        for name, each in zip(names, found, strict=True)
    ]
    wins = [
        PlotRow(name, each.wins, page.mark(each.stands_out), page.write.percent(each.wins.value))
        for name, each in zip(names, found, strict=True)
    ]
    x = around_zero([each.points for each in found], 104, 460)
    shares = Scale(0, min(1, 2 * lot), 104, 460, lot)
    return two(
        figure(
            rows_plot(points, x, page.write.signed, page.words.say("balance-seats-points")),
            page.say("balance-seats-points"),
        ),
        figure(
            rows_plot(
                wins, shares, page.write.percent, page.words.say("balance-seats-wins", share=page.write.percent(lot)), zero=lot
            ),
            page.say("balance-seats-wins", share=page.write.percent(lot)),
        ),
    )


def two(one: str, other: str) -> str:
    """Put two figures side by side."""
    return f'<div class="two">{one}{other}</div>'


# The shape of a game


def shape(page: Page) -> Chapter:
    """Show how long a game is, when it is decided, and where winners get their points."""
    found, write = page.report.shape, page.write
    low, middle, high = map(write.whole, found.choices)
    body = lead(
        page.marked("balance-shape-lead", choices=middle, low=low, high=high)
        + " "
        + page.marked(
            "balance-shape-margin",
            margin=write.plain(found.margin[1], 0),
            low=write.plain(found.margin[0], 0),
            high=write.plain(found.margin[2], 0),
        )
        + " "
        + page.marked("balance-shape-narrow", share=write.percent(found.narrow.value))
    )
    pictures = []
    if found.decided and page.report.plan.seats > 1:
        says = (page.words.say("balance-by-lot"), page.words.say("balance-after"), page.words.say("balance-decided"))
        about = page.marked("balance-decided-about") + comeback(page)
        pictures.append(figure(way(found.decided, 1 / page.report.plan.seats, says, write.percent), about))
    options = fan(found.options, page.words.say("balance-chapter-axis"), page.words.say("balance-options"), 170)
    changes = bars(
        [(str(times), games) for times, games in found.lead_changes], page.words.say("balance-lead-changes"), write.percent
    )
    beside = figure(options, page.marked("balance-options-about")) + figure(changes, page.marked("balance-lead-changes-about"))
    pictures.append(f"<div>{beside}</div>")
    body += f'<div class="two">{"".join(pictures)}</div>'
    return Chapter("shape", page.words.say("balance-shape"), body + sources(page))


def comeback(page: Page) -> str:
    """Link to the game whose winner was farthest behind."""
    found = page.report.shape.comeback
    if found is None or f"{BASE}-{found[0]}" not in page.records:
        return ""
    game, chapter, points = found
    return " " + page.record(f"{BASE}-{game}", page.say("balance-record-comeback", game=game, chapter=chapter, points=points))


def sources(page: Page) -> str:
    """Show each row of the score sheet, for winners and for the others."""
    found = [each for each in page.report.sources if abs(each.winners.value) + abs(each.others.value) > 0.05]
    if not found:
        return ""
    ends = [end for each in found for both in (each.winners, each.others) for end in (both.low, both.high)]
    low, high = min(0.0, *ends), max(ends)
    step = max(1.0, from_zero([Estimate(0, 0, high - low)], 0, 1).step)
    x = Scale(step * (low // step), step * -(-high // step), 8, 242, step)
    shown = "".join(source(page, each, x) for each in found)
    about = f'<p class="say">{page.say("balance-sources-about")}</p>'
    return f'<h3>{page.say("balance-sources")}</h3>{about}<div class="mults">{shown}</div>'


def source(page: Page, found: SourceEstimate, x: Scale) -> str:
    """Show one row of the score sheet."""
    sure = found.difference.leaves_out(0)
    name = page.words.say(f"category-{found.name}")
    label = page.words.say(
        "balance-source-label",
        name=name,
        winners=page.write.plain(found.winners.value),
        others=page.write.plain(found.others.value),
    )
    picture = two_dots(x, found.winners, found.others, SURE if sure else OPEN, label, lambda value: page.write.plain(value, 0))
    said = page.record(f"{BASE}-{found.game}", page.write.signed(found.difference.value)) if sure else ""
    difference = f'<span class="{"yes" if sure else "no"}">{said or page.write.signed(found.difference.value)}</span>'
    return f'<figure class="mult"><figcaption><b>{escape(name)}</b>{difference}</figcaption>{picture}</figure>'


# Skill


def skill(page: Page) -> Chapter | None:
    """Show how far apart bots of different strength end."""
    found, apart = page.report.ladder, page.report.skill
    if apart is None:
        return None
    write = page.write
    points = [PlotRow(each.bot, each.points, SURE, write.plain(each.points.value)) for each in found]
    lot = 1 / page.report.plan.seats
    wins = [
        PlotRow(each.bot, each.wins, SURE if each.wins.leaves_out(lot) else OPEN, write.percent(each.wins.value)) for each in found
    ]
    ends = [end for each in found for end in (each.points.low, each.points.high)]
    step = from_zero([Estimate(0, 0, max(ends) - min(ends))], 0, 1).step
    x = Scale(step * (min(ends) // step), step * -(-max(ends) // step), 84, 460, step)
    said = page.marked(
        "balance-skill-lead",
        games=page.report.games_of.get("ladder", 0),
        best=found[0].bot,
        points=write.plain(apart.value, 0),
        span=write.span(apart, 0),
        worst=found[-1].bot,
    )
    body = lead(said) + two(
        figure(
            rows_plot(points, x, lambda value: write.plain(value, 0), page.words.say("balance-skill-points"), zero=1e9),
            page.say("balance-skill-points"),
        ),
        figure(
            rows_plot(
                wins,
                Scale(0, 1, 84, 460, 0.25),
                write.percent,
                page.words.say("balance-skill-wins", share=write.percent(lot)),
                zero=lot,
            ),
            page.say("balance-skill-wins", share=write.percent(lot)),
        ),
    )
    return Chapter("skill", page.words.say("balance-skill"), body)


# What never happened


def never(page: Page) -> Chapter:
    """List what was offered and never chosen, and cards that nobody played."""
    lists = [
        (page.words.say("balance-never-verb", verb=each.verb, number=len(each.codes), offered=each.offered), each.codes)
        for each in page.report.never
        if each.verb != "play" or page.report.cards is None
    ]
    if page.report.cards is not None:
        unplayed = [page.name("card", card.name) for card in page.report.cards.cards if card.blank]
        lists.insert(0, (page.words.say("balance-never-cards", number=len(unplayed)), unplayed))
    shown = "".join(
        f"<div><h3>{escape(title)}</h3><ul class=plainlist>"
        + "".join(f"<li>{escape(each)}</li>" for each in listed[:LISTED])
        + (f"<li>{page.say('balance-never-more', number=len(listed) - LISTED)}</li>" if len(listed) > LISTED else "")
        + "</ul></div>"
        for title, listed in lists
    )
    said = (
        page.marked("balance-never-lead", games=page.report.games)
        if lists
        else page.marked("balance-never-none", games=page.report.games)
    )
    return Chapter("never", page.words.say("balance-never"), lead(said) + f'<div class="never">{shown}</div>')


# Things


def groups(page: Page) -> list[Chapter]:
    """Make a chapter for every kind of thing that the game counts."""
    subject = subject_of(page.report.plan.game)
    kinds = {group.name: group for group in subject.groups}
    return [things(page, kinds[name], found) for name, found in page.report.groups.items() if found]


def things(page: Page, group: Group, found: list[ThingEstimate]) -> Chapter:
    """Lay out the things of a group, with a column for each measure."""
    first = group.measures[0]
    x = from_zero([each.measures[first] for each in found], 6, 274)
    by_lot = any(each.one_more for each in found)
    slopes = around_zero([each.one_more for each in found if each.one_more] or [Estimate(0, -1, 1)], 6, 194)
    heads = "".join(f'<th scope="col" class="num">{by(page, f"balance-measure-{each}")}</th>' for each in group.measures[1:])
    if by_lot:
        heads += (
            f'<th scope="col" class="plotcell small">{page.say("balance-one-more")}{ticks(slopes, 200, page.write.signed)}</th>'
        )
    heads += f'<th scope="col" class="num">{by(page, "balance-winners-more")}</th>'
    digits = 1 if max(each.measures[first].value for each in found) >= RARE else 2
    rows = [_thing(page, group, each, x, slopes if by_lot else None, digits) for each in found]
    if len(rows) > MANY_THINGS:
        middle = slice(SHOWN_THINGS, len(rows) - SHOWN_THINGS)
        rows[middle] = [row.replace("<tr>", '<tr class="mid">', 1) for row in rows[middle]]
    body = "".join(rows)
    scale = ticks(x, 280, lambda value: page.write.plain(value, 0 if x.step >= 1 else 2))
    table = (
        f'<table class="cards tiles"><thead><tr><th scope="col">{by(page, f"balance-group-{group.name}.one")}</th>'
        f'<th scope="col" class="plotcell">{page.say(f"balance-measure-{first}")}{scale}</th>'
        f'<th scope="col" class="num effect">{by(page, "balance-a-game")}</th>{heads}</tr></thead><tbody>{body}</tbody></table>'
    )
    note = f'<p class="note">{page.say("balance-things-note")}{" " + page.say("balance-one-more-note") if by_lot else ""}</p>'
    title = page.words.say(f"balance-group-{group.name}")
    self_test = rows_of_places(page, found) if group.name == "place" else ""
    button = show_all(page.say("balance-things-all", number=len(found))) if len(found) > MANY_THINGS else ""
    return Chapter(group.name, title, lead(page.say(f"balance-group-{group.name}.about")) + self_test + table + button + note)


def show_all(said: str) -> str:
    """Make a button that shows the rows in the middle of a table."""
    return f'<p class="note"><button type="button" class="tool" data-rows>{said}</button></p>'


def by(page: Page, key: str) -> str:
    """Make the head of a column sort its table."""
    return f'<button type="button" data-by>{page.say(key)}</button>'


def _thing(page: Page, group: Group, found: ThingEstimate, x: Scale, slopes: Scale | None, digits: int) -> str:
    first, *others = group.measures
    name = page.name_in(group, found.name)
    name = name[:1].upper() + name[1:]
    piece = use(group.piece(found.name), 28) if group.piece else ""
    plot = svg(280, 30, line(x.at(0), 0, x.at(0), 30, "p-zero") + interval(x, 15, found.measures[first], OPEN), "", "rowplot")
    cells = "".join(f'<td class="num">{page.write.plain(found.measures[each].value, digits)}</td>' for each in others)
    if slopes is not None:
        drawn = line(slopes.at(0), 0, slopes.at(0), 30, "p-zero")
        drawn += interval(slopes, 15, found.one_more, page.mark(found.stands_out)) if found.one_more else ""
        cells += f'<td class="plotcell small">{svg(200, 30, drawn, "", "rowplot")}</td>'
    more = page.write.signed(found.winners_more.value, digits) if found.winners_more else "–"
    if found.surprise > CONFIDENCE:
        more = page.record(f"{BASE}-{found.game}", more)
    return (
        f'<tr><th scope="row"><span class="crop">{piece}<span>{escape(name)}</span></span></th><td class="plotcell">{plot}</td>'
        f'<td class="num effect">{page.write.plain(found.measures[first].value, digits)}</td>{cells}'
        f'<td class="num round">{more}</td></tr>'
    )


def rows_of_places(page: Page, found: list[ThingEstimate]) -> str:
    """Show the field place by place: the darker, the more points."""
    by_name = {each.name: each.measures["points"] for each in found if each.measures["points"].value > 0}
    if not by_name:
        return ""
    low, high = min(each.value for each in by_name.values()), max(each.value for each in by_name.values())
    cells = ""
    for name in sorted(by_name, key=lambda place: (place[1], place[0])):
        level = min(6, int(7 * (by_name[name].value - low) / (high - low + 1e-9)))
        cells += f'<li class="h{level}"><b>{name}</b><span class="big">{page.write.plain(by_name[name].value)}</span></li>'
    return f'<ol class="field">{cells}</ol>'


# House values


def house(page: Page) -> Chapter | None:
    """List the house values that an owner of the box should check first."""
    found = page.report.house
    if not found:
        return None
    x = Scale(0, 1, 6, 256, 0.25)
    points = around_zero([each for value in found for each in (*value.points.values(), *value.points_anew.values())], 6, 174)
    body = "".join(_value(page, place, each, x, points) for place, each in enumerate(found))
    anew = f'<th scope="col" class="num">{by(page, "balance-house-anew")}</th>' if any(each.games for each in found) else ""
    untouched = sum(each.touched is not None and each.touched.value == 0 for each in found)
    said = page.marked("balance-house-lead", fresh=page.write.percent(page.report.fresh))
    said += " " + page.marked("balance-house-untouched", number=untouched, of=len(found))
    table = (
        f'<table class="cards house"><thead><tr><th scope="col">{by(page, "balance-house-value")}</th>'
        f'<th scope="col" class="num">{by(page, "balance-house-ours")}</th>'
        f'<th scope="col" class="plotcell">{page.say("balance-house-winner")}{ticks(x, 280, page.write.percent)}</th>'
        f'<th scope="col" class="num effect">{by(page, "balance-house-touched")}</th>'
        f'<th scope="col" class="plotcell small">{page.say("balance-house-points")}{ticks(points, 200, page.write.signed)}</th>'
        f'<th scope="col" class="num">{by(page, "balance-house-impossible")}</th>'
        f'<th scope="col" class="num">{by(page, "balance-house-recounts")}</th>'
        f"{anew}</tr></thead><tbody>{body}</tbody></table>"
    )
    rest = len(found) - SHOWN_VALUES
    shown = page.say("balance-house-all", number=len(found))
    button = show_all(shown)
    return Chapter("house", page.words.say("balance-house"), lead(said) + table + (button if rest > 0 else ""))


def said_value(page: Page, name: str) -> str:
    """Say what a house value is: its own name where no form of the subject fits."""
    subject = subject_of(page.report.plan.game)
    parts = name.split(".")
    for form in subject.values:
        holes = form.split(".")
        if len(holes) == len(parts) and all(hole in (part, f"<{hole[1:-1]}>") for hole, part in zip(holes, parts, strict=True)):
            key = "-".join(hole for hole in holes if not hole.startswith("<"))
            things = {hole[1:-1]: part for hole, part in zip(holes, parts, strict=True) if hole.startswith("<")}
            said = page.say(f"balance-value-{key}", **{group: _filled(page, group, thing) for group, thing in things.items()})
            return said[:1].upper() + said[1:]
    return name


def _filled(page: Page, group: str, thing: str) -> str | int:
    if group == "place":
        return int(thing) + 1
    if group in subject_of(page.report.plan.game).said:
        return page.words.text(subject_of(page.report.plan.game).said[group](thing))
    if thing.isdecimal():
        listed = subject_of(page.report.plan.game).listed.get(group)
        return page.name(group, listed[int(thing)]) if listed else int(thing)
    return page.name(group, thing)


def _value(page: Page, place: int, found: Change, x: Scale, points: Scale) -> str:
    shares = line(x.at(0), 0, x.at(0), 34, "p-zero") + line(x.at(page.report.fresh), 0, x.at(page.report.fresh), 34, "p-chance")
    shares += interval(x, 10, found.recounted, SURE, size=3.8) if found.recounted else ""
    shares += interval(x, 24, found.other_winner, OPEN, size=3.8) if found.other_winner else ""
    steps = line(points.at(0), 0, points.at(0), 34, "p-zero")
    for step, y in ((1, 10), (-1, 24)):
        steps += interval(points, y, found.points_anew[step], OPEN, size=3.6) if step in found.points_anew else ""
        steps += interval(points, y, found.points[step], SURE, size=3.6) if step in found.points else ""
        steps += text(198, y + 4.5, page.write.signed(step, 0), "p-t p-soft", "end")
    touched = page.write.percent(found.touched.value) if found.touched else "–"
    impossible = page.write.percent(found.impossible.value) if found.impossible else "–"
    anew = f'<td class="num">{found.games}</td>' if any(each.games for each in page.report.house) else ""
    named = page.record(f"{HOUSE}-{found.name}", said_value(page, found.name))
    return (
        f'<tr class="{"mid" if place >= SHOWN_VALUES else ""}"><th scope="row">{named} '
        f"<code>{escape(found.name)}</code></th>"
        f'<td class="num">{found.usual}</td><td class="plotcell">{svg(280, 34, shares, "", "rowplot")}</td>'
        f'<td class="num effect">{touched}</td>'
        f'<td class="plotcell small">{svg(200, 34, steps, "", "rowplot")}</td>'
        f'<td class="num">{impossible}</td><td class="num">{found.recounts}</td>{anew}</tr>'
    )


# Against another box


def other(page: Page) -> Chapter | None:
    """Show what another box or other rules change beyond chance."""
    found = page.report.moved
    if not page.report.plan.compares or not found:
        return None
    beyond = [each for each in found if each.stands_out and page.report.enough]
    rest = [each for each in found if each not in beyond]
    games = page.report.games_of.get("other", 0)
    said = page.marked("balance-other-lead", games=games) + " "
    said += (
        page.marked("balance-other-beyond", number=len(beyond), of=len(found)) if beyond else page.marked("balance-other-nothing")
    )
    x = around_zero([each.difference for each in found], 250, 900)
    body = lead(said) + changes_listed(page)
    body += figure(_moved(page, beyond, x, SURE), page.say("balance-other-about")) if beyond else ""
    links = "".join(f"<li>{_shown(page, each)}</li>" for each in beyond if f"{OTHER}-{each.game}" in page.records)
    body += f'<ul class="plainlist">{links}</ul>' if links else ""
    if rest:
        folded = page.say("balance-other-rest", number=len(rest))
        body += f'<details class="rest"><summary>{folded}</summary>{_moved(page, rest, x, OPEN)}</details>'
    return Chapter("other", page.words.say("balance-other"), body)


def changes_listed(page: Page) -> str:
    """List what differs from the usual game."""
    plan = page.report.plan
    lines = [f"{name} = {value}" for name, value in plan.other_rules.items()]
    lines += [f"{place} = {value}" for place, value in flattened(plan.other_components)]
    return f'<pre class="code">{escape(chr(10).join(lines))}</pre>'


def flattened(values: dict[str, object], where: str = "") -> list[tuple[str, object]]:
    """List the values of nested tables with their full names."""
    found: list[tuple[str, object]] = []
    for name, value in values.items():
        found += flattened(value, f"{where}{name}.") if isinstance(value, dict) else [(f"{where}{name}", value)]
    return found


def _moved(page: Page, found: list[Moved], x: Scale, mark: str) -> str:
    rows = [PlotRow(_named(page, each), each.difference, mark, page.write.signed(each.difference.value)) for each in found]
    return rows_plot(rows, x, page.write.signed, page.words.say("balance-other"), pitch=26)


def _named(page: Page, found: Moved) -> str:
    sheet = found.name.removeprefix("sheet-")
    return page.words.say(f"category-{sheet}") if sheet != found.name else page.words.say(f"balance-moved-{found.name}")


def _shown(page: Page, found: Moved) -> str:
    return page.record(f"{OTHER}-{found.game}", page.say("balance-record-other", name=_named(page, found), game=found.game))


# How it was counted


def method(page: Page) -> Chapter:
    """Explain every number of the page."""
    keys = ["intervals", "stop", "flags", "pairs", "watched", "records"]
    keys[3:3] = ["dealt", "guess", "blanks"] if page.report.cards is not None else []
    body = "".join(f"<p>{page.marked(f'balance-method-{key}')}</p>" for key in keys)
    return Chapter("method", page.words.say("balance-method"), f'<div class="cols">{body}</div>')


def key_of_marks(page: Page) -> str:
    """Explain the marks, which are the same in every plot."""
    x = Scale(-4, 4, 4, 76, 2)
    items = ""
    for mark in (SURE, OPEN, "control", WATCHED):
        said = page.say(f"balance-mark-{mark}")
        items += f"<li>{svg(80, 20, interval(x, 10, Estimate(0, -2.6, 2.6), mark), '')}<span>{said}</span></li>"
    guess = svg(80, 20, interval(x, 10, Estimate(2, -0.6, 3.6), OPEN, 0.7), "")
    return f'<ul class="key">{items}<li>{guess}<span>{page.say("balance-mark-guess")}</span></li></ul>'
