import { expect, test } from 'vitest';
import { cancelledPaise, dueOnDelivery } from './due-on-delivery.ts';

const line = (paidPaise: number, qty: number, cancelledQty = 0) => ({ paidPaise, qty, cancelledQty });
const order = (method: string, parcels: { state: string; lines: ReturnType<typeof line>[] }[]) =>
  ({ payment: { method }, parcels }) as never;

test('a courier collects what is on its way, less what was cancelled', () => {
  const parcels = [
    { state: 'confirmed', lines: [line(100, 3, 1), line(50, 1)] },
    { state: 'delivered', lines: [line(999, 1)] },
    { state: 'cancelled', lines: [line(70, 2, 2)] },
  ];
  expect(cancelledPaise(order('cod', parcels))).toBe(33 + 70);
  expect(dueOnDelivery(order('cod', parcels))).toBe(67 + 50);
  expect(dueOnDelivery(order('demo', parcels))).toBe(0);
});

test('nothing is due once everything has arrived', () => {
  expect(dueOnDelivery(order('cod', [{ state: 'delivered', lines: [line(100, 1)] }]))).toBe(0);
});
