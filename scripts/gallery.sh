#!/usr/bin/env bash
# Renders the pictures in docs/ again: the moments of the demo's scenario on one sheet, those of Ledger's on another, the panel.
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

# The state that survives a restart: the pages in the ball, their scroll offsets, its dock.
cat >"$folder/state.json" <<'JSON'
{"version": 1, "dock": {"edge": "right", "fraction": 0.62}, "entrances": [
  {"page": "article-1", "kind": "article", "title": "The Harbour Before Six", "icon": "pictures/logo-1", "scroll": 240},
  {"page": "article-2", "kind": "article", "title": "Weather on the Ridge", "icon": "pictures/logo-2", "scroll": 0},
  {"page": "article-3", "kind": "article", "title": "A City Seen from the Tram", "icon": "pictures/logo-3", "scroll": 0}]}
JSON
printf 'steps:\n  - snapshot: 09-restart\n' >"$folder/restart.yaml"
"$program" snapshot --scenario "$folder/restart.yaml" --state "$folder/state.json" --scale 2 --output "$folder/"

# sheet FILE COLUMNS: the pictures of the folder side by side.
sheet() {
  local pictures
  mapfile -t pictures < <(find "$folder" -name '*.png' | sort)
  montage "${pictures[@]}" -tile "$2x" -geometry 172x372+8+8 -background '#D9DBE0' -depth 8 \
    -strip -define png:compression-level=9 -define png:exclude-chunks=date,time "PNG24:$1"
  ls -l "$1"
}
sheet docs/gallery.png 6

# The second prototype: light, and the last moments dark.
rm "$folder"/*.png
"$program" snapshot --scenario Assets/prototypes/ledger/scenarios/tour.yaml --scale 2 --output "$folder/"
rm "$folder"/0[29]-*.png "$folder"/1[03]-*.png
"$program" snapshot --scenario Assets/prototypes/ledger/scenarios/tour.yaml --appearance dark --scale 2 \
  --at 01-home --at 05-activity --at 08-card-frozen --output "$folder/14.png" "$folder/15.png" "$folder/16.png"
sheet docs/ledger.png 6

# The window while the ball is in the air.
"$program" snapshot --window 801x918 --scale 1 --scenario scripts/pictures/panel.yaml --output "$folder/panel.png"
convert "$folder/panel.png" -strip +dither -colors 256 -define png:compression-level=9 \
  -define png:exclude-chunks=date,time "PNG8:docs/panel.png"
ls -l docs/panel.png
