import { type ChildProcess, spawn } from 'node:child_process';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Charge, Provider } from '#modules/payments/provider.ts';
import { createStripeProvider } from '#modules/payments/stripe-provider.ts';
import { openRecordingProxy } from '../support/recording-proxy.ts';

const binary = process.env.STRIPE_MOCK;

/**
 * Stripe's own mock server, which checks every request against the description of Stripe's API. Its path is
 * in STRIPE_MOCK; `npm run nightly -- stripe-mock` builds it.
 */
describe.skipIf(binary === undefined)('Stripe’s mock server', () => {
  let mock: ChildProcess;
  let proxy: Awaited<ReturnType<typeof openRecordingProxy>>;
  let provider: Provider;
  const secretKey = 'sk_test_abcdefgh12345678';

  beforeAll(async () => {
    const port = 20_000 + (process.pid % 10_000);
    mock = spawn(String(binary), ['-http-port', `${port}`], { stdio: 'ignore' });
    proxy = await openRecordingProxy(`http://127.0.0.1:${port}`);
    // It takes seconds to read the description.
    await fetch(`${proxy.url}/v1/charges`, { headers: { authorization: `Bearer ${secretKey}` } });
    proxy.take();
    provider = createStripeProvider({ secretKey, webhookSecret: 'whsec_abcdefgh12345678', url: proxy.url });
  }, 30_000);
  afterAll(async () => {
    mock.kill('SIGKILL');
    await proxy.close();
  });

  const charge: Charge = {
    paymentId: 'payment12345678',
    orderNumber: 'K7M2-QX4P',
    language: 'en',
    amountPaise: 129_950,
    currency: 'INR',
    returnUrl: 'https://shop.example/checkout/payment?order=K7M2-QX4P',
    cancelUrl: 'https://shop.example/checkout/payment?order=K7M2-QX4P',
    openedAt: new Date(),
    contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
  };
  const delivery = {
    name: 'Emma Brown',
    line1: '5 High Street',
    line2: 'Flat 2',
    city: 'Leeds',
    state: 'West Yorkshire',
    postalCode: 'LS1 4AB',
    country: 'GB',
  };
  const refund = { refundId: 'refund12345678', key: 'refund12345678', providerPaymentId: 'pi_1', amountPaise: 29_950 };
  const day = { from: new Date('2026-11-01T00:00:00+05:30'), to: new Date('2026-11-02T00:00:00+05:30') };

  test.each<[call: string, make: () => Promise<unknown>]>([
    ['opens a page', () => provider.start(charge)],
    ['opens a page for an export', () => provider.start({ ...charge, delivery })],
    ['closes a page', () => provider.expire('cs_test_1')],
    ['asks about a payment', () => provider.fetchPayment({ paymentId: 'payment12345678', providerRef: 'cs_test_1' })],
    ['sends a refund', () => provider.refund({ ...refund, isRetry: false })],
    ['looks for a refund and sends it again', () => provider.refund({ ...refund, isRetry: true })],
    ['asks about a refund', () => provider.fetchRefund({ providerRefundId: 're_1', providerPaymentId: 'pi_1' })],
    ['reads a statement', async () => provider.readStatement?.(day, undefined)],
    ['reads on in a statement', async () => provider.readStatement?.(day, 'txn_1')],
  ])('accepts the request that %s', async (_call, make) => {
    // Its sample answers need not fit: the request is what is checked.
    await make().catch(() => undefined);
    expect(proxy.take()).toEqual(expect.arrayContaining([200]));
    expect(proxy.refused()).toEqual([]);
  });

  test('refuses what the description of the API does not know', async () => {
    const { hostname: host, port } = new URL(proxy.url);
    const client = new Stripe(secretKey, { protocol: 'http', host, port, maxNetworkRetries: 0, telemetry: false });
    const wrong = { payment_intent: 'pi_1', amount: 'much' } as unknown as Stripe.RefundCreateParams;
    await expect(client.refunds.create(wrong)).rejects.toThrow();
    expect(proxy.refused()).toHaveLength(1);
  });
});
