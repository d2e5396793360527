import { setTimeout as pause, setImmediate as yieldNow } from 'node:timers/promises';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, emptyBitset, hasBit, setBit, subtract, unionInPlace, visitBits } from './bitset.ts';
import { readPostings, readPostingsOf, type SetKind } from './index-queries.ts';
import { PostingList } from './posting-list.ts';

const scopes: readonly SetKind[] = ['title', 'words', 'everything'];
/** Pieces whose words are read at once: of descriptions, some 2 MB. */
const batchSize = 4000;
/** Milliseconds of work after which whoever waits gets a turn. */
const timeSliceMs = 4;

/** Which pieces have which word, in the title, among title and facts, and anywhere: all of it, read once and then kept up. */
export class InvertedIndex {
  readonly #sets: Record<SetKind, Map<string, PostingList>> = { title: new Map(), words: new Map(), everything: new Map() };
  readonly #ready = new Set<SetKind>();

  isReady(kind: SetKind): boolean {
    return this.#ready.has(kind);
  }

  get bytes(): number {
    let bytes = 0;
    for (const kind of scopes) for (const set of this.#sets[kind].values()) bytes += set.bytes;
    return bytes;
  }

  /** Adds the places of the pieces with a word to `into`. */
  unionInto(kind: SetKind, lexeme: string, into: Bitset): void {
    this.#sets[kind].get(lexeme)?.unionInto(into);
  }

  /** Reads everything, titles first. @param size more than any place */
  async load(db: Connection, size: number): Promise<void> {
    for (const kind of scopes) {
      const sets = this.#sets[kind];
      for (let from = 0; from < size; from += batchSize) {
        const begun = performance.now();
        let until = begun + timeSliceMs;
        for (const { lexeme, places } of await readPostings(db, kind, from, from + batchSize)) {
          const set = sets.get(lexeme) ?? new PostingList();
          sets.set(lexeme, set);
          set.append(places, size, from);
          if (performance.now() < until) continue;
          await yieldNow();
          until = performance.now() + timeSliceMs;
        }
        // Descriptions are most of the work and least often needed: the database has a rest half as long as each batch took.
        if (kind === 'everything') await pause((performance.now() - begun) / 2, undefined, { ref: false });
      }
      for (const set of sets.values()) set.trim();
      this.#ready.add(kind);
    }
  }

  /** Takes over what these pieces have now, which changed, came or went. @param size more than any place */
  async applyDelta(db: Connection, changed: readonly number[], size: number): Promise<void> {
    if (changed.length === 0) return;
    const dropped = emptyBitset(size);
    const before = emptyBitset(size);
    for (const place of changed) if (place < size) setBit(dropped, place);
    for (const kind of scopes) {
      const sets = this.#sets[kind];
      const added = new Map<string, Bitset>();
      for (let from = 0; from < changed.length; from += batchSize) {
        for (const { lexeme, places } of await readPostingsOf(db, kind, changed.slice(from, from + batchSize))) {
          const bits = added.get(lexeme) ?? emptyBitset(size);
          added.set(lexeme, bits);
          for (const place of places) if (place < size) setBit(bits, place);
        }
      }
      let until = performance.now() + timeSliceMs;
      for (const lexeme of new Set([...sets.keys(), ...added.keys()])) {
        before.fill(0);
        sets.get(lexeme)?.unionInto(before);
        const coming = added.get(lexeme);
        const hasDropped = changed.some((place) => place < size && hasBit(before, place));
        if (coming || hasDropped) {
          const now = subtract(before, dropped);
          sets.set(lexeme, postingListOf(coming ? unionInPlace(now, coming) : now, size));
        }
        if (performance.now() < until) continue;
        await yieldNow();
        until = performance.now() + timeSliceMs;
      }
    }
  }
}

function postingListOf(bits: Bitset, size: number): PostingList {
  const places: number[] = [];
  visitBits(bits, 0, size, (place) => {
    places.push(place);
    return false;
  });
  const set = new PostingList();
  set.append(places, size);
  set.trim();
  return set;
}
