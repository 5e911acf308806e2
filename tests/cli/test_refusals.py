"""What is written wrongly on the command line is said in the user's language, with what to do and where the help is."""

from __future__ import annotations

import re

import pytest

from grange.cli import main
from grange.core.words import LANGUAGES
from tests.cli.test_cli import run  # noqa: F401  the fixture

ARGPARSE = re.compile("argument |arguments|invalid|expected|required|unrecognized|choose from")

WRONG = [
    ("frob", "frob", "grange --help"),
    ("games chess", "chess", "grange --help"),
    ("play chess", "chess", "petrichor, evergreen, farmerama, agricola"),
    ("train evergreen", "--folder", "grange train --help"),
    ("simulate evergreen --games", "--games", "grange simulate --help"),
    ("simulate evergreen --games many", "--games", "“many”"),
    ("play evergreen --seed seven", "--seed", "“seven”"),
    ("balance evergreen --seed seven", "--seed", "“seven”"),
    ("balance evergreen --width wide", "--width", "“wide”"),
    ("review game.json --seconds 0", "--seconds", "“0”"),
    ("review game.json --seconds nan", "--seconds", "“nan”"),
    ("serve --rate -1", "--rate", "“-1”"),
    ("serve --burst 0", "--burst", "“0”"),
    ("serve --port 70000", "--port", "65535"),
    ("serve --log xml", "--log", "“xml”"),
    ("house ban 10.0.0.0/8 --reason rude --days soon", "--days", "“soon”"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("command", "named", "told"), WRONG)
def test_a_wrong_argument_is_refused_in_the_language_of_the_user(run, command, named, told, lang):  # noqa: F811
    code, _, said = run(f"{command} --lang {lang}")
    assert code == 2
    assert named in said
    assert told.strip("“”") in said
    assert "--help" in said
    if lang != "en":
        assert not ARGPARSE.search(said)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "evergreen", "--seats", ""], "random, gentle, steady"),
        (["campaign", "agricola", "--seats", ""], "random, gentle, steady"),
        (["balance", "evergreen", "--parts", ""], "base, other"),
        (["serve", "--check", "--bot", "mine"], "NAME=MODULE:CLASS"),
        (["train", "evergreen", "--folder", "run", "--games", "0"], "--games"),
        (["train", "evergreen", "--folder", "run", "--jobs", "0"], "--jobs"),
        (["train", "evergreen", "--folder", "run", "--share", "2"], "--share"),
        (["train", "evergreen", "--folder", "run", "--after", "nowhere.npz"], "nowhere.npz"),
        (["serve", "--check", "--data", "file"], "file"),
        (["serve", "--check", "--data", "file/house"], "house"),
    ],
)
def test_what_is_left_empty_or_cannot_be_is_refused_before_anything_begins(tmp_path, monkeypatch, capsys, arguments, told):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    (tmp_path / "file").touch()
    assert main([*arguments, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
