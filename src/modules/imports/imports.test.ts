import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProducts } from '#modules/catalog/import-products.ts';
import { csvLine, parseCsv } from '#shared/csv.ts';
import { newId } from '#shared/id.ts';
import { oldBowl } from '../../../test/support/old-bowls.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { columnLabel, type ImportField } from './column-rules.ts';
import type { ImportRowView } from './contract.ts';
import { expireImportsJob } from './expire-imports.ts';
import { workOnBatch, workOnImportJob } from './work-on-import.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-imports-'));
const shop = 'jaipur-potters';
let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
/** Products of the shop that are on sale, by their number. */
const known: { id: string; sku: string }[] = [];
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

async function addKnown(sellerId: string, makerId: string, subcategoryId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) known.push({ id: newId(), sku: `OLD-${index}` });
  const items = known.map(({ id }, index) => oldBowl(index, { id, sellerId, makerId, subcategoryId }));
  await app.ctx.transaction((tx) => importProducts(tx, items));
}

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  const [sample] = await addSampleProducts(app, 1);
  owner = await addTeamMember(app, shop, 'owner');
  stranger = await addTeamMember(app, 'kutch-weavers', 'owner');
  const [row] = await run('select maker_id, subcategory_id from products where id = $1', [sample?.productId]);
  await addKnown(sample?.sellerId ?? '', String(row?.maker_id), String(row?.subcategory_id), 201);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

type Cells = Partial<Record<ImportField, string>>;
const fields: ImportField[] = [
  'piece',
  'sku',
  'title.en',
  'title.hi',
  'description.en',
  'category',
  'maker',
  'materials',
  'technique',
  'hsn',
  'price',
  'stock',
  'weight',
  'days',
  'one',
  'size',
];
const csvOf = (rows: readonly Cells[], more: (index: number) => string = () => '') =>
  [
    csvLine(fields.map((field) => columnLabel(field, 'en'))),
    ...rows.map((row, index) => csvLine(fields.map((field) => row[field] ?? '')) + more(index)),
  ].join('\r\n');

async function send(content: string | Uint8Array<ArrayBuffer>, by = owner, at = shop) {
  const form = new FormData();
  form.append('file', new File([content], 'pots.csv', { type: 'text/csv' }));
  const { status, body } = await by.send('POST', `/shops/${at}/imports?name=pots.csv`, form);
  expect(status).toBe(200);
  return body.data.import;
}
const get = async (id: string, query = '') => (await owner.send('GET', `/shops/${shop}/imports/${id}${query}`)).body.data.import;
const step = (id: string, input: object) => owner.send('POST', `/shops/${shop}/imports/${id}/steps`, input);
async function check(sent: { _id: string; columns: { field: string }[] }) {
  const columns = sent.columns.map(({ field }) => field);
  return (await owner.send('POST', `/shops/${shop}/imports/${sent._id}/columns`, { columns })).body.data.import;
}
const work = (importId: string) => workOnImportJob.handle({ importId }, app.ctx);
/** All rows with what is wrong, page after page. */
async function refusedRows(id: string) {
  const rows = [];
  for (let after = 0; ; ) {
    const { shown, next } = await get(id, `?show=refused&after=${after}`);
    rows.push(...shown);
    if (next === undefined) return rows;
    after = next;
  }
}

const newRow = (number: number): Cells => ({
  sku: `NEW-${number}`,
  'title.en': `New bowl ${number}`,
  'title.hi': `नया कटोरा ${number}`,
  'description.en': 'Thrown by hand, "fired" twice,\nand glazed.',
  category: number % 2 ? 'Pottery' : 'मिट्टी के बर्तन',
  maker: 'leela devi',
  materials: number % 3 ? 'clay' : 'मिट्टी',
  hsn: '6912',
  price: ['₹1,299.00', '1299', '1,299', '१२९९'][number % 4] ?? '',
  stock: String(number % 2),
  weight: '600',
  size: 'One size',
});
/** Prices, counts and words of 200 products on sale, and 300 new ones. */
const goodRow = (index: number): Cells => {
  if (index >= 200) return newRow(index);
  const { sku = '', id = '' } = known[index] ?? {};
  if (index < 100) return { sku, price: '1,100' };
  return index < 160 ? { piece: id, sku, stock: '9' } : { sku, 'title.en': `Better bowl ${index}` };
};

