import type { Context } from '#platform/context.ts';
import { createCachedRead } from '#platform/database/cached-read.ts';
import { readSitemapBounds, readSitemapPage } from './crawler-queries.ts';

/** Products on one page of the sitemap. The protocol allows 50,000; fewer keep a page under a megabyte. */
const sitemapPageSize = 10_000;

/** Kept: a crawler asks for a hundred pages at once, and to count off all products reads all of them. */
const pageBounds = createCachedRead((db) => readSitemapBounds(db, sitemapPageSize));

/** Lists the addresses of published products by id, and the number of pages. */
export async function listSitemap(ctx: Context, { page }: { page: number }) {
  ctx.cache.dependsOn('catalog');
  const bounds = await pageBounds(ctx.reads);
  const pages = bounds.length + 1;
  // A product that came since the bounds were read is on the page of its id; the last page has no end.
  const products = page < pages ? await readSitemapPage(ctx.reads, bounds[page - 1] ?? '', bounds[page]) : [];
  return { pages: page === 0 && products.length === 0 ? 0 : pages, products };
}
