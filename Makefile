# What a contributor types. `make setup` once, `make check` before a commit.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup lock check lint types imports test fuzz bench docs nightly clean

setup: .venv/ready node_modules/ready

.venv/ready: requirements.lock pyproject.toml examples/creel/pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e . -e examples/creel
	touch $@

node_modules/ready: package-lock.json
	npm ci --silent --no-audit --no-fund
	touch $@

lock:
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --extra dev pyproject.toml -o requirements.lock
	npm install --package-lock-only --no-audit --no-fund

check: setup lint types imports test

lint:
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

types:
	$(BIN)/mypy

imports:
	$(BIN)/lint-imports

test: setup
	$(BIN)/python -m pytest -n 2

fuzz: setup
	$(BIN)/bothy fuzz creel --games 300 --options pairs

bench: setup
	$(BIN)/bothy bench creel

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

nightly: check docs
	$(BIN)/bothy fuzz creel --games 2000
	$(BIN)/bothy fuzz creel --games 2000 --options all --seed 5000
	$(BIN)/bothy fuzz creel --games 10000 --quick
	$(BIN)/bothy bench creel --json

clean:
	rm -rf .venv .cache node_modules site dist build
