"""Bots of one's own: their class, a function that makes one, or `module:Class`, in the library and in commands."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from typing import Any

import numpy as np
import pytest

import grange
from grange.bots import bot_name, is_elsewhere, make_bot
from grange.cli import main
from grange.core.chance import Chance
from grange.lab.tournament import Tournament, hold

SOURCE = """
class First:
    def choose(self, glimpse):
        return glimpse.options[0]

class Late:
    def __init__(self, chance, depth):
        self.depth = depth

    def choose(self, glimpse):
        return glimpse.options[-1]

class Silent:
    pass

SECONDS = 5
"""


class First:
    """A bot that needs no chance."""

    def choose(self, glimpse: grange.Glimpse) -> int:
        return glimpse.options[0]


class Picks:
    """A bot that gets its generator of chance, and whose other arguments have defaults."""

    def __init__(self, chance: Chance, last: bool = False) -> None:
        self.chance = chance
        self.last = last

    def choose(self, glimpse: grange.Glimpse) -> int:
        return glimpse.options[-1] if self.last else self.chance.pick(glimpse.options)


class Tuned:
    """A bot whose only argument has a default, and is no generator of chance."""

    def __init__(self, depth: int = 3) -> None:
        assert depth == 3

    def choose(self, glimpse: grange.Glimpse) -> int:
        return glimpse.options[0]


class Both:
    def __init__(self, chance: Chance, depth: int) -> None: ...

    def choose(self, glimpse: grange.Glimpse) -> int:
        return glimpse.options[0]


HERE = __name__


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Go to a folder with a module of bots."""
    (tmp_path / "own_bots_here.py").write_text(SOURCE)
    (tmp_path / "own_bots_broken.py").write_text("import no_such_package_anywhere\n")
    monkeypatch.setattr("grange.cli.play.LAST_GAME", tmp_path / "last.json")
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    sys.modules.pop("own_bots_here", None)


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        (First, f"{HERE}:First"),
        (f"{HERE}:First", f"{HERE}:First"),
        (Tuned, f"{HERE}:Tuned"),
        (Picks, f"{HERE}:Picks"),
        (partial(Picks, last=True), f"{HERE}:Picks(last=True)"),
    ],
)
def test_a_bot_of_ones_own_plays_and_is_named_in_the_results(bot, name):
    plan = grange.Plan("evergreen", [bot, "random"], seed=3)
    (result,) = grange.simulate(plan, games=1)
    assert result.bots == [name, "random"]
    assert plan.to_dict()["bots"] == [name, "random"]
    assert json.dumps(result.to_dict())


def test_a_function_may_make_bots():
    def tuned() -> Tuned:
        return Tuned(3)

    (result,) = grange.simulate(grange.Plan("evergreen", [tuned, "random"]), games=1)
    assert result.bots[0].endswith("tuned")


def test_a_class_and_its_name_play_alike():
    one, other = (list(grange.simulate(grange.Plan("evergreen", [bot, "random"]), 2)) for bot in (Picks, f"{HERE}:Picks"))
    assert one == other


def test_bots_of_ones_own_meet_in_a_tournament():
    contest = Tournament("evergreen", [First, "random", f"{HERE}:Picks"])
    results = list(hold(contest, range(contest.whole_rounds(1))))
    assert {bot for result in results for bot in result.bots} == set(contest.names) == {f"{HERE}:First", "random", f"{HERE}:Picks"}


@pytest.mark.slow
def test_other_processes_import_the_bot():
    plan = grange.Plan("evergreen", [partial(Picks, last=True), f"{HERE}:Picks"])
    assert list(grange.simulate(plan, 2, jobs=2)) == list(grange.simulate(plan, 2))


@pytest.mark.slow
def test_a_class_that_other_processes_cannot_import_is_refused_in_one_sentence(tmp_path):
    class Local(First):
        pass

    with pytest.raises(grange.UnknownBot, match=r"Local”. Move it to the top level of a module file, or play with jobs=1"):
        list(grange.simulate(grange.Plan("evergreen", [Local, "random"]), 2, jobs=2))
    typed = SOURCE + (
        "import grange\n"
        "try:\n"
        "    list(grange.simulate(grange.Plan('evergreen', [First, 'random']), 2, jobs=2))\n"
        "except grange.UnknownBot as problem:\n"
        "    print(problem)\n"
    )
    answer = subprocess.run([sys.executable, "-c", typed], capture_output=True, text=True, check=True)
    assert "cannot import the bot" in answer.stdout


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("stockfish", "there are: random, .*, think:200. Name your own bot by module and class"),
        ("think:0", "there are: random"),
        ("no_such_module_at_all:Bot", "importing the module no_such_module_at_all failed"),
        ("own_bots_broken:Bot", "no_such_package_anywhere"),
        (f"{HERE}:Frist", "has no class Frist"),
        (f"{HERE}:HERE", "has no class HERE"),
        ("json:JSONDecoder", "Give it a method choose"),
        (f"{HERE}:Both", "missing a required argument: 'depth'"),
        (Both, "missing a required argument: 'depth'"),
        (First(), "is not a bot. Give its class"),
        (7, "7 is not a bot"),
    ],
)
def test_what_is_no_bot_is_refused_before_the_first_game_with_what_to_do(folder, monkeypatch, bot, message):
    monkeypatch.syspath_prepend(folder)
    with pytest.raises(grange.UnknownBot, match=message):
        grange.simulate(grange.Plan("evergreen", [bot, "random"]), games=1)
    with pytest.raises(grange.UnknownBot, match=message):
        hold(Tournament("evergreen", [bot, "random"]), range(1))


