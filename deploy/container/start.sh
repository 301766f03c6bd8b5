#!/bin/sh
# Configures the build from the environment of the container, then serves it. Everything that is written is in one folder of memory.
set -eu
here=$(dirname "$0")
folder=${RUN_FOLDER:-/tmp/loans}
node "$here/configure.ts" "${SITE_FOLDER:-/srv/loans}" "$folder"
exec nginx -e stderr -c "$folder/nginx/nginx.conf"
