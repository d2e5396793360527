import { expect, test } from 'vitest';
import type { FeedItem } from '#modules/catalog/feed-contract.ts';
import { renderFeedItem } from './product-feed-xml.ts';

const now = new Date('2026-11-21T10:00:00Z');
const item: FeedItem = {
  _id: 'a1',
  slug: 'blue-vase',
  title: { en: 'Blue <vase> & "bowl"', hi: 'नीला' },
  description: { en: 'Made\u0007 by hand' },
  image: '/media/ab/800.webp',
  pictures: ['/media/cd/800.webp'],
  makerName: { en: 'Kripal' },
  category: { slug: 'home-decor', name: { en: 'Home Decor' } },
  subcategory: { en: 'Vases' },
  basePricePaise: 125000,
  pricePaise: 100050,
  saleUntil: '2026-12-01T00:00:00.000Z',
  inStock: true,
  materials: [{ en: 'Clay' }, { en: 'Glass' }],
};

test('renders a product in rupees and escapes it', () => {
  expect(renderFeedItem('https://shop.example', item, now)).toBe(
    `<item>${[
      '<g:id>a1</g:id>',
      '<g:title>Blue &lt;vase&gt; &amp; &quot;bowl&quot;</g:title>',
      '<g:description>Made by hand</g:description>',
      '<g:link>https://shop.example/product/a1/blue-vase</g:link>',
      '<g:image_link>https://shop.example/media/ab/800.webp</g:image_link>',
      '<g:additional_image_link>https://shop.example/media/cd/800.webp</g:additional_image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>1250.00 INR</g:price>',
      '<g:sale_price>1000.50 INR</g:sale_price>',
      '<g:sale_price_effective_date>2026-11-21T10:00Z/2026-12-01T00:00Z</g:sale_price_effective_date>',
      '<g:brand>Kripal</g:brand>',
      '<g:condition>new</g:condition>',
      '<g:identifier_exists>no</g:identifier_exists>',
      '<g:google_product_category>Home &amp; Garden &gt; Decor</g:google_product_category>',
      '<g:product_type>Home Decor &gt; Vases</g:product_type>',
      '<g:material>Clay/Glass</g:material>',
      '<g:shipping><g:country>IN</g:country><g:service>Standard</g:service><g:price>0.00 INR</g:price></g:shipping>',
    ].join('')}</item>\n`,
  );
});

test('leaves out sale and picture where there are none, and names the lead time', () => {
  const { image: _, saleUntil: __, ...bare } = item;
  const xml = renderFeedItem(
    'https://shop.example',
    { ...bare, pictures: [], pricePaise: item.basePricePaise, inStock: false, leadTimeDays: 21 },
    now,
  );
  expect(xml).not.toMatch(/sale_price|image_link/);
  expect(xml).toContain('<g:availability>out_of_stock</g:availability>');
  expect(xml).toContain('<g:max_handling_time>21</g:max_handling_time>');
});
