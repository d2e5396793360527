import { z } from 'zod';
import type { Secrets } from '#platform/secrets.ts';
import type { Provider } from './provider.ts';
import { localizedPath } from './return-url.ts';

const purpose = 'demo payments';
const kinds = ['captured', 'failed'] as const;
const event = z.object({
  eventId: z.string(),
  kind: z.enum(kinds),
  paymentId: z.string(),
  providerRef: z.string(),
  providerPaymentId: z.string().optional(),
  amountPaise: z.number().int(),
  currency: z.string(),
});
export type DemoEvent = z.infer<typeof event>;

/** The header that carries the signature of the demonstration's events. */
export const demoSignature = 'x-demo-signature';
export const demoRef = (paymentId: string) => `demo_${paymentId}`;

/** Signs an event of the demonstration. */
export function signDemoEvent(secrets: Secrets, demoEvent: DemoEvent): { body: string; signature: string } {
  const body = JSON.stringify(demoEvent);
  return { body, signature: secrets.digest(purpose, body) };
}

/**
 * A provider without money for the demonstration: its page has buttons, and its events are received like all
 * others.
 */
export function createDemoProvider(secrets: Secrets, publicUrl: string): Provider {
  return {
    async start({ paymentId, language }) {
      const providerRef = demoRef(paymentId);
      return { providerRef, payUrl: publicUrl + localizedPath({ language }, `/demo/payments/${providerRef}`) };
    },
    async expire() {},
    async fetchPayment() {
      return undefined;
    },
    async refund({ refundId }) {
      return { providerRefundId: `demo_${refundId}`, state: 'done' };
    },
    async fetchRefund({ providerRefundId }) {
      return { providerRefundId, state: 'done' };
    },
    parseWebhook(body, headers) {
      if (!secrets.matches(purpose, body, headers.get(demoSignature) ?? '')) return 'refused';
      const parsed = event.safeParse(JSON.parse(body));
      return parsed.success ? [parsed.data] : 'refused';
    },
  };
}
