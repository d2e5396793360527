import { expect, test } from 'vitest';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { endorsementOf, type InvoiceDocument, type InvoiceLine } from './invoice-rules.ts';
import { renderInvoice } from './render-invoice.ts';

const sums = {
  grossPaise: 12_210_000,
  discountPaise: 110_000,
  taxablePaise: 11_523_808,
  cgstPaise: 288_096,
  sgstPaise: 288_096,
  igstPaise: 0,
  totalPaise: 12_100_000,
};
const line: InvoiceLine = {
  lineId: 'l',
  from: 0,
  to: 2,
  title: { en: 'Terracotta bowl', hi: 'कटोरा' },
  size: 'One size',
  hsn: '69120010',
  qty: 2,
  unit: 'NOS',
  taxRateBp: 500,
  ...sums,
};
const invoice: InvoiceDocument = {
  kind: 'invoice',
  number: 'DKC/2627/000001',
  issuedOn: '2026-11-21',
  order: { number: 'K7M2-QX4P', placedOn: '2026-11-20' },
  supplier: { name: 'Sample Haat LLP', address: 'Sample House 1', state: 'Uttar Pradesh', stateCode: '09', gstin: '09DKCAD0000C1ZX' },
  recipient: {
    name: 'आशा Łucja',
    address: ['12 Sample Street', 'Lucknow 226001'],
    state: 'Uttar Pradesh',
    stateCode: '09',
    country: 'India',
  },
  placeOfSupply: { name: 'Uttar Pradesh', code: '09' },
  supply: 'intra-state',
  lines: [line],
  total: { ...sums, inWords: 'Rupees One Lakh Twenty-One Thousand Only' },
  couponPaise: 10_000,
  payablePaise: 12_090_000,
  codPaise: 12_090_000,
  reverseCharge: false,
  facilitator: { name: 'Karigari', url: 'https://karigari.example', gstin: '07AAACK0000A1Z5' },
};
const read = async (document: InvoiceDocument) => readPdf(await renderInvoice(document));
const tight = (text: string) => text.replace(/\s/g, '');

test('prints everything of the document, in both scripts', async () => {
  const { text, pages, drawn } = await read(invoice);
  for (const part of [
    'Tax invoice',
    invoice.number,
    '21-11-2026',
    'K7M2-QX4P',
    'Sample Haat LLP',
    'Sample House 1',
    'GSTIN: 09DKCAD0000C1ZX',
    'आशा Łucja',
    'Lucknow 226001',
    'Uttar Pradesh (09)',
    'Terracotta bowl',
    '69120010',
    '2 NOS',
    '1,22,100.00',
    '1,100.00',
    '1,15,238.08',
    '2.5 %',
    '2,880.96',
    '1,21,000.00',
    'Rupees One Lakh Twenty-One Thousand Only',
    'Cash on delivery to collect',
    '₹ 1,20,900.00',
    'reverse charge: No',
    'Authorised signatory',
    'The marketplace is the facilitator',
    '07AAACK0000A1Z5',
    'कटोरा',
    'कुल',
  ]) {
    expect(text).toContain(tight(part));
  }
  expect(pages).toBe(1);
  // A typeface that cannot be embedded leaves the words and draws nothing.
  expect(drawn).toBeGreaterThan(0.8);
});

test('prints the endorsement of an export, and the invoice of a credit note', async () => {
  const away = await read({
    ...invoice,
    supply: 'export',
    endorsement: endorsementOf({ supply: 'export', form: 'tax-invoice', charged: false }, 'regular') ?? '',
  });
  expect(away.text).toContain(tight(endorsementOf({ supply: 'export', form: 'tax-invoice', charged: false }, 'regular') ?? ''));
  expect(away.text).not.toContain('CGST');
  const note = await read({
    ...invoice,
    kind: 'credit-note',
    number: 'DKC/2627/C00001',
    refersTo: { number: invoice.number, issuedOn: '2026-11-21' },
  });
  for (const part of ['Credit note', 'DKC/2627/C00001', 'Against invoice', invoice.number]) expect(note.text).toContain(tight(part));
});

test('shows what rounding to whole rupees changes, on the invoice and on its credit note', async () => {
  const due = await read({ ...invoice, payablePaise: 148_680, codPaise: 148_700 });
  for (const part of ['Round-off', '₹ 0.20', '₹ 1,487.00']) expect(due.text).toContain(tight(part));
  const back = await read({ ...invoice, kind: 'credit-note', payablePaise: 33_333, roundOffPaise: -33 });
  for (const part of ['Round-off', '₹ -0.33', 'Paid back', '₹ 333.00']) expect(back.text).toContain(tight(part));
});

test('shows store credit as a payment below an unchanged total, and what the courier collects beside it', async () => {
  const { text } = await read({ ...invoice, payablePaise: 148_680, creditPaise: 48_000, codPaise: 100_700 });
  for (const part of ['Paid with store credit', '₹ 480.00', 'Round-off', '₹ 0.20', '₹ 1,007.00']) expect(text).toContain(tight(part));
});

test('titles a tax-free document a bill of supply, and numbers the pages of a long one', async () => {
  const free = { ...sums, cgstPaise: 0, sgstPaise: 0, inWords: 'Rupees' };
  expect((await read({ ...invoice, total: free })).text).toContain(tight('Bill of supply'));
  const long = await read({ ...invoice, lines: Array.from({ length: 60 }, () => line) });
  expect(long.pages).toBeGreaterThan(2);
  expect(long.text).toContain(tight(`${invoice.number}, ${long.pages}/${long.pages}`));
});
