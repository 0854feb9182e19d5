# FloatDesktop: `make` lists the commands.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
# Further arguments for the program (make run, make bench) or for the tests: make test ARGS="--filter Spring"
ARGS ?=

# Two build folders, because sharing one would rebuild everything each time the flags change. The program that is installed
# and measured is optimised as a whole.
APP_BUILD := .build/app
APP := $(APP_BUILD)/release/floatdesktop
# Swift's libraries are linked into the program where the toolchain has them as static libraries (STATIC= links shared
# ones).
STATIC ?= $(shell scripts/static-flags.sh)
# Functions in sections of their own are left out where nothing calls them.
SECTIONS = $(if $(STATIC),-Xswiftc -Xfrontend -Xswiftc -function-sections)
# The program exports nothing but what SDL looks for: no library looks for the other names, which take a megabyte.
EXPORTS := -Xlinker --no-export-dynamic
# Symbols of libraries are bound when the program starts, and cannot be written over afterwards.
HARDENING := -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
# The places that the loader fills in are listed as bits, which glibc 2.36 and newer read: 1.3 MB less.
RELOCATIONS := -Xlinker -z -Xlinker pack-relative-relocs
APP_FLAGS = -c release --scratch-path $(APP_BUILD) -Xswiftc -DINSTALLED --disable-local-rpath -Xlinker --build-id=sha1 \
  $(HARDENING) $(RELOCATIONS) $(STATIC) $(SECTIONS) $(EXPORTS)
# The programs that `make install` installs: without their symbols, which are beside them in files for debuggers.
STRIPPED := $(APP_BUILD)/stripped/floatdesktop
# The manual pages and the shells' completions, which are made from the program and the documents.
COMPANIONS := $(APP_BUILD)/companions

# The program that draws the SVGs of prototypes lies beside the other one, or where it is installed, in a folder for
# programs that users do not call by hand.
HELPER := floatdesktop-svg

# The build of the first look, the tests and the fast loop. It is optimised file by file, which keeps all processors busy
# and recompiles only what a change affects. A batch is a processor's share of a module, not 25 files, because each batch
# reads the others' declarations anew.
DEV_BUILD := .build/dev
DEV := $(DEV_BUILD)/release/floatdesktop
DEV_FLAGS := -c release --scratch-path $(DEV_BUILD) -Xswiftc -enable-testing -Xswiftc -no-whole-module-optimization \
  -Xswiftc -enable-batch-mode -Xswiftc -incremental -Xswiftc -use-ld=lld \
  -Xswiftc -driver-batch-size-limit -Xswiftc 1000
TEST_LOG := .build/test.log
FUZZ_LOG := .build/fuzz.log
SWIFT_SOURCES := Package.swift Sources Tests

bindir = $(DESTDIR)$(PREFIX)/bin
libexecdir = $(DESTDIR)$(PREFIX)/libexec/floatdesktop
datadir = $(DESTDIR)$(PREFIX)/share
docdir = $(datadir)/doc/floatdesktop
ICON_SIZES := 48 128 256
MANUALS := floatdesktop-config floatdesktop-prototype floatdesktop-scenario

.PHONY: help
help: ## List these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

.PHONY: run
run: deps ## Install what is missing, build what changed, open the window (ARGS="--device ipad-mini")
	@scripts/dev-build.sh $(HELPER) $(DEV_FLAGS)
	@scripts/dev-build.sh floatdesktop $(DEV_FLAGS)
	@scripts/run.sh $(DEV) $(ARGS)

.PHONY: dev
dev: run

.PHONY: test
test: deps-test ## Build what changed, run the tests that need no display: seconds after a change (ARGS="--filter Spring")
	@echo "test: printed code and hand-off pages are tried in a browser by make check (make check-code check-handoff)"
	@scripts/test.py $(TEST_LOG) $(DEV_FLAGS) -- $(ARGS)

.PHONY: display
display: deps-test ## Run the tests that need a display server: real windows on Xvfb and weston, in some minutes
	@scripts/test.py $(TEST_LOG) $(DEV_FLAGS) -- --display $(ARGS)

