import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/database.ts';
import { toCsv } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import type { DeliveryList } from './contract.ts';
import { deliveryCacheTag, invalidateRules } from './current-delivery.ts';
import { type ListRow, listColumns, readList } from './list-rules.ts';
import {
  readCategorySlugs,
  readDestinations,
  readHolidays,
  readPins,
  readZones,
  replaceDestinations,
  replaceHolidays,
  replacePins,
  replaceZones,
  updateServed,
} from './queries.ts';

const word = (flag: boolean) => (flag ? 'yes' : 'no');

const printers: Record<DeliveryList, (db: Connection) => Promise<string>> = {
  zones: async (db) =>
    toCsv(
      listColumns.zones,
      (await readZones(db)).map((row) => ({
        zone: row.id,
        days_from: row.daysFrom,
        days_until: row.daysUntil,
        dispatch_days: row.dispatchDays,
      })),
    ),
  destinations: async (db) =>
    toCsv(
      listColumns.destinations,
      (await readDestinations(db)).map(({ country, zoneId, served, notSent }) => ({
        country,
        zone: zoneId,
        served: word(served),
        not_sent: notSent.join(' '),
      })),
    ),
  pins: async (db) =>
    toCsv(
      listColumns.pins,
      (await readPins(db)).map(({ zoneId, served, cash, ...row }) => ({
        ...row,
        zone: zoneId ?? '',
        served: word(served),
        cash: word(cash),
      })),
    ),
  holidays: async (db) => toCsv(listColumns.holidays, await readHolidays(db)),
};

/** Prints a list of the operator as CSV. */
export const printList = (ctx: Context, list: DeliveryList): Promise<string> => printers[list](ctx.db);

const writers: { [List in DeliveryList]: (db: Connection, rows: ListRow<List>[]) => Promise<unknown> } = {
  zones: replaceZones,
  destinations: replaceDestinations,
  pins: replacePins,
  holidays: replaceHolidays,
};

/**
 * Replaces a list of the operator by CSV, as a whole or not at all.
 * @throws {DomainError} INVALID_INPUT at `csv.<row>`, or at `csv` where a zone that is in use is missing
 */
export async function replaceList<List extends DeliveryList>(ctx: Context, list: List, csv: string): Promise<number> {
  const count = await ctx.transaction(async (tx) => {
    const zones = new Set((await readZones(tx.db)).map(({ id }) => id));
    const read = readList(list, csv, { zones, categories: new Set(await readCategorySlugs(tx.db)) });
    if ('faults' in read) throw new DomainError('INVALID_INPUT', read.faults);
    if (list === 'zones') await requireZonesInUse(tx, new Set((read.rows as ListRow<'zones'>[]).map(({ id }) => id)));
    await writers[list](tx.db, read.rows);
    tx.cache.invalidate(deliveryCacheTag);
    return read.rows.length;
  });
  invalidateRules(ctx);
  return count;
}

/** @throws {DomainError} INVALID_INPUT where a destination or a PIN code is in a zone that would go */
async function requireZonesInUse(tx: Context, kept: ReadonlySet<string>): Promise<void> {
  const used = [...(await readDestinations(tx.db)), ...(await readPins(tx.db))].flatMap(({ zoneId }) => zoneId ?? []);
  const missing = new Set(used.filter((zone) => !kept.has(zone)));
  if (missing.size > 0) throw new DomainError('INVALID_INPUT', { csv: `Zones in use are missing: ${[...missing].join(', ')}.` });
}

/**
 * Says whether the shop delivers to a country.
 * @throws {DomainError} INVALID_INPUT for a country that is not in the list
 */
export async function setServed(ctx: Context, country: string, served: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await updateServed(tx.db, country, served)))
      throw new DomainError('INVALID_INPUT', { country: `${country} is not in the list of destinations.` });
    tx.cache.invalidate(deliveryCacheTag);
  });
  invalidateRules(ctx);
}

export const exportList = async (ctx: Context, { list }: { list: DeliveryList }) => ({ data: { csv: await printList(ctx, list) } });

export const importList = async (ctx: Context, { list, csv }: { list: DeliveryList; csv: string }) => ({
  data: { rows: await replaceList(ctx, list, csv) },
});
