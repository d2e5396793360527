import { foldText } from './search-rules.ts';
import { isStopword } from './synonyms.ts';

const isHindi = (word: string) => /\p{Script=Devanagari}/u.test(word);

/** Words that one looks up by themselves or not at all: they end what a phrase says. */
const isBreak = (word: string) => (isHindi(word) ? word === 'साथ' : isStopword(word));
/** Words that join others and say nothing at an end. */
const isJoiner = (word: string) => isStopword(word);

/** Words that a phrase has at most beside those that were typed. */
const maxMoreWords = 3;

/** Phrases without more words: one in the singular and one in the plural. */
const maxCompletions = 2;

/** The parts of a title between its signs and small words, each as words. */
function partsOf(title: string): string[][] {
  return title.split(/[,:;()–—]/).flatMap((part) => {
    const parts: string[][] = [[]];
    for (const word of part.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []) {
      if (isBreak(foldText(word))) parts.push([]);
      else parts.at(-1)?.push(word);
    }
    return parts.filter((words) => words.length > 0);
  });
}

/** Without small words at both ends. */
function trim(words: readonly string[]): readonly string[] {
  const isSmall = (word: string) => isJoiner(foldText(word));
  const from = words.findIndex((word) => !isSmall(word));
  return from < 0 ? [] : words.slice(from, words.findLastIndex((word) => !isSmall(word)) + 1);
}

/** The words of a part that complete what was typed, one after another; undefined where they do not. */
function matchAt(part: readonly string[], typed: readonly string[]): number | undefined {
  const folded = part.map(foldText);
  const at = folded.findIndex((_, start) => typed.every((word, index) => folded[start + index]?.startsWith(word)));
  return at < 0 ? undefined : at;
}

/**
 * Texts to search for that begin as `typed`: the words that complete it, and what titles say of it besides,
 * the commonest first.
 * @param typed folded words, of which the last may be unfinished
 */
export function titlePhrases(typed: readonly string[], titles: readonly string[], limit: number): string[] {
  const counts = new Map<string, { phrase: string; length: number; count: number }>();
  const add = (words: readonly string[]) => {
    const phrase = trim(words).join(' ').toLowerCase();
    const key = foldText(phrase);
    const known = counts.get(key);
    if (known) known.count++;
    else if (phrase !== '') counts.set(key, { phrase, length: words.length, count: 1 });
  };
  for (const title of titles) {
    for (const part of partsOf(title)) {
      const at = matchAt(part, typed);
      if (at === undefined) continue;
      const end = at + typed.length;
      add(part.slice(at, end));
      if (end < part.length && part.length - end <= maxMoreWords) add(part.slice(at));
      else if (end === part.length && at > 0 && at <= maxMoreWords) add(part);
      break;
    }
  }
  const common = [...counts.values()].sort((one, other) => other.count - one.count);
  const completions = common.filter(({ length }) => length === typed.length).slice(0, maxCompletions);
  const longer = common.filter(({ length }) => length > typed.length);
  return [...completions, ...longer].slice(0, limit).map(({ phrase }) => phrase);
}
