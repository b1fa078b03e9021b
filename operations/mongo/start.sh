#!/bin/bash
# mongod wants a key that nobody else can read, and secrets are mounted with the rights that they have on the host.
set -eu
install -m 400 /run/secrets/mongodb_key /tmp/mongodb_key
exec docker-entrypoint.sh mongod --replSet greenroom --keyFile /tmp/mongodb_key --bind_ip_all
