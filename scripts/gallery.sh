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

# What survives a restart: the pages in the ball, their scroll offsets, its dock.
cat >"$folder/state.json" <<'JSON'
{"version": 1, "dock": {"edge": "right", "fraction": 0.62}, "entrances": [
  {"page": "article-1", "kind": "article", "title": "The Harbour Before Six", "icon": "pictures/logo-1", "scroll": 240, "userInfo": {}},
  {"page": "article-2", "kind": "article", "title": "Weather on the Ridge", "icon": "pictures/logo-2", "scroll": 0, "userInfo": {}},
  {"page": "article-3", "kind": "article", "title": "A City Seen from the Tram", "icon": "pictures/logo-3", "scroll": 0, "userInfo": {}}]}
JSON
printf 'steps:\n  - snapshot: 09-restart\n' >"$folder/restart.yaml"
"$program" snapshot --scenario "$folder/restart.yaml" --state "$folder/state.json" --scale 2 --output "$folder/"
mapfile -t pictures < <(find "$folder" -name '*.png' | sort)
montage "${pictures[@]}" -tile 6x -geometry 172x372+8+8 -background '#D9DBE0' -depth 8 \
  -strip -define png:compression-level=9 -define png:exclude-chunks=date,time PNG24:docs/gallery.png
ls -l docs/gallery.png
