import { createBatcher } from '#platform/database/batcher.ts';
import type { Connection } from '#platform/database/database.ts';
import { currentIndex, rebuildIndex } from './build-index.ts';
import { readDelta } from './index-queries.ts';
import type { MemoryIndex } from './memory-index.ts';
import { cacheForms, type Vocabulary } from './vocabulary.ts';

/** With more changes pieces are numbered anew: the database sorts them in, which costs more than all else of a search. */
const rebuildThreshold = 50;
/** With as many changes nothing that is known helps. */
const maxChanges = 3000;

/** What the process knows, and what changed since it learned that. */
export interface IndexSnapshot {
  index: MemoryIndex;
  vocabulary: Vocabulary;
  /** Places of pieces that were written or went since, each once. */
  changedDocIds: readonly number[];
}

const takeBatchedSnapshot = createBatcher(async (db: Connection, asked: string[]): Promise<IndexSnapshot | undefined> => {
  const pieces = currentIndex(db);
  if (!pieces) return undefined;
  const { changed, words, forms } = await readDelta(db, pieces.documents.snapshot, maxChanges, pieces.vocabulary.missingForms(asked));
  cacheForms(forms);
  if (changed.length > rebuildThreshold) rebuildIndex(db);
  return changed.length >= maxChanges
    ? undefined
    : { index: pieces, vocabulary: pieces.vocabulary.withAdded(words), changedDocIds: changed };
});

/**
 * What the process knows now, with what changed since.
 * @param asked words that will be looked up
 * @returns undefined where the database has to be asked for everything
 */
export async function takeSnapshot(db: Connection, asked: readonly string[]): Promise<IndexSnapshot | undefined> {
  return currentIndex(db) && takeBatchedSnapshot(db, asked);
}
