import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorate } from '#shared/money.ts';
import { registeredFacts } from '../../../test/support/seller-facts.ts';
import type { Rates } from './rate-rules.ts';
import { priceSale, type SoldLine, shareOfLine, taxInside } from './sale-rules.ts';
import { supplyOf } from './supply-rules.ts';

const from = '2025-09-22';
const rates: Rates = {
  tax: [
    { hsn: '6913', rateBp: 500, from },
    { hsn: '62', upToPaise: 250_000, rateBp: 500, from },
    { hsn: '62', rateBp: 1800, from },
    { hsn: '7117', rateBp: 300, from },
    { hsn: '4820', rateBp: 0, from },
  ],
  withholding: [
    { kind: 'tcs', rateBp: 50, section: 'CGST 52', from: '2024-07-10' },
    { kind: 'tds', rateBp: 10, section: '194-O', from: '2024-10-01' },
    { kind: 'tds-no-pan', rateBp: 500, section: '194-O, 206AA', from: '2024-10-01' },
    { kind: 'commission-gst', rateBp: 1800, section: 'CGST 9', from: '2017-07-01' },
  ],
  commission: [{ rateBp: 1000, from: '2025-01-01' }],
};
const on = '2026-11-21';
const seller = { ...registeredFacts('Rajasthan'), id: 'a', lutYear: '2627' };
const line: SoldLine = { hsn: '6913', qty: 1, pricePaise: 105_000, couponPaise: 0, seller, to: { country: 'IN', state: 'Rajasthan' } };

test('includes GST: CGST and SGST within a state, IGST across, none for an export', () => {
  expect(priceSale(line, rates, on)).toEqual({
    paidPaise: 105_000,
    taxRateBp: 500,
    supply: 'intra-state',
    taxablePaise: 100_000,
    cgstPaise: 2500,
    sgstPaise: 2500,
    igstPaise: 0,
    commissionBp: 1000,
    commissionPaise: 10_500,
    commissionGstPaise: 1890,
    tcsPaise: 500,
    tdsPaise: 100,
  });
  expect(priceSale({ ...line, to: { country: 'IN', state: 'Goa' } }, rates, on)).toMatchObject({
    supply: 'inter-state',
    taxablePaise: 100_000,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 5000,
  });
  expect(priceSale({ ...line, to: { country: 'DE' } }, rates, on)).toMatchObject({
    paidPaise: 105_000,
    supply: 'export',
    taxRateBp: 0,
    taxablePaise: 105_000,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
  });
  expect(supplyOf(seller, { country: 'IN' })).toBe('inter-state');
});

test.each([
  // price, rate, within a state: taxable, each half; across: taxable, tax
  [100, 500, 96, 2, 95, 5],
  [10_007, 1800, 8481, 763, 8481, 1526],
  [1, 1800, 1, 0, 1, 0],
  [0, 500, 0, 0, 0, 0],
  [103, 300, 99, 2, 100, 3],
])('%i paise at %i: the odd paisa stays in the taxable value', (price, rate, taxable, half, across, igst) => {
  expect(taxInside(price, rate, 'intra-state')).toEqual({ taxablePaise: taxable, cgstPaise: half, sgstPaise: half, igstPaise: 0 });
  expect(taxInside(price, rate, 'inter-state')).toEqual({ taxablePaise: across, cgstPaise: 0, sgstPaise: 0, igstPaise: igst });
});

test('picks the rate by the value of one unit after discounts, not of the line', () => {
  const rateOf = (change: Partial<SoldLine>) => priceSale({ ...line, hsn: '6204', ...change }, rates, on).taxRateBp;
  expect(rateOf({ pricePaise: 200_000, qty: 9 })).toBe(500);
  // 2,625.00 with 5 % tax is 2,500.00 before it.
  expect(rateOf({ pricePaise: 262_500 })).toBe(500);
  expect(rateOf({ pricePaise: 262_501 })).toBe(1800);
  expect(rateOf({ pricePaise: 300_000, qty: 2, couponPaise: 80_000, couponFundedBy: 'seller' })).toBe(500);
  expect(rateOf({ pricePaise: 300_000, qty: 2, couponPaise: 80_000, couponFundedBy: 'operator' })).toBe(1800);
});

