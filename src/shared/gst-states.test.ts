import { expect, test } from 'vitest';
import { indianStates } from './address-forms.ts';
import { gstinCheckDigit, gstStateCode, gstStateCodes } from './gst-states.ts';

test('every state that an address can name has its own GST code', () => {
  expect(Object.keys(gstStateCodes).sort()).toEqual([...indianStates].sort());
  expect(new Set(Object.values(gstStateCodes)).size).toBe(indianStates.length);
  for (const code of Object.values(gstStateCodes)) expect(code).toMatch(/^\d{2}$/);
});

test('an export is supplied to other countries', () => {
  expect(gstStateCode('IN', 'Rajasthan')).toBe('08');
  expect(gstStateCode('DE', 'Berlin')).toBe('96');
  expect(gstStateCode('IN', 'Atlantis')).toBeUndefined();
});

test('the last character of a GSTIN follows from the others', () => {
  // The sample number of the GST portal's own manuals.
  expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
});
