# make build · make run · make test · make walks · make soak · make install PREFIX=… · make uninstall PREFIX=… · make previews
# make deb · make archive · make image · make newcomer : each does all set-up it needs.
PREFIX ?= /usr/local
DEVELOPMENT_PREFIX := .build/earshot-prefix
RESULTS := .build/test-results
# A run of tests ends after so long, whatever it waits for; a limit inside a test cannot end a blocked thread.
TEST_LIMIT ?= 40m
LIMITED := Scripts/run-tests
# What a script writes is held to its data instead; some fixtures are wrong on purpose.
UNLINTED := -not -path '*/.build/*' -not -path '*/Generated/*' -not -path '*/Fixtures/*'

# Tests that start programs and wait for them: after the others, and two at a time, so that none waits for its turn longer
# than for its program.
PROGRAM_TESTS := ^(EarshotToolTests|LiveAppsTests|ATSPI\w+Tests|DeviceServerTests|DisplayWindowTests|SpeechBridgeTests|BrailleDeviceTests)\.

.PHONY: build modules tools run test test-package test-modules test-macros walks soak lint install uninstall previews deb \
  archive image newcomer setup

build: setup
	$(MAKE) --jobs=2 modules tools
	Scripts/install $(DEVELOPMENT_PREFIX)

# What apps are compiled against. A large module keeps one core busy for minutes; the tools are built beside it.
modules:
	swift build -c release --product EarshotUI
	swift build -c release --product host

tools:
	swift build -c release --product earshot --static-swift-stdlib --scratch-path .build/tool
	swift build -c release --product earshot-speech --static-swift-stdlib --scratch-path .build/tool
	Scripts/build-plugin .build/syntax

run: build
	$(DEVELOPMENT_PREFIX)/bin/earshot hear --example kennel

test: test-package test-macros lint

test-package:
	Scripts/setup --for-tests
	mkdir -p $(RESULTS)
	$(MAKE) --jobs=2 test-modules tools
	Scripts/install $(DEVELOPMENT_PREFIX)
	status=0; \
	$(LIMITED) --lines $(TEST_LIMIT) swift test --skip-build --disable-xctest --skip '$(PROGRAM_TESTS)' \
	  --xunit-output $(RESULTS)/package.xml || status=$$?; \
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=2 \
	$(LIMITED) $(TEST_LIMIT) swift test --skip-build --disable-xctest --filter '$(PROGRAM_TESTS)' \
	  --xunit-output $(RESULTS)/programs.xml || status=$$?; \
	exit $$status

test-modules: modules
	swift build --build-tests

# Against the toolchain's own swift-syntax, as what is installed: compiling another one takes minutes.
test-macros: setup
	mkdir -p $(RESULTS)
	SWIFT_SYNTAX_HOST="$$(dirname "$$(dirname "$$(readlink -f "$$(command -v swiftc)")")")/lib/swift/host" \
	$(LIMITED) $(TEST_LIMIT) swift test --package-path Macros --scratch-path Macros/.build/host --disable-xctest \
	  --xunit-output $(RESULTS)/macros.xml

# A million steps at random for each technology; a rule that does not hold ends it with 1.
walks: setup
	$(LIMITED) $(TEST_LIMIT) swift run -c release --package-path Benchmarks Benchmarks walks

# Everything that goes on for long, or tries things at random, for two hours at most: SOAK_LIMIT=10m, SOAK=50 for 50
# thousandths of it, SEED=7 for the same again. The seed is printed; 1 where a rule does not hold.
soak: build
	Scripts/soak

lint:
	find $(wildcard Sources Tests Examples Conformance Macros Benchmarks) Package.swift -name '*.swift' $(UNLINTED) -print0 \
	  | xargs -0 swift format lint --strict --parallel

install: build
	Scripts/install $(PREFIX)

# Removes every file that install wrote, and none beside them.
uninstall:
	Scripts/uninstall $(PREFIX)

# A Debian package, and archives with their checksums, in .build/packages.
deb: build
	Scripts/package deb

archive: build
	Scripts/package archive

image:
	Scripts/image

# Walks the README's way from an empty folder: install, hear, drive, German, a package with tests, a gate.
newcomer: build
	Tests/NewcomerWay/run

# Lets packages write #Preview and @Entry: the compiler looks for plugins in this folder of its toolchain by itself.
previews:
	Scripts/build-plugin .build/syntax
	Scripts/install-previews .build/syntax

setup:
	Scripts/setup
