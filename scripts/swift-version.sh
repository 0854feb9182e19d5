#!/usr/bin/env bash
# Stops with one clear line where Swift is missing or too old.
set -euo pipefail

needed_major=6
needed_minor=1
hint="FloatDesktop needs Swift $needed_major.$needed_minor or newer: see https://www.swift.org/install/linux/"

if ! command -v swift >/dev/null; then
  echo "error: swift is not on the PATH. $hint" >&2
  exit 1
fi
version=$(swift --version 2>/dev/null || true)
if [[ ! $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]]; then
  echo "error: cannot tell the version of $(command -v swift). $hint" >&2
  exit 1
fi
major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
if ((major < needed_major || (major == needed_major && minor < needed_minor))); then
  echo "error: this is Swift $major.$minor. $hint" >&2
  exit 1
fi