.PHONY: check
check: ci ## Run what CI runs, try completions, printed code and hand-off pages, and build a package that depends on this one
	@scripts/check-completions.py $(DEV)
	@$(MAKE) check-code
	@$(MAKE) check-handoff
	@$(MAKE) second-package
	@echo "check: all good"

.PHONY: ci
ci:
	@$(MAKE) lint boundary docs
	@$(MAKE) test
	@scripts/warnings.sh $(TEST_LOG)
	@$(MAKE) display
	@scripts/dev-build.sh FloatFuzz $(DEV_FLAGS) | tee $(FUZZ_LOG)
	@scripts/warnings.sh $(FUZZ_LOG)
	@# The same files on every machine, in seconds: all kinds, and more of those that are read quickly.
	@$(MAKE) fuzz FILES=1000
	@$(MAKE) fuzz FILES=4000 SEED=2 KINDS="configuration editor scenario matrix recording entrances motion"
	@$(MAKE) fuzz FILES=1200 SEED=3 KINDS="svg png profile"

.PHONY: check-code
check-code: deps ## Compile the printed Swift of all motions, and play their CSS and JavaScript in Chromium
	@scripts/dev-build.sh floatdesktop $(DEV_FLAGS)
	@scripts/check-code $(DEV)

.PHONY: check-handoff
check-handoff: deps ## Open hand-off pages in Chromium, and do what an engineer does with them
	@scripts/dev-build.sh floatdesktop $(DEV_FLAGS)
	@scripts/check-handoff $(DEV)

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

.PHONY: gallery
gallery: app ## Render the pictures in docs/ again
	@FLOATDESKTOP=$(APP) scripts/gallery.sh

.PHONY: config-docs
config-docs: app ## Write Assets/config.yaml, its schema and docs/configuration.md from the parameters' table
	@scripts/config-docs.sh $(APP)

.PHONY: bench
bench: deps-test app ## Time each kind of motion against its budget, and the window's start and rest (ARGS="--phase push")
	@swift build --product FloatBench $(APP_FLAGS)
	@$(dir $(APP))FloatBench $(ARGS)
	@scripts/live-cost.py $(APP)

.PHONY: fuzz
fuzz: deps ## Read mutated files of every kind until the time is over (TIME=60 seconds or FILES=4000, SEED=1, KINDS="svg png")
	@scripts/dev-build.sh $(HELPER) $(DEV_FLAGS)
	@scripts/dev-build.sh FloatFuzz $(DEV_FLAGS)
	@$(DEV_BUILD)/release/FloatFuzz $(if $(FILES),files=$(FILES),$(or $(TIME),60)) $(or $(SEED),1) build/fuzz $(KINDS)

.PHONY: soak
soak: deps-test ## A million random ops, 20,000 painted frames, 8 hours of a stand (SOAK_OPS, SOAK_SEED, SOAK_FRAMES, SOAK_HOURS)
	@# One after the other: they measure the memory of the process they share.
	@SOAK_OPS=$${SOAK_OPS:-1000000} SOAK_FRAMES=$${SOAK_FRAMES:-20000} SOAK_HOURS=$${SOAK_HOURS:-8} \
	  $(MAKE) test ARGS="--no-parallel --filter SoakTests --filter PlaybackRandomTests --filter after_hours_of_visitors"

.PHONY: faults
faults: deps-test app ## Kill it in mid-write, fill its disk, take its display away (FAULTS_KILLS, FAULTS_SEED)
	@scripts/faults.py $(APP) $${FAULTS_KILLS:-1000} $${FAULTS_SEED:-1}
	@$(MAKE) test ARGS="--filter FailingDisplayTests --filter FullDiskTests"

.PHONY: docs
docs: swift-version ## Write FloatCore's documentation to build/docs (open it with a web server)
	@mkdir -p build
	@swift package --disable-sandbox --allow-writing-to-directory build/docs generate-documentation \
	  --target FloatCore --output-path build/docs --transform-for-static-hosting --warnings-as-errors

