#!/usr/bin/env bash
# Renders every scenario in every variant with two programs, 60 frames a second, and compares pictures and states.
#
#   scripts/compare-binaries.sh [OPTIONS] OLD NEW
#
#   --quick               each scenario as it is, and once dark and in Chinese; not every preset
#   --filter TEXT         only variants with this text in their name; may be repeated, and one match is enough
#   --old-assets FOLDER   the Assets of OLD (default: the ones that the program finds)
#   --new-assets FOLDER   the Assets of NEW
#   --scale S             pixels a point (default: 0.25)
#
# It stops after ten variants that differ.
#
# The scenarios are this tree's: Assets/scenarios, Tests/Gallery, Tests/Gallery/presets and, in a window and as they are,
# Tests/Stories; both programs play the same files. A variant is SCENARIO:PRESET:APPEARANCE:LANGUAGE, with "-" where the scenario itself decides. Each difference
# is reported with the first time at which the pictures or the lines of inspect differ. Pictures are compared as files,
# so a program that encodes PNG differently differs in all of them.
#
# Exit codes: 0 no difference, 1 differences, 64 wrong usage, 65 a scenario that neither program can play as it is.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
quick=false scale=0.25 limit=10 old_assets='' new_assets=''
filters=() programs=()

usage() {
  echo "compare-binaries: $1" >&2
  sed -n '4,10s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 64
}

while (($#)); do
  case $1 in
    --quick) quick=true ;;
    --filter) filters+=("${2:?}") && shift ;;
    --old-assets) old_assets=$(realpath "${2:?}") && shift ;;
    --new-assets) new_assets=$(realpath "${2:?}") && shift ;;
    --scale) scale=${2:?} && shift ;;
    -*) usage "unknown option $1" ;;
    *) programs+=("$1") ;;
  esac
  shift
done

scenarios() {
  (cd "$root" && find Assets/scenarios Tests/Gallery Tests/Stories -path '*/__*' -prune -o -path Tests/Stories/phone -prune \
    -o -name '*.yaml' ! -name matrix.yaml -type f -print | LC_ALL=C sort)
}

