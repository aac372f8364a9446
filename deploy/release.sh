#!/bin/sh
# Brings a release into service without refusing a visitor, and keeps the one before.
#
#   deploy/release.sh build [<git ref>]   builds beside the running release
#   deploy/release.sh switch <release>    makes it the current one; restarts one process at a time
#   deploy/release.sh back                switches to the release before
#   deploy/release.sh list                releases; * is the current one
#
# PLUMBLINE_HOME (/srv/plumbline) holds releases/, static/ and the link `current`.
# PLUMBLINE_WEB (3000 3002) names the ports of the web processes; PLUMBLINE_KEEP (3) how many
# releases stay. Run it in a checkout of the user who owns PLUMBLINE_HOME, as that user:
# sudoers/plumbline lets it restart the units.
set -eu

home=${PLUMBLINE_HOME:-/srv/plumbline}
ports=${PLUMBLINE_WEB:-3000 3002}
keep=${PLUMBLINE_KEEP:-3}
restart=${PLUMBLINE_RESTART:-sudo -n systemctl restart}
environment=${PLUMBLINE_ENV:-/etc/plumbline/plumbline.env}
backend=${PLUMBLINE_BACKEND:-http://127.0.0.1:3001}
origin=$(pwd)

fail() {
  echo "$1" >&2
  exit 1
}

current() {
  [ -L "$home/current" ] && basename "$(readlink "$home/current")" || true
}

# A second run must not build into a release that another one removes.
lock() {
  mkdir -p "$home/releases" "$home/static/_next"
  exec 9> "$home/.lock"
  flock -n 9 || fail 'Another release is under way.'
}

build() {
  ref=${1:-HEAD}
  commit=$(git -C "$origin" rev-parse --short=12 "$ref^{commit}") || fail "No such commit: $ref"
  release=$(date -u +%Y%m%d%H%M%S)-$commit
  target=$home/releases/$release
  # What a failed or killed build left.
  rm -rf "$home"/releases/*.part
  mkdir "$target.part"
  trap 'rm -rf "$target.part"' EXIT
  git -C "$origin" archive "$commit" | tar -x -C "$target.part"
  (
    cd "$target.part"
    npm ci --omit=dev --no-audit --no-fund
    # Some variables are built in. Read as systemd does: no shell in the values.
    if [ -r "$environment" ]; then cp "$environment" .env; fi
    npm run build
    rm -f .env
  )
  # Files of all kept releases, for pages that are open during a switch.
  cp -R "$target.part/.next/static" "$home/static/_next/"
  mv "$target.part" "$target"
  echo "$release"
}

answers() {
  node -e 'fetch(process.argv[1]).then((r) => process.exit(r.status < 500 ? 0 : 1), () => process.exit(1))' "$1"
}

await_answer() {
  tries=0
  until answers "$1"; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || fail "$1 does not answer. Switch back with: deploy/release.sh back"
    sleep 0.5
  done
}

activate() {
  before=$(current)
  [ -d "$home/releases/$1" ] || fail "There is no release $1. See: deploy/release.sh list"
  may_restart
  [ -z "$before" ] || [ "$before" = "$1" ] || echo "$before" > "$home/before"
  ln -s "releases/$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  $restart plumbline-backend
  await_answer "$backend/health/ready"
  for port in $ports; do
    $restart "plumbline-web@$port"
    await_answer "http://127.0.0.1:$port/icon.svg"
  done
  echo "Now serving $1."
}

# Before anything changes. Another PLUMBLINE_RESTART than sudo's answers for itself.
may_restart() {
  case $restart in 'sudo -n '*) ;; *) return 0 ;; esac
  for unit in plumbline-backend $(printf 'plumbline-web@%s ' $ports); do
    sudo -n -l ${restart#sudo -n } "$unit" > /dev/null 2>&1 ||
      fail "$(id -un) may not restart $unit. See deploy/sudoers/plumbline. Nothing was switched."
  done
}

# The current release and the one before stay, whatever their age.
tidy() {
  ls -1 "$home/releases" | grep -v '\.part$' | sort -r | tail -n +"$((keep + 1))" | while read -r old; do
    [ "$old" = "$(current)" ] || [ "$old" = "$(cat "$home/before" 2> /dev/null)" ] || rm -rf "$home/releases/$old"
  done
}

case ${1:-} in
  build)
    lock
    build "${2:-}"
    ;;
  switch)
    [ -n "${2:-}" ] || fail 'Which release? See: deploy/release.sh list'
    lock
    activate "$2"
    tidy
    ;;
  back)
    lock
    [ -s "$home/before" ] || fail 'There is no release before this one.'
    activate "$(cat "$home/before")"
    ;;
  list)
    for release in $(ls -1 "$home/releases" | grep -v '\.part$' | sort -r); do
      [ "$release" = "$(current)" ] && echo "* $release" || echo "  $release"
    done
    ;;
  *) fail 'Use: deploy/release.sh build [<ref>] | switch <release> | back | list' ;;
esac
