import type { Connection } from '#platform/database/database.ts';
import { readDocumentFacets } from './document-facets.ts';
import { readDelta, readDocuments, readVocabulary } from './index-queries.ts';
import { InvertedIndex } from './inverted-index.ts';
import { MemoryIndex } from './memory-index.ts';
import { Vocabulary } from './vocabulary.ts';

interface BuildState {
  index?: MemoryIndex;
  building?: Promise<void> | undefined;
  /** Milliseconds; not again before. */
  notBefore: number;
}

const states = new WeakMap<Connection, BuildState>();

/** Milliseconds between two numberings; after one that failed; and until all is too old. */
const rebuildIntervalMs = 300_000;
const retryDelayMs = 20_000;
const maxAgeMs = 3_600_000;
/** With more changes than this the words of all pieces are read anew. */
const maxDelta = 20_000;

/** Numbers all pieces. @returns whether all words had to be read, which takes long enough for much to change */
async function buildOnce(db: Connection, state: BuildState): Promise<boolean> {
  const before = state.index;
  // What comes after the first of these is told as a change.
  const numbered = await readDocuments(db);
  const words = new Vocabulary(await readVocabulary(db));
  const facets = await readDocumentFacets(db, numbered.size);
  const changed = before ? (await readDelta(db, before.documents.snapshot, maxDelta, [])).changed : [];
  const isKept = before !== undefined && changed.length < maxDelta;
  const places = isKept ? before.postings : new InvertedIndex();
  const known = new MemoryIndex({ numbered, words, facets, places });
  // Whoever searches while the words come is served from what is there already, or from the database.
  if (!before) state.index = known;
  if (isKept) {
    await places.applyDelta(db, changed, numbered.size);
    known.carryOverCards(before, changed);
  } else await places.load(db, numbered.size);
  state.index = known;
  return !isKept;
}

async function build(db: Connection, state: BuildState): Promise<void> {
  try {
    if (await buildOnce(db, state)) await buildOnce(db, state);
    state.notBefore = performance.now() + rebuildIntervalMs;
  } catch {
    // Without numbers the database is asked, and says what is wrong. What is half taken over is of no use.
    delete state.index;
    state.notBefore = performance.now() + retryDelayMs;
  } finally {
    state.building = undefined;
  }
}

function stateOf(db: Connection): BuildState {
  const state = states.get(db) ?? { notBefore: 0 };
  states.set(db, state);
  return state;
}

/** What is known now; numbering begins with the first search. */
export function currentIndex(db: Connection): MemoryIndex | undefined {
  const state = stateOf(db);
  if (!state.index || state.index.documents.builtAt + maxAgeMs < performance.now()) rebuildIndex(db);
  return state.index;
}

/** Begins to learn the pieces by heart, so that the first search finds them known. */
export function warmUpIndex(db: Connection): void {
  currentIndex(db);
}

/** Numbers all pieces anew behind the scenes, not too often. */
export function rebuildIndex(db: Connection): void {
  const state = stateOf(db);
  if (performance.now() >= state.notBefore) state.building ??= build(db, state);
}

/** Numbers all pieces now and waits for it. */
export async function buildIndexNow(db: Connection): Promise<void> {
  const state = stateOf(db);
  state.building ??= build(db, state);
  await state.building;
}
