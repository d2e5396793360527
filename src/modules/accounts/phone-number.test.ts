import { expect, test } from 'vitest';
import { addressForm } from '#shared/address-forms.ts';
import { isKnownPhone, normalizePhone } from './phone-number.ts';

test.each(['IN', 'US', 'CA', 'AU', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'JP', 'SG'])('the number shown for %s is taken there', (country) => {
  expect(isKnownPhone(normalizePhone(addressForm(country).phone ?? '', { country }))).toBe(true);
});

test('a number that no plan lists is kept as typed once its owner goes on with it', () => {
  const reserved = '+44 7700 900123';
  expect(() => normalizePhone(reserved, { field: 'phone' })).toThrow(expect.objectContaining({ fields: { phone: expect.any(String) } }));
  expect(normalizePhone(` ${reserved} `, { unchecked: true })).toBe(reserved);
  expect(isKnownPhone(reserved)).toBe(false);
  expect(() => normalizePhone('12345', { unchecked: true })).toThrow();
  expect(normalizePhone('98290 12345', { unchecked: true })).toBe('+919829012345');
});
