#!/usr/bin/env bash
# Checks a Debian package: check-deb.sh PACKAGE [SUITE]
#
# Runs lintian, then takes the package through a clean Debian without Swift (bookworm, or another SUITE): apt installs
# it, it draws a picture, opens a window under Xvfb, and is removed without leaving anything. The clean system is made
# from this machine's apt sources or, for another suite, from the mirror in them. It is in build/, and its mounts go
# with the processes that see them. Needs root, mmdebstrap and lintian.
set -euo pipefail

deb=$(realpath "$1")
suite=${2:-bookworm}
cd "$(dirname "$0")/.."
if ((EUID != 0)); then
  echo "error: a clean root folder can be made by root alone: sudo make check-deb" >&2
  exit 1
fi
for tool in lintian mmdebstrap unshare appstreamcli desktop-file-validate; do
  command -v "$tool" >/dev/null || {
    echo "error: $tool is not there (apt-get install lintian mmdebstrap util-linux appstream desktop-file-utils)" >&2
    exit 1
  }
done

# The most bytes that the program may have.
limit=25500000

fail() {
  echo "check-deb: $1" >&2
  exit 1
}

# The figures that docs/performance.md gives must be true within 3 %: documented ROW SED BYTES
documented() {
  local row figure
  row=$(grep "^| $1 |" docs/performance.md) || fail "docs/performance.md has no row \"$1\""
  figure=$(sed -E "$2" <<<"$row")
  awk -v said="$figure" -v real="$3" 'BEGIN { exit !(said > 0 && said * 1e6 < real * 1.03 && said * 1e6 > real * 0.97) }' ||
    fail "docs/performance.md says $figure MB of $1, and it has $3 bytes"
}

lintian --fail-on error --allow-root "$deb" || fail "lintian finds errors"

folder=build/check-deb
mkdir -p "$folder"
folder=$(realpath "$folder")
dpkg-deb --extract "$deb" "$folder/content"
size=$(stat -c %s "$folder/content/usr/bin/floatdesktop")
((size <= limit)) || fail "the program has $size bytes, more than $limit"
documented "the installed program" 's/.*\| ([0-9.]+) MB \|.*/\1/' "$size"
documented "the Debian package" 's/.*\| ([0-9.]+) MB, installed.*/\1/' "$(stat -c %s "$deb")"
documented "the Debian package" 's/.*installed ([0-9.]+) MB.*/\1/' "$((1024 * $(dpkg-deb --field "$deb" Installed-Size)))"
if grep -qaF "$PWD/" "$folder/content/usr/bin/floatdesktop"; then fail "the program names the folder it was built in"; fi
if readelf -d "$folder/content/usr/bin/floatdesktop" | grep -E 'RPATH|RUNPATH'; then fail "the program has a RUNPATH"; fi
# What hardening-check looks for, as far as swiftc gives it: a position-independent program, a protected stack, and
# libraries that are bound at the start. C's checked functions are not there, because Swift's libraries call the others.
facts=$(readelf --file-header --program-headers --dynamic --dyn-syms --wide "$folder/content/usr/bin/floatdesktop")
[[ $facts =~ Type:\ +DYN ]] || fail "the program is not position-independent"
[[ $facts =~ BIND_NOW|Flags:\ NOW ]] || fail "the program binds libraries late"
[[ $facts == *GNU_RELRO* ]] || fail "the program's relocations can be written over"
[[ $facts == *__stack_chk_fail* ]] || fail "the stack is not protected"

desktop-file-validate "$folder/content/usr/share/applications/floatdesktop.desktop" || fail "the menu entry is wrong"
# The one warning that needs a home page: an id that is a domain's name backwards, and there is no domain.
said=$(appstreamcli validate --no-net "$folder/content/usr/share/metainfo/floatdesktop.metainfo.xml" | grep -E '^[EW]:' || true)
[[ $said =~ ^W:\ [^$'\n']*\ cid-desktopapp-is-not-rdns\ [^$'\n']*$ ]] || fail "the metainfo has other problems: $said"
version=$(dpkg-deb --field "$deb" Version)
grep -q "<release version=\"${version%-*}\"" "$folder/content/usr/share/metainfo/floatdesktop.metainfo.xml" ||
  fail "the metainfo has no release ${version%-*}"
rm -rf "$folder/content"

# The clean system, with the tools that look at the window, and what a desktop has that reads, completes and opens. It is
# made once for each suite and list of tools.
tools=passwd,xvfb,xdotool,x11-utils,man-db,bash-completion,zsh,fish,python3-minimal,shared-mime-info,libglib2.0-bin,desktop-file-utils
base=$folder/$suite-$(md5sum <<<"$tools" | cut -c1-8).tar
if [[ ! -s $base ]]; then
  sources=()
  if [[ $suite == "$(. /etc/os-release && echo "$VERSION_CODENAME")" ]]; then
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources; do
      if [[ -s $file ]]; then sources+=("$file"); fi
    done
  else
    mirror=$(grep -rhoPs '(^URIs: *|^deb +)\Khttps?://[^ ]+/debian/?(?= |$)' /etc/apt/sources.list /etc/apt/sources.list.d | head -1 || true)
    sources=("${mirror:-http://deb.debian.org/debian}")
  fi
  mmdebstrap --quiet --mode=root --variant=apt --include="$tools" "$suite" "$folder/new.tar" "${sources[@]}"
  mv "$folder/new.tar" "$base"
fi
root=$folder/root
rm -rf "$root"
mkdir "$root"
tar -C "$root" --exclude='./dev/*' -xf "$base"
cp "$deb" "$root/tmp/floatdesktop.deb"
cp scripts/check-deb-inside.sh "$root/tmp/inside.sh"
cp scripts/check-completions.py scripts/patience.py "$root/tmp/"
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true

# The mounts belong to the new namespace alone and go with it; so do the processes.
unshare --mount --pid --fork --kill-child bash -euo pipefail -c '
  mount -t proc proc "$1/proc"
  mount --rbind /dev "$1/dev"
  mount -t tmpfs tmpfs "$1/run"
  exec chroot "$1" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 bash /tmp/inside.sh' _ "$root" ||
  fail "the package does not live in a clean $suite"
rm -rf --one-file-system "$root"
echo "check-deb: installed, read, completed, drew, opened and went without a trace in a clean $suite; the program has $size bytes"
