import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertPaise, type DisplayCurrency } from '#shared/currency.ts';
import { usualCalendar } from '#shared/dispatch-day.ts';
import { registeredFacts } from '../../../test/support/seller-facts.ts';
import type { VatAtSale } from './charge-vat.ts';
import { type PricedCart, priceLines } from './price-lines.ts';
import type { CouponRow, LineRow } from './queries.ts';

const now = new Date('2026-11-21T10:00:00Z');
const from = '2025-09-22';
const rates = {
  tax: [
    { hsn: '6913', rateBp: 500, from },
    { hsn: '62', upToPaise: 250_000, rateBp: 500, from },
    { hsn: '62', rateBp: 1800, from },
  ],
  withholding: [],
  commission: [{ rateBp: 1000, from }],
};

const discount = fc.oneof(
  fc.record({ discountType: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }).map((bp) => bp / 100) }),
  fc.record({ discountType: fc.constant('fixed' as const), value: fc.nat({ max: 200_000 }) }),
);
const row = fc
  .record({
    basePricePaise: fc.nat({ max: 10_000_000 }),
    stock: fc.nat({ max: 20 }),
    hsn: fc.constantFrom('6204', '6913', '6299'),
    leadTimeDays: fc.option(fc.integer({ min: 1, max: 60 })),
    perishable: fc.boolean(),
    sellerId: fc.constantFrom('a', 'b', 'c'),
    discounts: fc.array(discount, { maxLength: 3 }),
  })
  .map(
    ({ discounts, ...rest }) =>
      ({
        ...rest,
        card: { _id: 'p', slug: 'p', title: { en: 'Bowl' }, pricing: { currency: 'INR', basePrice: 1, discounts } },
        color: null,
        colorName: null,
        size: 'M',
        makerId: 'm',
        makerName: { en: 'Maker' },
        sellerSlug: rest.sellerId,
        sellerName: rest.sellerId,
        sellerState: 'Rajasthan',
        taxEntry: null,
        sellerFacts: { ...registeredFacts('Rajasthan'), calendar: usualCalendar },
        limit: null,
        dispatchDays: 2,
        category: 'pieces',
      }) as unknown as LineRow,
  );
const delivery = { transit: { from: 7, until: 10, dispatchDays: 3 }, holidays: [], notSent: ['perishable'] };
const coupon = fc
  .record({
    kind: fc.constantFrom('percentage' as const, 'fixed' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
    minPaise: fc.nat({ max: 100_000 }),
    maxPaise: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    sellerId: fc.option(fc.constantFrom('a', 'b', 'c')),
  })
  .map(
    (some) =>
      ({
        code: 'X',
        startsAt: new Date(0),
        endsAt: null,
        usesLimit: null,
        uses: 0,
        perPerson: null,
        usesOfPerson: 0,
        fundedBy: some.sellerId ? 'seller' : 'operator',
        ...some,
      }) as CouponRow,
  );
/** VAT at the sale of up to £135, or of what the operator is not registered for. */
const vatOf = (number: string | undefined): VatAtSale => ({
  scheme: { currency: 'GBP', upToMinor: 13_500, rateOf: (hsn) => (hsn === '6299' ? 0 : 2000) },
  number,
  currency: { code: 'GBP', decimals: 2, rate: '0.0078616418', date: '2026-11-20' },
});
const cart = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 12 }),
    qty: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 12, maxLength: 12 }),
    coupon: fc.option(coupon, { nil: undefined }),
    country: fc.constantFrom('IN', 'DE', 'GB'),
    vatNumber: fc.constantFrom('GB123456789', undefined),
    state: fc.constantFrom(undefined, 'Rajasthan', 'Goa'),
  })
  .map(({ rows, qty, coupon: found, country, state, vatNumber }): PricedCart => {
    const named = rows.map((one, index) => ({ ...one, variantId: `v${index}` }));
    const items = named.map(({ variantId }, index) => ({ variantId, qty: qty[index] as number }));
    const vat = country === 'GB' ? vatOf(vatNumber) : undefined;
    return priceLines({ items, coupon: found?.code, country, state }, { rows: named, coupon: found, rates, delivery, vat, now });
  });
