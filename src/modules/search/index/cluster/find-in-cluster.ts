import { parseHit, rankDocuments, readMatchingDocIds } from '#modules/search/index/postgres/match-queries.ts';
import type { FindRequest, Matches, SearchCriteria } from '#modules/search/index/search-index.ts';
import { maxHits, minKeywordMatches } from '#modules/search/index/search-index.ts';
import type { FieldScope } from '#modules/search/search-rules.ts';
import type { Context } from '#platform/context.ts';
import { askCluster } from './cluster-client.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { sortOrders, toQuery } from './to-query.ts';

/** The index of the cluster, and the documents that were written or deleted since. */
export interface OpenCluster extends Pick<Context, 'db' | 'log'> {
  settings: ClusterSettings;
  changedDocIds: readonly number[];
}

interface ClusterFindRequest extends Pick<FindRequest, 'criteria' | 'sort' | 'completeOnly'> {
  limit?: number;
  /** Looks for words in titles alone. */
  titlesOnly?: boolean;
}

/** Splits a line of the index into the document id and what `parseHit` reads. */
export function splitLine(line: string): { docId: number; hit: string } {
  const blank = line.indexOf(' ');
  return { docId: Number(line.slice(0, blank)), hit: line.slice(blank + 1) };
}

interface ScopeMatches {
  lines: string[];
  /** Changed documents that match. */
  changed: number[];
}

async function findInScope(
  { db, log, settings, changedDocIds }: OpenCluster,
  criteria: SearchCriteria,
  sort: FindRequest['sort'],
  scope: FieldScope,
  size: number,
): Promise<ScopeMatches | undefined> {
  const query = toQuery(criteria, sort, scope, changedDocIds);
  const [answers, changed] = await Promise.all([
    askCluster(settings, [{ query, sort: sortOrders[sort], size, track_total_hits: false }], log),
    changedDocIds.length === 0 ? [] : readMatchingDocIds(db, criteria, scope, changedDocIds),
  ]);
  return answers?.[0] && { lines: answers[0].lines, changed };
}

/**
 * Finds the best products in the cluster; changed documents that match are ranked among them by PostgreSQL.
 * @returns undefined where the cluster does not answer
 */
export async function findInCluster(cluster: OpenCluster, request: ClusterFindRequest): Promise<Matches | undefined> {
  const { criteria, sort, limit = maxHits, titlesOnly = false, completeOnly = false } = request;
  const find = (scope: FieldScope) => findInScope(cluster, criteria, sort, scope, limit + 1);
  let scope: FieldScope = criteria.expanded === '' ? 'fulltext' : titlesOnly ? 'title' : 'keywords';
  let found = await find(scope);
  if (scope === 'keywords' && found && found.lines.length + found.changed.length < minKeywordMatches) {
    scope = 'fulltext';
    found = await find(scope);
  }
  if (!found) return undefined;
  const isMore = found.lines.length > limit;
  if (isMore && completeOnly) return { hits: [], isComplete: false };
  const best = found.lines.slice(0, limit).map(splitLine);
  const hits =
    found.changed.length === 0
      ? best.map(({ hit }) => parseHit(hit))
      : await rankDocuments(cluster.db, criteria, sort, scope, [...best.map(({ docId }) => docId), ...found.changed], limit + 1);
  return { hits: hits.slice(0, limit), isComplete: !isMore && hits.length <= limit };
}
