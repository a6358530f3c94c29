"""The curves of the gallery, and the pictures that the command draws of them."""

import csv
import os
import pathlib
import resource
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COMMAND = ROOT / ".build/release/surd"


class Failed(Exception):
    """The command did not draw a picture."""


def curves(ids=()):
    """The rows of the table whose id, or group, is among those given; all if none is."""
    with open(HERE / "curves.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    known = {row["id"] for row in rows} | {row["group"] for row in rows}
    if unknown := set(ids) - known:
        raise SystemExit(f"The gallery has no {', '.join(sorted(unknown))}.")
    return [row for row in rows if not ids or {row["id"], row["group"]} & set(ids)]


def draw(row, text, command=COMMAND, limit=60):
    """Draws a curve: the masks of pixels that are on and undecided, and seconds of CPU."""
    import numpy as np
    from PIL import Image
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        arguments = [str(command), "plot", text, "--x", row["x"], "--y", row["y"],
                     "--size", row["size"], "--raw", "-o", path]
        arguments += ["--dots"] if row["mode"] == "dots" else []
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            run = subprocess.run(arguments, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired as late:
            raise Failed(f"more than {limit} s") from late
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if run.returncode not in (0, 4) or not os.path.exists(path):
            raise Failed(f"exit {run.returncode}: {run.stderr.strip()[:200]}")
        pixels = np.asarray(Image.open(path).convert("L"))
    width, height = (int(part) for part in row["size"].split("x"))
    if pixels.shape != (height, width):
        raise Failed(f"a picture of {pixels.shape[1]}x{pixels.shape[0]}")
    if not np.isin(pixels, (0, 128, 255)).all():
        raise Failed(f"pixels of the colours {np.unique(pixels)[:8]}")
    seconds = sum(
        getattr(after, part) - getattr(before, part) for part in ("ru_utime", "ru_stime"))
    return pixels == 0, pixels == 128, seconds
