import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { operateDeliveryList } from '../../../scripts/admin-delivery.ts';
import { jaipur, orderOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { stateOfPin } from '../../shared/address-forms.ts';
import { knownCountries } from '../../shared/countries.ts';
import { findState } from '../../shared/gst-states.ts';
import { accountsContract } from '../accounts/contract.ts';
import { printList, replaceList, setServed } from './operate-lists.ts';

let shop: TestApp;
let pot: SampleProduct;
let lists: Record<'destinations' | 'zones' | 'pins' | 'holidays', string>;
beforeAll(async () => {
  shop = await openTestApp();
  [pot] = (await addSampleProducts(shop, 1)) as [SampleProduct];
  const print = (list: keyof typeof lists) => printList(shop.ctx, list);
  lists = {
    destinations: await print('destinations'),
    zones: await print('zones'),
    pins: await print('pins'),
    holidays: await print('holidays'),
  };
});
afterAll(() => shop.close());

const quote = (place: Record<string, string>) =>
  createTestClient(shop).send('POST', '/cart/quote', { items: [{ variantId: pot.variantId, qty: 1 }], ...place });
const order = (address: Record<string, string>, more = {}) =>
  createTestClient(shop).send('POST', '/orders', orderOf([[pot, 1]], { address: { ...jaipur, ...address }, ...more }));
const estimate = async (query: string) => (await createTestClient(shop).send('GET', `/delivery/estimate?${query}`)).body;
/** Changes rows of a list for one test. */
async function withRows(list: 'destinations' | 'pins', change: (csv: string) => string, run: () => Promise<void>): Promise<void> {
  await replaceList(shop.ctx, list, change(lists[list]));
  try {
    await run();
  } finally {
    await replaceList(shop.ctx, list, lists[list]);
  }
}

describe('countries', () => {
  test.each([
    ['ZZ', 'unknown'],
    ['XX', 'unknown'],
    ['KP', 'not-served'],
    ['IR', 'not-served'],
    ['SY', 'not-served'],
    ['CU', 'not-served'],
    ['PK', 'not-served'],
  ])('a quote and an order to %s are refused at the country as %s', async (country, reason) => {
    expect(await quote({ country })).toMatchObject({ status: 422, body: { code: 'NOT_SERVED', fields: { country: reason } } });
    const answer = await order({ country, line1: 'Street 1', city: 'Town', state: '', postalCode: '' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'NOT_SERVED', fields: { 'address.country': reason } } });
  });

  test('the choice of a place refuses them, too, for scripts and for forms', async () => {
    const choose = (country: string, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ country, currency: 'USD' }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      return shop.request('/place', { method: 'POST', body, headers: { ...type, ...headers } });
    };
    const refused = await choose('CU', { accept: 'application/json' });
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'NOT_SERVED', fields: { country: 'not-served' } }]);
    const page = await choose('ZZ');
    expect([page.status, page.headers.get('set-cookie')]).toEqual([422, null]);
    expect((await choose('DE')).headers.get('set-cookie')).toContain('DE.USD');
  });

  test('an address may be kept where nothing is delivered, but not in a country that there is not', async () => {
    const addressInput = accountsContract.addAddress['~orpc'].inputSchema as z.ZodType;
    const fields = { label: 'Aunt', line1: 'Street 1', city: 'Town' };
    expect(addressInput.safeParse({ ...fields, country: 'PK' }).success).toBe(true);
    expect(addressInput.safeParse({ ...fields, country: 'ZZ' }).error?.issues[0]?.path).toEqual(['country']);
  });

  test('every country of the world is a destination from the start, and those listed are served', async () => {
    const rows = lists.destinations.split('\n').slice(1);
    expect(rows.map((row) => row.slice(0, 2))).toEqual([...knownCountries].sort());
    const { destinations } = (await createTestClient(shop).send('GET', '/delivery/destinations')).body;
    const served = destinations.map(({ country }: { country: string }) => country);
    expect(served).toEqual(expect.arrayContaining(['IN', 'US', 'DE', 'NP']));
    for (const country of ['KP', 'IR', 'SY', 'CU', 'PK']) expect(served).not.toContain(country);
    expect(destinations.find(({ country }: { country: string }) => country === 'IN').transit).toMatchObject({ from: 7, until: 10 });
  });

  test('the operator stops and serves a country at once', async () => {
    await setServed(shop.ctx, 'DE', false);
    expect(await quote({ country: 'DE' })).toMatchObject({ status: 422, body: { fields: { country: 'not-served' } } });
    expect((await estimate('country=DE')).served).toBe(false);
    expect(await operateDeliveryList(shop.ctx, 'destinations', ['serve', 'de'])).toContain('sent to DE');
    expect((await quote({ country: 'DE' })).status).toBe(200);
    await expect(operateDeliveryList(shop.ctx, 'destinations', ['stop', 'ZZ'])).rejects.toThrow('ZZ is not in the list');
    await expect(operateDeliveryList(shop.ctx, 'destinations', ['burn'])).rejects.toThrow('npm run admin');
  });

  test('goods of a category, and perishable ones, are not sent where the operator says so', async () => {
    const problem = async (country: string) => (await quote({ country })).body.lines[0].problem;
    await withRows(
      'destinations',
      (csv) => csv.replace(/^DE,.*$/m, 'DE,world,yes,pieces'),
      async () => {
        expect(await problem('DE')).toBe('cannot-ship');
        expect(await problem('FR')).toBeUndefined();
        expect(
          (await order({ country: 'DE', line1: 'Weg 1', city: 'Bonn', state: '', postalCode: '53111' }, { method: 'demo' })).body.code,
        ).toBe('CANNOT_SHIP');
      },
    );
    await shop.ctx.db.execute('update products set perishable = true where id = $1', [pot.productId]);
    expect(await problem('FR')).toBe('cannot-ship');
    await withRows(
      'destinations',
      (csv) => csv.replace(/^FR,.*$/m, 'FR,world,yes,'),
      async () => expect(await problem('FR')).toBeUndefined(),
    );
    await shop.ctx.db.execute('update products set perishable = false where id = $1', [pot.productId]);
  });
});

