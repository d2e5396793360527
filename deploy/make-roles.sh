#!/bin/sh
# Makes the two roles and the database of the shop, once, as a superuser of PostgreSQL (docs/deployment.md, two
# database roles). The official image runs it on an empty volume; elsewhere: PGHOST=… PGUSER=postgres SECRETS=FOLDER
# make-roles.sh. The passwords travel through the standard input, where no list of processes shows them.
set -eu
secrets=${SECRETS:-/run/secrets}
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${PGUSER:-${POSTGRES_USER:-postgres}}" --dbname=postgres <<SQL
create role karigari_owner login password '$(cat "$secrets/owner-password")';
create role karigari login password '$(cat "$secrets/shop-password")';
create database karigari owner karigari_owner;
revoke temporary on database karigari from public;
alter role karigari set statement_timeout = '8s';
alter role karigari set lock_timeout = '5s';
alter role karigari set idle_in_transaction_session_timeout = '60s';
alter role karigari set jit = off;
SQL
