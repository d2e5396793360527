import type { Context } from '#platform/context.ts';
import { dayNumber, isoDay } from '#shared/days.ts';
import { type AwaySales, dispatchDay, type ShopCalendar } from '#shared/dispatch-day.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { deleteHoliday, type HolidayRow, insertHoliday, readHolidays, readWorkingDays, writeWeekdays } from './calendar-queries.ts';
import { holidayFaults } from './calendar-rules.ts';
import { lockShop } from './lock-shop.ts';

/** Days on which a shop is closed, as its team sees them. ISO dates in India. */
export interface TeamHoliday {
  _id: string;
  from: string;
  until: string;
  name: string;
  /** Set in holiday mode. */
  sells?: AwaySales;
  words?: Localized;
}

/** A holiday as it is entered: with `sells` it is the holiday mode, of which a shop has one. */
export type NewHoliday = Omit<TeamHoliday, '_id'>;

const todayOf = (ctx: Context) => isoDay(dayNumber(ctx.now()));

const view = ({ id, fromDay, untilDay, name, sells, words }: HolidayRow): TeamHoliday => ({
  _id: id,
  from: fromDay,
  until: untilDay,
  name,
  ...(sells ? { sells } : {}),
  ...(words ? { words } : {}),
});

/**
 * Finds the working days and holidays of a shop that are not over, and the day by which a parcel leaves that
 * is ordered now.
 * @throws {DomainError} SELLER_NOT_FOUND
 */
export async function findCalendar(
  ctx: Context,
  sellerId: string,
): Promise<{ calendar: ShopCalendar; dispatchDays: number; holidays: TeamHoliday[]; today: string; leavesBy: string }> {
  const today = todayOf(ctx);
  const shop = await readWorkingDays(ctx.db, sellerId);
  if (!shop) throw new DomainError('SELLER_NOT_FOUND');
  const holidays = (await readHolidays(ctx.db, sellerId, today)).map(view);
  const { weekdays, dispatchDays } = shop;
  const calendar = { weekdays, closed: holidays };
  return { calendar, dispatchDays, holidays, today, leavesBy: dispatchDay([{ dispatchDays }], ctx.now(), calendar) };
}

/** Holds a shop, changes its calendar and records it. Orders that are placed keep what they were promised. */
async function change(tx: Context, slug: string, what: string, work: (sellerId: string) => Promise<void>): Promise<void> {
  const { id } = await lockShop(tx, slug);
  await work(id);
  tx.cache.invalidate(`seller:${id}`);
  await tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id }, reason: what });
}

/**
 * Sets the weekdays (ISO) on which a shop sends parcels.
 * @throws {DomainError} SELLER_NOT_FOUND, WRONG_STATE
 */
export const saveWeekdays = (tx: Context, slug: string, weekdays: readonly number[]): Promise<void> =>
  change(tx, slug, 'weekdays', (sellerId) => writeWeekdays(tx.db, sellerId, weekdays));

/**
 * Adds days on which a shop is closed. A holiday mode takes the place of the one that is not over.
 * @throws {DomainError} INVALID_INPUT at `from` or `until`, SELLER_NOT_FOUND, WRONG_STATE
 */
export const addHoliday = (tx: Context, slug: string, { from, until, name, sells, words }: NewHoliday): Promise<void> =>
  change(tx, slug, sells ? 'holiday mode' : 'closed days', async (sellerId) => {
    const today = todayOf(tx);
    const known = (await readHolidays(tx.db, sellerId, today)).map(view);
    const before = sells && known.find((each) => each.sells);
    const others = known.filter((each) => each !== before);
    const faults = holidayFaults({ from, until }, { others, today, began: before?.from });
    if (Object.keys(faults).length > 0) throw new DomainError('INVALID_INPUT', faults as Record<string, string>);
    if (before) await deleteHoliday(tx.db, sellerId, before._id);
    const row = { id: newId(), sellerId, fromDay: from, untilDay: until, name, createdAt: tx.now() };
    await insertHoliday(tx.db, { ...row, sells: sells ?? null, words: words ?? null });
  });

/**
 * Removes days on which a shop is closed, or ends its holiday mode.
 * @throws {DomainError} NOT_FOUND, SELLER_NOT_FOUND, WRONG_STATE
 */
export const removeHoliday = (tx: Context, slug: string, id: string): Promise<void> =>
  change(tx, slug, 'holiday removed', async (sellerId) => {
    if (!(await deleteHoliday(tx.db, sellerId, id))) throw new DomainError('NOT_FOUND');
  });
