import { shelves } from '#modules/collections/contract.ts';
import { type Api, apiContext } from '../api.ts';
import { links } from '../links.ts';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/sitemap-file';
import { renderSitemap, type SitemapPage, xmlResponse } from './sitemap-xml.ts';

/** Answers /sitemaps/pages.xml and /sitemaps/products-{n}.xml. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const pages = await listPages(context.get(apiContext), params.file);
  if (!pages) throw new Response(null, { status: 404 });
  return xmlResponse(renderSitemap(context.get(settingsContext).publicUrl, pages));
}

const to = links('en');

async function listPages(api: Api, file: string): Promise<SitemapPage[] | undefined> {
  if (file === 'pages.xml')
    return [
      ...fixedPages(),
      ...(await categoryPages(api)),
      ...(await collectionPages(api)),
      ...(await makerPages(api)),
      ...(await storyPages(api)),
    ];
  const number = /^products-(0|[1-9]\d{0,4})\.xml$/.exec(file)?.[1];
  if (number === undefined) return undefined;
  const { products } = await api.catalog.listSitemap({ page: Number(number) });
  if (products.length === 0) return undefined;
  return products.map((product) => ({ path: to.product(product), updatedAt: product.updatedAt }));
}

const fixedPages = (): SitemapPage[] =>
  [to.home(), to.gifts(), to.blog(), to.faqs(), to.becomeASeller(), to.contact(), to.terms(), to.refunds(), to.privacy()].map((path) => ({
    path,
  }));

async function categoryPages(api: Api): Promise<SitemapPage[]> {
  const { categories } = await api.catalog.listCategories();
  return categories.map(({ slug }) => ({ path: to.category(slug) }));
}

/** Of collections that have products. */
async function collectionPages(api: Api): Promise<SitemapPage[]> {
  const lists = await Promise.all(shelves.map((shelf) => api.collections.listCollections({ shelf, cards: 1 })));
  return lists.flatMap(({ collections }) => collections.map(({ slug }) => ({ path: to.collection(slug) })));
}

async function makerPages(api: Api): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await api.makers.listMakers({ limit: 100, ...(after === undefined ? {} : { after }) });
    pages.push(...data.makers.map(({ slug }) => ({ path: to.maker(slug) })));
    after = next;
  } while (after !== undefined);
  return pages;
}

async function storyPages(api: Api): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  let after: string | undefined;
  do {
    const { posts, next } = await api.content.listPosts({ limit: 100, after });
    pages.push(...posts.map(({ slug, publishedOn }) => ({ path: to.story(slug), updatedAt: publishedOn })));
    after = next;
  } while (after !== undefined);
  return pages;
}
