#!/usr/bin/env bash
# Makes docs/window.gif, the picture at the top of the README: the real window under Xvfb while a hand throws the ball, tunes
# its spring in the panel, and throws it again.
# Usage: scripts/pictures/window.sh PROGRAM [OUTPUT]; needs xvfb, xdotool, python3 and ffmpeg.
set -euo pipefail
program=$(realpath "${1:?say which floatdesktop}")
output=${2:-docs/window.gif}
# Large enough for the phone with its body and the panel beside it.
[[ -n ${XVFB:-} ]] || XVFB=1 exec xvfb-run -a -s '-screen 0 801x918x24 -nolisten tcp' "$0" "$@"
export FLOATDESKTOP_ASSETS=${FLOATDESKTOP_ASSETS:-$(cd "$(dirname "$0")/../../Assets" && pwd)}
work=$(mktemp -d)
app= film=
trap 'kill $film $app 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
export HOME=$work LANG=C.UTF-8
unset WAYLAND_DISPLAY
# Hand, phone and film are slower by this factor than what is shown in the end, so that a busy machine loses no frame.
slower=6
"$program" run --panel --touches --slowdown $slower --trace "$work/trace" 2>"$work/errors" &
app=$!
until [[ -s $work/trace ]]; do kill -0 "$app"; sleep 0.1; done

pause() { sleep "$(awk "BEGIN { print $1 * $slower }")"; }
move() { # from, to, how many seconds of what is shown
  awk -v x0="$1" -v y0="$2" -v x1="$3" -v y1="$4" -v count="$(awk "BEGIN { print int($5 * $slower * 100) }")" '
    BEGIN { for (i = 1; i <= count; i++) { s = i / count; if (!'"${6:-0}"') s = s * s * (3 - 2 * s)
      printf "mousemove %d %d sleep 0.01\n", x0 + (x1 - x0) * s, y0 + (y1 - y0) * s } }' | xdotool -
}
tap() { xdotool mousemove "$1" "$2" sleep 0.2 mousedown 1 sleep 0.3 mouseup 1; pause "${3:-1}"; }

# Places in the window, where the screen begins at (53, 53) and a pixel is a point: a conversation, an article, and from the
# edge into the ball.
tap 253 233
tap 243 628
xdotool mousemove 56 473 mousedown 1
move 56 473 383 798 0.3
pause 0.15
xdotool mouseup 1
pause 1
# The panel gives the pointer its arrow, which stays.
xdotool mousemove 560 430 sleep 0.5 mousemove 300 560
pause 0.5

ffmpeg -hide_banner -loglevel error -y -f x11grab -framerate "25/$slower" -video_size 801x918 -i "$DISPLAY" \
  -c:v libx264rgb -preset ultrafast -qp 0 "$work/film.mkv" </dev/null &
film=$!
pause 0.4
move 300 560 397 458 0.4
xdotool mousedown 1
move 397 458 386 470 0.2
move 386 470 210 540 0.13 1
xdotool mouseup 1
move 210 540 180 560 0.3
pause 0.8
move 180 560 652 430 0.5
xdotool mousedown 1
move 652 430 625 430 0.7
xdotool mouseup 1
pause 0.3
# Where the ball has come to rest depends on the hand.
y=$(tail -n 1 "$work/trace" | python3 -c 'import json, sys; f = json.load(sys.stdin)["ball"]["frame"]; print(round(53 + f[1] + f[3] / 2))')
move 625 430 84 "$y" 0.5
xdotool mousedown 1
move 84 "$y" 96 "$y" 0.2
move 96 "$y" 270 "$((y - 90))" 0.13 1
xdotool mouseup 1
move 270 "$((y - 90))" 300 560 0.4
pause 1.4
kill -INT "$film"
wait "$film" || true
film=
ffmpeg -hide_banner -loglevel error -y -i "$work/film.mkv" -vf \
  "setpts=PTS/$slower,fps=25,scale=640:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=128:stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle" \
  -loop 0 "$work/window.gif"
mv "$work/window.gif" "$output"
ls -l "$output"
