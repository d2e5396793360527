import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCommissionInvoice, listCommissionInvoices } from '#modules/ledger/get-commission-invoice.ts';
import { issueCommissionInvoices } from '#modules/ledger/issue-commission-invoices.ts';
import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { postReversal } from '#modules/ledger/post.ts';
import { readInvoicedParcel, readPostedLines } from '#modules/orders/api.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { gstinCheckDigit } from '#shared/gst-states.ts';
import { addOrder, addSoldProducts, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { checkBooks } from './check-books.ts';
import { commissionCsv, gstr1Csv, gstr8Csv, tdsCsv } from './tax-reports.ts';

const operatorGstin = `08AAACK0000A1Z${gstinCheckDigit('08AAACK0000A1Z')}`;
const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);

let shop: TestApp;
let bowl: SoldProduct;
let coat: SoldProduct;
beforeAll(async () => {
  shop = await openTestApp({ GSTIN: operatorGstin });
  [bowl, coat] = await addSoldProducts(shop.ctx);
  const business = { gstin: `08AAACB0000A1Z${gstinCheckDigit('08AAACB0000A1Z')}`, name: 'Asha Stores', line1: '1 Bazaar', city: 'Jaipur' };
  const orders = [
    await addOrder(shop.ctx, [{ product: bowl, qty: 3 }]),
    await addOrder(shop.ctx, [{ product: bowl, qty: 2, couponPaise: 1001, fundedBy: 'operator' }], { country: 'IN', state: 'Kerala' }),
    await addOrder(shop.ctx, [{ product: coat, qty: 7, couponPaise: 4321, fundedBy: 'seller' }]),
    await addOrder(shop.ctx, [{ product: coat, qty: 20 }], { country: 'IN', state: 'Kerala' }),
    await addOrder(shop.ctx, [{ product: bowl, qty: 1 }], { country: 'DE' }),
  ];
  const billing = JSON.stringify({ ...business, state: 'Rajasthan', postalCode: '302001' });
  await shop.ctx.db.execute('update order_contacts set billing = $2 where order_id = $1', [orders[0]?.id, billing]);
  for (const order of orders)
    for (const { parcelId } of order.lines) await moveParcel(shop.ctx, { parcelId, event: 'pack', by: 'operator' });
  // Two of three units of the first order, and one of seven of the third, come back.
  for (const [index, toQty] of [
    [0, 2],
    [2, 1],
  ] as const) {
    const order = orders[index];
    const line = order?.lines[0];
    if (!order || !line) throw new Error('no order');
    await shop.ctx.transaction(async (tx) => {
      const [posted] = await readPostedLines(tx.db, order.id);
      if (posted) await postReversal(tx, [{ ...posted, fromQty: 0, toQty }]);
      await tx.db.execute('update order_lines set refunded_qty = $2 where id = $1', [line.id, toQty]);
      await issueCreditNote(tx, await readInvoicedParcel(tx.db, line.parcelId), [{ lineId: line.id, fromQty: 0, toQty }]);
    });
  }
});
afterAll(() => shop.close());

/** Reads the cells of a report by column; no text in it has a quotation mark. */
function parse(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.split('\n');
  const columns = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((cell, index) => [columns[index] ?? '', cell[1] ?? cell[2] ?? '']),
    ),
  );
}
const paise = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
async function balance(account: string, sellerId?: string): Promise<number> {
  const { rows } = await shop.ctx.db.execute(
    'select coalesce(-sum(amount_paise), 0)::int as paise from ledger_entries where account = $1 and ($2::text is null or seller_id = $2)',
    [account, sellerId ?? null],
  );
  return Number(rows[0]?.paise);
}

test('the return of supplies has every document in its table, and its taxes are those of the ledger', async () => {
  const rows = parse(await gstr1Csv(shop.ctx, month));
  expect(rows.map((row) => row.section).sort()).toEqual(['B2B', 'B2CL', 'B2CS', 'B2CS', 'B2CS', 'CDNR', 'EXPWOP'].sort());
  for (const [column, account] of [
    ['cgst', 'cgst'],
    ['sgst', 'sgst'],
    ['igst', 'igst'],
  ] as const)
    expect([account, paise(rows, column)]).toEqual([account, await balance(account)]);
  for (const row of rows) expect(paise([row], 'taxable') + paise([row], 'igst') + 2 * paise([row], 'cgst')).toBe(paise([row], 'total'));
  // Sales are what buyers and coupons owe for what is packed and not taken back.
  expect(paise(rows, 'total')).toBe(-(await balance('buyer')) - (await balance('coupons')) + (await captured()));
  expect(rows.find((row) => row.section === 'B2B')).toMatchObject({
    recipient_gstin: expect.stringMatching(/^08AAACB/),
    supplier_gstin: bowl.seller.gstin,
  });
});

