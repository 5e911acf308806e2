"""The examples run: training where PyTorch and sb3-contrib are installed, notebooks everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import grange

ROOT = Path(__file__).parent.parent.parent
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
SMALL = {"n_steps": 64, "batch_size": 64, "n_epochs": 1}


def test_a_short_training_writes_a_policy_that_plays_and_a_curve(tmp_path, monkeypatch):
    pytest.importorskip("sb3_contrib")
    from examples import train_ppo
    from examples.ppo import PolicyBot

    train_ppo.train(0.02, tmp_path, **SMALL)
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    monkeypatch.setattr(PolicyBot, "path", tmp_path / "policy.zip")
    results = list(grange.simulate(grange.Plan("evergreen", [PolicyBot], seed=1), games=1))
    assert results[0].scores[0] > 0


def test_a_short_training_against_gentle_writes_a_policy(tmp_path):
    pytest.importorskip("sb3_contrib")
    from examples import train_two_seats

    train_two_seats.train(64, tmp_path / "policy.zip", **SMALL)
    assert (tmp_path / "policy.zip").exists()


def test_a_net_plays_against_itself():
    pytest.importorskip("torch")
    from examples import self_play

    self_play.train(2)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, monkeypatch):
    import nbformat
    from nbclient import NotebookClient

    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pages = nbformat.read(notebook, as_version=4)
    NotebookClient(pages, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(notebook.parent)}}).execute()


def test_there_are_three_notebooks_without_stored_output():
    assert len(NOTEBOOKS) == 3
    for notebook in NOTEBOOKS:
        assert '"execution_count": null' in notebook.read_text()
        assert '"output_type"' not in notebook.read_text()
