import { useEffect } from 'react';
import { Link } from 'react-router';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { callApi } from '../forms/send-form.ts';
import { links } from '../links.ts';
import { pendingOrder as en } from '../messages/en/pending-order.ts';
import { pendingOrder as hi } from '../messages/hi/pending-order.ts';
import { useLanguage } from '../messages.tsx';
import { removePendingOrder } from './pending-order-store.ts';

/** Links a returning buyer to the payment of a pending order. */
export default function PendingOrder({ number }: { number: string }) {
  const language = useLanguage();
  const t = language === 'hi' ? hi : en;
  useEffect(() => {
    let isOver = false;
    void callApi('POST', `/orders/${encodeURIComponent(number)}/payments/check`).then((sent) => {
      if (isOver) return;
      const isSettled = sent.refused
        ? sent.refused.code === 'ORDER_NOT_FOUND'
        : (sent.answer as { data: PlacedOrder }).data.order.state === 'placed';
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
