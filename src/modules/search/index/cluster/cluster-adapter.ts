import { readDelta } from '#modules/search/index/memory/index-queries.ts';
import type { PartialIndex } from '#modules/search/index/search-index.ts';
import { prefixExpression } from '#modules/search/search-rules.ts';
import type { Context } from '#platform/context.ts';
import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { browseCluster } from './browse-cluster.ts';
import { isPaused } from './cluster-client.ts';
import { readPosition } from './cluster-queries.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { findInCluster, type OpenCluster } from './find-in-cluster.ts';
import { isIndexOf } from './index-definition.ts';

/** With as many changes the cluster is of no help. */
const maxChanges = 3000;

/** Reads what changed since the cluster was brought up to date; undefined where it is of no help. */
const readChanges = createBatcher(async (db: Connection, [alias]: string[]): Promise<number[] | undefined> => {
  const position = alias === undefined ? undefined : await readPosition(db, alias);
  if (!alias || !position?.isRecent || !isIndexOf(alias, position.indexName)) return undefined;
  const { changed } = await readDelta(db, position.snapshot, maxChanges, []);
  return changed.length < maxChanges ? changed : undefined;
});

/**
 * The index of the cluster with what changed since it was brought up to date, which PostgreSQL ranks.
 * Declines what the vocabulary answers, which is small and stays in the database.
 * @returns undefined where the cluster has no index that is of use, and in a transaction
 */
export async function openClusterAdapter(
  { db, log }: Pick<Context, 'db' | 'log'>,
  settings: ClusterSettings,
): Promise<PartialIndex | undefined> {
  if (!('forJobs' in db) || isPaused(settings)) return undefined;
  const changedDocIds = await readChanges(db, [settings.alias]);
  if (!changedDocIds) return undefined;
  const cluster: OpenCluster = { db, log, settings, changedDocIds };
  return {
    lookUpWords: async () => undefined,
    similarWords: async () => undefined,
    find: (request) => findInCluster(cluster, request),
    browse: (request) => browseCluster(cluster, request),
    async suggest(prefixes, limit) {
      const expression = prefixExpression(prefixes);
      const criteria = { expanded: expression, exact: expression, head: expression, facets: [] };
      return findInCluster(cluster, { criteria, sort: 'relevance', limit, titlesOnly: true });
    },
  };
}
