import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../../../test/simulators/stripe.ts';
import { type Charge, type Provider, ProviderRejected, ProviderUnavailable, parsePayUrl } from './provider.ts';
import { createRazorpayProvider } from './razorpay-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

let razorpay: RazorpaySimulator;
let stripe: StripeSimulator;
let made: Record<string, Provider>;
beforeEach(async () => {
  razorpay = await openRazorpay();
  stripe = await openStripe();
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET } = razorpay.env;
  made = {
    razorpay: createRazorpayProvider({ keyId, keySecret, webhookSecret: RAZORPAY_WEBHOOK_SECRET, url: razorpay.url }),
    stripe: createStripeProvider({
      secretKey: stripe.env.STRIPE_SECRET_KEY,
      webhookSecret: stripe.env.STRIPE_WEBHOOK_SECRET,
      url: stripe.url,
    }),
  };
});
afterEach(async () => {
  await razorpay.close();
  await stripe.close();
});

let count = 0;
const charge = (): Charge => ({
  paymentId: `payment${count++}abcdef`,
  orderNumber: 'K7M2-QX4P',
  language: 'en',
  amountPaise: 129_950,
  currency: 'INR',
  returnUrl: 'http://localhost:3000/checkout/payment?order=K7M2-QX4P',
  cancelUrl: 'http://localhost:3000/checkout/payment?order=K7M2-QX4P',
  openedAt: new Date(),
  contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
});

const names = ['razorpay', 'stripe'] as const;
const provider = (name: string) => made[name] as Provider;
const simulator = (name: string) => (name === 'razorpay' ? razorpay : stripe);
const headersOf = (message: { headers: Record<string, string> }) => new Headers(message.headers);

test('each reports an unreachable, slow or broken provider within five seconds, without secrets', async () => {
  const reports = names.map(async (name) => {
    const { trouble } = simulator(name);
    for (const [kind, value] of [
      ['down', true],
      ['slowMs', 60_000],
      ['brokenAnswers', 9],
    ] as const) {
      Object.assign(trouble, { down: false, slowMs: 0, brokenAnswers: 0, [kind]: value });
      const begun = performance.now();
      const error = await provider(name)
        .start(charge())
        .catch((reason) => reason);
      expect(error, kind).toBeInstanceOf(ProviderUnavailable);
      expect(performance.now() - begun, kind).toBeLessThan(5_500);
      expect(`${error.message} ${JSON.stringify(error)} ${error.cause ?? ''}`).not.toMatch(/secret|sk_test|rzp_test|Basic|Bearer/);
    }
  });
  await Promise.all(reports);
}, 20_000);

