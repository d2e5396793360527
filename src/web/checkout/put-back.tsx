import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderView } from '#modules/orders/contract.ts';
import { add } from '../components/cart-store.ts';
import { callApi } from '../forms/send-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { Button } from '../ui/button.tsx';

/** Puts the pieces of an order that came to nothing into the cart again. */
export function PutBack({ number, label }: { number: string; label: string }) {
  const to = links(useLanguage());
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const putBack = async () => {
    setBusy(true);
    const sent = await callApi('GET', `/orders/${number}`);
    setBusy(false);
    if (sent.refused) return;
    const { order } = (sent.answer as { data: { order: OrderView } }).data;
    for (const { variantId, productId, qty } of order.parcels.flatMap((parcel) => parcel.lines)) add({ variantId, productId, qty });
    void navigate(to.cart());
  };
  return (
    <p>
      <Button busy={busy} onClick={() => void putBack()}>
        {label}
      </Button>
    </p>
  );
}
