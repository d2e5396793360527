import type { MoneyView } from '#modules/payouts/shop-contract.ts';
import { useLanguage } from '../../language.ts';
import { dayOf } from '../../parts/day.ts';
import { rupees } from './amounts.tsx';
import { useMoneyMessages } from './messages.ts';

/** Says when a shop is paid next, how much, and what that waits for. */
export function NextPayout({ next }: { next: MoneyView['next'] }) {
  const t = useMoneyMessages();
  const language = useLanguage();
  return (
    <>
      <p className="mt-4 font-semibold">
        {t.next(dayOf(next.on, language))}
        {next.amountPaise > 0 && `: ${rupees(next.amountPaise, language)}`}
      </p>
      {next.waitsFor && <p className="mt-1">{t.waitsFor[next.waitsFor]}</p>}
    </>
  );
}
