#!/bin/sh
# Draws the icons that cannot be SVG from Web/icons/icon.svg. Run by hand when
# the drawing changes. Needs chromium, and pip install pillow.
set -eu
cd "$(dirname "$0")/../Web/icons"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# draw FILE SIZE CORNER SCALE: the icon at a size, with corners of that radius
# and the sign at that scale.
draw() {
  sed -e "s|<svg |<svg width=\"$2\" height=\"$2\" |" -e "s|rx=\"112\"|rx=\"$3\"|" \
    -e "s|<path |<g transform=\"translate(256 256) scale($4) translate(-256 -256)\"><path |" \
    -e 's|</svg>|</g></svg>|' icon.svg > "$work/icon.svg"
  printf '<!doctype html><style>body{margin:0}svg{display:block}</style>' > "$work/icon.html"
  cat "$work/icon.svg" >> "$work/icon.html"
  chromium --headless=new --no-sandbox --hide-scrollbars --default-background-color=00000000 \
    --user-data-dir="$work/profile" --window-size="$2,$2" --screenshot="$PWD/$1" \
    "file://$work/icon.html" 2> /dev/null
}

draw icon-192.png 192 112 1
# Masks cut to a circle of four fifths of the side.
draw icon-maskable-512.png 512 0 0.8
draw apple-touch-icon.png 180 0 0.94

# A drawing of three colours needs no more than these.
python3 - ./*.png <<'PYTHON'
import sys
from PIL import Image

for name in sys.argv[1:]:
    picture = Image.open(name).convert("RGBA")
    picture.quantize(colors=48, method=Image.Quantize.FASTOCTREE).save(name, optimize=True)
PYTHON
ls -l ./*.png
