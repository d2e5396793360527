import type { ListedParcel } from '#modules/orders/shop-contract.ts';
import { useLanguage } from '../../language.ts';
import { dateOf, dayOf, shortDay } from '../../parts/day.ts';
import { useHubMessages } from '../messages.ts';

/**
 * Says until which day a parcel has to leave, and that it is today or late; of others, since when they are
 * as they are.
 */
export function LeavesBy({ parcel, now, isWhole = false }: { parcel: ListedParcel; now: string; isWhole?: boolean }) {
  const language = useLanguage();
  const t = useHubMessages().work;
  const { lane, shipBy, stateAt } = parcel;
  if ((lane !== 'to-pack' && lane !== 'packed') || !shipBy) return <span>{dayOf(stateAt, language)}</span>;
  const today = dateOf(now);
  const isLate = shipBy < today;
  const day = shortDay(shipBy, language);
  return (
    <span className={isLate ? 'font-semibold text-madder' : 'font-semibold'}>
      {isWhole ? t.parcel.leaves(day) : day}
      {isLate && ` · ${t.orders.late}`}
      {shipBy === today && (
        <>
          {' '}
          <span className="whitespace-nowrap rounded-sm bg-turmeric px-1.5 text-on-turmeric">{t.orders.today}</span>
        </>
      )}
    </span>
  );
}
