import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCommissionInvoices } from '#modules/ledger/issue-commission-invoices.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { type ApiRoute, listApiRoutes } from '#platform/http/api-routes.ts';
import { rolesWith, type ShopPower, type ShopRole, shopRoles } from '#shared/access.ts';
import { dayMs, dayNumber, isoDay } from '#shared/days.ts';
import { newId } from '#shared/id.ts';
import { seedDemoHub } from '../../demo/seed-hub.ts';
import { seedDemoOrders } from '../../demo/seed-orders.ts';
import { contract } from '../../src/contract.ts';
import { openDemoApp } from '../support/demo-app.ts';
import { addDraftPhoto } from '../support/draft-photos.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { addTeamMember, gstinOf } from '../support/prepared-shop.ts';
import { wavFile } from '../support/recordings.ts';
import { addOwner } from '../support/shop-api.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Answer, TestClient } from '../support/test-client.ts';
import { photograph, sendFile, sendForm } from '../support/upload-files.ts';

/*
 * Objects of one shop are to another like what does not exist: by every route that names them in its
 * address or in what is sent, for every role. The lists below are held to the contract: a route that names
 * something of a shop fails until it is listed.
 */

/** The shop whose objects are looked for, full of everything, and one that looks. */
const shops = { theirs: 'morpankh-karigar-sahakari-samiti', own: 'aravali-haat-cooperative' } as const;

/** Finds an object of a shop by its seller, for each place in an address that names one. */
const objects: Readonly<Record<string, string>> = {
  'api-keys/{key}': 'select id from api_keys where seller_id = $1',
  'calendar/{holiday}': 'select id from seller_holidays where seller_id = $1',
  'commission-invoices/{id}': 'select id from commission_invoices where seller_id = $1',
  'coupons/{code}': 'select code from coupons where seller_id = $1',
  'consents/{consent}': 'select id from maker_consents where seller_id = $1',
  'drafts/{draft}': `select id from drafts where seller_id = $1 and state = 'writing' order by id`,
  'drafts/{draft}/photos/{photo}':
    'select d.id, p.id as photo from draft_photos p join drafts d on d.id = p.draft_id where d.seller_id = $1 order by d.id',
  'imports/{import}': 'select id from imports where seller_id = $1',
  'makers/{maker}': 'select maker_id from maker_photos where seller_id = $1',
  'makers/{maker}/photos/{photo}': 'select maker_id, id from maker_photos where seller_id = $1',
  'money/holds/{id}': 'select id from holds where seller_id = $1',
  'money/lines/{id}': 'select l.id from order_lines l join ledger_entries e on e.line_id = l.id where l.seller_id = $1',
  'money/payouts/{id}': 'select id from payouts where seller_id = $1',
  'money/tax-certificates/{id}': 'select id from tax_certificates where seller_id = $1',
  'news/{item}': `select id from inbox_items where recipient_kind = 'seller' and recipient_id = $1 and topic = 'shop' order by created_at desc`,
  'papers/{paper}': 'select id from shop_papers where seller_id = $1',
  'parcels/{parcelId}': `select id from parcels where seller_id = $1 and state = 'confirmed' order by id`,
  'products/{product}': `select id from products where seller_id = $1 and state = 'published' order by id`,
  'products/{product}/versions/{number}':
    'select v.product_id, v.number from product_versions v join products p on p.id = v.product_id where p.seller_id = $1',
  'returns/{id}': 'select r.id from returns r join parcels p on p.id = r.parcel_id where p.seller_id = $1',
  'returns/{number}': 'select r.number from returns r join parcels p on p.id = r.parcel_id where p.seller_id = $1',
  'team/{member}': `select user_id from seller_people where seller_id = $1 and role = 'packer'`,
  'team/invitations/{invitation}': 'select id from seller_invitations where seller_id = $1 and revoked_at is null order by created_at desc',
  'webhook-deliveries/{delivery}': 'select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.seller_id = $1',
  'webhooks/{webhook}': 'select id from webhooks where seller_id = $1',
};

/** Places in an address that name what every shop has, such as a month. */
const ofEveryShop = ['changes/{step}', 'gi-marks/{mark}', 'money/months/{month}', 'money/tax/{year}', 'papers/{requirement}'];

