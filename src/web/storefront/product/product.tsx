import { memo } from 'react';
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useTrack } from '../../analytics/use-track.ts';
import { apiContext } from '../../api.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { MakerPortrait } from '../../components/maker-portrait.tsx';
import { ServerJsonLd } from '../../components/server-json-ld.tsx';
import { ShopHoliday } from '../../components/shop-holiday.tsx';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { ProgressiveHydration } from '../../hydration/progressive-hydration.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { useRecordView } from '../../recommendations/use-record-view.ts';
import { VisitorRows } from '../../recommendations/visitor-rows.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { settingsContext, useRootData } from '../../settings.ts';
import type { Route } from './+types/product';
import { BuyBox } from './buy-box.tsx';
import { BuyFacts } from './buy-facts.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts';
import { MakerStory } from './maker-story.tsx';
import { PageActions } from './page-actions.tsx';
import { shownPrice } from './price-rules.ts';
import { productBreadcrumbs } from './product-breadcrumbs.ts';
import { ProductMissing } from './product-missing.tsx';
import { Promises } from './promises.tsx';
import { productRedirect } from './redirect-rules.ts';
import { RelatedRow } from './related-row.tsx';
import { SellerLine } from './seller-line.tsx';
import { silhouetteOf } from './silhouettes.ts';
import { shorten } from './text-rules.ts';
import { useChoice } from './use-choice.ts';
import { candidatesOf, chosenVariant, selectableVariants } from './variant-choice-rules.ts';

