"""Writes a report: the page, its numbers as tables, and the records that its surprising numbers lead to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grange.core.components import printed_values
from grange.core.record import Player, record_of
from grange.core.words import Words
from grange.games import find
from grange.lab.balance import card_chapters, chapters
from grange.lab.balance.cards import CardEstimate
from grange.lab.balance.certainty import Estimate
from grange.lab.balance.house import HouseValue
from grange.lab.balance.opening import opening
from grange.lab.balance.page import Chapter, Page, whole_page
from grange.lab.balance.plan import BASE, EXCHANGE, HOUSE, OTHER, RESTRICTED, BalancePlan
from grange.lab.balance.report import Report, report_of
from grange.lab.balance.row import Row
from grange.lab.balance.run import Played
from grange.lab.results import WRITERS
from grange.lab.run_file import writing
from grange.lab.statistics import CONFIDENCE

RECORDS = "records"  # the folder of records beside the page
MOST_RECORDS = 12  # of cards, and of house values
MOST_OF_A_GROUP = 3  # records of things of one kind

Wanted = dict[str, tuple[Row, dict[str, Any]]]  # games by what they show, with what differs in their box


def write_report(played: Played, folder: Path, words: Words, date: str, command: str, tables_as: str = "csv") -> Path:
    """Write everything into a folder, and return the page."""
    report = report_of(played)
    page = Page(report, words, date, command, write_records(played, report, folder))
    path = folder / f"{report.plan.game}.{words.lang}.html"
    with writing(path):
        path.write_text(whole_page(page, opening(page), chapters_of(page, played)), encoding="utf-8")
    for name, rows in {**tables(report), "games": seats_of_games(played)}.items():
        write_table(folder / f"{name}.{tables_as}", rows)
    return path


def chapters_of(page: Page, played: Played) -> list[Chapter]:
    """List the chapters that have something to show."""
    found: list[Chapter | None] = [chapters.seats(page) if len(page.report.seats) > 1 else None]
    if (cards := page.report.cards) is not None and cards.cards:
        found += [card_chapters.cards(page, cards), card_chapters.pairs(page, cards), card_chapters.spaces(page, played.base)]
        found.append(card_chapters.draft(page, cards))
    found += [*chapters.groups(page), chapters.house(page), chapters.shape(page), chapters.skill(page), chapters.never(page)]
    found += [chapters.other(page), chapters.method(page)]
    return [chapter for chapter in found if chapter is not None]


# Records


def write_records(played: Played, report: Report, folder: Path) -> dict[str, str]:
    """Write the records that surprising numbers lead to, and return their files by what they show."""
    plan = played.plan
    wanted = {**usual_games(played, report), **games_played_again(played, report), **changed_games(played, report)}
    if wanted:
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    files = {}
    for name, (row, components) in wanted.items():
        file = folder / RECORDS / f"{plan.game}-{name}.json"
        with writing(file):
            file.write_text(json.dumps(record(plan, row, components), indent=1) + "\n", encoding="utf-8")
        files[name] = f"{RECORDS}/{file.name}"
    return files


def usual_games(played: Played, report: Report) -> Wanted:
    """Choose usual games that show cards at their best, and things of which winners had more than the others."""
    usual = {row.number: row for row in played.base}
    games = [card.best[0] for card in surprising_cards(report) if card.best]
    games += [each.game for each in report.cards.pairs if each.game is not None][:MOST_OF_A_GROUP] if report.cards else []
    games += [each.game for each in report.seats if each.stands_out]
    games += [each.game for each in report.sources if each.difference.leaves_out(0)][:MOST_RECORDS]
    games += [report.shape.comeback[0]] if report.shape.comeback else []
    for things in report.groups.values():
        surprising = [each for each in things if each.surprise > CONFIDENCE]
        surprising.sort(key=lambda each: (not each.stands_out, -each.surprise))
        games += [each.game for each in surprising[:MOST_OF_A_GROUP] if each.game is not None]
    return {f"{BASE}-{number}": (usual[number], {}) for number in games}


def surprising_cards(report: Report) -> list[CardEstimate]:
    """Choose the cards that are farthest from chance."""
    return sorted(report.cards.cards, key=lambda card: card.q)[:MOST_RECORDS] if report.cards else []


def games_played_again(played: Played, report: Report) -> Wanted:
    """Choose the pairs of games in which an exchanged card, or one that may not be played, shows most."""
    exchanges = {(row.about["pair"], row.about["side"]): row for row in played.part(EXCHANGE)}
    restricted = {row.number: row for row in played.part(RESTRICTED)}
    usual = {row.number: row for row in played.base}
    wanted: Wanted = {}
    for card in report.cards.cards if report.cards else []:
        if card.exchanged is not None and card.exchanged.sure:
            for side in ("with", "without"):
                wanted[f"{EXCHANGE}-{card.name}-{side}"] = exchanges[card.exchanged.shown, side], {}
        if card.restricted is not None and card.restricted.sure:
            again = restricted[card.restricted.shown]
            wanted[f"{RESTRICTED}-{card.name}-without"] = again, {}
            wanted[f"{RESTRICTED}-{card.name}-with"] = usual[again.about["base"]], {}
    return wanted


def changed_games(played: Played, report: Report) -> Wanted:
    """Choose games that show what another box, other rules or another house value changes."""
    plan = played.plan
    wanted: Wanted = {}
    for row in played.part(OTHER):
        if any(each.game == row.number and each.stands_out for each in report.moved):
            wanted[f"{OTHER}-{row.number}"] = row, plan.other_components
    usual = {row.number: row for row in played.base}
    values = printed_values(find(plan.game).components)
    shown = [(each, *each.shown) for each in report.house if each.shown is not None]
    for each, game, step in shown[:MOST_RECORDS]:
        components = HouseValue(each.place, each.path, each.usual).changed(values, step)
        wanted[f"{HOUSE}-{each.name}"] = usual[game], components
    return wanted


def record(plan: BalancePlan, row: Row, components: dict[str, Any]) -> dict[str, Any]:
    """Play a game of the run again, in the box that it was played in, and return its record."""
    rules = {**plan.rules, **(plan.other_rules if row.part == OTHER else row.about.get("rules", {}))}
    state = find(plan.game).origin(row.seats, row.seed, rules, components).begin()
    for seat, option in row.moves:
        state.play(option, seat)
    return record_of(state, [Player("", bot) for bot in row.bots])


# Tables


def tables(report: Report) -> dict[str, list[dict[str, Any]]]:
    """Return the numbers of the page as tables, by name."""
    found: dict[str, list[dict[str, Any]]] = {
        "seats": [
            {"place": each.place + 1, **of("points", each.points), **of("wins", each.wins), "stands_out": each.stands_out}
            for each in report.seats
        ],
        "sources": [
            {"source": each.name, **of("winners", each.winners), **of("others", each.others), **of("difference", each.difference)}
            for each in report.sources
        ],
        "decided": [{"chapter": chapter, **of("leader_wins", each)} for chapter, each in report.shape.decided],
    }
    for name, things in report.groups.items():
        found[name] = [{name: each.name, **flat(each.measures), **of("one_more", each.one_more)} for each in things]
    if report.cards is not None:
        found["cards"] = [
            {
                "card": card.name,
                "dealt": card.dealt,
                "played": card.played,
                "round": card.round,
                **of("effect", card.effect),
                "guess": card.guess,
                "q": card.q,
                **of("wins", card.wins),
                **of("exchanged", card.exchanged.points if card.exchanged else None),
                **of("restricted", card.restricted.points if card.restricted else None),
                **of("second", card.second),
                **of("grows", card.grows),
                "grows_q": card.grows_q,
            }
            for card in (*report.cards.cards, *report.cards.drawn)
        ]
        found["pairs"] = [
            {"card": pair.cards[0], "other": pair.cards[1], "hands": pair.hands, **of("effect", pair.effect), "q": pair.q}
            for pair in report.cards.pairs
        ]
        found["picks"] = [{"card": each.card, "times": each.times, **of("pick", each.pick)} for each in report.cards.picks]
    if report.ladder:
        found["ladder"] = [{"bot": each.bot, **of("points", each.points), **of("wins", each.wins)} for each in report.ladder]
    if report.house:
        found["house"] = [
            {
                "value": each.name,
                "usual": each.usual,
                "recounts": each.recounts,
                "games": each.games,
                **of("touched", each.touched),
                **of("impossible", each.impossible),
                **of("recounted", each.recounted),
                **of("one_less", each.points.get(-1)),
                **of("one_more", each.points.get(1)),
                **of("other_winner", each.other_winner),
                **of("one_less_anew", each.points_anew.get(-1)),
                **of("one_more_anew", each.points_anew.get(1)),
            }
            for each in report.house
        ]
    if report.moved:
        found["moved"] = [{"number": each.name, **of("difference", each.difference), "q": each.q} for each in report.moved]
    return {name: rows for name, rows in found.items() if rows}


def seats_of_games(played: Played) -> list[dict[str, Any]]:
    """List every seat of the usual games, with its score sheet: what most numbers of the page come from."""
    return [
        {
            "game": row.number,
            "seed": row.seed,
            "seat": seat,
            "place": row.place(seat) + 1,
            "score": row.scores[seat],
            "won": seat in row.winners,
            **row.sheets[seat],
        }
        for row in played.base
        for seat in range(row.seats)
    ]


def of(name: str, estimate: Estimate | None) -> dict[str, float]:
    """Return the columns of an estimate; no columns where there is none."""
    return {} if estimate is None else {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def flat(estimates: Mapping[str, Estimate]) -> dict[str, float]:
    """Return the columns of several estimates."""
    return {key: value for name, estimate in estimates.items() for key, value in of(name, estimate).items()}


KINDS = {str: "text", bool: "int", int: "int", float: "float"}  # of the columns of a table


def write_table(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write a table as CSV or Parquet."""
    columns = {name: kind_of_column(rows, name) for name in dict.fromkeys(name for row in rows for name in row)}
    with writing(path):
        WRITERS[path.suffix](path, columns, [{name: short(value) for name, value in row.items()} for row in rows])


def kind_of_column(rows: Sequence[Mapping[str, Any]], name: str) -> str:
    """Return the type of a column."""
    return next((KINDS[type(row[name])] for row in rows if row.get(name) is not None), "float")


def short(value: Any) -> Any:
    """Return a value as a table has it: with five digits, and 1 for yes."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    return int(value) if isinstance(value, bool) else value
