"""The settings of a server: options, variables of the environment, and a file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from grange.cli import main, parser, settings
from grange.cli.serve import plan_of
from grange.core.errors import BadSetup
from grange.core.words import LANGUAGES, read_words
from grange.web.app import Settings
from grange.web.house.capacity import Capacity
from grange.web.http.limits.config import Bounds
from grange.web.secret import Keys
from grange.web.storage.folder import DataFolder, take

pytestmark = pytest.mark.usefixtures("usual_umask")

EXAMPLE = Path(__file__).parents[2] / "deploy" / "grange.toml"


def chosen(*arguments: Any, **environment: str) -> Namespace:
    """Settle the settings of a command."""
    found = parser(read_words("en")).parse_args(["serve", *map(str, arguments)])
    settings.settle(found, environment)
    return found


def planned(*arguments: Any, **environment: str) -> Settings:
    return plan_of(chosen(*arguments, **environment), DataFolder(Path(), Keys("secret"), "sqlite://", "")).settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "grange.toml"
    made.write_text('rate = 10\nproxy = ["10.0.0.1", "10.0.1.0/24"]\nlog = "json"\ntables = 7\n')
    return made


def test_an_option_counts_more_than_a_variable_and_a_variable_more_than_the_file(file):
    assert chosen().rate == 50
    assert chosen("--config", file).rate == 10
    assert chosen(GRANGE_CONFIG=str(file)).rate == 10
    assert chosen("--config", file, GRANGE_RATE="20").rate == 20
    assert chosen("--config", file, "--rate", 30, GRANGE_RATE="20").rate == 30


def test_lists_come_from_every_source(file):
    assert chosen().proxy == []
    assert chosen("--config", file).proxy == ["10.0.0.1", "10.0.1.0/24"]
    assert chosen("--config", file, GRANGE_PROXY="127.0.0.1, ::1").proxy == ["127.0.0.1", "::1"]
    assert chosen("--proxy", "127.0.0.2", "--proxy", "127.0.0.3", GRANGE_PROXY="127.0.0.1").proxy == ["127.0.0.2", "127.0.0.3"]


def test_what_is_not_set_is_what_the_server_does_by_itself():
    """The defaults stand twice: for the command, and for those who build a server in Python."""
    made = planned()
    assert made.capacity == Capacity()
    assert made.bounds.exempt.networks == []
    assert {**vars(made.bounds), "exempt": None} == {**vars(Bounds()), "exempt": None}


def test_the_limits_reach_the_server():
    asked = {"rate": 5, "burst": 6, "at-once": 7, "streams": 8, "tables": 9, "tables-of-visitor": 10, "tables-of-address": 11}
    made = planned(*(part for name, value in asked.items() for part in (f"--{name}", value)), "--exempt", "192.0.2.0/24")
    bounds, capacity = made.bounds, made.capacity
    assert (bounds.rate, bounds.burst, bounds.at_once, bounds.sockets) == (5, 6, 7, 8)
    assert (capacity.tables, capacity.of_a_visitor, capacity.of_an_address) == (9, 10, 11)
    assert "192.0.2.7" in bounds.exempt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("rate = -1", "rate"),
        ("rate = nan", "rate"),
        ("tables = 0", "tables"),
        ("tables = [1]", "tables"),
        ("processes = true", "processes"),
        ('log = "xml"', "log"),
        ("proxy = 5", "proxy"),
        ('exempt = ["nonsense"]', "exempt"),
        ("speed = 1", "speed"),
        ("rate: 1", "grange.toml"),
    ],
)
def test_a_wrong_line_is_refused_by_its_name(tmp_path, capsys, lang, line, named):
    (tmp_path / "grange.toml").write_text(line)
    assert main(["serve", "--check", "--config", str(tmp_path / "grange.toml"), "--data", str(tmp_path), "--lang", lang]) == 2
    assert named in capsys.readouterr().err


def test_a_wrong_variable_and_a_missing_file_are_refused_by_name(tmp_path):
    with pytest.raises(BadSetup, match="GRANGE_PORT"):
        chosen(GRANGE_PORT="many")
    with pytest.raises(BadSetup, match="Cannot read the settings"):
        chosen("--config", tmp_path / "nowhere.toml")


def test_a_check_lists_the_settings_with_their_sources_and_makes_nothing(tmp_path, capsys, monkeypatch, file):
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("GRANGE_STREAMS", "5")
    monkeypatch.setenv("GRANGE_METRICS_TOKEN", "sesame")
    assert main(["serve", "--check", "--config", str(file), "--data", str(tmp_path / "new"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"rate = 10  # {file}" in told
    assert "streams = 5  # GRANGE_STREAMS" in told
    assert "sesame" not in told
    assert "can start" in told
    assert not (tmp_path / "new").exists()


def test_a_check_finds_another_secret_and_a_database_that_is_away(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "500")
    folder = take(tmp_path / "data")
    assert folder.lock is not None
    assert main(["serve", "--check", "--data", str(tmp_path / "data"), "--lang", "en"]) == 0, "beside a running server"
    (tmp_path / "data" / "secret").write_text("x" * 40)
    assert main(["serve", "--check", "--data", str(tmp_path / "data"), "--lang", "en"]) == 2
    assert "is not the secret" in capsys.readouterr().err
    away = "postgresql://nobody@127.0.0.1:1/grange"
    assert main(["serve", "--check", "--data", str(tmp_path / "data"), "--database", away, "--lang", "en"]) == 75


def test_the_example_that_we_deliver_is_what_the_server_does_by_itself(tmp_path):
    example, usual = planned("--config", EXAMPLE), planned("--data", "/var/lib/grange", "--proxy", "127.0.0.1", "--log", "json")
    assert example.capacity == usual.capacity
    assert {**vars(example.bounds), "exempt": None} == {**vars(usual.bounds), "exempt": None}
