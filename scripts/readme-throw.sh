#!/usr/bin/env bash
# Makes docs/throw.gif, the picture in the README: one throw, played with three values side by side.
# Usage: scripts/readme-throw.sh PROGRAM [OUTPUT]
set -euo pipefail
program=${1:?say which floatdesktop}
output=${2:-docs/throw.gif}
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
inputs=()
for response in 0.2s 0.35s 0.9s; do
  "$program" export --scenario "$here/Assets/scenarios/throw.yaml" --output "$work/$response/" --from before --to 3.9 \
    --fps 30 --scale 0.66 --path --touches -o ball.snap.response="$response" -o ball.snap.damping-ratio=0.6
  inputs+=(-framerate 30 -i "$work/$response/frame-%04d.png")
done
ffmpeg -v error -y "${inputs[@]}" -filter_complex \
  "[0][1][2]hstack=inputs=3,split[a][b];[a]palettegen=max_colors=160:stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle" \
  -loop 0 "$work/throw.gif"
mv "$work/throw.gif" "$output"
ls -l "$output"