describe('PIN codes', () => {
  test('the longest beginning counts: city, state, zone, service and cash', async () => {
    expect(await estimate('postalCode=302001')).toMatchObject({
      served: true,
      cash: true,
      city: 'Jaipur',
      district: 'Jaipur',
      state: 'Rajasthan',
    });
    expect(await estimate('postalCode=313001')).toMatchObject({ served: true, district: 'Udaipur', state: 'Rajasthan' });
    expect(await estimate('postalCode=313001')).not.toHaveProperty('city');
    expect(await estimate('postalCode=999999')).toMatchObject({ served: true, cash: true });
    const more = '302017,Malviya Nagar,Jaipur,Rajasthan,,yes,no\n3020,Jaipur,Jaipur,,asia,yes,yes\n302022,Sitapura,Jaipur,,,no,yes';
    await withRows(
      'pins',
      (csv) => `${csv}\n${more}`,
      async () => {
        expect(await estimate('postalCode=302017')).toMatchObject({
          city: 'Malviya Nagar',
          served: true,
          cash: false,
          days: { from: 7, until: 10 },
        });
        expect(await estimate('postalCode=302001')).toMatchObject({ days: { from: 10, until: 20 } });
        expect(await estimate('postalCode=302022')).toMatchObject({ served: false, refused: 'not-served', cash: false });
        expect(await quote({ postalCode: '302022' })).toMatchObject({ status: 422, body: { fields: { postalCode: 'not-served' } } });
        expect((await quote({ postalCode: '302001' })).body.parcels[0].days).toEqual({ from: 10, until: 20 });
      },
    );
  });

  test('an order is refused at a code without service, and takes no cash where none is collected', async () => {
    const rows = '302017,,,,,yes,no\n302022,,,,,no,yes';
    await withRows(
      'pins',
      (csv) => `${csv}\n${rows}`,
      async () => {
        expect(await order({ postalCode: '302022' })).toMatchObject({
          status: 422,
          body: { code: 'NOT_SERVED', fields: { 'address.postalCode': 'not-served' } },
        });
        expect(await order({ postalCode: '302017' })).toMatchObject({ status: 422, body: { code: 'METHOD_NOT_OFFERED' } });
        expect((await order({ postalCode: '302017' }, { method: 'demo' })).status).toBe(200);
        const methods = (await createTestClient(shop).send('GET', '/payments/methods?country=IN&totalPaise=100000&postalCode=302017')).body
          .methods;
        expect(methods.find(({ method }: { method: string }) => method === 'cod')).toMatchObject({ refused: 'not-at-pin' });
      },
    );
    expect((await order({ postalCode: '302017' })).status).toBe(200);
  });

  test('an order that waits for its payment is not paid in cash where none is collected', async () => {
    const pay = (browser: TestClient, number: string, method: string) =>
      browser.send('POST', `/orders/${number}/payments`, { idempotencyKey: `key-of-paying-${number}-${method}`, method });
    await withRows(
      'pins',
      (csv) => `${csv}\n302017,,,,,yes,no`,
      async () => {
        const browser = createTestClient(shop);
        const body = orderOf([[pot, 1]], { address: { ...jaipur, postalCode: '302017' }, method: 'demo' });
        const { order: pending } = (await browser.send('POST', '/orders', body)).body.data;
        expect(await pay(browser, pending.number, 'cod')).toMatchObject({ status: 422, body: { code: 'METHOD_NOT_OFFERED' } });
        expect((await pay(browser, pending.number, 'demo')).status).toBe(200);
      },
    );
  });

  test('a repeated order gets its first answer, also where its country is served no more', async () => {
    const browser = createTestClient(shop);
    const address = { country: 'DE', line1: 'Weg 1', city: 'Bonn', postalCode: '53111' };
    const body = orderOf([[pot, 1]], {
      address,
      contact: { email: 'anna@example.com', name: 'Anna', phone: '+49 1512 3456789' },
      method: 'demo',
    });
    const first = await browser.send('POST', '/orders', body);
    expect(first.status).toBe(200);
    await setServed(shop.ctx, 'DE', false);
    const again = await browser.send('POST', '/orders', body);
    await setServed(shop.ctx, 'DE', true);
    expect([again.status, again.body.data.order.number]).toEqual([200, first.body.data.order.number]);
  });

  test('every bundled row has three digits, and a state that follows from them is a state', () => {
    const rows = lists.pins.split('\n').slice(1);
    expect(rows.length).toBeGreaterThan(350);
    for (const row of rows) {
      const [pin = ''] = row.split(',');
      expect(pin).toMatch(/^[1-8]\d\d$/);
      const state = stateOfPin(`${pin}001`);
      if (state !== undefined) expect(findState(state)?.name).toBe(state);
    }
  });
});

