import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { searchContract } from '#modules/search/contract.ts';
import { type CardSearchInput, findCardPage, prepareSearch } from '#modules/search/search-products.ts';
import type { Context } from '#platform/context.ts';
import { freePort } from '../../../../../test/support/programs.ts';
import { testCluster } from '../../../../../test/support/search-server.ts';
import { openSearchShop } from '../../../../../test/support/search-shop.ts';
import type { TestApp } from '../../../../../test/support/test-app.ts';
import { clusterClient } from './cluster-client.ts';
import { movePosition, readPosition, withLease } from './cluster-queries.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { newIndexName } from './index-definition.ts';
import { rebuildCluster, rebuildClusterJob, renewCluster, syncClusterJob } from './sync-cluster.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

/** The shop with a cluster. */
const contextWith = (searchCluster: ClusterSettings | undefined): Context => ({ ...shop.ctx, app: { ...shop.ctx.app, searchCluster } });

async function search(ctx: Context, q: string): Promise<string[]> {
  const input = searchContract.searchCards['~orpc'].inputSchema?.parse({ q, facets: 'true' }) as CardSearchInput;
  return (await findCardPage(ctx, await prepareSearch(ctx, input), input)).ids;
}

test('PostgreSQL answers while the cluster does not, which is asked no more for a moment', async () => {
  const settings = { url: `http://127.0.0.1:${await freePort()}`, alias: 'away', timeoutMs: 2_000 };
  const ctx = contextWith(settings);
  const snapshot = String((await ctx.db.execute('select pg_current_snapshot()::text as now')).rows[0]?.now);
  await withLease(ctx.db, 'away', 60, () => movePosition(ctx.db, 'away', newIndexName('away', ctx.now()), snapshot));
  const asked = vi.spyOn(clusterClient(settings), 'msearch');
  const warned = vi.spyOn(ctx.log, 'warn');
  const expected = await search(shop.ctx, 'ajrakh');
  expect(expected).toHaveLength(2);
  expect(await search(ctx, 'ajrakh')).toEqual(expected);
  expect(await search(ctx, 'ajrakh')).toEqual(expected);
  expect([asked.mock.calls.length, warned.mock.calls.length]).toEqual([1, 1]);
  warned.mockRestore();
});

test('a cluster that has no index yet is not asked', async () => {
  const settings = { url: 'http://127.0.0.1:1', alias: 'empty', timeoutMs: 2_000 };
  const asked = vi.spyOn(clusterClient(settings), 'msearch');
  expect(await search(contextWith(settings), 'bandhani')).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});

test('without a cluster its jobs do nothing, and a renewal enqueues none', async () => {
  const enqueue = vi.spyOn(shop.ctx, 'enqueue');
  await syncClusterJob.handle({}, shop.ctx);
  await rebuildClusterJob.handle({}, shop.ctx);
  await renewCluster(shop.ctx);
  expect(enqueue).not.toHaveBeenCalled();
  enqueue.mockRestore();
});

test('one process at a time moves the index on', async () => {
  const inside = await withLease(shop.ctx.db, 'leased', 60, () => withLease(shop.ctx.db, 'leased', 60, async () => 'second'));
  expect(inside).toBeUndefined();
  expect(await withLease(shop.ctx.db, 'leased', 60, async () => 'next')).toBe('next');
});

const cluster = testCluster();

describe.skipIf(!cluster)('a cluster that answers', () => {
  const settings = cluster as ClusterSettings;
  const { alias } = cluster ?? { alias: '' };
  const live = async () => Object.keys((await clusterClient(settings).indices.getAlias({ name: alias })).body);
  /** Searches, and says whether the cluster gave the answer. */
  async function ask(q: string) {
    const asked = vi.spyOn(clusterClient(settings), 'msearch');
    const ids = await search(contextWith(settings), q);
    const isFromCluster = asked.mock.calls.length > 0;
    asked.mockRestore();
    return { ids, isFromCluster };
  }
  /** Runs the job of each minute, and the job that it enqueues. */
  async function work(): Promise<void> {
    const enqueued: string[] = [];
    const ctx = { ...contextWith(settings), enqueue: (async ({ name }) => void enqueued.push(name)) as Context['enqueue'] };
    await syncClusterJob.handle({}, ctx);
    if (enqueued.includes(rebuildClusterJob.name)) await rebuildClusterJob.handle({}, ctx);
  }
  async function rename(id: string, title: string): Promise<void> {
    await shop.ctx.transaction(async (tx) => {
      await tx.db.execute(`update products set title = jsonb_set(title, '{en}', to_jsonb($2::text)) where id = $1`, [id, title]);
      await refreshListings(tx, [id]);
    });
  }
  afterAll(async () => void (await clusterClient(settings).indices.delete({ index: `${alias}-*` })));

  test('is filled by the job, found by its alias, and shows each change at once, before and after it is written there', async () => {
    await work();
    expect(await live()).toEqual([(await readPosition(shop.ctx.db, alias))?.indexName]);
    const [id = ''] = (await ask('bandhani')).ids;
    expect(await ask('bandhani')).toEqual({ ids: [id], isFromCluster: true });
    await rename(id, 'Wexfordian shawl');
    for (const isWritten of [false, true]) {
      if (isWritten) await work();
      expect(await ask('wexfordian'), String(isWritten)).toEqual({ ids: [id], isFromCluster: true });
      expect((await ask('dupatta')).ids, String(isWritten)).toEqual(await search(shop.ctx, 'dupatta'));
    }
    await shop.ctx.transaction(async (tx) => {
      await tx.db.execute("update products set state = 'draft' where id = $1", [id]);
      await refreshListings(tx, [id]);
    });
    expect((await ask('wexfordian')).ids).toEqual([]);
    await work();
    expect((await ask('wexfordian')).ids).toEqual([]);
  });

  test('is built again without a gap: searches under way find everything, and one index is left', async () => {
    const before = await live();
    const expected = await search(shop.ctx, 'ajrakh');
    const rebuilt = rebuildCluster(contextWith(settings), settings).then(() => true);
    let isDone = false;
    void rebuilt.then(() => (isDone = true));
    let answers = 0;
    for (; !isDone || answers === 0; answers++) expect((await ask('ajrakh')).ids).toEqual(expected);
    await rebuilt;
    const after = await live();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    const { body: all } = await clusterClient(settings).indices.get({ index: `${alias}-*` });
    expect(Object.keys(all)).toEqual(after);
  });

  test('that was not brought up to date for half a day is filled again', async () => {
    await shop.ctx.db.execute("update search_clusters set synced_at = now() - interval '13 hours' where alias = $1", [alias]);
    expect((await ask('ajrakh')).isFromCluster).toBe(false);
    await work();
    expect((await ask('ajrakh')).isFromCluster).toBe(true);
  });

  test('that lost its index is filled again, and PostgreSQL answers meanwhile', async () => {
    await clusterClient(settings).indices.delete({ index: await live() });
    const expected = await search(shop.ctx, 'ajrakh');
    expect((await ask('ajrakh')).ids).toEqual(expected);
    await work();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(await ask('ajrakh')).toEqual({ ids: expected, isFromCluster: true });
    vi.mocked(performance.now).mockRestore();
  });
});
