import type { Parcel } from '#modules/orders/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

const usual: readonly Parcel['state'][] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

/** Tells whether a parcel takes the usual way from its seller to the buyer. */
export const isOnItsWay = ({ state }: Parcel): boolean => usual.includes(state);

/** Tells whether a parcel has a day on which it comes or came. */
export const isExpected = ({ state }: Parcel): boolean => usual.includes(state) || state === 'undeliverable' || state === 'not-received';

/** Says what happens next with a parcel, and until when; why it does not come. */
export function ParcelStatus({ parcel }: { parcel: Parcel }) {
  const language = useLanguage();
  const t = useOrderMessages();
  const day = (at: string) => formatDay(new Date(at), language);
  const next = nextOf(parcel, t.parcelNext, day);
  const { reason, note, remedy, missingFrom, canReportMissing } = parcel;
  const isOpen = parcel.state === 'not-received' || parcel.remedies.length > 0;
  if (!next && !reason && !note && !missingFrom) return null;
  return (
    <div className="mt-4 grid gap-1">
      {reason && <p>{t.cancelReasons[reason]}</p>}
      {next && <p>{next}</p>}
      {isOpen && remedy && <p className="text-muted">{t.chosen[remedy]}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line border-turmeric border-l-2 pl-4 text-muted">{note}</p>}
      {missingFrom && !canReportMissing && <p className="text-muted text-sm">{t.notReceivedFrom(day(missingFrom))}</p>}
    </div>
  );
}

function nextOf(
  { state, isPresumed, isUnpaid, timeline, canReportMissing, nextBy }: Parcel,
  t: ReturnType<typeof useOrderMessages>['parcelNext'],
  day: (at: string) => string,
): string | undefined {
  const until = nextBy ? day(nextBy) : '';
  const cameBack = timeline.some((step) => step.state === 'returned');
  switch (state) {
    case 'undeliverable':
    case 'refused':
    case 'returning':
      return t[state];
    case 'resent':
      return cameBack ? t.backResent : t.resent;
    case 'not-received':
      return t['not-received'](until);
    case 'lost':
    case 'returned':
      return isUnpaid ? t.unpaidNext[state](until) : t[state](until);
    case 'refunded':
      if (cameBack) return isUnpaid ? t.backUnpaid : t.backRefunded;
      return isUnpaid ? t.refundedUnpaid : t.refunded;
    case 'delivered':
      return isPresumed ? t.presumed : undefined;
    case 'shipped':
      return canReportMissing ? `${t.late} ${t.asked}` : undefined;
    default:
      return undefined;
  }
}
