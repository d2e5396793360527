import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { readSnapshot } from '#modules/search/index/memory/index-queries.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { clusterClient } from './cluster-client.ts';
import { forgetPosition, movePosition, readClusterDocuments, readLastDocId, readPosition, withLease } from './cluster-queries.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { indexDefinition, isIndexOf, isLeftBehind, newIndexName } from './index-definition.ts';
import { catchUp, writeDocuments } from './write-cluster.ts';

/** Document ids that are read at once. */
const batchSize = 1000;
const leaseSeconds = 300;
/** With no more changes to come the lease is taken, which other processes then lack for a moment alone. */
const leaseThreshold = 500;

/** Whether the alias leads to this index. */
const isLive = async (client: Client, { alias }: ClusterSettings, indexName: string): Promise<boolean> =>
  (await client.indices.existsAlias({ name: alias, index: indexName })).body;

/**
 * Brings the index of the cluster up to date; where another process does, does nothing.
 * @returns `stale` where it has to be built again
 */
export async function syncCluster(ctx: Context, settings: ClusterSettings): Promise<'synced' | 'stale' | undefined> {
  const { alias } = settings;
  const client = clusterClient(settings);
  return withLease(ctx.db, alias, leaseSeconds, async () => {
    const position = await readPosition(ctx.db, alias);
    if (!position?.isRecent || !isIndexOf(alias, position.indexName)) return 'stale';
    if (!(await isLive(client, settings, position.indexName))) return 'stale';
    // Commits after the snapshot count as changes once more.
    const snapshot = await readSnapshot(ctx.db);
    const changes = await catchUp(ctx.db, client, position.indexName, position.snapshot);
    if (changes === undefined) return 'stale';
    await movePosition(ctx.db, alias, position.indexName, snapshot);
    return 'synced';
  });
}

function* batchesUpTo(last: number): Iterable<number> {
  for (let from = 0; from <= last; from += batchSize) yield from;
}

/** Fills an index with all documents. */
async function fillIndex(ctx: Context, client: Client, indexName: string): Promise<void> {
  const batches = batchesUpTo(await readLastDocId(ctx.db));
  // One batch is read while another is written. Where one fails, no other begins.
  const work = async () => {
    for (const from of batches) await writeDocuments(client, indexName, await readClusterDocuments(ctx.db, from, from + batchSize));
  };
  await Promise.all([work(), work()]);
  await client.indices.refresh({ index: indexName });
}

/**
 * Lets the alias lead to an index alone, and deletes the index before it and those that builds left behind.
 */
async function goLive(client: Client, { alias }: ClusterSettings, indexName: string, now: Date): Promise<void> {
  const { body: all } = await client.indices.get({ index: `${alias}-*`, ignore_unavailable: true });
  const others = Object.entries(all).filter(([name]) => name !== indexName);
  const before = others.filter(([, { aliases }]) => aliases && alias in aliases).map(([name]) => name);
  await client.indices.updateAliases({
    body: { actions: [...before.map((index) => ({ remove: { index, alias } })), { add: { index: indexName, alias } }] },
  });
  const unused = [...before, ...others.map(([name]) => name).filter((name) => !before.includes(name) && isLeftBehind(name, now))];
  if (unused.length > 0) await client.indices.delete({ index: unused });
}

/**
 * Builds the index of the cluster again, beside the one that searches ask, which stays up to date meanwhile;
 * then the alias leads to the new one. That is never behind the old one, so no answer goes back in time.
 */
export async function rebuildCluster(ctx: Context, settings: ClusterSettings): Promise<void> {
  const { alias } = settings;
  const client = clusterClient(settings);
  const indexName = newIndexName(alias, ctx.now());
  let snapshot = await readSnapshot(ctx.db);
  // biome-ignore lint/suspicious/noExplicitAny: the definition is a file, whose texts have no narrower type.
  await client.indices.create({ index: indexName, body: indexDefinition as any });
  await fillIndex(ctx, client, indexName);
  const follow = async () => {
    const next = await readSnapshot(ctx.db);
    const changes = await catchUp(ctx.db, client, indexName, snapshot);
    if (changes === undefined) throw new Error('too much changed while the search index was built');
    snapshot = next;
    return changes;
  };
  while ((await follow()) > leaseThreshold);
  const finish = async () => {
    await follow();
    await goLive(client, settings, indexName, ctx.now());
    await movePosition(ctx.db, alias, indexName, snapshot);
    return true;
  };
  while (!(await withLease(ctx.db, alias, leaseSeconds, finish))) await pause(500);
}

/** Builds the index of the cluster again; does nothing without a cluster. */
export const rebuildClusterJob: JobDefinition = {
  name: 'rebuild-search-cluster',
  retries: 3,
  timeoutSeconds: 4 * 3_600,
  async handle(_data, ctx) {
    if (ctx.app.searchCluster) await rebuildCluster(ctx, ctx.app.searchCluster);
  },
};

/** Brings the cluster up to date every minute; what changed since is found by PostgreSQL meanwhile. */
export const syncClusterJob: JobDefinition = {
  name: 'sync-search-cluster',
  retries: 0,
  timeoutSeconds: leaseSeconds,
  cron: '* * * * *',
  async handle(_data, ctx) {
    const settings = ctx.app.searchCluster;
    if (settings && (await syncCluster(ctx, settings)) === 'stale') await ctx.enqueue(rebuildClusterJob, {}, { key: settings.alias });
  },
};

/**
 * Says that the index of the cluster is of no use, and has it built again; does nothing without a cluster.
 */
export async function renewCluster(ctx: Context): Promise<void> {
  const settings = ctx.app.searchCluster;
  if (!settings) return;
  await forgetPosition(ctx.db, settings.alias);
  await ctx.enqueue(rebuildClusterJob, {}, { key: settings.alias });
}
