#!/usr/bin/env bash
# Prints the version, which is written in one place, the command line's sources.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(grep -rhoP 'static let version = "\K[0-9]+\.[0-9]+\.[0-9]+(?=")' Sources --include=FloatDesktopCommand.swift)
[[ $version == *.*.* && $version != *$'\n'* ]] || {
  echo "error: FloatDesktopCommand.swift should have one line with: static let version = \"1.2.3\"" >&2
  exit 1
}
echo "$version"