# Builds only where nothing is built yet, so that `sudo make install` needs no compiler.
.PHONY: install
install: ## Install the program with assets, documents, completions and menu entry (PREFIX, DESTDIR)
	@test -x $(STRIPPED) || $(MAKE) stripped
	install -D -m 755 $(STRIPPED) '$(bindir)/floatdesktop'
	install -D -m 755 $(dir $(STRIPPED))$(HELPER) '$(libexecdir)/$(HELPER)'
	rm -rf '$(datadir)/floatdesktop'
	install -d -m 755 '$(datadir)/floatdesktop'
	umask 022 && cp -R --no-preserve=mode,ownership Assets/. '$(datadir)/floatdesktop'
	install -D -m 644 $(COMPANIONS)/man/floatdesktop.1 '$(datadir)/man/man1/floatdesktop.1'
	for page in $(MANUALS); do \
	  install -D -m 644 $(COMPANIONS)/man/$$page.5 "$(datadir)/man/man5/$$page.5"; done
	install -D -m 644 $(COMPANIONS)/completions/bash/floatdesktop '$(datadir)/bash-completion/completions/floatdesktop'
	install -D -m 644 $(COMPANIONS)/completions/zsh/_floatdesktop '$(datadir)/zsh/site-functions/_floatdesktop'
	install -D -m 644 $(COMPANIONS)/completions/fish/floatdesktop.fish '$(datadir)/fish/vendor_completions.d/floatdesktop.fish'
	rm -rf '$(docdir)/docs'
	install -D -m 644 -t '$(docdir)' README.md CONTRIBUTING.md LICENSE
	umask 022 && cp -R --no-preserve=mode,ownership docs '$(docdir)/docs'
	install -D -m 644 packaging/floatdesktop.mime.xml '$(datadir)/mime/packages/floatdesktop.xml'
	install -D -m 644 packaging/floatdesktop.desktop '$(datadir)/applications/floatdesktop.desktop'
	install -D -m 644 packaging/floatdesktop.metainfo.xml '$(datadir)/metainfo/floatdesktop.metainfo.xml'
	install -D -m 644 packaging/floatdesktop.svg '$(datadir)/icons/hicolor/scalable/apps/floatdesktop.svg'
	for size in $(ICON_SIZES); do \
	  install -D -m 644 packaging/icons/$$size.png "$(datadir)/icons/hicolor/$${size}x$$size/apps/floatdesktop.png"; done

.PHONY: uninstall
uninstall: ## Remove what install put there (PREFIX, DESTDIR)
	rm -rf '$(datadir)/floatdesktop' '$(libexecdir)'
	rm -f '$(bindir)/floatdesktop' '$(datadir)/applications/floatdesktop.desktop'
	rm -f '$(datadir)/man/man1/floatdesktop.1' $(patsubst %,'$(datadir)/man/man5/%.5',$(MANUALS))
	rm -f '$(datadir)/bash-completion/completions/floatdesktop' '$(datadir)/zsh/site-functions/_floatdesktop'
	rm -f '$(datadir)/fish/vendor_completions.d/floatdesktop.fish' '$(datadir)/mime/packages/floatdesktop.xml'
	rm -rf '$(docdir)'
	rm -f '$(datadir)/metainfo/floatdesktop.metainfo.xml'
	rm -f '$(datadir)'/icons/hicolor/*/apps/floatdesktop.{svg,png}

.PHONY: deb
deb: stripped ## Make a Debian package in build/ (DEBFULLNAME and DEBEMAIL name who made it)
	@scripts/deb.sh $(STRIPPED)

.PHONY: check-deb
check-deb: deb ## Check the Debian package: lintian, and its life in a clean Debian without Swift (as root; SUITE=trixie for another)
	@scripts/check-deb.sh build/floatdesktop_*.deb $(SUITE)

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf .build build

.PHONY: app
app: deps
	@swift build --product $(HELPER) $(APP_FLAGS)
	@swift build --product floatdesktop $(APP_FLAGS)

.PHONY: stripped
stripped: app
	@scripts/strip.sh $(APP) $(STRIPPED)
	@scripts/strip.sh $(dir $(APP))$(HELPER) $(dir $(STRIPPED))$(HELPER)
	@scripts/manuals.py $(STRIPPED) $(COMPANIONS)

.PHONY: deps
deps: swift-version
	@scripts/deps.sh run

.PHONY: deps-test
deps-test: swift-version
	@scripts/deps.sh test

.PHONY: swift-version
swift-version:
	@scripts/swift-version.sh
	@scripts/build-place.sh $(APP_BUILD) $(DEV_BUILD)
