import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { listMethods, requireMethod } from './list-methods.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    RAZORPAY_KEY_ID: 'rzp_test_abcdefgh1234',
    RAZORPAY_KEY_SECRET: 'key-secret-of-the-tests',
    RAZORPAY_WEBHOOK_SECRET: 'hook-secret-of-the-tests',
    STRIPE_SECRET_KEY: 'sk_test_abcdefgh12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12345678',
  });
});
afterAll(() => shop.close());

test.each([
  [99, ['razorpay', 'stripe']],
  [100, ['stripe']],
  [5_999, ['stripe']],
  [6_000, []],
  [0, []],
])('of %d paise, less than the least that these take: %j', (totalPaise, refused) => {
  const { methods } = listMethods(shop.ctx, { country: 'IN', totalPaise });
  expect(methods.filter((method) => method.refused === 'below-minimum').map(({ method }) => method)).toEqual(refused);
});

test('says what is the least before the buyer leaves for the provider', () => {
  expect(() => requireMethod(shop.ctx, 'stripe', { country: 'GB', totalPaise: 5_999 })).toThrow(
    expect.objectContaining({ code: 'METHOD_NOT_OFFERED', fields: { method: 'At least ₹60.00 can be paid that way.' } }),
  );
  expect(() => requireMethod(shop.ctx, 'stripe', { country: 'GB', totalPaise: 6_000 })).not.toThrow();
});
