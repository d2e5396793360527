import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { root } from '#platform/root.ts';

// An update of a shop that has sold at the rates that came with the software.

const directory = join(root, 'migrations');
const files = readdirSync(directory).sort();
const textOf = (name: string) => readFileSync(join(directory, name), 'utf8');

let database: Database;
beforeAll(async () => {
  database = await openPglite(undefined);
  const run = (text: string) => database.transaction((tx) => tx.execute(text));
  // A later migration adds a column to the list of migrations.
  await run('create table schema_migrations (name text primary key, checksum text not null)');
  for (const name of files.filter((file) => file < '0078')) await run(textOf(name));
  await run(`insert into sellers (id, slug, seller_name, kind, city, state, since, about, gstin) values
    ('a', 'a', 'A', 'studio', '{"en": "A"}', ' orissa ', 2001, '{"en": "A"}', '21AAAFS0000A1ZC'),
    ('b', 'b', 'B', 'studio', '{"en": "B"}', 'Rajasthan', 2001, '{"en": "B"}', null),
    ('c', 'c', 'C', 'studio', '{"en": "C"}', 'Rajastan', 2001, '{"en": "C"}', null)`);
  await run(`insert into tax_rates (hsn, rate_bp, from_date) values ('33', 500, '2026-01-01'), ('', 600, '2099-01-01')`);
  for (const name of files.filter((file) => file >= '0078')) {
    const text = textOf(name);
    await (/^-- outside a transaction$/m.test(text) ? database.execute(text) : run(text));
  }
});
afterAll(() => database.close());

const rows = async (text: string) => (await database.execute(text, [])).rows;

test('maps the states of sellers to codes, and takes those with a GSTIN to be registered', async () => {
  expect(await rows('select id, state, state_code, scheme from sellers order by id')).toEqual([
    { id: 'a', state: 'Odisha', state_code: '21', scheme: 'regular' },
    { id: 'b', state: 'Rajasthan', state_code: '08', scheme: null },
    { id: 'c', state: 'Rajastan', state_code: null, scheme: null },
  ]);
});

test('drops every rate for all goods, keeps the operator’s own rows, and protects what has begun again', async () => {
  expect(await rows(`select count(*)::int as n from tax_rates where hsn = ''`)).toEqual([{ n: 0 }]);
  expect(await rows(`select rate_bp from tax_rates where hsn = '33'`)).toEqual([{ rate_bp: 500 }]);
  expect(await rows(`select rate_bp from tax_rates where hsn = '69120040' and from_date = '2025-09-22'`)).toEqual([{ rate_bp: 0 }]);
  await expect(database.execute('update tax_rates set rate_bp = 1', [])).rejects.toThrow('is kept');
  await expect(database.execute(`insert into tax_rates (hsn, rate_bp, from_date) values ('', 500, '2099-01-01')`, [])).rejects.toThrow();
});

test('the ledger takes the tax of documents', async () => {
  await database.execute(`insert into ledger_transactions (id, kind) values ('tax:x', 'tax')`, []);
  await expect(database.execute(`insert into ledger_transactions (id, kind) values ('x', 'No Kind')`, [])).rejects.toThrow();
});
