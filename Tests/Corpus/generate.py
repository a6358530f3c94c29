#!/usr/bin/env python3
"""Writes Tests/Corpus/data from the topics. Never reads Surd.

    generate.py [TOPIC ...] [--seed N --data FOLDER]

Another seed makes new random cases of the same kinds, for stress runs, in a folder of their own.
"""

import argparse
import importlib
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from oracle.cases import FOLDER, Topic  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--data", type=pathlib.Path, default=FOLDER)
    options = parser.parse_args()
    if options.seed and options.data == FOLDER:
        parser.error("another seed needs another folder: --data FOLDER")
    options.data.mkdir(parents=True, exist_ok=True)
    scripts = sorted(path.stem for path in (HERE / "topics").glob("*.py") if path.stem != "__init__")
    for name in options.topics or scripts:
        start = time.time()
        module = importlib.import_module(f"topics.{name}")
        source = [line for line in module.__doc__.strip().splitlines() if line.strip()]
        topic = Topic(name, source, f"{name}.py", options.seed, options.data)
        module.cases(topic)
        print(f"{name}: {topic.write()} cases, {time.time() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
