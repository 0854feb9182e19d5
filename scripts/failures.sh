#!/usr/bin/env bash
# Repeats the failures in the given log of `swift test`, so that they are the last thing to read.
set -euo pipefail

echo "failed:" >&2
grep -E '^(✘ Test .* recorded an issue|.*\.swift:[0-9]+:[0-9]+: error:|error:)' "$1" | cut -c1-500 >&2 || tail -20 "$1" >&2
