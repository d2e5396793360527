import type { ProductChoices } from '#modules/catalog/shop-contract.ts';
import type { Draft, DraftBody } from '#modules/drafts/draft-contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { paiseOf, rupeesOf } from '#shared/rupees.ts';
import type { FormField } from '../../parts/forms/work-form.tsx';
import type { ProductMessages } from './messages/products-en.ts';
import { numberOf, variantFields, variantsOf, variantValues } from './variant-fields.ts';

type Words = ProductMessages['form'];

/** The measures of a product, in the order of their fields. */
export const measures = ['lengthMm', 'widthMm', 'heightMm', 'diameterMm'] as const;

/** Gives the heading of most products in a category; empty where there are none. */
export const usualHsn = (subcategoryId: string | undefined, { subcategories }: ProductChoices): string =>
  subcategories.find(({ value }) => value === subcategoryId)?.hsn ?? '';

/**
 * Fields of the form of a draft; each has the dotted path that it has in the draft's body.
 * @param typed what was typed and not taken
 */
export function fieldsOf(
  { body, isNew }: Pick<Draft, 'body' | 'isNew'>,
  choices: ProductChoices,
  typed: Readonly<Record<string, string>>,
  t: Words,
  language: Language,
): FormField[] {
  const pick = (list: readonly { value: string; label: { en: string; hi?: string | undefined } }[]) => [
    ['', t.choose] as const,
    ...list.map(({ value, label }) => [value, inLanguage(label, language)] as const),
  ];
  const categories = choices.subcategories.map(({ value, label, category }) => ({
    value,
    label: { en: `${inLanguage(category, language)} · ${inLanguage(label, language)}` },
  }));
  const hindi = (text: string | undefined) => (text?.trim() ? undefined : t.hindiMissing);
  const select = { kind: 'select' } as const;
  return [
    { name: 'title.en', ...t.titleEn, group: t.groups.words, maxLength: 120 },
    { name: 'title.hi', ...t.titleHi, hint: hindi(body.title?.hi), maxLength: 120 },
    { name: 'description.en', ...t.descriptionEn, kind: 'lines', maxLength: 4_000 },
    { name: 'description.hi', ...t.descriptionHi, hint: hindi(body.description?.hi), kind: 'lines', maxLength: 4_000 },
    { name: 'subcategoryId', ...t.subcategoryId, group: t.groups.choices, ...select, options: pick(categories) },
    { name: 'makerId', ...t.makerId, ...select, options: pick(choices.makers) },
    { name: 'materials', ...t.material, ...select, options: pick(choices.materials) },
    { name: 'materials.1', ...t.secondMaterial, ...select, options: pick(choices.materials) },
    { name: 'technique', ...t.technique, ...select, options: pick(choices.techniques) },
    ...(choices.giMarks.length > 0 ? [{ name: 'giMark', ...t.giMark, ...select, options: pick(choices.giMarks) }] : []),
    { name: 'hsn', ...t.hsn, hint: t.hsn.hint(usualHsn(body.subcategoryId, choices)), maxLength: 8, inputMode: 'numeric' },
    ...(isNew ? [{ name: 'basePricePaise', ...t.basePricePaise, group: t.groups.price, maxLength: 16 }] : []),
    { name: 'care.en', ...t.careEn, group: t.groups.care, kind: 'lines', maxLength: 1_000 },
    { name: 'care.hi', ...t.careHi, hint: hindi(body.care?.hi), kind: 'lines', maxLength: 1_000 },
    ...measures.map((name, index) => ({
      name: `dimensions.${name}`,
      ...t[name],
      group: index === 0 ? t.groups.size : undefined,
      maxLength: 8,
    })),
    { name: 'weightGrams', ...t.weightGrams, maxLength: 6, inputMode: 'numeric' },
    { name: 'leadTimeDays', ...t.leadTimeDays, group: t.groups.parcel, maxLength: 3, inputMode: 'numeric' },
    { name: 'oneOfAKind', ...t.oneOfAKind, kind: 'tick' },
    ...variantFields(body.variants ?? [], typed, t),
  ];
}

const centimetres = (millimetres: number | undefined) => (millimetres === undefined ? '' : String(millimetres / 10));
const millimetresOf = (text: string | undefined) => (text?.trim() ? Math.round(Number(text.trim().replace(',', '.')) * 10) : undefined);
const number = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Values of the fields of a draft. */
export function valuesOf({ title, description, care, dimensions, variants = [], ...body }: DraftBody): Record<string, string> {
  const values: Record<string, string> = {
    'title.en': title?.en ?? '',
    'title.hi': title?.hi ?? '',
    'description.en': description?.en ?? '',
    'description.hi': description?.hi ?? '',
    subcategoryId: body.subcategoryId ?? '',
    makerId: body.makerId ?? '',
    materials: body.materials?.[0] ?? '',
    'materials.1': body.materials?.[1] ?? '',
    technique: body.technique ?? '',
    giMark: body.giMark ?? '',
    hsn: body.hsn ?? '',
    basePricePaise: rupeesOf(body.basePricePaise),
    'care.en': care?.en ?? '',
    'care.hi': care?.hi ?? '',
    ...Object.fromEntries(measures.map((name) => [`dimensions.${name}`, centimetres(dimensions?.[name])])),
    weightGrams: number(body.weightGrams),
    leadTimeDays: number(body.leadTimeDays),
    oneOfAKind: body.oneOfAKind ? 'yes' : '',
  };
  return { ...values, ...variantValues(variants) };
}

const priceOf = (text: string | undefined) => (text?.trim() ? (paiseOf(text) ?? Number.NaN) : undefined);
const optional = (text: string | undefined) => text?.trim() || undefined;

/** Reads the body of a draft from its form; what has no field there stays as it was. */
export function bodyOf(form: Readonly<Record<string, string>>, before: DraftBody): DraftBody {
  return {
    ...before,
    title: { en: form['title.en'] ?? '', hi: form['title.hi'] ?? '' },
    description: { en: form['description.en'] ?? '', hi: form['description.hi'] ?? '' },
    subcategoryId: optional(form.subcategoryId),
    makerId: optional(form.makerId),
    materials: [...new Set([form.materials, form['materials.1'], ...(before.materials ?? []).slice(2)])].flatMap(
      (each) => optional(each) ?? [],
    ),
    technique: optional(form.technique),
    ...('giMark' in form ? { giMark: optional(form.giMark) } : {}),
    care: { en: form['care.en'] ?? '', hi: form['care.hi'] ?? '' },
    dimensions: Object.fromEntries(measures.map((name) => [name, millimetresOf(form[`dimensions.${name}`])])),
    hsn: optional(form.hsn),
    ...('basePricePaise' in form ? { basePricePaise: priceOf(form.basePricePaise) } : {}),
    weightGrams: numberOf(form.weightGrams),
    leadTimeDays: numberOf(form.leadTimeDays),
    oneOfAKind: form.oneOfAKind === 'yes',
    variants: variantsOf(form, before.variants ?? []),
  };
}
