# `make run` and `make test` set up everything they need: see installer/README.md.

PYTHON ?= python3
GROUND := $(PYTHON) installer/ground.py
BIN := .venv/bin
READY := .venv/ready

.DEFAULT_GOAL := help
.PHONY: help run test test-long hunt soak check bench guide package translations lock .venv

help: ## show these lines
	@grep -E '^[.a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 12

run: $(READY) ## set up, then start the program (with no display: a demo without windows)
	@$(GROUND) run

test: $(READY) ## set up, then run the tests
	@$(GROUND) postgres
	$(BIN)/python -m pytest -n auto

test-long: $(READY) ## run the tests that take many seconds: at most 20 minutes
	@$(GROUND) postgres
	@$(GROUND) monitors
	PYTHONHASHSEED=0 $(BIN)/python -m pytest -n auto --dist worksteal -m long --hypothesis-profile=long -o faulthandler_timeout=1200

hunt: $(READY) ## let chance look for evenings that do not add up; each run tries others
	$(BIN)/python -m pytest -m long --hypothesis-profile=hunt -o faulthandler_timeout=1200 tests/desk

soak: $(READY) ## play five hundred long evenings of any acts, and the largest events to the end
	$(BIN)/python -m pytest -m long --hypothesis-profile=soak -o faulthandler_timeout=7200 \
		tests/desk/test_machine.py
	$(BIN)/python -m pytest -m soak -o faulthandler_timeout=7200 tests/bench tests/cli

check: $(READY) ## style, types, the floors of the house and its figures
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.house.figures

bench: $(READY) ## measure speed against peers in the same run
	$(BIN)/tdapp bench

package: $(READY) ## freeze, trim, try and pack the program into dist/
	@$(GROUND) packing
	$(BIN)/python installer/build.py

guide: $(READY) ## take the pictures of the guide anew
	QT_QPA_PLATFORM=offscreen $(BIN)/tdapp shots docs/guide --theme dark --size 1600x900 --text 100 \
		--only $(basename $(notdir $(wildcard docs/guide/*.png)))

lock: ## resolve requirements.lock anew from pyproject.toml
	$(GROUND) lock

.venv: $(READY) ## only set up

translations: $(READY) ## bring the translated texts in step with the code
	@$(GROUND) gather_texts

$(READY): requirements.lock pyproject.toml installer/ground.py $(wildcard resources/locales/*/LC_MESSAGES/*.po)
	@$(GROUND) ready
