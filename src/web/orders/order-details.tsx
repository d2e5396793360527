import type { OrderView } from '#modules/orders/contract.ts';
import { useOrderMessages } from './messages.ts';
import { ReorderButton } from './reorder-button.tsx';

/** Address and gift message of the order. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useOrderMessages();
  return (
    <div className="grid content-start gap-6 break-inside-avoid">
      {order.address.length > 0 && (
        <section aria-labelledby="address">
          <h2 id="address" className="text-xl">
            {t.address}
          </h2>
          <p className="mt-2 whitespace-pre-line break-words">
            {[order.contact?.name, ...order.address, order.contact?.phone].filter(Boolean).join('\n')}
          </p>
        </section>
      )}
      {order.giftMessage && (
        <section aria-labelledby="gift">
          <h2 id="gift" className="text-xl">
            {t.gift}
          </h2>
          <p className="mt-2 whitespace-pre-line break-words border-turmeric border-l-2 pl-4">{order.giftMessage}</p>
        </section>
      )}
      <ReorderButton order={order} />
    </div>
  );
}
