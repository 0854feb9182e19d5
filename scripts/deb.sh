#!/usr/bin/env bash
# Makes a Debian package of the stripped program and the other files of `make install`: deb.sh STRIPPED
#
# The package is build/floatdesktop_VERSION-1_ARCHITECTURE.deb. Its times are those of the last commit, so that equal
# sources give equal packages. DEBFULLNAME and DEBEMAIL name its maker.
set -euo pipefail

cd "$(dirname "$0")/.."
for tool in dpkg-deb dpkg-shlibdeps; do
  command -v "$tool" >/dev/null || {
    echo "error: $tool is not there (apt-get install dpkg-dev)" >&2
    exit 1
  }
done
if [[ -z $(scripts/static-flags.sh) ]]; then
  echo "error: this toolchain has no static libraries of Swift, and the package must run where there is no Swift" >&2
  exit 1
fi

version=$(scripts/version.sh)
architecture=$(dpkg --print-architecture)
maintainer="${DEBFULLNAME:-The FloatDesktop authors} <${DEBEMAIL:-authors@floatdesktop.invalid}>"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

package=build/deb/floatdesktop
rm -rf build/deb
umask 022
make install DESTDIR="$PWD/$package" PREFIX=/usr >/dev/null
gzip -9n "$package"/usr/share/man/man?/*
# Debian keeps the place for what the administrator installs.
mv "$package/usr/share/zsh/site-functions" "$package/usr/share/zsh/vendor-completions"
# What it says is in the copyright file, and who changes the program has its sources.
rm "$package/usr/share/doc/floatdesktop/LICENSE"
sed -i 's/\[LICENSE\](LICENSE)/[copyright](copyright)/' "$package/usr/share/doc/floatdesktop/README.md"

documents=$package/usr/share/doc/floatdesktop
mkdir -p "$documents"
install -m 644 packaging/debian/copyright "$documents/copyright"
gzip -9nc CHANGELOG.md >"$documents/changelog.gz"
gzip -9nc >"$documents/changelog.Debian.gz" <<CHANGES
floatdesktop ($version-1) unstable; urgency=medium

  * Made from the sources of version $version.

 -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
CHANGES

# dpkg-shlibdeps asks for a source package's control file.
mkdir -p build/deb/debian "$package/DEBIAN"
printf 'Source: floatdesktop\n\nPackage: floatdesktop\nArchitecture: any\n' >build/deb/debian/control
depends=$(cd build/deb && dpkg-shlibdeps -O floatdesktop/usr/bin/* floatdesktop/usr/libexec/floatdesktop/* | sed -n 's/^shlibs:Depends=//p')
size=$(du -k -s --apparent-size --exclude=DEBIAN "$package" | cut -f1)
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@MAINTAINER@/$maintainer/" \
  -e "s/@SIZE@/$size/" -e "s/@DEPENDS@/$depends/" packaging/debian/control.in >"$package/DEBIAN/control"
(cd "$package" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$package/DEBIAN/md5sums"

dpkg-deb --root-owner-group -Zxz --build "$package" build >/dev/null
file=build/floatdesktop_$version-1_$architecture.deb
printf '%s: %.1f MB, installed %.1f MB\n' "$file" "$(stat -c %s "$file")e-6" "${size}e-3"
