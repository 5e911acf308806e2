"""The commands, run as a person would run them."""

from __future__ import annotations

import csv
import json
import re
from itertools import islice

import pytest

import grange
from grange.bots.advice import Budget
from grange.cli import main
from grange.core.words import read_words
from grange.lab import tasks
from grange.lab.tournament import hold
from tests.contract.setups import played


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Run a command with what is typed at its questions; give its exit code and what it said."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("grange.cli.play.LAST_GAME", tmp_path / "data" / "last.json")
    monkeypatch.chdir(tmp_path)

    def run_command(command: str, typed: str = ""):
        answers = iter(typed.split())

        def answer(*_: object) -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        try:
            code = main(command.split())
        except SystemExit as stop:
            code = int(stop.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_command


def test_games_lists_every_game_and_rule_option(run):
    code, said, _ = run("games")
    assert code == 0
    for game in grange.games():
        assert game.name in said
        for option in game.rule_options:
            assert f"--rule {option.name}=" in said


@pytest.mark.parametrize(("lang", "usual"), [("en", "by default"), ("ru", "по умолчанию"), ("pl", "domyślnie")])
def test_games_marks_the_usual_value_of_every_rule_option(run, lang, usual):
    _, said, _ = run(f"games --lang {lang}")
    assert said.count(f", {usual})") == sum(len(game.rule_options) for game in grange.games())


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_components_says_which_values_are_whose(run, lang):
    code, said, _ = run(f"components evergreen --lang {lang}")
    assert code == 0
    assert "tracks.harvest" in said
    assert "[0, 2, 4, 7]" in said
    assert read_words(lang).say("source-rulebook") in said
    assert read_words(lang).say("source-house") in said


def test_components_of_an_owner_are_marked(run, tmp_path):
    (tmp_path / "my.toml").write_text("[tracks]\nharvest = [0, 1, 3, 6]\n")
    code, said, _ = run("components evergreen --components my.toml")
    assert code == 0
    line = next(line for line in said.splitlines() if "tracks.harvest" in line)
    assert "[0, 1, 3, 6]" in line
    assert "your file" in line


def test_a_broken_components_file_is_refused_with_every_mistake(run, tmp_path):
    (tmp_path / "my.toml").write_text("[tracks]\nharvest = [1, 2]\nlake = 'x'\n[seasons]\nrounds = [5]\n[frost]\n")
    code, _, said = run("play evergreen --components my.toml")
    assert code == 2
    assert "tracks.lake" in said
    assert "frost" in said
    (tmp_path / "my.toml").write_text("[tracks]\nharvest = [1, 2]\n[seasons]\nrounds = [5]\n")
    code, _, said = run("play evergreen --components my.toml")
    assert "tracks.harvest" in said
    assert "seasons.rounds" in said


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_rules_can_be_read_in_three_languages(run, lang):
    code, said, _ = run(f"rules evergreen --lang {lang}")
    assert code == 0
    assert "Evergreen" in said
    assert "{#" not in said


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_game_is_played_by_numbers_and_codes_to_its_end(run, lang):
    code, said, _ = run(f"play evergreen --seats me --seed 4 --lang {lang}", " ".join(["1"] * 400))
    assert code == 0
    state = grange.new_game("evergreen", 1, 4)
    while not state.over:
        state.play(state.decision.options[0])
    assert str(state.scores[0]) in said


def test_a_game_left_in_the_middle_is_kept_and_taken_up_again(run, tmp_path):
    code, said, _ = run("play evergreen --seats me,steady --seed 4 --save my.json", "1 1 q")
    assert code == 0
    assert "my.json" in said
    record = json.loads((tmp_path / "my.json").read_text())
    assert record["players"] == [{"name": "", "bot": None}, {"name": "", "bot": "steady"}]
    before = grange.replay(record)
    run("play --resume my.json", "1 q")
    after = grange.replay((tmp_path / "my.json").read_text())
    assert len(after.history) > len(before.history)
    assert after.history[: len(before.history)] == before.history


def test_a_game_without_a_file_is_kept_too(run, tmp_path):
    run("play evergreen --seed 4", "1")
    code, said, _ = run("play --resume", "q")
    assert code == 0
    assert "last.json" in said


def test_undo_takes_back_the_last_choice(run, tmp_path):
    run("play evergreen --seats me --seed 4 --save my.json", "1 1 1 u u q")
    record = json.loads((tmp_path / "my.json").read_text())
    assert len(record["choices"]) == 1


def test_help_hint_and_scores_answer_and_change_nothing(run, tmp_path, monkeypatch):
    monkeypatch.setattr("grange.cli.play.BUDGET", Budget(lines=60))  # not in seconds, which are over sooner on a busy machine
    code, said, _ = run("play evergreen --seats me --seed 4 --save my.json", "? h s 99 nonsense q")
    assert code == 0
    assert "The draft" in said
    assert "Worth considering" in said
    assert "Total" in said
    assert "nonsense" in said
    assert json.loads((tmp_path / "my.json").read_text())["choices"] == []


def test_a_beginner_gets_suggestions_unasked(run):
    _, said, _ = run("play agricola --seats me --seed 4 --rule beginner=1", "q")
    assert "Worth considering" in said
    _, said, _ = run("play agricola --seats me --seed 4", "q")
    assert "Worth considering" not in said


def test_codes_may_be_typed_in_any_case(run, tmp_path):
    code = grange.new_game("evergreen", 1, 4).decision.codes[0]
    run("play evergreen --seats me --seed 4 --save my.json", f"{code.upper()} q")
    assert json.loads((tmp_path / "my.json").read_text())["choices"] == [f"0 {code}"]


def test_several_people_may_sit_at_one_keyboard(run):
    code, said, _ = run("play evergreen --seats me,me --seed 4", "1 q")
    assert code == 0
    assert "It is Player" in said


def test_hand_cards_can_be_chosen(run, tmp_path):
    code, *_ = run("play agricola --seats me --rule cards=on --hand A086,B118 --save my.json", "q")
    assert code == 0
    assert json.loads((tmp_path / "my.json").read_text(encoding="utf-8"))["rules"]["hand"] == "A086,B118"


def test_games_explains_the_ways_to_deal(run):
    _, said, _ = run("games")
    assert "by_type: Seven occupations: keep one" in " ".join(said.split())


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("play evergreen --seats me,stockfish", "me, random, gentle, steady"),
        ("play evergreen --seats me,me,me,me,me", "1, 2, 3, 4"),
        ("play evergreen --rule sun=up", "north, east, south, west"),
        ("play evergreen --rule sun", "NAME=VALUE"),
        ("play evergreen --rule moon=full", "sun, supply, deck"),
        ("play evergreen --hand A086", "sun, supply, deck"),
        ("play agricola --rule cards=on --hand Z999", "Z999"),
        ("simulate agricola --seats random --rule cards=on --rule deal=quick", "2 to 4 players"),
        ("play evergreen --seed -1", "whole number"),
        ("play evergreen --components nowhere.toml", "nowhere.toml"),
        ("play evergreen --resume nowhere.json", "nowhere.json"),
        ("play", "evergreen"),
        ("replay nowhere.json", "nowhere.json"),
        ("simulate evergreen --games 0", "--games"),
        ("simulate evergreen --jobs 0", "--jobs"),
        ("simulate evergreen --seats me,steady", "random, gentle, steady"),
        ("simulate evergreen --out games.xls", ".csv"),
        ("simulate evergreen --out nowhere/games.csv", "nowhere/games.csv"),
        ("tournament evergreen --out games.csv", ".jsonl"),
        ("tournament evergreen --plot ladder.png", ".svg"),
        ("tournament evergreen --plot nowhere/ladder.svg", "nowhere/ladder.svg"),
        ("campaign agricola --resume nowhere.json", "campaign nowhere.json"),
        ("play evergreen --save /proc/nowhere/my.json", "/proc/nowhere/my.json"),
        ("play chess", "--help"),
        ("frob", "--help"),
        ("", "--help"),
    ],
)
def test_what_cannot_be_done_is_said_clearly(run, command, message):
    code, _, said = run(command)
    assert code == 2
    assert message in said
    assert "Traceback" not in said