/** Kinds of faults: the cells that are planted, and the column and code that they are refused with. */
const faults: readonly [cells: (index: number) => Cells, field: ImportField | undefined, code: string][] = [
  [() => ({ 'title.en': '' }), 'title.en', 'missing'],
  [() => ({ 'title.en': '-' }), 'title.en', 'needed'],
  [() => ({ 'title.en': 'x'.repeat(121) }), 'title.en', 'wrong'],
  [() => ({ 'description.en': '' }), 'description.en', 'missing'],
  [() => ({ category: 'Potions' }), 'category', 'unknown'],
  [() => ({ category: '' }), 'category', 'missing'],
  [() => ({ maker: 'Leela D.' }), 'maker', 'unknown'],
  [() => ({ materials: 'clay, kryptonite' }), 'materials', 'unknown'],
  [() => ({ technique: 'printing by machine' }), 'technique', 'unknown'],
  [() => ({ hsn: '69' }), 'hsn', 'wrong'],
  [() => ({ hsn: '9999' }), 'hsn', 'hsn'],
  [() => ({ price: 'about 1200' }), 'price', 'wrong'],
  [() => ({ price: '1299,50' }), 'price', 'wrong'],
  [() => ({ price: '0.50' }), 'price', 'wrong'],
  [() => ({ stock: '-3' }), 'stock', 'wrong'],
  [() => ({ stock: 'many' }), 'stock', 'wrong'],
  [() => ({ weight: '0' }), 'weight', 'wrong'],
  [() => ({ weight: '' }), 'weight', 'missing'],
  [() => ({ days: '400' }), 'days', 'wrong'],
  [() => ({ one: 'perhaps' }), 'one', 'wrong'],
  [() => ({ one: 'yes', stock: '4' }), 'one', 'several'],
  [() => ({ one: 'हाँ', stock: '1', days: '3' }), 'days', 'one-of-a-kind'],
  [() => ({ sku: '' }), 'sku', 'missing'],
  [() => ({ sku: 'NEW-200' }), 'sku', 'twice'],
  [() => ({ size: '' }), 'size', 'missing'],
  [() => ({ piece: 'abcdefgh234567' }), 'piece', 'product'],
  [() => ({ piece: known[200]?.id ?? '', sku: 'PIECE-0' }), 'sku', 'taken'],
  [() => ({}), undefined, 'cells'],
];
const onSale: typeof faults = [
  [() => ({ price: '1501' }), 'price', 'jump'],
  [() => ({ price: '400' }), 'price', 'jump'],
];
/** Forty faults by the index of their row: two on sale, all kinds once, then some again. */
const planted = new Map(
  Array.from({ length: 40 }, (_, number) => {
    const fault = onSale[number] ?? faults[(number - onSale.length) % faults.length];
    if (!fault) throw new Error('no fault');
    return [number < onSale.length ? 3 + number : 210 + 7 * number, fault] as const;
  }),
);

const snapshot = () =>
  run(`select p.id, p.base_price_paise, p.title, v.sku, v.available from products p join variants v on v.product_id = p.id order by v.id`);
const openDrafts = async () => (await run(`select count(*)::int as count from drafts where state = 'writing'`))[0]?.count;

