import type { Sort } from '#modules/catalog/contract.ts';
import { convertPaise, type DisplayCurrency, paiseRange, rupees, toMinorUnits } from '#shared/currency.ts';

const sorts: readonly Sort[] = ['featured', 'newest', 'price-up', 'price-down'];
export const flags = ['inStock', 'onSale', 'madeToOrder'] as const;
type Flag = (typeof flags)[number];

/** Problems of a field; their texts are in the messages. */
export type FilterProblem = 'amount' | 'order' | 'material' | 'sort';

/** The filters in the address of a category page. */
export interface FilterValues {
  sort: Sort;
  flags: Record<Flag, boolean>;
  /** As typed; an amount typed in another currency is converted to the displayed one. */
  min: string;
  max: string;
  material: string;
  /** Problem by field. Such a field is left out of `query`. */
  problems: Partial<Record<'sort' | 'min' | 'max' | 'material', FilterProblem>>;
  /** Number of filters that narrow the list; sorting does not. */
  active: number;
  /** Query of the API; prices in integer paise. */
  query: {
    sort: Sort;
    inStock?: 'true';
    onSale?: 'true';
    madeToOrder?: 'true';
    minPrice?: number;
    maxPrice?: number;
    material?: string;
  };
}

/**
 * Parameter with the currency of the amounts where it is not the rupee, so that a shared address means the
 * same everywhere.
 */
export const currencyField = 'currency';

interface Currencies {
  /** Of the amounts in the address. */
  typed: DisplayCurrency;
  /** Of the prices on the page. */
  shown: DisplayCurrency;
}

/** Converts a typed amount to the text of a field in the displayed currency. */
function inShownCurrency(text: string, paise: number | undefined, { typed, shown }: Currencies): string {
  if (paise === undefined || typed.code === shown.code) return text;
  return (convertPaise(paise, shown) / 10 ** shown.decimals).toFixed(shown.decimals).replace(/\.0+$/, '');
}

/**
 * Reads the filters of an address. Never throws: malformed values are left out and reported at their field.
 */
export function readFilters(
  params: URLSearchParams,
  materials: readonly { slug: string }[],
  currencies: Currencies = { typed: rupees, shown: rupees },
): FilterValues {
  const problems: FilterValues['problems'] = {};
  const requestedSort = params.get('sort') || 'featured';
  const sort = sorts.find((known) => known === requestedSort) ?? 'featured';
  if (sort !== requestedSort) problems.sort = 'sort';

  const min = (params.get('min') ?? '').trim().slice(0, 20);
  const max = (params.get('max') ?? '').trim().slice(0, 20);
  const requested = { min: toMinorUnits(min, currencies.typed), max: toMinorUnits(max, currencies.typed) };
  const { min: minPrice, max: requestedMax } = paiseRange(requested, currencies.typed);
  let maxPrice = requestedMax;
  if (min !== '' && minPrice === undefined) problems.min = 'amount';
  if (max !== '' && maxPrice === undefined) problems.max = 'amount';
  if (minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice) {
    problems.max = 'order';
    maxPrice = undefined;
  }

  const requestedMaterial = params.get('material') ?? '';
  const material = materials.some((known) => known.slug === requestedMaterial) ? requestedMaterial : '';
  if (material !== requestedMaterial) problems.material = 'material';

  const selected = { inStock: false, onSale: false, madeToOrder: false };
  for (const flag of flags) selected[flag] = /^(true|on|1|yes)$/.test(params.get(flag) ?? '');

  const query: FilterValues['query'] = {
    sort,
    ...(selected.inStock ? { inStock: 'true' } : {}),
    ...(selected.onSale ? { onSale: 'true' } : {}),
    ...(selected.madeToOrder ? { madeToOrder: 'true' } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(material ? { material } : {}),
  };
  const typed = { min: inShownCurrency(min, minPrice, currencies), max: inShownCurrency(max, requestedMax, currencies) };
  return { sort, flags: selected, ...typed, material, problems, active: Object.keys(query).length - 1, query };
}

/** The query of a form's fields, without empty and default values. */
export function filterAddress(fields: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && !(name === 'sort' && (text === 'featured' || text === 'relevance'))) params.append(name, text);
  }
  // The currency belongs to amounts alone.
  if (!params.has('min') && !params.has('max')) params.delete(currencyField);
  const text = params.toString();
  return text ? `?${text}` : '';
}
