import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTaxFacts } from '#modules/sellers/set-tax-facts.ts';
import { shopStates } from '#shared/shop-states.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { listUnlisted } from './list-unlisted.ts';
import { refreshSellability } from './refresh-sellability.ts';

let shop: TestApp;
let pots: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  pots = await addSampleProducts(shop, 4);
});
afterAll(() => shop.close());

const cardsOf = async () => {
  const { cards } = (await (await shop.request('/api/v1/products/cards?category=pieces')).json()) as { cards: { slug: string }[] };
  return cards.map(({ slug }) => slug).sort();
};
const pageOf = async (id: string | undefined) => {
  const response = await shop.request(`/api/v1/products/details/${id}`);
  return (await response.json()).data.data.product;
};
const quoteOf = async (variantId: string | undefined) => {
  const body = JSON.stringify({ items: [{ variantId, qty: 1 }], country: 'IN', state: 'Rajasthan' });
  const headers = { 'content-type': 'application/json' };
  return (await shop.request('/api/v1/cart/quote', { method: 'POST', headers, body })).json();
};

test('a product whose heading has no rate keeps its page, is in no list, and is refused at its line of a quote', async () => {
  const [pot] = pots;
  await shop.ctx.db.execute(`update products set hsn = '9999' where id = $1`, [pot?.productId]);
  // A cart knows at once, the lists with the next run of the job.
  expect(await quoteOf(pot?.variantId)).toMatchObject({ canOrder: false, lines: [{ problem: 'unavailable', counted: 0, payPaise: 0 }] });
  expect(await refreshSellability(shop.ctx)).toBe(1);
  expect(await cardsOf()).toEqual(['piece-1', 'piece-2', 'piece-3']);
  const page = await pageOf(pot?.productId);
  expect(page).toMatchObject({ slug: 'piece-0', unavailable: true, variants: [{ stock: 0 }] });
  expect(await quoteOf(pot?.variantId)).toMatchObject({ canOrder: false, gone: [], lines: [{ problem: 'unavailable' }] });
  expect(await listUnlisted(shop.ctx)).toMatchObject([{ slug: 'piece-0', reason: 'no-rate', hsn: '9999', sellerSlug: 'jaipur-potters' }]);

  await shop.ctx.db.execute(`update products set hsn = '69120010' where id = $1`, [pot?.productId]);
  expect(await refreshSellability(shop.ctx)).toBe(1);
  expect(await refreshSellability(shop.ctx)).toBe(0);
  expect(await cardsOf()).toEqual(['piece-0', 'piece-1', 'piece-2', 'piece-3']);
  expect((await pageOf(pot?.productId)).unavailable).toBeUndefined();
});

test('a shop that is not open sells nothing, and its products keep their pages', async () => {
  const stand = (state: string) => shop.ctx.db.execute(`update sellers set shop_state = $1 where slug = 'kutch-weavers'`, [state]);
  for (const state of shopStates.filter((each) => each !== 'open')) {
    await stand(state);
    expect(await quoteOf(pots[1]?.variantId)).toMatchObject({ canOrder: false, lines: [{ problem: 'unavailable', payPaise: 0 }] });
    await refreshSellability(shop.ctx);
    expect(await cardsOf()).toEqual(['piece-0', 'piece-2']);
    expect(await pageOf(pots[1]?.productId)).toMatchObject({ unavailable: true });
    expect((await listUnlisted(shop.ctx))[0]).toMatchObject({ reason: 'shop-not-open' });
    const page = await shop.request('/api/v1/sellers/kutch-weavers');
    expect([state, page.status]).toEqual([state, state === 'preparing' || state === 'in-review' ? 404 : 200]);
  }
  await stand('open');
  expect(await refreshSellability(shop.ctx)).toBe(2);
  expect(await cardsOf()).toEqual(['piece-0', 'piece-1', 'piece-2', 'piece-3']);
});

test('nothing is sold of a seller whose facts are incomplete, and the reason is named', async () => {
  const { gstin } = await setTaxFacts(shop.ctx, 'kutch-weavers', {});
  await shop.ctx.db.execute(`update sellers set gstin = '24AAAFS0000A1Z0' where slug = 'kutch-weavers'`);
  expect((await setTaxFacts(shop.ctx, 'kutch-weavers', {})).missing).toEqual(['gstin-check-digit']);
  expect(await refreshSellability(shop.ctx)).toBe(2);
  expect(await cardsOf()).toEqual(['piece-0', 'piece-2']);
  expect(await quoteOf(pots[1]?.variantId)).toMatchObject({ lines: [{ problem: 'unavailable' }] });
  expect((await setTaxFacts(shop.ctx, 'kutch-weavers', { gstin: gstin ?? '' })).missing).toEqual([]);
  expect(await refreshSellability(shop.ctx)).toBe(2);
  await expect(setTaxFacts(shop.ctx, 'kutch-weavers', { gstin: '24X' })).rejects.toThrow('no GSTIN');
  await expect(setTaxFacts(shop.ctx, 'nobody', {})).rejects.toThrow('no seller nobody');
});

test('a price at which no rate of its heading holds together is refused', async () => {
  const { requireClearPrice } = await import('./require-clear-price.ts');
  const price = (basePricePaise: number, hsn = '62114290') =>
    requireClearPrice(shop.ctx, { hsn, basePricePaise, variants: [{ priceDeltaPaise: 0 }] });
  await expect(price(270_000)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await price(262_500);
  await price(295_001);
  await price(270_000, '69120010');
});
