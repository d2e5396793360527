import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { refreshListings } from '../catalog/refresh-listings.ts';
import { priceCart } from './price-cart.ts';

let shop: TestApp;
/** Variants in stock, of the cheapest products first, each of another product. */
let ids: string[];
const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const priced = (
  items: { variantId: string; qty: number }[],
  more: { coupon?: string; email?: string; country?: string; state?: string } = {},
) => priceCart(shop.ctx, { items, country: 'IN', ...more });
const one = (variantId: string, qty = 1) => ({ variantId, qty });
const productOf = async (variantId: string) =>
  String((await run('select product_id from variants where id = $1', [variantId])).rows[0]?.product_id);
const refresh = (...products: string[]) => shop.ctx.transaction((tx) => refreshListings(tx, products));

beforeAll(async () => {
  shop = await openDemoApp();
  const { rows } = await run(
    `select distinct on (p.base_price_paise, p.id) v.id from products p join variants v on v.product_id = p.id
      where v.available >= 3 and not p.perishable and v.price_delta_paise = 0 order by p.base_price_paise, p.id, v.position`,
  );
  ids = rows.map((row) => String(row.id));
});
afterAll(() => shop.close());

const sums = (cart: Awaited<ReturnType<typeof priced>>) => {
  const { bill, lines } = cart;
  expect(bill.subtotalPaise - bill.discountPaise - bill.couponPaise + bill.deliveryPaise).toBe(bill.totalPaise);
  expect(lines.reduce((sum, line) => sum + line.payPaise, 0)).toBe(bill.totalPaise);
  expect(cart.parcels.reduce((sum, parcel) => sum + parcel.payPaise, 0)).toBe(bill.totalPaise);
};

test('prices a line by its own variant and the running discounts', async () => {
  const [id = ''] = ids;
  const product = await productOf(id);
  await run('delete from product_discounts where product_id = $1', [product]);
  await run('update variants set price_delta_paise = 5000 where product_id = $1', [product]);
  await run(`insert into product_discounts (product_id, position, discount_type, value) values ($1, 0, 'percentage', 1250)`, [product]);
  await refresh(product);
  const { rows } = await run('select base_price_paise as base from products where id = $1', [product]);
  const base = Number(rows[0]?.base) + 5000;
  const cart = await priced([one(id, 2)]);
  expect(cart.lines[0]).toMatchObject({ basePricePaise: base, pricePaise: base - Math.round((base * 12.5) / 100), qty: 2, counted: 2 });
  sums(cart);
});

test('keeps the order of lines, names unsold variants, and bills short lines by stock', async () => {
  const [, a = '', b = '', c = ''] = ids;
  await run('update variants set available = 0 where id = $1', [b]);
  await run('update variants set available = 2 where id = $1', [c]);
  const cart = await priced([one(c, 5), one(a), one('nothing'), one(b)]);
  expect(cart.lines.map((line) => [line.variantId, line.counted, line.problem])).toEqual([
    [c, 2, 'short'],
    [a, 1, undefined],
    [b, 0, 'sold-out'],
  ]);
  expect(cart.gone).toEqual(['nothing']);
  expect(cart.canOrder).toBe(false);
  expect((await priced([one(a)])).canOrder).toBe(true);
  sums(cart);
});

test('delivery is free; one parcel for each seller; "Delivery in 7-10 days" plus the lead time', async () => {
  const { rows } = await run(
    `select distinct on (p.seller_id) v.id, p.id as product from products p join variants v on v.product_id = p.id
      where v.available > 0 and p.lead_time_days is null order by p.seller_id, p.id limit 2`,
  );
  const [ready, made] = rows.map((row) => String(row.id));
  await run('update products set lead_time_days = 21 where id = $1', [rows[1]?.product]);
  shop.setNow(new Date('2026-11-21T20:00:00Z'));
  const cart = await priced([one(String(ready)), one(String(made))]);
  shop.setNow(undefined);
  expect(cart.bill.deliveryPaise).toBe(0);
  expect(
    cart.parcels.map(({ days, promisedFrom, promisedUntil, variantIds }) => ({ days, promisedFrom, promisedUntil, variantIds })),
  ).toEqual([
    { days: { from: 7, until: 10 }, promisedFrom: '2026-11-30', promisedUntil: '2026-12-02', variantIds: [ready] },
    { days: { from: 28, until: 31 }, promisedFrom: '2026-12-21', promisedUntil: '2026-12-23', variantIds: [made] },
  ]);
});

test('GST is inside the total: CGST and SGST within a state, IGST across, none abroad', async () => {
  const id = String(ids[4]);
  const { rows } = await run('select s.state from sellers s join products p on p.seller_id = s.id where p.id = $1', [await productOf(id)]);
  const home = await priced([one(id, 3)], { state: String(rows[0]?.state) });
  const away = await priced([one(id, 3)], { state: 'Elsewhere' });
  const abroad = await priced([one(id, 3)], { country: 'DE' });
  expect(home.bill.tax.cgstPaise).toBe(home.bill.tax.sgstPaise);
  expect(home.bill.tax).toMatchObject({ igstPaise: 0 });
  expect(home.bill.taxPaise).toBeGreaterThan(0);
  expect(away.bill.tax).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: away.bill.taxPaise });
  expect(abroad).toMatchObject({ isExport: true, bill: { taxPaise: 0, totalPaise: home.bill.totalPaise } });
});

