import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiKeyLimit } from '#modules/access/find-key-actor.ts';
import { packPlannedParcel } from '#modules/orders/pack-shop-parcels.ts';
import { apiKeyScopes } from '#shared/api-keys.ts';
import { redactText } from '#shared/redact.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { addOwner, addProgram, programOf } from '../../../test/support/shop-api.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, type TestClient } from '../../../test/support/test-client.ts';
import { announceKeyEnds } from './announce-key-ends.ts';

const slug = 'jaipur-potters';
const wanted = { name: 'Our ERP', scopes: ['read-products', 'write-stock'], days: 90 };
const refused = { status: 401, code: 'UNAUTHORIZED', fields: {} };

let app: TestApp;
let owner: Awaited<ReturnType<typeof addOwner>>;
let second: typeof owner;
let product: SampleProduct;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
beforeAll(async () => {
  app = await openTestApp();
  [product] = (await addSampleProducts(app, 2)) as [SampleProduct, SampleProduct];
  owner = await addOwner(app, slug);
});
afterEach(() => app.setNow(undefined));
afterAll(() => app.close());

const make = (by: TestClient = owner, more: object = {}) => by.send('POST', `/shops/${slug}/api-keys`, { ...wanted, ...more });
const list = async () => (await owner.send('GET', `/shops/${slug}/api-keys`)).body.data.keys;
const answerOf = async (token: string, path = `/shops/${slug}/products`) => {
  const { status, body } = await programOf(app, token).send('GET', path);
  return { status, code: body.code, fields: body.fields };
};
const stockCall = (seen: number, units: number) => ({ variant: product.variantId, seen, units });
const stockPath = () => `/shops/${slug}/products/${product.productId}/stock`;

test('a key is shown once, stored as a digest, and all owners are told its beginning', async () => {
  second = await addOwner(app, slug);
  const { status, body } = await make();
  expect(status).toBe(200);
  const { token, prefix } = body.data;
  expect(token).toMatch(/^kg_live_[\w-]{43}$/);
  expect(token.startsWith(prefix)).toBe(true);
  expect((await answerOf(token)).status).toBe(200);
  const [key] = await list();
  expect(key).toMatchObject({ name: 'Our ERP', prefix, scopes: wanted.scopes, works: true });
  expect(key.lastUsedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const stored = JSON.stringify([await run('select * from api_keys'), await run('select * from security_events'), await list()]);
  expect(stored).not.toContain(token);
  for (const { email } of [owner, second]) {
    const mail = (await sentMails(app, email)).find(({ kind }) => kind === 'shop-api-key-made');
    expect(JSON.stringify(mail)).toContain(prefix);
    expect(JSON.stringify(mail)).not.toContain(token);
  }
  expect(redactText(`GET /x?a=${token} ${token}`)).not.toContain(token.slice(12));
});

test('making one takes an authenticator and the password of a short while ago; revoking one the password', async () => {
  await run('update users set totp_confirmed_at = null where id = $1', [second.userId]);
  expect((await make(second)).body.code).toBe('TOTP_ENROLMENT');
  const { prefix } = (await make()).body.data;
  const { _id } = (await list()).find((key: { prefix: string }) => key.prefix === prefix);
  app.setNow(new Date(Date.now() + 20 * 60_000));
  expect((await make()).body.code).toBe('REAUTHENTICATE');
  expect((await second.send('POST', `/shops/${slug}/api-keys/${_id}/revoke`, {})).body.code).toBe('REAUTHENTICATE');
  app.setNow(undefined);
  expect((await second.send('POST', `/shops/${slug}/api-keys/${_id}/revoke`, {})).status).toBe(200);
  expect((await sentMails(app, owner.email)).some(({ kind }) => kind === 'shop-api-key-revoked')).toBe(true);
});

describe('keys that do not work answer the same', () => {
  test('wrong, revoked and expired ones, and those of a closed shop or of an owner who is none any more', async () => {
    const { token } = (await make()).body.data;
    const [{ _id }] = await list();
    expect((await answerOf(token)).status).toBe(200);
    for (const wrong of [`${token}x`, token.slice(0, -1), 'kg_live_', 'kg_live_x']) expect(await answerOf(wrong)).toEqual(refused);
    app.setNow(new Date(Date.now() + 91 * 86_400_000));
    expect(await answerOf(token)).toEqual(refused);
    app.setNow(undefined);
    await run(`update sellers set shop_state = 'closed' where slug = $1`, [slug]);
    expect(await answerOf(token)).toEqual(refused);
    await run(`update sellers set shop_state = 'paused' where slug = $1`, [slug]);
    expect((await answerOf(token)).status).toBe(200);
    await run(`update sellers set shop_state = 'open' where slug = $1`, [slug]);
    await run(`update seller_people set role = 'manager' where user_id = $1`, [owner.userId]);
    expect(await answerOf(token)).toEqual(refused);
    await run(`update seller_people set role = 'owner' where user_id = $1`, [owner.userId]);
    await owner.send('POST', `/shops/${slug}/api-keys/${_id}/revoke`, {});
    expect(await answerOf(token)).toEqual(refused);
  });

  test('those of an owner whose account was deleted, and nothing names that person any more', async () => {
    const { token } = await addProgram(app, slug, second.userId, ['read-orders'], 'Of who leaves');
    expect((await second.send('DELETE', '/users/deleteMe')).status).toBeLessThan(300);
    expect(await answerOf(token, `/shops/${slug}/parcels`)).toEqual(refused);
    expect(await run(`select user_id, revoked_at is not null as revoked from api_keys where name = 'Of who leaves'`)).toEqual([
      { user_id: null, revoked: true },
    ]);
  });
});

test('a key and a session never mix: the key decides alone, and pages and pictures refuse it', async () => {
  const { token } = await addProgram(app, slug, owner.userId, ['write-stock']);
  const both = (path: string) => owner.send('GET', path, undefined, { authorization: `Bearer ${token}` });
  expect((await both(`/shops/${slug}/products`)).status).toBe(200);
  expect((await both(`/shops/${slug}/parcels`)).status).toBe(403);
  expect((await both('/users/me')).status).toBe(401);
  expect((await both(`/shops/${slug}/api-keys`)).status).toBe(403);
  for (const path of ['/hub', '/account/security', `/media/${'0'.repeat(64)}/original.jpg`]) {
    const { status } = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect([path, status]).toEqual([path, 401]);
  }
  // A key in an address is no key.
  expect((await createTestClient(app).send('GET', `/shops/${slug}/products?token=${token}`)).status).toBe(401);
});

test('a shop has ten keys at most; expired ones do not count', async () => {
  await run('update api_keys set revoked_at = now() where revoked_at is null');
  for (let n = 0; n < 10; n++) await addProgram(app, slug, owner.userId, ['read-products']);
  expect((await make()).body).toMatchObject({ code: 'INVALID_INPUT', fields: { name: 'too-many' } });
  await run(
    `update api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = (select max(id) from api_keys where revoked_at is null)`,
  );
  expect((await make()).status).toBe(200);
});

test('a key has so many calls a minute, and is told how long to wait', async () => {
  await run('update api_keys set revoked_at = now() where revoked_at is null');
  const program = await addProgram(app, slug, owner.userId, ['read-products']);
  await program.send('GET', `/shops/${slug}/products`);
  await run('update limits set taken = $1', [apiKeyLimit.max]);
  const { status, body, headers } = await program.send('GET', `/shops/${slug}/products`);
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await run('delete from limits');
});

test('an Idempotency-Key makes a change happen once', async () => {
  const program = await addProgram(app, slug, owner.userId, [...apiKeyScopes]);
  const once = { 'idempotency-key': 'stock-take-of-2026-11-23' };
  const first = await program.send('POST', stockPath(), stockCall(50, 40), once);
  expect(first.status).toBe(200);
  const again = await program.send('POST', stockPath(), stockCall(50, 40), once);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await program.send('POST', stockPath(), stockCall(50, 40))).body.code).toBe('CONFLICT');
  expect((await program.send('POST', stockPath(), stockCall(40, 30), once)).body.code).toBe('KEY_REUSED');
  expect((await program.send('POST', stockPath(), stockCall(40, 30), { 'idempotency-key': 'short' })).body.code).toBe('INVALID_INPUT');
  // A refused request is not kept: it may be sent again.
  const retried = { 'idempotency-key': 'stock-take-of-2026-11-24' };
  expect((await program.send('POST', stockPath(), stockCall(7, 50), retried)).status).toBe(409);
  expect((await program.send('POST', stockPath(), stockCall(40, 50), retried)).status).toBe(200);
});

