#!/usr/bin/env bash
# Replays the demo scenario many times, each in its own process: the final state must never differ.
set -euo pipefail

program=$(realpath "$1")
runs=${RUNS:-300}
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

state() { "$program" inspect --scenario Assets/scenarios/demo.yaml; }
state >"$folder/first.json"
for ((i = 2; i <= runs; i++)); do
  state >"$folder/this.json"
  if ! cmp -s "$folder/first.json" "$folder/this.json"; then
    echo "error: run $i ended in another state than the first:" >&2
    diff "$folder/first.json" "$folder/this.json" >&2 || true
    exit 1
  fi
done
echo "soak: $runs runs ended in the same state"
