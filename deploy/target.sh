# The part of publish.sh that runs on the target, under a lock; its head says what WHOLE, BEFORE, ONE and NO HAND are.
# publish.sh sets dir (the target), new (name of the release), served (what it knows to be served), hashed (folders of hashed
# names) and reload.
set -eu
umask 022 # nginx, another user, reads what is written here
KEEP=3
releases=$dir/releases

fail() {
  echo "publish: $1" >&2
  exit 1
}

# For the tests: what is done when a step begins.
step() {
  [ -z "${ON_STEP:-}" ] || sh -c "$ON_STEP" step "$1" 9>&-
}

# ONE: held until this shell and what it has started are gone, however they end. Sets `now`, the served release.
lock() {
  command -v flock >/dev/null || fail 'flock is missing on the target (package util-linux)'
  exec 9>"$dir/lock"
  flock -w 600 9 || fail "another process has held $dir/lock for ten minutes"
  now=$(readlink "$dir/current" || true)
  now=${now##*/}
}

# Prints the name of the served release.
current() {
  lock
  echo "$now"
}

# BEFORE: the served release and those on the way back from it, which were served; the last first.
lived() {
  name=$now
  while [ -n "$name" ] && [ -d "$releases/$name" ]; do
    echo "$name"
    name=$(cat "$releases/$name.before" 2>/dev/null || true)
  done
}

# Prints the name of a new release and that of the served one. ONE: it does nothing else, since over ssh this may run when
# its publisher was killed and another has begun; what follows knows by the number who began first.
announce() {
  mkdir -p "$releases"
  lock
  number=$(ls "$releases" | sed -n 's/^\([0-9]*\)-.*/\1/p' | sort -n | tail -n 1)
  new=$((${number:-0} + 1))-$(date -u +%Y%m%dT%H%M%SZ)-$$
  mkdir "$releases/$new"
  echo "$new $now"
}

# Makes room. NO HAND, ONE: of those that began before, only the last that were served stay (BEFORE). A folder is renamed
# before it is removed, since another process may be uploading to it: that one ends there, and finds no release to publish.
prepare() {
  lock
  # An earlier version wrote it with the policy of its releases, which would refuse the scripts of this one.
  [ ! -e "$dir/headers.conf" ] || fail "nginx may still include $dir/headers.conf, whose policy refuses the new pages. Print \
the configuration anew (npm run nginx), reload nginx, remove the file and publish again; what was served is served"
  kept=" $(lived | head -n $((KEEP - 1)) | tr '\n' ' ')"
  for path in "$releases"/[0-9]*; do
    name=${path##*/} name=${name%.before} name=${name%.hashed}
    case $kept in *" $name "*) continue ;; esac
    [ ! -e "$path" ] || [ "${name%%-*}" -ge "${new%%-*}" ] || mv "$path" "$releases/.gone.${path##*/}"
  done
  # With what an earlier version of this script left.
  rm -rf "$releases"/.gone.* "$dir/incoming" "$dir"/.current-* 2>/dev/null || true
}

# What has been uploaded becomes the served release.
publish() {
  lock
  [ -d "$releases/$new" ] || fail 'a publishing that began later has taken the place of this one'
  [ "${now%%-*}0" -lt "${new%%-*}0" ] || fail "$now, whose publishing began later, is served already" # ONE
  step keep
  (cd "$releases/$new" && for folder in $hashed; do [ ! -d "$folder" ] || find "$folder" -type f; done) \
    > "$releases/$new.hashed"
  for old in $(lived | head -n $((KEEP - 1))); do keep "$old"; done
  echo "$now" > "$releases/$new.before"
  switch
  moved
  echo "$new is published"
}

# BEFORE: one step back on the way. The pages of the release that goes may be open still (WHOLE).
rollback() {
  lock
  [ "$now" = "$served" ] || fail "$now has been published meanwhile" # ONE
  new=$(lived | sed -n 2p)
  [ -n "$new" ] || fail "there is no release before $now"
  # Also when the disk is full: then those pages load anew.
  (keep "$now" && cat "$releases/$now.hashed" >> "$releases/$new.hashed") 2>/dev/null || true
  switch
  echo "$new is published again"
  moved
}

# NO HAND: removes the release, unless it was served.
discard() {
  lock
  lived | grep -qxF "$new" || rm -rf "$releases/$new" "$releases/$new".*
}

# WHOLE: the files with hashed names of another release come into the new one.
keep() {
  [ -f "$releases/$1.hashed" ] || return 0
  while IFS= read -r file; do
    [ ! -e "$releases/$new/$file" ] && [ -e "$releases/$1/$file" ] || continue
    mkdir -p "$releases/$new/${file%/*}"
    ln "$releases/$1/$file" "$releases/$new/$file"
  done < "$releases/$1.hashed"
}

# Where old addresses lead. nginx reads it from the served release, so after the switch; until then, or when that fails, the
# pages at the old addresses answer.
moved() {
  map=moved/nginx.map
  [ -n "$reload" ] && [ -e "$releases/$new/$map" ] || return 0
  # Without the lock, which a server that is started here would hold for ever.
  cmp -s "$releases/$now/$map" "$releases/$new/$map" || sh -c "$reload" 9>&- || echo 'publish: RELOAD has failed' >&2
}

# WHOLE: a link is made beside `current` and renamed over it, which is one step for the file system.
switch() {
  step switch
  ln -sfn "releases/$new" "$dir/current.new"
  mv -T "$dir/current.new" "$dir/current"
  step end
}
