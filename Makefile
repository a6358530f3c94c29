# make run        show the page: builds and serves it, and prints the address
# make surd       start the interactive command, built for release
# make test       run the tests: engine, command, wasm build under node, page in four browsers
# make check      what every change must pass: lint, tests, Embedded Swift, the manual
# make stress     run the tests with TIMES=10 times the random cases, from SEED=1 on
# make gallery    compare every pixel of 259 curves with a prover of its own
# make attack     ask random equations and expressions, and compare with FLINT, Arb and mpmath: SEED=2
# make bench      print the tables of speeds, beside the peers that are installed, into Benchmarks/figures.txt
# make scoreboard ask other calculators the same questions, and write the table and the page
# make format     rewrite the sources in the house style
# make lint       check the house style
# make pictures   take the pictures of the README and the manual from the built page
# make types      check the types of the page's scripts
# make layers     look for folders of a module that use each other
# make golden     rewrite the golden files from the current output
# make embedded   compile the engine as Embedded Swift for WebAssembly
# make wasm       link the engine as .build/surd.wasm, and print its size
# make examples   build and run the programs in Examples, which embed the library
# make docs       leave the manual in .build/docs, for any static host
# make web        leave the page in .build/web, for any static host
# make install    install the command, its manual page and completions: PREFIX, DESTDIR
# make uninstall  remove what make install has installed
# make dist       leave an archive of these and the page, .build/surd-….tar.gz

SWIFT_FILES = Package.swift Sources Tests Examples

# The engine as Embedded Swift for WebAssembly, a module after those that it imports. Only
# the last one is compiled to code: it contains all that it uses of the others. (Linking an
# object of each would mix up constant arrays: two modules may number those of the same
# function differently, and the linker takes the first of each number.)
# For size: a tenth smaller than for speed, and as fast within a third. Checks that fail share
# a trap: which one it was cannot be seen in a page.
PLACE = .build
OBJECTS = SurdWeb.o
ENGINE = $(PLACE)/engine
EMBEDDED = swiftc -target wasm32-unknown-none-wasm -swift-version 6 -package-name surd -wmo \
  -Osize -enable-experimental-feature Embedded -warnings-as-errors \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility \
  -Xllvm -inline-threshold=0 -Xfrontend -mergeable-traps -Xfrontend -disable-stack-protector \
  -I $(ENGINE)

# What the engine needs from C: memory functions, and 128-bit products.
WASI_LIBRARY = /usr/lib/wasm32-wasi
WASM_BUILTINS = $(lastword $(sort $(wildcard \
  /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)))
SWIFT_LIBRARY = $(dir $(realpath $(shell command -v swiftc)))../lib/swift
# The stack comes first, so that one that overflows traps; a page gets 64 MB, and
# who asks for more traps too (Sources/SurdWeb).
WASM_LINK_FLAGS = --no-entry --strip-all --growable-table --stack-first -z stack-size=4194304 \
  --max-memory=67108864 --wrap=posix_memalign \
  -L$(WASI_LIBRARY) -lc $(WASM_BUILTINS) \
  -L$(SWIFT_LIBRARY)/embedded/wasm32-unknown-none-wasm -lswiftUnicodeDataTables

# What the compiler uses and every browser of the last five years has.
WASM_FEATURES = --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
  --enable-nontrapping-float-to-int

# A function that only one other calls stays a function unless it is small: what the split into
# parts moves are functions, and most of a large one is not needed at first.
WASM_PASSES = -Oz --one-caller-inline-max-function-size=100 --merge-similar-functions

# Prints what a visitor downloads.
SIZES = node Tools/sizes.mjs $(PLACE)/web

# Nobody downloads what `make run` shows, and who changes the engine waits for it. There the
# modules that most changes touch keep what the compiler makes of them at first; the last step
# leaves out the optimisations of Swift, not those of LLVM, and makes code of each file of SurdWeb,
# and of what that uses first, on a core of its own: Decisions/0023 has what this saves and costs.
# Code that would print why it ends is left in then, and needs a place to print.
ifdef QUICK
PLACE = .build/quick
WASM_PASSES = -O1
SIZES = true
CODE_OF_ALL = -Xfrontend -disable-sil-perf-optzns -num-threads 2
OBJECTS = main.o Drawing.o
PRINTING = $(ENGINE)/Printing.o
UNOPTIMISED = Certificates Analysis Graphs Sessions Plots Sheets
endif

