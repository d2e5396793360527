import { apiContext } from '../api.ts';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/sitemap-index';
import { renderSitemapIndex, xmlResponse } from './sitemap-xml.ts';

/** Answers /sitemap.xml: one file of pages and one for every 10,000 products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = await context.get(apiContext).catalog.listSitemap({ page: 0 });
  const products = Array.from({ length: pages }, (_, page) => `/sitemaps/products-${page}.xml`);
  return xmlResponse(renderSitemapIndex(context.get(settingsContext).publicUrl, ['/sitemaps/pages.xml', ...products]));
}
