import { refreshSellabilityJob } from '#modules/catalog/refresh-sellability.ts';
import { addHoliday, findCalendar, type NewHoliday, removeHoliday as remove, saveWeekdays as save } from '#modules/sellers/calendars.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';

type Done = Promise<{ status: 'success' }>;

/** Reads the calendar of the caller's shop. @throws {DomainError} SELLER_NOT_FOUND */
export async function getCalendar(ctx: Context) {
  const { calendar, ...found } = await findCalendar(ctx, requireShop(ctx).sellerId);
  return { data: { ...found, weekdays: [...calendar.weekdays] } };
}

/** Changes the calendar of the caller's shop, and has its products listed or taken out of the lists. */
async function change(ctx: Context, work: (tx: Context, slug: string) => Promise<void>): Done {
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    await tx.enqueue(refreshSellabilityJob, {});
    await work(tx, slug);
  });
  return { status: 'success' };
}

/** Sets the weekdays on which the caller's shop sends parcels. @throws {DomainError} WRONG_STATE */
export const saveWeekdays = (ctx: Context, { weekdays }: { shop: string; weekdays: number[] }): Done =>
  change(ctx, (tx, slug) => save(tx, slug, weekdays.toSorted()));

/** Adds days on which the caller's shop is closed. @throws {DomainError} INVALID_INPUT, WRONG_STATE */
export const addClosedDays = (ctx: Context, { shop: _, ...days }: { shop: string; from: string; until: string; name: string }): Done =>
  change(ctx, (tx, slug) => addHoliday(tx, slug, days));

interface HolidayModeInput extends Required<Pick<NewHoliday, 'from' | 'until' | 'sells'>> {
  shop: string;
  words?: string | undefined;
  wordsHi?: string | undefined;
}

/**
 * Sends the caller's shop on holiday. Words in one language alone stand in both.
 * @throws {DomainError} INVALID_INPUT, WRONG_STATE
 */
export const saveHolidayMode = (ctx: Context, { from, until, sells, words, wordsHi }: HolidayModeInput): Done => {
  const en = words ?? wordsHi;
  const said = en === undefined ? {} : { words: { en, ...(wordsHi === undefined ? {} : { hi: wordsHi }) } };
  return change(ctx, (tx, slug) => addHoliday(tx, slug, { from, until, name: '', sells, ...said }));
};

/**
 * Opens the caller's shop on days on which it would be closed.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export const removeHoliday = (ctx: Context, { holiday }: { shop: string; holiday: string }): Done =>
  change(ctx, (tx, slug) => remove(tx, slug, holiday));
