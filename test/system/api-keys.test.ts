import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listApiRoutes } from '#platform/http/api-routes.ts';
import type { ShopPower } from '#shared/access.ts';
import { type ApiKeyScope, apiKeyScopes } from '#shared/api-keys.ts';
import { newId } from '#shared/id.ts';
import { contract } from '../../src/contract.ts';
import { addPreparedShop } from '../support/prepared-shop.ts';
import { addProgram, type Program } from '../support/shop-api.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

/** Repeats what each scope may beside the code: its powers for reading, and for all else. */
const may: Record<ApiKeyScope, { read: readonly ShopPower[]; write: readonly ShopPower[] }> = {
  'read-orders': { read: ['orders'], write: [] },
  'ship-orders': { read: ['orders'], write: ['orders'] },
  'read-products': { read: ['stock', 'drafts'], write: [] },
  'write-products': { read: ['stock', 'drafts'], write: ['products', 'drafts'] },
  'write-stock': { read: ['stock'], write: ['stock'] },
  'read-money': { read: ['statements', 'money'], write: [] },
};

const routes = listApiRoutes(contract);
const ofShops = routes.flatMap((route) =>
  typeof route.meta.access === 'object' && 'shop' in route.meta.access ? [{ ...route, power: route.meta.access.shop }] : [],
);
const others = routes.filter(({ meta }) => !(typeof meta.access === 'object' && 'shop' in meta.access) && !meta.cache);

let app: TestApp;
const programs = new Map<ApiKeyScope | 'all', Program>();
beforeAll(async () => {
  app = await openTestApp();
  const { slug, owner } = await addPreparedShop(app, 'Own Shop');
  await addPreparedShop(app, 'Other Shop');
  const { _id: userId } = (await owner.send('GET', '/users/me')).body.data.data;
  for (const scope of apiKeyScopes) programs.set(scope, await addProgram(app, slug, userId, [scope]));
  programs.set('all', await addProgram(app, slug, userId, [...apiKeyScopes]));
});
afterAll(() => app.close());

let calls = 0;
async function call(scope: ApiKeyScope | 'all', { method, path }: { method: string; path: string }, shop: string) {
  // A key has so many requests a minute, which are fewer than there are endpoints.
  if (calls++ % 50 === 0) await app.ctx.db.execute('delete from limits');
  const address = path.replace('{shop}', shop).replace(/\{[^}]+\}/g, newId());
  const { status, body } = (await programs.get(scope)?.send(method, address, method === 'GET' ? undefined : {})) ?? {};
  return { status, code: String(body?.code ?? '') };
}

describe.each(apiKeyScopes)('a key to %s', (scope) => {
  test('works exactly where its scope allows', async () => {
    const wrong: string[] = [];
    for (const route of ofShops) {
      const { status, code } = await call(scope, route, 'own-shop');
      const isAllowed = may[scope][route.method === 'GET' ? 'read' : 'write'].includes(route.power);
      const isRight = isAllowed ? ![401, 403, 500].includes(status ?? 0) : status === 403 && code === 'FORBIDDEN';
      if (!isRight) wrong.push(`${route.name}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('no scope reaches the bank, the team, the settings or further keys', () => {
  const reached = new Set(apiKeyScopes.flatMap((scope) => [...may[scope].read, ...may[scope].write]));
  for (const power of ['shop', 'settings', 'team', 'returns', 'messages'] as const) expect(reached.has(power)).toBe(false);
});

test('a key with every scope is refused by other shops like by one that does not exist', async () => {
  const answers = new Set<number | undefined>();
  for (const route of ofShops) answers.add((await call('all', route, 'other-shop')).status);
  for (const route of ofShops.slice(0, 5)) answers.add((await call('all', route, 'no-shop')).status);
  expect(answers).toEqual(new Set([403]));
});

test('a key with every scope is no login: accounts, orders of buyers, and the desk answer 401', async () => {
  const open: string[] = [];
  for (const route of others) {
    const { status, code } = await call('all', route, '');
    if (status !== 401 || code !== 'UNAUTHORIZED') open.push(`${route.name}: ${status} ${code}`);
  }
  expect(open).toEqual([]);
});
