import { readNumber } from './read-amount.ts';
import { matchPhrase, phraseTable, type QueryToken, readSpans, type Span, tokenizeQuery } from './token-rules.ts';
import { readUnit, type Unit } from './units.ts';

/** A size that products of the shop have. */
export interface KnownSize {
  facetId: number;
  text: string;
}

export interface SizeReading {
  facetIds: number[];
}

/** Numbers with what joins them: `5 x 8 ft`, `0-3 months`, `6 seater`, `38`. */
interface Measure {
  numbers: number[];
  joiner: 'x' | '-' | undefined;
  unit: Unit | undefined;
}

const crosses = phraseTable<'x' | '-'>([
  ['x', 'x, by, बाय, गुणा'],
  ['-', '-, to, se, से'],
]);
const letterSizes = phraseTable([
  ['xs', 'xs, extra small'],
  ['s', 's'],
  ['m', 'm'],
  ['l', 'l'],
  ['xl', 'xl, extra large'],
  ['xxl', 'xxl, 2xl, double xl'],
]);
const namedSizes = phraseTable([
  ['s', 'small, छोटा, छोटी, छोटे'],
  ['m', 'medium, मीडियम, मध्यम'],
  ['l', 'large, big, बड़ा, बड़ी, बड़े'],
]);
const sizeWords = phraseTable([[true, 'size, sizes, size no, number, no, num, नंबर, नम्बर, साइज़, साइज, नाप, number ki, size ki']]);

const isNumber = (token: QueryToken | undefined) => /^\d+(\.\d+)?$/.test(token?.text ?? '');

function readMeasure(tokens: readonly QueryToken[], at: number): { to: number; value: Measure } | undefined {
  const numbers: number[] = [];
  let joiner: Measure['joiner'];
  let to = at;
  while (isNumber(tokens[to]) && numbers.length < 3) {
    numbers.push(Number(tokens[to]?.text));
    to++;
    const next = matchPhrase(crosses, tokens, to);
    const unit = readUnit(tokens, to);
    // `4 ft x 6 ft`
    const afterUnit = unit && matchPhrase(crosses, tokens, unit.to);
    const cross = afterUnit && isNumber(tokens[afterUnit.to]) ? afterUnit : next;
    if (!cross || !isNumber(tokens[cross.to])) break;
    joiner = cross.value;
    to = cross.to;
  }
  if (numbers.length === 0) return undefined;
  const unit = readUnit(tokens, to);
  return { to: unit?.to ?? to, value: { numbers, joiner, unit: unit?.value } };
}

/** `six seater`, `ढाई मीटर`: a number in words, with its unit. */
function readWordMeasure(tokens: readonly QueryToken[], at: number): { to: number; value: Measure } | undefined {
  const number = readNumber(tokens, at);
  const unit = number && readUnit(tokens, number.to);
  return unit && { to: unit.to, value: { numbers: [number.value], joiner: undefined, unit: unit.value } };
}

const tableWord = /^(table|mez|mej|मेज|टेबल)/;
const forPeople = phraseTable([[true, 'for, ke liye, के लिए, के लिये']]);

/** `table cloth for six`, `6 के लिए मेज़पोश`: as many people as sit at the table. */
function readPeople(tokens: readonly QueryToken[], at: number): { to: number; value: Measure } | undefined {
  if (!tokens.some(({ text }) => tableWord.test(text))) return undefined;
  const lead = tokens[at]?.text === 'for' ? at + 1 : at;
  const number = readNumber(tokens, lead);
  const to = number && (lead > at ? number.to : matchPhrase(forPeople, tokens, number.to)?.to);
  return number && to !== undefined ? { to, value: { numbers: [number.value], joiner: undefined, unit: 'seater' } } : undefined;
}

const sameNumbers = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((number, index) => number === other[index]);

/** Whether a size of the shop is what was asked for. */
function fits(asked: Measure, known: Measure): boolean {
  if (asked.unit !== undefined && known.unit !== undefined && asked.unit !== known.unit) return false;
  if (asked.unit !== undefined && known.unit === undefined) return false;
  // Half a year fits 3-6 and 6-12 months.
  if (asked.unit === 'month' && asked.numbers.length === 1 && known.joiner === '-') {
    const [month = 0] = asked.numbers;
    return month >= (known.numbers[0] ?? 0) && month <= (known.numbers[1] ?? 0);
  }
  if (asked.unit === undefined && known.unit !== undefined && asked.numbers.length === 1) return false;
  if (asked.joiner !== known.joiner) return false;
  return sameNumbers(asked.numbers, known.numbers) || (known.joiner === 'x' && sameNumbers(asked.numbers.toReversed(), known.numbers));
}

