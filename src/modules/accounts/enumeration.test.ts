import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { type Answer, createTestClient, moveBrowser, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const password = 'not the password';
const codes = ['000000', '111111', '222222', '333333', '444444', '555555'];
/** Goes on with a browser until it is refused another way than at first. */
const sixCodes = async (enter: (otp: string) => Promise<Answer>) => {
  let last: Answer | undefined;
  for (const otp of codes) last = await enter(otp);
  return last as Answer;
};
const newPasswords = { password, passwordConfirm: password };
const calls: Record<string, (email: string) => Promise<Answer>> = {
  login: (email) => createTestClient(shop).send('POST', '/users/login', { email, password: 'a wrong password' }),
  signup: (email) => createTestClient(shop).send('POST', '/users/signup', { name: 'Eve', email, password, passwordConfirm: password }),
  'resend-otp': (email) => createTestClient(shop).send('POST', '/users/resend-otp', { email }),
  'verify-otp': (email) => createTestClient(shop).send('POST', '/users/verify-otp', { email, otp: '000000' }),
  'forgot-password': (email) => createTestClient(shop).send('POST', '/users/forgot-password', { email }),
  'reset-password': (email) =>
    createTestClient(shop).send('POST', '/users/reset-password', { email, otp: '000000', password, passwordConfirm: password }),
  'six codes for a sign-up': async (email) => {
    const browser = createTestClient(shop);
    await browser.send('POST', '/users/forgot-password', { email });
    return sixCodes((otp) => browser.send('POST', '/users/verify-otp', { email, otp }));
  },
  'six codes for a password': async (email) => {
    const browser = createTestClient(shop);
    await browser.send('POST', '/users/forgot-password', { email });
    return sixCodes((otp) => browser.send('POST', '/users/reset-password', { email, otp, ...newPasswords }));
  },
  'six codes, and another sent': async (email) => {
    const browser = createTestClient(shop);
    await browser.send('POST', '/users/forgot-password', { email });
    const enter = (otp: string) => browser.send('POST', '/users/reset-password', { email, otp, ...newPasswords });
    await sixCodes(enter);
    await moveBrowser(shop, browser).send('POST', '/users/forgot-password', { email });
    return enter('000000');
  },
  'resend after asking for something else': async (email) => {
    const browser = createTestClient(shop);
    await browser.send('POST', '/users/forgot-password', { email });
    return browser.send('POST', '/users/resend-otp', { email });
  },
  'log-ins past the limit': async (email) => {
    const browser = createTestClient(shop);
    for (let guess = 0; guess < 10; guess++) await browser.send('POST', '/users/login', { email, password: `guess ${guess}` });
    return browser.send('POST', '/users/login', { email, password });
  },
  'codes past the limit of a mailbox': async (email) => {
    for (let network = 0; network < 20; network++) await createTestClient(shop).send('POST', '/users/forgot-password', { email });
    return createTestClient(shop).send('POST', '/users/forgot-password', { email });
  },
  'another e-mail': async (email) => (await signUpTestClient(shop)).send('PATCH', '/users/updateMe', { email }),
};
const openAccount = async () => {
  const { email } = await signUpTestClient(shop);
  // As if it had been opened long ago: no pause between codes is running.
  await shop.ctx.db.execute('delete from limits');
  return email;
};

test.each(Object.entries(calls))(
  '%s tells an address with an account, a waiting sign-up and an unknown one apart in nothing',
  async (name, call) => {
    const waiting = `waiting-${name.replace(/\W/g, '')}@example.com`;
    await calls.signup?.(waiting);
    const known = await openAccount();
    const unknown = `unknown-${name.replace(/\W/g, '')}@example.com`;
    const shape = ({ status, body, headers }: Answer, email: string) => ({
      status,
      body: JSON.stringify(body, (key, value) => (['_id', 'email', 'pendingEmail'].includes(key) ? '' : value)).replaceAll(email, ''),
      headers: [...headers.keys()].sort(),
      cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]+/, '')),
    });
    const expected = shape(await call(unknown), unknown);
    expect(shape(await call(known), known)).toEqual(expected);
    expect(shape(await call(waiting), waiting)).toEqual(expected);
    // Asked once more at once: the limits tell no more.
    const again = shape(await call(unknown), unknown);
    expect(shape(await call(known), known)).toEqual(again);
    expect(shape(await call(waiting), waiting)).toEqual(again);
  },
);

test('an unknown address gets no mail unless it asks for an account', async () => {
  for (const [name, call] of Object.entries(calls)) {
    if (name === 'signup' || name === 'another e-mail') continue;
    const email = `stranger-${name}@example.com`;
    await call(email);
    expect(await sentMails(shop, email)).toEqual([]);
    const { rows } = await shop.ctx.db.execute('select count(*)::int as kept from one_time_codes where email = $1', [email]);
    expect(rows).toEqual([{ kept: 0 }]);
  }
});
