#!/usr/bin/env bash
# Makes a stripped copy of a program, and beside it NAME.debug with the symbols: strip.sh PROGRAM STRIPPED
#
# A debugger finds the symbols by a name in the program, as long as both files are in one folder.
set -euo pipefail

program=$(realpath "$1")
stripped=$(realpath -m "$2")
name=$(basename "$stripped")
objcopy=$(command -v objcopy || command -v llvm-objcopy) || {
  echo "error: neither objcopy nor llvm-objcopy is there; install binutils" >&2
  exit 1
}

mkdir -p "$(dirname "$stripped")"
cd "$(dirname "$stripped")"
"$objcopy" --only-keep-debug "$program" "$name.debug"
chmod 644 "$name.debug"
"$objcopy" --strip-all --remove-section=.comment --add-gnu-debuglink="$name.debug" "$program" "$name.new"
mv "$name.new" "$name"
printf 'stripped: %.1f MB of %.1f MB (symbols in %s)\n' \
  "$(stat -c %s "$name")e-6" "$(stat -c %s "$program")e-6" "$(dirname "$stripped")/$name.debug"
