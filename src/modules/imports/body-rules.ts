import type { DraftBody } from '#modules/drafts/draft-contract.ts';
import type { Language } from '#shared/localized.ts';
import { rupeesOf } from '#shared/rupees.ts';
import { type CellValue, isChoiceField, labelOfChoice, type Vocabulary } from './cell-rules.ts';
import type { ImportField } from './column-rules.ts';

export type VariantBody = NonNullable<DraftBody['variants']>[number];

/** Paths of the fields in the body of a product, or below one of its variants. */
const productPaths: Partial<Record<ImportField, string>> = {
  'title.en': 'title.en',
  'title.hi': 'title.hi',
  'description.en': 'description.en',
  'description.hi': 'description.hi',
  category: 'subcategoryId',
  maker: 'makerId',
  materials: 'materials',
  technique: 'technique',
  region: 'region',
  hsn: 'hsn',
  price: 'basePricePaise',
  weight: 'weightGrams',
  days: 'leadTimeDays',
  one: 'oneOfAKind',
  'care.en': 'care.en',
  'care.hi': 'care.hi',
  'variation.en': 'variation.en',
  'variation.hi': 'variation.hi',
  length: 'dimensions.lengthMm',
  width: 'dimensions.widthMm',
  height: 'dimensions.heightMm',
  diameter: 'dimensions.diameterMm',
};
const variantPaths: Partial<Record<ImportField, string>> = {
  sku: 'sku',
  'color.en': 'color.en',
  'color.hi': 'color.hi',
  size: 'size',
  extra: 'priceDeltaPaise',
  stock: 'units',
};

/** Tells whether a field is about a variant; its count at the export is only compared. */
export const isVariantField = (field: ImportField): boolean => field in variantPaths || field === 'counted';

const entriesOf = (paths: Partial<Record<ImportField, string>>) => Object.entries(paths) as [ImportField, string][];

/**
 * Gives the field at which a fault of a body is shown, and the variant that it is about.
 * @param path dotted, such as `variants.0.sku`
 */
export function fieldOfPath(path: string): { field: ImportField; variant?: number } {
  const [, index, rest] = /^variants\.(\d+)\.?(.*)$/.exec(path) ?? [];
  if (index !== undefined) {
    const found = entriesOf(variantPaths).find(([, each]) => each === rest || each.startsWith(`${rest}.`));
    return { field: found?.[0] ?? 'sku', variant: Number(index) };
  }
  const found = entriesOf(productPaths).find(([, each]) => path === each || path.startsWith(`${each}.`) || each.startsWith(`${path}.`));
  return { field: found?.[0] ?? (path === 'taxEntry' ? 'hsn' : 'sku') };
}

function readPath(body: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}

/** Writes a value into a copy of a body; null removes it, and what stays empty around it. */
function writePath<T extends object>(body: T, path: string, value: CellValue): T {
  const [key = '', ...rest] = path.split('.');
  const copy = { ...body } as Record<string, unknown>;
  const next = rest.length === 0 ? (value ?? undefined) : writePath((copy[key] as object | undefined) ?? {}, rest.join('.'), value);
  if (next === undefined || (rest.length > 0 && Object.keys(next as object).length === 0 && path !== 'dimensions')) delete copy[key];
  else copy[key] = next;
  return copy as T;
}

/** Writes a cell into the body of a product. */
export const writeField = (body: DraftBody, field: ImportField, value: CellValue): DraftBody => {
  const path = productPaths[field];
  return path === undefined ? body : writePath(body, path, value);
};

/** Writes a cell into a variant; nothing more to pay where it is emptied. */
export const writeVariantField = (variant: VariantBody, field: ImportField, value: CellValue): VariantBody => {
  const path = variantPaths[field];
  if (path === undefined) return variant;
  return writePath(variant, path, field === 'extra' && value === null ? 0 : value);
};

const words = { yes: { en: 'yes', hi: 'हाँ' }, no: { en: 'no', hi: 'नहीं' } } as const;

/** Prints a field as a cell of the same column reads it; empty where there is nothing. */
export function printField(
  field: ImportField,
  { body, variant = {} }: { body: DraftBody; variant?: VariantBody | undefined },
  vocabulary: Vocabulary,
  language: Language,
): string {
  const variantPath = variantPaths[field];
  const value = variantPath === undefined ? readPath(body, productPaths[field] ?? '') : readPath(variant, variantPath);
  if (value === undefined || value === null) return '';
  if (field === 'extra') return value === 0 ? '' : `${Number(value) < 0 ? '-' : ''}${rupeesOf(Math.abs(Number(value)))}`;
  if (field === 'price') return rupeesOf(Number(value));
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language];
  if (isChoiceField(field))
    return [value]
      .flat()
      .map((each) => labelOfChoice(vocabulary, field, String(each), language))
      .join('; ');
  return String(value);
}
