import { data, Link, useLocation, useNavigation } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Collection } from '#modules/collections/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { ArrivalNote } from '../../collections/arrival-note.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CardShelf } from '../../components/card-shelf.tsx';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { languageOf, links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { findListing } from '../listing/find-listing.ts';
import { Listing } from '../listing/listing.tsx';
import { countActive, type ListingScope, parseListing } from '../listing/listing-request.ts';
import { ListingTitle } from '../listing/listing-title.tsx';
import { NoMatches } from '../listing/no-matches.tsx';
import { PriceBandLinks } from '../listing/price-band-links.tsx';
import type { Route } from './+types/gifts';
import { CollectionTile, type Tile } from './collection-tile.tsx';
import { collectionMessagesOf } from './messages.ts';
import { cardsPerTile, toTiles } from './tiles.ts';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The most collections that one list is of. */
const maxCollections = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { collections } = api;
  const list = async (shelf: 'person' | 'occasion', cards: number) => (await collections.listCollections({ shelf, cards })).collections;
  const [people, occasions] = await Promise.all([list('person', cardsPerTile), list('occasion', 12)]);
  const tiles = toTiles([...people, ...occasions]);
  const season = occasions.find((occasion) => occasion.season?.isNow);
  const slugs = [...people, ...occasions].map(({ slug }) => slug).slice(0, maxCollections);
  const scope: ListingScope = { collection: slugs };
  const found = slugs.length === 0 ? undefined : await findListing(api, parseListing(url.searchParams), scope).catch(() => undefined);
  const page = {
    people: tiles.slice(0, people.length),
    occasions: tiles.slice(people.length),
    season: season?.slug,
    seasonal: season && toShelf(season),
    scope,
    found,
  };
  const hasFailed = slugs.length > 0 && !found;
  return data(page, { headers: { 'Cache-Control': hasFailed ? 'no-store' : 'public' } });
}

/** Products that are made to order arrive later than the day of the season. */
const toShelf = ({ cards, ...collection }: Collection & { cards: ProductCard[] }) => ({
  collection,
  cards: cards.filter((card) => !card.madeToOrder).map(cardWithoutPlaceholder),
});

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = collectionMessagesOf(language).gifts;
  return pageMeta({ language, path: links(language).gifts(), title, description: metaDescription, settings: settingsOf(matches) });
};

export default function Gifts({ loaderData: { people, occasions, season, seasonal, scope, found } }: Route.ComponentProps) {
  const language = useLanguage();
  const words = collectionMessagesOf(language);
  const t = words.gifts;
  const to = links(language);
  const { pathname, search } = useLocation();
  const request = parseListing(new URLSearchParams(search));
  const isLeaving = useNavigation().location?.pathname === pathname;
  // Collections give way to a list that was narrowed or continued.
  const isNarrowed = countActive(request) > 0 || request.sort !== 'relevance' || request.offset > 0;
  return (
    <div className="pb-20">
      <div className="page">
        <Breadcrumbs steps={isNarrowed ? [{ name: t.title, to: to.gifts() }, { name: t.all }] : [{ name: t.title }]} />
        <h1 className="mt-3 text-4xl">{t.title}</h1>
        {!isNarrowed && <p className="mt-3 max-w-lead text-muted lg:text-lg">{t.lead}</p>}
        <ArrivalNote slug={season} words={words.arrivesBy} className="mt-2 font-semibold text-neem" />
        {!isNarrowed && <PriceBandLinks request={request} prices={found?.facets?.price} className="mt-4" />}
        {!found && (
          <p role="status" className="mt-8">
            {people.length + occasions.length === 0 ? t.none : words.failed}{' '}
            <Link to={to.search()} className="text-link">
              {t.allProducts}
            </Link>
          </p>
        )}
        {!isNarrowed && <Tiles id="people" title={t.byPerson} tiles={people} />}
        {!isNarrowed && <Tiles id="occasions" title={t.byOccasion} tiles={occasions} />}
      </div>
      {!isNarrowed && seasonal && <GiftShelf {...seasonal} />}
      {found && (
        <section aria-labelledby="all-gifts" className={`page ${isNarrowed ? 'mt-6' : 'mt-14 lg:mt-20'}`}>
          <ListingTitle
            as="h2"
            id="all-gifts"
            title={t.all}
            total={found.total}
            totalIsExact={found.totalIsExact}
            isLeaving={isLeaving}
            className="mb-5"
          />
          {found.total > 0 ? (
            <Listing kind="category" request={request} found={found} scope={scope} isLeaving={isLeaving} />
          ) : (
            <NoMatches request={request} found={found} title={words.empty} />
          )}
        </section>
      )}
    </div>
  );
}

function GiftShelf({ collection, cards }: NonNullable<Route.ComponentProps['loaderData']['seasonal']>) {
  const language = useLanguage();
  const words = collectionMessagesOf(language);
  const title = inLanguage(collection.title, language);
  return (
    <section aria-labelledby={collection.slug} className="mt-14 lg:mt-20">
      <div className="page flex items-baseline justify-between gap-6">
        <h2 id={collection.slug} className="text-xl lg:text-2xl">
          {title}
        </h2>
        <Link to={links(language).collection(collection.slug)} className="text-link inline-flex min-h-11 shrink-0 items-center">
          <span aria-hidden="true">{words.seeAll}</span>
          <span className="sr-only">{words.seeAllOf(title)}</span>
        </Link>
      </div>
      <CardShelf cards={cards} />
    </section>
  );
}

function Tiles({ id, title, tiles }: { id: string; title: string; tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10 lg:mt-14">
      <h2 id={id} className="text-xl lg:text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-6 lg:gap-x-6">
        {tiles.map((tile) => (
          <CollectionTile key={tile.collection._id} {...tile} />
        ))}
      </ul>
    </section>
  );
}
