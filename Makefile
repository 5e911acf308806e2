# make run    open Grange's table: a server on this machine, for your browser
# make quick  check, lint and test what can be known in about a minute
# make test   check, lint and test everything
# They set themselves up on a machine that has Python 3.11 or newer, and can be run again at once.
#
# make quick-web  the quick tests of the server and its pages
# make durations  measure all tests but those in browsers, so that make quick knows which are quick
# make test-compiled  the rules side built with mypyc, and its tests; that takes some minutes
# make coverage  which lines no test runs; it takes three times as long
# make golden    renew the golden records that no longer replay, after a game's version was raised; GAME=evergreen for one game
# make docs      the site of the documents, in build/docs
# make bench     how fast the engine is
# make pictures  the pictures of the documents
# make shots     screenshots of pages and tables at all sizes, each with a measured check, in build/shots
# make constraints  renew the exact versions that the tests run with
# make dist      a source distribution and a plain wheel, checked for the package index, in dist; make test-dist tests them

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Everybody installs the same versions, so that a test fails because of a change and not because of the date.
INSTALL := -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Every process of the tests reads the same code; without what Python keeps of it, each would compile it anew.
export PYTHONDONTWRITEBYTECODE =

# Node has its own list of certificates; it also trusts those that this machine's other programs are told to trust.
export NODE_EXTRA_CA_CERTS ?= $(SSL_CERT_FILE)

.PHONY: run quick quick-web durations test test-compiled coverage check check-python check-scripts browser install-browser docs bench golden pictures shots constraints dist test-dist clean

run: $(VENV)/.play
	@$(BIN)/grange serve --open

# The usual set-ups; no pictures, no browsers, nothing that took long when it was measured.
QUICKLY := $(BIN)/pytest -n auto --dist worksteal -m "not slow and not pictures and not browser"
quick: check
	@$(QUICKLY)

quick-web: $(VENV)/.test
	@$(QUICKLY) tests/web

# On a quiet machine: whoever waits for others is measured as slow.
durations: $(VENV)/.test
	@$(BIN)/pytest -n auto --dist worksteal -m "not browser" --renew-durations

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

check: check-python check-scripts

check-python: $(VENV)/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# Formatted, linted, and type-checked from their comments.
BIOME := $(BIN)/node node_modules/@biomejs/biome/bin/biome
TSC := $(BIN)/node node_modules/typescript/bin/tsc
check-scripts: node_modules/.package-lock.json
	@$(BIOME) ci --error-on-warnings
	@$(TSC) --noEmit

docs: $(VENV)/.docs
	@$(BIN)/python docs/build_site.py

bench: $(VENV)/.bench
	@$(BIN)/python bench/engine.py

golden: $(VENV)/.test
	@$(BIN)/python -m tests.golden.make $(GAME)

pictures: $(VENV)/.play
	@$(BIN)/python docs/pictures/make.py

# All of it takes an hour; some: make shots GAMES=agricola SIZES=1366x768,390x844 LANGS=ru, and so on.
WHICH := GAMES SEATS STAGES PAGES SIZES THEMES LANGS
shots: $(VENV)/.test browser
	@$(BIN)/python -m tests.browser.shots $(foreach name,$(WHICH),$(if $($(name)),--$(shell echo $(name) | tr A-Z a-z) $($(name))))

# One set of versions for every Python and system; the extra for training is left out, as PyTorch alone is larger than the rest.
constraints: | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@{ echo "# The exact versions that the tests run with, for Python 3.11 and newer. Renew them with: make constraints"; \
	$(BIN)/uv pip compile --quiet --universal --upgrade --python-version 3.11 --extra test --extra docs --extra bench --extra release \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links pyproject.toml; } > constraints.new && mv constraints.new constraints.txt

dist: $(VENV)/.release
	@rm -rf dist && $(BIN)/python -m build --outdir dist >/dev/null && $(BIN)/twine check --strict dist/*

# The wheel plays games where there is nothing else of ours; the source distribution brings what its tests read.
UNPACKED := build/unpacked
test-dist:
	@ls dist/*.whl dist/*.tar.gz >/dev/null 2>&1 || { echo "There is nothing to test yet: make dist"; exit 1; }
	@rm -rf $(UNPACKED) build/dist-venv && mkdir -p $(UNPACKED) && $(PYTHON) -m venv build/dist-venv
	@build/dist-venv/bin/python $(INSTALL) "$$(ls dist/*-none-any.whl)[test]"
	@cd $(UNPACKED) && for game in $$(../dist-venv/bin/python -c 'import grange; print(*[game.name for game in grange.games()])'); do ../dist-venv/bin/grange simulate $$game --games 1 >/dev/null || exit 1; done
	@tar xzf dist/*.tar.gz -C $(UNPACKED) --strip-components 1
	@cd $(UNPACKED) && ../dist-venv/bin/python -m pytest -p no:schemathesis -n auto --dist worksteal -m "not slow and not pictures and not browser"

clean:
	rm -rf $(VENV) node_modules

# A mark is newer than pyproject.toml and constraints.txt once everything they name is installed.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Grange needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make virtual environments here. On Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Setting Grange up; this happens once ..."
	@$(BIN)/python $(INSTALL) --editable '.[web]'
	@touch $@

$(VENV)/.test: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Setting the tests up; this happens once ..."
	@$(BIN)/python $(INSTALL) --editable '.[test]'
	@touch $@

# Node and npm come with the tests, from PyPI. npm writes this file when everything is there, so a second run needs no network.
node_modules/.package-lock.json: package.json package-lock.json | $(VENV)/.test
	@echo "Setting up Biome and TypeScript; this happens once ..."
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --prefer-offline --no-audit --no-fund --loglevel=error || { \
	echo "npm could not fetch Biome and TypeScript, which check scripts and style sheets. Once there is a connection to its registry,"; \
	echo "run this again; until then, make check-python checks everything else."; exit 1; }
	@touch $@

$(COMPILED)/.test: pyproject.toml constraints.txt setup.py $(shell find grange -name '*.py')
	@echo "Compiling the rules; this takes some minutes ..."
	@$(PYTHON) -m venv $(COMPILED)
	@GRANGE_COMPILE=1 $(COMPILED)/bin/python $(INSTALL) '.[test]'
	@touch $@

$(VENV)/.docs: pyproject.toml constraints.txt | $(VENV)/bin/python
	@$(BIN)/python $(INSTALL) --editable '.[docs]'
	@touch $@

$(VENV)/.bench: pyproject.toml constraints.txt | $(VENV)/bin/python
	@$(BIN)/python $(INSTALL) --editable '.[bench]'
	@touch $@

$(VENV)/.release: pyproject.toml constraints.txt | $(VENV)/bin/python
	@$(BIN)/python $(INSTALL) --editable '.[release]'
	@touch $@
