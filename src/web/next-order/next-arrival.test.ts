import { expect, test } from 'vitest';
import type { ListedOrder } from '#modules/orders/contract.ts';
import { nextArrival } from './next-arrival.ts';

type ListedParcel = ListedOrder['parcels'][number];

const order = (orderId: string, parcels: [ListedParcel['state'], string][], state: ListedOrder['state'] = 'placed') =>
  ({ orderId, state, parcels: parcels.map(([parcelState, promisedUntil]) => ({ state: parcelState, promisedUntil })) }) as ListedOrder;
const noon = new Date('2026-11-23T06:30:00Z');

test('the parcel that was promised first is next, of those on their way', () => {
  const orders = [
    order('LATER', [['confirmed', '2026-12-04']]),
    order('SOON', [
      ['shipped', '2026-12-01'],
      ['packed', '2026-11-29'],
      ['delivered', '2026-11-20'],
    ]),
    order('LOST', [['lost', '2026-11-24']]),
    order('UNPAID', [['placed', '2026-11-25']], 'pending'),
  ];
  expect(nextArrival(orders, noon)).toMatchObject({ order: { orderId: 'SOON' }, by: '2026-11-29', isLate: false, parcels: 2 });
});

test('an order without a parcel on its way has none', () => {
  expect(nextArrival([order('DONE', [['delivered', '2026-11-29']]), order('OFF', [['cancelled', '2026-11-29']])], noon)).toBeUndefined();
});

test('a parcel is late once its last day in India is over', () => {
  const orders = [order('DUE', [['shipped', '2026-11-29']])];
  expect(nextArrival(orders, new Date('2026-11-29T18:29:00Z'))).toMatchObject({ isLate: false });
  expect(nextArrival(orders, new Date('2026-11-29T18:31:00Z'))).toMatchObject({ isLate: true });
});
