#!/bin/sh
# Publishes a built site to a folder of this machine or, by rsync, of another. A reader sees the old site or the new one,
# never a mixture: the new release is laid beside the old ones, and one rename of the link `current` switches.
#
#   deploy/publish.sh out /srv/docs              out/ becomes /srv/docs/current
#   deploy/publish.sh out deploy@host:/srv/docs  the same over ssh
#   deploy/publish.sh --rollback /srv/docs       the release before the current one comes back
#
# A page that is still open asks for files of its own release, so those with hashed names stay for three releases.
# headers.conf holds the headers of the site for nginx (npm run nginx -- --headers /srv/docs/headers.conf).
# RELOAD='sudo nginx -s reload' is run on the target when they have changed, before the switch.
set -eu

KEEP=3

fail() {
  echo "publish: $1" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'expected a site and a target, or --rollback and a target; see the head of this file'
site=$1
case $2 in
  *:*) host=${2%%:*} dir=${2#*:} ;;
  *) host='' dir=$2 ;;
esac
case $dir in
  /*) ;;
  *) fail "the target has to be an absolute path: $dir" ;;
esac
case $dir in *[!A-Za-z0-9/._-]*) fail "the path of the target may hold letters, digits and / . _ - only: $dir" ;; esac

# Runs a script on the target, with the variables it needs in front.
on_target() {
  script="set -eu; dir='$dir'; new='${new:-}'; keep=$KEEP; hashed='${hashed:-}'; reload='${RELOAD:-}'; $1"
  if [ -n "$host" ]; then ssh "$host" "$script"; else sh -c "$script"; fi
}

# For the tests: what is done when a step begins.
step() {
  [ -z "${ON_STEP:-}" ] || sh -c "$ON_STEP" step "$1" $$
}

# Names of the releases, the newest first, on the target: each begins with its number.
RELEASES='releases() { ls -1 "$dir/releases" 2>/dev/null | grep -v "\.hashed$" | sort -rn; };'
# Points `current` at a release: a link is made beside it and renamed over it, which is one step for the file system.
SWITCH='switch_to() { ln -s "releases/$1" "$dir/.current-$$"; mv -T "$dir/.current-$$" "$dir/current"; };'

if [ "$site" = --rollback ]; then
  on_target "$RELEASES $SWITCH"'
    now=$(basename "$(readlink "$dir/current")")
    before=$(releases | awk -v now="$now" "found { print; exit } \$0 == now { found = 1 }")
    [ -n "$before" ] || { echo "publish: there is no release before $now" >&2; exit 1; }
    switch_to "$before"
    echo "$before is published again"'
  exit
fi

[ -f "$site/index.html" ] && [ -f "$site/_headers" ] || fail "$site is no built site: run \`npm run build\` first"
command -v rsync >/dev/null || fail 'rsync is missing'
# Folders of files with hashed names, as the site's own headers have them, below its base path.
base=$(sed -n '1s|/\*$||p' "$site/_headers")
hashed=$(sed -n "2,\$s|^$base/\(.*\)/\*\$|\1|p" "$site/_headers" | sed 's|/:hash$||' | tr '\n' ' ')

step prepare
last=$(on_target "$RELEASES"'
  mkdir -p "$dir/releases" "$dir/incoming"
  find "$dir/incoming" -mindepth 1 -maxdepth 1 -mmin +120 -exec rm -rf {} +
  releases | head -n 1')
# The order of releases is that of their numbers: a clock may be put back, and two may be published within one second.
number=${last%%[!0-9]*}
new=$((${number:-0} + 1))-$(date -u +%Y%m%dT%H%M%SZ)-$$

# By what the files hold, not by their times: a file that has not changed is a link to the last release's, keeps its time
# and with it its ETag, so that a browser need not fetch it again.
step upload
rsync -rlp --checksum --delete ${last:+--link-dest="$dir/releases/$last"} "$site/" "${host:+$host:}$dir/incoming/$new/"

step keep
on_target "$RELEASES"'
  cd "$dir/incoming/$new"
  find $hashed -type f 2>/dev/null | sort > "$dir/incoming/$new.hashed"
  for old in $(releases | head -n $((keep - 1))); do
    while read -r file; do
      [ -e "$file" ] && continue
      mkdir -p "$(dirname "$file")"
      ln "$dir/releases/$old/$file" "$file"
    done < "$dir/releases/$old.hashed"
  done'

# The policy lets through the inline scripts of every release whose pages may still be served or open.
step headers
on_target "$RELEASES"'
  hashes=$(for release in "incoming/$new" $(releases | head -n $((keep - 1)) | sed "s|^|releases/|"); do
    grep -o "sha256-[A-Za-z0-9+/=]*" "$dir/$release/_headers" || true
  done | sort -u | sed "s/.*/ '"'"'&'"'"'/" | tr -d "\n")
  sed -n "2,/^\$/s/^  \([^:]*\): \(.*\)\$/add_header \1 \"\2\" always;/p" "$dir/incoming/$new/_headers" |
    sed "s|script-src '"'self'"'[^;]*|script-src '"'self'"'$hashes|" > "$dir/incoming/$new.conf"
  if cmp -s "$dir/incoming/$new.conf" "$dir/headers.conf"; then rm "$dir/incoming/$new.conf"; else
    mv "$dir/incoming/$new.conf" "$dir/headers.conf"
    [ -z "$reload" ] || sh -c "$reload"
  fi'

step release
on_target 'mv "$dir/incoming/$new.hashed" "$dir/releases/$new.hashed"; mv "$dir/incoming/$new" "$dir/releases/$new"'

step switch
on_target "$SWITCH"' switch_to "$new"'

step clean
on_target "$RELEASES"'
  for old in $(releases | tail -n +$((keep + 1))); do rm -rf "$dir/releases/$old"; done
  for list in "$dir"/releases/*.hashed; do [ -d "${list%.hashed}" ] || rm "$list"; done'
echo "$new is published"
