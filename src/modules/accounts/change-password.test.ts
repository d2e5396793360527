import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const fresh = 'a whole new phrase';

test('a changed password ends every other session and gives this one a new token', async () => {
  const person = await signUpTestClient(shop);
  const other = createTestClient(shop);
  await other.send('POST', '/users/login', { email: person.email, password: person.password });
  const changed = await person.send('POST', '/users/change-password', {
    currentPassword: person.password,
    password: fresh,
    passwordConfirm: fresh,
  });
  expect(changed.status).toBe(200);
  expect(changed.body.token).not.toBe(person.token);
  expect((await other.send('GET', '/users/me')).status).toBe(401);
  expect((await person.send('GET', '/users/me')).status).toBe(200);
  const old = await createTestClient(shop).send('GET', '/users/me', undefined, { authorization: `Bearer ${person.token}` });
  expect(old.status).toBe(401);
  expect((await sentMails(shop, person.email)).at(-1)?.kind).toBe('password-changed');
  expect((await createTestClient(shop).send('POST', '/users/login', { email: person.email, password: fresh })).status).toBe(200);
});

test('the old password is asked for, and guesses at it are limited', async () => {
  const person = await signUpTestClient(shop);
  const change = (currentPassword: string) =>
    person.send('POST', '/users/change-password', { currentPassword, password: fresh, passwordConfirm: fresh });
  expect((await change('not mine at all')).body.fields).toEqual({ currentPassword: 'This is not your password.' });
  for (let guess = 0; guess < 9; guess++) await change(`guess ${guess}`);
  expect((await change(person.password)).status).toBe(429);
});

test('a forgotten password is replaced with a code from the mailbox', async () => {
  const person = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  const asked = await browser.send('POST', '/users/forgot-password', { email: person.email });
  const unknown = await createTestClient(shop).send('POST', '/users/forgot-password', { email: 'unknown@example.com' });
  expect(asked.body).toEqual(unknown.body);
  expect(await sentMails(shop, 'unknown@example.com')).toEqual([]);
  const otp = await sentCode(shop, person.email);
  const weak = await browser.send('POST', '/users/reset-password', {
    email: person.email,
    otp,
    password: 'password123',
    passwordConfirm: 'password123',
  });
  expect(weak.body.fields).toHaveProperty('password');
  const reset = await browser.send('POST', '/users/reset-password', { email: person.email, otp, password: fresh, passwordConfirm: fresh });
  expect(reset.status).toBe(200);
  expect((await person.send('GET', '/users/me')).status).toBe(401);
  expect((await browser.send('GET', '/users/me')).body.data.data.email).toBe(person.email);
  const again = await browser.send('POST', '/users/reset-password', { email: person.email, otp, password: fresh, passwordConfirm: fresh });
  expect(again.body.code).toBe('INVALID_OTP');
});
