#!/usr/bin/env bash
# Fails if the build in the given log warned; what follows it there, as from tests, does not count.
#
# The compiler's own -warnings-as-errors is not used: it would build everything once more with other flags.
# A file that warned is touched, since an incremental build does not repeat the warnings of files it skips.
set -euo pipefail

warnings=$(sed -E '/^Build (of .* )?complete!/q' "$1" | grep -E '(^|: )warning:' | grep -v '/checkouts/' | sort -u || true)
[[ -n $warnings ]] || exit 0

echo "error: the build warned:" >&2
echo "$warnings" >&2
while IFS= read -r line; do
  file=${line%%:*}
  [[ -f $file ]] && touch "$file"
done <<<"$warnings"
exit 1
