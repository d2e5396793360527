import type { Connection, Statement } from '#platform/database/database.ts';

/** The moment in the history of the database up to which the index of the cluster is written. */
export interface ClusterPosition {
  /** The index behind the alias. */
  indexName: string;
  /** A `pg_snapshot`: what a transaction wrote that is not visible in it is a change. */
  snapshot: string;
  /** Tombstones since then are still there. */
  isRecent: boolean;
}

// Tombstones are kept for a day.
const positionStatement: Statement = {
  name: 'search.cluster-position',
  text: `select index_name as "indexName", snapshot, synced_at > now() - interval '12 hours' as "isRecent"
    from search_clusters where alias = $1 and snapshot is not null`,
};

export async function readPosition(db: Connection, alias: string): Promise<ClusterPosition | undefined> {
  return (await db.run<ClusterPosition>(positionStatement, [alias]))[0];
}

const moveStatement: Statement = {
  name: 'search.move-cluster-position',
  text: 'update search_clusters set index_name = $2, snapshot = $3, synced_at = now() where alias = $1',
};

/** Says that the index has everything that is visible in a snapshot. */
export async function movePosition(db: Connection, alias: string, indexName: string, snapshot: string): Promise<void> {
  await db.run(moveStatement, [alias, indexName, snapshot]);
}

const forgetStatement: Statement = {
  name: 'search.forget-cluster-position',
  text: 'update search_clusters set snapshot = null where alias = $1',
};

/** Says that the index is of no use, so that it is built again. */
export async function forgetPosition(db: Connection, alias: string): Promise<void> {
  await db.run(forgetStatement, [alias]);
}

const leaseStatement: Statement = {
  name: 'search.lease-cluster',
  text: `insert into search_clusters (alias, leased_until) values ($1, now() + make_interval(secs => $2))
    on conflict (alias) do update set leased_until = excluded.leased_until where search_clusters.leased_until < now() returning 1 as taken`,
};
const releaseStatement: Statement = {
  name: 'search.release-cluster',
  text: 'update search_clusters set leased_until = now() where alias = $1',
};

/**
 * Does work that one process does at a time.
 * @param seconds after which another may take it over
 * @returns undefined where another process does it
 */
export async function withLease<Result>(
  db: Connection,
  alias: string,
  seconds: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if ((await db.run(leaseStatement, [alias, seconds])).length === 0) return undefined;
  try {
    return await work();
  } finally {
    await db.run(releaseStatement, [alias]);
  }
}

/** Documents as a bulk request writes them. */
export interface ClusterDocuments {
  docIds: number[];
  /** Two lines of JSON a document, each with its end; empty without documents. */
  lines: string;
}

// The database makes the lines: this process would spend more on taking apart what it only passes on.
const documentLines = `coalesce(array_agg(place), '{}') as "docIds", coalesce(string_agg('{"index":{"_id":"' || place || '"}}' || E'\n'
  || json_build_object('place', place, 'id', product_id, 'inStock', in_stock::int, 'featured', featured,
    'publishedAt', (extract(epoch from published_at) * 1000000)::bigint, 'pricePaise', price_paise, 'facets', facets,
    'title', tsvector_to_array(title), 'keywords', tsvector_to_array(words), 'fulltext', tsvector_to_array(everything),
    'hit', concat_ws(' ', place, product_id, price_paise, nullif(array_to_string(facets, ' '), '')))::text || E'\n', ''), '') as lines`;
const documentsStatement: Statement = {
  name: 'search.cluster-documents',
  text: `select ${documentLines} from product_search where place >= $1 and place < $2`,
};
const documentsOfStatement: Statement = {
  name: 'search.cluster-documents-of',
  text: `select ${documentLines} from product_search where place = any($1::int[])`,
};

async function readLines(db: Connection, statement: Statement, values: readonly unknown[]): Promise<ClusterDocuments> {
  const [row] = await db.run<ClusterDocuments>(statement, values);
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

/** Reads the documents from one id up to another. */
export const readClusterDocuments = (db: Connection, from: number, to: number): Promise<ClusterDocuments> =>
  readLines(db, documentsStatement, [from, to]);

/** Reads these documents, those that are left. */
export const readClusterDocumentsOf = (db: Connection, docIds: readonly number[]): Promise<ClusterDocuments> =>
  readLines(db, documentsOfStatement, [docIds]);

const lastDocIdStatement: Statement = { name: 'search.last-doc-id', text: 'select coalesce(max(place), 0) as "docId" from product_search' };

export async function readLastDocId(db: Connection): Promise<number> {
  return (await db.run<{ docId: number }>(lastDocIdStatement, []))[0]?.docId ?? 0;
}
