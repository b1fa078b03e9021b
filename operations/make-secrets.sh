#!/bin/sh
# Makes the secrets that docker-compose.yml mounts, in ./secrets. What is there already stays as it is.
# smtp_url and ai_api_key begin empty: write the address of your mail server, and the key of a model's provider, into them.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
# Only the owner can enter the folder. The files are for the users inside the containers as well.
chmod 700 secrets

random() { LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c "$1"; }
keep() {
  [ -e "secrets/$1" ] && return
  printf '%s' "$2" > "secrets/$1"
  chmod 644 "secrets/$1"
  echo "made secrets/$1"
}

keep mongodb_password "$(random 40)"
keep mongodb_key "$(random 756)"
keep mongodb_url "mongodb://greenroom:$(cat secrets/mongodb_password)@mongo:27017/greenroom?authSource=admin&replicaSet=greenroom"
keep redis_password "$(random 40)"
keep redis_url "redis://:$(cat secrets/redis_password)@redis:6379"
for token in internal_token ai_backend_token executor_token grafana_password; do keep "$token" "$(random 48)"; done
keep smtp_url ''
keep ai_api_key ''
