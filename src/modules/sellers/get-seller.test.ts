import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { addSeller, type NewSeller } from './add-seller.ts';
import { getLegalFacts } from './get-legal-facts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const seller: NewSeller = {
  slug: 'sample-haat',
  sellerName: 'Sample Haat',
  kind: 'studio',
  verified: true,
  city: { en: 'Jaipur' },
  state: 'Rajasthan',
  since: 2001,
  about: { en: 'About' },
  dispatchDays: 2,
};
const legal = {
  legalName: 'Sample Haat LLP',
  gstin: '08AAAFS0000A1ZQ',
  pan: 'AAAFS0000A',
  address: 'Sample House 1, Jaipur 302001, Rajasthan',
  invoicePrefix: 'SHA',
};

test('everybody sees a seller’s legal name, GSTIN and address, and nobody the PAN', async () => {
  await addSeller(shop.ctx, { ...seller, ...legal });
  const response = await shop.request('/api/v1/sellers/sample-haat');
  const text = await response.text();
  const { legalName, gstin, address } = legal;
  expect(JSON.parse(text).data.seller).toMatchObject({ legalName, gstin, address });
  expect(text).not.toContain('"pan"');
  expect(text).not.toContain('invoicePrefix');
});

test('an invoice can name a seller whose legal facts were never entered', async () => {
  const id = await addSeller(shop.ctx, { ...seller, slug: 'old-haat' });
  expect(await getLegalFacts(shop.ctx, id)).toEqual({
    name: 'Sample Haat',
    gstin: undefined,
    pan: undefined,
    address: 'Jaipur, Rajasthan',
    state: 'Rajasthan',
    invoicePrefix: 'OLDH',
  });
  await expect(getLegalFacts(shop.ctx, 'nobody')).rejects.toThrow('Seller not found');
});

test('a GSTIN, PAN or prefix that cannot be one is refused', async () => {
  for (const wrong of [{ gstin: '08AAAFS0000A1Z' }, { pan: 'AAAFS000' }, { invoicePrefix: 'TOOLONG' }]) {
    await expect(addSeller(shop.ctx, { ...seller, slug: 'wrong', ...wrong })).rejects.toThrow();
  }
});
