import { type Amount, readAmount } from './read-amount.ts';
import { matchPhrase, phraseTable, type QueryToken, readSpans, type Span } from './token-rules.ts';
import { readUnit } from './units.ts';

/** A range of prices, both ends included, in whole units of `currency`. */
export interface PriceReading {
  min?: number | undefined;
  max?: number | undefined;
  currency: string;
}

type Bound = 'min' | 'max' | 'about' | 'range';

const wordsBefore = phraseTable<Bound>([
  [
    'max',
    'under, below, less than, lesser than, up to, upto, within, max, maximum, at most, cheaper than, no more than, not more than, not over, budget, budget of, in budget of, budget is, price under, costing under, <, अधिकतम, ज़्यादा से ज़्यादा, zyada se zyada',
  ],
  [
    'min',
    'above, over, more than, greater than, min, minimum, at least, beyond, starting, starting from, starting at, upwards of, costlier than, >, from, कम से कम, kam se kam',
  ],
  ['about', 'around, about, approx, approximately, near, nearly, roughly, ~, लगभग, क़रीब, lagbhag, kareeb, karib'],
  ['range', 'between, in between, from, range, price range, बीच'],
]);

const wordsAfter = phraseTable<Bound>([
  [
    'max',
    'से कम, से नीचे, से सस्ता, से सस्ती, से सस्ते, के अंदर, के अन्दर, के भीतर, के नीचे, तक, तक का, तक की, तक के, से कम की, से कम का, से कम के, के बजट, के बजट में, से ज़्यादा नहीं, से ज्यादा नहीं, se kam, se neeche, se niche, se nichey, se sasta, se sasti, se saste, ke andar, ke ander, ke niche, ke neeche, ke under, ke bheetar, tak, tak ka, tak ki, tak ke, ka budget, ke budget, ke budget mein, ke budget me, or less, or under, or below, and below, and under, max, maximum, budget, se zyada nahi',
  ],
  [
    'min',
    'से ज़्यादा, से ज्यादा, से ऊपर, से अधिक, से महँगा, से महँगी, से महँगे, से ऊपर की, से ऊपर का, से ऊपर के, se zyada, se jyada, se upar, se uper, se oopar, se adhik, se mehenga, se mehngi, se mehnga, or more, or above, and above, and more, and up, onwards, plus, se shuru, से शुरू',
  ],
  ['about', 'के आसपास, के आस पास, के क़रीब, के लगभग, ke aas paas, ke aaspaas, ke aas pass, ke kareeb, ke karib, ke lagbhag, or so'],
]);

const joiners = phraseTable([[true, '-, to, and, or, aur, se, से, और, लेकर, से लेकर, se lekar']]);
/** Words that may follow a range. */
const rangeEnds = phraseTable([
  [true, 'तक, के बीच, के बीच में, के बीच का, के बीच की, के बीच के, tak, ke beech, ke bich, ke beech mein, ke beech me, ke bich mein, range, की रेंज'],
]);
const smallWords = phraseTable([[true, 'of, the, a, than, price, rate, cost, दाम, क़ीमत, keemat, daam']]);

/** Without a currency or a multiplier, a smaller number is no price. */
const minPlainPrice = 50;
const minPlainRange = 100;
/** A number that stands alone is a price from here on, where it is a round one. */
const minLonePrice = 300;
const isRound = (value: number) => Number.isInteger(value) && (value % 50 === 0 || value % 100 === 99);

/** The share of the amount by which `about` may be off. */
const aboutShare = 0.25;

const isPriceLike = ({ value, isMoney }: Amount, least: number) => isMoney || value >= least;

function toReading(bound: Exclude<Bound, 'range'>, { value, currency = 'INR' }: Amount): PriceReading {
  if (bound === 'about') return { min: Math.floor(value * (1 - aboutShare)), max: Math.ceil(value * (1 + aboutShare)), currency };
  return { [bound]: value, currency };
}

/** A second amount behind a joining word: `between 1 and 2k` are both thousands. */
function readRange(tokens: readonly QueryToken[], first: { to: number; value: Amount }): { to: number; value: PriceReading } | undefined {
  const joiner = matchPhrase(joiners, tokens, first.to);
  const second = joiner && readAmount(tokens, joiner.to);
  if (!second || readUnit(tokens, second.to)) return undefined;
  const [from, upTo] = [first.value, second.value];
  const low = !from.isMoney && from.value < 100 && upTo.value >= 1000 && upTo.isMoney ? from.value * 1000 : from.value;
  if (low >= upTo.value || !(from.isMoney || upTo.isMoney || low >= minPlainRange)) return undefined;
  const end = matchPhrase(rangeEnds, tokens, second.to);
  return { to: end?.to ?? second.to, value: { min: low, max: upTo.value, currency: upTo.currency ?? from.currency ?? 'INR' } };
}

function readPriceAt(tokens: readonly QueryToken[], at: number): { to: number; value: PriceReading } | undefined {
  const before = matchPhrase(wordsBefore, tokens, at);
  if (before) {
    let begin = before.to;
    for (let small = matchPhrase(smallWords, tokens, begin); small; small = matchPhrase(smallWords, tokens, begin)) begin = small.to;
    const amount = readAmount(tokens, begin);
    if (!amount || readUnit(tokens, amount.to)) return undefined;
    const range = before.value === 'range' || before.value === 'min' ? readRange(tokens, amount) : undefined;
    if (range) return range;
    if (before.value === 'range' || !isPriceLike(amount.value, minPlainPrice)) return undefined;
    return { to: amount.to, value: toReading(before.value, amount.value) };
  }
  const amount = readAmount(tokens, at);
  if (!amount || readUnit(tokens, amount.to)) return undefined;
  const range = readRange(tokens, amount);
  if (range) return range;
  const after = matchPhrase(wordsAfter, tokens, amount.to);
  const isPlus = tokens[at]?.text.endsWith('+') === true;
  if (after && after.value !== 'range' && isPriceLike(amount.value, minPlainPrice))
    return { to: after.to, value: toReading(after.value, amount.value) };
  if (isPlus && isPriceLike(amount.value, minPlainRange)) return { to: amount.to, value: toReading('min', amount.value) };
  if (amount.value.currency !== undefined) return { to: amount.to, value: toReading('max', amount.value) };
  const isLone = amount.to === tokens.length && at > 0 && amount.value.value >= minLonePrice && isRound(amount.value.value);
  return isLone ? { to: amount.to, value: toReading('max', amount.value) } : undefined;
}

/** Reads `under ₹2,000`, `between 700 and 1k`, `पाँच हज़ार से सस्ती`, `500 ke aas paas`. */
export const readPrices = (tokens: readonly QueryToken[]): Span<PriceReading>[] => readSpans(tokens, readPriceAt);
