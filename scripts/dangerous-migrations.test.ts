import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDangers } from './dangerous-migrations.ts';

const folder = join(import.meta.dirname, '../migrations');
/** Older ones were applied before there were shops that go on selling meanwhile. */
const firstChecked = '0190';

describe('a migration runs while the shop sells', () => {
  const names = readdirSync(folder).filter((name) => name === '0180_minimum_version.sql' || name >= firstChecked);
  test.each(names)('%s', (name) => {
    expect(findDangers(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });
});

test.each([
  'create index a on orders (x)',
  'create index concurrently a on orders (x)',
  '-- outside a transaction\ncreate index concurrently a on orders (x); select 1',
  'alter table orders add column x text not null',
  'alter table orders add column x uuid default gen_random_uuid()',
  'alter table orders add column x text check (length(x) < 9)',
  'alter table orders add column x text references users (id)',
  'alter table orders add check (x > 0)',
  'alter table orders add constraint a foreign key (x) references users (id)',
  'alter table orders add unique (x)',
  'alter table orders alter column x set not null',
  'alter table orders alter column x type bigint',
  'alter table orders drop column x',
  'alter table orders rename column x to y',
  'drop table orders',
  'lock table orders',
  'truncate orders',
  'update orders set x = 1',
  'delete from orders',
  'create table other (id int); create index a on orders (x)',
])('is stopped: %s', (text) => {
  expect(findDangers(text)).toHaveLength(1);
});

test.each([
  'create table own (id int not null, x text); create index a on own (x); alter table own add unique (x); update own set x = 1',
  'alter table orders add column x text; alter table orders add column y text not null default 3',
  'alter table orders add constraint a check (x > 0) not valid',
  'alter table orders validate constraint a',
  '-- outside a transaction\ncreate index concurrently a on orders (x)',
  '-- needs: 0191\nalter table orders drop column x; drop table old',
  '-- allowed: the table has twenty rows\nalter table rates alter column x set not null',
  'update orders set x = 1 where id = 3; create or replace function f() returns int language sql as $$ select 1 $$',
])('is let through: %s', (text) => {
  expect(findDangers(text)).toEqual([]);
});
