import { expect, test } from 'vitest';
import type { Address } from '#modules/accounts/contract.ts';
import { account } from '../messages/en/account.ts';
import { fieldMessages, splitLines, toAddressInput, toFieldValues, toStructuredAddress } from './address-values.ts';

const plain: Address = { _id: 'a', label: 'Home', details: '12 Lake Road\nUdaipur', isDefault: false, version: 1 };
const whole: Address = { ...plain, line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001', country: 'IN' };

test('a new address begins in India, and one that was saved as plain lines with all of them', () => {
  expect(toFieldValues(undefined)).toEqual({ country: 'IN' });
  expect(toFieldValues(plain)).toMatchObject({ label: 'Home', details: '12 Lake Road\nUdaipur', city: '', country: 'IN' });
  expect(toFieldValues(whole)).toMatchObject({ details: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001' });
  expect(toFieldValues({ ...whole, line2: 'Hathi Pol' }).details).toBe('12 Lake Road\nHathi Pol');
});

test('splits Address Details into its first line and the others without losing a word', () => {
  expect(splitLines('')).toEqual({ line1: '', line2: '' });
  expect(splitLines(' 12 Lake Road \r\n\nnear the temple\nHathi Pol')).toEqual({
    line1: '12 Lake Road',
    line2: 'near the temple, Hathi Pol',
  });
  const long = `Flat 4, ${'Lake View Apartments, '.repeat(8)}Hathi Pol`;
  const { line1, line2 } = splitLines(long);
  expect(Math.max(line1.length, line2.length)).toBeLessThanOrEqual(120);
  expect(`${line1}, ${line2}`).toBe(long);
  // The API rejects what fits into no two parts.
  expect(splitLines('x'.repeat(200)).line1).toHaveLength(200);
});

test('the default is what is ticked', () => {
  const form = { label: 'Home', name: '', phone: '', details: '12 Lake Road', city: '', state: '', postalCode: '', country: 'IN' };
  expect(toAddressInput({ ...form, isDefault: 'on' })).toMatchObject({ label: 'Home', line1: '12 Lake Road', isDefault: true });
  expect(toAddressInput(form)).toMatchObject({ label: 'Home', isDefault: false });
});

test('only an address with its parts can be saved again by its parts', () => {
  expect(toStructuredAddress(plain)).toBeUndefined();
  expect(toStructuredAddress(whole)).toMatchObject({ label: 'Home', line1: '12 Lake Road', country: 'IN' });
});

test('India asks for a PIN code, the United States for a ZIP code, others for a postal code', () => {
  const t = account.addresses;
  expect(fieldMessages(t, 'IN').postalCode.label).toBe('PIN code');
  expect(fieldMessages(t, 'US').postalCode.label).toBe('ZIP code');
  expect(fieldMessages(t, 'GB').postalCode).toMatchObject({ label: 'Postal code', hint: 'Such as SW1A 1AA.' });
  expect(fieldMessages(t, 'NP').postalCode.hint).toBeUndefined();
  expect(fieldMessages(t, 'IN').state.label).toBe('State');
  expect(fieldMessages(t, 'NP').state.label).toBe('State or region');
});
