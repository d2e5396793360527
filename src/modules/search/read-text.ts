import type { Context } from '#platform/context.ts';
import { spellingsOf, synonymsOf, tellingWords } from './craft-words.ts';
import type { Look } from './look.ts';
import { readLikeWords, readWords } from './queries.ts';
import {
  type CountedWord,
  correct,
  type Expressions,
  expressionsOf,
  joinedPairs,
  lackingOne,
  respell,
  type Term,
  termOf,
  wordsOf,
} from './search-rules.ts';

/** What a text asks for. */
export interface Reading extends Expressions {
  terms: Term[];
  /** For pieces that lack one of at least three words. */
  lacking?: Expressions;
  didYouMean?: string | undefined;
}

const typedWords = (text: string) => tellingWords(wordsOf(text));
const askedWords = (typed: readonly string[]) => [...new Set([...typed, ...joinedPairs(typed), ...typed.flatMap(synonymsOf)])];

/** Every word that has to be looked up to read this text. */
export const wordsAskedBy = (text: string): string[] => askedWords(typedWords(text));

/**
 * Finds out what stands for each word of a text: other forms, synonyms, the other script, and for words the shop does not have what
 * was probably meant.
 * @returns undefined where there is no word, or one that nothing stands for
 */
export async function readText(ctx: Context, look: Look | undefined, text: string): Promise<Reading | undefined> {
  const typed = typedWords(text);
  if (typed.length === 0) return undefined;
  const asked = askedWords(typed);
  const words = look?.words.look(asked, typed) ?? (await readWords(ctx.db, asked, typed));
  const known = new Map(words.map((word) => [word.word, word]));
  const isKnown = (word: string) => known.get(word)?.known === true;
  const read = (word: string, index: number, corrections: readonly CountedWord[] = []) =>
    termOf(word, { known, synonyms: synonymsOf(word), spellings: spellingsOf(word), isLast: index === typed.length - 1, corrections });
  const terms = typed.map((word, index) => read(word, index));

  const isJoined = (index: number) =>
    isKnown(`${typed[index - 1] ?? ''}${typed[index]}`) || isKnown(`${typed[index]}${typed[index + 1] ?? ''}`);
  const strange = terms.filter((term, index) => term.isStrange && !isJoined(index)).map((term) => term.word);
  if (strange.length > 0) {
    const candidates = look?.words.like(strange) ?? (await readLikeWords(ctx.db, strange));
    for (const [index, word] of typed.entries()) {
      if (!strange.includes(word)) continue;
      const corrections = correct(
        word,
        candidates.filter((candidate) => candidate.asked === word),
      );
      terms[index] = read(word, index, corrections);
    }
  }
  const lost = terms.filter((term, index) => term.isStrange && !isJoined(index)).length;
  // One strange word among several may be left out; a text that is mostly strange asks for what is not here.
  if (lost > 0 && (lost > 1 || terms.length < 3)) return undefined;
  return {
    terms,
    ...expressionsOf(terms, isKnown),
    ...(terms.length > 2 ? { lacking: lackingOne(terms) } : {}),
    didYouMean: respell(terms),
  };
}
