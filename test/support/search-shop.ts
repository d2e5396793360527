import { addCategory, addSubcategory } from '#modules/catalog/add-category.ts';
import { addProduct, type ProductInput } from '#modules/catalog/add-product.ts';
import { addMaker } from '#modules/makers/add-maker.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { storeFreshRates } from './fresh-rates.ts';
import { sellerInput } from './seller-facts.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Opens a shop with four products of one maker, one of them sold out, for tests of search. */
export async function openSearchShop(): Promise<TestApp> {
  const shop = await openTestApp();
  await storeFreshRates(shop.ctx);
  const origin = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };
  await shop.ctx.transaction(async (tx) => {
    const description = { en: 'Cloth by the metre.', hi: 'मीटर से कपड़ा।' };
    const categoryId = await addCategory(tx, { slug: 'fabrics', position: 0, name: { en: 'Fabrics', hi: 'कपड़े' }, description });
    const subcategoryId = await addSubcategory(tx, {
      slug: 'prints',
      categoryId,
      position: 0,
      name: { en: 'Block prints', hi: 'ठप्पे की छपाई' },
      description,
    });
    const makerId = await addMaker(tx, {
      slug: 'neel-kund',
      name: { en: 'Neel Kund Group', hi: 'नील कुंड समूह' },
      kind: 'group',
      craft: { en: 'Printing' },
      place: origin,
      state: 'Rajasthan',
      since: 1990,
      story: { en: 'They print.' },
    });
    const sellerId = await addSeller(tx, {
      slug: 'haat',
      sellerName: 'Haat',
      kind: 'cooperative',
      verified: true,
      city: { en: 'Jaipur' },
      ...sellerInput('Rajasthan'),
      since: 2001,
      about: { en: 'A co-operative.' },
      dispatchDays: 2,
    });
    const add = (slug: string, en: string, hi: string, words: string, stock: number, material = { en: 'Cotton', hi: 'सूती' }) =>
      addProduct(tx, {
        subcategoryId,
        makerId,
        sellerId,
        slug,
        title: { en, hi },
        description: { en: words, hi: 'हाथ से बना।' },
        basePricePaise: 120_000,
        discounts: [],
        materials: [material],
        technique: { en: 'Dabu printing', hi: 'दाबू छपाई' },
        dimensions: {},
        hsn: '5208',
        countryOfOrigin: 'IN',
        oneOfAKind: false,
        media: [],
        variants: [{ sku: slug, size: 'One size', available: stock, priceDeltaPaise: 0 }],
        publishedAt: new Date('2026-01-01'),
      } satisfies ProductInput);
    await add('ajrakh-stole', 'Ajrakh stole', 'अजरख स्टोल', 'Sixteen steps of resist and dye.', 3);
    await add('ajrakh-saree-sold', 'Ajrakh saree', 'अजरख साड़ी', 'Six metres.', 0);
    await add('indigo-quilt', 'Indigo quilt', 'नील की रज़ाई', 'Its border is printed like an ajrakh.', 2);
    await add('silk-dupatta', 'Bandhani dupatta', 'बांधनी दुपट्टा', 'Tied and dyed.', 5, { en: 'Mulberry silk', hi: 'शहतूती रेशम' });
  });
  return shop;
}
