import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { changeUnpaidOrder } from '../cart/leave-order.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

/** Puts the items of an order that was not paid into the cart again. */
export function RestoreCartButton({ number, label }: { number: string; label: string }) {
  const to = links(useLanguage());
  const { failed } = useMessages().forms;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const outcome = await changeUnpaidOrder(number);
    setBusy(false);
    if (outcome === 'stands') return void navigate(to.order(number));
    if (outcome !== 'done') return showToast({ text: failed, kind: 'failed', subject: number });
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
