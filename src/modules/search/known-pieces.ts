import { LRUCache } from 'lru-cache';
import type { Connection } from '#platform/database/database.ts';
import { addTo, atomsOf, type Bits, emptyBits, evaluate, type Kept, keep } from './bit-sets.ts';
import type { KnownWords } from './known-words.ts';
import type { PieceFacets } from './piece-facets.ts';
import { type Numbered, readSets, type SetKind } from './place-queries.ts';
import type { Piece } from './search-rules.ts';

// Which pieces have a word is remembered as sets of numbers, so that a search that nobody asked before is mostly put together in the
// process. What changed since the numbers were given is asked of the database (find-known.ts).

/** Bytes of sets that a process keeps. */
const bytesFor = (size: number) => 24 * 1024 * 1024 + 80 * size;
/** So many rows are read while somebody waits; longer sets are fetched behind the scenes, one batch at a time. */
const mostWaitedFor = 4000;
const mostSetsWaitedFor = 200;
const batchRows = 30_000;

interface Missing {
  kind: SetKind;
  lexeme: string;
  rows: number;
}

const keyOf = (kind: SetKind, lexeme: string) => `${kind} ${lexeme}`;

export class KnownPieces {
  readonly numbered: Numbered;
  readonly words: KnownWords;
  readonly facets: PieceFacets;
  readonly #db: Connection;
  readonly #sets: LRUCache<string, Kept>;
  readonly #wanted = new Map<string, Missing>();
  /** Sets that are being read, so that nobody reads them twice. */
  readonly #coming = new Map<string, Promise<void>>();
  #fetching = false;
  /** Newer numbers have come. */
  isOver = false;
  #isLacking = false;

  constructor(db: Connection, numbered: Numbered, words: KnownWords, facets: PieceFacets) {
    this.#db = db;
    this.numbered = numbered;
    this.words = words;
    this.facets = facets;
    const maxSize = bytesFor(numbered.size);
    this.#sets = new LRUCache<string, Kept>({
      maxSize,
      sizeCalculation: (kept, key) => ('bits' in kept ? kept.bits : kept.numbers).byteLength + key.length * 2 + 100,
    });
    // The words that most titles have are asked for soon, and are too long to be waited for.
    const common = words.words.filter((word) => words.count(word).title > mostWaitedFor);
    common.sort((one, other) => words.count(other).title - words.count(one).title);
    let bytes = 0;
    for (const lexeme of common) {
      const rows = words.count(lexeme).title;
      bytes += Math.min(rows * 4, numbered.size / 8);
      if (bytes > maxSize / 2) break;
      this.#wanted.set(keyOf('title', lexeme), { kind: 'title', lexeme, rows });
    }
    void this.#fetch();
  }

  /** The words of the shop that an atom of an expression stands for. */
  #lexemesOf(atom: string): string[] {
    const lexeme = atom.slice(1, atom.lastIndexOf("'"));
    return atom.endsWith(':*') ? this.words.beginningWith(lexeme) : [lexeme];
  }

  /** Makes sure of the sets that these expressions need. @returns false where that would take long: they are on their way */
  async has(needed: readonly { kind: SetKind; expression: string }[]): Promise<boolean> {
    const missing = new Map<string, Missing>();
    for (const { kind, expression } of needed) {
      for (const lexeme of atomsOf(expression).flatMap((atom) => this.#lexemesOf(atom))) {
        const key = keyOf(kind, lexeme);
        if (!this.#sets.has(key)) missing.set(key, { kind, lexeme, rows: this.words.count(lexeme)[kind] });
      }
    }
    if (missing.size === 0) return true;
    const rows = [...missing.values()].reduce((sum, one) => sum + one.rows, 0);
    if (rows <= mostWaitedFor && missing.size <= mostSetsWaitedFor) {
      await this.#read(missing);
      return true;
    }
    for (const [key, one] of missing) this.#wanted.set(key, one);
    void this.#fetch();
    return false;
  }

  /** Reads sets, save those that are on their way, and waits for all. */
  async #read(missing: ReadonlyMap<string, Missing>): Promise<void> {
    const own = [...missing].filter(([key]) => !this.#coming.has(key));
    for (const [kind, group] of Map.groupBy(own, ([, one]) => one.kind)) {
      const reading = this.#readOf(
        kind,
        group.map(([, { lexeme }]) => lexeme),
      ).finally(() => {
        for (const [key] of group) this.#coming.delete(key);
      });
      for (const [key] of group) this.#coming.set(key, reading);
    }
    await Promise.all([...missing.keys()].map((key) => this.#coming.get(key)));
  }

  async #readOf(kind: SetKind, lexemes: readonly string[]): Promise<void> {
    const { numberOf, size } = this.numbered;
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
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted.size > 0 && !this.isOver) {
        const batch = new Map<string, Missing>();
        let rows = 0;
        for (const [key, one] of this.#wanted) {
          this.#wanted.delete(key);
          if (this.#sets.has(key)) continue;
          batch.set(key, one);
          rows += one.rows;
          if (rows > batchRows) break;
        }
        if (batch.size > 0) await this.#read(batch);
      }
    } catch {
      // The database is away or closed: whoever searches next is told so.
      this.#wanted.clear();
    } finally {
      this.#fetching = false;
    }
  }

  /** Whether every set was there that was used since this was asked last. One may have been pushed out since `has` saw it. */
  hadAll(): boolean {
    const had = !this.#isLacking;
    this.#isLacking = false;
    return had;
  }

  /** The pieces that an expression of words finds, where `has` has said that everything is there. */
  matching(kind: SetKind, expression: string): Bits {
    return evaluate(expression, (atom) => {
      const result = emptyBits(this.numbered.size);
      for (const lexeme of this.#lexemesOf(atom)) {
        const kept = this.#sets.get(keyOf(kind, lexeme));
        if (kept) addTo(result, kept);
        else this.#isLacking = true;
      }
      return result;
    });
  }

  /** The pieces that have one of these facets. */
  having(facets: readonly number[]): Bits {
    const key = `facets ${facets.join(' ')}`;
    const kept = this.#sets.get(key);
    if (kept && 'bits' in kept) return kept.bits;
    const bits = this.facets.having(facets);
    this.#sets.set(key, { bits });
    return bits;
  }

  piece(number: number): Piece {
    const { ids, idEnds, pricePaise } = this.numbered;
    const begin = number === 0 ? 0 : (idEnds[number - 1] as number) + 1;
    return { id: ids.slice(begin, idEnds[number]), pricePaise: pricePaise[number] as number, facets: this.facets.of(number) };
  }
}