test('names the reason why perishables and some materials must not leave India', async () => {
  const [perishable, everywhere, heavy] = [String(ids[5]), String(ids[6]), String(ids[7])];
  const [fresh, resin, wood] = [await productOf(perishable), await productOf(everywhere), await productOf(heavy)];
  await run('update products set perishable = true where id = $1', [fresh]);
  await run(`update products set materials = array['resin-of-test'] where id = $1`, [resin]);
  await run(`update products set materials = array['wood-of-test'], weight_grams = 10001 where id = $1`, [wood]);
  await run(
    `insert into export_limits (id, material, country, above_grams, reason) values
      ('a', 'resin-of-test', 'US', null, '{"en": "Not to the US"}'), ('b', 'wood-of-test', null, 10000, '{"en": "Too heavy"}')`,
  );
  const items = [one(perishable), one(everywhere), one(heavy)];
  const reasons = async (country: string) => (await priced(items, { country })).lines.map((line) => line.problemReason?.en);
  expect(await reasons('IN')).toEqual([undefined, undefined, undefined]);
  expect(await reasons('US')).toEqual([expect.stringContaining('within India only'), 'Not to the US', 'Too heavy']);
  expect(await reasons('DE')).toEqual([expect.stringContaining('within India only'), undefined, 'Too heavy']);
  const cart = await priced(items, { country: 'US' });
  expect(cart).toMatchObject({ canOrder: false, parcels: [], bill: { totalPaise: 0, pieces: 0 } });
  await run('update products set weight_grams = 10000 where id = $1', [wood]);
  expect(await reasons('DE')).toEqual([expect.any(String), undefined, undefined]);
});

test('a seller’s coupon counts for its lines alone, the operator’s for all', async () => {
  const { rows } = await run(
    `select distinct on (p.seller_id) v.id, p.seller_id as seller from products p join variants v on v.product_id = p.id
      where v.available > 2 and p.base_price_paise > 50000 order by p.seller_id, p.id limit 2`,
  );
  const [own, other] = rows.map((row) => String(row.id));
  await run(
    `insert into coupons (code, kind, value, funded_by, seller_id, least_paise, most_paise) values
      ('THEIRS', 'percentage', 1500, 'seller', $1, 0, null), ('OURS', 'fixed', 9999, 'operator', null, 0, null),
      ('BIG', 'fixed', 999999999999, 'operator', null, 0, null), ('LEAST', 'fixed', 100, 'operator', null, 99999999999, null)`,
    [rows[0]?.seller],
  );
  const items = [one(String(own)), one(String(other), 2)];
  const theirs = await priced(items, { coupon: 'THEIRS' });
  expect(theirs.lines.map((line) => line.couponFundedBy)).toEqual(['seller', undefined]);
  expect(theirs.coupon).toEqual({ code: 'THEIRS', savedPaise: theirs.lines[0]?.couponPaise });
  expect((await priced([one(String(other))], { coupon: 'THEIRS' })).coupon).toMatchObject({ refused: 'not-for-these', savedPaise: 0 });
  const ours = await priced(items, { coupon: 'OURS' });
  expect(ours.bill.couponPaise).toBe(9999);
  const big = await priced(items, { coupon: 'BIG' });
  expect(big.bill.totalPaise).toBe(0);
  for (const cart of [theirs, ours, big]) sums(cart);
  expect((await priced(items, { coupon: 'LEAST' })).coupon).toEqual({
    code: 'LEAST',
    savedPaise: 0,
    refused: 'too-little',
    leastPaise: 99_999_999_999,
  });
  expect((await priced(items, { coupon: 'NOSUCH' })).coupon).toMatchObject({ refused: 'unknown' });
});

test('the quote of the API says what a cart costs and keeps to itself what the marketplace earns', async () => {
  const ask = (body: unknown) =>
    shop.request('/api/v1/cart/quote', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const response = await ask({ items: [one(String(ids[8]))] });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ currency: 'INR', canOrder: true, isExport: false, lines: [{ qty: 1 }] });
  expect(text).not.toMatch(/commission|tcsPaise|tdsPaise/);
  for (const body of [
    {},
    { items: [] },
    { items: [one('a', 0)] },
    { items: [one('a', 10_000)] },
    { items: [one('a'), one('a')] },
    { items: Array.from({ length: 101 }, (_, index) => one(`v${index}`)) },
    { items: [one('a')], country: 'india' },
    { items: [one('a')], coupon: '; drop' },
  ]) {
    const refused = await ask(body);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'INVALID_INPUT']);
  }
});

test('reads the lines of every cart with one cached plan', async () => {
  // PGlite caches no plans, and connections that are lent for a transaction keep none.
  if (shop.services.database.engine !== 'postgres' || inject('pooler')) return;
  await shop.ctx.transaction(async (tx) => {
    for (let lines = 1; lines <= 8; lines++)
      for (const country of ['IN', 'DE']) await priceCart(tx, { items: ids.slice(0, lines).map((id) => one(id)), country });
    const { rows } = await tx.db.execute(
      `select name from pg_prepared_statements where name like 'cart.lines%' and generic_plans > 0 order by name`,
    );
    expect(rows.map((row) => row.name)).toEqual(['cart.lines', 'cart.lines-abroad']);
  });
});
