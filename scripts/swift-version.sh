#!/usr/bin/env bash
# Stops with one clear line where Swift is missing or too old.
set -euo pipefail

needed=6.1
version=$(swift --version 2>/dev/null | grep -oP 'Swift version \K\d+\.\d+' || true)
if [[ -z $version ]] || ! printf '%s\n' $needed "$version" | sort -VC; then
  echo "error: FloatDesktop needs Swift $needed or newer, and here is ${version:-none}: see https://www.swift.org/install/linux/" >&2
  exit 1
fi
