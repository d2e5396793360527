import type { SellerNotice } from '#modules/sellers/contract.ts';
import type { OrderNotificationKind } from './notify-buyer.ts';

/** Recipients of a change. */
export interface Recipients {
  buyer: 'mail' | 'none';
  /** The subject under which the sellers of the parcels concerned are written to. */
  seller: SellerNotice | 'none';
  /** `instead`: where a seller has no mailbox. */
  operator: 'always' | 'instead' | 'none';
}

const buyerAlone: Recipients = { buyer: 'mail', seller: 'none', operator: 'none' };
const bothOf = (seller: SellerNotice): Recipients => ({ buyer: 'mail', seller, operator: 'instead' });

/** Recipients of each kind of change of an order. A kind without a row does not compile. */
export const orderRecipients: Record<OrderNotificationKind, Recipients> = {
  placed: bothOf('orders'),
  'payment-failed': buyerAlone,
  expired: buyerAlone,
  // Told by payments, which know what came.
  'payment-mismatched': buyerAlone,
  failed: buyerAlone,
  packed: bothOf('orders'),
  shipped: buyerAlone,
  delivered: buyerAlone,
  cancelled: bothOf('cancellations'),
  'cancelled-by-us': bothOf('cancellations'),
  undeliverable: bothOf('returns'),
  refused: bothOf('returns'),
  returning: bothOf('returns'),
  returned: bothOf('returns'),
  'ask-arrival': buyerAlone,
  presumed: buyerAlone,
  // The operator presses the courier for its proof, too.
  'not-received': { buyer: 'mail', seller: 'returns', operator: 'always' },
  proved: buyerAlone,
  lost: buyerAlone,
  'lost-refunded': bothOf('returns'),
  'back-refunded': bothOf('returns'),
  'back-resent': bothOf('orders'),
  resent: bothOf('orders'),
  // The seller who bears it, if any does.
  goodwill: bothOf('returns'),
  'goodwill-credit': bothOf('returns'),
  'address-changed': bothOf('orders'),
  exchanged: bothOf('orders'),
  'ask-refund-to': buyerAlone,
  'refund-sent': buyerAlone,
};
