import { expect, test } from 'vitest';
import { nowhere } from '#shared/currency.ts';
import { currencyOf, knownCountries } from './country-rules.ts';
import { chosenPlace, likelyPlace, pathInside, placeSetCookies } from './place-rules.ts';

test('every country of ISO 3166 that Intl names has one currency', () => {
  expect(new Set(knownCountries).size).toBe(knownCountries.length);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(knownCountries.filter((code) => !names.of(code))).toEqual([]);
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  expect(knownCountries.filter((code) => !currencies.has(currencyOf(code) ?? ''))).toEqual([]);
  expect(['IN', 'US', 'DE', 'JP', 'GB', 'AU', 'CA', 'BG', 'CH'].map(currencyOf)).toEqual([
    'INR',
    'USD',
    'EUR',
    'JPY',
    'GBP',
    'AUD',
    'CAD',
    'EUR',
    'CHF',
  ]);
});

test('the choice is read out of the cookies', () => {
  expect(chosenPlace('a=1; place=DE.USD; b=2')).toEqual({ country: 'DE', currency: 'USD', chosen: true });
  expect(chosenPlace('karigari-place=IN.INR')).toEqual({ country: 'IN', currency: 'INR', chosen: true });
  expect(chosenPlace('place=DE.USD; __Host-karigari-place=JP.JPY')).toEqual({ country: 'JP', currency: 'JPY', chosen: true });
});

test.each([
  null,
  '',
  'place=',
  'place=US',
  'place=us.usd',
  'place=US.XXX',
  'place=ZZ.USD',
  'birthplace=US.USD',
  'place=US.USD.EUR',
  'place=US.US D',
])('the cookie %s is no choice', (cookies) => expect(chosenPlace(cookies)).toBeUndefined());

test('what a CDN says of the country makes a currency likely', () => {
  expect(likelyPlace('jp')).toEqual({ country: 'JP', currency: 'JPY', chosen: false });
  for (const none of ['XX', 'T1', '', ' ', 'constructor', null, undefined]) expect(likelyPlace(none)).toBe(nowhere);
});

test('the cookie lasts a year, is lax, bound to the host over https, out of reach of scripts, and holds two codes alone', () => {
  expect(placeSetCookies('US', 'USD', true)).toEqual([
    '__Host-karigari-place=US.USD; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax; Secure',
    'place=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
  expect(placeSetCookies('US', 'USD', false)[0]).toBe('karigari-place=US.USD; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax');
});

test.each([
  ['/product/abc/bowl?variant=1', '/product/abc/bowl?variant=1'],
  ['/hi', '/hi'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['evil.example', '/'],
  ['', '/'],
  ['/a/..//evil.example', '/evil.example'],
  ['/x\r\nSet-Cookie: a=b', '/'],
])('after choosing, %j leads to %s', (wanted, to) => expect(pathInside(wanted, 'https://shop.example')).toBe(to));
