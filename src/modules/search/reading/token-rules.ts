import { foldText } from '#modules/search/search-rules.ts';

/** A word, a number or a sign of a text. What a reader has understood has an empty text for the next one. */
export interface QueryToken {
  /** Folded, digits in Latin. */
  text: string;
  /** Offsets in the text as it was typed. */
  start: number;
  end: number;
}

/** Tokens from one index up to another, and what they say. */
export interface Span<Value> {
  from: number;
  to: number;
  value: Value;
}

// A minus counts between numbers alone: block-print is two words.
const tokenPattern = /[₹$£€<>~]|\p{N}[\p{N},]*(?:\.\p{N}+)?\+?|(?<=\p{N}\s*)[-–—×](?=\s*\p{N})|[\p{L}\p{M}]+/gu;

const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** The words, numbers and signs of a text, at most forty. */
export function tokenizeQuery(text: string): QueryToken[] {
  return [...text.matchAll(tokenPattern)].slice(0, 40).map((match) => ({
    text: foldText(latinDigits(match[0])).replace(/[–—]/, '-').replace('×', 'x'),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Reads at one position: the index behind what it took, and what that says. */
export type ReadAt<Value> = (tokens: readonly QueryToken[], at: number) => { to: number; value: Value } | undefined;

/** Reads a text from left to right. Spans do not overlap. */
export function readSpans<Value>(tokens: readonly QueryToken[], readAt: ReadAt<Value>): Span<Value>[] {
  const spans: Span<Value>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = tokens[at]?.text === '' ? undefined : readAt(tokens, at);
    if (!found) continue;
    spans.push({ from: at, ...found });
    at = found.to - 1;
  }
  return spans;
}

/** The tokens with those of these spans emptied. */
export function withoutSpans(tokens: readonly QueryToken[], spans: readonly Span<unknown>[]): QueryToken[] {
  const isRead = (index: number) => spans.some(({ from, to }) => index >= from && index < to);
  return tokens.map((token, index) => (isRead(index) ? { ...token, text: '' } : token));
}

/** The text as it was typed, without the tokens that are empty. */
export function remainingText(text: string, tokens: readonly QueryToken[]): string {
  let remaining = '';
  let at = 0;
  for (const token of tokens) {
    if (token.text !== '') continue;
    remaining += `${text.slice(at, token.start)} `;
    at = token.end;
  }
  return (remaining + text.slice(at)).replace(/\s+/g, ' ').trim();
}

/** Phrases of one or more words with what each stands for. */
export type PhraseTable<Value> = ReadonlyMap<string, readonly { words: readonly string[]; value: Value }[]>;

/** @param lines phrases with commas between, by what they stand for */
export function phraseTable<Value>(lines: Iterable<readonly [value: Value, phrases: string]>): PhraseTable<Value> {
  const table = new Map<string, { words: string[]; value: Value }[]>();
  for (const [value, phrases] of lines) {
    for (const phrase of foldText(phrases).split(',')) {
      const words = phrase.trim().split(/\s+/);
      const first = words[0] as string;
      table.set(
        first,
        [...(table.get(first) ?? []), { words, value }].sort((one, other) => other.words.length - one.words.length),
      );
    }
  }
  return table;
}

/** The longest phrase of the table that begins at `at`. */
export function matchPhrase<Value>(
  table: PhraseTable<Value>,
  tokens: readonly QueryToken[],
  at: number,
): { to: number; value: Value } | undefined {
  const found = table.get(tokens[at]?.text ?? '')?.find(({ words }) => words.every((word, index) => tokens[at + index]?.text === word));
  return found && { to: at + found.words.length, value: found.value };
}
