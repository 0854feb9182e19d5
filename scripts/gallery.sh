#!/usr/bin/env bash
# Renders the pictures in docs/ again: the demo scenario's moments on one sheet.
#
# The program draws the pictures; ImageMagick only puts them side by side.
set -euo pipefail

cd "$(dirname "$0")/.."
program=${FLOATDESKTOP:-.build/app/release/floatdesktop}
command -v montage >/dev/null || {
  echo "make gallery needs ImageMagick (apt-get install imagemagick)" >&2
  exit 1
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$program" snapshot --scenario Assets/scenarios/demo.yaml --scale 2 --output "$folder/"
mapfile -t pictures < <(find "$folder" -name '*.png' | sort -V)
montage "${pictures[@]}" -tile 5x -geometry 190x411+9+9 -background '#D9DBE0' -depth 8 \
  -strip -define png:compression-level=9 -define png:exclude-chunks=date,time PNG24:docs/gallery.png
ls -l docs/gallery.png
