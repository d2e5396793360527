import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { registeredFacts } from '../../../test/support/seller-facts.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { balanceOfSeller } from './api.ts';
import { currentRates } from './current-rates.ts';
import { postSale } from './post.ts';
import { dayInIndia, type Rates } from './rate-rules.ts';
import { receiveOf } from './receive-rules.ts';
import { priceSale } from './sale-rules.ts';
import { withholdIncomeTax } from './withhold-income-tax.ts';

let app: TestApp;
let sellerId: string;
let rates: Rates;
beforeAll(async () => {
  app = await openTestApp();
  sellerId = (await addSampleProducts(app, 1))[0]?.sellerId ?? '';
  rates = await currentRates(app.ctx);
});
afterAll(() => app.close());

const facts = registeredFacts('Rajasthan');
const now = new Date();

test('what a seller is shown is what the ledger posts for the sale, to the paisa', async () => {
  let sold = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 100, max: 50_000_000 }), fc.constantFrom('6912', '5208', '7113'), async (pricePaise, hsn) => {
      const seller = { ...facts, id: sellerId };
      const shown = receiveOf(rates, { hsn, pricePaise, seller }, now);
      const line = { hsn, qty: 1, pricePaise, couponPaise: 0, seller, to: { country: 'IN', state: 'Kerala' } };
      const sale = priceSale(line, rates, dayInIndia(now));
      const before = await balanceOfSeller(app.ctx.db, sellerId);
      await app.ctx.transaction(async (tx) => {
        const posted = {
          lineId: `line-${sold}`,
          orderId: `order-${sold++}`,
          sellerId,
          qty: 1,
          vatPaise: 0,
          couponPaise: 0,
          couponFundedBy: null,
          ...sale,
        };
        await postSale(tx, await withholdIncomeTax(tx, [posted]));
      });
      expect((await balanceOfSeller(app.ctx.db, sellerId)) - before).toBe(shown.receivedPaise);
    }),
    { numRuns: 40 },
  );
});

test('the parts of a price sum to it, for every seller and price', () => {
  const price = fc.integer({ min: 100, max: 100_000_000 });
  const scheme = fc.constantFrom('regular' as const, 'composition' as const, 'unregistered' as const);
  const pans = fc.constantFrom('AAAFS0000A', 'AAAPS0000A', null);
  fc.assert(
    fc.property(price, scheme, pans, fc.integer({ min: 0, max: 100_000_000 }), (pricePaise, kind, pan, soldPaise) => {
      const isRegistered = kind !== 'unregistered';
      const numbers = isRegistered ? {} : { gstin: null, enrolmentNo: '080000001234ABC', pan: pan ?? 'AAAPS0000A' };
      const seller = { ...facts, ...numbers, scheme: kind, id: 'seller', soldPaise };
      const parts = receiveOf(rates, { hsn: '6912', pricePaise, seller }, now);
      const { receivedPaise, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise } = parts;
      expect(receivedPaise + commissionPaise + commissionGstPaise + tcsPaise + tdsPaise).toBe(pricePaise);
      if (kind !== 'regular') expect(parts.gstPaise).toBe(0);
      if (!isRegistered) expect(tcsPaise).toBe(0);
    }),
  );
});

test('each rate names its first day, and those of a law their source', () => {
  const { rates: origins } = receiveOf(rates, { hsn: '6912', pricePaise: 100_000, seller: { ...facts, id: sellerId } }, now);
  for (const name of ['gst', 'commission', 'commissionGst', 'tcs', 'tds'] as const) {
    expect(origins[name]?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    if (name !== 'commission') expect(origins[name]?.source).toMatch(/\w/);
  }
});
