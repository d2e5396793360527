import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { currentIndex, maxChanges, rebuildIndex } from './build-index.ts';
import { readDelta } from './index-queries.ts';
import type { MemoryIndex } from './memory-index.ts';
import { cacheForms, type Vocabulary } from './vocabulary.ts';

/**
 * With more changes the index is rebuilt: PostgreSQL ranks them, which costs more than all else of a search.
 */
const rebuildThreshold = 50;

/** The index of this process, with what changed since it was built. */
export interface IndexSnapshot {
  index: MemoryIndex;
  /** With words that came since. */
  vocabulary: Vocabulary;
  /** Documents that were written or deleted since, each once. */
  changedDocIds: readonly number[];
}

const takeBatchedSnapshot = createBatcher(async (db: Connection, words: string[]): Promise<IndexSnapshot | undefined> => {
  const index = currentIndex(db);
  if (!index) return undefined;
  const delta = await readDelta(db, index.documents.snapshot, maxChanges, index.vocabulary.missingForms(words));
  cacheForms(delta.forms);
  if (delta.changed.length > rebuildThreshold) rebuildIndex(db);
  if (delta.changed.length >= maxChanges) return undefined;
  return { index, vocabulary: index.vocabulary.withAdded(delta.words), changedDocIds: delta.changed };
});

/**
 * Reads what changed since the index was built; callers that come together share one statement.
 * @param words folded words that will be looked up
 * @returns undefined until the index is built, and where too much changed
 */
export async function takeSnapshot(db: Connection, words: readonly string[]): Promise<IndexSnapshot | undefined> {
  return currentIndex(db) && takeBatchedSnapshot(db, words);
}
