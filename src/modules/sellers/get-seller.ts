import type { Context } from '#platform/context.ts';
import { dayMs, dayNumber, isoDay, startOfDay } from '#shared/days.ts';
import { holidayOn, type ShopCalendar, type ShownHoliday } from '#shared/dispatch-day.ts';
import { DomainError } from '#shared/errors.ts';
import { shopSight } from '#shared/shop-states.ts';
import type { Seller } from './contract.ts';
import { readSeller } from './queries.ts';

/** Gives the holiday of a shop today, and lets the answer expire at the midnight that begins or ends one. */
function showHoliday(ctx: Context, calendar: ShopCalendar): ShownHoliday | undefined {
  const today = isoDay(dayNumber(ctx.now()));
  for (const { sells, from, until } of calendar.closed)
    if (sells) ctx.cache.expireAt(from > today ? startOfDay(from) : startOfDay(until) + dayMs);
  return holidayOn(calendar, today);
}

/** Shows the page of a seller. @throws {DomainError} SELLER_NOT_FOUND, also before its shop is opened */
export async function getSeller(ctx: Context, input: { slug: string }): Promise<Seller> {
  const found = await readSeller(ctx.db, input.slug);
  if (!found || !shopSight[found.shopState].shown) throw new DomainError('SELLER_NOT_FOUND');
  const { shopState: _, ...seller } = found;
  ctx.cache.dependsOn(`seller:${seller._id}`);
  const holiday = showHoliday(ctx, seller.calendar);
  const { weekdays, closed } = seller.calendar;
  const calendar = { weekdays: [...weekdays], closed: closed.map(({ from, until }) => ({ from, until })) };
  return { ...seller, calendar, ...(holiday ? { holiday } : {}) };
}
