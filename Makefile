# make build · make run · make test · make install PREFIX=… : each does all set-up it needs.
PREFIX ?= /usr/local
DEVELOPMENT_PREFIX := .build/earshot-prefix

.PHONY: build run test install setup

build: setup
	swift build -c release --product EarshotUI
	swift build -c release --product host
	swift build -c release --product earshot --static-swift-stdlib --scratch-path .build/tool
	Scripts/build-plugin .build/syntax
	Scripts/install $(DEVELOPMENT_PREFIX)

run: build
	$(DEVELOPMENT_PREFIX)/bin/earshot hear --example kennel

test: build
	swift test

install: build
	Scripts/install $(PREFIX)

setup:
	Scripts/setup
