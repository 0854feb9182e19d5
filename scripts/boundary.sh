#!/usr/bin/env bash
# The core's boundary: FloatCore imports RealModule and nothing else, FloatPages imports the core alone, and neither
# uses a clock, file, thread, process, randomness or C symbol, even one that the standard library offers without an
# import.
set -euo pipefail
cd "$(dirname "$0")/.."

core=(Sources/FloatCore Sources/FloatPages)
found=0

# Prints the matches with the reason, and notes that there were some.
report() {
  [[ -z $2 ]] || {
    printf 'error: %s\n%s\n' "$1" "$2" >&2
    found=1
  }
}

# Lines of code as FILE:LINE:TEXT, without comments, which may name things that the code may not use.
code() { grep -rnE "$1" "${core[@]}" --include='*.swift' | grep -vE '^[^:]+:[0-9]+:[[:space:]]*//' || true; }

# Imports of a target other than those that it may have.
imports() {
  grep -rnE '(^|[[:space:];])import[[:space:]]' "Sources/$1" --include='*.swift' | grep -vE ":[0-9]+:[[:space:]]*//|[[:space:]:]import ($2)[[:space:]]*\$" || true
}
report "FloatCore may import only RealModule" "$(imports FloatCore RealModule)"
report "FloatPages may import only FloatCore" "$(imports FloatPages FloatCore)"
report "core and pages may not read a clock or sleep: time is an argument" \
  "$(code '\b(ContinuousClock|SuspendingClock|DispatchTime|CFAbsoluteTime|Date\(\)|Task\.sleep)')"
report "core and pages may not be random" \
  "$(code '(SystemRandomNumberGenerator|\brandom\(|\.shuffled?\(\)|\.randomElement\(\)|\.hashValue\b)')"
report "core and pages may not start threads or tasks" \
  "$(code '\b(Task[[:space:]]*\{|Task\.detached|Thread|DispatchQueue|TaskGroup)\b')"
report "core and pages may not read or write, or look at its process" \
  "$(code '(^|[^.[:alnum:]_])(print|debugPrint|dump|readLine)\(|\b(CommandLine\.|FileManager|FileHandle)')"
report "core and pages may not call C" "$(code '@_(silgen_name|extern|cdecl)')"
report "only Swift sources belong here" "$(find "${core[@]}" -type f ! -name '*.swift' ! -path '*/FloatCore.docc/*.md')"

# The studio is a value like the phone, so real time is an argument, too; and what is taken home follows from both.
report "FloatStudio may import only FloatCore" "$(imports FloatStudio FloatCore)"
report "FloatTakeHome may import only FloatCore and FloatStudio" "$(imports FloatTakeHome 'FloatCore|FloatStudio')"

# The instrument is a value without files: what it wants to read or write, it requests.
desk=$(grep -rnE '\b(BoundedFile|AtomicFile|DraftFile|FileHandle|FileManager|Environment\.|Folder\.(make|exists|names|content)|ConfigurationStore|PresetLibrary|Diagnostics\.)' Sources/FloatDesktop/Desk --include='*.swift' | grep -vE ':[[:space:]]*//' || true)
report "FloatDesk may not read or write, or look at its process" "$desk"

# The shell's targets. The manifest restricts their imports of each other; this checks the C libraries that come with them.
shell_target() {
  report "$1 may not import $2" "$(grep -rnE "^(@testable |@_exported |internal |public |package )*import ($2)\b" "Sources/FloatDesktop/$1" --include='*.swift' || true)"
}
shell_target Desk 'CSDL2|CSDL2SysWM|CFreeType|CFontconfig|CYAML|CZLib|ArgumentParser|Testing|Glibc|Foundation'
shell_target Files 'CSDL2|CSDL2SysWM|CFreeType|CFontconfig|CZLib|ArgumentParser|Testing'
shell_target Replay 'CSDL2|CSDL2SysWM|CFreeType|CFontconfig|CYAML|CZLib|ArgumentParser|Testing'
shell_target Painting 'CSDL2SysWM|CYAML|ArgumentParser|Testing'
shell_target Snapshots 'CSDL2SysWM|CFreeType|CFontconfig|CYAML|CZLib|ArgumentParser|Testing'
report "a file imports what it names; nothing is re-exported inside the package" \
  "$(grep -rn '@_exported' Sources/FloatDesktop --include='*.swift' | grep -v '^Sources/FloatDesktop/Testing/' || true)"

report "only the program that draws SVGs may be linked with librsvg and lcms2" \
  "$(grep -rnE '^((package|public) )?import (CRSVG|CLCMS)\b' Sources/FloatDesktop --include='*.swift' | grep -v '^Sources/FloatDesktop/SVG/' || true)"
report "only Program/Platform may call the window system" \
  "$(grep -rnE '^((package|public) )?import (CSDL2SysWM|CWaylandClient|CDBus)\b' Sources/FloatDesktop --include='*.swift' | grep -v '^Sources/FloatDesktop/Program/Platform/' || true)"

# On its own line, so that a failure of the script is one of this check.
inherited=$(scripts/descriptors.py)
report "a call that makes a descriptor closes it to other programs itself: afterwards, a program that another thread starts has inherited it" \
  "$inherited"

((found)) && exit 1
echo "boundary: FloatCore imports RealModule only, FloatPages FloatCore, no target of the shell what belongs above it, and no descriptor is inherited"
