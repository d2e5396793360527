import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstinCheckDigit, gstinFault, gstStateCodes } from '#shared/gst-states.ts';
import { missingFacts, type SellerFacts } from '#shared/seller-facts.ts';
import { registeredFacts } from '../../../test/support/seller-facts.ts';
import { treatSupply } from './supply-rules.ts';

const on = '2026-11-21';
const regular: SellerFacts = { ...registeredFacts('Odisha'), lutYear: '2627' };
const composition: SellerFacts = { ...regular, scheme: 'composition' };
const unregistered: SellerFacts = { ...regular, scheme: 'unregistered', gstin: null, enrolmentNo: '210000000001EN' };
const [home, away, unsaid, abroad] = [
  { country: 'IN', state: 'Odisha' },
  { country: 'IN', state: 'Rajasthan' },
  { country: 'IN' },
  { country: 'US' },
];

test('who is registered sells everywhere, abroad under a letter of undertaking of the year or with IGST', () => {
  expect(treatSupply(regular, home, on)).toEqual({ supply: 'intra-state', charged: true, form: 'tax-invoice' });
  expect(treatSupply(regular, away, on)).toMatchObject({ supply: 'inter-state', charged: true });
  expect(treatSupply(regular, unsaid, on)).toMatchObject({ supply: 'inter-state', charged: true });
  expect(treatSupply(regular, abroad, on)).toMatchObject({ supply: 'export', charged: false, lutArn: regular.lutArn });
  expect(treatSupply(regular, abroad, '2027-04-01')).toMatchObject({ supply: 'export', charged: true });
  expect(treatSupply({ ...regular, lutArn: null, lutYear: null }, abroad, on)).toMatchObject({ supply: 'export', charged: true });
  expect(treatSupply({ ...regular, iec: null }, abroad, on)).toEqual({ refused: 'not-abroad' });
});

test.each([
  ['bill-of-supply', composition],
  ['bill-without-tax', unregistered],
])('who writes a %s charges no tax and sells in its own state alone', (form, seller) => {
  for (const to of [home, unsaid]) expect(treatSupply(seller, to, on)).toEqual({ supply: 'intra-state', charged: false, form });
  for (const to of [away, abroad]) expect(treatSupply(seller, to, on)).toEqual({ refused: 'own-state-only' });
});

test.each<[Partial<SellerFacts>, string[]]>([
  [{ scheme: null }, ['scheme']],
  [{ legalName: ' ', address: null }, ['legal-name', 'address']],
  [{ stateCode: null }, ['state']],
  [{ gstin: null }, ['gstin']],
  [{ gstin: `${regular.gstin?.slice(0, 14)}${regular.gstin?.endsWith('0') ? '1' : '0'}` }, ['gstin-check-digit']],
  [{ gstin: registeredFacts('Goa').gstin }, ['gstin-of-another-state']],
  [{ pan: 'BBBFS0000B' }, ['pan-of-another-gstin']],
  [{ scheme: 'unregistered', enrolmentNo: null, pan: null }, ['enrolment-number', 'pan']],
])('a seller with %j is named as incomplete and cannot sell anywhere', (change, missing) => {
  const seller = { ...regular, ...change };
  expect(missingFacts(seller)).toEqual(missing);
  for (const to of [home, away, unsaid, abroad]) expect(treatSupply(seller, to, on)).toEqual({ refused: 'seller-incomplete' });
});

test('a GSTIN with any one letter changed is refused', () => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const gstin = fc
    .tuple(fc.constantFrom(...Object.values(gstStateCodes)), fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/), fc.constantFrom('1', '2', 'A'))
    .map(([code, pan, entity]) => `${code}${pan}${entity}Z`)
    .map((fourteen) => fourteen + gstinCheckDigit(fourteen));
  fc.assert(
    fc.property(gstin, fc.nat({ max: 14 }), fc.constantFrom(...letters), (right, at, letter) => {
      expect(gstinFault(right, right.slice(0, 2))).toBeUndefined();
      const wrong = right.slice(0, at) + letter + right.slice(at + 1);
      expect(gstinFault(wrong) === undefined).toBe(wrong === right);
    }),
  );
});
