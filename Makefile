# Commands for contributors: `make setup` once, `make check` before a commit.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup lock check lint types imports test fuzz bench docs balance mutate api-fuzz release-check nightly nightly-engine nightly-product nightly-alone clean web-setup web-unit web-check web-build walk-friends pictures compiled-wheel

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
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --group mutate -o mutate.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --group api -o api.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --group release -o release.lock
	npm install --package-lock-only --no-audit --no-fund
	npm --prefix web install --package-lock-only --no-audit --no-fund
	node web/scripts/lock.mjs

check: setup lint types imports test

lint:
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

types:
	$(BIN)/mypy

imports:
	$(BIN)/lint-imports

test: setup
	$(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder # twice the cores: server tests mostly wait

# A wheel with kernel and games compiled by mypyc, in dist/: some minutes of CPU the first time. It needs a C compiler.
compiled-wheel: setup
	BOTHY_COMPILED=1 $(BIN)/uv build --wheel --build-constraint requirements.lock --out-dir dist

fuzz: setup
	$(BIN)/bothy fuzz creel --games 300 --options pairs

bench: setup
	$(BIN)/bothy bench creel

docs: setup
	$(BIN)/python scripts/reference_pages.py
	$(BIN)/zensical build --strict

# Results are in .cache/balance; an interrupted run continues there. `make balance GAMES=3200 BOTS=greedy,steady:0.2s` plays more.
GAMES ?= 1600
BOTS ?= greedy
balance: setup
	for game in caledonia glenmore; do $(BIN)/bothy balance $$game --games $(GAMES) --bots $(BOTS) --jobs 2 \
	  --output .cache/balance --pictures docs/images/balance --page docs/design/balance.md; done

# The browser client: sources and lock are in web/, the build goes to the folder that the server serves.
web/node_modules/ready: web/package-lock.json
	npm --prefix web ci --silent --no-audit --no-fund
	touch $@

web-setup: web/node_modules/ready

web-build: web-setup
	npm --prefix web run --silent build -- --logLevel warn
	npm --prefix web run --silent sizes

# An end-to-end walk through the product: two processes, PostgreSQL, NATS, four browsers. Pictures in .cache/walk-friends.
walk-friends: setup web-build
	cd web && node scripts/run.mjs scripts/walk-friends.ts

# The pictures in README and players' guide, still and moving. The moving ones need ffmpeg.
pictures: setup web-build
	cd web && node scripts/run.mjs scripts/pictures.ts

# Needs Python for the API's types, which are generated from the server's document; the build doesn't.
web-unit: setup web-setup
	npm --prefix web run --silent check
	$(MAKE) --no-print-directory web-build

web-check: web-unit
	npm --prefix web run --silent browser

# mutmut has its own environment, and writes its trees to mutants/.
.cache/mutate/ready: .venv/ready mutate.lock
	test -x .cache/mutate/bin/python || $(PYTHON) -m venv .cache/mutate
	$(BIN)/uv pip sync --quiet --python .cache/mutate/bin/python --require-hashes mutate.lock
	$(BIN)/uv pip install --quiet --python .cache/mutate/bin/python --no-deps --no-build-isolation -e . -e examples/creel
	touch $@

mutate: .cache/mutate/ready
	.cache/mutate/bin/python scripts/mutate.py > .cache/mutate/log
	.cache/mutate/bin/python scripts/mutants.py

# schemathesis has its own environment, too. `make api-fuzz EXAMPLES=200` sends more requests.
EXAMPLES ?= 5
.cache/api/ready: .venv/ready api.lock
	test -x .cache/api/bin/python || $(PYTHON) -m venv .cache/api
	$(BIN)/uv pip sync --quiet --python .cache/api/bin/python --require-hashes api.lock
	touch $@

api-fuzz: .cache/api/ready
	$(BIN)/python scripts/api_fuzz.py --examples $(EXAMPLES)

# Whether a release could be made from the last commit. `make release-check STEPS="build metadata"` does a part of it.
STEPS ?=
RELEASE ?=
.cache/release/ready: .venv/ready release.lock
	test -x .cache/release/bin/python || $(PYTHON) -m venv .cache/release
	$(BIN)/uv pip sync --quiet --python .cache/release/bin/python --require-hashes release.lock
	touch $@

release-check: .cache/release/ready web-build
	$(BIN)/python scripts/release_check.py $(RELEASE) $(STEPS)

# Everything, on two cores: two lanes next to each other, then what measures time or is easily disturbed, by itself.
nightly: setup lint types imports docs web-build
	$(MAKE) --no-print-directory -j 2 nightly-engine nightly-product
	$(MAKE) --no-print-directory nightly-alone

# The engine, compiled. Each night plays other games, and a week of nights every setting of Caledonia's modules.
NIGHT := $(shell date +%j)
FUZZ = PYTHONPATH="$$($(BIN)/python scripts/compile.py games)" $(BIN)/bothy fuzz
nightly-engine: setup
	$(FUZZ) creel --games 500 --options all --seed $(NIGHT)0000
	$(FUZZ) creel --games 10000 --options all --seed $(NIGHT)0000 --quick
	for game in caledonia glenmore; do \
	  $(FUZZ) $$game --games 300 --options pairs --seed $(NIGHT)0000 && \
	  $(FUZZ) $$game --games 5000 --options pairs --seed $(NIGHT)0000 --quick || exit 1; done
	$(FUZZ) caledonia --options modules --shard $$(date +%u)/7
	$(FUZZ) glenmore --options modules
	$(MAKE) --no-print-directory mutate

ALONE := tests/server/clocks/test_many.py tests/server/test_races.py tests/server/test_faults.py \
  tests/server/test_socket_fuzz.py tests/server/test_attacks*.py
nightly-product: setup web-build
	NIGHTLY=1 $(BIN)/python -m pytest -q -n 2 --dist loadfile $(ALONE:%=--ignore-glob=%)
	$(BIN)/python scripts/upgrade_drill.py
	$(BIN)/python scripts/notices_drill.py
	$(MAKE) --no-print-directory api-fuzz EXAMPLES=200
	NIGHTLY=1 npm --prefix web run --silent test
	NIGHTLY=1 npm --prefix web run --silent browser
	cd web && node scripts/run.mjs scripts/walk-friends.ts
	npm --prefix web run --silent walks

nightly-alone: setup web-build
	$(MAKE) --no-print-directory compiled-wheel
	NIGHTLY=1 $(BIN)/python -m pytest -q -n 0 $(ALONE)
	NIGHTLY=1 npm --prefix web run --silent timed
	$(BIN)/bothy load caledonia --self-host --games 500 --interval 2 --seconds 120
	$(BIN)/bothy load caledonia --self-host --games 500 --interval 2 --seconds 120 --clock
	$(BIN)/python scripts/timers_drill.py
	$(BIN)/python scripts/append_bench.py
	$(BIN)/python scripts/flat_out.py
	for game in creel caledonia glenmore; do $(BIN)/bothy bench $$game --json || exit 1; done

clean:
	rm -rf .venv .cache node_modules web/node_modules src/bothy/server/web docs/reference site dist build mutants
