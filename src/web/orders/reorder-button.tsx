import { useNavigate } from 'react-router';
import type { OrderView } from '#modules/orders/contract.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { add } from '../cart/cart-store.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

/** Puts the same items into the cart, at today's prices. */
export function ReorderButton({ order }: { order: OrderView }) {
  const to = links(useLanguage());
  const t = useOrderMessages();
  const navigate = useNavigate();
  const again = () => {
    for (const { variantId, productId, qty } of order.parcels.flatMap((parcel) => (parcel.replaces ? [] : parcel.lines)))
      add({ variantId, productId, qty });
    showToast({ text: t.againDone, subject: 'cart' });
    void navigate(to.cart());
  };
  return (
    <p data-needs-script className="flex flex-wrap gap-3 print:hidden">
      <Button kind="line" onClick={again}>
        {t.again}
      </Button>
      <Button kind="line" onClick={() => print()}>
        {t.print}
      </Button>
    </p>
  );
}
