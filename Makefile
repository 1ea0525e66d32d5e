# make play      the table in the browser; ARGS="--port 9000" and the like are for `talia serve`
# make terminal  a game in the terminal; ARGS="..." skips the questions
# make check     the quick checks and tests, in about a minute; make test: everything that must hold
# make soak      games, kills and nonsense by chance, for hours; ARGS="--minutes 60" and more in docs/soak.md
# make setup     everything Talia needs, in .venv; make web: the pages of the table
# make compiled  the core compiled with mypyc, in place: three times as fast; make plain takes it back
# make wheel     Talia with its pages as wheels, in dist: compiled for this platform, and plain for all others
# make fields    copies and comparisons of the games' states, written from their fields
# make pictures  screenshots of every board, in build/pictures

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SITE := src/talia/table/site/index.html
PAGES := $(shell find web -path web/node_modules -prune -o -type f -print)
ARGS ?=

.PHONY: setup web compiled plain wheel play terminal lint check test soak fields bench load pictures clean

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

compiled: $(READY)
	TALIA_COMPILED=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel 4
	@$(BIN)/python -c 'from talia.kernel.compiled import compiled; assert compiled(); print("Talia is compiled. `make plain` takes that back.")'

plain:
	find src -name '*.so' -delete
	rm -rf build

WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

wheel: $(SITE)
	rm -rf build dist && find src -name '*.so' -delete
	$(WHEEL)
	rm -rf build
	TALIA_COMPILED=1 $(WHEEL)
	@rm -rf build && ls dist/talia-*.whl

play: $(READY) $(SITE)
	@$(BIN)/talia serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/talia play $(ARGS)

# Python keeps what it has compiled, whatever the surroundings say: every worker, server and bot of the tests would compile all of
# Talia again.
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest

# What is quick: the kernel, the words, whole games kept as text, every card in its own small position; no random games.
QUICK := tests/kernel tests/words tests/golden tests/rulebook tests/games tests/test_corpus.py
QUICK += --ignore-glob='*random_play*' --ignore-glob='*test_late_games*' --ignore-glob='*test_bots*' --ignore-glob='*saying_everything*' --ignore-glob='*every_question*'

lint: $(READY)
	$(BIN)/ruff check src tests bench examples web
	$(BIN)/ruff format --check src tests bench examples web
	$(BIN)/mypy

check: lint
	$(PYTEST) -n auto --dist worksteal $(QUICK)

# One worker more than there are cores, because browsers and servers are waited for.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# The pages' own checks and tests, again only when something in web has changed.
CHECKED := build/pages-checked

$(CHECKED): $(SITE)
	@$(BIN)/python web/build.py check test
	@mkdir -p build && touch $(CHECKED)

# The pages are checked meanwhile: that is one process, and mostly waiting.
test: lint $(SITE)
	tests/setup.sh
	@mkdir -p build
	@$(MAKE) --no-print-directory $(CHECKED) >build/pages.txt 2>&1 & pages=$$!; \
	$(PYTEST) -n $(WORKERS) --dist worksteal; tests=$$?; \
	wait $$pages; checked=$$?; cat build/pages.txt; exit $$((tests || checked))

soak: $(READY)
	@$(BIN)/python -m tests.soak $(ARGS)

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
