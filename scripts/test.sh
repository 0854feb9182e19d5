#!/usr/bin/env bash
# Runs the tests that were built: test.sh FLAG…, flags of `swift test`.
#
# The tests of the program mostly wait for display servers, programs and frames; all others compute. A process runs no
# more tests at once than there are processors, so each kind has its own process. With a filter, one process is enough.
set -euo pipefail

program='^FloatDesktopTests\.'
run() { swift test --skip-build --ignore-lock --disable-xctest "$@"; }

if [[ " $* " == *" --filter "* ]]; then
  run "$@"
  exit
fi
run "$@" --filter "$program" &
waiting=$!
status=0
run "$@" --skip "$program" || status=$?
wait "$waiting" || status=$?
exit "$status"