describe('lists', () => {
  test.each(['destinations', 'zones', 'pins', 'holidays'] as const)('%s come back from what was printed as they were', async (list) => {
    await replaceList(shop.ctx, list, lists[list]);
    expect(await printList(shop.ctx, list)).toBe(lists[list]);
    await replaceList(shop.ctx, list, `\uFEFF${lists[list].replaceAll('\n', '\r\n')}\r\n\r\n`);
    expect(await printList(shop.ctx, list)).toBe(lists[list]);
  });

  test.each([
    ['zones', 'zone,days_from,days_until,dispatch_days\nindia,10,7,3', { 'csv.2': /not above the last/ }],
    ['zones', 'zone,days_from,days_until,dispatch_days\nindia,7,10,3', { csv: /world, asia/ }],
    ['zones', 'zone,days_from', { 'csv.1': /days_until, dispatch_days/ }],
    ['zones', '', { csv: /not CSV/ }],
    ['zones', 'zone,days_from,days_until,dispatch_days', { csv: /empty/ }],
    ['zones', 'zone,"days_from', { csv: /not CSV/ }],
    [
      'destinations',
      'country,zone,served,not_sent\nIN,moon,yes,\nZZ,india,yes,\nDE,world,maybe,\nFR,world,yes,spaceships',
      { 'csv.2': /zone moon/, 'csv.3': /ISO/, 'csv.4': /yes or no/, 'csv.5': /category spaceships/ },
    ],
    [
      'pins',
      'pin,city,district,state,zone,served,cash\n012345,,,,,,\n302001,,,Atlantis,,,\n302001,,,,,,\n302001,,,,,,',
      { 'csv.2': /six digits/, 'csv.3': /no state/, 'csv.5': /twice/ },
    ],
    ['holidays', 'day,name\n2026-02-30,Never\n13-01,Never\n01-26,', { 'csv.2': /2026-11-08/, 'csv.3': /2026-11-08/, 'csv.4': /name/ }],
  ] as const)('%s with faults change nothing and are told by row (%#)', async (list, csv, faults) => {
    const failed = await replaceList(shop.ctx, list, csv).catch((error) => error);
    expect(failed.code).toBe('INVALID_INPUT');
    expect(Object.keys(failed.fields)).toEqual(Object.keys(faults));
    for (const [at, words] of Object.entries(faults)) expect(failed.fields[at]).toMatch(words);
    expect(await printList(shop.ctx, list)).toBe(lists[list]);
  });

  test('a text that a spreadsheet would take for a formula is printed as a text and read back', async () => {
    const csv = 'pin,city,district,state,zone,served,cash\n302001,"=1+1, ""x""",,,,yes,yes';
    await withRows(
      'pins',
      () => csv,
      async () => {
        const printed = await printList(shop.ctx, 'pins');
        expect(printed).toContain(`"'=1+1, ""x"""`);
        await replaceList(shop.ctx, 'pins', printed);
        expect((await estimate('postalCode=302001')).city).toBe('=1+1, "x"');
      },
    );
  });

  test('holidays move the promise, also with the quote', async () => {
    shop.setNow(new Date('2026-11-23T06:00:00Z'));
    const dates = async () => {
      const { promisedFrom, promisedUntil } = (await quote({})).body.parcels[0];
      return [promisedFrom, promisedUntil];
    };
    expect(await dates()).toEqual(['2026-11-30', '2026-12-03']);
    await replaceList(shop.ctx, 'holidays', `${lists.holidays}\n2026-11-30,Festival\n2026-12-03,Festival`);
    expect(await dates()).toEqual(['2026-12-01', '2026-12-02']);
    expect(await estimate('postalCode=302001')).toMatchObject({ promisedFrom: '2026-12-01', promisedUntil: '2026-12-02' });
    await replaceList(shop.ctx, 'holidays', lists.holidays);
    shop.setNow(undefined);
  });

  test('visitors do not read or write them at the desk', async () => {
    expect((await createTestClient(shop).send('GET', '/desk/delivery/pins')).status).toBe(401);
    expect((await createTestClient(shop).send('PUT', '/desk/delivery/pins', { csv: 'pin' })).status).toBe(401);
  });
});

test('a parcel keeps the days of its zone for its clock', async () => {
  const { body } = await order({});
  const { rows } = await shop.ctx.db.execute('select transit_days as days from parcels where order_id = $1', [body.data.order._id]);
  expect(rows).toEqual([{ days: 10 }]);
});
