import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { call } from '../browser-api.ts';
import { add } from '../cart/cart-store.ts';
import { removePendingOrder } from '../cart/pending-order-store.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';

/** Puts the items of an order that was not paid into the cart again. */
export function RestoreCartButton({ number, label }: { number: string; label: string }) {
  const to = links(useLanguage());
  const { failed } = useMessages().forms;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const { answer } = await withSession(() => call('orders.getOrder', { number }));
    setBusy(false);
    if (!answer) {
      showToast({ text: failed, kind: 'failed', subject: number });
      return;
    }
    const { order } = answer.data;
    for (const { variantId, productId, qty } of order.parcels.flatMap((parcel) => parcel.lines)) add({ variantId, productId, qty });
    removePendingOrder(number);
    void navigate(to.cart());
  };
  return (
    <p>
      <Button busy={busy} onClick={() => void restore()}>
        {label}
      </Button>
    </p>
  );
}
