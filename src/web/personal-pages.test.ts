import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#modules/accounts/tables.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../test/support/test-client.ts';
import { guardPersonalPages } from './personal-pages.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({}, async (request, { api }) => {
    const context = { get: () => api };
    try {
      return (await guardPersonalPages({ request, context } as never, async () => new Response('the page'))) as Response;
    } catch (error) {
      return error as Response;
    }
  });
});
afterAll(() => shop.close());

async function open({ cookies }: TestClient, path: string): Promise<string> {
  const answer = await shop.request(path, { headers: { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') } });
  return answer.headers.get('location') ?? (await answer.text());
}

test('an unauthenticated user is asked to log in, and led back', async () => {
  const nobody = createTestClient(shop);
  expect(await open(nobody, '/me')).toBe('/login?next=%2Fme');
  expect(await open(nobody, '/hi/account/privacy?tab=2')).toBe('/hi/login?next=%2Fhi%2Faccount%2Fprivacy%3Ftab%3D2');
  expect(await open(nobody, '/account/wishlist')).toBe('the page');
  expect(await open(await signUpTestClient(shop), '/me')).toBe('the page');
});

test('an admin without an authenticator is led to set one up, and keeps what makes the account safe', async () => {
  const person = await signUpTestClient(shop);
  await shop.ctx.db.orm.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  for (const path of ['/me', '/account/privacy', '/account/export', '/account/my-addresses.data'])
    expect([path, await open(person, path)]).toEqual([path, '/account/authenticator']);
  expect(await open(person, '/hi/me')).toBe('/hi/account/authenticator');
  for (const path of ['/account/authenticator', '/account/security', '/account/password', '/hi/account/confirm'])
    expect([path, await open(person, path)]).toEqual([path, 'the page']);
});
