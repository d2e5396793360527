import type { ProductChoices } from '#modules/catalog/shop-contract.ts';
import type { DraftBody } from '#modules/drafts/draft-contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import { fieldsOf, valuesOf } from './draft-fields.ts';
import type { ProductPageMessages } from './messages/en.ts';
import type { DraftVariants } from './variant-fields.ts';

/** A fact on both sides of a comparison; empty where a side has none. */
export interface ComparedRow {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** Fields that are no texts, and no part of a variant. */
const isFact = ({ name }: { name: string }) => !/^(title|description|care|variants)\./.test(name);

/** Gives the facts of two products by the labels of their form, in its order. */
export function factRows(
  before: DraftBody,
  after: DraftBody,
  choices: ProductChoices,
  { products, history }: ProductPageMessages,
  language: Language,
): ComparedRow[] {
  const fields = fieldsOf({ body: {}, isNew: true }, choices, {}, products.form, language).filter(isFact);
  const [old, next] = [valuesOf(before), valuesOf(after)];
  return fields.map(({ name, label, kind, options }) => {
    const say = (value = '') =>
      kind === 'tick' ? (value ? history.yes : history.no) : (value && options?.find(([known]) => known === value)?.[1]) || value;
    return { name, label, before: say(old[name]), after: say(next[name]) };
  });
}

/** Gives the variants of two products, those that are the same on one row. */
export function variantRows(before: DraftBody, after: DraftBody, language: Language): ComparedRow[] {
  const keyOf = ({ _id, sku }: DraftVariants[number]) => _id ?? `new ${sku}`;
  const say = (body: DraftBody, variant: DraftVariants[number] | undefined) => {
    if (!variant) return '';
    const { color, size, sku, priceDeltaPaise = 0 } = variant;
    const price = body.basePricePaise === undefined ? '' : formatRupees(body.basePricePaise + priceDeltaPaise);
    return [color && inLanguage({ en: color.en ?? '', hi: color.hi }, language), size, sku, price].filter(Boolean).join(' · ');
  };
  const [old = [], next = []] = [before.variants, after.variants];
  const keys = [...new Set([...old, ...next].map(keyOf))];
  return keys.map((key, index) => {
    const find = (list: DraftVariants) => list.find((each) => keyOf(each) === key);
    return { name: key, label: String(index + 1), before: say(before, find(old)), after: say(after, find(next)) };
  });
}
