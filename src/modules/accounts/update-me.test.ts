import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

test('the profile form sends name and phone', async () => {
  const person = await signUpTestClient(shop);
  const { status, body } = await person.send('PATCH', '/users/updateMe', { name: '  Asha   V ', phone: '+91 98290-12345' });
  expect(status).toBe(200);
  expect(body.data.user).toMatchObject({ name: 'Asha V', phone: '+919829012345' });
  expect((await person.send('PATCH', '/users/updateMe', { phone: '' })).body.data.user.phone).toBe('');
  expect((await person.send('PATCH', '/users/updateMe', { name: ' ', phone: '99' })).body.fields).toHaveProperty('name');
  expect((await person.send('PATCH', '/users/updateMe', { phone: '99' })).body.fields).toHaveProperty('phone');
});

test('ignores a role or a verified address in the input', async () => {
  const person = await signUpTestClient(shop);
  const { body } = await person.send('PATCH', '/users/updateMe', {
    name: 'Eve',
    role: 'admin',
    emailVerified: true,
    passwordHash: 'x',
    _id: 'other',
  });
  expect(body.data.user).toMatchObject({ name: 'Eve', role: 'buyer' });
  const { rows } = await shop.ctx.db.execute(`select count(*)::int as admins from users where role <> 'buyer'`);
  expect(rows).toEqual([{ admins: 0 }]);
});

test('preferences start as the law wants them, change one by one, and every change is noted', async () => {
  const person = await signUpTestClient(shop);
  const me = await person.send('GET', '/users/me');
  expect(me.body.data.data.preferences).toEqual({ personalizedRecommendations: true, promotionalEmails: false });
  await person.send('PATCH', '/users/updateMe', { preferences: { promotionalEmails: true } });
  await person.send('PATCH', '/users/updateMe', { preferences: { promotionalEmails: true } });
  const last = await person.send('PATCH', '/users/updateMe', {
    preferences: { promotionalEmails: false, personalizedRecommendations: false },
  });
  expect(last.body.data.user.preferences).toEqual({ personalizedRecommendations: false, promotionalEmails: false });
  const { consents } = (await person.send('GET', '/users/consents')).body.data;
  expect(consents.map((each: { purpose: string; granted: boolean }) => `${each.purpose} ${each.granted}`).sort()).toEqual([
    'personalized recommendations false',
    'promotional e-mail false',
    'promotional e-mail true',
  ]);
});

test('uses another e-mail address once it is verified, and tells the old one', async () => {
  const person = await signUpTestClient(shop);
  const settings = {
    name: 'Asha',
    phone: '',
    email: 'Fresh@Example.com',
    preferences: { personalizedRecommendations: true, promotionalEmails: false },
  };
  const asked = await person.send('PATCH', '/users/updateMe', settings);
  expect(asked.body).toMatchObject({ pendingEmail: 'fresh@example.com', data: { user: { email: person.email } } });
  const stranger = await signUpTestClient(shop);
  const otp = await sentCode(shop, 'fresh@example.com');
  expect((await stranger.send('POST', '/users/verify-email', { email: 'fresh@example.com', otp })).body.code).toBe('INVALID_OTP');
  const verified = await person.send('POST', '/users/verify-email', { email: 'fresh@example.com', otp });
  expect(verified.body.data.user.email).toBe('fresh@example.com');
  expect((await sentMails(shop, person.email)).at(-1)?.kind).toBe('email-changed');
  expect((await createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password })).status).toBe(401);
  expect(
    (await createTestClient(shop).send('POST', '/users/login', { email: 'fresh@example.com', password: person.password })).status,
  ).toBe(200);
});

test('an address that has an account cannot be taken, and the answer does not say so', async () => {
  const owner = await signUpTestClient(shop);
  const person = await signUpTestClient(shop);
  const known = await person.send('PATCH', '/users/updateMe', { email: owner.email });
  const unknown = await person.send('PATCH', '/users/updateMe', { email: 'free@example.com' });
  expect(known.status).toBe(unknown.status);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect((await sentMails(shop, owner.email)).at(-1)?.kind).toBe('account-exists');
});

test('a session left open cannot take another e-mail address until the password is entered again', async () => {
  const person = await signUpTestClient(shop);
  shop.setNow(minutes(16));
  expect((await person.send('PATCH', '/users/updateMe', { name: 'Still', email: 'thief@example.com' })).body.code).toBe('REAUTHENTICATE');
  expect((await person.send('GET', '/users/me')).body.data.data.name).toBe('Asha Verma');
  expect((await person.send('POST', '/users/reauthenticate', { password: 'wrong wrong' })).body.fields).toHaveProperty('password');
  expect((await person.send('POST', '/users/reauthenticate', { password: person.password })).status).toBe(200);
  expect((await person.send('PATCH', '/users/updateMe', { email: 'mine@example.com' })).body.pendingEmail).toBe('mine@example.com');
});