class Answers:
    """A bot that always gives the same answer."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, glimpse: grange.Glimpse) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", [99_999, None, "take:9", True, 0.0, [0]])
def test_a_bot_that_answers_wrongly_is_named_with_what_it_may_choose(answer):
    with pytest.raises(grange.IllegalOption, match=r"Answers\(.*\)” answered “.*Let it return one of glimpse.options.*take:1"):
        list(grange.simulate(grange.Plan("evergreen", [partial(Answers, answer), "random"]), games=1))


@pytest.mark.parametrize("kind", [np.int64, np.int32, str])
def test_a_bot_may_answer_with_a_number_of_numpy_or_a_code(kind):
    class Lasts(First):
        def choose(self, glimpse: grange.Glimpse) -> Any:
            return glimpse.codes[-1] if kind is str else kind(glimpse.options[-1])

    (result,) = grange.simulate(grange.Plan("evergreen", [Lasts, "random"]), games=1)
    (usual,) = grange.simulate(grange.Plan("evergreen", [partial(Picks, last=True), "random"]), games=1)
    assert result.scores == usual.scores


def test_names_of_ours_are_never_looked_for_elsewhere():
    assert not any(map(is_elsewhere, ["random", "think:50", "think:2s", "think:x", "me", "a b:c", "a:", ":b"]))
    assert is_elsewhere("my_bots:MyBot")
    assert is_elsewhere("a.b:C")
    assert bot_name(type(make_bot("random", Chance.of(1)))) == "grange.bots.random:Random"


@pytest.mark.parametrize(
    "command",
    [
        "simulate evergreen --seats own_bots_here:First,random --games 1",
        "tournament evergreen --bots own_bots_here:First,random --games 2",
    ],
)
def test_commands_find_a_bot_in_the_folder_where_one_is(folder, capsys, command):
    assert main([*command.split(), "--lang", "en", "--json"]) == 0
    assert "own_bots_here:First" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_person_plays_against_a_bot_of_their_own(folder, capsys, monkeypatch, lang):
    answers = iter(["1"] * 3)
    monkeypatch.setattr("builtins.input", lambda *_: next(answers, "q"))
    seats = ["--seats", "me,own_bots_here:First"]
    assert main(["play", "evergreen", *seats, "--save", "game.json", "--seed", "1", "--lang", lang]) == 0
    kept = json.loads((folder / "game.json").read_text())
    assert [player["bot"] for player in kept["players"]] == [None, "own_bots_here:First"]
    capsys.readouterr()
    assert main(["play", "--resume", "game.json", "--lang", lang]) == 2
    assert "--seats me,own_bots_here:First" in " ".join(capsys.readouterr().err.split())
    assert main(["play", "--resume", "game.json", *seats, "--lang", lang]) == 0


def test_a_campaign_file_runs_no_code_either(folder, capsys, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert main(["campaign", "agricola", "--seats", "me,me,me", "--save", "road.json", "--lang", "en"]) == 0
    document = json.loads((folder / "road.json").read_text())
    document["players"][1]["bot"] = "own_bots_here:First"
    (folder / "road.json").write_text(json.dumps(document))
    capsys.readouterr()
    assert main(["campaign", "--resume", "road.json", "--lang", "en"]) == 2
    assert "would run the code of that module" in " ".join(capsys.readouterr().err.split())
    assert "own_bots_here" not in sys.modules


@pytest.mark.parametrize("name", ["own_bots_here:Frist", "own_bots_here:Late", "own_bots_here:Silent", "own_bots_broken:Bot"])
def test_a_command_says_what_is_wrong_with_a_bot(folder, capsys, name):
    assert main(["simulate", "evergreen", "--seats", f"{name},random", "--games", "1", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert name.partition(":")[2] in said
