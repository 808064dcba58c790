# The verbs of every day. Each sets up what it needs; nothing outside this folder is touched.
.DEFAULT_GOAL := help
.PHONY: help play test bench soak fix playthroughs lock clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
UV := $(shell command -v uv 2>/dev/null)
ifdef UV
INSTALL := uv pip install --quiet --compile-bytecode --python $(BIN)/python
else
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif
# Without compiled modules every server that a test starts would compile all of them anew.
unexport PYTHONDONTWRITEBYTECODE

LOCKING := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-annotate --custom-compile-command "make lock"

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 20

play: $(READY) ## set up everything, start the server, print the page's address (more arguments: ARGS="--port 8080")
	@$(BIN)/python build_backend/kernels.py build
	@$(BIN)/python build_backend/client.py build
	@$(BIN)/stammtisch serve $(ARGS)

test: $(READY) ## everything that is checked: format, lint, types, client, tests in a browser
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python build_backend/kernels.py build
	$(BIN)/python build_backend/client.py build
	$(BIN)/python build_backend/client.py check
	$(BIN)/python -m pytest -n 2 --dist worksteal --cov --cov-report=term $(ARGS)

bench: $(BENCH_READY) ## all figures, one a line (some of them: ARGS="games.skat.per_second --json")
	@$(BIN)/python build_backend/kernels.py build
	@$(BIN)/stammtisch bench $(ARGS)

soak: $(READY) ## the property and fault tests with many more examples; takes long
	@$(BIN)/python build_backend/kernels.py build
	SIZES=all SCREENS=build/screens KILLS=50 CLUSTER_KILLS=30 LEAK_MATCHES=500 TRACTOR_DEALS=40 $(BIN)/python -m pytest -n 2 --dist worksteal --timeout 0 --hypothesis-profile soak $(ARGS)

fix: $(READY) ## format, and mend what the linter can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

playthroughs: $(READY) ## write the readable whole deals in tests/playthroughs anew
	$(BIN)/stammtisch playthroughs $(ARGS)

lock: ## resolve the locked versions anew (needs uv)
	uv pip compile $(LOCKING) --extra dev -o requirements.lock pyproject.toml
	uv pip compile $(LOCKING) --extra bench -c requirements.lock -o requirements-bench.lock pyproject.toml

clean: ## remove what the other verbs made
	rm -rf $(VENV) build web/node_modules web/dist src/stammtisch/server/static
	rm -f src/stammtisch/solvers/kernels/*.so src/stammtisch/solvers/kernels/*.pyd

$(READY): requirements.lock pyproject.toml $(wildcard build_backend/*.py)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed, as $(PYTHON): apt-get install python3"; exit 1; }
ifdef UV
	@test -x $(BIN)/python || uv venv --quiet --python $(PYTHON) $(VENV)
else
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python cannot make a virtual environment: apt-get install python3-venv (or install uv)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
endif
	@echo "Installing into $(VENV) ..."
	@$(INSTALL) --require-hashes -r requirements.lock
	@needed=$$($(BIN)/python build_backend/client.py node) && if [ -n "$$needed" ]; then \
		echo "The system has no node that is new enough: installing $$needed"; $(INSTALL) $$needed; fi
	@$(INSTALL) $$($(BIN)/python build_backend/kernels.py requirements)
	@$(BIN)/python build_backend/client.py build
	@$(INSTALL) --no-deps -e .
	@touch $@

$(BENCH_READY): $(READY) requirements-bench.lock
	@echo "Installing what the figures are compared with ..."
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