# `make test` and `make check` note how long each line of a recipe takes, and end with a table.
ifdef STEPS
SHELL = Tools/timed
.SHELLFLAGS = $@ -c
endif
NOTED = export STEPS=.build/steps; mkdir -p .build; rm -f $$STEPS; status=0;
TOLD = || status=$$?; unset STEPS; Tools/timed --table .build/steps; exit $$status

.PHONY: help run server surd check format lint types layers test test-swift test-wasm test-page stress bench \
  test-peers scoreboard examples docs gallery pictures golden embedded wasm web command needs test-shells install uninstall dist attack
help:
	@sed -n 's/^# make/make/p' Makefile

# Modules of the engine that do not wait for each other are built side by side, and so is what
# else is needed. What takes longest comes first.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=3
run:
	@$(SIDE_BY_SIDE) QUICK=1 web server
	@.build/debug/SurdServe --root .build/quick/web

# `surd serve` without the rest of the command.
server:
	@nice swift build --product SurdServe --quiet

# Without libedit the command reads plain lines.
surd: command
	@[ "$$(uname)" != Linux ] || .ci/install libedit2:'/usr/lib/*/libedit.so.2' || true
	@.build/release/surd

command:
	@nice swift build -c release --product surd --quiet

# The page's engine is compiled as Embedded Swift.
check:
	@$(NOTED) $(SIDE_BY_SIDE) $(TESTS) lint types docs $(TOLD)

format:
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)

# The page's scripts with the types of their comments and of the engine's JSON: in a page, and in workers.
types: Web/engine/protocol.d.ts
	@.ci/install nodejs:node node-typescript:tsc
	tsc -p Web
	tsc -p Web/tsconfig.workers.json

Web/engine/protocol.d.ts: Tools/protocol.mjs $(shell find Sources/Sheets Sources/Sessions/Answers Sources/Messages/Settings -name '*.swift')
	@.ci/install nodejs:node
	@node Tools/protocol.mjs $@
	@touch $@

# All waits for the page's engine, which is compiled to code on one core, and then for the
# browsers: these have the cores first, and what is built and tested besides is nice.
TESTS = web test-swift examples test-page test-wasm layers test-shells test-peers
test:
	@$(NOTED) $(SIDE_BY_SIDE) $(TESTS) $(TOLD)

layers: command
	@.ci/install python3:python3
	@python3 Tests/Tidy/circles.py

# No test looks into what modules keep for themselves, so that what the command is made of
# is not compiled a second time.
TEST = nice swift test -c release --disable-testable-imports

