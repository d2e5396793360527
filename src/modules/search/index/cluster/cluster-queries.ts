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

/** A document as the cluster indexes it. */
export interface ClusterDocument {
  place: number;
  id: string;
  inStock: number;
  featured: number;
  /** Microseconds since 1970. */
  publishedAt: number;
  pricePaise: number;
  facets: number[];
  title: string[];
  keywords: string[];
  fulltext: string[];
  hit: string;
}

const documentColumns = `place, product_id as id, in_stock::int as "inStock", featured, (extract(epoch from published_at) * 1000000)::bigint as "publishedAt",
  price_paise as "pricePaise", facets, tsvector_to_array(title) as title, tsvector_to_array(words) as keywords,
  tsvector_to_array(everything) as fulltext,
  concat_ws(' ', place, product_id, price_paise, nullif(array_to_string(facets, ' '), '')) as hit`;
const documentsStatement: Statement = {
  name: 'search.cluster-documents',
  text: `select ${documentColumns} from product_search where place >= $1 and place < $2`,
};
const documentsOfStatement: Statement = {
  name: 'search.cluster-documents-of',
  text: `select ${documentColumns} from product_search where place = any($1::int[])`,
};

/** Reads the documents from one id up to another. */
export async function readClusterDocuments(db: Connection, from: number, to: number): Promise<ClusterDocument[]> {
  return db.run(documentsStatement, [from, to]);
}

/** Reads these documents, those that are left. */
export async function readClusterDocumentsOf(db: Connection, docIds: readonly number[]): Promise<ClusterDocument[]> {
  return db.run(documentsOfStatement, [docIds]);
}

const lastDocIdStatement: Statement = { name: 'search.last-doc-id', text: 'select coalesce(max(place), 0) as "docId" from product_search' };

export async function readLastDocId(db: Connection): Promise<number> {
  return (await db.run<{ docId: number }>(lastDocIdStatement, []))[0]?.docId ?? 0;
}
