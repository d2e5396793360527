import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { addSeller, type NewSeller } from './add-seller.ts';
import { getLegalDetails } from './get-legal-details.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
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

test('publishes a seller’s legal name, GSTIN and address, and never the PAN', async () => {
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
  expect(await getLegalDetails(shop.ctx, id)).toMatchObject({
    name: 'Sample Haat',
    gstin: undefined,
    pan: undefined,
    address: 'Jaipur, Rajasthan',
    state: 'Rajasthan',
    invoicePrefix: 'OLDH',
  });
  await expect(getLegalDetails(shop.ctx, 'nobody')).rejects.toThrow('Seller not found');
});

test('a GSTIN, PAN or prefix that cannot be one is refused', async () => {
  for (const wrong of [{ gstin: '08AAAFS0000A1Z' }, { pan: 'AAAFS000' }, { invoicePrefix: 'TOOLONG' }]) {
    await expect(addSeller(shop.ctx, { ...seller, slug: 'wrong', ...wrong })).rejects.toThrow();
  }
});
