import type { Context } from '#platform/context.ts';
import { readSitemapPage } from './crawler-queries.ts';

/** Products on one page of the sitemap. The protocol allows 50,000; fewer keep a page under a megabyte. */
export const sitemapPageSize = 10_000;

/** Lists the addresses of published products by id, and the number of pages. */
export async function listSitemap(ctx: Context, input: { page: number }) {
  ctx.cache.dependsOn('catalog');
  return readSitemapPage(ctx.reads, input.page, sitemapPageSize);
}
