#!/usr/bin/env bash
# Opens the window; without a display, renders the demo scenario instead.
set -euo pipefail

program=$1
shift
if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
  echo "There is no display (neither WAYLAND_DISPLAY nor DISPLAY is set), so no window can open."
  echo "Rendering the demo scenario to pictures instead."
  exec "$(dirname "$0")/demo.sh" "$program"
fi
exec "$program" "$@"
