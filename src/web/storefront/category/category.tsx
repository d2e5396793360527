import { data, Link, useNavigation } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { call } from '../../browser-api.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { GridSkeleton } from '../../components/grid-skeleton.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { useDelayed } from '../../shell/pending-route.tsx';
import { namedCurrency, shownCurrency } from '../../shown-currency.ts';
import { currencyField, readFilters } from '../listing/filter-values.ts';
import { ProductList } from '../listing/product-list.tsx';
import type { Route } from './+types/category';
import { CategoryFilters } from './category-filters.tsx';
import { CategoryHeader } from './category-header.tsx';
import { EmptyCategory } from './empty-category.tsx';
import { SubcategoryNav } from './subcategory-nav.tsx';

const pageSize = 24;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalog } = context.get(apiContext);
  const { category, subcategories } = await catalog.getCategory({ slug: params.slug });
  const slug = url.searchParams.get('sub');
  const current = subcategories.find((subcategory) => subcategory.slug === slug) ?? subcategories[0];
  const shared = { category, subcategories, current };
  if (!current)
    return data(
      { ...shared, filters: readFilters(url.searchParams, []), materials: [], cards: [], next: undefined, failed: false },
      publicCache,
    );
  const { materials } = await catalog.listMaterials({ subcategoryId: current._id });
  const shown = await shownCurrency(context);
  const typed = await namedCurrency(context, url.searchParams.get(currencyField));
  const filters = readFilters(url.searchParams, materials, { typed, shown });
  const list = (after: string | undefined) => catalog.listCards({ subcategoryId: current._id, limit: pageSize, ...filters.query, after });
  const after = url.searchParams.get('after') || undefined;
  try {
    // A cursor of another list starts this one from its beginning.
    const page = await list(after?.slice(0, 200)).catch((error: unknown) => {
      if (after === undefined) throw error;
      return list(undefined);
    });
    return data({ ...shared, filters, materials, cards: page.cards, next: page.next, failed: false }, publicCache);
  } catch {
    return data({ ...shared, filters, materials, cards: [], next: undefined, failed: true }, { headers: { 'Cache-Control': 'no-store' } });
  }
}
const publicCache = { headers: { 'Cache-Control': 'public' } };

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { category, subcategories, current } = loaderData;
  const language = languageOf(location.pathname);
  const name = inLanguage(category.name, language);
  const isFirst = current === undefined || current.slug === subcategories[0]?.slug;
  return pageMeta({
    language,
    path: links(language).category(category.slug, isFirst ? undefined : current.slug),
    title: isFirst ? name : messagesOf(language).listing.metaTitle(inLanguage(current.name, language), name),
    description: inLanguage(isFirst ? category.description : current.description, language),
    image: category.banner?.url,
    settings: settingsOf(matches),
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, subcategories, current, filters, materials, cards, next, failed } = loaderData;
  const language = useLanguage();
  const t = useMessages().listing;
  const name = inLanguage(category.name, language);
  const navigation = useNavigation();
  const isLeaving = navigation.location?.pathname === links(language).category(category.slug);
  const isFirst = current?.slug === subcategories[0]?.slug;
  const unfilteredUrl = links(language).category(category.slug, isFirst ? undefined : current?.slug);
  const to = new URLSearchParams(navigation.location?.search);
  // A slow change of subcategory shows a skeleton; a filtered list keeps its products until the new ones
  // arrive.
  const isOtherShelf = useDelayed(isLeaving && (to.get('sub') ?? subcategories[0]?.slug) !== current?.slug ? true : undefined) === true;
  return (
    <div className="page pb-20">
      <Breadcrumbs steps={[{ name }]} />
      <CategoryHeader category={category} />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 lg:border-line lg:border-t lg:pt-10">
        <div className="contents lg:block lg:space-y-10">
          {current && (
            <SubcategoryNav categorySlug={category.slug} categoryName={name} subcategories={subcategories} current={current.slug} />
          )}
          <div className="max-lg:mt-6">
            <CategoryFilters
              key={current?.slug}
              values={filters}
              materials={materials}
              sub={isFirst ? undefined : current?.slug}
              unfilteredUrl={unfilteredUrl}
            />
          </div>
        </div>
        <section aria-labelledby="shelf" aria-busy={isLeaving} className="max-lg:mt-8">
          {current && (
            <div className="mb-5 sm:mb-8">
              <h2 id="shelf" className="text-xl sm:text-2xl">
                {inLanguage(current.name, language)}
              </h2>
              <p className="mt-2 max-w-[60ch] text-muted">{inLanguage(current.description, language)}</p>
            </div>
          )}
          {isOtherShelf ? (
            <GridSkeleton kind="category" />
          ) : cards.length > 0 && current ? (
            <div className={isLeaving ? 'opacity-50 transition-opacity delay-150' : ''}>
              <ProductList
                cards={cards}
                next={next}
                kind="category"
                cursor="after"
                loadPage={(after, options) =>
                  call('catalog.listCards', { subcategoryId: current._id, limit: pageSize, ...filters.query, after }, options)
                }
              />
            </div>
          ) : failed ? (
            <p role="status">
              {t.failed}{' '}
              <Link to={unfilteredUrl} reloadDocument className="text-link">
                {t.retry}
              </Link>
            </p>
          ) : (
            <EmptyCategory
              category={category}
              others={subcategories.filter((one) => one !== current)}
              isFiltered={filters.active > 0}
              unfilteredUrl={unfilteredUrl}
            />
          )}
        </section>
      </div>
    </div>
  );
}
