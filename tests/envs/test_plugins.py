"""Bots and games of other packages: the examples are installed, and work in the library, the commands and the environments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import grange
from grange import bots
from grange.cli import serve
from grange.web.app import Settings, create_app
from grange.web.http.limits.config import Bounds
from tests.web.servers import PATIENCE

ROOT = Path(__file__).parent.parent.parent
PLUGINS = (ROOT / "examples" / "plugin_bot", ROOT / "examples" / "plugin_game")
USED = """
import grange
from grange import bots
from grange.envs import aec_env, env_id, gym_env
from grange.lab.simulation import finish
from tests.contract.setups import Setup
from tests.contract import test_contract, test_observations, test_values

assert "careful" in bots.names()
assert "high_card" in [game.name for game in grange.games()]
results = list(grange.simulate(grange.Plan("high_card", ["careful", "steady"], seed=1), games=4))
assert [result.bots for result in results] == [["careful", "steady"]] * 4
env = gym_env("high_card", rivals="careful")
env.reset(seed=1)
assert env.describe()["hand.0"].size == 1
assert env_id("high_card") == "grange/HighCard-v0"
for promise in (
    test_contract.test_states_that_differ_only_in_what_is_hidden_are_imagined_alike,
    test_contract.test_the_replay_of_a_record_equals_the_original,
    test_observations.test_observations_and_masks_show_nothing_hidden,
    test_observations.test_everything_that_a_seat_sees_can_be_observed,
    test_values.test_a_pickle_plays_on_like_its_original,
):
    promise(Setup("high_card", 3))
print("used")
"""


@pytest.fixture(scope="module")
def packages(tmp_path_factory) -> dict[str, str]:
    """Install the examples as a package manager would: their modules, and metadata that names their entry points."""
    site = tmp_path_factory.mktemp("site")
    for plugin in PLUGINS:
        project = tomllib.loads((plugin / "pyproject.toml").read_text())["project"]
        info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
        groups = project["entry-points"].items()
        points = [line for group, named in groups for line in (f"[{group}]", *(f"{name} = {to}" for name, to in named.items()))]
        (info / "entry_points.txt").write_text("\n".join(points) + "\n")
        shutil.copytree(plugin, site, dirs_exist_ok=True, ignore=shutil.ignore_patterns("pyproject.toml", "__pycache__"))
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}


def run(packages: dict[str, str], *command: str) -> str:
    done = subprocess.run([sys.executable, *command], env=packages, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_installed_bots_and_games_work_in_the_library_and_in_environments(packages):
    assert run(packages, "-c", USED).endswith("used\n")


def test_installed_bots_and_games_work_in_commands(packages):
    assert "careful" in run(packages, "-m", "grange", "simulate", "high_card", "--seats", "careful,random", "--games", "2")


@pytest.fixture
def served(monkeypatch) -> Iterator[None]:
    """Bring a bot to a server, as `grange serve --bot` does."""
    monkeypatch.setenv(bots.SERVED, "")
    serve.bring_bots(["careful=examples.plugin_bot.careful_bot:Careful"])
    yield
    monkeypatch.delenv(bots.SERVED)
    bots.installed.cache_clear()


def test_a_bot_that_a_server_brings_has_a_name(served):
    assert bots.is_bot("careful")
    assert bots.names()[-1] == "careful"
    results = list(grange.simulate(grange.Plan("farmerama", ["careful", "random"], seed=1), games=1))
    assert results[0].bots == ["careful", "random"]


def test_a_new_table_offers_it_and_seats_it(served, tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", 1, PATIENCE, bounds=Bounds(rate=0))
    with TestClient(create_app(settings)) as client:
        assert 'value="bot:careful"' in client.get("/new/evergreen").text
        opened = client.post("/api/tables", json={"game": "evergreen", "seats": [{"name": "Ada"}, {"bot": "careful"}]})
        assert opened.status_code < 300, opened.text
        refused = client.post("/api/tables", json={"game": "evergreen", "seats": [{"name": "Ada"}, {"bot": "careless"}]})
        assert refused.status_code >= 400
        assert "careful" in refused.text


@pytest.mark.parametrize("wrong", ["steady=examples.plugin_bot.careful_bot:Careful", "careful", "a b=c:D", "mine=no_such:Bot"])
def test_a_bot_that_cannot_be_brought_is_refused(wrong, monkeypatch):
    monkeypatch.setenv(bots.SERVED, "")
    with pytest.raises(grange.GrangeError):
        serve.bring_bots([wrong])
