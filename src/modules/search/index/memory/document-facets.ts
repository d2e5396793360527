import type { FacetIds } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, emptyBitset, setBit, visitBits } from './bitset.ts';
import { readFacetLines } from './index-queries.ts';
import { bytesOf, type ReadSection } from './section-file.ts';

/** Documents whose facets are read by one statement: half a megabyte of text. */
const batchSize = 10_000;

/** The facet ids of all documents in one array, ordered by document id. */
export class DocumentFacets {
  readonly #facets: Uint16Array | Uint32Array;
  /** The index behind the last facet of each document. */
  readonly #ends: Uint32Array;
  readonly #maxFacet: number;

  constructor(facets: Uint16Array | Uint32Array, ends: Uint32Array, maxFacet: number) {
    this.#facets = facets;
    this.#ends = ends;
    this.#maxFacet = maxFacet;
  }

  /** The sections of a file that `read` reads. */
  *parts(): Iterable<readonly [string, Uint8Array]> {
    yield ['facets', bytesOf(this.#facets)];
    yield ['facetEnds', bytesOf(this.#ends)];
    yield ['facetLimits', bytesOf(Int32Array.of(this.#maxFacet, this.#facets.BYTES_PER_ELEMENT))];
  }

  /** Reads what `parts` wrote. */
  static async read(section: ReadSection): Promise<DocumentFacets> {
    const [maxFacet = 0, width] = new Int32Array(await section('facetLimits'));
    const facets = await section('facets');
    const ends = new Uint32Array(await section('facetEnds'));
    return new DocumentFacets(width === 2 ? new Uint16Array(facets) : new Uint32Array(facets), ends, maxFacet);
  }

  of(docId: number): FacetIds {
    return { all: this.#facets, from: docId === 0 ? 0 : (this.#ends[docId - 1] as number), to: this.#ends[docId] as number };
  }

  /** The documents with one of these facets. */
  documentsWith(facets: readonly number[]): Bitset {
    const bits = emptyBitset(this.#ends.length);
    const isWanted = new Uint8Array(this.#maxFacet + 1);
    for (const facet of facets) if (facet <= this.#maxFacet) isWanted[facet] = 1;
    let at = 0;
    for (let docId = 0; docId < this.#ends.length; docId++) {
      const end = this.#ends[docId] as number;
      for (; at < end; at++) if (isWanted[this.#facets[at] as number] === 1) setBit(bits, docId);
    }
    return bits;
  }

  /** The number of these documents by facet. */
  countIn(bits: Bitset): Map<number, number> {
    const numbers = new Uint32Array(this.#maxFacet + 1);
    visitBits(bits, 0, this.#ends.length, (docId) => {
      const { from, to } = this.of(docId);
      for (let at = from; at < to; at++) {
        const facet = this.#facets[at] as number;
        numbers[facet] = (numbers[facet] as number) + 1;
      }
      return false;
    });
    const counts = new Map<number, number>();
    for (let facet = 0; facet < numbers.length; facet++) {
      const count = numbers[facet] as number;
      if (count > 0) counts.set(facet, count);
    }
    return counts;
  }
}

/**
 * Calls `visit` with the numbers of each line. Splitting hundreds of thousands of lines would block the
 * process.
 */
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

/** Reads the facets of all documents below `size`. What is written meanwhile counts as a change. */
export async function readDocumentFacets(db: Connection, size: number): Promise<DocumentFacets> {
  const ends = new Uint32Array(size);
  const batches: Uint32Array[] = [];
  let maxFacet = 0;
  let total = 0;
  for (let from = 0; from < size; from += batchSize) {
    const lines = await readFacetLines(db, from, from + batchSize);
    const batch: number[] = [];
    let nextDocId = from;
    const totalBefore = total;
    if (lines !== '')
      visitLines(lines, (numbers) => {
        const docId = numbers[0] as number;
        // Ids without a document end where the one before does.
        for (; nextDocId < Math.min(docId, size); nextDocId++) ends[nextDocId] = total;
        if (docId >= size) return;
        for (let index = 1; index < numbers.length; index++) {
          const facet = numbers[index] as number;
          batch.push(facet);
          if (facet > maxFacet) maxFacet = facet;
        }
        total = totalBefore + batch.length;
      });
    for (; nextDocId < Math.min(from + batchSize, size); nextDocId++) ends[nextDocId] = total;
    batches.push(Uint32Array.from(batch));
  }
  const facets = maxFacet > 0xffff ? new Uint32Array(total) : new Uint16Array(total);
  let at = 0;
  for (const batch of batches) {
    facets.set(batch, at);
    at += batch.length;
  }
  return new DocumentFacets(facets, ends, maxFacet);
}
