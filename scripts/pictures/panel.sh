#!/usr/bin/env bash
# Makes docs/panel.png, the picture of docs/panel.md: the real window under Xvfb while a hand tunes a spring and throws the
# ball.
# Usage: scripts/pictures/panel.sh PROGRAM [OUTPUT]; needs Xvfb, xdotool and ImageMagick.
set -euo pipefail
program=$(realpath "${1:?say which floatdesktop}")
output=${2:-docs/panel.png}
for tool in xvfb-run xdotool import; do
  command -v "$tool" >/dev/null || {
    echo "$0 needs $tool (apt-get install xvfb xdotool imagemagick)" >&2
    exit 1
  }
done
# Large enough for the phone with its body and the panel beside it.
[[ -n ${XVFB:-} ]] || XVFB=1 exec xvfb-run -a -s '-screen 0 801x918x24 -nocursor -nolisten tcp' "$0" "$@"
export FLOATDESKTOP_ASSETS=${FLOATDESKTOP_ASSETS:-$(cd "$(dirname "$0")/../../Assets" && pwd)}
work=$(mktemp -d)
app=
trap 'kill $app 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
export HOME=$work LANG=C.UTF-8
unset WAYLAND_DISPLAY
"$program" run --panel --trace "$work/trace" 2>"$work/errors" &
app=$!
until [[ -s $work/trace ]]; do kill -0 "$app"; sleep 0.1; done

# Places in the window, where the screen begins at (53, 53) and a pixel is a point.
tap() { xdotool mousemove "$1" "$2" mousedown 1 sleep 0.06 mouseup 1 sleep "${3:-1.5}"; }
line() { # from, to, how many moves
  local script=""
  for i in $(seq 1 "$5"); do
    script+=" mousemove $(($1 + ($3 - $1) * i / $5)) $(($2 + ($4 - $2) * i / $5)) sleep 0.008"
  done
  # shellcheck disable=SC2086
  xdotool $script
}
tap 253 233 # a conversation, an article, and from the edge into the ball
tap 243 628
xdotool mousemove 56 473 mousedown 1
line 56 473 383 798 37
xdotool sleep 0.15 mouseup 1 sleep 2
xdotool key ctrl+f type --delay 20 "ball snap"
tap 751 455 0.2
xdotool type --delay 20 0.4
# Thrown at a tenth of the speed, stopped in flight.
xdotool key Return key ctrl+4 sleep 0.5 mousemove 397 458 mousedown 1
line 397 458 250 520 20
line 250 520 170 505 14
xdotool mouseup 1 sleep 0.4 key F8 mousemove 540 455 sleep 0.6
import -window root -strip +dither -colors 256 -define png:compression-level=9 -define png:exclude-chunks=date,time \
  "PNG8:$work/panel.png"
mv "$work/panel.png" "$output"
ls -l "$output"
