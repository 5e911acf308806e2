"""Tournaments: fair pairings, ratings with confidence intervals, and files that a tournament continues from."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import closing
from math import log10

import pytest

from grange.cli import main
from grange.core.errors import BadSetup
from grange.core.words import read_words
from grange.games import find
from grange.lab.ladder import ladder
from grange.lab.ratings import count_wins, rate
from grange.lab.run_file import RunFile
from grange.lab.simulation import Result
from grange.lab.swiss import SwissTournament, _Paired, _play_table
from grange.lab.tasks import Workers
from grange.lab.tournament import Tournament, hold


def tournament(*bots, seats=2):
    return Tournament("evergreen", list(bots), seats, 1, {}, {})


def result(bots, scores, winners, number=0):
    return Result(number, 1, list(bots), list(scores), list(winners), [{} for _ in bots], 10)


def wins(one, other, times):
    return [result((one, other), (20, 10), (0,)) for _ in range(times)]


@pytest.mark.parametrize(("bots", "seats"), [(("a", "b", "c"), 2), (("a", "b", "c", "d"), 3), (("a", "b"), 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots, seats):
    seatings = tournament(*bots, seats=seats).seatings()
    sat = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
    assert len(set(sat.values())) == 1
    assert len(sat) == seats * len(bots)
    assert all(len(set(seating)) > 1 for seating in seatings)


def test_whole_rounds_are_played():
    three = tournament("a", "b", "c")
    assert three.whole_rounds(1) == three.whole_rounds(6) == 6
    assert three.whole_rounds(7) == 12


def test_all_games_of_a_round_share_their_seed_and_the_next_round_has_another():
    results = list(hold(tournament("random", "gentle"), range(4)))
    assert [game.seed for game in results] == [results[0].seed] * 2 + [results[2].seed] * 2
    assert results[0].seed != results[2].seed


@pytest.mark.slow
def test_the_same_tournament_has_the_same_results_whatever_the_number_of_processes():
    alone = list(hold(tournament("random", "gentle"), range(4)))
    assert list(hold(tournament("random", "gentle"), range(4), Workers(2))) == alone


def test_who_wins_ten_times_as_often_is_rated_400_points_higher():
    strong, weak = rate(wins("a", "b", 1000) + wins("b", "a", 100), ["b", "a"])
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(400 * log10(1000.5 / 100.5), abs=0.1)
    assert (strong.rating + weak.rating) / 2 == pytest.approx(1500)


def test_more_games_make_a_rating_surer():
    few, many = (rate(wins("a", "b", 3 * times) + wins("b", "a", times), ["a", "b"])[0] for times in (5, 500))
    assert many.margin < few.margin / 5


def test_who_never_lost_is_rated_with_little_certainty():
    best, _ = rate(wins("a", "b", 20), ["a", "b"])
    assert best.rating < 2500
    assert best.margin > 200


def test_bots_that_won_equally_often_are_equal():
    assert {row.rating for row in rate(wins("a", "b", 3) + wins("b", "a", 3), ["a", "b"])} == {1500}


def test_bots_that_never_met_are_compared_by_whom_they_met():
    rows = rate(wins("a", "b", 30) + wins("b", "a", 10) + wins("b", "c", 30) + wins("c", "b", 10), ["c", "b", "a"])
    assert [row.bot for row in rows] == ["a", "b", "c"]


def test_those_who_share_the_first_place_have_half_a_win_each():
    assert count_wins([result(("a", "b"), (10, 10), (0, 1))], ["a", "b"]) == [[0, 0.5], [0.5, 0]]


def test_at_three_seats_the_finishing_order_counts_and_a_tied_winner_is_first():
    matrix = count_wins([result(("a", "b", "c"), (10, 10, 5), (1,))], ["a", "b", "c"])
    assert [sum(row) for row in matrix] == [pytest.approx(2 / 3), pytest.approx(4 / 3), 0]


def test_a_tournament_goes_on_from_its_file_and_a_line_cut_off_is_played_again(tmp_path):
    path, contest = tmp_path / "games.jsonl", tournament("random", "gentle")
    games = list(hold(contest, range(3)))
    with closing(RunFile(path, contest.to_dict())) as file:
        assert list(file) == []
        for game in games:
            file.append(game.to_dict())
    path.write_text(path.read_text()[:-20])
    with closing(RunFile(path, contest.to_dict())) as file:
        assert file.done == 2
        assert [Result(**row) for row in file] == games[:2]
        file.append(games[2].to_dict())
        assert [Result(**row) for row in file] == games


def test_a_file_of_another_tournament_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "games.jsonl"
    RunFile(path, tournament("random", "gentle").to_dict()).close()
    before = path.read_text()
    with pytest.raises(BadSetup, match="another run"):
        RunFile(path, tournament("random", "steady").to_dict())
    assert path.read_text() == before


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_ladder_names_every_bot_and_its_rating(lang):
    rows = rate(wins("think:100", "random", 9) + wins("random", "think:100", 3), ["random", "think:100"])
    picture = ladder(rows, "evergreen", read_words(lang, find("evergreen").folder))
    assert picture.count("<circle") == 2
    for row in rows:
        assert f">{row.bot}<" in picture
        assert f"{row.rating:.0f} ± {row.margin:.0f}" in picture


def test_the_command_shows_a_ladder_and_goes_on_where_it_was(tmp_path, capsys):
    command = f"tournament evergreen --bots random,gentle --games 2 --lang en --out {tmp_path}/g.jsonl --plot {tmp_path}/l.svg"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "Rating" in said
    assert said.index("gentle") < said.index("random")
    assert (tmp_path / "l.svg").read_text().startswith("<svg")
    before = (tmp_path / "g.jsonl").read_text()
    assert main([*command.replace("--games 2", "--games 4").split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert (tmp_path / "g.jsonl").read_text().startswith(before)


def test_swiss_rounds_give_standings_and_go_on_where_they_were(tmp_path, capsys):
    command = f"tournament evergreen --bots random,gentle,steady --swiss 2 --lang en --out {tmp_path}/g.jsonl"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "standings" in said
    lines = (tmp_path / "g.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 3  # its description, and a game of each round; one bot has a bye
    (tmp_path / "g.jsonl").write_text("".join(lines[:2]))
    assert main([*command.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (tmp_path / "g.jsonl").read_text() == "".join(lines)
    assert found["standings"][0]["place"] == 1
    assert sum(row["points"] for row in found["standings"]) == 2 * 4.5


def test_the_first_bot_of_a_swiss_table_begins():
    contest = SwissTournament("agricola", ["random", "gentle", "steady", "a"], seats=2, rounds=1)
    game = find("agricola")
    for number in range(3):
        result = _play_table(_Paired(contest, [["random", "random"]]), number)
        assert game.begun_by(game.origin(2, result.seed, {}, {})) == 0


@pytest.mark.parametrize("wrong", ["--swiss 0", "--swiss 2 --plot x.svg"])
def test_the_command_says_what_swiss_rounds_cannot_do(wrong, capsys):
    assert main(["tournament", "evergreen", "--lang", "en", *wrong.split()]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong", ["--bots steady", "--bots steady,steady", "--seats 1", "--seats 9", "--games 0", "--bots steady,x"]
)
def test_the_command_says_what_it_cannot_do(wrong, capsys):
    assert main(["tournament", "evergreen", "--lang", "en", *wrong.split()]) == 2
    assert capsys.readouterr().err
