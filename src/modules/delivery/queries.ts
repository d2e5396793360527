import { asc, eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { deliveryDestinations, deliveryHolidays, deliveryPins, deliveryZones } from './tables.ts';

export type ZoneRow = typeof deliveryZones.$inferSelect;
export type DestinationRow = typeof deliveryDestinations.$inferSelect;
export type HolidayRow = typeof deliveryHolidays.$inferSelect;
export type PinRow = typeof deliveryPins.$inferSelect;

export const readZones = (db: Connection): Promise<ZoneRow[]> => db.orm.select().from(deliveryZones).orderBy(asc(deliveryZones.id));
export const readDestinations = (db: Connection): Promise<DestinationRow[]> =>
  db.orm.select().from(deliveryDestinations).orderBy(asc(deliveryDestinations.country));
export const readHolidays = (db: Connection): Promise<HolidayRow[]> =>
  db.orm.select().from(deliveryHolidays).orderBy(asc(deliveryHolidays.day));
export const readPins = (db: Connection): Promise<PinRow[]> => db.orm.select().from(deliveryPins).orderBy(asc(deliveryPins.pin));

const rulesStatement: Statement = {
  name: 'delivery.rules',
  text: `select
    (select jsonb_agg(jsonb_build_object('id', id, 'daysFrom', days_from, 'daysUntil', days_until, 'dispatchDays', dispatch_days)) from delivery_zones) as zones,
    (select jsonb_agg(jsonb_build_object('country', country, 'zoneId', zone_id, 'served', served, 'notSent', not_sent) order by country)
      from delivery_destinations) as destinations,
    (select jsonb_agg(day order by day) from delivery_holidays) as holidays`,
};

export interface RulesRow {
  zones: ZoneRow[] | null;
  destinations: DestinationRow[] | null;
  holidays: string[] | null;
}

/** Reads all but the PIN codes with one statement. */
export async function readRules(db: Connection): Promise<RulesRow> {
  const [row] = await db.run<RulesRow>(rulesStatement, []);
  return row ?? { zones: null, destinations: null, holidays: null };
}

const pinStatement: Statement = {
  name: 'delivery.pin',
  text: `select pin, city, district, state, zone_id as "zoneId", served, cash from delivery_pins where pin = any($1::text[])
    order by length(pin) desc limit 1`,
};

/** Reads the row with the longest beginning of a PIN code. */
export async function readPin(db: Connection, pin: string): Promise<PinRow | undefined> {
  const beginnings = [6, 5, 4, 3].map((digits) => pin.slice(0, digits));
  return (await db.run<PinRow>(pinStatement, [beginnings]))[0];
}

const categoriesStatement: Statement = { name: 'delivery.categories', text: 'select slug from categories' };

export async function readCategorySlugs(db: Connection): Promise<string[]> {
  return (await db.run<{ slug: string }>(categoriesStatement, [])).map(({ slug }) => slug);
}

/** Sets whether a country is served. @returns false where it is not in the list */
export async function updateServed(db: Connection, country: string, served: boolean): Promise<boolean> {
  const rows = await db.orm
    .update(deliveryDestinations)
    .set({ served })
    .where(eq(deliveryDestinations.country, country))
    .returning({ country: deliveryDestinations.country });
  return rows.length > 0;
}

// Replaced as a whole, in a transaction: what refers to a zone that is gone is refused by its reference.

const zoneImport: Statement = {
  name: 'delivery.import-zones',
  text: `with wanted as (select * from json_to_recordset($1) as row (id text, "daysFrom" int, "daysUntil" int, "dispatchDays" int)),
    gone as (delete from delivery_zones where id not in (select id from wanted))
    insert into delivery_zones (id, days_from, days_until, dispatch_days) select id, "daysFrom", "daysUntil", "dispatchDays" from wanted
    on conflict (id) do update set days_from = excluded.days_from, days_until = excluded.days_until, dispatch_days = excluded.dispatch_days`,
};
export const replaceZones = (db: Connection, rows: readonly ZoneRow[]) => db.run(zoneImport, [JSON.stringify(rows)]);

const destinationImport: Statement = {
  name: 'delivery.import-destinations',
  text: `with wanted as (select * from json_to_recordset($1) as row (country text, "zoneId" text, served boolean, "notSent" text[])),
    gone as (delete from delivery_destinations where country not in (select country from wanted))
    insert into delivery_destinations (country, zone_id, served, not_sent) select country, "zoneId", served, "notSent" from wanted
    on conflict (country) do update set zone_id = excluded.zone_id, served = excluded.served, not_sent = excluded.not_sent`,
};
export const replaceDestinations = (db: Connection, rows: readonly DestinationRow[]) => db.run(destinationImport, [JSON.stringify(rows)]);

const holidayImport: Statement = {
  name: 'delivery.import-holidays',
  text: `with wanted as (select * from json_to_recordset($1) as row (day text, name text)),
    gone as (delete from delivery_holidays where day not in (select day from wanted))
    insert into delivery_holidays (day, name) select day, name from wanted on conflict (day) do update set name = excluded.name`,
};
export const replaceHolidays = (db: Connection, rows: readonly HolidayRow[]) => db.run(holidayImport, [JSON.stringify(rows)]);

const pinImport: Statement = {
  name: 'delivery.import-pins',
  text: `with wanted as (select * from json_to_recordset($1)
      as row (pin text, city text, district text, state text, "zoneId" text, served boolean, cash boolean)),
    gone as (delete from delivery_pins where pin not in (select pin from wanted))
    insert into delivery_pins (pin, city, district, state, zone_id, served, cash)
      select pin, city, district, state, "zoneId", served, cash from wanted
    on conflict (pin) do update set city = excluded.city, district = excluded.district, state = excluded.state, zone_id = excluded.zone_id,
      served = excluded.served, cash = excluded.cash`,
};
export const replacePins = (db: Connection, rows: readonly PinRow[]) => db.run(pinImport, [JSON.stringify(rows)]);
