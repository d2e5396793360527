import { Link } from 'react-router';
import type { OrderLine, OrderView } from '#modules/orders/contract.ts';
import { addressInLanguage, addressTextInLanguage } from '../address/address-in-language.ts';
import { apiUrl } from '../browser-api.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useAddressMessages, useOrderMessages } from './messages.ts';
import { ReorderButton } from './reorder-button.tsx';

const isStanding = ({ qty, cancelledQty, refundedQty }: OrderLine) => qty > cancelledQty + refundedQty;

/** Address and gift of the order. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useOrderMessages();
  const addressText = useAddressMessages();
  const to = links(useLanguage());
  const isSent = order.state === 'placed' && order.parcels.some(({ lines }) => lines.some(isStanding));
  const hasGiftReceipt = isSent && (order.gift ?? order.giftMessage) !== undefined;
  return (
    <div className="grid content-start gap-6 break-inside-avoid">
      {order.address.length > 0 && (
        <section aria-labelledby="address">
          <h2 id="address" className="text-xl">
            {t.address}
          </h2>
          <p className="mt-2 whitespace-pre-line break-words">
            {[order.contact?.name, ...addressInLanguage(order.address, addressText), order.contact?.phone].filter(Boolean).join('\n')}
          </p>
          {order.recipient && (
            <Link to={to.changeAddress(order.number)} className="text-link inline-flex min-h-11 items-center print:hidden">
              {t.changeAddress}
            </Link>
          )}
        </section>
      )}
      {order.billing && (
        <section aria-labelledby="billing">
          <h2 id="billing" className="text-xl">
            {t.billing}
          </h2>
          <p className="mt-2 whitespace-pre-line break-words">
            {[
              order.billing.name,
              addressTextInLanguage(order.billing.address, addressText),
              order.billing.gstin && `GSTIN ${order.billing.gstin}`,
            ]
              .filter(Boolean)
              .join('\n')}
          </p>
        </section>
      )}
      {order.gift && (
        <p>
          <span className="block font-semibold">{t.isGift(order.gift.buyerName ?? '')}</span>
          {order.gift.hidePrices && <span className="text-muted text-sm">{t.hidesPrices}</span>}
        </p>
      )}
      {order.giftMessage && (
        <section aria-labelledby="gift">
          <h2 id="gift" className="text-xl">
            {t.gift}
          </h2>
          <p className="mt-2 whitespace-pre-line break-words border-turmeric border-l-2 pl-4">{order.giftMessage}</p>
        </section>
      )}
      {hasGiftReceipt && (
        <p className="print:hidden">
          <a
            href={apiUrl('fulfilment.getGiftReceipt', { number: order.number })}
            download={`gift-receipt-${order.number}.pdf`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t.giftReceipt}
          </a>
        </p>
      )}
      <ReorderButton order={order} />
    </div>
  );
}
