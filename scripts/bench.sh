#!/usr/bin/env bash
# Times whole runs of the demo scenario, from the start of the process to its end: medians in milliseconds.
set -euo pipefail

program=$(realpath "$1")
runs=${RUNS:-15}
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
scenario=Assets/scenarios/demo.yaml

median_ms() {
  local begin i
  for ((i = 0; i < runs; i++)); do
    begin=$(date +%s%N)
    "$@" >/dev/null
    echo $((($(date +%s%N) - begin) / 10000))
  done | sort -n | awk '{ v[NR] = $1 } END { printf "%.2f", v[int((NR + 1) / 2)] / 100 }'
}

echo "median of $runs runs:"
inspect=$(median_ms "$program" inspect --scenario "$scenario")
printf '  %-42s %8s ms\n' "the state at the end (inspect)" "$inspect"
snapshot=$(median_ms "$program" snapshot --scenario "$scenario" --output "$folder")
printf '  %-42s %8s ms\n' "$(find "$folder" -name '*.png' | wc -l) pictures on the way (snapshot)" "$snapshot"
