#!/bin/sh
# Makes what is secret, one file each, in a folder that is closed to all but its owner, and changes none that is
# there. The files themselves may be read: containers get them one by one, each with a user of its own.
#
#   make-secrets.sh FOLDER [DATABASE_HOST:PORT [POOLER_HOST:PORT [REDIS_HOST:PORT [REPLICA_HOST:PORT [SEARCH_HOST:PORT]]]]]
#
# Afterwards write your own into smtp-url, razorpay-key-secret and razorpay-webhook-secret.
set -eu
umask 077
folder=$1
database=${2:-database:5432}
pooler=${3:-pgbouncer:6432}
redis=${4:-redis:6379}
# Only where there are some.
replica=${5:-}
search=${6:-}
mkdir -p "$folder"
chmod 700 "$folder"

# put NAME VALUE
put() {
  [ -e "$folder/$1" ] && return
  printf '%s\n' "$2" >"$folder/$1"
  chmod 644 "$folder/$1"
}
random() {
  head -c 36 /dev/urandom | base64 | tr '+/' '-_' | tr -d '\n'
}
put superuser-password "$(random)"
put owner-password "$(random)"
put shop-password "$(random)"
put redis-password "$(random)"
put auth-secret "$(random)"
put s3-access-key-id karigari
put s3-secret-access-key "$(random)"
put smtp-url "smtps://user:password@mail.example:465"
put razorpay-key-secret "$(random)"
put razorpay-webhook-secret "$(random)"

owner=$(cat "$folder/owner-password")
shop=$(cat "$folder/shop-password")
put database-migration-url "postgres://karigari_owner:$owner@$database/karigari"
put database-url "postgres://karigari:$shop@$pooler/karigari"
put redis-url "redis://:$(cat "$folder/redis-password")@$redis"
put pgbouncer-users "\"karigari\" \"$shop\""
# Not through a pooler of transactions.
[ -z "$replica" ] || put database-replica-url "postgres://karigari:$shop@$replica/karigari"
[ -z "$search" ] || put search-url "https://karigari:$(random)@$search"
