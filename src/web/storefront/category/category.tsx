import type { ReactNode } from 'react';
import { data, Link, useLocation, useNavigation } from 'react-router';
import type { Category, Subcategory } from '#modules/catalog/category-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { GridSkeleton } from '../../components/grid-skeleton.tsx';
import { resultsFrame } from '../../components/page-skeleton.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { useDelayed } from '../../shell/pending-route.tsx';
import { findListing, type ListingPage } from '../listing/find-listing.ts';
import { Listing } from '../listing/listing.tsx';
import { type ListingScope, parseListing } from '../listing/listing-request.ts';
import { NoMatches } from '../listing/no-matches.tsx';
import type { Route } from './+types/category';
import { CategoryHeader } from './category-header.tsx';
import { SubcategoryNav } from './subcategory-nav.tsx';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

interface CategoryData {
  category: Category;
  subcategories: Subcategory[];
  /** Undefined after a failure. */
  found?: ListingPage;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { category, subcategories: parts } = await api.catalog.getCategory({ slug: params.slug });
  // Links of the page's navigation alone: their pictures are shown nowhere.
  const subcategories = parts.map(({ banner: _, ...part }) => part);
  const { request, scope } = readAddress(category, subcategories, url.searchParams);
  try {
    const found = await findListing(api, request, scope);
    return data<CategoryData>({ category, subcategories, found }, { headers: { 'Cache-Control': 'public' } });
  } catch {
    return data<CategoryData>({ category, subcategories }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

/** Reads which list an address asks for; an unknown subcategory is all of the category. */
function readAddress(category: Category, subcategories: readonly Subcategory[], params: URLSearchParams) {
  const current = subcategories.find(({ slug }) => slug === params.get('sub'));
  const scope: ListingScope = { category: [category.slug], subcategory: current ? [`${category.slug}/${current.slug}`] : [] };
  return { current, scope, request: parseListing(params, current ? ['sub'] : []) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { category, subcategories } = loaderData as CategoryData;
  const { current } = readAddress(category, subcategories, new URLSearchParams(location.search));
  const language = languageOf(location.pathname);
  const name = inLanguage(category.name, language);
  return pageMeta({
    language,
    path: links(language).category(category.slug, current?.slug),
    title: current ? messagesOf(language).listing.metaTitle(inLanguage(current.name, language), name) : name,
    description: inLanguage((current ?? category).description, language),
    image: category.banner?.url,
    settings: settingsOf(matches),
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, subcategories, found } = loaderData as CategoryData;
  const language = useLanguage();
  const t = useMessages().listing;
  const to = links(language);
  const { pathname, search } = useLocation();
  const { current, request, scope } = readAddress(category, subcategories, new URLSearchParams(search));
  const { location: next } = useNavigation();
  const isLeaving = next?.pathname === pathname;
  // A slow change of subcategory shows a skeleton; a filtered list keeps its products until the new ones
  // arrive.
  const nextSub = new URLSearchParams(next?.search).get('sub') ?? undefined;
  const isOtherShelf = useDelayed(isLeaving && nextSub !== current?.slug ? true : undefined) === true;
  const name = inLanguage(category.name, language);
  const nav = (
    <SubcategoryNav category={category} subcategories={subcategories} current={current} request={request} facets={found?.facets} />
  );
  return (
    <div className="page pb-20">
      <Breadcrumbs
        steps={current ? [{ name, to: to.category(category.slug) }, { name: inLanguage(current.name, language) }] : [{ name }]}
      />
      <CategoryHeader category={category} current={current} found={found} isLeaving={isLeaving} />
      {isOtherShelf ? (
        <Aside nav={nav}>
          <GridSkeleton kind="category" />
        </Aside>
      ) : found && found.total > 0 ? (
        <Listing kind="category" request={request} found={found} scope={scope} isLeaving={isLeaving} nav={nav} />
      ) : (
        <Aside nav={nav}>
          {found ? (
            <NoMatches request={request} found={found} title={t.empty} except={category.slug} />
          ) : (
            <p role="status">
              {t.failed}{' '}
              <Link to={pathname + search} reloadDocument className="text-link">
                {t.retry}
              </Link>
            </p>
          )}
        </Aside>
      )}
    </div>
  );
}

/** The navigation beside a list that has no products to filter. */
function Aside({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className={resultsFrame}>
      {nav}
      <div className="min-w-0 max-lg:mt-5">{children}</div>
    </div>
  );
}
