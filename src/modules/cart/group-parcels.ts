import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { Booking } from '#modules/making/book-months.ts';
import { type DeliveryRules, estimateArrival } from '#shared/arrival.ts';
import { dayNumber, isoDay } from '#shared/days.ts';
import { holidayOn, planDispatch, type ShopCalendar, usualCalendar } from '#shared/dispatch-day.ts';
import { formatDate } from '#shared/format-day.ts';
import type { Localized } from '#shared/localized.ts';
import type { QuoteParcel } from './contract.ts';
import type { PricedLine } from './price-lines.ts';

/** Says why nothing can be ordered from a shop on holiday; undefined on other days. */
export function holidayReason(calendar: ShopCalendar, day: string): Localized | undefined {
  const holiday = holidayOn(calendar, day);
  if (!holiday) return undefined;
  return {
    en: `Its shop is on holiday until ${formatDate(holiday.until, 'en')}.`,
    hi: `इसकी दुकान ${formatDate(holiday.until, 'hi')} तक छुट्टी पर है।`,
  };
}

/** A parcel with the months that its made-to-order lines take. */
export interface PricedParcel extends QuoteParcel {
  bookings: Booking[];
}

/** Groups lines into one parcel for each seller, in the order of their first lines. */
export function groupParcels(lines: readonly PricedLine[], delivery: DeliveryRules, now: Date): PricedParcel[] {
  const bySeller = Map.groupBy(
    lines.filter((line) => line.counted > 0),
    (line) => line.sellerId,
  );
  return [...bySeller].map(([id, own]) => {
    const calendar = own[0]?.calendar ?? usualCalendar;
    const goods = own.map((line) => ({ ...line, units: line.counted }));
    const { day, months } = planDispatch(goods, dayNumber(now), calendar);
    const leavesBy = isoDay(day);
    const holiday = holidayOn(calendar, dayInIndia(now));
    return {
      seller: {
        _id: id,
        slug: own[0]?.sellerSlug ?? '',
        sellerName: own[0]?.sellerName ?? '',
        ...(own[0]?.sellerLabel ? { label: own[0].sellerLabel } : {}),
      },
      variantIds: own.map((line) => line.variantId),
      payPaise: own.reduce((sum, line) => sum + line.payPaise, 0),
      leavesBy,
      bookings: own.flatMap(({ variantId, productId, sellerId }, index) =>
        (months[index] ?? []).map((month) => ({ variantId, productId, sellerId, ...month })),
      ),
      ...(holiday ? { holiday } : {}),
      ...estimateArrival(own, now, delivery, leavesBy),
    };
  });
}
