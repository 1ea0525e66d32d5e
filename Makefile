# make play      the table in the browser; ARGS="--port 9000" and the like are for `talia serve`
# make terminal  a game in the terminal; ARGS="..." skips the questions
# make test      all checks and all tests
# make setup     everything Talia needs, in .venv; make web: the pages of the table
# make wheel     Talia with its pages as a wheel, in dist
# make fields    copies and comparisons of the games' states, written from their fields
# make pictures  screenshots of every board, in build/pictures

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SITE := src/talia/table/site/index.html
PAGES := $(shell find web -path web/node_modules -prune -o -type f -print)
ARGS ?=

.PHONY: setup web wheel play terminal test check fields bench load pictures clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Talia needs Python 3.11 or newer; say which with: make PYTHON=python3.11" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

web: $(SITE)

$(SITE): $(READY) $(PAGES)
	@$(BIN)/python web/build.py
	@touch $(SITE)

wheel: $(SITE)
	rm -rf build/lib build/bdist.*
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/talia-*.whl

play: $(READY) $(SITE)
	@$(BIN)/talia serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/talia play $(ARGS)

check: $(READY)
	$(BIN)/ruff check src tests bench examples web
	$(BIN)/ruff format --check src tests bench examples web
	$(BIN)/mypy
	$(BIN)/python web/build.py check test

test: check $(SITE)
	tests/setup.sh
	$(BIN)/pytest -n auto --dist loadfile

fields: $(READY)
	$(BIN)/python -m talia.kernel.write_fields $(wildcard src/talia/games/*/rules/*.py)

bench: $(READY)
	$(BIN)/talia bench --peers $(ARGS)

load: $(READY)
	$(BIN)/python bench/load.py $(ARGS)

pictures: $(READY) $(SITE)
	$(BIN)/python tests/browser/pictures.py $(ARGS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules src/talia/table/site
