#!/usr/bin/env bash
# Fails where the list of the functions that a window uses is outdated: too few of them are still in the program.
#
#     scripts/function-order-age.sh PROGRAM LIST
#
# It cannot count the functions added since then, but where many were added, many others have changed their names.
set -euo pipefail

# In per cent.
least=90

program=$1 list=$2
count=$(sort -u "$list" | wc -l)
found=$(LC_ALL=C sort -u "$list" | LC_ALL=C comm -12 - <(nm --defined-only "$program" | awk '{ print $3 }' | LC_ALL=C sort -u) | wc -l)
share=$((found * 100 / count))
((share >= least)) || {
  echo "error: of the $count functions in $list $share % are still in the program, $least % are the least; write it anew: make function-order" >&2
  exit 1
}
echo "function order: $share % of what a window was seen to use is still in the program"
