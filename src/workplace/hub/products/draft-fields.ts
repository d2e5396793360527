import type { ProductChoices } from '#modules/catalog/shop-contract.ts';
import type { Draft, DraftBody } from '#modules/drafts/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import type { FormField } from '../../parts/forms/work-form.tsx';
import type { ProductMessages } from '../messages/products-en.ts';
import { paiseOf, rupeesOf } from './rupees.ts';

type Words = ProductMessages['form'];
type Variants = NonNullable<DraftBody['variants']>;

/** Fields of the form of a draft; each has the dotted path that it has in the draft's body. */
export function fieldsOf({ body, isNew }: Draft, choices: ProductChoices, t: Words, language: Language): FormField[] {
  const pick = (list: readonly { value: string; label: { en: string; hi?: string | undefined } }[]) => [
    ['', t.choose] as const,
    ...list.map(({ value, label }) => [value, inLanguage(label, language)] as const),
  ];
  const categories = choices.subcategories.map(({ value, label, category }) => ({
    value,
    label: { en: `${inLanguage(category, language)} · ${inLanguage(label, language)}` },
  }));
  const usual = choices.subcategories.find(({ value }) => value === body.subcategoryId)?.hsn ?? '';
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
    { name: 'hsn', ...t.hsn, hint: t.hsn.hint(usual), maxLength: 8, inputMode: 'numeric' },
    ...(isNew ? [{ name: 'basePricePaise', ...t.basePricePaise, group: t.groups.price, maxLength: 16 }] : []),
    { name: 'weightGrams', ...t.weightGrams, group: t.groups.parcel, maxLength: 6, inputMode: 'numeric' },
    { name: 'leadTimeDays', ...t.leadTimeDays, maxLength: 3, inputMode: 'numeric' },
    { name: 'oneOfAKind', ...t.oneOfAKind, kind: 'tick' },
    ...variantFields(body.variants ?? [], t),
  ];
}

/** The fields of each variant, and of one more. */
function variantFields(variants: Variants, t: Words): FormField[] {
  return [...variants, undefined].flatMap((variant, index) => {
    const at = `variants.${index}`;
    const group = variant || index === 0 ? t.variant(String(index + 1)) : t.newVariant;
    return [
      { name: `${at}.color.en`, ...t.color, group, maxLength: 40 },
      { name: `${at}.color.hi`, ...t.colorHi, maxLength: 40 },
      { name: `${at}.size`, ...t.size, maxLength: 40 },
      { name: `${at}.sku`, ...t.sku, maxLength: 40 },
      { name: `${at}.priceDeltaPaise`, ...t.extra, maxLength: 16 },
      ...(variant?._id === undefined ? [{ name: `${at}.units`, ...t.units, maxLength: 6, inputMode: 'numeric' as const }] : []),
    ];
  });
}

const number = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Values of the fields of a draft. */
export function valuesOf({ title, description, variants = [], ...body }: DraftBody): Record<string, string> {
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
    hsn: body.hsn ?? '',
    basePricePaise: rupeesOf(body.basePricePaise),
    weightGrams: number(body.weightGrams),
    leadTimeDays: number(body.leadTimeDays),
    oneOfAKind: body.oneOfAKind ? 'yes' : '',
  };
  for (const [index, { color, size, sku, priceDeltaPaise, units }] of variants.entries()) {
    const at = `variants.${index}`;
    values[`${at}.color.en`] = color?.en ?? '';
    values[`${at}.color.hi`] = color?.hi ?? '';
    values[`${at}.size`] = size ?? '';
    values[`${at}.sku`] = sku ?? '';
    values[`${at}.priceDeltaPaise`] = priceDeltaPaise ? rupeesOf(priceDeltaPaise) : '';
    values[`${at}.units`] = number(units);
  }
  return values;
}

/** A number as it was typed; a text that is none fails at its field, as the API checks it. */
const numberOf = (text: string | undefined) => (text?.trim() ? Number(text.trim()) : undefined);
const priceOf = (text: string | undefined) => (text?.trim() ? (paiseOf(text) ?? Number.NaN) : undefined);
const optional = (text: string | undefined) => text?.trim() || undefined;

/** Reads the body of a draft from its form; what has no field there stays as it was. */
export function bodyOf(form: Readonly<Record<string, string>>, before: DraftBody): DraftBody {
  const known = before.variants ?? [];
  const variants = [...known, undefined].flatMap((variant, index) => {
    const field = (name: string) => form[`variants.${index}.${name}`]?.trim() ?? '';
    const names = ['color.en', 'color.hi', 'size', 'sku', 'priceDeltaPaise', 'units'];
    // Emptied, a variant leaves.
    if (names.every((name) => field(name) === '')) return [];
    const colour = { en: field('color.en'), hi: field('color.hi') };
    const { color: _, ...rest } = variant ?? {};
    return [
      {
        ...rest,
        ...(colour.en || colour.hi ? { color: colour } : {}),
        size: field('size'),
        sku: field('sku'),
        priceDeltaPaise: field('priceDeltaPaise').startsWith('-')
          ? -(paiseOf(field('priceDeltaPaise').slice(1)) ?? Number.NaN)
          : (priceOf(field('priceDeltaPaise')) ?? 0),
        units: variant?._id === undefined ? numberOf(field('units')) : variant.units,
      },
    ];
  });
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
    hsn: optional(form.hsn),
    ...('basePricePaise' in form ? { basePricePaise: priceOf(form.basePricePaise) } : {}),
    weightGrams: numberOf(form.weightGrams),
    leadTimeDays: numberOf(form.leadTimeDays),
    oneOfAKind: form.oneOfAKind === 'yes',
    variants: variants as Variants,
  };
}
