import { describe, expect, it } from 'vitest';
import { firstSentences } from '../../components/first-sentences.ts';
import { shownPrice } from './price-rules.ts';
import { productRedirect } from './redirect-rules.ts';
import { shorten } from './text-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('the price of a variant', () => {
  const pricing = (...discounts: { discountType: 'percentage' | 'fixed'; value: number; validUntil?: string }[]) => ({
    currency: 'INR' as const,
    basePrice: 100_000,
    discounts,
  });
  it('is the base price and its difference', () => expect(shownPrice(pricing(), 5_000, now)).toEqual({ paise: 105_000 }));
  it('subtracts the discount from the sum and names its end', () => {
    expect(shownPrice(pricing({ discountType: 'percentage', value: 15, validUntil: '2026-11-25T00:00:00.000Z' }), 20_000, now)).toEqual({
      paise: 102_000,
      before: 120_000,
      percent: 15,
      until: new Date('2026-11-25T00:00:00.000Z'),
    });
  });
  it('rounds the saved percentage down', () => {
    expect(shownPrice(pricing({ discountType: 'fixed', value: 19_999 }), 0, now)).toMatchObject({ percent: 19 });
    expect(shownPrice(pricing({ discountType: 'fixed', value: 100 }), 0, now)).toEqual({ paise: 99_900, before: 100_000 });
  });
  it('ignores a discount that has ended', () => {
    expect(shownPrice(pricing({ discountType: 'fixed', value: 100, validUntil: '2026-11-20T12:00:00Z' }), 0, now)).toEqual({
      paise: 100_000,
    });
  });
});

describe('the address of a product', () => {
  const sizes = [
    { _id: 's', sku: 'S', size: 'S', stock: 1, priceDelta: 0 },
    { _id: 'm', sku: 'M', size: 'M', stock: 1, priceDelta: 0 },
  ];
  const product = { _id: 'ab', slug: 'blue-vase', variants: [{ sizes }] };
  const at = (slug: string | undefined, search = '', language: 'en' | 'hi' = 'en') => productRedirect(product, { slug, search, language });
  it('is canonical with its slug', () => {
    expect(at('blue-vase')).toBeUndefined();
    expect(at('blue-vase', '?variant=s&from=mail')).toBeUndefined();
  });
  it('redirects permanently in its language and keeps the query', () => {
    expect(at(undefined)).toEqual({ to: '/product/ab/blue-vase', permanent: true });
    expect(at('red-vase', '?from=a%20b')).toEqual({ to: '/product/ab/blue-vase?from=a%20b', permanent: true });
    expect(at(undefined, '', 'hi')).toEqual({ to: '/hi/product/ab/blue-vase', permanent: true });
  });
  it('redirects the fields of a form to ?variant= temporarily', () => {
    expect(at('blue-vase', '?size=M&variant=s&from=mail')).toEqual({ to: '/product/ab/blue-vase?variant=m&from=mail', permanent: false });
    expect(at(undefined, '?size=M')).toEqual({ to: '/product/ab/blue-vase?variant=m', permanent: false });
  });
  it('keeps a colour whose size is still to be chosen', () => {
    const colored = { ...product, variants: [{ color: 'Indigo', sizes }] };
    const asked = { slug: 'blue-vase', language: 'en' } as const;
    const search = '?variant=&color=Indigo';
    expect(productRedirect(colored, { ...asked, search })).toEqual({ to: '/product/ab/blue-vase?color=Indigo', permanent: false });
    expect(productRedirect(colored, { ...asked, search: '?color=Indigo' })).toBeUndefined();
  });
  it('is canonical after one redirect', () => {
    for (const [slug, search] of [
      [undefined, ''],
      ['x', '?size=M'],
      ['blue-vase', '?color=y&size=z'],
    ] as const) {
      const mended = new URL(at(slug, search)?.to ?? '', 'http://shop.example');
      expect(at(mended.pathname.split('/').at(-1), mended.search)).toBeUndefined();
    }
  });
});

describe('the beginning of a text', () => {
  it('is whole sentences, in English and Hindi', () => {
    expect(firstSentences('One two. Three four! Five six?', 20)).toBe('One two. Three four!');
    expect(firstSentences('एक दो। तीन चार। पाँच।', 10)).toBe('एक दो।');
    expect(firstSentences('No end in sight', 5)).toBe('No end in sight');
    expect(firstSentences('', 5)).toBe('');
    expect(firstSentences('One lane. Two looms stand in it. Three cousins weave.', 3)).toBe('One lane.');
  });
  it('is cut between words for a description', () => {
    expect(shorten('short', 20)).toBe('short');
    expect(shorten('brass, beaten into a hollow', 16)).toBe('brass, beaten…');
  });
});
