import type { Connection, Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/log.ts';
import { readDocumentFacets } from './document-facets.ts';
import { loadIndex, saveIndex } from './index-file.ts';
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
  file?: IndexFile;
  /** Milliseconds of `performance.now()` at which the file was written. */
  savedAt: number;
  /** Changes that the index has and the file lacks. */
  unsavedChanges: number;
}

/** The file of an index, which the next start reads. */
export interface IndexFile {
  path: string;
  log: Pick<Logger, 'warn'>;
}

const states = new WeakMap<Connection, BuildState>();

const rebuildIntervalMs = 300_000;
const retryDelayMs = 20_000;
const maxAgeMs = 3_600_000;
/** Milliseconds after which tombstones since an index was built may be gone: then it is of no use. */
const maxTrustedAgeMs = 12 * 3_600_000;
/** With as many changes memory is of no help. */
export const maxChanges = 3000;
/** With as many changes all postings are read again. */
const maxDelta = 20_000;
/** With as many changes the file is written before an hour is over. */
const maxUnsavedChanges = 1000;

const ageOf = ({ documents }: MemoryIndex): number => performance.now() - documents.builtAt;

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
  const isIncremental = before !== undefined && ageOf(before) < maxTrustedAgeMs && changedDocIds.length < maxDelta;
  const postings = isIncremental ? before.postings : new InvertedIndex();
  const index = new MemoryIndex({ documents, vocabulary, facets, postings });
  // While postings load, searches use those scopes that are ready.
  if (!before) state.index = index;
  if (isIncremental) {
    await postings.applyDelta(db, changedDocIds, documents.size);
    index.carryOverCards(before, changedDocIds);
    state.unsavedChanges += changedDocIds.length;
  } else {
    await postings.load(db, documents.size);
    state.unsavedChanges = Number.POSITIVE_INFINITY;
  }
  state.index = index;
  return !isIncremental;
}

/** Writes the index to its file where that lacks much of it. */
async function save(state: BuildState): Promise<void> {
  const { file, index, reader } = state;
  if (!file || !index) return;
  if (state.unsavedChanges < maxUnsavedChanges && state.savedAt + maxAgeMs > performance.now()) return;
  try {
    await saveIndex(reader, file.path, index);
    state.savedAt = performance.now();
    state.unsavedChanges = 0;
  } catch (error) {
    file.log.warn({ error }, 'the search index was not saved: the next start builds it again');
  }
}

async function build(state: BuildState): Promise<void> {
  try {
    if (await buildOnce(state)) await buildOnce(state);
    await save(state);
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
  const state = states.get(db) ?? { reader: db, notBefore: 0, savedAt: Number.NEGATIVE_INFINITY, unsavedChanges: 0 };
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
  const ageMs = state.index ? ageOf(state.index) : Number.POSITIVE_INFINITY;
  if (ageMs > maxAgeMs) rebuildIndex(db);
  return ageMs > maxTrustedAgeMs ? undefined : state.index;
}

/**
 * Takes the index from its file.
 * @returns whether it is of use as it is
 */
async function restore(state: BuildState, { path }: IndexFile): Promise<boolean> {
  const { reader } = state;
  const index = await loadIndex(reader, path);
  if (!index) return false;
  const { changed } = await readDelta(reader, index.documents.snapshot, maxDelta, []);
  if (changed.length >= maxDelta) return false;
  // Tombstones are kept for a file however old it is. An old one is rebuilt at once.
  index.documents.builtAt = Math.max(index.documents.builtAt, performance.now() - maxAgeMs - 1);
  state.index = index;
  return changed.length < maxChanges;
}

/**
 * Takes the index that searches on `db` use from its file, or builds it with the time that statements of a
 * job have. One that was in use too long ago is rebuilt from changes in the background.
 * @param file where it is kept for the next start; without, it is built at each
 */
export async function warmUpIndex(db: Database, file?: IndexFile): Promise<void> {
  const state = stateOf(db);
  state.reader = db.forJobs();
  if (file) state.file = file;
  if (file && (await restore(state, file))) currentIndex(db);
  else await buildIndexNow(db);
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
