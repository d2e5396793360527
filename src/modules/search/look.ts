import type { Connection } from '#platform/database/database.ts';
import { gather } from '#platform/database/gather.ts';
import type { KnownPieces } from './known-pieces.ts';
import { type KnownWords, rememberForms } from './known-words.ts';
import { knownPieces, numberAnew } from './numbering.ts';
import { readNews } from './place-queries.ts';

/** With more changes pieces are numbered anew: the database sorts them in, which costs more than all else of a search. */
const manyChanges = 50;
/** With as many changes nothing that is known helps. */
const tooManyChanges = 3000;

/** What the process knows, and what changed since it learned that. */
export interface Look {
  pieces: KnownPieces;
  words: KnownWords;
  /** Places of pieces that were written or went since, each once. */
  changed: readonly number[];
}

const lookNow = gather(async (db: Connection, asked: string[]): Promise<Look | undefined> => {
  const pieces = knownPieces(db);
  if (!pieces) return undefined;
  const { changed, words, forms } = await readNews(db, pieces.numbered.since, tooManyChanges, pieces.words.lacking(asked));
  rememberForms(forms);
  if (changed.length > manyChanges) numberAnew(db);
  return changed.length >= tooManyChanges ? undefined : { pieces, words: pieces.words.with(words), changed };
});

/**
 * What the process knows now, with what changed since.
 * @param asked words that will be looked up
 * @returns undefined where the database has to be asked for everything
 */
export async function lookAround(db: Connection, asked: readonly string[]): Promise<Look | undefined> {
  return knownPieces(db) && lookNow(db, asked);
}
