import { createRouterClient, os } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { type Actor, type Context, createContext } from '#platform/context.ts';
import { implementAll } from '#platform/module.ts';
import { rolePowers, type ShopPower, shopPowers, shopRoles } from '#shared/access.ts';
import { accountEndpoint, anyoneEndpoint, deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient } from '../../../test/support/test-client.ts';
import { enforceAccess } from './enforce-access.ts';

const who = z.object({ actingFor: z.string().optional() });
// A contract of its own: the marketplace has no endpoint yet that asks for a power.
const contract = {
  visit: anyoneEndpoint.route({ method: 'GET', path: '/visit' }).output(who),
  own: accountEndpoint.route({ method: 'GET', path: '/own' }).output(who),
  enrol: accountEndpoint.meta({ enrolling: true }).route({ method: 'GET', path: '/enrol' }).output(who),
  shop: shopEndpoint('orders')
    .route({ method: 'GET', path: '/shops/{shop}/orders' })
    .input(z.object({ shop: z.string() }))
    .output(who),
  desk: deskEndpoint('refunds').route({ method: 'GET', path: '/refunds' }).output(who),
};
const router = implementAll(contract, {
  visit: ({ actor }) => ({ actingFor: actor?.actingFor?.slug }),
  own: ({ actor }) => ({ actingFor: actor?.actingFor?.slug }),
  enrol: ({ actor }) => ({ actingFor: actor?.actingFor?.slug }),
  shop: ({ actor }) => ({ actingFor: actor?.actingFor?.slug }),
  desk: ({ actor }) => ({ actingFor: actor?.actingFor?.slug }),
});

let app: TestApp;
const users: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp();
  const shop = { kind: 'studio', verified: true, city: { en: 'Jaipur' }, state: 'Rajasthan', since: 2001, about: { en: 'About' } } as const;
  for (const slug of ['mine', 'theirs']) {
    const sellerId = await addSeller(app.ctx, { ...shop, slug, sellerName: slug, dispatchDays: 2 });
    const person = await signUpTestClient(app, { email: `${slug}@example.com` });
    const userId = (await person.send('GET', '/users/me')).body.data.data._id;
    users[slug] = userId;
    await app.ctx.db.execute(`insert into seller_people (seller_id, user_id, role) values ($1, $2, 'owner')`, [sellerId, userId]);
  }
});
afterAll(() => app.close());

const actors: Record<string, () => Pick<Actor, 'role' | 'secondFactor'> & { userId: string | undefined }> = {
  visitor: () => ({ userId: undefined, role: 'buyer', secondFactor: false }),
  buyer: () => ({ userId: 'somebody', role: 'buyer', secondFactor: false }),
  'seller without a shop': () => ({ userId: 'somebody', role: 'seller', secondFactor: false }),
  member: () => ({ userId: users.mine, role: 'seller', secondFactor: false }),
  'member whose account is a buyer’s': () => ({ userId: users.mine, role: 'buyer', secondFactor: false }),
  'member of another shop': () => ({ userId: users.theirs, role: 'seller', secondFactor: false }),
  'admin without authenticator': () => ({ userId: 'somebody', role: 'admin', secondFactor: false }),
  admin: () => ({ userId: 'somebody', role: 'admin', secondFactor: true }),
};

function contextOf(name: string) {
  const { userId, ...rest } = actors[name]?.() ?? {};
  const now = new Date();
  const actor = userId === undefined ? undefined : ({ userId, sessionId: 's', authenticatedAt: now, expiresAt: now, ...rest } as Actor);
  return createContext(app.services, { requestId: 'test', actor });
}
const apiOf = (ctx: ReturnType<typeof contextOf>) =>
  createRouterClient(os.$context<Context>().use(enforceAccess).router(router), { context: ctx });

