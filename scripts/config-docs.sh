#!/bin/sh
# Writes all files that are made from the table of parameters: config-docs.sh PROGRAM [FOLDER] Each file is complete
# before it takes its place, so that a failure leaves the old ones.
set -eu
program=$1
folder=${2:-.}

write() {
  file=$folder/$1
  shift
  mkdir -p "$(dirname "$file")"
  "$program" "$@" > "$file.new"
  mv "$file.new" "$file"
  echo "wrote $file"
}

# An empty folder for the settings, because no user's own config belongs in these files.
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT
HOME=$settings XDG_CONFIG_HOME=$settings XDG_CONFIG_DIRS=$settings
export HOME XDG_CONFIG_HOME XDG_CONFIG_DIRS

write Assets/config.schema.json config schema
write Assets/prototype.schema.json config schema prototype
write docs/configuration.md config reference
"$program" config init --config "$settings/config.yaml" > "$settings/path"
mv "$settings/config.yaml" "$folder/Assets/config.yaml"
echo "wrote $folder/Assets/config.yaml"
