# make run    open Grange's table: a server on this machine, for your browser
# make quick  check, lint and test what can be known in half a minute
# make test   check, lint and test everything
# They set themselves up on a machine that has Python 3.11 or newer, and can be run again at once.
#
# make test-compiled  the rules side built with mypyc, and its tests; that takes some minutes
# make coverage  which lines no test runs; it takes three times as long
# make golden    play the golden records anew, after a game's version was raised
# make docs      the API reference, in build/docs
# make bench     how fast the engine is
# make pictures  the pictures of the documents
# make shots     screenshots of pages and tables at all sizes, each with a measured check, in build/shots

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Every process of the tests reads the same code; without what Python keeps of it, each would compile it anew.
export PYTHONDONTWRITEBYTECODE =

.PHONY: run quick test test-compiled coverage check browser install-browser docs bench golden pictures shots clean

run: $(VENV)/.play
	@$(BIN)/grange serve --open

# The usual set-ups; no pictures, no browsers, no servers that are killed, no strangers at the API.
quick: check
	@$(BIN)/pytest -p no:schemathesis -n auto --dist worksteal -m "not slow and not pictures and not browser"

# Half of the time is spent waiting for browsers and servers, so there are twice as many workers as cores.
test: check browser
	@$(BIN)/pytest -n $$(($$(getconf _NPROCESSORS_ONLN) * 2)) --dist worksteal

# Away from the source, so that what is tested is what was built.
COMPILED := build/compiled-venv
test-compiled: $(COMPILED)/.test
	@$(COMPILED)/bin/grange --version
	@rm -rf build/tested && mkdir -p build/tested && cp -r tests pyproject.toml build/tested
	@cd build/tested && ../compiled-venv/bin/python -m pytest -n auto --dist worksteal tests/core tests/golden tests/games tests/contract tests/bots

# Everything that runs in the tests' own processes.
coverage: $(VENV)/.test
	@$(BIN)/pytest -n auto --dist worksteal -m "not browser" --cov=grange --cov-report=term:skip-covered

# The tests click through real pages in a real Chromium.
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || $(MAKE) --no-print-directory install-browser

install-browser:
	@command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] || { echo "Install Chromium first; on Debian: sudo apt-get install chromium-headless-shell"; exit 1; }
	@echo "Installing Chromium for the tests; this happens once ..."
	@apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y chromium-headless-shell >/dev/null || \
	DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y chromium >/dev/null

check: $(VENV)/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

docs: $(VENV)/.docs
	@$(BIN)/pdoc --no-show-source --output-directory build/docs grange grange.core grange.bots grange.lab
	@echo "Open build/docs/index.html"

bench: $(VENV)/.bench
	@$(BIN)/python bench/engine.py

golden: $(VENV)/.test
	@$(BIN)/python -m tests.golden.make

pictures: $(VENV)/.play
	@$(BIN)/python docs/pictures/make.py

# All of it takes an hour; some: make shots GAMES=agricola SIZES=1366x768,390x844 LANGS=ru, and so on.
WHICH := GAMES SEATS STAGES PAGES SIZES THEMES LANGS
shots: $(VENV)/.test browser
	@$(BIN)/python -m tests.browser.shots $(foreach name,$(WHICH),$(if $($(name)),--$(shell echo $(name) | tr A-Z a-z) $($(name))))

clean:
	rm -rf $(VENV)

# A mark is newer than pyproject.toml once everything it names is installed.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Grange needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make virtual environments here. On Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Setting Grange up; this happens once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[web]'
	@touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/python
	@echo "Setting the tests up; this happens once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(COMPILED)/.test: pyproject.toml setup.py $(shell find grange -name '*.py')
	@echo "Compiling the rules; this takes some minutes ..."
	@$(PYTHON) -m venv $(COMPILED)
	@GRANGE_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check '.[test]'
	@touch $@

$(VENV)/.docs: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
