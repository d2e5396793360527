import type { Choice, Flag, SearchSort } from '#modules/search/contract.ts';
import { baseCurrency, decimalsOf, toMinorUnits } from '#shared/currency.ts';
import type { FilterProblem } from '../listing/filter-values.ts';

/** In characters. */
export const maxTermLength = 120;
/** The largest offset that the API takes. */
const maxOffset = 240;
/** Values of one facet in an address. */
const maxValuesPerFilter = 20;

const sorts: readonly SearchSort[] = ['relevance', 'newest', 'price-up', 'price-down'];
/** In display order. */
export const facetNames: readonly Choice[] = [
  'category',
  'subcategory',
  'technique',
  'material',
  'color',
  'size',
  'region',
  'gi',
  'maker',
  'seller',
  'country',
];
export const flags: readonly Flag[] = ['inStock', 'discounted', 'madeToOrder'];

/** The search in an address. Malformed values are left out. */
export interface SearchRequest {
  q: string;
  sort: SearchSort;
  selected: Record<Choice, string[]>;
  flags: Record<Flag, boolean>;
  /** As typed, in units of `currency`. */
  min: string;
  max: string;
  currency: string;
  /** Problem by field. Such a field is left out of the search. */
  problems: Partial<Record<'min' | 'max', FilterProblem>>;
  offset: number;
}

/** Parses a typed amount in units of a currency, such as 12.5; undefined for anything else. */
function parseAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const minor = toMinorUnits(text, { decimals });
  return minor === undefined ? undefined : minor / 10 ** decimals;
}

const stripControlCharacters = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();

export function parseSearch(params: URLSearchParams): SearchRequest {
  const text = (name: string, max: number) =>
    stripControlCharacters(params.get(name) ?? '')
      .slice(0, max)
      .toWellFormed()
      .trim();
  const requestedCurrency = text('currency', 20).toUpperCase();
  const currency = /^[A-Z]{3}$/.test(requestedCurrency) ? requestedCurrency : baseCurrency;
  const min = text('min', 20);
  const max = text('max', 20);
  const [low, high] = [parseAmount(min, currency), parseAmount(max, currency)];
  const values = (name: string) =>
    [...new Set(params.getAll(name).map(stripControlCharacters))]
      .filter((value) => value !== '' && value.length <= 120)
      .slice(0, maxValuesPerFilter);
  return {
    q: text('q', maxTermLength),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
    selected: Object.fromEntries(facetNames.map((choice) => [choice, values(choice)])) as SearchRequest['selected'],
    flags: Object.fromEntries(flags.map((flag) => [flag, /^(true|on|1|yes)$/.test(params.get(flag) ?? '')])) as SearchRequest['flags'],
    min,
    max,
    currency,
    problems: {
      ...(min !== '' && low === undefined ? { min: 'amount' as const } : {}),
      ...(max !== '' && high === undefined
        ? { max: 'amount' as const }
        : low !== undefined && high !== undefined && high < low
          ? { max: 'order' as const }
          : {}),
    },
    offset: Math.min(maxOffset, Math.max(0, Number.parseInt(params.get('offset') ?? '', 10) || 0)),
  };
}

/** Number of filters that narrow the list; sorting does not. */
export function countActive(search: SearchRequest): number {
  const amounts = [search.min !== '' && !search.problems.min, search.max !== '' && !search.problems.max];
  return (
    [...amounts, ...flags.map((flag) => search.flags[flag])].filter(Boolean).length +
    facetNames.flatMap((choice) => search.selected[choice]).length
  );
}

/** Query of the API without defaults. */
export function apiQuery(search: SearchRequest) {
  const low = search.problems.min ? undefined : parseAmount(search.min, search.currency);
  const high = search.problems.max ? undefined : parseAmount(search.max, search.currency);
  return {
    q: search.q,
    sort: search.sort,
    ...Object.fromEntries(facetNames.flatMap((choice) => (search.selected[choice].length > 0 ? [[choice, search.selected[choice]]] : []))),
    ...Object.fromEntries(flags.flatMap((flag) => (search.flags[flag] ? [[flag, 'true']] : []))),
    ...(low === undefined ? {} : { minPrice: low }),
    ...(high === undefined ? {} : { maxPrice: high }),
    ...(low === undefined && high === undefined ? {} : { currency: search.currency }),
  } as { q: string; sort: SearchSort; currency?: string; minPrice?: number; maxPrice?: number } & Partial<Record<Choice, string[]>> &
    Partial<Record<Flag, 'true'>>;
}

/** Parameters of the address without offset, empty values and defaults. */
export function toSearchParams(search: SearchRequest): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q !== '') params.set('q', search.q);
  if (search.sort !== 'relevance') params.set('sort', search.sort);
  for (const choice of facetNames) for (const value of search.selected[choice]) params.append(choice, value);
  for (const flag of flags) if (search.flags[flag]) params.set(flag, 'true');
  if (search.min !== '') params.set('min', search.min);
  if (search.max !== '') params.set('max', search.max);
  if ((search.min !== '' || search.max !== '') && search.currency !== baseCurrency) params.set('currency', search.currency);
  return params;
}

/** Parameters of the same search for another term; an empty term clears everything. */
export const withTermParams = (search: SearchRequest, q: string): URLSearchParams =>
  q.trim() === '' ? new URLSearchParams() : toSearchParams({ ...search, q: q.trim().slice(0, maxTermLength) });

/** Parameters of the same term and sorting without filters. */
export const withoutFilters = ({ q, sort }: SearchRequest): URLSearchParams => {
  const params = new URLSearchParams(q === '' ? {} : { q });
  if (sort !== 'relevance') params.set('sort', sort);
  return params;
};

/** Parameters of the same search without one filter; of several values, without `value` alone. */
export function withoutFilter(search: SearchRequest, name: string, value?: string): URLSearchParams {
  const params = toSearchParams(search);
  params.delete(name, value);
  if (!params.has('min') && !params.has('max')) params.delete('currency');
  return params;
}
