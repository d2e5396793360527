import type { Connection } from '#platform/database/database.ts';
import { KnownPieces } from './known-pieces.ts';
import { KnownWords } from './known-words.ts';
import { readPieceFacets } from './piece-facets.ts';
import { readAllWords, readPlaces } from './place-queries.ts';

interface State {
  current?: KnownPieces;
  numbering?: Promise<void> | undefined;
  /** Milliseconds; not again before. */
  next: number;
}

const states = new WeakMap<Connection, State>();

/** Milliseconds between two numberings, for the sets have to be fetched anew after each; after one that failed; and until all is too old. */
const pause = 300_000;
const pauseAfterFailure = 20_000;
const lifetime = 3_600_000;

async function number(db: Connection, state: State): Promise<void> {
  try {
    // What comes after the first of these is told as a change.
    const numbered = await readPlaces(db);
    const words = new KnownWords(await readAllWords(db));
    const facets = await readPieceFacets(db, numbered);
    if (state.current) state.current.isOver = true;
    state.current = new KnownPieces(db, numbered, words, facets);
    state.next = performance.now() + pause;
  } catch {
    // Without numbers the database is asked, and says what is wrong.
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
