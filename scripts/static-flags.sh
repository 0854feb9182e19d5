#!/usr/bin/env bash
# Prints the flags that link Swift's libraries into the program, or nothing where this toolchain has them only as
# shared libraries. A program linked like that starts some 10 ms earlier, and runs where there is no Swift.
set -euo pipefail

resources=$(swiftc -print-target-info -static-stdlib 2>/dev/null |
  sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
[[ -n $resources ]] || exit 0
for library in swiftCore Foundation FoundationEssentials _FoundationICU; do
  [[ -e $resources/linux/lib$library.a ]] || exit 0
done
printf -- '--static-swift-stdlib'
# The other linkers warn about a function that Foundation uses.
linker=$(dirname "$resources")/../bin/ld.lld
if [[ -x $linker ]]; then printf -- ' -Xswiftc -use-ld=lld'; fi
printf '\n'
