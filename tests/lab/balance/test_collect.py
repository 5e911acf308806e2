"""A game of the report is a pure function of its plan and its task, and a run continues from its files."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest

from grange.bots.judged import Judged, JudgedByLot
from grange.bots.restricted import Restricted
from grange.core.chance import Chance
from grange.core.errors import BadSetup
from grange.core.glimpse import Glimpse
from grange.core.record import replay_record
from grange.core.words import read_words
from grange.games import find
from grange.games.agricola.box import CARD_NAMES
from grange.lab.balance.collect import Task, base_task, counted_anew, fresh_exchange, play_task, tasks_of
from grange.lab.balance.house import house_values, possible_changes
from grange.lab.balance.page import Page
from grange.lab.balance.paired import changes
from grange.lab.balance.plan import BASE, EXCHANGE, HOUSE, LADDER, OTHER, RECOUNT, make_plan
from grange.lab.balance.report import report_of
from grange.lab.balance.run import Played, run
from grange.lab.balance.subjects import subject_of
from grange.lab.balance.write import record, write_records
from grange.lab.run_file import RunFile
from grange.lab.simulation import Plan, play_game


@pytest.fixture(scope="module")
def petrichor():
    return make_plan("petrichor", 2, bot="gentle", ladder=("random", "gentle"))


@pytest.fixture(scope="module")
def row(petrichor):
    return play_task(petrichor, base_task(petrichor, 3))


def test_a_base_game_is_the_one_that_a_simulation_plays(petrichor, row):
    result = play_game(Plan("petrichor", ["gentle", "gentle"]), 3)
    assert (row.seed, row.scores, row.winners, len(row.moves)) == (result.seed, result.scores, result.winners, result.choices)
    assert row.to_dict() == play_task(petrichor, base_task(petrichor, 3)).to_dict()


def test_what_is_counted_adds_up_to_the_score_sheet(row):
    crops = row.counted["tally"]["crop"]
    for seat, sheet in enumerate(row.sheets):
        for crop in {"cotton", "grass", "corn", "potato"} & sheet.keys():
            assert crops.get(crop, {}).get("points", [0] * row.seats)[seat] == sheet[crop]


def test_every_chapter_and_every_choice_is_counted(row):
    counted = row.counted
    assert len(counted["standing"]) == len(counted["options"]) - 1 == 3  # a short game has four rounds
    assert sum(times for chapter in counted["options"] for _, times in chapter) == len(row.moves)
    assert all(int(counted["offered"], 16) >> option & 1 for option, _ in counted["chosen"])
    assert sum(counted["on_table"]["crop"].values()) == 7


def test_a_row_becomes_a_record_that_replays(petrichor, row):
    assert replay_record(find("petrichor"), record(petrichor, row, {})).scores == row.scores


def test_the_same_moves_can_be_counted_anew(petrichor, row):
    usual = find("petrichor").origin(2, row.seed, petrichor.rules, {}).begin()
    assert counted_anew(usual, row.moves) == {"scores": row.scores, "winners": row.winners}
    other = find("petrichor").origin(2, row.seed + 1, petrichor.rules, {}).begin()
    assert counted_anew(other, row.moves) is None


def test_house_values_are_single_numbers_that_change_by_one():
    cotton = next(value for value in house_values("petrichor") if value.place == "crops.cotton.points" and value.path == (0,))
    changes = [change for value, step, change in possible_changes("petrichor", 2, {}) if value == cotton and step == 1]
    assert changes == [{"crops": {"cotton": {"points": [cotton.usual + 1, 2, 0, 0]}}}]


def test_a_number_in_an_inner_table_changes_alone():
    tile = next(value for value in house_values("farmerama") if value.place == "tiles.hay" and value.path == ("goods", 1))
    (change,) = [change for value, step, change in possible_changes("farmerama", 2, {}) if value == tile and step == 1]
    assert change == {"tiles": {"hay": {"goods": [0, 3, 0, 0, 0]}}}


def test_an_exchange_changes_one_card_and_nothing_else():
    plan = make_plan("agricola", 2, rules={"cards": "on"})
    hands = {}
    for side, rules, seed in fresh_exchange(plan, "scullery", 0):
        state: Any = find("agricola").origin(2, seed, {**plan.rules, **rules}, {}).begin()
        hands[side] = [set(hand) for hand in state.hands]
    assert hands["with"][1] == hands["without"][1]
    assert len(hands["with"][0] - hands["without"][0]) == 1
    assert len(hands["with"][0]) == len(hands["without"][0]) == 14


def test_an_exchange_becomes_records_with_the_card_and_without():
    plan = make_plan("agricola", 2, bot="random", rules={"cards": "on"})
    hands = {}
    for side, rules, seed in fresh_exchange(plan, "scullery", 0):
        about = {"card": "scullery", "pair": 0, "side": side, "rules": rules}
        row = play_task(plan, Task(EXCHANGE, 0, seed, ["random"] * 2, {**plan.rules, **rules}, about=about))
        final = replay_record(find("agricola"), record(plan, row, {}))
        assert final.scores == row.scores
        begun: Any = final.origin.begin()
        hands[side] = {CARD_NAMES[card] for card in begun.hands[0]}
    assert "scullery" in hands["with"] - hands["without"]


def test_a_restricted_bot_never_chooses_what_is_forbidden():
    state = find("petrichor").origin(2, 5, {}, {}).begin()
    glimpse = Glimpse(state, state.decision.seat)
    best = Judged(Chance.of(1)).choose(glimpse)
    second = Restricted(Judged(Chance.of(1)), [best], Chance.of(2)).choose(glimpse)
    assert second in glimpse.options
    assert second != best
    assert Restricted(Judged(Chance.of(1)), glimpse.options, Chance.of(2)).choose(glimpse) == best


def test_a_restricted_bot_that_cannot_rank_draws_another_option():
    class First:
        def choose(self, glimpse):
            return glimpse.options[0]

    state = find("petrichor").origin(2, 5, {}, {}).begin()
    glimpse = Glimpse(state, state.decision.seat)
    assert Restricted(First(), glimpse.options[:1], Chance.of(2)).choose(glimpse) in glimpse.options[1:]


def test_a_bot_that_draws_lots_chooses_among_the_best_only():
    state = find("petrichor").origin(2, 5, {}, {}).begin()
    glimpse = Glimpse(state, state.decision.seat)
    worths = dict(zip(glimpse.options, glimpse.game.judge(glimpse.imagine(1), glimpse.seat), strict=True))
    chosen = {JudgedByLot(Chance.of(seed)).choose(glimpse) for seed in range(30)}
    assert len(chosen) > 1  # the first cloud may lie over several tiles of equal value
    assert {worths[option] for option in chosen} == {max(worths.values())}


def test_a_run_continues_from_its_files_and_gives_the_same_games(tmp_path, petrichor):
    parts, (one, folder) = [BASE, LADDER], (tmp_path / "one", tmp_path / "two")
    one.mkdir()
    folder.mkdir()
    whole = run(petrichor, one, 6, parts)
    run(petrichor, folder, 3, [BASE])
    again = run(petrichor, folder, 6, parts)
    assert [row.to_dict() for row in again.base] == [row.to_dict() for row in whole.base]
    assert not whole.enough  # fewer than a hundred games flag nothing


def test_the_stop_rule_of_a_run_cannot_change_once_it_has_begun(tmp_path, petrichor):
    run(petrichor, tmp_path, 1, [BASE])
    with pytest.raises(BadSetup):
        run(make_plan("petrichor", 2, bot="gentle", width=0.5), tmp_path, 1, [BASE])
    head = json.loads((tmp_path / "base.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert head["plan"]["width"] == petrichor.width


def test_a_run_that_another_process_writes_is_refused(tmp_path, petrichor):
    head = {"plan": petrichor.to_dict(), "part": BASE}
    with closing(RunFile(tmp_path / "base.jsonl", head)), pytest.raises(BadSetup, match="Another process"):
        run(petrichor, tmp_path, 1, [BASE])
    assert len(run(petrichor, tmp_path, 1, [BASE]).base) == 1


def test_a_damaged_line_of_a_run_is_named(tmp_path, petrichor):
    run(petrichor, tmp_path, 3, [BASE])
    lines = (tmp_path / "base.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "base.jsonl").write_bytes(b"".join([*lines[:2], b"{damaged\n", *lines[3:]]))
    with pytest.raises(BadSetup, match="Line 3"):
        run(petrichor, tmp_path, 3, [BASE])
    (tmp_path / "base.jsonl").write_bytes(b"".join(lines[:2]))
    assert len(run(petrichor, tmp_path, 3, [BASE]).base) == 3


@pytest.mark.parametrize(("game", "group", "thing"), [("evergreen", "card", "taken"), ("farmerama", "tile", "taken")])
def test_what_was_taken_is_counted_and_has_a_name(game, group, thing):
    plan = make_plan(game, 2, bot="random", ladder=("random",))
    rows = [play_task(plan, base_task(plan, number)) for number in range(3)]
    taken = [told.get(thing) for row in rows for told in row.counted["tally"][group].values()]
    assert any(taken)
    (kind,) = [each for each in subject_of(game).groups if each.name == group]
    assert {each for row in rows for each in row.counted["tally"][group]} <= set(kind.things)
    page = Page(report_of(Played(plan, {BASE: rows})), read_words("en", find(game).folder), "", "", {})
    names = [page.name_in(kind, each) for each in kind.things]
    assert len(set(names)) == len(names)
    assert not set(names) & set(kind.things)


def test_the_other_game_has_the_seeds_of_the_usual_one():
    plan = make_plan("petrichor", 2, other_components={"score": {"track": [0, 9, 9, 9, 9, 11, 15, 19, 24, 29, 35, 41, 48]}})
    usual, other = list(tasks_of(plan, BASE, 4)), list(tasks_of(plan, OTHER, 4))
    assert [task.seed for task in usual] == [task.seed for task in other]
    assert other[0].components == plan.other_components
    assert not list(tasks_of(make_plan("petrichor", 2), OTHER, 4))


def test_house_games_repeat_base_games_with_one_number_changed(petrichor, row):
    tasks = list(tasks_of(petrichor, HOUSE, 100, [row]))
    assert {task.seed for task in tasks} == {row.seed}
    assert len({task.number for task in tasks}) == len(tasks) == len(possible_changes("petrichor", 2, {}))


def test_the_moves_of_a_base_game_are_counted_anew_with_every_house_value(petrichor, row):
    (task,) = tasks_of(petrichor, RECOUNT, 100, [row])
    recounted = play_task(petrichor, task)
    assert recounted.scores == row.scores
    assert len(recounted.about["recounts"]) == len(possible_changes("petrichor", 2, {}))
    found = changes([row] * 20, [], [recounted] * 20)
    assert {value.games for value in found} == {0}
    paid = [each for each in found if each.place.startswith("crops") and 1 in each.points and each.points[1].value > 0]
    assert paid  # who reaps a crop that pays one more has one point more
    assert not changes([row], [], [recounted])[0].points  # a single game says nothing


def test_a_house_value_leads_to_a_record_in_the_changed_box(tmp_path, petrichor, row):
    (task,) = tasks_of(petrichor, RECOUNT, 100, [row])
    played = Played(petrichor, {BASE: [row], RECOUNT: [play_task(petrichor, task)]})
    files = write_records(played, report_of(played), tmp_path)
    name, file = next((name, file) for name, file in files.items() if name.startswith("house-crops"))
    final = replay_record(find("petrichor"), json.loads((tmp_path / file).read_text(encoding="utf-8")))
    recounts = [each for each in played.part(RECOUNT)[0].about["recounts"] if f"house-{each['place']}" in name and each["ended"]]
    assert final.scores in [each["ended"]["scores"] for each in recounts]
    assert final.scores != row.scores
