#!/usr/bin/env bash
# Fails if the build in the given log warned; later lines, such as those of tests, do not count.
#
# The compiler's own -warnings-as-errors is not used, because other flags would build everything once more. A file that
# warned is touched, because an incremental build does not repeat the warnings of files that it skips.
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
