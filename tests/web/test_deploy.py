"""The files for operators, tried with the real programs where they are installed: units, proxy, container, alerts, dashboard."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from grange.cli import parser
from grange.cli.settings import SETTINGS
from grange.core.words import read_words
from grange.web.http.metrics import Meters
from tests.web.servers import PATIENCE, Server, until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
METER = re.compile(r"\b(?:grange|process)_[a-z_]+")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def meters() -> set[str]:
    """List the names of all samples that a server can give."""
    exposed = Meters().page().decode()
    histograms = re.findall(r"^# TYPE (\S+) histogram", exposed, re.MULTILINE)
    plain = re.findall(r"^# TYPE (\S+) (?:gauge|counter)", exposed, re.MULTILINE)
    return {*plain, *(f"{name}_{part}" for name in histograms for part in ("bucket", "sum", "count"))}


@pytest.mark.parametrize("name", ["alerts.yml", "alerts-test.yml", "grafana.json"])
def test_alerts_and_dashboard_ask_only_for_meters_that_exist(name):
    asked = set(METER.findall(read(name)))
    assert asked
    assert asked <= meters()


def test_the_documents_name_every_meter():
    told = (ROOT / "docs" / "how-to" / "host-for-the-public.md").read_text(encoding="utf-8")
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in meters() if name.startswith("grange_")}
    assert {name for name in ours if name not in told} == set()


def test_every_alert_is_tested_and_says_what_is_wrong():
    rules = [rule for group in yaml.safe_load(read("alerts.yml"))["groups"] for rule in group["rules"]]
    assert len(rules) >= 10
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] in ("page", "ticket") for rule in rules)
    quiet = yaml.safe_load(read("alerts-test.yml"))["tests"][0]["alert_rule_test"]
    slow = {"GrangeAnswersChoicesSlowly", "GrangeLoopIsLate"}  # histograms, tested in trouble only
    assert {test["alertname"] for test in quiet} | slow == {rule["alert"] for rule in rules}


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


@needs("promtool")
@pytest.mark.parametrize("what", [["check", "config", "prometheus.yml"], ["test", "rules", "alerts-test.yml"]], ids=" ".join)
def test_prometheus_accepts_its_files(what):
    done = subprocess.run(["promtool", *what], cwd=DEPLOY, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_dashboard_has_no_panel_twice_in_one_place():
    panels = json.loads(read("grafana.json"))["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places) >= 10


# commands in units, container and compose file


def options_of(command: str) -> set[str]:
    """List the options of a command of ours."""
    (found,) = [action for action in parser(read_words("en"))._actions if getattr(action, "choices", None)]
    choices: Any = found.choices
    return {option for action in choices[command]._actions for option in action.option_strings}


@pytest.mark.parametrize(("name", "command"), [("grange.service", "serve"), ("grange-backup.service", "database")])
def test_a_unit_starts_a_command_with_options_that_exist(name, command):
    (line,) = re.findall(r"^ExecStart=.*$", read(name), re.MULTILINE)
    assert f"/opt/grange/bin/grange {command} " in line
    assert set(re.findall(r"--[a-z-]+", line)) <= options_of(command)


@needs("systemd-analyze")
@pytest.mark.parametrize("name", ["grange.service", "grange-backup.service"])
def test_systemd_accepts_a_unit_and_rates_it_as_well_protected(name, tmp_path):
    unit = tmp_path / name
    unit.write_text(read(name).replace("/opt/grange/bin/grange", "/bin/true"))  # which is installed everywhere
    for asked in (["verify"], ["security", "--offline=yes", "--threshold=20"]):  # 2.0 of 10
        done = subprocess.run(
            ["systemd-analyze", *asked, unit], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=tmp_path
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_unit_tries_again_when_the_database_is_late_and_not_when_somebody_has_to_act():
    unit = read("grange.service")
    assert "StartLimitIntervalSec=0" in unit
    assert "RestartPreventExitStatus=2\n" in unit


@pytest.mark.parametrize("name", ["../Containerfile", "compose.yaml", "grange.service", "prometheus.yml"])
def test_every_variable_of_the_environment_is_a_setting(name):
    known = {setting.variable for setting in SETTINGS} | {"GRANGE_NAME", "GRANGE_DATABASE_PASSWORD"}
    assert set(re.findall(r"\bGRANGE_[A-Z_]+", read(name))) <= known


def test_the_compose_file_has_health_grace_and_no_password():
    services = yaml.safe_load(read("compose.yaml"))["services"]
    grange = services["grange"]
    assert grange["depends_on"]["database"]["condition"] == "service_healthy"
    assert (grange["read_only"], grange["tmpfs"], grange["stop_grace_period"]) == (True, ["/tmp"], "30s")
    assert services["database"]["healthcheck"]["test"]
    assert (DEPLOY / grange["build"]["context"] / grange["build"]["dockerfile"]).resolve() == ROOT / "Containerfile"
    assert (
        services["database"]["environment"]["POSTGRES_PASSWORD"]
        == grange["environment"]["PGPASSWORD"]
        == "${GRANGE_DATABASE_PASSWORD:?}"
    )


# the proxy


@pytest.fixture
def ports() -> list[int]:
    with socket.socket() as one, socket.socket() as two, socket.socket() as three:
        for each in (one, two, three):
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in (one, two, three)]


@pytest.fixture
def proxy(tmp_path: Path, ports: list[int]) -> Iterator[tuple[str, str, Path]]:
    """Run nginx with our configuration on other ports; give its addresses and its folder."""
    plain, secure, grange = ports
    key = ["-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem"), "-subj", "/CN=grange.example"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *key], check=True, capture_output=True
    )
    shutil.copy(DEPLOY / "away.html", tmp_path)
    changed = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "127.0.0.1:8765": f"127.0.0.1:{grange}",
        "/etc/ssl/grange": str(tmp_path),
        "/etc/nginx/grange": str(tmp_path),
        "/var/log/nginx": str(tmp_path),
    }
    text = read("nginx.conf")
    for before, after in changed.items():
        assert before in text
        text = text.replace(before, after)
    (tmp_path / "grange.conf").write_text(text)
    paths = "".join(f"{name}_temp_path {tmp_path}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (tmp_path / "nginx.conf").write_text(
        f"{'user root;' if os.getuid() == 0 else ''}\npid {tmp_path}/pid;\ndaemon off;\nevents {{}}\n"
        f"http {{\naccess_log {tmp_path}/access.log;\nerror_log {tmp_path}/error.log;\n{paths}include {tmp_path}/grange.conf;\n}}\n"
    )
    command = ["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "error.log")]
    nginx = subprocess.Popen(command)
    until(lambda: answers(plain))
    yield f"http://127.0.0.1:{plain}", f"https://127.0.0.1:{secure}", tmp_path
    nginx.terminate()
    nginx.wait(PATIENCE)


def answers(port: int) -> bool:
    with socket.socket() as connection:
        return connection.connect_ex(("127.0.0.1", port)) == 0


@needs("nginx")
def test_a_proxy_shows_a_page_of_ours_while_grange_is_away_and_writes_no_link_into_a_log(proxy, ports, tmp_path_factory):
    plain, secure, folder = proxy
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    link = "/sit/SECRETTABLE/SECRETTOKEN"
    with httpx.Client(verify=trusting, timeout=PATIENCE, headers={"host": "grange.example"}) as client:
        moved = client.get(plain + link)
        away = client.get(secure + link)
        assert (moved.status_code, moved.headers["location"]) == (301, f"https://grange.example{link}")
        assert (away.status_code, away.headers["retry-after"]) == (503, "5")
        assert "No game is lost" in away.text
        server = Server(tmp_path_factory.mktemp("house"), more=["--proxy", "127.0.0.1"])
        server.port = str(ports[2])
        server.start()
        try:
            assert client.get(f"{secure}/health").json()["well"]
            assert "Secure" in client.get(f"{secure}/").headers["set-cookie"]
            assert client.get(f"{secure}/metrics").status_code == 404
        finally:
            server.kill()
    written = "".join(file.read_text(errors="replace") for file in folder.glob("*.log"))
    assert "SECRET" not in written
