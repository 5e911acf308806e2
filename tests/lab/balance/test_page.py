"""The page of a balance report: whole, offline, in three languages, and silent until its stop rule is satisfied."""

from __future__ import annotations

import csv
import re
import sys
from importlib import import_module
from importlib.util import find_spec

import pytest

from grange.cli import main
from grange.core.words import LANGUAGES, read_words
from grange.games import find
from grange.lab.balance.card_chapters import spaces
from grange.lab.balance.certainty import Estimate
from grange.lab.balance.chapters import said_value
from grange.lab.balance.house import house_values
from grange.lab.balance.numbers import Numbers
from grange.lab.balance.page import Page
from grange.lab.balance.plan import BASE, make_plan
from grange.lab.balance.plots import Scale, around_zero, interval
from grange.lab.balance.report import report_of
from grange.lab.balance.run import Played
from grange.lab.balance.write import write_report
from tests.lab.balance.builders import rows


def outside(page):
    """List what a page would load from elsewhere."""
    return re.findall(r"(?:src|href)=\"(?!#|records/|data:)([^\"]+)", page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_one_page_that_opens_offline(tmp_path, lang, capsys):
    components = tmp_path / "my.toml"
    components.write_text("[score]\ntrack = [0, 9, 9, 9, 9, 11, 15, 19, 24, 29, 35, 41, 48]\n", encoding="utf-8")
    folder = tmp_path / "out"
    command = f"balance petrichor --seats 2 --bots gentle --games 6 --parts base,ladder,other --lang {lang} --out {folder}"
    main([*command.split(), "--components", str(components)])
    page = (folder / f"petrichor.{lang}.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}"' in page
    assert outside(page) == []
    assert "url(fonts/" not in page
    assert all(page.count(f'id="{anchor}"') == 1 for anchor in re.findall(r'<a href="#([^"]+)"', page))  # links lead to chapters
    words = read_words(lang, find("petrichor").folder)
    for key in ("balance-seats", "balance-group-crop", "balance-shape", "balance-other", "balance-method"):
        assert f"<h2>{words.say(key)}</h2>" in page
    assert words.say("balance-lede-early", games="0").partition("0")[0] in page  # six games flag nothing
    assert 'class="p-dot p-sure"' not in page.split('id="chapter-crop"')[1].split('id="chapter-shape"')[0]
    seats = list(csv.DictReader((folder / "seats.csv").open(encoding="utf-8")))
    assert [row["place"] for row in seats] == ["1", "2"]
    games = list(csv.DictReader((folder / "games.csv").open(encoding="utf-8")))
    assert [row["game"] for row in games] == [str(game) for game in range(6) for _ in range(2)]
    assert "cotton" in games[0]
    assert words.say("balance-written", file="").strip(" .") in capsys.readouterr().out


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="the extra grange[data] is not installed")
def test_the_numbers_of_the_page_can_be_written_as_parquet(tmp_path):
    parquet = import_module("pyarrow.parquet")
    main(f"balance petrichor --seats 2 --bots gentle --games 4 --parts base,recount --tables parquet --out {tmp_path}".split())
    assert not list(tmp_path.glob("*.csv"))
    seats = parquet.read_table(tmp_path / "seats.parquet").to_pylist()
    assert [(row["place"], row["stands_out"], type(row["wins"])) for row in seats] == [(1, 0, float), (2, 0, float)]
    assert parquet.read_table(tmp_path / "house.parquet").num_rows > 50


@pytest.mark.parametrize(
    ("package", "argument", "extra"), [("pyarrow", "--tables=parquet", "grange[data]"), ("ray", "--cluster", "grange[cluster]")]
)
def test_without_a_package_it_is_told_what_to_install(package, argument, extra, tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.chdir(tmp_path)
    assert main(["balance", "petrichor", "--games", "1", argument]) == 2
    assert f"pip install '{extra}'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("game", ["petrichor --seats 1 --parts base", "petrichor --seats 2 --parts base,ladder"])
def test_a_single_game_makes_a_page_that_says_it_is_too_little(tmp_path, game, capsys):
    main(f"balance {game} --bots gentle --games 1 --out {tmp_path}".split())
    assert "After one game the stop rule is not satisfied" in " ".join(capsys.readouterr().out.split())
    assert (tmp_path / "petrichor.en.html").exists()


def test_a_run_that_ended_is_written_again_without_playing(tmp_path):
    command = f"balance petrichor --seats 2 --bots gentle --games 4 --parts base --out {tmp_path}".split()
    main(command)
    before = (tmp_path / "base.jsonl").read_bytes()
    main([*command, "--lang", "pl"])
    assert (tmp_path / "base.jsonl").read_bytes() == before
    assert (tmp_path / "petrichor.pl.html").exists()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("balance petrichor --parts base,nothing", "nothing"),
        ("balance petrichor --parts base,exchange", "exchange"),
        ("balance petrichor --parts other", "--rule"),
        ("balance petrichor --seats 1 --parts base,ladder", "two seats"),
        ("balance petrichor --parts base --rule length=long", "--parts base,other"),
        ("balance petrichor --width 2", "0.1"),
        ("balance petrichor --bots steady,gentle,random", "--bots"),
        ("balance petrichor --games 0", "--games"),
        ("balance petrichor --rule no=yes", "no"),
        ("balance petrichor --always no=yes", "no"),
        ("balance petrichor --components nowhere.toml", "nowhere.toml"),
        ("balance petrichor --seats 9", "9"),
        ("balance petrichor --seats 0", "0"),
        ("balance petrichor --jobs 0", "--jobs"),
        ("balance petrichor --again -1", "--again must be at least 0"),
        ("balance petrichor --bots nobody", "nobody"),
    ],
)
def test_wrong_arguments_are_told_before_the_first_game(arguments, problem, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("grange.cli.balance.play", None)  # nothing is played
    assert main(arguments.split()) == 2
    assert problem in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def agricola_rows(games, **planted):
    """Rows whose cards have the names of Agricola's."""
    names = sorted(hand_cards())[:48]
    renamed = {f"card{number}": name for number, name in enumerate(names)}
    bonus = {old: amount for old, new in renamed.items() for name, amount in planted.items() if new == name}
    found = rows(games, 3, card_bonus=bonus)
    for row in found:
        row.counted["dealt"] = [[renamed[card] for card in hand] for hand in row.counted["dealt"]]
        row.counted["tally"] = {"card": {renamed[card]: told for card, told in row.counted["tally"]["card"].items()}}
        row.sheets[:] = [{"fields": points} for points in row.scores]
    return found


def hand_cards():
    catalogue = find("agricola").display.catalogue
    assert catalogue is not None
    return next(each for each in catalogue.filters if each.name == "kind").cards["occ"]


@pytest.mark.parametrize(("width", "flagged"), [(0.2, True), (0.001, False)])
def test_nothing_is_flagged_before_the_stop_rule_is_satisfied(tmp_path, width, flagged, monkeypatch):
    monkeypatch.setattr("grange.lab.balance.write.write_records", lambda *_: {})
    plan = make_plan("agricola", 4, rules={"cards": "on"}, width=width)
    played = Played(plan, {BASE: agricola_rows(300, house_steward=6)})
    path = write_report(played, tmp_path, read_words("en", find("agricola").folder), "2026-11-18", "grange balance agricola")
    page = path.read_text(encoding="utf-8")
    assert ('class="flag f-strong"' in page) == flagged
    assert ("House Steward (+" in page) == flagged
    assert 'data-name="House Steward"' in page
    assert outside(page) == []


@pytest.mark.parametrize("game", ["agricola", "evergreen", "farmerama", "petrichor"])
def test_every_house_value_has_a_name_of_its_own(game):
    report = report_of(Played(make_plan(game, 4), {BASE: rows(4, 1)}))
    values = [".".join(map(str, (value.place, *value.path))) for value in house_values(game)]
    for lang in LANGUAGES:
        page = Page(report, read_words(lang, find(game).folder), "", "", {})
        said = {said_value(page, value) for value in values}
        assert len(said) == len(values)
        assert not said & set(values)


def test_a_major_improvement_is_shown_in_the_round_in_which_it_was_built():
    base = agricola_rows(4)
    for number, row in enumerate(base):
        row.counted["tally"]["space"] = {"forest": {"round-1": [1.0], "round-2": [1.0]}}
        row.counted["tally"]["major"] = {"well": {"built": [1.0, 0.0], "round-2": [1.0]}} if number else {}
    report = report_of(Played(make_plan("agricola", 4, rules={"cards": "on"}), {BASE: base}))
    page = Page(report, read_words("en", find("agricola").folder), "", "", {})
    chapter = spaces(page, base)
    assert chapter is not None
    well = chapter.body.split(">Well<")[1].split("</tr>")[0]
    assert re.findall(r"<span>(\d+)</span>", well) == ["0", "75"]


def test_numbers_are_written_as_the_language_writes_them():
    english, polish = Numbers(read_words("en")), Numbers(read_words("pl"))
    assert (english.signed(-1.25), english.signed(0.04), polish.signed(1.5)) == ("−1.2", "0.0", "+1,5")
    assert english.whole(12345) == "12 345"
    assert polish.span(Estimate(0, -1, 1)) == "od −1,0 do +1,0"


def test_an_interval_that_leaves_the_picture_ends_in_an_arrow():
    x = Scale(-1, 1, 0, 100, 0.5)
    assert "l-5 4" in interval(x, 10, Estimate(0.5, 0, 3))
    assert "l-5 4" not in interval(x, 10, Estimate(0.5, 0, 0.9))


def test_a_scale_holds_every_number():
    x = around_zero([Estimate(2.4, 1.9, 2.9), *[Estimate(0, -0.1, 0.1)] * 90], 0, 100)
    assert x.low <= -2.4 < 2.4 <= x.high


def test_the_digest_names_the_games(tmp_path):
    plan = make_plan("agricola", 4, rules={"cards": "on"})
    one, other = (report_of(Played(plan, {BASE: agricola_rows(games)})).digest for games in (40, 41))
    assert one != other


def test_a_sentence_can_stress_words(tmp_path):
    report = report_of(Played(make_plan("agricola", 4, rules={"cards": "on"}), {BASE: agricola_rows(40)}))
    page = Page(report, read_words("en", find("agricola").folder), "", "", {})
    assert page.marked("balance-lede", seats=4, bot="<b>") == "4 seats, every one played by the bot <i>&lt;b&gt;</i>."
