#!/usr/bin/env bash
# Installs missing system packages, and says which and why.
#
#   scripts/deps.sh run    the packages that the program is built from and runs with
#   scripts/deps.sh test   these, and the tools with which the tests drive it
#
# Without apt-get it prints the packages' names for dnf, pacman and zypper instead, and succeeds if the libraries are
# there nevertheless.
set -euo pipefail

purpose=${1:-run}

# package|why
needed=(
  "libsdl2-dev|windows, input and surfaces"
  "libsdl2-gfx-dev|hairlines, arcs and graphs"
  "libsdl2-ttf-dev|text"
  "libsdl2-image-dev|icons and pictures"
  "libx11-dev|the window behind SDL's on X11"
  "libdbus-1-dev|the desktop's settings"
  "libwayland-dev|the window behind SDL's on Wayland"
  "libfreetype-dev|antialiased shapes"
  "libfontconfig-dev|finding fonts"
  "librsvg2-dev|the SVGs of prototypes"
  "liblcms2-dev|colour profiles"
  "libyaml-dev|config files, scenarios and contents"
  "zlib1g-dev|writing pictures"
  "pkg-config|finding the libraries"
  "python3|manual pages, and small helpers of the tests"
  "fonts-inter|the interface's font"
  "fonts-noto-cjk|Chinese text"
)
# Left out on a release that does not have them.
optional=(
  "fonts-noto-color-emoji|emoji"
  "libdecor-0-plugin-1-cairo|the window's title bar on GNOME under Wayland"
  "ffmpeg|videos: export to MP4 and GIF"
)
if [[ $purpose == test ]]; then
  needed+=(
    "xvfb|an X11 display for the tests"
    "xdotool|mouse and keys in the tests"
    "weston|a Wayland display for the tests"
    "x11-utils|looking at windows in the tests"
  )
  optional+=(
    "zsh|completions in it"
    "fish|completions in it"
    "mandoc|checking the manual pages"
    "openbox|a window manager for a test of minimised windows"
    "cage|a compositor that leaves title bars to its programs"
    "xwayland|what cage does not start without"
    "python3-yaml|a second reader of YAML"
    "dbus-daemon|a bus for the tests of light and dark"
    "python3-dbus|a settings portal for them"
    "python3-gi|a settings portal for them"
  )
elif [[ $purpose != run ]]; then
  echo "usage: scripts/deps.sh [run|test]" >&2
  exit 64
fi

# Prints those of the given package|why entries whose package is not installed. A command with the package's name counts
# as well, because it may come from another package (pkgconf) or from elsewhere.
missing_of() {
  local installed entry name
  installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "${@%%|*}" 2>/dev/null || true)"
  for entry in "$@"; do
    name=${entry%%|*}
    [[ $installed == *" installed:$name "* ]] || command -v "$name" >/dev/null || printf '%s\n' "$entry"
  done
}

install_with_apt() {
  local missing=() entry kept=() sudo=()
  mapfile -t missing < <(missing_of "${needed[@]}" "${optional[@]}")
  ((${#missing[@]})) || return 0

  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "error: these packages are missing, and there is no sudo to install them with. As root, run:" >&2
      echo "  apt-get install --no-install-recommends ${missing[*]%%|*}" >&2
      exit 1
    fi
    sudo=(sudo)
  fi
  echo "Updating the list of packages${sudo:+ with sudo} (apt-get update)."
  "${sudo[@]}" apt-get update -q || echo "warning: apt-get update failed; going on with the list as it is" >&2

  for entry in "${missing[@]}"; do
    if [[ " ${optional[*]} " == *" $entry "* ]] && ! apt-cache show "${entry%%|*}" >/dev/null 2>&1; then
      echo "Going on without ${entry%%|*} (${entry#*|}): this release does not have it."
    else
      kept+=("$entry")
    fi
  done
  ((${#kept[@]})) || return 0

  echo "Installing${sudo:+ with sudo}:"
  for entry in "${kept[@]}"; do printf '  %-28s %s\n' "${entry%%|*}" "${entry#*|}"; done
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${kept[@]%%|*}"
}

# The libraries as pkg-config calls them, through which the build finds them.
libraries=(sdl2 SDL2_gfx SDL2_ttf SDL2_image x11 dbus-1 wayland-client freetype2 fontconfig librsvg-2.0 lcms2 yaml-0.1 zlib)
libraries_are_there() { command -v pkg-config >/dev/null && pkg-config --exists "${libraries[@]}"; }

tools_are_there() {
  [[ $purpose == run ]] || {
    command -v Xvfb && command -v xdotool && command -v weston && command -v xwininfo && command -v python3
  } >/dev/null
}

print_names() {
  local named dnf pacman zypper
  named=$(printf "'pkgconfig(%s)' " "${libraries[@]}")
  dnf="pkgconf-pkg-config ${named}rsms-inter-fonts google-noto-sans-cjk-fonts libdecor ffmpeg-free"
  pacman="pkgconf libx11 dbus wayland sdl2 sdl2_gfx sdl2_ttf sdl2_image freetype2 fontconfig librsvg lcms2 libyaml zlib inter-font noto-fonts-cjk libdecor ffmpeg"
  zypper="pkgconf ${named}inter-fonts google-noto-sans-sc-fonts libdecor ffmpeg"
  if [[ $purpose == test ]]; then
    dnf+=" xorg-x11-server-Xvfb xdotool weston xwininfo zsh fish"
    pacman+=" xorg-server-xvfb xdotool weston xorg-xwininfo zsh fish"
    zypper+=" xorg-x11-server-Xvfb xdotool weston xwininfo zsh fish"
  fi
  echo "There is no apt-get here. The packages that FloatDesktop needs are, by their names elsewhere:"
  echo "  sudo dnf install $dnf"
  echo "  sudo pacman -S --needed $pacman"
  echo "  sudo zypper install $zypper"
}

if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
  install_with_apt
elif ! libraries_are_there; then
  print_names
  echo "error: not all of the libraries are there; install them and try again" >&2
  exit 1
elif ! tools_are_there; then
  print_names
  echo "The libraries are there, so this goes on; tests fail where a tool they need is missing."
fi