def test_a_replay_shows_every_choice(run, tmp_path):
    state = played(grange.new_game("evergreen", 2, 4))
    (tmp_path / "game.json").write_text(json.dumps(state.record()))
    code, said, _ = run("replay game.json", " ".join(["n", "n", "b", "90"]) + " n" * 300)
    assert code == 0
    assert f"Choice 90 of {len(state.history)}" in said
    assert "Total" in said


def test_a_broken_record_is_refused(run, tmp_path):
    (tmp_path / "game.json").write_text('{"grange": 1, "game": "evergreen"')
    code, _, said = run("replay game.json")
    assert code == 2
    assert "not a recorded game" in said


@pytest.mark.slow
def test_a_simulation_is_summed_up_in_a_table(run):
    code, said, _ = run("simulate evergreen --seats steady,random --games 4 --seed 3")
    assert code == 0
    assert "steady" in said
    assert "random" in said


def test_a_simulation_can_be_written_down(run, tmp_path):
    run("simulate evergreen --seats random,random --games 3 --seed 3 --out games.csv")
    rows = list(csv.DictReader((tmp_path / "games.csv").open()))
    assert len(rows) == 6
    assert {row["bot"] for row in rows} == {"random"}
    assert all(
        int(row["score"]) == sum(int(row[name]) for name in ("start", "light", "forest", "harvest", "fertility")) for row in rows
    )
    run("simulate evergreen --seats random,random --games 3 --seed 3 --out games.jsonl")
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [str(game["scores"][0]) for game in games] == [row["score"] for row in rows[::2]]


