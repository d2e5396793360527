import { getCurrency } from '#modules/currency/get-currency.ts';
import type { Context } from '#platform/context.ts';
import { paiseRange } from '#shared/currency.ts';
import type { SelectedFilters } from './facet-rules.ts';
import type { FactLexicon } from './fact-lexicon.ts';
import { readFacetIds } from './queries.ts';
import { isFlag, type QueryReading } from './reading/read-query.ts';

/** No facet has this id, so no product passes. */
const unknownFacetId = 0;

/** The price in paise; none where the shop has no rate for the currency that was named. */
async function readPriceRange(ctx: Context, { understood }: QueryReading): Promise<{ minPaise?: number; maxPaise?: number }> {
  const range: { minPaise?: number; maxPaise?: number } = {};
  for (const part of understood) {
    if (part.kind !== 'price') continue;
    const { min, max, currency: code } = part.price;
    const currency = await getCurrency(ctx, { code }).catch(() => undefined);
    if (!currency) continue;
    const minor = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 10 ** currency.decimals));
    const paise = paiseRange({ min: minor(min), max: minor(max) }, currency);
    if (paise.min !== undefined) range.minPaise = Math.max(paise.min, range.minPaise ?? 0);
    if (paise.max !== undefined) range.maxPaise = Math.min(paise.max, range.maxPaise ?? Number.POSITIVE_INFINITY);
  }
  return range;
}

/** Adds what was read of a text to the filters that were set. A size that was set stays. */
export async function applyReading(
  ctx: Context,
  filters: SelectedFilters,
  reading: QueryReading,
  lexicon: FactLexicon,
): Promise<SelectedFilters> {
  if (reading.understood.length === 0) return filters;
  const facets = new Map(filters.facets);
  const sizes = reading.understood.flatMap((part) => (part.kind === 'size' ? part.size.facetIds : []));
  if (sizes.length > 0 && !facets.has('size')) facets.set('size', sizes);
  const flags = reading.understood.flatMap((part) => (part.kind === 'flag' ? [part.flag] : []));
  if (flags.includes('gi') && !facets.has('gi'))
    facets.set('gi', [unknownFacetId, ...lexicon.facts.filter(({ dimension }) => dimension === 'gi').map(({ id }) => id)]);
  const selected = flags.filter(isFlag).filter((flag) => !facets.has(flag));
  if (selected.length > 0) {
    const ids = await readFacetIds(
      ctx.db,
      selected.map((dimension) => ({ dimension, value: 'true' })),
    );
    for (const flag of selected)
      facets.set(flag, [unknownFacetId, ...ids.filter(({ dimension }) => dimension === flag).map(({ id }) => id)]);
  }
  const { minPaise, maxPaise } = await readPriceRange(ctx, reading);
  const greatest = (one: number | undefined, other: number | undefined) =>
    one === undefined ? other : other === undefined ? one : Math.max(one, other);
  const smallest = (one: number | undefined, other: number | undefined) =>
    one === undefined ? other : other === undefined ? one : Math.min(one, other);
  return { ...filters, facets, minPaise: greatest(filters.minPaise, minPaise), maxPaise: smallest(filters.maxPaise, maxPaise) };
}
