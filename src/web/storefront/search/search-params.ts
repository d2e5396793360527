import type { Choice, Flag, SearchSort } from '#modules/search/contract.ts';
import { baseCurrency, decimalsOf, toMinorUnits } from '#shared/currency.ts';
import type { FilterProblem } from '../listing/filter-values.ts';

/** What the box takes, in characters. */
export const maxTermLength = 120;
/** As far as the search goes into a list. */
const maxOffset = 240;
/** Values of one choice that an address may hold. */
const maxValuesPerFilter = 20;

const sorts: readonly SearchSort[] = ['relevance', 'newest', 'price-up', 'price-down'];
/** In the order in which they are offered. */
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

/** A search as its address has it. Nothing that stands there is refused: what makes no sense is left out. */
export interface SearchRequest {
  q: string;
  sort: SearchSort;
  selected: Record<Choice, string[]>;
  flags: Record<Flag, boolean>;
  /** As typed, in units of `currency`. */
  min: string;
  max: string;
  currency: string;
  /** Field → what is wrong with it. Such a field is left out of the search. */
  problems: Partial<Record<'min' | 'max', FilterProblem>>;
  offset: number;
}

/** An amount as typed in units of a currency, such as 12.5; undefined where it is none. */
function parseAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const minor = toMinorUnits(text, { decimals });
  return minor === undefined ? undefined : minor / 10 ** decimals;
}

/** Without the characters that no text has. */
const stripControlCharacters = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();

export function parseSearch(params: URLSearchParams): SearchRequest {
  const text = (name: string, most: number) =>
    stripControlCharacters(params.get(name) ?? '')
      .slice(0, most)
      .toWellFormed()
      .trim();
  const wantedCurrency = text('currency', 20).toUpperCase();
  const currency = /^[A-Z]{3}$/.test(wantedCurrency) ? wantedCurrency : baseCurrency;
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

/** How many filters narrow the list; sorting does not. */
export function countActive(asked: SearchRequest): number {
  const amounts = [asked.min !== '' && !asked.problems.min, asked.max !== '' && !asked.problems.max];
  return (
    [...amounts, ...flags.map((flag) => asked.flags[flag])].filter(Boolean).length +
    facetNames.flatMap((choice) => asked.selected[choice]).length
  );
}

/** For the API: only what is asked for. */
export function apiQuery(asked: SearchRequest) {
  const low = asked.problems.min ? undefined : parseAmount(asked.min, asked.currency);
  const high = asked.problems.max ? undefined : parseAmount(asked.max, asked.currency);
  return {
    q: asked.q,
    sort: asked.sort,
    ...Object.fromEntries(facetNames.flatMap((choice) => (asked.selected[choice].length > 0 ? [[choice, asked.selected[choice]]] : []))),
    ...Object.fromEntries(flags.flatMap((flag) => (asked.flags[flag] ? [[flag, 'true']] : []))),
    ...(low === undefined ? {} : { minPrice: low }),
    ...(high === undefined ? {} : { maxPrice: high }),
    ...(low === undefined && high === undefined ? {} : { currency: asked.currency }),
  } as { q: string; sort: SearchSort; currency?: string; minPrice?: number; maxPrice?: number } & Partial<Record<Choice, string[]>> &
    Partial<Record<Flag, 'true'>>;
}

/** The address's own parameters, without the place in the list: empty ones and those that say the rule are left out. */
export function toSearchParams(asked: SearchRequest): URLSearchParams {
  const params = new URLSearchParams();
  if (asked.q !== '') params.set('q', asked.q);
  if (asked.sort !== 'relevance') params.set('sort', asked.sort);
  for (const choice of facetNames) for (const value of asked.selected[choice]) params.append(choice, value);
  for (const flag of flags) if (asked.flags[flag]) params.set(flag, 'true');
  if (asked.min !== '') params.set('min', asked.min);
  if (asked.max !== '') params.set('max', asked.max);
  if ((asked.min !== '' || asked.max !== '') && asked.currency !== baseCurrency) params.set('currency', asked.currency);
  return params;
}

/** The same search for another term; an empty one clears everything. */
export const withTermParams = (asked: SearchRequest, q: string): URLSearchParams =>
  q.trim() === '' ? new URLSearchParams() : toSearchParams({ ...asked, q: q.trim().slice(0, maxTermLength) });

/** The same term and order without any filter. */
export const withoutFilters = ({ q, sort }: SearchRequest): URLSearchParams => {
  const params = new URLSearchParams(q === '' ? {} : { q });
  if (sort !== 'relevance') params.set('sort', sort);
  return params;
};

/** The same search without one of its filters; of several values, without `value` alone. */
export function withoutFilter(asked: SearchRequest, name: string, value?: string): URLSearchParams {
  const params = toSearchParams(asked);
  params.delete(name, value);
  if (!params.has('min') && !params.has('max')) params.delete('currency');
  return params;
}
