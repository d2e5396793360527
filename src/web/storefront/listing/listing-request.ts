import type { Choice, Flag, SearchSort } from '#modules/search/contract.ts';
import { baseCurrency, decimalsOf, toMinorUnits } from '#shared/currency.ts';

/** In characters. */
export const maxTermLength = 120;
/** The largest offset that the API takes. */
const maxOffset = 4800;
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
/** Names that addresses had before. */
const formerNames: Partial<Record<Flag, string>> = { discounted: 'onSale' };

/** Problems of a field; their texts are in the messages. */
export type FilterProblem = 'amount' | 'order';

/** A list of products as an address asks for it. Malformed values are left out. */
export interface ListingRequest {
  /**
   * Parameters that name the page itself, such as `sub` of a category: they stay when filters are cleared.
   */
  kept: readonly (readonly [name: string, value: string])[];
  q: string;
  /** Every word of `q` is looked up as it is. */
  literal: boolean;
  sort: SearchSort;
  selected: Record<Choice, string[]>;
  flags: Record<Flag, boolean>;
  /** As typed, in units of `currency`. */
  min: string;
  max: string;
  currency: string;
  /** Problem by field. Such a field is left out of the request. */
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

/** @param kept names of parameters that name the page itself */
export function parseListing(params: URLSearchParams, kept: readonly string[] = []): ListingRequest {
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
    kept: kept.flatMap((name) => (text(name, 120) === '' ? [] : [[name, text(name, 120)] as const])),
    q: text('q', maxTermLength),
    literal: /^(true|on|1|yes)$/.test(params.get('literal') ?? '') && text('q', maxTermLength) !== '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
    selected: Object.fromEntries(facetNames.map((choice) => [choice, values(choice)])) as ListingRequest['selected'],
    flags: Object.fromEntries(
      flags.map((flag) => [flag, /^(true|on|1|yes)$/.test(params.get(flag) ?? params.get(formerNames[flag] ?? '') ?? '')]),
    ) as ListingRequest['flags'],
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
export function countActive(request: ListingRequest): number {
  const amounts = [request.min !== '' && !request.problems.min, request.max !== '' && !request.problems.max];
  return (
    [...amounts, ...flags.map((flag) => request.flags[flag])].filter(Boolean).length +
    facetNames.flatMap((choice) => request.selected[choice]).length
  );
}

/**
 * Filters that a page sets itself, beside those of its address: a category, the subcategories of a
 * collection.
 */
export type ListingScope = Partial<Record<Choice | 'collection', readonly string[]>>;

/** Query of the API without defaults. A choice of the scope replaces that of the address. */
export function apiQuery(request: ListingRequest, scope: ListingScope = {}) {
  const low = request.problems.min ? undefined : parseAmount(request.min, request.currency);
  const high = request.problems.max ? undefined : parseAmount(request.max, request.currency);
  const choices = { ...request.selected, ...scope };
  return {
    q: request.q,
    ...(request.literal && request.q !== '' ? { literal: 'true' as const } : {}),
    sort: request.sort,
    ...Object.fromEntries(facetNames.flatMap((choice) => (choices[choice].length > 0 ? [[choice, choices[choice]]] : []))),
    ...(scope.collection ? { collection: scope.collection } : {}),
    ...Object.fromEntries(flags.flatMap((flag) => (request.flags[flag] ? [[flag, 'true']] : []))),
    ...(low === undefined ? {} : { minPrice: low }),
    ...(high === undefined ? {} : { maxPrice: high }),
    ...(low === undefined && high === undefined ? {} : { currency: request.currency }),
  } as { q: string; literal?: 'true'; sort: SearchSort; currency?: string; minPrice?: number; maxPrice?: number } & Partial<
    Record<Choice | 'collection', string[]>
  > &
    Partial<Record<Flag, 'true'>>;
}

/** Parameters of the address without offset, empty values and defaults. */
export function toSearchParams(request: ListingRequest): URLSearchParams {
  const params = new URLSearchParams(request.kept.map(([name, value]) => [name, value]));
  if (request.q !== '') params.set('q', request.q);
  if (request.literal && request.q !== '') params.set('literal', 'true');
  if (request.sort !== 'relevance') params.set('sort', request.sort);
  for (const choice of facetNames) for (const value of request.selected[choice]) params.append(choice, value);
  for (const flag of flags) if (request.flags[flag]) params.set(flag, 'true');
  if (request.min !== '') params.set('min', request.min);
  if (request.max !== '') params.set('max', request.max);
  if ((request.min !== '' || request.max !== '') && request.currency !== baseCurrency) params.set('currency', request.currency);
  return params;
}

/** Parameters of the same search for another term; an empty term clears everything. */
export const withTermParams = (request: ListingRequest, q: string): URLSearchParams =>
  q.trim() === '' ? new URLSearchParams() : toSearchParams({ ...request, literal: false, q: q.trim().slice(0, maxTermLength) });

/** Parameters of the same search for the same words, as they are or by what they mean. */
export const withLiteralParams = (request: ListingRequest, literal: boolean): URLSearchParams => toSearchParams({ ...request, literal });

/** The same page, term and sorting without filters. */
export function withoutFilters({ kept, q, literal, sort }: ListingRequest): ListingRequest {
  return { ...parseListing(new URLSearchParams()), kept, q, literal, sort };
}

/** Parameters of the same search without one filter; of several values, without `value` alone. */
export function withoutFilter(request: ListingRequest, name: string, value?: string): URLSearchParams {
  const params = toSearchParams(request);
  params.delete(name, value);
  if (!params.has('min') && !params.has('max')) params.delete('currency');
  return params;
}

/** The query of a form's fields, without empty and default values. */
export function filterAddress(fields: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && !(name === 'sort' && text === 'relevance')) params.append(name, text);
  }
  // The currency belongs to amounts alone.
  if (!params.has('min') && !params.has('max')) params.delete('currency');
  const text = params.toString();
  return text ? `?${text}` : '';
}