type SizeReader = (tokens: readonly QueryToken[]) => Span<SizeReading>[];

const readers = new WeakMap<readonly KnownSize[], SizeReader>();

/** Gives the reader of the sizes that products have, made once for a list of them. */
export function sizeReader(sizes: readonly KnownSize[]): SizeReader {
  const reader = readers.get(sizes) ?? makeSizeReader(sizes);
  readers.set(sizes, reader);
  return reader;
}

/** Makes a reader of the sizes that products have: any other number stays a word. */
function makeSizeReader(sizes: readonly KnownSize[]): SizeReader {
  const measures: { facetId: number; measure: Measure }[] = [];
  const lettered = new Map<string, number[]>();
  const whole = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, facetId: number) => map.set(key, [...(map.get(key) ?? []), facetId]);
  for (const { facetId, text } of sizes) {
    const tokens = tokenizeQuery(text);
    const measure = readMeasure(tokens, 0);
    if (measure) measures.push({ facetId, measure: measure.value });
    const letter = matchPhrase(letterSizes, tokens, 0) ?? matchPhrase(namedSizes, tokens, 0);
    if (letter?.to === tokens.length) add(lettered, letter.value, facetId);
    add(whole, tokens.map((token) => token.text).join(' '), facetId);
  }

  const readNumbers = (tokens: readonly QueryToken[], at: number, isNamed: boolean) => {
    // `2.8` and `2-8` are one size of bangles.
    const dotted = /^(\d)\.(\d{1,2})$/.exec(tokens[at]?.text ?? '');
    const asDashed =
      dotted &&
      measures.filter(({ measure }) => fits({ numbers: [Number(dotted[1]), Number(dotted[2])], joiner: '-', unit: undefined }, measure));
    const fitting = (asked: Measure) => measures.filter((known) => fits(asked, known.measure));
    for (const spoken of [readWordMeasure(tokens, at), readPeople(tokens, at)]) {
      const found = spoken ? fitting(spoken.value) : [];
      if (spoken && found.length > 0) return { to: spoken.to, value: { facetIds: found.map(({ facetId }) => facetId) } };
    }
    const measure = readMeasure(tokens, at);
    if (!measure) return undefined;
    const found = fitting(measure.value);
    if (found.length > 0) return { to: measure.to, value: { facetIds: found.map(({ facetId }) => facetId) } };
    if (asDashed && asDashed.length > 0) return { to: at + 1, value: { facetIds: asDashed.map(({ facetId }) => facetId) } };
    return isNamed ? { to: measure.to, value: { facetIds: [] } } : undefined;
  };

  const readAt = (tokens: readonly QueryToken[], at: number) => {
    const named = matchPhrase(sizeWords, tokens, at);
    const begin = named?.to ?? at;
    const behind = (to: number) => matchPhrase(sizeWords, tokens, to)?.to ?? to;
    const numbers = readNumbers(tokens, begin, named !== undefined && tokens[begin]?.text !== '');
    if (numbers && numbers.value.facetIds.length > 0) return { ...numbers, to: behind(numbers.to) };
    const letter = matchPhrase(letterSizes, tokens, begin);
    const isSized = named !== undefined || (letter !== undefined && behind(letter.to) > letter.to);
    // A letter alone is a size at the end of a text.
    const isLetterSize = letter && (letter.value.length > 1 || isSized || letter.to === tokens.length);
    const name = isLetterSize ? letter : matchPhrase(namedSizes, tokens, begin);
    if (!name) return undefined;
    const facetIds = lettered.get(name.value) ?? [];
    // Small and large are words of many titles.
    const isMeant = isLetterSize || named !== undefined || behind(name.to) > name.to;
    return facetIds.length > 0 && isMeant ? { to: behind(name.to), value: { facetIds } } : undefined;
  };
  return (tokens) => readSpans(tokens, readAt);
}
