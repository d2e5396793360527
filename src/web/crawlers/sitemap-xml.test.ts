import { expect, it } from 'vitest';
import { renderSitemap, renderSitemapIndex } from './sitemap-xml.ts';

it('lists a page in both languages, each with its alternates', () => {
  const xml = renderSitemap('https://shop.example', [{ path: '/product/a1/blue-vase', updatedAt: '2026-02-03' }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://shop.example/product/a1/blue-vase</loc><lastmod>2026-02-03</lastmod>');
  expect(xml).toContain('<loc>https://shop.example/hi/product/a1/blue-vase</loc>');
  expect(xml.match(/hreflang="hi" href="https:\/\/shop\.example\/hi\/product\/a1\/blue-vase"/g)).toHaveLength(2);
  expect(xml.match(/hreflang="x-default" href="https:\/\/shop\.example\/product\/a1\/blue-vase"/g)).toHaveLength(2);
});

it('escapes the entities of XML', () => {
  expect(renderSitemap('https://shop.example', [{ path: `/a?b=1&c="<'>` }])).toContain(
    '<loc>https://shop.example/a?b=1&amp;c=&quot;&lt;&apos;&gt;</loc>',
  );
});

it('lists every file', () => {
  const xml = renderSitemapIndex('https://shop.example', ['/sitemaps/pages.xml', '/sitemaps/products-0.xml']);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://shop.example/sitemaps/pages.xml</loc>',
    '<loc>https://shop.example/sitemaps/products-0.xml</loc>',
  ]);
});
