import { setTimeout as pause, setImmediate as yieldNow } from 'node:timers/promises';
import type { Connection } from '#platform/database/database.ts';
import { addBit, type Bits, but, emptyBits, hasBit, visitBits, widen } from './bit-sets.ts';
import { readSets, readSetsOf, type SetKind } from './place-queries.ts';
import { PlaceSet } from './place-set.ts';

const kinds: readonly SetKind[] = ['title', 'words', 'everything'];
/** Pieces whose words are read at once: of descriptions, some 2 MB. */
const batch = 4000;
/** Milliseconds of work after which whoever waits gets a turn. */
const turn = 4;

/** Which pieces have which word, in the title, among title and facts, and anywhere: all of it, read once and then kept up. */
export class WordPlaces {
  readonly #sets: Record<SetKind, Map<string, PlaceSet>> = { title: new Map(), words: new Map(), everything: new Map() };
  readonly #ready = new Set<SetKind>();

  isReady(kind: SetKind): boolean {
    return this.#ready.has(kind);
  }

  get bytes(): number {
    let bytes = 0;
    for (const kind of kinds) for (const set of this.#sets[kind].values()) bytes += set.bytes;
    return bytes;
  }

  /** Adds the places of the pieces with a word to `into`. */
  add(kind: SetKind, lexeme: string, into: Bits): void {
    this.#sets[kind].get(lexeme)?.addTo(into);
  }

  /** Reads everything, titles first. @param size more than any place */
  async load(db: Connection, size: number): Promise<void> {
    for (const kind of kinds) {
      const sets = this.#sets[kind];
      for (let from = 0; from < size; from += batch) {
        const begun = performance.now();
        let until = begun + turn;
        for (const { lexeme, places } of await readSets(db, kind, from, from + batch)) {
          const set = sets.get(lexeme) ?? new PlaceSet();
          sets.set(lexeme, set);
          set.append(places, size, from);
          if (performance.now() < until) continue;
          await yieldNow();
          until = performance.now() + turn;
        }
        // Descriptions are most of the work and least often needed: the database has a rest half as long as each batch took.
        if (kind === 'everything') await pause((performance.now() - begun) / 2, undefined, { ref: false });
      }
      for (const set of sets.values()) set.trim();
      this.#ready.add(kind);
    }
  }

  /** Takes over what these pieces have now, which changed, came or went. @param size more than any place */
  async take(db: Connection, changed: readonly number[], size: number): Promise<void> {
    if (changed.length === 0) return;
    const dropped = emptyBits(size);
    const before = emptyBits(size);
    for (const place of changed) if (place < size) addBit(dropped, place);
    for (const kind of kinds) {
      const sets = this.#sets[kind];
      const added = new Map<string, Bits>();
      for (let from = 0; from < changed.length; from += batch) {
        for (const { lexeme, places } of await readSetsOf(db, kind, changed.slice(from, from + batch))) {
          const bits = added.get(lexeme) ?? emptyBits(size);
          added.set(lexeme, bits);
          for (const place of places) if (place < size) addBit(bits, place);
        }
      }
      let until = performance.now() + turn;
      for (const lexeme of new Set([...sets.keys(), ...added.keys()])) {
        before.fill(0);
        sets.get(lexeme)?.addTo(before);
        const coming = added.get(lexeme);
        const hasDropped = changed.some((place) => place < size && hasBit(before, place));
        if (coming || hasDropped) {
          const now = but(before, dropped);
          sets.set(lexeme, setOf(coming ? widen(now, coming) : now, size));
        }
        if (performance.now() < until) continue;
        await yieldNow();
        until = performance.now() + turn;
      }
    }
  }
}

function setOf(bits: Bits, size: number): PlaceSet {
  const places: number[] = [];
  visitBits(bits, 0, size, (place) => {
    places.push(place);
    return false;
  });
  const set = new PlaceSet();
  set.append(places, size);
  set.trim();
  return set;
}