# The benchmarks are a package of their own: it is read here, and built by `make bench`. They
# see what the modules share, under the name that the build gives the package: its folder's.
PACKAGE = $(shell basename '$(CURDIR)' | tr 'A-Z' 'a-z' | tr -c 'a-z0-9\n' _)
test-swift: command
	$(TEST)
	nice swiftc -typecheck -module-name Benchmarks -package-name $(PACKAGE) -swift-version 6 -warnings-as-errors \
	  -I .build/release/Modules -I Benchmarks/Sources/Heap/include Benchmarks/Sources/Benchmarks/*.swift
	nice swiftc -typecheck -module-name SameWork -package-name $(PACKAGE) -swift-version 6 -warnings-as-errors \
	  -I .build/release/Modules Benchmarks/Sources/SameWork/*.swift

# In four browsers, which it installs where they are missing.
test-page: web
	@.ci/install python3:python3
	python3 Tests/Page/run.py

# The manual page as readers of it check it, and completions in the shells, with real Tabs; random lines.
test-shells: command
	@.ci/install python3:python3 zsh:zsh fish:fish mandoc:mandoc groff-base:groff
	python3 Tests/Shells/run.py
	python3 Tests/Shells/signals.py 3000 $(SEED)

# What the tests of other calculators ask: Tests/Corpus/README.md.
test-peers: command
	@.ci/install python3:python3
	python3 Tests/Corpus/peers.py .build/release/surd
	python3 Tests/Scoreboard/run.py --check

# Beside the browsers it takes four times as long as alone; the limit ends what hangs.
test-wasm: web command
	timeout 2400 nice node --test Tests/Wasm/

# The program prints what a hand calculates, and draws what `surd plot` draws. It is built in the
# folder of the library, so that nothing of that is compiled again.
LEDGER = Examples/Ledger
examples: command
	@mkdir -p .build/examples
	nice swift build -c release --package-path $(LEDGER) --scratch-path .build --disable-index-store
	.build/release/Ledger rule 'x + 1 9 % =' | diff $(LEDGER)/Data/rule.json -
	.build/release/Ledger $(LEDGER)/Data/invoice.txt $(LEDGER)/Data/rule.json \
	  .build/examples/rule.svg | diff $(LEDGER)/Data/expected.txt -
	.build/release/surd plot 'x + 19%' --x 0..500 --y 0..1000 --size 800x500 \
	  -o .build/examples/expected.svg
	cmp .build/examples/rule.svg .build/examples/expected.svg

# The comments of the built modules and the pages beside their sources. DOCS_PATH
# is where the host has them, when that is not its top folder.
DOCS_PATH = /
docs: command
	@.ci/install nodejs:node
	@swift build -c release --target Surd --quiet
	@swift build -c release --target SurdFoundation --quiet
	@node Tools/docs.mjs .build/release/Modules .build/docs $(DOCS_PATH)

# Each law with so many times its cases, from the seed SEED on.
TIMES = 10
stress: command
	SURD_TEST_MULTIPLIER=$(TIMES) SURD_TEST_SEED=$(SEED) $(TEST)
	python3 Tests/Shells/signals.py $$((3000 * $(TIMES))) $(SEED)

pictures: web
	@.ci/install python3:python3 chromium:chromium chromium-driver:chromedriver
	python3 Tests/Page/pictures.py

# Half an hour on one core; the prover installs what it needs.
gallery: command
	@.ci/install python3:python3
	python3 Tests/Gallery/test_prover.py
	python3 Tests/Gallery/check.py

# Each script says what it compares, and where its values come from. Some minutes.
SEED = 1
SURD = .build/release/surd
attack: command
	@.ci/install python3:python3
	@python3 -m pip install --quiet python-flint mpmath sympy
	python3 Tests/Attacks/roots.py 10000 $(SEED) $(SURD)
	python3 Tests/Attacks/roots.py families $(SEED) $(SURD)
	python3 Tests/Attacks/solutions.py equations 500 $(SEED) $(SURD)
	python3 Tests/Attacks/solutions.py inequalities 200 $(SEED) $(SURD)
	@for kind in systems roundings formulas images waves ranges signs factors roots exponentials nested integers cases sums curves loci residues families periods letters; do \
	  echo python3 Tests/Attacks/solutions.py $$kind 100 $(SEED) $(SURD) && \
	  python3 Tests/Attacks/solutions.py $$kind 100 $(SEED) $(SURD) || exit 1; done
	python3 Tests/Attacks/digits.py 2000 $(SEED) $(SURD)
	python3 Tests/Attacks/integrals.py 300 $(SEED) $(SURD)
	python3 Tests/Attacks/limits.py 500 $(SEED) $(SURD)
	python3 Tests/Attacks/sums.py 300 $(SEED) $(SURD)
	python3 Tests/Attacks/complex.py random 20000 $(SEED) $(SURD)
	python3 Tests/Attacks/complex.py cuts 2000 $(SEED) $(SURD)
	python3 Tests/Attacks/complex.py turned 2000 $(SEED) $(SURD)

# In WebAssembly the engine of the last `make wasm` is measured, or none. PEERS may name a
# folder of other programs, which Benchmarks/expressions.py describes. Nothing of the library is
# compiled again. What it prints is kept in a file, which is committed with what it is said of.
BENCH = Benchmarks/.build
FIGURES = Benchmarks/figures.txt
bench:
	@mkdir -p $(BENCH)
	swift build -c release --package-path Benchmarks --scratch-path .build
	@[ ! -f .build/surd.wasm ] || $(MAKE) --no-print-directory -o .build/surd.wasm $(BENCH)/same.wasm
	@rm -f $(BENCH)/slow
	@{ echo "make bench, $$(date -u +%F), commit $$(git describe --always --dirty)" && echo && \
	{ .build/release/Benchmarks || touch $(BENCH)/slow; } && echo && \
	{ [ ! -f .build/surd.wasm ] || { node Benchmarks/keys.mjs && echo && node Benchmarks/graphs.mjs && echo; } } && \
	python3 Benchmarks/expressions.py || touch $(BENCH)/slow; } | tee $(FIGURES)
	@[ ! -f $(BENCH)/slow ]

# Compiled and linked as the page's engine is, with the modules of that.
$(BENCH)/same.wasm: .build/surd.wasm Benchmarks/Sources/SameWork/main.swift
	@$(EMBEDDED) -c Benchmarks/Sources/SameWork/main.swift -o $@.o
	@wasm-ld $@.o $(filter-out --wrap=posix_memalign,$(WASM_LINK_FLAGS)) -o $@.part
	@wasm-opt $(WASM_FEATURES) $(WASM_PASSES) $@.part -o $@.part
	@mv $@.part $@

# Programs that cannot be installed are left out, with a word.
scoreboard: command
	@.ci/install python3:python3 bc:bc calc:calc qalc:qalc gnome-calculator:gcalccmd pari-gp:gp maxima:maxima \
	  maxima-share:'/usr/share/maxima/*/share/numeric/bffac.mac' \
	  xcas:giac || true
	@python3 -m pip install --quiet python-flint mpmath sympy || true
	python3 Tests/Scoreboard/run.py

