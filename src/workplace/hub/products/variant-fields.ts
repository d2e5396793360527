import type { DraftBody } from '#modules/drafts/draft-contract.ts';
import { paiseOf, rupeesOf } from '#shared/rupees.ts';
import type { FormField } from '../../parts/forms/work-form.tsx';
import type { ProductMessages } from './messages/products-en.ts';

export type DraftVariants = NonNullable<DraftBody['variants']>;
type Values = Readonly<Record<string, string>>;

/** Most variants that a product has. */
const maxVariants = 60;
const names = ['color.en', 'color.hi', 'size', 'sku', 'priceDeltaPaise', 'units'];

/** A number as it was typed; a text that is none fails at its field, as the API checks it. */
export const numberOf = (text: string | undefined) => (text?.trim() ? Number(text.trim()) : undefined);

/** Indexes of the variants that a form has fields of. */
const indexesOf = (form: Values) =>
  [...new Set(Object.keys(form).flatMap((name) => /^variants\.(\d+)\./.exec(name)?.[1] ?? []))].map(Number).sort((a, b) => a - b);

/** Counts the variants to show: those that were saved, and those that were typed and not taken. */
const rowsOf = (variants: DraftVariants, typed: Values) => {
  const filled = indexesOf(typed).filter((index) => names.some((name) => typed[`variants.${index}.${name}`]?.trim()));
  return Math.max(variants.length, ...filled.map((index) => index + 1));
};

/** The fields of each variant, and of one more. */
export function variantFields(variants: DraftVariants, typed: Values, t: ProductMessages['form']): FormField[] {
  const rows = rowsOf(variants, typed);
  return Array.from({ length: rows + 1 }, (_, index) => {
    const at = `variants.${index}`;
    const group = index < rows || index === 0 ? t.variant(String(index + 1)) : t.newVariant;
    return [
      { name: `${at}.color.en`, ...t.color, group, maxLength: 40 },
      { name: `${at}.color.hi`, ...t.colorHi, maxLength: 40 },
      { name: `${at}.size`, ...t.size, maxLength: 40 },
      { name: `${at}.sku`, ...t.sku, maxLength: 40 },
      { name: `${at}.priceDeltaPaise`, ...t.extra, maxLength: 16 },
      ...(variants[index]?._id === undefined ? [{ name: `${at}.units`, ...t.units, maxLength: 6, inputMode: 'numeric' as const }] : []),
    ];
  }).flat();
}

/** Values of the fields of variants. */
export function variantValues(variants: DraftVariants): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [index, { color, size, sku, priceDeltaPaise, units }] of variants.entries()) {
    const at = `variants.${index}`;
    values[`${at}.color.en`] = color?.en ?? '';
    values[`${at}.color.hi`] = color?.hi ?? '';
    values[`${at}.size`] = size ?? '';
    values[`${at}.sku`] = sku ?? '';
    values[`${at}.priceDeltaPaise`] = priceDeltaPaise ? rupeesOf(priceDeltaPaise) : '';
    values[`${at}.units`] = units === undefined ? '' : String(units);
  }
  return values;
}

/** Hidden values by which a form says which variants of the product its fields are about. */
export const variantIds = (variants: DraftVariants): Record<string, string> =>
  Object.fromEntries(variants.flatMap(({ _id }, index) => (_id === undefined ? [] : [[`variants.${index}._id`, _id]])));

/** Reads paise that may be taken off, such as `-50`. */
const signedPaise = (text: string) =>
  text === '' ? 0 : text.startsWith('-') ? -(paiseOf(text.slice(1)) ?? Number.NaN) : (paiseOf(text) ?? Number.NaN);

/** Reads the variants from their form; what has no field there stays as it was. */
export function variantsOf(form: Values, before: DraftVariants): DraftVariants {
  return indexesOf(form).flatMap((index) => {
    const field = (name: string) => form[`variants.${index}.${name}`]?.trim() ?? '';
    // Emptied, a variant leaves.
    if (names.every((name) => field(name) === '')) return [];
    const id = field('_id');
    const known = id === '' ? undefined : before.find(({ _id }) => _id === id);
    const colour = { en: field('color.en'), hi: field('color.hi') };
    const { color: _, ...rest } = known ?? {};
    return [
      {
        ...rest,
        ...(colour.en || colour.hi ? { color: colour } : {}),
        size: field('size'),
        sku: field('sku'),
        priceDeltaPaise: signedPaise(field('priceDeltaPaise')),
        units: known ? known.units : numberOf(field('units')),
      },
    ];
  }) as DraftVariants;
}

const listOf = (text: string | undefined) => [...new Set((text ?? '').split(/[,،、\n]/).map((each) => each.trim()))].filter(Boolean);
const codeOf = (text: string) =>
  text
    .toLocaleUpperCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .slice(0, 8);

/**
 * Adds each colour in each size that is missing, with a code of the initials of the product; what is there
 * stays as it is.
 * @param colors, sizes separated by commas
 */
export function withGrid(variants: DraftVariants, title: string, colors: string | undefined, sizes: string | undefined): DraftVariants {
  const initials = codeOf(
    title
      .split(/\s+/)
      .map(([first = '']) => first)
      .join(''),
  );
  const codes = new Set(variants.map(({ sku }) => sku));
  const all = [...variants];
  for (const color of listOf(colors).length > 0 ? listOf(colors) : [undefined])
    for (const size of listOf(sizes).length > 0 ? listOf(sizes) : ['One size']) {
      const isThere = all.some((each) => (each.color?.en || undefined) === color && each.size === size);
      if (isThere || all.length === maxVariants) continue;
      const wanted = [initials, codeOf(color ?? ''), codeOf(size)].filter(Boolean).join('-');
      let sku = wanted;
      for (let count = 2; codes.has(sku); count++) sku = `${wanted}-${count}`;
      codes.add(sku);
      all.push({ ...(color ? { color: { en: color, hi: '' } } : {}), size, sku, priceDeltaPaise: 0 });
    }
  return all;
}
