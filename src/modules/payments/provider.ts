import type { Language } from '#shared/localized.ts';
import type { StatusUpdate } from './payment-rules.ts';

/** What a provider needs to know to let a buyer pay. */
export interface Charge {
  /** Our name for the attempt: every call about it carries it, so that a call repeated after a lost answer changes nothing. */
  paymentId: string;
  orderNumber: string;
  /** In which the buyer ordered. */
  language: Language;
  amountPaise: number;
  currency: string;
  /** Where the provider sends the buyer afterwards. */
  returnUrl: string;
  cancelUrl: string;
  /** When the attempt was opened: with it every repetition of the call says the same. */
  openedAt: Date;
  /** Filled in on the provider's page, where the buyer can change it. */
  contact: { name: string | null; email: string | null; phone: string | null };
}

export interface PaymentSession {
  providerRef: string;
  payUrl: string;
}

/** Something that a provider says, verified. Of people and cards it says nothing. */
export interface ProviderEvent {
  /** The same for every repetition of it. */
  eventId: string;
  /** `other`: nothing that concerns a payment or a refund of ours. */
  kind: StatusUpdate | 'refund-sent' | 'refund-done' | 'refund-failed' | 'other';
  /** Our name for the attempt, where the provider hands it back. */
  paymentId?: string | undefined;
  providerRef?: string | undefined;
  providerPaymentId?: string | undefined;
  refundId?: string | undefined;
  providerRefundId?: string | undefined;
  amountPaise?: number | undefined;
  currency?: string | undefined;
  occurredAt?: Date | undefined;
}

export interface RefundRequest {
  refundId: string;
  /** Our name for this attempt of it: a call repeated under it changes nothing. */
  key: string;
  providerPaymentId: string;
  amountPaise: number;
  /** It may have been sent before: look whether it arrived. */
  isRetry: boolean;
}

export interface RefundStatus {
  providerRefundId: string;
  state: 'sent' | 'done' | 'failed';
}

/** What a payment provider can do. Every call is bounded in time; what is unreachable or broken throws `ProviderDown`. */
export interface Provider {
  start(charge: Charge): Promise<PaymentSession>;
  /** Closes the page where it can still be paid, if it is open; what was paid before stays paid. */
  expire(providerRef: string): Promise<void>;
  /** What became of a payment; nothing where there is no news. */
  fetchPayment(payment: { paymentId: string; providerRef: string }): Promise<ProviderEvent | undefined>;
  refund(order: RefundRequest): Promise<RefundStatus>;
  fetchRefund(refund: { providerRefundId: string; providerPaymentId: string }): Promise<RefundStatus>;
  /** Events that the provider sent, or `refused` where it was not the provider. */
  parseWebhook(body: string, headers: Headers): ProviderEvent[] | 'refused';
}

/** The provider does not answer, or not as it should: nothing is known of what it did. Never carries a secret. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderDown';
}

/** The provider understood and said no: asking again the same way is no use. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRefused';
}

/**
 * Reads the address of a hosted payment page out of a provider's answer. Buyers are redirected there, so it is
 * an https address without credentials or it is no answer at all.
 * @throws {ProviderUnavailable} with `call` in its message, never the address
 */
export function parsePayUrl(address: string | null | undefined, call: string): string {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password) throw new ProviderUnavailable(`${call}: no address to pay at`);
  return url.href;
}
