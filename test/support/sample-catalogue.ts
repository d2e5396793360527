import { addCategory, addSubcategory } from '#modules/catalog/add-category.ts';
import { addProduct } from '#modules/catalog/add-product.ts';
import { addMaker } from '#modules/makers/add-maker.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { sellerInput } from './seller-facts.ts';
import type { TestApp } from './test-app.ts';

export interface SampleProduct {
  productId: string;
  variantId: string;
  sellerId: string;
  pricePaise: number;
}

/**
 * A small range of products by two sellers, Jaipur's and Kutch's by turns: quicker than the demo shop.
 * @param more what a product has beside that, by its index
 */
export async function addSampleProducts(
  app: Pick<TestApp, 'ctx'>,
  count: number,
  more: (index: number) => { available?: number; pricePaise?: number; perishable?: boolean; leadTimeDays?: number } = () => ({}),
): Promise<SampleProduct[]> {
  return app.ctx.transaction(async (tx) => {
    const text = { en: 'Pottery', hi: 'मिट्टी के बर्तन' };
    const categoryId = await addCategory(tx, { slug: 'pieces', position: 90, name: text, description: text });
    const subcategoryId = await addSubcategory(tx, { categoryId, slug: 'pots', position: 0, name: text, description: text });
    const makerId = await addMaker(tx, {
      slug: 'maker-of-pieces',
      name: { en: 'Leela Devi', hi: 'लीला देवी' },
      kind: 'artisan',
      craft: text,
      place: { en: 'Jaipur', hi: 'जयपुर' },
      state: 'Rajasthan',
      since: 1990,
      story: text,
    });
    const sellers: string[] = [];
    for (const [slug, sellerName, state] of [
      ['jaipur-potters', 'Jaipur Potters', 'Rajasthan'],
      ['kutch-weavers', 'Kutch Weavers', 'Gujarat'],
    ] as const) {
      const facts = { kind: 'cooperative', verified: true, city: { en: 'City' }, since: 2001, about: text, dispatchDays: 2 } as const;
      sellers.push(await addSeller(tx, { slug, sellerName, ...sellerInput(state), ...facts }));
    }
    const products: SampleProduct[] = [];
    for (let index = 0; index < count; index++) {
      const { available = 50, pricePaise = 100_000 + index * 1_000, perishable = false, leadTimeDays } = more(index);
      const sellerId = sellers[index % 2] as string;
      const productId = await addProduct(tx, {
        subcategoryId,
        makerId,
        sellerId,
        slug: `piece-${index}`,
        title: { en: `Piece ${index}`, hi: `कृति ${index}` },
        description: text,
        basePricePaise: pricePaise,
        discounts: [],
        materials: [],
        dimensions: {},
        hsn: '6912',
        countryOfOrigin: 'IN',
        leadTimeDays,
        oneOfAKind: false,
        media: [],
        variants: [{ sku: `PIECE-${index}`, size: 'One size', available, priceDeltaPaise: 0 }],
        publishedAt: tx.now(),
      });
      if (perishable) await tx.db.execute('update products set perishable = true where id = $1', [productId]);
      const { rows } = await tx.db.execute('select id from variants where product_id = $1', [productId]);
      products.push({ productId, variantId: String(rows[0]?.id), sellerId, pricePaise });
    }
    return products;
  });
}
