import type { Language } from '#shared/localized.ts';
import type { StatusUpdate } from './payment-rules.ts';
import type { StatementDay, StatementPage } from './statement.ts';

/** A charge as a provider needs it to open a payment page. */
export interface Charge {
  /**
   * Our id of the attempt, sent with every call about it, so that a call repeated after a lost response
   * changes nothing.
   */
  paymentId: string;
  orderNumber: string;
  /** Language of the order. */
  language: Language;
  amountPaise: number;
  currency: string;
  /** URL to which the provider redirects the buyer afterwards. */
  returnUrl: string;
  cancelUrl: string;
  /** Time at which the attempt was opened, which makes repeated calls identical. */
  openedAt: Date;
  /** Prefilled on the provider's page, where the buyer can change it. */
  contact: { name: string | null; email: string | null; phone: string | null };
  /** The destination of an order that leaves India: a provider there must know it. */
  delivery?: DeliveryAddress | undefined;
}

/** An address abroad, with the name of who receives the parcels. */
export interface DeliveryAddress {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string | null;
  postalCode: string | null;
  /** ISO 3166. */
  country: string;
}

export interface PaymentSession {
  providerRef: string;
  payUrl: string;
}

/** A verified event of a provider. It carries no data of people or cards. */
export interface ProviderEvent {
  /** Identical in every repetition of the event. */
  eventId: string;
  /** `other` for events that concern no payment and no refund of ours. */
  kind:
    | StatusUpdate
    | 'refund-sent'
    | 'refund-done'
    | 'refund-failed'
    | 'dispute-opened'
    | 'dispute-under-review'
    | 'dispute-won'
    | 'dispute-lost'
    | 'dispute-closed'
    | 'other';
  /** Our id of the attempt, where the provider returns it. */
  paymentId?: string | undefined;
  providerRef?: string | undefined;
  providerPaymentId?: string | undefined;
  refundId?: string | undefined;
  providerRefundId?: string | undefined;
  amountPaise?: number | undefined;
  currency?: string | undefined;
  providerDisputeId?: string | undefined;
  /** The provider’s code for why the bank disputes. */
  disputeReason?: string | undefined;
  /** Amount that the provider has taken out of the balance for a dispute, in paise. */
  withheldPaise?: number | undefined;
  /** The end of the term for an answer. */
  respondBy?: Date | undefined;
  occurredAt?: Date | undefined;
}

export interface RefundRequest {
  refundId: string;
  /** Our idempotency key of this attempt: a call repeated with it changes nothing. */
  key: string;
  providerPaymentId: string;
  amountPaise: number;
  /** The request may have been sent before: check first whether it arrived. */
  isRetry: boolean;
}

export interface RefundStatus {
  providerRefundId: string;
  state: 'sent' | 'done' | 'failed';
}

/**
 * Port to a payment provider. Every call has a timeout; an unreachable or broken provider throws
 * `ProviderUnavailable`.
 */
export interface Provider {
  start(charge: Charge): Promise<PaymentSession>;
  /** Expires the payment page, if it is open; a payment made before stays paid. */
  expire(providerRef: string): Promise<void>;
  /** Fetches the status of a payment; undefined where it did not change. */
  fetchPayment(payment: { paymentId: string; providerRef: string }): Promise<ProviderEvent | undefined>;
  refund(order: RefundRequest): Promise<RefundStatus>;
  fetchRefund(refund: { providerRefundId: string; providerPaymentId: string }): Promise<RefundStatus>;
  /** Verifies and parses a webhook; `refused` where the signature is not the provider's. */
  parseWebhook(body: string, headers: Headers): ProviderEvent[] | 'refused';
  /** Reads a page of what moved the balance on a day; a provider without money has none. */
  readStatement?(day: StatementDay, position: string | undefined): Promise<StatementPage>;
}

/**
 * The provider did not respond, or not validly: the outcome of the call is unknown. Never carries a secret.
 */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderDown';
}

/** The provider rejected the request: repeating it unchanged is of no use. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRefused';
}

/**
 * Parses the URL of a hosted payment page from a provider's response. Buyers are redirected there, so
 * anything but an https URL without credentials is rejected.
 * @throws {ProviderUnavailable} with `call` in its message, never the address
 */
export function parsePayUrl(address: string | null | undefined, call: string): string {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password) throw new ProviderUnavailable(`${call}: no address to pay at`);
  return url.href;
}
