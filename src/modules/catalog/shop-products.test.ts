import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { changeProduct, publishProduct } from './change-product.ts';
import type { ProductBody } from './shop-contract.ts';

let app: TestApp;
let samples: SampleProduct[];
let owner: TestClient;
let sellerId: string;
let makerId: string;
let subcategoryId: string;
const shop = 'jaipur-potters';
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  samples = await addSampleProducts(app, 4);
  owner = await addTeamMember(app, shop, 'owner');
  const [row] = await run('select seller_id, maker_id, subcategory_id from products where id = $1', [samples[0]?.productId]);
  [sellerId, makerId, subcategoryId] = [String(row?.seller_id), String(row?.maker_id), String(row?.subcategory_id)];
  await run(`insert into terms (kind, slug, label) values ('material', 'clay', '{"en": "Clay"}')`);
});
afterAll(() => app.close());

const body = (more: Partial<ProductBody> = {}): ProductBody => ({
  title: { en: 'Blue bowl', hi: 'नीला कटोरा' },
  description: { en: 'A bowl with a blue glaze.' },
  subcategoryId,
  makerId,
  materials: ['clay'],
  hsn: '6912',
  basePricePaise: 120_000,
  oneOfAKind: false,
  dimensions: { diameterMm: 180 },
  weightGrams: 600,
  variants: [
    { sku: 'BOWL-S', size: 'Small', priceDeltaPaise: 0, units: 3 },
    { sku: 'BOWL-L', size: 'Large', priceDeltaPaise: 30_000, units: 2 },
  ],
  ...more,
});
const publish = (input: ProductBody, seller = sellerId) => app.ctx.transaction((tx) => publishProduct(tx, { sellerId: seller }, input, []));
const change = (productId: string, input: ProductBody) =>
  app.ctx.transaction((tx) => changeProduct(tx, { productId, sellerId }, input, []));
const own = async (productId: string) => (await owner.send('GET', `/shops/${shop}/products/${productId}`)).body.data.product;
const shown = async (productId: string) => (await owner.send('GET', `/products/details/${productId}`)).body;
const sizesShown = async (productId: string) =>
  (await shown(productId)).data.data.product.variants.flatMap((each: { sizes: { sku: string }[] }) => each.sizes.map(({ sku }) => sku));

test('two shops use the same code, one shop only once, and is told of its own alone', async () => {
  const kutch = samples[1]?.sellerId ?? '';
  await publish(body({ variants: [{ sku: 'SAME', size: 'One size', priceDeltaPaise: 0, units: 1 }] }));
  await publish(body({ variants: [{ sku: 'SAME', size: 'One size', priceDeltaPaise: 0, units: 1 }] }), kutch);
  await expect(publish(body({ variants: [{ sku: 'SAME', size: 'One size', priceDeltaPaise: 0, units: 1 }] }))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'variants.0.sku': 'taken' },
  });
});

test('variants change by their ids, new ones join, missing ones are retired and come back with their code', async () => {
  const id = await publish(body({ variants: body().variants.map((each) => ({ ...each, sku: `A-${each.sku}` })) }));
  const [small, large] = (await own(id)).variants;
  // Names and places change hands; the counts stay.
  await change(id, {
    ...body(),
    title: { en: 'Bluer bowl' },
    basePricePaise: 999,
    variants: [
      { _id: large._id, sku: 'A-BOWL-S', size: 'Very large', priceDeltaPaise: 40_000, units: 99 },
      { sku: 'A-BOWL-M', size: 'Medium', priceDeltaPaise: 10_000, units: 5 },
      { _id: small._id, sku: 'A-BOWL-L', size: 'Tiny', priceDeltaPaise: 0, units: 99 },
    ],
  });
  const after = await own(id);
  expect(after).toMatchObject({ title: { en: 'Bluer bowl' }, basePricePaise: 120_000, version: 2, units: 10 });
  expect(after.variants.map((each: { _id: string; units: number }) => [each._id === large._id, each.units])).toEqual([
    [true, 2],
    [false, 5],
    [false, 3],
  ]);
  await change(id, body({ variants: [{ _id: small._id, sku: 'A-BOWL-L', size: 'Tiny', priceDeltaPaise: 0, units: 0 }] }));
  expect(await sizesShown(id)).toEqual(['A-BOWL-L']);
  const line = [{ variantId: large._id, productId: id, qty: 1 }];
  expect((await owner.send('POST', '/cart/quote', { items: line, country: 'IN' })).body.data?.lines ?? []).toEqual([]);
  await change(id, body({ variants: [{ sku: 'A-BOWL-S', size: 'Large again', priceDeltaPaise: 0, units: 50 }] }));
  expect((await own(id)).variants).toMatchObject([{ _id: large._id, size: 'Large again', units: 2 }]);
});

test('picks that do not exist, an unknown heading and several of a one-of-a-kind product are named', async () => {
  const wrong = body({ makerId: 'nobody', materials: ['unicorn'], technique: 'magic', hsn: '9999', oneOfAKind: true });
  await expect(publish(wrong)).rejects.toMatchObject({
    fields: { makerId: 'unknown', materials: 'unknown', technique: 'unknown', hsn: 'unknown', oneOfAKind: 'several' },
  });
});

