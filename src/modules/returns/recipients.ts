import type { SellerNotice } from '#modules/sellers/contract.ts';
import type { ReturnNotification } from './mail-about-return.ts';

interface Recipients {
  buyer: 'mail' | 'none';
  /** The subject under which the seller is written to. */
  seller: SellerNotice | 'none';
  /** `instead`: where the seller has no mailbox. */
  operator: 'always' | 'instead' | 'none';
}

const decided: Recipients = { buyer: 'mail', seller: 'returns', operator: 'instead' };

/** Recipients of each step of a return. A step without a row does not compile. */
export const returnRecipients: Record<ReturnNotification, Recipients> = {
  requested: { buyer: 'mail', seller: 'returns', operator: 'always' },
  approved: decided,
  refused: decided,
  received: decided,
  refunded: decided,
  replaced: decided,
  reopened: decided,
  'pickup-offered': { buyer: 'mail', seller: 'none', operator: 'none' },
  // The carriers are told by this.
  'pickup-wanted': { buyer: 'none', seller: 'none', operator: 'none' },
  'pickup-booked': { buyer: 'mail', seller: 'none', operator: 'none' },
  'pickup-failed': { buyer: 'mail', seller: 'none', operator: 'none' },
  'pickup-missed': { buyer: 'none', seller: 'none', operator: 'always' },
  'pickup-waits': { buyer: 'mail', seller: 'none', operator: 'none' },
  'picked-up': decided,
  'pickup-back': decided,
  'pickup-lost': { buyer: 'mail', seller: 'returns', operator: 'always' },
  'self-shipped': { buyer: 'none', seller: 'returns', operator: 'instead' },
  withdrawn: { buyer: 'none', seller: 'returns', operator: 'always' },
  // The operator passes on what is written, in both directions.
  message: { buyer: 'none', seller: 'none', operator: 'always' },
  answer: { buyer: 'mail', seller: 'none', operator: 'none' },
};
