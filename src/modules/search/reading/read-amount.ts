import { matchPhrase, phraseTable, type QueryToken } from './token-rules.ts';

/** A number with what says that it is money. */
export interface Amount {
  value: number;
  /** ISO 4217, where a sign or a word names it. */
  currency?: string | undefined;
  /** A currency or a multiplier was named. */
  isMoney: boolean;
}

const currencies = phraseTable([
  ['INR', '₹, rs, inr, rupee, rupees, rupay, rupaye, rupaiye, rupya, rupaya, रुपये, रुपए, रुपया, रुपयों, रुपैया, रु'],
  ['USD', '$, usd, dollar, dollars, डॉलर'],
  ['GBP', '£, gbp, pound, pounds, पाउंड'],
  ['EUR', '€, eur, euro, euros, यूरो'],
]);

const numbers = phraseTable<number>([
  [1, 'one, a, ek, एक'],
  [1.5, 'dedh, derh, डेढ़'],
  [2, 'two, do, दो'],
  [2.5, 'dhai, adhai, ढाई'],
  [3, 'three, teen, तीन'],
  [3.5, 'sadhe teen, saadhe teen, साढ़े तीन'],
  [4, 'four, char, chaar, चार'],
  [4.5, 'sadhe char, saadhe chaar, साढ़े चार'],
  [5, 'five, paanch, panch, पाँच'],
  [5.5, 'sadhe paanch, साढ़े पाँच'],
  [6, 'six, chhah, cheh, che, chhe, छह, छः, छ'],
  [7, 'seven, saat, सात'],
  [8, 'eight, aath, आठ'],
  [9, 'nine, nau, नौ'],
  [10, 'ten, das, दस'],
  [11, 'eleven, gyarah, ग्यारह'],
  [12, 'twelve, barah, बारह'],
  [15, 'fifteen, pandrah, पंद्रह, पन्द्रह'],
  [20, 'twenty, bees, बीस'],
  [25, 'twenty five, pachees, pachchis, पच्चीस'],
  [30, 'thirty, tees, तीस'],
  [40, 'forty, chalis, चालीस'],
  [50, 'fifty, pachas, pachaas, पचास'],
]);

const multipliers = phraseTable<number>([
  [100, 'hundred, sau, सौ'],
  [1000, 'k, thousand, hazar, hazaar, hajar, hajaar, हज़ार'],
  [100_000, 'lakh, lakhs, लाख'],
]);

const readMultiplier = (tokens: readonly QueryToken[], at: number) => {
  const found = matchPhrase(multipliers, tokens, at);
  // `15k`, but no letter that stands alone.
  if (tokens[at]?.text === 'k' && tokens[at - 1]?.end !== tokens[at]?.start) return undefined;
  return found;
};

/** Reads a number in digits or words, which says nothing of money: `6`, `six`, `ढाई`. */
export function readNumber(tokens: readonly QueryToken[], at: number): { to: number; value: number } | undefined {
  const typed = tokens[at]?.text ?? '';
  return /^\d+(\.\d+)?$/.test(typed) ? { to: at + 1, value: Number(typed) } : matchPhrase(numbers, tokens, at);
}

/** `₹2,000`, `15k`, `पाँच हज़ार`, `2 hazaar 5 sau`, `dhai hazar`. Number words need a multiplier. */
export function readAmount(tokens: readonly QueryToken[], at: number): { to: number; value: Amount } | undefined {
  let to = at;
  const before = matchPhrase(currencies, tokens, to);
  if (before) to = before.to;
  const readPart = (): { value: number; multiplier: number } | undefined => {
    const digits = /^\d/.test(tokens[to]?.text ?? '') ? Number((tokens[to] as QueryToken).text.replace(/[,+]/g, '')) : undefined;
    const word = digits === undefined ? matchPhrase(numbers, tokens, to) : undefined;
    const behind = digits === undefined ? (word?.to ?? to) : to + 1;
    const multiplier = readMultiplier(tokens, behind);
    if (digits === undefined && !multiplier) return undefined;
    // A lakh is a lot, and lac a material.
    if (digits === undefined && !word && multiplier?.value === 100_000) return undefined;
    to = multiplier?.to ?? behind;
    return { value: digits ?? word?.value ?? 1, multiplier: multiplier?.value ?? 1 };
  };
  const first = readPart();
  if (!first) return undefined;
  let value = first.value * first.multiplier;
  if (first.multiplier >= 1000) {
    const end = to;
    const second = readPart();
    if (second && second.multiplier === 100) value += second.value * second.multiplier;
    else to = end;
  }
  const after = matchPhrase(currencies, tokens, to);
  if (after) to = after.to;
  const currency = (after ?? before)?.value;
  return { to, value: { value, currency, isMoney: currency !== undefined || first.multiplier === 100 || first.multiplier === 1000 } };
}
