#!/usr/bin/env bash
# Ends with an error where a build folder was made for a checkout at another place: build-place.sh FOLDER…
#
# SwiftPM keeps absolute paths in a build folder, so that a copied or renamed checkout does not build ("missing required
# module 'SwiftShims'").
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
for folder in "$@"; do
  for plan in "$folder"/*.yaml; do
    [[ -s $plan && $plan == */@(release|debug).yaml ]] || continue
    grep -qF -e "\"$PWD/Sources/" -e "\"$(pwd -P)/Sources/" "$plan" && continue
    echo "error: $folder was made for a checkout at another place; remove it with: make clean" >&2
    exit 1
  done
done
