import type { Connection, Database } from '#platform/database/database.ts';
import { readDocumentFacets } from './document-facets.ts';
import { readDelta, readDocuments, readSnapshot, readVocabulary } from './index-queries.ts';
import { InvertedIndex } from './inverted-index.ts';
import { MemoryIndex } from './memory-index.ts';
import { Vocabulary } from './vocabulary.ts';

interface BuildState {
  /** The database that the index is read from, or a replica of it. */
  reader: Connection & Partial<Pick<Database, 'reads' | 'replica'>>;
  index?: MemoryIndex;
  building?: Promise<void> | undefined;
  /** Milliseconds of `performance.now()`. */
  notBefore: number;
}

const states = new WeakMap<Connection, BuildState>();

const rebuildIntervalMs = 300_000;
const retryDelayMs = 20_000;
const maxAgeMs = 3_600_000;
/** With as many changes all postings are read again. */
const maxDelta = 20_000;

/** @returns whether all postings had to be read, which takes long enough for much to change */
async function buildOnce(state: BuildState): Promise<boolean> {
  const { reader, index: before } = state;
  // The snapshot is taken first: commits that only the other statements see count as changes. The primary
  // takes it, since a standby would call visible what was under way; one that answers has replayed it.
  const snapshot = await readSnapshot(reader);
  await reader.replica?.refresh();
  const db = reader.reads ?? reader;
  const documents = await readDocuments(db, snapshot);
  const vocabulary = new Vocabulary(await readVocabulary(db));
  const facets = await readDocumentFacets(db, documents.size);
  const changedDocIds = before ? (await readDelta(db, before.documents.snapshot, maxDelta, [])).changed : [];
  const isIncremental = before !== undefined && changedDocIds.length < maxDelta;
  const postings = isIncremental ? before.postings : new InvertedIndex();
  const index = new MemoryIndex({ documents, vocabulary, facets, postings });
  // While postings load, searches use those scopes that are ready.
  if (!before) state.index = index;
  if (isIncremental) {
    await postings.applyDelta(db, changedDocIds, documents.size);
    index.carryOverCards(before, changedDocIds);
  } else await postings.load(db, documents.size);
  state.index = index;
  return !isIncremental;
}

async function build(state: BuildState): Promise<void> {
  try {
    if (await buildOnce(state)) await buildOnce(state);
    state.notBefore = performance.now() + rebuildIntervalMs;
  } catch {
    // PostgreSQL answers meanwhile, and reports the fault. Postings with half of a delta are of no use.
    delete state.index;
    state.notBefore = performance.now() + retryDelayMs;
  } finally {
    state.building = undefined;
  }
}

function stateOf(db: Connection): BuildState {
  const state = states.get(db) ?? { reader: db, notBefore: 0 };
  states.set(db, state);
  return state;
}

/**
 * The index of this process, even while its postings load. Begins to build it where there is none or it is
 * too old. A transaction has none: a build would go on with its connection after the commit.
 */
export function currentIndex(db: Connection): MemoryIndex | undefined {
  if (!('forJobs' in db)) return undefined;
  const state = stateOf(db);
  if (!state.index || state.index.documents.builtAt + maxAgeMs < performance.now()) rebuildIndex(db);
  return state.index;
}

/** Builds the index that searches on `db` use, with the time that statements of a job have. */
export function warmUpIndex(db: Database): Promise<void> {
  stateOf(db).reader = db.forJobs();
  return buildIndexNow(db);
}

/** Begins to rebuild the index in the background, unless it was built in the last five minutes. */
export function rebuildIndex(db: Connection): void {
  const state = stateOf(db);
  if (performance.now() >= state.notBefore) state.building ??= build(state);
}

/** Builds the index now, and resolves when it is built. */
export async function buildIndexNow(db: Connection): Promise<void> {
  const state = stateOf(db);
  state.building ??= build(state);
  await state.building;
}
