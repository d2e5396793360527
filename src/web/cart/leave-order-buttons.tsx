import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { links } from '../links.ts';
import { pendingOrder as en } from '../messages/en/pending-order.ts';
import { pendingOrder as hi } from '../messages/hi/pending-order.ts';
import { useLanguage } from '../messages.tsx';
import { cancelUnpaidOrder, changeUnpaidOrder } from './leave-order.ts';

interface LeaveOrderButtonsProps {
  number: string;
  /** The page shows the checkout itself: what was ordered is on it. */
  isCheckout?: boolean;
  onLeft?: () => void;
}

/** Changes or cancels an order that is not paid. The buttons work without scripts. */
export function LeaveOrderButtons({ number, isCheckout = false, onLeft }: LeaveOrderButtonsProps) {
  const language = useLanguage();
  const to = links(language);
  const t = language === 'hi' ? hi : en;
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'change' | 'cancel'>();
  const leave = async (event: FormEvent<HTMLFormElement>, way: 'change' | 'cancel') => {
    event.preventDefault();
    if (busy) return;
    setBusy(way);
    const outcome = await (way === 'change' ? changeUnpaidOrder : cancelUnpaidOrder)(number);
    setBusy(undefined);
    if (outcome === 'stands') return void navigate(to.order(number));
    if (outcome !== 'done') return showToast({ text: t.leaveFailed, kind: 'failed', subject: number });
    showToast({ text: way === 'change' ? t.changed : t.cancelled(number), subject: number });
    onLeft?.();
    if (way === 'change' && !isCheckout) void navigate(to.cart());
  };
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {(['change', 'cancel'] as const).map((way) => (
        <form key={way} method="post" action={to.order(number)} onSubmit={(event) => void leave(event, way)} className="max-sm:flex-1">
          <input type="hidden" name="act" value={`${way}-unpaid`} />
          <Button kind="line" type="submit" busy={busy === way} busyLabel={t[way]} className="max-sm:w-full max-sm:px-3">
            {t[way]}
          </Button>
        </form>
      ))}
    </div>
  );
}
