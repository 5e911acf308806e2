# make run   play Evergreen in the terminal against bots
# make test  check, lint and test everything
# Both set themselves up on a machine that has Python 3.11 or newer, and can be run again at once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test check bench pictures clean

run: $(VENV)/.play
	@$(BIN)/grange play evergreen

test: check
	@$(BIN)/pytest -n auto

check: $(VENV)/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: $(VENV)/.bench
	@$(BIN)/python bench/engine.py

pictures: $(VENV)/.play
	@$(BIN)/python docs/pictures/make.py

clean:
	rm -rf $(VENV)

# A mark is newer than pyproject.toml once everything it names is installed.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Grange needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make virtual environments here. On Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Setting Grange up; this happens once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/python
	@echo "Setting the tests up; this happens once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
