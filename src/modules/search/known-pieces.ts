import { LRUCache } from 'lru-cache';
import { keepText } from '#modules/catalog/kept-text.ts';
import { type Bits, evaluate } from './bit-sets.ts';
import type { KnownWords } from './known-words.ts';
import type { PieceFacets } from './piece-facets.ts';
import type { Numbered, SetKind } from './place-queries.ts';
import type { Piece } from './search-rules.ts';
import type { WordPlaces } from './word-places.ts';

/** Filters whose pieces are remembered; each takes a bit a piece. */
const mostFilters = 50;

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
  readonly #filters = new LRUCache<string, Bits>({ max: mostFilters });

  constructor(parts: { numbered: Numbered; words: KnownWords; facets: PieceFacets; places: WordPlaces }) {
    this.numbered = parts.numbered;
    this.words = parts.words;
    this.places = parts.places;
    this.#facets = parts.facets;
  }

  /** The places of the pieces that an expression of words finds. */
  matching(kind: SetKind, expression: string): Bits {
    return evaluate(expression, this.numbered.size, (atom, into) => {
      const lexeme = atom.slice(1, atom.lastIndexOf("'"));
      if (!atom.endsWith(':*')) this.places.add(kind, lexeme, into);
      else for (const longer of this.words.beginningWith(lexeme)) this.places.add(kind, longer, into);
    });
  }

  /** The places of the pieces that have one of these facets. Not to be changed. */
  having(facets: readonly number[]): Bits {
    const key = facets.join(' ');
    const bits = this.#filters.get(key) ?? this.#facets.having(facets);
    this.#filters.set(key, bits);
    return bits;
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
