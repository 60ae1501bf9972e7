# Commands for contributors: `make setup` once, `make check` before a commit.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup lock check lint types imports test fuzz bench docs balance mutate api-fuzz nightly clean web-setup web-schema web-unit web-check web-build walk-friends screenshots compiled-wheel

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
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

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

# The client's types for API and socket messages, generated from the server's API document.
web-schema: setup web-setup
	npm --prefix web run --silent schema

web-build: web-setup
	npm --prefix web run --silent build -- --logLevel warn
	npm --prefix web run --silent sizes

# An end-to-end walk through the product: two processes, PostgreSQL, NATS, four browsers. Pictures in .cache/walk-friends.
walk-friends: setup web-build
	cd web && node scripts/run.mjs scripts/walk-friends.ts

# The pictures in README and players' guide.
screenshots: setup web-build
	cd web && node scripts/run.mjs scripts/screenshots.ts

web-unit: setup web-setup
	npm --prefix web run --silent schema -- --check
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

nightly: check docs mutate
	$(MAKE) --no-print-directory compiled-wheel
	$(BIN)/bothy fuzz creel --games 2000
	$(BIN)/bothy fuzz creel --games 2000 --options all --seed 5000
	$(BIN)/bothy fuzz creel --games 10000 --quick
	$(BIN)/bothy fuzz caledonia --games 500 --options pairs
	$(BIN)/bothy fuzz caledonia --games 5000 --options pairs --quick
	$(BIN)/bothy fuzz glenmore --games 500 --options pairs
	$(BIN)/bothy fuzz glenmore --games 5000 --options pairs --quick
	$(BIN)/bothy fuzz caledonia --options modules
	$(BIN)/bothy fuzz glenmore --options modules
	BOTHY_NIGHTLY=1 $(BIN)/python -m pytest -q -n 0 tests/server/test_races.py tests/server/test_match_races.py \
	  tests/server/test_service_races.py tests/server/test_faults.py tests/server/test_socket_fuzz.py \
	  tests/server/test_attacks*.py
	$(BIN)/python scripts/upgrade_drill.py
	$(BIN)/python scripts/notices_drill.py
	BOTHY_NIGHTLY=1 $(BIN)/python -m pytest -q -n 2 tests/bots tests/deploy tests/games tests/research tests/runtimes \
	  tests/server/test_secrets.py tests/server/test_changed_row.py tests/table/test_pack_ranges.py tests/cli/test_load.py \
	  tests/cli/test_hosting.py tests/server/notices/test_drill.py
	$(MAKE) --no-print-directory api-fuzz EXAMPLES=200
	BOTHY_NIGHTLY=1 npm --prefix web run --silent test
	BOTHY_NIGHTLY=1 npm --prefix web run --silent browser
	BOTHY_NIGHTLY=1 npm --prefix web run --silent timed
	$(MAKE) --no-print-directory walk-friends
	$(MAKE) --no-print-directory web-build && npm --prefix web run --silent walks
	$(BIN)/bothy load caledonia --self-host --games 500 --interval 2 --seconds 120
	$(BIN)/bothy load caledonia --self-host --games 500 --interval 2 --seconds 120 --clock
	$(BIN)/python scripts/timers_drill.py
	$(BIN)/python scripts/append_bench.py
	$(BIN)/python scripts/flat_out.py
	$(BIN)/bothy bench creel --json
	$(BIN)/bothy bench caledonia --json
	$(BIN)/bothy bench glenmore --json

clean:
	rm -rf .venv .cache node_modules web/node_modules src/bothy/server/web site dist build mutants
