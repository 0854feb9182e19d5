#!/usr/bin/env bash
# The part of check-deb.sh that runs in the clean system: the package is /tmp/floatdesktop.deb.
set -euo pipefail

# Lists everything in the system, except what apt and the tests themselves write.
everything() {
  find / -xdev \( -path /proc -o -path /dev -o -path /run -o -path /tmp -o -path /root -o -path /home \
    -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache -o -path /var/log \) -prune -o -print | sort
}
export DEBIAN_FRONTEND=noninteractive
if command -v swift swiftc; then
  echo "there is Swift in the clean system" >&2
  exit 1
fi
apt-get update -q -o Acquire::Languages=none >/dev/null
# The libraries are installed first, because the files that they leave behind are not the package's.
dependencies=$(dpkg-deb --field /tmp/floatdesktop.deb Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g')
# shellcheck disable=SC2086
apt-get install -y -q --no-install-recommends $dependencies >/dev/null
everything >/tmp/before

apt-get install -y -q --no-install-recommends /tmp/floatdesktop.deb >/dev/null

# A newcomer reads: manual pages, and documents whose links lead somewhere.
for page in floatdesktop.1 floatdesktop-config.5 floatdesktop-prototype.5 floatdesktop-scenario.5; do
  MANWIDTH=80 man "${page##*.}" "${page%.*}" >/tmp/page 2>/tmp/complaints
  (($(wc -l </tmp/page) > 100)) || { echo "$page is short" >&2; exit 1; }
  [[ ! -s /tmp/complaints ]] || { cat /tmp/complaints >&2; exit 1; }
done
cd /usr/share/doc/floatdesktop
for page in README.md docs/*.md; do
  for target in $(grep -oE '\]\([^)#: ]+[)#]' "$page" | sed -E 's/^..|.$//g' | sort -u); do
    [[ -e $(dirname "$page")/$target ]] || { echo "$page: $target is not there" >&2; exit 1; }
  done
done
cd /
# Completes, in all three shells.
INSTALLED=1 python3 /tmp/check-completions.py /usr/bin/floatdesktop bash zsh fish
useradd --create-home somebody
runuser -u somebody -- env -i PATH="$PATH" HOME=/home/somebody bash -euo pipefail <<'SOMEBODY'
cd ~
floatdesktop --version
floatdesktop config show >/dev/null
floatdesktop snapshot --scenario /usr/share/floatdesktop/scenarios/demo.yaml --output pictures/
ls pictures | wc -l | sed 's/$/ pictures/'
code=0
floatdesktop 2>said || code=$?
[[ $code == 69 ]] || { echo "without a display it ended with $code" >&2; exit 1; }

# Opens from a file manager: the types of files, and the program that opens them.
floatdesktop new my-app
echo '{"floatdesktop":1,"device":"iphone-x"}' >take.jsonl
for pair in my-app/prototype.yaml:application/x-floatdesktop-prototype take.jsonl:application/x-floatdesktop-recording; do
  type=$(gio info -a standard::content-type "${pair%%:*}" | sed -n 's/^ *standard::content-type: //p')
  [[ $type == "${pair#*:}" ]] || { echo "${pair%%:*} is taken for $type" >&2; exit 1; }
  [[ $(gio mime "$type") == *floatdesktop.desktop* ]] || { echo "nothing opens $type" >&2; exit 1; }
done

exec 3<>/dev/null
mkfifo number
Xvfb -displayfd 3 -screen 0 1024x900x24 -nolisten tcp 3>number >/dev/null 2>&1 &
server=$!
read -r display <number
export DISPLAY=:$display
floatdesktop --device iphone-8 --trace trace &
program=$!
xdotool search --sync --onlyvisible --name FloatDesktop >window
xwininfo -id "$(head -1 window)" | grep -E 'Width|Height'
# The key is sent to no window in particular, because the window may be gone when the key is released.
xdotool mousemove --window "$(head -1 window)" 200 400 key ctrl+q
code=0
wait "$program" || code=$?
for file in my-app my-app/prototype.yaml take.jsonl; do
  gio launch /usr/share/applications/floatdesktop.desktop "$PWD/$file" &
  xdotool search --sync --onlyvisible --name FloatDesktop >window
  xdotool getwindowname "$(head -1 window)"
  xdotool mousemove --window "$(head -1 window)" 200 400 key ctrl+q
  while grep -qs '^floatdesktop$' /proc/[0-9]*/comm; do sleep 0.2; done
done
kill "$server"
wait "$server" || true
[[ $code == 0 ]] || { echo "the window ended with $code" >&2; exit 1; }
[[ -s trace ]]
SOMEBODY
userdel --remove somebody 2>/dev/null || {
  echo "the account that used it cannot be removed; something of it still runs" >&2
  exit 1
}

apt-get purge -y -q floatdesktop >/dev/null
everything >/tmp/after
# The accounts made for this test leave backups beside their files.
if ! diff <(grep -v '^/etc/.*-$' /tmp/before) <(grep -v '^/etc/.*-$' /tmp/after); then
  echo "the package leaves these behind" >&2
  exit 1
fi
