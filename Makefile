# make run        start the interactive command
# make test       run the tests
# make check      what every change must pass: lint, tests, Embedded Swift
# make format     rewrite the sources in the house style

SWIFT_FILES = Package.swift Sources Tests

.PHONY: help run check format lint test
help:
	@sed -n 's/^# //p' Makefile

run:
	swift run -c release surd

check: lint test

format:
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)

test:
	swift test
