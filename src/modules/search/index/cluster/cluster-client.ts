import { Client } from '@opensearch-project/opensearch';
import type { Logger } from '#platform/log.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import type { ClusterQuery, ClusterSort } from './to-query.ts';

/** Milliseconds that a cluster is left alone after it failed. */
const pauseMs = 5_000;

/** A search of the index; counts and ranges are taken of every document that matches. */
export interface ClusterSearch {
  query: ClusterQuery;
  sort?: ClusterSort;
  size: number;
  from?: number;
  track_total_hits: boolean;
  aggs?: Record<string, unknown>;
}

export interface ClusterAnswer {
  /** A line a document: its document id, and what `parseHit` reads. */
  lines: string[];
  /** Zero where the total was not asked for. */
  total: number;
  /** As OpenSearch answers them. */
  aggregations: Record<string, unknown>;
}

interface SearchBody {
  error?: unknown;
  hits?: { total?: { value: number }; hits?: { fields: { hit: [string] } }[] };
  aggregations?: Record<string, unknown>;
}

interface ClusterConnection {
  client: Client;
  /** Milliseconds of `performance.now()`. */
  pausedUntil: number;
}

const connections = new Map<string, ClusterConnection>();

function connectionTo({ url }: ClusterSettings): ClusterConnection {
  const connection = connections.get(url) ?? { client: new Client({ node: url, maxRetries: 0 }), pausedUntil: 0 };
  connections.set(url, connection);
  return connection;
}

/** The client of a cluster, for what changes its indexes. */
export const clusterClient = (settings: ClusterSettings): Client => connectionTo(settings).client;

/** Whether the cluster failed a moment ago, and is not to be asked. */
export const isPaused = (settings: ClusterSettings): boolean => connectionTo(settings).pausedUntil > performance.now();

/** Searches without what stands in every hit; the lines alone travel. */
const common = { _source: false, stored_fields: '_none_', docvalue_fields: ['hit'] };

/**
 * Asks the cluster several searches at once.
 * @returns undefined where it does not answer; then it is left alone for a moment
 */
export async function askCluster(
  settings: ClusterSettings,
  searches: readonly ClusterSearch[],
  log: Logger,
): Promise<ClusterAnswer[] | undefined> {
  const connection = connectionTo(settings);
  try {
    const { body } = await connection.client.msearch(
      {
        index: settings.alias,
        filter_path: ['responses.error', 'responses.hits.total.value', 'responses.hits.hits.fields.hit', 'responses.aggregations'],
        body: searches.flatMap((search) => [{}, { ...common, ...search }]),
      },
      { requestTimeout: settings.timeoutMs },
    );
    return searches.map((_, index) => {
      const answer = (body.responses?.[index] ?? {}) as SearchBody;
      if (answer.error) throw new Error('the search cluster refused a search', { cause: answer.error });
      return {
        lines: answer.hits?.hits?.map(({ fields }) => fields.hit[0]) ?? [],
        total: answer.hits?.total?.value ?? 0,
        aggregations: answer.aggregations ?? {},
      };
    });
  } catch (error) {
    connection.pausedUntil = performance.now() + pauseMs;
    log.warn({ error }, 'the search cluster does not answer: PostgreSQL does');
    return undefined;
  }
}
