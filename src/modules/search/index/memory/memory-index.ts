import { LRUCache } from 'lru-cache';
import { createCardCache } from '#modules/catalog/card-cache.ts';
import { splitTerms } from '#modules/search/index/expression-rules.ts';
import type { FieldScope, ProductHit } from '#modules/search/search-rules.ts';
import { type Bitset, BitsetArena, emptyBitset, evaluateExpression, hasBit, setBit } from './bitset.ts';
import type { DocumentFacets } from './document-facets.ts';
import type { DocumentTable } from './index-queries.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { lowerBound, type Vocabulary } from './vocabulary.ts';

/** Bytes of cached bitsets of terms and filters, a bit for every document each. */
const maxSetBytes = 24 * 1024 * 1024;

/** Bytes of cached cards, those that search showed last. */
const maxCardBytes = 24 * 1024 * 1024;

/** Bytes of cached counts by facet. */
const maxCountBytes = 4 * 1024 * 1024;

interface IndexData {
  documents: DocumentTable;
  vocabulary: Vocabulary;
  facets: DocumentFacets;
  postings: InvertedIndex;
}

/**
 * All products as of the moment the index was built. What changed since is the delta of a snapshot
 * (snapshot.ts).
 */
export class MemoryIndex {
  readonly documents: DocumentTable;
  readonly vocabulary: Vocabulary;
  readonly facets: DocumentFacets;
  readonly postings: InvertedIndex;
  /** Cards that were read since the index was built: true of a product that has not changed since. */
  readonly cards = createCardCache(maxCardBytes);
  /** Bitsets that arenas released. */
  readonly #free: Bitset[] = [];
  readonly #sets = new LRUCache<string, Bitset>({
    maxSize: maxSetBytes,
    sizeCalculation: (bits, key) => bits.byteLength + 2 * key.length + 200,
  });

  readonly #counts = new LRUCache<string, ReadonlyMap<number, number>>({
    maxSize: maxCountBytes,
    sizeCalculation: (counts, key) => 40 * counts.size + 2 * key.length + 200,
  });

  constructor({ documents, vocabulary, facets, postings }: IndexData) {
    this.documents = documents;
    this.vocabulary = vocabulary;
    this.postings = postings;
    this.facets = facets;
  }

  /** The bitsets of one search, which releases them at its end. */
  openArena(): BitsetArena {
    return new BitsetArena(this.#free, this.documents.size);
  }

  /** The documents that an expression of lexemes matches in a scope. Read-only. */
  matching(scope: FieldScope, expression: string, arena: BitsetArena): Bitset {
    const withAnyOf = (terms: string) => this.#cached(`${scope} ${terms}`, () => this.#unionOf(scope, terms));
    return evaluateExpression(expression, withAnyOf, arena);
  }

  /** These documents, without those that came since the index was built. */
  listed(docIds: readonly number[], arena: BitsetArena): Bitset {
    const listed = arena.allocateEmpty();
    for (const docId of docIds) if (docId < this.documents.size) setBit(listed, docId);
    return listed;
  }

  /** The documents with one of these facets. Read-only. */
  withFacets(facets: readonly number[]): Bitset {
    return this.#cached(facets.join(' '), () => this.facets.documentsWith(facets));
  }

  /** The documents in a range of prices, both ends included. Read-only. */
  inPriceRange(minPaise = 0, maxPaise = Number.MAX_SAFE_INTEGER): Bitset {
    return this.#cached(`${minPaise}-${maxPaise}`, () => {
      const { docIdsByPrice, pricePaise, size } = this.documents;
      const bits = emptyBitset(size);
      const priceAt = (index: number) => pricePaise[docIdsByPrice[index] as number] as number;
      const end = lowerBound(docIdsByPrice.length, priceAt, maxPaise + 1);
      for (let index = lowerBound(docIdsByPrice.length, priceAt, minPaise); index < end; index++) {
        setBit(bits, docIdsByPrice[index] as number);
      }
      return bits;
    });
  }

  /**
   * The number of these documents by facet. Read-only.
   * @param key names the documents, whose counts are then kept
   */
  countFacets(bits: Bitset, key?: string): ReadonlyMap<number, number> {
    const counts = (key === undefined ? undefined : this.#counts.get(key)) ?? this.facets.countIn(bits);
    if (key !== undefined) this.#counts.set(key, counts);
    return counts;
  }

  /** The lowest and the highest price of these documents; empty without documents. */
  pricesOf(bits: Bitset): number[] {
    const { docIdsByPrice, pricePaise } = this.documents;
    const isAmong = (docId: number) => hasBit(bits, docId);
    const ends = [docIdsByPrice.find(isAmong), docIdsByPrice.findLast(isAmong)];
    return ends.flatMap((docId) => (docId === undefined ? [] : [pricePaise[docId] as number]));
  }

  #unionOf(scope: FieldScope, terms: string): Bitset {
    const bits = emptyBitset(this.documents.size);
    for (const { lexeme, isPrefix } of splitTerms(terms)) {
      // A prefix of one letter may be a word that the vocabulary leaves out.
      this.postings.unionInto(scope, lexeme, bits);
      if (isPrefix) for (const longer of this.vocabulary.startingWith(lexeme)) this.postings.unionInto(scope, longer, bits);
    }
    return bits;
  }

  #cached(key: string, make: () => Bitset): Bitset {
    const bits = this.#sets.get(key) ?? make();
    this.#sets.set(key, bits);
    return bits;
  }

  /**
   * Takes over the cards of the index before.
   * @param changedDocIds documents that were written or deleted between the two, read after this one was
   * built
   */
  carryOverCards(before: MemoryIndex, changedDocIds: readonly number[]): void {
    const ids = new Set(changedDocIds.filter((docId) => docId < before.documents.size).map((docId) => before.hit(docId).id));
    for (const [id, card] of [...before.cards.entries()].reverse()) if (!ids.has(id)) this.cards.set(id, card);
  }

  hit(docId: number): ProductHit {
    const { productIds, productIdEnds, productIdLengths, pricePaise } = this.documents;
    const end = productIdEnds[docId] as number;
    return {
      id: productIds.slice(end - (productIdLengths[docId] as number), end),
      pricePaise: pricePaise[docId] as number,
      facets: this.facets.of(docId),
    };
  }
}
