import { createCachedRead } from '#platform/database/cached-read.ts';
import type { Localized } from '#shared/localized.ts';
import { type Dimension, readFactNames, readTagged } from './queries.ts';
import { needTags } from './reading/needs.ts';
import type { ShopFacts } from './reading/read-query.ts';
import { foldText } from './search-rules.ts';
import { synonymsOf } from './synonyms.ts';

export interface Fact {
  id: number;
  dimension: Dimension;
  value: string;
  label: Localized;
  /** Of its names in both languages. */
  lexemes: string[];
}

/** The names of the shop's materials, techniques, colours, places, sizes and categories. */
export interface FactLexicon extends ShopFacts {
  facts: readonly Fact[];
  /** The facts with one of these lexemes in their name, of these dimensions. */
  named: (lexemes: Iterable<string>, dimensions: readonly Dimension[]) => Fact[];
  /** The ids of facts by `category/subcategory`, or by category. */
  kindIds: (slugs: readonly string[]) => number[];
  /** The document ids of products with a tag; undefined where none has it. */
  tagged: (tag: string) => readonly number[] | undefined;
}

/** Tagged products that a need prefers. */
const maxTagged = 3000;

export const factDimensions: readonly Dimension[] = ['material', 'technique', 'color', 'region', 'gi', 'size', 'category', 'subcategory'];
const wordFacts: readonly Dimension[] = ['material', 'technique', 'color', 'region'];

function toLexicon(facts: readonly Fact[], tagged: ReadonlyMap<string, readonly number[]>): FactLexicon {
  const byLexeme = new Map<string, Fact[]>();
  const names = new Set<string>();
  for (const fact of facts) {
    for (const lexeme of fact.lexemes) byLexeme.set(lexeme, [...(byLexeme.get(lexeme) ?? []), fact]);
    if (!wordFacts.includes(fact.dimension)) continue;
    for (const name of [fact.label.en, fact.label.hi ?? '']) {
      const words = foldText(name).split(/[^\p{L}\p{M}\p{N}]+/u);
      for (const [index, word] of words.entries()) names.add(word).add(`${word} ${words[index + 1]}`);
    }
  }
  names.delete('');
  const isName = (words: string) => names.has(words) || synonymsOf(words).some((word) => names.has(word));
  const kinds = new Map(facts.filter(({ dimension }) => /category/.test(dimension)).map((fact) => [fact.value, fact.id]));
  return {
    facts,
    sizes: facts
      .filter(({ dimension }) => dimension === 'size')
      .flatMap(({ id, value, label }) =>
        [...new Set([value, label.en, label.hi ?? ''])].filter((text) => text !== '').map((text) => ({ facetId: id, text })),
      ),
    isFact: isName,
    named: (lexemes, dimensions) => [
      ...new Set([...lexemes].flatMap((lexeme) => (byLexeme.get(lexeme) ?? []).filter(({ dimension }) => dimensions.includes(dimension)))),
    ],
    kindIds: (slugs) => slugs.flatMap((slug) => kinds.get(slug) ?? []),
    tagged: (tag) => tagged.get(tag),
  };
}

/** The names as they were at most half a minute ago: words are found without them. */
export const factLexicon = createCachedRead(async (db): Promise<FactLexicon> => {
  const [facts, tagged] = await Promise.all([readFactNames(db, factDimensions), readTagged(db, needTags, maxTagged)]);
  return toLexicon(facts, new Map(tagged.map(({ tag, docIds }) => [tag, docIds])));
});
