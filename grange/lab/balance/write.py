"""Writes a report: the page, its numbers as tables, and the records that its surprising numbers lead to."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grange.core.record import Player, record_of
from grange.core.words import Words
from grange.games import find
from grange.lab.balance import card_chapters, chapters
from grange.lab.balance.certainty import Estimate
from grange.lab.balance.opening import opening
from grange.lab.balance.page import Chapter, Page, whole_page
from grange.lab.balance.plan import OTHER, BalancePlan
from grange.lab.balance.report import Report, report_of
from grange.lab.balance.row import Row
from grange.lab.balance.run import Played
from grange.lab.run_file import writing

RECORDS = "records"  # the folder of records beside the page
MOST_RECORDS = 12  # of cards, besides those that show what another box changes


def write_report(played: Played, folder: Path, words: Words, date: str, command: str) -> Path:
    """Write everything into a folder, and return the page."""
    report = report_of(played)
    page = Page(report, words, date, command, write_records(played, report, folder))
    path = folder / f"{report.plan.game}.{words.lang}.html"
    with writing(path):
        path.write_text(whole_page(page, opening(page), chapters_of(page, played)), encoding="utf-8")
    for name, rows in tables(report).items():
        write_table(folder / f"{name}.csv", rows)
    return path


def chapters_of(page: Page, played: Played) -> list[Chapter]:
    """List the chapters, as far as there is something to tell."""
    found: list[Chapter | None] = [chapters.seats(page) if page.report.plan.seats > 1 else None]
    if page.report.cards is not None:
        cards = page.report.cards
        found += [card_chapters.cards(page, cards), card_chapters.pairs(page, cards), card_chapters.spaces(page, played.base)]
        found.append(card_chapters.draft(page, cards))
    found += [*chapters.groups(page), chapters.house(page), chapters.shape(page), chapters.skill(page), chapters.never(page)]
    found += [chapters.other(page), chapters.method(page)]
    return [chapter for chapter in found if chapter is not None]


# Records


def write_records(played: Played, report: Report, folder: Path) -> dict[int, str]:
    """Write the records that surprising numbers lead to, and return their files by the number of the game."""
    plan = played.plan
    usual = {row.number: row for row in played.base}
    wanted: dict[int, Row] = {}
    if report.cards is not None:
        striking = sorted(report.cards.cards, key=lambda card: card.q)[:MOST_RECORDS]
        wanted |= {card.best[0]: usual[card.best[0]] for card in striking if card.best}
    for row in played.part(OTHER):
        if any(each.game == row.number and each.stands_out for each in report.moved):
            wanted[row.number] = row
    if wanted:
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    files = {}
    for number, row in wanted.items():
        file = folder / RECORDS / f"{row.part}-{number}.json"
        with writing(file):
            file.write_text(json.dumps(record(plan, row), indent=1) + "\n", encoding="utf-8")
        files[number] = f"{RECORDS}/{file.name}"
    return files


def record(plan: BalancePlan, row: Row) -> dict[str, Any]:
    """Play a game of the run again, and return its record."""
    other = row.part == OTHER
    rules = {**plan.rules, **plan.other_rules} if other else plan.rules
    state = find(plan.game).origin(row.seats, row.seed, rules, plan.other_components if other else {}).begin()
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
        found[name] = [
            {name: each.name, **flat(each.measures), **(of("one_more", each.one_more) if each.one_more else {})} for each in things
        ]
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
                **(of("exchanged", card.exchanged.points) if card.exchanged else {}),
                **(of("restricted", card.restricted.points) if card.restricted else {}),
                **(of("second", card.second) if card.second else {}),
            }
            for card in (*report.cards.cards, *report.cards.drawn)
        ]
    if report.house:
        found["house"] = [
            {
                "value": ".".join(map(str, (each.place, *each.path))),
                "usual": each.usual,
                "games": each.games,
                **of("touched", each.touched),
                **of("other_winner", each.other_winner),
                **(of("recounted", each.recounted) if each.recounted else {}),
            }
            for each in report.house
        ]
    if report.moved:
        found["moved"] = [{"number": each.name, **of("difference", each.difference), "q": each.q} for each in report.moved]
    return found


def of(name: str, estimate: Estimate) -> dict[str, float]:
    """Return the columns of an estimate."""
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def flat(estimates: Mapping[str, Estimate]) -> dict[str, float]:
    """Return the columns of several estimates."""
    return {key: value for name, estimate in estimates.items() for key, value in of(name, estimate).items()}


def write_table(path: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write a table as CSV."""
    listed = list(rows)
    columns = list(dict.fromkeys(name for row in listed for name in row))
    with writing(path), path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, restval="")
        writer.writeheader()
        writer.writerows(
            {name: f"{value:.5g}" if isinstance(value, float) else value for name, value in row.items()} for row in listed
        )
