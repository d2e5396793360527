import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discountedPrice } from '#shared/discounts.ts';
import { enlargedWidth } from '#shared/enlarged-width.ts';
import { gstinCheckDigit, gstStateCode } from '#shared/gst-states.ts';
import { slugify } from '#shared/slug.ts';
import { categories } from './data/categories.ts';
import { giLabel } from './data/labels.ts';
import { makers } from './data/makers.ts';
import { products } from './data/products.ts';
import { sellers } from './data/sellers.ts';
import { stories } from './data/stories.ts';
import type { DemoMedia } from './data/types.ts';
import { sampleTaxNumbers } from './sample-tax-numbers.ts';

const words = (text: string) => text.trim().split(/\s+/).length;
const devanagari = /[\u0900-\u097f]/;

test('the demo shop has its makers, sellers, products and subcategories', () => {
  expect(makers.length).toBeGreaterThanOrEqual(25);
  expect(sellers).toHaveLength(12);
  expect(products).toHaveLength(180);
  expect(categories).toHaveLength(9);
  for (const category of categories) {
    expect(category.subcategories.length, category.slug).toBeGreaterThanOrEqual(3);
    for (const { slug } of category.subcategories) {
      expect(
        products.some((product) => product.category === category.slug && product.subcategory === slug),
        `${category.slug}/${slug}`,
      ).toBe(true);
    }
  }
});

