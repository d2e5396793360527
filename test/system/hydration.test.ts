import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory } from '#modules/catalog/add-category.ts';
import { changePrice } from '#modules/catalog/shop-products.ts';
import { openPageBuilds } from '#server/page-builds.ts';
import { storeFreshRates } from '../support/fresh-rates.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { buildOnce } from '../support/server-process.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let products: SampleProduct[];
let pages: Awaited<ReturnType<typeof openPageBuilds>>;
beforeAll(async () => {
  buildOnce();
  pages = await openPageBuilds();
  app = await openTestApp({}, pages.render);
  products = await addSampleProducts(app, 3);
}, 240_000);
afterAll(() => app.close());

test('defers the scripts of the real home page', async () => {
  const answer = await app.request('/', { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  // React Router would begin to fetch and run modules by these.
  expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/);
  expect(html).not.toMatch(/<script[^>]*type="module"/);

  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const [deferred = '', ...others] = scripts.filter((code) => code.includes('importInSequence('));
  expect(others).toEqual([]);
  expect(() => new Function(deferred.replaceAll('import(', 'load('))).not.toThrow();
  const inOrder: string[] = JSON.parse(/importInSequence\((\[[^\]]*\])\)\.then/.exec(deferred)?.[1] ?? '[]');
  const entry = /^import\("([^"]+)"\)/m.exec(deferred)?.[1] ?? 'no entry';
  expect(inOrder.length).toBeGreaterThan(3);
  for (const file of [...inOrder, entry])
    expect([file, pages.staticFile(file, new Request(`http://localhost${file}`))?.status]).toEqual([file, 200]);
  expect(deferred).toContain('window.__reactRouterRouteModules');

  // The content policy lets the rewritten script run, not the one that React Router rendered.
  const hash = createHash('sha256').update(deferred).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('sends the data of a page as JSON, and the page of an address without one as the framework does', async () => {
  const page = await (await app.request('/', { headers: { accept: 'text/html' } })).text();
  expect(page).toMatch(/^<!DOCTYPE html><html/);
  expect(page).not.toContain('streamController.enqueue');
  const json = /<script type="application\/json" id="page-data">([^<]*)<\/script><\/body><\/html>$/.exec(page)?.[1] ?? '{}';
  expect(Object.keys(JSON.parse(json).loaderData)).toEqual(['root', 'en.home']);

  const missing = await (await app.request('/nowhere', { headers: { accept: 'text/html' } })).text();
  expect(missing).toMatch(/^<!DOCTYPE html><html/);
  expect(missing).toContain('streamController.enqueue');
  expect(missing).not.toContain('page-data');
});

test('menus that are rendered once mark the category of each page, and none of another', async () => {
  const [first, second] = ['/categories/lamps', '/categories/shawls'];
  for (const slug of ['lamps', 'shawls']) {
    const words = { en: slug, hi: slug };
    await addCategory(app.ctx, { slug, position: 0, name: words, description: words });
  }
  const markedOf = async (path: string) => {
    const html = await (await app.request(path, { headers: { accept: 'text/html' } })).text();
    const links = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1]);
    return { links: new Set(links), menus: html.match(/<footer[\s\S]*<\/footer>/)?.[0].match(/<a /g)?.length };
  };
  const one = await markedOf(first);
  expect(one.links).toEqual(new Set([first]));
  expect(await markedOf(second)).toEqual({ links: new Set([second]), menus: one.menus });
  expect(await markedOf(first)).toEqual(one);
  expect((await markedOf(`/hi${first}`)).links).toEqual(new Set([`/hi${first}`]));
});

test('cards that are rendered once show the price, currency and language of their page', async () => {
  const [own, , other] = products as [SampleProduct, SampleProduct, SampleProduct];
  await storeFreshRates(app.ctx);
  const cards = async (path = '', cookie = '') => {
    const answer = await app.request(`${path}/product/${own.productId}/piece-0`, { headers: { accept: 'text/html', cookie } });
    return [...(await answer.text()).matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
  };
  const cardOfOther = async (...page: string[]) => (await cards(...page)).find((card) => card.includes(other.productId));
  expect(await cardOfOther()).toContain('₹1,020');
  expect(await cardOfOther('', 'karigari-place=US.USD')).toMatch(/\$\d/);
  expect(await cardOfOther('/hi')).toContain('कृति 2');
  expect((await cards()).filter((card) => card.includes(own.productId))).toEqual([]);
  const { rows } = await app.services.database.execute('select version from products where id = $1', [other.productId]);
  const seen = { sellerId: other.sellerId, product: other.productId, version: Number(rows[0]?.version) };
  await app.ctx.transaction((tx) => changePrice(tx, { ...seen, basePricePaise: 120_000 }));
  expect(await cardOfOther()).toContain('₹1,200');
});

test('a list that no one has asked for is rendered at one go, its filters too', async () => {
  const list = await (await app.request('/search', { headers: { accept: 'text/html' } })).text();
  expect(list).toContain('id="all-filters"');
  expect(list).not.toContain('streamController.enqueue');
  expect(list).toContain('page-data');
});