/** Bodies with which an object is looked for; those that hold a version change nothing of the own one. */
const bodies: Readonly<Record<string, object>> = {
  'carriers.offerShopPickup': { toLocation: 'Jaipur' },
  'catalog.moveProduct': { version: 999, event: 'retire' },
  'catalog.setPrice': { version: 999, basePricePaise: 10_000 },
  'drafts.arrangePhotos': { photos: [] },
  'drafts.moveDraft': { version: 999, event: 'submit' },
  'drafts.movePhoto': { event: 'remove' },
  'drafts.saveDraft': { version: 999, body: {} },
  'imports.checkImport': { columns: ['sku'] },
  'imports.moveImport': { event: 'undo' },
  'onboarding.changeMemberRole': { role: 'packer' },
  'onboarding.moveMakerPhoto': { event: 'portrait' },
  'onboarding.saveShopMaker': {
    ...{ name: 'Lali Devi', kind: 'artisan', craft: 'Pottery', place: 'Jaipur', state: 'Rajasthan', since: '1998', story: 'Hers.' },
    pictureConsent: 'spoken',
  },
  'orders.moveShopParcel': { event: 'ship' },
  'orders.weighParcel': { grams: 500 },
  'payouts.appealHold': { words: 'Please look again.' },
  'returns.answerShopReturn': { text: 'Which corner?' },
  'returns.decideShopReturn': { event: 'refund' },
  'shopApi.switchWebhook': { to: 'off' },
};

/** Routes that take a file, with the type of its body. */
const takesFile: Readonly<Record<string, string>> = {
  'drafts.addPhoto': 'image/jpeg',
  'onboarding.addMakerPhoto': 'image/jpeg',
  'onboarding.addMakerVoice': 'application/octet-stream',
  'orders.addPackPhoto': 'image/jpeg',
};

/** A variant of the product, of which another count was seen: nothing changes. */
let stockOf: object = {};
const bodyOf = (name: string) => (name === 'catalog.setStock' ? stockOf : (bodies[name] ?? {}));

const routes = listApiRoutes(contract).flatMap((route) => {
  const [, place = ''] = /^\/shops\/\{shop\}\/(.*\})/.exec(route.path) ?? [];
  const { access } = route.meta;
  if (!place || typeof access !== 'object' || !('shop' in access)) return [];
  return [{ ...route, place, power: access.shop }];
});
const naming = routes.filter(({ place }) => !ofEveryShop.includes(place));
/** Routes that take something away come last. */
const ends = ({ path, method }: ApiRoute) => method === 'DELETE' || /\/(?:end|remove|withdraw|revoke)$/.test(path);
/** Routes whose own object is not there: no label is booked, and the voice goes with the maker before it. */
const withoutOwn = ['carriers.getShopLabel', 'onboarding.removeMakerVoice'];
const inOrder = naming.toSorted((one, other) => Number(ends(one)) - Number(ends(other)));

const directory = mkdtempSync(join(tmpdir(), 'karigari-shop-objects-'));
let app: TestApp;
let keeper: TestClient;
const team = new Map<ShopRole, TestClient>();
const found = new Map<string, readonly string[]>();
let sellerId: string;
let picture: Buffer;
const run = async (text: string, values: unknown[] = []) => (await app.ctx.db.execute(text, values)).rows;

/** Finds what an address names of the shop; nothing where there is none. */
async function find(place: string): Promise<readonly string[]> {
  const [row] = await run(`${objects[place]} limit 1`, [sellerId]);
  return Object.values(row ?? {}).map(String);
}

