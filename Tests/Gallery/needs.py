"""The packages that the prover needs, installed beside the build where they are missing."""

import importlib.util
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build/gallery/packages"
PACKAGES = {"flint": "python-flint>=0.6", "numpy": "numpy>=1.24", "PIL": "pillow"}


def have():
    """Sees to it that the packages can be imported, or ends the run."""
    sys.dont_write_bytecode = True
    if FOLDER.is_dir():
        sys.path.append(str(FOLDER))
    missing = [package for name, package in PACKAGES.items() if not importlib.util.find_spec(name)]
    if not missing:
        return
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True).returncode:
        subprocess.run([ROOT / ".ci/install", "python3-pip:/usr/lib/python3/dist-packages/pip"])
    install = [*pip, "install", "--quiet", "--target", str(FOLDER), *missing]
    if subprocess.run(install).returncode:
        sys.exit(f"The prover of the gallery needs {' '.join(missing)}, which pip could not install.")
    sys.path.append(str(FOLDER))
    importlib.invalidate_caches()
