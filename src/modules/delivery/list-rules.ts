import { isKnownCountry } from '#shared/countries.ts';
import { parseCsv } from '#shared/csv.ts';
import { findState } from '#shared/gst-states.ts';
import type { DeliveryList } from './contract.ts';

/** Columns of each list, in the order of its file. */
export const listColumns = {
  destinations: ['country', 'zone', 'served', 'not_sent'],
  zones: ['zone', 'days_from', 'days_until', 'dispatch_days'],
  pins: ['pin', 'city', 'district', 'state', 'zone', 'served', 'cash'],
  holidays: ['day', 'name'],
} as const satisfies Record<DeliveryList, readonly string[]>;

/** A line of a file by its columns, or what is wrong with it. */
type Reading<Row> = { row: Row } | { fault: string };

/** Names that the lines of a list refer to. */
export interface KnownNames {
  zones: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

const yes = /^(yes|y|true|1)$/i;
const no = /^(no|n|false|0)$/i;

const flag = (text: string): boolean | undefined => (yes.test(text) ? true : no.test(text) ? false : undefined);
const count = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

const maxText = 80;
const isShort = (...texts: string[]) => texts.every((text) => text.length <= maxText);

const readers = {
  zones({ zone = '', days_from = '', days_until = '', dispatch_days = '' }: Record<string, string>) {
    const daysFrom = count(days_from, 1, 180);
    const daysUntil = count(days_until, daysFrom ?? 1, 180);
    const dispatchDays = count(dispatch_days, 0, 60);
    if (!/^[a-z0-9-]{2,40}$/.test(zone)) return { fault: 'A zone has 2 to 40 small letters, digits or hyphens.' };
    if (daysFrom === undefined || daysUntil === undefined)
      return { fault: 'Days are whole numbers from 1 to 180, the first not above the last.' };
    if (dispatchDays === undefined) return { fault: 'Days of dispatch are a whole number up to 60.' };
    return { row: { id: zone, daysFrom, daysUntil, dispatchDays } };
  },
  destinations({ country = '', zone = '', served = '', not_sent = '' }: Record<string, string>, known: KnownNames) {
    const isServed = flag(served);
    const notSent = not_sent.split(/\s+/).filter(Boolean);
    const stranger = notSent.find((name) => name !== 'perishable' && !known.categories.has(name));
    if (!isKnownCountry(country)) return { fault: 'A country has the two capital letters of ISO 3166, such as IN.' };
    if (!known.zones.has(zone)) return { fault: `There is no zone ${zone}.` };
    if (isServed === undefined) return { fault: 'served is yes or no.' };
    if (stranger !== undefined) return { fault: `There is no category ${stranger}.` };
    return { row: { country, zoneId: zone, served: isServed, notSent } };
  },
  pins({ pin = '', city = '', district = '', state = '', zone = '', served = '', cash = '' }: Record<string, string>, known: KnownNames) {
    const isServed = flag(served || 'yes');
    const isCash = flag(cash || 'yes');
    const found = findState(state);
    if (!/^[1-9]\d{2,5}$/.test(pin)) return { fault: 'A PIN code has six digits, or the first three to five of them.' };
    if (state !== '' && !found) return { fault: `${state} is no state of India.` };
    if (zone !== '' && !known.zones.has(zone)) return { fault: `There is no zone ${zone}.` };
    if (isServed === undefined || isCash === undefined) return { fault: 'served and cash are yes or no.' };
    if (!isShort(city, district)) return { fault: `City and district have at most ${maxText} characters.` };
    return { row: { pin, city, district, state: found?.name ?? '', zoneId: zone || null, served: isServed, cash: isCash } };
  },
  holidays({ day = '', name = '' }: Record<string, string>) {
    const full = day.length === 5 ? `2024-${day}` : day;
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(full) && !Number.isNaN(Date.parse(full)) && new Date(full).toISOString().startsWith(full);
    if (!isDay) return { fault: 'A day is 2026-11-08, or 01-26 for every year.' };
    if (name === '' || !isShort(name)) return { fault: `A name has 1 to ${maxText} characters.` };
    return { row: { day, name } };
  },
} satisfies Record<DeliveryList, (cells: Record<string, string>, known: KnownNames) => Reading<object>>;

export type ListRow<List extends DeliveryList> = Extract<ReturnType<(typeof readers)[List]>, { row: object }>['row'];

/** Most faults that one answer names. */
const maxFaults = 50;

/**
 * Reads a list from CSV. Its first line names the columns, in any order.
 * @returns its rows, or the faults by `csv.<row>`; empty lines do not count
 */
export function readList<List extends DeliveryList>(
  list: List,
  csv: string,
  known: KnownNames,
): { rows: ListRow<List>[] } | { faults: Record<string, string> } {
  const [head, ...lines] = parseCsv(csv) ?? [];
  if (!head) return { faults: { csv: 'This is not CSV.' } };
  const columns: readonly string[] = listColumns[list];
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0) return { faults: { 'csv.1': `Columns are missing: ${missing.join(', ')}.` } };
  const faults: Record<string, string> = {};
  const rows = new Map<string, ListRow<List>>();
  for (const [index, line] of lines.entries()) {
    const cells = Object.fromEntries(head.map((column, at) => [column, line[at] ?? '']));
    const read: Reading<object> = readers[list](cells, known);
    const key = cells[columns[0] ?? ''] ?? '';
    if (line.length > head.length) faults[`csv.${index + 2}`] = 'There are more cells than columns.';
    else if ('fault' in read) faults[`csv.${index + 2}`] = read.fault;
    else if (rows.has(key)) faults[`csv.${index + 2}`] = `${key} is there twice.`;
    else rows.set(key, read.row as ListRow<List>);
    if (Object.keys(faults).length >= maxFaults) break;
  }
  if (lines.length === 0 && list !== 'holidays') return { faults: { csv: 'The list is empty.' } };
  return Object.keys(faults).length > 0 ? { faults } : { rows: [...rows.values()] };
}
