import { expect, test } from 'vitest';
import { clientAddress, rateLimitKey } from './client-address.ts';

test.each([
  ['nothing is believed without proxies of our own', '10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['one proxy: the entry that it appended', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies: the entry of the outer one', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['fewer entries than proxies: the oldest', '10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
  ['no header', '10.0.0.1', null, 1, '10.0.0.1'],
  ['nonsense', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a port', '10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8::1]:5678', 1, '2001:db8::1'],
  ['IPv4 inside IPv6', '::ffff:10.0.0.1', null, 0, '10.0.0.1'],
])('%s', (_name, remote, header, trusted, expected) => {
  expect(clientAddress(remote, header, trusted)).toBe(expected);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(rateLimitKey(address)).toBe(key);
});
