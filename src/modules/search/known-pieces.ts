import { LRUCache } from 'lru-cache';
import type { Connection } from '#platform/database/database.ts';
import { addTo, atomsOf, type Bits, emptyBits, type Kept, keep } from './bit-sets.ts';
import { readPlaces, readSets, type SetKind } from './place-queries.ts';
import type { Piece } from './search-rules.ts';

// Which pieces have a word is remembered as sets of numbers, so that a search that nobody asked before is mostly put together in the
// process. What changed since the numbers were given is asked of the database (find-known.ts).

/** Bytes of sets that a process keeps. */
const mostBytes = 32 * 1024 * 1024;
/** So many rows are read while somebody waits; longer sets are fetched behind the scenes, one batch at a time. */
const mostWaitedFor = 4000;
const batchRows = 30_000;

/** The pieces as they were when they were numbered, in the order of the shop. */
export interface Numbered {
  /** Transactions from this one on may have changed what is known. */
  since: string;
  size: number;
  /** These are the first `inStock`. */
  inStock: number;
  /** Between the number that the database keeps of a piece and its number here. */
  placeOf: Int32Array;
  numberOf: Int32Array;
  /** When they were numbered, in milliseconds of this process. */
  at: number;
  /** Numbers in the order of price and of age, and the prices in their order. */
  byPrice: Int32Array;
  byAge: Int32Array;
  prices: Float64Array;
  /** Every word, in order, with estimates of how many pieces have it. */
  words: readonly string[];
  counts: Record<'title' | 'words', Int32Array>;
}

/** The first place in an ordered list that is not before `wanted`. */
export function lowerBound<T extends string | number>(size: number, at: (index: number) => T, wanted: T): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const keyOf = (kind: SetKind, lexeme: string) => `${kind} ${lexeme}`;

export class KnownPieces {
  readonly numbered: Numbered;
  readonly #db: Connection;
  readonly #sets = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: (kept, key) => ('bits' in kept ? kept.bits : kept.numbers).byteLength + key.length * 2 + 100,
  });
  /** Pieces that were shown or counted lately, by place: some 8 MB. */
  readonly pieces = new LRUCache<number, Piece>({ max: 30_000 });
  readonly #wanted = new Map<string, { kind: SetKind; lexeme: string; rows: number }>();
  #fetching = false;
  /** Newer numbers have come. */
  isOver = false;

  constructor(db: Connection, numbered: Numbered) {
    this.#db = db;
    this.numbered = numbered;
    // The words that most titles have are asked for soon, and are too long to be waited for.
    const { words, counts } = numbered;
    const common = words.map((_, index) => index).filter((index) => (counts.title[index] as number) > mostWaitedFor);
    common.sort((one, other) => (counts.title[other] as number) - (counts.title[one] as number));
    let rows = 0;
    for (const index of common) {
      const many = counts.title[index] as number;
      rows += Math.min(many, numbered.size / 32);
      if (rows * 4 > mostBytes / 2) break;
      this.#want('title', words[index] as string, many);
    }
    void this.#fetch();
  }

  #want(kind: SetKind, lexeme: string, rows: number): void {
    this.#wanted.set(keyOf(kind, lexeme), { kind, lexeme, rows });
  }

  /** The words of the shop that an atom of an expression stands for. */
  #lexemesOf(atom: string): string[] {
    const { words } = this.numbered;
    const lexeme = atom.slice(1, atom.lastIndexOf("'"));
    if (!atom.endsWith(':*')) return [lexeme];
    const found: string[] = [];
    const first = lowerBound(words.length, (index) => words[index] as string, lexeme);
    for (let index = first; words[index]?.startsWith(lexeme); index++) found.push(words[index] as string);
    return found;
  }

  #rowsOf(kind: SetKind, lexeme: string): number {
    const { words, counts, size } = this.numbered;
    if (kind === 'facets') return size;
    const index = lowerBound(words.length, (place) => words[place] as string, lexeme);
    return words[index] === lexeme ? (counts[kind][index] as number) : 0;
  }

  /** Makes sure of the sets that these expressions need. @returns false where that would take long: they are on their way */
  async has(needed: readonly { kind: SetKind; expression: string }[]): Promise<boolean> {
    const missing = new Map<string, { kind: SetKind; lexeme: string; rows: number }>();
    for (const { kind, expression } of needed) {
      for (const lexeme of atomsOf(expression).flatMap((atom) => this.#lexemesOf(atom))) {
        const key = keyOf(kind, lexeme);
        if (!this.#sets.has(key)) missing.set(key, { kind, lexeme, rows: this.#rowsOf(kind, lexeme) });
      }
    }
    if (missing.size === 0) return true;
    const rows = [...missing.values()].reduce((sum, one) => sum + one.rows, 0);
    if (rows <= mostWaitedFor && missing.size <= 200) {
      await this.#read([...missing.values()]);
      return true;
    }
    for (const [key, one] of missing) this.#wanted.set(key, one);
    void this.#fetch();
    return false;
  }

  async #read(some: readonly { kind: SetKind; lexeme: string }[]): Promise<void> {
    const { numberOf, size } = this.numbered;
    await Promise.all(
      [...Map.groupBy(some, ({ kind }) => kind)].map(async ([kind, group]) => {
        const lexemes = group.map(({ lexeme }) => lexeme);
        for (const { lexeme, places } of await readSets(this.#db, kind, lexemes)) {
          // Pieces that came later have no number here.
          const numbers = new Int32Array(places.length);
          let many = 0;
          for (const place of places) {
            const number = numberOf[place] ?? -1;
            if (number >= 0) numbers[many++] = number;
          }
          this.#sets.set(keyOf(kind, lexeme), keep(numbers.slice(0, many), size));
        }
      }),
    );
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted.size > 0 && !this.isOver) {
        const batch: { kind: SetKind; lexeme: string }[] = [];
        let rows = 0;
        for (const [key, one] of this.#wanted) {
          this.#wanted.delete(key);
          if (this.#sets.has(key)) continue;
          batch.push(one);
          rows += one.rows;
          if (rows > batchRows) break;
        }
        if (batch.length > 0) await this.#read(batch);
      }
    } catch {
      // The database is away or closed: whoever searches next is told so.
      this.#wanted.clear();
    } finally {
      this.#fetching = false;
    }
  }

  /** A set that may be changed; `has` has said that everything is there. */
  set(kind: SetKind, atom: string): Bits {
    const result = emptyBits(this.numbered.size);
    for (const lexeme of this.#lexemesOf(atom)) {
      const kept = this.#sets.get(keyOf(kind, lexeme));
      if (kept) addTo(result, kept);
      else this.isLacking = true;
    }
    return result;
  }

  /** A set was pushed out between `has` and `set`. */
  isLacking = false;
}

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
    const numbered = await readPlaces(db);
    if (state.current) state.current.isOver = true;
    state.current = new KnownPieces(db, numbered);
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