golden:
	SURD_UPDATE_GOLDEN=1 $(TEST) --filter Golden

embedded: $(ENGINE)/Sheets.swiftmodule

# One module: its name, and those that it imports. The list of its files is a file, so
# that one that is gone is noticed.
define MODULE
$(ENGINE)/$(1).swiftmodule: $(sort $(shell find Sources/$(1) -name '*.swift')) $(ENGINE)/$(1).files \
    $(patsubst %,$(ENGINE)/%.swiftmodule,$(2)) Makefile
	@echo "Embedded Swift: $(1)"
	@$(EMBEDDED) $$(if $$(filter $(1),$$(UNOPTIMISED)),-Onone) -parse-as-library -module-name $(1) -emit-module -emit-module-path $$@ \
	  $$(filter %.swift,$$^)
$(ENGINE)/$(1).files: always
	@mkdir -p $$(@D)
	@find Sources/$(1) -name '*.swift' | sort | cmp -s - $$@ || \
	  find Sources/$(1) -name '*.swift' | sort > $$@
endef
$(eval $(call MODULE,Numbers,))
$(eval $(call MODULE,Reals,Numbers))
$(eval $(call MODULE,Expressions,Reals))
$(eval $(call MODULE,Formulas,Expressions))
$(eval $(call MODULE,Tapes,Expressions))
$(eval $(call MODULE,Certificates,Tapes))
$(eval $(call MODULE,Analysis,Certificates))
$(eval $(call MODULE,Calculus,Analysis))
$(eval $(call MODULE,Graphs,Analysis))
$(eval $(call MODULE,Messages,Formulas))
$(eval $(call MODULE,Sessions,Messages Calculus))
$(eval $(call MODULE,Plots,Sessions Graphs))
$(eval $(call MODULE,Sheets,Plots))
.PHONY: always
always:

wasm: needs
	@$(MAKE) --no-print-directory $(PLACE)/surd.wasm

$(PLACE)/surd.wasm: $(ENGINE)/$(firstword $(OBJECTS)) $(ENGINE)/Normalization.o $(PRINTING)
	@wasm-ld $(addprefix $(ENGINE)/,$(OBJECTS)) $(filter-out $<,$^) $(WASM_LINK_FLAGS) -o $@.part
	@wasm-opt $(WASM_FEATURES) $(WASM_PASSES) $@.part -o $@.part
	@mv $@.part $@
	@echo "surd.wasm: $$(wc -c < $@) bytes"

