import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, placed } from '../test/buy.ts';
import { createPerson } from '../test/people.ts';
import { addPieces, type Piece } from '../test/pieces.ts';
import { openTestShop, type TestShop } from '../test/shop.ts';
import { listParcels, operateParcel } from './admin-orders.ts';

let shop: TestShop;
let pieces: Piece[];
beforeAll(async () => {
  shop = await openTestShop();
  pieces = await addPieces(shop, 1);
});
afterAll(() => shop.close());

test('the operator lists the parcels of an order and moves one on', async () => {
  const { order } = await placed(createPerson(shop), orderOf([[pieces[0] as Piece, 1]]));
  const list = await listParcels(shop.ctx, [order.number.toLowerCase()]);
  expect(list).toContain(`Order ${order.number} is placed.`);
  const id = /parcel (\S+) +confirmed +Jaipur Potters/.exec(list)?.[1] ?? '';
  await expect(operateParcel(shop.ctx, [id, 'ship'])).rejects.toThrow('is not where that could happen');
  expect(await operateParcel(shop.ctx, [id, 'pack'])).toBe(`Parcel ${id} is packed; the buyer is told.`);
  await operateParcel(shop.ctx, [id, 'ship', '--carrier', 'India Post', '--tracking', 'EE1', '--url', 'https://track.example/EE1']);
  expect(await listParcels(shop.ctx, [order.number])).toContain('shipped');
  await expect(operateParcel(shop.ctx, ['nothing', 'pack'])).rejects.toThrow('is not known');
  await expect(operateParcel(shop.ctx, [id, 'burn'])).rejects.toThrow('npm run admin -- parcel');
  await expect(operateParcel(shop.ctx, [id, 'deliver', '--url', 'javascript:alert(1)'])).rejects.toThrow('https://');
  await expect(listParcels(shop.ctx, ['ZZZZ-ZZZZ'])).rejects.toThrow('There is no order ZZZZ-ZZZZ.');
});
