import type { ProductInput } from '#modules/catalog/add-product.ts';

/** A product that a shop sells before an import changes it: 5 in stock for ₹1,000, without pictures. */
export function oldBowl(
  index: number,
  ids: { id: string; sellerId: string; makerId: string; subcategoryId: string },
): ProductInput & { id: string } {
  return {
    ...ids,
    slug: `old-${index}`,
    title: { en: `Old bowl ${index}` },
    description: { en: 'Pottery', hi: 'मिट्टी के बर्तन' },
    basePricePaise: 100_000,
    discounts: [],
    materials: [{ en: 'Clay', hi: 'मिट्टी' }],
    dimensions: {},
    weightGrams: 500,
    hsn: '6912',
    countryOfOrigin: 'IN',
    oneOfAKind: false,
    media: [],
    variants: [{ sku: `OLD-${index}`, size: 'One size', available: 5, priceDeltaPaise: 0 }],
    publishedAt: new Date('2026-01-05'),
  };
}
