import { useEffect } from 'react';
import { Link } from 'react-router';
import { call } from '../browser-api.ts';
import { links } from '../links.ts';
import { pendingOrder as en } from '../messages/en/pending-order.ts';
import { pendingOrder as hi } from '../messages/hi/pending-order.ts';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { removePendingOrder } from './pending-order-store.ts';

/** Links a returning buyer to the payment of a pending order. */
export default function PendingOrder({ number }: { number: string }) {
  const language = useLanguage();
  const t = language === 'hi' ? hi : en;
  useEffect(() => {
    let isOver = false;
    void withSession(() => call('checkout.checkPayment', { number })).then(({ answer, error }) => {
      if (isOver) return;
      const isSettled = answer ? answer.data.order.state === 'placed' : error.code === 'ORDER_NOT_FOUND';
      if (isSettled) removePendingOrder(number);
    });
    return () => {
      isOver = true;
    };
  }, [number]);
  return (
    <section
      aria-label={t.title(number)}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-turmeric border-l-2 bg-sunk px-5 py-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{t.title(number)}</span>
        {t.text}
      </p>
      <Link to={links(language).payment(number)} className="solid-button max-sm:w-full">
        {t.goOn}
      </Link>
    </section>
  );
}
