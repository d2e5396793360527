import type { SearchIndex } from './index/search-index.ts';
import {
  allButOne,
  type CountedWord,
  type Expressions,
  expandTerm,
  joinedPairs,
  rankCorrections,
  respellQuery,
  type Term,
  toExpressions,
  tokenize,
} from './search-rules.ts';
import { spellingsOf, synonymsOf, withoutStopwords } from './synonyms.ts';

export interface ParsedQuery extends Expressions {
  terms: Term[];
  /** For products that lack one of at least three words. */
  allButOne?: Expressions;
  /** The text as the shop spells it, where a word was corrected. */
  didYouMean?: string | undefined;
}

const typedWords = (text: string) => withoutStopwords(tokenize(text));
const lookupsFor = (typed: readonly string[]) => [...new Set([...typed, ...joinedPairs(typed), ...typed.flatMap(synonymsOf)])];

/** Every word that has to be looked up to parse this text. */
export const wordsToLookUp = (text: string): string[] => lookupsFor(typedWords(text));

/**
 * Expands each word of a text: other forms, synonyms, the other script, and corrections of words that the
 * shop does not have.
 * @returns undefined where there is no word, or one that nothing stands for
 */
export async function parseQuery(index: SearchIndex, text: string): Promise<ParsedQuery | undefined> {
  const typed = typedWords(text);
  if (typed.length === 0) return undefined;
  const entries = new Map((await index.lookUpWords(lookupsFor(typed), typed)).map((entry) => [entry.word, entry]));
  const isIndexed = (word: string) => entries.get(word)?.isIndexed === true;
  const expand = (word: string, position: number, corrections: readonly CountedWord[] = []) => {
    const isLast = position === typed.length - 1;
    return expandTerm(word, { entries, synonyms: synonymsOf(word), spellings: spellingsOf(word), isLast, corrections });
  };
  const terms = typed.map((word, position) => expand(word, position));

  const isPartOfPair = (position: number) =>
    isIndexed(`${typed[position - 1] ?? ''}${typed[position]}`) || isIndexed(`${typed[position]}${typed[position + 1] ?? ''}`);
  const unknown = terms.filter((term, position) => term.isUnknown && !isPartOfPair(position)).map((term) => term.word);
  if (unknown.length > 0) {
    const candidates = await index.similarWords(unknown);
    for (const [position, word] of typed.entries()) {
      if (!unknown.includes(word)) continue;
      const corrections = rankCorrections(
        word,
        candidates.filter((candidate) => candidate.asked === word),
      );
      terms[position] = expand(word, position, corrections);
    }
  }
  const unknownCount = terms.filter((term, position) => term.isUnknown && !isPartOfPair(position)).length;
  // One unknown word of several may be left out; a text that is mostly unknown asks for what the shop does
  // not have.
  if (unknownCount > 0 && (unknownCount > 1 || terms.length < 3)) return undefined;
  return {
    terms,
    ...toExpressions(terms, isIndexed),
    ...(terms.length > 2 ? { allButOne: allButOne(terms) } : {}),
    didYouMean: respellQuery(terms),
  };
}
