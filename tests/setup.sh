#!/bin/sh
# What the tests need beside Python: a PostgreSQL and a Chromium. On Debian, and as root, they are installed when missing;
# elsewhere one line says what to install. Tests that lack them are skipped with that reason, so this never fails.

missing=""
have() { command -v "$1" >/dev/null 2>&1; }

have chromium-headless-shell || missing="chromium-headless-shell"
have initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ] && have apt-get; then
    echo "Installing for the tests:" $missing
    export DEBIAN_FRONTEND=noninteractive
    if { apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing; } >/dev/null 2>&1; then
        exit 0
    fi
fi
# Another Chromium does as well, if a third slower.
if have chromium || have chromium-browser; then missing="${missing#chromium-headless-shell}"; fi
[ -z "$missing" ] || echo "Some tests will be skipped; to run them install:" $missing
exit 0