const calls = ['visit', 'own', 'enrol', 'shop', 'desk'] as const;
const table: Record<string, Record<(typeof calls)[number], string>> = {
  visitor: { visit: 'ok', own: 'UNAUTHORIZED', enrol: 'UNAUTHORIZED', shop: 'UNAUTHORIZED', desk: 'UNAUTHORIZED' },
  buyer: { visit: 'ok', own: 'ok', enrol: 'ok', shop: 'FORBIDDEN', desk: 'FORBIDDEN' },
  'seller without a shop': { visit: 'ok', own: 'ok', enrol: 'ok', shop: 'FORBIDDEN', desk: 'FORBIDDEN' },
  member: { visit: 'ok', own: 'ok', enrol: 'ok', shop: 'ok for mine', desk: 'FORBIDDEN' },
  'member whose account is a buyer’s': { visit: 'ok', own: 'ok', enrol: 'ok', shop: 'ok for mine', desk: 'FORBIDDEN' },
  'member of another shop': { visit: 'ok', own: 'ok', enrol: 'ok', shop: 'FORBIDDEN', desk: 'FORBIDDEN' },
  'admin without authenticator': {
    visit: 'ok',
    own: 'TOTP_ENROLMENT',
    enrol: 'ok',
    shop: 'TOTP_ENROLMENT',
    desk: 'TOTP_ENROLMENT',
  },
  admin: { visit: 'ok', own: 'ok', enrol: 'ok', shop: 'FORBIDDEN', desk: 'ok' },
};

describe.each(Object.entries(table))('%s', (name, row) => {
  test.each(calls)('%s', async (call) => {
    const api = apiOf(contextOf(name));
    const answer = await (call === 'shop' ? api.shop({ shop: 'mine' }) : api[call]()).then(
      ({ actingFor }) => (actingFor ? `ok for ${actingFor}` : 'ok'),
      (error: { code: string }) => error.code,
    );
    expect(answer).toBe(row[call]);
  });
});

describe.each(shopRoles)('a member who is the %s', (role) => {
  /** Repeats the table of powers beside the code. */
  const may: Record<ShopPower, readonly (typeof shopRoles)[number][]> = {
    shop: shopRoles,
    products: ['owner', 'manager'],
    drafts: ['owner', 'manager', 'facilitator'],
    stock: ['owner', 'manager', 'packer'],
    orders: ['owner', 'manager', 'packer'],
    returns: ['owner', 'manager'],
    messages: ['owner', 'manager'],
    statements: ['owner', 'manager', 'accountant'],
    money: ['owner', 'accountant'],
    settings: ['owner'],
    papers: ['owner', 'manager'],
    activity: ['owner', 'manager'],
    team: ['owner'],
  };

  test.each(shopPowers)('%s', async (power) => {
    const api = createRouterClient(
      os
        .$context<Context>()
        .use(enforceAccess)
        .router(
          implementAll(
            {
              act: shopEndpoint(power)
                .route({ method: 'GET', path: '/shops/{shop}/act' })
                .input(z.object({ shop: z.string() }))
                .output(who),
            },
            { act: () => ({}) },
          ),
        ),
      { context: contextOf('member') },
    );
    await app.ctx.db.execute('update seller_people set role = $1 where user_id = $2', [role, users.mine]);
    const call = (shop: string) =>
      api.act({ shop }).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      );
    expect(await call('mine')).toBe(may[power].includes(role) ? 'ok' : 'FORBIDDEN');
    expect(await call('theirs')).toBe('FORBIDDEN');
    expect(rolePowers[role].includes(power)).toBe(may[power].includes(role));
    await app.ctx.db.execute(`update seller_people set role = 'owner'`);
  });
});

test('no role but the owner’s and the manager’s sees both addresses and amounts', () => {
  const both = shopRoles.filter((role) => rolePowers[role].includes('orders') && rolePowers[role].includes('statements'));
  expect(both).toEqual(['owner', 'manager']);
});

test('refuses a shop that does not exist like one of others', async () => {
  await expect(apiOf(contextOf('member')).shop({ shop: 'nowhere' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('records whom a member acts for, and reads the memberships once', async () => {
  const ctx = contextOf('member');
  await apiOf(ctx).shop({ shop: 'mine' });
  const memberships = await ctx.actor?.memberships;
  expect(memberships).toEqual([{ sellerId: ctx.actor?.actingFor?.sellerId, slug: 'mine', role: 'owner', powers: shopPowers }]);
  await ctx.record({ kind: 'data-exported', outcome: 'success' });
  const { rows } = await app.ctx.db.execute(`select stream, acting_as from security_events where kind = 'data-exported' and actor = $1`, [
    users.mine,
  ]);
  expect(rows).toEqual([{ stream: 'staff', acting_as: ctx.actor?.actingFor?.sellerId }]);
});

test('never lets one request act for two shops', async () => {
  const ctx = contextOf('member');
  await apiOf(ctx).shop({ shop: 'mine' });
  ctx.actor?.memberships?.then((list) => (list as unknown[]).push({ sellerId: 'other', slug: 'other', powers: shopPowers }));
  await expect(apiOf(ctx).shop({ shop: 'other' })).rejects.toThrow('a request acts for one shop');
});
