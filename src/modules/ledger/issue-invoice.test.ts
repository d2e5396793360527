import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInvoicedParcel } from '#modules/orders/api.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Context } from '#platform/context.ts';
import { shareOf } from '#shared/money.ts';
import type { SellerFacts } from '#shared/seller-facts.ts';
import { addOrder, addSoldProducts, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { registeredFacts } from '../../../test/support/seller-facts.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { readInvoice } from './invoice-queries.ts';
import { type InvoiceDocument, invoiceNumber } from './invoice-rules.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.ts';
import { financialYear } from './rate-rules.ts';

let shop: TestApp;
let bowl: SoldProduct;
let coat: SoldProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [bowl, coat] = await addSoldProducts(shop.ctx);
  shop.setNow(new Date('2026-11-21T10:00:00Z'));
});
afterAll(() => shop.close());

const documentOf = async (id: string) => (await readInvoice(shop.ctx.db, id))?.document as InvoiceDocument;
const issueParcelInvoice = async (tx: Context, parcelId: string) => issueInvoice(tx, await readInvoicedParcel(tx.db, parcelId));
const issueFor = async (...order: Parameters<typeof addOrder>) => {
  const placed = await addOrder(...order);
  const parcelId = String(placed.lines[0]?.parcelId);
  const { id } = await shop.ctx.transaction((tx) => issueParcelInvoice(tx, parcelId));
  return { placed, parcelId, id, document: await documentOf(id) };
};

test('starts a seller’s series with one each financial year, in at most 16 characters', () => {
  expect(financialYear('2027-03-31')).toBe('2627');
  expect(financialYear('2027-04-01')).toBe('2728');
  expect(financialYear('2099-04-01')).toBe('9900');
  expect(invoiceNumber('ABCD', 'invoice', '2627', 1)).toBe('ABCD/2627/000001');
  expect(invoiceNumber('ABCD', 'credit-note', '2627', 12)).toBe('ABCD/2627/C00012');
  expect(invoiceNumber('ABCD', 'invoice', '2627', 1_000_000)).toBe('ABCD/26/1000000');
  expect(invoiceNumber('ABCD', 'credit-note', '2627', 100_000)).toBe('ABCD/26/C100000');
  expect(invoiceNumber('ABCD', 'invoice', '2627', 99_999_999)).toHaveLength(16);
  expect(() => invoiceNumber('ABCD', 'invoice', '2627', 100_000_000)).toThrow('is full');
});

test('prints everything that rule 46 requires, within a state with CGST and SGST', async () => {
  const { placed, document } = await issueFor(shop.ctx, [{ product: bowl, qty: 2, couponPaise: 10_000, fundedBy: 'operator' }]);
  expect(document).toEqual({
    kind: 'invoice',
    number: 'BOWL/2627/000001',
    issuedOn: '2026-11-21',
    order: { number: placed.number, placedOn: '2026-11-21' },
    supplier: {
      name: 'Terracotta bowl Sellers LLP',
      address: 'Sample House 1, Rajasthan',
      state: 'Rajasthan',
      stateCode: '08',
      gstin: bowl.seller.gstin,
    },
    recipient: {
      name: 'Asha Sample',
      address: ['1 Sample Street', 'Sample City 302001'],
      state: 'Rajasthan',
      stateCode: '08',
      country: 'India',
    },
    placeOfSupply: { name: 'Rajasthan', code: '08' },
    supply: 'intra-state',
    form: 'tax-invoice',
    lines: [
      {
        lineId: placed.lines[0]?.id,
        from: 0,
        to: 2,
        title: { en: 'Terracotta bowl' },
        size: 'One size',
        hsn: '6912',
        qty: 2,
        unit: 'NOS',
        taxRateBp: 500,
        grossPaise: 210_000,
        discountPaise: 0,
        taxablePaise: 200_000,
        cgstPaise: 5000,
        sgstPaise: 5000,
        igstPaise: 0,
        totalPaise: 210_000,
      },
    ],
    total: {
      grossPaise: 210_000,
      discountPaise: 0,
      taxablePaise: 200_000,
      cgstPaise: 5000,
      sgstPaise: 5000,
      igstPaise: 0,
      totalPaise: 210_000,
      inWords: 'Rupees Two Thousand One Hundred Only',
    },
    couponPaise: 10_000,
    payablePaise: 200_000,
    reverseCharge: false,
    facilitator: expect.objectContaining({ name: expect.any(String), url: shop.config.publicUrl }),
  });
});

