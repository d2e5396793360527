import { Link } from 'react-router';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { Ornament } from '../brand/ornament.tsx';
import { call } from '../browser-api.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ShopHoliday } from '../components/shop-holiday.tsx';
import { VerifiedSeller } from '../components/verified-seller.tsx';
import { languageOf, links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/seller';
import { DefinitionList } from './definition-list.tsx';
import { listCards, pageSize } from './listing/list-cards.ts';
import { ProductList } from './listing/product-list.tsx';

/** Cloth samples shown for a seller, who has no picture. */
const samples = ['Block printing', 'Ikat', 'Bandhani', 'Kantha', 'Pottery', 'Handloom', 'Inlay', 'Chikan'];

export const headers = () => ({ 'Cache-Control': 'public' });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { seller } = (await api.sellers.getSeller({ slug: params.slug })).data;
  return { seller, ...(await listCards(api, { sellerId: seller._id }, url)) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { seller } = loaderData;
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    path: links(language).seller(seller.slug),
    title: `${labelIn(seller.sellerName, seller.label, language)}, ${inLanguage(seller.city, language)}`,
    description: inLanguage(seller.about, language),
    settings: settingsOf(matches),
  });
};

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const { seller, cards, next } = loaderData;
  const language = useLanguage();
  const t = useMessages().makers;
  const name = labelIn(seller.sellerName, seller.label, language);
  const { home } = useMessages().shell.breadcrumbs;
  return (
    <div className="page pb-20">
      <Breadcrumbs steps={[{ name }]} />
      <div aria-hidden="true" className="mt-4 grid grid-cols-4 gap-2 lg:mt-6 lg:grid-cols-8 lg:gap-3">
        {samples.map((craft, at) => (
          <Ornament
            key={craft}
            name={`${seller.slug} ${at}`}
            craft={craft}
            sample
            className={`aspect-square rounded-sm ${at > 3 ? 'max-lg:hidden' : ''}`}
          />
        ))}
      </div>
      <article className="mt-8 grid gap-x-20 gap-y-8 lg:mt-12 lg:grid-cols-[1fr_minmax(0,26rem)]">
        <div>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <p className="text-madder">{t.sellerKinds[seller.kind]}</p>
            {seller.verified && <VerifiedSeller className="text-sm" />}
          </div>
          <h1 className="mt-2 text-4xl">{name}</h1>
          <ShopHoliday holiday={seller.holiday} className="mt-6" />
          <p className="mt-6 max-w-[58ch] text-lg leading-[1.75]">{inLanguage(seller.about, language)}</p>
        </div>
        <div>
          <DefinitionList
            rows={[
              [t.seat, `${inLanguage(seller.city, language)}, ${t.stateNames[seller.state] ?? seller.state}`],
              [t.began, seller.since],
              [
                t.dispatch,
                <>
                  {t.dispatchDays(seller.dispatchDays)}
                  <span className="block text-muted text-sm">{t.dispatchNote}</span>
                </>,
              ],
              ...(seller.legalName ? [[t.legalName, seller.legalName] as const] : []),
              ...(seller.gstin ? [[t.gstin, seller.gstin] as const] : []),
              ...(seller.address ? [[t.address, seller.address] as const] : []),
            ]}
          />
        </div>
      </article>
      <section aria-labelledby="pieces" className="mt-14 border-line border-t pt-10 lg:mt-20">
        <h2 id="pieces" className="mb-8 text-2xl">
          {t.sold(name)}
        </h2>
        {cards.length > 0 ? (
          <ProductList
            cards={cards}
            next={next}
            kind="wide"
            cursor="after"
            loadPage={(after, options) => call('catalog.listCards', { sellerId: seller._id, limit: pageSize, after }, options)}
          />
        ) : (
          <p className="max-w-[52ch] text-muted">
            {t.nothing}{' '}
            <Link to={links(language).home()} className="text-ink text-link">
              {home}
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}