describe.each(names)('%s', (name) => {
  test('opens a page, and the same one when called again', async () => {
    const one = charge();
    const started = await provider(name).start(one);
    expect(started.payUrl).toMatch(/^https:\/\//);
    expect(await provider(name).start(one)).toEqual(started);
    expect((await provider(name).start(charge())).providerRef).not.toBe(started.providerRef);
  });

  test('leaves one page after a start whose response was lost', async () => {
    simulator(name).trouble.brokenAnswers = 1;
    const one = charge();
    await expect(provider(name).start(one)).rejects.toBeInstanceOf(ProviderUnavailable);
    const started = await provider(name).start(one);
    const pages = name === 'razorpay' ? razorpay.links : stripe.sessions;
    expect([...pages.keys()]).toEqual([started.providerRef]);
  });

  test('fetches the status of a payment', async () => {
    const one = charge();
    const { providerRef } = await provider(name).start(one);
    const asked = { paymentId: one.paymentId, providerRef };
    expect(await provider(name).fetchPayment(asked)).toBeUndefined();
    const { paymentId } = simulator(name).pay(providerRef);
    const about = { kind: 'captured', amountPaise: 129_950, currency: 'INR', providerPaymentId: paymentId, ...asked };
    expect(await provider(name).fetchPayment(asked)).toMatchObject(about);
  });

  test('expires a page so that it cannot be paid, and leaves a paid one paid', async () => {
    const open = await provider(name).start(charge());
    await provider(name).expire(open.providerRef);
    expect(await provider(name).fetchPayment({ paymentId: 'x', providerRef: open.providerRef })).toMatchObject({ kind: 'cancelled' });
    const paid = await provider(name).start(charge());
    simulator(name).pay(paid.providerRef);
    await provider(name).expire(paid.providerRef);
    expect(await provider(name).fetchPayment({ paymentId: 'x', providerRef: paid.providerRef })).toMatchObject({ kind: 'captured' });
  });

  test('sends a refund once for each key, also after a lost response', async () => {
    const { providerRef } = await provider(name).start(charge());
    const { paymentId } = simulator(name).pay(providerRef);
    const order = { refundId: 'refund12345678', key: 'refund12345678', providerPaymentId: paymentId, amountPaise: 29_950 };
    simulator(name).trouble.brokenAnswers = 1;
    await expect(provider(name).refund({ ...order, isRetry: false })).rejects.toBeInstanceOf(ProviderUnavailable);
    const report = await provider(name).refund({ ...order, isRetry: true });
    expect(await provider(name).refund({ ...order, isRetry: false })).toEqual(report);
    expect(report.state).toBe('done');
    expect(simulator(name).balance()).toBe(100_000);
    expect(await provider(name).fetchRefund({ ...report, providerPaymentId: paymentId })).toEqual(report);
  });

  test('refuses to refund more than was paid', async () => {
    const { providerRef } = await provider(name).start(charge());
    const { paymentId } = simulator(name).pay(providerRef);
    const order = { refundId: 'r', key: 'refund87654321', providerPaymentId: paymentId, amountPaise: 129_951, isRetry: false };
    await expect(provider(name).refund(order)).rejects.toBeInstanceOf(ProviderRejected);
  });

  test('accepts its webhooks and refuses a forged one', async () => {
    const one = charge();
    const { providerRef } = await provider(name).start(one);
    const messages = simulator(name).pay(providerRef).messages;
    for (const message of messages) {
      const read = provider(name).parseWebhook(message.body, headersOf(message));
      expect(read).toMatchObject([{ paymentId: one.paymentId, amountPaise: 129_950, currency: 'INR' }]);
      expect(JSON.stringify(read)).not.toMatch(/asha|98765/i);
      const forgeries = {
        'a byte changed': { ...message, body: message.body.replace('129950', '129951') },
        're-serialised': { ...message, body: JSON.stringify(JSON.parse(message.body), null, 1) },
        'another secret': simulator(name).sign(message.body, 'whsec_another12345678'),
        'no signature': { ...message, headers: {} },
        'an empty signature': { ...message, headers: { 'stripe-signature': '', 'x-razorpay-signature': '' } },
        'a signature that is none': { ...message, headers: { 'stripe-signature': 't=1,v1=zz', 'x-razorpay-signature': 'zz'.repeat(32) } },
      };
      for (const [kind, forged] of Object.entries(forgeries)) {
        expect(provider(name).parseWebhook(forged.body, headersOf(forged)), kind).toBe('refused');
      }
    }
  });

  test('reads no payment from signed nonsense', () => {
    for (const body of [
      '',
      '[]',
      '{}',
      'null',
      '{"event":"payment.captured","payload":{}}',
      '{"id":"evt_1","object":"event","type":"ping","created":1,"data":{"object":{}}}',
    ]) {
      const message = simulator(name).sign(body);
      const read = provider(name).parseWebhook(body, headersOf(message));
      if (read !== 'refused') expect(read).toMatchObject([{ kind: 'other' }]);
    }
  });
});

test('tells Stripe the name and address of an export, and nothing of them at home', async () => {
  const delivery = {
    name: 'Emma Brown',
    line1: '5 High Street',
    line2: null,
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 4AB',
    country: 'GB',
  };
  await provider('stripe').start({ ...charge(), delivery });
  await provider('stripe').start(charge());
  const [abroad, home] = stripe.seen.forms.map((form) => Object.fromEntries(form));
  expect(abroad).toMatchObject({
    billing_address_collection: 'required',
    'payment_intent_data[description]': 'Order K7M2-QX4P',
    'payment_intent_data[shipping][name]': 'Emma Brown',
    'payment_intent_data[shipping][address][line1]': '5 High Street',
    'payment_intent_data[shipping][address][postal_code]': 'LS1 4AB',
    'payment_intent_data[shipping][address][country]': 'GB',
  });
  expect(Object.keys(home ?? {}).filter((name) => /shipping|billing/.test(name))).toEqual([]);
});

test('refuses a replayed webhook of Stripe', async () => {
  const { providerRef } = await provider('stripe').start(charge());
  const { body } = stripe.pay(providerRef).messages[0] ?? { body: '' };
  const at = (seconds: number) => stripe.sign(body, undefined, Math.floor(Date.now() / 1000) - seconds);
  expect(provider('stripe').parseWebhook(body, headersOf(at(290)))).toMatchObject([{ kind: 'captured' }]);
  expect(provider('stripe').parseWebhook(body, headersOf(at(310)))).toBe('refused');
});

test.each([
  undefined,
  null,
  '',
  'nonsense',
  'http://pay.example/1',
  'javascript:alert(1)',
  'https://user:secret@pay.example/1',
  '//pay.example/1',
])('a buyer is never redirected to %j', (address) => {
  expect(() => parsePayUrl(address, 'start')).toThrow(new ProviderUnavailable('start: no address to pay at'));
});