/** Adds to the shop what the demonstration has not. */
async function fillShop(): Promise<void> {
  const at = `/shops/${shops.theirs}`;
  const ok = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const send = (method: string, path: string, body?: object) => ok(keeper.send(method, `${at}/${path}`, body));
  const day = isoDay(dayNumber(app.ctx.now()) + 30);
  await send('POST', 'calendar/closed', { from: day, until: day, name: 'Diwali' });
  await send('POST', 'team/invitations', { email: 'ravi@example.com', role: 'packer' });
  await send('POST', 'coupons', { code: 'DIWALI-10', percent: 10, until: day });
  await send('POST', 'api-keys', { name: 'ERP', scopes: ['read-orders'], days: 30 });
  const { maker } = await send('POST', 'makers', bodies['onboarding.saveShopMaker'] ?? {});
  await ok(sendFile(keeper, 'POST', `${at}/makers/${maker}/photos`, picture));
  const { draft } = await send('POST', 'drafts', {});
  await addDraftPhoto(app, keeper, shops.theirs, draft._id);
  const form = new FormData();
  form.append('file', new File(['Your code,In stock\nA,1\n'], 'pots.csv', { type: 'text/csv' }));
  await ok(sendForm(keeper, 'POST', `${at}/imports?name=pots.csv`, form));
  await run(
    `insert into shop_requirements (key, required, position, family, words)
      values ('artisan-card', false, 50, 'documented', (select jsonb_object_agg(k, jsonb_build_object('en', k, 'hi', k))
        from unnest(array['title', 'what', 'why', 'duration', 'reviewer']) k))`,
  );
  await ok(sendFile(keeper, 'POST', `${at}/papers/artisan-card`, Buffer.from('%PDF-1.7\n1\n%%EOF\n'), 'application/octet-stream'));
  const facilitator = await addTeamMember(app, shops.theirs, 'facilitator');
  const [made] = await run(
    `select u.id, (select maker_id from products where seller_id = $2 and state = 'published' order by id limit 1) as maker from users u where email = $1`,
    [facilitator.email, sellerId],
  );
  await send('POST', 'consents', { maker: made?.maker, facilitator: made?.id, given: 'spoken', months: 12 });
  await addTeamMember(app, shops.theirs, 'packer');
  await run(
    `insert into webhooks (id, seller_id, url, events, secret, created_at) values ('hook', $1, 'https://erp.example', '{order.placed}', 'x', now())`,
    [sellerId],
  );
  await run(`insert into webhook_events (id, seller_id, kind, data, occurred_at) values ('event', $1, 'order.placed', '{}', now())`, [
    sellerId,
  ]);
  await run(`insert into webhook_deliveries (webhook_id, event_id, since, due_at) values ('hook', 'event', now(), now())`);
  const sealed = app.ctx.secrets.sealBytes('tax-certificate', sellerId, Buffer.from('%PDF-1.7\n%%EOF\n'));
  await run(
    `insert into tax_certificates (id, seller_id, year, quarter, content, digest, by, at) values ('form-16a', $1, 2026, 1, $2, 'x', 'asha', now())`,
    [sellerId, sealed],
  );
  await run(
    `insert into product_versions (product_id, number, body, pictures, at)
      select d.product_id, 1, d.body, '[]', now() from drafts d where d.seller_id = $1 and d.product_id is not null limit 1 on conflict do nothing`,
    [sellerId],
  );
  await notifyTeam(app.ctx, { sellerId, compose: (language) => ({ kind: 'shop', language, subject: 'News', blocks: [] }) });
}

/** Calls a route of a shop about an object. @returns what is said, without what differs from call to call */
async function call(client: TestClient, route: ApiRoute, shop: string, ids: readonly string[]) {
  let index = 0;
  const path = route.path.replace('{shop}', shop).replace(/\{[^}]+\}/g, () => ids[index++] ?? '');
  const body = route.method === 'GET' ? undefined : bodyOf(route.name);
  const type = takesFile[route.name];
  const file = route.name === 'onboarding.addMakerVoice' ? wavFile(1) : picture;
  const answer = await (type ? sendFile(client, 'POST', path, file, type) : client.send(route.method, path, body));
  return said(answer, ids);
}

function said({ status, body }: Answer, ids: readonly string[]) {
  const { requestId: _, ...rest } = typeof body === 'object' ? body : { requestId: undefined, body };
  return { status, body: ids.reduce((text, id) => (id.length > 3 ? text.replaceAll(id, 'ID') : text), JSON.stringify(rest)) };
}

/** Ids of nothing, as many as an object has; a number where it has a number. */
const missing = (ids: readonly string[]) => ids.map((id) => (/^\d{1,9}$/.test(id) ? '987654' : newId()));

/** Reads digests of all that is written of the shop, by table. */
async function readShop(): Promise<Record<string, unknown>> {
  const rows = await run(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'seller_id' order by 1`,
  );
  const whole = [
    'draft_photos',
    'order_lines',
    'parcels',
    'parcel_proofs',
    'product_media',
    'returns',
    'return_messages',
    'stock_movements',
  ];
  const asks = [
    ...rows.map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from ${name} t where seller_id = $1`,
    ),
    ...[...whole, 'variants', 'webhook_deliveries'].map(
      (name) => `select 'all ${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from ${name} t`,
    ),
  ];
  return Object.fromEntries((await run(asks.join(' union all '), [sellerId])).map(({ name, digest }) => [String(name), digest]));
}

test('every place of an address that names something of a shop is listed', () => {
  const places = new Set(naming.map(({ place }) => place));
  expect(Object.keys(objects).toSorted()).toEqual([...places].toSorted());
});

const rolesOf = (power: ShopPower) => rolesWith(power).map((role) => [role, team.get(role) as TestClient] as const);

