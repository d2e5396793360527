import { LRUCache } from 'lru-cache';
import { createCardCache } from '#modules/catalog/card-cache.ts';
import type { ProductHit } from '#modules/search/search-rules.ts';
import { type Bitset, BitsetArena, emptyBitset, evaluateExpression, setBit } from './bitset.ts';
import type { DocumentFacets } from './document-facets.ts';
import type { DocumentTable, SetKind } from './index-queries.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { lowerBound, type Vocabulary } from './vocabulary.ts';

/** Bytes of what was worked out of words and filters and is kept, a bit for every piece each. */
const maxSetBytes = 24 * 1024 * 1024;

/** Bytes of cards that are kept, those that search showed last. */
const maxCardBytes = 24 * 1024 * 1024;

/** What a process knows by heart of all pieces. What changed since they were numbered is asked of the database (find-known.ts). */
export class MemoryIndex {
  readonly documents: DocumentTable;
  readonly vocabulary: Vocabulary;
  readonly postings: InvertedIndex;
  /** Cards that were read since the pieces were numbered: true of a piece that has not changed since. */
  readonly cards = createCardCache(maxCardBytes);
  readonly #facets: DocumentFacets;
  /** Sets that searches gave back. */
  readonly #free: Bitset[] = [];
  readonly #sets = new LRUCache<string, Bitset>({
    maxSize: maxSetBytes,
    sizeCalculation: (bits, key) => bits.byteLength + 2 * key.length + 200,
  });

  constructor(parts: { numbered: DocumentTable; words: Vocabulary; facets: DocumentFacets; places: InvertedIndex }) {
    this.documents = parts.numbered;
    this.vocabulary = parts.words;
    this.postings = parts.places;
    this.#facets = parts.facets;
  }

  /** For the sets of one search, which gives them back. */
  openArena(): BitsetArena {
    return new BitsetArena(this.#free, this.documents.size);
  }

  /** The places of the pieces that an expression of words finds. Not to be changed. */
  matching(kind: SetKind, expression: string, work: BitsetArena): Bitset {
    const having = (alternatives: string) => this.#kept(`${kind} ${alternatives}`, () => this.#havingWords(kind, alternatives));
    return evaluateExpression(expression, having, work);
  }

  /** The places of the pieces that have one of these facets. Not to be changed. */
  withFacets(facets: readonly number[]): Bitset {
    return this.#kept(facets.join(' '), () => this.#facets.documentsWith(facets));
  }

  /** The places of the pieces that cost no less and no more. Not to be changed. */
  inPriceRange(minPaise = 0, maxPaise = Number.MAX_SAFE_INTEGER): Bitset {
    return this.#kept(`${minPaise}-${maxPaise}`, () => {
      const { docIdsByPrice: byPrice, pricePaise, size } = this.documents;
      const bits = emptyBitset(size);
      const at = (index: number) => pricePaise[byPrice[index] as number] as number;
      const end = lowerBound(byPrice.length, at, maxPaise + 1);
      for (let index = lowerBound(byPrice.length, at, minPaise); index < end; index++) setBit(bits, byPrice[index] as number);
      return bits;
    });
  }

  #havingWords(kind: SetKind, alternatives: string): Bitset {
    const bits = emptyBitset(this.documents.size);
    for (const atom of alternatives.match(/'[^']*'(?::\*)?/g) ?? []) {
      const lexeme = atom.slice(1, atom.lastIndexOf("'"));
      if (!atom.endsWith(':*')) this.postings.unionInto(kind, lexeme, bits);
      else for (const longer of this.vocabulary.startingWith(lexeme)) this.postings.unionInto(kind, longer, bits);
    }
    return bits;
  }

  #kept(key: string, make: () => Bitset): Bitset {
    const bits = this.#sets.get(key) ?? make();
    this.#sets.set(key, bits);
    return bits;
  }

  /**
   * Takes over the cards of an earlier numbering.
   * @param changed places of all that was written or went between the two, asked for after the later one
   */
  carryOverCards(before: MemoryIndex, changed: readonly number[]): void {
    const ids = new Set(changed.filter((place) => place < before.documents.size).map((place) => before.hit(place).id));
    for (const [id, card] of [...before.cards.entries()].reverse()) if (!ids.has(id)) this.cards.set(id, card);
  }

  hit(place: number): ProductHit {
    const { productIds: ids, productIdEnds: idEnds, productIdLengths: idLength, pricePaise } = this.documents;
    const end = idEnds[place] as number;
    return {
      id: ids.slice(end - (idLength[place] as number), end),
      pricePaise: pricePaise[place] as number,
      facets: this.#facets.of(place),
    };
  }
}
