import type { Client } from '@opensearch-project/opensearch';
import { readDelta } from '#modules/search/index/memory/index-queries.ts';
import type { Connection } from '#platform/database/database.ts';
import { type ClusterDocuments, readClusterDocumentsOf } from './cluster-queries.ts';

/** Documents in one request. */
const batchSize = 1000;
/** With as many changes the index is built again. */
const maxDelta = 20_000;

/**
 * @param lines of JSON, each with its end
 * @throws where a document was refused
 */
async function sendBulk(client: Client, indexName: string, lines: string): Promise<void> {
  if (lines === '') return;
  const { body } = await client.bulk(
    // The client sends a text as it is, which its types do not say.
    { index: indexName, body: lines as unknown as Record<string, unknown>[], filter_path: ['errors', 'items.*.error'] },
    { requestTimeout: 120_000 },
  );
  const refused = body.errors && body.items.map((item) => Object.values(item)[0]?.error).find((error) => error);
  if (refused) throw new Error('the search cluster refused a document', { cause: refused });
}

/** Writes documents to an index, which shows them from its next refresh on. */
export async function writeDocuments(client: Client, indexName: string, documents: ClusterDocuments): Promise<void> {
  await sendBulk(client, indexName, documents.lines);
}

/**
 * Brings an index from one snapshot of the database to the present, and shows what changed.
 * @returns how many documents changed; undefined where too many did
 */
export async function catchUp(db: Connection, client: Client, indexName: string, snapshot: string): Promise<number | undefined> {
  const { changed } = await readDelta(db, snapshot, maxDelta, []);
  if (changed.length >= maxDelta) return undefined;
  for (let from = 0; from < changed.length; from += batchSize) {
    const docIds = changed.slice(from, from + batchSize);
    const documents = await readClusterDocumentsOf(db, docIds);
    await writeDocuments(client, indexName, documents);
    const left = new Set(documents.docIds);
    const gone = docIds.filter((docId) => !left.has(docId));
    await sendBulk(client, indexName, gone.map((docId) => `{"delete":{"_id":"${docId}"}}\n`).join(''));
  }
  if (changed.length > 0) await client.indices.refresh({ index: indexName });
  return changed.length;
}
