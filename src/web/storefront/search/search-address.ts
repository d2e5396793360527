import type { Choice, Flag, SearchSort } from '#modules/search/contract.ts';
import { baseCurrency, decimalsOf, toMinorUnits } from '#shared/currency.ts';
import type { Problem } from '../filter-values.ts';

/** What the box takes, in characters. */
export const longestTerm = 120;
/** As far as the search goes into a list. */
const deepestOffset = 240;
/** Values of one choice that an address may hold. */
const mostValues = 20;

const sorts: readonly SearchSort[] = ['relevance', 'newest', 'price-up', 'price-down'];
/** In the order in which they are offered. */
export const choices: readonly Choice[] = [
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
export interface Asked {
  q: string;
  sort: SearchSort;
  chosen: Record<Choice, string[]>;
  flags: Record<Flag, boolean>;
  /** As typed, in units of `currency`. */
  min: string;
  max: string;
  currency: string;
  /** Field → what is wrong with it. Such a field is left out of the search. */
  problems: Partial<Record<'min' | 'max', Problem>>;
  offset: number;
}

/** An amount as typed in units of a currency, such as 12.5; undefined where it is none. */
function toAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const minor = toMinorUnits(text, { decimals });
  return minor === undefined ? undefined : minor / 10 ** decimals;
}

/** Without the characters that no text has. */
const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();

export function readAsked(params: URLSearchParams): Asked {
  const text = (name: string, most: number) =>
    clean(params.get(name) ?? '')
      .slice(0, most)
      .toWellFormed()
      .trim();
  const wantedCurrency = text('currency', 20).toUpperCase();
  const currency = /^[A-Z]{3}$/.test(wantedCurrency) ? wantedCurrency : baseCurrency;
  const min = text('min', 20);
  const max = text('max', 20);
  const [low, high] = [toAmount(min, currency), toAmount(max, currency)];
  const values = (name: string) =>
    [...new Set(params.getAll(name).map(clean))].filter((value) => value !== '' && value.length <= 120).slice(0, mostValues);
  return {
    q: text('q', longestTerm),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
    chosen: Object.fromEntries(choices.map((choice) => [choice, values(choice)])) as Asked['chosen'],
    flags: Object.fromEntries(flags.map((flag) => [flag, /^(true|on|1|yes)$/.test(params.get(flag) ?? '')])) as Asked['flags'],
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
    offset: Math.min(deepestOffset, Math.max(0, Number.parseInt(params.get('offset') ?? '', 10) || 0)),
  };
}

/** How many filters narrow the list; sorting does not. */
export function countActive(asked: Asked): number {
  const amounts = [asked.min !== '' && !asked.problems.min, asked.max !== '' && !asked.problems.max];
  return (
    [...amounts, ...flags.map((flag) => asked.flags[flag])].filter(Boolean).length +
    choices.flatMap((choice) => asked.chosen[choice]).length
  );
}

/** For the API: only what is asked for. */
export function apiQuery(asked: Asked) {
  const low = asked.problems.min ? undefined : toAmount(asked.min, asked.currency);
  const high = asked.problems.max ? undefined : toAmount(asked.max, asked.currency);
  return {
    q: asked.q,
    sort: asked.sort,
    ...Object.fromEntries(choices.flatMap((choice) => (asked.chosen[choice].length > 0 ? [[choice, asked.chosen[choice]]] : []))),
    ...Object.fromEntries(flags.flatMap((flag) => (asked.flags[flag] ? [[flag, 'true']] : []))),
    ...(low === undefined ? {} : { minPrice: low }),
    ...(high === undefined ? {} : { maxPrice: high }),
    ...(low === undefined && high === undefined ? {} : { currency: asked.currency }),
  } as { q: string; sort: SearchSort; currency?: string; minPrice?: number; maxPrice?: number } & Partial<Record<Choice, string[]>> &
    Partial<Record<Flag, 'true'>>;
}

/** The address's own parameters, without the place in the list: empty ones and those that say the rule are left out. */
export function askedParams(asked: Asked): URLSearchParams {
  const params = new URLSearchParams();
  if (asked.q !== '') params.set('q', asked.q);
  if (asked.sort !== 'relevance') params.set('sort', asked.sort);
  for (const choice of choices) for (const value of asked.chosen[choice]) params.append(choice, value);
  for (const flag of flags) if (asked.flags[flag]) params.set(flag, 'true');
  if (asked.min !== '') params.set('min', asked.min);
  if (asked.max !== '') params.set('max', asked.max);
  if ((asked.min !== '' || asked.max !== '') && asked.currency !== baseCurrency) params.set('currency', asked.currency);
  return params;
}

/** The same search for another term; an empty one clears everything. */
export const forTerm = (asked: Asked, q: string): URLSearchParams =>
  q.trim() === '' ? new URLSearchParams() : askedParams({ ...asked, q: q.trim().slice(0, longestTerm) });

/** The same term and order without any filter. */
export const withoutFilters = ({ q, sort }: Asked): URLSearchParams => {
  const params = new URLSearchParams(q === '' ? {} : { q });
  if (sort !== 'relevance') params.set('sort', sort);
  return params;
};

/** The same search without one of its filters; of several values, without `value` alone. */
export function without(asked: Asked, name: string, value?: string): URLSearchParams {
  const params = askedParams(asked);
  params.delete(name, value);
  if (!params.has('min') && !params.has('max')) params.delete('currency');
  return params;
}
