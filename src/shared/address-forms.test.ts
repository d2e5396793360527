import { expect, test } from 'vitest';
import { formatAddress, indianStates, stateOfPin, validateAddress } from './address-forms.ts';

test.each([
  ['Rajasthan', '302001'],
  ['Delhi', '110001'],
  ['West Bengal', '700001'],
  ['Kerala', '682001'],
  ['Lakshadweep', '682555'],
  ['Puducherry', '533464'],
  ['Puducherry', '673310'],
  ['Sikkim', '737101'],
  ['Meghalaya', '793001'],
  ['Ladakh', '194101'],
  ['Chandigarh', '160017'],
  ['Uttarakhand', '248001'],
  ['Jharkhand', '834001'],
  ['Telangana', '500001'],
  ['Andhra Pradesh', '520001'],
  ['Punjab', '901234'],
])('%s has the PIN code %s', (state, postalCode) => {
  expect(validateAddress({ country: 'IN', state, postalCode })).toEqual({});
});

test('a PIN code tells its state where it leaves no doubt, and always one that takes it', () => {
  expect(['302001', '110001', '403001', '737101', '682555', '160017', '744101'].map(stateOfPin)).toEqual([
    'Rajasthan',
    'Delhi',
    'Goa',
    'Sikkim',
    'Lakshadweep',
    'Chandigarh',
    'Andaman and Nicobar Islands',
  ]);
  // Two states share the first digits of these, and the army has the nines.
  expect(['262501', '605001', '396210', '533464', '901234', '30200', '3020011'].map(stateOfPin)).toEqual(Array(7).fill(undefined));
  for (let prefix = 100; prefix < 900; prefix++) {
    const postalCode = `${prefix}001`;
    const state = stateOfPin(postalCode);
    if (state) expect(validateAddress({ country: 'IN', state, postalCode }), postalCode).toEqual({});
  }
});

test('a PIN code has six digits and lies in its state', () => {
  expect(validateAddress({ country: 'IN', state: 'Rajasthan', postalCode: '30200' })).toEqual({ postalCode: 'postal-code' });
  expect(validateAddress({ country: 'IN', state: 'Rajasthan', postalCode: '700001' })).toEqual({
    postalCode: 'postal-code-of-another-state',
  });
  expect(validateAddress({ country: 'IN' })).toEqual({ state: 'required', postalCode: 'required' });
  expect(validateAddress({ country: 'IN', state: 'Bavaria', postalCode: '302001' })).toEqual({ state: 'unknown-state' });
});

test('elsewhere only what the country uses is asked for', () => {
  expect(validateAddress({ country: 'GB', postalCode: 'sw1a 1aa' })).toEqual({});
  expect(validateAddress({ country: 'US', state: 'CA', postalCode: '9410' })).toEqual({ postalCode: 'postal-code' });
  expect(validateAddress({ country: 'AE' })).toEqual({});
});

test('there are 28 states and 8 union territories', () => {
  expect(new Set(indianStates).size).toBe(36);
});

test('the lines of an address as one text', () => {
  const text = formatAddress({ line1: '12 Hawa Mahal Road', city: 'Jaipur', state: 'Rajasthan', postalCode: '302002' }, 'India');
  expect(text).toBe('12 Hawa Mahal Road\nJaipur 302002\nRajasthan\nIndia');
});
