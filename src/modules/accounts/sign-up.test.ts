import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, sentCode, sentMails } from '../../../test/people.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const wanted = { name: 'Asha Verma', email: 'Asha@Example.com', password: 'blue lotus pond', passwordConfirm: 'blue lotus pond' };

test('a code by mail opens the account, signs in and welcomes', async () => {
  const browser = createPerson(shop);
  const asked = await browser.send('POST', '/users/signup', wanted);
  expect(asked.status).toBe(200);
  expect(asked.body).toEqual({ status: 'success', message: expect.stringContaining('6-digit code') });
  const code = await sentCode(shop, 'asha@example.com');
  const entered = await browser.send('POST', '/users/verify-otp', { email: 'asha@example.com', otp: code });
  expect(entered.status).toBe(200);
  expect(entered.body.data.user).toMatchObject({ name: 'Asha Verma', email: 'asha@example.com', role: 'buyer', emailVerified: true });
  expect(entered.body.token).toMatch(/^[\w-]{43}$/);
  expect((await browser.send('GET', '/users/me')).body.data.data.email).toBe('asha@example.com');
  expect((await sentMails(shop, 'asha@example.com')).map((mail) => mail.kind)).toEqual(['signup-code', 'welcome']);
});
