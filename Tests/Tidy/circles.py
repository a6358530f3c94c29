#!/usr/bin/env python3
"""Finds folders of a module that use each other, in the compiler's index.

    circles.py          after `swift build -c release`, in the folder of the package

Files of one Swift module import nothing from each other; which names of which other file a file uses, members of
types and operators too, is in the index that the compiler writes. Each module is checked once for it, which takes
half a minute in all.
"""

import collections
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path.cwd()
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
# Roles of an occurrence, as in `indexstore.h`.
DEFINITION, REFERENCE, IMPLICIT = 2, 4, 256


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def modules():
    """The modules in Sources: their names with their Swift files."""
    described = json.loads(output("swift", "package", "describe", "--type", "json"))
    found = {}
    for target in described["targets"]:
        files = [f"{target['path']}/{name}" for name in target["sources"] if name.endswith(".swift")]
        if target["path"].startswith("Sources/"):
            found[target["name"]] = files
    return found


def write_index(name, files, folder):
    """Checks a module, and has its index written into a folder."""
    sources, units = folder / f"{name}.files", folder / f"{name}.units"
    sources.write_text("\n".join(files))
    units.write_text("\n".join(f"{folder}/{file}.o" for file in files))
    features = [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
    subprocess.run([
        "swiftc", "-frontend", "-typecheck", "-swift-version", "6", *features,
        "-enable-experimental-feature", "Extern", "-package-name", re.sub("[^a-z0-9]", "_", ROOT.name.lower()), "-module-name", name,
        "-I", ".build/release/Modules", "-module-cache-path", f"{folder}/cache",
        "-index-store-path", f"{folder}/store", "-index-unit-output-path-filelist", str(units), f"@{sources}",
    ], check=True, capture_output=True, text=True)


class Index:
    """The index in a folder, read with the library of the compiler."""

    class Text(ctypes.Structure):
        _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

        def __str__(self):
            return ctypes.string_at(self.data, self.length).decode() if self.data else ""

    def __init__(self, folder):
        info = json.loads(output("swiftc", "-print-target-info"))
        runtime = pathlib.Path(info["paths"]["runtimeResourcePath"])
        self.library = ctypes.CDLL(str(runtime.parent.parent / "lib" / "libIndexStore.so"))
        self.error = ctypes.c_void_p()
        self.store = self.call("store_create", str(folder / "store").encode(), ctypes.byref(self.error))

    def call(self, name, *arguments, result=ctypes.c_void_p):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = result
        return function(*[ctypes.c_void_p(each) if isinstance(each, int) else each for each in arguments])

    def text(self, name, owner):
        return str(self.call(name, owner, result=Index.Text))

    def visit(self, name, owner, take, *options, item=ctypes.c_void_p):
        """Calls `take` with everything that a function of the library hands out."""
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, item)(lambda _, each: take(each) or True)
        self.call(f"{name}_apply_f", owner, *options, None, callback, result=ctypes.c_bool)

    def uses(self):
        """For each file the other files that it names something of, with the names."""
        records = {}
        units = []
        self.visit("store_units", self.store, lambda name: units.append(str(name)), ctypes.c_uint(1), item=Index.Text)
        for unit in units:
            reader = self.call("unit_reader_create", self.store, unit.encode(), ctypes.byref(self.error))
            records.update(self.records(reader))
        homes, named = {}, collections.defaultdict(set)
        for file, record in records.items():
            reader = self.call("record_reader_create", self.store, record.encode(), ctypes.byref(self.error))
            self.read(reader, file, homes, named)
        uses = collections.defaultdict(lambda: collections.defaultdict(set))
        for file, symbols in named.items():
            for symbol, name in symbols:
                home = homes.get(symbol)
                if home and home != file:
                    uses[file][home].add(name)
        return uses

    def records(self, reader):
        """The records of the files that a unit was made of."""
        found = {}

        def take(dependency):
            is_record = self.call("unit_dependency_get_kind", dependency, result=ctypes.c_int) == 2
            if is_record and not self.call("unit_dependency_is_system", dependency, result=ctypes.c_bool):
                file = os.path.relpath(self.text("unit_dependency_get_filepath", dependency), ROOT)
                if file.startswith("Sources/"):
                    found[file] = self.text("unit_dependency_get_name", dependency)
        self.visit("unit_reader_dependencies", reader, take)
        return found

    def read(self, reader, file, homes, named):
        """What a file defines, and what it names."""
        def take(occurrence):
            symbol = self.call("occurrence_get_symbol", occurrence)
            roles = self.call("occurrence_get_roles", occurrence, result=ctypes.c_uint64)
            identity = self.text("symbol_get_usr", symbol)
            if roles & DEFINITION and not roles & IMPLICIT:
                homes.setdefault(identity, file)
            elif roles & REFERENCE:
                named[file].add((identity, self.text("symbol_get_name", symbol)))
        self.visit("record_reader_occurrences", reader, take)


def circles(arrows):
    """The sets of nodes of which each leads to each, where they are more than one (Tarjan)."""
    number, lowest, stack, found = {}, {}, [], []

    def visit(node):
        number[node] = lowest[node] = len(number)
        stack.append(node)
        for other in arrows.get(node, ()):
            if other not in number:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], number[other])
        if lowest[node] == number[node]:
            start = stack.index(node)
            if len(stack) - start > 1:
                found.append(sorted(stack[start:]))
            del stack[start:]
    for node in list(arrows):
        if node not in number:
            visit(node)
    return found


def main():
    sys.setrecursionlimit(10_000)
    found = modules()
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        for name, files in found.items():
            write_index(name, files, folder)
        uses = Index(folder).uses()
    faults = []
    for name, files in found.items():
        inside = {file: [other for other in uses[file] if other in files] for file in files}
        if len(files) > 2 and not any(inside.values()):
            faults.append(f"{name}: the index names nothing")
        folders = collections.defaultdict(dict)
        for file, others in inside.items():
            for other in others:
                home, away = os.path.dirname(file), os.path.dirname(other)
                if home != away:
                    folders[home].setdefault(away, f"{file} uses {min(uses[file][other])} of {other}")
        for circle in circles(folders):
            arrows = [folders[home][away] for home in circle for away in folders[home] if away in circle]
            faults.append(f"{name}: {', '.join(circle)} use each other:\n  " + "\n  ".join(arrows))
    print("\n".join(faults) or "no circle of folders")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
