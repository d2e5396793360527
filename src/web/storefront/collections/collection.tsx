import { data, Link, useLocation, useNavigation } from 'react-router';
import type { Shelf } from '#modules/collections/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { ArrivalNote } from '../../collections/arrival-note.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { languageOf, links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { findListing } from '../listing/find-listing.ts';
import { Listing } from '../listing/listing.tsx';
import { parseListing } from '../listing/listing-request.ts';
import { ListingTitle } from '../listing/listing-title.tsx';
import { NoMatches } from '../listing/no-matches.tsx';
import type { Route } from './+types/collection';
import { collectionMessagesOf } from './messages.ts';

/** Prices are no list of gifts: the list itself narrows to them. */
const giftShelves: readonly Shelf[] = ['person', 'occasion'];
const isGift = (shelf: Shelf) => shelf === 'price' || giftShelves.includes(shelf);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { collection, basis } = await api.collections.getCollection({ slug });
  const shelves = isGift(collection.shelf) ? giftShelves : [collection.shelf];
  const others = (await Promise.all(shelves.map((shelf) => api.collections.listCollections({ shelf }))))
    .flatMap((list) => list.collections)
    .filter((other) => other.slug !== slug)
    .map(({ _id, slug, title }) => ({ _id, slug, title }));
  const shared = { collection, basis, others };
  try {
    const found = await findListing(api, parseListing(url.searchParams), { collection: [slug] });
    return data({ ...shared, found }, { headers: { 'Cache-Control': 'public' } });
  } catch {
    return data({ ...shared, found: undefined }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

type LoaderData = Route.ComponentProps['loaderData'];

/** Words of a collection: products without sales are not called loved. */
function wordsOf({ collection, basis }: Pick<LoaderData, 'collection' | 'basis'>, language: 'en' | 'hi') {
  const { popular } = collectionMessagesOf(language);
  if (basis === 'none') return popular.none;
  return { title: inLanguage(collection.title, language), lead: basis ? popular[basis] : inLanguage(collection.lead, language) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const { title, lead } = wordsOf(loaderData, language);
  const path = links(language).collection(loaderData.collection.slug);
  return pageMeta({ language, path, title, description: lead, settings: settingsOf(matches) });
};

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, found, others } = loaderData;
  const language = useLanguage();
  const t = collectionMessagesOf(language);
  const to = links(language);
  const { pathname, search } = useLocation();
  const request = parseListing(new URLSearchParams(search));
  const isLeaving = useNavigation().location?.pathname === pathname;
  const { title, lead } = wordsOf(loaderData, language);
  const { slug, shelf, season } = collection;
  return (
    <div className="page pb-20">
      <Breadcrumbs steps={[...(isGift(shelf) ? [{ name: t.gifts.title, to: to.gifts() }] : []), { name: title }]} />
      <ListingTitle title={title} total={found?.total} totalIsExact={found?.totalIsExact} isLeaving={isLeaving} className="mt-2" />
      <p className="mt-1 max-w-lead text-muted md:mt-2">{lead}</p>
      <ArrivalNote
        slug={shelf === 'occasion' && season?.isNow ? slug : undefined}
        words={t.arrivesBy}
        className="mt-2 font-semibold text-neem"
      />
      <div className="mt-5 lg:mt-8">
        {found && found.total > 0 ? (
          <Listing kind="category" request={request} found={found} scope={{ collection: [slug] }} isLeaving={isLeaving} />
        ) : found ? (
          <NoMatches request={request} found={found} title={t.empty} />
        ) : (
          <p role="status">
            {t.failed}{' '}
            <Link to={pathname + search} reloadDocument className="text-link">
              {t.retry}
            </Link>
          </p>
        )}
      </div>
      {others.length > 0 && (
        <nav aria-labelledby="others" className="mt-16">
          <h2 id="others" className="text-xl">
            {t.others[shelf]}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {others.map((other) => (
              <li key={other._id}>
                <Link to={to.collection(other.slug)} className="text-link inline-flex min-h-11 items-center">
                  {inLanguage(other.title, language)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