def test_games_whose_score_sheets_differ_are_written_down_whole(run, tmp_path):
    """Petrichor's tiles, and so its categories, are drawn by lot with `layout=random`."""
    code, _, said = run("simulate petrichor --seats random,random --games 6 --rule layout=random --out games.csv")
    assert (code, said.strip()) == (0, "")
    rows = list(csv.DictReader((tmp_path / "games.csv").open()))
    known = ("game", "seed", "seat", "turn", "bot", "score", "won")
    assert len(rows) == 12
    assert all(int(row["score"]) == sum(int(value or 0) for name, value in row.items() if name not in known) for row in rows)
    assert any("" in row.values() for row in rows), "all had the same categories: choose another seed"


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_a_simulation_that_is_interrupted_leaves_the_games_that_were_played(run, tmp_path, monkeypatch, ending):
    def interrupted(*asked):
        yield from islice(tasks.run_tasks(*asked), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("grange.cli.simulate.run_tasks", interrupted)
    code, *_ = run(f"simulate evergreen --seats random,random --games 50 --out games.{ending}")
    assert code == 130
    assert len((tmp_path / f"games.{ending}").read_text().splitlines()) == {"csv": 1 + 4, "jsonl": 2}[ending]


def test_a_tournament_that_is_interrupted_says_where_it_continues(run, monkeypatch):
    def interrupted(*asked):
        yield from islice(hold(*asked), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("grange.cli.tournament.hold", interrupted)
    code, _, said = run("tournament evergreen --bots random,gentle --games 50 --out games.jsonl")
    assert code == 130
    assert "games.jsonl has the 2 games" in said


def test_a_simulation_tells_wins_by_turn_order(run):
    _, said, _ = run("simulate petrichor --seats random,random --games 4")
    assert "By turn order" in said
    _, said, _ = run("simulate petrichor --seats random,random --games 4 --json")
    assert [row["turn"] for row in json.loads(said)["turns"]] == [0, 1]
    _, said, _ = run("simulate farmerama --seats random,random --games 1")
    assert "By turn order" not in said, "all begin together"


def test_a_simulation_can_move_bots_through_the_seats(run, tmp_path):
    run("simulate evergreen --seats random,gentle --games 2 --rotate --out games.jsonl")
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [game["bots"] for game in games] == [["random", "gentle"], ["gentle", "random"]]


@pytest.mark.parametrize(("lang", "default"), [("en", "default: 100"), ("ru", "по умолчанию: 100"), ("pl", "domyślnie: 100")])
def test_help_shows_defaults(run, lang, default):
    _, said, _ = run(f"simulate --lang {lang} --help")
    assert default in said
    assert ": steady,random)" in said
    assert "None" not in said
    assert "False" not in said


def test_a_simulation_can_be_printed_as_json(run):
    _, said, _ = run("simulate evergreen --seats random,random --games 3 --seed 3 --json")
    document = json.loads(said)
    assert document["games"] == 3
    assert [row["seat"] for row in document["seats"]] == [0, 1]


@pytest.mark.slow
def test_review_says_what_would_have_been_stronger_and_writes_a_page_that_needs_nothing_else(run, tmp_path):
    (tmp_path / "game.json").write_text(json.dumps(played(grange.new_game("petrichor", 1, 2)).record()), encoding="utf-8")
    code, said, _ = run("review game.json --seconds 0.001 --out review.html")
    assert code == 0
    assert "better." in said
    page = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert "What the position was worth" in page
    assert not re.search(r'(src|href)="(?!#)', page)


def test_review_refuses_a_game_that_is_not_over_and_what_cannot_be_written(run, tmp_path):
    (tmp_path / "open.json").write_text(json.dumps(grange.new_game("petrichor", 1, 2).record()), encoding="utf-8")
    assert run("review open.json")[0] == 2
    (tmp_path / "game.json").write_text(json.dumps(played(grange.new_game("petrichor", 1, 2)).record()), encoding="utf-8")
    assert run("review game.json --out nowhere/review.html")[0] == 2
    assert run("review game.json --out .")[0] == 2
    assert run("review game.json --seconds 0")[0] == 2


def test_the_version_is_said(run):
    code, said, _ = run("--version")
    assert (code, said.startswith(f"Grange {grange.__version__}, ")) == (0, True)
