import type { Connection } from '#platform/database/database.ts';
import { type Bits, emptyBits } from './bit-sets.ts';
import { type Numbered, readFacetLines } from './place-queries.ts';

/** Pieces whose facets are fetched at once: some 1 MB of text. */
const batch = 20_000;

/** The facets of all pieces, one after another by number. */
export class PieceFacets {
  readonly #facets: Uint16Array | Uint32Array;
  /** Where those of each piece end. */
  readonly #ends: Uint32Array;
  readonly #most: number;

  /** @param most the highest number of a facet */
  constructor(facets: Uint16Array | Uint32Array, ends: Uint32Array, most: number) {
    this.#facets = facets;
    this.#ends = ends;
    this.#most = most;
  }

  of(number: number): Uint16Array | Uint32Array {
    return this.#facets.subarray(number === 0 ? 0 : this.#ends[number - 1], this.#ends[number]);
  }

  /** The pieces that have one of these. */
  having(wanted: readonly number[]): Bits {
    const bits = emptyBits(this.#ends.length);
    const isWanted = new Uint8Array(this.#most + 1);
    for (const facet of wanted) if (facet <= this.#most) isWanted[facet] = 1;
    let at = 0;
    for (let number = 0; number < this.#ends.length; number++) {
      const end = this.#ends[number] as number;
      for (; at < end; at++) {
        if (isWanted[this.#facets[at] as number] === 0) continue;
        bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << (number & 31));
      }
    }
    return bits;
  }
}

/** Reads the facets of all pieces that were numbered. What changed meanwhile is a change like any other. */
export async function readPieceFacets(db: Connection, { numberOf, size }: Numbered): Promise<PieceFacets> {
  const places: Uint32Array[] = [];
  const kept: Uint32Array[] = [];
  const lengths = new Uint32Array(size);
  let most = 0;
  for (let from = 0; from < numberOf.length; from += batch) {
    const lines = await readFacetLines(db, from, from + batch);
    const here: number[] = [];
    const owners: number[] = [];
    for (const line of lines) {
      const [place, ...facets] = line.split(' ');
      const number = numberOf[Number(place)] ?? -1;
      if (number < 0) continue;
      lengths[number] = facets.length;
      owners.push(number);
      for (const facet of facets) {
        here.push(Number(facet));
        most = Math.max(most, Number(facet));
      }
    }
    kept.push(Uint32Array.from(here));
    places.push(Uint32Array.from(owners));
  }
  const ends = new Uint32Array(size);
  let total = 0;
  for (const [number, length] of lengths.entries()) {
    total += length;
    ends[number] = total;
  }
  const all = most > 0xffff ? new Uint32Array(total) : new Uint16Array(total);
  for (const [index, facets] of kept.entries()) {
    let at = 0;
    for (const number of places[index] as Uint32Array) {
      const length = lengths[number] as number;
      all.set(facets.subarray(at, at + length), (ends[number] as number) - length);
      at += length;
    }
  }
  return new PieceFacets(all, ends, most);
}
