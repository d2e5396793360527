import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveContact } from '#modules/sellers/contacts.ts';
import { formatRupees } from '#shared/money.ts';
import { orderOf, placed } from '../../../test/support/place-orders.ts';
import { addOperator, addPreparedShop, addTeamMember, completeShop } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { byLatest, formatCursor, parseCursor } from './activity-rules.ts';
import type { ActivityEntry } from './contract.ts';

let app: TestApp;
let desk: TestClient;
let owner: TestClient & { email: string };
let manager: TestClient & { email: string };
let slug: string;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  desk = await addOperator(app);
  ({ owner, slug } = await addPreparedShop(app, 'Busy Shop'));
  manager = await addTeamMember(app, slug, 'manager');
  await completeShop(app, owner, slug);
  await owner.send('POST', `/shops/${slug}/steps`, { event: 'submit' });
  await desk.send('POST', `/desk/shops/${slug}/steps`, { event: 'open' });
  await saveContact(app.ctx, { slug, email: 'packing@example.com', name: 'Packing', language: 'en', notices: ['orders'] });
});
afterAll(() => app.close());

const list = async (query = '', by: TestClient = manager) =>
  (await by.send('GET', `/shops/${slug}/activity${query}`)).body as {
    data: { acts: ActivityEntry[]; people: { _id: string; name: string }[] };
    next?: string;
  };

test('owners and managers read who did what, the operator by its own name, without words of others', async () => {
  const { acts, people } = (await list()).data;
  expect(acts.slice(0, 4).map(({ kind, by }) => [kind, by])).toEqual([
    ['contact-entered', 'operator'],
    ['shop-open', 'operator'],
    ['shop-submit', 'member'],
    ['agreed', 'member'],
  ]);
  expect(acts.find(({ kind }) => kind === 'details-entered')).toMatchObject({ person: { role: 'owner' }, subject: { en: 'Your page' } });
  expect(acts.map(({ kind }) => kind)).not.toContain('other');
  expect(acts.at(-1)).toMatchObject({ kind: 'team-joined' });
  expect(people.map(({ name }) => name)).toHaveLength(2);
  expect(JSON.stringify(acts)).not.toMatch(/@|98290|SBIN|AAAPD/);
  const packer = await addTeamMember(app, slug, 'packer');
  expect((await packer.send('GET', `/shops/${slug}/activity`)).status).toBe(403);
});

test('a part is chosen by person; what a former member did stays, without a name', async () => {
  const ownerId = (await owner.send('GET', '/users/me')).body.data.data._id;
  const own = (await list(`?person=${ownerId}`)).data.acts;
  expect(new Set(own.map(({ person }) => person?._id))).toEqual(new Set([ownerId]));
  expect(new Set((await list('?person=operator')).data.acts.map(({ kind }) => kind))).toEqual(
    // Includes the owner, whom the test itself made one.
    new Set(['shop-open', 'contact-entered', 'team-joined']),
  );
  const other = await addPreparedShop(app, 'Another Busy Shop');
  expect((await other.owner.send('GET', `/shops/${other.slug}/activity`)).body.data.acts).toHaveLength(1);
  const second = await addTeamMember(app, slug, 'owner');
  await second.send('POST', `/shops/${slug}/steps`, { event: 'pause' });
  await second.send('POST', `/shops/${slug}/leave`);
  expect((await list()).data.acts.slice(0, 2)).toMatchObject([
    { kind: 'team-left', by: 'former-member' },
    { kind: 'shop-pause', by: 'former-member' },
  ]);
});

test('pages follow one another without a gap', async () => {
  const [seller] = await run('select id from sellers where slug = $1', [slug]);
  // Acts enough for a second page, many of one moment.
  await app.ctx.transaction(async (tx) => {
    for (let count = 0; count < 40; count++)
      await tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: String(seller?.id) }, reason: 'page' });
  });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await list(after === undefined ? '' : `?after=${after}`);
    seen.push(...data.acts.map(({ _id }) => _id));
    after = next;
  } while (after !== undefined);
  const [count] = await run(
    `select count(*)::int as n from security_events where target_kind = 'seller' and target_id in ($1, $2) and outcome = 'success'`,
    [seller?.id, slug],
  );
  expect([new Set(seen).size, seen.length]).toEqual([count?.n, count?.n]);
  expect(seen).toEqual([...seen].sort((one, other) => byLatest(parseCursor(one), parseCursor(other))));
});

