import { expect, test } from 'vitest';
import { formatAddress, indianStates } from '#shared/address-forms.ts';
import { address as en } from '../messages/en/address.ts';
import { address as hi } from '../messages/hi/address.ts';
import { addressInLanguage, addressTextInLanguage } from './address-in-language.ts';

const parts = { line1: 'Goa', city: 'Jaipur', postalCode: '302001' };

test.each(indianStates)('%s is written in Hindi on Hindi pages, and what was typed stays', (state) => {
  const text = formatAddress({ ...parts, state }, 'India');
  const name = hi.states[state];
  expect(name).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  expect(addressTextInLanguage(text, hi)).toBe(`Goa\nJaipur 302001\n${name}\nभारत`);
  expect(addressTextInLanguage(text, en)).toBe(text);
});

test('an address with a name and a phone around it, and one abroad', () => {
  expect(addressInLanguage(['Asha', '1 Road', 'Goa', 'India', '+91 98'], hi)).toEqual(['Asha', '1 Road', 'गोवा', 'भारत', '+91 98']);
  const abroad = ['1 Road', 'Goa', 'United States'];
  expect(addressInLanguage(abroad, hi)).toEqual(abroad);
});
