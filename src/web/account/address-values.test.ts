import { expect, test } from 'vitest';
import type { Address } from '#modules/accounts/contract.ts';
import { account } from '../messages/en/account.ts';
import { addressOf, inParts, valuesOf, wordsOf } from './address-values.ts';

const plain: Address = { _id: 'a', label: 'Home', details: '12 Lake Road\nUdaipur', isDefault: false, version: 1 };
const whole: Address = { ...plain, line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001', country: 'IN' };

test('a new address begins in India, and one that was saved as plain lines with the first of them', () => {
  expect(valuesOf(undefined)).toEqual({ country: 'IN' });
  expect(valuesOf(plain)).toMatchObject({ label: 'Home', line1: '12 Lake Road', city: '', country: 'IN' });
  expect(valuesOf(whole)).toMatchObject({ line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001' });
});

test('the default is what is ticked', () => {
  expect(addressOf({ label: 'Home', isDefault: 'on' })).toEqual({ label: 'Home', isDefault: true });
  expect(addressOf({ label: 'Home' })).toEqual({ label: 'Home', isDefault: false });
});

test('only an address with its parts can be saved again by its parts', () => {
  expect(inParts(plain)).toBeUndefined();
  expect(inParts(whole)).toMatchObject({ label: 'Home', line1: '12 Lake Road', country: 'IN' });
});

test('India asks for a PIN code, the United States for a ZIP code, others for a postal code', () => {
  const t = account.addresses;
  expect(wordsOf(t, 'IN').postalCode.label).toBe('PIN code');
  expect(wordsOf(t, 'US').postalCode.label).toBe('ZIP code');
  expect(wordsOf(t, 'GB').postalCode).toMatchObject({ label: 'Postal code', hint: 'Such as SW1A 1AA.' });
  expect(wordsOf(t, 'NP').postalCode.hint).toBeUndefined();
  expect(wordsOf(t, 'IN').state.label).toBe('State');
  expect(wordsOf(t, 'NP').state.label).toBe('State or region');
});
