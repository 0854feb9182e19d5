#!/usr/bin/env bash
# Builds a product for the fast loop: dev-build.sh PRODUCT FLAG…
#
# SwiftPM passes all flags to every call of the compiler. Two of them mean nothing to some calls, and the compiler's
# warnings about them are filtered out here, as is SwiftPM's about a flag of glib's that it leaves out itself.
set -euo pipefail

product=$1
shift
swift build --product "$product" "$@" 2>&1 |
  sed -u -e '/^warning: prohibited flag(s): -pthread/d' -e '/^warning: ignoring -num-threads argument; cannot multithread batch mode$/d' \
    -e '/^warning: ignoring -incremental (currently requires an output file map)$/d'
