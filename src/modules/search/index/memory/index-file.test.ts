import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { deleteOldTombstones } from '#modules/search/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { openSearchShop } from '../../../../../test/support/search-shop.ts';
import type { TestApp } from '../../../../../test/support/test-app.ts';
import { openIndex } from '../open-index.ts';
import { withoutWords } from '../search-index.ts';
import { warmUpIndex } from './build-index.ts';
import { loadIndex } from './index-file.ts';
import { takeSnapshot } from './snapshot.ts';

let shop: TestApp;
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-index-file-'));
  shop = await openSearchShop();
  path = join(folder, 'index');
});
beforeEach(async () => {
  await rm(path, { force: true });
  await start();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** An index belongs to a connection: this one is that of a process that has just started. */
function anotherProcess() {
  const { database } = shop.services;
  const jobs = { ...database, reads: { ...database.reads } };
  const readAll = vi.spyOn(jobs.reads, 'run');
  const db: Database = { ...database, forJobs: () => jobs };
  const builds = () => readAll.mock.calls.filter(([{ name }]) => name === 'search.postings-title').length;
  return { db, builds };
}

const start = async () => {
  const process = anotherProcess();
  await warmUpIndex(process.db, { path, log: shop.ctx.log });
  return process;
};

async function answersOf(db: Database) {
  const index = await openIndex({ ...shop.ctx, db }, ['ajrakh', 'ajrak']);
  const all = { filters: { facets: new Map() }, sort: 'price-up' as const, offset: 0, limit: 10, withFacets: true };
  const criteria = { ...withoutWords, expanded: "'ajrakh' | '=bandhani'", exact: "'ajrakh'", head: "'ajrakh'" };
  const { hits } = await index.find({ criteria, sort: 'relevance', termCounts: [] });
  const page = await index.browse(all);
  return {
    found: hits.map(({ id, pricePaise }) => [id, pricePaise]),
    browsed: [page.ids, page.total, [...(page.facets?.counts ?? [])].sort(([one], [other]) => one - other)],
    words: await index.lookUpWords(['ajrakh'], ['ajrakh']),
    similar: await index.similarWords(['ajrak']),
    suggested: (await index.suggest(['sil'], 3)).hits.map(({ id }) => id),
  };
}

test('a process that starts takes the index from the file, with what changed since', async () => {
  const { db, builds } = await start();
  expect(builds()).toBe(0);
  const built = anotherProcess();
  await warmUpIndex(built.db);
  expect(built.builds()).toBeGreaterThan(0);
  expect(await answersOf(db)).toEqual(await answersOf(built.db));

  const [id] = (await answersOf(db)).found[0] as [string, number];
  const write = (state: string) =>
    shop.ctx.transaction(async (tx) => {
      await tx.db.execute('update products set state = $2, base_price_paise = 95000 where id = $1', [id, state]);
      await refreshListings(tx, [id]);
    });
  await write('draft');
  const later = await start();
  expect(later.builds()).toBe(0);
  expect((await takeSnapshot(later.db, []))?.changedDocIds).toHaveLength(1);
  expect((await answersOf(later.db)).found.map(([found]) => found)).not.toContain(id);
  await write('published');
  expect((await answersOf(later.db)).found).toContainEqual([id, 95_000]);
});

const key = async () => /"key":"(\w+)"/.exec(await readFile(path, 'latin1'))?.[1];
const misfits: [name: string, change: () => Promise<unknown>][] = [
  ['that is not there', () => rm(path)],
  ['that is empty', () => truncate(path)],
  ['that was cut off', async () => truncate(path, (await readFile(path)).length - 100)],
  [
    'with a byte that is not what was written',
    async () => {
      const bytes = await readFile(path);
      bytes[8] = (bytes[8] as number) ^ 1;
      await writeFile(path, bytes);
    },
  ],
  ['of another version', async () => writeFile(path, (await readFile(path, 'latin1')).replace('"format":"1', '"format":"0'), 'latin1')],
  ['of another database', async () => writeFile(path, (await readFile(path, 'latin1')).replace(/"key":"\w/, '"key":"0'), 'latin1')],
  [
    'whose row was copied here from another database',
    async () => shop.ctx.db.execute("update search_index_files set written = '7' where key = $1", [await key()]),
  ],
];

test.each(misfits)('a file %s is thrown away, and one that fits takes its place', async (_, change) => {
  await change();
  expect(await loadIndex(shop.ctx.db, path)).toBeUndefined();
  const { builds, db } = await start();
  expect(builds()).toBeGreaterThan(0);
  expect((await answersOf(db)).found).toHaveLength(3);
  expect((await start()).builds()).toBe(0);
});

test('tombstones stay as long as a file that needs them, for a month', async () => {
  const count = async () => Number((await shop.ctx.db.execute('select count(*) as count from search_gone')).rows[0]?.count);
  await shop.ctx.db.execute("insert into search_gone (place, left_at) values (999, now() - interval '10 days')");
  const before = await count();
  for (const [age, expected] of [
    ['11 days', before],
    ['31 days', before - 1],
  ] as const) {
    await shop.ctx.db.execute('update search_index_files set saved_at = now() - $1::interval', [age]);
    await deleteOldTombstones(shop.ctx.db);
    expect(await count(), age).toBe(expected);
  }
});

test('a file that cannot be written leaves the index in use, and says so', async () => {
  const { db } = anotherProcess();
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  await warmUpIndex(db, { path: join(folder, 'no-such-folder', 'index'), log });
  expect(warn).toHaveBeenCalledOnce();
  expect((await answersOf(db)).found).toHaveLength(3);
});
