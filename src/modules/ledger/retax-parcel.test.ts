import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInvoicedParcel, readPostedLines } from '#modules/orders/api.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { addOrder, addSoldProducts, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { invalidateRates } from './current-rates.ts';
import { readInvoicesOfParcel } from './invoice-queries.ts';
import { issueCreditNote } from './issue-invoice.ts';
import { listTaxChanges } from './list-tax-changes.ts';
import { postReversal } from './post.ts';
import { parseRate } from './rate-words.ts';
import { setRate } from './set-rate.ts';

let shop: TestApp;
let bowl: SoldProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [bowl] = await addSoldProducts(shop.ctx);
});
afterAll(() => shop.close());

async function accounts(orderId: string): Promise<Record<string, number>> {
  const { rows } = await shop.ctx.db.execute(
    'select account, sum(amount_paise)::int as paise from ledger_entries where order_id = $1 group by account having sum(amount_paise) <> 0',
    [orderId],
  );
  return Object.fromEntries(rows.map((row) => [String(row.account), Number(row.paise)]));
}

test('a rate that changes before packing splits the same price again, and posts and lists the difference', async () => {
  const order = await addOrder(shop.ctx, [{ product: bowl, qty: 4 }]);
  const still = await addOrder(shop.ctx, [{ product: bowl, qty: 1 }]);
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  // One unit is cancelled at the old rate.
  await shop.ctx.transaction(async (tx) => {
    const [posted] = await readPostedLines(tx.db, order.id);
    if (posted) await postReversal(tx, [{ ...posted, fromQty: 0, toQty: 1 }]);
    await tx.db.execute('update order_lines set cancelled_qty = 1 where id = $1', [line.id]);
  });
  await moveParcel(shop.ctx, { parcelId: String(still.lines[0]?.parcelId), event: 'pack', by: 'operator' });
  await setRate(shop.ctx, parseRate(['gst', '6912', '18%'], { from: '2099-01-01', source: 'Notification 1/2099' }));
  await shop.ctx.db.execute(`alter table tax_rates disable trigger tax_rates_are_kept`);
  await shop.ctx.db.execute(`update tax_rates set from_date = (now() at time zone 'Asia/Kolkata')::date where from_date = '2099-01-01'`);
  await shop.ctx.db.execute(`alter table tax_rates enable trigger tax_rates_are_kept`);
  invalidateRates(shop.ctx);
  const before = await accounts(order.id);
  await moveParcel(shop.ctx, { parcelId: line.parcelId, event: 'pack', by: 'operator' });

  const [invoice] = await readInvoicesOfParcel(shop.ctx.db, line.parcelId);
  const { total } = invoice?.document ?? {};
  expect(total).toMatchObject({ totalPaise: 315_000, taxablePaise: 266_948, cgstPaise: 24_026, sgstPaise: 24_026 });
  const after = await accounts(order.id);
  // The buyer owes the same; the seller bears less TCS and TDS on a smaller taxable value.
  expect(after.buyer).toBe(before.buyer);
  expect(after).toMatchObject({ cgst: -24_026, sgst: -24_026, 'gst-agreed': 15_000, 'tax-change': 48_052 - 15_000 });
  expect((before.tcs ?? 0) + (before.tds ?? 0) + (before.seller ?? 0)).toBe((after.tcs ?? 0) + (after.tds ?? 0) + (after.seller ?? 0));
  expect(after.tcs).toBeGreaterThan(before.tcs ?? 0);
  expect(Object.values(after).reduce((sum, paise) => sum + paise, 0)).toBe(0);
  expect(await listTaxChanges(shop.ctx)).toMatchObject([
    { lineId: line.id, fromRateBp: 500, toRateBp: 1800, fromTaxPaise: 20_000, toTaxPaise: 64_068 },
  ]);

  const known = ['order-tax', 'line-accounts', 'invoice-amounts', 'ledger-balances'];
  expect((await checkBooks(shop.ctx)).filter(({ check }) => known.includes(check))).toEqual([]);

  // Taken back whole, nothing of it is left in any account.
  await shop.ctx.transaction(async (tx) => {
    const [posted] = await readPostedLines(tx.db, order.id);
    if (posted) await postReversal(tx, [{ ...posted, fromQty: 1, toQty: 4 }]);
    await issueCreditNote(tx, await readInvoicedParcel(tx.db, line.parcelId), [{ lineId: line.id, fromQty: 1, toQty: 4 }]);
  });
  const { buyer: _, 'provider:demo': __, 'tax-change': change, 'gst-agreed': agreed, ...rest } = await accounts(order.id);
  expect(rest).toEqual({});
  expect((change ?? 0) + (agreed ?? 0)).toBe(0);
});

test('a line at the agreed rate keeps its amounts, and a seller without its facts has no parcel invoiced', async () => {
  const order = await addOrder(shop.ctx, [{ product: bowl, qty: 1 }]);
  const known = (await listTaxChanges(shop.ctx)).length;
  await moveParcel(shop.ctx, { parcelId: String(order.lines[0]?.parcelId), event: 'pack', by: 'operator' });
  expect(await listTaxChanges(shop.ctx)).toHaveLength(known);
  const next = await addOrder(shop.ctx, [{ product: bowl, qty: 1 }]);
  await shop.ctx.db.execute('update sellers set gstin = null where id = $1', [bowl.seller.id]);
  const pack = moveParcel(shop.ctx, { parcelId: String(next.lines[0]?.parcelId), event: 'pack', by: 'operator' });
  await expect(pack).rejects.toMatchObject({ code: 'CANNOT_SHIP', fields: { seller: 'seller-incomplete, gstin' } });
});