/** Products in the row of related ones. */
const relatedCount = 8;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({ 'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'public' });

/** Another variant of the same product needs no new data. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname === nextUrl.pathname && currentParams.id === nextParams.id) return false;
  return defaultShouldRevalidate;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const product = await api.catalog.getProduct({ id: params.id }).then(
    (answer) => answer.data.data.product,
    (error: { code?: unknown }) => {
      if (error.code === 'PRODUCT_NOT_FOUND') return undefined;
      throw error;
    },
  );
  if (!product) return data(undefined, { status: 404, headers: { 'Cache-Control': 'no-store' } });

  const { pathname, search } = new URL(request.url);
  const proper = productRedirect(product, { slug: params.slug, search, language: languageOf(pathname) });
  if (proper) throw redirect(proper.to, proper.permanent ? 308 : 302);

  const { _id: id, leadTimeDays } = product;
  const [maker, seller, byMaker, similar, { destinations, holidays }, fullMonths] = await Promise.all([
    api.makers.getMaker({ slug: product.maker.slug }),
    api.sellers.getSeller({ slug: product.seller.slug }),
    // With one more, to leave out this product: the same lists serve the pages of all of them.
    api.catalog.listCards({ makerId: product.maker._id, sellerId: product.seller._id, limit: relatedCount + 1 }),
    api.catalog.listCards({ subcategoryId: product.subcategory._id, limit: relatedCount + 1 }),
    api.delivery.listDestinations(),
    leadTimeDays === undefined ? [] : api.making.listFullMonths({ id }).then((answer) => answer.data.months),
  ]);
  const { since, dispatchDays, calendar, holiday } = seller.data.seller;
  const india = destinations.find(({ country }) => country === 'IN');
  const related = ({ cards }: { cards: readonly ProductCard[] }, shown: readonly string[]) =>
    cards
      .filter((card) => card._id !== id)
      .slice(0, relatedCount)
      .filter((card) => !shown.includes(card._id))
      .map(cardWithoutPlaceholder);
  const cardsByMaker = related(byMaker, []);
  return data({
    product,
    maker: maker.data.maker,
    seller: { since, dispatchDays, calendar, holiday },
    delivery: india && { transit: india.transit, holidays },
    silhouette: silhouetteOf(product),
    ...(fullMonths.length > 0 ? { fullMonths } : {}),
    codLimitPaise: context.get(settingsContext).codLimitPaise,
    byMaker: cardsByMaker,
    similar: related(
      similar,
      cardsByMaker.map(({ _id }) => _id),
    ),
    // Server and browser evaluate discounts at this moment; the cache drops the page when one ends.
    shownAt: Date.now(),
  });
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).product;
  if (!loaderData) return [{ title: t.missing.title }, { name: 'robots', content: 'noindex' }];
  const { product, maker } = loaderData;
  return pageMeta({
    language,
    path: links(language).product(product),
    title: `${inLanguage(product.title, language)}, ${inLanguage(maker.name, language)}`,
    description: shorten(inLanguage(product.description, language), 158),
    image: product.media[0]?.url,
    type: 'product',
    settings: settingsOf(matches),
  });
}

/** The product and the way to it, for search engines. */
function ProductJsonLd({
  product,
  delivery,
  shownAt,
}: Pick<Route.ComponentProps['loaderData'] & object, 'product' | 'delivery' | 'shownAt'>) {
  const language = useLanguage();
  const home = { name: useMessages().shell.breadcrumbs.home, to: links(language).home() };
  const publicUrl = useRootData()?.settings.publicUrl;
  if (publicUrl === undefined) return null;
  const facts = import.meta.env.SSR
    ? [
        productJsonLd({ product, language, publicUrl, now: new Date(shownAt), transit: delivery?.transit }),
        breadcrumbJsonLd([home, ...productBreadcrumbs(product, language)], publicUrl),
      ]
    : [];
  return (
    <>
      <ServerJsonLd facts={facts[0]} />
      <ServerJsonLd facts={facts[1]} />
    </>
  );
}

const Seller = memo(function Seller({ product, seller }: Pick<Route.ComponentProps['loaderData'] & object, 'product' | 'seller'>) {
  return (
    <>
      <SellerLine seller={{ ...product.seller, ...seller }} leadTimeDays={product.leadTimeDays} />
      <PageActions product={product} />
    </>
  );
});

/** The maker and related products. Rendered once: no choice of a size or a colour changes them. */
const RowsBelow = memo(function RowsBelow({
  product,
  maker,
  byMaker,
  similar,
}: Pick<Route.ComponentProps['loaderData'] & object, 'product' | 'maker' | 'byMaker' | 'similar'>) {
  const language = useLanguage();
  const t = useMessages().product;
  const at = links(language);
  return (
    <ProgressiveHydration>
      <MakerStory maker={maker} />
      <RelatedRow
        id="by-maker"
        title={t.related.byMaker(inLanguage(maker.name, language))}
        note={t.related.sameParcel}
        to={at.maker(maker.slug)}
        cards={byMaker}
      />
      <RelatedRow
        id="similar"
        title={t.related.similar(inLanguage(product.subcategory.name, language))}
        to={at.category(product.category.slug, product.subcategory.slug)}
        cards={similar}
      />
      <VisitorRows current={product._id} slotClassName="empty:-mt-14 lg:empty:-mt-20" />
    </ProgressiveHydration>
  );
});

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages().product;
  const variants = selectableVariants(loaderData?.product.variants ?? []);
  const [choice, choose] = useChoice(variants);
  useTrack('product', loaderData?.product._id);
  useRecordView(loaderData?.product);
  if (!loaderData) return <ProductMissing />;

  const { product, maker, seller, delivery, silhouette, fullMonths, codLimitPaise, byMaker, similar, shownAt } = loaderData;
  const at = links(language);

  const title = inLanguage(product.title, language);
  const selected = chosenVariant(variants, choice);
  const now = new Date(shownAt);
  return (
    <div key={product._id} className="grid grid-cols-1 gap-14 pb-6 lg:gap-20 lg:pb-8">
      <ProductJsonLd product={product} delivery={delivery} shownAt={shownAt} />
      <div className="page w-full">
        <Breadcrumbs steps={productBreadcrumbs(product, language)} hideLast />
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-y-16">
          <Gallery pictures={product.media} title={title} color={choice.color} />
          <div className="grid content-start gap-6 self-start lg:row-span-2 [@media(min-height:52rem)_and_(min-width:64rem)]:sticky [@media(min-height:52rem)_and_(min-width:64rem)]:top-24">
            <header>
              <h1 className="hyphens-auto break-words text-3xl">{title}</h1>
              <p className="mt-3 flex items-center gap-4 text-muted leading-snug">
                <MakerPortrait maker={product.maker} decorative className="w-20 shrink-0 rounded-sm print:hidden" />
                <span>
                  {t.by}{' '}
                  <Link to={at.maker(product.maker.slug)} className="text-link text-ink">
                    {inLanguage(product.maker.name, language)}
                  </Link>
                  <span className="block text-sm">{inLanguage(maker.craft, language)}</span>
                  <span className="block text-sm">
                    {inLanguage(maker.place, language)}, {t.people.since(maker.since)}
                  </span>
                </span>
              </p>
            </header>
            <BuyBox product={product} variants={variants} choice={choice} onChoose={choose} now={now} similar={similar} />
            <ShopHoliday holiday={seller.holiday} />
            <BuyFacts product={product} />
            <Promises
              leadTimeDays={product.leadTimeDays}
              dispatchDays={seller.dispatchDays}
              calendar={seller.calendar}
              fullMonths={fullMonths}
              delivery={delivery}
              soldOut={candidatesOf(variants, choice).every(({ stock }) => stock === 0)}
              paise={shownPrice(product.pricing, selected?.priceDelta ?? 0, now).paise}
              codLimitPaise={codLimitPaise}
              now={now}
            />
            <Seller product={product} seller={seller} />
          </div>
          <Details product={product} sku={selected?.sku} silhouette={silhouette} />
        </div>
      </div>
      <RowsBelow product={product} maker={maker} byMaker={byMaker} similar={similar} />
    </div>
  );
}
