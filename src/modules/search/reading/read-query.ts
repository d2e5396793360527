import { type Flag, flags } from '#modules/search/contract.ts';
import { foldText } from '#modules/search/search-rules.ts';
import { isStopword } from '#modules/search/synonyms.ts';
import type { Need } from './needs.ts';
import { readFillers } from './read-fillers.ts';
import { decidingNeed, readNeeds } from './read-needs.ts';
import { type NegationReading, negationReader } from './read-negations.ts';
import { type PriceReading, readPrices } from './read-prices.ts';
import { type KnownSize, type SizeReading, sizeReader } from './read-sizes.ts';
import {
  matchPhrase,
  phraseTable,
  type QueryToken,
  readSpans,
  remainingText,
  type Span,
  tokenizeQuery,
  withoutSpans,
} from './token-rules.ts';

/** Facts of the shop, as far as reading a text needs it. */
export interface ShopFacts {
  sizes: readonly KnownSize[];
  /** Whether words, with blanks between, are a material, a technique, a colour or a place. */
  isFact: (words: string) => boolean;
}

/** A word that is looked up, with its place in the text. */
export interface QueryWord {
  text: string;
  start: number;
  end: number;
}

export type ReadFlag = Flag | 'gi';

type Reading =
  | { kind: 'price'; price: PriceReading }
  | { kind: 'size'; size: SizeReading }
  | { kind: 'without'; without: NegationReading }
  | { kind: 'need'; need: Need }
  | { kind: 'flag'; flag: ReadFlag };

/** A part of the text as it was understood. */
export type Understood = Reading & {
  /** The part as it was typed, and where it begins. */
  typed: string;
  start: number;
  /** The text without it. */
  rest: string;
};

export interface QueryReading {
  text: string;
  words: QueryWord[];
  understood: Understood[];
  /** Every word is looked up as it is: none is corrected or left out. */
  isLiteral: boolean;
  /** The need that decides what is shown. */
  need?: Need | undefined;
}

const flagPhrases = phraseTable<ReadFlag>([
  [
    'gi',
    'gi, gi tag, gi tags, gi tagged, gi certified, gi product, gi products, geographical indication, with gi tag, जीआई, जीआई टैग, जी आई टैग, जीआई टैग वाली, जीआई टैग वाला, जीआई टैग वाले, gi tag wali, gi tag wala, gi tag wale',
  ],
  [
    'discounted',
    'on sale, sale, on offer, offers, discount, discounts, discounted, on discount, deals, छूट, छूट पर, छूट वाली, छूट वाले, सेल, ऑफ़र, ऑफर, sale wali',
  ],
  ['inStock', 'in stock, available, ready to ship, स्टॉक में, उपलब्ध'],
  ['madeToOrder', 'made to order, custom made, customised, customized, ऑर्डर पर बनी, ऑर्डर पर'],
]);

const maxWords = 8;
/** Letters of a word that are looked up: one letter may stand for eighteen, and no product has such words. */
const maxWordLength = 60;

const isSmallWord = (word: string) => isStopword(word) || /^[^\p{L}\p{N}]+$/u.test(word);

/** The words that are looked up: what no reader took, without small words where others remain. */
function remainingWords(text: string, tokens: readonly QueryToken[], hasReadings: boolean): QueryWord[] {
  const isRead = (start: number, end: number) => tokens.some((token) => token.text === '' && token.start < end && token.end > start);
  const all = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map((match) => ({ text: foldText(match[0]).slice(0, maxWordLength), start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !isRead(start, end));
  const telling = all.filter((word) => !isStopword(word.text));
  return (telling.length > 0 || hasReadings ? telling : all).slice(0, maxWords);
}

/**
 * Reads what a text says beside words: prices, sizes, what is not wanted, occasions and recipients.
 * @param isLiteral every word is to be looked up as it is
 */
export function readQuery(text: string, facts: ShopFacts, isLiteral = false): QueryReading {
  if (text === '') return { text, words: [], understood: [], isLiteral };
  const tokens = tokenizeQuery(text);
  let left = tokens;
  const spans: Span<Reading>[] = [];
  const take = <Value>(read: (tokens: readonly QueryToken[]) => Span<Value>[], toReading: (value: Value) => Reading) => {
    const found = read(left);
    left = withoutSpans(left, found);
    spans.push(...found.map((span) => ({ ...span, value: toReading(span.value) })));
  };
  if (!isLiteral) {
    take(sizesBeforePrices(facts.sizes), (size) => ({ kind: 'size', size }));
    take(readPrices, (price) => ({ kind: 'price', price }));
    take(sizeReader(facts.sizes), (size) => ({ kind: 'size', size }));
    take(
      (some) => readSpans(some, (all, at) => matchPhrase(flagPhrases, all, at)),
      (flag) => ({ kind: 'flag', flag }),
    );
    take(negationReader(facts.isFact), (without) => ({ kind: 'without', without }));
    take(
      (some) => readNeeds(some, isSmallWord, facts.isFact),
      (need) => ({ kind: 'need', need }),
    );
    const bare = withoutSpans(left, readFillers(left));
    if (spans.length > 0 || bare.some(({ text }) => text !== '' && !isSmallWord(text))) left = bare;
  }
  const understood = spans
    .sort((one, other) => one.from - other.from)
    .map((span) => ({
      ...span.value,
      start: tokens[span.from]?.start ?? 0,
      typed: text.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end),
      rest: remainingText(text, withoutSpans(tokens, [span])),
    }));
  const found = understood.flatMap((part) => (part.kind === 'need' ? [part.need] : []));
  return { text, words: remainingWords(text, left, understood.length > 0), understood, isLiteral, need: decidingNeed(found) };
}

/** Sizes of several numbers, which a price would take for a range: `36-38`, `100 x 200`. */
const sizesBeforePrices = (sizes: readonly KnownSize[]) => {
  const read = sizeReader(sizes);
  return (tokens: readonly QueryToken[]) =>
    read(tokens).filter(({ from, to }) => tokens.slice(from, to).some(({ text }) => text === '-' || text === 'x'));
};

export const isFlag = (flag: ReadFlag): flag is Flag => (flags as readonly string[]).includes(flag);