test('lowers the buyer’s payment by an operator’s coupon, not the seller’s revenue', () => {
  const plain = priceSale(line, rates, on);
  const ours = priceSale({ ...line, couponPaise: 5000, couponFundedBy: 'operator' }, rates, on);
  expect(ours).toEqual({ ...plain, paidPaise: 100_000 });
  const theirs = priceSale({ ...line, couponPaise: 5000, couponFundedBy: 'seller' }, rates, on);
  expect(theirs).toMatchObject({ paidPaise: 100_000, taxablePaise: 95_238, commissionPaise: 10_000 });
});

test('collects nothing at source where the law exempts', () => {
  expect(priceSale({ ...line, to: { country: 'US' } }, rates, on)).toMatchObject({ tcsPaise: 0, tdsPaise: 105 });
  expect(priceSale({ ...line, hsn: '48201000' }, rates, on)).toMatchObject({ taxRateBp: 0, tcsPaise: 0 });
  const artisan = { ...seller, scheme: 'unregistered' as const, gstin: null, enrolmentNo: '0800000000001EN' };
  expect(priceSale({ ...line, seller: artisan }, rates, on)).toMatchObject({ taxRateBp: 0, tcsPaise: 0, tdsPaise: 105 });
});

const soldLine = fc
  .record({
    hsn: fc.constantFrom('6204', '6913', '7117', '4820'),
    qty: fc.integer({ min: 1, max: 9999 }),
    pricePaise: fc.integer({ min: 0, max: 10_000_000 }),
    cut: fc.integer({ min: 0, max: 10_000 }),
    couponFundedBy: fc.constantFrom('operator' as const, 'seller' as const),
    to: fc.constantFrom({ country: 'IN', state: 'Rajasthan' }, { country: 'IN', state: 'Goa' }, { country: 'DE' }),
  })
  .map(({ cut, ...rest }): SoldLine => ({ ...rest, seller, couponPaise: prorate(rest.pricePaise * rest.qty, cut, 10_000) }));

test('sums taxable value and taxes to the seller’s revenue', () => {
  fc.assert(
    fc.property(soldLine, (sold) => {
      const sale = priceSale(sold, rates, on);
      const sells = sale.paidPaise + (sold.couponFundedBy === 'operator' ? sold.couponPaise : 0);
      expect(sale.taxablePaise + sale.cgstPaise + sale.sgstPaise + sale.igstPaise).toBe(sells);
      expect(sale.cgstPaise).toBe(sale.sgstPaise);
      for (const part of Object.values(sale)) if (typeof part === 'number') expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
    }),
  );
});

test('sums shares of any split of the units to the whole, and the parts of each share to it', () => {
  fc.assert(
    fc.property(soldLine, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (sold, cuts) => {
      const sale = priceSale(sold, rates, on);
      const vatPaise = prorate(sale.paidPaise, 2_000, 10_000);
      const frozen = { ...sale, ...sold, paidPaise: sale.paidPaise + vatPaise, vatPaise };
      const ends = [0, ...cuts.map((cut) => Math.floor(cut * sold.qty)), sold.qty].sort((a, b) => a - b);
      const shares = ends.slice(1).map((end, index) => shareOfLine(frozen, { from: ends[index] as number, to: end }));
      for (const share of shares) {
        expect(share.taxablePaise + share.cgstPaise + share.sgstPaise + share.igstPaise).toBe(share.salePaise);
        expect(share.cgstPaise).toBe(share.sgstPaise);
      }
      const parts = [
        'paidPaise',
        'vatPaise',
        'couponPaise',
        'taxablePaise',
        'cgstPaise',
        'igstPaise',
        'commissionPaise',
        'tcsPaise',
        'tdsPaise',
      ] as const;
      for (const part of parts) expect(shares.reduce((sum, share) => sum + share[part], 0)).toBe(frozen[part]);
    }),
  );
});

test('deducts income tax from persons above the threshold of a year, and from firms at once', () => {
  const tds = rates.withholding.map((row) => (row.kind === 'tds' ? { ...row, thresholdPaise: 50_000_000 } : row));
  const person = { ...registeredFacts('Rajasthan', 'AAAPS0000A'), id: 'p' };
  const of = (soldPaise: number, whose = person) =>
    priceSale({ ...line, seller: { ...whose, soldPaise } }, { ...rates, withholding: tds }, on).tdsPaise;
  expect(of(0)).toBe(0);
  expect(of(50_000_000 - 105_000)).toBe(0);
  expect(of(50_000_000 - 104_999)).toBe(100);
  expect(of(0, { ...seller, id: 'f' })).toBe(100);
});
