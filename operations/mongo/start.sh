#!/bin/bash
# mongod needs a key file that nobody else can read, but secrets are mounted with the permissions they have on the host.
set -eu
install -m 400 /run/secrets/mongodb_key /tmp/mongodb_key
exec docker-entrypoint.sh mongod --replSet greenroom --keyFile /tmp/mongodb_key --bind_ip_all
