import { mkdtempSync, openAsBlob, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '#config.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { fromPglite } from '#platform/database/open-pglite.ts';
import { createLog } from '#platform/log.ts';
import { root } from '#platform/root.ts';
import { restoreAnswers } from '#server/saved-answers.ts';
import { openEmbedded } from '../support/embedded-client.ts';
import { migratedDatabase } from '../support/migrated-data-dir.ts';
import { buildOnce } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'karigari-answers-'));
const configWith = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', DEMO: 'true', DATA_DIR: dataDir, ...env });
// A database of its own: on a server that others write to no answer outlasts a restart.
let database: Database;
beforeAll(async () => {
  buildOnce();
  database = await fromPglite(await openEmbedded(await openAsBlob(await migratedDatabase())));
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** A process that takes the answers of the one before. @returns its cache, and how it ends */
async function begin(config: Config) {
  const cache = new ResponseCache(1_000_000);
  return { cache, end: await restoreAnswers({ config, database, log: createLog('silent') }, cache) };
}
const hasPage = (cache: ResponseCache) => cache.get('page /', Date.now()) !== undefined;

/** Ends a process that has answered a page. @param meanwhile what happens before it ends */
async function leavePage(config = configWith(), meanwhile = () => {}): Promise<void> {
  const { cache, end } = await begin(config);
  await cache.getOrRender('page /', Date.now(), async () => ({
    ...{ status: 200, route: '/', headers: {}, body: Buffer.from('a page') },
    ...{ tags: new Set<string>(), expiresAt: Number.POSITIVE_INFINITY },
  }));
  meanwhile();
  await end();
}

test('the next process takes the pages of the one before, once', async () => {
  await leavePage();
  expect(hasPage((await begin(configWith())).cache)).toBe(true);
  expect(hasPage((await begin(configWith())).cache)).toBe(false);
});

test('it takes none where a setting is another, such as the port that a test chooses', async () => {
  await leavePage();
  expect(hasPage((await begin(configWith({ PORT: '4999' }))).cache)).toBe(false);
});

test('it takes none where its build replaced that of the process before, which still ran', async () => {
  const pages = join(root, 'build/server/server.js');
  const { atime, mtime } = statSync(pages);
  try {
    await leavePage(configWith(), () => utimesSync(pages, atime, new Date(mtime.getTime() + 60_000)));
    expect(hasPage((await begin(configWith())).cache)).toBe(false);
  } finally {
    utimesSync(pages, atime, mtime);
  }
});

test('it takes none once something was written', async () => {
  await leavePage();
  await database.execute('create table something_written (id text)', []);
  expect(hasPage((await begin(configWith())).cache)).toBe(false);
});
