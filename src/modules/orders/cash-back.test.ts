import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, wholeRupees } from '#shared/money.ts';
import { cashBack } from './settle-units.ts';

test('units that go back in any order give all of the cash of a parcel, and never more', () => {
  const line = fc.record({ paise: fc.integer({ min: 1, max: 10_000_000 }), qty: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.nat()), (lines, chosen) => {
      const total = lines.reduce((sum, { paise }) => sum + paise, 0);
      const collectedPaise = wholeRupees(total);
      const left = lines.flatMap(({ paise, qty }) => Array.from({ length: qty }, (_, at) => shareOf(paise, qty, { from: at, to: at + 1 })));
      let standsPaise = total;
      let paidBack = 0;
      while (left.length > 0) {
        const [backPaise = 0] = left.splice((chosen.next().value as number) % left.length, 1);
        standsPaise -= backPaise;
        const back = cashBack({ collectedPaise, backPaise, standsPaise });
        expect(back % 100).toBe(0);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(Math.abs(back - backPaise)).toBeLessThan(200);
        paidBack += back;
        expect(collectedPaise - paidBack).toBe(wholeRupees(standsPaise));
      }
      expect(paidBack).toBe(collectedPaise);
    }),
  );
});

test('cash that was collected in paise goes back in paise', () => {
  expect(cashBack({ collectedPaise: 66_666, backPaise: 33_333, standsPaise: 33_333 })).toBe(33_333);
});
