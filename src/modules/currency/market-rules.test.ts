import { expect, test } from 'vitest';
import { currencyOf, knownCountries } from '#shared/countries.ts';
import { defaultMarket } from '#shared/currency.ts';
import { chosenMarket, marketOfCountry, marketSetCookies, sameOriginPath } from './market-rules.ts';

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
  expect(chosenMarket('a=1; place=DE.USD; b=2')).toEqual({ country: 'DE', currency: 'USD', chosen: true });
  expect(chosenMarket('karigari-place=IN.INR')).toEqual({ country: 'IN', currency: 'INR', chosen: true });
  expect(chosenMarket('place=DE.USD; __Host-karigari-place=JP.JPY')).toEqual({ country: 'JP', currency: 'JPY', chosen: true });
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
])('the cookie %s is no choice', (cookies) => expect(chosenMarket(cookies)).toBeUndefined());

test('what a CDN says of the country makes a currency likely', () => {
  expect(marketOfCountry('jp')).toEqual({ country: 'JP', currency: 'JPY', chosen: false });
  for (const none of ['XX', 'T1', '', ' ', 'constructor', null, undefined]) expect(marketOfCountry(none)).toBe(defaultMarket);
});

test('sets a lax HttpOnly cookie for a year, bound to the host over https, with two codes', () => {
  expect(marketSetCookies('US', 'USD', true)).toEqual([
    '__Host-karigari-place=US.USD; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax; Secure',
    'place=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
  expect(marketSetCookies('US', 'USD', false)[0]).toBe('karigari-place=US.USD; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax');
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
])('after choosing, %j leads to %s', (wanted, to) => expect(sameOriginPath(wanted, 'https://shop.example')).toBe(to));
