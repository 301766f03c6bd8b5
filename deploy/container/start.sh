#!/bin/sh
# Configures the build from the container's environment, then serves it. It writes to one folder only, which is in memory.
set -eu
here=$(dirname "$0")
folder=${RUN_FOLDER:-/tmp/loans}
node "$here/configure.ts" "${SITE_FOLDER:-/srv/loans}" "$folder"
set -- nginx -e stderr -c "$folder/nginx/nginx.conf"
for upstream in ${API_UPSTREAM:-} ${OTLP_UPSTREAM:-}; do
  name=${upstream#*://}
  "$here/../resolve.sh" "${name%%:*}" "$@" -s reload &
done
exec "$@"
