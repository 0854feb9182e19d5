#!/usr/bin/env bash
# Times every kind of motion against the budgets, whole processes from start to end, and the window at rest.
set -euo pipefail

program=$(realpath "$1")
runs=${RUNS:-15}
cd "$(dirname "$0")/.."
"$program" bench

median_ms() {
  local begin i
  for ((i = 0; i < runs; i++)); do
    begin=$(date +%s%N)
    "$@" >/dev/null
    echo $((($(date +%s%N) - begin) / 10000))
  done | sort -n | awk '{ v[NR] = $1 } END { printf "%.2f", v[int((NR + 1) / 2)] / 100 }'
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf 'steps:\n  - snapshot: first\n' >"$folder/first.yaml"
first=$(median_ms "$program" snapshot --scenario "$folder/first.yaml" --scale 2 --output "$folder/")
printf 'from process start to the first picture on disk, scale 2: %s ms (median of %s)\n' "$first" "$runs"
if command -v python3 >/dev/null; then scripts/live-cost.py "$program" "$runs"; fi
