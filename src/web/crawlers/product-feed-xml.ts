import type { FeedItem } from '#modules/catalog/feed-contract.ts';
import { links } from '../links.ts';
import { escapeXml } from './escape-xml.ts';

/** Limits of the format. */
const maxLength = { title: 150, description: 5000, type: 750 };
const truncate = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`);

/**
 * Google's product taxonomy by category. Categories of the operator's own have none, which the format allows.
 */
const taxonomy: Record<string, string> = {
  'kitchen-and-dining': 'Home & Garden > Kitchen & Dining',
  'home-decor': 'Home & Garden > Decor',
  homeware: 'Home & Garden',
  jewelry: 'Apparel & Accessories > Jewelry',
  'kids-and-baby': 'Toys & Games > Toys',
  accessories: 'Apparel & Accessories',
  apparel: 'Apparel & Accessories > Clothing',
};

const rupees = (paise: number) => `${(paise / 100).toFixed(2)} INR`;

/** Renders a product as an item of the feed, with the end of its sale where known. */
export function renderFeedItem(origin: string, item: FeedItem, now: Date): string {
  const g = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? '' : `<g:${name}>${escapeXml(value)}</g:${name}>`;
  const onSale = item.pricePaise < item.basePricePaise;
  const category = item.category.name.en;
  return `<item>${[
    g('id', item._id),
    g('title', truncate(item.title.en, maxLength.title)),
    g('description', truncate(item.description.en, maxLength.description)),
    g('link', origin + links('en').product(item)),
    g('image_link', item.image && new URL(item.image, `${origin}/`).href),
    ...item.pictures.map((picture) => g('additional_image_link', new URL(picture, `${origin}/`).href)),
    g('availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    g('price', rupees(item.basePricePaise)),
    ...(onSale ? [g('sale_price', rupees(item.pricePaise))] : []),
    ...(onSale && item.saleUntil ? [g('sale_price_effective_date', `${minute(now)}/${minute(new Date(item.saleUntil))}`)] : []),
    g('brand', item.makerName.en),
    g('condition', 'new'),
    // Handmade products have no manufacturer's number.
    g('identifier_exists', 'no'),
    g('google_product_category', taxonomy[item.category.slug]),
    g('product_type', truncate(`${category} > ${item.subcategory.en}`, maxLength.type)),
    g(
      'material',
      item.materials
        .map((material) => material.en.replaceAll('/', ' '))
        .slice(0, 3)
        .join('/'),
    ),
    `<g:shipping>${g('country', 'IN')}${g('service', 'Standard')}${g('price', rupees(0))}</g:shipping>`,
    ...(item.leadTimeDays ? [g('max_handling_time', String(item.leadTimeDays))] : []),
  ].join('')}</item>\n`;
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16)}Z`;

export const feedHead = (origin: string, title: string, description: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(origin)}/</link>
<description>${escapeXml(description)}</description>
`;

export const feedFoot = '</channel>\n</rss>\n';