test('a price is live at once, and the second of two who saw the same version is told', async () => {
  const id = samples[0]?.productId ?? '';
  const { version } = await own(id);
  const price = (basePricePaise: number) => owner.send('POST', `/shops/${shop}/products/${id}/price`, { version, basePricePaise });
  const answers = await Promise.all([price(150_000), price(160_000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CONFLICT', fields: { version: String(version + 1) } });
  expect((await shown(id)).data.data.product.pricing.basePrice).toBe((await own(id)).basePricePaise);
  const low = await owner.send('POST', `/shops/${shop}/products/${id}/price`, { version: version + 1, basePricePaise: 5 });
  expect(low.status).toBe(422);
});

test('a count is live at once, is in the books, and is refused once some were sold', async () => {
  const { productId, variantId } = samples[0] as SampleProduct;
  const set = (seen: number, units: number, product = productId) =>
    owner.send('POST', `/shops/${shop}/products/${product}/stock`, { variant: variantId, seen, units });
  expect((await set(50, 7)).body.data.product.units).toBe(7);
  expect((await shown(productId)).data.data.product.variants[0].sizes[0].stock).toBe(7);
  expect((await set(50, 9)).body).toMatchObject({ code: 'CONFLICT', fields: { units: '7' } });
  const [books] = await run(
    `select available = stocked + (select sum(qty) from stock_movements where variant_id = v.id) as agree from variants v where id = $1`,
    [variantId],
  );
  expect(books?.agree).toBe(true);
  // A variant of another product, and a product of another shop, are not there.
  expect((await set(7, 8, samples[2]?.productId)).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await set(7, 8, samples[1]?.productId)).body.code).toBe('PRODUCT_NOT_FOUND');
});

test('a retired product has no page and is in no list, until it is brought back', async () => {
  const id = samples[2]?.productId ?? '';
  const move = async (event: string) =>
    owner.send('POST', `/shops/${shop}/products/${id}/steps`, { event, version: (await own(id)).version });
  const listed = async () => (await run('select 1 from product_listings where product_id = $1', [id])).length;
  expect((await move('retire')).body.data.product.state).toBe('retired');
  expect([(await shown(id)).code, await listed()]).toEqual(['PRODUCT_NOT_FOUND', 0]);
  expect((await move('retire')).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'retired' } });
  expect((await move('reinstate')).body.data.product.state).toBe('published');
  expect([(await shown(id)).data.data.product._id, await listed()]).toEqual([id, 1]);
});

test('lists name the states of a shop’s own products alone', async () => {
  const { products, counts } = (await owner.send('GET', `/shops/${shop}/products?state=published`)).body.data;
  expect(products.every(({ state }: { state: string }) => state === 'published')).toBe(true);
  const [all] = await run(`select count(*)::int as count from products where seller_id = $1 and state = 'published'`, [sellerId]);
  expect([products.length, counts.published]).toEqual([all?.count, all?.count]);
  const { subcategories, makers } = (await owner.send('GET', `/shops/${shop}/product-choices`)).body.data;
  expect([subcategories[0].hsn, makers.length]).toEqual(['6912', 1]);
});

test('cells of the stock sheet are saved or refused one by one, and each answers the cell that takes it back', async () => {
  const id = await publish(body({ variants: body().variants.map((each) => ({ ...each, sku: `SHEET-${each.sku}` })) }));
  const foreign = samples[1];
  const { data } = (await owner.send('GET', `/shops/${shop}/stock`)).body;
  const rows = data.rows.filter(({ product }: { product: string }) => product === id);
  expect(rows.map(({ isFirst, basePricePaise }: { isFirst: boolean; basePricePaise: number }) => [isFirst, basePricePaise])).toEqual([
    [true, 120_000],
    [false, 120_000],
  ]);
  expect(data.rows.some(({ product }: { product: string }) => product === foreign?.productId)).toBe(false);
  const [first, second] = rows;
  const count = (row: { variant: string; units: number }, value: number) => ({
    kind: 'units',
    product: id,
    variant: row.variant,
    seen: row.units,
    value,
  });
  const priceOf = (version: number, value: number) => ({ kind: 'price', product: id, version, seen: 120_000, value });
  const cells = [
    count(first, 9),
    count({ ...second, units: 77 }, 1),
    count(second, -1),
    priceOf(1, 130_000),
    priceOf(1, 140_000),
    { kind: 'units', product: foreign?.productId, variant: foreign?.variantId, seen: 50, value: 1 },
  ];
  const save = async (sent: object[], by = owner) => (await by.send('POST', `/shops/${shop}/stock`, { cells: sent })).body.data.results;
  const results = await save(cells);
  expect(results.map(({ fault }: { fault?: string }) => fault)).toEqual([undefined, 'changed', 'wrong', undefined, 'changed', 'missing']);
  expect(await own(id)).toMatchObject({ basePricePaise: 130_000, version: 2 });
  const packer = await addTeamMember(app, shop, 'packer');
  expect(await save([priceOf(2, 150_000)], packer)).toEqual([{ fault: 'forbidden' }]);
  await save(results.flatMap(({ undo }: { undo?: object }) => undo ?? []));
  const after = await own(id);
  expect([after.basePricePaise, after.units]).toEqual([120_000, 5]);
});
