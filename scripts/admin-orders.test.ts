import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../test/support/balanced-books.ts';
import { orderOf, placed } from '../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../test/support/test-client.ts';
import { giveGoodwill, listParcels, operateParcel } from './admin-orders.ts';
import { operateSeller } from './admin-tax.ts';

let app: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  app = await openTestApp();
  products = await addSampleProducts(app, 1);
});
afterEach(() => expectBalancedBooks(app.ctx));
afterAll(() => app.close());

test('the operator lists the parcels of an order and moves one on', async () => {
  const { order } = await placed(createTestClient(app), orderOf([[products[0] as SampleProduct, 1]]));
  const list = await listParcels(app.ctx, [order.number.toLowerCase()]);
  expect(list).toContain(`Order ${order.number} is placed.`);
  const id = /parcel (\S+) +confirmed +Jaipur Potters/.exec(list)?.[1] ?? '';
  await expect(operateParcel(app.ctx, [id, 'ship'])).rejects.toThrow('is not where that could happen');
  expect(await operateParcel(app.ctx, [id, 'pack'])).toBe(`Parcel ${id} is packed; the buyer is told.`);
  const ship = [id, 'ship', '--carrier', 'India Post', '--url', 'https://track.example/EE1', '--tracking'];
  await expect(operateParcel(app.ctx, [...ship, 'EE123456789IN'])).rejects.toThrow('check digit of this number is wrong');
  expect(await listParcels(app.ctx, [order.number])).toContain('packed');
  await operateParcel(app.ctx, [...ship, 'EE123456789IN', '--unchecked']);
  expect(await listParcels(app.ctx, [order.number])).toContain('shipped');
  await expect(operateParcel(app.ctx, ['nothing', 'pack'])).rejects.toThrow('is not known');
  await expect(operateParcel(app.ctx, [id, 'burn'])).rejects.toThrow('npm run admin -- parcel');
  await expect(operateParcel(app.ctx, [id, 'deliver', '--url', 'javascript:alert(1)'])).rejects.toThrow('https://');
  await expect(listParcels(app.ctx, ['ZZZZ-ZZZZ'])).rejects.toThrow('There is no order ZZZZ-ZZZZ.');
});

test('the operator cancels, takes back and gives goodwill by hand, with reasons where they are needed', async () => {
  const client = createTestClient(app);
  const { order } = await placed(client, orderOf([[products[0] as SampleProduct, 2]]));
  const list = await listParcels(app.ctx, [order.number]);
  const id = /parcel (\S+) /.exec(list)?.[1] ?? '';
  const line = /line (\S+) +2 × /.exec(list)?.[1] ?? '';
  expect(list).toContain('can: pack, cancel');
  await expect(operateParcel(app.ctx, [id, 'cancel'])).rejects.toThrow('--reason out-of-stock|damaged');
  await expect(operateParcel(app.ctx, [id, 'cancel', '--reason', 'damaged', '--line', 'x'])).rejects.toThrow('--line');
  expect(await operateParcel(app.ctx, [id, 'cancel', '--reason', 'damaged', '--line', `${line}:1`])).toContain('is confirmed');
  for (const event of ['pack', 'ship', 'refuse', 'return-to-origin'])
    await operateParcel(app.ctx, [id, event, '--courier'].slice(0, event === 'pack' ? 2 : 3));
  await expect(operateParcel(app.ctx, [id, 'take-back'])).rejects.toThrow('--restock');
  await expect(giveGoodwill(app.ctx, [order.number, '5', '--reason', 'A scratch'])).rejects.toThrow('more than is left');
  expect(await operateParcel(app.ctx, [id, 'take-back', '--write-off'])).toContain('is refunded');
  await expect(giveGoodwill(app.ctx, [order.number, '5.555'])).rejects.toThrow('Name order, rupees');
  const credit = ['5', '--reason', 'A scratch', '--as-store-credit'];
  await expect(giveGoodwill(app.ctx, [order.number, ...credit])).rejects.toThrow('not placed with an account');
  const ofAccount = await placed(await signUpTestClient(app), orderOf([[products[0] as SampleProduct, 1]]));
  expect(await giveGoodwill(app.ctx, [ofAccount.order.number, ...credit])).toContain('5 rupees more of store credit');
});

test('the operator enters and removes the people of a seller', async () => {
  const seller = (...args: string[]) => operateSeller(app.ctx, ['jaipur-potters', ...args]);
  expect(await seller('people')).toContain('the operator gets the rest');
  expect(
    await seller('add-person', 'Sunita@Potters.example', '--name', 'Sunita Devi', '--language', 'hi', '--notices', 'orders,returns'),
  ).toMatch(/^sunita@potters\.example +hi Sunita Devi +orders, returns$/);
  await expect(seller('add-person', 'sunita')).rejects.toThrow('email');
  await expect(seller('add-person', 'a@x.example')).rejects.toThrow('name');
  await expect(seller('add-person', 'a@x.example', '--name', 'A', '--notices', 'gossip')).rejects.toThrow('notices');
  await expect(operateSeller(app.ctx, ['no-such', 'people'])).rejects.toThrow('There is no seller no-such.');
  expect(await seller('remove-person', 'sunita@potters.example')).toContain('the operator gets the rest');
});
