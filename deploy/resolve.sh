#!/bin/sh
# resolve.sh NAME COMMAND...: runs the command each time the addresses of NAME have changed. nginx resolves the name of an upstream only when it reads its
# configuration, and connections to an upstream can be kept only by its name in the configuration. Ends with the process that started it.
set -eu
name=$1
shift
addresses() { getent ahosts "$name" | cut -d' ' -f1 | sort -u; }
known=$(addresses || true)
while sleep "${RESOLVE_SECONDS:-30}" && kill -0 "$PPID" 2>/dev/null; do
  now=$(addresses || true)
  # No answer is a fault of the resolver, not a change.
  if [ -n "$now" ] && [ "$now" != "$known" ] && "$@"; then known=$now; fi
done
