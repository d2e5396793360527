import { LRUCache } from 'lru-cache';
import { keepText } from '#modules/catalog/kept-text.ts';
import { addBit, type Bits, emptyBits, evaluate, Workspace } from './bit-sets.ts';
import { type KnownWords, lowerBound } from './known-words.ts';
import type { PieceFacets } from './piece-facets.ts';
import type { Numbered, SetKind } from './place-queries.ts';
import type { Piece } from './search-rules.ts';
import type { WordPlaces } from './word-places.ts';

/** Bytes of what was worked out of words and filters and is kept, a bit for every piece each. */
const mostSets = 24 * 1024 * 1024;

/** Bytes of cards that are kept, those that search showed last. */
const mostCards = 24 * 1024 * 1024;

/** What a process knows by heart of all pieces. What changed since they were numbered is asked of the database (find-known.ts). */
export class KnownPieces {
  readonly numbered: Numbered;
  readonly words: KnownWords;
  readonly places: WordPlaces;
  /** Cards that were read since the pieces were numbered: true of a piece that has not changed since. */
  readonly cards = keepText(mostCards);
  readonly #facets: PieceFacets;
  /** Sets that searches gave back. */
  readonly #free: Bits[] = [];
  readonly #sets = new LRUCache<string, Bits>({
    maxSize: mostSets,
    sizeCalculation: (bits, key) => bits.byteLength + 2 * key.length + 200,
  });

  constructor(parts: { numbered: Numbered; words: KnownWords; facets: PieceFacets; places: WordPlaces }) {
    this.numbered = parts.numbered;
    this.words = parts.words;
    this.places = parts.places;
    this.#facets = parts.facets;
  }

  /** For the sets of one search, which gives them back. */
  workspace(): Workspace {
    return new Workspace(this.#free, this.numbered.size);
  }

  /** The places of the pieces that an expression of words finds. Not to be changed. */
  matching(kind: SetKind, expression: string, work: Workspace): Bits {
    const having = (alternatives: string) => this.#kept(`${kind} ${alternatives}`, () => this.#havingWords(kind, alternatives));
    return evaluate(expression, having, work);
  }

  /** The places of the pieces that have one of these facets. Not to be changed. */
  having(facets: readonly number[]): Bits {
    return this.#kept(facets.join(' '), () => this.#facets.having(facets));
  }

  /** The places of the pieces that cost no less and no more. Not to be changed. */
  costing(minPaise = 0, maxPaise = Number.MAX_SAFE_INTEGER): Bits {
    return this.#kept(`${minPaise}-${maxPaise}`, () => {
      const { byPrice, pricePaise, size } = this.numbered;
      const bits = emptyBits(size);
      const at = (index: number) => pricePaise[byPrice[index] as number] as number;
      const end = lowerBound(byPrice.length, at, maxPaise + 1);
      for (let index = lowerBound(byPrice.length, at, minPaise); index < end; index++) addBit(bits, byPrice[index] as number);
      return bits;
    });
  }

  #havingWords(kind: SetKind, alternatives: string): Bits {
    const bits = emptyBits(this.numbered.size);
    for (const atom of alternatives.match(/'[^']*'(?::\*)?/g) ?? []) {
      const lexeme = atom.slice(1, atom.lastIndexOf("'"));
      if (!atom.endsWith(':*')) this.places.add(kind, lexeme, bits);
      else for (const longer of this.words.beginningWith(lexeme)) this.places.add(kind, longer, bits);
    }
    return bits;
  }

  #kept(key: string, make: () => Bits): Bits {
    const bits = this.#sets.get(key) ?? make();
    this.#sets.set(key, bits);
    return bits;
  }

  /**
   * Takes over the cards of an earlier numbering.
   * @param changed places of all that was written or went between the two, asked for after the later one
   */
  takeCards(before: KnownPieces, changed: readonly number[]): void {
    const ids = new Set(changed.filter((place) => place < before.numbered.size).map((place) => before.piece(place).id));
    for (const [id, card] of [...before.cards.entries()].reverse()) if (!ids.has(id)) this.cards.set(id, card);
  }

  piece(place: number): Piece {
    const { ids, idEnds, idLength, pricePaise } = this.numbered;
    const end = idEnds[place] as number;
    return {
      id: ids.slice(end - (idLength[place] as number), end),
      pricePaise: pricePaise[place] as number,
      facets: this.#facets.of(place),
    };
  }
}
