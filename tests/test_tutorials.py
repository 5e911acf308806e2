"""The tutorials work as they are written: their code runs, and prints what they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
TUTORIALS = ROOT / "docs" / "tutorials"
# collects the tests that each line names, in one process that reads the code of the house once
COLLECT = """
import shlex, sys, pytest
for line in sys.stdin:
    found = pytest.main(["-p", "no:xdist", "-p", "no:schemathesis", "--collect-only", "-q", *shlex.split(line)])
    assert found == pytest.ExitCode.OK, line
"""
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
WITH_CODE = [page for page in sorted(TUTORIALS.glob("*.md")) if "```python" in page.read_text(encoding="utf-8")]


def blocks(page: Path) -> list[tuple[str, str]]:
    """List the blocks of a page, each with its language."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def run(command: list[str], folder: Path, code: Path, given: str = "") -> str:
    """Run a command in a folder, with the code of the house; give what it printed."""
    env = {**os.environ, "PYTHONPATH": str(code), "PYTHONIOENCODING": "utf-8", "LANG": "en"}
    done = subprocess.run(command, cwd=folder, env=env, input=given, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.stem)
def test_the_code_of_a_tutorial_prints_what_the_page_says(page, tmp_path):
    code = "\n".join(text for language, text in blocks(page) if language == "python")
    printed = "".join(text for language, text in blocks(page) if language == "text")
    assert run([sys.executable, "-"], tmp_path, ROOT, code) == printed


def test_the_first_game_can_be_made_as_the_tutorial_says(tmp_path):
    shutil.copytree(ROOT / "grange", tmp_path / "grange", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    said = []
    for language, text in blocks(TUTORIALS / "first-game.md"):
        if language == "diff":
            run(["git", "apply", "-"], tmp_path, tmp_path, text)
        elif language == "sh":
            here = text.replace(".venv/bin/grange", f"{sys.executable} -m grange")
            said.append(run(["bash", "-e", "-c", here], tmp_path, tmp_path))
    assert ["steady" in told for told in said] == [False, True, True]


def test_the_tests_that_pages_name_are_found():
    commands = []
    for page in ("docs/how-to/run-one-test.md", "CONTRIBUTING.md"):
        named = re.findall(r"\.venv/bin/pytest ([^`#\n]+)", (ROOT / page).read_text(encoding="utf-8"))
        assert named, page
        commands += named
    run([sys.executable, "-c", COLLECT], ROOT, ROOT, "\n".join(commands))