test('of 500 products with 40 faults 460 are applied once through a crash, 40 once mended; undo restores all', async () => {
  const before = await snapshot();
  const rows = Array.from({ length: 500 }, (_, index) => ({ ...goodRow(index), ...planted.get(index)?.[0](index) }));
  const sent = await send(csvOf(rows, (index) => (planted.get(index)?.[2] === 'cells' ? ',lost' : '')));
  expect(sent).toMatchObject({ state: 'read', rows: 500, fileName: 'pots.csv' });
  expect(sent.columns[10]).toEqual({ name: 'Price in rupees', sample: '1,100', field: 'price' });
  const id = sent._id;

  // The check names every fault at its cell, with the line of a spreadsheet and how to mend it.
  const checked = await check(sent);
  expect(checked.counts).toMatchObject({ new: 262, changed: 198, same: 0, refused: 40, jumps: 2, waiting: 460 });
  const refused = await refusedRows(id);
  expect(
    refused.map(({ line, problems }) => [line, ...problems.map((each: { field?: string; code: string }) => [each.field, each.code])]),
  ).toEqual([...planted].map(([index, [, field, code]]) => [index + 2, [field, code]]));
  for (const { reason } of refused.flatMap(({ problems }) => problems)) {
    expect(reason.en).toMatch(/\w.*\.$/);
    expect(reason.hi).toMatch(/\p{Script=Devanagari}.*।$/u);
  }
  expect((await get(id, '?show=changed')).shown[0].changes).toMatchObject([{ field: 'price', before: '₹1,000', after: '₹1,100' }]);
  expect(await snapshot()).toEqual(before);

  // A process that dies within a batch leaves nothing of it; two workers then do the rest once.
  await step(id, { event: 'apply' });
  expect(await workOnBatch(app.ctx, id)).toBe(true);
  await run(`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await run(
    `create trigger die before update on import_rows for each row when (old.line = 60 and new.outcome is not null) execute function die()`,
  );
  const half = await snapshot();
  await expect(workOnBatch(app.ctx, id)).rejects.toThrow();
  expect(await snapshot()).toEqual(half);
  await run('drop trigger die on import_rows');
  expect((await step(id, { event: 'stop' })).body.data.import).toMatchObject({ state: 'checked', counts: { done: 50, waiting: 410 } });
  await work(id);
  expect((await get(id)).counts.done).toBe(50);
  await step(id, { event: 'apply' });
  await Promise.all([work(id), work(id)]);
  expect(await get(id)).toMatchObject({ state: 'applied', counts: { done: 460, failed: 0, waiting: 0 } });
  expect(await run(`select count(*)::int as count, sum(qty)::int as sum from stock_movements where reason = 'adjust'`)).toEqual([
    { count: 60, sum: 240 },
  ]);
  expect(await openDrafts()).toBe(302);

  // The refused rows come back with what is wrong; mended, they are applied, too.
  const file = (await owner.send('GET', `/shops/${shop}/imports/${id}/corrections?language=hi`)).body;
  const [header = [], ...wrong] = parseCsv(file) ?? [];
  expect([header.at(-1), wrong.length]).toEqual(['क्या ठीक नहीं है', 40]);
  expect(wrong[2]?.at(-1)).toMatch(/^नाम अंग्रेज़ी में: यह बाक़ी है।/);
  const mended = wrong.map((cells, number) => {
    const good = goodRow([...planted.keys()][number] ?? 0);
    return csvLine([...fields.map((field) => good[field] ?? ''), cells.at(-1) ?? '']);
  });
  const again = await send([csvLine(header), ...mended].join('\n'));
  expect((await check(again)).counts).toMatchObject({ new: 38, changed: 2, refused: 0 });
  await step(again._id, { event: 'apply' });
  await work(again._id);
  expect((await get(again._id)).counts).toMatchObject({ done: 40, failed: 0 });
  // Sent once more the file changes nothing: drafts are found by their codes.
  const once = await send(csvOf(Array.from({ length: 500 }, (_, index) => goodRow(index))));
  expect((await check(once)).counts).toMatchObject({ new: 0, changed: 0, same: 500 });

  for (const each of [again._id, id]) {
    expect((await step(each, { event: 'undo' })).status).toBe(200);
    await Promise.all([work(each), work(each)]);
    expect(await get(each)).toMatchObject({ state: 'undone', counts: { touched: 0, done: 0 } });
  }
  expect(await snapshot()).toEqual(before);
  expect(await openDrafts()).toBe(0);
});

const [first, second, third] = [10, 11, 12];
const skuOf = (index: number) => known[index]?.sku ?? '';

test('a sale between check and apply is no loss: the row is refused, checked again and applied', async () => {
  const sent = await send(
    csvOf([
      { sku: skuOf(first), stock: '8' },
      { sku: skuOf(second), stock: '8' },
    ]),
  );
  await check(sent);
  await run('update variants set available = 4 where sku = $1', [skuOf(first)]);
  await step(sent._id, { event: 'apply' });
  await work(sent._id);
  const applied = await get(sent._id, '?show=failed');
  expect([applied.counts.done, applied.shown.map(({ line }: { line: number }) => line)]).toEqual([1, [2]]);
  expect(applied.shown[0].problems[0].reason.en).toMatch(/changed meanwhile/);
  expect((await step(sent._id, { event: 'check' })).body.data.import.counts).toMatchObject({ waiting: 1, done: 1, failed: 0 });
  await step(sent._id, { event: 'apply' });
  await work(sent._id);
  // Undo leaves a row alone that was sold from since.
  await run('update variants set available = 7 where sku = $1', [skuOf(first)]);
  await step(sent._id, { event: 'undo' });
  await work(sent._id);
  expect((await get(sent._id)).counts).toMatchObject({ undone: 1, touched: 1 });
  expect(await run('select available from variants where sku = any($1) order by sku', [[skuOf(first), skuOf(second)]])).toEqual([
    { available: 7 },
    { available: 5 },
  ]);
});

test('a price that changes by more than half waits until it is confirmed; undo ends after seven days', async () => {
  const sent = await send(
    csvOf([
      { sku: skuOf(third), price: '3,000' },
      { sku: skuOf(13), price: '10' },
    ]),
  );
  expect((await check(sent)).counts).toMatchObject({ refused: 2, jumps: 2 });
  expect((await step(sent._id, { event: 'apply' })).body.code).toBe('WRONG_STATE');
  expect((await step(sent._id, { event: 'confirm', lines: [2] })).body.data.import.counts).toMatchObject({
    changed: 1,
    refused: 1,
    jumps: 1,
  });
  await step(sent._id, { event: 'apply' });
  await work(sent._id);
  expect(
    await run(`select base_price_paise from products where id = any($1) order by base_price_paise`, [[known[third]?.id, known[13]?.id]]),
  ).toEqual([{ base_price_paise: 100_000 }, { base_price_paise: 300_000 }]);
  app.setNow(new Date(Date.now() + 8 * 86_400_000));
  expect((await step(sent._id, { event: 'undo' })).body.code).toBe('WRONG_STATE');
  app.setNow(undefined);
});

test('words of a product on sale become a draft: blank leaves alone, “-” empties, variants join by its number', async () => {
  const { id = '', sku = '' } = known[14] ?? {};
  const rows = [
    { piece: id, sku, 'title.en': 'Two bowls', 'title.hi': '-', days: '6' },
    { piece: id, sku: `${sku}-B`, size: 'Large', stock: '3' },
    { piece: 'set', sku: 'SET-1', ...Object.fromEntries(Object.entries(newRow(1)).filter(([field]) => field !== 'sku')), size: 'Small' },
    { piece: 'set', sku: 'SET-2', size: 'Large', stock: '2', price: '9' },
  ];
  const sent = await send(csvOf(rows));
  expect((await check(sent)).counts).toMatchObject({ changed: 2, new: 0, refused: 2 });
  expect((await refusedRows(sent._id)).map(({ problems }) => problems[0].code)).toEqual(['sibling', 'differs']);
  await step(sent._id, { event: 'apply' });
  await work(sent._id);
  const drafts = (await owner.send('GET', `/shops/${shop}/drafts`)).body.data.drafts;
  expect(drafts).toMatchObject([{ product: id, state: 'writing', title: { en: 'Two bowls' } }]);
  const { body } = (await owner.send('GET', `/shops/${shop}/drafts/${drafts[0]._id}`)).body.data.draft;
  expect(body).toMatchObject({ title: { en: 'Two bowls' }, leadTimeDays: 6, weightGrams: 500, basePricePaise: 100_000 });
  expect(body.variants).toMatchObject([
    { sku, units: 5 },
    { sku: `${sku}-B`, size: 'Large', units: 3, priceDeltaPaise: 0 },
  ]);
  expect((await owner.send('GET', `/products/details/${id}`)).body.data.data.product.title.en).toBe('Old bowl 14');
});

test('what is exported is read as it is, in both languages, and nothing of it has to be mapped', async () => {
  for (const language of ['en', 'hi']) {
    const { body, headers } = await owner.send('GET', `/shops/${shop}/product-export?language=${language}`);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    const sent = await send(body);
    expect(sent.columns.every(({ field }: { field: string }) => field !== '')).toBe(true);
    // The draft of the test before differs from what is on sale.
    expect((await check(sent)).counts).toMatchObject({ new: 0, refused: 0, same: 201, changed: 1 });
    const template = (await owner.send('GET', `/shops/${shop}/import-template?language=${language}`)).body;
    // Counts of the export are for comparing alone.
    const counted = columnLabel('counted', language as 'en' | 'hi');
    expect(parseCsv(template)).toEqual([parseCsv(body)?.[0]?.filter((name) => name !== counted)]);
  }
});

test('where units were sold since the export, the check says so beside the count, and refuses nothing', async () => {
  const [header = [], ...lines] = parseCsv((await owner.send('GET', `/shops/${shop}/product-export`)).body) ?? [];
  const at = (field: ImportField) => header.indexOf(columnLabel(field, 'en'));
  const rows = [22, 23, 24].map((number) => lines.find((line) => line[at('sku')] === skuOf(number)) ?? []);
  const wanted = ['12', '9', '7'];
  for (const [index, row] of rows.entries()) row[at('stock')] = wanted[index] ?? '';
  // The third file is of before counts were exported.
  (rows[2] ?? [])[at('counted')] = '';
  await run('update variants set available = 3 where sku = any($1)', [[22, 23, 24].map(skuOf)]);
  await run('update variants set available = 9 where sku = $1', [skuOf(23)]);
  const sent = await send([header, ...rows].map((row) => csvLine(row)).join('\r\n'));
  await check(sent);
  const { shown } = await get(sent._id);
  expect(shown.map(({ verdict, changes }: ImportRowView) => [verdict, changes[0]?.counted])).toEqual([
    ['changed', 5],
    ['same', undefined],
    ['changed', undefined],
  ]);
  expect(shown[0].changes).toMatchObject([{ field: 'stock', before: '3', after: '12', counted: 5 }]);
});

test('a choice of columns is remembered; a field stands once, and something names the products', async () => {
  const sent = await send('Label;How many;Remark\nOLD-20;7;soon\n');
  expect(sent.columns.map(({ field }: { field: string }) => field)).toEqual(['', '', '']);
  const choose = (columns: string[]) => owner.send('POST', `/shops/${shop}/imports/${sent._id}/columns`, { columns });
  expect((await choose(['', 'stock', ''])).body.fields).toEqual({ columns: 'missing' });
  expect((await choose(['sku', 'stock', 'sku'])).body.fields).toEqual({ 'columns.2': 'twice' });
  expect((await choose(['sku', 'stock', ''])).body.data.import.counts).toMatchObject({ changed: 1 });
  expect((await send('how many;LABEL\n1;OLD-21\n')).columns.map(({ field }: { field: string }) => field)).toEqual(['stock', 'sku']);
});

test('an import of another shop is not there; what was sent is gone after 30 days', async () => {
  const sent = await send(csvOf([{ sku: skuOf(30), stock: '1' }]));
  const at = `/shops/kutch-weavers/imports/${sent._id}`;
  const calls = [
    ['GET', at],
    ['GET', `${at}/corrections`],
    ['POST', `${at}/columns`, { columns: ['sku'] }],
    ['POST', `${at}/steps`, { event: 'apply' }],
  ] as const;
  for (const [method, path, body] of calls) expect((await stranger.send(method, path, body)).body.code).toBe('NOT_FOUND');
  expect((await stranger.send('GET', `/shops/${shop}/imports/${sent._id}`)).body.code).toBe('FORBIDDEN');
  // A row of theirs is a new one, which lacks everything.
  const theirs = await send(csvOf([{ sku: skuOf(30), piece: known[30]?.id ?? '', stock: '1' }]), stranger, 'kutch-weavers');
  const columns = theirs.columns.map(({ field }: { field: string }) => field);
  const checked = (await stranger.send('POST', `/shops/kutch-weavers/imports/${theirs._id}/columns`, { columns })).body.data.import;
  expect(checked.counts).toMatchObject({ changed: 0, refused: 1 });
  app.setNow(new Date(Date.now() + 31 * 86_400_000));
  await expireImportsJob.handle({}, app.ctx);
  app.setNow(undefined);
  expect(await get(sent._id)).toMatchObject({ state: 'expired', rows: 0, columns: [] });
  expect(await run('select count(*)::int as count from imports where content is not null')).toEqual([{ count: 0 }]);
});