test('a cursor is read as it was written', () => {
  for (const cursor of [
    { at: 1_795_444_800_000, source: 'p', id: 12 },
    { at: 1, source: 'e', id: Number.MAX_SAFE_INTEGER },
  ] as const)
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

test('steps of parcels stand among the other acts, by the number of the order', async () => {
  const [product] = await addSampleProducts(app, 1);
  const guest = createTestClient(app);
  const { order } = await placed(guest, orderOf([[product as SampleProduct, 1]]));
  const [parcel] = await run('select p.id, s.slug from parcels p join sellers s on s.id = p.seller_id');
  const member = await addTeamMember(app, String(parcel?.slug), 'manager');
  const userId = (await member.send('GET', '/users/me')).body.data.data._id;
  await run(
    `insert into parcel_events (parcel_id, event, from_state, to_state, by, by_user, at) values ($1, 'pack', 'confirmed', 'packed', 'seller', $2, now())`,
    [parcel?.id, userId],
  );
  const path = `/shops/${parcel?.slug}/activity`;
  const { acts } = (await member.send('GET', path)).body.data;
  expect(acts[0]).toMatchObject({ kind: 'parcel-packed', by: 'member', person: { _id: userId }, subject: { en: order.number } });
  expect((await member.send('GET', `${path}?person=operator`)).body.data.acts.map(({ kind }: ActivityEntry) => kind)).not.toContain(
    'parcel-packed',
  );
  expect((await member.send('GET', `${path}?person=${userId}`)).body.data.acts).toHaveLength(1);
});

test('prices, stock and pauses of products stand there with what was before, several changes as one act', async () => {
  const [row] = await run(
    `select p.id as product, v.id as variant, s.slug, p.title, p.base_price_paise as price, p.version, v.available as units
      from products p join sellers s on s.id = p.seller_id join variants v on v.product_id = p.id limit 1`,
  );
  const {
    product,
    variant,
    slug: shop,
    price,
    version,
    units,
  } = row as Record<'product' | 'variant' | 'slug', string> & Record<'price' | 'version' | 'units', number>;
  const member = await addTeamMember(app, shop, 'manager');
  const [by] = await run('select id from users where email = $1', [member.email]);
  const post = (path: string, body: object) => member.send('POST', `/shops/${shop}${path}`, body);
  const at = `/products/${product}`;
  const cell = (seen: number, value: number) => ({ kind: 'units', product, variant, seen, value });
  expect((await post(`${at}/price`, { version, basePricePaise: price + 5_000 })).status).toBe(200);
  expect((await post(`${at}/stock`, { variant, seen: units, units: units + 4 })).status).toBe(200);
  // An act is recorded where it changed something.
  expect((await post(`${at}/stock`, { variant, seen: units + 4, units: units + 4 })).status).toBe(200);
  expect((await post(`${at}/stock`, { variant, seen: units, units: 1 })).status).toBe(409);
  expect((await post(`${at}/steps`, { version: version + 1, event: 'retire' })).status).toBe(200);
  expect((await post(`${at}/steps`, { version: version + 2, event: 'reinstate' })).status).toBe(200);
  const priceCell = { kind: 'price', product, version: version + 3, seen: price + 5_000, value: price };
  const saved = [await post('/stock', { cells: [cell(units + 4, 7), priceCell] }), await post('/stock', { cells: [cell(7, 8)] })];
  expect(saved.map(({ body }) => body.data?.results.map(({ fault }: { fault?: string }) => fault) ?? body)).toEqual([
    [undefined, undefined],
    [undefined],
  ]);
  const { acts } = (await member.send('GET', `/shops/${shop}/activity?person=${by?.id}`)).body.data as { acts: ActivityEntry[] };
  expect(acts.map(({ kind, change, count }) => [kind, change, count])).toEqual([
    ['product-stock', { before: '7', after: '8' }, undefined],
    ['product-sheet', undefined, 2],
    ['product-reinstate', undefined, undefined],
    ['product-retire', undefined, undefined],
    ['product-stock', { before: String(units), after: String(units + 4) }, undefined],
    ['product-price', { before: formatRupees(price), after: formatRupees(price + 5_000) }, undefined],
  ]);
  expect(acts.at(-1)).toMatchObject({ by: 'member', person: { _id: by?.id }, subject: row?.title });
});