// A whole shop is filled for it: at night, on both engines.
describe.runIf(isNightly)('a shop full of everything', () => {
  beforeAll(async () => {
    app = await openDemoApp({ DATA_DIR: directory, GSTIN: gstinOf('08', 'AAAPD1234E') });
    picture = await photograph(60, 40);
    sellerId = String((await run('select id from sellers where slug = $1', [shops.theirs]))[0]?.id);
    await seedDemoOrders(app.services);
    await seedDemoHub(app.services);
    // Last month is invoiced from the second day of this one on.
    const [lastMonth] = await run(`select to_char(now() - interval '1 month', 'YYYY-MM') as month`);
    app.setNow(new Date(Date.now() + 3 * dayMs));
    await issueCommissionInvoices(app.ctx, String(lastMonth?.month));
    app.setNow(undefined);
    keeper = await addOwner(app, shops.theirs);
    await fillShop();
    for (const role of shopRoles) team.set(role, await (role === 'owner' ? addOwner(app, shops.own) : addTeamMember(app, shops.own, role)));
    for (const place of Object.keys(objects)) found.set(place, await find(place));
    const [variant] = await run('select id from variants where product_id = $1 limit 1', [found.get('products/{product}')?.[0]]);
    stockOf = { variant: variant?.id, seen: 9_999, units: 1 };
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  test('something stands at every place', () => {
    expect([...found].filter(([, ids]) => ids.length === 0)).toEqual([]);
  });

  describe('to another shop', () => {
    let before: Record<string, unknown>;
    beforeAll(async () => {
      before = await readShop();
    });

    test.each(naming.map((route) => [route.name, route] as const))(
      '%s finds nothing, and says so as of what is missing',
      async (_, route) => {
        const ids = found.get(route.place) ?? [];
        for (const [role, client] of rolesOf(route.power)) {
          const theirs = await call(client, route, shops.own, ids);
          expect([role, theirs]).toEqual([role, await call(client, route, shops.own, missing(ids))]);
          expect([role, theirs.status >= 400 && theirs.status < 500]).toEqual([role, true]);
        }
      },
    );

    test('what a body or a query names is not found either', async () => {
      const [product = ''] = found.get('products/{product}') ?? [];
      const [draft = '', photo = ''] = found.get('drafts/{draft}/photos/{photo}') ?? [];
      const [parcelId = ''] = found.get('parcels/{parcelId}') ?? [];
      const [maker = ''] = found.get('makers/{maker}') ?? [];
      const [member = ''] = found.get('team/{member}') ?? [];
      const [variant] = await run('select id from variants where product_id = $1 limit 1', [product]);
      const owner = team.get('owner') as TestClient;
      const own = (await owner.send('POST', `/shops/${shops.own}/drafts`, {})).body.data.draft._id;
      const word = { kind: 'material', en: 'Rogan', hi: 'रोगन', reason: 'Missing.' };
      const cell = { kind: 'units', variant: variant?.id, seen: 1, value: 2 };
      const calls: [method: string, path: string, named: string, body: (id: string) => object][] = [
        ['POST', 'drafts', product, (id) => ({ product: id })],
        ['POST', 'drafts', product, (id) => ({ copyOf: id })],
        ['POST', 'drafts', draft, (id) => ({ copyOfDraft: id })],
        ['POST', `drafts/${own}/photos/order`, photo, (id) => ({ photos: [id] })],
        ['POST', 'parcels/pack', parcelId, (id) => ({ parcelIds: [id] })],
        ['POST', 'stock', product, (id) => ({ cells: [{ ...cell, product: id }] })],
        ['PUT', 'making', product, (id) => ({ product: id, perMonth: 5 })],
        ['POST', 'consents', maker, (id) => ({ given: 'spoken', months: 12, maker: id, facilitator: member })],
        ['POST', 'words', draft, (id) => ({ ...word, draft: id })],
      ];
      for (const [method, path, named, body] of calls) {
        const ask = async (id: string) => said(await owner.send(method, `/shops/${shops.own}/${path}`, body(id)), [id]);
        expect([path, await ask(named)]).toEqual([path, await ask(newId())]);
      }
      for (const [path, named] of [
        ['packing-slips?parcelIds[]=', parcelId],
        ['activity?person=', member],
        [`drafts/${own}/photos/${photo}/steps?`, photo],
      ] as const) {
        const method = path.includes('steps') ? 'POST' : 'GET';
        const ask = async (id: string) => {
          const address = `/shops/${shops.own}/${path.replace(named, id)}${method === 'GET' ? id : ''}`;
          return said(await owner.send(method, address, method === 'GET' ? undefined : { event: 'remove' }), [id]);
        };
        expect([path, await ask(named)]).toEqual([path, await ask(newId())]);
      }
    });

    test('no row of it has moved', async () => {
      expect(await readShop()).toEqual(before);
    });
  });

  test('its own shop finds every one of them', async () => {
    const lost: string[] = [];
    for (const route of inOrder) {
      const ids = await find(route.place);
      const nothing = await call(keeper, route, shops.theirs, missing(ids));
      const own = await call(keeper, route, shops.theirs, ids);
      const isLost = own.body === nothing.body && !withoutOwn.includes(route.name);
      if (isLost || own.status >= 500) lost.push(`${route.name}: ${own.status} ${own.body}`);
    }
    expect(lost).toEqual([]);
  });
});
