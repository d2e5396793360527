import { expect, test } from 'vitest';
import { cancelledPaise, dueOnDelivery } from './due-on-delivery.ts';

const line = (paidPaise: number, qty: number, cancelledQty = 0) => ({ paidPaise, qty, cancelledQty });
const order = (parcels: { duePaise: number; lines: ReturnType<typeof line>[] }[]) => ({ parcels }) as never;

test('couriers collect what the parcels say, less what was cancelled', () => {
  const parcels = [
    { duePaise: 117, lines: [line(100, 3, 1), line(50, 1)] },
    { duePaise: 0, lines: [line(999, 1)] },
    { duePaise: 0, lines: [line(70, 2, 2)] },
  ];
  expect(cancelledPaise(order(parcels))).toBe(33 + 70);
  expect(dueOnDelivery(order(parcels))).toBe(117);
  expect(dueOnDelivery(order([]))).toBe(0);
});