test('every reference of a product resolves, and no name is taken twice', () => {
  for (const list of [makers, sellers, products, categories]) {
    const slugs = list.map((item) => item.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toBe(slugify(slug));
  }
  for (const product of products) {
    expect(
      makers.some((maker) => maker.slug === product.maker),
      product.slug,
    ).toBe(true);
    expect(
      sellers.some((seller) => seller.slug === product.seller),
      product.slug,
    ).toBe(true);
    const category = categories.find(({ slug }) => slug === product.category);
    expect(
      category?.subcategories.some(({ slug }) => slug === product.subcategory),
      product.slug,
    ).toBe(true);
  }
});

test('descriptions are of 60 to 120 words, and every text has its Hindi', () => {
  for (const product of products) {
    expect(words(product.description.en), product.slug).toBeGreaterThanOrEqual(60);
    expect(words(product.description.en), product.slug).toBeLessThanOrEqual(120);
    const texts = [
      product.title,
      product.description,
      product.care,
      product.variation,
      product.technique,
      product.region,
      ...product.materials,
    ];
    for (const text of texts) expect(text.hi, product.slug).toMatch(devanagari);
  }
  for (const { giName, slug } of products) if (giName) expect(giLabel(giName)?.hi, slug).toMatch(devanagari);
  for (const maker of makers) expect(maker.story.hi, maker.slug).toMatch(devanagari);
  for (const seller of sellers) expect(`${seller.about.hi} ${seller.hindiName}`, seller.slug).toMatch(devanagari);
});

test('Hindi words have one spelling', () => {
  const text = JSON.stringify([products, makers, sellers, categories, stories]);
  expect(text.match(/(?<!\p{L}|\p{M})(खराद|सलेटी|ढोकरा की|ड्राई-क्लीन|ओंकार|हिन्दी|छाया में सु|केरी(?!\p{L}|\p{M})|कुदरती)/gu) ?? []).toEqual([]);
  // A factory to most readers, and a paint of factories at that; it is kept in stories.
  expect(JSON.stringify([products, sellers]).match(/कारख़ान(?!े के पेंट|ा समूह)/gu) ?? []).toEqual([]);
});

test('one label has one translation, so that a filter shows one entry', () => {
  const labels = new Map<string, string>();
  for (const product of products) {
    for (const label of [product.technique, product.region, ...product.materials]) {
      const slug = slugify(label.en);
      expect(`${slug}: ${label.hi}`).toBe(`${slug}: ${labels.get(slug) ?? label.hi}`);
      labels.set(slug, label.hi);
    }
  }
});

test('prices are whole rupees above zero, and one-of-a-kind products have one unit', () => {
  const now = new Date();
  for (const product of products) {
    expect(Number.isSafeInteger(product.pricePaise), product.slug).toBe(true);
    const sizes = product.variants.flatMap((variant) => variant.sizes);
    for (const size of sizes) {
      const base = product.pricePaise + (size.priceDeltaPaise ?? 0);
      const price = discountedPrice(base, product.discounts ?? [], now);
      expect(price, product.slug).toBeGreaterThan(0);
      expect([base % 100, price % 100], product.slug).toEqual([0, 0]);
    }
    if (product.oneOfAKind) {
      expect(sizes, product.slug).toHaveLength(1);
      expect(sizes[0]?.stock, product.slug).toBeLessThanOrEqual(1);
    }
  }
});

test('every photograph exists and shows one product', () => {
  const used = products.flatMap((product) => product.photos ?? []).map((photo) => photo.file);
  expect(new Set(used).size).toBe(used.length);
  const media: Record<string, DemoMedia> = JSON.parse(readFileSync(join(import.meta.dirname, 'media/index.json'), 'utf8'));
  // An original that enlargements show is kept among the encoded files alone.
  const original = (file: string) => {
    const { contentHash, width } = media[file] ?? {};
    return width === enlargedWidth ? `media/${contentHash}/${enlargedWidth}.avif` : `photos/${file}`;
  };
  for (const file of used) expect(existsSync(join(import.meta.dirname, original(file))), file).toBe(true);
});

test('the shop has all kinds of discounts, sold-out, made-to-order and unique products', () => {
  const discounts = products.flatMap((product) => product.discounts ?? []);
  expect(discounts.filter((item) => (item.endsInDays ?? 0) < 0).length).toBeGreaterThan(0);
  expect(discounts.filter((item) => (item.startsInDays ?? 0) > 0).length).toBeGreaterThan(0);
  expect(discounts.filter((item) => (item.endsInDays ?? 0) > 0).length).toBeGreaterThan(0);
  expect(
    products.filter((product) => product.variants.every((variant) => variant.sizes.every((size) => size.stock === 0))).length,
  ).toBeGreaterThan(3);
  expect(products.filter((product) => product.leadTimeDays !== undefined).length).toBeGreaterThan(10);
  expect(products.filter((product) => product.oneOfAKind).length).toBeGreaterThan(10);
});

test('tax numbers of sellers are well-formed and unassigned', () => {
  const all = sellers.map((seller) => ({ ...seller, ...sampleTaxNumbers({ ...seller, letters: seller.invoicePrefix }) }));
  for (const seller of all) {
    expect(seller.pan, seller.slug).toMatch(/^[A-Z]{5}0000[A-Z]$/);
    expect(seller.gstin, seller.slug).toBe(`${gstStateCode('IN', seller.state)}${seller.pan}1Z${seller.gstin.slice(-1)}`);
    expect(seller.gstin.slice(-1), seller.slug).toBe(gstinCheckDigit(seller.gstin.slice(0, 14)));
    expect(seller.address, seller.slug).toContain('Sample House');
  }
  expect(new Set(all.map((seller) => seller.gstin)).size).toBe(all.length);
});

test('what is worn in several sizes says what each of them measures', () => {
  const worn = ['kurtas-and-jackets', 'bangles', 'personal', 'nursery'];
  for (const { slug, subcategory, variants, sizeTable } of products) {
    const sizes = [...new Set(variants.flatMap((variant) => variant.sizes.map(({ size }) => size)))];
    if (!worn.includes(subcategory) || sizes.length === 1) continue;
    expect(sizeTable?.rows.map(({ size }) => size).sort(), slug).toEqual(sizes.sort());
    for (const { mm } of sizeTable?.rows ?? []) expect(mm, slug).toHaveLength(sizeTable?.measures.length ?? 0);
  }
});