const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('subtotal − discount − coupon + delivery + VAT is the total, the sum of lines and of parcels', () => {
  fc.assert(
    fc.property(cart, ({ bill, lines, parcels, coupon: told }) => {
      expect(bill.subtotalPaise - bill.discountPaise - bill.couponPaise + bill.deliveryPaise + (bill.vatPaise ?? 0)).toBe(bill.totalPaise);
      expect(add(lines.map((line) => line.payPaise))).toBe(bill.totalPaise);
      expect(add(parcels.map((parcel) => parcel.payPaise))).toBe(bill.totalPaise);
      expect(add(lines.map((line) => line.couponPaise))).toBe(told?.savedPaise ?? 0);
      expect(bill.tax.cgstPaise + bill.tax.sgstPaise + bill.tax.igstPaise).toBe(bill.taxPaise);
      expect(add(parcels.map((parcel) => parcel.variantIds.length))).toBe(lines.filter((line) => line.counted > 0).length);
    }),
    { numRuns: 1000 },
  );
});

test('nothing is ever negative, a line’s parts sum, and what an order checks of a line holds', () => {
  fc.assert(
    fc.property(cart, ({ lines, bill }) => {
      for (const line of lines) {
        const goodsPaise = line.payPaise - (line.vatPaise ?? 0);
        expect(goodsPaise).toBe(line.pricePaise * line.counted - line.couponPaise);
        expect(line.pricePaise).toBeLessThanOrEqual(line.basePricePaise);
        const selling = goodsPaise + (line.couponFundedBy === 'operator' ? line.couponPaise : 0);
        expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(selling);
        for (const amount of [line.payPaise, line.couponPaise, line.discountPaise, line.taxablePaise, line.taxPaise, line.commissionPaise])
          expect(amount).toBeGreaterThanOrEqual(0);
      }
      for (const amount of [bill.subtotalPaise, bill.discountPaise, bill.couponPaise, bill.totalPaise, bill.taxPaise])
        expect(amount).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

test('a parcel bears VAT up to the limit, on all of its lines or on none', () => {
  fc.assert(
    fc.property(cart, ({ lines, vat }) => {
      const parcels = Map.groupBy(
        lines.filter((line) => line.counted > 0),
        (line) => line.sellerId,
      );
      for (const own of parcels.values()) {
        const goodsPaise = add(own.map((line) => line.payPaise - (line.vatPaise ?? 0)));
        const isCharged = vat !== undefined && convertPaise(goodsPaise, vatOf('').currency as DisplayCurrency) <= 13_500;
        for (const line of own)
          expect([line.vatRateBp, line.vatPaise]).toEqual(
            isCharged
              ? [line.hsn === '6299' ? 0 : 2000, line.hsn === '6299' ? 0 : Math.round((line.payPaise - (line.vatPaise ?? 0)) / 5)]
              : [undefined, undefined],
          );
      }
    }),
    { numRuns: 500 },
  );
});

test('what no heading names, and what its seller may not sell there, cannot be ordered and costs nothing', () => {
  const facts = { ...registeredFacts('Rajasthan'), calendar: usualCalendar };
  const composition = { ...facts, scheme: 'composition' as const };
  const quoteOf = (change: Partial<LineRow>, to: { country: string; state?: string }) => {
    const one = fc.sample(row, { numRuns: 1, seed: 1 })[0] as LineRow;
    const rows = [{ ...one, variantId: 'v', stock: 5, hsn: '6913', perishable: false, ...change }];
    const quoted = priceLines({ items: [{ variantId: 'v', qty: 1 }], ...to }, { rows, coupon: undefined, rates, delivery, now });
    return [quoted.lines[0]?.problem, quoted.canOrder, quoted.bill.totalPaise === 0];
  };
  const [home, away, abroad] = [{ country: 'IN', state: 'Rajasthan' }, { country: 'IN', state: 'Goa' }, { country: 'DE' }];
  expect(quoteOf({ hsn: '9999' }, home)).toEqual(['unavailable', false, true]);
  expect(quoteOf({ hsn: '' }, home)).toEqual(['unavailable', false, true]);
  expect(quoteOf({ sellerFacts: { ...facts, gstin: null } }, home)).toEqual(['unavailable', false, true]);
  expect(quoteOf({ sellerFacts: composition }, home)[0]).toBeUndefined();
  expect(quoteOf({ sellerFacts: composition }, { country: 'IN' })[0]).toBeUndefined();
  expect(quoteOf({ sellerFacts: composition }, away)).toEqual(['cannot-ship', false, true]);
  expect(quoteOf({ sellerFacts: composition }, abroad)).toEqual(['cannot-ship', false, true]);
  expect(quoteOf({ sellerFacts: { ...facts, iec: null } }, abroad)).toEqual(['cannot-ship', false, true]);
  expect(quoteOf({}, abroad)[0]).toBeUndefined();
});
