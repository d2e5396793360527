import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCollection } from '#modules/collections/add-collection.ts';
import { openSearchShop } from '../../../test/support/search-shop.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { Suggestions } from './contract.ts';
import { searchContract } from './contract.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

const ask = async (q: string) =>
  (await (await shop.request(`/api/v1/products/suggestions?q=${encodeURIComponent(q)}`)).json()) as Suggestions;
const suggest = async (q: string) => (await ask(q)).suggestions;

test('suggests completions in the language of the text', async () => {
  expect(await suggest('fab')).toEqual(['Fabrics']);
  expect(await suggest('ajr')).toEqual(['ajrakh', 'ajrakh stole', 'ajrakh saree']);
  expect(await suggest('रेश')).toEqual(['शहतूती रेशम']);
  expect(await suggest('prin')).toContain('Dabu printing');
  expect(await suggest('')).toEqual([]);
  expect(await suggest('%')).toEqual([]);
});

test('suggests for a misspelling', async () => {
  expect(await suggest('mulbery')).toEqual(['Mulberry silk']);
});

test('suggests pages of the shop and products, as the contract declares them', async () => {
  expect((await ask('fab')).pages).toEqual([{ kind: 'category', slug: 'fabrics', name: { en: 'Fabrics', hi: 'कपड़े' } }]);
  expect((await ask('prin')).pages).toContainEqual({
    kind: 'subcategory',
    slug: 'fabrics/prints',
    name: { en: 'Block prints', hi: 'ठप्पे की छपाई' },
  });
  expect((await ask('neel')).pages).toMatchObject([{ kind: 'maker', slug: 'neel-kund' }]);
  const answer = await ask('ajr');
  expect(answer.products.map(({ slug, inStock }) => [slug, inStock])).toEqual([
    ['ajrakh-stole', true],
    ['ajrakh-saree-sold', false],
  ]);
  expect(answer).toEqual(searchContract.suggest['~orpc'].outputSchema?.parse(answer));
});

test('suggests published collections by their title', async () => {
  await shop.ctx.transaction((tx) =>
    addCollection(tx, {
      slug: 'monsoon',
      shelf: 'occasion',
      position: 0,
      title: { en: 'For the monsoon', hi: 'बारिश के लिए' },
      lead: { en: 'Dries soon.', hi: 'जल्दी सूखता है।' },
      rule: { tags: ['monsoon'] },
    }),
  );
  expect((await ask('mons')).pages).toEqual([{ kind: 'collection', slug: 'monsoon', name: { en: 'For the monsoon', hi: 'बारिश के लिए' } }]);
  expect((await ask('बारि')).pages).toMatchObject([{ kind: 'collection', slug: 'monsoon' }]);
});

test('suggests what a search would show first where no title begins as typed', async () => {
  const sentence = await ask('dupatta under 2000');
  expect(sentence.products.map(({ slug }) => slug)).toContain('silk-dupatta');
  expect((await ask('bandhni')).products.map(({ slug }) => slug)).toEqual(['silk-dupatta']);
  expect(await ask('bicycle')).toEqual({ suggestions: [], pages: [], products: [] });
});
