#!/usr/bin/env bash
# Makes docs/throw.gif, a picture of docs/videos.md: one throw, played with three values side by side.
# Usage: scripts/pictures/throw.sh PROGRAM [OUTPUT]
set -euo pipefail
program=${1:?say which floatdesktop}
output=${2:-docs/throw.gif}
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The part of each phone that the ball crosses, under its value; the end stays for a moment before the loop.
inputs=() filters="" stack=""
for response in 0.2s 0.35s 0.9s; do
  "$program" export --scenario "$here/Assets/scenarios/throw.yaml" --output "$work/$response/" --from before --to 4.6 \
    --fps 50 --scale 0.9 --bezel off --path --touches -o ball.snap.response="$response" -o ball.snap.damping-ratio=0.6
  index=$((${#inputs[@]} / 4))
  inputs+=(-framerate 50 -i "$work/$response/frame-%04d.png")
  filters+="[$index]crop=iw:330:0:220,pad=iw+16:ih+56:8:44:color=0xD3D5DD,"
  filters+="drawtext=font='Inter SemiBold':text='response ${response%s} s':fontsize=19:fontcolor=0x1D1D22:x=(w-tw)/2:y=14,"
  filters+="tpad=stop_mode=clone:stop_duration=0.7[p$index];"
  stack+="[p$index]"
done
ffmpeg -v error -y "${inputs[@]}" -filter_complex \
  "$filters${stack}hstack=inputs=3,split[a][b];[a]palettegen=max_colors=200:stats_mode=full[p];[b][p]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle" \
  -loop 0 "$work/throw.gif"
mv "$work/throw.gif" "$output"
ls -l "$output"
