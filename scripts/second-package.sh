#!/usr/bin/env bash
# Uses this package as a team does: a package of its own with the files of docs/screenshot-tests.md, built and run.
#
#   scripts/second-package.sh [FOLDER]    FOLDER keeps the build for the next time (default: build/second-package)
#
# The first run of its tests records goldens and fails, the second passes, and one with another scenario fails again.
# Nothing is downloaded that this package does not have: the second one takes its pinned versions.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/build/second-package}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
package=$folder/App
log=$folder/log.txt
rm -rf "$package/Package.swift" "$package/Tests"
mkdir -p "$package/Tests/AppTests"
# The document's path, whatever this folder is called.
ln -sfn "$root" "$folder/FloatDesktop"

# The lines of a Swift block of the document whose text has a word.
snippet() {
  awk -v word="$1" '
    /^```swift$/ { inside = 1; text = ""; next }
    /^```$/ { if (inside && index(text, word)) { printf "%s", text; exit } inside = 0; next }
    inside { text = text $0 "\n" }' "$root/docs/screenshot-tests.md"
}

cat > "$package/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
$(snippet '.package(path:' | grep '\.package(')
  ],
  targets: [
    .testTarget(
      name: "AppTests",
      dependencies: [
$(snippet '.package(path:' | grep '\.product(')
      ], exclude: ["__Snapshots__"])
  ]
)
SWIFT
snippet '@Test' > "$package/Tests/AppTests/PushTests.swift"
mkdir -p "$package/Tests/AppTests/__Snapshots__"
[[ -e $root/Package.resolved ]] || swift package --package-path "$root" resolve
cp "$root/Package.resolved" "$package/Package.resolved"

# Runs the tests; fails unless they end as expected and say so.
run() {
  local expected=$1 text=$2 code=0
  (cd "$package" && env -u CI -u SNAPSHOT_TESTING_RECORD swift test --disable-xctest) >"$log" 2>&1 || code=$?
  if [[ $expected == pass && $code != 0 ]] || [[ $expected == fail && $code == 0 ]] || ! grep -q "$text" "$log"; then
    cat "$log"
    echo "second-package: the tests should $expected and say \"$text\"; they ended with $code" >&2
    exit 1
  fi
}

echo "second-package: building a package that depends on this one; the first time this takes minutes"
run fail 'it was recorded, look at it and run the test again'
[[ -s $package/Tests/AppTests/__Snapshots__/PushTests/push.halfway.2x.png ]]
[[ -s $package/Tests/AppTests/__Snapshots__/PushTests/push.all.motion.txt ]]
run pass 'passed'
if grep -q 'warning:' "$log"; then
  cat "$log"
  echo "second-package: there are warnings" >&2
  exit 1
fi
sed -i 's/wait: 120ms/wait: 150ms/' "$package/Tests/AppTests/PushTests.swift"
run fail 'pixels differ'
echo "second-package: recorded, passed and failed as it should"
