# Commands for contributors: `make setup` once, `make check` before a commit.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup lock check lint types imports test fuzz bench docs balance mutate api-fuzz release-check nightly nightly-engine nightly-product nightly-alone clean web-setup web-unit web-check web-build static walk-friends pictures compiled-wheel

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

test: setup web-setup
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

# The client, the engine that plays in its page, and what never changes for that page. The engine is compiled only
# when something of it changed: .cache/engine keeps it.
web-build: setup web-setup
	npm --prefix web run --silent build -- --logLevel warn
	npm --prefix web run --silent engine
	$(BIN)/python scripts/offline_data.py src/bothy/server/web/data
	npm --prefix web run --silent offline
	npm --prefix web run --silent sizes

# A folder for any static host: `make static BASE=/bothy/` for one that serves it below that path.
BASE ?= /
static: web-build
	cd web && node scripts/offline-page.mjs ../dist/static $(BASE)

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

# Everything, on two cores: parts two at a time, then, each by itself, those that measure time or are easily disturbed.
# A part that fails stops no other. Each says when it began.
NIGHT_PARTS = $(MAKE) --no-print-directory --keep-going --output-sync=target
nightly: setup lint types imports docs web-build
	$(NIGHT_PARTS) -j 2 nightly-product nightly-engine; status=$$?; $(NIGHT_PARTS) nightly-alone && exit $$status

# The engine, compiled. Each night plays other games, and a week of nights every setting of Caledonia's modules.
NIGHT := $(shell date +%j)
GAMES_OF_NIGHT := night-fuzz-creel night-fuzz-caledonia night-fuzz-glenmore
FUZZ = PYTHONPATH="$$($(BIN)/python scripts/compile.py games)" $(BIN)/bothy fuzz
nightly-engine: $(GAMES_OF_NIGHT) night-caledonia-modules night-glenmore-modules night-mutate

night-compiled: setup
	$(BIN)/python scripts/compile.py games

$(GAMES_OF_NIGHT): night-fuzz-%: night-compiled
	@date +%T
	$(FUZZ) $* --games 300 --options pairs --seed $(NIGHT)0000
	$(FUZZ) $* --games 5000 --options pairs --seed $(NIGHT)0000 --quick
night-caledonia-modules: night-compiled
	@date +%T
	$(FUZZ) caledonia --options modules --shard $$(date +%u)/7
night-glenmore-modules: night-compiled
	@date +%T
	$(FUZZ) glenmore --options modules
night-mutate:
	@date +%T
	$(MAKE) --no-print-directory mutate

ALONE := tests/server/clocks/test_many.py tests/server/test_races.py tests/server/test_faults.py \
  tests/server/test_socket_fuzz.py tests/server/test_attacks*.py
nightly-product: night-python night-browser night-walks night-walk-friends night-unit night-api \
  night-upgrade_drill night-notices_drill

night-python: setup web-build
	@date +%T
	NIGHTLY=1 $(BIN)/python -m pytest -q -n 2 --dist loadfile $(ALONE:%=--ignore-glob=%)
night-unit: setup web-build
	@date +%T
	NIGHTLY=1 npm --prefix web run --silent test
night-browser: setup web-build
	@date +%T
	NIGHTLY=1 npm --prefix web run --silent browser
night-walks: setup web-build
	@date +%T
	npm --prefix web run --silent walks
night-walk-friends: walk-friends
night-api: setup
	@date +%T
	$(MAKE) --no-print-directory api-fuzz EXAMPLES=200

DRILLS := night-upgrade_drill night-notices_drill night-timers_drill night-append_bench night-flat_out
$(DRILLS): night-%: setup web-build
	@date +%T
	$(BIN)/python scripts/$*.py

nightly-alone: night-alone-python night-alone-timed night-load night-load-clock night-timers_drill \
  night-append_bench night-flat_out night-bench compiled-wheel
night-alone-python: setup web-build
	@date +%T
	NIGHTLY=1 $(BIN)/python -m pytest -q -n 0 $(ALONE)
night-alone-timed: setup web-build
	@date +%T
	NIGHTLY=1 npm --prefix web run --silent timed
night-load: setup
	@date +%T
	$(BIN)/bothy load caledonia --self-host --games 500 --interval 2 --seconds 120
night-load-clock: setup
	@date +%T
	$(BIN)/bothy load caledonia --self-host --games 500 --interval 2 --seconds 120 --clock
night-bench: setup
	@date +%T
	for game in creel caledonia glenmore; do $(BIN)/bothy bench $$game --json || exit 1; done

clean:
	rm -rf .venv .cache node_modules web/node_modules src/bothy/server/web docs/reference site dist build mutants
