import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useRefetchOnFocus } from '../components/use-refetch-on-focus.ts';
import { links } from '../links.ts';
import { pendingOrder as en } from '../messages/en/pending-order.ts';
import { pendingOrder as hi } from '../messages/hi/pending-order.ts';
import { useLanguage } from '../messages.tsx';
import { LeaveOrderButtons } from './leave-order-buttons.tsx';
import { askPendingOrder } from './settle-pending-order.ts';

/**
 * Leads a returning buyer to the payment of an order that waits for it, or lets them change or cancel it. It
 * shows only what the shop has just confirmed, and asks again when the hold ends or the page is seen again.
 */
export default function PendingOrder({ number, isCheckout = false }: { number: string; isCheckout?: boolean }) {
  const language = useLanguage();
  const t = language === 'hi' ? hi : en;
  const [isHeld, setHeld] = useState(false);
  const { attempt, refetch } = useRefetchOnFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void askPendingOrder(number).then((asked) => {
      if (isOver) return;
      const order = typeof asked === 'object' ? asked.order : undefined;
      const seconds = order?.state === 'pending' ? (order.holdSeconds ?? 0) : 0;
      setHeld(seconds > 0);
      if (seconds > 0) timer = setTimeout(() => setHeld(false), seconds * 1000);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [number, attempt]);
  if (!isHeld) return null;
  return (
    <section
      aria-label={t.title(number)}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-turmeric border-l-2 bg-sunk px-5 py-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{t.title(number)}</span>
        {isCheckout ? t.textCheckout : t.text}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <Link to={links(language).payment(number)} className="solid-button max-sm:w-full">
          {t.goOn}
        </Link>
        <LeaveOrderButtons number={number} isCheckout={isCheckout} onLeft={refetch} />
      </div>
    </section>
  );
}
