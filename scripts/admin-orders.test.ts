import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, placed } from '../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../test/support/test-app.ts';
import { createTestClient } from '../test/support/test-client.ts';
import { listParcels, operateParcel } from './admin-orders.ts';

let app: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  app = await openTestApp();
  products = await addSampleProducts(app, 1);
});
afterAll(() => app.close());

test('the operator lists the parcels of an order and moves one on', async () => {
  const { order } = await placed(createTestClient(app), orderOf([[products[0] as SampleProduct, 1]]));
  const list = await listParcels(app.ctx, [order.number.toLowerCase()]);
  expect(list).toContain(`Order ${order.number} is placed.`);
  const id = /parcel (\S+) +confirmed +Jaipur Potters/.exec(list)?.[1] ?? '';
  await expect(operateParcel(app.ctx, [id, 'ship'])).rejects.toThrow('is not where that could happen');
  expect(await operateParcel(app.ctx, [id, 'pack'])).toBe(`Parcel ${id} is packed; the buyer is told.`);
  await operateParcel(app.ctx, [id, 'ship', '--carrier', 'India Post', '--tracking', 'EE1', '--url', 'https://track.example/EE1']);
  expect(await listParcels(app.ctx, [order.number])).toContain('shipped');
  await expect(operateParcel(app.ctx, ['nothing', 'pack'])).rejects.toThrow('is not known');
  await expect(operateParcel(app.ctx, [id, 'burn'])).rejects.toThrow('npm run admin -- parcel');
  await expect(operateParcel(app.ctx, [id, 'deliver', '--url', 'javascript:alert(1)'])).rejects.toThrow('https://');
  await expect(listParcels(app.ctx, ['ZZZZ-ZZZZ'])).rejects.toThrow('There is no order ZZZZ-ZZZZ.');
});
