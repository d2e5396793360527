import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { actorOfShop } from '../../../test/support/shop-actor.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { moveShopParcel, operateParcel } from './operate-parcel.ts';
import { parcelStep } from './parcel-contract.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 1);
});
afterAll(() => shop.close());

test('a number of India Post that is mistyped moves nothing until its sender confirms it', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[products[0] as SampleProduct, 1]]));
  const view = async () => (await readOrderView(guest, order.number)).parcels[0];
  const { _id: parcelId, seller } = await view();
  await operateParcel(shop.ctx, parcelStep.parse({ parcelId, event: 'pack' }));
  const ship = { parcelId, event: 'ship', carrier: 'Speed Post', trackingNumber: 'EE123456789IN' };
  const fault = { code: 'INVALID_INPUT', fields: { trackingNumber: expect.stringContaining('check digit') } };
  await expect(operateParcel(shop.ctx, parcelStep.parse(ship))).rejects.toMatchObject(fault);
  const ofShop = { ...shop.ctx, actor: actorOfShop(seller._id, { slug: 'jaipur-potters', role: 'packer', powers: ['orders'] }) };
  const asShop = (step: unknown) => moveShopParcel(ofShop, { ...parcelStep.parse(step), shop: 'jaipur-potters' });
  await expect(asShop(ship)).rejects.toMatchObject(fault);
  expect((await view()).state).toBe('packed');
  // Cancelling gives the buyer's money back, which takes more than packing.
  await expect(asShop({ parcelId, event: 'cancel', reason: 'out-of-stock' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await asShop({ ...ship, trackingUnchecked: true });
  expect(await view()).toMatchObject({ state: 'shipped', trackingNumber: 'EE123456789IN' });
});
