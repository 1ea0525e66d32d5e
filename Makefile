# make setup   everything Talia needs, in .venv
# make play    a game in the terminal; ARGS="..." skips the questions
# make test    all checks and all tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ARGS ?=

.PHONY: setup play test check bench clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Talia needs Python 3.11 or newer; say which with: make PYTHON=python3.11" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

play: $(READY)
	@$(BIN)/talia play $(ARGS)

check: $(READY)
	$(BIN)/ruff check src tests bench examples
	$(BIN)/ruff format --check src tests bench examples
	$(BIN)/mypy

test: check
	$(BIN)/pytest -n auto --dist loadfile

bench: $(READY)
	$(BIN)/talia bench --peers $(ARGS)

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