$(ENGINE)/$(firstword $(OBJECTS)): $(sort $(wildcard Sources/SurdWeb/*.swift)) $(ENGINE)/Sheets.swiftmodule Makefile
	@echo "Embedded Swift: SurdWeb"
	@root=$$PWD && cd $(ENGINE) && $(EMBEDDED) -I . $(CODE_OF_ALL) -enable-experimental-feature Extern \
	  -module-name SurdWeb -c $(patsubst %,"$$root"/%,$(filter %.swift,$^))

$(ENGINE)/%.o: Sources/SurdWeb/Linking/%.swift Makefile
	@mkdir -p $(@D)
	@$(EMBEDDED) -parse-as-library -c $< -o $@

web: wasm
	@.ci/install esbuild:esbuild
	@$(MAKE) --no-print-directory $(PLACE)/parts
	@$(MAKE) --no-print-directory Web/engine/protocol.d.ts
	@node Tools/web.mjs $(PLACE)/surd.wasm $(PLACE)/parts $(PLACE)/web
	@$(SIZES)

$(PLACE)/parts: $(PLACE)/surd.wasm Tools/split.mjs Tools/visits.json Web/editor/key-layouts.js Tests/Corpus/data/typed.txt
	@rm -rf $@ && mkdir -p $@
	@node Tools/split.mjs $< $@

needs:
	@.ci/install wasi-libc:$(WASI_LIBRARY)/libc.a \
	  libclang-rt-14-dev-wasm32:'/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a' \
	  binaryen:wasm-opt nodejs:node

# DESTDIR stands for the root of the file system.
PREFIX = /usr/local
DESTDIR =
INSTALLED = $(DESTDIR)$(PREFIX)
COMMAND = $(INSTALLED)/bin/surd
MAN = $(INSTALLED)/share/man/man1/surd.1
BASH = $(INSTALLED)/share/bash-completion/completions/surd
ZSH = $(INSTALLED)/share/zsh/site-functions/_surd
FISH = $(INSTALLED)/share/fish/vendor_completions.d/surd.fish
PAGE = $(INSTALLED)/share/surd/web

# Without its symbols the command takes a third of the room. The page goes with it where it
# is built: `surd serve` finds it there.
install: command
	@for file in '$(COMMAND)' '$(MAN)' '$(BASH)' '$(ZSH)' '$(FISH)'; do \
	  install -d "$${file%/*}" || exit 1; done
	install -s -m 755 .build/release/surd '$(COMMAND)'
	.build/release/surd --man > '$(MAN)'
	.build/release/surd --completion bash > '$(BASH)'
	.build/release/surd --completion zsh > '$(ZSH)'
	.build/release/surd --completion fish > '$(FISH)'
	@chmod 644 '$(MAN)' '$(BASH)' '$(ZSH)' '$(FISH)'
	@rm -rf '$(PAGE)'
	@[ ! -f .build/web/index.html ] || { echo "the page: $(PAGE)" && mkdir -p '$(PAGE)' && \
	  cp -R .build/web/. '$(PAGE)' && chmod -R u=rwX,go=rX '$(INSTALLED)/share/surd'; }

uninstall:
	rm -f '$(COMMAND)' '$(MAN)' '$(BASH)' '$(ZSH)' '$(FISH)'
	rm -rf '$(INSTALLED)/share/surd'

# The same sources give the same bytes: sorted names, nobody's files, one time. What is in
# the archive can be unpacked into a prefix: tar -xzf … --strip-components=1 -C ~/.local
dist: web command
	@rm -rf .build/dist
	@name=surd-$$(.build/release/surd --version | cut -d' ' -f2)-$$(uname -s -m | tr 'A-Z ' 'a-z-'); \
	$(MAKE) --no-print-directory install DESTDIR=.build/dist/ PREFIX=$$name && \
	install -m 644 LICENSE README.md .build/dist/$$name && \
	tar --format=ustar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
	  --mtime=@$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct)} -C .build/dist \
	  -cf .build/$$name.tar $$name && \
	gzip -9nf .build/$$name.tar && ls -l .build/$$name.tar.gz