test('applies IGST to another state, names the cash to collect, and endorses an export', async () => {
  const across = await issueFor(shop.ctx, [{ product: bowl, qty: 1 }], { country: 'IN', state: 'Kerala' }, 'cod');
  expect(across.document).toMatchObject({
    supply: 'inter-state',
    placeOfSupply: { name: 'Kerala', code: '32' },
    total: { cgstPaise: 0, sgstPaise: 0, igstPaise: 5000 },
    codPaise: 105_000,
  });
  const away = await issueFor(shop.ctx, [{ product: bowl, qty: 1 }], { country: 'DE' });
  expect(away.document).toMatchObject({
    supply: 'export',
    placeOfSupply: { name: 'Germany', code: '96' },
    total: { taxablePaise: 105_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    endorsement: 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
    lutArn: bowl.seller.lutArn,
    supplier: { iec: bowl.seller.iec },
  });
});

const setFacts = (product: SoldProduct, facts: Record<string, string | null>) =>
  shop.ctx.db.orm.update(sellers).set(facts).where(eq(sellers.id, product.seller.id));

test('each scheme of a seller has its document, and none that may not charges tax', async () => {
  const [pot] = await addSoldProducts(shop.ctx, 100, 'pot');
  const sell = async (to?: { country: string; state?: string }) => {
    const placed = await addOrder(shop.ctx, [{ product: { ...pot, seller: { ...pot.seller, ...facts } }, qty: 1 }], to);
    const { id } = await shop.ctx.transaction((tx) => issueParcelInvoice(tx, String(placed.lines[0]?.parcelId)));
    return documentOf(id);
  };
  let facts: Partial<SellerFacts> = { lutArn: null, lutYear: null };
  await setFacts(pot, facts as Record<string, null>);
  expect(await sell({ country: 'DE' })).toMatchObject({
    form: 'tax-invoice',
    total: { igstPaise: 5000, totalPaise: 105_000 },
    endorsement: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX',
  });
  facts = { scheme: 'composition' };
  await setFacts(pot, { scheme: 'composition' });
  const supply = await sell();
  expect(supply).toMatchObject({ form: 'bill-of-supply', total: { taxablePaise: 105_000, cgstPaise: 0, igstPaise: 0 } });
  expect(supply.endorsement).toContain('COMPOSITION');
  facts = { scheme: 'unregistered', gstin: null, enrolmentNo: '080000000001EN' };
  await setFacts(pot, facts as Record<string, string | null>);
  const bill = await sell();
  expect(bill).toMatchObject({
    form: 'bill-without-tax',
    supplier: { enrolmentNo: '080000000001EN' },
    total: { cgstPaise: 0, igstPaise: 0 },
  });
  expect(bill.supplier.gstin).toBeUndefined();
  await setFacts(pot, { enrolmentNo: null });
  facts = { ...facts, enrolmentNo: '080000000001EN' };
  await expect(sell()).rejects.toMatchObject({ code: 'CANNOT_SHIP' });
});

test('a union territory without a legislature has its tax named UTGST', async () => {
  const [pot] = await addSoldProducts(shop.ctx, 100, 'isle');
  const there = { ...registeredFacts('Chandigarh'), state: 'Chandigarh' };
  await setFacts(pot, there);
  const placed = await addOrder(shop.ctx, [{ product: { ...pot, seller: { ...pot.seller, ...there } }, qty: 1 }], {
    country: 'IN',
    state: 'Chandigarh',
  });
  const { id } = await shop.ctx.transaction((tx) => issueParcelInvoice(tx, String(placed.lines[0]?.parcelId)));
  expect(await documentOf(id)).toMatchObject({ stateTax: 'UTGST', total: { cgstPaise: 2500, sgstPaise: 2500 } });
});

test('leaves units cancelled before packing off the invoice', async () => {
  const order = await addOrder(shop.ctx, [{ product: coat, qty: 3 }]);
  const [line] = order.lines;
  await shop.ctx.db.execute('update order_lines set cancelled_qty = 1 where id = $1', [line?.id]);
  const { id } = await shop.ctx.transaction((tx) => issueParcelInvoice(tx, String(line?.parcelId)));
  expect((await documentOf(id)).lines).toMatchObject([{ from: 1, to: 3, qty: 2, totalPaise: 2 * 590_001 }]);
});

test('issues one invoice for a parcel packed twice, and keeps it immutable', async () => {
  const { parcelId, id } = await issueFor(shop.ctx, [{ product: bowl, qty: 1 }]);
  expect((await shop.ctx.transaction((tx) => issueParcelInvoice(tx, parcelId))).id).toBe(id);
  await expect(shop.ctx.db.execute(`update invoices set document = '{}' where id = $1`, [id])).rejects.toThrow('append-only');
  const empty = { ...(await readInvoicedParcel(shop.ctx.db, parcelId)), id: 'empty', lines: [] };
  await expect(shop.ctx.transaction((tx) => issueInvoice(tx, empty))).rejects.toThrow('nothing in parcel');
});

test('issues credit notes that together reverse exactly the amounts of their invoice', async () => {
  const { placed, parcelId, id, document } = await issueFor(shop.ctx, [{ product: coat, qty: 7, couponPaise: 1234, fundedBy: 'seller' }]);
  const lineId = String(placed.lines[0]?.id);
  const notes: InvoiceDocument[] = [];
  for (const [fromQty, toQty] of [
    [0, 2],
    [2, 3],
    [3, 7],
  ] as const) {
    const lines = [{ lineId, fromQty, toQty }];
    const issued = await shop.ctx.transaction(async (tx) => issueCreditNote(tx, await readInvoicedParcel(tx.db, parcelId), lines));
    expect(await shop.ctx.transaction(async (tx) => issueCreditNote(tx, await readInvoicedParcel(tx.db, parcelId), lines))).toEqual(issued);
    notes.push(await documentOf(issued.id));
  }
  expect(notes.map((note) => note.number)).toEqual(['COAT/2627/C00001', 'COAT/2627/C00002', 'COAT/2627/C00003']);
  for (const note of notes) expect(note.refersTo).toEqual({ number: document.number, issuedOn: '2026-11-21' });
  for (const sum of ['grossPaise', 'discountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const) {
    expect(notes.reduce((total, note) => total + note.total[sum], 0)).toBe(document.total[sum]);
  }
  expect(notes[0]?.total.totalPaise).toBe(shareOf(document.total.totalPaise, 7, { from: 0, to: 2 }));
  const { rows } = await shop.ctx.db.execute(`select count(*)::int as n from invoices where refers_to = $1`, [id]);
  expect(rows).toEqual([{ n: 3 }]);
  const unknown = [{ lineId, fromQty: 6, toQty: 8 }];
  const parcel = await readInvoicedParcel(shop.ctx.db, parcelId);
  await expect(shop.ctx.transaction((tx) => issueCreditNote(tx, parcel, unknown))).rejects.toThrow('does not name');
});

test('numbers twenty concurrent invoices without gaps, also with rolled-back ones', async () => {
  const orders = [];
  for (let count = 0; count < 20; count++) orders.push(await addOrder(shop.ctx, [{ product: coat, qty: 1 }]));
  const { rows: before } = await shop.ctx.db.execute(`select last from invoice_series where seller_id = $1 and kind = 'invoice'`, [
    coat.seller.id,
  ]);
  const first = Number(before[0]?.last);
  const spoiled = orders.map((order, index) =>
    shop.ctx.transaction(async (tx) => {
      await issueParcelInvoice(tx, String(order.lines[0]?.parcelId));
      if (index % 4 === 0) throw new Error('spoiled');
    }),
  );
  expect((await Promise.allSettled(spoiled)).filter((end) => end.status === 'rejected')).toHaveLength(5);
  const { rows } = await shop.ctx.db.execute(
    `select serial from invoices where seller_id = $1 and kind = 'invoice' and serial > $2 order by serial`,
    [coat.seller.id, first],
  );
  expect(rows.map((row) => row.serial)).toEqual(Array.from({ length: 15 }, (_, index) => first + 1 + index));
  expect(process.env.TEST_ENGINE !== 'postgres' || shop.services.database.engine === 'postgres').toBe(true);
});
