import type { SearchIndex } from './index/search-index.ts';
import type { CountedWord, VocabularyEntry } from './search-rules.ts';
import { rankCorrections } from './spelling-rules.ts';
import { spellingsOf, synonymsOf } from './synonyms.ts';
import { expandTerm, isNumber, likelySoundAlikes, type Term } from './term-rules.ts';

/** Loan words are written with and without the open o: कॉपी, कापी. */
export const vowelVariants = (word: string): string[] =>
  [...word].flatMap((letter, at, letters) => {
    const other = { '\u093e': '\u0949', '\u0949': '\u093e', आ: 'ऑ', ऑ: 'आ' }[letter];
    return other === undefined ? [] : [letters.with(at, other).join('')];
  });

export type Entries = Map<string, VocabularyEntry>;

export const lexemesOf = (entries: Entries, words: readonly string[]) =>
  words.flatMap((word) => {
    const entry = entries.get(word);
    return entry?.isIndexed ? [entry.word, ...(entry.stem ? [`=${entry.stem}`] : [])] : [];
  });

export const unquote = (lexemes: readonly string[]) => lexemes.map((lexeme) => lexeme.slice(1, -1));

/** A word with its stem, and nothing else that stands for it. */
function literalTerm(word: string, entries: Entries): Term {
  const own = entries.get(word);
  return expandTerm(word, { entries: new Map(own && [[word, { ...own, soundAlikes: [] }]]), synonyms: [], isLast: false });
}

/**
 * Expands each word: other forms, synonyms, the other script, and corrections of unknown words.
 * @param isLiteral other forms alone
 */
export async function expandWords(index: SearchIndex, typed: readonly string[], entries: Entries, isLiteral = false): Promise<Term[]> {
  if (isLiteral) return typed.map((word) => literalTerm(word, entries));
  const isIndexed = (word: string) => entries.get(word)?.isIndexed === true;
  const expand = (
    word: string,
    position: number,
    more: { corrections?: CountedWord[]; meantSynonyms?: string[]; meantWords?: string[] } = {},
  ) => {
    const isLast = position === typed.length - 1;
    return expandTerm(word, {
      entries,
      synonyms: synonymsOf(word),
      isLast,
      ...more,
      spellings: [word, ...(more.meantWords ?? [])].flatMap(spellingsOf),
    });
  };
  const terms = typed.map((word, position) => expand(word, position));
  const isPair = (joined: string) => isIndexed(joined) || synonymsOf(joined).some(isIndexed);
  const isPartOfPair = (position: number) =>
    (position > 0 && isPair(`${typed[position - 1]}${typed[position]}`)) ||
    (position + 1 < typed.length && isPair(`${typed[position]}${typed[position + 1]}`));
  const isOpen = (position: number) => !isPartOfPair(position) && !isNumber(typed[position] as string);
  const unknown = terms.filter((term, position) => term.isUnknown && isOpen(position)).map((term) => term.word);
  const candidates = unknown.length > 0 ? await index.similarWords(unknown) : [];

  /** Words probably meant by words that the shop does not have. */
  const meant = new Map<number, { corrections: CountedWord[]; synonyms: string[]; words: string[] }>();
  for (const [position, word] of typed.entries()) {
    const own = entries.get(word);
    if (!own || own.isIndexed || !isOpen(position) || synonymsOf(word).some(isIndexed)) continue;
    const variants = vowelVariants(word).flatMap((variant) => {
      const entry = entries.get(variant);
      return entry?.isIndexed ? [entry] : [];
    });
    const near = rankCorrections(
      word,
      candidates.filter(({ asked }) => asked === word),
    );
    const corrections = variants.length > 0 ? variants : near;
    const alike = likelySoundAlikes(own, false, position === typed.length - 1 && own.completions !== null);
    const words = [...alike, ...corrections].map((one) => one.word);
    if (words.length > 0) meant.set(position, { corrections, words, synonyms: synonymsOf(words[0] as string) });
  }
  const lookups = [...meant.values()].flatMap(({ words, synonyms }) => [...words, ...synonyms]).filter((word) => !entries.has(word));
  if (lookups.length > 0) for (const entry of await index.lookUpWords([...new Set(lookups)], [])) entries.set(entry.word, entry);
  for (const [position, { corrections, synonyms, words }] of meant) {
    terms[position] = expand(typed[position] as string, position, { corrections, meantSynonyms: synonyms, meantWords: words.slice(0, 1) });
  }
  // Part of a pair that is one word of the shop: asked for together with the other part.
  return terms.map((term, position) => (isPartOfPair(position) ? { ...term, isUnknown: false } : term));
}
