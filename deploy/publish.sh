#!/bin/sh
# Publishes a built site to a folder of this machine or, over ssh, of another.
#
#   deploy/publish.sh out /srv/docs              out/ becomes /srv/docs/current
#   deploy/publish.sh out deploy@host:/srv/docs  the same over ssh; [::1]:/srv/docs is a host too
#   deploy/publish.sh --rollback /srv/docs       what was served before comes back
#
# RELOAD='sudo nginx -s reload' is run on the target after the switch when old addresses lead elsewhere than before.
#
# What is always true, whatever fails, is killed or runs at the same time; the lines that keep it name it:
#
#   WHOLE     `current` names one whole release; one rename switches from one to another. The files with hashed names of
#             the releases that were served before it are in it too, since their pages may still be open.
#   BEFORE    NAME.before names what was served when NAME was published. Only what is found on this way from `current`
#             was ever served: a rollback goes one step back on it, and the last two on it are never removed.
#   ONE       One process at a time changes the target (`lock`). Of two publishings the one that began last, which has the
#             higher number, wins: it removes what the other is uploading, and the other is never served after it. What a
#             killed publisher has sent over ssh may run after the next has begun; by the number it takes nothing from it.
#   NO HAND   What a publishing leaves behind when it is killed is off that way. The next one removes it before it uploads.
#
# This file runs here and uploads; target.sh, beside it, runs on the target and does everything else. It needs rsync at both
# ends and, on the target, flock (Debian's util-linux).
set -eu
here=$(dirname "$0")

fail() {
  echo "publish: $1" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'expected a site and a target, or --rollback and a target; see the head of this file'
case $1 in -[!-]*) site=./$1 ;; *) site=$1 ;; esac
case $2 in
  /*) host='' dir=$2 ;;
  *\]:*) host=${2%%\]:*}] dir=${2#*\]:} ;;
  *:*) host=${2%%:*} dir=${2#*:} ;;
  *) host='' dir=$2 ;;
esac
case $dir in
  /*) ;;
  *) fail "the target has to be an absolute path: $dir" ;;
esac
case $dir in *[!A-Za-z0-9/._-]*) fail "the path of the target may hold letters, digits and / . _ - only: $dir" ;; esac

# Prints NAME='value' for a shell; a value may hold quotes.
assign() {
  printf "%s='" "$1"
  printf %s "$2" | sed "s/'/'\\\\''/g"
  echo "'"
}

# Runs a function of target.sh on the target. A shell that has not read to the last line, with the call, does nothing.
on_target() {
  {
    assign dir "$dir"
    assign new "${new:-}"
    assign served "${served:-}"
    assign hashed "${hashed:-}"
    assign reload "${RELOAD:-}"
    cat "$here/target.sh"
    echo "$1 </dev/null"
  } | if [ -n "$host" ]; then ssh -- "$(echo "$host" | tr -d '[]')" sh; else sh; fi
}

# For the tests: what is done when a step begins.
step() {
  [ -z "${ON_STEP:-}" ] || sh -c "$ON_STEP" step "$1"
}

if [ "$site" = --rollback ]; then
  served=$(on_target current)
  on_target rollback
  exit
fi

[ -f "$site/index.html" ] && [ -f "$site/_headers" ] || fail "$site is no built site: run \`npm run build\` first"
command -v rsync >/dev/null || fail 'rsync is missing'
# Folders of files with hashed names, as the site's own headers have them, below its base path.
base=$(sed -n '1s|/\*$||p' "$site/_headers")
hashed=$(sed -n "2,\$s|^$base/\(.*/\)\*\$|\1|p" "$site/_headers" | sed 's|:hash|*|' | tr '\n' ' ')

step announce
names=$(on_target announce)
new=${names%% *}
served=${names#* }
# NO HAND: a publishing that fails leaves nothing on the disk.
trap 'status=$?; [ $status -eq 0 ] || on_target discard >/dev/null 2>&1 || true' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

step prepare
on_target prepare

# By what the files hold, not by their times: a file that has not changed is a link to that of the served release, keeps
# its time and with it its ETag, so that a browser need not fetch it again. nginx, another user, may read what is uploaded.
step upload
rsync -rlp --chmod=D755,F644 --checksum ${served:+--link-dest="$dir/releases/$served"} -- \
  "$site/" "${host:+$host:}$dir/releases/$new/" ||
  fail 'the upload has failed, or a publishing that began later has removed it; what was served is served'

on_target publish
