#!/usr/bin/env bash
# Renders the built-in demo scenario to pictures below build/demo/; needs no display.
set -euo pipefail

program=$(realpath "$1")
cd "$(dirname "$0")/.."
rm -rf build/demo
mkdir -p build/demo
"$program" snapshot --scenario Assets/scenarios/demo.yaml --output build/demo
echo "The pictures are in build/demo/:"
ls build/demo
