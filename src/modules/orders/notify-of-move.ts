import type { Context } from '#platform/context.ts';
import type { ParcelMove } from './move-parcel.ts';
import { notifyBuyer, type OrderNotificationKind } from './notify-buyer.ts';
import type { LockedParcel } from './parcel-queries.ts';
import type { Settled } from './settle-units.ts';

/** Gives the kind of mail to the buyer about a step of a parcel; undefined for the buyer's own word. */
function kindOf(parcel: LockedParcel, { event, by }: ParcelMove): OrderNotificationKind | undefined {
  switch (event) {
    case 'pack':
      return 'packed';
    case 'ship':
      return 'shipped';
    case 'cancel':
      return 'cancelled-by-us';
    case 'fail-delivery':
      return 'undeliverable';
    case 'refuse':
      return 'refused';
    case 'return-to-origin':
      return 'returning';
    case 'take-back':
      // The buyer's choice, where it is known, is applied in the same step and told then.
      return parcel.remedy || parcel.wasRefused ? undefined : 'returned';
    case 'deliver':
      if (by === 'buyer') return undefined;
      if (by === 'seller') return 'ask-arrival';
      return by === 'shop' ? 'presumed' : parcel.state === 'not-received' ? 'proved' : 'delivered';
    case 'confirm-receipt':
      return by === 'buyer' ? undefined : 'delivered';
    case 'report-missing':
      return 'not-received';
    case 'lose':
      return parcel.remedy || parcel.wasRefused ? undefined : 'lost';
    case 'refund':
      return parcel.state === 'returned' ? 'back-refunded' : 'lost-refunded';
    case 'resend':
      return parcel.state === 'returned' ? 'back-resent' : 'resent';
  }
}

/** Publishes a step of a parcel, of which its buyer hears, and its seller where there is something to do. */
export async function notifyOfMove(
  tx: Context,
  parcel: LockedParcel,
  move: ParcelMove,
  settled: Pick<Settled, 'refundPaise' | 'creditPaise'> | undefined,
): Promise<void> {
  const { id: parcelId, orderId } = parcel;
  const { event, reason, note } = move;
  const kind = kindOf(parcel, move);
  if (kind) {
    // A parcel can be shipped twice, and reported twice: each step is told.
    const isFirst = ['pack', 'ship', 'deliver'].includes(event) && parcel.state !== 'undeliverable' && parcel.state !== 'not-received';
    const about = isFirst ? parcelId : `${parcelId}:${event}:${tx.now().toISOString()}`;
    const details = {
      ...(settled ? { refundPaise: settled.refundPaise } : {}),
      ...(settled && settled.creditPaise > 0 ? { creditPaise: settled.creditPaise } : {}),
      ...(reason ? { reason } : {}),
      ...(event === 'cancel' ? { by: move.by } : {}),
      ...(note ? { note } : {}),
    };
    await notifyBuyer(tx, { orderId, kind, about, parcelId, details });
  }
}
