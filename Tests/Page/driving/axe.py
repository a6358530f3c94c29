"""axe-core, which finds barriers; it comes in a package of PyPI, checked against its digest."""

import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
FILE = ROOT / ".build/page/axe.min.js"
PACKAGE = "axe-playwright-python==0.1.8"
DIGEST = "84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc"


def digest(data):
    return hashlib.sha256(data).hexdigest()


def axe_file():
    """Where axe-core 4.12.1 is; fetched when it is not there yet."""
    if FILE.is_file() and digest(FILE.read_bytes()) == DIGEST:
        return FILE
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        subprocess.run([ROOT / ".ci/install", "python3-pip:/usr/lib/python3/dist-packages/pip"])
    with tempfile.TemporaryDirectory() as folder:
        fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder]
        if subprocess.run([*fetch, PACKAGE]).returncode:
            sys.exit("axe-core could not be fetched.")
        wheel = zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl")))
        data = wheel.read("axe_playwright_python/axe.min.js")
    if digest(data) != DIGEST:
        sys.exit("axe-core is not the file it should be.")
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(data)
    return FILE