variants() {
  local scenario preset appearance language
  while read -r scenario; do
    echo "$scenario:-:-:-"
    [[ $scenario != Tests/Stories/* ]] || continue
    if $quick; then
      echo "$scenario:-:dark:zh-Hans"
      continue
    fi
    for preset in - $(cd "$root/Assets/presets" && printf '%s\n' *.yaml | sed 's/\.yaml$//'); do
      for appearance in light dark; do
        for language in en zh-Hans; do echo "$scenario:$preset:$appearance:$language"; done
      done
    done
  done < <(scenarios)
}

wanted() { variants | { if ((${#filters[@]})); then grep -F "${filters[@]/#/-e}" || true; else cat; fi; }; }

((${#programs[@]} == 2)) || usage 'give two programs'
for program in "${programs[@]}"; do
  [[ -x $program && ! -d $program ]] || usage "$program is no program"
done
old=$(realpath "${programs[0]}") new=$(realpath "${programs[1]}")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/differ" "$work/unplayable"
wanted > "$work/variants"
[[ -s $work/variants ]] || usage 'no variant has this text in its name'

# Plays one variant with one program: a line a frame with its picture's checksum, and a line a frame with its state.
render() {
  local program=$1 assets=$2 to=$3 code=0 times
  shift 3
  local run=(env -u FLOATDESKTOP_ASSETS)
  [[ -z $assets ]] || run+=("FLOATDESKTOP_ASSETS=$assets")
  mkdir -p "$to/frames"
  # Of a scenario only the phone's pixels are compared, so neither program draws the body around them.
  local export=(export)
  if [[ $* == *Tests/Stories/* ]]; then
    export+=(--window)
  else
    ! "$program" export --help | grep -q -e '--bezel' || export+=(--bezel off)
  fi
  "${run[@]}" "$program" "${export[@]}" "$@" --scale "$scale" --output "$to/frames/" 2> "$to/said" || code=$?
  (cd "$to/frames" && find . -name '*.png' -printf '%f\n' | LC_ALL=C sort | xargs -r sha256sum) > "$to/pictures"
  rm -rf "$to/frames"
  : > "$to/states"
  if ((code == 0)); then
    # The messages of a run about its folder do not matter.
    : > "$to/said"
    times=$(awk 'END { for (n = 0; n < NR; n++) printf "%.9f ", n / 60 }' "$to/pictures")
    # shellcheck disable=SC2086
    "${run[@]}" "$program" inspect "$@" --no-pretty --at $times > "$to/states" 2> "$to/said" || code=$?
  fi
  echo "exit code $code" >> "$to/said"
  ((code == 0))
}

# The number of the first line that differs, from 0; nothing where the files are equal.
first() { cmp -s "$1" "$2" || paste -d '\n' "$1" "$2" | awk '{ if (NR % 2) a = $0; else if (a != $0) { print NR / 2 - 1; exit } }'; }

# The parts of one state that differ from those of another.
parts() { diff <(keys "$1") <(keys "$2") | grep '^[<>]' | head -n 6 || true; }
keys() { sed 's/[{,]"/\n"/g' <<< "$1"; }

compare() {
  local index=$1 variant=$2 number scenario preset appearance language frame
  # The work ends after this many differences.
  (($(find "$work/differ" -type f | wc -l) < limit)) || return 0
  number=$(printf '%05d' "$index")
  local at=$work/$number text=$work/text-$number
  IFS=: read -r scenario preset appearance language <<< "$variant"
  local arguments=(--scenario "$root/$scenario")
  [[ $preset == - ]] || arguments+=(--preset "$preset")
  [[ $appearance == - ]] || arguments+=(--appearance "$appearance")
  [[ $language == - ]] || arguments+=(--language "$language")
  local plays=0
  render "$old" "$old_assets" "$at/old" "${arguments[@]}" && plays=$((plays + 1))
  render "$new" "$new_assets" "$at/new" "${arguments[@]}" && plays=$((plays + 1))
  wc -l < "$at/new/pictures" > "$work/count-$number"
  {
    if ! cmp -s "$at/old/said" "$at/new/said"; then
      diff "$at/old/said" "$at/new/said" | grep '^[<>]' | head -n 8 || true
    elif ((plays == 0)); then
      { echo "$variant"; cat "$at/new/said"; } > "$work/unplayable/$number"
    else
      frame=$(first "$at/old/pictures" "$at/new/pictures")
      if [[ -n $frame ]]; then
        awk -v n="$frame" 'BEGIN { printf "the pictures differ from %.4f s on (frame %d)\n", n / 60, n }'
        echo "  floatdesktop snapshot ${arguments[*]#"$root/"} --at $(awk -v n="$frame" 'BEGIN { printf "%.9f", n / 60 }')" \
          "--output frame.png"
      fi
      frame=$(first "$at/old/states" "$at/new/states")
      if [[ -n $frame ]]; then
        awk -v n="$frame" 'BEGIN { printf "inspect differs from %.4f s on (frame %d)\n", n / 60, n }'
        parts "$(sed -n "$((frame + 1))p" "$at/old/states")" "$(sed -n "$((frame + 1))p" "$at/new/states")"
      fi
    fi
  } > "$text"
  if [[ -s $text ]]; then { echo "$variant"; sed 's/^/  /' "$text"; } > "$work/differ/$number"; fi
  rm -rf "$at" "$text"
}
export -f render first parts keys compare
export root work scale limit old new old_assets new_assets

awk '{ print NR, $0 }' "$work/variants" | xargs -P "$(nproc)" -L 1 bash -c 'set -uo pipefail; compare "$@"' compare

differ=$(find "$work/differ" -type f | wc -l)
unplayable=$(find "$work/unplayable" -type f | wc -l)
done=$(find "$work" -maxdepth 1 -name 'count-*' | wc -l)
frames=$(find "$work" -maxdepth 1 -name 'count-*' -exec cat {} + | awk '{ n += $1 } END { print n + 0 }')
find "$work/differ" -type f | LC_ALL=C sort | xargs -r cat
echo "compare-binaries: $done of $(wc -l < "$work/variants") variants, $frames frames: $differ differ," \
  "$unplayable end with the same error in both"
# A preset may lack something that a scenario needs; a scenario as it is must play, or nothing was compared.
if broken=$(grep -lhs -- ':-:-:-$' "$work"/unplayable/*); then
  xargs cat <<< "$broken" >&2
  echo "compare-binaries: neither program plays these scenarios" >&2
  exit 65
fi
((differ == 0)) || exit 1
