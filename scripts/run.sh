#!/usr/bin/env bash
# Opens the window; without a display, renders the demo scenario to pictures below build/demo/ instead.
set -euo pipefail

program=$1
shift
[[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]] || exec "$program" "$@"
echo "There is no display (neither WAYLAND_DISPLAY nor DISPLAY is set), so no window can open."
echo "Rendering the demo scenario to pictures in build/demo/ instead."
rm -rf build/demo
"$program" snapshot --scenario "$(dirname "$0")/../Assets/scenarios/demo.yaml" --output build/demo/
