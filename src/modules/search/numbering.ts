import type { Connection } from '#platform/database/database.ts';
import { KnownPieces } from './known-pieces.ts';
import { KnownWords } from './known-words.ts';
import { readPieceFacets } from './piece-facets.ts';
import { readAllWords, readNews, readPlaces } from './place-queries.ts';
import { WordPlaces } from './word-places.ts';

interface State {
  current?: KnownPieces;
  numbering?: Promise<void> | undefined;
  /** Milliseconds; not again before. */
  next: number;
}

const states = new WeakMap<Connection, State>();

/** Milliseconds between two numberings; after one that failed; and until all is too old. */
const pause = 300_000;
const pauseAfterFailure = 20_000;
const lifetime = 3_600_000;
/** With more changes than this the words of all pieces are read anew. */
const mostTaken = 20_000;

/** Numbers all pieces. @returns whether all words had to be read, which takes long enough for much to change */
async function numberOnce(db: Connection, state: State): Promise<boolean> {
  const before = state.current;
  // What comes after the first of these is told as a change.
  const numbered = await readPlaces(db);
  const words = new KnownWords(await readAllWords(db));
  const facets = await readPieceFacets(db, numbered.size);
  const changed = before ? (await readNews(db, before.numbered.since, mostTaken, [])).changed : [];
  const isKept = before !== undefined && changed.length < mostTaken;
  const places = isKept ? before.places : new WordPlaces();
  const known = new KnownPieces({ numbered, words, facets, places });
  // Whoever searches while the words come is served from what is there already, or from the database.
  if (!before) state.current = known;
  if (isKept) {
    await places.take(db, changed, numbered.size);
    known.takeCards(before, changed);
  } else await places.load(db, numbered.size);
  state.current = known;
  return !isKept;
}

async function number(db: Connection, state: State): Promise<void> {
  try {
    if (await numberOnce(db, state)) await numberOnce(db, state);
    state.next = performance.now() + pause;
  } catch {
    // Without numbers the database is asked, and says what is wrong. What is half taken over is of no use.
    delete state.current;
    state.next = performance.now() + pauseAfterFailure;
  } finally {
    state.numbering = undefined;
  }
}

function stateOf(db: Connection): State {
  const state = states.get(db) ?? { next: 0 };
  states.set(db, state);
  return state;
}

/** What is known now; numbering begins with the first search. */
export function knownPieces(db: Connection): KnownPieces | undefined {
  const state = stateOf(db);
  if (!state.current || state.current.numbered.at + lifetime < performance.now()) numberAnew(db);
  return state.current;
}

/** Begins to learn the pieces by heart, so that the first search finds them known. */
export function learnPieces(db: Connection): void {
  knownPieces(db);
}

/** Numbers all pieces anew behind the scenes, not too often. */
export function numberAnew(db: Connection): void {
  const state = stateOf(db);
  if (performance.now() >= state.next) state.numbering ??= number(db, state);
}

/** Numbers all pieces now and waits for it. */
export async function numberNow(db: Connection): Promise<void> {
  const state = stateOf(db);
  state.numbering ??= number(db, state);
  await state.numbering;
}
