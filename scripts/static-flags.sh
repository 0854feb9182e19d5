#!/usr/bin/env bash
# Prints the flags that link Swift's libraries into the program, or nothing where this toolchain has them only as shared
# libraries. Such a program starts some 10 ms earlier, and runs without an installed Swift.
set -euo pipefail

resources=$(swiftc -print-target-info -static-stdlib 2>/dev/null |
  sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
for library in swiftCore FoundationEssentials; do
  [[ -e $resources/linux/lib$library.a ]] || exit 0
done
# Other linkers warn about functions that Foundation uses.
echo --static-swift-stdlib -Xswiftc -use-ld=lld
