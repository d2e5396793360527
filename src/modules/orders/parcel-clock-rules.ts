import { endOfPromise } from '#shared/arrival.ts';
import type { StateClock } from '#shared/state-clock.ts';
import { type ParcelActor, type ParcelEvent, type ParcelState, parcelStates } from './parcel-contract.ts';

type ParcelClock = StateClock<ParcelActor, Exclude<ParcelEvent, 'confirm'>>;

/** From the day before the ship-by date on, and told to the operator a day after it. */
const packing: ParcelClock = { of: 'seller', from: 'ship-by', remind: -2, escalate: 1, repeat: 2 };
const choosing: ParcelClock = { of: 'buyer', from: 'state', remind: 3, escalate: 10, repeat: 7, expiry: { event: 'refund', after: 4 } };
/** Couriers bring a parcel again or back within days: one of which none says anything for a month is lost. */
const answering: ParcelClock = { of: 'seller', from: 'state', remind: 2, escalate: 5, repeat: 3, expiry: { event: 'lose', after: 28 } };

/**
 * Clocks by state. Final states have none; the clock of `placed` is the hold of its order. A parcel that is
 * paid in cash is never presumed delivered, because its delivery posts money.
 */
export const parcelClocks: Partial<Record<ParcelState, ParcelClock>> = {
  confirmed: packing,
  packed: packing,
  shipped: { of: 'buyer', from: 'arrival', remind: 0, escalate: 10, repeat: 7, expiry: { event: 'deliver', after: 7, exceptCash: true } },
  undeliverable: answering,
  refused: answering,
  returning: { of: 'seller', from: 'state', remind: 14, escalate: 21, repeat: 7, expiry: { event: 'lose', after: 31 } },
  'not-received': { of: 'seller', from: 'state', remind: 2, escalate: 4, repeat: 2, expiry: { event: 'lose', after: 8 } },
  lost: choosing,
  returned: choosing,
};

/** States in which nothing is open any more. */
export const finalParcelStates: readonly ParcelState[] = ['delivered', 'refunded', 'resent', 'cancelled'];
export const openParcelStates = parcelStates.filter((state) => !finalParcelStates.includes(state));

/** States in which a parcel is still expected, so that its cash is still to be collected. */
export const comingParcelStates: readonly ParcelState[] = ['placed', 'confirmed', 'packed', 'shipped', 'undeliverable', 'not-received'];

/**
 * Days on the way from which the buyer is asked, counted from shipping where the promise is older: of parcels
 * that know none of their zone.
 */
export const transitDays = { home: 10, abroad: 30 } as const;

/** Days after the last step in which a parcel of an earlier release is sent, without a ship-by date. */
export const undatedShipDays = 4;

/** Hours after a step without a reminder, however near the ship-by date is. */
export const reminderPauseHours = 20;

const day = 86_400_000;

/**
 * Gives the moment from which a shipped parcel is late: its promise or its days on the way, the later of
 * both.
 */
export function arrivalDue(parcel: { promisedUntil: string; shippedAt: Date | null; transitDays: number | null }, country: string): Date {
  const promised = endOfPromise(parcel.promisedUntil);
  const onTheWay = parcel.transitDays ?? (country === 'IN' ? transitDays.home : transitDays.abroad);
  return new Date(Math.max(promised, (parcel.shippedAt?.getTime() ?? 0) + onTheWay * day));
}

/** Gives the moment at which the shop itself moves a parcel on, at the earliest; the reminder comes first. */
export function nextShopMove(clock: ParcelClock, since: Date, remindedAt: Date | null): Date | undefined {
  if (!clock.expiry) return undefined;
  const reminded = Math.max(since.getTime() + clock.remind * day, remindedAt?.getTime() ?? 0);
  return new Date(reminded + clock.expiry.after * day);
}
