import type { FacetIds } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, emptyBitset, setBit } from './bitset.ts';
import { readFacetLines } from './index-queries.ts';

/** Pieces whose facets are fetched at once: half a megabyte of text. */
const batchSize = 10_000;

/** The facets of all pieces, one after another by place. */
export class DocumentFacets {
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

  of(place: number): FacetIds {
    return { all: this.#facets, from: place === 0 ? 0 : (this.#ends[place - 1] as number), to: this.#ends[place] as number };
  }

  /** The places of the pieces that have one of these. */
  documentsWith(wanted: readonly number[]): Bitset {
    const bits = emptyBitset(this.#ends.length);
    const isWanted = new Uint8Array(this.#most + 1);
    for (const facet of wanted) if (facet <= this.#most) isWanted[facet] = 1;
    let at = 0;
    for (let place = 0; place < this.#ends.length; place++) {
      const end = this.#ends[place] as number;
      for (; at < end; at++) if (isWanted[this.#facets[at] as number] === 1) setBit(bits, place);
    }
    return bits;
  }
}

/** Calls `visit` with the numbers of each line: a search for blanks in hundreds of thousands of lines would keep others waiting. */
function visitLines(lines: string, visit: (numbers: readonly number[]) => void): void {
  let numbers: number[] = [];
  let number = 0;
  for (let at = 0; at <= lines.length; at++) {
    const code = at < lines.length ? lines.charCodeAt(at) : 10;
    if (code >= 48) number = number * 10 + code - 48;
    else {
      numbers.push(number);
      number = 0;
      if (code === 32) continue;
      visit(numbers);
      numbers = [];
    }
  }
}

/** Reads the facets of all pieces that were numbered. What changed meanwhile is a change like any other. */
export async function readDocumentFacets(db: Connection, size: number): Promise<DocumentFacets> {
  const ends = new Uint32Array(size);
  const batches: Uint32Array[] = [];
  let most = 0;
  let total = 0;
  for (let from = 0; from < size; from += batchSize) {
    const lines = await readFacetLines(db, from, from + batchSize);
    const here: number[] = [];
    let done = from;
    const begun = total;
    if (lines !== '')
      visitLines(lines, (numbers) => {
        const place = numbers[0] as number;
        // Places without a piece end where the one before does.
        for (; done < Math.min(place, size); done++) ends[done] = total;
        if (place >= size) return;
        for (let index = 1; index < numbers.length; index++) {
          const facet = numbers[index] as number;
          here.push(facet);
          if (facet > most) most = facet;
        }
        total = begun + here.length;
      });
    for (; done < Math.min(from + batchSize, size); done++) ends[done] = total;
    batches.push(Uint32Array.from(here));
  }
  const all = most > 0xffff ? new Uint32Array(total) : new Uint16Array(total);
  let at = 0;
  for (const one of batches) {
    all.set(one, at);
    at += one.length;
  }
  return new DocumentFacets(all, ends, most);
}
