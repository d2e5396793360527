import { expect, test } from 'vitest';
import { redactData, redactText, redactUrl } from './redact.ts';

test.each([
  ['/search?q=blue+vase&sort=newest', '/search?q=blue+vase&sort=newest'],
  ['/product/8f3kq2/blue-vase?variant=x7k2', '/product/8f3kq2/blue-vase?variant=x7k2'],
  ['/hi/search?q=%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE', '/hi/search?q=%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE'],
  ['/search?q=priya%40example.com', '/search?q=[removed]'],
  ['/search?q=priya.k+x@example.co.in+vase', '/search?q=priya.k+[removed]+vase'],
  ['/search?q=%2B91+98765+43210', '/search?q=[removed]'],
  ['/search?q=९८७६५४३२१०', '/search?q=[removed]'],
  ['/verify?token=abc123&email=a@b.example&next=/cart', '/verify?next=%2Fcart'],
  ['/reset?code=889900&userId=7&name=Priya&page=2', '/reset?page=2'],
  ['/u/priya@example.com/orders', '/u/[removed]/orders'],
  ['/categories/fabrics?minPrice=100000&maxPrice=2500000#email=a@b.example', '/categories/fabrics?minPrice=100000&maxPrice=2500000'],
  ['/legal/refund-policy?seen=2026-11-21', '/legal/refund-policy?seen=2026-11-21'],
  ['/', '/'],
])('the address %s is reported as %s', (address, reported) => {
  expect(redactUrl(address)).toBe(reported);
});

test('texts lose e-mail addresses, phone numbers and tokens, and keep the rest', () => {
  expect(redactText('GET https://shop.example/x?reset_token=abc.def&page=2 for priya@example.com, call 098765-43210')).toBe(
    'GET https://shop.example/x?reset_token=[removed]&page=2 for [removed], call [removed]',
  );
  const plain =
    'karigari@0.1.0 react-dom@19.3.1 TypeError: x is undefined at /assets/react-TDUVosMn.js:12:93457 (Chrome/156.0.0.0), 2026-11-21T10:11:12.123Z, ₹1,20,000';
  expect(redactText(plain)).toBe(plain);
});

test('data is cleaned at any depth and not changed in place', () => {
  const data = { message: 'a@b.example', list: [{ url: '/x?otp=123456' }, 7, null], at: new Date(0) };
  expect(redactData(data)).toEqual({ message: '[removed]', list: [{ url: '/x?otp=[removed]' }, 7, null], at: new Date(0) });
  expect(data.message).toBe('a@b.example');
});
