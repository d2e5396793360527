import { expect, test } from 'vitest';
import type { CommissionDocument } from './commission-rules.ts';
import { renderCommissionInvoice } from './render-commission-invoice.ts';

const document: CommissionDocument = {
  kind: 'invoice',
  number: 'COM/26-27/000001',
  issuedOn: '2026-12-02',
  month: '2026-11',
  supplier: { name: 'Karigari Private Limited', address: '4 Market Road, Jaipur 302001', gstin: '08AAACK0000A1Z5', stateCode: '08' },
  recipient: { name: 'Jaipur Potters', address: '12 Kiln Road, Jaipur 302002', stateCode: '08', gstin: '08AAACB0000A1Z5' },
  placeOfSupply: 'Rajasthan (08)',
  sac: '998599',
  taxablePaise: 123_456,
  cgstPaise: 11_111,
  sgstPaise: 11_111,
  igstPaise: 0,
  totalPaise: 145_678,
  inWords: 'Rupees one thousand four hundred fifty-six and seventy-eight paise only',
};

test.each([
  document,
  { ...document, kind: 'credit-note', cgstPaise: 0, sgstPaise: 0, igstPaise: 22_222, recipient: { name: 'कुम्हार', address: 'जयपुर' } },
] as CommissionDocument[])('renders a $kind on one page', async (given) => {
  const pdf = (await renderCommissionInvoice(given)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