async function captured(): Promise<number> {
  const { rows } = await shop.ctx.db.execute(`select sum(amount_paise)::int as paise from ledger_entries where account = 'provider:demo'`);
  return Number(rows[0]?.paise);
}

test('the returns of tax collected and deducted at source are the ledger’s accounts, by seller', async () => {
  const tcs = parse(await gstr8Csv(shop.ctx, month));
  const tds = parse(await tdsCsv(shop.ctx, month));
  expect(paise(tcs, 'tcs')).toBe(await balance('tcs'));
  expect(paise(tds, 'tds')).toBe(await balance('tds'));
  for (const row of tcs) {
    expect(paise([row], 'igst') + paise([row], 'cgst') + paise([row], 'sgst')).toBe(paise([row], 'tcs'));
    expect(paise([row], 'supplied') - paise([row], 'returned')).toBe(paise([row], 'net'));
  }
  const own = tcs.find((row) => row.gstin === bowl.seller.gstin);
  expect(own && paise([own], 'tcs')).toBe(await balance('tcs', bowl.seller.id));
  expect(tds.map((row) => [row.pan, row.section])).toEqual(tds.map(() => ['AAAFS0000A', 'ITA 2025, 393(1)']));
});

test('invoices the commission of a month once to each seller, gapless, as it is in the ledger', async () => {
  await expect(issueCommissionInvoices(shop.ctx, month)).rejects.toThrow('second day of the next month');
  await expect(issueCommissionInvoices(shop.ctx, '2026-13')).rejects.toThrow('Say the month');
  shop.setNow(new Date(Date.now() + 40 * 86_400_000));
  const issued = await issueCommissionInvoices(shop.ctx, month);
  expect(await issueCommissionInvoices(shop.ctx, month)).toEqual(issued);
  expect(issued.map(({ number }) => number.slice(-7))).toEqual(['/000001', '/000002']);
  const sum = (of: (document: (typeof issued)[number]) => number) => issued.reduce((total, document) => total + of(document), 0);
  expect(sum(({ taxablePaise }) => taxablePaise)).toBe(await balance('commission'));
  expect(sum(({ cgstPaise, sgstPaise, igstPaise }) => cgstPaise + sgstPaise + igstPaise)).toBe(await balance('commission-gst'));
  const [home, away] = [bowl, coat].map(({ seller }) => issued.find(({ recipient }) => recipient.gstin === seller.gstin));
  expect(home).toMatchObject({ igstPaise: 0, supplier: { gstin: operatorGstin }, placeOfSupply: 'Rajasthan (08)' });
  expect(away).toMatchObject({ cgstPaise: 0, sgstPaise: 0, placeOfSupply: 'Goa (30)' });
  const rows = parse(await commissionCsv(shop.ctx, month));
  expect(paise(rows, 'total')).toBe((await balance('commission')) + (await balance('commission-gst')));
  await expect(shop.ctx.db.execute(`update commission_invoices set document = '{}'`)).rejects.toThrow('append-only');
});

test('a seller downloads its own commission invoices as PDF, and no other', async () => {
  const as = (sellerId: string) => Object.assign(Object.create(shop.ctx), { actor: { actingFor: { sellerId } } }) as typeof shop.ctx;
  const { invoices } = (await listCommissionInvoices(as(bowl.seller.id))).data;
  expect(invoices).toMatchObject([{ kind: 'invoice', month, number: expect.stringMatching(/^COM/) }]);
  const id = invoices[0]?._id ?? '';
  const file = await getCommissionInvoice(as(bowl.seller.id), { id });
  expect([file.type, file.name]).toEqual(['application/pdf', `${invoices[0]?.number.replaceAll('/', '-')}.pdf`]);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  await expect(getCommissionInvoice(as(coat.seller.id), { id })).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  await expect(getCommissionInvoice(shop.ctx, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the ledger stays balanced with the tax of documents in it', async () => {
  expect((await checkBooks(shop.ctx)).filter(({ check }) => check === 'ledger-balances')).toEqual([]);
});
