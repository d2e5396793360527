import type { Context } from '#platform/context.ts';
import type { IndexSnapshot } from './index/memory/snapshot.ts';
import { lookUpWords, readSimilarWords } from './queries.ts';
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

/** What a text asks for. */
export interface ParsedQuery extends Expressions {
  terms: Term[];
  /** For pieces that lack one of at least three words. */
  allButOne?: Expressions;
  didYouMean?: string | undefined;
}

const typedWords = (text: string) => withoutStopwords(tokenize(text));
const lookupsFor = (typed: readonly string[]) => [...new Set([...typed, ...joinedPairs(typed), ...typed.flatMap(synonymsOf)])];

/** Every word that has to be looked up to read this text. */
export const wordsToLookUp = (text: string): string[] => lookupsFor(typedWords(text));

/**
 * Finds out what stands for each word of a text: other forms, synonyms, the other script, and for words the shop does not have what
 * was probably meant.
 * @returns undefined where there is no word, or one that nothing stands for
 */
export async function parseQuery(ctx: Context, look: IndexSnapshot | undefined, text: string): Promise<ParsedQuery | undefined> {
  const typed = typedWords(text);
  if (typed.length === 0) return undefined;
  const asked = lookupsFor(typed);
  const words = look?.vocabulary.lookUp(asked, typed) ?? (await lookUpWords(ctx.db, asked, typed));
  const known = new Map(words.map((word) => [word.word, word]));
  const isKnown = (word: string) => known.get(word)?.known === true;
  const read = (word: string, index: number, corrections: readonly CountedWord[] = []) =>
    expandTerm(word, { known, synonyms: synonymsOf(word), spellings: spellingsOf(word), isLast: index === typed.length - 1, corrections });
  const terms = typed.map((word, index) => read(word, index));

  const isJoined = (index: number) =>
    isKnown(`${typed[index - 1] ?? ''}${typed[index]}`) || isKnown(`${typed[index]}${typed[index + 1] ?? ''}`);
  const strange = terms.filter((term, index) => term.isUnknown && !isJoined(index)).map((term) => term.word);
  if (strange.length > 0) {
    const candidates = look?.vocabulary.similarTo(strange) ?? (await readSimilarWords(ctx.db, strange));
    for (const [index, word] of typed.entries()) {
      if (!strange.includes(word)) continue;
      const corrections = rankCorrections(
        word,
        candidates.filter((candidate) => candidate.asked === word),
      );
      terms[index] = read(word, index, corrections);
    }
  }
  const lost = terms.filter((term, index) => term.isUnknown && !isJoined(index)).length;
  // One strange word among several may be left out; a text that is mostly strange asks for what is not here.
  if (lost > 0 && (lost > 1 || terms.length < 3)) return undefined;
  return {
    terms,
    ...toExpressions(terms, isKnown),
    ...(terms.length > 2 ? { allButOne: allButOne(terms) } : {}),
    didYouMean: respellQuery(terms),
  };
}
