import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund, spreadCredit, usableCredit } from './store-credit.ts';

const paise = fc.integer({ min: 0, max: 5_000_00 });

test.each([
  ['pays for all of it', { balancePaise: 100_000, totalPaise: 40_000, minimumRestPaise: 100 }, 40_000],
  ['pays a part', { balancePaise: 10_000, totalPaise: 40_000, minimumRestPaise: 100 }, 10_000],
  ['leaves a rupee where 30 paise would be left', { balancePaise: 39_970, totalPaise: 40_000, minimumRestPaise: 100 }, 39_900],
  ['leaves what the strictest provider takes', { balancePaise: 39_900, totalPaise: 40_000, minimumRestPaise: 6_000 }, 34_000],
  ['stays unused where the provider would refuse the rest', { balancePaise: 3_000, totalPaise: 4_000, minimumRestPaise: 6_000 }, 0],
  ['is nothing without a balance', { balancePaise: 0, totalPaise: 4_000, minimumRestPaise: 100 }, 0],
])('store credit %s', (_what, given, used) => {
  expect(usableCredit(given)).toBe(used);
});

test('of a purchase nothing is left to pay, or what every way to pay takes', () => {
  fc.assert(
    fc.property(paise, paise, fc.constantFrom(100, 6_000), (balancePaise, totalPaise, minimumRestPaise) => {
      const used = usableCredit({ balancePaise, totalPaise, minimumRestPaise });
      const rest = totalPaise - used;
      expect(used).toBeGreaterThanOrEqual(0);
      expect(used).toBeLessThanOrEqual(Math.min(balancePaise, totalPaise));
      // A purchase that is too small for a provider by itself is as it was.
      expect(rest === 0 || rest >= minimumRestPaise || used === 0).toBe(true);
    }),
  );
});

test('store credit is spread over parcels without a remainder, and leaves couriers whole rupees where it can', () => {
  expect(spreadCredit(49_970, [50_000, 50_000])).toEqual([49_900, 70]);
  expect(spreadCredit(60_000, [50_000, 50_000])).toEqual([50_000, 10_000]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 }), fc.nat(), (parcels, any) => {
      const total = parcels.reduce((sum, each) => sum + each, 0);
      const credit = any % (total + 1);
      const spread = spreadCredit(credit, parcels);
      expect(spread.reduce((sum, each) => sum + each, 0)).toBe(credit);
      for (const [index, used] of spread.entries()) {
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(parcels[index] ?? 0);
      }
    }),
  );
});

test('refunds of a purchase paid in two ways return money first, and together never more than was paid each way', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 8 }), fc.nat(), (parts, any) => {
      const total = parts.reduce((sum, each) => sum + each, 0);
      const creditPaise = any % (total + 1);
      let standing = total;
      let money = 0;
      let credit = 0;
      for (const part of parts) {
        const split = splitRefund({ beforePaise: standing, afterPaise: standing - part, creditPaise });
        expect(split.paise + split.creditPaise).toBe(part);
        expect(Math.min(split.paise, split.creditPaise)).toBeGreaterThanOrEqual(0);
        standing -= part;
        money += split.paise;
        credit += split.creditPaise;
        expect(money).toBeLessThanOrEqual(total - creditPaise);
        // Store credit comes back once all of the money has.
        if (credit > 0) expect(money).toBe(total - creditPaise);
      }
      expect([money, credit]).toEqual([total - creditPaise, creditPaise]);
    }),
  );
});
