# FloatDesktop: `make` lists what there is to make.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
# More for the program (make run, make bench) or for the tests: make test ARGS="--filter Spring"
ARGS ?=

# The program has a build folder of its own: the tests' flags differ, and sharing one would rebuild everything
# each time one follows the other.
APP_BUILD := .build/app
APP := $(APP_BUILD)/release/floatdesktop
TEST_FLAGS := -c release -Xswiftc -enable-testing
TEST_LOG := .build/test.log
# Swift's libraries become part of the program, where the toolchain has them to link (STATIC= to have them shared).
STATIC ?= $(shell scripts/static-flags.sh)
SWIFT_SOURCES := Package.swift Sources Tests

bindir = $(DESTDIR)$(PREFIX)/bin
datadir = $(DESTDIR)$(PREFIX)/share

.PHONY: help
help: ## List these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

.PHONY: run
run: app ## Install what is missing, build, open the window (ARGS="--device ipad-mini")
	@scripts/run.sh $(APP) $(ARGS)

.PHONY: test
test: deps-test ## Install what the tests need, build and run them (ARGS="--filter Spring")
	@mkdir -p .build
	@swift test $(TEST_FLAGS) --disable-xctest $(ARGS) 2>&1 | tee $(TEST_LOG)

.PHONY: check
check: ## Run what CI runs, fastest first, and build a package that depends on this one
	@$(MAKE) lint boundary
	@$(MAKE) test
	@scripts/warnings.sh $(TEST_LOG)
	@$(MAKE) second-package
	@echo "check: all good"

.PHONY: second-package
second-package: deps ## Build and run a package that depends on this one, as docs/screenshot-tests.md says
	@scripts/second-package.sh

.PHONY: lint
lint: swift-version
	@swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	@echo "lint: the sources are formatted"

.PHONY: boundary
boundary:
	@scripts/boundary.sh

.PHONY: format
format: swift-version ## Format the sources
	@swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

.PHONY: demo
demo: app ## Render the demo scenario to pictures below build/demo/
	@scripts/demo.sh $(APP)

.PHONY: gallery
gallery: app ## Render the pictures in docs/ again
	@FLOATDESKTOP=$(APP) scripts/gallery.sh

.PHONY: config-docs
config-docs: app ## Write Assets/config.yaml, its schema and docs/configuration.md from the parameters' table
	@scripts/config-docs.sh $(APP)

.PHONY: bench
bench: app ## Time every kind of motion against its budget, and the window's start and rest
	@scripts/bench.sh $(APP)

.PHONY: fuzz
fuzz: deps ## Read mutated files of every kind until the time is over (TIME=60 seconds, SEED=1)
	@swift build -c release --product FloatFuzz
	@.build/release/FloatFuzz $(or $(TIME),60) $(or $(SEED),1)

.PHONY: soak
soak: deps-test app ## A million random ops, 20,000 painted frames, the demo over and over (SOAK_OPS, SOAK_SEED, SOAK_FRAMES)
	@# One after the other: they measure the memory of the process they share.
	@SOAK_OPS=$${SOAK_OPS:-1000000} SOAK_FRAMES=$${SOAK_FRAMES:-20000} swift test $(TEST_FLAGS) --disable-xctest --no-parallel --filter SoakTests
	@scripts/soak.sh $(APP)

.PHONY: docs
docs: swift-version ## Write FloatCore's documentation to build/docs (open it with a web server)
	@swift package --disable-sandbox --allow-writing-to-directory build/docs generate-documentation \
	  --target FloatCore --output-path build/docs --transform-for-static-hosting

# Builds only where nothing is built yet, so that `sudo make install` needs no compiler.
.PHONY: install
install: ## Install the program, its assets and its menu entry (PREFIX, DESTDIR)
	@test -x $(APP) || $(MAKE) app
	install -D -m 755 $(APP) '$(bindir)/floatdesktop'
	rm -rf '$(datadir)/floatdesktop'
	install -d -m 755 '$(datadir)/floatdesktop'
	umask 022 && cp -R --no-preserve=mode,ownership Assets/. '$(datadir)/floatdesktop'
	install -D -m 644 packaging/floatdesktop.desktop '$(datadir)/applications/floatdesktop.desktop'
	install -D -m 644 packaging/floatdesktop.svg '$(datadir)/icons/hicolor/scalable/apps/floatdesktop.svg'

.PHONY: uninstall
uninstall: ## Remove what install put there (PREFIX, DESTDIR)
	rm -rf '$(datadir)/floatdesktop'
	rm -f '$(bindir)/floatdesktop' '$(datadir)/applications/floatdesktop.desktop'
	rm -f '$(datadir)/icons/hicolor/scalable/apps/floatdesktop.svg'

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf .build build

.PHONY: app
app: deps
	@swift build -c release --product floatdesktop --scratch-path $(APP_BUILD) $(STATIC)

.PHONY: deps
deps: swift-version
	@scripts/deps.sh run

.PHONY: deps-test
deps-test: swift-version
	@scripts/deps.sh test

.PHONY: swift-version
swift-version:
	@scripts/swift-version.sh
