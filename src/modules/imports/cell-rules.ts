import type { ProductChoices } from '#modules/catalog/shop-contract.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import { paiseOf } from '#shared/rupees.ts';
import { foldName, type ImportField } from './column-rules.ts';

/** Value of a cell; null where `-` empties the field. */
export type CellValue = string | number | boolean | string[] | null;
export type ParsedCell = { value: CellValue } | { code: string; detail?: string };

interface Choice {
  value: string;
  label: Localized;
  category?: Localized;
}

/** Fields with names to choose from. */
export const choiceFields = ['category', 'maker', 'materials', 'technique', 'region'] as const;
export type ChoiceField = (typeof choiceFields)[number];
export const isChoiceField = (field: ImportField): field is ChoiceField => (choiceFields as readonly string[]).includes(field);

interface Names {
  /** Values by folded names, in both languages. */
  byName: ReadonlyMap<string, ReadonlySet<string>>;
  byValue: ReadonlyMap<string, Localized>;
  /** Names to suggest, by their first letter. */
  byLetter: ReadonlyMap<string, readonly Localized[]>;
}

/** Names of the market by field. */
export type Vocabulary = Readonly<Record<ChoiceField, Names>>;

const letterOf = (name: string) => foldName(name).slice(0, 1);

const nameOf = ({ label, category }: Choice, language: Language) =>
  category ? `${inLanguage(category, language)} · ${inLanguage(label, language)}` : inLanguage(label, language);

function namesOf(choices: readonly Choice[]): Names {
  const byName = new Map<string, Set<string>>();
  const byValue = new Map<string, Localized>();
  const byLetter = new Map<string, Localized[]>();
  for (const choice of choices) {
    const { value, label } = choice;
    const full = { en: nameOf(choice, 'en'), hi: nameOf(choice, 'hi') };
    byValue.set(value, full);
    for (const name of [value, label.en, label.hi ?? '', full.en, full.hi]) {
      const folded = foldName(name);
      if (folded) byName.set(folded, (byName.get(folded) ?? new Set()).add(value));
    }
    for (const letter of new Set([label.en, label.hi ?? ''].map(letterOf))) byLetter.set(letter, [...(byLetter.get(letter) ?? []), full]);
  }
  return { byName, byValue, byLetter };
}

/** Makes the names that cells may use, in both languages, and the ids. */
export const createVocabulary = (choices: ProductChoices): Vocabulary => ({
  category: namesOf(choices.subcategories),
  maker: namesOf(choices.makers),
  materials: namesOf(choices.materials),
  technique: namesOf(choices.techniques),
  region: namesOf(choices.regions),
});

/** Names a value; the value itself where the market has no name for it. */
export const labelOfChoice = (vocabulary: Vocabulary, field: ChoiceField, value: string, language: Language): string => {
  const label = vocabulary[field].byValue.get(value);
  return label ? inLanguage(label, language) : value;
};

/** Names in a message. */
const suggested = 5;

function parseChoice(text: string, { byName, byValue, byLetter }: Names): ParsedCell {
  const found = [...(byName.get(foldName(text)) ?? [])];
  const [value] = found;
  if (value !== undefined && found.length === 1) return { value };
  const names =
    value === undefined ? (byLetter.get(letterOf(text)) ?? [...byValue.values()]) : found.flatMap((each) => byValue.get(each) ?? []);
  const language = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
  const detail = names
    .slice(0, suggested)
    .map((name) => inLanguage(name, language))
    .join(', ');
  return { code: value === undefined ? 'unknown' : 'ambiguous', detail };
}

/** Ranges of whole numbers. */
const ranges: Partial<Record<ImportField, readonly [min: number, max: number]>> = {
  stock: [0, 100_000],
  counted: [0, 100_000],
  weight: [1, 500_000],
  days: [1, 365],
  length: [1, 20_000],
  width: [1, 20_000],
  height: [1, 20_000],
  diameter: [1, 20_000],
};

/** Highest amount of a price: ten lakh rupees, in paise. */
const maxPaise = 100_000_000;

/** Replaces digits of Hindi by those that programs read. */
const plainDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** Commas between groups of digits, Indian or not; `1299,50` is no such number. */
const isGrouped = (text: string) => !text.includes(',') || /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text);

function parseAmount(text: string, min: number): ParsedCell {
  const plain = plainDigits(text).replace(/^(-?)\s*(?:₹|rs\.?|inr)\s*/i, '$1');
  const isNegative = plain.startsWith('-');
  const digits = isNegative ? plain.slice(1).trim() : plain.trim();
  const paise = isGrouped(digits) ? paiseOf(digits) : undefined;
  const value = paise === undefined ? undefined : isNegative ? -paise : paise;
  return value === undefined || value < min || value > maxPaise ? { code: 'wrong' } : { value };
}

function parseNumber(text: string, [min, max]: readonly [number, number]): ParsedCell {
  const plain = plainDigits(text).replace(/\.0+$/, '');
  const value = isGrouped(plain) && /^[\d,]{1,9}$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return value >= min && value <= max ? { value } : { code: 'wrong' };
}

const yes = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'जी'].map(foldName));
const no = new Set(['no', 'n', 'false', '0', 'नहीं', 'ना'].map(foldName));

/** Fields that a product can be without. */
const optional = new Set<ImportField>([
  'title.hi',
  'description.hi',
  'technique',
  'region',
  'extra',
  'days',
  'color.en',
  'color.hi',
  'care.en',
  'care.hi',
  'variation.en',
  'variation.hi',
  'length',
  'width',
  'height',
  'diameter',
]);

/** Parses a cell that is not blank, by its field. `-` empties the field where a product can be without it. */
export function parseCell(field: ImportField, text: string, vocabulary: Vocabulary): ParsedCell {
  if (text === '-' || text === '–') return optional.has(field) ? { value: null } : { code: 'needed' };
  const range = ranges[field];
  if (range) return parseNumber(text, range);
  if (field === 'price') return parseAmount(text, 100);
  if (field === 'extra') return parseAmount(text, -maxPaise);
  if (field === 'hsn') return { value: plainDigits(text).replace(/[\s.]/g, '') };
  if (field === 'one') {
    const folded = foldName(text);
    return yes.has(folded) ? { value: true } : no.has(folded) ? { value: false } : { code: 'wrong' };
  }
  if (field === 'materials') {
    const parsed = text
      .split(/[,;|/]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => parseChoice(part, vocabulary.materials));
    const fault = parsed.find((each) => 'code' in each);
    return fault ?? { value: [...new Set(parsed.map((each) => ('value' in each ? String(each.value) : '')))] };
  }
  return isChoiceField(field) ? parseChoice(text, vocabulary[field]) : { value: text };
}
