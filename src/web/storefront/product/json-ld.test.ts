import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Product } from '#modules/catalog/product-contract.ts';
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts';

const now = new Date('2026-11-20T12:00:00Z');
const publicUrl = 'https://shop.example';
const transit = { from: 7, until: 10 };
const product: Product = {
  _id: 'ab12',
  slug: 'red-stone-jhumkas',
  title: { en: 'Red-Stone Jhumkas', hi: 'लाल नग के झुमके' },
  description: { en: 'Each bell begins as a flat disc.' },
  media: [
    {
      url: '/media/0123456789abcdef/800.webp',
      base: '/media/0123456789abcdef',
      widths: [400, 800],
      width: 800,
      height: 800,
      placeholder: 'data:,',
      kind: 'photo',
      alt: { en: 'Two bells' },
    },
  ],
  pricing: {
    currency: 'INR',
    basePrice: 89_000,
    discounts: [{ discountType: 'percentage', value: 15, validUntil: '2026-12-01T18:30:00.000Z' }],
  },
  category: { slug: 'jewelry', name: { en: 'Jewelry' } },
  subcategory: { _id: 'e', slug: 'earrings', name: { en: 'Earrings' } },
  seller: { _id: 's', slug: 'aravali-haat', sellerName: 'Aravali Haat', verified: true },
  maker: { _id: 'm', slug: 'chaar-gali', name: { en: 'Chaar Gali', hi: 'चार गली' }, place: { en: 'Jaipur' } },
  variants: [
    {
      color: 'red',
      sizes: [
        { _id: 'v1', sku: 'J-1', size: 'S', stock: 3, priceDelta: 0 },
        { _id: 'v2', sku: 'J-2', size: 'M', stock: 0, priceDelta: 10_050 },
      ],
    },
  ],
  unit: 'Pair',
  unitName: { en: 'Pair' },
  materials: [
    { slug: 'brass', label: { en: 'Brass' } },
    { slug: 'glass', label: { en: 'Glass' } },
  ],
  dimensions: {},
  weightGrams: 24,
  hsn: '7117',
  countryOfOrigin: 'IN',
  oneOfAKind: false,
  publishedAt: '2025-02-11T06:30:00.000Z',
};

describe('structured data of a product', () => {
  it('states FREE delivery in 7-10 days and the return policy', () => {
    const made = productJsonLd({ product: { ...product, leadTimeDays: 21 }, language: 'hi', publicUrl, now, transit });
    for (const offer of made.offers as unknown[]) {
      expect(offer).toMatchObject({
        shippingDetails: {
          shippingRate: { value: '0.00', currency: 'INR' },
          shippingDestination: { addressCountry: 'IN' },
          deliveryTime: { handlingTime: { minValue: 0, maxValue: 21 }, transitTime: { minValue: 7, maxValue: 10 } },
        },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 7,
          itemCondition: 'https://schema.org/DamagedCondition',
          refundType: 'https://schema.org/FullRefund',
          merchantReturnLink: 'https://shop.example/hi/legal/refund-policy',
        },
      });
    }
  });

  it('names product, maker and seller, with an offer per variant', () => {
    expect(productJsonLd({ product, language: 'en', publicUrl, now, transit })).toMatchObject({
      '@type': 'Product',
      name: 'Red-Stone Jhumkas',
      url: 'https://shop.example/product/ab12/red-stone-jhumkas',
      image: ['https://shop.example/media/0123456789abcdef/800.webp'],
      brand: { name: 'Chaar Gali' },
      material: 'Brass, Glass',
      countryOfOrigin: { name: 'IN' },
      offers: [
        {
          sku: 'J-1',
          price: '756.50',
          priceCurrency: 'INR',
          priceValidUntil: '2026-12-01',
          availability: 'https://schema.org/InStock',
          seller: { name: 'Aravali Haat', url: 'https://shop.example/sellers/aravali-haat' },
          url: 'https://shop.example/product/ab12/red-stone-jhumkas?variant=v1',
        },
        { sku: 'J-2', price: '841.92', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('uses Hindi on the Hindi page and falls back to English', () => {
    const data = productJsonLd({ product, language: 'hi', publicUrl, now, transit });
    expect(data).toMatchObject({ name: 'लाल नग के झुमके', description: 'Each bell begins as a flat disc.' });
    expect(data.url).toBe('https://shop.example/hi/product/ab12/red-stone-jhumkas');
  });

  it('leaves out unknown facts', () => {
    const data = productJsonLd({
      product: {
        ...product,
        media: [],
        materials: [],
        weightGrams: undefined,
        leadTimeDays: 12,
        pricing: { ...product.pricing, discounts: [] },
      },
      language: 'en',
      publicUrl,
      now,
      transit,
    });
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('material');
    expect(data).not.toHaveProperty('weight');
    expect((data.offers as Record<string, unknown>[])[0]).toMatchObject({
      price: '890.00',
      availability: 'https://schema.org/MadeToOrder',
    });
    expect((data.offers as Record<string, unknown>[])[0]).not.toHaveProperty('priceValidUntil');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>&lt;"\\\u2028'])(
    'stays one script of data with the title %s',
    (title) => {
      const data = productJsonLd({
        product: { ...product, title: { en: title }, maker: { ...product.maker, name: { en: title } } },
        language: 'en',
        publicUrl,
        now,
        transit,
      });
      const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => [{ 'script:ld+json': data }] } as never]);
      const html = renderToStaticMarkup(createElement(Page, { initialEntries: ['/'] }));
      const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts).toHaveLength(1);
      expect(scripts[0]?.[1]).not.toMatch(/[<>]/);
      expect(JSON.parse(scripts[0]?.[1] ?? '')).toMatchObject({ name: title, brand: { name: title } });
    },
  );
});

it('numbers breadcrumbs with absolute addresses', () => {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Earrings', to: '/categories/jewelry?sub=earrings' },
  ];
  expect(breadcrumbJsonLd(crumbs, publicUrl).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Earrings', item: 'https://shop.example/categories/jewelry?sub=earrings' },
  ]);
});
