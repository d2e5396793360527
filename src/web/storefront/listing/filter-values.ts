import type { Sort } from '#modules/catalog/contract.ts';
import { convertPaise, type DisplayCurrency, paiseRange, rupees, toMinorUnits } from '#shared/currency.ts';

const sorts: readonly Sort[] = ['featured', 'newest', 'price-up', 'price-down'];
export const flags = ['inStock', 'onSale', 'madeToOrder'] as const;
type Flag = (typeof flags)[number];

/** What may be wrong with a field; the words are in the messages. */
export type FilterProblem = 'amount' | 'order' | 'material' | 'sort';

/** The filters of a category page as its address has them. */
export interface FilterValues {
  sort: Sort;
  flags: Record<Flag, boolean>;
  /** As typed; an amount that was typed in another currency, in the one that is shown. */
  min: string;
  max: string;
  material: string;
  /** Field → what is wrong with it. Such a field is left out of `query`. */
  problems: Partial<Record<'sort' | 'min' | 'max' | 'material', FilterProblem>>;
  /** How many filters narrow the list; sorting does not. */
  active: number;
  /** For the API; prices are integer paise. */
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

/** The currency of the amounts, where it is not the rupee: an address means the same to whoever opens it. */
export const currencyField = 'currency';

interface Currencies {
  /** Of the amounts in the address. */
  typed: DisplayCurrency;
  /** Of the prices on the page. */
  shown: DisplayCurrency;
}

/** An amount that was typed in one currency as a field of another one shows it. */
function inShownCurrency(text: string, paise: number | undefined, { typed, shown }: Currencies): string {
  if (paise === undefined || typed.code === shown.code) return text;
  return (convertPaise(paise, shown) / 10 ** shown.decimals).toFixed(shown.decimals).replace(/\.0+$/, '');
}

/** Reads filters out of an address. Nothing that stands there is refused: what makes no sense is left out and noted at its field. */
export function readFilters(
  params: URLSearchParams,
  materials: readonly { slug: string }[],
  currencies: Currencies = { typed: rupees, shown: rupees },
): FilterValues {
  const problems: FilterValues['problems'] = {};
  const wantedSort = params.get('sort') || 'featured';
  const sort = sorts.find((known) => known === wantedSort) ?? 'featured';
  if (sort !== wantedSort) problems.sort = 'sort';

  const min = (params.get('min') ?? '').trim().slice(0, 20);
  const max = (params.get('max') ?? '').trim().slice(0, 20);
  const wanted = { min: toMinorUnits(min, currencies.typed), max: toMinorUnits(max, currencies.typed) };
  const { min: minPrice, max: highest } = paiseRange(wanted, currencies.typed);
  let maxPrice = highest;
  if (min !== '' && minPrice === undefined) problems.min = 'amount';
  if (max !== '' && maxPrice === undefined) problems.max = 'amount';
  if (minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice) {
    problems.max = 'order';
    maxPrice = undefined;
  }

  const wantedMaterial = params.get('material') ?? '';
  const material = materials.some((known) => known.slug === wantedMaterial) ? wantedMaterial : '';
  if (material !== wantedMaterial) problems.material = 'material';

  const chosen = { inStock: false, onSale: false, madeToOrder: false };
  for (const flag of flags) chosen[flag] = /^(true|on|1|yes)$/.test(params.get(flag) ?? '');

  const query: FilterValues['query'] = {
    sort,
    ...(chosen.inStock ? { inStock: 'true' } : {}),
    ...(chosen.onSale ? { onSale: 'true' } : {}),
    ...(chosen.madeToOrder ? { madeToOrder: 'true' } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(material ? { material } : {}),
  };
  const typed = { min: inShownCurrency(min, minPrice, currencies), max: inShownCurrency(max, highest, currencies) };
  return { sort, flags: chosen, ...typed, material, problems, active: Object.keys(query).length - 1, query };
}

/** A form's fields as an address: what is empty or the rule is not in it. */
export function filterAddress(fields: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && !(name === 'sort' && (text === 'featured' || text === 'relevance'))) params.append(name, text);
  }
  // A currency says something of amounts alone.
  if (!params.has('min') && !params.has('max')) params.delete(currencyField);
  const text = params.toString();
  return text ? `?${text}` : '';
}
