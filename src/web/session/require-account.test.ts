import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq } from 'drizzle-orm';
import { createStaticHandler, type MiddlewareFunction, type RouteObject, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#modules/accounts/tables.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import * as enrolled from '../account/enrolled.ts';
import * as me from '../account/me.tsx';
import * as signedIn from '../account/signed-in.ts';
import { apiContext } from '../api.ts';
import routes from '../routes.ts';

/** Pages below /account and /me that visitors open, too. */
const open: readonly string[] = ['account/wishlist.tsx'];

const guards: Record<string, { middleware: MiddlewareFunction<Response>[] }> = {
  'account/signed-in.ts': signedIn,
  'account/enrolled.ts': enrolled,
  'account/me.tsx': me,
};

/** The routes of the site with their guards, and a text instead of each page. */
const toRouteObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, path, index, file, children }): RouteObject => {
    const { middleware } = guards[file] ?? {};
    const common = {
      ...(id ? { id } : {}),
      ...(path === undefined ? {} : { path }),
      ...(middleware ? { middleware: middleware as MiddlewareFunction[] } : {}),
      loader: () => null,
    };
    return index ? { ...common, index: true } : { ...common, children: toRouteObjects(children ?? []) };
  });

let shop: TestApp;
beforeAll(async () => {
  const handler = createStaticHandler(toRouteObjects(routes));
  shop = await openTestApp({}, async (request, { api }) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    return (await handler.query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const answer = await query(request);
        return answer instanceof Response ? answer : new Response('the page');
      },
    })) as Response;
  });
});
afterAll(() => shop.close());

async function visit({ cookies }: TestClient, path: string): Promise<string> {
  const answer = await shop.request(path, { headers: { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') } });
  return answer.headers.get('location') ?? (await answer.text());
}

test('leads a visitor of a personal page to sign in, and back', async () => {
  const visitor = createTestClient(shop);
  expect(await visit(visitor, '/me')).toBe('/login?next=%2Fme');
  expect(await visit(visitor, '/hi/account/privacy?tab=2')).toBe('/hi/login?next=%2Fhi%2Faccount%2Fprivacy%3Ftab%3D2');
  expect(await visit(visitor, '/account/wishlist')).toBe('the page');
  expect(await visit(await signUpTestClient(shop), '/me')).toBe('the page');
});

test('leads an admin without an authenticator to set one up', async () => {
  const person = await signUpTestClient(shop);
  await shop.ctx.db.orm.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  for (const path of ['/me', '/account/privacy', '/account/export', '/account/my-addresses', '/account/my-addresses/x'])
    expect([path, await visit(person, path)]).toEqual([path, '/account/authenticator']);
  expect(await visit(person, '/hi/me')).toBe('/hi/account/authenticator');
  for (const path of ['/account/authenticator', '/account/security', '/account/password', '/hi/account/confirm'])
    expect([path, await visit(person, path)]).toEqual([path, 'the page']);
});

interface Page {
  path: string;
  file: string;
}

const pagesOf = (entries: readonly RouteConfigEntry[], before = ''): Page[] =>
  entries.flatMap(({ path = '', file, children }) => {
    const full = `${before}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    return children ? pagesOf(children, full) : [{ path: full, file }];
  });

test.each(pagesOf(routes).filter(({ path }) => /^(?:\/hi)?\/(?:me|account)(?:\/|$)/.test(path)))(
  'guards $path unless it is listed as open',
  async ({ path, file }) => {
    const isOpen = !(await visit(createTestClient(shop), path.replace(':id', 'x'))).includes('/login?');
    expect(isOpen).toBe(open.includes(file));
  },
);
