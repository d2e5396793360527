import type { Parcel } from '#modules/orders/contract.ts';
import type { ParcelState } from '#modules/orders/parcel-contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

const steps: readonly ParcelState[] = ['confirmed', 'packed', 'shipped', 'delivered'];

/**
 * The steps of a parcel, done and to come, with their days. On paper only what is said above them stays true.
 */
export function ParcelProgress({ parcel }: { parcel: Parcel }) {
  const language = useLanguage();
  const t = useOrderMessages();
  const now = steps.indexOf(parcel.state);
  return (
    <ol aria-label={t.progress} className="mt-5 grid grid-cols-4 gap-1.5 print:hidden">
      {steps.map((step, place) => {
        const done = parcel.timeline.findLast((each) => each.state === step);
        const isDone = place <= now;
        return (
          <li key={step} aria-current={place === now ? 'step' : undefined} className="min-w-0">
            <span aria-hidden="true" className={`block h-1.5 rounded-full ${isDone ? 'bg-neem' : 'bg-sunk'}`} />
            <span className={`mt-2 block break-words text-sm ${isDone ? 'font-semibold' : 'text-muted'}`}>{t.parcelStates[step]}</span>
            {isDone && done && <span className="block text-muted text-xs">{formatDay(new Date(done.at), language, 'short')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