test('steps of a parcel name the key, in place of the person who made it', async () => {
  const guest = createTestClient(app);
  const { order } = await placed(guest, orderOf([[product, 1]]));
  const [{ _id: parcelId }] = (await readOrderView(guest, order.number)).parcels;
  const program = await addProgram(app, slug, owner.userId, ['ship-orders'], 'Packing desk');
  const packed = await program.send('POST', `/shops/${slug}/parcels/pack`, { parcelIds: [parcelId] });
  await packPlannedParcel(app.ctx, { parcelId, at: packed.body.data.results[0].packAt });
  const step = { event: 'ship', carrier: 'Delhivery', trackingNumber: '1234567890123' };
  expect((await program.send('POST', `/shops/${slug}/parcels/${parcelId}/steps`, step)).status).toBe(200);
  const { timeline } = (await program.send('GET', `/shops/${slug}/parcels/${parcelId}`)).body.data.parcel;
  expect(timeline.slice(-2)).toMatchObject([
    { state: 'packed', by: 'seller', key: 'Packing desk' },
    { state: 'shipped', by: 'seller', key: 'Packing desk' },
  ]);
  expect(timeline.at(-1).name).toBeUndefined();
  // Giving money back is no work of a program.
  expect((await program.send('POST', `/shops/${slug}/parcels/${parcelId}/steps`, { event: 'cancel', reason: 'lost' })).status).not.toBe(
    200,
  );
});

test('owners are mailed that a key ends, 14 days and one day before, once each, and not of a revoked one', async () => {
  await run('update api_keys set revoked_at = now() where revoked_at is null');
  await run('delete from mails');
  const { body } = await make();
  const [{ expires_at: end } = {}] = (await run('select expires_at from api_keys where revoked_at is null')) as unknown as {
    expires_at: Date;
  }[];
  const sent = async (daysBefore: number) => {
    app.setNow(new Date((end as Date).getTime() - daysBefore * 86_400_000));
    await announceKeyEnds(app.ctx);
    return (await sentMails(app, owner.email)).filter(({ kind }) => kind === 'shop-api-key-ending').length;
  };
  for (const [days, mails] of [
    [15, 0],
    [14, 1],
    [13, 1],
    [1.1, 1],
    [1, 2],
    [0.5, 2],
    [-1, 2],
  ] as const)
    expect([days, await sent(days)]).toEqual([days, mails]);
  const [mail] = (await sentMails(app, owner.email)).filter(({ kind }) => kind === 'shop-api-key-ending');
  expect(JSON.stringify(mail)).toContain(body.data.prefix);
  await run('update api_keys set end_announced = null, revoked_at = now() where revoked_at is null');
  expect(await sent(1)).toBe(2);
});
