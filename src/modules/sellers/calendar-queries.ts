import { and, asc, eq, gte } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { sellerHolidays, sellers } from './tables.ts';

export type HolidayRow = typeof sellerHolidays.$inferSelect;

/** Reads the days on which a shop sends parcels, and how soon. */
export async function readWorkingDays(db: Connection, sellerId: string): Promise<{ weekdays: number[]; dispatchDays: number } | undefined> {
  const { weekdays, dispatchDays } = sellers;
  return (await db.orm.select({ weekdays, dispatchDays }).from(sellers).where(eq(sellers.id, sellerId)))[0];
}

export async function writeWeekdays(db: Connection, sellerId: string, weekdays: readonly number[]): Promise<void> {
  await db.orm
    .update(sellers)
    .set({ weekdays: [...weekdays] })
    .where(eq(sellers.id, sellerId));
}

/** Reads the holidays of a shop that are not over on a day (ISO date), by their days. */
export async function readHolidays(db: Connection, sellerId: string, today: string): Promise<HolidayRow[]> {
  const { fromDay, untilDay } = sellerHolidays;
  return db.orm
    .select()
    .from(sellerHolidays)
    .where(and(eq(sellerHolidays.sellerId, sellerId), gte(untilDay, today)))
    .orderBy(asc(fromDay));
}

export async function insertHoliday(db: Connection, row: typeof sellerHolidays.$inferInsert): Promise<void> {
  await db.orm.insert(sellerHolidays).values(row);
}

/** @returns false where the shop has none with this id */
export async function deleteHoliday(db: Connection, sellerId: string, id: string): Promise<boolean> {
  const rows = await db.orm
    .delete(sellerHolidays)
    .where(and(eq(sellerHolidays.sellerId, sellerId), eq(sellerHolidays.id, id)))
    .returning({ id: sellerHolidays.id });
  return rows.length > 0;
}
