#!/usr/bin/env python3
"""Writes Tests/Corpus/data from the topics: `generate.py [TOPIC ...]`. Never reads Surd."""

import importlib
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from oracle.cases import Topic  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


def main(names):
    scripts = sorted(path.stem for path in (HERE / "topics").glob("*.py") if path.stem != "__init__")
    for name in names or scripts:
        start = time.time()
        module = importlib.import_module(f"topics.{name}")
        source = [line for line in module.__doc__.strip().splitlines() if line.strip()]
        topic = Topic(name, source, f"{name}.py")
        module.cases(topic)
        print(f"{name}: {topic.write()} cases, {time.time() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
