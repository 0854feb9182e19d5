#!/usr/bin/env bash
# Builds a product for the fast loop: dev-build.sh PRODUCT FLAG…
#
# SwiftPM passes all flags on to every call of the compiler, and two of them mean nothing to some: the compiler says so
# each time, which is left out here.
set -euo pipefail

product=$1
shift
swift build --product "$product" "$@" 2>&1 |
  sed -u -e '/^warning: ignoring -num-threads argument; cannot multithread batch mode$/d' \
    -e '/^warning: ignoring -incremental (currently requires an output file map)$/d'
