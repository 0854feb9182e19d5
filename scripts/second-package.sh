#!/usr/bin/env bash
# Uses this package as a team does: builds and runs another package as the documents describe.
#
#   scripts/second-package.sh [FOLDER]    FOLDER keeps the build for the next time (default: build/second-package)
#
# That package brings its own page with a badge, something to press and a key, and a snapshot test of it. It contains
# every Swift sample of README.md, docs/ and the articles, word for word. The first run of the screenshot tests records
# goldens and fails, the second passes, and one with another scenario fails again. It downloads nothing besides this
# package's dependencies, whose pinned versions it takes.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/build/second-package}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
package=$folder/App
log=$folder/log.txt
readme=README.md
articles=Sources/FloatCore/FloatCore.docc
tests=docs/screenshot-tests.md

# The Swift samples that are used below: each document and the number of its samples.
samples=("$readme 2" "$articles/EventsAndCalls.md 1" "$articles/FloatCore.md 1" "$articles/InYourOwnPackage.md 2"
  "$articles/PagesOfYourOwn.md 3" "$tests 2")

# The lines of a document's n-th Swift sample.
sample() {
  awk -v wanted="$2" '
    /^```swift$/ { inside = 1; count++; next }
    /^```$/ { inside = 0; next }
    inside && count == wanted' "$root/$1"
}

# Checks that every sample is compiled, because others become wrong sooner or later.
diff <(printf '%s\n' "${samples[@]}" | LC_ALL=C sort) <(cd "$root" && find README.md CONTRIBUTING.md CHANGELOG.md docs Sources \
  -name '*.md' -exec grep -c '^```swift$' /dev/null {} + | awk -F: '$2 > 0 { print $1 " " $2 }' | LC_ALL=C sort) >&2 || {
  echo "second-package: these documents have Swift samples that are not built here (<), or fewer than before (>)" >&2
  exit 1
}

rm -rf "$package/Package.swift" "$package/Sources" "$package/Tests"
mkdir -p "$package"/Sources/{Readme,Articles,Listener,Shop} "$package/Tests/AppTests/__Snapshots__"
# The path in the documents, by any name that this folder may have.
ln -sfn "$root" "$folder/FloatDesktop"

# The manifest line that a document gives: "package" or "product".
manifest() { sample "$1" 1 | grep "\.$2("; }

cat > "$package/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
$(manifest "$tests" package)
  ],
  targets: [
    .executableTarget(name: "Readme", dependencies: [
$(manifest "$readme" product)
    ]),
    .executableTarget(name: "Articles", dependencies: [
$(manifest "$articles/InYourOwnPackage.md" product)
    ]),
    .executableTarget(
      name: "Listener", dependencies: ["Shop", .product(name: "FloatCore", package: "FloatDesktop")]),
    .target(name: "Shop", dependencies: [.product(name: "FloatCore", package: "FloatDesktop")]),
    .testTarget(name: "AppTests", dependencies: [
        "Shop", .product(name: "FloatCore", package: "FloatDesktop"),
$(manifest "$tests" product)
    ], exclude: ["__Snapshots__"]),
  ]
)
SWIFT
for document in "$readme" "$articles/InYourOwnPackage.md"; do
  [[ $(manifest "$document" package | sed 's/ *\/\/.*//') == "$(manifest "$tests" package | sed 's/ *\/\/.*//')" ]] || {
    echo "second-package: $document names another package than $tests" >&2
    exit 1
  }
done

sample "$readme" 2 > "$package/Sources/Readme/main.swift"
sample "$articles/FloatCore.md" 1 > "$package/Sources/Articles/main.swift"
# The article's function belongs to a screen with a prototype, which carries out its effects.
cat > "$package/Sources/Articles/Screen.swift" <<SWIFT
import FloatCore
import FloatPages
final class Screen {
  var prototype = Prototype(content: PrototypePages.fallback)
  func play(_ haptic: Haptic) {}
  func play(_ sound: Sound) {}
  func announce(_ text: String) {}
  func store(_ archive: CollectedPagesArchive) {}
  func hear(_ event: Event) {}
$(sample "$articles/InYourOwnPackage.md" 2)
}
SWIFT
sample "$tests" 2 > "$package/Tests/AppTests/PushTests.swift"
sample "$articles/EventsAndCalls.md" 1 > "$package/Sources/Listener/main.swift"
# The package's own page, with a badge, something to press and a key, and its test.
for number in 1 2; do sample "$articles/PagesOfYourOwn.md" $number; done > "$package/Sources/Shop/Shop.swift"
sample "$articles/PagesOfYourOwn.md" 3 > "$package/Tests/AppTests/ShopTests.swift"
[[ -e $root/Package.resolved ]] || swift package --package-path "$root" resolve
cp "$root/Package.resolved" "$package/Package.resolved"

# Runs the tests; fails unless they end as expected and print the text.
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
run fail 'it was recorded, so check it and run the test again'
[[ -s $package/Tests/AppTests/__Snapshots__/PushTests/push.halfway.2x.png ]]
[[ -s $package/Tests/AppTests/__Snapshots__/PushTests/push.all.motion.txt ]]
[[ -s $package/Tests/AppTests/__Snapshots__/ShopTests/bought.basket.2x.png ]]
run pass 'passed'
# SwiftPM's about a flag of glib's, which it leaves out itself, is none of the build's.
if grep -v 'prohibited flag(s): -pthread' "$log" | grep -q 'warning:'; then
  cat "$log"
  echo "second-package: there are warnings" >&2
  exit 1
fi
sed -i 's/wait: 120ms/wait: 150ms/' "$package/Tests/AppTests/PushTests.swift"
run fail 'pixels differ'
(cd "$package" && swift run --skip-build Listener) > "$folder/events.txt"
for line in 'tea is in the ball' 'ball.docked left 0.2' 'page.opened tea' 'page.removed tea' 'no clear: meaningless'; do
  grep -q "$line" "$folder/events.txt" || {
    cat "$folder/events.txt"
    echo "second-package: no event says \"$line\"" >&2
    exit 1
  }
done
for program in Readme Articles; do (cd "$package" && swift run --skip-build "$program" > /dev/null); done
echo "second-package: recorded, passed and failed as it should; every sample compiles and runs"
